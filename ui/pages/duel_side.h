// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <vector>

class QBoxLayout;
class QGridLayout;
class QPushButton;

namespace qipan::ui {

class Actions;
class ChatPanel;
class SpectatorsLabel;

/// Spectators, chat and available actions of a duel: the lower part of the column beside the board, or a panel over it.
class DuelSide final : public QFrame {
    Q_OBJECT

public:
    explicit DuelSide(const Actions& actions, QWidget* parent = nullptr);

    /// Over the board, the panel has a margin.
    void setOverBoard(bool over);
    void setChatVisible(bool visible);
    /// The buttons of the available actions, at the bottom of their place, which has the height that nothing else
    /// needs.
    [[nodiscard]] QWidget& buttons() { return *m_buttonPanel; }
    /// Returns the height of the buttons themselves.
    [[nodiscard]] int buttonRowsHeight() const;
    /// Returns the height that all parts need with some lines of chat.
    [[nodiscard]] int neededHeight() const;
    /// Gives the focus to the part most likely wanted.
    void takeFocus();

    [[nodiscard]] SpectatorsLabel& spectators() { return *m_spectators; }
    [[nodiscard]] ChatPanel& chat() { return *m_chat; }

protected:
    void resizeEvent(QResizeEvent*) override { fit(); }
    void changeEvent(QEvent* event) override;

private:
    void fit();
    void layButtons(int columns);

    bool m_isOverBoard = false;
    SpectatorsLabel* m_spectators;
    ChatPanel* m_chat;
    QWidget* m_buttonPanel;
    QGridLayout* m_grid;
    QBoxLayout* m_column;
    std::vector<QPushButton*> m_buttons;
    int m_columns = 0; ///< of buttons
};

} // namespace qipan::ui
