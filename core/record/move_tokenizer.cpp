// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_tokenizer.h"

#include "core/record/text.h"

#include <algorithm>
#include <array>

namespace qipan::record {

namespace {

constexpr std::string_view betweenMoves = " \t\r\n\v\f,;\"'()[]<>|_/.\\*&~:=#^@";
constexpr std::string_view resultEnds = " \t\r\n\v\f{;";
constexpr std::size_t longestResult = 8;    // in bytes
constexpr std::size_t mostNumberDigits = 3; // of a move number
constexpr std::size_t readProse = 200;      // bytes behind a semicolon that decide, so that reading takes linear time
constexpr std::size_t longestGroup = 16;    // with one move, which is no variation

bool isLatin(char letter)
{
    return upper(letter) >= 'A' && upper(letter) <= 'Z';
}

/// Returns the length of a pass at the front, or 0.
std::size_t passLength(std::string_view text)
{
    for (const std::string_view pass : {"PASS", "PA", "PS", "--"}) {
        if (std::ranges::equal(text.substr(0, pass.size()), pass, {}, upper))
            return pass.size();
    }
    return 0;
}

/// Returns the length of a column letter and one or two digits at the front, or 0.
std::size_t cellLength(std::string_view text)
{
    const std::size_t digits = text.empty() || !isLatin(text.front()) ? 0 : leadingDigits(text.substr(1), 2);
    return digits == 0 ? 0 : digits + 1;
}

bool isOneMove(std::string_view text)
{
    const std::string_view move = trimmed(text, " \t()");
    return !move.empty() && std::max(passLength(move), cellLength(move)) == move.size();
}

/// Returns true if the line at the front is prose. In "h8; i9" the semicolon separates moves.
bool isProse(std::string_view text)
{
    const std::string_view line = text.substr(0, text.find('\n'));
    std::size_t run = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (static_cast<unsigned char>(line[at]) >= 0x80)
            return true;
        const std::size_t pass = run == 0 ? passLength(line.substr(at)) : 0;
        at += pass;
        run = at < line.size() && isLatin(line[at]) ? run + 1 : 0;
        if (run == 3)
            return true;
    }
    return false;
}

} // namespace

bool isResultText(std::string_view text)
{
    constexpr std::array<std::string_view, 4> named{"*", "1/2-1/2", "1/2", "\u00bd-\u00bd"};
    if (std::ranges::find(named, text) != named.end())
        return true;
    const std::size_t first = leadingDigits(text, 2);
    const std::string_view other = text.substr(std::min(first + 1, text.size()));
    const auto black = readNumber<unsigned>(text.substr(0, first));
    const auto white = other.size() <= 2 ? readNumber<unsigned>(other) : std::nullopt;
    if (!black || !white)
        return false;
    return text[first] == '-' || (text[first] == ':' && *black + *white == 64); // "1:05" is a time
}

MoveTokenizer::MoveTokenizer(std::string_view text, bool isReversi)
    : m_text{text.substr(0, text.find_last_not_of(allBlanks) + 1)}
    , m_isReversi{isReversi}
{
}

bool MoveTokenizer::find()
{
    while (m_at < m_text.size()) {
        if (passNumberOrResult() || passScore() || passComment() || passGroup() || passAnnotation())
            continue;
        if (!isBetween())
            return true;
        ++m_at;
    }
    return false;
}

std::optional<MoveTokenizer::Named> MoveTokenizer::consumeCell()
{
    const std::size_t length = cellLength(rest());
    if (length == 0)
        return std::nullopt;
    const Named named{.column = upper(here()) - 'A',
                      .number = readNumber<int>(m_text.substr(m_at + 1, length - 1)).value_or(0)};
    m_at += length;
    m_hasMoves = true;
    return named;
}

bool MoveTokenizer::consumePass()
{
    const std::size_t length = passLength(rest());
    m_at += length;
    m_hasMoves = m_hasMoves || length > 0;
    return length > 0;
}

