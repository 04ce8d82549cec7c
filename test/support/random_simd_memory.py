"""How vectors are loaded and stored: texts, and which places in memory are which lanes."""

_UNALIGNED = "*(const u{kind} *){p}"


def _masked(kind, on):
    listed = ", ".join("-1" if each else "0" for each in on)
    letter = {"d": "64x", "f": "32"}[kind.kind]
    prefix = {128: "_mm", 256: "_mm256"}[kind.bits]
    if (kind.kind, kind.bits) == ("d", 128):  # there is no setr of two
        return f"_mm_set_epi64x({', '.join(listed.split(', ')[::-1])})"
    return f"{prefix}_setr_epi{letter}({listed})"


def _intrinsic(kind):
    return {128: "_mm", 256: "_mm256"}[kind.bits], {"d": "pd", "f": "ps"}[kind.kind]


def loads_of(target, kind):
    """Texts, and for each lane its place, or None for zero."""
    every, count = list(range(kind.lanes)), kind.lanes
    if count == 1:
        return [("*{p}", [0])]
    found = [
        (_UNALIGNED, every),
        ("{kind} {r}; memcpy(&{r}, {p}, sizeof {r})", every),
    ]
    if not target.x86:
        listed = ", ".join(f"{{p}}[{at}]" for at in every)
        return [*found, (f"({kind.name}){{{{{listed}}}}}", every)]
    prefix, ending = _intrinsic(kind)
    found += [(f"{prefix}_loadu_{ending}({{p}})", every)] * 3
    if kind.bits == 128:
        first = [0] + [None] * (count - 1)
        found.append((f"_mm_load_{'sd' if kind.kind == 'd' else 'ss'}({{p}})", first))
        found.append((f"_mm_load1_{ending}({{p}})", [0] * count))
        if kind.kind == "f":
            cast = "_mm_castpd_ps(_mm_load_sd((const double *){p}))"
            found.append((cast, [0, 1, None, None]))
    else:
        letter = {"d": "sd", "f": "ss"}[kind.kind]
        found.append((f"_mm256_broadcast_{letter}({{p}})", [0] * count))
    if target.avx:
        for on in ([1] * (count - 1) + [0], [at % 2 for at in every]):
            places = [at if each else None for at, each in zip(every, on, strict=True)]
            text = f"{prefix}_maskload_{ending}({{p}}, {_masked(kind, on)})"
            found.append((text, places))
    return found


def stores_of(target, kind):
    """Texts, and pairs of places and lanes."""
    count = kind.lanes
    if count == 1:
        return [("*{p} = {0}", [(0, 0)])]
    every = [(at, at) for at in range(count)]
    found = [(f"*(u{kind.name} *){{p}} = {{0}}", every), ("memcpy({p}, &{0}, sizeof {0})", every)]
    found += [(f"*{{p}} = {{0}}[{at}]", [(0, at)]) for at in range(count)]
    if not target.x86:
        return found
    prefix, ending = _intrinsic(kind)
    found += [(f"{prefix}_storeu_{ending}({{p}}, {{0}})", every)] * 3
    if kind.bits == 128:
        found.append((f"_mm_store_{'sd' if kind.kind == 'd' else 'ss'}({{p}}, {{0}})", [(0, 0)]))
    if (kind.kind, count) == ("d", 2):
        found.append(("_mm_storel_pd({p}, {0})", [(0, 0)]))
        found.append(("_mm_storeh_pd({p}, {0})", [(0, 1)]))
    if (kind.kind, count) == ("f", 4):
        found.append(("_mm_storel_pi((__m64 *){p}, {0})", [(0, 0), (1, 1)]))
        found.append(("_mm_storeh_pi((__m64 *){p}, {0})", [(0, 2), (1, 3)]))
    if target.avx:
        for on in ([1] * (count - 1) + [0], [at % 2 for at in range(count)]):
            pairs = [(at, at) for at in range(count) if on[at]]
            text = f"{prefix}_maskstore_{ending}({{p}}, {_masked(kind, on)}, {{0}})"
            found.append((text, pairs))
    return found
