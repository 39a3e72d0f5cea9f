// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_file.h"

#include "app/history/history_file.h"
#include "app/store/data_row.h"
#include "core/record/link_record.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"

#include <QSqlError>
#include <QSqlQuery>

#include <limits>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

/// A campaign may have many boards; a longer record was not written by this program.
constexpr int longestRecord = 4 * static_cast<int>(record::longestLinkRecord);
constexpr int longestDeal = 64;
/// How many games that cannot be resumed are kept.
constexpr int maxQuarantined = 20;

[[nodiscard]] QVariant number(qint64 value)
{
    return QVariant::fromValue(value);
}

template <typename Enum>
[[nodiscard]] QVariant number(Enum value) requires std::is_enum_v<Enum>
{
    return number(static_cast<qint64>(value));
}

[[nodiscard]] std::optional<ui::LinkScore> scoreIn(const QSqlQuery& query)
{
    constexpr qint64 most = std::numeric_limits<int>::max();
    constexpr qint64 longestTime = std::numeric_limits<qint64>::max();
    DataRow row{query};
    ui::LinkScore score;
    score.id = row.number<qint64>(1, longestTime);
    const auto gameMode = link::gameModeOf(row.text(16).toStdString());
    score.setup.size = {row.number(1, link::largestBoard.columns), row.number(1, link::largestBoard.rows)};
    score.setup.mode = row.number<link::FallingMode>(0, link::fallingModes - 1);
    score.setup.outline = row.number<link::Outline>(0, link::outlines - 1);
    score.setup.difficulty = row.number<link::Difficulty>(0, link::difficulties - 1);
    score.setup.border = row.flag();
    score.name = ui::onOneLine(row.text(2 * ui::LinkScore::longestName));
    score.played = row.number<qint64>(0, 253'402'300'799); // the year 9999
    score.deal = row.text(longestDeal);
    score.level = row.number(1, most);
    score.points = row.number(0, most);
    score.time = link::Milliseconds{row.number<qint64>(0, longestTime)};
    score.usedHelp = row.flag();
    if (!row.isGood() || !gameMode)
        return std::nullopt;
    score.gameMode = *gameMode;
    return score;
}

} // namespace

template <typename Work>
LinkFile::Failure LinkFile::commit(Work work)
{
    return m_file.use([&]() -> Failure {
        const auto owner = m_file.owner();
        if (!owner)
            return owner.error();
        return m_file.transact([&] { return work(*owner); });
    });
}

/// Creates the row of this program, possibly empty; it stays until the program ends.
LinkFile::Failure LinkFile::makeRow(qint64 owner)
{
    return m_file.run(u"INSERT INTO link_running (saved, record, owner) SELECT 0, '', ?"
                      u" WHERE NOT EXISTS (SELECT 1 FROM link_running WHERE owner=?)"_s,
                      {number(owner), number(owner)});
}

/// Releases the games of programs that have ended, and removes empty rows.
LinkFile::Failure LinkFile::tidy()
{
    if (Failure why = m_file.releaseDead())
        return why;
    return m_file.run(u"DELETE FROM link_running WHERE owner=0 AND record=''"_s);
}

/// Claims the latest game that was left, if this program has none. Only call it when the game is read right afterwards.
LinkFile::Failure LinkFile::adoptLatest(qint64 owner)
{
    QString own;
    if (Failure why = text(u"SELECT id FROM link_running WHERE owner=?"_s, {number(owner)}, own); why || !own.isEmpty())
        return why;
    if (Failure why = tidy())
        return why;
    return m_file.run(u"UPDATE link_running SET owner=? WHERE id=(SELECT id FROM link_running"
                      u" WHERE owner=0 ORDER BY saved DESC, id DESC LIMIT 1)"_s,
                      {number(owner)});
}

LinkFile::Failure LinkFile::forgetPlay(qint64 owner)
{
    return m_file.run(u"UPDATE link_running SET record='' WHERE owner=?"_s, {number(owner)});
}

LinkFile::Failure LinkFile::savePlay(const QString& record)
{
    return commit([&](qint64 owner) -> Failure {
        if (record.isEmpty())
            return forgetPlay(owner);
        if (Failure why = makeRow(owner))
            return why;
        return m_file.run(u"UPDATE link_running SET record=?,"
                          u" saved=(SELECT COALESCE(MAX(saved), 0) + 1 FROM link_running) WHERE owner=?"_s,
                          {record, number(owner)});
    });
}

