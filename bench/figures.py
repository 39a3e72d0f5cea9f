# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics and tables of measured values."""

import statistics


def percentile(values, share):
    """The smallest value that is not exceeded by at least this share of the values."""
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]


def summary(seconds):
    """Median, 99th percentile and maximum of times in seconds, as milliseconds for a table row."""
    return [f"{1000 * value:.2f}" for value in (statistics.median(seconds), percentile(seconds, 0.99), max(seconds))]


SUMMARY = ["median", "99th", "greatest"]


def table(heads, rows):
    """Prints rows of text below their headings: the first column left-aligned, the others right-aligned."""
    lines = [heads, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    for first, *others in lines:
        print("  ".join([first.ljust(widths[0]), *(text.rjust(width) for text, width in zip(others, widths[1:]))]))
    print(flush=True)