bool MoveTokenizer::isBetween() const
{
    // Two dashes are a pass.
    return betweenMoves.find(here()) != std::string_view::npos || (here() == '+' && m_isReversi)
        || (here() == '-' && m_text.substr(m_at + 1, 1) != "-");
}

bool MoveTokenizer::passNumberOrResult()
{
    std::string_view word = rest().substr(0, longestResult + 1);
    word = word.substr(0, word.find_first_of(resultEnds));
    if (isResultText(word) && isEnd(m_at + word.size())) {
        m_result = word;
        m_at += word.size();
        return true;
    }
    const std::size_t digits = leadingDigits(rest(), mostNumberDigits + 1);
    if (digits == 0 || digits > mostNumberDigits)
        return false;
    m_at += digits;
    const bool isTime = rest().size() > 1 && here() == ':' && isDigit(m_text[m_at + 1]);
    m_hasSkipped = m_hasSkipped || isTime;
    if (m_at < m_text.size() && (here() == ')' || here() == ':'))
        ++m_at;
    else
        m_at = std::min(m_text.find_first_not_of('.', m_at), m_text.size());
    return true;
}

/// Passes over ": +06 0 0" of a logbook, of which the first number is black's lead.
bool MoveTokenizer::passScore()
{
    if (!m_isReversi || here() != ':')
        return false;
    const std::string_view behind = trimmed(rest().substr(1));
    const std::string_view score = behind.substr(0, behind.find_first_of(allBlanks));
    if (behind.find_first_not_of("0123456789+-. \t") != std::string_view::npos || score.size() < 2
        || (score.front() != '+' && score.front() != '-'))
        return false;
    m_result = score;
    m_hasSkipped = m_hasSkipped || score.size() != behind.size();
    m_at = m_text.size();
    return true;
}

bool MoveTokenizer::passComment()
{
    const bool isLine = here() == ';' && isProse(rest().substr(1, readProse));
    if (here() != '{' && !isLine)
        return false;
    const std::size_t end = std::min(m_text.find(isLine ? '\n' : '}', m_at), m_text.size());
    const std::string_view said = trimmed(m_text.substr(m_at + 1, end - m_at - 1));
    if (!m_comment.empty() && !said.empty())
        m_comment += '\n';
    m_comment += said;
    m_at = std::min(end + 1, m_text.size());
    return true;
}

/// Passes over a group in round brackets unless it holds a move of the game: one move alone, or the first one.
bool MoveTokenizer::passGroup()
{
    if (here() != '(' || !m_hasVariations)
        return false;
    int depth = 0;
    std::size_t end = m_at;
    for (; end < m_text.size(); ++end) {
        depth += m_text[end] == '(' ? 1 : m_text[end] == ')' ? -1 : 0;
        if (depth == 0)
            break;
    }
    m_hasVariations = m_hasMoves && depth == 0;
    const std::string_view group = m_text.substr(m_at, end - m_at);
    if (!m_hasVariations || (group.size() <= longestGroup && isOneMove(group)))
        return false;
    m_hasSkipped = true;
    m_at = end + 1;
    return true;
}

bool MoveTokenizer::passAnnotation()
{
    std::size_t length = 0;
    if (here() == '!' || here() == '?')
        length = 1;
    else if (here() == '$')
        length = 1 + leadingDigits(rest().substr(1), mostNumberDigits);
    else if (rest().starts_with("[%"))
        length = std::min(rest().find(']'), rest().size() - 1) + 1;
    m_at += length;
    m_hasSkipped = m_hasSkipped || length > 0;
    return length > 0;
}

bool MoveTokenizer::isEnd(std::size_t at) const
{
    while (at < m_text.size()) {
        if (m_text[at] == '{')
            at = std::min(m_text.find('}', at), m_text.size() - 1) + 1;
        else if (allBlanks.find(m_text[at]) != std::string_view::npos)
            ++at;
        else
            return false;
    }
    return true;
}

} // namespace qipan::record
