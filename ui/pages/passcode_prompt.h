// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace qipan::ui {

class PasscodeField;

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
