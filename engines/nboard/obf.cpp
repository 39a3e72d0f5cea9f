#include "engines/nboard/obf.h"

#include "core/record/disc_letter.h"
#include "core/record/text.h"
#include "engines/common/words.h"

namespace qipan::nboard {

using namespace reversi;

namespace {

constexpr std::string_view blanks = " \t\r"; // a line may end with CR LF

} // namespace

std::optional<Result<Position, std::string>> readObfLine(std::string_view line)
{
    using Read = Result<Position, std::string>;
    const std::string_view text = engines::withoutBlanks(line.substr(0, line.find_first_of("%;")), blanks);
    if (text.empty() && line.find(';') == std::string_view::npos)
        return std::nullopt;
    if (text.size() < 64)
        return Read{std::string{"fewer than 64 squares"}};
    Position discs; // black's and white's
    for (std::size_t i = 0; i < 64; ++i) {
        const auto disc = record::readDiscLetter(text[i]);
        if (!disc && !record::isEmptyLetter(text[i]))
            return Read{"square " + record::nameOf(static_cast<Square>(i)) + " is neither a disc nor empty"};
        if (disc)
            (disc == Side::Black ? discs.mover : discs.other) |= Squares{1} << i;
    }
    const std::string_view side = engines::withoutBlanks(text.substr(64), blanks);
    if (side.size() != 1)
        return Read{std::string{side.empty() ? "no side to move" : "more than a side to move after the squares"}};
    const auto toMove = record::readDiscLetter(side.front());
    if (!toMove)
        return Read{std::string{"the side to move is neither black nor white"}};
    return Read{toMove == Side::Black ? discs : discs.passed()};
}

} // namespace qipan::nboard
