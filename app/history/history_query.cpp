// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_query.h"

#include "app/history/history_conditions.h"
#include "app/history/history_record.h"
#include "app/history/history_row.h"
#include "app/history/stored_analysis.h"
#include "app/match_store/match_file.h"
#include "ui/base/text_tools.h"

#include <QDateTime>
#include <QSqlError>

#include <algorithm>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

using ui::HistoryFilter;
using ui::HistoryLine;
using ui::HistoryOrder;
using Lines = std::vector<HistoryLine>;

constexpr auto shownColumns =
    "id, game, rule, columns, rows, source, state, black_name, black_who, black_level,"
    " white_name, white_who, white_level, began, winner, reason, event, plies, guessed, COALESCE(owner, 0),"
    " running IS NOT NULL,"
    " CASE WHEN source='lan' AND (record='' OR game='link') THEN substr(COALESCE(running, ''), 1, 100) ELSE '' END,"
    " points, second_points, time_ms, pairs_left, COALESCE(opening, '')";
constexpr int longestRound = 100;
constexpr int longestOpening = 100;

[[nodiscard]] HistoryLine::State stateOf(GameState state, bool canContinue)
{
    switch (state) {
    case GameState::Running:
        return HistoryLine::State::Running;
    case GameState::Over:
        return HistoryLine::State::Over;
    case GameState::Unfinished:
        break;
    }
    return canContinue ? HistoryLine::State::Interrupted : HistoryLine::State::Unfinished;
}

/// Reads a line; `rounds` are the LAN rounds that may be continued.
[[nodiscard]] std::optional<HistoryLine> lineIn(const DataFile& file, const QSqlQuery& query,
                                                const QSet<QString>& rounds)
{
    HistoryRow row{query};
    HistoryLine line;
    line.id = row.number<qint64>();
    line.game = row.text(HistoryRow::longestKey);
    line.rule = row.text(HistoryRow::longestKey);
    line.size = row.size();
    const GameSource source = row.word(gameSourceWords);
    line.isFromFile = source == GameSource::File;
    GameState state = row.word(gameStateWords);
    for (QString& name : line.names)
        name = shownName(row.side(), source, line.game);
    line.began = row.moment();
    line.outcome = row.outcome();
    line.event = ui::onOneLine(row.text(HistoryFile::longestText));
    line.plies = row.number();
    row.guesses(line);
    const auto owner = row.number<qint64>();
    const bool isResumable = row.flag();
    // A read-only file may still list games of programs that have ended as running.
    if (state == GameState::Running && file.readOnly() && !file.isHeld(owner))
        state = GameState::Unfinished;
    const QString round = row.text(longestRound);
    line.link = row.link();
    line.opening = row.text(longestOpening);
    line.isAnalysed = row.flag();
    const bool isLocal = isResumable && source == GameSource::Local;
    line.state = stateOf(state, isLocal || rounds.contains(round));
    line.opensOnBoard = (isLocal && line.state == HistoryLine::State::Interrupted)
        || (line.state == HistoryLine::State::Running && file.isOwn(owner));
    return row.isGood() ? std::optional{line} : std::nullopt;
}

/// Selects the table with an index, which a file changed by other software may lack.
[[nodiscard]] QString gamesBy(QStringView index, const DataFile& file)
{
    return file.readOnly() ? u" FROM game WHERE "_s : u" FROM game INDEXED BY %1 WHERE "_s.arg(index);
}

void append(HistoryCondition& terms, const HistoryCondition& more)
{
    terms.sql += u" AND "_s + more.sql;
    terms.values.insert(terms.values.end(), more.values.begin(), more.values.end());
}

using Ids = std::unordered_set<qint64>;

/// Returns the words that occur in none of the texts.
[[nodiscard]] QStringList missing(QStringList words, const QStringList& texts)
{
    words.removeIf([&texts](const QString& word) {
        return std::ranges::any_of(texts,
                                   [&word](const QString& text) { return text.contains(word, Qt::CaseInsensitive); });
    });
    return words;
}

