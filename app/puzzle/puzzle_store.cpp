// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle/puzzle_store.h"

#include "app/store/data_row.h"

#include <QSqlError>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr int maxTries = 50'000; ///< that are read; older ones stay in the file
constexpr int longestId = 400;   ///< in UTF-16 units; a longer id was not written by this program
constexpr int mostOfOne = 1'000'000;

/// Empty if no program can have written the row.
[[nodiscard]] std::optional<PuzzleTry> tryIn(const QSqlQuery& query)
{
    DataRow row{query};
    PuzzleTry found;
    found.puzzle = row.text(longestId).toStdString();
    found.at = row.number<qint64>();
    found.isSolved = row.flag();
    found.mistakes = row.number(0, mostOfOne);
    found.hints = row.number(0, mostOfOne);
    return row.isGood() && !found.puzzle.empty() ? std::optional{found} : std::nullopt;
}

} // namespace

Result<std::vector<PuzzleTry>, QString> readTries(DataFile& file)
{
    std::vector<PuzzleTry> tries;
    const auto failure = file.use([&]() -> DataFile::Failure {
        tries.clear();
        QSqlQuery query{file.database()};
        query.setForwardOnly(true);
        if (!query.exec(u"SELECT puzzle, at, solved, mistakes, hints FROM puzzle_try ORDER BY id DESC LIMIT %1"_s.arg(
                maxTries)))
            return file.errorText(query.lastError());
        while (query.next()) {
            if (auto found = tryIn(query))
                tries.push_back(std::move(*found));
        }
        if (query.lastError().isValid())
            return file.errorText(query.lastError());
        return {};
    });
    if (failure)
        return *failure;
    std::ranges::reverse(tries);
    return tries;
}

PuzzleStore::PuzzleStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : DataStore{std::move(thread), parent}
{
}

void PuzzleStore::add(const PuzzleTry& one)
{
    ++m_added;
    write({}, [one](DataFile& data) -> WriteQueue::Outcome {
        return {data.use([&] {
            return data.run(u"INSERT INTO puzzle_try (puzzle, at, solved, mistakes, hints) VALUES (?, ?, ?, ?, ?)"_s,
                            {QString::fromStdString(one.puzzle), one.at, one.isSolved, one.mistakes, one.hints});
        })};
    });
}

void PuzzleStore::load()
{
    askWhenWritten(*this, &readTries, [this, added = m_added](const auto& tries) {
        if (!tries)
            Q_EMIT unread();
        else if (added != m_added)
            load(); // the list read before is incomplete now
        else
            Q_EMIT read(*tries);
    });
}

} // namespace qipan::app
