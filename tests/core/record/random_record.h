#pragma once

#include "core/record/game_record.h"

#include <random>

namespace qipan::test {

/// What a random record may hold, so that a format can tell it.
struct RecordShape {
    bool hasVariations = true;
    bool hasNotes = true; ///< comments, marks, names
};

/// A game of this rule (empty for none told) and size, played by the BoardGame of the registry.
[[nodiscard]] record::GameRecord randomGomoku(std::mt19937& random, std::string_view rule, int size, RecordShape shape);
[[nodiscard]] record::GameRecord randomReversi(std::mt19937& random, RecordShape shape);

/// A gomoku game of any rule that there is, or of none.
[[nodiscard]] record::GameRecord randomGomoku(std::mt19937& random, RecordShape shape);

} // namespace qipan::test
