#pragma once

#include <QWidget>

class QLineEdit;
class QToolButton;

namespace qipan::ui {

/// A line for a passcode: dots, and a button beside it that shows what was typed.
class PasscodeField final : public QWidget {
    Q_OBJECT

public:
    static constexpr int maxLength = 64; ///< UTF-16 units

    explicit PasscodeField(QWidget* parent = nullptr);

    void setPasscode(const QString& passcode);
    [[nodiscard]] QString passcode() const;
    /// Words in the empty line.
    void setPlaceholder(const QString& words);
    /// Makes a line of dots of it again.
    void conceal();

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void reveal(bool shown);
    void retranslate();

    QLineEdit* m_line;
    QToolButton* m_reveal;
};

} // namespace qipan::ui
