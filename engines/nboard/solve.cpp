// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/nboard/solve.h"

#include "core/record/position_text.h"
#include "core/record/text.h"
#include "core/reversi/endgame.h"
#include "core/reversi/evaluation.h"

#include <atomic>
#include <chrono>
#include <iomanip>
#include <istream>
#include <ostream>

namespace qipan::nboard {

using namespace reversi;
using record::PositionProblem;

namespace {

constexpr std::size_t longestPosition = 4096; // bytes; a longer line is not a position

/// Reads a line, keeping at most one byte more than the longest. False at the end of the input.
bool readLine(std::istream& input, std::string& line)
{
    line.clear();
    bool any = false;
    for (char byte = 0; input.get(byte); any = true) {
        if (byte == '\n')
            return true;
        if (line.size() <= longestPosition)
            line += byte;
    }
    return any;
}

std::string firstMove(const Position& position, const EndgameResult& result)
{
    if (legalMoves(position) != 0)
        return record::nameOf(result.line.front());
    return legalMoves(position.passed()) != 0 ? "pa" : "--";
}

class Solving {
public:
    Solving(const SolveOptions& options, std::ostream& out)
        : m_solver{options.tableBytes, options.threads}
        , m_out{out}
    {
        m_out << std::fixed << std::setprecision(3);
    }

    void solve(int number, const Position& position)
    {
        m_solver.clear();
        const std::atomic<bool> never{false};
        const auto begin = std::chrono::steady_clock::now();
        const EndgameResult result = m_solver.solve(position, EndgameAim::Exact, {}, never, &m_evaluator);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        m_nodes += result.nodes;
        m_time += took;
        m_out << number << ' ' << std::showpos << result.score << std::noshowpos << ' ' << firstMove(position, result)
              << ' ' << result.nodes << ' ' << took.count() << std::endl;
    }

    void finish() { m_out << "total " << m_nodes << ' ' << m_time.count() << std::endl; }

private:
    const PatternEvaluator m_evaluator{trainedWeights()};
    EndgameSolver m_solver;
    std::ostream& m_out;
    std::uint64_t m_nodes = 0;
    std::chrono::duration<double> m_time{0};
};

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

bool solveAll(std::istream& input, std::string_view file, const SolveOptions& options, std::ostream& out,
              std::ostream& errors)
{
    Solving solving{options, out};
    bool allRead = true;
    int number = 0;
    std::string line;
    for (int lineNumber = 1; readLine(input, line); ++lineNumber) {
        const auto complain = [&](std::string_view reason) {
            errors << "qipan-reversi: " << file << ", line " << lineNumber << ": " << reason << std::endl;
            allRead = false;
        };
        if (line.size() > longestPosition) {
            ++number;
            complain("too long");
            continue;
        }
        const auto position = readObfLine(line);
        if (!position)
            continue;
        ++number;
        if (*position)
            solving.solve(number, **position);
        else
            complain(position->error());
    }
    solving.finish();
    return allRead;
}

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
