// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/result_text.h"

#include "core/record/text.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

namespace qipan::record {

namespace {

constexpr std::size_t longestResult = 80; // in bytes; more is prose
constexpr int fewestDiscs = 4;            // on a board
constexpr int mostDiscs = 64;

enum class Term : std::uint8_t { Black, White, Wins, Loses, Resigns, By, Flags, Breaks, Time, Draw, Maybe };

struct Word {
    std::string_view text; ///< Latin ones are whole words
    Term term;
};
constexpr std::array resultWords{
    Word{"BLACK", Term::Black},
    Word{"WHITE", Term::White},
    Word{"B", Term::Black},
    Word{"W", Term::White},
    Word{"WINS", Term::Wins},
    Word{"WIN", Term::Wins},
    Word{"WON", Term::Wins},
    Word{"WINNER", Term::Wins},
    Word{"BEATS", Term::Wins},
    Word{"VICTORY", Term::Wins},
    Word{"LOSES", Term::Loses},
    Word{"LOST", Term::Loses},
    Word{"LOSS", Term::Loses},
    Word{"LOSER", Term::Loses},
    Word{"FORFEITS", Term::Loses},
    Word{"FORFEITED", Term::Loses},
    Word{"RESIGNS", Term::Resigns},
    Word{"RESIGNED", Term::Resigns},
    Word{"BY", Term::By},
    Word{"RESIGN", Term::Resigns},
    Word{"TIMEOUT", Term::Flags},
    Word{"TIMED OUT", Term::Flags},
    Word{"TIMES OUT", Term::Flags},
    Word{"OUT OF TIME", Term::Flags},
    Word{"FORBIDDEN", Term::Breaks},
    Word{"FOUL", Term::Breaks},
    Word{"TIME", Term::Time},
    Word{"DRAW", Term::Draw},
    Word{"DRAWN", Term::Draw},
    Word{"TIE", Term::Draw},
    Word{"TIED", Term::Draw},
    Word{"JIGO", Term::Draw},
    Word{"TO", Term::Maybe},
    Word{"CAN", Term::Maybe},
    Word{"COULD", Term::Maybe},
    Word{"SHOULD", Term::Maybe},
    Word{"WOULD", Term::Maybe},
    Word{"MAY", Term::Maybe},
    Word{"MIGHT", Term::Maybe},
    Word{"WILL", Term::Maybe},
    Word{"IF", Term::Maybe},
    Word{"NOT", Term::Maybe},
    Word{"NO", Term::Maybe},
    Word{"T", Term::Maybe}, // "didn't"
    Word{"黑", Term::Black},
    Word{"黒", Term::Black},
    Word{"白", Term::White},
    Word{"胜", Term::Wins},
    Word{"勝", Term::Wins},
    Word{"赢", Term::Wins},
    Word{"贏", Term::Wins},
    Word{"负", Term::Loses},
    Word{"負", Term::Loses},
    Word{"认输", Term::Resigns},
    Word{"認輸", Term::Resigns},
    Word{"投了", Term::Resigns},
    Word{"投子", Term::Resigns},
    Word{"输", Term::Loses},
    Word{"輸", Term::Loses},
    Word{"超时", Term::Flags},
    Word{"超時", Term::Flags},
    Word{"時間切れ", Term::Flags},
    Word{"禁手", Term::Breaks},
    Word{"平局", Term::Draw},
    Word{"和棋", Term::Draw},
    Word{"和局", Term::Draw},
    Word{"平手", Term::Draw},
    Word{"引き分け", Term::Draw},
    Word{"引分", Term::Draw},
    Word{"未", Term::Maybe},
    Word{"不", Term::Maybe},
    Word{"无", Term::Maybe},
    Word{"無", Term::Maybe},
};

bool isCapitalLetter(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}

/// Returns the longest known word at a place of a text, or null.
const Word* termAt(std::string_view text, std::size_t at)
{
    const Word* longest = nullptr;
    for (const Word& word : resultWords) {
        const std::size_t end = at + word.text.size();
        const bool isWhole = !isCapitalLetter(word.text.front())
            || ((at == 0 || !isCapitalLetter(text[at - 1])) && (end >= text.size() || !isCapitalLetter(text[end])));
        if (isWhole && text.substr(at).starts_with(word.text)
            && (longest == nullptr || longest->text.size() < word.text.size()))
            longest = &word;
    }
    return longest;
}

/// Removes `front` from the start of the text if present.
bool consume(std::string_view& text, std::string_view front)
{
    const bool isThere = text.starts_with(front);
    text.remove_prefix(isThere ? front.size() : 0);
    return isThere;
}

/// Removes and returns the number at the front.
std::optional<int> consumeNumber(std::string_view& text)
{
    const std::string_view digits = text.substr(0, leadingDigits(text, std::size_t{3}));
    text.remove_prefix(digits.size());
    return readNumber<int>(digits);
}

RecordOutcome wonBy(std::optional<Side> winner, EndReason reason, int discs = 0)
{
    return {.outcome = {winner, reason}, .discs = discs};
}

RecordOutcome countOf(int black, int white)
{
    if (black == white)
        return wonBy(std::nullopt, EndReason::Count);
    return wonBy(black > white ? Side::Black : Side::White, EndReason::Count, std::abs(black - white));
}

/// The terms of a sentence in their order.
class Statement {
public:
    explicit Statement(std::string_view text)
        : m_text{text}
    {
        for (std::size_t at = 0; at < text.size();) {
            const Word* word = termAt(text, at);
            if (word != nullptr)
                m_terms.push_back(word->term);
            at += word != nullptr ? word->text.size() : 1;
        }
    }

