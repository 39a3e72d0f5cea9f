// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/book_tree.h"

#include "core/reversi/book.h"
#include "core/reversi/evaluation.h"
#include "training/reversi/game_record.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <set>
#include <sstream>

namespace qipan::reversi {

namespace {

/// A candidate for the next position, and moves to it.
struct Leaf {
    int cost = std::numeric_limits<int>::max();
    std::vector<Square> moves;

    [[nodiscard]] bool isBefore(const Leaf& other) const
    {
        return cost != other.cost ? cost < other.cost : transcriptOf(moves) < transcriptOf(other.moves);
    }
};

/// Parses `d3:+35`, a move after `moves`.
std::optional<SearchedMove> readMove(const std::vector<Square>& moves, const std::string& word)
{
    const std::size_t colon = word.find(':');
    if (colon == std::string::npos)
        return std::nullopt;
    const std::optional<std::vector<Square>> longer = readTranscript(transcriptOf(moves) + word.substr(0, colon));
    std::istringstream rest{word.substr(colon + 1)};
    SearchedMove move;
    if (!longer || longer->size() != moves.size() + 1 || !(rest >> move.score) || std::abs(move.score) > maxScore)
        return std::nullopt;
    move.square = longer->back();
    return move;
}

} // namespace

/// Writes the moves of each position in the format that Book::Reader reads.
class BookTree::Packer {
public:
    explicit Packer(const Nodes& nodes)
        : m_nodes{nodes}
    {
    }

    void pack(const Position& position)
    {
        const Node& node = m_nodes.at(position);
        const int symmetry = canonical(node.position).symmetry;
        m_told.insert(position);
        for (const Move& move : node.moves) {
            BookEntry entry{.square = transformed(move.square, symmetry), .isLast = &move == &node.moves.back()};
            if (move.isLeaf)
                entry.value = move.value;
            append(entry.bits());
        }
        for (const Move& move : node.moves) {
            if (!move.isLeaf && !m_told.contains(move.next))
                pack(move.next);
        }
    }

    [[nodiscard]] const std::vector<std::uint64_t>& words() const { return m_words; }

private:
    void append(std::uint16_t bits)
    {
        if (m_entries % BookEntry::perWord == 0)
            m_words.push_back(0);
        m_words.back() |= std::uint64_t{bits} << BookEntry::shiftOf(m_entries++);
    }

    const Nodes& m_nodes;
    std::set<Position, LessByBits> m_told;
    std::vector<std::uint64_t> m_words;
    std::size_t m_entries = 0;
};

bool BookTree::LessByBits::operator()(const Position& a, const Position& b) const
{
    return a.empties() != b.empties() ? a.empties() > b.empties() : isBefore(a, b);
}

BookTree::BookTree(std::vector<BookLine> lines)
{
    std::map<std::string, BookLine> byText;
    for (BookLine& line : lines) {
        std::string text = textOf(line);
        byText.emplace(std::move(text), std::move(line));
    }
    for (auto& [text, line] : byText) {
        const Position position = turnAfter(line.moves).position;
        m_nodes.try_emplace(canonical(position).position, Node{std::move(line), position, {}});
    }
    for (auto node = m_nodes.rbegin(); node != m_nodes.rend(); ++node)
        findMoves(node->second);
}

/// Precondition: this was called for all successors of the position.
void BookTree::findMoves(Node& node) const
{
    for (const SearchedMove& scored : node.line.best) {
        const Position next = afterMove(node.position, scored.square);
        Move move{.square = scored.square, .value = scored.score, .next = canonical(next).position, .isLeaf = true};
        if (const auto known = m_nodes.find(move.next); known != m_nodes.end()) {
            move.value = -known->second.moves.front().value;
            move.isLeaf = false;
        }
        const auto isAlike = [&move](const Move& other) { return other.next == move.next; };
        if (std::ranges::none_of(node.moves, isAlike))
            node.moves.push_back(move);
    }
    std::ranges::stable_sort(node.moves, [](const Move& a, const Move& b) { return a.value > b.value; });
}

std::string BookTree::errorText() const
{
    const auto start = m_nodes.find(canonical(startPosition).position);
    if (start == m_nodes.end())
        return "there is no line for the start of the game";
    for (const auto& [position, node] : m_nodes) {
        if (node.line.depth != start->second.line.depth)
            return "there are lines of different depths";
    }
    return {};
}

std::vector<std::vector<Square>> BookTree::nextLeaves(std::size_t count, int plyCost) const
{
    std::map<Position, Leaf, LessByBits> reached;
    std::vector<Leaf> leaves;
    reached[canonical(startPosition).position] = {0, {}};
    for (const auto& [position, reach] : reached) { // elements added in the loop come later in the order
        const auto known = m_nodes.find(position);
        if (known == m_nodes.end()) {
            leaves.push_back(reach);
            continue;
        }
        const Node& node = known->second;
        for (const Move& move : node.moves) {
            if (legalMoves(move.next) == 0)
                continue; // a pass or the end of the game
            Leaf next{reach.cost + plyCost + node.moves.front().value - move.value, node.line.moves};
            next.moves.push_back(move.square);
            if (Leaf& best = reached[move.next]; next.isBefore(best))
                best = std::move(next);
        }
    }
    std::ranges::sort(leaves, [](const Leaf& a, const Leaf& b) { return a.isBefore(b); });
    leaves.resize(std::min(count, leaves.size()));
    std::vector<std::vector<Square>> moveLines;
    for (Leaf& leaf : leaves)
        moveLines.push_back(std::move(leaf.moves));
    return moveLines;
}

std::vector<std::uint64_t> BookTree::packed() const
{
    const Position start = canonical(startPosition).position;
    Packer packer{m_nodes};
    packer.pack(start);
    std::vector<std::uint64_t> words{bookHeader | static_cast<std::uint64_t>(m_nodes.at(start).line.depth)};
    words.insert(words.end(), packer.words().begin(), packer.words().end());
    return words;
}

std::string textOf(const BookLine& line)
{
    std::string text = line.moves.empty() ? "-" : transcriptOf(line.moves);
    text += ' ' + std::to_string(line.depth);
    for (const SearchedMove& move : line.best)
        text += ' ' + transcriptOf({move.square}) + (move.score >= 0 ? ":+" : ":") + std::to_string(move.score);
    return text;
}

std::optional<BookLine> readBookLine(std::string_view text)
{
    std::istringstream words{std::string{text}};
    std::string transcript;
    BookLine line;
    if (!(words >> transcript >> line.depth) || line.depth < 1 || line.depth > wholeGame)
        return std::nullopt;
    const auto moves = readTranscript(transcript == "-" ? "" : transcript);
    if (!moves)
        return std::nullopt;
    line.moves = *moves;
    for (std::string word; words >> word;) {
        const std::optional<SearchedMove> move = readMove(line.moves, word);
        if (!move)
            return std::nullopt;
        line.best.push_back(*move);
    }
    return !line.best.empty() && textOf(line) == text ? std::optional{line} : std::nullopt;
}

} // namespace qipan::reversi
