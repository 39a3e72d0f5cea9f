// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/record/random_record.h"

#include "core/games/registry.h"
#include "tests/support/catch.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <array>

namespace qipan::test {

using namespace record;

namespace {

using Node = GameTree::Node;

/// Characters that need care in formats; a line break is the last.
std::string randomText(std::mt19937& random, std::size_t longest, bool oneLine)
{
    constexpr std::array<std::string_view, 14> letters{"a", "B", "7", " ", "[", "]",  "\\",
                                                       ":", ";", "(", ")", "é", "棋", "\n"};
    std::string text;
    for (std::size_t left = below(random, longest + 1); left > 0; --left)
        text += letters[below(random, letters.size() - (oneLine ? 1 : 0))];
    return text;
}

Cell randomCell(std::mt19937& random, BoardSize size)
{
    return {static_cast<int>(below(random, static_cast<std::size_t>(size.columns))),
            static_cast<int>(below(random, static_cast<std::size_t>(size.rows)))};
}

Cell randomLegal(std::mt19937& random, const BoardGame& game)
{
    for (int tries = 0; tries < 30; ++tries) {
        const Cell cell = randomCell(random, game.size());
        if (game.isLegal(cell))
            return cell;
    }
    const std::vector<Cell> cells = legalCells(game);
    return cells[below(random, cells.size())];
}

class Maker {
public:
    Maker(std::mt19937& random, GameRecord record, const GameSetup& setup, RecordShape shape)
        : m_random{random}
        , m_record{std::move(record)}
        , m_setup{setup}
        , m_shape{shape}
    {
    }

    GameRecord make() &&
    {
        grow(GameTree::root, 1 + below(m_random, 60));
        for (std::size_t left = m_shape.hasVariations ? below(m_random, 5) : 0; left > 0; --left)
            grow(static_cast<Node>(below(m_random, m_record.tree.size())), 1 + below(m_random, 8));
        if (m_shape.hasNotes)
            addNotes();
        return std::move(m_record);
    }

private:
    void grow(Node node, std::size_t plies)
    {
        const auto game = m_setup.makeGame();
        std::vector<Node> path;
        for (Node at = node; at != GameTree::root; at = m_record.tree.parent(at))
            path.push_back(at);
        std::for_each(path.rbegin(), path.rend(), [&](Node at) {
            if (const auto cell = m_record.tree.ply(at).cell)
                game->play(*cell);
        });
        Side turn = Side::Black; // as in records, where passes are explicit
        if (node != GameTree::root)
            turn = opposite(m_record.tree.ply(node).side);
        for (; plies > 0 && !game->outcome(); --plies) {
            if (turn != game->sideToMove())
                node = m_record.tree.add(node, {.side = turn, .cell = std::nullopt});
            turn = game->sideToMove();
            const Cell cell = randomLegal(m_random, *game);
            game->play(cell);
            node = m_record.tree.add(node, {.side = turn, .cell = cell});
            turn = opposite(turn);
        }
    }

    void addNotes()
    {
        m_record.black = randomText(m_random, 10, true);
        m_record.white = randomText(m_random, 10, true);
        m_record.event = randomText(m_random, 5, true);
        m_record.date = "2026-11-22";
        m_record.result = "B+R";
        for (Node node = 0; node < m_record.tree.size(); ++node) {
            if (below(m_random, 8) != 0)
                continue;
            m_record.tree.setComment(node, randomText(m_random, 30, false));
            addJudgement(node);
            for (const MarkKind kind :
                 {MarkKind::Triangle, MarkKind::Square, MarkKind::Circle, MarkKind::Cross, MarkKind::Label}) {
                if (below(m_random, 3) != 0)
                    continue;
                const bool label = kind == MarkKind::Label;
                m_record.tree.addMark(node,
                                      {.cell = randomCell(m_random, {m_record.size, m_record.size}),
                                       .kind = kind,
                                       .label = label ? randomText(m_random, 3, true) : std::string{}});
            }
        }
    }

    void addJudgement(Node node)
    {
        if (node != GameTree::root)
            m_record.tree.setQuality(node, static_cast<MoveQuality>(below(m_random, 7)));
        if (below(m_random, 2) == 0)
            REQUIRE(m_record.tree.setValue(node, textOfValue(static_cast<double>(below(m_random, 12'801)) / 100 - 64)));
    }

    std::mt19937& m_random;
    GameRecord m_record;
    GameSetup m_setup;
    RecordShape m_shape;
};

} // namespace

GameRecord randomGomoku(std::mt19937& random, std::string_view rule, int size, RecordShape shape)
{
    // Without a rule the game lasts until an exact five.
    const auto setup = makeSetup(gomokuKey, rule.empty() ? "standard" : rule, size);
    GameRecord record;
    record.size = size;
    record.rule = rule.empty() ? rule : setup->rule;
    return Maker{random, std::move(record), *setup, shape}.make();
}

GameRecord randomGomoku(std::mt19937& random, RecordShape shape)
{
    const GameInfo& game = *findGame(gomokuKey);
    const RuleInfo& rule = game.rules[below(random, game.rules.size())];
    const int size = rule.sizes[below(random, rule.sizes.size())];
    return randomGomoku(random, below(random, 4) == 0 ? std::string_view{} : rule.key, size, shape);
}

GameRecord randomReversi(std::mt19937& random, RecordShape shape)
{
    GameRecord record;
    record.game = reversiKey;
    record.size = 8;
    return Maker{random, std::move(record), *makeSetup(reversiKey, "standard", 8), shape}.make();
}

} // namespace qipan::test
