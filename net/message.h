#pragma once

#include "core/board/cell.h"
#include "core/match/command.h"

#include <QString>

#include <optional>
#include <variant>

/// The messages of docs/lan-protocol.md as values. Parsed ones are within the ranges of that page; texts are as they
/// came (clean them with net/text.h before showing them). Integers are 0 … 2^31-1.
namespace qipan::net {

/// The version of the protocol spoken here.
inline constexpr int protocolVersion = 1;

inline constexpr int maxNameLength = 32;   ///< code points
inline constexpr int maxClientLength = 64; ///< code points
inline constexpr int maxChatLength = 500;  ///< code points

/// Why a connection was ended by `error`. Other stands for a code that is not known here and is never sent.
enum class ErrorCode { Malformed, TooLong, Version, OutOfTurn, IllegalMove, BadReveal, Desync, Flood, Internal, Other };

/// Why a host lets someone not in. Other stands for a reason that is not known here and is never sent.
enum class RejectReason { Version, Busy, Passcode, Declined, Other };

enum class Role { Play, Watch };

namespace message {

/// With another `protocol` than ours the other fields are not looked at and hold their defaults.
struct Hello {
    int protocol = protocolVersion;
    QString name;
    Role role = Role::Play;
    QString client;
};

struct Clock {
    int mainSeconds = 0;
    int incrementSeconds = 0;
};

/// What a table plays, in the words of the wire: a later version may name what is not known here.
struct Setup {
    QString game;
    QString rule;
    int size = 0;                             ///< 0: not given (games without a size of this kind)
    QString opening = QStringLiteral("free"); ///< the word for none
    QString first;                            ///< "host", "guest", "throw" or something newer
    std::optional<Clock> clock;
};

struct Welcome {
    int protocol = protocolVersion;
    QString name;
    QString client;
    Setup setup;
    QString token; ///< secret: never to be logged or shown
};

struct Reject {
    RejectReason reason = RejectReason::Other;
};

struct Start {
    int round = 1;
    Seat black = Seat::First;
};

struct Move {
    int round = 0;
    int ply = 1;
    Cell cell;
};

struct Request {
    int id = 0;
    QString kindText;                ///< as it came: the reply to an unknown kind repeats it
    std::optional<RequestKind> kind; ///< nothing: unknown here
    int round = 0;
    int plies = 0;
};

struct Reply {
    int id = 0;
    QString kindText;
    std::optional<RequestKind> kind; ///< nothing: unknown here
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
};

struct Result {
    int round = 0;
    int plies = 0;
    std::optional<Side> winner;      ///< nothing: a draw
    std::optional<EndReason> reason; ///< nothing: not known here
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

/// A type that the protocol names but that is never due between two programs of this version: `challenge`, `proof`,
/// `throw`, `reveal`, `choice`, `clock`, `timeout`, `sync`, `pair`, `shuffle`. Its fields are not looked at.
struct Reserved {
    QString type;
};

/// A type that the protocol does not name: it is ignored.
struct Unknown { };

} // namespace message

using Message =
    std::variant<message::Hello, message::Welcome, message::Reject, message::Start, message::Move, message::Request,
                 message::Reply, message::Withdraw, message::Resign, message::Chat, message::Result, message::Ping,
                 message::Pong, message::Bye, message::Error, message::Reserved, message::Unknown>;

} // namespace qipan::net
