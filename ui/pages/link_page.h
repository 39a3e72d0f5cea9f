#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace qipan::ui {

class Actions;
class BoardArea;
class LineLabel;
class Overlay;

/// Where link-match is played: the board, a line under it, and messages over it.
class LinkPage final : public QWidget {
    Q_OBJECT

public:
    explicit LinkPage(const Actions& actions, QWidget* parent = nullptr);

    /// Shows a board. The page owns it and deletes the one before.
    void setBoard(QWidget* board);
    [[nodiscard]] QWidget* board() const;

    /// The line under the board.
    void setLine(const QString& line);

    /// Over the board: everything is gone; with a button for another game.
    void showWon(const QString& text);
    /// Over the board: no pair is left; with buttons to shuffle and to undo.
    void showStuck(const QString& text);
    void hideMessage();
    /// Hides the board, with a button to go on.
    void setPaused(bool paused);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    BoardArea* m_area = nullptr;
    LineLabel* m_line = nullptr;
    Overlay* m_won = nullptr;
    Overlay* m_stuck = nullptr;
    Overlay* m_paused = nullptr;
};

} // namespace qipan::ui
