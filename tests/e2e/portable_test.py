# SPDX-License-Identifier: GPL-3.0-or-later
"""The portable folder: a folder `data` beside a copy of the program."""

import os
import shutil
import tempfile
import unittest

from qipan import PROGRAM, Qipan

NOBODY = 65534


class Portable(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="qipan-e2e-")
        self.addCleanup(folder.cleanup)
        self.home = folder.name + "/home"
        self.beside = folder.name + "/棋 盘"
        self.program = shutil.copy(PROGRAM, self.make_folder(self.beside))
        os.chmod(folder.name, 0o755)
        os.mkdir(self.home, 0o700)
        self.system = self.home + "/.local/share/qipan"

    @staticmethod
    def make_folder(path):
        os.mkdir(path)
        return path

    def play(self, program, *arguments, **options):
        """Plays a game with the program; returns its errors."""
        with Qipan("host", "--port", "0", "--accept-anyone", "--seat", "computer") as host:
            address = f"127.0.0.1:{host.port()}"
            with Qipan("join", address, "--seat", "computer", "--rounds", "1", *arguments, program=program, data_dir="",
                       environment={"HOME": self.home, "XDG_RUNTIME_DIR": self.home, "XDG_DATA_HOME": ""},
                       **options) as guest:
                self.assertEqual(guest.finish(), 0)
                return guest.errors()

    def assert_has_data(self, folder):
        self.assertLessEqual({"qipan.sqlite", "settings.ini"}, set(os.listdir(folder)))

    def test_a_data_folder_beside_the_program_is_used(self):
        data = self.make_folder(self.beside + "/data")
        self.assertEqual(self.play(self.program), "")
        self.assert_has_data(data)
        self.assertFalse(os.path.exists(self.system))

    def test_without_one_the_place_of_the_system_is_used(self):
        self.assertEqual(self.play(self.program), "")
        self.assertEqual(os.listdir(self.beside), [os.path.basename(PROGRAM)])
        self.assert_has_data(self.system)

    def test_a_link_leads_to_the_folder_beside_the_program(self):
        data = self.make_folder(self.beside + "/data")
        os.symlink(self.program, self.home + "/link")
        self.assertEqual(self.play(self.home + "/link"), "")
        self.assert_has_data(data)
        self.assertEqual(os.listdir(self.home), ["link"])

    def test_the_command_line_wins(self):
        data = self.make_folder(self.beside + "/data")
        chosen = self.home + "/chosen"
        self.assertEqual(self.play(self.program, "--data-dir", chosen), "")
        self.assert_has_data(chosen)
        self.assertEqual(os.listdir(data), [])

    def test_a_folder_that_cannot_be_written_is_named(self):
        data = self.make_folder(self.beside + "/data")
        os.chmod(data, 0o555)
        as_user = {}
        if os.geteuid() == 0:  # who may write everywhere
            os.chown(self.home, NOBODY, NOBODY)
            as_user = {"user": NOBODY}
        errors = self.play(self.program, **as_user)
        self.assertRegex(errors, rf"\Aqipan: [^\n]*{data} [^\n]*cannot be written[^\n]*{self.system}\.\n\Z")
        self.assertEqual(os.listdir(data), [])
        self.assert_has_data(self.system)


if __name__ == "__main__":
    unittest.main(verbosity=2)
