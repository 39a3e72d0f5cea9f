# SPDX-License-Identifier: GPL-3.0-or-later
"""Allowed dependencies between folders, read from the text: include paths start at the top folder."""

import re

# What each folder may include and link. Folders that are not listed may use everything.
MAY_SEE = {
    "core": {"core"},
    "net": {"core", "net"},
    "ui": {"core", "ui"},
    "app": {"core", "net", "ui", "app"},
    "engines": {"core", "engines"},
    "training": {"core", "training"},
}
WITHOUT_QT = {"core", "engines", "training"}
# Modules of Qt that a folder must not use, as in <QtNetwork/QTcpSocket>.
FORBIDDEN_MODULES = {"net": {"QtGui", "QtWidgets", "QtSvg"}, "ui": {"QtNetwork"}}
# core does its input and output on streams passed to it.
# Keeps data of each thread and destroys it when the thread ends: see "Threads" in docs/architecture.md.
# (QDir's name filters are QRegularExpressions.)
THREAD_LOCAL = re.compile(r"\b(?:thread_local|QThreadStorage|QRegularExpression|entry(?:Info)?List\(\{)")
FORBIDDEN_IN_CORE = {"iostream", "fstream", "filesystem", "cstdio", "print"}

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')
TARGET = re.compile(r"\bqipan_(core|net|ui|app)\b")


def wrong_includes(path, text, exists):
    """Complaints about the includes of the source file `path` (from the root); `exists(path)` knows the project's
    files."""
    folder = path.split("/", 1)[0]
    allowed = MAY_SEE.get(folder)
    for number, line in enumerate(text.splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        quoted, angled = match.groups()
        for complaint in (_quoted(folder, allowed, quoted, exists) if quoted else _angled(folder, angled)):
            yield f"{path}:{number}: {complaint}"


def _quoted(folder, allowed, name, exists):
    if name.endswith(".moc"):
        return  # written by moc, beside its source
    if not exists(name):
        yield f'"{name}" does not start at the top folder of the project'
    elif allowed is not None and name.split("/", 1)[0] not in allowed:
        yield f'{folder} must not know "{name}"'


def _angled(folder, name):
    module = name.split("/", 1)[0]
    if folder in WITHOUT_QT and re.match(r"Qt?[A-Z]|q[a-z]+\.h$", name):
        yield f"{folder} does without Qt: <{name}>"
    if module in FORBIDDEN_MODULES.get(folder, ()):
        yield f"{folder} must not know <{name}>"
    if folder == "core" and name in FORBIDDEN_IN_CORE:
        yield f"core reads and writes only streams it is handed: <{name}>"


def thread_locals(path, text):
    """Complaints about thread-local data with a destructor in the source file `path` of the product."""
    for number, line in enumerate(text.splitlines(), 1):
        code = line.split("//", 1)[0]
        for found in THREAD_LOCAL.findall(code):
            yield f"{path}:{number}: {found} destroys thread-local data, which crashes on MinGW"


def inner_arrows(path, text):
    """The includes of the source file `path` (from the root) of another folder in the same top folder: both folders, and
    the include in words. Files directly in a top folder count as a folder of their own."""
    own = second_level(path)
    for number, line in enumerate(text.splitlines(), 1):
        match = INCLUDE.match(line)
        name = match.group(1) if match else None
        if name and name.split("/", 1)[0] == path.split("/", 1)[0] and second_level(name) != own:
            yield own, second_level(name), f'{path}:{number} includes "{name}"'


def second_level(path):
    """The folder of a file, at most two levels deep: core/board, or app for app/program.h."""
    return "/".join(path.split("/")[:-1][:2])


def cycles(arrows):
    """Complaints about cycles of folders among `arrows` (as from `inner_arrows`), each naming an include for every step:
    two, if two folders include each other."""
    includes = {}
    for here, there, include in arrows:
        includes.setdefault((here, there), include)
    reported = set()
    for here, there in sorted(includes):
        back = _shortest_path(includes, there, here)
        if back and frozenset(back) not in reported:
            reported.add(frozenset(back))
            circle = [here, *back]
            yield f"{' -> '.join(circle)}: " + "; ".join(includes[step] for step in zip(circle, back))


def _shortest_path(arrows, begin, end):
    """The folders from `begin` to `end`, both included; None if there is no path."""
    paths = [[begin]]
    seen = {begin}
    for path in paths:  # grows meanwhile
        if path[-1] == end:
            return path
        for here, there in sorted(arrows):
            if here == path[-1] and there not in seen:
                seen.add(there)
                paths.append([*path, there])
    return None


def wrong_links(path, text):
    """Complaints about the targets named in the CMake file `path` (from the root)."""
    folder = path.split("/", 1)[0]
    allowed = MAY_SEE.get(folder)
    if allowed is None:
        return
    for number, line in enumerate(text.splitlines(), 1):
        code = line.split("#", 1)[0]
        for target in TARGET.findall(code):
            if target not in allowed:
                yield f"{path}:{number}: {folder} must not link qipan_{target}"
        if folder in WITHOUT_QT and re.search(r"\bQt6?::|\bqipan_qt\b", code):
            yield f"{path}:{number}: {folder} does without Qt"
