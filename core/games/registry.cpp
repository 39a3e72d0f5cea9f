// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/registry.h"

#include "core/gomoku/engines.h"
#include "core/gomoku/game.h"
#include "core/gomoku/position.h"
#include "core/reversi/engines.h"
#include "core/reversi/evaluation.h"
#include "core/reversi/game.h"
#include "core/reversi/search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace qipan {

namespace {

constexpr std::array gomokuSizes{15, 19, 20};
constexpr std::array renjuSizes{15};
constexpr std::array<RuleInfo, 3> gomokuRules{{{.key = "freestyle", .sizes = gomokuSizes},
                                               {.key = "standard", .sizes = gomokuSizes},
                                               {.key = "renju", .sizes = renjuSizes}}};

constexpr std::array gomokuOpenings{Opening::Free, Opening::Pro, Opening::LongPro, Opening::Swap, Opening::Swap2};

gomoku::Rule gomokuRule(std::string_view rule)
{
    return rule == "renju"   ? gomoku::Rule::Renju
        : rule == "standard" ? gomoku::Rule::Standard
                             : gomoku::Rule::Freestyle;
}

std::unique_ptr<BoardGame> makeGomoku(std::string_view rule, int size, Opening opening)
{
    return std::make_unique<gomoku::Game>(gomokuRule(rule), size, opening);
}

std::unique_ptr<BoardGame> makeGomokuFrom(std::string_view rule, int size, const StartPosition& start)
{
    return std::make_unique<gomoku::Game>(gomokuRule(rule), size, start);
}

constexpr std::array reversiSizes{reversi::boardEdge};
constexpr std::array<RuleInfo, 1> reversiRules{{{.key = "standard", .sizes = reversiSizes}}};

constexpr std::array onlyFree{Opening::Free};

/// From `train_reversi odds` on 300 self-play games (generate --seed 21), with each position labelled by a 6-ply
/// search.
constexpr double reversiScale = 440;

std::unique_ptr<BoardGame> makeReversi(std::string_view, int, Opening)
{
    return std::make_unique<reversi::Game>();
}

std::unique_ptr<BoardGame> makeReversiFrom(std::string_view, int, const StartPosition& start)
{
    return std::make_unique<reversi::Game>(start);
}

constexpr std::array<GameInfo, 2> gameInfos{{
    {.key = "gomoku",
     .rules = gomokuRules,
     .openings = gomokuOpenings,
     .levels = gomoku::engineLevels,
     .hasFullStrengthLevel = true,
     .rowsFromBottom = true,
     .engineEdition = 1,
     .protocol = EngineProtocol::Gomocup,
     .score = {.scale = 490, .decided = gomoku::decidedScore, .win = gomoku::winScore},
     .makeGame = makeGomoku,
     .makeGameFrom = makeGomokuFrom,
     .makeEngine = gomoku::makeEngine,
     .exactFromEmpties = nullptr,
     .makeAdviser = gomoku::makeAdviser,
     .explain = gomoku::explain},
    {.key = "reversi",
     .rules = reversiRules,
     .openings = onlyFree,
     .levels = reversi::engineLevels,
     .hasFullStrengthLevel = false,
     .rowsFromBottom = false,
     .engineEdition = 1,
     .protocol = EngineProtocol::Nboard,
     .score = {.scale = reversiScale,
               .decided = reversi::terminalScale,
               .win = 0,
               .disc = reversi::hundredths,
               .certainDisc = reversi::terminalScale},
     .makeGame = makeReversi,
     .makeGameFrom = makeReversiFrom,
     .makeEngine = reversi::makeEngine,
     .exactFromEmpties = reversi::exactFromEmpties,
     .makeAdviser = reversi::makeAdviser,
     .explain = nullptr},
}};

} // namespace

bool RuleInfo::allows(int size) const
{
    return std::ranges::find(sizes, size) != sizes.end();
}

const RuleInfo* GameInfo::findRule(std::string_view rule) const
{
    const auto found = std::ranges::find(rules, rule, &RuleInfo::key);
    return found == rules.end() ? nullptr : &*found;
}

bool GameInfo::allows(Opening opening) const
{
    return std::ranges::find(openings, opening) != openings.end();
}

Opening GameInfo::openingFor(std::string_view wanted) const
{
    const auto opening = openingOf(wanted);
    return opening && allows(*opening) ? *opening : openings.front();
}

std::span<const GameInfo> games()
{
    return gameInfos;
}

const GameInfo* findGame(std::string_view key)
{
    const auto found = std::ranges::find(gameInfos, key, &GameInfo::key);
    return found == gameInfos.end() ? nullptr : &*found;
}

Side firstToMove(const GameSetup& setup)
{
    const auto game = setup.makeGame();
    for (const Cell cell : setup.start)
        game->play(cell);
    return game->sideToMove();
}

double winChance(const GameInfo::Score& unit, int score)
{
    if (std::abs(score) >= unit.decided)
        return score > 0 ? 1 : 0;
    return 1 / (1 + std::exp(-score / unit.scale));
}

GameSetup defaultSetup(const GameInfo& game)
{
    const RuleInfo& rule = game.rules.front();
    return {.game = &game, .rule = rule.key, .size = rule.sizes.front(), .opening = game.openings.front()};
}

std::optional<GameSetup> makeSetup(std::string_view game, std::string_view rule, int size, std::string_view opening)
{
    const GameInfo* info = findGame(game);
    if (info == nullptr)
        return std::nullopt;
    const RuleInfo* known = info->findRule(rule);
    if (known == nullptr || !known->allows(size))
        return std::nullopt;
    const auto openingValue = openingOf(opening);
    if (!openingValue || !info->allows(*openingValue))
        return std::nullopt;
    return GameSetup{.game = info, .rule = known->key, .size = size, .opening = *openingValue};
}

} // namespace qipan
