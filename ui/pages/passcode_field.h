// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QToolButton;

namespace qipan::ui {

/// A password field with a button that reveals the text.
class PasscodeField final : public QWidget {
    Q_OBJECT

public:
    static constexpr int maxLength = 64; ///< UTF-16 code units

    explicit PasscodeField(QWidget* parent = nullptr);

    void setPasscode(const QString& passcode);
    [[nodiscard]] QString passcode() const;
    /// Sets the placeholder text.
    void setPlaceholder(const QString& text);
    /// Hides the text again.
    void conceal();

Q_SIGNALS:
    void changed();

private:
    void reveal(bool shown);
    void retranslate();

    QLineEdit* m_line;
    QToolButton* m_reveal;
};

} // namespace qipan::ui
