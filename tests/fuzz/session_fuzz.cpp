// SPDX-License-Identifier: GPL-3.0-or-later
// The whole life of sessions at four ends; the input decides who acts, what arrives when, and what is injected.
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

class Input {
public:
    Input(const std::uint8_t* data, std::size_t size)
        : m_bytes{reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)}
    {
    }

    [[nodiscard]] bool isEmpty() const { return m_bytes.isEmpty(); }
    /// A number below `count`; 0 at the end of the input.
    [[nodiscard]] int below(int count)
    {
        if (isEmpty())
            return 0;
        const auto value = static_cast<unsigned char>(m_bytes.front());
        m_bytes = m_bytes.sliced(1);
        return value % count;
    }
    [[nodiscard]] bool flag() { return below(2) == 1; }
    /// The bytes up to and including the next LF.
    [[nodiscard]] QByteArrayView line()
    {
        const auto end = m_bytes.indexOf('\n');
        const auto taken = m_bytes.first(end < 0 ? m_bytes.size() : end + 1);
        m_bytes = m_bytes.sliced(taken.size());
        return taken;
    }

private:
    QByteArrayView m_bytes;
};

[[nodiscard]] TableOptions optionsFrom(Input& input)
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
void act(SessionTable& table, Input& input)
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

void step(SessionTable& table, Input& input)
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
    Input input{data, size};
    SessionTable table{optionsFrom(input)};
    for (int count = 0; count < longestLife && !input.isEmpty(); ++count)
        step(table, input);
    return 0;
}
