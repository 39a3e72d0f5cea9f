// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "tests/support/fake_game.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace qipan::test {

inline constexpr Seat host = Seat::First;
inline constexpr Seat guest = Seat::Second;
inline constexpr auto undo = RequestKind::Undo;
inline constexpr auto draw = RequestKind::Draw;
inline constexpr auto restart = RequestKind::Restart;
inline constexpr auto again = RequestKind::Again;
inline constexpr auto afar = CommandSource::Remote;

/// A command as seen by one end.
struct Step {
    Seat by = host;
    Command command;
    CommandSource source = CommandSource::Local;
};

/// The result that the other end claims.
[[nodiscard]] inline Command result(int plies, std::optional<Side> winner, EndReason reason)
{
    return PeerResult{{plies, {winner, reason}}};
}

/// A row of a test table: after `before`, deciding `step` gives `expected` (see match_text.h).
struct MatchRow {
    const char* name;
    std::vector<Step> before;
    Step step;
    const char* expected;
};

/// A cell of FakeGame's row.
[[nodiscard]] inline Command place(int x, int ply)
{
    return Place{{x, 0}, ply};
}

/// These cells played in turn, black (the host in the tables) first; without passes.
[[nodiscard]] std::vector<Step> moves(std::initializer_list<int> cells);

/// `first` followed by `more`.
[[nodiscard]] std::vector<Step> then(std::vector<Step> first, std::initializer_list<Step> more);

/// Decides, requires that deciding changed nothing and, unless refused, evolves the events.
Match::Decision decideAndEvolve(Match& match, const Step& step);

/// Checks every row on a match where the host plays black.
void checkTable(const std::vector<MatchRow>& rows, const FakeGame& game = FakeGame{});

} // namespace qipan::test
