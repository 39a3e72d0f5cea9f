#include "engines/nboard/obf.h"

namespace qipan::nboard {

using namespace reversi;

namespace {

constexpr std::string_view blanks = " \t\r";
constexpr std::string_view blackLetters = "Xx*Bb";
constexpr std::string_view whiteLetters = "OoWw";
constexpr std::string_view emptyLetters = "-.";

std::string_view withoutBlanks(std::string_view text)
{
    const auto begin = text.find_first_not_of(blanks);
    return begin == std::string_view::npos ? std::string_view{}
                                           : text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

bool isOneOf(std::string_view letters, char letter)
{
    return letters.find(letter) != std::string_view::npos;
}

} // namespace

std::optional<Result<Position, std::string>> readObfLine(std::string_view line)
{
    using Read = Result<Position, std::string>;
    const std::string_view text = withoutBlanks(line.substr(0, line.find_first_of("%;")));
    if (text.empty() && line.find(';') == std::string_view::npos)
        return std::nullopt;
    if (text.size() < 64)
        return Read{std::string{"fewer than 64 squares"}};
    Squares black = 0;
    Squares white = 0;
    for (std::size_t i = 0; i < 64; ++i) {
        if (isOneOf(blackLetters, text[i]))
            black |= Squares{1} << i;
        else if (isOneOf(whiteLetters, text[i]))
            white |= Squares{1} << i;
        else if (!isOneOf(emptyLetters, text[i]))
            return Read{"square " + nameOf(static_cast<Square>(i)) + " is neither a disc nor empty"};
    }
    const std::string_view side = withoutBlanks(text.substr(64));
    if (side.size() != 1)
        return Read{std::string{side.empty() ? "no side to move" : "more than a side to move after the squares"}};
    if (isOneOf(blackLetters, side.front()))
        return Read{Position{black, white}};
    if (isOneOf(whiteLetters, side.front()))
        return Read{Position{white, black}};
    return Read{std::string{"the side to move is neither black nor white"}};
}

std::string nameOf(Square square)
{
    const auto [x, y] = cellOf(square);
    return {static_cast<char>('a' + x), static_cast<char>('1' + y)};
}

} // namespace qipan::nboard
