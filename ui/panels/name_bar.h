// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace qipan::ui {

/// A bar at the top of the window to change the user's name.
class NameBar final : public Card {
    Q_OBJECT

public:
    static constexpr int maxLength = 32; ///< Unicode code points, as in the protocol

    explicit NameBar(QWidget* parent = nullptr);

    void open(const QString& name);

Q_SIGNALS:
    /// The new name, trimmed; empty stands for the word "Player".
    void nameChosen(const QString& name);
    /// The bar was hidden.
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void save();
    void leave();

    QLabel* m_label;
    QLineEdit* m_name;
    QPushButton* m_save;
    QPushButton* m_cancel;
};

} // namespace qipan::ui
