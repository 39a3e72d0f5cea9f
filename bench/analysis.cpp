// SPDX-License-Identifier: GPL-3.0-or-later
// The analysis of a game of 60 plies beside the opening explorer, in a whole program: how long it takes, and the
// longest hold of the window's thread by anything but painting. Fails above the limits.
//
//     bench_analysis [GAMES]        games in the history; 2000 by default
#include "app/history/history_file.h"
#include "app/program.h"
#include "app/record/record_controller.h"
#include "core/record/sgf.h"
#include "ui/base/actions.h"
#include "ui/pages/record_page.h"
#include "ui/pages/record_side.h"
#include "ui/panels/moves_panel.h"
#include "ui/shell/main_window.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>
#include <QToolButton>

#include <cstdio>
#include <cstdlib>
#include <random>
#include <utility>

using namespace Qt::StringLiterals;
using namespace qipan;

namespace {

constexpr double maxForGame = 60'000; // ms
constexpr double maxHold = 16;        // ms: a frame
constexpr std::size_t plies = 60;

[[nodiscard]] double ms(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Measures how long each event holds the thread, without the painting within it.
class TimedApplication final : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        const bool isPaint = event->type() == QEvent::UpdateRequest || event->type() == QEvent::Paint;
        if (m_isPainting && event->type() == QEvent::Paint)
            return paint(receiver, event);
        if (m_isPainting || (m_depth > 0 && !isPaint))
            return QApplication::notify(receiver, event);
        QElapsedTimer timer;
        timer.start();
        if (isPaint) {
            m_isPainting = true;
            m_longestPart = 0;
            const bool isDone = QApplication::notify(receiver, event);
            m_isPainting = false;
            m_painted += ms(timer);
            if (ms(timer) > m_longestPaint) {
                m_longestPaint = ms(timer);
                m_whatPainted = m_part;
            }
            return isDone;
        }
        const QByteArray name = receiver->metaObject()->className();
        const int type = event->type();
        m_painted = 0;
        ++m_depth;
        const bool isDone = QApplication::notify(receiver, event);
        --m_depth;
        if (const double held = ms(timer) - m_painted; held > m_longest) {
            m_longest = held;
            m_what = name + " event " + QByteArray::number(type);
        }
        return isDone;
    }

    struct Longest {
        double hold = 0;
        QByteArray what;
        double paint = 0;
        QByteArray painted; ///< what took most of it
    };
    /// Of the time since the last call.
    Longest take()
    {
        return {std::exchange(m_longest, 0.0), std::exchange(m_what, {}), std::exchange(m_longestPaint, 0.0),
                std::exchange(m_whatPainted, {})};
    }

private:
    bool paint(QObject* receiver, QEvent* event)
    {
        QElapsedTimer timer;
        timer.start();
        const bool isDone = QApplication::notify(receiver, event);
        if (ms(timer) > m_longestPart) {
            m_longestPart = ms(timer);
            m_part = QByteArray{receiver->metaObject()->className()} + ' ' + QByteArray::number(m_longestPart, 'f', 1);
        }
        return isDone;
    }

    int m_depth = 0;
    bool m_isPainting = false;
    double m_painted = 0;
    double m_longest = 0;
    double m_longestPaint = 0;
    double m_longestPart = 0;
    QByteArray m_what;
    QByteArray m_part;
    QByteArray m_whatPainted;
};

/// The moves of a game by level `level` on both sides.
[[nodiscard]] std::vector<Cell> play(const GameInfo& game, int level, std::uint64_t seed, std::size_t most)
{
    const auto position = defaultSetup(game).makeGame();
    const auto engine = game.makeEngine(level, seed);
    const std::atomic<bool> stop{false};
    std::vector<Cell> moves;
    while (!position->outcome() && moves.size() < most) {
        moves.push_back(engine->think(*position, {}, stop, {}).line.front());
        position->play(moves.back());
    }
    return moves;
}

