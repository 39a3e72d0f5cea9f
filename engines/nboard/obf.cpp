// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/nboard/obf.h"

#include "core/record/position_text.h"
#include "core/record/text.h"

namespace qipan::nboard {

using namespace reversi;
using record::PositionProblem;

namespace {

std::string fieldsOf(const PositionProblem& problem)
{
    using Kind = PositionProblem::Kind;
    switch (problem.kind) {
    case Kind::FewSquares:
        return "fewer than 64 squares";
    case Kind::NoSquare:
        return "square " + record::nameOf(problem.square) + " is neither a disc nor empty";
    case Kind::NoSide:
        return "no side to move";
    case Kind::MoreThanSide:
        return "more than a side to move after the squares";
    case Kind::WrongSide:
        break;
    }
    return "the side to move is neither black nor white";
}

} // namespace

std::optional<Result<Position, std::string>> readObfLine(std::string_view line)
{
    using Read = Result<Position, std::string>;
    const std::string_view text = record::trimmed(line.substr(0, line.find_first_of("%;")));
    if (text.empty() && line.find(';') == std::string_view::npos)
        return std::nullopt;
    const auto read = record::readPosition(text);
    if (!read)
        return Read{fieldsOf(read.error())};
    const record::Discs& discs = read->discs;
    return read->toMove == Side::Black ? Read{Position{discs.black, discs.white}}
                                       : Read{Position{discs.white, discs.black}};
}

} // namespace qipan::nboard
