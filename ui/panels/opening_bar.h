// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/opening.h"
#include "ui/panels/text_bar.h"

class QPushButton;

namespace qipan::ui {

/// Shows above the board what the opening rule requires now and, if it is the user's choice, lets them choose a colour
/// with the mouse, the keyboard, or Alt and the mnemonics of the buttons. Hidden until it shows something. New texts
/// are announced to screen readers.
class OpeningBar final : public TextBar {
    Q_OBJECT

public:
    explicit OpeningBar(QWidget* parent = nullptr);

    /// Shows a text without a choice.
    void showMessage(const QString& text) { showText(text, false, false); }
    /// Offers a choice: a colour or, with `mayPlaceTwo`, two more stones. The focus goes to the buttons.
    void offer(const QString& text, bool mayPlaceTwo);
    void dismiss();

    [[nodiscard]] bool isOffering() const { return m_isOffering && !isHidden(); }

Q_SIGNALS:
    /// The bar stays until it shows something else.
    void choiceMade(qipan::OpeningChoice choice);
    /// The bar was shown, hidden, or changed its height.
    void changed();

private:
    void showText(const QString& text, bool offers, bool mayPlaceTwo);

    QPushButton* m_black;
    QPushButton* m_white;
    QPushButton* m_two;
    bool m_isOffering = false;
};

} // namespace qipan::ui
