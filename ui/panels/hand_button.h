// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/hand.h"

#include <QAbstractButton>

namespace qipan::ui {

/// A button with a picture of rock, paper or scissors and its name.
class HandButton final : public QAbstractButton {
    Q_OBJECT

public:
    explicit HandButton(Hand hand, QWidget* parent = nullptr);

    void setHand(Hand hand);
    [[nodiscard]] Hand hand() const { return m_hand; }
    /// While `hidden`, shows a question mark and no name.
    void setHandHidden(bool hidden);
    [[nodiscard]] bool isHandHidden() const { return m_hidden; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    Hand m_hand;
    bool m_hidden = false;
};

} // namespace qipan::ui
