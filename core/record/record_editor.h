#pragma once

#include "core/record/game_record.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace qipan::record {

/// Changes the trees of some games in ways that can be taken back, and done again, one after the other.
class RecordEditor {
public:
    /// Where something is: which game, and the node in its tree.
    struct Place {
        std::size_t game = 0;
        GameTree::Node node = GameTree::root;

        friend bool operator==(const Place&, const Place&) = default;
    };

    /// The games must outlive it, and nobody else changes them.
    explicit RecordEditor(std::vector<GameRecord>& games)
        : m_games{games}
    {
    }

    /// A new last child. Precondition: the ply is legal there.
    GameTree::Node add(Place parent, RecordPly ply);
    /// A ply with all behind it. Precondition: not the root.
    void remove(Place place);
    /// What is said there, shortened to what a comment may have. One after the other at the same place are one change.
    void setComment(Place place, std::string_view text);
    void setMarks(Place place, std::vector<Mark> marks);

    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < m_edits.size(); }
    /// Where the change was: a node that is in its tree. Precondition: canUndo(), or canRedo().
    Place undo();
    Place redo();

    /// Something is not as it was at the start, or when `setSaved` was called last.
    [[nodiscard]] bool isChanged() const { return m_saved != m_done; }
    void setSaved() { m_saved = m_done; }

private:
    struct Edit {
        enum class Kind : std::uint8_t { Add, Remove, Comment, Marks };
        Kind kind;
        Place place;
        GameTree::Node before = GameTree::none; // of a ply that is out of its tree: its sibling
        std::string comment{};                  // the one that is not there now
        std::vector<Mark> marks{};              // likewise
    };

    [[nodiscard]] GameTree& tree(const Edit& edit) { return m_games[edit.place.game].tree; }
    void note(Edit edit);
    [[nodiscard]] bool isPassForNext(std::size_t which) const;
    Place takeOut(Edit& edit);
    Place putBack(const Edit& edit);
    /// Comments and marks: what is there and what is not change places.
    Place exchange(Edit& edit);

    std::vector<GameRecord>& m_games;
    std::vector<Edit> m_edits;
    std::size_t m_done = 0;                 // of them, not taken back
    std::optional<std::size_t> m_saved = 0; // m_done when all was saved; nothing where that cannot come again
};

} // namespace qipan::record
