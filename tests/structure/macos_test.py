# SPDX-License-Identifier: GPL-3.0-or-later
"""The bundle of macOS: its property list is valid and knows the types of files that the desktops of Linux know."""

import plistlib
import re
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
NAMESPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


class BundleTest(unittest.TestCase):
    def setUp(self):
        self.info = plistlib.loads((PACKAGING / "macos" / "Info.plist.in").read_bytes())
        self.types = self.info["UTExportedTypeDeclarations"] + self.info["UTImportedTypeDeclarations"]

    def test_every_type_of_file_is_declared_with_its_suffix_and_name(self):
        kinds = ElementTree.parse(PACKAGING / "qipan-mime.xml").iter(NAMESPACE + "mime-type")
        wanted = {kind.find(NAMESPACE + "glob").get("pattern").removeprefix("*."): kind.findtext(NAMESPACE + "comment")
                  for kind in kinds}
        declared = {suffix: kind["UTTypeDescription"] for kind in self.types
                    for suffix in kind["UTTypeTagSpecification"]["public.filename-extension"]}
        self.assertEqual(declared, {**wanted, "sgf": "Game record in SGF"})

    def test_every_declared_type_is_opened(self):
        opened = [name for kind in self.info["CFBundleDocumentTypes"] for name in kind["LSItemContentTypes"]]
        self.assertEqual(sorted(opened), sorted(kind["UTTypeIdentifier"] for kind in self.types))

    def test_what_users_see_is_translated(self):
        shown = {kind["UTTypeDescription"] for kind in self.types} | {"NSLocalNetworkUsageDescription"}
        for file in sorted((PACKAGING / "macos").glob("*.lproj/InfoPlist.strings")):
            with self.subTest(file=file.parent.name):
                keys = re.findall(r'^"([^"]+)" = "[^"]+";$', file.read_text("utf-8"), re.MULTILINE)
                self.assertEqual(sorted(keys), sorted(shown))


if __name__ == "__main__":
    unittest.main()
