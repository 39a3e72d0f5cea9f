#pragma once

#include "core/board/engine.h"
#include "core/gomoku/game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace qipan::training {

/// Enough for a short search, and quickly cleared.
inline constexpr std::size_t tableMemory = 1 << 20;

/// Three to seven stones at random near each other, not far from the centre: the best balanced of a few such starts in
/// the eyes of `judge`. The same for the same seed and judge.
[[nodiscard]] gomoku::Game balancedOpening(gomoku::Rule rule, int size, std::uint64_t seed, Engine& judge);

/// An opening as Gomocup writes it: `dx,dy, dx,dy, …` from the centre (of an even board, the point to its lower right),
/// y downwards, black first. Nothing where the line is none for this board.
[[nodiscard]] std::optional<gomoku::Game> readOpening(std::string_view line, gomoku::Rule rule, int size);

} // namespace qipan::training
