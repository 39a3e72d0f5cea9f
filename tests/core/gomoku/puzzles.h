// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/board.h"
#include "core/gomoku/rule.h"

#include <string_view>
#include <vector>

namespace qipan::test {

/// A position that the side to move wins by force.
struct Puzzle {
    std::string_view name;
    gomoku::Rule rule = gomoku::Rule::Renju;
    Side attacker = Side::Black;
    bool byFours = false; ///< otherwise it needs threes too
    gomoku::Board board;
};

/// Published renju problems, from the tests of quintet (github.com/renju-note/quintet, src/mate/solve.rs), which name
/// the sources of some of them.
[[nodiscard]] const std::vector<Puzzle>& puzzles();

/// "Shadows and fog" by Tama Hoshiduki, renju: black wins by 53 fours and a five.
[[nodiscard]] const Puzzle& shadowsAndFog();

} // namespace qipan::test
