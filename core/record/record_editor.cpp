// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/record_editor.h"

#include "core/record/utf8.h"

#include <utility>

namespace qipan::record {

using Place = RecordEditor::Place;

GameTree::Node RecordEditor::add(Place parent, RecordPly ply)
{
    const GameTree::Node node = m_games[parent.game].tree.add(parent.node, ply);
    note({.kind = Edit::Kind::Add, .place = {parent.game, node}});
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

void RecordEditor::note(Edit edit)
{
    if (m_saved && *m_saved > m_done)
        m_saved.reset(); // the saved state is lost with the undone edits
    m_edits.resize(m_done, Edit{.kind = Edit::Kind::Add});
    m_edits.push_back(std::move(edit));
    ++m_done;
}

/// Returns true for a pass that was added together with the following ply: the user sees both as one change.
bool RecordEditor::isPassForNext(std::size_t which) const
{
    if (which + 1 >= m_edits.size())
        return false;
    const Edit& pass = m_edits[which];
    const Edit& next = m_edits[which + 1];
    const GameTree& tree = m_games[pass.place.game].tree;
    return pass.kind == Edit::Kind::Add && next.kind == Edit::Kind::Add && pass.place.game == next.place.game
        && !tree.ply(pass.place.node).cell && tree.parent(next.place.node) == pass.place.node;
}

Place RecordEditor::undo()
{
    Edit& edit = m_edits[--m_done];
    if (edit.kind == Edit::Kind::Remove)
        return reattach(edit);
    if (edit.kind != Edit::Kind::Add)
        return exchange(edit);
    const Place place = detach(edit);
    return m_done > 0 && isPassForNext(m_done - 1) ? detach(m_edits[--m_done]) : place;
}

Place RecordEditor::redo()
{
    Edit& edit = m_edits[m_done++];
    if (edit.kind == Edit::Kind::Remove)
        return detach(edit);
    if (edit.kind != Edit::Kind::Add)
        return exchange(edit);
    const Place place = reattach(edit);
    return isPassForNext(m_done - 1) ? reattach(m_edits[m_done++]) : place;
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
    } else {
        const auto there = tree.marks(node);
        std::vector<Mark> kept{there.begin(), there.end()};
        tree.setMarks(node, edit.marks);
        edit.marks = std::move(kept);
    }
    return edit.place;
}

} // namespace qipan::record
