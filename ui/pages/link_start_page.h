// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/deal_setup.h"
#include "ui/base/page.h"
#include "ui/base/preferences.h"
#include "ui/link/link_score.h"
#include "ui/pages/closable_page.h"
#include "ui/pages/host_choice.h"

#include <optional>
#include <vector>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace qipan::ui {

class DuelForm;
class GameRow;
class LinkModeCards;
class ResumeBar;

/// Chooses a game of link-match: the mode or a duel, the board, or a deal by its number.
class LinkStartPage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::LinkStart;

    /// The usual board sizes, as columns and rows. core/link can deal each of them.
    [[nodiscard]] static const std::vector<QSize>& usualSizes();

    explicit LinkStartPage(QWidget* parent = nullptr);

    /// Offers to continue an interrupted duel on the network.
    [[nodiscard]] ResumeBar& unfinished() { return *m_unfinished; }

    void setChoice(const LinkPreferences& choice);
    [[nodiscard]] const LinkPreferences& choice() const { return m_choice; }
    /// Chooses the duel against this opponent, and keeps the rest.
    void chooseDuel(DuelPreferences::Opponent opponent);
    /// Sets the deal of the day, whose board the page shows in its mode.
    void setDaily(const link::DealSetup& daily);
    /// Returns whether today's deal is chosen, in its mode or for a duel.
    [[nodiscard]] bool isDaily() const;
    /// Says that boards with this number of pictures cannot have the chosen difficulty, and offers the nearest one,
    /// until the choice changes. Says nothing if it is the chosen one.
    void setNearest(link::Difficulty nearest, int pictures);
    /// Sets the completed levels of campaigns. One can begin at each of those of its size and difficulty, and at the
    /// next one.
    void setLevels(const std::vector<LinkLevel>& levels);
    /// Returns the level at which the campaign begins, and the number of the first board in other modes.
    [[nodiscard]] int level() const;
    /// Sets the name of the second player; empty for none.
    void setSecondName(const QString& name);
    [[nodiscard]] QString secondName() const;
    /// Sets the user's name for a table of duels.
    void setOwnName(const QString& name);
    /// Returns the user's name for a table, not empty once one is opened.
    [[nodiscard]] QString ownName() const;
    /// Returns what the host offers besides the duel itself: the passcode, and whether anyone may come in.
    [[nodiscard]] HostChoice table() const;
    /// Shows beside the start why a duel cannot begin, until the choice changes, and announces it; empty for nothing.
    void setProblem(const QString& problem);
    /// Sets the number of the current deal, for sharing; empty for none.
    void setCurrent(const QString& number);
    /// Gives the focus to the row of games.
    void focusGame();
    /// Sets the sizes to choose from; a size of `setChoice` that is not among them is added.
    void setSizes(const std::vector<QSize>& sizes);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

Q_SIGNALS:
    /// The user has chosen something else.
    void choiceChanged();
    /// The user wants to play this game of the registry instead.
    void gameRequested(const QString& game);
    /// The user wants to play this.
    void startRequested(const qipan::ui::LinkPreferences& choice);
    /// The user wants to play this deal in the chosen mode.
    void dealRequested(const qipan::ui::LinkPreferences& choice, const qipan::link::DealSetup& setup);
    /// The user wants to play the chosen duel, against a friend under a name: on this deal, or on a random one.
    void duelRequested(const qipan::ui::LinkPreferences& choice, const std::optional<qipan::link::DealSetup>& deal);

private:
    [[nodiscard]] QWidget* makeBoard();
    [[nodiscard]] bool isMode(link::GameMode mode) const;
    [[nodiscard]] bool isWithFriend() const;
    [[nodiscard]] QComboBox* addChoice(QGridLayout* grid, int count);
    /// Makes the place for what prevents the choice, and the offer of another difficulty.
    [[nodiscard]] QWidget* makeOffer();
    void start();
    void startNumber();
    void startDuel(const std::optional<link::DealSetup>& deal);
    void take();
    void takeDuel();
    void fill();
    void follow();
    void showOffer();
    void showLevels();
    /// Returns whether the shape fits on the board.
    [[nodiscard]] bool fits() const;
    void arrange();
    void retranslate();

    LinkPreferences m_choice{};
    link::DealSetup m_daily;
    bool m_isFilling = false; // the fields change by themselves
    int m_pictures = 0;       // that cannot be dealt in the chosen difficulty; 0 if they can
    link::Difficulty m_nearest{};
    QString m_problem; ///< why a duel cannot begin
    GameRow* m_game;
    ResumeBar* m_unfinished = nullptr;
    LinkModeCards* m_modes = nullptr;
    QWidget* m_board = nullptr;
    QBoxLayout* m_parts = nullptr; ///< the board and the duel, beside each other if there is room
    DuelForm* m_duel = nullptr;
    QComboBox* m_size;
    QComboBox* m_mode;
    QComboBox* m_outline;
    QComboBox* m_difficulty;
    QComboBox* m_pictureCount;
    QWidget* m_offer = nullptr;
    QLabel* m_limit;
    QPushButton* m_useNearest;
    QCheckBox* m_border;
    QCheckBox* m_today; ///< in the row of the level and the name, which other modes have
    QLabel* m_levelLabel;
    QComboBox* m_level;
    std::vector<LinkLevel> m_levels;  ///< completed ones of any size and difficulty, in their order
    std::vector<LinkLevel> m_reached; ///< those of the chosen ones
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLineEdit* m_number;
    QPushButton* m_play;
    QLabel* m_error;
    QLabel* m_current;
    QString m_currentNumber;
    QPushButton* m_start;
    QPushButton* m_cancel;
    QList<QLabel*> m_labels; // size, falling mode, outline, difficulty, pictures, number
};

} // namespace qipan::ui
