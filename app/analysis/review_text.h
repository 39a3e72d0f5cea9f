// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/game_values.h"
#include "ui/panels/evaluation_graph.h"

#include <QString>

#include <functional>
#include <map>

namespace qipan::app {

/// Returns the name of a cell on the board.
using NameOfCell = std::function<QString(Cell)>;

// The evaluations of a game in the current language.
/// Returns the graph without the current position. In the first `open` positions the choice of colours was open.
/// Precondition: the values follow a game with these plies.
[[nodiscard]] ui::GraphState graphOf(const GameValues& values, const std::vector<Ply>& plies, const NameOfCell& nameOf,
                                     std::size_t open = 0);
/// Returns who is ahead: "Black about 3.5 discs ahead", "White wins by 4 discs, exact", "Black 62 %".
[[nodiscard]] QString reviewText(const GameValues::Value& value, bool isInDiscs);
/// Returns "23. E6 ??: −8 discs; better D3".
[[nodiscard]] QString mistakeText(const Mistake& mistake, bool isInDiscs, const NameOfCell& nameOf);
/// Returns what is said of the moves with a mark, by their number from 1: of mistakes, and of good moves that were hard
/// to find.
[[nodiscard]] std::map<int, QString> markedMoves(const GameValues& values, const std::vector<Ply>& plies,
                                                 const NameOfCell& nameOf);
/// Returns "??" for a mark on the board, or "−8" if only discs were lost.
[[nodiscard]] QString shortMistakeText(const Mistake& mistake);

} // namespace qipan::app
