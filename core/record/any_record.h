#pragma once

#include "core/record/game_record.h"
#include "core/record/move_text.h"

#include <optional>
#include <string_view>

namespace qipan::record {

/// What a file or a text from the clipboard can be.
enum class RecordFormat : std::uint8_t { Sgf, Psq, Renlib, Ggf, Wthor, Obf, Transcript, GomokuMoves };

/// What is known beside the bytes, for those that do not tell it themselves.
struct RecordHint {
    std::string_view suffix;            ///< of the file's name, "lib", in any case; empty for none
    std::string_view game;              ///< key of the game that bare moves belong to; empty where it is not known
    std::string_view rule;              ///< of bare moves of gomoku, a key of the registry or empty
    int size = 15;                      ///< of bare moves of gomoku, from 5 to gomoku::largestSize
    RowOrigin rows = RowOrigin::Bottom; ///< likewise
};

/// The format, or nothing where it is none of these. Bare moves that may be of either game are those of the hint's
/// game; without that they are reversi where they can be played there. Never throws; `bytes` may hold anything.
[[nodiscard]] std::optional<RecordFormat> recognise(std::string_view bytes, const RecordHint& hint = {});

/// Reads the games in whatever format they are (of WTHOR without names, see readWthor). A fault of kind NoRecord where
/// it is none.
[[nodiscard]] Reading readAny(std::string_view bytes, const RecordHint& hint = {});

} // namespace qipan::record
