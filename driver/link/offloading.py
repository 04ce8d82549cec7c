"""A link of code for devices whose inputs ask for derivatives, on a device or on the host.

What belongs together is merged for each device, and for the host; both are differentiated, and
the images that clang makes of the one come in the place of those in the inputs.
"""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

import enzyme_cc
from enzyme_cc.diagnostics import user_error
from enzyme_cc.driver.derivatives.derivation import (
    choices_of,
    compiled,
    watched,
    without_debug_information,
)
from enzyme_cc.driver.derivatives.device import Places, commands_of, from_ir, is_for_device
from enzyme_cc.driver.derivatives.launches import facts_on_all
from enzyme_cc.driver.link.link_messages import name_of
from enzyme_cc.driver.link.linking import Linking
from enzyme_cc.driver.link.newer import too_new
from enzyme_cc.lto.archive_copy import copy_archive
from enzyme_cc.lto.closure import find_closure
from enzyme_cc.lto.device_ir import devices_of, is_bundled, without_images
from enzyme_cc.lto.inputs import Input, inputs_of
from enzyme_cc.lto.objections import objections
from enzyme_cc.lto.pipeline import PipelineError, Wishes, differentiate_text
from enzyme_cc.lto.trace import explicit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc import Facts, Launched
    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.lto.closure import Closure
    from enzyme_cc.lto.device_ir import DeviceIr
    from enzyme_cc.lto.pipeline import Differentiated

_FAILED = 1
_BUG = 70
#: Where clang keeps what the host launches of other files' kernels; nvlink takes none of these.
_USED_ELSEWHERE = b"__clang_gpu_used_external"
#: What the link says of where things are that make images.
_PLACES = ("--cuda-path", "--rocm-path", "--ptxas-path", "--hip-path", "-B")
_CPU = "-target-cpu"
#: What an object without IR may have: a body, or a variable.
_LACKING = frozenset(("EZ0104", "EZ0301", "EZ0404"))


class _ForDevice(Input):
    """The part of an input for one device: its IR, as if that were an input."""

    def __init__(self, origin: Input, part: DeviceIr) -> None:
        super().__init__(origin.name, origin.path, part.bitcode, is_member=origin.is_member)
        self.origin = origin
        self.part = part
        self.asks = part.is_open


class LinkingDevices(Linking):
    """One link of code for devices as well."""

    def _find(self, taken: list[tuple[str, str]], *, is_link: bool) -> int | None:
        inputs = list(inputs_of(taken or explicit(self.words), self.called))
        try:
            return _Offloading(self, inputs).status(is_link=is_link)
        except PipelineError as bug:
            self.report(bug, find_closure(inputs, self.backend.to_ir))
            return _BUG


