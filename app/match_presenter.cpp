#include "app/match_presenter.h"

#include "app/engine_player.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_looks.h"
#include "ui/main_window.h"
#include "ui/pages/match_page.h"
#include "ui/panels/player_strip.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(MatchPresenter)
};

[[nodiscard]] bool countsDiscs(const ShownTable& shown)
{
    return ui::findLook(shown.table->setup().game->key)->countsDiscs;
}

/// For each ply: the other side passed before it. Each colour keeps its column in the list: there the pass has a place.
[[nodiscard]] std::vector<bool> passesBefore(const BoardGame& game)
{
    std::vector<bool> passes;
    Side expected = Side::Black;
    for (const Ply& ply : game.plies()) {
        passes.push_back(ply.side != expected);
        expected = opposite(ply.side);
    }
    return passes;
}

} // namespace

ui::StripState MatchPresenter::strip(const ShownTable& shown, const BoardGame* position, Seat seat)
{
    const std::size_t which = seat == Seat::First ? 0 : 1;
    ui::StripState strip;
    strip.name = shown.names[which];
    strip.detail = shown.details[which];
    if (shown.score)
        strip.score = shown.score->halfPoints(seat) / 2.0;
    if (position == nullptr)
        return strip; // the colours are not decided
    const Match& match = shown.match();
    const Side side = match.sideOf(seat);
    if (!match.openingTurn())
        strip.side = side; // until the last choice of the opening they may still be swapped
    if (countsDiscs(shown))
        strip.count = position->count(side);
    strip.toMove = shown.isRunning() && match.seatToMove() == seat;
    strip.winner = match.verdict() && match.verdict()->outcome.winner == side;
    const auto* computer = qobject_cast<const EnginePlayer*>(shown.table->player(seat));
    if (computer != nullptr && computer->isThinking())
        strip.note = Tr::tr("thinking …");
    else if (match.request(seat))
        strip.note = Tr::tr("waits for an answer");
    return strip;
}

void MatchPresenter::showPlayers(const ShownTable& shown, const BoardGame* position) const
{
    m_window.matchPage().setStrip(0, strip(shown, position, Seat::First));
    m_window.matchPage().setStrip(1, strip(shown, position, Seat::Second));
    m_window.matchPage().setWatchers(shown.watchers);
    showClocks(shown);
}

void MatchPresenter::showClocks(const ShownTable& shown) const
{
    const TableClock* clock = shown.table->clock();
    const bool hasClock = clock != nullptr && shown.knowsClock && shown.hasMatch();
    for (const Seat seat : {Seat::First, Seat::Second}) {
        const int which = seat == Seat::First ? 0 : 1;
        if (!hasClock) {
            m_window.matchPage().setClock(which, std::nullopt, false);
            continue;
        }
        const Side side = shown.match().sideOf(seat);
        const ClockTimes left = clock->left();
        m_window.matchPage().setClock(which, side == Side::Black ? left.black : left.white, clock->running() == side);
    }
}

void MatchPresenter::showMoves(const ShownTable& shown, const ui::TurnBoardView& view) const
{
    const auto& plies = shown.match().game().plies();
    const auto passes = passesBefore(shown.match().game());
    const std::size_t shownPlies = view.position().plies().size();
    QStringList moves;
    std::optional<int> picked;
    for (std::size_t i = 0; i < plies.size(); ++i) {
        if (passes[i])
            moves << Tr::tr("pass");
        moves << view.nameOf(plies[i].cell);
        if (i + 1 == shownPlies)
            picked = static_cast<int>(moves.size()) - 1;
    }
    m_window.matchPage().setMoves(moves, picked);
}

int MatchPresenter::pliesBehind(const BoardGame& game, int listed)
{
    int plies = 0;
    for (const bool isPassBefore : passesBefore(game)) {
        listed -= isPassBefore ? 2 : 1;
        if (listed < -1)
            break; // it is the pass before this ply
        ++plies;
        if (listed < 0)
            break;
    }
    return plies;
}

void MatchPresenter::showLine(const ShownTable& shown, const BoardGame& position) const
{
    if (!countsDiscs(shown))
        return m_window.matchPage().setLine({}); // the status bar says it all
    const int black = position.count(Side::Black);
    const int white = position.count(Side::White);
    const bool computer = shown.isComputer(Seat::First) || shown.isComputer(Seat::Second);
    const bool goesOn = shown.isRunning() || position.plies().size() < shown.match().game().plies().size();
    const QString turn =
        goesOn ? Tr::tr("%1 to move").arg(MatchWords::side(position.sideToMove())) : Tr::tr("game over");
    m_window.matchPage().setLine(Tr::tr("Black %1 · White %2 · %3/%4 · %5 · computer %6")
                                     .arg(black)
                                     .arg(white)
                                     .arg(black + white)
                                     .arg(position.size().cells())
                                     .arg(turn, computer ? Tr::tr("on") : Tr::tr("off")));
}

} // namespace qipan::app
