// SPDX-License-Identifier: GPL-3.0-or-later
// Plays random games of gomoku and prints the moves after each ply, continuing once the ply is in the history. A test
// kills it at a random moment. `history_writer FOLDER SEED GAMES`
#include "app/history/history_recorder.h"

#include <QCoreApplication>
#include <QStringList>
#include <QTimer>

#include <cstdio>
#include <random>

using namespace qipan;
using namespace qipan::app;

namespace {

constexpr int pliesOfGame = 30;

[[nodiscard]] QByteArray textOf(const Match& match)
{
    QStringList cells;
    for (const Ply& ply : match.game().plies())
        cells << QString::number(ply.cell.x) + u',' + QString::number(ply.cell.y);
    return cells.join(u' ').toLatin1();
}

void say(const QByteArray& line)
{
    std::puts(line.constData());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application{argc, argv};
    if (argc != 4)
        return 2;
    std::mt19937 random{QByteArray{argv[2]}.toUInt()};
    int gamesLeft = QByteArray{argv[3]}.toInt();
    const auto thread = std::make_shared<StoreThread>(QString::fromLocal8Bit(argv[1]));
    HistoryStore store{thread};
    HistoryRecorder recorder{store, nullptr};
    Table table{*makeSetup("gomoku", "freestyle", 15), Table::NextRound::MadeHere};
    table.seat(Seat::First, std::make_unique<PersonPlayer>(true));
    table.seat(Seat::Second, std::make_unique<PersonPlayer>(true));
    recorder.record(table, GameSource::Local, [] { return Seating{}; });
    const auto place = [&] {
        for (;;) {
            const Cell cell{static_cast<int>(random() % 15), static_cast<int>(random() % 15)};
            if (table.match().game().isLegal(cell))
                return table.submit(table.match().seatToMove(), table.match().place(cell));
        }
    };
    const auto begin = [&] {
        table.startRound(Seat::First);
        say("-");
        place();
        say(textOf(table.match()));
    };
    const auto next = [&] {
        const Match& match = table.match();
        if (!match.isRunning()) {
            --gamesLeft > 0 ? begin() : QCoreApplication::quit();
        } else if (match.plies() < pliesOfGame) {
            place();
            say((match.isRunning() ? "" : "over ") + textOf(match));
        } else {
            table.submit(match.seatToMove(), Resign{});
            say("over " + textOf(match));
        }
    };
    QTimer soon;
    soon.setSingleShot(true);
    QObject::connect(&soon, &QTimer::timeout, &store, next);
    QObject::connect(&store, &HistoryStore::changed, &soon, [&] { soon.start(0); });
    begin();
    return QCoreApplication::exec();
}
