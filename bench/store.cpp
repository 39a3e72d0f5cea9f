// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the cost of storing a ply: the time in the GUI thread beside a game that is not stored, and the delay until
// the ply is on the disk. `bench_store [GAMES] [FOLDER]`; FOLDER selects the disk.
#include "app/history/history_recorder.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <random>
#include <vector>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;

namespace {

constexpr int pliesOfGame = 100;

using Nanoseconds = std::vector<qint64>;

[[nodiscard]] double microseconds(Nanoseconds& times, double part)
{
    std::sort(times.begin(), times.end());
    return static_cast<double>(times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))]) / 1'000.0;
}

void printTimes(const char* what, Nanoseconds& times)
{
    std::printf("%-34s median %9.1f µs   99th percentile %9.1f µs\n", what, microseconds(times, 0.5),
                microseconds(times, 0.99));
}

class Game {
public:
    explicit Game(unsigned seed)
        : m_random{seed}
    {
        m_table.seat(Seat::First, std::make_unique<PersonPlayer>(true));
        m_table.seat(Seat::Second, std::make_unique<PersonPlayer>(true));
    }

    [[nodiscard]] Table& table() { return m_table; }

    /// Plays a ply that does not end the game; returns the nanoseconds until the table is done.
    [[nodiscard]] qint64 play()
    {
        if (!m_table.hasMatch() || !m_table.match().isRunning() || m_table.match().plies() >= pliesOfGame)
            m_table.startRound(Seat::First);
        Cell cell{0, 0};
        while (!m_table.match().game().isLegal(cell))
            cell = {static_cast<int>(m_random() % 15), static_cast<int>(m_random() % 15)};
        QElapsedTimer timer;
        timer.start();
        m_table.submit(m_table.match().seatToMove(), m_table.match().place(cell));
        return timer.nsecsElapsed();
    }

private:
    std::mt19937 m_random;
    Table m_table{*makeSetup("gomoku", "freestyle", 15), Table::NextRound::MadeHere};
};

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application{argc, argv};
    const int plies = pliesOfGame * (argc > 1 ? std::max(1, std::atoi(argv[1])) : 10);
    const QTemporaryDir folder{argc > 2 ? QString::fromLocal8Bit(argv[2]) + u"/qipan-XXXXXX" : QString{}};
    const auto thread = std::make_shared<StoreThread>(folder.path());
    HistoryStore store{thread};
    HistoryRecorder recorder{store, nullptr};
    Game plain{1};
    Game recorded{1}; // the same game
    Seating seating;
    seating.sides[0] = {u"Ada"_s, PlayerKind::Me, 0};
    recorder.record(recorded.table(), GameSource::Local, [&] { return seating; });
    Nanoseconds without;
    Nanoseconds with;
    Nanoseconds toDisk;
    QEventLoop written;
    QObject::connect(&store, &HistoryStore::changed, &written, &QEventLoop::quit);
    QObject::connect(&store, &HistoryStore::errorOccurred, &written, [&](const QString& why) {
        std::fprintf(stderr, "%s\n", why.toLocal8Bit().constData());
        std::exit(1);
    });
    for (int ply = 0; ply < plies; ++ply) {
        without.push_back(plain.play());
        QElapsedTimer timer;
        timer.start();
        with.push_back(recorded.play());
        written.exec();
        toDisk.push_back(timer.nsecsElapsed());
    }
    std::printf("%d plies of gomoku, one after the other\n", plies);
    printTimes("a ply that is not kept", without);
    printTimes("a ply that is kept, window's thread", with);
    printTimes("until it is on the disk", toDisk);
    std::printf("in the window's thread a kept ply costs %.2f times one that is not: %.1f µs more\n",
                microseconds(with, 0.5) / microseconds(without, 0.5),
                microseconds(with, 0.5) - microseconds(without, 0.5));
    return 0;
}