    [[nodiscard]] bool has(Term term) const { return std::ranges::find(m_terms, term) != m_terms.end(); }

    /// Returns the winner by the first verb: its subject is the side before it, or else behind it.
    [[nodiscard]] std::optional<Side> winner() const
    {
        std::optional<Side> side;
        std::optional<bool> wins;
        std::optional<bool> breaks; // a rule or the time: decides if nothing else does
        for (const Term term : m_terms) {
            if (term == Term::Black || term == Term::White) {
                side = term == Term::Black ? Side::Black : Side::White;
                if (wins)
                    break;
            } else if (term == Term::Wins || term == Term::Loses || term == Term::Resigns) {
                wins = wins.value_or(term == Term::Wins);
                if (side)
                    break;
            } else if (term == Term::By && side) {
                wins = true;
                break;
            } else if ((term == Term::Flags || term == Term::Breaks) && !breaks) {
                breaks = true;
            }
        }
        const bool isAlone = m_text == "BLACK" || m_text == "WHITE";
        if (!side || !(wins || breaks || isAlone))
            return std::nullopt;
        return wins.value_or(!breaks) ? side : opposite(*side);
    }

    [[nodiscard]] EndReason reason() const
    {
        if (has(Term::Time) || has(Term::Flags))
            return EndReason::Timeout;
        if (has(Term::Breaks))
            return EndReason::Forbidden;
        return has(Term::Resigns) || m_text.find("RESIGN") != std::string_view::npos ? EndReason::Resign
                                                                                     : EndReason::Other;
    }