LinkFile::Failure LinkFile::quarantinePlay()
{
    return commit([&](qint64 owner) -> Failure {
        if (Failure why = m_file.run(u"UPDATE link_running SET owner=NULL WHERE owner=?"_s, {number(owner)}))
            return why;
        if (Failure why = m_file.run(u"DELETE FROM link_running WHERE owner IS NULL AND id NOT IN (SELECT id FROM"
                                     u" link_running WHERE owner IS NULL ORDER BY saved DESC, id DESC LIMIT ?)"_s,
                                     {number(qint64{maxQuarantined})}))
            return why;
        return makeRow(owner);
    });
}

LinkFile::Failure LinkFile::forEachRow(const QString& statement, const std::vector<QVariant>& values,
                                       const std::function<void(const QSqlQuery&)>& take) const
{
    QSqlQuery query{m_file.database()};
    query.setForwardOnly(true);
    query.prepare(statement);
    for (const QVariant& value : values)
        query.addBindValue(value);
    query.exec();
    while (query.next())
        take(query);
    return query.lastError().isValid() ? Failure{m_file.errorText(query.lastError())} : Failure{};
}

LinkFile::Failure LinkFile::text(const QString& statement, const std::vector<QVariant>& values, QString& found) const
{
    return forEachRow(statement, values, [&](const QSqlQuery& query) { found = query.value(0).toString(); });
}

LinkFile::Failure LinkFile::read(qint64 owner, ResumableGame& left)
{
    if (Failure why = adoptLatest(owner))
        return why;
    if (Failure why = text(u"SELECT substr(record, 1, %1) FROM link_running WHERE owner=?"_s.arg(longestRecord),
                           {number(owner)}, left.record))
        return why;
    return countWaiting(left.others);
}

/// Makes the row of this program one that waits.
LinkFile::Failure LinkFile::moveToBack(qint64 owner)
{
    return m_file.run(
        u"UPDATE link_running SET owner=0, saved=(SELECT MIN(saved) - 1 FROM link_running) WHERE owner=?"_s,
        {number(owner)});
}

LinkFile::Failure LinkFile::countWaiting(int& waiting) const
{
    QString count;
    Failure failure = text(u"SELECT COUNT(*) FROM link_running WHERE owner=? AND record<>''"_s, {number(0)}, count);
    waiting = count.toInt();
    return failure;
}

Result<LinkFile::ResumableGame, LinkFile::Failure> LinkFile::loadPlay()
{
    ResumableGame left;
    if (!m_file.isThere())
        return left;
    if (Failure failure = commit([&](qint64 owner) { return read(owner, left); }))
        return failure;
    return left;
}

Result<int, LinkFile::Failure> LinkFile::countResumable()
{
    int waiting = 0;
    if (!m_file.isThere())
        return waiting;
    if (Failure failure = m_file.use([&]() -> Failure {
            if (Failure why = m_file.releaseDead())
                return why;
            return countWaiting(waiting);
        }))
        return failure;
    return waiting;
}

Result<LinkFile::ResumableGame, LinkFile::Failure> LinkFile::loadNext()
{
    ResumableGame left;
    if (Failure failure = commit([&](qint64 owner) -> Failure {
            if (Failure why = moveToBack(owner))
                return why;
            return read(owner, left);
        }))
        return failure;
    return left;
}

Result<int, LinkFile::Failure> LinkFile::suspendPlay()
{
    int waiting = 0;
    if (Failure failure = commit([&](qint64 owner) -> Failure {
            if (Failure why = moveToBack(owner))
                return why;
            if (Failure why = tidy())
                return why;
            return countWaiting(waiting);
        }))
        return failure;
    return waiting;
}

Result<QString, LinkFile::Failure> LinkFile::recordOf(qint64 id)
{
    QString record;
    if (Failure failure = m_file.use([&] {
            return text(u"SELECT substr(record, 1, %1) FROM link_score WHERE id=?"_s.arg(longestRecord), {number(id)},
                        record);
        }))
        return failure;
    return record;
}

Result<LinkFile::Place, LinkFile::Failure> LinkFile::addScore(const ui::LinkScore& score, const QString& record,
                                                              const std::optional<HistoryEntry>& game)
{
    Place place;
    if (Failure failure = commit([&](qint64 owner) -> Failure {
            if (Failure why = insert(score, record, place))
                return why;
            if (game) {
                if (const auto id = HistoryFile{m_file}.save(*game); !id)
                    return id.error();
            }
            return forgetPlay(owner);
        }))
        return failure;
    return place;
}

