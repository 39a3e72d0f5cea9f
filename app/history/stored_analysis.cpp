// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/stored_analysis.h"

#include "app/history/history_file.h"
#include "app/history/history_record.h"
#include "app/history/history_row.h"
#include "ui/base/texts.h"

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr int longestPositions = 1 << 20; // characters
constexpr int mostDepth = 10'000;
constexpr int longestChances = 1'000; // characters
constexpr int mostMoves = 1'000'000;

/// A position as text: depth, score, a letter for each flag, and the line as cells, such as "12 -340 c 7,7 8,8"; empty
/// if it was not reached.
[[nodiscard]] QString textOf(const std::optional<ReviewedPosition>& position)
{
    if (!position)
        return {};
    const SearchResult& best = position->best;
    const QString flags = u"-"_s + (best.isCertain ? u"c" : u"") + (position->isHard ? u"h" : u"");
    return u"%1 %2 %3 %4"_s.arg(best.depth).arg(best.score).arg(flags, HistoryFile::movesText(best.line));
}

[[nodiscard]] std::optional<ReviewedPosition> positionIn(QStringView text, BoardSize size)
{
    const auto parts = text.split(u' ');
    if (parts.size() < 4)
        return std::nullopt;
    ReviewedPosition position;
    bool isDepth = false;
    bool isScore = false;
    position.best.depth = parts[0].toInt(&isDepth);
    position.best.score = parts[1].toInt(&isScore);
    position.best.isCertain = parts[2].contains(u'c');
    position.isHard = parts[2].contains(u'h');
    auto line = cellsIn(text.mid(parts[3].data() - text.data()), size);
    if (!line || line->empty())
        return std::nullopt;
    position.best.line = std::move(*line);
    const bool isGood = isDepth && isScore && position.best.depth >= 0 && position.best.depth <= mostDepth;
    return isGood ? std::optional{std::move(position)} : std::nullopt;
}

[[nodiscard]] std::optional<StoredAnalysis> analysisIn(const QSqlQuery& query, BoardSize size)
{
    HistoryRow row{query};
    StoredAnalysis analysis;
    analysis.edition = row.number();
    analysis.moves = row.moves(size);
    const QString positions = row.text(longestPositions);
    if (!row.isGood())
        return std::nullopt;
    for (const QStringView each : QStringView{positions}.split(u';')) {
        if (analysis.positions.size() > analysis.moves.size())
            return std::nullopt;
        analysis.positions.push_back(positionIn(each, size));
    }
    return analysis;
}

/// An empty text is not SQL's NULL.
[[nodiscard]] QString notNull(const QString& text)
{
    return text.isNull() ? u""_s : text;
}

/// Twelve numbers: for black and white, and for each phase, moves and what they lost.
[[nodiscard]] QVariant textOf(const std::optional<GameLosses>& losses)
{
    if (!losses)
        return {}; // SQL's NULL
    QStringList numbers;
    for (const auto& side : *losses) {
        for (const ui::Loss& loss : side)
            numbers << QString::number(loss.moves) << QString::number(loss.lost);
    }
    return numbers.join(u' ');
}

[[nodiscard]] QString textOf(const std::vector<std::optional<int>>& chances)
{
    QStringList numbers;
    for (const auto& chance : chances)
        numbers << (chance ? QString::number(*chance) : u"-"_s);
    return numbers.join(u' ');
}

[[nodiscard]] std::optional<StoredChances> chancesIn(const QSqlQuery& query, BoardSize size)
{
    HistoryRow row{query};
    StoredChances stored;
    stored.moves = row.moves(size);
    const QString chances = row.text(longestChances);
    if (!row.isGood())
        return std::nullopt;
    for (const QStringView each : QStringView{chances}.split(u' ', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int chance = each.toInt(&isNumber);
        const bool isGood = isNumber && chance >= 0 && chance <= chanceUnits;
        stored.chances.push_back(isGood ? std::optional{chance} : std::nullopt);
    }
    return stored;
}

} // namespace

ui::Phase phaseOf(const GameInfo& game, std::size_t move)
{
    const bool isInDiscs = game.score.disc > 0;
    const std::size_t opening = isInDiscs ? 20 : 10;
    const std::size_t middle = isInDiscs ? 40 : 30;
    return move < opening ? ui::Phase::Opening : move < middle ? ui::Phase::Middle : ui::Phase::End;
}

