// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/game_values.h"
#include "core/record/record_editor.h"

#include <functional>
#include <span>
#include <vector>

namespace qipan::app {

/// Returns what an analysis says of the root and the moves of a line from it: qualities, and values in the unit of
/// records. Precondition: `values` follows the moves of this line.
[[nodiscard]] std::vector<record::RecordEditor::Judgement>
judgementsOf(const record::GameTree& tree, std::span<const record::GameTree::Node> line, const GameValues& values);

/// Returns what a record `said` of the root and the moves of a line from it, before this program judged them. Values
/// are taken as ours are: in discs or, in gomoku, from -1 to 1. If one is beyond that, they are in another unit, and
/// none is returned.
[[nodiscard]] std::vector<RecordedValue> recordedOf(const record::GameRecord& game,
                                                    std::span<const record::GameTree::Node> line,
                                                    const std::function<RecordedValue(record::GameTree::Node)>& said);

/// Writes the stored analysis of a game into its record: the qualities and values of the main line and, with
/// `hasComments`, a comment on each move that is marked. `given` is the number of moves that the players did not
/// choose. Does nothing to a record that cannot be analysed.
void writeAnalysis(record::GameRecord& game, const StoredAnalysis& analysis, int given, bool hasComments);

} // namespace qipan::app
