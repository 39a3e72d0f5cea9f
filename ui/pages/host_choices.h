// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/host_choice.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace qipan::ui {

class PasscodeField;

/// The first stage of hosting: chooses the game and who may join.
class HostChoices final : public QWidget {
    Q_OBJECT

public:
    explicit HostChoices(QWidget* parent = nullptr);

    /// Sets the games that can be hosted, by their registry keys; others are not offered.
    void setGames(const QStringList& keys);
    void setChoice(const HostChoice& choice);
    [[nodiscard]] HostChoice choice() const;
    /// Returns the widget that gets the focus first.
    [[nodiscard]] QWidget* start() const;
    /// Shows why the table could not be opened; empty for none.
    void setError(const QString& error);

Q_SIGNALS:
    void openRequested(const qipan::ui::HostChoice& choice);
    void cancelled();

private:
    [[nodiscard]] QString startText() const;
    void align();
    void retranslate();

    std::vector<Cell> m_start;
    QLabel* m_explain;
    QLabel* m_startText;
    QLabel* m_error;
    GameChooser* m_game;
    QComboBox* m_first;
    ClockChooser* m_clock;
    PasscodeField* m_passcode;
    QLabel* m_firstLabel = nullptr;
    QLabel* m_passcodeLabel = nullptr;
    QLabel* m_passcodeNote;
    QCheckBox* m_anyone;
    QPushButton* m_open;
    QPushButton* m_cancel;
};

} // namespace qipan::ui
