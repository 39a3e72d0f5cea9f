// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QToolButton>
#include <QWidget>

class QLabel;
class QPushButton;

namespace qipan::ui {

/// A password field with a button that reveals the text.
class PasscodeField final : public QWidget {
    Q_OBJECT

public:
    static constexpr int maxLength = 64; ///< UTF-16 code units

    explicit PasscodeField(QWidget* parent = nullptr);

    void setPasscode(const QString& passcode) { m_line->setText(passcode); }
    [[nodiscard]] QString passcode() const { return m_line->text(); }
    /// Sets the placeholder text.
    void setPlaceholder(const QString& text) { m_line->setPlaceholderText(text); }
    /// Hides the text again.
    void conceal() { m_reveal->setChecked(false); }

Q_SIGNALS:
    void changed();

private:
    void reveal(bool shown);
    void retranslate();

    QLineEdit* m_line;
    QToolButton* m_reveal;
};

/// Asks a guest for the passcode of a table. Hidden until `ask`.
class PasscodePrompt final : public QWidget {
    Q_OBJECT

public:
    explicit PasscodePrompt(QWidget* parent = nullptr);

    /// Shows an empty field with the focus; `error` says why the last passcode was wrong.
    void ask(const QString& error);
    /// Submits the passcode, unless it is empty.
    void submit();

Q_SIGNALS:
    /// Never empty. The prompt does not keep it.
    void given(const QString& passcode);

private:
    QLabel* m_error;
    QLabel* m_label;
    PasscodeField* m_field;
    QPushButton* m_submit;
};

} // namespace qipan::ui
