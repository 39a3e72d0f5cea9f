// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_recorder.h"
#include "app/tables/engine_player.h"
#include "tests/app/history/history_folder.h"
#include "tests/support/catch.h"

#include <memory>
#include <utility>
#include <vector>

namespace qipan::tests {

/// A table of two people whose games are stored in a folder.
class RecordedPlay {
public:
    explicit RecordedPlay(const QString& folder, const GameSetup& setup = *makeSetup("gomoku", "freestyle", 15),
                          app::GameSource source = app::GameSource::Local)
        : history{folder}
        , recorder{std::make_unique<app::HistoryRecorder>(history.store(), nullptr)}
        , table{std::make_unique<app::Table>(setup, app::Table::NextRound::MadeHere)}
    {
        table->seat(Seat::First, std::make_unique<app::PersonPlayer>(true));
        table->seat(Seat::Second, std::make_unique<app::PersonPlayer>(true));
        seating.sides[0] = {QStringLiteral("Ada"), app::PlayerKind::Me, 0};
        seating.sides[1] = {QStringLiteral("Player 2"), app::PlayerKind::SecondPlayer, 0};
        recorder->record(*table, source, [this] { return seating; });
        table->startRound(Seat::First);
    }

    void play(const std::vector<Cell>& cells)
    {
        for (const Cell cell : cells)
            table->submit(table->match().seatToMove(), table->match().place(cell));
    }

    /// Continues the one interrupted game, and returns it.
    app::RunningGame resume()
    {
        auto taken = history.adopt();
        REQUIRE(taken.size() == 1);
        recorder->resume(*table, taken[0].entry);
        REQUIRE(table->takeOver(taken[0].setup, 1, taken[0].snapshot, std::nullopt, taken[0].lines));
        return std::move(taken[0]);
    }

    void takeBack(Seat seat) { table->submit(seat, table->match().ask(RequestKind::Undo, table->nextRequestId())); }

    app::Seating seating;
    HistoryFolder history;
    std::unique_ptr<app::HistoryRecorder> recorder;
    std::unique_ptr<app::Table> table;
};

inline const std::vector<Cell> blackWins{{7, 7}, {0, 0}, {8, 7}, {14, 0}, {6, 7}, {0, 14}, {9, 7}, {14, 14}, {5, 7}};

[[nodiscard]] inline std::vector<Cell> first(int count)
{
    return {blackWins.begin(), blackWins.begin() + count};
}

} // namespace qipan::tests
