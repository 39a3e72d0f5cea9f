// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/match/clock.h"
#include "core/match/command.h"
#include "core/match/hand.h"
#include "core/match/match_snapshot.h"

#include <QByteArray>
#include <QString>

#include <optional>
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
};

/// The host asks for a proof that the guest knows the passcode.
struct Challenge {
    QByteArray nonce; ///< 32 bytes
};

struct Proof {
    QByteArray mac; ///< 32 bytes; empty if malformed, which counts as a wrong proof
};

/// What a table plays, in the words of the wire, which may come from a later version.
struct Setup {
    QString game;
    QString rule;
    int size = 0;                             ///< 0: absent (games without a board size)
    QString opening = QStringLiteral("free"); ///< "free" if absent
    QString first;                            ///< "host", "guest", "throw", or an unknown word
    std::optional<ClockSetting> clock;
};

struct Welcome {
    int protocol = protocolVersion;
    QString name;
    QString client;
    Setup setup;
    QString token;                     ///< secret, never to be logged or shown; empty for a spectator
    std::optional<RoundState> resumed; ///< the round to continue
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

/// A type that the protocol reserves and this version never expects: `pair`, `shuffle`. Its fields are not parsed.
struct Reserved {
    QString type;
};

/// A type unknown to the protocol; it is ignored.
struct Unknown { };

} // namespace message

using Message = std::variant<message::Hello, message::Challenge, message::Proof, message::Welcome, message::Reject,
                             message::HandCommitment, message::Reveal, message::Start, message::Move, message::Choice,
                             message::Request, message::Reply, message::Withdraw, message::Resign, message::Chat,
                             message::Clock, message::Timeout, message::Result, message::Sync, message::Propose,
                             message::ProposalDelivered, message::ProposalReply, message::Ping, message::Pong,
                             message::Bye, message::Error, message::Reserved, message::Unknown>;

/// Whether a variant, such as a Message, holds one of these types.
template <typename... Types, typename Variant>
[[nodiscard]] bool isOneOf(const Variant& value)
{
    return (std::holds_alternative<Types>(value) || ...);
}

} // namespace qipan::net
