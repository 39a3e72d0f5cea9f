// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle/puzzle_file.h"

#include "app/store/data_row.h"

#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

constexpr int mostOfOne = 1'000'000;

/// Empty if no program can have written the row.
[[nodiscard]] std::optional<PuzzleTry> tryIn(const QSqlQuery& query)
{
    DataRow row{query};
    PuzzleTry found;
    found.puzzle = row.text(PuzzleFile::longestId).toStdString();
    found.at = row.number<qint64>();
    found.isSolved = row.flag();
    found.mistakes = row.number(0, mostOfOne);
    found.hints = row.number(0, mostOfOne);
    return row.isGood() && !found.puzzle.empty() ? std::optional{found} : std::nullopt;
}

} // namespace

PuzzleFile::Failure PuzzleFile::add(const PuzzleTry& one)
{
    return m_file.use([&] {
        return m_file.run(u"INSERT INTO puzzle_try (puzzle, at, solved, mistakes, hints) VALUES (?, ?, ?, ?, ?)"_qs,
                          {QString::fromStdString(one.puzzle), one.at, one.isSolved, one.mistakes, one.hints});
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
                maxTries)))
            return m_file.errorText(query.lastError());
        while (query.next()) {
            if (auto found = tryIn(query))
                tries.push_back(std::move(*found));
        }
        if (query.lastError().isValid())
            return m_file.errorText(query.lastError());
        return {};
    });
    if (failure)
        return *failure;
    std::ranges::reverse(tries);
    return tries;
}

} // namespace qipan::app
