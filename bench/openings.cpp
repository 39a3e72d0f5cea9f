// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the opening explorer with many games: bench_openings [GAMES], default 100,000. Fills a file with random
// games that begin with the named openings, reads their openings as the program does, and asks for the moves of
// positions, each time from a newly opened file. The baseline reads the moves of all games.
#include "app/history/history_file.h"
#include "app/openings/opening_file.h"
#include "core/openings/opening_names.h"
#include "core/reversi/turn.h"
#include "ui/base/texts.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <random>

namespace {

using namespace Qt::StringLiterals;
using namespace qipan;

constexpr double maxForAnswer = 50; // ms
constexpr int gamesPerStep = 50;    // as OpeningIndexer reads them

double ms(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

template <typename Value>
Value good(Result<Value, QString> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error()));
    return std::move(result.value());
}

/// A random game of 60 plies at most that begins with a prefix of a named opening.
app::HistoryEntry randomGame(std::mt19937& random)
{
    const auto named = openings::namedOpenings();
    const openings::NamedOpening& opening = named[random() % named.size()];
    app::HistoryEntry game;
    game.game = ui::textOf(opening.game);
    const bool isReversi = game.game == u"reversi";
    const int size = isReversi ? 8 : 15;
    game.size = {size, size};
    game.rule = isReversi ? u"standard"_s : u"freestyle"_s;
    game.source = app::GameSource::File;
    game.state = app::GameState::Over;
    game.moves.assign(opening.moves.begin(),
                      opening.moves.begin() + static_cast<std::ptrdiff_t>(random() % (opening.moves.size() + 1)));
    openings::OpeningReplay replay{opening.game, size};
    for (const Cell move : game.moves)
        (void)replay.play(move);
    for (int tries = 0; tries < 2'000 && game.moves.size() < 60; ++tries) {
        const Cell move{static_cast<int>(random() % static_cast<unsigned>(size)),
                        static_cast<int>(random() % static_cast<unsigned>(size))};
        if (replay.play(move))
            game.moves.push_back(move);
    }
    game.plies = static_cast<int>(game.moves.size());
    const std::optional<Side> winners[]{Side::Black, Side::White, std::nullopt};
    game.outcome = Outcome{winners[random() % 3], EndReason::Other};
    return game;
}

void fill(const QString& folder, int count)
{
    app::DataFile data{folder};
    app::HistoryFile file{data};
    std::mt19937 random{5};
    if (data.open() || data.run(u"BEGIN"_s))
        qFatal("no file");
    for (int i = 0; i < count; ++i)
        (void)good(file.save(randomGame(random)));
    if (data.run(u"COMMIT"_s))
        qFatal("no file");
}

double megabytes(const QString& folder)
{
    return static_cast<double>(QFileInfo{folder + u"/qipan.sqlite"_s}.size()) / 1e6;
}

void readAll(const QString& folder)
{
    app::DataFile data{folder};
    app::OpeningFile file{data};
    double longest = 0;
    QElapsedTimer all;
    all.start();
    while (true) {
        QElapsedTimer step;
        step.start();
        if (good(file.readSome(gamesPerStep)) == 0)
            break;
        longest = std::max(longest, ms(step));
    }
    std::printf("read all games   %9.0f ms, longest step %.0f ms\n", ms(all), longest);
}

/// As if all games were analysed.
void analyseAll(const QString& folder)
{
    app::DataFile data{folder};
    if (data.open() || data.run(u"UPDATE opening_move SET chance=(game * 7919) % 10001"_s))
        qFatal("no chances");
}

/// Returns the slowest answer.
double askAll(const QString& folder)
{
    double slowest = 0;
    for (const openings::NamedOpening& opening : openings::namedOpenings()) {
        const bool isReversi = opening.game == "reversi";
        const int size = isReversi ? 8 : 15;
        // As the explorer asks: by the first rule, if there are others.
        const std::optional<int> rule = isReversi ? std::nullopt : std::optional{1};
        openings::OpeningReplay replay{opening.game, size};
        for (std::size_t i = 0; i <= opening.moves.size(); ++i) {
            app::DataFile data{folder}; // opened with the first question
            QElapsedTimer timer;
            timer.start();
            const auto moves = good(app::OpeningFile{data}.movesFrom(replay.key(), rule));
            const double took = ms(timer);
            if (i == 0 && (opening.key == "D1" || opening.key == "Diagonal")) {
                const int games = moves.empty() ? 0 : moves.front().games;
                timer.start();
                (void)good(app::OpeningFile{data}.movesFrom(replay.key(), rule));
                std::printf("%-8s start   %9.1f ms with opening the file, %.1f ms again; %d games of the first move\n",
                            opening.game.data(), took, ms(timer), games);
            }
            slowest = std::max(slowest, took);
            if (i < opening.moves.size())
                (void)replay.play(opening.moves[i]);
        }
    }
    std::printf("slowest answer   %9.1f ms of all named openings' positions\n", slowest);
    return slowest;
}

void baseline(const QString& folder)
{
    app::DataFile data{folder};
    QElapsedTimer timer;
    timer.start();
    qsizetype length = 0;
    if (data.open() || data.read(u"SELECT moves FROM game"_s, {}, [&length](const QSqlQuery& row) {
            length += row.value(0).toString().size();
        }))
        qFatal("no file");
    std::printf("plain: all moves %9.1f ms\n", ms(timer));
}

void removeSome(const QString& folder)
{
    app::DataFile data{folder};
    app::HistoryFile file{data};
    QElapsedTimer timer;
    for (const std::size_t count : {std::size_t{1}, std::size_t{100}}) {
        std::vector<qint64> ids = good(file.ids());
        ids.resize(std::min(ids.size(), count));
        timer.start();
        (void)good(file.remove(ids));
        std::printf("delete %6zu    %9.1f ms\n", ids.size(), ms(timer));
    }
    timer.start();
    const auto all = good(file.removeAll());
    std::printf("delete %6zu    %9.1f ms\n", all.size(), ms(timer));
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application{argc, argv};
    const int count = argc > 1 ? std::atoi(argv[1]) : 100'000;
    const QTemporaryDir folder;
    fill(folder.path(), count);
    const double before = megabytes(folder.path());
    std::printf("%d games, %.1f MB\n", count, before);
    readAll(folder.path());
    analyseAll(folder.path());
    std::printf("openings         %9.1f MB more\n", megabytes(folder.path()) - before);
    baseline(folder.path());
    const double slowest = askAll(folder.path());
    removeSome(folder.path());
    return slowest <= maxForAnswer ? 0 : 1;
}
