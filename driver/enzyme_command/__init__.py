"""The command `enzyme`: the machine examined, IR shown, caches kept, files for build systems."""
