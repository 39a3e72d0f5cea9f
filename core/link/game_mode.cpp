// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/game_mode.h"

#include <algorithm>
#include <array>

using namespace std::chrono_literals;

namespace qipan::link {

namespace {

struct GameModeRow {
    std::string_view key;
    GameModeRules rules;
};

constexpr std::array<GameModeRow, std::size(gameModes)> rows{{
    {"relaxed", {}},
    {"clock", {.clock = true}},
    {"campaign", {.clock = true, .hasNextBoard = true, .limitsHelp = true}},
    {"daily", {}},
    {"endless", {.hasNextBoard = true, .limitsHelp = true}},
    {"two", {.players = 2}},
}};

} // namespace

GameModeRules rulesOf(GameMode gameMode)
{
    return rows[static_cast<std::size_t>(gameMode)].rules;
}

std::string_view keyOf(GameMode gameMode)
{
    return rows[static_cast<std::size_t>(gameMode)].key;
}

std::optional<GameMode> gameModeOf(std::string_view key)
{
    const auto row = std::ranges::find(rows, key, &GameModeRow::key);
    return row == rows.end() ? std::nullopt : std::optional{gameModes[row - rows.begin()]};
}

std::chrono::milliseconds timeFor(int pairs)
{
    return std::max(40'000ms, pairs * 4'000ms);
}

} // namespace qipan::link
