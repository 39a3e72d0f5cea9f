#pragma once

#include "core/board/cell.h"
#include "core/match/account.h"
#include "core/match/clock.h"
#include "core/match/command.h"
#include "core/match/throw.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

/// The messages of docs/lan-protocol.md as values. Parsed ones are within the ranges of that page; texts are as they
/// came (clean them with net/text.h before showing them). Integers are 0 … 2^31-1.
namespace qipan::net {

/// The version of the protocol spoken here.
inline constexpr int protocolVersion = 1;

inline constexpr int maxNameLength = 32;   ///< code points
inline constexpr int maxClientLength = 64; ///< code points
inline constexpr int maxChatLength = 500;  ///< code points
inline constexpr int minNonceLength = 16;  ///< code points, of a throw
inline constexpr int maxNonceLength = 64;  ///< code points, of a throw

/// Why a connection was ended by `error`. Other stands for a code that is not known here and is never sent.
enum class ErrorCode { Malformed, TooLong, Version, OutOfTurn, IllegalMove, BadReveal, Desync, Flood, Internal, Other };

/// Why a host lets someone not in. Other stands for a reason that is not known here and is never sent.
enum class RejectReason { Version, Busy, Passcode, Declined, Other };

enum class Role { Play, Watch };

/// A round as `welcome` and `sync` tell it to an end that takes it over. Its moves may be illegal: see qipan::restore.
struct Standing {
    int round = 0;
    Account account;
    std::optional<ClockTimes> times; ///< in a welcome only, where a clock runs
};

namespace message {

/// Asks for the seat one had before the line broke. What it says of the round is informative.
struct Resume {
    QString token; ///< secret; any text that came
    int round = 0;
    int plies = 0;
};

/// With another `protocol` than ours the other fields are not looked at and hold their defaults.
struct Hello {
    int protocol = protocolVersion;
    QString name;
    Role role = Role::Play;
    QString client;
    std::optional<Resume> resume;
    bool continues = false; ///< knows of `moves` in a start (an extension of version 1)
};

/// The host wants proof that the passcode is known.
struct Challenge {
    QByteArray nonce; ///< 32 bytes
};

struct Proof {
    QByteArray mac; ///< 32 bytes; empty where what came was no such thing: a wrong proof
};

/// What a table plays, in the words of the wire: a later version may name what is not known here.
struct Setup {
    QString game;
    QString rule;
    int size = 0;                             ///< 0: not given (games without a size of this kind)
    QString opening = QStringLiteral("free"); ///< the word for none
    QString first;                            ///< "host", "guest", "throw" or something newer
    std::optional<ClockSetting> clock;
};

struct Welcome {
    int protocol = protocolVersion;
    QString name;
    QString client;
    Setup setup;
    QString token;                   ///< secret: never to be logged or shown; empty for a watcher
    std::optional<Standing> resumed; ///< the round to go on with
};

struct Reject {
    RejectReason reason = RejectReason::Other;
};

struct Start {
    int round = 1;
    Seat black = Seat::First;
    std::optional<Setup> setup; ///< where both agreed to another one (an extension of version 1)
    std::vector<Cell> moves{};  ///< on the board from the start (likewise); may be illegal
};

/// What one has chosen, sealed: the SHA-256 of choice, ":" and nonce.
struct Throw {
    QByteArray commit; ///< 32 bytes
};

struct Reveal {
    std::optional<Hand> choice; ///< nothing: unknown here
    QString nonce;              ///< of any length that came
};

struct Move {
    int round = 0;
    int ply = 1;
    Cell cell;
};

struct Choice {
    int round = 0;
    int plies = 0;
    Take take = Take::White;
};

struct Request {
    int id = 0;
    QString kindText;                ///< as it came: the reply to an unknown kind repeats it
    std::optional<RequestKind> kind; ///< nothing: unknown here
    int round = 0;
    int plies = 0;
    std::optional<int> choices; ///< made on the sender's board (an extension of version 1, as in the three below)
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
    std::optional<Seat> from; ///< to a watcher: who said it
};

struct Result {
    int round = 0;
    int plies = 0;
    std::optional<Side> winner;      ///< nothing: a draw
    std::optional<EndReason> reason; ///< nothing: not known here
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

/// To a watcher: everything as it stands.
struct Sync {
    std::optional<Standing> standing; ///< nothing before the first round (`round` 0)
    QString host;
    std::optional<QString> guest; ///< nothing while there is none
};

/// Would you play this next? An extension of version 1, as are the next two.
struct Propose {
    int id = 0;
    int round = 0; ///< the one that has ended
    QString game;
    QString rule;
    int size = 0;
    QString opening = QStringLiteral("free");
};

/// The proposal came in; its user answers later.
struct ProposalHeard {
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

/// A type that the protocol names but that is never due between two programs of this version: `pair`, `shuffle`. Its
/// fields are not looked at.
struct Reserved {
    QString type;
};

/// A type that the protocol does not name: it is ignored.
struct Unknown { };

} // namespace message

using Message =
    std::variant<message::Hello, message::Challenge, message::Proof, message::Welcome, message::Reject, message::Throw,
                 message::Reveal, message::Start, message::Move, message::Choice, message::Request, message::Reply,
                 message::Withdraw, message::Resign, message::Chat, message::Clock, message::Timeout, message::Result,
                 message::Sync, message::Propose, message::ProposalHeard, message::ProposalReply, message::Ping,
                 message::Pong, message::Bye, message::Error, message::Reserved, message::Unknown>;

} // namespace qipan::net
