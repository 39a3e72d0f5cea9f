// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_file.h"

#include "app/history/history_row.h"
#include "app/history/stored_analysis.h"
#include "ui/base/text_tools.h"

#include <QSqlQuery>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr auto columns = "game, rule, columns, rows, source, state, black_name, black_who, black_level, white_name,"
                         " white_who, white_level, began, ended, winner, reason, event, plies, moves, record, helped, "
                         "given, edition, guessed, points, second_points, time_ms, pairs_left";

[[nodiscard]] QVariant number(qint64 value)
{
    return QVariant::fromValue(value);
}

/// Never SQL's NULL.
[[nodiscard]] QVariant text(const QString& value)
{
    return value.isNull() ? QString{u""_s} : value;
}

template <typename Words, typename Value>
[[nodiscard]] QVariant word(const Words& words, Value value)
{
    return QString{net::wordOf(words, value)};
}

[[nodiscard]] std::vector<QVariant> rowOf(const HistoryEntry& game)
{
    const auto& [black, white] = game.sides;
    return {text(game.game),
            text(game.rule),
            number(game.size.columns),
            number(game.size.rows),
            word(gameSourceWords, game.source),
            word(gameStateWords, game.state),
            text(black.name),
            word(playerKindWords, black.kind),
            number(black.level),
            text(white.name),
            word(playerKindWords, white.kind),
            number(white.level),
            number(game.began),
            number(game.ended),
            game.outcome ? word(net::winnerWords, game.outcome->winner) : text({}),
            game.outcome ? word(net::endWords, game.outcome->reason) : text({}),
            text(game.event),
            number(game.plies),
            text(HistoryFile::movesText(game.moves)),
            text(game.record),
            number(game.isHelped ? 1 : 0),
            number(game.given),
            number(game.edition),
            number((game.isGameGuessed ? gameGuessed : 0) + (game.isPageGuessed ? pageGuessed : 0)),
            game.link ? number(game.link->points[0]) : QVariant{},
            game.link ? number(game.link->points[1]) : QVariant{},
            game.link ? number(game.link->time.count()) : QVariant{},
            game.link ? number(game.link->pairsLeft) : QVariant{}};
}

[[nodiscard]] std::optional<HistoryEntry> gameIn(const QSqlQuery& query)
{
    HistoryRow row{query};
    HistoryEntry game;
    game.game = row.text(HistoryRow::longestKey);
    game.rule = row.text(HistoryRow::longestKey);
    game.size = row.size();
    game.source = row.word(gameSourceWords);
    game.state = row.word(gameStateWords);
    for (PlayerEntry& side : game.sides)
        side = row.side();
    game.began = row.moment();
    game.ended = row.moment();
    game.outcome = row.outcome();
    game.event = ui::onOneLine(row.text(HistoryFile::longestText));
    game.plies = row.number();
    game.moves = row.moves(game.size);
    game.record = row.text(HistoryFile::longestRecord);
    game.isHelped = row.flag();
    game.given = row.number();
    game.edition = row.number();
    row.guesses(game);
    game.link = row.link();
    return row.isGood() ? std::optional{game} : std::nullopt;
}

} // namespace

QString HistoryFile::movesText(const std::vector<Cell>& moves)
{
    QStringList cells;
    for (const Cell cell : moves)
        cells << QString::number(cell.x) + u',' + QString::number(cell.y);
    return cells.join(u' ');
}

Result<qint64, QString> HistoryFile::save(const HistoryEntry& game)
{
    if (auto failure = m_file.open())
        return *failure;
    QString names = QString::fromLatin1(columns);
    const std::vector<QVariant> values = rowOf(game);
    const QString places = QStringList(static_cast<qsizetype>(values.size()), u"?"_s).join(u',');
    if (game.id != 0) {
        std::vector<QVariant> changed = values;
        changed.push_back(number(game.id));
        // Clears `deleted`; otherwise the game would be removed when the program that deleted it ends.
        if (auto failure =
                m_file.run(u"UPDATE game SET (%1) = (%2), deleted=NULL WHERE id=?"_s.arg(names, places), changed))
            return *failure;
        if (m_file.changedRows() > 0)
            return game.id;
    }
    if (auto failure = m_file.run(u"INSERT INTO game (%1) VALUES (%2)"_s.arg(names, places), values))
        return *failure;
    return m_file.lastId();
}

Result<std::optional<HistoryEntry>, QString> HistoryFile::find(qint64 id)
{
    if (auto failure = m_file.open())
        return *failure;
    std::optional<HistoryEntry> game;
    const QString statement = u"SELECT %1 FROM game WHERE id=?"_s.arg(QString::fromLatin1(columns));
    if (auto failure = m_file.read(statement, {id}, [&game](const QSqlQuery& row) { game = gameIn(row); }))
        return *failure;
    if (game)
        game->id = id;
    return game;
}

Result<bool, QString> HistoryFile::isPlayedHere(qint64 id)
{
    if (auto failure = m_file.open())
        return *failure;
    const auto owners = m_file.readIds(u"SELECT owner FROM game WHERE id=? AND state='running'"_s, {id});
    if (!owners)
        return owners.error();
    return !owners->empty() && m_file.isOwn(owners->front());
}

std::size_t HistoryFile::printOf(const HistoryEntry& game)
{
    return qHashMulti(1, movesText(game.moves), game.record);
}

/// A local game can be continued when its board is opened, a LAN game when the peer reconnects.
Result<bool, QString> HistoryFile::canContinue(qint64 id) const
{
    const auto found = m_file.readIds(
        u"SELECT id FROM game WHERE id=? AND (running IS NOT NULL OR (source='lan' AND state='unfinished'))"_s, {id});
    if (!found)
        return found.error();
    return !found->empty();
}

HistoryFile::Failure HistoryFile::saveRecord(SavedRecord& saved, const HistoryEntry& now)
{
    const auto found = find(saved.id);
    if (!found)
        return found.error();
    if (*found && (*found)->state == GameState::Running)
        return tr("it is still in progress. Save it as a file.");
    const auto isResumable = canContinue(saved.id);
    if (!isResumable)
        return isResumable.error();
    HistoryEntry entry = found->value_or(now);
    saved.isCopy = *found && (*isResumable || printOf(entry) != saved.print);
    if (saved.isCopy)
        entry.source = GameSource::File; // a game played earlier
    entry.id = *found && !saved.isCopy ? saved.id : 0;
    entry.moves = now.moves;
    entry.record = now.record;
    entry.plies = now.plies;
    const auto id = save(entry);
    if (!id)
        return id.error();
    if (entry.id != 0) {
        if (auto failure = AnalysisFile{m_file}.keepSums(*id, entry))
            return failure;
    }
    saved.id = *id;
    saved.print = printOf(entry);
    return {};
}

Result<HistoryFile::SavedRecord, QString> HistoryFile::saveRecord(qint64 id, std::size_t print, const HistoryEntry& now)
{
    if (auto failure = m_file.open())
        return *failure;
    SavedRecord saved;
    const auto failure = m_file.transact([&] {
        saved = {.id = id, .print = print};
        return saveRecord(saved, now);
    });
    if (failure)
        return *failure;
    return saved;
}

} // namespace qipan::app
