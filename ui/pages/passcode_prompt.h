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

    /// Shows an empty line that has the keyboard; `error` says why the last passcode did not do.
    void ask(const QString& error);
    /// Hands in what was typed, when something was.
    void submit();

Q_SIGNALS:
    /// Never empty. The prompt has forgotten it.
    void given(const QString& passcode);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_error;
    QLabel* m_label;
    PasscodeField* m_field;
    QPushButton* m_submit;
};

} // namespace qipan::ui
