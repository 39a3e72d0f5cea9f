# SPDX-License-Identifier: GPL-3.0-or-later
"""The Flatpak manifest agrees with what it packages."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MANIFEST = ROOT / "packaging" / "flatpak" / "org.qipan.Qipan.yaml"
CMAKE, BUILD = sys.argv.pop(1), sys.argv.pop(1)


def manifest():
    """The text, and its plain values at the top level."""
    text = MANIFEST.read_text("utf-8")
    return text, dict(re.findall(r"^([a-z-]+): *'?([^'\n]+)'?$", text, re.MULTILINE))


class FlatpakTest(unittest.TestCase):
    def test_installed_files_bear_its_id(self):
        """Flatpak hides other files from the desktop."""
        _, values = manifest()
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([CMAKE, "--install", BUILD, "--component", "desktop", "--prefix", folder],
                                  capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            names = [path.name for path in Path(folder, "share").rglob("*") if path.is_file()]
            self.assertGreater(len(names), 3)
            self.assertEqual([name for name in names if not name.startswith(values["id"] + ".")], [])

    def test_metainfo_has_its_id_and_command(self):
        _, values = manifest()
        component = ElementTree.parse(ROOT / "packaging" / f"{values['id']}.metainfo.xml.in").getroot()
        self.assertEqual(component.findtext("id"), values["id"])
        self.assertEqual(component.findtext("provides/binary"), values["command"])

    def test_build_options_exist(self):
        text, _ = manifest()
        wanted = set(re.findall(r"-D([A-Z_]+)=", text)) - {"CMAKE_BUILD_TYPE"}
        known = set(re.findall(r"^option\(([A-Z_]+)", (ROOT / "CMakeLists.txt").read_text("utf-8"), re.MULTILINE))
        self.assertTrue(wanted)
        self.assertEqual(wanted - known, set())

    def test_source_is_this_tree(self):
        text, _ = manifest()
        self.assertEqual((MANIFEST.parent / re.search(r"path: (\S+)", text)[1]).resolve(), ROOT)

    def test_flatpak_builder_accepts_it(self):
        tool = shutil.which("flatpak-builder")
        if tool is None:
            self.skipTest("flatpak-builder is not there")
        with tempfile.TemporaryDirectory() as folder:  # it leaves a folder where it runs
            done = subprocess.run([tool, "--show-manifest", MANIFEST], cwd=folder, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        shown = json.loads(done.stdout)
        _, values = manifest()
        self.assertEqual({key: shown[key] for key in values}, values)


if __name__ == "__main__":
    unittest.main()
