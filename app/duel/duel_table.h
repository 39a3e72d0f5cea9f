// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "core/duel/snapshot.h"
#include "net/message.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace qipan::app {

/// Plays the rounds of a duel at one end: keeps the time of the round and executes commands. What takes long, such as
/// deals and shuffles, runs on another thread. It knows neither the window nor the network.
class DuelTable final : public QObject {
    Q_OBJECT

public:
    DuelTable(const duel::Setup& setup, duel::End end);
    ~DuelTable() override;

    /// Returns the setup with the deal of the current round, or before that, of the first one.
    [[nodiscard]] const duel::Setup& setup() const { return m_setup; }
    [[nodiscard]] duel::End end() const { return m_end; }
    /// Returns the number of the current round, which starts at 1; 0 before the first.
    [[nodiscard]] int round() const { return m_round; }
    [[nodiscard]] bool hasDuel() const { return m_duel != nullptr; }
    /// Precondition, also of the next two: hasDuel().
    [[nodiscard]] const duel::Duel& duel() const { return *m_duel; }
    /// Returns the board of the round's deal.
    [[nodiscard]] const link::Board& dealt() const { return m_dealt; }
    [[nodiscard]] net::DuelState state() const;

    /// A round as it begins or as a snapshot left it.
    struct Built {
        link::DealSetup deal;
        link::Board dealt;
        std::shared_ptr<duel::Duel> duel; ///< null if the snapshot breaks the rules
    };
    /// Builds the round of this deal on another thread, with what a snapshot tells, and calls `then` unless another
    /// request or the destructor comes first.
    void build(const link::DealSetup& deal, const std::optional<duel::Snapshot>& snapshot,
               std::function<void(const Built& built)> then);
    /// Makes a round that was built the current one. `time` is that of the round now: negative during the count.
    /// Precondition: built.duel.
    void begin(int round, const Built& built, duel::Milliseconds time, bool isPaused = false);

    /// Executes a seat's command, or queues it until earlier ones have been executed and their events delivered.
    void submit(Seat by, const duel::Command& command, CommandSource source = CommandSource::Local);
    /// Returns whether a round is being dealt, or a board is being changed, on another thread.
    [[nodiscard]] bool isBusy() const { return m_isBuilding || m_changing; }
    [[nodiscard]] bool isChanging(Seat seat) const { return m_changing == seat; }
    /// Returns whether a peer's action cannot have been taken yet: by its time, in the count, or in a pause.
    [[nodiscard]] bool isTooEarly(const duel::Act& act) const;
    /// The round cannot go on: if a board of a race is cleared, its seat has won.
    void settleCleared();
    /// Submits an action of this moment.
    void act(Seat by, duel::Action action);
    /// Submits a request with a new number.
    void ask(Seat by, duel::RequestKind kind);
    /// The connection to a seat broke: cancels open requests.
    void voidRequests();

    [[nodiscard]] int lastRequestId() const { return m_lastRequestId; }
    void setLastRequestId(int id) { m_lastRequestId = id; }

    /// Returns how long the round has lasted, without pauses; negative during the count.
    [[nodiscard]] duel::Milliseconds time() const;
    /// Returns how long the round has lasted so far, or in all if it is over at this end.
    [[nodiscard]] duel::Milliseconds lasted() const;
    [[nodiscard]] bool isTimeRunning() const { return m_runsSince.has_value(); }
    /// Returns whether the seat may take pairs now: the round runs, and no cost of a help is left.
    [[nodiscard]] bool mayTakePairs(Seat seat) const;
    /// Stops the time while the connection to a seat is broken.
    void setHalted(bool isHalted);

Q_SIGNALS:
    /// A round is there: its count begins, or it was taken over.
    void roundStarted();
    /// The count is over.
    void counted();
    /// Emitted for each event; the state is that after all events of the command.
    void happened(const qipan::duel::Event& event);
    void refused(qipan::Seat by, const qipan::duel::Command& command, qipan::duel::Refusal why);
    /// The time of the round was stopped or runs on.
    void timeSwitched();
    /// `isBusy` changed.
    void busyChanged();

private:
    struct Pending {
        Seat by;
        duel::Command command;
        CommandSource source;
    };

    void drain();
    void execute(const Pending& pending);
    [[nodiscard]] bool takesLong(const duel::Duel::Events& events) const;
    void executeElsewhere(Seat seat, const duel::Duel::Events& events);
    void deliver(const duel::Duel::Events& events);
    void setBuilding(bool isBuilding);
    void setChanging(std::optional<Seat> seat);
    void switchTime();
    void schedule();
    void tick();

    duel::Setup m_setup;
    const duel::End m_end;
    int m_round = 0;
    link::Board m_dealt;
    std::unique_ptr<duel::Duel> m_duel;
    std::vector<Pending> m_pending;
    bool m_isBuilding = false; ///< a round is being dealt on the other thread
    bool m_isDraining = false;
    bool m_voidsRequests = false;   ///< once the board that is being changed is there
    std::optional<Seat> m_changing; ///< whose board is being changed on the other thread
    int m_lastRequestId = 0;

    QElapsedTimer m_clock;
    duel::Milliseconds m_timeBefore{0};            ///< of the round, until it was last stopped
    std::optional<duel::Milliseconds> m_runsSince; ///< by m_clock; nothing while it stands
    std::optional<duel::Milliseconds> m_endedAt;   ///< the time of the round when its end was found
    bool m_isHalted = false;
    QTimer m_start; ///< ends the count
    QTimer m_tick;
    BackgroundTask m_builder;
    BackgroundTask m_worker;
};

} // namespace qipan::app
