# SPDX-License-Identifier: GPL-3.0-or-later
"""The licence line at the top of source files."""

LINE = "SPDX-License-Identifier: GPL-3.0-or-later"


def is_source(path, text):
    """Returns whether the file `path` (from the root) is source code."""
    name = path.rsplit("/", 1)[-1]
    return (name.endswith((".h", ".cpp", ".py", ".cmake", ".sh")) or name == "CMakeLists.txt"
            or text.startswith("#!"))


def lacks_licence(text):
    """Returns whether the licence line is missing; only an interpreter line may precede it."""
    lines = text.splitlines()[:2]
    if lines and not lines[0].startswith("#!"):
        lines = lines[:1]
    return not any(line.lstrip("/# ") == LINE for line in lines)
