// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/player.h"
#include "app/tables/table_clock.h"
#include "core/games/registry.h"
#include "core/match/match.h"
#include "core/match/match_snapshot.h"

#include <array>

namespace qipan::app {

/// Owns a match and its two players: commands go in, events go out. A table plays one round after the other.
class Table final : public QObject {
    Q_OBJECT

public:
    /// Who starts the next match after both agreed to a restart or another game.
    enum class NextRound {
        MadeHere,   ///< this program, alone or as the host
        MadeByHost, ///< a guest waits for the host's `start`
    };

    Table(const GameSetup& setup, NextRound nextRound, const std::optional<ClockSetting>& clock = std::nullopt);
    ~Table() override;

    [[nodiscard]] const GameSetup& setup() const { return m_setup; }

    /// Gives a seat to a player, at any ply. The previous player is destroyed and its pending commands are dropped.
    void seat(Seat seat, std::unique_ptr<Player> player);
    [[nodiscard]] Player* player(Seat seat) const { return m_players[indexOf(seat)].get(); }

    /// Starts a round from the initial position of the setup, or of a new setup if given. `round` is its number if not
    /// the next one. Precondition: both seats are taken.
    void startRound(Seat black, const std::optional<GameSetup>& setup = std::nullopt,
                    std::optional<int> round = std::nullopt);
    /// Replaces the current round by a snapshot of one. Returns false, without changing anything, if its moves cannot
    /// be played. Precondition: both seats are taken.
    /// `lines` are those of `keptLines`; a snapshot of the current round leaves them as they are.
    bool takeOver(const GameSetup& setup, int round, const MatchSnapshot& snapshot,
                  const std::optional<ClockTimes>& times, std::vector<std::vector<Cell>> lines = {});
    /// Continues a finished round as another one: from the position before the last move of `asker` if the board
    /// decided it, which redo() can play again, or else from its last position. The clocks go on, or start anew after a
    /// loss on time. Precondition: the match is over, and if the board decided it, `asker` has such a move.
    void continueAfterEnd(Seat asker);
    /// Returns whether the match ended as the one before it, whose end was undone: it is no other game than that one.
    /// Precondition: hasMatch().
    [[nodiscard]] bool repeatsUndoneEnd() const;
    /// Returns how many plies of the match come from the setup. Precondition: hasMatch().
    [[nodiscard]] std::size_t givenPlies() const;
    /// The same, including the plies that the opening rule prescribes.
    [[nodiscard]] std::size_t openingPlies() const;
    /// The connection to a seat broke: cancels open requests.
    void voidRequests();
    /// Returns the number of the current round, which starts at 1.
    [[nodiscard]] int round() const { return m_round; }
    [[nodiscard]] bool hasMatch() const { return m_match != nullptr; }
    /// Precondition: hasMatch().
    [[nodiscard]] const Match& match() const { return *m_match; }

    /// Executes a seat's command, or queues it until the events before it have been delivered.
    void submit(Seat by, const Command& command, CommandSource source = CommandSource::Local);
    /// Returns why `submit` would refuse this command now, or nothing. Menus use it to disable actions.
    [[nodiscard]] std::optional<Refusal> refusal(Seat by, const Command& command) const;

    /// Returns a new request number of this side.
    [[nodiscard]] int nextRequestId() { return ++m_lastRequestId; }
    /// The request number given last; it is stored, so that a resumed match continues from it.
    [[nodiscard]] int lastRequestId() const { return m_lastRequestId; }
    void setLastRequestId(int id) { m_lastRequestId = id; }

    /// Returns null if the table has no clock.
    [[nodiscard]] TableClock* clock() const { return m_clock.get(); }

    /// Records that a person at this machine is shown a hint or an analysis. Does nothing if no round is running.
    /// Returns whether it was the first help in this round.
    bool countHelp();
    /// Returns whether there was help or a takeback in this round. Precondition: hasMatch().
    [[nodiscard]] bool isHelped() const { return m_isHelped || m_match->undos() > 0; }

    /// Keeps a line of moves from the start that someone tried beside the game. Returns false if there are too many.
    /// Precondition: hasMatch().
    bool keepLine(std::vector<Cell> line);
    /// Returns the lines that were kept in this round.
    [[nodiscard]] const std::vector<std::vector<Cell>>& keptLines() const { return m_keptLines; }
    static constexpr std::size_t mostKeptMoves = 5'000; ///< of all lines together

    /// Takes back the last stone of an opening, which redo() can place again. Precondition: the match has an
    /// openingPlacer(), and no peer plays at this table.
    void takeBackOpeningStone();

    /// Replays what was taken back last: the requester's ply and its replies. Returns false if there is none.
    bool redo();
    [[nodiscard]] bool canRedo() const { return !m_takenBack.empty() && m_match && m_match->isRunning(); }

Q_SIGNALS:
    /// A round began, or a snapshot was taken over.
    void roundStarted();
    /// A seat changed hands.
    void seated(qipan::Seat seat);
    /// Emitted for each event; the state is that after all events of the decision.
    void happened(const qipan::Event& event);
    void lineKept();
    /// `countHelp` was called for the first time in this round.
    void helped();
    void refused(qipan::Seat by, const qipan::Command& command, qipan::Refusal why);

private:
    struct Pending {
        Seat by;
        Command command;
        CommandSource source;
    };

    void drain();
    void begin(std::unique_ptr<Match> match, const std::optional<ClockTimes>& times,
               std::vector<std::vector<Cell>> takenBack = {});
    void closePreviousRound();
    void execute(const Pending& pending);
    void execute(const Match::Events& events);
    void remember(const Event& event);

    GameSetup m_setup;
    const NextRound m_nextRound;
    const std::unique_ptr<TableClock> m_clock;
    std::unique_ptr<Match> m_match;
    std::optional<MatchSnapshot> m_undone; ///< as it ended, if the match continues beyond an end
    int m_round = 0;
    int m_lastRequestId = 0;
    std::vector<Pending> m_pending;
    bool m_isDraining = false;
    bool m_isHelped = false;
    std::vector<std::vector<Cell>> m_keptLines;
    /// The plies of each takeback in order of play.
    std::vector<std::vector<Cell>> m_takenBack;
    std::array<std::unique_ptr<Player>, 2> m_players; // last, because the players refer to the members above
};

} // namespace qipan::app
