#include "app/statistics_query.h"

#include "app/kept_words.h"
#include "ui/panels/words.h"

#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>
#include <limits>
#include <utility>

namespace qipan::app {

namespace {

using ui::GameResult;
using ui::Opponent;

// A game whose moves are all there is began as the rules have it: one from a position keeps it in its record.
constexpr auto gameQuery = "SELECT id, game, rule, columns, rows, source, state, black_name, black_who, black_level,"
                           " white_name, white_who, white_level, began, ended, winner, plies, moves <> ''"
                           " FROM game WHERE deleted IS NULL AND state <> 'running'"
                           " AND (black_who IN ('me', 'guest') OR white_who IN ('me', 'guest'))";
constexpr auto scoreQuery = "SELECT way, columns, rows, name, played, points, time_ms, helped FROM link_score";

[[nodiscard]] bool isPerson(Who who)
{
    return who == Who::Me || who == Who::Guest;
}

[[nodiscard]] Opponent::Kind kindOf(Who who)
{
    switch (who) {
    case Who::Computer:
        return Opponent::Kind::Computer;
    case Who::Engine:
        return Opponent::Kind::Engine;
    case Who::Neighbour:
        return Opponent::Kind::Neighbour;
    case Who::Peer:
        return Opponent::Kind::Peer;
    case Who::Unknown:
    case Who::Me:
    case Who::Guest:
        break;
    }
    return Opponent::Kind::Other;
}

/// The columns of a row one after the other.
class Row {
public:
    explicit Row(const QSqlQuery& query)
        : m_query{query}
    {
    }

    [[nodiscard]] qint64 number() { return m_query.value(m_next++).toLongLong(); }
    /// Bounded: sums of any number of them are no concern.
    [[nodiscard]] int smallNumber() { return static_cast<int>(std::clamp<qint64>(number(), 0, 1'000'000'000)); }
    [[nodiscard]] QString text() { return m_query.value(m_next++).toString(); }
    template <typename Words>
    [[nodiscard]] auto word(const Words& words)
    {
        return net::valueOf(words, text());
    }
    [[nodiscard]] BoardSize size()
    {
        const int columns = smallNumber();
        return {columns, smallNumber()};
    }

private:
    const QSqlQuery& m_query;
    int m_next = 0;
};

struct Seated {
    QString name;
    std::optional<Who> who;
    int level = 0;
};

[[nodiscard]] Seated seatedIn(Row& row)
{
    Seated side;
    side.name = row.text();
    side.who = row.word(whoWords);
    side.level = row.smallNumber();
    return side;
}

/// Nothing for a game that is of no profile, or of two.
[[nodiscard]] std::optional<PlayedGame> gameIn(const QSqlQuery& query)
{
    Row row{query};
    PlayedGame game;
    game.id = row.number();
    game.game = row.text();
    game.rule = row.text();
    game.size = row.size();
    const auto source = row.word(sourceWords);
    const auto state = row.word(stateWords);
    const Seated black = seatedIn(row);
    const Seated white = seatedIn(row);
    game.began = row.number();
    game.ended = row.number();
    const QString winner = row.text();
    game.plies = row.smallNumber();
    game.isRated = row.number() != 0 && source == GameSource::Here;
    if (!source || !state || !black.who || !white.who || isPerson(*black.who) == isPerson(*white.who))
        return std::nullopt;
    game.side = isPerson(*black.who) ? Side::Black : Side::White;
    const Seated& own = game.side == Side::Black ? black : white;
    const Seated& other = game.side == Side::Black ? white : black;
    game.shownName = ui::onOneLine(own.name);
    game.profile = *own.who == Who::Guest ? ui::Profile{} : ui::Profile{false, game.shownName};
    game.opponent = {.kind = kindOf(*other.who), .game = {}, .level = other.level, .name = ui::onOneLine(other.name)};
    game.isOver = *state == GameState::Over;
    if (const auto side = net::valueOf(net::winnerWords, winner))
        game.result = !*side ? GameResult::Draw : **side == game.side ? GameResult::Win : GameResult::Loss;
    return game;
}

[[nodiscard]] std::optional<PlayedScore> scoreIn(const QSqlQuery& query)
{
    Row row{query};
    PlayedScore score;
    const auto way = link::wayOf(row.text().toStdString());
    score.size = row.size();
    score.name = ui::onOneLine(row.text());
    score.ended = std::clamp<qint64>(row.number(), 0, std::numeric_limits<qint64>::max() / 1000) * 1000;
    score.points = row.smallNumber();
    score.time = row.number();
    score.isHelped = row.number() != 0;
    if (!way || score.time < 0)
        return std::nullopt;
    score.way = *way;
    return score;
}

template <typename Take>
[[nodiscard]] DataFile::Failure each(DataFile& file, const char* statement, Take take)
{
    QSqlQuery query{file.database()};
    query.setForwardOnly(true);
    if (!query.exec(QString::fromLatin1(statement)))
        return file.words(query.lastError());
    while (query.next())
        take(query);
    if (query.lastError().isValid())
        return file.words(query.lastError());
    return {};
}

} // namespace

Result<Played, QString> readPlayed(HistoryFile& history, const QString& guestName)
{
    DataFile& file = history.data();
    if (auto failure = file.open())
        return *failure;
    Played played;
    played.guestName = guestName;
    if (auto failure = each(file, gameQuery, [&](const QSqlQuery& query) {
            if (auto game = gameIn(query))
                played.games.push_back(std::move(*game));
        }))
        return *failure;
    if (auto failure = each(file, scoreQuery, [&](const QSqlQuery& query) {
            if (auto score = scoreIn(query))
                played.scores.push_back(std::move(*score));
        }))
        return *failure;
    return played;
}

} // namespace qipan::app
