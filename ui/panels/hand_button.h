#pragma once

#include "core/match/throw.h"

#include <QAbstractButton>

namespace qipan::ui {

/// Rock, paper or scissors as a picture with its name.
class HandButton final : public QAbstractButton {
    Q_OBJECT

public:
    explicit HandButton(Hand hand, QWidget* parent = nullptr);

    void setHand(Hand hand);
    [[nodiscard]] Hand hand() const { return m_hand; }
    /// Shows a question mark instead of the hand, without its name, while `hidden`.
    void setHandHidden(bool hidden);
    [[nodiscard]] bool isHandHidden() const { return m_hidden; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();

    Hand m_hand;
    bool m_hidden = false;
};

} // namespace qipan::ui
