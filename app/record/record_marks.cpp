// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/record_marks.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

using record::Mark;
using record::MarkKind;

namespace {

/// Returns the first unused label: A to Z, then numbers.
[[nodiscard]] std::string nextLabel(std::span<const Mark> marks)
{
    for (int i = 0;; ++i) {
        const std::string label = i < 26 ? std::string(1, static_cast<char>('A' + i)) : std::to_string(i - 25);
        if (std::ranges::find(marks, label, &Mark::label) == marks.end())
            return label;
    }
}

} // namespace

std::optional<std::vector<Mark>> marksWith(std::span<const Mark> before, Cell cell, std::optional<MarkKind> kind,
                                           const std::string& label)
{
    std::vector<Mark> marks{before.begin(), before.end()};
    const auto old = std::ranges::find(marks, cell, &Mark::cell);
    const bool wasThere = old != marks.end();
    const bool isAgain = wasThere && kind == old->kind && label.empty();
    std::erase_if(marks, [cell](const Mark& mark) { return mark.cell == cell; });
    if (kind && !isAgain) {
        Mark mark{.cell = cell, .kind = *kind, .label = {}};
        if (*kind == MarkKind::Label)
            mark.label = label.empty() ? nextLabel(marks) : label;
        marks.push_back(std::move(mark));
    } else if (!wasThere) {
        return std::nullopt;
    }
    return marks;
}

} // namespace qipan::app
