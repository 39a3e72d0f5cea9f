# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop entry and the MIME types."""

import configparser
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENTRY = ROOT / "packaging" / "qipan.desktop"
KINDS = ROOT / "packaging" / "qipan-mime.xml"
NAMESPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"
KNOWN_EVERYWHERE = {"application/x-go-sgf"}
SUFFIXES = {"psq", "lib", "ggf", "obf", "wtb", "qlink"}
CMAKE, BUILD = sys.argv.pop(1), sys.argv.pop(1)


def entry():
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",), strict=True)
    parser.optionxform = str
    parser.read(ENTRY, "utf-8")
    return parser["Desktop Entry"]


def kinds():
    return ElementTree.parse(KINDS).getroot().findall(NAMESPACE + "mime-type")


class DesktopEntryTest(unittest.TestCase):
    def test_required_keys_are_present(self):
        keys = entry()
        self.assertEqual(keys["Type"], "Application")
        self.assertEqual(keys["Exec"], "qipan open %f")
        self.assertEqual(keys["Icon"], "qipan")
        self.assertEqual(keys["Terminal"], "false")
        for key in ("Categories", "Keywords", "Keywords[zh_CN]", "MimeType"):
            self.assertTrue(keys[key].endswith(";"), key)
        for key in ("Name", "GenericName", "Comment"):
            self.assertTrue(keys[key])
            self.assertTrue(keys[key + "[zh_CN]"])
        self.assertIn("Game", keys["Categories"].split(";"))

    def test_mime_types_are_known(self):
        named = {kind for kind in entry()["MimeType"].split(";") if kind}
        own = {kind.get("type") for kind in kinds()}
        self.assertEqual(named, own | KNOWN_EVERYWHERE)

    def test_is_valid(self):
        tool = shutil.which("desktop-file-validate")
        if tool is None:
            self.skipTest("desktop-file-validate is not there")
        self.assertEqual(subprocess.run([tool, ENTRY], capture_output=True, text=True).stdout, "")


class MimeTypesTest(unittest.TestCase):
    def test_comments_in_both_languages_and_suffixes_are_present(self):
        found = set()
        for kind in kinds():
            languages = [comment.get("{http://www.w3.org/XML/1998/namespace}lang")
                         for comment in kind.findall(NAMESPACE + "comment")]
            self.assertEqual(languages, [None, "zh_CN"], kind.get("type"))
            found |= {glob.get("pattern").removeprefix("*.") for glob in kind.findall(NAMESPACE + "glob")}
        self.assertEqual(found, SUFFIXES)

    def test_mime_database_accepts_them(self):
        tool = shutil.which("update-mime-database")
        if tool is None:
            self.skipTest("update-mime-database is not there")
        with tempfile.TemporaryDirectory() as folder:
            packages = Path(folder, "packages")
            packages.mkdir()
            shutil.copy(KINDS, packages / "qipan.xml")
            done = subprocess.run([tool, folder], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            globs = Path(folder, "globs2").read_text("utf-8")
            for suffix in SUFFIXES:
                self.assertIn(f":*.{suffix}\n", globs)


class InstallationTest(unittest.TestCase):
    def test_files_are_in_standard_locations(self):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([CMAKE, "--install", BUILD, "--component", "desktop", "--prefix", folder],
                                  capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            for path in ("applications/qipan.desktop", "mime/packages/qipan.xml",
                         "icons/hicolor/scalable/apps/qipan.svg"):
                self.assertTrue(Path(folder, "share", path).is_file(), path)


if __name__ == "__main__":
    unittest.main()
