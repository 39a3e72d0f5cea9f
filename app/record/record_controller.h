// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"
#include "app/history/history_store.h"
#include "app/record/opened_records.h"
#include "app/record/record_setup.h"
#include "app/settings/preference_store.h"
#include "core/record/record_editor.h"
#include "ui/base/actions.h"
#include "ui/pages/record_page.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"

#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace qipan::ui {
class TurnBoardView;
}

namespace qipan::app {

/// Shows recorded games: navigates their lines, adds variations, comments and marks, and plays on from a position.
/// Saves games of the history; for files, whoever saves takes `current` and calls `markSaved`.
class RecordController final : public PageController {
    Q_OBJECT

public:
    using Node = record::GameTree::Node;

    /// Both must outlive this object.
    RecordController(const ui::WindowParts& window, ui::PageRef<ui::RecordPage> page, PreferenceStore& preferences,
                     HistoryStore& history, QObject* parent);
    ~RecordController() override;

    /// Shows the games, after asking about unsaved changes.
    void show(OpenedRecords opened);
    /// Returns the games with all changes; empty before any were shown.
    [[nodiscard]] const std::vector<record::GameRecord>& current() const { return m_opened.games; }
    /// Returns a number that changes each time games are shown.
    [[nodiscard]] int number() const { return m_number; }
    /// Returns the games as opened or saved last.
    [[nodiscard]] const OpenedRecords& opened() const { return m_opened; }
    /// Returns the index of the shown game.
    [[nodiscard]] std::size_t shownGame() const { return m_opened.shown; }
    /// Return the shown ply and the position after it. Precondition of `position`: games are shown.
    [[nodiscard]] Node shownNode() const { return m_node; }
    [[nodiscard]] const BoardGame& position() const { return *m_position; }
    /// Returns the name of the file opened or saved last.
    [[nodiscard]] const QString& name() const { return m_opened.name; }
    /// Returns whether there are unsaved changes.
    [[nodiscard]] bool isChanged() const { return m_editor && m_editor->isChanged(); }
    /// Returns whether it is a game of the history, which `save` writes back.
    [[nodiscard]] bool isOfHistory() const { return m_opened.historyId != 0; }
    /// Saves a game of the history there; otherwise emits `saveRequested`.
    void save();
    /// Returns a number that changes with every change of the games, so that changes made while saving are noticed.
    [[nodiscard]] int revision() const { return m_revision; }
    /// The games of that revision were saved in a file of this name, to which they belong from now on. This includes
    /// games of the history, whose rows are not changed.
    void markSaved(const QString& name, int revision);
    /// Runs `then`, after the user has saved or discarded unsaved changes, if any.
    void leave(std::function<void()> then);

    void goTo(Node node);
    /// Moves by this many plies along the line, backwards if negative.
    void goBy(int plies);
    void goToStart();
    void goToEnd();
    void go(Step step) override;
    void pageShown() override;
    void pageHidden(ui::Page next) override;
    void undo() override;
    void redo() override;
    [[nodiscard]] ui::ActionState actionState() const override;
    /// Describes the shown place.
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString statusText() const override { return stateText(); }
    /// Returns the board, or null before any games were shown.
    [[nodiscard]] ui::TurnBoardView* view() const;
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }

    void applyPreferences() override;
    void applyTheme(const ui::Theme& theme) override;
    void retranslate() override;

Q_SIGNALS:
    /// Other games are shown.
    void shown();
    /// The name of the shown record, and whether it has unsaved changes.
    void documentChanged(const QString& name, bool isChanged);
    /// Another position is shown.
    void moved();
    /// The user wants to save the games: in their file or, if that is impossible, in one to be chosen.
    void saveRequested();
    /// The changes are in the history, in the row with this id, which is restored if it was deleted.
    void savedInHistory(qint64 id);
    /// The user wants to start a game from this position.
    void playFromHereRequested(const qipan::GameSetup& setup, const qipan::ui::RecordPage::Opponent& opponent);

private:
    void connectPage();
    void adopt(OpenedRecords opened);
    void showGame(std::size_t game);
    [[nodiscard]] QString recordResultText() const;
    void showInfo();
    void showNotice();
    void makeView();
    void refresh();
    void showMarks();
    void stop();
    void run(bool wanted);
    void step();
    void goToSibling(int step);

    [[nodiscard]] const record::GameRecord& game() const { return m_opened.games[m_opened.shown]; }
    [[nodiscard]] const record::GameTree& tree() const { return game().tree; }
    [[nodiscard]] record::RecordEditor::Place here() const { return {m_opened.shown, m_node}; }
    [[nodiscard]] std::span<const Node> path() const { return {m_line.data(), m_place}; }
    void chosen(Cell cell, Qt::MouseButton button);
    /// Returns the ply after `parent`, adding it if necessary.
    [[nodiscard]] Node childFor(Node parent, record::RecordPly ply);
    void refuse(const QString& why);
    void setComment(const QString& text);
    void setMark(Cell cell, std::optional<record::MarkKind> kind, const QString& label);
    void askToDelete();
    void deleteHere();
    void moveTo(record::RecordEditor::Place place);
    void noteChange();
    void noteSaved();
    void offerPlayFromHere();
    void playFromHere(const ui::RecordPage::Opponent& opponent);
    void saveToHistory();

    ui::MessageBar& m_messages;
    ui::StatusBar& m_status;
    ui::PageRef<ui::RecordPage> m_page;
    PreferenceStore& m_preferences;
    HistoryStore& m_history;
    ui::Theme m_theme;
    OpenedRecords m_opened;
    int m_number = 0;
    int m_revision = 0;
    std::optional<record::RecordEditor> m_editor; ///< of m_opened.games
    Node m_node = record::GameTree::root;
    std::vector<Node> m_line; ///< the current line from the first to the last ply, through the shown one
    std::size_t m_place = 0;  ///< how many of its plies are on the board
    std::unique_ptr<BoardGame> m_position;
    QPointer<ui::TurnBoardView> m_view;
    QTimer m_timer;
    std::function<void()> m_afterSaving;
    bool m_mayLeave = false; ///< suppresses questions
};

} // namespace qipan::app
