// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QVariant>
#include <vector>

class QActionGroup;

namespace qipan::ui {

/// A menu of exclusive checkable entries.
class ChoiceMenu final : public QMenu {
    Q_OBJECT

public:
    struct Choice {
        QVariant value;
        QString text;
        bool enabled = true;
    };

    explicit ChoiceMenu(QWidget* parent = nullptr);

    /// Sets the entries. Existing actions are reused, so that this is safe while one of them is triggered.
    void setChoices(const std::vector<Choice>& choices);
    /// Checks the entry with this value, or none if there is no such entry.
    void setValue(const QVariant& value);
    [[nodiscard]] QVariant value() const;

Q_SIGNALS:
    /// The user chose an entry.
    void chosen(const QVariant& value);

private:
    QActionGroup* m_group;
};

} // namespace qipan::ui
