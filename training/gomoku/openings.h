// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/gomoku/game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace qipan::training {

/// Enough for a short search, and quick to clear.
inline constexpr std::size_t tableMemory = 1 << 20;

/// Three to seven random stones near each other and the centre: the most balanced of a few candidates according to
/// `evaluator`. Deterministic for a given seed and judge.
[[nodiscard]] gomoku::Game balancedOpening(gomoku::Rule rule, int size, std::uint64_t seed, Engine& evaluator);

/// Parses an opening in Gomocup's format: `dx,dy, dx,dy, …` from the centre (on an even board, the point to its lower
/// right), y downwards, black first. Nothing if it is invalid on this board.
[[nodiscard]] std::optional<gomoku::Game> readOpening(std::string_view line, gomoku::Rule rule, int size);

} // namespace qipan::training
