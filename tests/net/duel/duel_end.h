// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/snapshot.h"
#include "net/session.h"

#include <functional>
#include <memory>
#include <optional>

namespace qipan::net::test {

/// A race on a small board.
[[nodiscard]] duel::Setup duelTable();
/// The board of a deal, which is remembered.
[[nodiscard]] const link::Board& boardOf(const link::DealSetup& deal);

/// One end of duels on the LAN as in the program, without sockets: a session, the duel of its round, and the time of
/// the round. It outlives its connections: see reconnect().
class DuelEnd {
public:
    explicit DuelEnd(Session session)
        : m_session{std::move(session)}
    {
    }

    /// The time passes, unless the duel stands; then processes all input. A host lets everyone in and starts the
    /// rounds.
    void run(Time now);
    /// An action of this end's user. False if the duel refuses it.
    bool act(const duel::Command& command);
    /// The user takes a pair that can be removed, or shuffles if there is none, at this time of the round.
    bool takePair() { return takePair(time()); }
    bool takePair(duel::Milliseconds at);
    /// The connection is lost: its session has reported that, or the program was killed.
    void lose();
    /// Continues on a new connection, whose session has just begun.
    void reconnect(Session session);
    /// The program is killed and started again: only what it has stored is left.
    void restart();

    [[nodiscard]] Session& session() { return m_session; }
    [[nodiscard]] const Session& session() const { return m_session; }
    /// Precondition: a round has begun.
    [[nodiscard]] const duel::Duel& duel() const { return *m_duel; }
    [[nodiscard]] bool hasDuel() const { return m_duel != nullptr; }
    [[nodiscard]] Seat seat() const { return m_session.localSeat(); }
    [[nodiscard]] int round() const { return m_round; }
    [[nodiscard]] const duel::Setup& setup() const { return m_setup; }
    /// The time of the round at this end; negative during the count.
    [[nodiscard]] duel::Milliseconds time() const { return m_time; }
    [[nodiscard]] bool isLost() const { return m_isLost; }
    [[nodiscard]] int nextRequestId() { return ++m_lastRequestId; }
    /// What a guest sends to take its seat again; nothing if it had none.
    [[nodiscard]] std::optional<message::Resume> seatToResume() const;
    [[nodiscard]] DuelState state() const;
    /// The last event of a session that has ended, other than Lost.
    [[nodiscard]] const std::optional<SessionEvent>& last() const { return m_last; }
    [[nodiscard]] int resumed() const { return m_resumed; }
    [[nodiscard]] int chats() const { return m_chats; }
    /// Commands of the other side that were refused.
    [[nodiscard]] int refused() const { return m_refused; }
    [[nodiscard]] duel::Milliseconds lastTransit() const { return m_lastTransit; }

    /// Host: called for each event and each new round, for the sessions of spectators.
    std::function<void(const duel::Event&)> onEvent;
    std::function<void()> onRound;

private:
    void handle(const SessionEvent& event);
    void handle(const DuelCommand& command);
    void joinRequested(const JoinRequested& joinRequest);
    void adopt(const DuelState& state);
    void evolve(const duel::Duel::Events& events);
    void begin();
    [[nodiscard]] duel::End end() const;
    void enterRound(int round, const link::DealSetup& deal, duel::Milliseconds time);

    Session m_session;
    duel::Setup m_setup;
    QString m_token;
    int m_round = 0;
    std::unique_ptr<duel::Duel> m_duel;
    duel::Milliseconds m_time{0};
    Time m_now{0};
    bool m_isLost = false;
    std::optional<SessionEvent> m_last;
    duel::Milliseconds m_lastTransit{0};
    int m_lastRequestId = 0;
    int m_resumed = 0;
    int m_chats = 0;
    int m_refused = 0;
};

} // namespace qipan::net::test
