// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace qipan::ui {

/// A sheet with rounded corners and a soft shadow, over a board or on a page.
class Card : public QWidget {
    Q_OBJECT

public:
    /// Width of the shadow at each edge, which layouts keep clear.
    static constexpr int shadow = 5;

    using QWidget::QWidget;

    /// Shows a stripe in the accent colour at the left: an answer is awaited.
    void setAccented(bool accented);

protected:
    /// Hides the card. If it has the keyboard, even of an inactive window, its parent takes it.
    void hideAndLeaveFocus();
    /// Sets the margins of the card's layout, inside the shadow.
    void setPadding(int horizontal, int vertical);
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_accented = false;
};

} // namespace qipan::ui
