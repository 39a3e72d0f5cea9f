// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_tree.h"
#include "ui/base/page.h"
#include "ui/base/preferences.h"
#include "ui/board/turn_board_view.h"
#include "ui/pages/closable_page.h"
#include "ui/panels/board_area.h"

#include <cstdint>
#include <optional>

class QBoxLayout;
class QMenu;
class QPushButton;

namespace qipan::ui {

class Actions;
class MarkMenu;
class RecordSide;
class ReplayBar;

/// Shows a record: board, moves with variations, comments, and replay controls. Below `narrowWidth` a button opens the
/// side panel over the board.
class RecordPage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::Record;

    static constexpr int narrowWidth = 640; ///< device-independent pixels

    /// The opponent for continuing a game from a position.
    struct Opponent {
        enum class Kind : std::uint8_t {
            Person,
            Friend,
            Computer,
            Engine
        }; ///< at this machine, on the LAN, built-in, external

        Kind kind = Kind::Person;
        int number = 0; ///< computer: the level, from 1; external engine: its id
    };

    explicit RecordPage(const Actions& actions, QWidget* parent = nullptr);

    /// Shows a board. Takes ownership and deletes the previous one.
    void setBoard(TurnBoardView* board);
    [[nodiscard]] TurnBoardView* board() const { return qobject_cast<TurnBoardView*>(m_area->board()); }
    [[nodiscard]] RecordSide& side() { return *m_side; }
    [[nodiscard]] ReplayBar& replay() { return *m_replay; }
    /// Sets the opponents for playing on from here, besides people: the computer's levels and the external engines; or
    /// why that is impossible.
    void setPlayFromHere(const QStringList& levels, const QList<ExternalEngine>& engines, const QString& whyNot);
    /// Sets whether there is a ply to delete.
    void setDeletable(bool deletable) { m_delete->setEnabled(deletable); }
    /// Sets whether the game is from the history and can be saved there.
    void setInHistory(bool isThere) { m_keep->setVisible(isThere); }
    /// Returns the cell that a mark shortcut applies to: that of the keyboard cursor, or the one under the pointer.
    [[nodiscard]] std::optional<Cell> markedCell() const;
    [[nodiscard]] bool isNarrow() const { return m_isNarrow; }

Q_SIGNALS:
    /// Sets a mark of this kind on a cell; a label without text means the next letter, nothing removes the mark.
    void markRequested(qipan::Cell cell, std::optional<qipan::record::MarkKind> kind, const QString& label);
    /// The user wants to delete the shown ply and all after it.
    void deleteRequested();
    /// The user wants to save the game in the history, from where it was opened.
    void historyRequested();
    /// The user wants to start a game from here.
    void playFromHereRequested(const qipan::ui::RecordPage::Opponent& opponent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent*) override { arrange(); }

private:
    void makeButtons();
    void makeKeys();
    void arrange();
    void openMore(bool open);
    void toggleExplorer();
    void showMarks(Cell cell, const QPoint& at);
    void mark(std::optional<record::MarkKind> kind);
    void askForText();
    void fillPlayFromHere();
    void offer(QMenu& menu, const QString& text, Opponent opponent);
    void retranslate();

    const Actions& m_actions;
    BoardArea* m_area;
    RecordSide* m_side;
    ReplayBar* m_replay;
    MarkMenu* m_marks;
    QPushButton* m_playFromHere;
    QMenu* m_opponents;
    QMenu* m_computer;
    QMenu* m_programs;
    QPushButton* m_edit;
    QAction* m_delete;
    QAction* m_keep;
    QPushButton* m_more;
    QBoxLayout* m_body;
    std::optional<Cell> m_cell; ///< the cell of the context menu
    QStringList m_levels;
    QList<ExternalEngine> m_engines;
    QString m_whyNot;
    bool m_isNarrow = false;
};

} // namespace qipan::ui
