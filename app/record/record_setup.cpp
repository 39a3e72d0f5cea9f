// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/record_setup.h"

#include "core/record/replay.h"

#include <QCoreApplication>

#include <array>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(RecordSetup)
};

/// Returns the set-up stones as alternating moves, or nothing if that is impossible.
[[nodiscard]] std::optional<std::vector<Cell>> startAsMoves(const record::GameRecord& record)
{
    std::vector<Cell> moves;
    if (!record.start)
        return moves;
    if (record.game != record::gomokuKey)
        return std::nullopt;                  // flipped discs do not show who played them
    std::array<std::vector<Cell>, 2> ofSides; // black's, white's
    for (const Ply& stone : record.start->stones)
        ofSides[indexOf(stone.side)].push_back(stone.cell);
    const auto& [black, white] = ofSides;
    if (black.size() != white.size() + (record.start->toMove == Side::White ? 1 : 0))
        return std::nullopt;
    for (std::size_t i = 0; i < black.size(); ++i) {
        moves.push_back(black[i]);
        if (i < white.size())
            moves.push_back(white[i]);
    }
    return moves;
}

[[nodiscard]] bool isAlike(const BoardGame& a, const BoardGame& b)
{
    if (a.sideToMove() != b.sideToMove())
        return false;
    for (int y = 0; y < a.size().rows; ++y) {
        for (int x = 0; x < a.size().columns; ++x) {
            if (a.stoneAt({x, y}) != b.stoneAt({x, y}))
                return false;
        }
    }
    return true;
}

/// Returns whether its moves are legal and lead to this position without ending the game.
[[nodiscard]] bool leadsTo(const GameSetup& setup, const BoardGame& position)
{
    const auto game = setup.makeGame();
    for (const Cell cell : setup.start) {
        if (!game->isLegal(cell))
            return false;
        game->play(cell);
    }
    return !game->outcome() && isAlike(*game, position);
}

/// Returns the rules by which the record can be continued, the likeliest first.
[[nodiscard]] std::vector<std::string_view> rulesFor(const record::GameRecord& record, const QString& wantedRule)
{
    if (!record.rule.empty())
        return {record.rule};
    const GameInfo& game = *findGame(record.game);
    std::vector<std::string_view> rules;
    if (const RuleInfo* wanted = game.findRule(wantedRule.toStdString()))
        rules.push_back(wanted->key);
    for (const RuleInfo& rule : game.rules)
        rules.push_back(rule.key);
    return rules;
}

} // namespace

Result<GameSetup, QString> setupFromRecord(const record::GameRecord& record,
                                           std::span<const record::GameTree::Node> path, const QString& wantedRule)
{
    const auto position = record::positionAfter(record, path);
    if (position->outcome())
        return Tr::tr("The game is over in this position.");
    const std::vector<Cell> played = record::cellsOf(record.tree, path);
    auto moves = startAsMoves(record);
    if (moves)
        moves->insert(moves->end(), played.begin(), played.end());
    bool isSizeKnown = false;
    for (const std::string_view rule : rulesFor(record, wantedRule)) {
        auto setup = makeSetup(record.game, rule, record.size);
        if (!setup)
            continue;
        isSizeKnown = true;
        if (moves) {
            setup->start = *moves;
            if (leadsTo(*setup, *position))
                return *setup;
        }
        setup->position = record.start;
        setup->start = played;
        if (leadsTo(*setup, *position))
            return *setup;
    }
    return isSizeKnown ? Tr::tr("No rule in this program allows these moves.")
                       : Tr::tr("Qipan does not support boards of this size.");
}

Result<RecordLine, QString> wholeLine(const record::GameRecord& record, record::GameTree::Node shown,
                                      const QString& wantedRule)
{
    auto line = record::lineThrough(record.tree, shown);
    std::optional<Cell> last;
    if (record::positionAfter(record, line)->outcome()) {
        while (!line.empty() && !last) {
            last = record.tree.ply(line.back()).cell;
            line.pop_back();
        }
    }
    const auto from = setupFromRecord(record, line, wantedRule);
    if (!from)
        return from.error();
    RecordLine whole{.setup = *from, .plies = {}};
    whole.setup.position = record.start; // the initial position was not played by anybody
    whole.setup.start.clear();
    const auto position = whole.setup.makeGame();
    for (const Cell cell : record::cellsOf(record.tree, line))
        position->play(cell);
    if (last && position->isLegal(*last))
        position->play(*last);
    whole.plies = position->plies();
    return whole;
}

} // namespace qipan::app
