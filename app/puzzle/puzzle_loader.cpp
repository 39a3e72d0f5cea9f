// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle/puzzle_loader.h"

#include "core/puzzle/puzzle_reader.h"

#include <QFile>
#include <QFileInfo>

#include <iterator>
#include <string>
#include <utility>

static void loadFiles()
{
    Q_INIT_RESOURCE(puzzles); // required, because the resources are in a static library
}

namespace qipan::app {

namespace {

using puzzle::Puzzle;
using puzzle::PuzzleReading;

[[nodiscard]] PuzzleReading readFile(QFile& file)
{
    const QByteArray bytes = file.read(static_cast<qint64>(puzzle::maxPuzzleBytes) + 1);
    return puzzle::readPuzzles({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void append(std::vector<Puzzle>& to, std::vector<Puzzle>&& from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

void readUserFiles(const QString& folder, std::vector<Puzzle>& puzzles, QList<UserFileFault>& broken)
{
    for (const QFileInfo& info : BrokenFiles::readable(folder, u"*.puzzles"_qs, maxPuzzleFiles, broken)) {
        QFile file{info.filePath()};
        if (!file.open(QIODevice::ReadOnly)) {
            broken << UserFileFault{info.fileName(), UserFileFault::What::Unreadable};
            continue;
        }
        PuzzleReading reading = readFile(file);
        BrokenFiles::add(info.fileName(), reading.faults, broken);
        if (reading.faults.empty() && reading.puzzles.empty())
            broken << UserFileFault{info.fileName(), UserFileFault::What::WithoutPuzzle};
        const std::string name = "own/" + info.completeBaseName().toStdString() + "/";
        for (Puzzle& puzzle : reading.puzzles)
            puzzle.board.id = name + puzzle.board.id;
        if (puzzles.size() + reading.puzzles.size() <= 2 * puzzle::maxPuzzles)
            append(puzzles, std::move(reading.puzzles));
        else
            broken << UserFileFault{info.fileName(), UserFileFault::What::TooMuch};
    }
}

} // namespace

LoadedPuzzles loadPuzzles(const QString& userFolder)
{
    loadFiles();
    std::vector<Puzzle> puzzles;
    QList<UserFileFault> broken;
    for (const QStringView name : {u"gomoku", u"reversi", u"link"}) {
        QFile file{u":/puzzles/"_qs + name + u".md"};
        if (file.open(QIODevice::ReadOnly))
            append(puzzles, std::move(readFile(file).puzzles));
    }
    const std::size_t ofProgram = puzzles.size();
    readUserFiles(userFolder, puzzles, broken);
    const std::size_t userCount = puzzles.size() - ofProgram;
    return {std::make_shared<const std::vector<Puzzle>>(std::move(puzzles)), userCount, broken};
}

} // namespace qipan::app
