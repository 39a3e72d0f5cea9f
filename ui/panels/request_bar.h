// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/text_bar.h"

#include <QTimer>

class QAction;
class QPushButton;
class QToolButton;

namespace qipan::ui {

/// Shows requests and answers of the opponent above the board, never in a dialog. All texts are announced to screen
/// readers.
class RequestBar final : public TextBar {
    Q_OBJECT

public:
    explicit RequestBar(QWidget* parent = nullptr);

    /// Shows a request of the opponent until `answered` or until the bar shows something else.
    void ask(const QString& question) { showText(question, Kind::Ask); }
    /// Shows that one's own request awaits an answer, until the bar shows something else or `dismiss`. With
    /// `mayWithdraw` the user can withdraw it.
    void waiting(const QString& text, bool mayWithdraw = false) { showText(text, Kind::Wait, mayWithdraw); }
    /// Shows a notice. It disappears after some seconds, or with a click or Escape. The action `offered` gets a button,
    /// which takes no focus; the notice is then shown longer.
    void showMessage(const QString& text, QAction* offered = nullptr) { showText(text, Kind::Notice, false, offered); }
    void dismiss();

    [[nodiscard]] bool isAsking() const { return m_kind == Kind::Ask && !isHidden(); }
    /// Whether a request awaits an answer, the opponent's or one's own.
    [[nodiscard]] bool isOpenRequest() const { return m_kind != Kind::Notice && !isHidden(); }

    /// Whether the shown notice has a button.
    [[nodiscard]] bool isOffering() const { return m_kind == Kind::Notice && m_isOffer && !isHidden(); }

Q_SIGNALS:
    /// The user accepts or declines: by the buttons, or by F8 and F9 from anywhere in the window.
    void answered(bool agreed);
    /// The user withdraws their own request: by the button, or by F9 from anywhere in the window. The bar stays, with
    /// the button disabled, as the answer is still to come.
    void withdrawn();
    /// The bar was shown, hidden, or changed its height.
    void changed();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Kind { Ask, Wait, Notice };
    void showText(const QString& text, Kind kind, bool mayWithdraw = false, QAction* offered = nullptr);
    void answer(bool agreed);
    void withdraw();
    void updateKeys();

    QPushButton* m_agree = nullptr;
    QPushButton* m_refuse = nullptr;
    QPushButton* m_withdraw = nullptr;
    QToolButton* m_offer = nullptr;
    QShortcut* m_agreeKey;
    QShortcut* m_refuseKey; ///< or withdraws
    QTimer m_goes;
    Kind m_kind = Kind::Notice;
    bool m_isOffer = false;
};

} // namespace qipan::ui
