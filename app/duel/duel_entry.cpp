// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/duel/duel_entry.h"

#include "app/history/history_record.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"

#include <algorithm>

namespace qipan::app {

namespace {

[[nodiscard]] int pairsIn(const std::vector<duel::Action>& actions)
{
    return static_cast<int>(std::ranges::count(actions, duel::Action::Kind::Pair, &duel::Action::kind));
}

/// Returns how long a round took, as far as its record says it.
[[nodiscard]] duel::Milliseconds durationOf(const record::DuelRecord& record)
{
    const auto& verdict = record.verdict;
    if (verdict && verdict->reason == duel::EndReason::Points)
        return record.setup.minutes;
    const auto lastOf = [&record](Seat seat) {
        const auto& actions = record.actions[indexOf(seat)];
        return actions.empty() ? duel::Milliseconds{0} : actions.back().at;
    };
    // The loser may have gone on for a moment.
    if (verdict && verdict->reason == duel::EndReason::Cleared && verdict->winner)
        return lastOf(*verdict->winner);
    return std::max(lastOf(Seat::First), lastOf(Seat::Second));
}

[[nodiscard]] Outcome outcomeOf(const duel::Verdict& verdict)
{
    Outcome outcome;
    if (verdict.winner)
        outcome.winner = *verdict.winner == Seat::First ? Side::Black : Side::White;
    switch (verdict.reason) {
    case duel::EndReason::Cleared:
        outcome.reason = EndReason::Other;
        break;
    case duel::EndReason::Points:
        outcome.reason = EndReason::Count;
        break;
    case duel::EndReason::Resign:
        outcome.reason = EndReason::Resign;
        break;
    case duel::EndReason::Agreed:
        outcome.reason = EndReason::Agreed;
        break;
    }
    return outcome;
}

[[nodiscard]] PlayerEntry duelSideOf(const std::string& name)
{
    return {.name = ui::firstCodePoints(ui::onOneLine(QString::fromStdString(name)), PlayerEntry::longestName)};
}

} // namespace

HistoryEntry entryOf(const record::DuelRecord& record, const DuelPlayers& players, const DuelTime& time)
{
    HistoryEntry game;
    game.game = ui::linkKey.toString();
    game.rule = ui::textOf(record::keyOf(record.setup.rule));
    game.size = record.setup.deal.size;
    game.source = players.source;
    game.state = record.verdict ? GameState::Over : GameState::Unfinished;
    game.sides = players.sides;
    game.began = time.began;
    game.ended = time.ended;
    if (record.verdict)
        game.outcome = outcomeOf(*record.verdict);
    const auto& own = record.actions[indexOf(players.own)];
    game.plies = pairsIn(record.actions[0]) + pairsIn(record.actions[1]);
    // Hints belong to a duel unless they cost nothing.
    game.isHelped = record.setup.hintCost.count() == 0
        && std::ranges::find(own, duel::Action::Kind::Hint, &duel::Action::kind) != own.end();
    if (record.setup.rule == duel::Rule::Race)
        game.link = ui::LinkStanding{.points = {pairsIn(record.actions[0]), pairsIn(record.actions[1])},
                                     .time = durationOf(record)};
    record::DuelRecord nameless = record;
    nameless.names = {};
    game.record = QString::fromStdString(record::writeDuel(nameless));
    return game;
}

HistoryEntry entryOf(const duel::Duel& round, const DuelPlayers& players, const DuelTime& time)
{
    const duel::Snapshot snapshot = snapshotOf(round);
    const record::DuelRecord record{.setup = round.setup(), .actions = snapshot.actions, .verdict = snapshot.verdict};
    HistoryEntry game = entryOf(record, players, time);
    game.link = ui::LinkStanding{.points = {round.board(Seat::First).standing(), round.board(Seat::Second).standing()},
                                 .time = durationOf(record)};
    return game;
}

HistoryEntry entryOf(const record::DuelRecord& record)
{
    return entryOf(
        record, {.sides = {duelSideOf(record.names[0]), duelSideOf(record.names[1])}, .source = GameSource::File}, {});
}

QString linesOf(const HistoryEntry& game)
{
    auto record = record::readDuel(game.record.toStdString());
    if (!record)
        return game.record;
    record::DuelRecord named = std::move(record.value());
    for (std::size_t side = 0; side < named.names.size(); ++side)
        named.names[side] = shownName(game.sides[side], game.source, game.game).toStdString();
    return QString::fromStdString(record::writeDuel(named));
}

} // namespace qipan::app
