#pragma once

#include "core/record/game_record.h"
#include "core/record/move_text.h"

#include <optional>
#include <string_view>

namespace qipan::record {

/// The supported formats of files and clipboard texts.
enum class RecordFormat : std::uint8_t { Sgf, Psq, Renlib, Ggf, Wthor, Obf, Transcript, GomokuMoves };

/// What is known besides the bytes, for formats that do not contain it.
struct RecordHint {
    std::string_view suffix;            ///< of the file name, such as "lib", in any case; empty for none
    std::string_view game;              ///< key of the game of bare moves; empty if unknown
    std::string_view rule;              ///< rule of bare gomoku moves: a key of the registry, or empty
    int size = 15;                      ///< board size of bare gomoku moves, from 5 to gomoku::largestSize
    RowOrigin rows = RowOrigin::Bottom; ///< row origin of bare gomoku moves
};

/// Returns the format, or nothing if it is not supported. Bare moves that fit both games are taken for those of the
/// hint's game, or without one for reversi if they are legal there. Never throws; `bytes` may hold anything.
[[nodiscard]] std::optional<RecordFormat> recognise(std::string_view bytes, const RecordHint& hint = {});

/// Reads games in any format (WTHOR without names, see readWthor). Returns a fault of kind NoRecord if there are none.
/// Never throws; `bytes` may hold anything.
[[nodiscard]] Reading readAny(std::string_view bytes, const RecordHint& hint = {});

} // namespace qipan::record
