// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <string>

namespace qipan::test {

/// A gomoku game with `comments` variations, each with a comment of nearly the maximum of 64 KiB. All letters are "é",
/// which takes half as many bytes in Latin-1.
[[nodiscard]] inline record::GameRecord largeRecord(int comments)
{
    std::string comment;
    while (comment.size() + 2 < record::maxCommentBytes)
        comment += "\u00e9";
    record::GameRecord record;
    record::GameTree::Node first = record::GameTree::none;
    for (int i = 0; i < comments; ++i) {
        const int place = i % 200;
        if (place == 0)
            first = record.tree.add(record::GameTree::root, {Side::Black, Cell{i / 200, 14}});
        record.tree.setComment(record.tree.add(first, {Side::White, Cell{place % 15, place / 15}}), comment);
    }
    return record;
}

} // namespace qipan::test
