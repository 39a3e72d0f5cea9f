#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the releases in CHANGELOG.md as AppStream or Debian want them:
  releases.py appstream                 the element <releases>
  releases.py debian PACKAGE MAINTAINER      debian/changelog
A release is a heading "## VERSION (DATE)", paragraphs, and a list with "- "."""

import datetime
import email.utils
import re
import sys
import textwrap
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

CHANGELOG = Path(__file__).resolve().parents[1] / "CHANGELOG.md"


class Release(NamedTuple):
    version: str
    date: datetime.date
    paragraphs: list
    changes: list


def releases(text):
    """The releases in the order of the text, newest first."""
    found = []
    for section in text.split("\n## ")[1:]:
        heading, _, body = section.partition("\n")
        version, date = re.fullmatch(r"(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)", heading).groups()
        blocks = [" ".join(block.split()) for block in re.split(r"\n\n|\n(?=- )", body.strip())]
        found.append(Release(version, datetime.date.fromisoformat(date),
                             [block for block in blocks if not block.startswith("- ")],
                             [block[2:] for block in blocks if block.startswith("- ")]))
    return found


def appstream(found):
    lines = ["<releases>"]
    for release in found:
        lines += [f'  <release version="{release.version}" date="{release.date}">', "    <description>"]
        lines += [f"      <p>{escape(paragraph)}</p>" for paragraph in release.paragraphs]
        if release.changes:
            lines += ["      <ul>", *(f"        <li>{escape(change)}</li>" for change in release.changes), "      </ul>"]
        lines += ["    </description>", "  </release>"]
    return "\n".join([*lines, "</releases>"])


def debian(found, package, maintainer):
    entries = []
    for release in found:
        noon = datetime.datetime.combine(release.date, datetime.time(12), datetime.timezone.utc)
        changes = [textwrap.fill(text, 78, initial_indent="  * ", subsequent_indent="    ")
                   for text in release.paragraphs + release.changes]
        entries.append("\n".join([f"{package} ({release.version}) unstable; urgency=medium", "", *changes, "",
                                  f" -- {maintainer}  {email.utils.format_datetime(noon)}"]))
    return "\n\n".join(entries)


if __name__ == "__main__":
    listed = releases(CHANGELOG.read_text("utf-8"))
    if sys.argv[1:] == ["appstream"]:
        print(appstream(listed))
    elif len(sys.argv) == 4 and sys.argv[1] == "debian":
        print(debian(listed, *sys.argv[2:]))
    else:
        sys.exit(__doc__)
