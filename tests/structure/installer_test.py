# SPDX-License-Identifier: GPL-3.0-or-later
"""The installer for Windows knows the same file types as other desktops, by the same names."""

import re
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
NAMESPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


class InstallerTest(unittest.TestCase):
    def test_file_types_are_those_of_the_desktop_entry(self):
        script = (PACKAGING / "windows" / "installer.nsi").read_text("utf-8")
        texts = {name: (english, chinese) for name, english, chinese
                 in re.findall(r'^!insertmacro Text (\w+) "(.*)" "(.*)"$', script, re.MULTILINE)}
        offered = {suffix: texts[name] for suffix, name
                   in re.findall(r"^  !insertmacro \$\{ACTION\} (\w+) \$\((\w+)\)$", script, re.MULTILINE)}
        offered.pop("sgf")  # known to every desktop

        wanted = {}
        for kind in ElementTree.parse(PACKAGING / "qipan-mime.xml").getroot().findall(NAMESPACE + "mime-type"):
            english, chinese = (comment.text for comment in kind.findall(NAMESPACE + "comment")[:2])
            for glob in kind.findall(NAMESPACE + "glob"):
                wanted[glob.get("pattern").removeprefix("*.")] = (english, chinese)
        self.assertEqual(offered, wanted)


if __name__ == "__main__":
    unittest.main()
