# SPDX-License-Identifier: GPL-3.0-or-later
"""The releases of CHANGELOG.md, for AppStream and Debian."""

import datetime
import re
import sys
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "packaging"))
from releases import CHANGELOG, Release, appstream, debian, releases  # noqa: E402

SAMPLE = """# Changelog

## 1.10.0 (2027-02-03)

Faster & safer,
in two lines.

- A change that is so long that it cannot stand in one line of a Debian changelog, which
  ends at column 78.
- Another.

## 1.9.0 (2027-01-02)

- The first.
"""


class ReleasesTest(unittest.TestCase):
    def test_they_are_read_newest_first(self):
        newest, oldest = releases(SAMPLE)
        self.assertEqual(newest[:3], ("1.10.0", datetime.date(2027, 2, 3), ["Faster & safer, in two lines."]))
        self.assertEqual(len(newest.changes), 2)
        self.assertEqual(oldest, Release("1.9.0", datetime.date(2027, 1, 2), [], ["The first."]))

    def test_appstream_gets_all_of_them(self):
        root = ElementTree.fromstring(appstream(releases(SAMPLE)))
        self.assertEqual([release.attrib for release in root],
                         [{"version": "1.10.0", "date": "2027-02-03"}, {"version": "1.9.0", "date": "2027-01-02"}])
        self.assertEqual(root.findtext("release/description/p"), "Faster & safer, in two lines.")
        self.assertEqual([item.text for item in root.findall("release/description/ul/li")][1:], ["Another.", "The first."])

    def test_debian_gets_entries_of_lines_that_fit(self):
        text = debian(releases(SAMPLE), "qipan", "Qipan developers <qipan@host.invalid>")
        self.assertTrue(text.startswith("qipan (1.10.0) unstable; urgency=medium\n\n  * Faster & safer, in two lines.\n"))
        self.assertIn("\n -- Qipan developers <qipan@host.invalid>  Wed, 03 Feb 2027 12:00:00 +0000\n\nqipan (1.9.0)", text)
        self.assertLessEqual(max(map(len, text.splitlines())), 80)

    def test_the_newest_is_the_version_of_the_project(self):
        project = re.search(r"^project\(qipan VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text("utf-8"), re.M)[1]
        self.assertEqual(releases(CHANGELOG.read_text("utf-8"))[0].version, project)


if __name__ == "__main__":
    unittest.main()
