#include "app/puzzle_file.h"

#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>

namespace qipan::app {

namespace {

constexpr int mostOfOne = 1'000'000;

/// Nothing of a row that no program has written.
[[nodiscard]] std::optional<PuzzleTry> readRow(const QSqlQuery& row)
{
    const QString puzzle = row.value(0).toString();
    const int mistakes = row.value(3).toInt();
    const int hints = row.value(4).toInt();
    if (puzzle.isEmpty() || puzzle.size() > PuzzleFile::longestId || mistakes < 0 || mistakes > mostOfOne || hints < 0
        || hints > mostOfOne)
        return std::nullopt;
    return PuzzleTry{.puzzle = puzzle.toStdString(),
                     .at = row.value(1).toLongLong(),
                     .isSolved = row.value(2).toBool(),
                     .mistakes = mistakes,
                     .hints = hints};
}

} // namespace

PuzzleFile::Failure PuzzleFile::add(const std::vector<PuzzleTry>& tries)
{
    return m_file.use([&] {
        return m_file.transact([&]() -> Failure {
            for (const PuzzleTry& each : tries) {
                if (auto failure = m_file.run(
                        u"INSERT INTO puzzle_try (puzzle, at, solved, mistakes, hints)"
                        u" VALUES (?, ?, ?, ?, ?)"_qs,
                        {QString::fromStdString(each.puzzle), each.at, each.isSolved, each.mistakes, each.hints}))
                    return failure;
            }
            return {};
        });
    });
}

Result<std::vector<PuzzleTry>, QString> PuzzleFile::all()
{
    std::vector<PuzzleTry> tries;
    const Failure failure = m_file.use([&]() -> Failure {
        tries.clear();
        QSqlQuery query{m_file.database()};
        query.setForwardOnly(true);
        if (!query.exec(u"SELECT puzzle, at, solved, mistakes, hints FROM puzzle_try ORDER BY id DESC LIMIT %1"_qs.arg(
                mostTries)))
            return m_file.words(query.lastError());
        while (query.next()) {
            if (const auto row = readRow(query))
                tries.push_back(*row);
        }
        if (query.lastError().isValid())
            return m_file.words(query.lastError());
        return {};
    });
    if (failure)
        return *failure;
    std::ranges::reverse(tries);
    return tries;
}

} // namespace qipan::app
