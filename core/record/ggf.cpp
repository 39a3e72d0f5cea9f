#include "core/record/ggf.h"

#include "core/record/disc_letter.h"
#include "core/record/position_text.h"
#include "core/record/text.h"

#include <algorithm>
#include <utility>

namespace qipan::record {

using namespace reversi;

namespace {

using Problem = std::optional<std::string>; // nothing where all is well

bool isBlank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
}

std::string withoutBlanks(std::string_view text)
{
    std::string letters;
    for (const char letter : text) {
        if (!isBlank(letter))
            letters += letter;
    }
    return letters;
}

std::string upperWithoutBlanks(std::string_view text)
{
    std::string letters = withoutBlanks(text);
    std::transform(letters.begin(), letters.end(), letters.begin(), upper);
    return letters;
}

/// NAME[value], one after the other.
struct Tag {
    std::string_view name;
    std::string_view value;
};

/// Takes the first one away from `rest`; nothing where there is none.
std::optional<Tag> takeTag(std::string_view& rest)
{
    while (!rest.empty() && isBlank(rest.front()))
        rest.remove_prefix(1);
    const auto open = rest.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
    if (open == 0 || open == std::string_view::npos || rest[open] != '[')
        return std::nullopt;
    const auto close = rest.find(']', open);
    if (close == std::string_view::npos)
        return std::nullopt;
    const Tag tag{.name = rest.substr(0, open), .value = rest.substr(open + 1, close - open - 1)};
    rest.remove_prefix(close + 1);
    return tag;
}

/// "8", 64 squares and the side to move; blanks may stand between all of these.
std::optional<Turn> readBoard(std::string_view value)
{
    const std::string letters = withoutBlanks(value);
    if (letters.size() != 66 || letters.front() != '8')
        return std::nullopt;
    const auto side = readDiscLetter(letters.back());
    if (!side)
        return std::nullopt;
    const auto discs = readDiscs(std::string_view{letters}.substr(1, 64));
    if (!discs)
        return std::nullopt;
    const bool black = *side == Side::Black;
    return Turn{
        .position = {.mover = black ? discs->black : discs->white, .other = black ? discs->white : discs->black},
        .side = *side};
}

class GgfReading {
public:
    Problem take(const Tag& tag)
    {
        if (tag.name == "PB")
            m_game.black = tag.value;
        else if (tag.name == "PW")
            m_game.white = tag.value;
        else if (tag.name == "BO")
            return takeBoard(tag.value);
        else if (tag.name == "GM" && upperWithoutBlanks(tag.value) != "OTHELLO")
            return "not a game of Othello";
        else if (tag.name == "B" || tag.name == "W")
            return takeMove(tag.name == "B" ? Side::Black : Side::White, tag.value);
        return std::nullopt;
    }

    GgfGame& game() { return m_game; }

private:
    Problem takeBoard(std::string_view value)
    {
        const auto board = readBoard(value);
        if (!board)
            return "BO is no board of 8 lines with a side to move";
        if (!m_game.moves.empty())
            return "BO comes after a move";
        m_game.start = m_turn = *board;
        return std::nullopt;
    }

    Problem takeMove(Side side, std::string_view value)
    {
        const auto move = readMove(withoutBlanks(value.substr(0, value.find('/'))));
        const std::string number = "move " + std::to_string(m_game.moves.size() + 1);
        if (!move)
            return number + " is neither a square nor a pass";
        if (side != m_turn.side && m_turn.mustPass())
            play(passMove);
        if (side != m_turn.side || !m_turn.allows(*move))
            return number + " is not legal";
        play(*move);
        return std::nullopt;
    }

    void play(Square move)
    {
        m_game.moves.push_back(move);
        m_turn = m_turn.after(move);
    }

    GgfGame m_game;
    Turn m_turn;
};

} // namespace

Result<GgfGame, std::string> readGgf(std::string_view text)
{
    const auto begin = text.find("(;");
    if (begin == std::string_view::npos)
        return std::string{"no game begins"};
    std::string_view rest = text.substr(begin + 2);
    GgfReading reading;
    while (const auto tag = takeTag(rest)) {
        if (const Problem problem = reading.take(*tag))
            return *problem;
    }
    if (!rest.starts_with(";)"))
        return std::string{"the game is not ended by ;)"};
    return std::move(reading.game());
}

std::optional<Square> readMove(std::string_view text)
{
    if (text.size() != 2)
        return text.size() == 4 && upper(text[0]) == 'P' && upper(text[1]) == 'A' && upper(text[2]) == 'S'
                && upper(text[3]) == 'S'
            ? std::optional{passMove}
            : std::nullopt;
    const char column = upper(text[0]);
    const char row = upper(text[1]);
    if (column == 'P' && row == 'A')
        return passMove;
    if (column < 'A' || column > 'H' || row < '1' || row > '8')
        return std::nullopt;
    return squareOf({column - 'A', row - '1'});
}

std::string textOfMove(Square move)
{
    if (move == passMove)
        return "PA";
    const Cell cell = cellOf(move);
    return {static_cast<char>('A' + cell.x), static_cast<char>('1' + cell.y)};
}

} // namespace qipan::record
