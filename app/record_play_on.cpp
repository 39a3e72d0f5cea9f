#include "app/record_play_on.h"

#include "core/record/tree_walk.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(PlayOn)
};

/// The stones that were set up, as moves of both sides in turn: nothing where they cannot be.
[[nodiscard]] std::optional<std::vector<Cell>> startAsMoves(const record::GameRecord& record)
{
    std::vector<Cell> moves;
    if (!record.start)
        return moves;
    if (record.game != record::gomokuKey)
        return std::nullopt; // discs that turned over tell nothing of who played them
    const auto& stones = record.start->stones;
    const auto ofSide = [&stones](Side side) {
        std::vector<Cell> cells;
        for (const Ply& stone : stones) {
            if (stone.side == side)
                cells.push_back(stone.cell);
        }
        return cells;
    };
    const std::vector<Cell> black = ofSide(Side::Black);
    const std::vector<Cell> white = ofSide(Side::White);
    const std::size_t whites = record.start->toMove == Side::White ? white.size() + 1 : white.size();
    if (black.size() != whites)
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

/// The moves can be played one after the other, and lead to this position, which goes on.
[[nodiscard]] bool leadsTo(const GameSetup& setup, const std::vector<Cell>& moves, const BoardGame& position)
{
    const auto game = setup.makeGame();
    for (const Cell cell : moves) {
        if (!game->isLegal(cell))
            return false;
        game->play(cell);
    }
    return !game->outcome() && isAlike(*game, position);
}

} // namespace

Result<GameSetup, QString> playOnFrom(const record::GameRecord& record, std::span<const record::GameTree::Node> path,
                                      const QString& wantedRule)
{
    const auto position = record::positionAfter(record, path);
    if (position->outcome())
        return Tr::tr("The game is over here.");
    auto moves = startAsMoves(record);
    if (!moves)
        return Tr::tr("This game begins with a position that was set up, which no moves lead to.");
    for (const record::GameTree::Node node : path) {
        if (const auto cell = record.tree.ply(node).cell)
            moves->push_back(*cell);
    }
    const GameInfo& game = *findGame(record.game);
    std::vector<std::string_view> rules;
    if (!record.rule.empty()) {
        rules.push_back(record.rule);
    } else {
        if (const RuleInfo* wanted = game.findRule(wantedRule.toStdString()))
            rules.push_back(wanted->key);
        for (const RuleInfo& rule : game.rules)
            rules.push_back(rule.key);
    }
    bool isSizeKnown = false;
    for (const std::string_view rule : rules) {
        auto setup = makeSetup(record.game, rule, record.size);
        isSizeKnown = isSizeKnown || setup;
        if (!setup || !leadsTo(*setup, *moves, *position))
            continue;
        setup->start = std::move(*moves);
        return *setup;
    }
    if (!isSizeKnown)
        return Tr::tr("Nothing is played here on a board of this size.");
    return Tr::tr("This game begins with a position that was set up, which no moves lead to.");
}

} // namespace qipan::app
