# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a catalogue of a pseudo-language, to show which texts are not translated and which do not fit: every letter has
an accent, and every text is 40 % longer.   pseudo_language.py CATALOGUE.ts PSEUDO.ts"""

import re
import sys
import xml.etree.ElementTree as ElementTree

CODE = "en_XA"  # as ICU and Android name it
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "åƀçđéƒĝħîĵķļɱñøþʠŕšţûṽŵẋýžÅƁÇĐÉƑĜĦÎĴĶĻṀÑØÞǪŔŠŢÛṼŴẊÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
# What is not text: place markers, mnemonics, HTML tags and character references.
MARKUP = re.compile(r"%L?(?:\d{1,2}|n)|&#?\w+;|&(?:%L?\d|\w)|<[^<>]*>")
DATE_FORMAT = re.compile(r"[dMyhmsz .,:/-]+")
LONGEST_WORD = 12


def pseudo(text):
    """The text in the pseudo-language: "Open &file" becomes "[Øþéñ &fîļé ẋẋẋẋ]"."""
    if DATE_FORMAT.fullmatch(text):
        return text
    accented, end = "", 0
    for markup in MARKUP.finditer(text):
        accented += text[end:markup.start()].translate(ACCENTS) + markup[0]
        end = markup.end()
    accented += text[end:].translate(ACCENTS)
    visible = MARKUP.sub("", text)
    more = (2 * len(visible) + 4) // 5
    words = ["ẋ" * min(LONGEST_WORD, more - start) for start in range(0, more, LONGEST_WORD)]
    if text.startswith("<"):  # outside of tags, a list would show the words between its items
        return re.sub(r"(?=</[^<>]*>\s*$)", " " + " ".join(words), accented, count=1)
    return f"[{accented} {' '.join(words)}]"


def translate(catalogue):
    catalogue.set("language", CODE)
    for message in catalogue.iter("message"):
        source = message.findtext("source")
        translation = message.find("translation")
        translation.attrib.clear()
        translation.clear()
        if message.get("numerus") == "yes":
            for _ in ("one", "many"):
                ElementTree.SubElement(translation, "numerusform").text = pseudo(source)
        else:
            translation.text = pseudo(source)


def main(source, target):
    tree = ElementTree.parse(source)
    translate(tree.getroot())
    tree.write(target, encoding="utf-8", xml_declaration=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
