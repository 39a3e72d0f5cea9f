// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace qipan::ui {

class ChoiceRow;
class PasscodeField;

/// The choices of a duel of link-match besides its board: the opponent, what decides a round, the number of rounds, and
/// what help costs. No row moves when another opponent or rule is chosen.
class DuelForm final : public QWidget {
    Q_OBJECT

public:
    explicit DuelForm(QWidget* parent);

    void setChoice(const DuelPreferences& choice);
    /// Returns what is chosen; `isChosen` is that of `setChoice`.
    [[nodiscard]] DuelPreferences choice() const;

    void setOwnName(const QString& name);
    /// Returns the user's name for a table; empty if there is none.
    [[nodiscard]] QString ownName() const;
    void focusOwnName();
    void setPasscode(const QString& passcode, bool acceptAnyone);
    [[nodiscard]] QString passcode() const;
    [[nodiscard]] bool acceptsAnyone() const;

Q_SIGNALS:
    /// Something was chosen or typed.
    void changed();

private:
    [[nodiscard]] QWidget* makeDetails();
    void follow();
    void showPace();
    void retranslate();

    bool m_isChosen = false;
    ChoiceRow* m_opponent;
    std::array<QWidget*, 2> m_details{}; ///< what belongs to each opponent, both in one place
    QLabel* m_levelLabel = nullptr;
    ChoiceRow* m_level = nullptr;
    QLabel* m_pace = nullptr;
    QLabel* m_nameLabel = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_passcodeLabel = nullptr;
    PasscodeField* m_passcode = nullptr;
    QCheckBox* m_anyone = nullptr;
    ChoiceRow* m_rule;
    QLabel* m_minutesLabel = nullptr;
    QSpinBox* m_minutes;
    ChoiceRow* m_bestOf;
    QSpinBox* m_hint;
    QSpinBox* m_shuffle;
    QLabel* m_passcodeNote;
    QList<QLabel*> m_labels; ///< opponent, rule, rounds, hint, shuffle
};

} // namespace qipan::ui
