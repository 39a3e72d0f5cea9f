// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/match_presenter.h"

#include "app/base/opening_text.h"
#include "ui/base/texts.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_appearance.h"
#include "ui/pages/clock_chooser.h"
#include "ui/pages/match_page.h"
#include "ui/panels/moves_panel.h"
#include "ui/panels/player_strip.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(MatchPresenter)
};

[[nodiscard]] bool countsDiscs(const ShownTable& shown)
{
    return ui::findAppearance(shown.table->setup().game->key)->countsDiscs;
}

/// Returns the number of plies on the board after each entry of the move list. A pass has an entry of its own, so that
/// each colour keeps its column; the number of plies does not change there.
[[nodiscard]] std::vector<int> pliesBehindEach(const std::vector<Ply>& plies)
{
    std::vector<int> behind;
    int count = 0;
    Side expected = Side::Black;
    for (const Ply& ply : plies) {
        if (ply.side != expected)
            behind.push_back(count);
        behind.push_back(++count);
        expected = opposite(ply.side);
    }
    return behind;
}

} // namespace

QString gameText(const GameSetup& setup, const std::optional<ClockSetting>& clock)
{
    const QString key = ui::textOf(setup.game->key);
    const bool hasRules = setup.game->rules.size() > 1;
    QStringList parts;
    if (!hasRules || setup.rule != "renju") // which is a game of its own
        parts << ui::gameName(key);
    if (hasRules)
        parts << ui::shortRuleName(key, ui::textOf(setup.rule)) << ui::boardSizeText(setup.size);
    if (setup.opening != Opening::Free)
        parts << ui::shortOpeningName(ui::textOf(keyOf(setup.opening)));
    if (clock)
        parts << ui::describe(*clock);
    return parts.join(u" · ");
}

ui::StripState MatchPresenter::strip(const ShownTable& shown, const BoardGame* position, bool isTried, Seat seat)
{
    ui::StripState strip;
    strip.name = shown.names[indexOf(seat)];
    strip.detail = shown.details[indexOf(seat)];
    const GameInfo& game = *shown.table->setup().game;
    const int level = shown.table->player(seat)->level();
    if (level > 0 && strip.name == ui::computerName(game, level))
        strip.shortName = ui::shortComputerName(game, level);
    if (shown.score)
        strip.score = shown.score->halfPoints(seat) / 2.0;
    if (position == nullptr)
        return strip; // the colours are not decided yet
    const Match& match = shown.match();
    const Side side = match.sideOf(seat);
    if (!match.openingTurn())
        strip.side = side; // the colours may be swapped until the last choice of the opening
    if (countsDiscs(shown))
        strip.count = position->count(side);
    if (isTried) { // as all else that is shown of the position
        strip.toMove = !position->outcome() && position->sideToMove() == side;
        strip.winner = position->outcome() && position->outcome()->winner == side;
    } else {
        strip.toMove = shown.isRunning() && match.seatToMove() == seat;
        strip.winner = match.verdict() && match.verdict()->outcome.winner == side;
    }
    if (shown.table->player(seat)->isThinking()) {
        strip.note = Tr::tr("thinking…");
    } else if (match.request(seat)) {
        strip.note = Tr::tr("waiting for an answer");
        //: The same, where there is little room.
        strip.shortNote = Tr::tr("waiting…");
    }
    return strip;
}

void MatchPresenter::showPlayers(const ShownTable& shown, const BoardGame* position, bool isTried) const
{
    m_page->strip(0).setState(strip(shown, position, isTried, Seat::First));
    m_page->strip(1).setState(strip(shown, position, isTried, Seat::Second));
    m_page->setSpectators(shown.spectators);
    showGame(shown);
    showClocks(shown);
}

void MatchPresenter::showGame(const ShownTable& shown) const
{
    const GameSetup& setup = shown.table->setup();
    QString explanation;
    if (setup.opening != Opening::Free)
        explanation = ui::openingName(ui::textOf(keyOf(setup.opening)));
    const TableClock* clock = shown.table->clock();
    m_page->setGame(gameText(setup, clock != nullptr ? std::optional{clock->setting()} : std::nullopt), explanation);
}

void MatchPresenter::showClocks(const ShownTable& shown) const
{
    const TableClock* clock = shown.table->clock();
    const bool hasClock = clock != nullptr && shown.knowsClock && shown.hasMatch();
    for (const Seat seat : {Seat::First, Seat::Second}) {
        const int which = static_cast<int>(indexOf(seat));
        if (!hasClock) {
            m_page->strip(which).setClock(std::nullopt, false);
            continue;
        }
        const Side side = shown.match().sideOf(seat);
        const ClockTimes left = clock->left();
        m_page->strip(which).setClock(side == Side::Black ? left.black : left.white, clock->running() == side);
    }
}

void MatchPresenter::showMoves(const ShownTable& shown, const Line& line, const ui::TurnBoardView& view) const
{
    const auto shownPlies = static_cast<int>(view.position().plies().size());
    const std::vector<Ply>& plies = line.plies;
    QStringList moves;
    qsizetype tried = 0;
    std::optional<int> picked;
    int before = 0;
    for (const int behind : pliesBehindEach(plies)) {
        const bool isPass = behind == before;
        if (!isPass && behind == shownPlies)
            picked = static_cast<int>(moves.size());
        const bool isBeforeAll = isPass && behind == 0 && shown.table->setup().position; // white began in that position
        moves << (isBeforeAll  ? u"…"_s
                      : isPass ? Tr::tr("pass")
                               : view.nameOf(plies[static_cast<std::size_t>(behind) - 1].cell));
        tried += static_cast<std::size_t>(behind) > line.ofGame ? 1 : 0;
        before = behind;
    }
    m_page->setMoves(moves, picked, tried);
    m_page->movesPanel().setOpening(openingText(shown.table->setup(), view.position().plies()));
}

int MatchPresenter::pliesBehind(const std::vector<Ply>& plies, int listed)
{
    return pliesBehindEach(plies)[static_cast<std::size_t>(listed)];
}

std::vector<record::MoveQuality> MatchPresenter::listed(const std::vector<Ply>& plies,
                                                        const std::vector<record::MoveQuality>& qualities)
{
    std::vector<record::MoveQuality> entries;
    int before = 0;
    for (const int behind : pliesBehindEach(plies)) {
        const bool isPass = behind == before;
        entries.push_back(isPass ? record::MoveQuality::None : qualities[static_cast<std::size_t>(behind) - 1]);
        before = behind;
    }
    return entries;
}

void MatchPresenter::showLine(const ShownTable& shown, const BoardGame& position) const
{
    if (!countsDiscs(shown))
        return m_page->setLine({}); // the status bar shows it
    const int black = position.count(Side::Black);
    const int white = position.count(Side::White);
    const bool continues =
        !shown.hasMatch() || shown.isRunning() || position.plies().size() < shown.match().game().plies().size();
    const QString turn =
        continues ? Tr::tr("%1 to move").arg(MatchText::side(position.sideToMove())) : Tr::tr("game over");
    m_page->setLine(Tr::tr("Black %1 · White %2 · %3/%4 · %5")
                        .arg(black)
                        .arg(white)
                        .arg(black + white)
                        .arg(position.size().cells())
                        .arg(turn));
}

} // namespace qipan::app
