#pragma once

#include "core/record/game_tree.h"
#include "ui/board/turn_board_view.h"
#include "ui/pages/closable_page.h"
#include "ui/preferences.h"

#include <cstdint>
#include <optional>

class QBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace qipan::ui {

class Actions;
class BoardArea;
class MarkMenu;
class NoticeBar;
class RecordSide;
class ReplayBar;

/// Looks at a game that was played: its board, the moves with their variations, what is said, and what moves through
/// them. Below `narrowWidth` the side opens on a button, over the board.
class RecordPage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr int narrowWidth = 640; ///< device-independent pixels

    /// Whom a game is played on against.
    struct Opponent {
        enum class Who : std::uint8_t { Person, Friend, Computer, Engine }; ///< beside the user, on the LAN, programs

        Who who = Who::Person;
        int number = 0; ///< the level of the computer, from 1; the id of an engine that is a program of its own
    };

    explicit RecordPage(const Actions& actions, QWidget* parent = nullptr);

    /// Shows a board. The page owns it and deletes the one before.
    void setBoard(TurnBoardView* board);
    [[nodiscard]] TurnBoardView* board() const;
    [[nodiscard]] RecordSide& side() { return *m_side; }
    [[nodiscard]] ReplayBar& replay() { return *m_replay; }
    /// Words over the page until the user closes them; none for an empty text.
    void setNotice(const QString& text);
    [[nodiscard]] QString notice() const;
    /// Whom one can play on against from here, beside people: the computer at these levels, and these engines; or why
    /// one cannot.
    void setPlayOn(const QStringList& levels, const QList<ExternalEngine>& engines, const QString& whyNot);
    /// Whether there is a ply to delete.
    void setDeletable(bool deletable);
    /// Whether the game is one of the history, and can be saved there.
    void setInHistory(bool isThere);
    /// Where a key sets a mark: the cell of the keyboard's cursor, or that under the pointer.
    [[nodiscard]] std::optional<Cell> markedCell() const;
    [[nodiscard]] bool isNarrow() const { return m_isNarrow; }

Q_SIGNALS:
    /// A mark of this kind on a cell: the next letter for a Label without a text, none at all for nothing.
    void markWanted(qipan::Cell cell, std::optional<qipan::record::MarkKind> kind, const QString& label);
    /// The shown ply and all behind it should go.
    void deleteWanted();
    /// The game should be saved in the history, where it came from.
    void historyWanted();
    /// A game should begin here.
    void playOnWanted(const qipan::ui::RecordPage::Opponent& opponent);

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeButtons();
    void makeKeys();
    void arrange();
    void openMore(bool open);
    void showMarks(Cell cell, const QPoint& at);
    void mark(std::optional<record::MarkKind> kind);
    void askForText();
    void fillPlayOn();
    void offer(QMenu& menu, const QString& text, Opponent opponent);

    BoardArea* m_area;
    NoticeBar* m_notice;
    RecordSide* m_side;
    ReplayBar* m_replay;
    MarkMenu* m_marks;
    QPushButton* m_playOn;
    QMenu* m_opponents;
    QMenu* m_computer;
    QMenu* m_programs;
    QPushButton* m_edit;
    QAction* m_delete;
    QAction* m_keep;
    QPushButton* m_more;
    QBoxLayout* m_body;
    std::optional<Cell> m_cell; ///< that the context menu is about
    QStringList m_levels;
    QList<ExternalEngine> m_engines;
    QString m_whyNot;
    bool m_isNarrow = false;
};

} // namespace qipan::ui
