// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/match_text.h"

#include <initializer_list>
#include <string_view>

namespace qipan::test {

namespace {

[[nodiscard]] std::string word(Side side)
{
    return side == Side::Black ? "black" : "white";
}

[[nodiscard]] std::string word(EndReason reason)
{
    switch (reason) {
    case EndReason::Five:
        return "five";
    case EndReason::Forbidden:
        return "forbidden";
    case EndReason::Full:
        return "full";
    case EndReason::Count:
        return "count";
    case EndReason::Resign:
        return "resign";
    case EndReason::Agreed:
        return "agreed";
    case EndReason::Timeout:
        return "timeout";
    case EndReason::Other:
        return "other";
    }
    return "?";
}

[[nodiscard]] std::string word(AnswerReason reason)
{
    switch (reason) {
    case AnswerReason::Stale:
        return "stale";
    case AnswerReason::Crossed:
        return "crossed";
    case AnswerReason::Nothing:
        return "nothing";
    case AnswerReason::Withdrawn:
        return "withdrawn";
    case AnswerReason::Other:
        return "other";
    }
    return "?";
}

[[nodiscard]] std::string joined(std::initializer_list<std::string_view> parts)
{
    std::string all;
    for (const auto part : parts)
        all += part;
    return all;
}

[[nodiscard]] std::string word(Cell cell)
{
    const auto x = std::to_string(cell.x);
    return cell.y == 0 ? x : joined({x, "/", std::to_string(cell.y)});
}

/// One overload for each event.
struct TextWriter {
    std::string operator()(const Placed& placed) const
    {
        return joined({text(placed.by), " plays ", word(placed.cell), " as ply ", std::to_string(placed.ply)});
    }
    std::string operator()(const Chosen& chosen) const
    {
        return joined({text(chosen.by), " takes ", keyOf(chosen.choice), " at ", std::to_string(chosen.plies)});
    }
    std::string operator()(const Passed& passed) const { return joined({word(passed.side), " passes"}); }
    std::string operator()(const Asked& asked) const
    {
        return joined({text(asked.by), " asks ", text(asked.kind), " ", std::to_string(asked.id)});
    }
    std::string operator()(const Answered& answered) const
    {
        auto all = joined({text(answered.asker), "'s ", text(answered.kind), " ", std::to_string(answered.id)});
        all += answered.accept ? " agreed" : " refused";
        return answered.reason ? joined({all, " ", word(*answered.reason)}) : all;
    }
    std::string operator()(const Withdrew& withdrew) const
    {
        return joined({text(withdrew.by), " withdraws ", std::to_string(withdrew.id)});
    }
    std::string operator()(const TookBack& tookBack) const
    {
        return joined({text(tookBack.by), " takes back to ", std::to_string(tookBack.plies)});
    }
    std::string operator()(const Ended& ended) const
    {
        return joined({text(ended.by), " ends it: ", text(ended.verdict)});
    }
    std::string operator()(const Finished& finished) const { return joined({"finished: ", text(finished.kind)}); }
    std::string operator()(const Confirmed&) const { return "confirmed"; }
    std::string operator()(const RequestsVoided&) const { return "voided"; }
    std::string operator()(const Overruled& overruled) const
    {
        const auto all = joined({"overruled: ", text(overruled.verdict)});
        return overruled.choices == 0 ? all : joined({all, " after choices ", std::to_string(overruled.choices)});
    }
};

[[nodiscard]] std::string requestText(const Match& match, Seat seat)
{
    const auto& open = match.request(seat);
    if (!open)
        return {};
    return joined({text(seat), open->withdrawn ? " withdrew " : " waits for ", text(open->kind), " ",
                   std::to_string(open->id), "; "});
}

} // namespace

std::string text(Seat seat)
{
    return seat == Seat::First ? "host" : "guest";
}

std::string text(RequestKind kind)
{
    switch (kind) {
    case RequestKind::Undo:
        return "undo";
    case RequestKind::Draw:
        return "draw";
    case RequestKind::Restart:
        return "restart";
    case RequestKind::Again:
        return "again";
    }
    return "?";
}

std::string text(const Verdict& verdict)
{
    const auto winner = verdict.outcome.winner ? word(*verdict.outcome.winner) : std::string{"draw"};
    return joined({winner, " ", word(verdict.outcome.reason), " at ", std::to_string(verdict.plies)});
}

std::string text(const Event& event)
{
    return std::visit(TextWriter{}, event);
}

std::string text(Refusal refusal)
{
    switch (refusal) {
    case Refusal::Stale:
        return "stale";
    case Refusal::Crossed:
        return "crossed";
    case Refusal::Nothing:
        return "nothing";
    case Refusal::Late:
        return "late";
    case Refusal::NothingToAnswer:
        return "nothing to answer";
    case Refusal::AlreadySettled:
        return "already settled";
    case Refusal::NotYourTurn:
        return "not your turn";
    case Refusal::WrongPly:
        return "wrong ply";
    case Refusal::Waiting:
        return "waiting";
    case Refusal::AnswerFirst:
        return "answer first";
    case Refusal::NotInThisState:
        return "not in this state";
    case Refusal::ChooseFirst:
        return "choose first";
    case Refusal::Outside:
        return "outside";
    case Refusal::Occupied:
        return "occupied";
    case Refusal::NoFlip:
        return "no flip";
    case Refusal::Opening:
        return "opening";
    case Refusal::Desync:
        return "desync";
    }
    return "?";
}

std::string text(const Match::Decision& decision)
{
    if (const auto* refusal = std::get_if<Refusal>(&decision))
        return joined({"refused: ", text(*refusal)});
    std::string all;
    for (const auto& event : std::get<Match::Events>(decision))
        all += joined({all.empty() ? "" : "; ", text(event)});
    return all;
}

std::string text(const Match& match)
{
    auto all = joined({"black is ", text(match.black()), "; plies"});
    for (const auto& ply : match.game().plies())
        all += joined({" ", word(ply.side), " ", word(ply.cell)});
    for (const OpeningChoice choice : match.openingChoices())
        all += joined({"; taken ", keyOf(choice)});
    all += joined({"; to move ", text(match.seatToMove()), "; ", requestText(match, Seat::First),
                   requestText(match, Seat::Second), match.isRunning() ? "running" : "over"});
    if (match.verdict())
        all += joined({"; ", text(*match.verdict()), match.isConfirmed() ? " confirmed" : ""});
    if (match.finished())
        all += joined({"; finished: ", text(*match.finished())});
    return all;
}

} // namespace qipan::test