/// Returns the games that match only by the words of a comment.
[[nodiscard]] Result<Ids, QString> idsByComment(const DataFile& file, const HistoryFilter& filter,
                                                const QStringList& words, const HistoryTicket& ticket)
{
    HistoryCondition terms = conditionFor(filter);
    append(terms, commentCondition(words));
    QSqlQuery query{file.database()};
    const bool isGood = DataFile::execute(
        query, u"SELECT id, black_name, white_name, event, record"_s + gamesBy(u"game_recorded", file) + terms.sql,
        terms.values);
    Ids ids;
    while (isGood && !ticket.isVoid() && query.next()) {
        const auto text = [&query](int column) { return query.value(column).toString(); };
        if (areInComments(text(4), missing(words, {text(1), text(2), text(3)})))
            ids.insert(query.value(0).toLongLong());
    }
    if (query.lastError().isValid())
        return file.errorText(query.lastError());
    return ids;
}

} // namespace

Result<Lines, QString> HistoryQuery::first(const HistoryFilter& filter, HistoryOrder order, int count)
{
    if (auto failure = m_file.open())
        return *failure;
    HistoryCondition terms = conditionFor(filter);
    append(terms, textCondition(searchTerms(filter.text)));
    const QString statement = u"SELECT id"_s + gamesBy(u"game_list", m_file) + terms.sql + u" ORDER BY "_s
        + orderClause(order) + u" LIMIT "_s + QString::number(count);
    const auto ids = m_file.readIds(statement, terms.values);
    if (!ids)
        return ids.error();
    return lines(*ids);
}

Result<HistoryQuery::Found, QString> HistoryQuery::ids(const HistoryFilter& filter, HistoryOrder order,
                                                       const HistoryTicket& ticket)
{
    if (auto failure = m_file.open())
        return *failure;
    const QStringList words = searchTerms(filter.text);
    const bool hasText = !words.isEmpty();
    Ids commented;
    if (hasText) {
        auto found = idsByComment(m_file, filter, words, ticket);
        if (!found)
            return found.error();
        commented = std::move(found.value());
    }
    Found found;
    const auto count = m_file.readIds(u"SELECT count(*)"_s + gamesBy(u"game_list", m_file) + u"deleted IS NULL");
    if (!count)
        return count.error();
    found.all = count->front();
    // Values are in the order of their placeholders: those of the result columns come first.
    const HistoryCondition fits = textCondition(words);
    HistoryCondition terms = conditionFor(filter);
    if (hasText && commented.empty()) // SQLite then drops the others before it sorts
        append(terms, fits);
    else
        terms.values.insert(terms.values.begin(), fits.values.begin(), fits.values.end());
    QSqlQuery query{m_file.database()};
    const QString statement = u"SELECT id, "_s + (hasText && commented.empty() ? u"1"_s : fits.sql)
        + gamesBy(u"game_list", m_file) + terms.sql + u" ORDER BY "_s + orderClause(order);
    if (!ticket.isVoid() && DataFile::execute(query, statement, terms.values)) {
        while (!ticket.isVoid() && query.next()) {
            const qint64 id = query.value(0).toLongLong();
            if (!hasText || query.value(1).toBool() || commented.contains(id))
                found.ids.push_back(id);
        }
    }
    if (query.lastError().isValid())
        return m_file.errorText(query.lastError());
    return ticket.isVoid() ? Found{} : found;
}

Result<Lines, QString> HistoryQuery::lines(std::span<const qint64> ids)
{
    if (auto failure = m_file.open())
        return *failure;
    const qint64 since = QDateTime::currentMSecsSinceEpoch() - std::chrono::milliseconds{matchLifetime}.count();
    const auto rounds = MatchFile{m_file}.openRounds(since);
    if (!rounds)
        return rounds.error();
    QStringList numbers;
    for (const qint64 id : ids)
        numbers << QString::number(id);
    const QString statement = u"SELECT %1, %3 FROM game WHERE id IN (%2) AND deleted IS NULL"_s.arg(
        QString::fromLatin1(shownColumns), numbers.join(u','), isAnalysedCondition());
    std::unordered_map<qint64, HistoryLine> found;
    if (auto failure = m_file.read(statement, {}, [&](const QSqlQuery& row) {
            if (auto line = lineIn(m_file, row, *rounds))
                found.emplace(line->id, std::move(*line));
        }))
        return *failure;
    Lines lines;
    for (const qint64 id : ids) {
        if (const auto line = found.find(id); line != found.end())
            lines.push_back(std::move(line->second));
    }
    return lines;
}

} // namespace qipan::app
