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
    const QByteArray bytes = file.read(static_cast<qint64>(puzzle::mostPuzzleBytes) + 1);
    return puzzle::readPuzzles({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void append(std::vector<Puzzle>& to, std::vector<Puzzle>&& from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

void readOwn(const QString& folder, std::vector<Puzzle>& puzzles, QList<OwnFault>& broken)
{
    for (const QFileInfo& info : BrokenFiles::readable(folder, u"*.puzzles"_qs, mostPuzzleFiles, broken)) {
        QFile file{info.filePath()};
        if (!file.open(QIODevice::ReadOnly)) {
            broken << OwnFault{info.fileName(), OwnFault::What::Unreadable};
            continue;
        }
        PuzzleReading reading = readFile(file);
        BrokenFiles::add(info.fileName(), reading.faults, broken);
        if (reading.faults.empty() && reading.puzzles.empty())
            broken << OwnFault{info.fileName(), OwnFault::What::WithoutPuzzle};
        const std::string name = "own/" + info.completeBaseName().toStdString() + "/";
        for (Puzzle& puzzle : reading.puzzles)
            puzzle.board.id = name + puzzle.board.id;
        if (puzzles.size() + reading.puzzles.size() <= 2 * puzzle::mostPuzzles)
            append(puzzles, std::move(reading.puzzles));
        else
            broken << OwnFault{info.fileName(), OwnFault::What::TooMuch};
    }
}

} // namespace

LoadedPuzzles loadPuzzles(const QString& own)
{
    loadFiles();
    std::vector<Puzzle> puzzles;
    QList<OwnFault> broken;
    for (const QStringView name : {u"gomoku", u"reversi", u"link"}) {
        QFile file{u":/puzzles/"_qs + name + u".md"};
        if (file.open(QIODevice::ReadOnly))
            append(puzzles, std::move(readFile(file).puzzles));
    }
    const std::size_t ofProgram = puzzles.size();
    readOwn(own, puzzles, broken);
    const std::size_t ownCount = puzzles.size() - ofProgram;
    return {std::make_shared<const std::vector<Puzzle>>(std::move(puzzles)), ownCount, broken};
}

} // namespace qipan::app
