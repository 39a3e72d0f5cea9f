// SPDX-License-Identifier: GPL-3.0-or-later
// Storing and resuming local games.
#include "app/base/names.h"
#include "app/match/local_tables.h"
#include "ui/base/texts.h"

#include <algorithm>

namespace qipan::app {
namespace {

/// Whether a person has played after the plies that the game began with.
bool hasPersonPlayed(const Table& table)
{
    for (int ply = static_cast<int>(table.givenPlies()); ply < table.match().plies(); ++ply) {
        if (!table.player(table.match().seatOfPly(ply))->isEngine())
            return true;
    }
    return false;
}

} // namespace

bool LocalTables::isUnderWay(const QString& key) const
{
    return isRunning(key) && hasPersonPlayed(*m_tables.at(key).table);
}

bool LocalTables::isUntouched(const QString& key) const
{
    const auto found = m_tables.find(key);
    if (found == m_tables.end() || !found->second.table->hasMatch())
        return true;
    const Table& table = *found->second.table;
    return !hasPersonPlayed(table) && table.givenPlies() == 0 && !table.setup().position && table.match().isRunning();
}

const Table* LocalTables::tableOf(const QString& key) const
{
    const auto found = m_tables.find(key);
    return found != m_tables.end() ? found->second.table.get() : nullptr;
}

Seating LocalTables::seating(const Table& table) const
{
    Seating seating;
    const GameInfo& game = *table.setup().game;
    const LocalGame& local = m_tables.at(ui::textOf(game.key));
    const ui::Preferences preferences = preferencesAt(local);
    for (const Seat seat : {Seat::First, Seat::Second}) {
        PlayerEntry& side = seating.sides[indexOf(seat)];
        SeatHolder& holder = seating.holders[indexOf(seat)];
        const Player& player = *table.player(seat);
        if (player.isPerson()) {
            side.name = seat == Seat::First ? playerName(preferences) : preferences.secondName;
            side.kind = seat == Seat::Second ? PlayerKind::SecondPlayer
                : preferences.name.isEmpty() ? PlayerKind::Guest
                                             : PlayerKind::Me;
        } else if (player.kind() == Player::Kind::Computer) {
            side = {ui::computerName(game, player.level()), PlayerKind::Computer, player.level()};
            holder = {SeatHolder::Kind::Computer, player.level()};
        } else {
            side = {player.name(), PlayerKind::Engine, 0};
            holder = {SeatHolder::Kind::Engine, local.chosen.engine};
        }
    }
    return seating;
}

std::unique_ptr<Player> LocalTables::playerFor(const LocalGame& local, const SeatHolder& holder)
{
    const GameInfo& game = *local.table->setup().game;
    if (holder.kind == SeatHolder::Kind::Person)
        return makePlayer(game, std::nullopt);
    if (holder.kind == SeatHolder::Kind::Computer)
        return makePlayer(game, std::clamp(holder.number, 1, game.levels));
    ui::GamePreferences chosen = local.chosen; // the built-in computer if that engine is no longer configured
    chosen.opponent = ui::GamePreferences::Opponent::Computer;
    chosen.engine = holder.number;
    return makeOpponent(game, chosen);
}

void LocalTables::resume(const RunningGame& running)
{
    LocalGame& local = makeTable(running.setup, running.clock ? std::optional{running.clock->setting} : std::nullopt);
    for (const Seat seat : {Seat::First, Seat::Second}) {
        auto player = playerFor(local, running.holders[indexOf(seat)]);
        player->hold();
        local.table->seat(seat, std::move(player));
    }
    Q_EMIT resuming(*local.table, running.entry);
    local.isHeld = true;
    const auto left = running.clock ? std::optional{running.clock->left} : std::nullopt;
    [[maybe_unused]] const bool isTaken =
        local.table->takeOver(running.setup, 1, running.snapshot, left, running.lines);
    assert(isTaken); // validated when the game was read
    for (const Side side : {Side::Black, Side::White}) {
        const PlayerEntry& player = running.entry.sides[indexOf(side)];
        QString& name = local.names[indexOf(local.table->match().seatOf(side))];
        if (player.kind == PlayerKind::Me || player.kind == PlayerKind::Guest)
            name = player.kind == PlayerKind::Me ? player.name : QString{};
        else if (player.kind == PlayerKind::SecondPlayer)
            name = enteredName(player.name);
    }
    showTable(local);
}

void LocalTables::continueGame(const QString& key)
{
    const auto found = m_tables.find(key);
    if (found == m_tables.end() || !found->second.table->hasMatch())
        return;
    const Table* table = found->second.table.get();
    found->second.isHeld = false;
    followClocks();
    for (const Seat seat : {Seat::First, Seat::Second})
        table->player(seat)->resume(table->match());
}

} // namespace qipan::app
