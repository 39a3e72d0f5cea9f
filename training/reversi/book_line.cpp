// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/book_line.h"

#include "core/reversi/evaluation.h"
#include "training/reversi/game_record.h"
#include "training/reversi/transcript.h"

#include <cstdlib>
#include <sstream>

namespace qipan::reversi {

namespace {

constexpr int maxDepth = 60;

/// Parses `d3:+35`, a move after `moves`.
std::optional<ScoredMove> readMove(const std::vector<Square>& moves, const std::string& word)
{
    const std::size_t colon = word.find(':');
    if (colon == std::string::npos)
        return std::nullopt;
    const std::optional<std::vector<Square>> longer = readTranscript(transcriptOf(moves) + word.substr(0, colon));
    std::istringstream rest{word.substr(colon + 1)};
    ScoredMove move;
    if (!longer || longer->size() != moves.size() + 1 || !(rest >> move.score) || std::abs(move.score) > maxScore)
        return std::nullopt;
    move.square = longer->back();
    return move;
}

} // namespace

std::string textOf(const BookLine& line)
{
    std::string text = line.moves.empty() ? "-" : transcriptOf(line.moves);
    text += ' ' + std::to_string(line.depth);
    for (const ScoredMove& move : line.best)
        text += ' ' + transcriptOf({move.square}) + (move.score >= 0 ? ":+" : ":") + std::to_string(move.score);
    return text;
}

std::optional<BookLine> readBookLine(std::string_view text)
{
    std::istringstream words{std::string{text}};
    std::string transcript;
    BookLine line;
    if (!(words >> transcript >> line.depth) || line.depth < 1 || line.depth > maxDepth)
        return std::nullopt;
    const auto moves = readTranscript(transcript == "-" ? "" : transcript);
    if (!moves)
        return std::nullopt;
    line.moves = *moves;
    for (std::string word; words >> word;) {
        const std::optional<ScoredMove> move = readMove(line.moves, word);
        if (!move)
            return std::nullopt;
        line.best.push_back(*move);
    }
    return !line.best.empty() && textOf(line) == text ? std::optional{line} : std::nullopt;
}

} // namespace qipan::reversi
