// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/shown_games.h"

#include "app/files/record_saving.h"
#include "app/history/history_record.h"
#include "app/record/judgements.h"
#include "core/record/writing.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/link/link_view.h"

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

[[nodiscard]] std::optional<record::GameRecord> recordOfMatch(const ShownTable& shown, const GameValues& values)
{
    if (!shown.hasMatch())
        return std::nullopt;
    const Match& match = shown.match();
    const GameSetup& setup = shown.table->setup();
    HistoryEntry entry;
    entry.game = ui::textOf(setup.game->key);
    entry.rule = ui::textOf(setup.rule);
    entry.size = match.game().size();
    const std::size_t black = indexOf(match.black());
    entry.sides[0].name = ui::onOneLine(shown.names[black]);
    entry.sides[1].name = ui::onOneLine(shown.names[1 - black]);
    entry.began = QDateTime::currentMSecsSinceEpoch();
    if (match.verdict())
        entry.outcome = match.verdict()->outcome;
    entry.moves = cellsOf(match.game().plies());
    auto record = recordOf(entry, setup.position);
    if (!record)
        return std::nullopt;
    addTriedLines(record.value(), shown.table->keptLines());
    if (values.isAnyKnown() && shown.mayAnalyse())
        writeAnalysis(record.value(), values.stored(), static_cast<int>(shown.table->openingPlies()), false);
    return std::move(record.value());
}

/// 64 characters and the side to move.
[[nodiscard]] QString squaresOf(const BoardGame& game)
{
    QString squares;
    for (int index = 0; index < game.size().cells(); ++index) {
        const auto disc = game.stoneAt({index % game.size().columns, index / game.size().columns});
        squares += !disc ? u'-' : *disc == Side::Black ? u'X' : u'O';
    }
    return squares + u' ' + (game.sideToMove() == Side::Black ? u'X' : u'O');
}

[[nodiscard]] QString movesOf(const BoardGame& game)
{
    QString moves;
    for (const Ply& ply : game.plies()) {
        moves += QChar{u'a' + ply.cell.x};
        moves += QString::number(game.size().rows - ply.cell.y);
    }
    return moves;
}

} // namespace

bool ShownGames::isRecord() const
{
    return m_controllers.record.isShown();
}

std::vector<record::GameRecord> ShownGames::games() const
{
    if (isRecord())
        return m_controllers.record.current();
    auto one = game();
    return one ? std::vector{std::move(*one)} : std::vector<record::GameRecord>{};
}

std::optional<record::GameRecord> ShownGames::game() const
{
    if (isRecord()) {
        const auto& games = m_controllers.record.current();
        return m_controllers.record.shownGame() < games.size() ? std::optional{games[m_controllers.record.shownGame()]}
                                                               : std::nullopt;
    }
    return m_controllers.match.isShown() ? recordOfMatch(m_controllers.match.shown(), m_controllers.review.values())
                                         : std::nullopt;
}

QString ShownGames::linkText() const
{
    if (m_controllers.link.isShown() && m_controllers.link.play() != nullptr)
        return m_controllers.link.record();
    if (m_controllers.duels.isShown())
        return m_controllers.duels.text();
    return m_controllers.replay.isShown() ? m_controllers.replay.text() : QString{};
}

bool ShownGames::hasAny() const
{
    // Called after each move, so nothing is copied here.
    const auto& [match, review, link, replay, duels, record] = m_controllers;
    return (match.isShown() && match.shown().hasMatch()) || (link.isShown() && link.play() != nullptr)
        || (replay.isShown() && replay.play() != nullptr) || (duels.isShown() && duels.duel() != nullptr)
        || (record.isShown() && !record.current().empty());
}

ui::BoardView* ShownGames::board() const
{
    const auto& [match, review, link, replay, duels, record] = m_controllers;
    ui::BoardView* board = nullptr;
    if (match.isShown())
        board = match.view();
    else if (link.isShown())
        board = link.view();
    else if (replay.isShown())
        board = replay.view();
    else if (duels.isShown())
        board = duels.view();
    else if (record.isShown())
        board = record.view();
    return board != nullptr && board->isVisibleTo(board->window()) ? board : nullptr;
}

bool ShownGames::hasPosition() const
{
    return hasAny() && qobject_cast<ui::TurnBoardView*>(board()) != nullptr;
}

QString ShownGames::positionText() const
{
    const auto* view = qobject_cast<ui::TurnBoardView*>(board());
    if (view == nullptr || !hasAny())
        return {};
    const auto one = game();
    if (!one || (one->game == record::gomokuKey && one->start))
        return {};
    return one->game == record::reversiKey ? squaresOf(view->position()) : movesOf(view->position());
}

QString ShownGames::identity()
{
    if (!hasAny())
        return {};
    if (m_controllers.match.isShown()) {
        const Table& table = *m_controllers.match.shown().table;
        return u"match %1 %2"_s.arg(numberOf(table)).arg(table.round());
    }
    if (m_controllers.link.isShown())
        return u"link %1"_s.arg(m_controllers.link.gameNumber());
    if (m_controllers.replay.isShown())
        return u"replay "_s + m_controllers.replay.text(); // which never changes
    if (m_controllers.duels.isShown())
        return u"duel "_s + m_controllers.duels.text();
    return u"record %1"_s.arg(m_controllers.record.number());
}

std::size_t ShownGames::numberOf(const Table& table)
{
    auto found = std::ranges::find(m_tables, &table, &QPointer<const Table>::data);
    if (found == m_tables.end())
        found = m_tables.insert(found, &table);
    return static_cast<std::size_t>(found - m_tables.begin());
}

QString ShownGames::fileName() const
{
    const auto one = game();
    const QString date = QDate::currentDate().toString(Qt::ISODate);
    if (!one)
        return ui::gameName(ui::linkKey) + u' ' + date;
    return asFileName(ui::textOf(one->black) + u" - " + ui::textOf(one->white) + u' ' + date, 80);
}

} // namespace qipan::app
