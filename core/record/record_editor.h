// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace qipan::record {

/// Edits the trees of several games with undo and redo.
class RecordEditor {
public:
    /// A game and a node in its tree.
    struct Place {
        std::size_t game = 0;
        GameTree::Node node = GameTree::root;

        friend bool operator==(const Place&, const Place&) = default;
    };

    /// Keeps a reference to `games`; nothing else may change them.
    explicit RecordEditor(std::vector<GameRecord>& games)
        : m_games{games}
    {
    }

    /// Adds a ply as the last child; one that `continues` the ply added before is undone and redone with it.
    /// Precondition: the ply is legal there.
    GameTree::Node add(Place parent, RecordPly ply, bool continues = false);
    /// Removes a ply and its descendants. Precondition: not the root.
    void remove(Place place);
    /// Sets the comment, shortened to the maximum length. Consecutive changes at the same place are one change.
    void setComment(Place place, std::string_view text);
    void setMarks(Place place, const std::vector<Mark>& marks);
    /// What an analysis says of a node.
    struct Judgement {
        GameTree::Node node = GameTree::root;
        MoveQuality quality = MoveQuality::None;
        std::string value{}; ///< as GameTree::valueText()

        friend bool operator==(const Judgement&, const Judgement&) = default;
    };
    /// Sets qualities and values; `place` is where undo and redo lead to. Precondition: no node is there twice.
    void judge(Place place, const std::vector<Judgement>& judgements);
    /// Sets what is stored elsewhere, too: it is no change of the record and is not undone.
    void adopt(std::size_t game, const std::vector<Judgement>& judgements);

    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < m_edits.size(); }
    /// Return where the change was: a node in the tree. Preconditions: canUndo(); canRedo().
    Place undo();
    Place redo();

    /// Returns true if anything differs from the start, or from the last setSaved().
    [[nodiscard]] bool isChanged() const { return m_saved != m_done; }
    void setSaved() { m_saved = m_done; }

private:
    struct Edit {
        enum class Kind : std::uint8_t { Add, Remove, Comment, Marks, Judgements };
        Kind kind;
        Place place;
        bool continues = false;                 // an added ply: one change with the edit before
        GameTree::Node before = GameTree::none; // previous sibling of a ply that is not in the tree
        std::string comment{};                  // the inactive comment
        std::vector<Mark> marks{};              // the inactive marks
        std::vector<Judgement> judgements{};    // the inactive judgements
    };

    [[nodiscard]] GameTree& tree(const Edit& edit) { return m_games[edit.place.game].tree; }
    void note(Edit edit);
    Place detach(Edit& edit);
    Place reattach(const Edit& edit);
    /// Swaps the active and the inactive notes.
    Place exchange(Edit& edit);

    std::vector<GameRecord>& m_games;
    std::vector<Edit> m_edits;
    std::size_t m_done = 0;                 // the number of edits not undone
    std::optional<std::size_t> m_saved = 0; // m_done when last saved; nothing if that state is unreachable
};

} // namespace qipan::record
