// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/model/whims.h"

#include <algorithm>

namespace qipan::net::model {

namespace {

[[nodiscard]] bool answer(const Environment& environment, Game& game, bool accept)
{
    if (environment.conditions.isMute || !game.hasMatch() || game.isAway())
        return false;
    const auto& open = game.match().request(opposite(game.me()));
    return open && game.submit(game.me(), Answer{open->id, open->kind, accept, std::nullopt});
}

void ask(Game& game, RequestKind kind)
{
    if (!game.isAway())
        game.submit(game.me(), game.match().ask(kind, game.nextRequestId()));
}

void withdraw(Game& game)
{
    if (const auto& open = game.match().request(game.me()); open && !game.isAway())
        game.submit(game.me(), Withdraw{open->id});
}

/// A move near the centre, so that games of gomoku end; or a choice, if the opening requires one.
void move(Environment& environment, Game& game)
{
    const Match& match = game.match();
    if (!match.isRunning() || match.seatToMove() != game.me())
        return;
    if (match.chooser()) {
        game.submit(game.me(), match.choose(static_cast<OpeningChoice>(environment.dice.below(3))));
        return;
    }
    const BoardSize size = match.game().size();
    constexpr int reach = 6;
    for (int trial = 0; trial < 40; ++trial) {
        const int span = trial < 20 ? std::min(reach, size.columns) : size.columns;
        const int first = (size.columns - span) / 2;
        const Cell cell{first + environment.dice.below(span), first + environment.dice.below(span)};
        if (match.game().isLegal(cell) && game.submit(game.me(), match.place(cell)))
            return;
    }
}

[[nodiscard]] GameSetup anotherSetup(Environment& environment, const Game& game)
{
    GameSetup setup = game.seating().terms.setup;
    setup.start.clear();
    const auto any = [&environment](const auto& all) -> const auto&
    {
        return all[static_cast<std::size_t>(environment.dice.below(static_cast<int>(all.size())))];
    };
    const RuleInfo& rule = any(setup.game->rules);
    setup.rule = rule.key;
    setup.size = any(rule.sizes);
    setup.opening = any(setup.game->openings);
    return setup;
}

void chooseAnyHand(Environment& environment, Game& game)
{
    game.chooseHand(static_cast<Hand>(environment.dice.below(3)));
}

void actInRound(Environment& environment, Game& game)
{
    Dice& dice = environment.dice;
    if (dice.chance(environment.conditions.wishes)) {
        constexpr RequestKind kinds[] = {RequestKind::Undo, RequestKind::Undo, RequestKind::Draw, RequestKind::Restart};
        if (dice.chance(300))
            withdraw(game);
        else
            ask(game, kinds[dice.below(4)]);
    } else if (dice.chance(environment.conditions.endings)) {
        game.submit(game.me(), Resign{});
    } else if (!dice.chance(700) || !answer(environment, game, dice.chance(500))) {
        move(environment, game);
    }
}

void actBetweenRounds(Environment& environment, Game& game)
{
    Dice& dice = environment.dice;
    if (game.proposed()) {
        if (dice.chance(700))
            game.answerProposal(dice.chance(500));
    } else if (answer(environment, game, dice.chance(800))) {
        return;
    } else if (dice.chance(150)) {
        game.propose(anotherSetup(environment, game));
    } else if (dice.chance(100)) {
        withdraw(game);
    } else {
        ask(game, RequestKind::Again);
    }
}

} // namespace

void actAnyhow(Environment& environment, Game& game)
{
    if (environment.dice.chance(20))
        game.chat(QStringLiteral("well, well … 好棋"));
    if (game.isHandDue())
        chooseAnyHand(environment, game);
    if (!game.hasMatch())
        return;
    if (game.match().isRunning())
        actInRound(environment, game);
    else if (game.match().verdict())
        actBetweenRounds(environment, game);
}

bool actAsExpected(Environment& environment, Game& game)
{
    if (game.isHandDue()) {
        chooseAnyHand(environment, game);
        return true;
    }
    if (game.proposed()) {
        game.answerProposal(environment.dice.chance(500));
        return true;
    }
    return answer(environment, game, environment.dice.chance(500));
}

} // namespace qipan::net::model
