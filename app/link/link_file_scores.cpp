// SPDX-License-Identifier: GPL-3.0-or-later
// The high scores and the levels of the campaign.
#include "app/link/link_file.h"

#include "app/store/data_row.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"

#include <QSqlQuery>

#include <limits>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr int longestDeal = 64;

[[nodiscard]] QVariant value(qint64 number)
{
    return QVariant::fromValue(number);
}

template <typename Enum>
[[nodiscard]] QVariant value(Enum word) requires std::is_enum_v<Enum>
{
    return value(static_cast<qint64>(word));
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

[[nodiscard]] std::optional<ui::LinkLevel> levelIn(const QSqlQuery& query)
{
    constexpr int mostStars = 3;
    DataRow row{query};
    ui::LinkLevel level;
    level.level = row.number(1, std::numeric_limits<int>::max() - 1);
    level.size = {row.number(1, link::largestBoard.columns), row.number(1, link::largestBoard.rows)};
    level.difficulty = row.number<link::Difficulty>(0, link::difficulties - 1);
    level.points = row.number(0, std::numeric_limits<int>::max());
    level.stars = row.number(1, mostStars);
    return row.isGood() ? std::optional{level} : std::nullopt;
}

} // namespace

Result<QString, LinkFile::Failure> LinkFile::recordOf(qint64 id)
{
    QString record;
    if (Failure failure = m_file.use([&] {
            return text(u"SELECT substr(record, 1, %1) FROM link_score WHERE id=?"_s.arg(longestRecord), {value(id)},
                        record);
        }))
        return failure;
    return record;
}

LinkFile::Failure LinkFile::insert(const ui::LinkScore& score, const QString& record, Place& place)
{
    const link::DealSetup& setup = score.setup;
    const QVariant gameMode = ui::textOf(link::keyOf(score.gameMode));
    if (Failure why = m_file.run(
            u"INSERT INTO link_score (way, columns, rows, falling, outline, difficulty, border, name, played,"
            u" deal, level, points, time_ms, helped, record) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"_s,
            {gameMode, value(setup.size.columns), value(setup.size.rows), value(setup.mode), value(setup.outline),
             value(setup.difficulty), value(setup.border ? 1 : 0), score.name, value(score.played), score.deal,
             value(score.level), value(score.points), value(score.time.count()), value(score.usedHelp ? 1 : 0),
             record}))
        return why;
    place.id = m_file.lastId();
    return compare(score, place);
}

LinkFile::Failure LinkFile::compare(const ui::LinkScore& score, Place& place) const
{
    const link::DealSetup& setup = score.setup;
    return forEachRow(u"SELECT COALESCE(SUM(points>? OR (points=? AND time_ms<?)), 0) + 1, MAX(points) FROM link_score"
                      u" WHERE way=? AND columns=? AND rows=? AND falling=? AND difficulty=? AND id<>?"_s,
                      {value(score.points), value(score.points), value(score.time.count()),
                       ui::textOf(link::keyOf(score.gameMode)), value(setup.size.columns), value(setup.size.rows),
                       value(setup.mode), value(setup.difficulty), value(place.id)},
                      [&place](const QSqlQuery& query) {
                          place.place = query.value(0).toInt();
                          place.best = query.value(1).toInt();
                      });
}

Result<LinkFile::BoardResult, LinkFile::Failure> LinkFile::completeBoard(const std::optional<ui::LinkLevel>& level,
                                                                         qint64 began,
                                                                         const std::optional<ui::LinkScore>& score)
{
    BoardResult result;
    if (Failure failure = commit([&](qint64) -> Failure {
            result = {};
            if (score) {
                if (Failure why = compare(*score, result.place))
                    return why;
            }
            return level ? addLevel(*level, began, result.best) : Failure{};
        }))
        return failure;
    return result;
}

LinkFile::Failure LinkFile::addLevel(const ui::LinkLevel& level, qint64 began, std::optional<ui::LinkLevel>& before)
{
    const std::vector<QVariant> key{value(level.level), value(level.size.columns), value(level.size.rows),
                                    value(level.difficulty)};
    std::vector<QVariant> values = key;
    values.insert(values.end(), {value(level.points), value(level.stars), value(began)});
    // A game that is taken up reports its level again.
    if (Failure why =
            m_file.run(u"INSERT INTO link_level_best (level, columns, rows, difficulty, points, stars, game)"
                       u" VALUES (?,?,?,?,?,?,?) ON CONFLICT (level, columns, rows, difficulty) DO UPDATE"
                       u" SET points_before=CASE WHEN game=excluded.game THEN points_before ELSE points END,"
                       u" stars_before=CASE WHEN game=excluded.game THEN stars_before ELSE stars END,"
                       u" points=max(points, excluded.points), stars=max(stars, excluded.stars), game=excluded.game"_s,
                       values))
        return why;
    return forEachRow(u"SELECT level, columns, rows, difficulty, points_before, stars_before FROM link_level_best"
                      u" WHERE level=? AND columns=? AND rows=? AND difficulty=? AND points_before IS NOT NULL"_s,
                      key, [&](const QSqlQuery& query) { before = levelIn(query); });
}

Result<std::vector<ui::LinkLevel>, LinkFile::Failure> LinkFile::levels()
{
    constexpr int most = 10'000;
    std::vector<ui::LinkLevel> levels;
    if (!m_file.isThere())
        return levels;
    if (Failure failure = m_file.use([&] {
            levels.clear();
            return forEachRow(u"SELECT level, columns, rows, difficulty, points, stars FROM link_level_best"
                              u" ORDER BY level LIMIT ?"_s,
                              {value(most)}, [&](const QSqlQuery& query) {
                                  if (const auto level = levelIn(query))
                                      levels.push_back(*level);
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
        only(QLatin1String{"columns"}, value(filter.size->columns));
        only(QLatin1String{"rows"}, value(filter.size->rows));
    }
    if (filter.mode)
        only(QLatin1String{"falling"}, value(*filter.mode));
    if (filter.difficulty)
        only(QLatin1String{"difficulty"}, value(*filter.difficulty));

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