class _Offloading:
    def __init__(self, linking: Linking, inputs: list[Input]) -> None:
        self.linking = linking
        self.inputs = inputs
        #: All that the command names, members of archives with it, be they taken or not.
        self.named = list(inputs_of(explicit(linking.words)))
        self.backend = linking.backend
        self.executor = linking.executor
        self.manner = linking.step.manner
        self.parts = [
            _ForDevice(each, part) for each in self._carrying() for part in each.for_devices
        ]
        #: In the order in which they are met.
        self.devices = list(dict.fromkeys(each.part.device for each in self.parts))

    def _carrying(self) -> Iterator[Input]:
        """Yield what carries code for devices; clang takes all that are named for that alone."""
        yield from self.inputs
        known = {each.data for each in self.inputs}
        for each in self.named:
            if each.data not in known:
                yield each

    def status(self, *, is_link: bool) -> int | None:
        """Do it all."""
        host = find_closure(self.inputs, self.backend.to_ir, self.executor.toolchain.version[0])
        if not host.asking and not any(each.asks for each in self.parts):
            return None
        objected = tuple(objections(self.inputs, host, allows_two=is_link)) if host.asking else ()
        if objected:
            self.linking.say(host, objected)
            return _FAILED
        text = self._merged(host) if host.asking else ""
        kernels = enzyme_cc.launched(text, name_of(host)) if text else {}
        closures = self._closures(host, kernels, enzyme_cc.variables_of(text) if text else {})
        codes = {device: self._merged(closure) for device, closure in closures.items()}
        facts: dict[str, Facts] = {}
        if kernels and codes:
            closure = next(iter(closures.values()))
            name = name_of(closure)
            facts, problems = facts_on_all(self.backend, codes.values(), text, name, kernels)
            if problems:
                self.linking.say(closure, problems)
                return _FAILED
        images: dict[str, str] = {}
        for device, closure in closures.items():
            code = codes[device]
            done = self._differentiated(closure, code, enzyme_cc.with_derivatives, facts)
            if done.problems:
                self.linking.say(closure, self._with_objects((*done.warnings, *done.problems)))
                return _FAILED
            if not images:  # what is to be said of one device is so of the others
                self._tell(closure, done)
            images[device] = without_debug_information(done.text or code)
        made = ""
        if host.asking:
            done = self._differentiated(host, text, enzyme_cc.with_kernels, facts)
            if done.problems or done.text is None:
                self.linking.say(host, self._with_objects((*done.warnings, *done.problems)))
                return _FAILED
            self._tell(host, done)
            made = self.linking.placed(self.linking.compiled_of(host, done.text))
        return self._linked(host, closures, made, self._images(closures, images))

    def _merged(self, closure: Closure) -> str:
        modules = [module for each in closure.inputs for module in each.modules]
        return enzyme_cc.settled(self.backend.merge(modules))

    # -- what belongs together -------------------------------------------------------------------

    def _closures(
        self, host: Closure, kernels: dict[str, Launched], variables: dict[str, bool]
    ) -> dict[str, Closure]:
        """Return what is merged for each device: of every input all parts, or none."""
        version = self.executor.toolchain.version[0]
        found = {
            device: find_closure(self._of(device), self.backend.to_ir, version, kernels)
            for device in self.devices
        }
        unreadable = [each for one in (host, *found.values()) for each in one.unreadable]
        if unreadable:
            raise too_new(tuple(unreadable), self.executor)
        wanted = {
            id(each.origin)
            for one in found.values()
            for each in one.inputs
            if isinstance(each, _ForDevice)
        }
        wanted |= {id(each) for each in host.inputs}
        names = [each.encode() for each in variables] if kernels else []
        taken = set(map(id, self.inputs))
        for each in (each for each in self.parts if id(each.origin) in taken):
            mentions = any(name in each.data for name in (*names, _USED_ELSEWHERE))
            if each.part.is_open or mentions:
                wanted.add(id(each.origin))
        chosen = {
            device: tuple(each for each in self._of(device) if id(each.origin) in wanted)
            for device in found
        }
        return {
            device: closure._replace(inputs=chosen[device], asking=closure.asking or chosen[device])
            for device, closure in found.items()
            if chosen[device]
        }

    def _of(self, device: str) -> list[_ForDevice]:
        return [each for each in self.parts if each.part.device == device]

    def _differentiated(
        self,
        closure: Closure,
        text: str,
        adapt: Callable[..., str],
        facts: dict[str, Facts],
    ) -> Differentiated:
        manner = self.manner
        adaptation = partial(adapt, facts=facts) if facts else None
        wishes = Wishes(
            manner.inline, bool(manner.explain), choices_of(manner), adaptation=adaptation
        )
        with watched(manner, name_of(closure), is_shown=True):
            return differentiate_text(text, self.backend, name_of(closure), wishes)

    # -- what is said ------------------------------------------------------------------------------

    def _tell(self, closure: Closure, done: Differentiated) -> None:
        """Say what there is to be said of what was made."""
        self.linking.say(closure, done.warnings)
        if self.manner.explain:
            # Only who asks for it pays for what it imports.
            from enzyme_cc.driver.derivatives.explaining import show  # noqa: PLC0415

            here = os.getcwd() + "/"
            show(self.executor, self.manner, done.explained, here=here, rules=done.rules)

    def _with_objects(self, problems: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
        """Return problems, with the objects that may have what lacks, and carry no IR of it."""
        others = [
            each.name
            for each in self.inputs
            if each.is_object and not each.for_devices
            if devices_of(each.path) or is_bundled(each.path)
        ]
        note = (
            f"{', '.join(others)}: its code for devices carries no IR; compile that by enzyme-c++ "
            "with -fgpu-rdc, and with --offload-new-driver where clang's default is another"
        )
        for each in problems if others else ():
            if each.code in _LACKING:
                each.notes = (note, *each.notes)
        return problems

    # -- what is made of it ------------------------------------------------------------------------

    def _images(self, closures: dict[str, Closure], texts: dict[str, str]) -> str:
        """Return an object with the images, which clang makes as of a source without any code.

        Where no code is for a device, there is none.
        """
        if not texts:
            return ""
        parts = [each.part for each in self._parts_of(closures)]
        source, path = (self.executor.files.path(f"images{end}") for end in (".cu", ".o"))
        with open(source, "wb"):
            pass
        compiler = self.executor.toolchain.command("cxx")
        if compiler is None:
            raise user_error(f"toolchain {self.executor.toolchain.name} has no C++ compiler")
        options = list(dict.fromkeys(each for part in parts for each in part.options))
        levels = [each for each in options if each.startswith("-O")]
        options = [each for each in options if each not in levels[1:]]
        argv = [*compiler, "-x", parts[0].language, "-fgpu-rdc", "--offload-new-driver", "-w"]
        argv += ["-nogpuinc", "-Wno-unknown-cuda-version", "-c", source, "-o", path, *options]
        argv += [word for word in self.linking.words if word.startswith(_PLACES)]
        argv += [f"--offload-arch={device}" for device in texts]
        commands = commands_of(tuple(argv), self.executor)
        if not commands:
            self.executor.run(tuple(argv))  # it complains
            raise user_error("code for a device cannot be made anew")
        places = Places(self.executor, commands)
        for number, command in enumerate(commands):
            self._run(places.within(command), number, texts)
        return path

    def _run(self, argv: tuple[str, ...], number: int, texts: dict[str, str]) -> None:
        if not is_for_device(argv):
            if self.executor.run(argv):
                raise user_error(f"'{os.path.basename(argv[0])}' makes no image of derivatives")
            return
        kind = argv[argv.index(_CPU) + 1]
        text = next(text for name, text in texts.items() if name.partition(":")[0] == kind)
        ir = self.executor.files.path(f"images{number}.ll")
        status = compiled(self.executor, from_ir(argv, ir), ir, argv[argv.index("-o") + 1], text)
        if status:
            raise user_error("code for a device cannot be made anew")

    def _linked(self, host: Closure, closures: dict[str, Closure], made: str, images: str) -> int:
        """Return the link, with images and what was made in the place of what they are made of."""
        gone = [each.path for each in host.inputs if each.is_object] if made else []
        dropped = {each.data for each in host.inputs} if made else set()
        hidden = {each.origin.data for each in self._parts_of(closures)}

        def changed(data: bytes) -> bytes | None:
            if data in dropped:
                return None
            return without_images(data) if data in hidden else data

        copies: dict[str, str] = {}
        thin = self.linking.thin
        for each in (*self.inputs, *self.named):
            if each.is_library or each.data not in dropped | hidden:
                continue
            archive = each.path if each.is_member else thin.get(os.path.realpath(each.path))
            if archive is not None and archive not in copies:
                copies[archive] = self._copy_at(archive, len(copies))
                copy_archive(archive, copies[archive], changed)
            if not each.is_member and each.path not in (*gone, *copies):
                copies[each.path] = self._copy_at(each.path, len(copies))
                with open(copies[each.path], "wb") as file:
                    file.write(without_images(each.data))
        new = [each for each in (made, images) if each]
        return self.executor.run(self.linking.exchanged(gone, new, {}, copies))

    def _copy_at(self, path: str, number: int) -> str:
        """Return where a copy of an input is written; linkers go by how it ends."""
        stem, end = os.path.splitext(os.path.basename(path))
        return self.executor.files.path(f"host{number}-{stem}{end}")

    def _parts_of(self, closures: dict[str, Closure]) -> list[_ForDevice]:
        found = [each for closure in closures.values() for each in closure.inputs]
        return [each for each in found if isinstance(each, _ForDevice)]
