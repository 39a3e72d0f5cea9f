// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>
#include <QWidget>

#include <vector>

class QButtonGroup;
class QToolButton;

namespace qipan::ui {

/// One of a few choices, all visible, as buttons in rows that wrap. Tab reaches the chosen one, the arrow keys choose
/// another.
class ChoiceRow final : public QWidget {
    Q_OBJECT

public:
    struct Choice {
        QVariant value;
        QString text;
        QString tip{}; ///< empty for none
        bool isEnabled = true;
    };

    explicit ChoiceRow(QWidget* parent = nullptr);

    /// Keeps the chosen value if it is among the choices; otherwise the first is chosen.
    void setChoices(const std::vector<Choice>& choices);
    /// Chooses this value, or the first if there is none such.
    void setValue(const QVariant& value);
    [[nodiscard]] QVariant value() const;
    /// Sets what screen readers call the row.
    void setName(const QString& name);

Q_SIGNALS:
    /// Another value was chosen, by the user or by `setValue` or `setChoices`.
    void changed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(QToolButton* button);

    QButtonGroup* m_group;
    std::vector<QToolButton*> m_buttons;
};

} // namespace qipan::ui
