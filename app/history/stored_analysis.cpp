// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/stored_analysis.h"

#include "app/history/history_file.h"
#include "app/history/history_row.h"

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr int longestPositions = 1 << 20; // characters
constexpr int mostDepth = 10'000;

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

} // namespace

DataFile::Failure AnalysisFile::save(qint64 game, const StoredAnalysis& analysis)
{
    QStringList positions;
    for (const auto& position : analysis.positions)
        positions << textOf(position);
    return m_file.use([&] {
        return m_file.run(u"INSERT OR REPLACE INTO game_analysis (game, edition, moves, positions)"
                          u" SELECT id, ?, ?, ? FROM game WHERE id=?"_s,
                          {analysis.edition, HistoryFile::movesText(analysis.moves), positions.join(u';'), game});
    });
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

} // namespace qipan::app
