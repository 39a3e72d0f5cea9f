// SPDX-License-Identifier: GPL-3.0-or-later
// Import into the history, and export from it.
#include "app/files/export_job.h"
#include "app/files/import_controller.h"
#include "app/files/import_job.h"
#include "app/files/record_reading.h"
#include "app/files/record_saving.h"
#include "app/history/history_record.h"
#include "core/record/move_text.h"
#include "core/record/sgf.h"
#include "tests/core/record/large_record.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <deque>
#include <map>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;

namespace {

constexpr int timeout = 240'000; // sanitizers are slow on a busy machine

/// A history in a folder, and files with games beside it.
class ImportPlace {
public:
    QTemporaryDir data;
    QTemporaryDir files;
    std::shared_ptr<StoreThread> thread = std::make_shared<StoreThread>(data.path());
    HistoryStore store{thread};

    QString make(const QString& name, const QByteArray& bytes)
    {
        const QString path = files.filePath(name);
        REQUIRE(QDir{}.mkpath(QFileInfo{path}.path()));
        REQUIRE_FALSE(writeFile(path, bytes));
        return path;
    }

    [[nodiscard]] std::vector<qint64> ids()
    {
        std::optional<std::vector<qint64>> found;
        QObject context;
        store.ask(
            context, [](HistoryFile& file) { return file.ids(); },
            [&](const Result<std::vector<qint64>, QString>& ids) { found = ids ? *ids : std::vector<qint64>{}; });
        REQUIRE(QTest::qWaitFor([&] { return found.has_value(); }, timeout));
        return *found;
    }

    [[nodiscard]] HistoryEntry find(qint64 id)
    {
        std::optional<HistoryEntry> found;
        QObject context;
        store.ask(
            context, [id](HistoryFile& file) { return file.find(id); },
            [&](const Result<std::optional<HistoryEntry>, QString>& game) { found = game ? *game : std::nullopt; });
        REQUIRE(QTest::qWaitFor([&] { return found.has_value(); }, timeout));
        return *found;
    }

    [[nodiscard]] Imported import(const QStringList& paths)
    {
        ImportJob job{store};
        std::optional<Imported> result;
        QObject::connect(&job, &ImportJob::finished, &job, [&](const Imported& all) { result = all; });
        job.start(paths);
        REQUIRE(QTest::qWaitFor([&] { return result.has_value(); }, timeout));
        return *result;
    }

    [[nodiscard]] Exported exportAll(const ui::ExportChoice& choice, const QString& path)
    {
        ExportJob job{store};
        std::optional<Exported> result;
        QObject::connect(&job, &ExportJob::finished, &job, [&](const Exported& all) { result = all; });
        job.start(ids(), choice, path);
        REQUIRE(QTest::qWaitFor([&] { return result.has_value(); }, timeout));
        return *result;
    }
};

QByteArray sgf(std::mt19937& random, int games)
{
    std::vector<record::GameRecord> all;
    for (int i = 0; i < games; ++i)
        all.push_back(i % 2 == 0 ? test::randomGomoku(random, {}) : test::randomReversi(random, {}));
    return QByteArray::fromStdString(record::writeSgf(all));
}

} // namespace

TEST_CASE("a folder with a broken file is imported and the broken file is reported", "[files][import]")
{
    ImportPlace place;
    std::mt19937 random{3};
    place.make(u"a.sgf"_s, sgf(random, 5));
    place.make(u"b/broken.sgf"_s, "(;GM[4]SZ[15];B[hh];W[hh])(;GM[2]SZ[8];B[f5])");
    place.make(u"b/noise.lib"_s, QByteArray(300, '\x11'));
    place.make(u"c/d/e.psq"_s, "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,9,0\r\n");
    place.make(u"c/README.txt"_s, "This is a folder of games.");
    place.make(u"c/picture.png"_s, "\x89PNG");
    place.make(u"z.sgf"_s, sgf(random, 4));
    const Imported result = place.import({place.files.path()});
    CHECK_FALSE(result.failure);
    CHECK_FALSE(result.wasCancelled);
    CHECK(result.games == 5 + 2 + 1 + 4);
    CHECK(place.ids().size() == 12);
    CHECK(result.files.broken == 2);
    REQUIRE(result.files.named.size() == 2);
    CHECK(result.files.named[0].path.endsWith(u"broken.sgf"));
    CHECK(result.files.named[0].why.contains(u"already"));
    CHECK(result.files.named[1].path.endsWith(u"noise.lib"));
    CHECK(summaryOf(result).contains(u"12"));
}

