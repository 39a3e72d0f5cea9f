# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop entry, the MIME types, the AppStream metadata, and what they install."""

import configparser
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ID = "org.qipan.Qipan"
ENTRY = ROOT / "packaging" / f"{ID}.desktop"
METAINFO = ROOT / "packaging" / f"{ID}.metainfo.xml.in"
KINDS = ROOT / "packaging" / "qipan-mime.xml"
NAMESPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"
INVITATION = "x-scheme-handler/qipan"  # a link, not a type of file
KNOWN_EVERYWHERE = {"application/x-go-sgf"}
SUFFIXES = {"psq", "lib", "ggf", "obf", "wtb", "qlink"}
CMAKE, BUILD = sys.argv.pop(1), sys.argv.pop(1)


def groups():
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",), strict=True)
    parser.optionxform = str
    parser.read(ENTRY, "utf-8")
    return parser


def entry():
    return groups()["Desktop Entry"]


def kinds():
    return ElementTree.parse(KINDS).getroot().findall(NAMESPACE + "mime-type")


class DesktopEntryTest(unittest.TestCase):
    def test_required_keys_are_present(self):
        keys = entry()
        self.assertEqual(keys["Type"], "Application")
        self.assertEqual(keys["Exec"], "qipan %u")
        self.assertEqual(keys["Icon"], ID)
        self.assertEqual(keys["Terminal"], "false")
        for key in ("Categories", "Keywords", "Keywords[zh_CN]", "MimeType"):
            self.assertTrue(keys[key].endswith(";"), key)
        for key in ("Name", "GenericName", "Comment"):
            self.assertTrue(keys[key])
            self.assertTrue(keys[key + "[zh_CN]"])
        self.assertIn("Game", keys["Categories"].split(";"))

    def test_actions_have_names_in_both_languages(self):
        actions = entry()["Actions"].removesuffix(";").split(";")
        self.assertEqual([f"Desktop Action {action}" for action in actions], groups().sections()[1:])
        for action in actions:
            keys = groups()[f"Desktop Action {action}"]
            self.assertEqual(keys["Exec"], f"qipan {action}")
            self.assertTrue(keys["Name"] and keys["Name[zh_CN]"])

    def test_mime_types_are_known(self):
        named = {kind for kind in entry()["MimeType"].split(";") if kind} - {INVITATION}
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
            self.assertEqual(languages[:2], [None, "zh_CN"], kind.get("type"))
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


class MetainfoTest(unittest.TestCase):
    def test_it_names_what_the_other_files_name(self):
        root = ElementTree.parse(METAINFO).getroot()
        self.assertEqual(root.findtext("id"), ID)
        self.assertEqual(root.findtext("launchable"), ENTRY.name)
        self.assertEqual(root.findtext("icon"), entry()["Icon"])
        for tag, key in (("provides/mediatype", "MimeType"), ("categories/category", "Categories")):
            named = [name for name in entry()[key].removesuffix(";").split(";") if name != INVITATION]
            self.assertEqual([element.text for element in root.findall(tag)], named)
        pictures = [image.text for image in root.findall("screenshots/screenshot/image")]
        self.assertGreater(len(pictures), 3)
        for picture in pictures:
            folder, _, name = picture.rpartition("/")
            self.assertEqual(folder, "@QIPAN_PICTURES_URL@")
            self.assertTrue((ROOT / "docs" / "screenshots" / name).is_file(), name)


class InstallationTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.share = Path(folder.name, "share")
        done = subprocess.run([CMAKE, "--install", BUILD, "--component", "desktop", "--prefix", folder.name],
                              capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_files_are_in_standard_locations(self):
        for path in (f"applications/{ID}.desktop", f"mime/packages/{ID}.xml", f"metainfo/{ID}.metainfo.xml"):
            self.assertTrue((self.share / path).is_file(), path)

    def test_program_and_file_types_have_icons_of_all_sizes(self):
        names = [f"apps/{ID}", *("mimetypes/" + kind.find(NAMESPACE + "icon").get("name") for kind in kinds())]
        icons = self.share / "icons" / "hicolor"
        for name in names:
            self.assertTrue((icons / "scalable" / f"{name}.svg").is_file(), name)
            for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
                header = (icons / f"{size}x{size}" / f"{name}.png").read_bytes()[:24]
                self.assertEqual(struct.unpack(">8x4x4sII", header), (b"IHDR", size, size), name)

    def test_metadata_is_valid(self):
        tool = shutil.which("appstreamcli")
        if tool is None:
            self.skipTest("appstreamcli is not there")
        text = (self.share / "metainfo" / f"{ID}.metainfo.xml").read_text("utf-8")
        if "<url" not in text:  # a release has it, by QIPAN_HOMEPAGE
            text = text.replace("</developer>", '</developer>\n  <url type="homepage">https://example.org</url>')
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder, f"{ID}.metainfo.xml")
            copy.write_text(text, "utf-8")
            done = subprocess.run([tool, "validate", "--no-net", copy], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stdout)


if __name__ == "__main__":
    unittest.main()
