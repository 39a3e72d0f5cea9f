# SPDX-License-Identifier: GPL-3.0-or-later
"""Dependencies point one way: core <- net <- app, core <- ui <- app; the folders within them form no cycles."""

import re
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
from arrows import cycles, inner_arrows, thread_locals, wrong_includes, wrong_links  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
WITHOUT_CYCLES = ("core", "net", "ui", "app")
FOLDERS = ("core", "net", "ui", "app", "engines", "training", "tests", "bench")


def files(*patterns, folders=FOLDERS):
    for folder in folders:
        for pattern in patterns:
            yield from sorted((ROOT / folder).rglob(pattern))


def complaints(path, *lines):
    return list(wrong_includes(path, "\n".join(lines), lambda name: name.endswith("known.h")))


class CheckTest(unittest.TestCase):
    def test_forbidden_includes_are_found(self):
        for path, line in (
            ("core/link/a.cpp", '#include "net/known.h"'),
            ("core/link/a.cpp", "#include <QString>"),
            ("core/link/a.cpp", "#include <QtCore/QString>"),
            ("core/link/a.cpp", "#include <qglobal.h>"),
            ("core/link/a.cpp", "#include <iostream>"),
            ("net/a.h", '# include "ui/known.h"'),
            ("net/a.h", "#include <QtWidgets/QWidget>"),
            ("ui/a.h", '#include "net/known.h"'),
            ("ui/a.h", '  #include "app/known.h"'),
            ("ui/a.h", "#include <QtNetwork/QTcpSocket>"),
            ("app/a.h", '#include "tests/known.h"'),
            ("app/a.h", '#include "neighbour.h"'),
            ("engines/a.cpp", '#include "app/known.h"'),
        ):
            with self.subTest(path=path, line=line):
                self.assertEqual(len(complaints(path, "#pragma once", line)), 1)

    def test_allowed_includes_pass(self):
        self.assertEqual(complaints("core/a.cpp", "#include <vector>", "#include <queue>", '#include "core/known.h"'), [])
        self.assertEqual(complaints("app/a.cpp", "#include <QApplication>", '#include "net/known.h"', '#include "ui/known.h"'), [])
        self.assertEqual(complaints("tests/ui/a.cpp", '#include "app/known.h"', '#include "a.moc"'), [])

    def test_finds_cycles_and_names_their_includes(self):
        def found(*sources):
            return list(cycles(arrow for path, text in sources for arrow in inner_arrows(path, text)))

        there = ("core/a/one.h", '#pragma once\n#include "core/b/two.h"')
        back = ("core/b/two.cpp", '#include "core/a/one.h"')
        self.assertEqual(found(there, back), ['core/a -> core/b -> core/a: core/a/one.h:2 includes "core/b/two.h"; '
                                              'core/b/two.cpp:1 includes "core/a/one.h"'])
        round_about = [("ui/b/x.h", '#include "ui/c/y.h"'), ("ui/c/y.h", '#include "ui/top.h"'),
                       ("ui/top.h", '#include "ui/b/deep/x.h"')]
        self.assertEqual(len(found(*round_about)), 1)
        self.assertEqual(found(*round_about)[0].count(" includes "), 3)
        self.assertEqual(found(*round_about[:2]), [])
        self.assertEqual(found(there, ("core/a/three.h", '#include "core/a/one.h"'), ("net/b.h", '#include "core/a/one.h"')), [])

    def test_thread_locals_are_found(self):
        for line in ("thread_local std::string text;", "#include <QRegularExpression>", "QThreadStorage<int> number;",
                     'dir.entryInfoList({u"*.md"_qs}, QDir::Files)', 'dir.entryList({u"*.md"_qs})'):
            with self.subTest(line=line):
                self.assertEqual(len(list(thread_locals("app/a.cpp", line))), 1)
        self.assertEqual(list(thread_locals("app/a.cpp", "dir.entryInfoList(QDir::Files) // no QRegularExpression")), [])

    def test_forbidden_links_are_found(self):
        self.assertEqual(len(list(wrong_links("net/CMakeLists.txt", "target_link_libraries(qipan_net PUBLIC qipan_ui)"))), 1)
        self.assertEqual(len(list(wrong_links("core/CMakeLists.txt", "target_link_libraries(qipan_core PUBLIC Qt6::Core)"))), 1)
        self.assertEqual(list(wrong_links("app/CMakeLists.txt", "target_link_libraries(qipan_app PUBLIC qipan_ui qipan_net)")), [])


class ProjectTest(unittest.TestCase):
    def test_includes_follow_the_dependency_order(self):
        found = [complaint for path in files("*.h", "*.cpp", "*.h.in")
                 for complaint in wrong_includes(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"),
                                                 lambda name: (ROOT / name).is_file())]
        if found:
            self.fail("\n" + "\n".join(found))

    def test_no_thread_has_data_of_its_own(self):
        product = [folder for folder in FOLDERS if folder not in ("tests", "bench")]
        found = [complaint for path in files("*.h", "*.cpp", folders=product)
                 for complaint in thread_locals(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))]
        if found:
            self.fail("\n" + "\n".join(found))

    def test_folders_form_no_cycles(self):
        found = list(cycles(arrow for path in files("*.h", "*.cpp", "*.h.in", folders=WITHOUT_CYCLES)
                            for arrow in inner_arrows(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))))
        if found:
            self.fail("\n" + "\n".join(found))

    def test_the_store_includes_only_core_and_base(self):
        sources = [path for path in files("*.h", "*.cpp") if path.parent == ROOT / "app/store"]
        includes = {name for path in sources for name in re.findall(r'#include "(\w+/\w+)', path.read_text("utf-8"))}
        self.assertTrue(sources)
        self.assertEqual({name for name in includes if not name.startswith("core/")} - {"app/base", "app/store"}, set())

    def test_targets_link_in_dependency_order(self):
        found = [complaint for path in files("CMakeLists.txt")
                 for complaint in wrong_links(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))]
        if found:
            self.fail("\n" + "\n".join(found))


if __name__ == "__main__":
    unittest.main()
