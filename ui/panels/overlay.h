// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

#include <vector>

class QAction;
class QLabel;

namespace qipan::ui {

class ActionButton;

/// A text with buttons over a board. The buttons mirror actions.
class Overlay final : public Card {
    Q_OBJECT

public:
    enum class Kind {
        Message, ///< a card in the middle
        Cover    ///< hides everything below
    };

    Overlay(Kind kind, const std::vector<QAction*>& buttons, QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& text);
    /// Shows the overlay, announces it to screen readers and focuses the first enabled button.
    void open();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Kind m_kind;
    QLabel* m_title;
    QLabel* m_text;
    std::vector<ActionButton*> m_buttons;
};

} // namespace qipan::ui
