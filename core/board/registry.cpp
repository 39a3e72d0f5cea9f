#include "core/board/registry.h"

#include <algorithm>
#include <vector>

namespace qipan {

std::span<const GameInfo> games()
{
    return {}; // rows come with the games
}

const GameInfo* findGame(std::string_view key)
{
    const auto all = games();
    const auto found = std::ranges::find(all, key, &GameInfo::key);
    return found == all.end() ? nullptr : &*found;
}

GameSetup defaultSetup(const GameInfo& game)
{
    return {.game = &game, .rule = game.rules.front(), .size = game.sizes.front()};
}

std::optional<GameSetup> makeSetup(std::string_view game, std::string_view rule, int size)
{
    const GameInfo* info = findGame(game);
    if (info == nullptr)
        return std::nullopt;
    const auto known = std::ranges::find(info->rules, rule);
    if (known == info->rules.end() || std::ranges::find(info->sizes, size) == info->sizes.end())
        return std::nullopt;
    return GameSetup{.game = info, .rule = *known, .size = size};
}

} // namespace qipan
