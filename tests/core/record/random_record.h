// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <random>

namespace qipan::test {

/// What a random record may contain, depending on the format.
struct RecordShape {
    bool hasVariations = true;
    bool hasNotes = true; ///< comments, marks, qualities, values, names
};

/// A game of this rule (empty for none) and size, played by the registry's BoardGame.
[[nodiscard]] record::GameRecord randomGomoku(std::mt19937& random, std::string_view rule, int size, RecordShape shape);
[[nodiscard]] record::GameRecord randomReversi(std::mt19937& random, RecordShape shape);

/// A gomoku game of a random rule, or of none.
[[nodiscard]] record::GameRecord randomGomoku(std::mt19937& random, RecordShape shape);

} // namespace qipan::test
