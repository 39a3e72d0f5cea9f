// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/shown_table.h"

#include "app/analysis/game_values.h"

#include <QCoreApplication>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(ShownTable)
};

/// Returns the seat that makes this request for the people at this machine, if there are any.
[[nodiscard]] std::optional<Seat> speaker(const ShownTable& shown, RequestKind kind)
{
    if (shown.me)
        return shown.isPerson(*shown.me) ? shown.me : std::nullopt;
    if (!shown.isPerson(Seat::First))
        return std::nullopt; // nobody here plays
    // With two people, the player who moved last requests takebacks, the player to move everything else.
    const Match& match = shown.match();
    if (kind == RequestKind::Undo && match.plies() > 0)
        return match.seatOfPly(match.plies() - 1);
    return match.seatToMove();
}

} // namespace

bool ShownTable::isPerson(Seat seat) const
{
    return table->player(seat)->isPerson();
}

bool ShownTable::isComputer(Seat seat) const
{
    return table->player(seat)->isEngine();
}

std::optional<Seat> ShownTable::mover() const
{
    if (!hasMatch() || !isRunning())
        return std::nullopt;
    const Seat seat = match().seatToMove();
    if (match().chooser() || match().request(seat) || !isPerson(seat))
        return std::nullopt;
    return seat;
}

std::optional<Seat> ShownTable::chooser() const
{
    if (!hasMatch() || !isRunning())
        return std::nullopt;
    const auto seat = match().chooser();
    return seat && isPerson(*seat) && !match().request(*seat) ? seat : std::nullopt;
}

std::optional<Seat> ShownTable::asker(RequestKind kind) const
{
    if (!hasMatch() || !isAlive || isAway)
        return std::nullopt;
    const auto seat = speaker(*this, kind);
    if (kind != RequestKind::Undo || isOnLan || !seat)
        return seat;
    const auto left = match().pliesAfterUndo(*seat);
    return left && *left < static_cast<int>(table->givenPlies()) ? std::nullopt : seat;
}

bool ShownTable::canAsk(RequestKind kind) const
{
    const auto seat = asker(kind);
    return seat && !table->refusal(*seat, match().ask(kind, 0));
}

bool ShownTable::canTakeBackOpeningStone() const
{
    if (!hasMatch() || isOnLan)
        return false;
    const auto placer = match().openingPlacer();
    return placer && isPerson(*placer) && match().plies() > static_cast<int>(table->givenPlies());
}

std::optional<Seat> ShownTable::reopener() const
{
    if (!hasMatch() || isOnLan || !match().verdict())
        return std::nullopt;
    if (!isDecidedOnBoard(match().verdict()->outcome.reason))
        return asker(RequestKind::Draw);
    const auto seat = asker(RequestKind::Undo);
    return seat && match().pliesAfterUndo(*seat) ? seat : std::nullopt;
}

std::optional<Seat> ShownTable::answerer() const
{
    if (!hasMatch() || !isAlive)
        return std::nullopt;
    for (const Seat asking : {Seat::First, Seat::Second}) {
        if (match().request(asking) && isPerson(opposite(asking)))
            return opposite(asking);
    }
    return std::nullopt;
}

bool ShownTable::mayAnalyse() const
{
    // Fair play: no help during a game against others.
    return hasMatch() && (!isOnLan || !match().isRunning());
}

bool ShownTable::mayTry() const
{
    return hasMatch() && !match().openingTurn() && (!isOnLan || isSpectated || !match().isRunning());
}

bool ShownTable::hasTurningPoints() const
{
    return mayAnalyse() && !match().isRunning()
        && match().game().plies().size() >= table->openingPlies() + fewestJudgedPlies;
}

QString ShownTable::stateText() const
{
    if (table == nullptr)
        return {};
    if (!hasMatch() && isSpectated)
        return Tr::tr("The game has not started.");
    if (!hasMatch() && !isAlive)
        return {};
    if (!hasMatch())
        return Tr::tr("Rock, paper, scissors decides who plays black.");
    if (!isAlive && isSpectated)
        return Tr::tr("You are no longer watching.");
    if (!isAlive && !match().verdict())
        return Tr::tr("The game with %1 was interrupted.").arg(text().name(opposite(me.value_or(Seat::First))));
    return text().state(match());
}

} // namespace qipan::app
