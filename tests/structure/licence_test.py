# SPDX-License-Identifier: GPL-3.0-or-later
"""Every source file begins with its licence."""

import sys
import unittest
from pathlib import Path

from licence import is_source, lacks_licence

ROOT = Path(__file__).resolve().parents[2]
HIDDEN = {".git", "build", "out", "__pycache__"}


def sources():
    for path in sorted(ROOT.rglob("*")):
        relative = path.relative_to(ROOT)
        if path.is_file() and relative.parts[0] not in HIDDEN and not relative.parts[0].startswith("build-"):
            try:
                text = path.read_text("utf-8")
            except UnicodeDecodeError:
                continue
            if is_source(relative.as_posix(), text):
                yield relative.as_posix(), text


class LicenceTest(unittest.TestCase):
    def test_missing_lines_are_found(self):
        line = "SPDX-License-Identifier: GPL-3.0-or-later"
        for text in (f"// {line}\n#pragma once\n", f"# {line}\n", f"#!/bin/sh\n# {line}\n"):
            self.assertFalse(lacks_licence(text), text)
        for text in ("", "#pragma once\n", f"#pragma once\n// {line}\n", "// SPDX-License-Identifier: MIT\n",
                     f"#!/bin/sh\n\n# {line}\n"):
            self.assertTrue(lacks_licence(text), text)
        self.assertTrue(is_source("scripts/test", "#!/usr/bin/env bash\n"))
        self.assertFalse(is_source("README.md", "# Qipan\n"))

    def test_every_source_file_begins_with_its_licence(self):
        found = list(sources())
        self.assertGreater(len(found), 1000)
        self.assertEqual([path for path, text in found if lacks_licence(text)], [])


if __name__ == "__main__":
    sys.exit(unittest.main())
