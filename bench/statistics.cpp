// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the statistics of a history.
//     bench_statistics [GAMES]
// GAMES defaults to 100,000. Writes a data file of random games with moves and records into a temporary folder, then
// reads and counts them as the program does, beside a plain read of the same rows. Processor time, the best of three
// runs.

#include "app/statistics/statistics.h"
#include "app/history/history_file.h"
#include "tests/app/statistics/random_history.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;

namespace {

template <typename Work>
[[nodiscard]] double bestOf(int runs, Work work)
{
    double best = 0;
    for (int run = 0; run < runs; ++run) {
        const std::clock_t begin = std::clock();
        work();
        const double took = 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        best = run == 0 ? took : std::min(best, took);
    }
    return best;
}

[[nodiscard]] bool fill(DataFile& data, int count, qint64 now)
{
    HistoryFile file{data};
    tests::RandomHistory history{std::mt19937{1}, now - 5 * 365LL * 86'400'000, now};
    if (data.open() || data.run(u"BEGIN"_s))
        return false;
    for (int id = 1; id <= count; ++id) {
        HistoryEntry game = tests::entryFrom(history.game(id));
        if (!game.moves.empty()) {
            game.moves.clear();
            for (int i = 0; i < 60; ++i)
                game.moves.push_back({i % 15, i / 15});
        }
        if (!file.save(game))
            return false;
    }
    // An analysis of each, with about as much text as a program writes.
    if (data.run(u"INSERT INTO game_analysis (game, edition, moves, positions, losses) SELECT id, 1, moves, ?,"
                 u" '9 2000 20 4000 10 900 10 1000 20 5000 9 2000' FROM game"_s,
                 {QString(4'000, u'0')}))
        return false;
    return !data.run(u"COMMIT"_s);
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application{argc, argv};
    const int count = argc > 1 ? QByteArray{argv[1]}.toInt() : 100'000;
    if (argc > 2 || count < 1 || count > 10'000'000) {
        std::fprintf(stderr, "usage: bench_statistics [GAMES]\n");
        return 2;
    }
    QTemporaryDir folder;
    DataFile data{folder.path()};
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    if (!fill(data, count, now)) {
        std::fprintf(stderr, "the data file cannot be written\n");
        return 1;
    }
    qint64 rows = 0;
    const double scan = bestOf(3, [&] {
        rows = 0;
        QSqlQuery query{data.database()};
        query.setForwardOnly(true);
        query.exec(u"SELECT id, ended FROM game"_s);
        while (query.next())
            ++rows;
    });
    HistoryFile file{data};
    ui::Statistics found;
    const double whole = bestOf(3, [&] {
        auto played = readPlayed(file, u"Player"_s);
        if (played)
            found = countStatistics(std::move(played.value()), {{false, u"Ada"_s}, {}, ui::Period::All}, {},
                                    {now, QTimeZone::systemTimeZone()});
    });
    std::printf(
        "%lld games: scanned in %.0f ms, read and counted in %.0f ms (%.1f times as long), %lld of one profile\n",
        static_cast<long long>(rows), scan, whole, whole / scan,
        static_cast<long long>(found.total.games() + found.linkGames));
    return 0;
}
