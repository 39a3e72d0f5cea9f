// SPDX-License-Identifier: GPL-3.0-or-later
// Threads of every kind end after their real work, over and over: see "Threads" in docs/architecture.md. Where the C++
// library lets us look (Linux), the tests also fail if such a thread has registered anything to destroy at its end.
#include "app/base/background_task.h"
#include "app/book/book_loader.h"
#include "app/book/book_search.h"
#include "app/external/engine_probe.h"
#include "app/external/gomocup_engine.h"
#include "app/external/nboard_engine.h"
#include "app/files/import_job.h"
#include "app/files/record_reading.h"
#include "app/history/history_query.h"
#include "app/puzzle/puzzle_library.h"
#include "core/board/engine_worker.h"
#include "core/gomoku/engines.h"
#include "core/gomoku/game.h"
#include "core/reversi/engines.h"
#include "tests/app/external/fake_engine.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "ui/book/chapter_paper.h"
#include "ui/link/user_pictures.h"
#include "ui/sound/sounds.h"
#include "ui/theme/theme.h"

#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <future>
#include <thread>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;
using namespace std::chrono_literals;

namespace {

const std::thread::id windowThread = std::this_thread::get_id();
std::atomic<int> registered{0}; ///< destructors that other threads have to call when they end

constexpr int timeout = 60'000; // milliseconds

/// Fails if a thread has registered something since this object was created. Elsewhere it takes freed memory at once
/// and fills it, so that a thread crashes if it destroys data that is freed already.
class CleanEnds {
public:
    CleanEnds()
    {
        registered = 0;
#ifndef __GLIBC__
        m_filler = std::thread{[this] {
            std::vector<std::string> blocks;
            while (!m_isOver) {
                for (std::size_t size = 8; size <= 512; size += 8)
                    blocks.emplace_back(size, 'U');
                if (blocks.size() > 4'000)
                    blocks.clear();
            }
        }};
#endif
    }
    ~CleanEnds()
    {
        m_isOver = true;
        if (m_filler.joinable())
            m_filler.join();
        CHECK(registered == 0);
    }
    CleanEnds(const CleanEnds&) = delete;
    CleanEnds& operator=(const CleanEnds&) = delete;

private:
    std::atomic<bool> m_isOver{false};
    std::thread m_filler;
};

/// How many threads of a kind end in a test.
[[nodiscard]] int times()
{
#ifdef __GLIBC__
    return test::repetitions(3, 30); // one would show it
#else
    return test::repetitions(100, 1'000);
#endif
}

/// The answer of an engine on the thread of a worker, which ends then.
[[nodiscard]] SearchResult answerOf(std::unique_ptr<Engine> engine, std::unique_ptr<BoardGame> position)
{
    std::promise<SearchResult> answer;
    EngineWorker worker{std::move(engine), [](int, const SearchResult&) {},
                        [&](int, const SearchResult& found) { answer.set_value(found); }};
    worker.ask(1, std::move(position), {.nodes = 500});
    return answer.get_future().get();
}

[[nodiscard]] std::unique_ptr<BoardGame> gomokuGame()
{
    return std::make_unique<gomoku::Game>(gomoku::Rule::Freestyle, 15);
}

[[nodiscard]] std::unique_ptr<BoardGame> reversiGame()
{
    return std::make_unique<reversi::Game>();
}

/// The files that the program reads on other threads.
class Files {
public:
    Files()
    {
        REQUIRE(QDir{m_folder.path()}.mkdir(u"lessons"_s));
        make(u"own.md"_s, "# Own\n\n## Page\n\nText with a source [1](source:https://example.org).\n");
        make(u"own.puzzles"_s, "nothing\n");
        make(u"a.sgf"_s, "(;GM[4]SZ[15]CA[gb2312]DT[2026-11-26]PB[\xd5\xc5];B[hh];W[ii])");
        make(u"b.psq"_s, "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,9,0\r\n");
        QImage picture{20, 20, QImage::Format_RGB32};
        picture.fill(Qt::red);
        for (const QString& name : {u"1.png"_s, u"2.png"_s})
            REQUIRE(picture.save(path() + u'/' + name));
    }

    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    void make(const QString& name, const QByteArray& bytes)
    {
        QFile file{m_folder.filePath(name)};
        REQUIRE(file.open(QIODevice::WriteOnly));
        REQUIRE(file.write(bytes) == bytes.size());
    }

    QTemporaryDir m_folder;
};

} // namespace

#ifdef __GLIBC__
// Takes the place of the function of the C++ library.
extern "C" {
int __cxa_thread_atexit_impl(void (*destroy)(void*), void* object, void* library);
int __cxa_thread_atexit(void (*destroy)(void*), void* object, void* library);
int __cxa_thread_atexit(void (*destroy)(void*), void* object, void* library)
{
    if (std::this_thread::get_id() != windowThread)
        ++registered;
    return __cxa_thread_atexit_impl(destroy, object, library);
}
}

TEST_CASE("the test for destructors of threads finds one", "[thread-end]")
{
    struct Data {
        std::string text;
    };
    registered = 0;
    std::thread{[] {
        thread_local Data data;
        data.text = "x";
    }}.join();
    CHECK(registered == 1);
}
#endif

TEST_CASE("threads of engines end", "[thread-end]")
{
    const CleanEnds check;
    for (int i = 0; i < times(); ++i) {
        CHECK_FALSE(answerOf(gomoku::makeEngine(3, 1), gomokuGame()).line.empty());
        CHECK_FALSE(answerOf(reversi::makeEngine(3, 1), reversiGame()).line.empty());
    }
}

TEST_CASE("threads of external engines end", "[thread-end]")
{
    const CleanEnds check;
    const EngineTimes patient{.start = 30s};
    for (int i = 0; i < times(); ++i) {
        CHECK_FALSE(answerOf(std::make_unique<GomocupEngine>(fakeEngine(u"good"_s), patient), gomokuGame()).failure);
        CHECK_FALSE(answerOf(std::make_unique<NboardEngine>(fakeNboard(u"good"_s), patient, 1), reversiGame()).failure);
    }
}

TEST_CASE("threads that test an engine end", "[thread-end]")
{
    const CleanEnds check;
    const auto reaper = std::make_shared<ThreadReaper>();
    for (int i = 0; i < times(); ++i) {
        const bool isGomocup = i % 2 == 0;
        EngineProbe probe{isGomocup ? EngineProtocol::Gomocup : EngineProtocol::Nboard,
                          isGomocup ? fakeEngine(u"good"_s) : fakeNboard(u"good"_s), reaper};
        bool hasAnswered = false;
        QObject::connect(&probe, &EngineProbe::answered, &probe, [&] { hasAnswered = true; });
        REQUIRE(QTest::qWaitFor([&] { return hasAnswered; }, timeout));
    }
}

TEST_CASE("threads of background tasks end", "[thread-end]")
{
    const CleanEnds check;
    const Files files;
    QObject owner;
    BackgroundTask task{owner};
    QThreadPool& pool = *QThreadPool::globalInstance();
    pool.setExpiryTimeout(0); // each thread ends with its task
    const auto chapter = loadLesson(u"en"_s, u"gomoku"_s);
    REQUIRE(chapter);
    std::vector<ui::DrawnDiagram> drawn;
    for (const book::Diagram* diagram : ui::diagramsOf(*chapter))
        drawn.push_back(ui::drawDiagram(*diagram, nullptr, ui::makeTheme(ui::Look::Plain, false), QFont{}));
    std::vector<std::function<bool()>> works{[&] {
                                                 const LoadedBook book = loadBook(u"en"_s, files.path() + u"/lessons");
                                                 return !searchBook(*book.book, u"four"_s, false).isEmpty();
                                             },
                                             [&] { return !loadPuzzles(files.path()).all->empty(); },
                                             [&] {
                                                 return readRecordFile(files.path() + u"/a.sgf")
                                                     && readRecordFile(files.path() + u"/b.psq")
                                                     && readPastedText(u"h8 i9"_s);
                                             },
                                             [&] { return ui::readUserPictures(files.path(), false).isEnough(); }};
    // On Unix, Qt's PDF writer asks for the time zone since some version after 6.4, which has data of each thread.
#if !defined(Q_OS_UNIX) || QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    works.emplace_back([&] {
        ui::ChapterPaper paper{*chapter, drawn, QFont{}};
        while (paper.step()) { }
        return paper.pages() > 0;
    });
#endif
    for (int i = 0; i < times(); ++i) {
        for (const auto& work : works) {
            std::optional<bool> hasWorked;
            task.start([&](const std::atomic<bool>&) -> BackgroundTask::Reply {
                return [&, now = work()] { hasWorked = now; };
            });
            REQUIRE(QTest::qWaitFor([&] { return hasWorked.has_value(); }, timeout));
            CHECK(*hasWorked);
        }
    }
    CHECK(pool.waitForDone(timeout));
    pool.setExpiryTimeout(30'000);
}

TEST_CASE("threads of the store and of imports end", "[thread-end]")
{
    const CleanEnds check;
    const Files files;
    for (int i = 0; i < times(); ++i) {
        const QTemporaryDir data;
        const auto thread = std::make_shared<StoreThread>(data.path());
        HistoryStore store{thread};
        ImportJob job{store};
        std::optional<Imported> imported;
        QObject::connect(&job, &ImportJob::finished, &job, [&](const Imported& result) { imported = result; });
        job.start({files.path()});
        REQUIRE(QTest::qWaitFor([&] { return imported.has_value(); }, timeout));
        CHECK(imported->games == 2);
        std::optional<std::size_t> found;
        QObject context;
        store.ask(
            context, [](HistoryFile& file) { return HistoryQuery{file.data()}.ids({.text = u"a]b:c"_s}, {}); },
            [&](const auto& ids) { found = ids ? ids->ids.size() : 99; });
        REQUIRE(QTest::qWaitFor([&] { return found.has_value(); }, timeout));
        CHECK(found == 0);
        CHECK(thread->finish());
    }
}

TEST_CASE("the threads of sounds end", "[thread-end]")
{
    /// Fails at the second block, which is the end of the first sound.
    class ShortOutput final : public ui::WaveOutput {
    public:
        bool write(std::span<const std::int16_t>) override { return ++m_blocks < 2; }

    private:
        int m_blocks = 0;
    };
    const CleanEnds clean;
    for (int i = 0; i < times(); ++i) {
        ui::Sounds sounds{[] { return std::make_unique<ShortOutput>(); }};
        QSignalSpy unheard{&sounds, &ui::Sounds::unheard};
        sounds.play(ui::Sound::Stone);
        REQUIRE(QTest::qWaitFor(
            [&] {
                sounds.play(ui::Sound::Match, 3);
                return !unheard.isEmpty();
            },
            timeout));
    }
}
