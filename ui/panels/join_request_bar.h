// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/text_bar.h"

class QPushButton;

namespace qipan::ui {

/// Asks the host whether someone may join. Hidden until `ask`.
class JoinRequestBar final : public TextBar {
    Q_OBJECT

public:
    explicit JoinRequestBar(QWidget* parent = nullptr);

    /// Takes the focus, except from a text field.
    void ask(const QString& name);
    /// Hides the bar after the request was withdrawn; the focus returns to where it was.
    void dismiss();

Q_SIGNALS:
    void answered(bool accept);

private:
    void retranslate();

    QString m_name;
    QPushButton* m_accept;
    QPushButton* m_decline;
};

} // namespace qipan::ui
