#pragma once

#include "app/tables/player.h"
#include "app/tables/table_clock.h"
#include "core/board/registry.h"
#include "core/match/account.h"
#include "core/match/match.h"

#include <QObject>

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace qipan::app {

/// Owns a match and its two players: commands go inward, events go outward. Rounds follow each other at one table.
class Table final : public QObject {
    Q_OBJECT

public:
    /// Who makes the next match when both agreed to a restart or another game.
    enum class NextRound {
        MadeHere,   ///< alone, beside each other, or as the host
        MadeByHost, ///< a guest waits for the host's `start`
    };

    Table(const GameSetup& setup, NextRound nextRound, const std::optional<ClockSetting>& clock = std::nullopt);
    ~Table() override;

    [[nodiscard]] const GameSetup& setup() const { return m_setup; }

    /// Gives a seat to a player, at any ply; who held it before is gone with its pending commands.
    void seat(Seat seat, std::unique_ptr<Player> player);
    [[nodiscard]] Player* player(Seat seat) const { return m_players[index(seat)].get(); }

    /// Begins a round with what the setup has on the board from the start, of another setup where one is given. `round`
    /// is its number where that is not one more than the last one's. Precondition: both seats are taken.
    void startRound(Seat black, const std::optional<GameSetup>& setup = std::nullopt,
                    std::optional<int> round = std::nullopt);
    /// Takes over a round as it stands somewhere else, in place of the one here. False, and nothing changed, when its
    /// moves cannot be played. Precondition: both seats are taken.
    bool takeOver(const GameSetup& setup, int round, const Account& account, const std::optional<ClockTimes>& times);
    /// How many plies of the match are those of the setup, which nobody at this table chose. Precondition: hasMatch().
    [[nodiscard]] std::size_t givenPlies() const;
    /// The same with those that the opening rule asks for.
    [[nodiscard]] std::size_t openingPlies() const;
    /// The line to a seat broke: open requests are void.
    void voidRequests();
    /// The rounds begun so far.
    [[nodiscard]] int round() const { return m_round; }
    [[nodiscard]] bool hasMatch() const { return m_match != nullptr; }
    /// Precondition: hasMatch().
    [[nodiscard]] const Match& match() const { return *m_match; }

    /// A seat's command: decided now, or as soon as the events before it have been told.
    void submit(Seat by, const Command& command, Origin origin = Origin::Here);
    /// True when `submit` would be refused now: menus grey what would be.
    [[nodiscard]] std::optional<Refusal> refusal(Seat by, const Command& command) const;

    /// The next request's number at this end.
    [[nodiscard]] int nextRequestId() { return ++m_lastRequestId; }
    /// The number given last, to go on from it at another time.
    [[nodiscard]] int lastRequestId() const { return m_lastRequestId; }
    void setLastRequestId(int id) { m_lastRequestId = id; }

    /// Null where no clock runs at this table.
    [[nodiscard]] TableClock* clock() const { return m_clock.get(); }

    /// A person at this machine is shown a hint or an analysis. Nothing where no round runs.
    void countHelp();
    /// That has happened in this round, or moves were taken back. Precondition: hasMatch().
    [[nodiscard]] bool isHelped() const { return m_isHelped || m_match->undos() > 0; }

    /// Plays again what was taken back last: the asker's ply with the answers to it. False where there is nothing.
    bool redo();
    [[nodiscard]] bool canRedo() const { return !m_takenBack.empty() && m_match && m_match->isRunning(); }

Q_SIGNALS:
    /// A round began, or was taken over as it stands.
    void roundStarted();
    /// A seat has changed hands.
    void seated(qipan::Seat seat);
    /// After the match took the event; the state is that after the whole decision.
    void happened(const qipan::Event& event);
    /// countHelp(), for the first time in this round.
    void helped();
    void refused(qipan::Seat by, const qipan::Command& command, qipan::Refusal why);

private:
    struct Pending {
        Seat by;
        Command command;
        Origin origin;
    };

    [[nodiscard]] static std::size_t index(Seat seat) { return seat == Seat::First ? 0 : 1; }
    void drain();
    void begin(std::unique_ptr<Match> match, const std::optional<ClockTimes>& times);
    void closeRoundBefore();
    void carryOut(const Pending& pending);
    void carryOut(const Match::Events& events);
    void remember(const Event& event);
    void tell(const Event& event);

    GameSetup m_setup;
    const NextRound m_nextRound;
    const std::unique_ptr<TableClock> m_clock;
    std::unique_ptr<Match> m_match;
    int m_round = 0;
    int m_lastRequestId = 0;
    std::vector<Pending> m_pending;
    bool m_isDraining = false;
    bool m_isHelped = false;
    /// One take-back each, with its plies in the order of play.
    std::vector<std::vector<Cell>> m_takenBack;
    std::array<std::unique_ptr<Player>, 2> m_players; // after what they look at
};

} // namespace qipan::app
