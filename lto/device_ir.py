"""The IR of code for devices, in objects whose code for devices is linked later.

Beside the images in such an object lies what the front end made for each device, with what it was
told of code: hidden from linkers, as the host's IR. `ld -r` may put several one behind the other.
"""

from __future__ import annotations

import json
import re
import struct
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.lto.elf import SHT_PROGBITS, read_elf
from enzyme_cc.lto.fatobject import DEVICE_SECTIONS, IMAGE_SECTIONS
from enzyme_cc.lto.source import Source, damaged, open_regular

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_MAGIC = b"\x10enzymeD"
_HEAD = struct.Struct("<8sII")
#: What is said of a device and of code in an object is heeded in these words alone.
_DEVICE = re.compile(r"[a-z]\w*(?:-\w+)*(?::[a-z]+[+-])*")
_LANGUAGES = ("cuda", "hip")
_OPTIONS = frozenset(("-foffload-lto", "-nocudalib", "-nogpulib"))
_LEVEL = re.compile(r"-O[0-3sz]?|-Ofast")


class DeviceIr(NamedTuple):
    """The front end's IR of one file's code for one device."""

    #: As `-x` and `--offload-arch` have it.
    language: str
    device: str
    #: What says how code is made of it.
    options: tuple[str, ...]
    #: Whether the image beside it stands for one that the link has to make.
    is_open: bool
    bitcode: bytes


def is_option(word: str) -> bool:
    """Return whether a word says how code for a device is made of IR, and can do no harm."""
    return word in _OPTIONS or _LEVEL.fullmatch(word) is not None


def packed(parts: Iterable[DeviceIr]) -> bytes:
    """Return what is put into an object."""
    found = []
    for each in parts:
        said = json.dumps([each.language, each.device, each.options, each.is_open]).encode()
        found.append(_HEAD.pack(_MAGIC, len(said), len(each.bitcode)) + said + each.bitcode)
    return b"".join(found)


def device_ir(data: bytes, name: str) -> list[DeviceIr]:
    """Return what is in an object."""
    elf = read_elf(Source(name, data))
    sections = elf.find(DEVICE_SECTIONS) if elf is not None else []
    return [part for each in sections if elf for part in _unpacked(elf.data(each), name)]


def _unpacked(data: bytes, name: str) -> Iterable[DeviceIr]:
    at = data.find(_MAGIC)
    while at >= 0:
        end = at + _HEAD.size
        if end > len(data):
            raise damaged(name, "the IR of its code for devices is cut off")
        _, said, size = _HEAD.unpack_from(data, at)
        if end + said + size > len(data):
            raise damaged(name, "the IR of its code for devices is cut off")
        bitcode = data[end + said : end + said + size]
        yield _part(data[end : end + said], bitcode, name)
        at = data.find(_MAGIC, end + said + size)


def _part(said: bytes, bitcode: bytes, name: str) -> DeviceIr:
    try:
        language, device, options, is_open = json.loads(said)
        is_right = language in _LANGUAGES and _DEVICE.fullmatch(device) is not None
        is_right = is_right and all(map(is_option, options))
    except (ValueError, TypeError):
        is_right = False
    if not is_right:
        raise damaged(name, "what is said of its code for devices cannot be read")
    return DeviceIr(language, device, tuple(options), bool(is_open), bitcode)


# -- images ----------------------------------------------------------------------------------------

#: How a file of images begins, and the one version of it that is known here.
_IMAGES, _VERSION = 0x10FF10AD.to_bytes(4, "big"), 1
_FILE = struct.Struct("<4sIQQQ")
_IMAGE = struct.Struct("<HHIQQQQ")
_PAIR = struct.Struct("<QQ")
#: How the names of sections begin that the old offload driver makes.
_BUNDLES = b"__CLANG_OFFLOAD_BUNDLE__"


def devices_of(path: str) -> list[str] | None:
    """Return for which devices an object has images to be linked; None where it has none."""
    source = open_regular(path)
    if source is None:
        return None
    with source:
        elf = read_elf(source)
        sections = elf.find(IMAGE_SECTIONS) if elf is not None else []
        data = b"".join(elf.data(each) for each in sections if elf)
    return list(_devices(data)) if sections else None


def is_bundled(path: str) -> bool:
    """Return whether an object has code for devices as clang's old offload driver puts it there."""
    source = open_regular(path)
    if source is None:
        return False
    with source:
        elf = read_elf(source)
        return elf is not None and elf.relocatable and _BUNDLES in elf.names


def _devices(data: bytes) -> Iterator[str]:
    at = data.find(_IMAGES)
    while at >= 0:
        try:
            _, version, size, row, _ = _FILE.unpack_from(data, at)
            if version != _VERSION:
                return
            *_, words, count, _, _ = _IMAGE.unpack_from(data, at + row)
            for number in range(count):
                pair = _PAIR.unpack_from(data, at + words + number * _PAIR.size)
                key, value = (data[at + one : data.index(b"\0", at + one)] for one in pair)
                if key == b"arch":
                    yield value.decode("ascii", "replace")
        except (struct.error, ValueError):
            return
        at = data.find(_IMAGES, at + max(size, 1))


def without_images(data: bytes) -> bytes:
    """Return an object as it is, but that linkers see no images in it."""
    elf = read_elf(Source("an object", data))
    edited = bytearray(data)
    for section in elf.find(IMAGE_SECTIONS) if elf is not None else []:
        assert elf is not None
        place, fields = elf.kind_edit(section, SHT_PROGBITS)
        edited[place : place + len(fields)] = fields
    return bytes(edited)