QString isAnalysedCondition()
{
    QString editions;
    for (const GameInfo& game : games())
        editions += u" WHEN '%1' THEN %2"_s.arg(ui::textOf(game.key), QString::number(game.engineEdition));
    return u"EXISTS (SELECT 1 FROM game_analysis WHERE game_analysis.game=game.id AND losses IS NOT NULL"
           u" AND game_analysis.edition>=CASE game.game%1 END)"_s.arg(editions);
}

std::optional<GameLosses> lossesIn(QStringView text)
{
    const auto parts = text.split(u' ');
    GameLosses losses{};
    if (parts.size() != std::ssize(losses) * std::ssize(losses[0]) * 2)
        return std::nullopt;
    auto part = parts.begin();
    bool isGood = true;
    const auto number = [&](qint64 most) {
        bool isNumber = false;
        const qint64 value = (part++)->toLongLong(&isNumber);
        isGood = isGood && isNumber && value >= 0 && value <= most;
        return value;
    };
    for (auto& side : losses) {
        for (ui::Loss& loss : side) {
            loss.moves = number(mostMoves);
            loss.lost = number(isGood ? loss.moves * chanceUnits : 0);
        }
    }
    return isGood ? std::optional{losses} : std::nullopt;
}

DataFile::Failure AnalysisFile::save(qint64 game, const StoredAnalysis& analysis)
{
    QStringList positions;
    for (const auto& position : analysis.positions)
        positions << textOf(position);
    return m_file.use([&] {
        return m_file.transact([&]() -> DataFile::Failure {
            if (auto failure = m_file.run(
                    u"INSERT OR REPLACE INTO game_analysis (game, edition, moves, positions, losses, chances)"
                    u" SELECT id, ?, ?, ?, ?, ? FROM game WHERE id=?"_s,
                    {analysis.edition, notNull(HistoryFile::movesText(analysis.moves)), notNull(positions.join(u';')),
                     textOf(analysis.losses), notNull(textOf(analysis.chances)), game}))
                return failure;
            if (!analysis.losses)
                return {};
            // A record may have been analysed with moves that are not saved.
            const auto entry = HistoryFile{m_file}.find(game);
            if (!entry)
                return entry.error();
            if (*entry) {
                if (auto failure = keepSums(game, **entry))
                    return failure;
            }
            return m_file.run(u"UPDATE game SET opening=NULL WHERE id=?"_s, {game});
        });
    });
}

DataFile::Failure AnalysisFile::keepSums(qint64 id, const HistoryEntry& now)
{
    std::optional<QString> analysed;
    if (auto failure = m_file.read(u"SELECT moves FROM game_analysis WHERE game=? AND losses IS NOT NULL"_s, {id},
                                   [&analysed](const QSqlQuery& row) { analysed = row.value(0).toString(); }))
        return failure;
    if (!analysed)
        return {};
    const auto moves = movesOf(now);
    if (moves && HistoryFile::movesText(*moves) == *analysed)
        return {};
    return m_file.run(u"UPDATE game_analysis SET losses=NULL WHERE game=?"_s, {id});
}

Result<std::optional<StoredAnalysis>, QString> AnalysisFile::find(qint64 game, BoardSize size)
{
    std::optional<StoredAnalysis> found;
    const auto failure = m_file.use([&] {
        return m_file.read(u"SELECT edition, moves, positions FROM game_analysis WHERE game=?"_s, {game},
                           [&](const QSqlQuery& query) { found = analysisIn(query, size); });
    });
    if (failure)
        return *failure;
    return found;
}

Result<StoredChances, QString> AnalysisFile::chances(qint64 game, BoardSize size)
{
    StoredChances found;
    const auto failure = m_file.use([&] {
        return m_file.read(u"SELECT moves, chances FROM game_analysis WHERE game=?"_s, {game},
                           [&](const QSqlQuery& query) { found = chancesIn(query, size).value_or(StoredChances{}); });
    });
    if (failure)
        return *failure;
    return found;
}

} // namespace qipan::app
