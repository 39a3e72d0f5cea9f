// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_parts.h"

#include "core/record/move_header.h"
#include "core/record/move_tokenizer.h"
#include "core/record/result_text.h"
#include "core/record/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qipan::record {

namespace {

constexpr std::array sizes{15, 19, 20}; // common board sizes of gomoku

/// Returns whether a comment in braces is open behind a line.
bool isInComment(std::string_view line, bool wasOpen)
{
    const std::size_t brace = line.find_last_of("{}");
    return brace == std::string_view::npos ? wasOpen : line[brace] == '{';
}

/// Returns true for a line with nothing but a result and comments.
bool isResultLine(std::string_view line)
{
    line = trimmed(line);
    while (line.starts_with('{') && line.find('}') != std::string_view::npos)
        line = trimmed(line.substr(line.find('}') + 1));
    return !line.empty() && (resultLength(line) == line.size() || readResult(line, true));
}

} // namespace

std::optional<int> numberOfMove(std::string_view text)
{
    const std::string_view front = trimmed(text.substr(0, text.find('\n')));
    const std::size_t digits = leadingDigits(front, 3);
    const std::string_view behind = trimmed(front.substr(digits), " \t.):-");
    // In a logbook it is the number of the game.
    const bool isMove = digits > 0 && !behind.starts_with('+') && !behind.empty() && !isDigit(behind.front())
        && behind.size() + digits < front.size();
    return isMove ? readNumber<int>(front.substr(0, digits)) : std::nullopt;
}

std::vector<MovePart> partsOf(std::string_view text, PartEnd end)
{
    std::vector<MovePart> parts;
    bool hasEnded = true;
    bool hasMoves = true; // headers alone are not a part
    bool inComment = false;
    std::size_t number = 1;
    for (std::size_t begin = 0; begin < text.size() && parts.size() <= maxGames; ++number) {
        const std::size_t next = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, next - begin);
        if (trimmed(line).empty()) {
            hasEnded = !inComment;
        } else {
            const bool isFirst = parts.empty()
                || (hasEnded && hasMoves && !inComment && numberOfMove(line).value_or(1) == 1 && !isResultLine(line));
            if (isFirst)
                parts.push_back({.line = number});
            const std::size_t first =
                isFirst ? begin : static_cast<std::size_t>(parts.back().text.data() - text.data());
            parts.back().text = text.substr(first, next - first);
            hasMoves = (!isFirst && hasMoves) || !(readMoveHeader(line) || isCommentLine(line));
            inComment = isInComment(line, inComment);
            hasEnded = end == PartEnd::Line;
        }
        begin = next + 1;
    }
    return parts;
}

const Reading& PartReading::transcript()
{
    if (!m_transcript)
        m_transcript = readTranscript(m_part.text);
    return *m_transcript;
}

const Reading& PartReading::gomokuOfSize()
{
    if (!m_gomokuOfSize)
        m_gomokuOfSize = readGomokuMoves(m_part.text, m_hint.size, m_hint.rows, m_hint.rule);
    return *m_gomokuOfSize;
}

const Reading& PartReading::gomoku()
{
    const Reading& smallest = gomokuOfSize();
    if (!std::exchange(m_hasTriedLarger, true)) {
        for (const int size : sizes) {
            if (smallest.isComplete() || m_larger || size <= m_hint.size)
                continue;
            if (Reading larger = readGomokuMoves(m_part.text, size, m_hint.rows, m_hint.rule); larger.isComplete())
                m_larger = std::move(larger);
        }
    }
    return m_larger ? *m_larger : smallest;
}

LineReadings::LineReadings(const MovePart& part, const RecordHint& hint)
    : m_lines{partsOf(part.text, PartEnd::Line)}
    , m_hint{hint}
{
    constexpr std::size_t mostKept = 1'000;
    m_first.reserve(std::min(m_lines.size(), mostKept));
    for (MovePart& line : m_lines) {
        line.line += part.line - 1;
        if (m_first.size() < mostKept)
            m_first.emplace_back(line, hint);
    }
}

} // namespace qipan::record
