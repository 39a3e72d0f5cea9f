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

    /// Draws a plain frame instead of rounded corners and a shadow, for a card that lies beside others.
    void setFlat(bool flat);
    /// Shows a stripe in the accent colour at the left: an answer is awaited.
    void setAccented(bool accented);

protected:
    /// Hides the card. If it has the keyboard, even of an inactive window, its parent takes it.
    void hideAndLeaveFocus();
    /// Sets the margins of the card's layout, inside the shadow.
    void setPadding(int horizontal, int vertical);
    /// Width of the shadow at each edge, 0 if flat.
    [[nodiscard]] int shadowWidth() const { return m_flat ? 0 : shadow; }
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_flat = false;
    bool m_accented = false;
};

} // namespace qipan::ui
