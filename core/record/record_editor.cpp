// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/record_editor.h"

#include "core/record/utf8.h"

#include <utility>

namespace qipan::record {

using Place = RecordEditor::Place;

namespace {

/// Sets the judgements, and returns those of the same nodes before.
std::vector<RecordEditor::Judgement> exchangeAll(GameTree& tree, const std::vector<RecordEditor::Judgement>& judgements)
{
    std::vector<RecordEditor::Judgement> before;
    for (const auto& [node, quality, value] : judgements) {
        before.push_back({.node = node, .quality = tree.quality(node), .value = std::string{tree.valueText(node)}});
        tree.setQuality(node, quality);
        tree.setValue(node, value);
    }
    return before;
}

} // namespace

GameTree::Node RecordEditor::add(Place parent, RecordPly ply, bool continues)
{
    const GameTree::Node node = m_games[parent.game].tree.add(parent.node, ply);
    note({.kind = Edit::Kind::Add, .place = {parent.game, node}, .continues = continues && m_done > 0});
    return node;
}

void RecordEditor::remove(Place place)
{
    Edit edit{.kind = Edit::Kind::Remove, .place = place};
    detach(edit);
    note(std::move(edit));
}

void RecordEditor::setComment(Place place, std::string_view text)
{
    GameTree& tree = m_games[place.game].tree;
    const std::string_view kept = shortened(text, maxCommentBytes);
    if (tree.comment(place.node) == kept)
        return;
    const bool extendsLast = !m_edits.empty() && !canRedo() && m_saved != m_done
        && m_edits.back().kind == Edit::Kind::Comment && m_edits.back().place == place;
    if (!extendsLast)
        note({.kind = Edit::Kind::Comment, .place = place, .comment = std::string{tree.comment(place.node)}});
    tree.setComment(place.node, kept);
}

void RecordEditor::setMarks(Place place, const std::vector<Mark>& marks)
{
    GameTree& tree = m_games[place.game].tree;
    const auto before = tree.marks(place.node);
    note({.kind = Edit::Kind::Marks, .place = place, .marks = {before.begin(), before.end()}});
    tree.setMarks(place.node, marks);
}

void RecordEditor::adopt(std::size_t game, const std::vector<Judgement>& judgements)
{
    (void)exchangeAll(m_games[game].tree, judgements);
}

void RecordEditor::judge(Place place, const std::vector<Judgement>& judgements)
{
    GameTree& tree = m_games[place.game].tree;
    std::vector<Judgement> before = exchangeAll(tree, judgements);
    if (before != judgements)
        note({.kind = Edit::Kind::Judgements, .place = place, .judgements = std::move(before)});
}

void RecordEditor::note(Edit edit)
{
    if (m_saved && *m_saved > m_done)
        m_saved.reset(); // the saved state is lost with the undone edits
    m_edits.resize(m_done, Edit{.kind = Edit::Kind::Add});
    m_edits.push_back(std::move(edit));
    ++m_done;
}

Place RecordEditor::undo()
{
    Edit& edit = m_edits[--m_done];
    if (edit.kind == Edit::Kind::Remove)
        return reattach(edit);
    if (edit.kind != Edit::Kind::Add)
        return exchange(edit);
    Place place = detach(edit);
    while (m_edits[m_done].continues)
        place = detach(m_edits[--m_done]);
    return place;
}

Place RecordEditor::redo()
{
    Edit& edit = m_edits[m_done++];
    if (edit.kind == Edit::Kind::Remove)
        return detach(edit);
    if (edit.kind != Edit::Kind::Add)
        return exchange(edit);
    Place place = reattach(edit);
    while (canRedo() && m_edits[m_done].continues)
        place = reattach(m_edits[m_done++]);
    return place;
}

Place RecordEditor::detach(Edit& edit)
{
    edit.before = tree(edit).detach(edit.place.node);
    return {edit.place.game, tree(edit).parent(edit.place.node)};
}

Place RecordEditor::reattach(const Edit& edit)
{
    tree(edit).reattach(edit.place.node, edit.before);
    return edit.place;
}

Place RecordEditor::exchange(Edit& edit)
{
    GameTree& tree = this->tree(edit);
    const GameTree::Node node = edit.place.node;
    if (edit.kind == Edit::Kind::Comment) {
        std::string there{tree.comment(node)};
        tree.setComment(node, edit.comment);
        edit.comment = std::move(there);
    } else if (edit.kind == Edit::Kind::Judgements) {
        edit.judgements = exchangeAll(tree, edit.judgements);
    } else {
        const auto there = tree.marks(node);
        std::vector<Mark> kept{there.begin(), there.end()};
        tree.setMarks(node, edit.marks);
        edit.marks = std::move(kept);
    }
    return edit.place;
}

} // namespace qipan::record
