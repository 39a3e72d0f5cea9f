// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/analysed_game.h"
#include "app/analysis/game_values.h"
#include "app/analysis/hint_controller.h"
#include "app/base/page_controller.h"
#include "app/history/history_store.h"
#include "app/record/opened_records.h"
#include "app/record/record_board.h"
#include "app/record/record_cursor.h"
#include "app/record/record_document.h"
#include "app/record/record_presenter.h"
#include "app/settings/preference_store.h"
#include "core/games/registry.h"
#include "ui/base/actions.h"
#include "ui/pages/record_page.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

#include <QTimer>

namespace qipan::app {

/// Controls the record page: navigates the lines of games, adds variations, comments and marks, and plays on from a
/// position. For files, whoever saves takes `current` and calls `markSaved`.
class RecordController final : public PageController {
    Q_OBJECT

public:
    using Node = RecordCursor::Node;

    /// Both must outlive this object.
    RecordController(const ui::WindowParts& window, ui::PageRef<ui::RecordPage> page, PreferenceStore& preferences,
                     HistoryStore& history, QObject* parent);

    /// Shows the games, after asking about unsaved changes.
    void show(OpenedRecords opened);
    /// Returns the games with all changes; empty before any were shown.
    [[nodiscard]] const std::vector<record::GameRecord>& current() const { return opened().games; }
    /// Returns a number that changes each time games are shown.
    [[nodiscard]] int number() const { return m_document.number(); }
    /// Returns the games as opened or saved last.
    [[nodiscard]] const OpenedRecords& opened() const { return m_document.opened(); }
    /// Returns the index of the shown game.
    [[nodiscard]] std::size_t shownGame() const { return opened().shown; }
    /// Return the shown ply, the last one of the shown line, and the position after the shown one. Precondition of
    /// `position`: games are shown.
    [[nodiscard]] Node shownNode() const { return m_cursor.node(); }
    [[nodiscard]] Node lastNode() const;
    [[nodiscard]] const BoardGame& position() const { return m_cursor.position(); }
    /// Returns the name of the file opened or saved last.
    [[nodiscard]] const QString& name() const { return opened().name; }
    /// Returns whether there are unsaved changes.
    [[nodiscard]] bool isChanged() const { return m_document.isChanged(); }
    /// Returns whether it is a game of the history, which `save` writes back.
    [[nodiscard]] bool isOfHistory() const { return opened().historyId != 0; }
    [[nodiscard]] bool isOnMainLine() const { return m_cursor.line() == tree().mainLine(); }
    /// Saves a game of the history there; otherwise emits `saveRequested`.
    void save() { m_document.save(); }
    /// Returns a number that changes with every change of the games, so that changes made while saving are noticed.
    [[nodiscard]] int revision() const { return m_document.revision(); }
    /// The games of that revision were saved in a file of this name, to which they belong from now on. This includes
    /// games of the history, whose rows are not changed.
    void markSaved(const QString& name, int revision) { m_document.markSaved(name, revision); }
    /// Runs `then`, after the user has saved or discarded unsaved changes, if any.
    void leave(std::function<void()> then) { m_document.leave(std::move(then)); }

    /// Plays a move from the shown ply, which becomes a variation if it is new, and shows it.
    void play(Cell cell);
    /// Writes the qualities of moves and the values of positions of the shown line into the record. In a game of the
    /// history, which keeps them, this is no change.
    void judge(const GameValues& values);
    /// Marks the moves of the shown line by what is known of them so far, except those that the record marks already.
    /// It is no change to be saved, but is saved with others.
    void showQualities(const std::vector<record::MoveQuality>& qualities);
    /// Adds these moves after the shown ply as a variation, as far as they are legal, and stays there.
    void addLine(const std::vector<Cell>& moves);
    /// Shows a ply of the shown game.
    void goTo(Node node);
    /// Shows the position after this many moves of the line; passes are not counted.
    void showMove(std::ptrdiff_t move);
    /// Returns the line through the shown place as a game, or nothing if no rule of the program allows it or it may not
    /// be analysed now.
    [[nodiscard]] std::optional<AnalysedGame::Line> line() const { return m_mayHelp ? m_line : std::nullopt; }
    /// Sets whether analysis and hints are allowed: not during a game with others, whose position might be set up here.
    void setMayHelp(bool may);
    /// Goes to the last position that the shown line and the main line share, and on along the main line.
    void goToMainLine();
    void go(Step step) override;
    void pageShown() override;
    void pageHidden(ui::Page next) override;
    void undo() override;
    void redo() override;
    void hint() override;
    [[nodiscard]] ui::ActionState actionState() const override;
    /// Describes the shown place.
    [[nodiscard]] QString statusText() const override;
    [[nodiscard]] HintController& hints() { return m_hints; }
    /// Returns the board, or null before any games were shown.
    [[nodiscard]] ui::TurnBoardView* view() const { return m_board.view(); }
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }

    void applyPreferences() override;
    void applyTheme(const ui::Theme& theme) override { m_board.applyTheme(theme); }
    void retranslate() override;

Q_SIGNALS:
    /// Other games are shown.
    void shown();
    /// The name of the shown record, and whether it has unsaved changes.
    void documentChanged(const QString& name, bool isChanged);
    /// Another position is shown.
    void moved();
    /// The user cannot play there.
    void moveRefused();
    /// The user wants to save the games: in their file or, if that is impossible, in one to be chosen.
    void saveRequested();
    /// The changes are in the history, in the row with this id, which is restored if it was deleted.
    void savedInHistory(qint64 id);
    /// The user wants to start a game from this position.
    void playFromHereRequested(const qipan::GameSetup& setup, const qipan::ui::RecordPage::Opponent& opponent);

private:
    void connectParts();
    void connectPage();
    void adopt(OpenedRecords opened);
    void showGame(std::size_t game);
    void refresh();
    void followLine();
    void stop();
    void run(bool wanted);
    void step();
    void goToSibling(int step);

    /// Goes to the position after this many plies of the line, passes included.
    void goToPlace(std::size_t place);
    [[nodiscard]] const record::GameRecord& game() const { return m_document.game(); }
    [[nodiscard]] const record::GameTree& tree() const { return m_cursor.tree(); }
    [[nodiscard]] record::RecordEditor::Place here() const { return {shownGame(), m_cursor.node()}; }
    /// Returns the ply after `parent`, adding it if necessary.
    /// Returns the last ply.
    Node addPlies(const std::vector<record::RecordPly>& plies);
    [[nodiscard]] Node childFor(Node parent, record::RecordPly ply, bool continues = false);
    void setComment(const QString& text);
    void setMark(Cell cell, std::optional<record::MarkKind> kind, const QString& label);
    void askToDelete();
    void deleteHere();
    void moveTo(record::RecordEditor::Place place);
    void playFromHere(const ui::RecordPage::Opponent& opponent);

    const ui::WindowParts m_parts;
    ui::PageRef<ui::RecordPage> m_page;
    PreferenceStore& m_preferences;
    const RecordPresenter m_presenter;
    RecordDocument m_document;
    RecordCursor m_cursor;
    RecordBoard m_board;
    HintController m_hints;
    int m_gameNumber = 0; ///< another one for each shown game
    std::optional<AnalysedGame::Line> m_line;
    std::vector<Node> m_lineNodes; ///< its plies, while the cursor may be on another line already
    bool m_mayHelp = true;
    QTimer m_timer;
};

} // namespace qipan::app
