// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/diagram.h"

#include "core/record/start_cells.h"
#include "core/record/tree_builder.h"

namespace qipan::book {

namespace {

record::GameRecord startOf(const Diagram& diagram)
{
    record::GameRecord record;
    record.game = diagram.game;
    record.size = diagram.size.columns;
    record.rule = diagram.rule;
    const bool isReversi = diagram.game == record::reversiKey;
    const auto standardStart = record::StartCells{isReversi, record.size}.start(Side::Black);
    const bool isStandard = diagram.turn == Side::Black && diagram.stones.size() == standardStart.stones.size()
        && std::ranges::is_permutation(diagram.stones, standardStart.stones);
    if (!isStandard)
        record.start = StartPosition{.stones = diagram.stones, .toMove = diagram.turn};
    return record;
}

std::size_t playAll(const Diagram& diagram, record::TreeBuilder& builder, record::GameRecord& record)
{
    const auto mark = [&] {
        for (const record::Mark& drawn : diagram.marks)
            record.tree.addMark(builder.here(), drawn);
    };
    std::size_t played = 0;
    for (; played < diagram.moves.size(); ++played) {
        if (played == diagram.shown)
            mark();
        if (builder.play(std::nullopt, diagram.moves[played]))
            return played;
    }
    if (played == diagram.shown)
        mark();
    return played;
}

/// Returns what is said of a cell, or else of all others; null if nothing is.
template <typename Said>
const Said* ofCell(const std::vector<Said>& all, Cell cell)
{
    const Said* others = nullptr;
    for (const Said& each : all) {
        if (std::ranges::find(each.cells, cell) != each.cells.end())
            return &each;
        if (each.cells.empty())
            others = &each;
    }
    return others;
}

} // namespace

const std::vector<Cell>* Exercise::answerFrom(std::span<const Cell> moves) const
{
    const auto found = std::ranges::find_if(answers, [&](const std::vector<Cell>& answer) {
        return answer.size() >= moves.size() && std::ranges::equal(std::span{answer}.first(moves.size()), moves);
    });
    return found != answers.end() ? &*found : nullptr;
}

std::string_view Exercise::wrongMoveText(Cell cell) const
{
    const Wrong* found = ofCell(wrong, cell);
    return found != nullptr ? std::string_view{found->text} : std::string_view{};
}

std::span<const Cell> Exercise::refutationOf(Cell cell) const
{
    const Refutation* found = ofCell(refutations, cell);
    return found != nullptr ? std::span<const Cell>{found->moves} : std::span<const Cell>{};
}

CellNames Diagram::names() const
{
    return {.size = size, .rowsFromBottom = game == record::gomokuKey, .inSmallLetters = game == record::reversiKey};
}

bool isSameBoard(const Diagram& a, const Diagram& b)
{
    const auto isSame = [](const std::optional<Exercise>& one, const std::optional<Exercise>& other) {
        if (!one || !other)
            return one.has_value() == other.has_value();
        return one->answers == other->answers && one->refutations == other->refutations
            && std::ranges::equal(one->wrong, other->wrong, {}, &Exercise::Wrong::cells, &Exercise::Wrong::cells);
    };
    return a.id == b.id && a.game == b.game && a.rule == b.rule && a.size == b.size && a.stones == b.stones
        && a.turn == b.turn && a.moves == b.moves && a.shown == b.shown && a.marks == b.marks && a.area == b.area
        && a.link == b.link && a.pairs == b.pairs && isSame(a.exercise, b.exercise)
        && std::ranges::equal(a.claims, b.claims, {}, &Claim::text, &Claim::text);
}

std::optional<record::GameRecord> recordOf(const Diagram& diagram)
{
    if (diagram.link)
        return std::nullopt;
    record::GameRecord record = startOf(diagram);
    record::RecordBudget budget;
    record::TreeBuilder builder{record, budget};
    playAll(diagram, builder, record);
    record.tree.setComment(record::GameTree::root, diagram.caption);
    return record;
}

std::optional<std::size_t> firstIllegalMove(const Diagram& diagram)
{
    record::GameRecord record = startOf(diagram);
    record::RecordBudget budget;
    record::TreeBuilder builder{record, budget};
    const std::size_t played = playAll(diagram, builder, record);
    return played < diagram.moves.size() ? std::optional{played} : std::nullopt;
}

} // namespace qipan::book
