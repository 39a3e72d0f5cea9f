#include "core/board/registry.h"

#include "core/gomoku/engines.h"
#include "core/gomoku/game.h"
#include "core/reversi/engines.h"
#include "core/reversi/game.h"

#include <algorithm>
#include <array>

namespace qipan {

namespace {

constexpr std::array gomokuSizes{15, 19, 20};
constexpr std::array<std::string_view, 2> gomokuRules{"freestyle", "standard"};

std::unique_ptr<BoardGame> makeGomoku(std::string_view rule, int size)
{
    const auto kind = rule == gomokuRules[1] ? gomoku::Rule::Standard : gomoku::Rule::Freestyle;
    return std::make_unique<gomoku::Game>(kind, size);
}

constexpr std::array reversiSizes{reversi::boardEdge};
constexpr std::array<std::string_view, 1> reversiRules{"standard"};

std::unique_ptr<BoardGame> makeReversi(std::string_view, int)
{
    return std::make_unique<reversi::Game>();
}

constexpr std::array<GameInfo, 2> rows{{
    {.key = "gomoku",
     .sizes = gomokuSizes,
     .rules = gomokuRules,
     .levels = gomoku::engineLevels,
     .rowsFromBottom = true,
     .makeGame = makeGomoku,
     .makeEngine = gomoku::makeEngine},
    {.key = "reversi",
     .sizes = reversiSizes,
     .rules = reversiRules,
     .levels = reversi::engineLevels,
     .rowsFromBottom = false,
     .makeGame = makeReversi,
     .makeEngine = reversi::makeEngine},
}};

} // namespace

std::span<const GameInfo> games()
{
    return rows;
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
