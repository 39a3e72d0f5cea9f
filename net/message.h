// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/duel/snapshot.h"
#include "core/match/clock.h"
#include "core/match/command.h"
#include "core/match/hand.h"
#include "core/match/match_snapshot.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <optional>
#include <tuple>
#include <variant>
#include <vector>

/// The messages of docs/lan-protocol.md as values. Parsed messages are within the ranges given there; texts are as
/// received (clean them with net/text.h before showing them). Integers are 0 … 2^31-1.
namespace qipan::net {

/// The version of the protocol that this program speaks.
inline constexpr int protocolVersion = 1;

inline constexpr int maxNameLength = 32;   ///< code points
inline constexpr int maxClientLength = 64; ///< code points
inline constexpr int maxChatLength = 500;  ///< code points
inline constexpr int minNonceLength = 16;  ///< code points, of a hand in rock-paper-scissors
inline constexpr int maxNonceLength = 64;  ///< code points, of a hand in rock-paper-scissors

/// Why a connection was ended by `error`. Other is any code unknown to this version; it is never sent.
enum class ErrorCode { Malformed, TooLong, Version, OutOfTurn, IllegalMove, BadReveal, Desync, Flood, Internal, Other };

/// Why a host rejects a guest. Other is any reason unknown to this version; it is never sent.
enum class RejectReason { Version, Busy, Passcode, Declined, Other };

enum class Role { Play, Watch };

/// The state of a round as sent in `welcome` and `sync`. Its moves may be illegal: see qipan::restore.
struct RoundState {
    int round = 0;
    MatchSnapshot snapshot;
    std::optional<ClockTimes> times; ///< in a welcome only, if there is a clock
};

/// The state of a round of a duel, as sent in `welcome` and `sync` and the `pairs` after them. Its actions may be
/// impossible: see duel::restore.
struct DuelState {
    int round = 0;
    link::DealSetup deal;
    duel::Milliseconds time{0}; ///< since the start of the round on the host's clock; negative during the count
    bool isPaused = false;
    duel::Snapshot snapshot;
};

namespace message {

/// Asks for the seat held before the connection broke. Round and plies are informative.
struct Resume {
    QString token; ///< secret; any text as received
    int round = 0;
    int plies = 0;
};

/// If `protocol` is not protocolVersion, the other fields are not parsed and hold their defaults.
struct Hello {
    int protocol = protocolVersion;
    QString name;
    Role role = Role::Play;
    QString client;
    std::optional<Resume> resume;
    bool supportsStartMoves = false; ///< supports `moves` in a start (an extension of version 1)
    bool supportsDuels = false;      ///< likewise, tables of duels
};

/// The host asks for a proof that the guest knows the passcode.
struct Challenge {
    QByteArray nonce; ///< 32 bytes
};

struct Proof {
    QByteArray mac; ///< 32 bytes; empty if malformed, which counts as a wrong proof
};

/// What a table of duels plays, in the words of the wire.
struct DuelSetup {
    int columns = 0;
    int rows = 0;
    QString falling;
    QString outline;
    QString difficulty;
    int pictures = 0;
    bool border = true;
    int bestOf = 1;
    int minutes = 0;
    int hintSeconds = 0;
    int shuffleSeconds = 0;
};

/// What a table plays, in the words of the wire, which may come from a later version.
struct Setup {
    QString game;
    QString rule;
    int size = 0;                             ///< 0: absent (games without a board size)
    QString opening = QStringLiteral("free"); ///< "free" if absent
    QString first;                            ///< "host", "guest", "throw", or an unknown word
    std::optional<ClockSetting> clock;
    std::optional<DuelSetup> duel{}; ///< of link-match only
};

/// The deal of a round of a duel.
struct DuelDeal {
    QString number;
    QByteArray digest;  ///< 32 bytes: the SHA-256 of the cells
    QByteArray cells{}; ///< a byte each, 0 for an empty one; empty if not told (an extension of version 1)
};

/// The state of a round of a duel, without the actions, which follow as `pairs`.
struct DuelRoundState {
    int round = 0;
    DuelDeal deal;
    std::chrono::milliseconds startedAgo{0};
    std::chrono::milliseconds startsIn{0}; ///< the rest of the count; 0 once the round has begun
    bool isPaused = false;
    std::optional<duel::Verdict> verdict;
    int pairs = 0; ///< of the host; informative
};

struct Welcome {
    int protocol = protocolVersion;
    QString name;
    QString client;
    Setup setup;
    QString token;                     ///< secret, never to be logged or shown; empty for a spectator
    std::optional<RoundState> resumed; ///< the round to continue
    std::optional<DuelRoundState> resumedDuel{};
};

struct Reject {
    RejectReason reason = RejectReason::Other;
};

struct Start {
    int round = 1;
    Seat black = Seat::First;
    std::optional<Setup> setup; ///< if both agreed on another one (an extension of version 1)
    std::vector<Cell> moves{};  ///< on the board from the start (an extension of version 1); may be illegal
};

/// The commitment to a choice: the SHA-256 of choice, ":" and nonce.
struct HandCommitment {
    QByteArray commit; ///< 32 bytes
};

struct Reveal {
    std::optional<Hand> choice; ///< nothing: an unknown word
    QString nonce;              ///< of any length
};

struct Move {
    int round = 0;
    int ply = 1;
    Cell cell;
};

struct Choice {
    int round = 0;
    int plies = 0;
    OpeningChoice choice = OpeningChoice::White;
};

struct Request {
    int id = 0;
    QString kindText;                ///< as received: the reply repeats an unknown kind
    std::optional<RequestKind> kind; ///< nothing: an unknown kind
    int round = 0;
    int plies = 0;
    std::optional<int> choices; ///< made on the sender's board (an extension of version 1; likewise in the three below)
};

struct Reply {
    int id = 0;
    QString kindText;
    std::optional<RequestKind> kind; ///< nothing: an unknown kind
    bool accept = false;
    std::optional<AnswerReason> reason;
};

struct Withdraw {
    int id = 0;
};

struct Resign {
    int round = 0;
};

struct Chat {
    QString text;
    std::optional<Seat> from; ///< to a spectator: the sender
};

struct Result {
    int round = 0;
    int plies = 0;
    std::optional<Side> winner;      ///< nothing: a draw
    std::optional<EndReason> reason; ///< nothing: an unknown reason
    std::optional<int> choices;
};

struct Clock {
    int round = 0;
    int plies = 0;
    ClockTimes times;
    std::optional<int> choices;
};

struct Timeout {
    int round = 0;
    Side side = Side::Black;
    std::optional<int> choices;
};

/// To a spectator: the complete state.
struct Sync {
    std::optional<RoundState> roundState; ///< nothing before the first round (`round` 0)
    QString host;
    std::optional<QString> guest; ///< nothing without a guest
};

// Messages of a table of duels. Three of them have the types of others.

/// `start`
struct DuelStart {
    int round = 1;
    DuelDeal deal;
    std::chrono::milliseconds startsIn{0};
};

struct Pair {
    int round = 0;
    int number = 1; ///< of the player's pairs in this round
    Cell a;
    Cell b;
    std::chrono::milliseconds at{0};
    QByteArray cells{};         ///< of the refilled board, if sent (an extension of version 1)
    std::optional<Seat> seat{}; ///< to a spectator: the player
};

struct Help {
    int round = 0;
    int pairs = 0; ///< the player's pairs before it
    duel::HelpKind kind = duel::HelpKind::Hint;
    std::chrono::milliseconds at{0};
    QByteArray cells{};         ///< of the shuffled board, if sent (an extension of version 1)
    std::optional<Seat> seat{}; ///< to a spectator: the player
};

/// The receiver's board after its last action, as it was not told with it: a client that cannot shuffle and refill
/// itself takes it over (an extension of version 1).
struct Board {
    int round = 0;
    int pairs = 0; ///< the receiver's pairs so far
    QByteArray cells;
};

/// `result`
struct DuelResult {
    int round = 0;
    int pairs = 0; ///< of the sender; informative
    std::optional<Seat> winner;
    std::optional<duel::EndReason> reason; ///< nothing: an unknown reason
};

/// `sync`
struct DuelSync {
    std::optional<DuelRoundState> roundState; ///< nothing before the first round (`round` 0)
    QString host;
    std::optional<QString> guest; ///< nothing without a guest
};

/// Some of a player's actions in a round that is resumed or watched, in order.
struct Pairs {
    Seat seat = Seat::First;
    int from = 1;                         ///< the number of the first pair
    std::vector<std::array<int, 5>> list; ///< column and row of the one tile and of the other, and the time in ms
    /// The player's pairs before the help, and the time in ms.
    std::vector<std::tuple<duel::HelpKind, int, int>> helps;
};

/// All actions of both players were sent.
struct PairsEnd { };

/// Proposes what to play next. An extension of version 1, like the next two.
struct Propose {
    int id = 0;
    int round = 0; ///< the round that has ended
    QString game;
    QString rule;
    int size = 0;
    QString opening = QStringLiteral("free");
};

/// The proposal was received; the user answers later.
struct ProposalDelivered {
    int id = 0;
};

struct ProposalReply {
    int id = 0;
    bool accept = false;
};

struct Ping {
    int t = 0;
};

struct Pong {
    int t = 0;
};

struct Bye { };

struct Error {
    ErrorCode code = ErrorCode::Internal;
    QString detail;
};

/// A type that the protocol reserves, or that only other tables use: `pair`, `shuffle`. Its fields are not parsed.
struct Reserved {
    QString type;
};

/// A type unknown to the protocol; it is ignored.
struct Unknown { };

} // namespace message

using Message =
    std::variant<message::Hello, message::Challenge, message::Proof, message::Welcome, message::Reject,
                 message::HandCommitment, message::Reveal, message::Start, message::Move, message::Choice,
                 message::Request, message::Reply, message::Withdraw, message::Resign, message::Chat, message::Clock,
                 message::Timeout, message::Result, message::Sync, message::Propose, message::ProposalDelivered,
                 message::ProposalReply, message::Ping, message::Pong, message::Bye, message::Error, message::DuelStart,
                 message::Pair, message::Help, message::Board, message::DuelResult, message::DuelSync, message::Pairs,
                 message::PairsEnd, message::Reserved, message::Unknown>;

/// Whether a variant, such as a Message, holds one of these types.
template <typename... Types, typename Variant>
[[nodiscard]] bool isOneOf(const Variant& value)
{
    return (std::holds_alternative<Types>(value) || ...);
}

} // namespace qipan::net
