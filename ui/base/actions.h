// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"

#include <QObject>
#include <QString>
#include <vector>

class QAction;

namespace qipan::ui {

/// Which actions are available now. The window disables the others, in menus and tool bar alike.
struct ActionState {
    bool continueGame = false; ///< return to a game that waits behind another page
    bool newGame = true;
    bool playAgain = true;
    bool swapColours = false;
    bool restart = false;
    bool restartAsks = false; ///< F1 asks the opponent; otherwise it restarts at once
    bool takesBack = false;   ///< undo takes back moves of a match
    bool host = true;
    bool join = true;
    bool propose = false;  ///< propose another game, rule or size to the LAN opponent
    bool save = false;     ///< one or more games are shown that can be saved and copied
    bool image = false;    ///< a board is shown
    bool position = false; ///< the shown position can be written as text
    bool leave = false;    ///< leave the LAN table
    bool saveAndLeave = false;
    bool copyInvitation = false; ///< this side hosts a table over the internet
    bool undo = false;
    bool redo = false;
    bool hint = false;
    bool shuffle = false;
    bool demo = false; ///< link-match: a full solution can be searched for, or its demonstration stopped
    bool why = false;  ///< link-match: a pair of equal tiles was just refused
    bool stop = false; ///< link-match: the game can be ended
    bool pause = false;
    bool draw = false;
    bool resign = false;
    bool previousPosition = false; ///< there is a position before the shown one
    bool nextPosition = false;     ///< there is a position after the shown one
    bool analysis = false;         ///< analysis of the shown game; never while a LAN game is in progress
    bool review = false;           ///< analysis of a whole game that has at least one move
    bool tryMoves = false;         ///< moves can be tried beside the game
    bool isTrying = false;         ///< that happens now
    bool turningPoints = false;    ///< turning points of a finished or replayed game
};

/// All commands of the program, each with its mnemonic text, icon, shortcuts and tool tip. Menus, tool bar and buttons
/// share them. `retranslate()` updates the texts after a change of language.
class Actions final : public QObject {
    Q_OBJECT

public:
    explicit Actions(QObject* parent = nullptr);

    /// The actions that open a game: link-match, then each game of the registry, in this order.
    [[nodiscard]] const std::vector<QAction*>& games() const { return m_games; }
    /// The actions that open the first lesson of each game, in the order of `games()`.
    [[nodiscard]] const std::vector<QAction*>& lessons() const { return m_lessons; }
    /// Returns the action that opens the game with this key, or null.
    [[nodiscard]] QAction* game(const QString& key) const;
    [[nodiscard]] std::vector<QAction*> all() const;

    void setActionState(const ActionState& actionState);
    /// Hides the actions that do not belong to this page, or, where a game of two is played, to `game`, a key of the
    /// registry. A hidden action is disabled, so its shortcut does nothing.
    void showFor(Page page, const QString& game);
    void setPaused(bool paused);
    /// While the whole game is being analysed, the text offers to stop the analysis.
    void setReviewing(bool reviewing);
    /// Says why a game has no turning points.
    [[nodiscard]] static QString noTurningPointsText();
    void retranslate();

    // Game
    QAction* home = nullptr;
    QAction* continueGame = nullptr;
    QAction* newGame = nullptr;     ///< chooses a game
    QAction* playAgain = nullptr;   ///< starts another with the same settings
    QAction* swapColours = nullptr; ///< starts another with the colours swapped, after the end
    QAction* restart = nullptr;
    QAction* scores = nullptr; ///< high scores of link-match
    QAction* history = nullptr;
    QAction* statistics = nullptr;
    QAction* propose = nullptr;
    QAction* balancedStart = nullptr; ///< reversi only
    QAction* host = nullptr;
    QAction* join = nullptr;
    QAction* leave = nullptr;
    QAction* saveAndLeave = nullptr;
    QAction* copyInvitation = nullptr;
    QAction* quit = nullptr;
    // File
    QAction* openFile = nullptr;
    QAction* saveFile = nullptr;
    QAction* saveFileAs = nullptr;
    QAction* importFiles = nullptr;
    QAction* importFolder = nullptr;
    QAction* exportGames = nullptr;
    QAction* saveImage = nullptr;
    QAction* copyMoves = nullptr;
    QAction* copySgf = nullptr;
    QAction* copyPosition = nullptr;
    QAction* copyImage = nullptr;
    QAction* paste = nullptr;
    // Move
    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* hint = nullptr;
    QAction* shuffle = nullptr;
    QAction* demo = nullptr;
    QAction* why = nullptr;
    QAction* stop = nullptr;
    QAction* pause = nullptr; ///< checkable
    QAction* draw = nullptr;
    QAction* resign = nullptr;
    QAction* firstPosition = nullptr;
    QAction* previousPosition = nullptr;
    QAction* nextPosition = nullptr;
    QAction* latestPosition = nullptr;
    QAction* tryMoves = nullptr;      ///< checkable
    QAction* review = nullptr;        ///< starts or stops the analysis of the whole game
    QAction* turningPoints = nullptr; ///< turning points of the game, available after its analysis
    // View: checkable, each bound to a member of Preferences, except full screen, which the window handles itself
    QAction* coordinates = nullptr;
    QAction* lastMove = nullptr;
    QAction* moveNumbers = nullptr;
    QAction* legalMoves = nullptr;
    QAction* forbiddenPoints = nullptr;
    QAction* threats = nullptr;
    QAction* sidePanel = nullptr;
    QAction* analysis = nullptr;
    QAction* explorer = nullptr; ///< not checkable: shows the opening explorer, or the moves again
    QAction* fullScreen = nullptr;
    // View, Read aloud: the window tells a screen reader
    QAction* readPosition = nullptr;
    QAction* readClocks = nullptr;
    QAction* readAround = nullptr; ///< what the cell of the cursor has to do with others
    QAction* nextPlace = nullptr;  ///< reversi: the next legal move; link-match: a tile of the hint
    QAction* previousPlace = nullptr;
    QAction* readAgain = nullptr; ///< the last announcement, then the one before it
    // Settings
    QAction* preferences = nullptr;
    QAction* name = nullptr;   ///< the name field of the preferences
    QAction* sounds = nullptr; ///< checkable
    QAction* engines = nullptr;
    // Help: handled by the window itself
    QAction* rules = nullptr;
    QAction* book = nullptr;
    QAction* puzzles = nullptr;
    QAction* copyVersion = nullptr;
    QAction* about = nullptr;
    QAction* aboutQt = nullptr;

Q_SIGNALS:
    /// The user wants to play this game with the settings last used.
    void gameChosen(const QString& key);
    /// The user wants the first lesson of this game.
    void lessonChosen(const QString& key);

private:
    void createGames();

    std::vector<QAction*> m_games;
    std::vector<QAction*> m_lessons;
    bool m_restartAsks = false;
    bool m_takesBack = false;
    bool m_reviewing = false;
};

} // namespace qipan::ui
