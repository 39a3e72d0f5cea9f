// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace qipan::ui {

/// A page that can be closed with Escape or a button. Enter presses the button with the focus.
class ClosablePage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

Q_SIGNALS:
    void closed();

protected:
    static constexpr int marginForQuestion = 14; ///< below the buttons, so that a question moves nothing

    /// Creates the close button for the page's layout; it follows the widgets created before in the tab order.
    [[nodiscard]] QPushButton* makeCloseButton();
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace qipan::ui
