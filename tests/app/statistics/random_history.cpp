// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/statistics/random_history.h"

#include "core/games/registry.h"
#include "ui/base/texts.h"

#include <array>

namespace qipan::tests {

using namespace Qt::StringLiterals;
using namespace qipan::app;
using ui::GameResult;
using ui::Opponent;

PlayedGame RandomHistory::game(qint64 id)
{
    PlayedGame game;
    game.id = id;
    const int kind = below(static_cast<int>(qipan::games().size()) + 1);
    if (kind == 0) {
        game.game = ui::linkKey.toString();
        const auto key = link::keyOf(link::gameModes[below(6)]);
        game.rule = ui::textOf(key);
        game.size = {10 + below(3), 8};
    } else {
        const GameInfo& info = qipan::games()[static_cast<std::size_t>(kind) - 1];
        game.game = ui::textOf(info.key);
        game.rule = ui::textOf(info.rules[static_cast<std::size_t>(below(static_cast<int>(info.rules.size())))].key);
        game.size = {15, 15};
        game.result =
            std::array{GameResult::Win, GameResult::Draw, GameResult::Loss}[static_cast<std::size_t>(below(3))];
        game.opponent.kind = static_cast<Opponent::Kind>(below(4));
        game.opponent.edition = 1 + below(2);
        if (game.opponent.kind == Opponent::Kind::Computer)
            game.opponent.level = 1 + below(info.levels);
        else
            game.opponent.name = u"Opponent %1"_s.arg(below(5));
        game.side = below(2) == 0 ? Side::Black : Side::White;
        game.isRated = below(4) != 0;
    }
    const int who = below(3);
    game.profile = who == 0 ? ui::Profile{} : ui::Profile{false, who == 1 ? u"Ada"_s : u"Player"_s};
    game.shownName = who == 0 ? u"Player"_s : game.profile.name;
    game.isOver = below(8) != 0;
    if (!game.isOver)
        game.result.reset();
    game.ended = from + static_cast<qint64>(random() % static_cast<std::uint64_t>(to - from));
    game.began = game.ended - below(3'600'000);
    if (below(20) == 0)
        game.began = game.ended + 5; // the system clock was changed
    if (below(20) == 0)
        game.began = game.ended - 3 * longestTime;
    game.plies = below(200);
    return game;
}

std::vector<PlayedGame> RandomHistory::games(int count)
{
    std::vector<PlayedGame> all;
    for (int i = 1; i <= count; ++i)
        all.push_back(game(i));
    return all;
}

HistoryEntry entryFrom(const PlayedGame& played)
{
    constexpr std::array whoOf{PlayerKind::Computer, PlayerKind::Engine, PlayerKind::SecondPlayer, PlayerKind::Peer,
                               PlayerKind::Unknown};
    HistoryEntry game;
    game.game = played.game;
    game.rule = played.rule;
    game.size = played.size;
    game.state = played.isOver ? GameState::Over : GameState::Unfinished;
    const bool isBlack = played.side == Side::Black;
    game.sides[isBlack ? 0 : 1] = {played.shownName, played.profile.isGuest ? PlayerKind::Guest : PlayerKind::Me, 0};
    if (played.game != ui::linkKey) {
        game.sides[isBlack ? 1 : 0] = {played.opponent.name, whoOf[static_cast<std::size_t>(played.opponent.kind)],
                                       played.opponent.level};
        game.isHelped = !played.isRated;
        if (played.plies % 2 == 0)
            game.moves = {{7, 7}};
        else
            game.record = u"(;GM[4])"_s; // a commented game
    }
    if (played.result) {
        game.outcome = Outcome{std::nullopt, EndReason::Resign};
        if (*played.result != GameResult::Draw)
            game.outcome->winner = (*played.result == GameResult::Win) == isBlack ? Side::Black : Side::White;
    }
    game.edition = played.opponent.edition;
    game.began = played.began;
    game.ended = played.ended;
    game.plies = played.plies;
    return game;
}

} // namespace qipan::tests
