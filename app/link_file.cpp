#include "app/link_file.h"

#include "core/record/link_record.h"
#include "ui/panels/words.h"

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>

#include <limits>

namespace qipan::app {

namespace {

/// A campaign may have many boards; what is longer is none of ours.
constexpr int longestRecord = 4 * static_cast<int>(record::longestLinkRecord);
constexpr int longestDeal = 64;
/// So many programs may keep a running game on one data folder.
constexpr int mostPlays = 16;

[[nodiscard]] QVariant number(qint64 value)
{
    return QVariant::fromValue(value);
}

template <typename Enum>
[[nodiscard]] QVariant number(Enum value) requires std::is_enum_v<Enum>
{
    return number(static_cast<qint64>(value));
}

[[nodiscard]] QString keyText(link::Way way)
{
    const std::string_view key = link::keyOf(way);
    return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

/// The columns of a row one after the other; `isGood` turns false with the first that cannot be.
class Columns {
public:
    explicit Columns(const QSqlQuery& query)
        : m_query{query}
    {
    }

    [[nodiscard]] bool isGood() const { return m_isGood; }

    template <typename Number = int>
    [[nodiscard]] Number number(qint64 least, qint64 most)
    {
        const QVariant value = m_query.value(m_next++);
        const qint64 found = value.toLongLong();
        m_isGood = m_isGood && value.typeId() == QMetaType::LongLong && found >= least && found <= most;
        return static_cast<Number>(m_isGood ? found : least);
    }

    [[nodiscard]] QString text(int longest)
    {
        const QVariant value = m_query.value(m_next++);
        m_isGood = m_isGood && value.typeId() == QMetaType::QString && value.toString().size() <= longest;
        return m_isGood ? value.toString() : QString{};
    }

private:
    const QSqlQuery& m_query;
    int m_next = 0;
    bool m_isGood = true;
};

[[nodiscard]] std::optional<ui::LinkScore> scoreIn(const QSqlQuery& query)
{
    constexpr qint64 most = std::numeric_limits<int>::max();
    constexpr qint64 longestTime = std::numeric_limits<qint64>::max();
    Columns columns{query};
    ui::LinkScore score;
    score.id = columns.number<qint64>(1, longestTime);
    const auto way = link::wayOf(columns.text(16).toStdString());
    score.setup.size = {columns.number(1, link::largestBoard.columns), columns.number(1, link::largestBoard.rows)};
    score.setup.mode = columns.number<link::FallingMode>(0, link::fallingModes - 1);
    score.setup.outline = columns.number<link::Outline>(0, link::outlines - 1);
    score.setup.band = columns.number<link::Band>(0, link::bands - 1);
    score.setup.border = columns.number(0, 1) == 1;
    score.name = ui::onOneLine(columns.text(2 * ui::LinkScore::longestName));
    score.played = columns.number<qint64>(0, 253'402'300'799); // the year 9999
    score.deal = columns.text(longestDeal);
    score.level = columns.number(1, most);
    score.points = columns.number(0, most);
    score.time = link::Milliseconds{columns.number<qint64>(0, longestTime)};
    score.helped = columns.number(0, 1) == 1;
    if (!columns.isGood() || !way)
        return std::nullopt;
    score.way = *way;
    return score;
}

} // namespace

template <typename Work>
LinkFile::Failure LinkFile::use(Work work)
{
    const bool isHeld = m_file.isOpen(); // for a match on the LAN
    for (bool isFirst = true;; isFirst = false) {
        Failure failure = m_file.open();
        if (!failure)
            failure = work();
        if (!isHeld)
            m_file.release();
        if (!failure || !isFirst || isHeld || !m_file.isDamaged())
            return failure;
        const auto aside = m_file.setAside();
        if (!aside)
            return failure;
        m_notice = tr("%1 is damaged. It is kept as %2, and a new one is begun.").arg(m_file.path(), *aside);
    }
}

LinkFile::Failure LinkFile::claim(Take take)
{
    PlayClaim& claim = m_file.playClaim();
    if (claim.number())
        return {};
    QSqlQuery query{m_file.database()};
    query.setForwardOnly(true);
    // Those that are not there come last in this order, and first in the other.
    const QString order = take == Take::Latest ? u"DESC"_qs : u"ASC"_qs;
    if (!query.exec(u"WITH RECURSIVE numbers (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM numbers WHERE id < %1)"
                    u" SELECT id FROM numbers LEFT JOIN link_running USING (id) ORDER BY saved %2, id"_qs.arg(mostPlays)
                        .arg(order)))
        return m_file.words(query.lastError());
    while (query.next()) {
        if (claim.take(query.value(0).toLongLong()))
            return {};
    }
    if (query.lastError().isValid())
        return m_file.words(query.lastError());
    return tr("The running game cannot be kept: no file beside %1 can be locked.").arg(m_file.path());
}

LinkFile::Failure LinkFile::forgetPlay()
{
    return m_file.run(u"DELETE FROM link_running WHERE id=?"_qs, {number(m_file.playClaim().number().value_or(0))});
}

LinkFile::Failure LinkFile::savePlay(const QString& record, Take take)
{
    return use([&] {
        if (Failure why = claim(take))
            return why;
        if (record.isEmpty())
            return forgetPlay();
        return m_file.run(u"INSERT INTO link_running (id, saved, record)"
                          u" VALUES (?, (SELECT COALESCE(MAX(saved), 0) + 1 FROM link_running), ?)"
                          u" ON CONFLICT (id) DO UPDATE SET saved=excluded.saved, record=excluded.record"_qs,
                          {number(*m_file.playClaim().number()), record});
    });
}

LinkFile::Failure LinkFile::setPlayAside()
{
    return use([&] {
        Failure failure = m_file.run(u"UPDATE link_running SET id = (SELECT MAX(?, MAX(id)) + 1 FROM link_running)"
                                     u" WHERE id=?"_qs,
                                     {number(qint64{mostPlays}), number(m_file.playClaim().number().value_or(0))});
        if (failure)
            return failure;
        return m_file.run(u"DELETE FROM link_running WHERE id > ? AND id <= (SELECT MAX(id) FROM link_running) - 20"_qs,
                          {number(qint64{mostPlays})});
    });
}

LinkFile::Failure LinkFile::text(const QString& statement, const QVariant& value, QString& found) const
{
    QSqlQuery query{m_file.database()};
    query.setForwardOnly(true);
    query.prepare(statement);
    query.addBindValue(value);
    if (!query.exec())
        return m_file.words(query.lastError());
    if (query.next())
        found = query.value(0).toString();
    else if (query.lastError().isValid())
        return m_file.words(query.lastError());
    return {};
}

Result<QString, LinkFile::Failure> LinkFile::loadPlay()
{
    QString record;
    if (!QFile::exists(m_file.path()))
        return record;
    if (Failure failure = use([&] {
            if (Failure why = claim(Take::Latest))
                return why;
            return text(u"SELECT substr(record, 1, %1) FROM link_running WHERE id=?"_qs.arg(longestRecord),
                        number(*m_file.playClaim().number()), record);
        }))
        return failure;
    return record;
}

Result<QString, LinkFile::Failure> LinkFile::recordOf(qint64 id)
{
    QString record;
    if (Failure failure = use([&] {
            return text(u"SELECT substr(record, 1, %1) FROM link_score WHERE id=?"_qs.arg(longestRecord), number(id),
                        record);
        }))
        return failure;
    return record;
}

Result<LinkFile::Place, LinkFile::Failure> LinkFile::addScore(const ui::LinkScore& score, const QString& record)
{
    Place place;
    if (Failure failure = use([&] {
            Failure why = m_file.run(u"BEGIN IMMEDIATE"_qs);
            if (!why)
                why = insert(score, record, place);
            if (!why)
                why = forgetPlay();
            if (!why)
                why = m_file.run(u"COMMIT"_qs);
            if (why)
                (void)m_file.run(u"ROLLBACK"_qs); // what went wrong is known
            return why;
        }))
        return failure;
    return place;
}

LinkFile::Failure LinkFile::insert(const ui::LinkScore& score, const QString& record, Place& place)
{
    const link::DealSetup& setup = score.setup;
    QSqlQuery query{m_file.database()};
    query.prepare(u"INSERT INTO link_score (way, columns, rows, falling, outline, difficulty, border, name, played,"
                  u" deal, level, points, time_ms, helped, record) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"_qs);
    for (const QVariant& value :
         {QVariant{keyText(score.way)}, number(setup.size.columns), number(setup.size.rows), number(setup.mode),
          number(setup.outline), number(setup.band), number(setup.border ? 1 : 0), QVariant{score.name},
          number(score.played), QVariant{score.deal}, number(score.level), number(score.points),
          number(score.time.count()), number(score.helped ? 1 : 0), QVariant{record}})
        query.addBindValue(value);
    if (!query.exec())
        return m_file.words(query.lastError());
    place.id = query.lastInsertId().toLongLong();

    query.prepare(u"SELECT COUNT(*) + 1 FROM link_score WHERE way=? AND columns=? AND rows=? AND falling=?"
                  u" AND difficulty=? AND (points>? OR (points=? AND time_ms<?))"_qs);
    for (const QVariant& value :
         {QVariant{keyText(score.way)}, number(setup.size.columns), number(setup.size.rows), number(setup.mode),
          number(setup.band), number(score.points), number(score.points), number(score.time.count())})
        query.addBindValue(value);
    if (!query.exec() || !query.next())
        return m_file.words(query.lastError());
    place.place = query.value(0).toInt();
    return {};
}

Result<std::vector<ui::LinkScore>, LinkFile::Failure> LinkFile::scores(const ui::LinkScoreFilter& filter)
{
    std::vector<ui::LinkScore> scores;
    if (!QFile::exists(m_file.path()))
        return scores;
    if (Failure failure = use([&] {
            scores.clear();
            return select(filter, scores);
        }))
        return failure;
    return scores;
}

LinkFile::Failure LinkFile::select(const ui::LinkScoreFilter& filter, std::vector<ui::LinkScore>& scores) const
{
    QString where = u"1"_qs;
    std::vector<QVariant> values;
    const auto only = [&](QLatin1String column, const QVariant& value) {
        where += u" AND " + column + u"=?";
        values.push_back(value);
    };
    if (filter.way)
        only(QLatin1String{"way"}, keyText(*filter.way));
    if (filter.size) {
        only(QLatin1String{"columns"}, number(filter.size->columns));
        only(QLatin1String{"rows"}, number(filter.size->rows));
    }
    if (filter.mode)
        only(QLatin1String{"falling"}, number(*filter.mode));
    if (filter.band)
        only(QLatin1String{"difficulty"}, number(*filter.band));

    QSqlQuery query{m_file.database()};
    query.setForwardOnly(true);
    query.prepare(u"SELECT id, way, columns, rows, falling, outline, difficulty, border, substr(name, 1, 65), played,"
                  u" substr(deal, 1, 65), level, points, time_ms, helped FROM link_score WHERE %1"
                  u" ORDER BY points DESC, time_ms, id LIMIT %2"_qs.arg(where)
                      .arg(mostScores));
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!query.exec())
        return m_file.words(query.lastError());
    while (query.next()) {
        if (auto score = scoreIn(query))
            scores.push_back(std::move(*score));
    }
    if (query.lastError().isValid())
        return m_file.words(query.lastError());
    return {};
}

} // namespace qipan::app
