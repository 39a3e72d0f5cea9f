// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/shown_lan_game.h"

#include "app/lan/spectated_duel.h"
#include "app/lan/spectated_game.h"
#include "net/connection.h"
#include "ui/base/texts.h"
#include "ui/link/link_text.h"

namespace qipan::app {

namespace {

/// Puts the texts into the translation context of LanController.
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::LanController)
};

/// Returns the players by seat. `level`: of the computer in the own seat; 0 for a person.
[[nodiscard]] std::array<PlayerEntry, 2> sidesOf(const PeerTable& table, int level, const ui::Preferences& preferences)
{
    std::array<PlayerEntry, 2> sides;
    const std::size_t own = indexOf(table.me());
    sides[own] = {table.seating().ownName, preferences.name.isEmpty() ? PlayerKind::Guest : PlayerKind::Me, 0};
    if (table.isComputer())
        sides[own] = {table.seating().ownName, PlayerKind::Computer, level};
    sides[1 - own] = {table.peerName(), PlayerKind::Peer, 0};
    return sides;
}

/// Returns how the peer is connected.
QString connectionDetail(const PeerTable& table)
{
    if (table.isAway() || table.connection() == nullptr)
        return Tr::tr("disconnected");
    if (table.isPeerSilent())
        //: The opponent's program.
        return Tr::tr("no answer at present");
    if (table.connection()->peerAddress().isNull())
        return Tr::tr("over the internet, encrypted");
    return table.connection()->isEncrypted() ? Tr::tr("local network, encrypted") : Tr::tr("local network");
}

} // namespace

ShownTable shownTable(LanGame& game)
{
    ShownTable shown;
    shown.table = &game.table();
    const std::size_t own = indexOf(game.me());
    shown.names[own] = game.seating().ownName;
    shown.names[1 - own] = game.peerName();
    if (!game.ending())
        shown.details[1 - own] = connectionDetail(game);
    if (game.localPlayer().isEngine())
        shown.details[own] = ui::computerName(*game.table().setup().game, game.localPlayer().level());
    shown.me = game.me();
    shown.isOnLan = true;
    shown.isAlive = !game.ending();
    shown.isAway = game.isAway();
    if (game.score().rounds() > 0)
        shown.score = game.score();
    return shown;
}

ShownTable shownTable(SpectatedGame& game)
{
    ShownTable shown;
    shown.table = &game.table();
    shown.names = game.names();
    if (shown.names[1].isEmpty())
        shown.names[1] = Tr::tr("(nobody yet)");
    else if (!game.hasGuest())
        shown.details[1] = Tr::tr("disconnected");
    shown.isOnLan = true;
    shown.isSpectated = true;
    shown.isAlive = game.isAlive();
    shown.knowsClock = game.knowsClock();
    return shown;
}

ShownDuel shownDuel(LanDuel& duel)
{
    ShownDuel shown;
    shown.table = &duel.table();
    const std::size_t own = indexOf(duel.me());
    shown.names[own] = duel.seating().ownName;
    shown.names[1 - own] = duel.peerName();
    if (!duel.ending())
        shown.details[1 - own] = connectionDetail(duel);
    if (const DuelComputer* computer = duel.computer())
        shown.details[own] = ui::duelComputerName(computer->level());
    shown.me = duel.me();
    shown.isPlayedByComputer = duel.isComputer();
    shown.isOnLan = true;
    shown.isAlive = !duel.ending();
    shown.isAway = duel.isAway();
    shown.score = duel.score();
    return shown;
}

ShownDuel shownDuel(SpectatedDuel& duel)
{
    ShownDuel shown;
    shown.table = &duel.table();
    shown.names = duel.names();
    if (shown.names[1].isEmpty())
        shown.names[1] = Tr::tr("(nobody yet)");
    else if (!duel.hasGuest())
        shown.details[1] = Tr::tr("disconnected");
    shown.isOnLan = true;
    shown.isAlive = duel.isAlive();
    shown.score = duel.score();
    return shown;
}

Seating historySeating(const LanGame& game, const ui::Preferences& preferences)
{
    const int level = game.localPlayer().isEngine() ? game.localPlayer().level() : 0;
    Seating seating;
    seating.sides = sidesOf(game, level, preferences);
    seating.key = roundKey({game.me(), game.seating().token}, game.table().round());
    return seating;
}

DuelRecorder::Seating historySeating(const LanDuel& duel, const ui::Preferences& preferences)
{
    const int level = duel.isComputer() ? duel.computer()->level() : 0;
    return {.players = {.sides = sidesOf(duel, level, preferences), .source = GameSource::Lan, .own = duel.me()},
            .key = roundKey({duel.me(), duel.seating().token}, duel.table().round())};
}

QString endNote(const PeerTable& table, PeerTable::Ending ending, const QString& why)
{
    const QString& name = table.peerName();
    const bool hasMatch = table.hasRound();
    const bool isBrokenOff = table.isRoundRunning();
    switch (ending) {
    case PeerTable::Ending::PeerLeft:
        return Tr::tr("%1 has left the table.").arg(name);
    case PeerTable::Ending::Lost:
        if (!hasMatch)
            return Tr::tr("The connection to %1 was lost before the game started.").arg(name);
        if (!isBrokenOff)
            return Tr::tr("%1 has left the table.").arg(name);
        return Tr::tr("%1 did not reconnect. The game was saved as unfinished. %2").arg(name, why).trimmed();
    case PeerTable::Ending::Failed:
        return Tr::tr("The game with %1 cannot continue. %2").arg(name, why);
    case PeerTable::Ending::Saved:
        if (!hasMatch)
            break; // there is nothing to reconnect to
        return Tr::
            tr("The game with %1 is saved for three days. To continue it, both of you choose “Continue” on the page "
               "“Host a table” or “Join a table”.")
                .arg(name);
    case PeerTable::Ending::Refused:
        if (!isBrokenOff)
            return Tr::tr("%1's table no longer knows your game. %2").arg(name, why).trimmed();
        return Tr::tr("%1's table does not know your game. The game stays saved for three days. %2")
            .arg(name, why)
            .trimmed();
    case PeerTable::Ending::Replaced:
        if (isBrokenOff)
            return Tr::tr(
                       "%1 has opened another table, and a new game starts. The interrupted game stays saved for three "
                       "days.")
                .arg(name);
        break;
    case PeerTable::Ending::Left:
        break;
    }
    return {};
}

} // namespace qipan::app