/// Random games that begin as `moves`.
void fill(const QString& folder, const GameInfo& info, const std::vector<Cell>& moves, int count)
{
    std::mt19937 random{30};
    app::DataFile data{folder};
    app::HistoryFile file{data};
    const auto failure = data.use([&] {
        return data.transact([&]() -> app::DataFile::Failure {
            for (int i = 0; i < count; ++i) {
                app::HistoryEntry game;
                game.game = QString::fromLatin1(info.key);
                game.rule = QString::fromLatin1(info.rules.front().key);
                game.size = defaultSetup(info).makeGame()->size();
                game.state = app::GameState::Over;
                game.moves.assign(moves.begin(), moves.begin() + random() % 30);
                game.plies = static_cast<int>(game.moves.size());
                if (!file.save(game))
                    qFatal("cannot save");
            }
            return {};
        });
    });
    if (failure)
        qFatal("no file");
}

[[nodiscard]] std::string sgfOf(const GameInfo& game, const std::vector<Cell>& moves)
{
    std::string sgf = game.key == "reversi" ? "(;GM[2]SZ[8]" : "(;GM[4]SZ[15]RU[freestyle]";
    const auto position = defaultSetup(game).makeGame();
    for (const Cell cell : moves) {
        sgf += position->sideToMove() == Side::Black ? ";B[" : ";W[";
        sgf += {static_cast<char>('a' + cell.x), static_cast<char>('a' + cell.y), ']'};
        position->play(cell);
    }
    return sgf + ')';
}

/// A long game: few of gomoku have so many plies.
[[nodiscard]] std::vector<Cell> longGame(const GameInfo& game)
{
    std::vector<Cell> moves;
    for (std::uint64_t seed = 0; moves.size() < plies && seed < 200; ++seed) {
        auto other = play(game, game.key == "reversi" ? 3 : 6, seed, plies);
        if (other.size() > moves.size())
            moves = std::move(other);
    }
    return moves;
}

[[nodiscard]] bool measure(TimedApplication& application, const GameInfo& game, int games)
{
    const QTemporaryDir folder;
    const std::vector<Cell> moves = longGame(game);
    fill(folder.path(), game, moves, games);
    {
        QSettings settings{folder.filePath(u"settings.ini"_s), QSettings::IniFormat};
        settings.setValue(u"language"_s, u"en"_s);
        settings.setValue(u"sounds/switch"_s, 2);
    }
    app::Options options;
    options.dataDir = folder.path();
    app::Program program{options};
    program.start();
    program.window().resize(1280, 860);
    app::OpenedRecords opened;
    opened.games = record::readSgf(sgfOf(game, moves)).games;
    auto& controller = *program.findChild<app::RecordController*>();
    controller.show(std::move(opened));
    auto& review = *program.findChildren<app::ReviewController*>().last();
    ui::RecordSide& side = program.window().page<ui::RecordPage>().side();
    side.movesPanel().findChild<QToolButton*>(u"openings"_s)->click();
    const auto run = [](const auto& isDone) {
        while (!isDone())
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 100);
    };
    QElapsedTimer timer;
    timer.start();
    run([&] { return timer.elapsed() > 4'000; }); // the program starts and reads the games
    (void)application.take();
    timer.start();
    program.window().actions().review->trigger();
    QElapsedTimer step;
    step.start();
    run([&] {
        if (step.elapsed() > 200) { // the user steps through the game
            controller.go(controller.line()->place == 0 ? app::Step::Latest : app::Step::Previous);
            step.start();
        }
        return !review.isRunning();
    });
    const double took = ms(timer);
    const auto longest = application.take();
    std::printf("%-8s %3zu plies   analysed in %.1f s; longest hold %.1f ms (%s), longest painting %.1f ms (%s)\n",
                game.key.data(), moves.size(), took / 1000, longest.hold, longest.what.constData(), longest.paint,
                longest.painted.constData());
    program.finish();
    return took <= maxForGame && longest.hold <= maxHold;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    TimedApplication application{argc, argv};
    const int count = argc > 1 ? std::atoi(argv[1]) : 2'000;
    bool isGood = true;
    for (const GameInfo& game : games())
        isGood = measure(application, game, count) && isGood;
    return isGood ? 0 : 1;
}
