#pragma once

#include "app/history/history_store.h"
#include "app/record/opened_records.h"
#include "app/record/record_play_on.h"
#include "core/record/record_editor.h"
#include "ui/actions.h"
#include "ui/main_window.h"
#include "ui/pages/record_page.h"
#include "ui/theme/theme.h"

#include <QObject>
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

/// Shows games that were played: moves through their lines, adds variations, comments and marks, plays on from a
/// position. Keeps no files: who saves them takes `current` and says `markSaved`. A game of the history it saves there.
class RecordDesk final : public QObject {
    Q_OBJECT

public:
    using Node = record::GameTree::Node;

    /// Both must outlive it.
    RecordDesk(ui::MainWindow& window, HistoryStore& history, QObject* parent);
    ~RecordDesk() override;

    /// Brings the games to the front, after what is to be said about unsaved ones.
    void show(OpenedRecords opened);
    /// The games as they are now; empty before any were shown.
    [[nodiscard]] const std::vector<record::GameRecord>& current() const { return m_opened.games; }
    /// Another number each time that games are brought to the front.
    [[nodiscard]] int number() const { return m_number; }
    /// As they came, or were saved last.
    [[nodiscard]] const OpenedRecords& opened() const { return m_opened; }
    /// Which of them is on the page.
    [[nodiscard]] std::size_t shownGame() const { return m_opened.shown; }
    /// The shown ply of it, and the position after it. Precondition of the position: games are shown.
    [[nodiscard]] Node shownNode() const { return m_node; }
    [[nodiscard]] const BoardGame& position() const { return *m_position; }
    /// Of the file, as it was opened or saved last.
    [[nodiscard]] const QString& name() const { return m_opened.name; }
    /// There is something that was not saved.
    [[nodiscard]] bool isChanged() const { return m_editor && m_editor->isChanged(); }
    /// It is a game of the history, which `save` writes back.
    [[nodiscard]] bool isOfHistory() const { return m_opened.historyId != 0; }
    /// Saves where the games came from; `saveWanted` where that is no game of the history.
    void save();
    /// Another number after each change of the games, and for other games: what is being saved is not what is changed
    /// meanwhile.
    [[nodiscard]] int revision() const { return m_revision; }
    /// The games as they were at that revision are in a file of this name, which is where they are saved from now on;
    /// also those of the history, whose row keeps what it has.
    void markSaved(const QString& name, int revision);
    /// Runs `then` where nothing is unsaved, else after the user has decided what becomes of it: saved, or given up.
    void leave(std::function<void()> then);

    void goTo(Node node);
    /// By so many plies along the line, back or on.
    void goBy(int plies);
    void goToStart();
    void goToEnd();
    void undo();
    void redo();
    [[nodiscard]] ui::Possible possible() const;
    /// Where one is, in words.
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }

    void applyPreferences();
    void applyTheme(const ui::Theme& theme);
    void retranslate();

Q_SIGNALS:
    /// The games or whether they are saved.
    void changed();
    /// Other games are on the page.
    void shown();
    /// Another position of the game is on the board.
    void moved();
    /// The user wants the games saved: as they were opened, or where that is not possible, where the user says.
    void saveWanted();
    /// The row of the history with this id has the changes: it is there, also where it was deleted before.
    void savedInHistory(qint64 id);
    /// A game should begin with this position.
    void playOnWanted(const qipan::GameSetup& setup, const qipan::ui::RecordPage::Opponent& opponent);

private:
    void connectPage(ui::MainWindow::Page page);
    void pageChanged(ui::MainWindow::Page page);
    void adopt(OpenedRecords opened);
    void showGame(std::size_t game);
    [[nodiscard]] QString resultWords() const;
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
    /// The ply after `parent`, which is added where it is not there.
    [[nodiscard]] Node childFor(Node parent, record::RecordPly ply);
    void refuse(const QString& why);
    void setComment(const QString& text);
    void setMark(Cell cell, std::optional<record::MarkKind> kind, const QString& label);
    void askToDelete();
    void deleteHere();
    void comeTo(record::RecordEditor::Place place);
    void noteChange();
    void noteSaved();
    void offerToPlayOn();
    void playOn(const ui::RecordPage::Opponent& opponent);
    void saveToHistory();

    ui::MainWindow& m_window;
    HistoryStore& m_history;
    ui::Theme m_theme;
    OpenedRecords m_opened;
    int m_number = 0;
    int m_revision = 0;
    std::optional<record::RecordEditor> m_editor; ///< of m_opened.games
    Node m_node = record::GameTree::root;
    std::vector<Node> m_line; ///< that one moves along: through the shown ply, from the first to the last
    std::size_t m_place = 0;  ///< how many of it lie on the board
    std::unique_ptr<BoardGame> m_position;
    QPointer<ui::TurnBoardView> m_view;
    QTimer m_timer;
    std::function<void()> m_afterSaving;
    bool m_isShown = false;  ///< the page is in front
    bool m_mayLeave = false; ///< nothing is asked now
};

} // namespace qipan::app
