#include "core/link/game_mode.h"

#include <algorithm>
#include <array>

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
    for (const GameMode gameMode : gameModes) {
        if (keyOf(gameMode) == key)
            return gameMode;
    }
    return std::nullopt;
}

Milliseconds timeFor(int pairs)
{
    return std::max(Milliseconds{40'000}, pairs * Milliseconds{4'000});
}

} // namespace qipan::link
