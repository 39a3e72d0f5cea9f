# SPDX-License-Identifier: GPL-3.0-or-later
"""The man pages list the same commands, options, values and defaults as --help:
man_pages_test.py PAGES (QIPAN, QIPAN_GOMOKU and QIPAN_REVERSI are the programs)."""

import os
import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

PAGES = Path(sys.argv.pop(1))
PROGRAMS = {"qipan": os.environ["QIPAN"], "qipan-gomoku": os.environ["QIPAN_GOMOKU"],
            "qipan-reversi": os.environ["QIPAN_REVERSI"]}


def answer(program, option):
    variables = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    return subprocess.run([PROGRAMS[program], option], env=variables, capture_output=True, encoding="utf-8", check=True,
                          timeout=60).stdout


class Help:
    """The answer to --help: usage lines, then rows of two columns; a long first column has a line of its own."""

    def __init__(self, text):
        lines = text.splitlines()
        usage = next(at for at, line in enumerate(lines) if not line.startswith(("Usage: ", "       ")))
        self.usage = [line.removeprefix("Usage:").strip() for line in lines[:usage]]
        self.entries = {}
        for line in lines[usage:]:
            typed, gap, meaning = line[2:].partition("  ") if re.match("  [^ ]", line) else ("", "", "")
            if typed:
                name = typed.strip()
                self.entries[name] = meaning.strip()
            elif line.startswith("   "):
                self.entries[name] += " " + line.strip()

    def default(self, name):
        found = re.search(r"\(default: ([^)]+)\)", self.entries[name])
        return found and found[1]


class Page:
    """The source of a man page: the lines of its synopsis, and the tagged paragraphs of COMMANDS and OPTIONS."""

    def __init__(self, source):
        text = re.sub(r'^\.\\".*\n', "", source, flags=re.M)
        text = re.sub(r"\\f.", "", text).replace("\\-", "-")
        self.title = text.splitlines()[0]
        sections = dict(re.findall(r'^\.SH "?([^"\n]+)"?\n(.*?)(?=^\.SH|\Z)', text, flags=re.M | re.S))
        plain = {name: re.sub(r"^\.[BI] ", "", body, flags=re.M) for name, body in sections.items()}
        self.usage = [" ".join(line.split()) for line in plain["SYNOPSIS"].split(".br\n")]
        self.entries = {}
        for body in (plain.get("COMMANDS", ""), plain["OPTIONS"]):
            for entry in re.sub(r"^\.SS .*\n", "", body, flags=re.M).split(".TP\n")[1:]:
                tag, _, paragraph = entry.partition("\n")
                self.entries[tag] = " ".join(paragraph.split())

    def default(self, name):
        found = re.search(r"The default is ([^,.]+)", self.entries[name])
        return found and found[1]


class ManPagesTest(unittest.TestCase):
    def test_pages_and_help_agree(self):
        for program in PROGRAMS:
            with self.subTest(program):
                told, page = Help(answer(program, "--help")), Page((PAGES / f"{program}.6").read_text("utf-8"))
                self.assertGreater(len(told.entries), 2)
                self.assertEqual(page.usage, told.usage)
                self.assertEqual(list(page.entries), list(told.entries))
                for name, meaning in told.entries.items():
                    self.assertEqual(page.default(name), told.default(name), name)
                    numbers = set(re.findall(r"\d+", meaning))
                    self.assertLessEqual(numbers, set(re.findall(r"\d+", page.entries[name])), name)

    def test_pages_name_the_version_of_the_program(self):
        for program in PROGRAMS:
            title = Page((PAGES / f"{program}.6").read_text("utf-8")).title
            version = answer(program, "--version").split()[1]
            self.assertRegex(title, rf'^\.TH {program.upper()} 6 "\d{{4}}-\d\d-\d\d" "Qipan {re.escape(version)}" "Games"$')

    def test_man_accepts_the_pages(self):
        if shutil.which("man") is None:
            self.skipTest("man is not there")
        for program in PROGRAMS:
            done = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", PAGES / f"{program}.6"],
                                  env={**os.environ, "LC_ALL": "C.UTF-8", "MANROFFSEQ": "", "MANWIDTH": "80"},
                                  stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, encoding="utf-8")
            self.assertEqual((done.returncode, done.stderr), (0, ""), program)


if __name__ == "__main__":
    unittest.main(verbosity=2)