TEST_CASE("a file that is too large in UTF-8 is reported and its first games are imported", "[files][import]")
{
    ImportPlace place;
    const record::GameRecord large = test::largeRecord(2'100);
    // UTF-8 is twice as long.
    QByteArray bytes = QString::fromStdString(record::writeSgf({&large, 1})).toLatin1();
    bytes.replace("CA[UTF-8]", "CA[windows-1251]");
    const QString path = place.make(u"large.sgf"_s, "(;GM[4]SZ[15];B[hh])" + bytes + "(;GM[4]SZ[15];B[hh];W[hi])");
    const Imported result = place.import({path});
    CHECK(result.games == 2);
    CHECK(result.files.broken == 1);
    REQUIRE(result.files.named.size() == 1);
    CHECK(result.files.named[0].why.contains(u"too large"));
}

TEST_CASE("games that were taken for gomoku or reversi by a guess are counted and say so in their rows",
          "[files][import]")
{
    ImportPlace place;
    place.make(u"a.sgf"_s, "(;GM[4]SZ[15];B[hh])(;GM[1]SZ[15];B[hh];W[ii])");
    place.make(u"b.sgf"_s, "(;GM[1]KM[0]SZ[15];B[hh];W[ii];B[jj])");
    place.make(u"c.txt"_s, "f5 d6 c3");
    const Imported result = place.import({place.files.path()});
    CHECK(result.games == 4);
    CHECK(result.files.guessed == 3);
    CHECK(summaryOf(result).contains(u"was a guess"));
    place.make(u"d.sgf"_s, "(;GM[4]SZ[15]PB[\xd5\xc5\xc8\xfd]PW[\xc0\xee\xcb\xc4];B[hh];W[ii];B[jj];W[kk])");
    REQUIRE(place.import({place.files.path()}).games == 1);
    std::map<std::pair<bool, bool>, int> guesses; // of the game, of the page
    for (const qint64 id : place.ids()) {
        const HistoryEntry game = place.find(id);
        ++guesses[{game.isGameGuessed, game.isPageGuessed}];
    }
    CHECK(guesses == std::map<std::pair<bool, bool>, int>{{{false, false}, 1}, {{true, false}, 3}, {{false, true}, 1}});
}

TEST_CASE("a game imported twice is stored once", "[files][import]")
{
    ImportPlace place;
    std::mt19937 random{4};
    const QByteArray games = sgf(random, 20);
    place.make(u"a.sgf"_s, games);
    place.make(u"b.sgf"_s, games);
    const Imported first = place.import({place.files.path()});
    CHECK(first.games == 20);
    CHECK(first.duplicates == 20);
    const Imported second = place.import({place.files.filePath(u"a.sgf"_s)});
    CHECK(second.games == 0);
    CHECK(second.duplicates == 20);
    CHECK(place.ids().size() == 20);
}

TEST_CASE("importing a deleted game restores it once", "[files][import]")
{
    ImportPlace place;
    std::mt19937 random{4};
    place.make(u"a.sgf"_s, sgf(random, 20));
    CHECK(place.import({place.files.path()}).games == 20);
    const auto before = place.ids();
    DataFile data{place.data.path()};
    REQUIRE(!data.open());
    REQUIRE(!data.run(u"UPDATE game SET deleted=1 WHERE id<=5"_s));
    CHECK(place.ids().size() == 15);
    const Imported again = place.import({place.files.path()});
    CHECK(again.games == 5);
    CHECK(again.duplicates == 15);
    CHECK(place.ids() == before);
}

TEST_CASE("importing a game that was played here stores it once", "[files][import]")
{
    ImportPlace place;
    HistoryEntry own;
    own.game = u"gomoku"_s;
    own.rule = u"freestyle"_s;
    own.size = {15, 15};
    own.state = GameState::Over;
    own.sides = {PlayerEntry{u"Ada"_s, PlayerKind::Me, 0},
                 PlayerEntry{u"Computer, level 1"_s, PlayerKind::Computer, 1}};
    own.began = QDateTime{QDate{2026, 3, 1}, QTime{23, 59, 58}}.toMSecsSinceEpoch();
    own.ended = own.began + 5'000;
    own.outcome = Outcome{Side::White, EndReason::Resign};
    own.moves = {{7, 7}, {7, 8}, {8, 7}};
    own.plies = 3;
    DataFile data{place.data.path()};
    HistoryFile file{data};
    REQUIRE(file.save(own));
    const auto record = recordOf(own);
    REQUIRE(record);
    place.make(u"own.sgf"_s, QByteArray::fromStdString(record::writeSgf({&record.value(), 1})));
    const Imported result = place.import({place.files.path()});
    CHECK(result.games == 0);
    CHECK(result.duplicates == 1);
    CHECK(place.ids().size() == 1);
}

TEST_CASE("history lists are notified during an import and at its end", "[files][import]")
{
    ImportPlace place;
    std::mt19937 random{6};
    place.make(u"a.sgf"_s, sgf(random, 700));
    ImportJob job{place.store};
    int whileRunning = 0;
    int atEnd = 0;
    QObject::connect(&place.store, &HistoryStore::changed, &job, [&] { ++(job.isRunning() ? whileRunning : atEnd); });
    QSignalSpy finished{&job, &ImportJob::finished};
    job.start({place.files.path()});
    REQUIRE(QTest::qWaitFor([&] { return finished.size() == 1; }, timeout));
    CHECK(whileRunning >= 1);
    CHECK(atEnd == 1);
}

TEST_CASE("a cancelled import keeps imported games and reports their number", "[files][import]")
{
    ImportPlace place;
    QByteArray many;
    for (int i = 0; i < 4'000; ++i) // one file, so that it is interrupted within
        many += "(;GM[4]SZ[15]PB[" + QByteArray::number(i) + "];B[hh];W[ii])";
    place.make(u"many.sgf"_s, many);
    ImportJob job{place.store};
    std::optional<Imported> result;
    QObject::connect(&job, &ImportJob::finished, &job, [&](const Imported& all) { result = all; });
    QObject::connect(&job, &ImportJob::progressed, &job, [&](int, int, qint64 games) {
        if (games >= 300)
            job.cancel();
    });
    job.start({place.files.path()});
    REQUIRE(QTest::qWaitFor([&] { return result.has_value(); }, timeout));
    CHECK(result->wasCancelled);
    CHECK(result->games >= 300);
    CHECK(result->games < 4'000);
    CHECK(static_cast<qint64>(place.ids().size()) == result->games);
    CHECK_FALSE(job.isRunning());
    CHECK(place.import({place.files.path()}).games + result->games == 4'000); // the rest on the next import
}

TEST_CASE("quitting during an import at any moment is safe", "[files][import]")
{
    ImportPlace place;
    std::mt19937 random{5};
    place.make(u"a.sgf"_s, sgf(random, 700));
    for (int wait = 0; wait < 5; ++wait) {
        auto job = std::make_unique<ImportJob>(place.store);
        job->start({place.files.path()});
        if (wait > 0)
            QTest::qWait(wait);
        job.reset();
    }
    CHECK(place.import({place.files.path()}).files.files == 1);
    CHECK(place.ids().size() == 700);
}

TEST_CASE("an import does not follow links out of the folder or in circles", "[files][import]")
{
    ImportPlace place;
    const QTemporaryDir elsewhere;
    REQUIRE_FALSE(writeFile(elsewhere.filePath(u"secret.sgf"_s), "(;GM[4]SZ[15];B[aa])"));
    place.make(u"in/a.sgf"_s, "(;GM[4]SZ[15];B[hh])");
    REQUIRE(QFile::link(elsewhere.path(), place.files.filePath(u"out"_s)));
    REQUIRE(QFile::link(elsewhere.filePath(u"secret.sgf"_s), place.files.filePath(u"secret.sgf"_s)));
    REQUIRE(QFile::link(place.files.path(), place.files.filePath(u"in/round"_s)));
    const Imported result = place.import({place.files.path()});
    CHECK(result.games == 1);
    CHECK(result.files.files == 1);
}

TEST_CASE("an import searches folders up to a limit", "[files][import]")
{
    ImportPlace place;
    QString deep;
    for (int i = 0; i < maxImportDepth + 2; ++i)
        deep += u"d/"_s;
    place.make(deep + u"a.sgf", "(;GM[4]SZ[15];B[hh])");
    place.make(u"d/b.sgf"_s, "(;GM[4]SZ[15];B[ii])");
    const Imported result = place.import({place.files.path()});
    CHECK(result.games == 1);
    CHECK(result.files.isTooMuch);
}

TEST_CASE("a thousand broken files are listed and all are counted", "[files][import]")
{
    ImportPlace place;
    for (int i = 0; i < maxBrokenFiles + 5; ++i)
        place.make(QString::number(i) + u".psq", "nothing");
    const Imported result = place.import({place.files.path()});
    CHECK(result.files.broken == maxBrokenFiles + 5);
    CHECK(result.files.named.size() == maxBrokenFiles);
    CHECK(result.games == 0);
}

TEST_CASE("files that disappear during an import are reported", "[files][import]")
{
    ImportPlace place;
    const Imported result = place.import({place.files.filePath(u"gone.sgf"_s), u"/dev/zero"_s});
    CHECK(result.files.broken == 2);
    CHECK(result.games == 0);
}

TEST_CASE("importing an exported history yields the same games", "[files][import]")
{
    ImportPlace place;
    std::mt19937 random{6};
    const int games = test::repetitions(250, 250);
    place.make(u"a.sgf"_s, sgf(random, games));
    REQUIRE(place.import({place.files.path()}).games == games);
    const QTemporaryDir out;
    const QString one = out.filePath(u"all.sgf"_s);
    const Exported exported = place.exportAll({.kind = ui::ExportChoice::Kind::Sgf, .isFolder = false}, one);
    CHECK_FALSE(exported.failure);
    CHECK(exported.games == games);
    CHECK(exported.skipped == 0);
    ImportPlace other;
    CHECK(other.import({one}).games == games);
    CHECK(place.import({one}).duplicates == games);

    const Exported each =
        place.exportAll({.kind = ui::ExportChoice::Kind::Sgf, .isFolder = true}, out.filePath(u"each"_s));
    CHECK(each.games == games);
    CHECK(QDir{out.filePath(u"each"_s)}.entryList(QDir::Files).size() == games);
    CHECK(place.import({out.filePath(u"each"_s)}).duplicates == games);
}

TEST_CASE("exported games have the values and marks of their analysis, and comments on wish",
          "[files][import][analysis]")
{
    ImportPlace place;
    place.make(u"a.sgf"_s, "(;GM[2]SZ[8];B[f5];W[d6];B[c3])(;GM[4]SZ[15]RU[freestyle];B[hh];W[aa])");
    REQUIRE(place.import({place.files.path()}).games == 2);
    const auto at = [](int score, Cell best) {
        return std::optional{ReviewedPosition{.best = {.depth = 10, .score = score, .line = {best}}}};
    };
    const int disc = findGame("reversi")->score.disc;
    StoredAnalysis analysis{.edition = findGame("reversi")->engineEdition,
                            .moves = place.find(1).moves,
                            .positions = {at(0, {5, 4}), at(12 * disc, {5, 5}), at(0, {2, 2}), at(disc, {1, 1})}};
    bool isSaved = false;
    place.store.write(
        {}, [&](DataFile& data) -> WriteQueue::Outcome { return {AnalysisFile{data}.save(1, analysis)}; },
        [&](const DataFile::Failure& failure) { isSaved = !failure; });
    REQUIRE(QTest::qWaitFor([&] { return isSaved; }, timeout));
    const QTemporaryDir out;
    const auto text = [&](bool hasComments) {
        const QString path = out.filePath(hasComments ? u"with.sgf"_s : u"without.sgf"_s);
        CHECK(place.exportAll({.kind = ui::ExportChoice::Kind::Sgf, .hasComments = hasComments}, path).games == 2);
        QFile file{path};
        REQUIRE(file.open(QIODevice::ReadOnly));
        return record::readSgf(file.readAll().toStdString());
    };
    for (const bool hasComments : {false, true}) {
        const record::Reading read = text(hasComments);
        REQUIRE(read.games.size() == 2);
        const record::GameTree& tree = read.games[0].tree;
        const auto line = tree.mainLine();
        REQUIRE(line.size() == 3);
        CHECK(tree.value(record::GameTree::root) == 0.0);
        CHECK(tree.value(line[0]) == -12.0);                       // white was ahead after it
        CHECK(tree.quality(line[0]) == record::MoveQuality::None); // all first moves are alike
        CHECK(tree.value(line[1]) == 0.0);
        CHECK(tree.quality(line[1]) == record::MoveQuality::Blunder);
        CHECK(tree.quality(line[2]) == record::MoveQuality::None);
        CHECK((tree.comment(line[1]).find("??") != std::string_view::npos) == hasComments);
        CHECK(tree.comment(line[2]).empty());
        CHECK_FALSE(read.games[1].tree.value(read.games[1].tree.mainLine()[0])); // it was not analysed
    }
}

TEST_CASE("games that a file format cannot hold are skipped and counted", "[files][import]")
{
    ImportPlace place;
    place.make(u"a.sgf"_s, "(;GM[4]SZ[15];B[hh])(;GM[2]SZ[8];B[f5])(;GM[4]SZ[15];B[aa])");
    REQUIRE(place.import({place.files.path()}).games == 3);
    const QTemporaryDir out;
    const auto ggf = place.exportAll({.kind = ui::ExportChoice::Kind::Ggf, .isFolder = false}, out.filePath(u"a"_s));
    CHECK(ggf.games == 1);
    CHECK(ggf.skipped == 2);
    const auto psq = place.exportAll({.kind = ui::ExportChoice::Kind::Psq, .isFolder = true}, out.filePath(u"b"_s));
    CHECK(psq.games == 2);
    CHECK(psq.skipped == 1);
    CHECK(QDir{out.filePath(u"b"_s)}.entryList({u"*.psq"_s}, QDir::Files).size() == 2);
}

TEST_CASE("a cancelled export leaves no partial file and keeps the previous one", "[files][import]")
{
    ImportPlace place;
    QByteArray many;
    for (int i = 0; i < 1'000; ++i)
        many += "(;GM[4]SZ[15]PB[" + QByteArray::number(i) + "];B[hh];W[ii])";
    place.make(u"many.sgf"_s, many);
    REQUIRE(place.import({place.files.path()}).games == 1'000);
    const QTemporaryDir out;
    const QString path = out.filePath(u"all.sgf"_s);
    REQUIRE_FALSE(writeFile(path, "before"));
    {
        ExportJob job{place.store};
        std::optional<Exported> result;
        QObject::connect(&job, &ExportJob::finished, &job, [&](const Exported& all) { result = all; });
        QObject::connect(&job, &ExportJob::progressed, &job, [&](qint64 done, qint64) {
            if (done >= 300)
                job.cancel();
        });
        job.start(place.ids(), {.kind = ui::ExportChoice::Kind::Sgf, .isFolder = false}, path);
        REQUIRE(QTest::qWaitFor([&] { return result.has_value(); }, timeout));
        CHECK(result->wasCancelled);
    }
    REQUIRE(QTest::qWaitFor([&] { return QDir{out.path()}.entryList(QDir::Files).size() == 1; }, timeout));
    QFile file{path};
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(file.readAll() == "before");
}

TEST_CASE("a cancelled export into a folder can be undone", "[files][export]")
{
    ImportPlace place;
    QByteArray many;
    for (int i = 0; i < 400; ++i)
        many += "(;GM[4]SZ[15]PB[" + QByteArray::number(i) + "];B[hh];W[ii])";
    place.make(u"many.sgf"_s, many);
    REQUIRE(place.import({place.files.path()}).games == 400);
    const QTemporaryDir out;
    ExportJob job{place.store};
    std::optional<Exported> result;
    QObject::connect(&job, &ExportJob::finished, &job, [&](const Exported& all) { result = all; });
    job.start(place.ids(), {.kind = ui::ExportChoice::Kind::Sgf, .isFolder = true}, out.path());
    const auto written = [&] { return QDir{out.path()}.entryList(QDir::Files).size(); };
    REQUIRE(QTest::qWaitFor([&] { return written() > 0; }, timeout));
    job.cancel();
    REQUIRE(QTest::qWaitFor([&] { return result.has_value(); }, timeout));
    CHECK(result->wasCancelled);
    CHECK(result->games == written());
    CHECK_FALSE(result->files->undo());
    CHECK(written() == 0);
}

TEST_CASE("an export to an unwritable place reports the error", "[files][import]")
{
    ImportPlace place;
    place.make(u"a.sgf"_s, "(;GM[4]SZ[15];B[hh])");
    REQUIRE(place.import({place.files.path()}).games == 1);
    const auto result =
        place.exportAll({.kind = ui::ExportChoice::Kind::Sgf, .isFolder = false}, u"/proc/nowhere/a.sgf"_s);
    REQUIRE(result.failure);
    CHECK(result.failure->contains(u"Could not write"));
    CHECK(place.exportAll({.kind = ui::ExportChoice::Kind::Sgf, .isFolder = true}, u"/proc/nowhere"_s).failure);
}