LinkFile::Failure LinkFile::insert(const ui::LinkScore& score, const QString& record, Place& place)
{
    const link::DealSetup& setup = score.setup;
    const QVariant gameMode = ui::textOf(link::keyOf(score.gameMode));
    if (Failure why = m_file.run(
            u"INSERT INTO link_score (way, columns, rows, falling, outline, difficulty, border, name, played,"
            u" deal, level, points, time_ms, helped, record) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"_s,
            {gameMode, number(setup.size.columns), number(setup.size.rows), number(setup.mode), number(setup.outline),
             number(setup.difficulty), number(setup.border ? 1 : 0), score.name, number(score.played), score.deal,
             number(score.level), number(score.points), number(score.time.count()), number(score.usedHelp ? 1 : 0),
             record}))
        return why;
    place.id = m_file.lastId();

    return forEachRow(u"SELECT COALESCE(SUM(points>? OR (points=? AND time_ms<?)), 0) + 1, MAX(points) FROM link_score"
                      u" WHERE way=? AND columns=? AND rows=? AND falling=? AND difficulty=? AND id<>?"_s,
                      {number(score.points), number(score.points), number(score.time.count()), gameMode,
                       number(setup.size.columns), number(setup.size.rows), number(setup.mode),
                       number(setup.difficulty), number(place.id)},
                      [&place](const QSqlQuery& query) {
                          place.place = query.value(0).toInt();
                          place.best = query.value(1).toInt();
                      });
}

LinkFile::Failure LinkFile::addLevel(const ui::LinkLevel& level)
{
    return commit([&](qint64) {
        return m_file.run(u"INSERT INTO link_level (level, points, stars) VALUES (?,?,?) ON CONFLICT (level) DO UPDATE"
                          u" SET points=max(points, excluded.points), stars=max(stars, excluded.stars)"_s,
                          {number(level.level), number(level.points), number(level.stars)});
    });
}

Result<std::vector<ui::LinkLevel>, LinkFile::Failure> LinkFile::levels()
{
    constexpr int most = 1'000;
    constexpr int mostStars = 3;
    std::vector<ui::LinkLevel> levels;
    if (!m_file.isThere())
        return levels;
    if (Failure failure = m_file.use([&] {
            levels.clear();
            return forEachRow(u"SELECT level, points, stars FROM link_level ORDER BY level LIMIT ?"_s, {number(most)},
                              [&](const QSqlQuery& query) {
                                  DataRow row{query};
                                  ui::LinkLevel level;
                                  level.level = row.number(1, std::numeric_limits<int>::max() - 1);
                                  level.points = row.number(0, std::numeric_limits<int>::max());
                                  level.stars = row.number(1, mostStars);
                                  if (row.isGood())
                                      levels.push_back(level);
                              });
        }))
        return failure;
    return levels;
}

Result<std::vector<ui::LinkScore>, LinkFile::Failure> LinkFile::scores(const ui::LinkScoreFilter& filter)
{
    std::vector<ui::LinkScore> scores;
    if (!m_file.isThere())
        return scores;
    if (Failure failure = m_file.use([&] {
            scores.clear();
            return select(filter, scores);
        }))
        return failure;
    return scores;
}

LinkFile::Failure LinkFile::select(const ui::LinkScoreFilter& filter, std::vector<ui::LinkScore>& scores) const
{
    QString where = u"1"_s;
    std::vector<QVariant> values;
    const auto only = [&](QLatin1String column, const QVariant& value) {
        where += u" AND " + column + u"=?";
        values.push_back(value);
    };
    if (filter.gameMode)
        only(QLatin1String{"way"}, ui::textOf(link::keyOf(*filter.gameMode)));
    if (filter.size) {
        only(QLatin1String{"columns"}, number(filter.size->columns));
        only(QLatin1String{"rows"}, number(filter.size->rows));
    }
    if (filter.mode)
        only(QLatin1String{"falling"}, number(*filter.mode));
    if (filter.difficulty)
        only(QLatin1String{"difficulty"}, number(*filter.difficulty));

    const QString statement = u"SELECT id, way, columns, rows, falling, outline, difficulty, border,"
                              u" substr(name, 1, 65), played, substr(deal, 1, 65), level, points, time_ms, helped"
                              u" FROM link_score WHERE %1 ORDER BY points DESC, time_ms, id LIMIT %2"_s.arg(where)
                                  .arg(maxScores);
    return forEachRow(statement, values, [&](const QSqlQuery& query) {
        if (auto score = scoreIn(query))
            scores.push_back(std::move(*score));
    });
}

} // namespace qipan::app
