// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/model/game.h"
#include "tests/net/model/wire_end.h"

#include <list>
#include <memory>
#include <optional>

namespace qipan::net::model {

/// The host's program: its listening socket, its game and its spectators.
class HostEnd final : private Audience {
public:
    HostEnd(Environment& environment, Ledger& ledger, const GameTerms& terms);

    /// A client connects. False while the program is not running.
    [[nodiscard]] bool accept(const std::shared_ptr<Wire>& wire);
    /// Processes all input and everything that is due.
    void run();
    [[nodiscard]] std::optional<Time> next() const;

    /// Kills the program, which is restarted after `absence`.
    void kill(Time absence);
    /// Says `bye` to the player.
    void leave();
    /// The user stops waiting for a lost peer.
    void giveUp();
    /// The guest's line was cut, which is not noticed yet.
    void noteCut();

    [[nodiscard]] bool isUp() const { return !m_upAt; }
    [[nodiscard]] Game* game() { return m_game.get(); }
    /// All connections of any kind.
    [[nodiscard]] std::size_t connections() const { return m_visitors.size(); }
    [[nodiscard]] const GameTerms& terms() const { return m_game ? m_game->seating().terms : m_terms; }
    /// A description of the connections.
    [[nodiscard]] std::string guests() const;
    static QString passcode() { return QStringLiteral("open sesame"); }

private:
    struct Visitor {
        Session session;
        WireEnd wire;
        bool isGone = false; ///< cut at this end
    };

    void runVisitor(Visitor& visitor);
    void handle(Visitor& visitor, const SessionEvent& event);
    void answerChannelRequest(Visitor& visitor);
    void greet(Visitor& visitor, const JoinRequested& joinRequested);
    void admitGuest(Visitor& visitor);
    void resumeSeat(Visitor& visitor);
    void enter(Visitor& visitor, const Entered& peer);
    void end();
    void sweep();
    void start();
    void sync(Visitor& visitor);
    template <typename Call>
    void forSpectators(Call call);

    void roundStarted() override;
    void happened(const Event& event) override;
    void clockSet() override;
    void said(Seat by, const QString& text) override;
    void changed() override;

    Environment& m_environment;
    Ledger& m_ledger;
    const GameTerms m_terms;
    Store m_store;
    std::list<Visitor> m_visitors;
    Visitor* m_player = nullptr; ///< null while it is away
    std::unique_ptr<Game> m_game;
    std::optional<Time> m_absentUntil;
    std::optional<Time> m_upAt;
};

} // namespace qipan::net::model
