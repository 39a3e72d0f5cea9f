// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/openings/opening_file.h"

#include "app/history/history_file.h"
#include "app/history/history_record.h"
#include "app/history/stored_analysis.h"
#include "core/openings/opening_names.h"
#include "ui/base/texts.h"

#include <QElapsedTimer>
#include <QSqlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

/// The column `result` of `opening_move`.
enum class StoredResult { Black, Draw, White, None };

constexpr qint64 longestStep = 20; // ms

/// Uses the index `game_unread`.
constexpr QStringView areUnread = u"opening IS NULL AND deleted IS NULL AND state<>'running'";

[[nodiscard]] StoredResult resultOf(const HistoryEntry& game)
{
    if (!game.outcome)
        return StoredResult::None;
    if (!game.outcome->winner)
        return StoredResult::Draw;
    return *game.outcome->winner == Side::Black ? StoredResult::Black : StoredResult::White;
}

/// Returns the first moves of a game from its usual start; nothing if it began otherwise.
[[nodiscard]] std::vector<Cell> firstMoves(const HistoryEntry& game)
{
    if (game.record.isEmpty())
        return game.moves;
    const auto record = recordOf(game);
    if (!record || record->start)
        return {};
    std::vector<record::GameTree::Node> line = record->tree.mainLine();
    line.resize(std::min(line.size(), 2 * OpeningFile::indexedPlies)); // with passes
    return record::cellsOf(record->tree, line);
}

} // namespace

Result<int, QString> OpeningFile::unread(int most)
{
    if (!m_file.isThere())
        return 0;
    if (auto failure = m_file.open())
        return *failure;
    const auto count = m_file.readIds(
        u"SELECT count(*) FROM (SELECT 1 FROM game WHERE %1 LIMIT %2)"_s.arg(areUnread, QString::number(most)));
    if (!count)
        return count.error();
    return static_cast<int>(count->front());
}

Result<int, QString> OpeningFile::readSome(int count)
{
    if (!m_file.isThere())
        return 0;
    if (auto failure = m_file.open())
        return *failure;
    if (m_file.readOnly())
        return 0;
    int done = 0;
    const auto failure = m_file.transact([&]() -> Failure {
        const auto ids =
            m_file.readIds(u"SELECT id FROM game WHERE %1 LIMIT %2"_s.arg(areUnread, QString::number(count)));
        if (!ids)
            return ids.error();
        QElapsedTimer timer;
        timer.start();
        done = 0;
        for (const qint64 id : *ids) {
            if (done > 0 && timer.hasExpired(longestStep))
                break;
            if (auto why = readGame(id))
                return why;
            ++done;
        }
        return {};
    });
    if (failure)
        return *failure;
    return done;
}

OpeningFile::Failure OpeningFile::readGame(qint64 id)
{
    const auto found = HistoryFile{m_file}.find(id);
    if (!found)
        return found.error();
    QString opening = u""_s; // not SQL's NULL
    QStringList rows;
    if (*found && (*found)->game != ui::linkKey && (*found)->size.columns == (*found)->size.rows) {
        const HistoryEntry& game = **found;
        const std::string key = game.game.toStdString();
        const int size = game.size.columns;
        const std::vector<Cell> moves = firstMoves(game);
        if (const auto* named = openings::openingOf(key, size, moves))
            opening = ui::textOf(named->key);
        const auto known = AnalysisFile{m_file}.chances(id, game.size);
        if (!known)
            return known.error();
        const auto same = static_cast<std::size_t>(std::ranges::mismatch(moves, known->moves).in1
                                                   - moves.begin()); // that were analysed
        const int result = static_cast<int>(resultOf(game));
        const GameInfo* info = findGame(key);
        const int rule = info == nullptr ? 0 : numberOf(*info, game.rule.toStdString());
        std::size_t ply = 0;
        for (const auto& [position, move] : openings::openingMoves(key, size, moves, indexedPlies)) {
            const auto chance = ply < same && ply < known->chances.size() ? known->chances[ply] : std::nullopt;
            rows << u"(%1,%2,%3,%4,%5,%6)"_s.arg(position).arg(move).arg(result).arg(id).arg(
                chance ? QString::number(*chance) : u"NULL"_s, QString::number(rule));
            ++ply;
        }
    }
    if (!rows.isEmpty()) {
        if (auto failure =
                m_file.run(u"INSERT OR REPLACE INTO opening_move (position, move, result, game, chance, rule) VALUES "_s
                           + rows.join(u',')))
            return failure;
    }
    return m_file.run(u"UPDATE game SET opening=? WHERE id=?"_s, {opening, id});
}

int OpeningFile::numberOf(const GameInfo& game, std::string_view rule)
{
    const auto found = std::ranges::find(game.rules, rule, &RuleInfo::key);
    return found == game.rules.end() ? 0 : static_cast<int>(found - game.rules.begin()) + 1;
}

Result<std::vector<PlayedMove>, QString> OpeningFile::movesFrom(const openings::PositionKey& position,
                                                                std::optional<int> rule)
{
    std::vector<PlayedMove> moves;
    if (!m_file.isThere())
        return moves;
    if (auto failure = m_file.open())
        return *failure;
    const auto take = [&moves](const QSqlQuery& row) {
        const int move = row.value(0).toInt();
        const int count = row.value(2).toInt();
        if (moves.empty() || moves.back().number != move)
            moves.push_back({.number = move});
        PlayedMove& played = moves.back();
        played.games += count;
        played.others += row.value(5).toInt() - count;
        played.analysed += row.value(3).toInt();
        played.chances += row.value(4).toLongLong();
        switch (static_cast<StoredResult>(row.value(1).toInt())) {
        case StoredResult::Black:
            played.blackWon += count;
            break;
        case StoredResult::Draw:
            played.drawn += count;
            break;
        case StoredResult::White:
            played.whiteWon += count;
            break;
        case StoredResult::None:
            break;
        }
    };
    // In the order of the primary key, so that nothing is sorted.
    const QString counts = rule
        ? u"sum(rule=%1), sum(rule=%1 AND chance IS NOT NULL), sum(CASE WHEN rule=%1 THEN chance END)"_s.arg(*rule)
        : u"count(*), count(chance), sum(chance)"_s;
    if (auto failure = m_file.read(u"SELECT move, result, %1, count(*) FROM opening_move"
                                   u" WHERE position=?"
                                   u" GROUP BY move, result ORDER BY move, result"_s.arg(counts),
                                   {QVariant::fromValue<qint64>(position.value())}, take))
        return *failure;
    std::ranges::stable_sort(moves, std::greater{}, &PlayedMove::games);
    return moves;
}

} // namespace qipan::app
