// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_tokenizer.h"

#include "core/record/result_text.h"
#include "core/record/text.h"

#include <algorithm>
#include <array>

namespace qipan::record {

namespace {

constexpr std::string_view betweenMoves = " \t\r\n\v\f,;\"'()[]<>|_/.\\*&~:=#^@";
constexpr std::string_view resultEnds = " \t\r\n\v\f{;.,";
constexpr std::size_t mostNumberDigits = 3; // of a move number
constexpr std::size_t longestStatement = 80;
constexpr std::size_t readProse = 200;   // bytes behind a semicolon that decide, so that reading takes linear time
constexpr std::size_t longestGroup = 16; // with one move, which is no variation

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

/// Returns the length of a time at the front, "5s" or "0.5s", or 0.
std::size_t secondsLength(std::string_view text)
{
    const std::size_t end = std::min(text.find_first_not_of("0123456789."), text.size());
    const std::string_view behind = text.substr(end);
    const bool isTime = behind.starts_with('s') && (behind.size() == 1 || !(isLatin(behind[1]) || isDigit(behind[1])));
    return isTime ? end + 1 : 0;
}

/// Returns the length of the text if it is a sentence on the result, such as "White wins"; else 0.
std::size_t statementLength(std::string_view text, bool isReversi)
{
    const std::string_view statement = trimmed(text);
    const bool isNotation = !text.starts_with(statement) || std::max(passLength(text), cellLength(text)) > 0
        || statement.find_first_not_of("0123456789:") == std::string_view::npos;
    return !isNotation && readResult(statement, isReversi) ? statement.size() : 0;
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

bool isCommentLine(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text.starts_with('%')
        || ((text.starts_with('#') || text.starts_with("//")) && isProse(text.substr(0, readProse)));
}

std::size_t resultLength(std::string_view text)
{
    for (const std::string_view named : {"*", "1/2-1/2", "1/2", "\u00bd-\u00bd", "\u00bd"}) {
        const std::string_view behind = text.substr(std::min(named.size(), text.size()));
        if (text.starts_with(named) && (behind.empty() || resultEnds.find(behind.front()) != std::string_view::npos))
            return named.size();
    }
    const auto numberAt = [text](std::size_t at) { return leadingDigits(text.substr(at), 3); };
    const auto skipBlanks = [text](std::size_t at) { return std::min(text.find_first_not_of(" \t", at), text.size()); };
    const std::size_t first = numberAt(0);
    const std::size_t sign = skipBlanks(first);
    const std::size_t second = skipBlanks(std::min(sign + 1, text.size()));
    const std::size_t end = second + numberAt(second);
    if (first == 0 || first > 2 || end == second || end - second > 2
        || (end < text.size() && resultEnds.find(text[end]) == std::string_view::npos))
        return 0;
    const auto black = readNumber<unsigned>(text.substr(0, first));
    const auto white = readNumber<unsigned>(text.substr(second, end - second));
    const bool isTime = text[sign] == ':' && *black + *white != 64; // "1:05"
    return text[sign] == '-' || (text[sign] == ':' && !isTime) ? end : 0;
}

MoveTokenizer::MoveTokenizer(std::string_view text, bool isReversi)
    : m_text{text.substr(0, text.find_last_not_of(allBlanks) + 1)}
    , m_isReversi{isReversi}
{
}

bool MoveTokenizer::find()
{
    while (m_at < m_text.size()) {
        if (passResult() || passNumber() || passScore() || passComment() || passWord() || passGroup()
            || passAnnotation())
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
    m_hasNumber = false;
    return named;
}

bool MoveTokenizer::consumePass()
{
    const std::size_t length = passLength(rest());
    m_at += length;
    m_hasMoves = m_hasMoves || length > 0;
    m_hasNumber = m_hasNumber && length == 0;
    return length > 0;
}

bool MoveTokenizer::isBetween() const
{
    // Two dashes are a pass.
    // Before a move of gomoku it is none of its notation, but of a logbook.
    const bool isLogbook =
        !m_isReversi && cellLength(rest().substr(1)) > 0 && (m_at == 0 || !isDigit(m_text[m_at - 1]));
    const bool isPlus = here() == '+' && !isLogbook;
    return isPlus || betweenMoves.find(here()) != std::string_view::npos
        || (here() == '-' && m_text.substr(m_at + 1, 1) != "-");
}

bool MoveTokenizer::passResult()
{
    std::size_t length = resultLength(rest());
    if (length == 0 || !isEnd(m_at + length)) {
        const std::string_view front = rest().substr(0, longestStatement);
        const std::string_view line = front.substr(0, front.find_first_of("\n{;"));
        length = m_hasMoves && isEnd(m_at + line.size()) ? statementLength(line, m_isReversi) : 0;
    }
    if (length == 0)
        return false;
    m_result = m_text.substr(m_at, length);
    m_at += length;
    return true;
}

bool MoveTokenizer::passNumber()
{
    const std::size_t digits = leadingDigits(rest(), mostNumberDigits + 1);
    if (digits == 0 || digits > mostNumberDigits)
        return false;
    if (const std::size_t seconds = secondsLength(rest())) {
        m_hasSkipped = true;
        m_at += seconds;
        return true;
    }
    m_hasNumber = true;
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
    const std::string_view behind = trimmed(rest().substr(1, longestStatement));
    const std::string_view score = behind.substr(0, behind.find_first_of(allBlanks));
    const bool isLast = rest().size() <= longestStatement && behind.find('\n') == std::string_view::npos;
    if (!isLast || score.size() < 2 || (score.front() != '+' && score.front() != '-')
        || score.find_first_not_of("0123456789.", 1) != std::string_view::npos)
        return false;
    m_result = score;
    m_hasSkipped = m_hasSkipped || score.size() != behind.size();
    m_at = m_text.size();
    return true;
}

bool MoveTokenizer::passCommentLine()
{
    const std::size_t before = m_at;
    m_at = std::min(m_text.find_first_not_of(allBlanks, m_at), m_text.size());
    if (!rest().empty() && isCommentLine(rest().substr(0, std::min(rest().find('\n'), readProse))) && passComment())
        return true;
    m_at = before;
    return false;
}

bool MoveTokenizer::passComment()
{
    const bool isSign = here() == '%' || here() == '#' || here() == '/';
    const std::size_t before = isSign ? m_text.substr(0, m_at).find_last_not_of(" \t") : 0;
    const bool isLineStart = isSign && (before == std::string_view::npos || m_text[before] == '\n');
    const bool isLine = (here() == ';' && isProse(rest().substr(1, readProse)))
        || (isLineStart && isCommentLine(rest().substr(0, std::min(rest().find('\n'), readProse))));
    if (here() != '{' && !isLine)
        return false;
    const std::size_t end = std::min(m_text.find(isLine ? '\n' : '}', m_at), m_text.size());
    std::string_view said = trimmed(m_text.substr(m_at + 1, end - m_at - 1));
    if (isLine && said.starts_with('/'))
        said = trimmed(said.substr(1));
    if (!m_comment.empty() && !said.empty())
        m_comment += '\n';
    m_comment += said;
    m_at = std::min(end + 1, m_text.size());
    return true;
}

/// Passes over a word that stands before a move or its number.
bool MoveTokenizer::passWord()
{
    constexpr std::array<std::string_view, 19> before{"MOVE", "MOVES", "PLY", "BLACK", "WHITE", "B",    "W",
                                                      "X",    "O",     "第",  "手",    "步",    "黑棋", "黑方",
                                                      "白棋", "白方",  "黑",  "白",    "黒"};
    for (const std::string_view word : before) {
        if (!std::ranges::equal(rest().substr(0, word.size()), word, {}, upper))
            continue;
        const std::string_view behind = rest().substr(word.size());
        const std::string_view next = trimmed(behind.substr(0, longestGroup), " \t.:-#(");
        const bool isWhole = word.size() < 3 || !isLatin(word.front()) || behind.empty() || !isLatin(behind.front());
        const bool isBefore = cellLength(next) > 0 || (word.size() > 1 && leadingDigits(next, 1) > 0);
        if (isWhole && isBefore && cellLength(rest()) == 0) {
            m_at += word.size();
            return true;
        }
    }
    return false;
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
        else if (m_text[at] == ';' && isProse(m_text.substr(at + 1, readProse)))
            at = std::min(m_text.find('\n', at), m_text.size());
        else if (m_text[at] == '.' || allBlanks.find(m_text[at]) != std::string_view::npos)
            ++at;
        else
            return false;
    }
    return true;
}

} // namespace qipan::record
