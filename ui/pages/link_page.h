// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"

#include <QWidget>

namespace qipan::ui {

class Actions;
class BoardArea;
class LinkInfo;
class Overlay;

/// The page of link-match: the board, the info line below, and messages over it.
class LinkPage final : public QWidget {
    Q_OBJECT

public:
    static constexpr Page id = Page::Link;

    explicit LinkPage(const Actions& actions, QWidget* parent = nullptr);

    /// Shows a board. Takes ownership and deletes the previous one.
    void setBoard(QWidget* board);
    [[nodiscard]] QWidget* board() const;

    /// The info line under the board.
    [[nodiscard]] LinkInfo& info() { return *m_info; }

    /// Shows over the board that the game is over, with buttons for another game and the high scores.
    void showEnd(const QString& title, const QString& text);
    /// Shows over the board that this board is cleared and the next one waits.
    void showNext(const QString& title, const QString& text);
    /// Shows over the board that no pair is left, with buttons to shuffle and to undo.
    void showStuck(const QString& text);
    void hideMessage();
    /// Hides the board until one is dealt.
    void setDealing(bool dealing);
    /// Hides the board, with a button to continue.
    void setPaused(bool paused);

private:
    void showMessage(Overlay* message, const QString& title, const QString& text);

    BoardArea* m_area = nullptr;
    LinkInfo* m_info = nullptr;
    Overlay* m_end = nullptr;
    Overlay* m_next = nullptr;
    Overlay* m_stuck = nullptr;
    Overlay* m_dealing = nullptr;
    Overlay* m_paused = nullptr;
};

} // namespace qipan::ui
