// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/base/preferences.h"
#include "ui/pages/closable_page.h"
#include "ui/pages/host_choice.h"

#include <array>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace qipan {
struct GameInfo;
}

namespace qipan::ui {

class ChoiceRow;
class ClockChooser;
class GameRow;
class OptionCard;
class PasscodeField;
class ResumeBar;

/// Chooses a two-player game: the opponent, the colour, the rules and the clock. Against a friend on the network it
/// offers a table. Enter starts, wherever the focus is.
class NewGamePage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::NewGame;

    enum class Opponent { Computer, Person, Friend };
    /// The finished games against a level of the computer.
    struct LevelScore {
        int won = 0;
        int played = 0;
    };
    using LevelScores = QMap<std::pair<QString, int>, LevelScore>; ///< by game and level

    explicit NewGamePage(QWidget* parent = nullptr);

    /// Shows the settings of all games, and chooses this game (the first of the registry if there is none such) and the
    /// opponent that it was played against last.
    void setPreferences(const Preferences& preferences, const QString& game);
    /// Chooses another game of the registry, and keeps what was chosen for each; the row of games has the focus.
    void switchTo(const QString& game);
    void setOpponent(Opponent opponent);
    /// Chooses a friend on the network and this table. If it begins with moves, its game cannot be changed.
    void setTable(const HostChoice& choice);
    /// Sets what the user has achieved against the computer.
    void setScores(const LevelScores& scores);
    /// Shows why a table could not be opened.
    void setError(const QString& error);
    /// Offers to continue an interrupted game on the network.
    [[nodiscard]] ResumeBar& unfinished() { return *m_unfinished; }

    [[nodiscard]] QString game() const { return m_shownGame; }
    [[nodiscard]] Opponent opponent() const;
    /// Returns the chosen settings of the game; a friend on the network leaves the opponent as it was.
    [[nodiscard]] GamePreferences settings() const;
    [[nodiscard]] QString secondName() const;
    /// Returns the user's name for a table, not empty once one is opened.
    [[nodiscard]] QString ownName() const;
    [[nodiscard]] HostChoice hostChoice() const;

Q_SIGNALS:
    /// The user starts a game at this machine.
    void startRequested();
    /// The user wants to play link-match, or a duel of it with a friend on the network.
    void linkRequested(qipan::ui::NewGamePage::Opponent opponent);
    /// The user, who has a name, opens a table.
    void hostRequested(const qipan::ui::HostChoice& choice);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    // Not a focus proxy: it would be a tab stop that hides what lies before it.

private:
    [[nodiscard]] const GameInfo& info() const;
    [[nodiscard]] QWidget* makeDetails(QWidget* content);
    void start();
    void setGame(const QString& game);
    void fillGame();
    void fillLevels();
    void fillSizes();
    void fillFirst();
    void keepSettings();
    void keepRoom();
    void follow();
    [[nodiscard]] QString levelText() const;
    [[nodiscard]] QString continuedText() const;
    void retranslate();

    QMap<QString, GamePreferences> m_settings; ///< by game; those of the chosen game are on the page
    QList<ExternalEngine> m_engines;
    LevelScores m_scores;
    std::vector<Cell> m_continued;
    QString m_shownGame; ///< whose settings are on the page

    ResumeBar* m_unfinished;
    QLabel* m_error;
    QLabel* m_continuedText;
    std::array<OptionCard*, 3> m_opponents{};
    std::array<QWidget*, 3> m_details{}; ///< what belongs to each opponent, all in one place
    QLabel* m_levelLabel;
    ChoiceRow* m_level;
    QLabel* m_levelText;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLabel* m_ownNameLabel;
    QLineEdit* m_ownName;
    QLabel* m_passcodeLabel;
    PasscodeField* m_passcode;
    QLabel* m_passcodeNote;
    QCheckBox* m_anyone;
    GameRow* m_game;
    ChoiceRow* m_first;
    ChoiceRow* m_rule;
    ChoiceRow* m_size;
    ChoiceRow* m_opening;
    ClockChooser* m_clock;
    QList<QLabel*> m_labels; ///< of the rows from m_first on
    QPushButton* m_start;
    QPushButton* m_cancel;
};

} // namespace qipan::ui
