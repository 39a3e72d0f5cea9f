# SPDX-License-Identifier: GPL-3.0-or-later
"""Errors in a translation file of Qt Linguist."""

import re
import xml.etree.ElementTree as ElementTree

# %1, %L2, %n: place markers.
PLACEHOLDER = re.compile(r"%L?(?:\d{1,2}|n)")
# &New, &%1, (&N): the mnemonic, pressed with Alt. A translation in another script appends the letter of its source, so
# mnemonics that differ within an English menu or page differ there too. One in Latin letters has letters of its own.
MNEMONIC = re.compile(r"&(%\d|\w)")
APPENDED_MNEMONIC = re.compile(r"\(&(%\d|\w)\)")
# Full-width marks have their own space. A bracket that ends beside one that begins reads badly.
BAD_SPACING = re.compile("[，。；：！？、）] (?!\\()|[）（]{2}")


def complaints(text):
    """Complaints about the text of one .ts file."""
    for context in ElementTree.fromstring(text).iter("context"):
        name = context.findtext("name")
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            for complaint in _message(source, message):
                yield f'{name}: "{source}": {complaint}'


def _message(source, message):
    translation = message.find("translation")
    if translation is None:
        yield "has no translation"
        return
    if translation.get("type"):
        yield translation.get("type")  # unfinished, vanished or obsolete
        return
    forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
    for form in forms:
        if not form.strip():
            yield "is empty"
        different = set(PLACEHOLDER.findall(source)) ^ set(PLACEHOLDER.findall(form))
        if different:
            yield f"differs in {', '.join(sorted(different))}"
        if BAD_SPACING.search(form):
            yield "has a space beside a full-width mark, or one bracket beside another"
        appended = APPENDED_MNEMONIC.findall(form)
        if len(_mnemonics(source)) != len(_mnemonics(form)):
            yield "has no mnemonic or too many"
        elif appended and [key.lower() for key in appended] != _mnemonics(source):
            yield "has another mnemonic"


def _mnemonics(text):
    return [key.lower() for key in MNEMONIC.findall(text.replace("&&", ""))]


# The text of a button on a page or in one of its bars. Open menus have mnemonics of their own.
PRESSED_TEXT = re.compile(r'\btr\(\s*"((?:[^"\\\\]|\\\\.)*)"')


def menu_bar_keys(text):
    """The mnemonics of the window's menus, from the source file that creates them."""
    return {key for title in re.findall(r'setTitle\(tr\("([^"]*)"\)\)', text) for key in _mnemonics(title)}


def shadowed_keys(path, text, menu_keys):
    """Complaints about texts of a page whose mnemonic opens a menu instead."""
    for shown in PRESSED_TEXT.findall(text):
        for key in _mnemonics(shown):
            if key in menu_keys:
                yield f'{path}: "{shown}": the same key opens a menu'


# The answers of a question: each begins with .agree.
ANSWER = re.compile(r'\.(agree|other|decline) = tr\("([^"]*)"\)')


def answers(text):
    """The answers of each question in a source file."""
    asked = []
    for kind, answer in ANSWER.findall(text):
        if kind == "agree":
            asked.append([])
        if asked:
            asked[-1].append(answer)
    return asked


def clashing_keys(standing, questions, apart=()):
    """Complaints about texts with the same mnemonic that are visible at once. `standing` are the texts of a page and
    its bars; each of `questions` may appear beside them. `apart` are pairs that are never visible together."""
    keys = {}
    for shown in standing:
        for key in _mnemonics(shown):
            for other in keys.get(key, []):
                if other != shown and {other, shown} not in apart:
                    yield f'"{other}" and "{shown}": the same key'
            keys.setdefault(key, []).append(shown)
    for question in questions:
        own = {}
        for answer in question:
            for key in _mnemonics(answer):
                for other in [*keys.get(key, []), *own.get(key, [])]:
                    yield f'"{other}" and the answer "{answer}": the same key'
                own.setdefault(key, []).append(answer)


# lupdate reads the text as written and does not expand macros.
HIDING_MACRO = re.compile(r"^\s*#\s*define\b.*\b(?:QT_TR\w*|QT_TRANSLATE\w*|tr|translate)\s*\(")


def hidden_texts(path, text):
    """Complaints about macros of a source file that would hide texts from lupdate."""
    for number, line in enumerate(text.splitlines(), 1):
        if HIDING_MACRO.search(line):
            yield f"{path}:{number}: lupdate does not find the texts given to this macro"
