// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/nboard/words.h"

#include "core/record/ggf.h"
#include "engines/common/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace qipan::nboard {

namespace {

/// A number of hundredths with two decimals.
std::string textOfHundredths(long long number)
{
    const long long magnitude = std::llabs(number);
    std::string text = std::to_string(magnitude / 100) + '.';
    text += static_cast<char>('0' + magnitude % 100 / 10);
    text += static_cast<char>('0' + magnitude % 10);
    if (number < 0)
        text.insert(text.begin(), '-');
    return text;
}

} // namespace

engines::LineKind kindOf(std::string_view line)
{
    constexpr int urgent = 2;
    constexpr std::array<std::string_view, 6> askedFor{"SET", "MOVE", "HINT", "GO", "ANALYZE", "LEARN"};
    const std::string name = engines::readCommand(line).name;
    engines::LineKind kind{.isLast = name == "QUIT", .urgency = 0, .patience = urgent};
    if (name == "PING" || name == "QUIT")
        kind.urgency = urgent;
    else if (std::ranges::find(askedFor, name) != askedFor.end())
        kind.urgency = 1;
    if (name == "HINT" || name == "ANALYZE")
        kind.patience = 1;
    return kind;
}

std::string textOfEval(int hundredths)
{
    return textOfHundredths(hundredths);
}

std::string textOfSeconds(std::chrono::duration<double> time)
{
    return textOfHundredths(std::llround(time.count() * 100));
}

std::string textOfLine(const reversi::Turn& turn, const std::vector<Cell>& line)
{
    reversi::Turn at = turn;
    std::string text;
    for (const Cell cell : line) {
        if (at.mustPass()) {
            text += record::textOfMove(reversi::passMove);
            at = at.after(reversi::passMove);
        }
        const reversi::Square square = reversi::squareOf(cell);
        if (!at.allows(square))
            break;
        text += record::textOfMove(square);
        at = at.after(square);
    }
    return text;
}

} // namespace qipan::nboard
