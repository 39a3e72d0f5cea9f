# SPDX-License-Identifier: GPL-3.0-or-later
"""Where packages cannot be installed, scripts/play and scripts/test stop with a list of what is needed."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("bash", "cat", "dirname", "dpkg", "env", "fold", "readlink", "sed")
VERSIONS = {"qt6-base-dev": "6.4.2+dfsg-10", "cmake": "3.25.1-1", "g++": "4:12.2.0-3"}  # of Debian 12


class RequirementsTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = Path(self.folder.name)
        for tool in TOOLS:
            found = shutil.which(tool)
            if found:
                (self.path / tool).symlink_to(found)

    def add_apt(self, versions):
        """An apt that knows these packages and records what it is asked for; none is installed."""
        policy = "".join(f"{name}) echo '  Candidate: {version}' ;;\n" for name, version in versions.items())
        for name, body in {
            "apt-get": f'echo "$*" >>"{self.path}/asked"\n',
            "apt-cache": f'case $2 in\n{policy}esac\n',
            "dpkg-query": "exit 1\n",
            "sudo": 'exec "$@"\n',
        }.items():
            program = self.path / name
            program.write_text(f"#!{shutil.which('bash')}\n{body}", "utf-8")
            program.chmod(0o755)

    def run_script(self, name):
        done = subprocess.run([ROOT / "scripts" / name], env={"PATH": str(self.path), "CI": "true"},
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              encoding="utf-8", timeout=60)
        asked = self.path / "asked"
        return done.returncode, done.stdout, asked.read_text("utf-8") if asked.exists() else ""

    def test_a_system_without_apt(self):
        for script in ("play", "test"):
            status, output, _ = self.run_script(script)
            self.assertEqual(status, 1, output)
            for word in ("no apt", "Qt 6.4", "g++ 12", "clang 14", "CMake 3.25", "Ninja", "Catch2 2.13", "Python 3.9",
                         " qt6-svg-dev ", "cmake --workflow --preset release"):
                self.assertIn(word, output)
            self.assertLessEqual(max(map(len, output.splitlines())), 110, output)

    @unittest.skipUnless(shutil.which("dpkg"), "compares versions with dpkg")
    def test_too_old_a_system(self):
        for package, version in {"qt6-base-dev": "6.2.4+dfsg-2", "cmake": "3.22.1-1", "g++": "4:11.2.0-1"}.items():
            self.add_apt({**VERSIONS, package: version})
            for script in ("play", "test"):
                status, output, asked = self.run_script(script)
                self.assertEqual(status, 1, output)
                self.assertRegex(output, rf"{re.escape(package)}: \S+ or later is needed, "
                                         rf"{re.escape(version.split(':')[-1])} found")
                self.assertEqual(output.count(" found\n"), 1, output)
                self.assertIn("Qt 6.4", output)
                self.assertNotIn("install", asked)

    @unittest.skipUnless(shutil.which("dpkg"), "compares versions with dpkg")
    def test_a_system_without_qt(self):
        self.add_apt({name: version for name, version in VERSIONS.items() if name != "qt6-base-dev"})
        status, output, asked = self.run_script("play")
        self.assertEqual(status, 1, output)
        self.assertIn("qt6-base-dev: 6.4 or later is needed, none found", output)
        self.assertNotIn("install", asked)

    @unittest.skipUnless(shutil.which("dpkg"), "compares versions with dpkg")
    def test_a_new_enough_system_installs_what_is_missing(self):
        self.add_apt(VERSIONS)
        _, output, asked = self.run_script("play")
        self.assertIn("install --yes --no-install-recommends g++ cmake", asked, output)

    def test_the_list_says_what_the_build_asks_for(self):
        scripts = (ROOT / "scripts" / "packages.sh").read_text("utf-8")
        needed = json.loads((ROOT / "CMakePresets.json").read_text("utf-8"))["cmakeMinimumRequired"]
        self.assertIn(f"CMake {needed['major']}.{needed['minor']} or later", scripts)
        self.assertIn(f'"cmake {needed["major"]}.{needed["minor"]}"', scripts)
        for file, pattern, words in (
            ("CMakeLists.txt", r"find_package\(Qt6 (\S+)", ("Qt {} or later", '"qt6-base-dev {}"')),
            ("tests/CMakeLists.txt", r"find_package\(Catch2 (\d\.\d+)", ("Catch2 {} or 3",)),
            ("tests/structure/CMakeLists.txt", r"find_package\(Python3 (\S+)", ("Python {} or later",)),
        ):
            version = re.search(pattern, (ROOT / file).read_text("utf-8")).group(1)
            for text in words:
                self.assertIn(text.format(version), scripts)


if __name__ == "__main__":
    sys.exit(unittest.main())