    /// Returns by how many discs a side wins, as in "by 6", "6 discs" and "35-29"; 0 if it is not said.
    [[nodiscard]] int discs() const
    {
        const std::size_t at = std::min(m_text.find_first_of("0123456789"), m_text.size());
        std::string_view rest = m_text.substr(at);
        const int number = consumeNumber(rest).value_or(0);
        rest = trimmed(rest);
        if (consume(rest, "-") || consume(rest, ":")) {
            rest = trimmed(rest);
            const auto other = consumeNumber(rest);
            const bool isCount = other && number + *other >= fewestDiscs && number + *other <= mostDiscs;
            return isCount ? std::abs(number - *other) : 0;
        }
        const std::string_view before = trimmed(m_text.substr(0, at));
        const auto isUnit = [rest](std::string_view unit) { return rest.starts_with(unit); };
        constexpr std::array<std::string_view, 5> units{"DISC", "STONE", "POINT", "PIECE", "子"};
        const bool isSaid = before.ends_with("BY") || before.ends_with('+') || std::ranges::any_of(units, isUnit);
        return isSaid && number <= mostDiscs ? number : 0;
    }

private:
    std::string_view m_text;
    std::vector<Term> m_terms;
};

/// Reads a sentence, in capitals.
std::optional<RecordOutcome> toldInWords(std::string_view text, bool isReversi)
{
    const Statement said{text};
    if (said.has(Term::Maybe))
        return std::nullopt;
    const auto winner = said.winner();
    if (!winner)
        return said.has(Term::Draw) || text == "和" ? std::optional{wonBy(std::nullopt, EndReason::Agreed)}
                                                    : std::nullopt;
    const EndReason reason = said.reason();
    if (reason == EndReason::Forbidden && (isReversi || winner == Side::Black))
        return wonBy(winner, EndReason::Other);
    const int discs = isReversi && reason == EndReason::Other ? said.discs() : 0;
    return wonBy(winner, discs > 0 ? EndReason::Count : reason, discs);
}

/// Reads "B+R", "W+12", and for reversi "-64.00:r" and "+06", in capitals without blanks.
std::optional<RecordOutcome> toldWinner(std::string_view text, bool isReversi)
{
    std::optional<Side> winner;
    if (consume(text, "BLACK+") || consume(text, "B+"))
        winner = Side::Black;
    else if (consume(text, "WHITE+") || consume(text, "W+"))
        winner = Side::White;
    const bool isNamed = winner.has_value();
    if (!isNamed && isReversi) {
        if (consume(text, "+"))
            winner = Side::Black;
        else if (consume(text, "-"))
            winner = Side::White;
    }
    const std::string_view number = text.substr(0, text.find_first_not_of("0123456789."));
    consume(text, number);
    consume(text, ":");
    if (isNamed && text.ends_with(')'))
        text = text.substr(0, text.find('(')); // a remark
    const bool isMore = number.find_first_of("123456789") != std::string_view::npos;
    if (!winner && isReversi && !number.empty() && !isMore && text == "S")
        return wonBy(std::nullopt, EndReason::Agreed);
    if (!winner || !std::ranges::all_of(text, isCapitalLetter) || (!isNamed && number.empty()))
        return std::nullopt;
    constexpr std::array<std::string_view, 8> units{"DISC",  "DISCS",  "STONE", "STONES",
                                                    "POINT", "POINTS", "PIECE", "PIECES"};
    const bool isPlain = text.empty() || std::ranges::find(units, text) != units.end();
    if (!isMore && isReversi && (!isNamed || (isPlain && !number.empty())))
        return wonBy(std::nullopt, text == "S" ? EndReason::Agreed : EndReason::Count);
    if (text.starts_with('R') || text.starts_with('T'))
        return wonBy(winner, text.front() == 'R' ? EndReason::Resign : EndReason::Timeout);
    if (!isNamed && text == "S")
        return wonBy(winner, EndReason::Agreed);
    // Gomoku has no score: some files write 1 for a win.
    if (!isPlain || !isMore || !isReversi)
        return wonBy(winner, EndReason::Other);
    return wonBy(winner, EndReason::Count, readNumber<int>(number.substr(0, number.find('.'))).value_or(0));
}

/// Reads PGN's "1-0" and "0-1", and for reversi the discs of both sides, "35-29", with a remark behind them.
std::optional<RecordOutcome> toldScore(std::string_view text, bool isReversi)
{
    const auto black = consumeNumber(text);
    text = trimmed(text);
    if (!black || !(consume(text, "-") || consume(text, ":")))
        return std::nullopt;
    text = trimmed(text);
    const auto white = consumeNumber(text);
    const bool isRemark = text.empty() || text.front() == '(' || text.front() == ' ' || text.front() == ',';
    if (!white || !isRemark || (!text.starts_with('(') && text.find_first_of("0123456789") != std::string_view::npos))
        return std::nullopt;
    if ((*black == 1 && *white == 0) || (*black == 0 && *white == 1))
        return wonBy(*black == 1 ? Side::Black : Side::White, Statement{text}.reason());
    const bool isCount = isReversi && *black + *white >= fewestDiscs && *black + *white <= mostDiscs;
    return isCount ? std::optional{countOf(*black, *white)} : std::nullopt;
}

/// Returns true for the signs of a draw without words.
bool isDraw(std::string_view text)
{
    constexpr std::array<std::string_view, 5> draws{"1/2-1/2", "1/2", "0.5-0.5", "\u00bd-\u00bd", "\u00bd"};
    const bool isZero =
        text.starts_with('0') && text.find_first_not_of('0', text.starts_with("0.") ? 2 : 1) == std::string_view::npos;
    return isZero || std::ranges::find(draws, text) != draws.end();
}

} // namespace

std::optional<RecordOutcome> readResult(std::string_view text, bool isReversi)
{
    if (text.size() > longestResult)
        return std::nullopt;
    std::string buffer;
    const std::string capitals = upperText(trimmed(plainText(text, buffer)));
    const std::string_view said = trimmed(capitals, " \t\r\n.!\"");
    std::string tight{said};
    std::erase(tight, ' ');
    if (isDraw(tight))
        return wonBy(std::nullopt, EndReason::Agreed);
    if (const auto score = toldScore(said, isReversi))
        return score;
    const auto sign = toldWinner(tight, isReversi);
    return sign ? sign : toldInWords(said, isReversi);
}

} // namespace qipan::record
