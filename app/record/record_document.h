// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/game_values.h"
#include "app/history/history_store.h"
#include "app/record/opened_records.h"
#include "core/record/record_editor.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

#include <QObject>

#include <functional>
#include <map>
#include <utility>

namespace qipan::ui {
class RecordPage;
}

namespace qipan::app {

/// The opened games and their unsaved changes: asks before these would be lost, and saves games of the history.
class RecordDocument final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    RecordDocument(const ui::WindowParts& window, ui::PageRef<ui::RecordPage> page, HistoryStore& history);

    /// Replaces the games; nothing may refer to the old ones. Precondition: there are some.
    void open(OpenedRecords opened);
    [[nodiscard]] bool isOpen() const { return m_editor.has_value(); }
    [[nodiscard]] const OpenedRecords& opened() const { return m_opened; }
    /// Returns a number that changes each time games are opened.
    [[nodiscard]] int number() const { return m_number; }
    /// Precondition of this and the next two: isOpen().
    [[nodiscard]] const record::GameRecord& game() const { return m_opened.games[m_opened.shown]; }
    void pick(std::size_t game) { m_opened.shown = game; }
    /// Edits the games. Call `noteChange` afterwards, when the page shows the change.
    [[nodiscard]] record::RecordEditor& editor() { return *m_editor; }
    void noteChange();
    /// Marks a cell of a node, or returns false if nothing changes. Setting the same mark again removes it; otherwise
    /// it replaces the mark of the cell. No kind removes it. An empty label stands for the first unused one. Call
    /// `noteChange` afterwards.
    [[nodiscard]] bool setMark(record::GameTree::Node node, Cell cell, std::optional<record::MarkKind> kind,
                               const std::string& label);
    /// Sets the judgements of the shown game; `node` is where undo leads to. In a game of the history, which keeps
    /// them, this is no change.
    void judge(record::GameTree::Node node, const std::vector<record::RecordEditor::Judgement>& judgements);
    /// Sets a judgement that is no change to be saved.
    void adopt(const record::RecordEditor::Judgement& judgement);
    /// Returns what the shown game itself said of a node when it was opened, whatever was set since.
    [[nodiscard]] RecordedValue said(record::GameTree::Node node) const;
    [[nodiscard]] bool canUndo() const { return m_editor && m_editor->canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_editor && m_editor->canRedo(); }
    [[nodiscard]] bool isChanged() const { return m_editor && m_editor->isChanged(); }
    /// Returns a number that changes with every change of the games.
    [[nodiscard]] int revision() const { return m_revision; }

    /// Saves a game of the history there; otherwise emits `saveRequested`.
    void save();
    void saveToHistory();
    /// The games of that revision were saved in a file of this name.
    void markSaved(const QString& name, int revision);
    /// Runs `then`, after the user has saved or discarded unsaved changes, if any.
    void leave(std::function<void()> then);
    /// Returns whether the page may be left without a question.
    [[nodiscard]] bool mayLeave() const { return m_mayLeave; }
    /// Returns the page on which the user answered that the changes are to be saved.
    [[nodiscard]] ui::Page askedFrom() const { return m_askedFrom; }
    /// Does not continue with what the user wanted to do after saving.
    void stay() { m_afterSaving = {}; }

Q_SIGNALS:
    /// The name, and whether there are unsaved changes.
    void changed(const QString& name, bool isChanged);
    /// The user wants to save games that are not in the history.
    void saveRequested();
    /// The changes are in the history, in the row with this id.
    void savedInHistory(qint64 id);

private:
    void noteSaved();
    void remember(record::GameTree::Node node);

    const ui::WindowParts m_parts;
    ui::PageRef<ui::RecordPage> m_page;
    HistoryStore& m_history;
    OpenedRecords m_opened;
    int m_number = 0;
    int m_revision = 0;
    std::optional<record::RecordEditor> m_editor; ///< of m_opened.games
    /// What the games said of the nodes that were judged since they were opened, by game and node.
    std::map<std::pair<std::size_t, record::GameTree::Node>, RecordedValue> m_said;
    std::function<void()> m_afterSaving;
    bool m_mayLeave = false; ///< suppresses questions
    ui::Page m_askedFrom = ui::Page::Home;
};

} // namespace qipan::app
