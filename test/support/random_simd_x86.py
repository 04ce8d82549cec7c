"""x86's intrinsics as rows of operations."""

from random_simd_ops import (
    Row,
    Type,
    alternating,
    backwards,
    blended,
    chained,
    cleared_bits,
    constant,
    each,
    first,
    get,
    imm,
    joined,
    kept_bits,
    lane,
    moved,
    numbers,
    paired,
    selected,
    selected_bits,
    spread,
    summed,
    two_bits,
)

D1, D2, D4 = (Type("d", lanes) for lanes in (1, 2, 4))
F1, F4, F8 = (Type("f", lanes) for lanes in (1, 4, 8))
_PREFIX = {128: "_mm", 256: "_mm256"}
_ENDING = {"d": "pd", "f": "ps"}
_BINARY = ("add", "sub", "mul", "div", "min", "max")
_COMPARED = {
    "lt": "LT_OQ",
    "le": "LE_OS",
    "gt": "GT_OQ",
    "ge": "GE_OQ",
    "eq": "EQ_OQ",
    "ne": "NEQ_UQ",
}


def _called(kind, name):
    return f"{_PREFIX[kind.bits]}_{name}_{_ENDING[kind.kind]}"


def _wrapped(kind, name, count, *, more=""):
    listed = ", ".join(f"{{{at}}}" for at in range(count))
    return f"{_called(kind, name)}({listed}{more})"


def _suffix(kind):
    return "f" if kind.kind == "f" else ""


def _near(kind):
    return {"d": 2, "f": 4}[kind.kind]


def arithmetic(kind):
    for name in _BINARY:
        yield Row(name, (kind, kind), kind, _wrapped(kind, name, 2), each(name), weight=6)
    yield Row("sqrt", (kind,), kind, _wrapped(kind, "sqrt", 1), each("sqrt"), weight=4)
    zero = f"{_called(kind, 'set1')}(-0.0{_suffix(kind)})"
    yield Row("neg", (kind,), kind, f"{_called(kind, 'xor')}({{0}}, {zero})", each("neg"))
    yield Row("abs", (kind,), kind, f"{_called(kind, 'andnot')}({zero}, {{0}})", each("abs"))
    yield Row(
        "minus",
        (kind,),
        kind,
        f"{_called(kind, 'sub')}({_called(kind, 'setzero')}(), {{0}})",
        each("neg"),
    )


def first_lane(kind):
    """What computes in lane 0 only."""
    letter = {"d": "sd", "f": "ss"}[kind.kind]
    for name in _BINARY:
        text = f"_mm_{name}_{letter}({{0}}, {{1}})"
        yield Row(f"{name}_{letter}", (kind, kind), kind, text, first(name), weight=1)
    if kind.kind == "d":
        yield Row("sqrt_sd", (kind, kind), kind, "_mm_sqrt_sd({0}, {1})", first("sqrt", of=(1,)))
    else:
        yield Row("sqrt_ss", (kind,), kind, "_mm_sqrt_ss({0})", first("sqrt", of=(0,)))
    count = kind.lanes
    move = moved(count, *range(1, count))
    yield Row(f"move_{letter}", (kind, kind), kind, f"_mm_move_{letter}({{0}}, {{1}})", move)
    scalar, one = kind.of(1), f"_mm_set_{letter}({{0}})"
    only = lambda m, o, _g: [o[0][0], *[m.literal(0)] * (count - 1)]  # noqa: E731
    yield Row(f"set_{letter}", (scalar,), kind, one, only)
    got = "_mm_cvtsd_f64({0})" if kind.kind == "d" else "_mm_cvtss_f32({0})"
    yield Row("first", (kind,), scalar, got, moved(0), weight=3)


