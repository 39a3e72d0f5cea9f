// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/duel.h"
#include "net/open_requests.h"

namespace qipan::net {

/// The rounds of a table of duels, as messages: the beginning of each, its actions, requests and result, and snapshots
/// of it. It follows the duel at this end, which the owner of the session keeps.
class DuelRound {
public:
    /// A table before its first round.
    DuelRound(Seat seat, Role role, const duel::Setup& setup);

    /// Counts from 1; 0 before the first round.
    [[nodiscard]] int number() const { return m_number; }
    /// The host may have begun the next round: it was agreed, or this end's request for it may have been accepted.
    [[nodiscard]] bool mayHaveNext() const;

    /// Whether a message is due at the table.
    [[nodiscard]] bool isDue(const Message& message) const;
    /// Whether a message belongs to this round.
    [[nodiscard]] bool isCurrent(int round) const { return round == m_number && round > 0; }
    /// Ignores a message of another round, or ends the connection with an error if that round has not begun.
    [[nodiscard]] Handled dismiss(int round, Channel& channel) const;

    /// Host: begins the next round.
    void start(const link::DealSetup& deal, const link::Board& dealt, Channel& channel);
    /// Host: takes over the state of a round and sends its actions; nothing: no round has begun.
    void sendState(const std::optional<DuelState>& state, Channel& channel);
    /// Guest: takes over the state of a round in a `welcome`. Its actions follow.
    void receive(const message::DuelRoundState& state, const QString& host, Channel& channel);
    /// Guest and spectator: compares the own deal with the host's. Ends the connection with an error if it differs.
    bool checkDeal(const link::Board& dealt, Channel& channel) const;

    /// Follows an event of the duel and sends what the other side needs.
    void observe(const duel::Event& event, const duel::Duel& duel, Channel& channel);
    /// Responds to a command of the other side that the duel refused.
    Handled respond(const duel::Command& command, duel::Refusal refusal, Channel& channel) const;

    [[nodiscard]] std::optional<Time> nextDeadline() const;
    /// Acts if the deadline has passed. True if it has.
    bool checkTime(Channel& channel);

    // Messages of this round.
    Handled handle(const message::DuelStart& start, Channel& channel);
    Handled handle(const message::Pair& pair, Channel& channel);
    Handled handle(const message::Help& help, Channel& channel);
    Handled handle(const message::Request& request, Channel& channel) const;
    Handled handle(const message::Reply& reply, Channel& channel) const;
    Handled handle(const message::Withdraw& withdraw, Channel& channel) const;
    Handled handle(const message::Resign&, Channel& channel) const;
    Handled handle(const message::DuelResult& result, Channel& channel) const;
    Handled handle(const message::DuelSync& sync, Channel& channel);
    Handled handle(const message::Pairs& pairs, Channel& channel);
    Handled handle(const message::PairsEnd&, Channel& channel);

private:
    /// What a player has done.
    struct Done {
        int pairs = 0;
        int hints = 0;
        int shuffles = 0;
    };
    /// A state of which not all actions have been received.
    struct Incoming {
        DuelState state;
        QString host;
        std::optional<QString> guest; ///< in a `sync`
        bool isSync = false;
    };

    void begin(int number, const link::DealSetup& deal);
    void adopt(const DuelState& state);
    [[nodiscard]] std::optional<link::DealSetup> agreedDeal(const QString& number, Channel& channel) const;
    void expect(const message::DuelRoundState& state, Incoming incoming, Channel& channel);
    void report(Seat by, const duel::Command& command, Channel& channel) const;
    [[nodiscard]] Seat actor(std::optional<Seat> seat) const;
    Handled act(Seat by, const duel::Action& action, int number, const QByteArray& cells, Channel& channel);
    void send(const duel::Acted& acted, const QByteArray& cells, Channel& channel) const;

    void follow(const duel::Acted& acted, const duel::Duel& duel, Channel& channel);
    void follow(const duel::Asked& asked, const duel::Duel&, Channel& channel);
    void follow(const duel::Answered& answered, const duel::Duel&, Channel& channel);
    void follow(const duel::Withdrew& withdrew, const duel::Duel&, Channel& channel);
    void follow(const duel::Paused&, const duel::Duel&, Channel&) { m_requests.close(duel::RequestKind::Pause); }
    void follow(const duel::WentOn& wentOn, const duel::Duel&, Channel& channel) const;
    void follow(const duel::Ended& ended, const duel::Duel&, Channel& channel);
    void follow(const duel::Reported&, const duel::Duel&, Channel&) { m_isReported = true; }
    void follow(const duel::Confirmed&, const duel::Duel&, Channel&) { }
    void follow(const duel::Finished&, const duel::Duel&, Channel&);
    void follow(const duel::RequestsVoided&, const duel::Duel&, Channel&) { m_requests = {}; }

    Seat m_seat;
    Role m_role;
    duel::Setup m_setup; ///< the deal is that of the current round
    int m_number = 0;
    int m_tiles = 0;             ///< on the dealt board
    std::array<Done, 2> m_done;  ///< by each player
    QByteArray m_claimed;        ///< the board after the other side's last action, if that told it
    message::DuelDeal m_told;    ///< guest and spectator: the deal as the host told it
    bool m_isReported = false;   ///< the other side's result came before this end's
    bool m_isNextAllowed = true; ///< guest: the host may begin the next round, as it may the first one
    OpenRequests<duel::RequestKind> m_requests;
    std::optional<Incoming> m_incoming;
};

} // namespace qipan::net
