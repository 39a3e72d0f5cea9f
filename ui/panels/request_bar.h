#pragma once

#include "ui/panels/words_bar.h"

#include <QTimer>

class QAction;
class QPushButton;
class QToolButton;

namespace qipan::ui {

/// What the other side asks and answers, in words, above the board: never a box of its own. Everything said is
/// announced to screen readers.
class RequestBar final : public WordsBar {
    Q_OBJECT

public:
    explicit RequestBar(QWidget* parent = nullptr);

    /// A question of the other side. It stays until `answered`, or until something else is said.
    void ask(const QString& question);
    /// One's own question waits for its answer. It stays until something else is said or `dismiss`. With `mayWithdraw`
    /// the user can take it back.
    void waiting(const QString& text, bool mayWithdraw = false);
    /// Something to know. It goes by itself after some seconds, or with a click or Escape.
    /// What can be done about it may be `offered` with a button, which takes no keyboard; then it stays longer.
    void tell(const QString& text, QAction* offered = nullptr);
    void dismiss();

    [[nodiscard]] bool isAsking() const { return m_kind == Kind::Ask && !isHidden(); }
    /// A question waits for its answer, the other side's or one's own.
    [[nodiscard]] bool isOpenRequest() const { return m_kind != Kind::Tell && !isHidden(); }

    /// What it tells has a button.
    [[nodiscard]] bool isOffering() const { return m_kind == Kind::Tell && m_isOffer && !isHidden(); }

Q_SIGNALS:
    /// The user agrees (true) or refuses: by the buttons, or by F8 and F9 from anywhere in the window.
    void answered(bool agreed);
    /// The user takes their own question back: by the button, or by F9 from anywhere in the window. The bar stays,
    /// without the button pressed again: the answer is still to come.
    void withdrawn();
    /// The bar came, changed its height or went.
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Kind { Ask, Wait, Tell };
    void say(const QString& text, Kind kind, bool mayWithdraw = false, QAction* offered = nullptr);
    void answer(bool agreed);
    void withdraw();
    void updateKeys();
    void retranslate();

    QPushButton* m_agree = nullptr;
    QPushButton* m_refuse = nullptr;
    QPushButton* m_withdraw = nullptr;
    QToolButton* m_offer = nullptr;
    QShortcut* m_agreeKey;
    QShortcut* m_refuseKey; ///< or withdraws
    QTimer m_goes;
    Kind m_kind = Kind::Tell;
    bool m_isOffer = false;
};

} // namespace qipan::ui
