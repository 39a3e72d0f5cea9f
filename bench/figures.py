"""How measured values are summed up and printed."""

import statistics


def percentile(values, share):
    """The smallest value that at least this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]


def summary(seconds):
    """Median, 99th percentile and greatest of times in seconds, as milliseconds for a row of a table."""
    return [f"{1000 * value:.2f}" for value in (statistics.median(seconds), percentile(seconds, 0.99), max(seconds))]


SUMMARY = ["median", "99th", "greatest"]


def table(heads, rows):
    """Prints rows of text below their heads: the first column to the left, the others to the right."""
    lines = [heads, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    for first, *others in lines:
        print("  ".join([first.ljust(widths[0]), *(text.rjust(width) for text, width in zip(others, widths[1:]))]))
    print(flush=True)
