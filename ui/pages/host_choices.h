// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/match/hand.h"
#include "ui/pages/clock_chooser.h"
#include "ui/panels/game_chooser.h"

#include <QPushButton>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace qipan::ui {

class PasscodeField;

/// What a host offers.
struct HostChoice {
    QString game;                             ///< a key of the registry
    QString rule;                             ///< empty: the game's default
    int size = 0;                             ///< 0: the game's default
    QString opening = QStringLiteral("free"); ///< key of the opening rule
    FirstBlack first = FirstBlack::Host;
    std::optional<ClockChoice> clock; ///< nothing: no clock
    QString passcode;                 ///< empty: none is required
    bool acceptAnyone = false;
    /// Moves on the board at the start: legal under this game, rule and size, with the opening "free". If there are
    /// any, these four are fixed.
    std::vector<Cell> start{};

    friend bool operator==(const HostChoice&, const HostChoice&) = default;
};

/// Returns the offer in one line, in the current language. It says whether there is a passcode, but not which.
[[nodiscard]] QString describe(const HostChoice& choice);

/// The first stage of hosting: chooses the game and who may join.
class HostChoices final : public QWidget {
    Q_OBJECT

public:
    explicit HostChoices(QWidget* parent = nullptr);

    /// Sets the games that can be hosted, by their registry keys; others are not offered.
    void setGames(const QStringList& keys) { m_game->setGames(keys); }
    void setChoice(const HostChoice& choice);
    [[nodiscard]] HostChoice choice() const;
    /// Returns the widget that gets the focus first.
    [[nodiscard]] QWidget* start() const { return m_open; }
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