def unpacked(kind):
    near, count = _near(kind), kind.lanes
    for name, start in (("unpacklo", 0), ("unpackhi", near // 2)):
        places = [
            which * count + block + start + at
            for block in range(0, count, near)
            for at in range(near // 2)
            for which in range(2)
        ]
        yield Row(name, (kind, kind), kind, _wrapped(kind, name, 2), moved(*places), weight=5)


def shuffled(kind):
    count = kind.lanes
    if kind.kind == "d":

        def places(bits):
            return [(at % 2) * count + (at - at % 2) + (bits >> at & 1) for at in range(count)]

        pick = imm(count, places)
    else:

        def places(bits):
            return [
                (at % 4 >= 2) * count + (at - at % 4) + two_bits(bits, at % 4)
                for at in range(count)
            ]

        pick = imm(8, places)
    text = _wrapped(kind, "shuffle", 2, more=", {imm}")
    yield Row("shuffle", (kind, kind), kind, text, moved(), pick, weight=5)


def between(kind, wide):
    """Halves of 256 bits."""
    letter = named = _ENDING[kind.kind]
    count = kind.lanes
    low, high = range(count), range(count, 2 * count)
    cast = f"_mm256_cast{named}256_{named}128({{0}})"
    yield Row("low", (wide,), kind, cast, moved(*low))
    yield Row("extract", (wide,), kind, f"_mm256_extractf128_{letter}({{0}}, 1)", moved(*high))
    undefined = moved(*low, *[-1] * count)
    yield Row("widen", (kind,), wide, f"_mm256_cast{named}128_{named}256({{0}})", undefined)
    for at in range(2):
        places = [*range(2 * count)]
        places[at * count : at * count + count] = range(2 * count, 3 * count)
        text = f"_mm256_insertf128_{letter}({{0}}, {{1}}, {at})"
        yield Row("insert", (wide, kind), wide, text, moved(*places))
    both = moved(*range(count, 2 * count), *low)
    text = f"_mm256_set_{ {'pd': 'm128d', 'ps': 'm128'}[letter] }({{0}}, {{1}})"
    yield Row("set_m128", (kind, kind), wide, text, both)


def permuted(kind):
    count = kind.lanes
    yield Row(
        "swap halves",
        (kind, kind),
        kind,
        _called(kind, "permute2f128") + "({0}, {1}, {imm})",
        moved(),
        _picked_halves(count),
    )
    if kind.kind == "d":
        text = "_mm256_permute4x64_pd({0}, {imm})"
        pick = imm(8, lambda bits: [two_bits(bits, at) for at in range(4)])
        yield Row("permute4x64", (kind,), kind, text, moved(), pick, weight=3)
        yield Row("movedup", (kind,), kind, "_mm256_movedup_pd({0})", moved(0, 0, 2, 2))
        yield Row("broadcast", (D2,), kind, "_mm256_broadcastsd_pd({0})", spread(4))
        pick = imm(4, lambda bits: [at - at % 2 + (bits >> at & 1) for at in range(4)])
        yield Row("permute", (kind,), kind, "_mm256_permute_pd({0}, {imm})", moved(), pick)
    else:
        text = "_mm256_permutevar8x32_ps({0}, _mm256_setr_epi32({list}))"
        yield Row("permutevar", (kind,), kind, text, moved(), _any_places(8))
        pick = imm(8, lambda bits: [at - at % 4 + two_bits(bits, at % 4) for at in range(8)])
        yield Row("permute", (kind,), kind, "_mm256_permute_ps({0}, {imm})", moved(), pick)


def _any_places(count):
    def pick(rng):
        places = [rng.randrange(count) for _ in range(count)]
        return {"places": places, "list": ", ".join(map(str, places))}

    return pick


def _halves(bits, count):
    half = count // 2
    return [half * (bits >> shift & 3) + at for shift in (0, 4) for at in range(half)]


def _picked_halves(count):
    def pick(rng):
        bits = rng.randrange(4) | rng.randrange(4) << 4
        return {"imm": bits, "places": _halves(bits, count)}

    return pick


def small_moves():
    yield Row("movehl", (F4, F4), F4, "_mm_movehl_ps({0}, {1})", moved(6, 7, 2, 3))
    yield Row("movelh", (F4, F4), F4, "_mm_movelh_ps({0}, {1})", moved(0, 1, 4, 5))


def doubled():
    """What SSE3 has."""
    yield Row("movehdup", (F4,), F4, "_mm_movehdup_ps({0})", moved(1, 1, 3, 3))
    yield Row("moveldup", (F4,), F4, "_mm_moveldup_ps({0})", moved(0, 0, 2, 2))
    yield Row("movedup", (D2,), D2, "_mm_movedup_pd({0})", moved(0, 0))


def moved_as_integers():
    bits = [at - at % 4 + two_bits(0x1B, at % 4) for at in range(4)]
    cast = "_mm_castsi128_ps(_mm_shuffle_epi32(_mm_castps_si128({0}), 0x1B))"
    yield Row("shuffle_epi32", (F4,), F4, cast, moved(*bits))
    cast = "_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128({0}), 8))"
    high = lambda m, o, _g: [o[0][1], m.literal(0)]  # noqa: E731
    yield Row("srli", (D2,), D2, cast, high)
    cast = "_mm_castsi128_pd(_mm_slli_si128(_mm_castpd_si128({0}), 8))"
    low = lambda m, o, _g: [m.literal(0), o[0][0]]  # noqa: E731
    yield Row("slli", (D2,), D2, cast, low)


def made(kind):
    count, suffix = kind.lanes, _suffix(kind)
    scalar = kind.of(1)
    yield Row("set1", (scalar,), kind, _wrapped(kind, "set1", 1), spread(count), weight=3)
    listed = ", ".join(f"{{{at}}}" for at in range(count))
    gathered = moved(*range(count))
    yield Row("setr", (scalar,) * count, kind, f"{_called(kind, 'setr')}({listed})", gathered)
    gathered = moved(*reversed(range(count)))
    yield Row("set", (scalar,) * count, kind, f"{_called(kind, 'set')}({listed})", gathered)
    text = f"{_called(kind, 'set')}({{list}})"
    yield Row("constants", (), kind, text, constant, backwards(count, suffix), weight=4)
    text = f"{_called(kind, 'set1')}({{list}})"
    same = lambda m, _o, g: [m.literal(g["values"][0])] * count  # noqa: E731
    yield Row("constant", (), kind, text, same, numbers(1, suffix), weight=4)
    zeros = lambda m, _o, _g: [m.literal(0)] * count  # noqa: E731
    yield Row("zeros", (), kind, f"{_called(kind, 'setzero')}()", zeros)
    nothing = lambda m, _o, _g: [m.nothing()] * count  # noqa: E731
    yield Row("undefined", (), kind, f"{_called(kind, 'undefined')}()", nothing, weight=1)


def compared(kind):
    masks = kind.masks
    for name in ("lt", "le", "gt", "ge", "eq", "ne"):
        word = "neq" if name == "ne" else name
        if kind.bits == 128:
            text = f"({masks.name}){_wrapped(kind, 'cmp' + word, 2)}"
        else:
            text = f"({masks.name}){_wrapped(kind, 'cmp', 2, more=', _CMP_' + _COMPARED[name])}"
        yield Row(f"cmp{name}", (kind, kind), masks, text, each(name), weight=2)
    for name in ("and", "or", "andnot"):
        cast = f"({masks.name}){_called(kind, name)}(({kind.name}){{0}}, ({kind.name}){{1}})"
        yield Row(f"{name} masks", (masks, masks), masks, cast, each(name))
    listed = f"({kind.name}){{0}}, {{1}}"
    yield Row("keep", (masks, kind), kind, f"{_called(kind, 'and')}({listed})", kept_bits)
    yield Row("clear", (masks, kind), kind, f"{_called(kind, 'andnot')}({listed})", cleared_bits)
    on = f"{_called(kind, 'and')}(({kind.name}){{0}}, {{1}})"
    off = f"{_called(kind, 'andnot')}(({kind.name}){{0}}, {{2}})"
    text = f"{_called(kind, 'or')}({on}, {off})"
    yield Row("bits", (masks, kind, kind), kind, text, selected_bits, weight=4)


def asked(kind):
    """Bits of masks, for branches."""
    bits = f"{_called(kind, 'movemask')}(({kind.name}){{0}})"
    every = (1 << kind.lanes) - 1
    whether = kind.masks.of(1)
    for name, text in (("any", f"{bits} != 0"), ("all", f"{bits} == {every}")):
        yield Row(name, (kind.masks,), whether, text, joined({"any": "or", "all": "and"}[name]))
    text = f"({bits} >> {{at}} & 1) != 0"
    yield Row("bit", (kind.masks,), whether, text, get, lane(kind.lanes), weight=3)
    if kind.bits == 128:
        word, letter = ("comilt", "sd") if kind.kind == "d" else ("comilt", "ss")
        first_less = lambda m, o, _g: [m.op("lt", o[0][0], o[1][0])]  # noqa: E731
        yield Row(word, (kind, kind), whether, f"_mm_{word}_{letter}({{0}}, {{1}})", first_less)


def newer(kind):
    """What SSE3 and SSE4.1 have."""
    count, near = kind.lanes, _near(kind)
    yield Row("hadd", (kind, kind), kind, _wrapped(kind, "hadd", 2), paired("add", near))
    yield Row("hsub", (kind, kind), kind, _wrapped(kind, "hsub", 2), paired("sub", near))
    yield Row("addsub", (kind, kind), kind, _wrapped(kind, "addsub", 2), alternating("sub", "add"))
    text = f"{_called(kind, 'blendv')}({{2}}, {{1}}, ({kind.name}){{0}})"
    yield Row("blendv", (kind.masks, kind, kind), kind, text, selected, weight=5)
    text = _wrapped(kind, "blend", 2, more=", {imm}")
    yield Row("blend", (kind, kind), kind, text, moved(), imm(count, blended(count)), weight=3)
    yield Row("floor", (kind,), kind, _wrapped(kind, "floor", 1), each("floor"), weight=1)
    if kind.bits == 128:
        text = _wrapped(kind, "dp", 2, more={"d": ", 0x33", "f": ", 0xFF"}[kind.kind])
        yield Row("dp", (kind, kind), kind, text, summed)


def fused(kind):
    names = {
        "fmadd": ("add",),
        "fmsub": ("sub",),
        "fnmadd": ("neg", "add"),
        "fnmsub": ("neg", "sub"),
    }
    for name, parts in names.items():
        yield Row(name, (kind,) * 3, kind, _wrapped(kind, name, 3), chained(*parts))


def converted():
    low = moved(0, 1)
    yield Row("cvtps_pd", (F4,), D2, "_mm_cvtps_pd({0})", low, weight=6)
    zeros = lambda m, o, _g: [*o[0], m.literal(0), m.literal(0)]  # noqa: E731
    yield Row("cvtpd_ps", (D2,), F4, "_mm_cvtpd_ps({0})", zeros, weight=6)
    yield Row("cvtss_sd", (D2, F4), D2, "_mm_cvtss_sd({0}, {1})", moved(2, 1), weight=4)
    yield Row("cvtsd_ss", (F4, D2), F4, "_mm_cvtsd_ss({0}, {1})", moved(4, 1, 2, 3), weight=4)


def converted_wide():
    yield Row("cvtps_pd", (F4,), D4, "_mm256_cvtps_pd({0})", moved(0, 1, 2, 3), weight=6)
    yield Row("cvtpd_ps", (D4,), F4, "_mm256_cvtpd_ps({0})", moved(0, 1, 2, 3), weight=6)


def x86_rows(*, avx):
    rows = []
    for kind in (D2, F4):
        for family in (arithmetic, first_lane, unpacked, shuffled, made, compared, asked):
            rows += family(kind)
    rows += [*converted(), *small_moves(), *moved_as_integers()]
    if not avx:
        return rows
    for kind, wide in ((D2, D4), (F4, F8)):
        for family in (arithmetic, unpacked, shuffled, made, compared, asked, permuted):
            rows += family(wide)
        for family in (newer, fused):
            rows += [*family(kind), *family(wide)]
        rows += between(kind, wide)
    return [*rows, *doubled(), *converted_wide()]
