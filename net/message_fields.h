// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/field_io.h"
#include "net/message.h"

#include <type_traits>

/// The fields of each message, read or written by `io`: a FieldReader or a FieldWriter. Source: docs/lan-protocol.md.
namespace qipan::net::message {

/// `game` at a table of duels.
inline constexpr QLatin1String linkGame{"link"};
/// Bytes of a challenge's nonce, a proof's mac, the commitment to a hand and the digest of a deal.
inline constexpr qsizetype secretBytes = 32;
inline constexpr qsizetype tokenBytes = 16;
/// The longest list of moves that is read: the cells of the largest board. It keeps a message within maxLineBytes.
inline constexpr qsizetype maxListedMoves = 400;
inline constexpr int maxChoices = 2; ///< of any opening rule
/// The most cells of a board of link-match.
inline constexpr qsizetype maxCells = qsizetype{link::largestBoard.columns} * link::largestBoard.rows;
/// The most actions in one `pairs`. It keeps the message within maxLineBytes.
inline constexpr qsizetype maxListedActions = 64;
inline constexpr int maxCount = 60; ///< seconds of the count before a duel

/// The value to read into, or to write.
template <typename Value>
[[nodiscard]] Value& present(std::optional<Value>& value)
{
    return value ? *value : value.emplace();
}

void transferBytes(auto& io, const char* key, QByteArray& bytes)
{
    QString text = QString::fromLatin1(bytes.toHex());
    io.hex(key, text, secretBytes);
    bytes = bytesFromHex(text, secretBytes);
}

/// How many choices the sender's board had; absent from peers without this extension.
void transferChoices(auto& io, std::optional<int>& choices)
{
    if (io.has("choices", choices.has_value()))
        io.integer("choices", present(choices), 0, maxChoices);
}

/// The cells of a board, a byte each, if they are sent.
void transferTold(auto& io, QByteArray& cells)
{
    if (io.has("cells", !cells.isEmpty()))
        io.bytes("cells", cells, maxCells);
}

/// How long it takes until a duel begins.
void transferCount(auto& io, std::chrono::milliseconds& time)
{
    int count = static_cast<int>(time.count());
    io.integer("in_ms", count, 0, maxCount * 1000);
    time = std::chrono::milliseconds{count};
}

void transfer(auto& io, ClockTimes& times)
{
    io.time("black_ms", times.black);
    io.time("white_ms", times.white);
}

/// The fields common to `welcome` and `sync`, without who plays black.
void transfer(auto& io, MatchSnapshot& snapshot)
{
    io.cells("moves", snapshot.moves, maxListedMoves);
    if (io.has("choices", true))
        io.wordList("choices", snapshot.openingChoices, openingChoiceWords, maxChoices);
    if (!io.isNotNull("result", snapshot.verdict.has_value()))
        return;
    io.object("result", [&verdict = present(snapshot.verdict)](auto& inner) {
        inner.integer("n", verdict.plies);
        inner.word("winner", verdict.outcome.winner, winnerWords);
        std::optional<EndReason> reason = verdict.outcome.reason;
        inner.openWord("reason", reason, endWords);
        verdict.outcome.reason = reason.value_or(EndReason::Other);
    });
}

/// In a `welcome` that resumes.
void transfer(auto& io, RoundState& roundState)
{
    io.integer("round", roundState.round, 1);
    transfer(io, roundState.snapshot);
    io.word("black", roundState.snapshot.black, seatWords);
    io.integer("undos", roundState.snapshot.undos);
    if (io.has("black_ms", roundState.times.has_value()) || io.has("white_ms", false))
        transfer(io, present(roundState.times));
}

/// In a `sync`.
void transferSpectated(auto& io, std::optional<RoundState>& roundState)
{
    RoundState shown = roundState.value_or(RoundState{});
    io.integer("round", shown.round);
    transfer(io, shown.snapshot);
    if (shown.round == 0)
        return io.null("black");
    io.word("black", shown.snapshot.black, seatWords);
    roundState = shown;
}

/// Its words and sizes may be of a later version: see obstacle().
void transfer(auto& io, DuelSetup& setup)
{
    constexpr int mostSeconds = static_cast<int>(duel::largestCost.count());
    io.integer("columns", setup.columns, 1);
    io.integer("rows", setup.rows, 1);
    io.text("falling", setup.falling, 1);
    io.text("outline", setup.outline, 1);
    io.text("difficulty", setup.difficulty, 1);
    io.integer("pictures", setup.pictures, 1);
    io.boolean("border", setup.border);
    io.integer("best_of", setup.bestOf, 1, 5);
    io.integer("minutes", setup.minutes, 0, duel::longestMinutes);
    io.integer("hint_s", setup.hintSeconds, 0, mostSeconds);
    io.integer("shuffle_s", setup.shuffleSeconds, 0, mostSeconds);
}

void transfer(auto& io, Setup& setup)
{
    io.text("game", setup.game, 1);
    io.text("rule", setup.rule, 1);
    const bool needsSize = setup.game == QLatin1String{"gomoku"} || setup.game == QLatin1String{"reversi"};
    if (io.has("size", setup.size > 0 || setup.duel) || (io.isReader && needsSize))
        io.integer("size", setup.size, needsSize ? 1 : 0);
    if (io.has("opening", !setup.duel))
        io.text("opening", setup.opening, 1);
    io.text("first", setup.first, 1);
    if (setup.game == linkGame && io.has("duel", setup.duel.has_value()))
        io.object("duel", [&duel = present(setup.duel)](auto& inner) { transfer(inner, duel); });
    if (!io.isNotNull("clock", setup.clock.has_value()))
        return;
    io.object("clock", [&clock = present(setup.clock)](auto& inner) {
        inner.integer("main_s", clock.mainSeconds, ClockSetting::minMain, ClockSetting::maxMain);
        inner.integer("increment_s", clock.incrementSeconds, 0, ClockSetting::maxIncrement);
    });
}

void transfer(auto& io, DuelDeal& deal)
{
    io.text("deal", deal.number, 14, 20); // with hyphens or blanks between the groups
    transferBytes(io, "digest", deal.digest);
    transferTold(io, deal.cells);
}

/// In a `welcome` that resumes, and in a `sync`.
void transfer(auto& io, DuelRoundState& state)
{
    io.integer("round", state.round, 1);
    transfer(io, state.deal);
    io.time("started_ms_ago", state.startedAgo);
    if (io.has("in_ms", state.startsIn.count() > 0))
        transferCount(io, state.startsIn);
    io.flag("paused", state.isPaused);
    if (!io.isNotNull("result", state.verdict.has_value()))
        return;
    io.object("result", [&state](auto& inner) {
        duel::Verdict& verdict = present(state.verdict);
        inner.integer("n", state.pairs);
        inner.word("winner", verdict.winner, winningSeatWords);
        inner.word("reason", verdict.reason, duelEndWords);
    });
}

void transfer(auto& io, Hello& hello)
{
    if (!io.protocol(hello.protocol))
        return;
    io.text("name", hello.name, 1, maxNameLength);
    io.word("role", hello.role, roleWords);
    io.text("client", hello.client, 0, maxClientLength);
    if (io.has("resume", hello.resume.has_value())) {
        io.object("resume", [&resume = present(hello.resume)](auto& inner) {
            inner.text("token", resume.token);
            inner.integer("round", resume.round);
            inner.integer("n", resume.plies);
        });
    }
    io.flag("continues", hello.supportsStartMoves);
    io.flag("duels", hello.supportsDuels);
}

void transfer(auto& io, Challenge& challenge)
{
    transferBytes(io, "nonce", challenge.nonce);
}

void transfer(auto& io, Proof& proof)
{
    QString mac = QString::fromLatin1(proof.mac.toHex());
    io.text("mac", mac);
    proof.mac = bytesFromHex(mac, secretBytes);
}

void transfer(auto& io, Welcome& welcome)
{
    if (!io.protocol(welcome.protocol))
        return;
    io.text("name", welcome.name, 1, maxNameLength);
    io.text("client", welcome.client, 0, maxClientLength);
    io.object("setup", [&](auto& inner) { transfer(inner, welcome.setup); });
    if (io.has("token", !welcome.token.isEmpty())) // absent for a spectator
        io.hex("token", welcome.token, tokenBytes);
    bool isResumed = welcome.resumed || welcome.resumedDuel;
    io.flag("resumed", isResumed);
    if (isResumed && welcome.setup.game == linkGame)
        transfer(io, present(welcome.resumedDuel));
    else if (isResumed)
        transfer(io, present(welcome.resumed));
}

void transfer(auto& io, Reject& reject)
{
    std::optional<RejectReason> reason = reject.reason;
    io.openWord("reason", reason, rejectWords);
    reject.reason = reason.value_or(RejectReason::Other);
}

void transfer(auto& io, Start& start)
{
    io.integer("round", start.round, 1);
    io.word("black", start.black, seatWords);
    if (io.has("setup", start.setup.has_value()))
        io.object("setup", [&setup = present(start.setup)](auto& inner) { transfer(inner, setup); });
    if (io.has("moves", !start.moves.empty()))
        io.cells("moves", start.moves, maxListedMoves);
}

void transfer(auto& io, HandCommitment& sealed)
{
    transferBytes(io, "commit", sealed.commit);
}

void transfer(auto& io, Reveal& reveal)
{
    io.openWord("choice", reveal.choice, handWords);
    io.text("nonce", reveal.nonce);
}

void transfer(auto& io, Move& move)
{
    io.integer("round", move.round);
    io.integer("n", move.ply, 1);
    io.integer("x", move.cell.x);
    io.integer("y", move.cell.y);
}

void transfer(auto& io, Choice& choice)
{
    io.integer("round", choice.round);
    io.integer("n", choice.plies);
    io.word("take", choice.choice, openingChoiceWords);
}

void transfer(auto& io, Request& request)
{
    io.integer("id", request.id);
    io.text("kind", request.kindText);
    request.kind = valueOf(requestWords, request.kindText);
    io.integer("round", request.round);
    io.integer("n", request.plies);
    transferChoices(io, request.choices);
}

void transfer(auto& io, Reply& reply)
{
    io.integer("id", reply.id);
    io.text("kind", reply.kindText);
    reply.kind = valueOf(requestWords, reply.kindText);
    io.boolean("accept", reply.accept);
    if (!io.has("reason", reply.reason && *reply.reason != AnswerReason::Other))
        return;
    io.openWord("reason", reply.reason, answerWords);
    reply.reason = reply.reason.value_or(AnswerReason::Other);
}

void transfer(auto& io, Chat& chat)
{
    io.text("text", chat.text, 1, maxChatLength);
    if (io.has("from", chat.from.has_value()))
        io.word("from", present(chat.from), seatWords);
}

void transfer(auto& io, message::Result& result)
{
    io.integer("round", result.round);
    io.integer("n", result.plies);
    io.word("winner", result.winner, winnerWords);
    io.openWord("reason", result.reason, endWords);
    transferChoices(io, result.choices);
}

void transfer(auto& io, Clock& clock)
{
    io.integer("round", clock.round);
    io.integer("n", clock.plies);
    transfer(io, clock.times);
    transferChoices(io, clock.choices);
}

void transfer(auto& io, Timeout& timeout)
{
    io.integer("round", timeout.round);
    io.word("side", timeout.side, sideWords);
    transferChoices(io, timeout.choices);
}

/// The names of the players, in a `sync`.
void transferNames(auto& io, auto& sync)
{
    io.object("names", [&sync](auto& names) {
        names.text("host", sync.host, 1, maxNameLength);
        if (names.isNotNull("guest", sync.guest.has_value()))
            names.text("guest", present(sync.guest), 1, maxNameLength);
    });
}

void transfer(auto& io, Sync& sync)
{
    transferSpectated(io, sync.roundState);
    transferNames(io, sync);
}

void transfer(auto& io, DuelSync& sync)
{
    int round = sync.roundState ? sync.roundState->round : 0;
    io.integer("round", round);
    if (round > 0)
        transfer(io, present(sync.roundState));
    transferNames(io, sync);
}

void transfer(auto& io, DuelStart& start)
{
    io.integer("round", start.round, 1);
    transfer(io, start.deal);
    transferCount(io, start.startsIn);
}

void transferSeat(auto& io, std::optional<Seat>& seat)
{
    if (io.has("seat", seat.has_value()))
        io.word("seat", present(seat), seatWords);
}

void transfer(auto& io, message::Pair& pair)
{
    io.integer("round", pair.round);
    io.integer("n", pair.number, 1);
    io.cell("a", pair.a);
    io.cell("b", pair.b);
    io.time("t", pair.at);
    transferTold(io, pair.cells);
    transferSeat(io, pair.seat);
}

void transfer(auto& io, Help& help)
{
    io.integer("round", help.round);
    io.integer("n", help.pairs);
    io.word("kind", help.kind, helpWords);
    io.time("t", help.at);
    transferTold(io, help.cells);
    transferSeat(io, help.seat);
}

void transfer(auto& io, message::Board& board)
{
    io.integer("round", board.round);
    io.integer("n", board.pairs);
    io.bytes("cells", board.cells, maxCells);
}

void transfer(auto& io, DuelResult& result)
{
    io.integer("round", result.round);
    io.integer("n", result.pairs);
    io.word("winner", result.winner, winningSeatWords);
    io.openWord("reason", result.reason, duelEndWords);
}

void transfer(auto& io, Pairs& pairs)
{
    io.word("seat", pairs.seat, seatWords);
    io.integer("from", pairs.from, 1);
    io.numbers("list", pairs.list, maxListedActions);
    io.wordRows("helps", pairs.helps, helpWords, maxListedActions - std::ssize(pairs.list));
}

void transfer(auto& io, Propose& propose)
{
    io.integer("id", propose.id);
    io.integer("round", propose.round);
    io.text("game", propose.game, 1);
    io.text("rule", propose.rule, 1);
    io.integer("size", propose.size);
    if (io.has("opening", propose.opening != QLatin1String{"free"}))
        io.text("opening", propose.opening, 1);
}

void transfer(auto& io, ProposalReply& reply)
{
    io.integer("id", reply.id);
    io.boolean("accept", reply.accept);
}

void transfer(auto& io, Error& error)
{
    std::optional<ErrorCode> code = error.code;
    io.openWord("code", code, errorWords);
    error.code = code.value_or(ErrorCode::Other);
    io.text("detail", error.detail);
}

/// Messages with one number or none.
template <typename Content>
void transfer(auto& io, Content& content)
{
    if constexpr (requires { content.id; })
        io.integer("id", content.id);
    else if constexpr (requires { content.round; })
        io.integer("round", content.round);
    else if constexpr (requires { content.t; })
        io.integer("t", content.t);
    else
        static_assert(std::is_empty_v<Content> || std::is_same_v<Content, Reserved>);
}

} // namespace qipan::net::message
