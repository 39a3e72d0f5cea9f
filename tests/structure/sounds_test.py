#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The script in resources/sounds makes the sounds there, byte for byte, and the program includes all of them."""
import pathlib
import re
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "resources" / "sounds"
MOST_BYTES = 200_000


def sounds_in(folder):
    return {path.name: path.read_bytes() for path in folder.glob("*.wav")}


def main():
    with tempfile.TemporaryDirectory() as made:
        subprocess.run([sys.executable, "-B", FOLDER / "make_sounds.py", made], check=True)
        expected = sounds_in(pathlib.Path(made))
    found = sounds_in(FOLDER)
    faults = [f"{name} is not what make_sounds.py makes" for name in sorted(expected.keys() | found.keys())
              if expected.get(name) != found.get(name)]
    included = re.findall(r"<file>(.*)</file>", (FOLDER / "sounds.qrc").read_text(encoding="utf-8"))
    if sorted(included) != sorted(found):
        faults.append("sounds.qrc does not list exactly the sounds of the folder")
    size = sum(map(len, found.values()))
    if not 0 < size <= MOST_BYTES:
        faults.append(f"the sounds have {size} bytes, of at most {MOST_BYTES}")
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
