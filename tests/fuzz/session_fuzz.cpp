// SPDX-License-Identifier: GPL-3.0-or-later
// The whole life of sessions at four ends; the input decides who acts, what arrives when, and what is injected.
#include "tests/fuzz/fuzz_input.h"
#include "tests/fuzz/session_table.h"

#include <cstddef>
#include <cstdint>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

using End = SessionTable::End;

constexpr qsizetype everything = 1 << 20;
constexpr int longestLife = 400; ///< steps

[[nodiscard]] TableOptions optionsFrom(FuzzInput& input)
{
    TableOptions options{{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, std::nullopt}, {}, true};
    constexpr const char* openings[] = {"free", "", "pro", "long-pro", "swap", "swap2"};
    if (const int choice = input.below(6); choice == 1)
        options.terms.setup = *makeSetup("reversi", "standard", 8);
    else
        options.terms.setup = *makeSetup("gomoku", "freestyle", 15, openings[choice]);
    options.terms.first = static_cast<FirstBlack>(input.below(3));
    if (input.flag())
        options.terms.clock = ClockSetting{10, 1};
    if (input.flag())
        options.passcode = QStringLiteral("sesame");
    options.isTold = input.flag();
    return options;
}

/// An action of a user.
void act(SessionTable& table, FuzzInput& input)
{
    const End by = input.flag() ? End::Guest : End::Host;
    switch (input.below(12)) {
    case 0:
    case 1:
    case 2:
        if (const auto& match = table.side(by).match; match && match->chooser())
            table.act(by, match->choose(static_cast<OpeningChoice>(input.below(3))));
        else if (match)
            table.act(by, match->place({input.below(16), input.below(16)}));
        return;
    case 3:
        return table.ask(by, static_cast<RequestKind>(input.below(4)));
    case 4:
        return table.answer(by, input.flag());
    case 5:
        return table.withdraw(by);
    case 6:
        return table.act(by, Resign{});
    case 7:
        return table.chat(by, QString::fromUtf8(input.line()));
    case 8:
        return table.chooseHand(by, static_cast<Hand>(input.below(3)));
    case 9:
        return table.propose(
            by, input.flag() ? *makeSetup("reversi", "standard", 8) : *makeSetup("gomoku", "freestyle", 15));
    case 10:
        return table.answerProposal(by, input.flag());
    default:
        if (table.side(End::Host).terms && table.side(End::Host).terms->clock && input.flag())
            return table.act(End::Host, FlagFall{input.flag() ? Side::White : Side::Black});
        return table.sendClock({input.below(256) * 1s, 5ms});
    }
}

void step(SessionTable& table, FuzzInput& input)
{
    const auto any = [&] { return static_cast<End>(input.below(SessionTable::ends)); };
    switch (input.below(12)) {
    case 0:
    case 1:
    case 2: {
        const End to = any();
        return table.carry(to, everything);
    }
    case 3: {
        const End to = any();
        return table.carry(to, input.below(256));
    }
    case 4: {
        const End to = any();
        return table.tamper(to, input.line());
    }
    case 5:
        return table.wait(input.below(256) * 50ms);
    case 6:
        if (input.below(8) == 0)
            return table.leave(any());
        return table.breakLines();
    default:
        return act(table, input);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    FuzzInput input{data, size};
    SessionTable table{optionsFrom(input)};
    for (int count = 0; count < longestLife && !input.isEmpty(); ++count)
        step(table, input);
    return 0;
}
