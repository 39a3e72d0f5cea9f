// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/link/overlay.h"
#include "ui/panels/board_area.h"

#include <QWidget>

namespace qipan::ui {

class Actions;
class LinkInfo;

/// The page of link-match: the board, the info lines below, and messages over it.
class LinkPage final : public QWidget {
    Q_OBJECT

public:
    static constexpr Page id = Page::Link;

    explicit LinkPage(const Actions& actions, QWidget* parent = nullptr);

    /// Shows a board. Takes ownership and deletes the previous one.
    void setBoard(QWidget* board) { m_area->setBoard(board); }
    [[nodiscard]] QWidget* board() const { return m_area->board(); }

    /// The info lines under the board.
    [[nodiscard]] LinkInfo& info() { return *m_info; }

    /// What can be played after the end of a game.
    struct NextGames {
        QString another;       ///< what the action for another game begins; empty if that is the same board again
        bool sameBoard = true; ///< the same deal can be played again
        bool hasScores = true; ///< the mode has high scores
        QString stars{};       ///< of the board, if it has any
    };
    /// Shows over the board that the game is over, with buttons for other games and the high scores.
    void showEnd(const QString& title, const QString& text, const NextGames& next);
    /// Shows over the board that this board is cleared and the next one waits, with the stars that it has earned.
    void showNext(const QString& title, const QString& text, const QString& stars);
    void hideMessage();
    /// Hides the board until one is dealt.
    void setDealing(bool dealing);
    /// Hides the board, with a button to continue. The keyboard stays with a question that hides it.
    void setPaused(bool paused, bool takesKeyboard = true);

Q_SIGNALS:
    /// The user clicked on what is played.
    void gameClicked();

private:
    void showMessage(Overlay* message, const QString& title, const QString& text, const QString& stars = {});

    BoardArea* m_area = nullptr;
    LinkInfo* m_info = nullptr;
    Overlay* m_end = nullptr;
    Overlay* m_next = nullptr;
    Overlay* m_dealing = nullptr;
    Overlay* m_paused = nullptr;
};

} // namespace qipan::ui
