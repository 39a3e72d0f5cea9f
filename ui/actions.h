#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <vector>

class QAction;

namespace qipan::ui {

/// What may be done now. The window greys the rest, in menus and tool bar alike.
struct Possible {
    bool goOn = false; ///< return to a game that waits behind another page
    bool newGame = true;
    bool restart = false;
    bool host = true;
    bool join = true;
    bool propose = false;  ///< another game, rule or size, on the LAN
    bool save = false;     ///< a game or several are shown, to be saved and copied
    bool image = false;    ///< a board is shown
    bool position = false; ///< its position can be told in text
    bool leave = false;    ///< the table on the LAN
    bool saveAndLeave = false;
    bool undo = false;
    bool redo = false;
    bool hint = false;
    bool shuffle = false;
    bool demo = false; ///< a way to finish the board of link-match can be looked for, or its show be ended
    bool why = false;  ///< two equal tiles were just refused
    bool stop = false; ///< a game of link-match can be ended
    bool pause = false;
    bool draw = false;
    bool resign = false;
    bool lookBack = false; ///< there is a position before the shown one
    bool lookOn = false;   ///< and one after it
    bool analysis = false; ///< of the shown game: never while one is played on the LAN
    bool review = false;   ///< the analysis of a whole game, which has a move
    bool moments = false;  ///< the turning points of a game that is over, or of one that is looked at
};

/// Every command of the program: text with mnemonic, icon, keys, tool tip. Menus, tool bar and buttons share them.
/// Texts follow the language by `retranslate()`.
class Actions final : public QObject {
    Q_OBJECT

public:
    explicit Actions(QObject* parent = nullptr);

    /// Opens a game by its key: link-match and each row of the registry, in this order.
    [[nodiscard]] const std::vector<QAction*>& games() const { return m_games; }
    /// Opens the first lesson of each of these games, in the same order.
    [[nodiscard]] const std::vector<QAction*>& lessons() const { return m_lessons; }
    /// The action that opens the game with this key, or null.
    [[nodiscard]] QAction* game(const QString& key) const;
    /// Every action of this object.
    [[nodiscard]] std::vector<QAction*> all() const;

    void setPossible(const Possible& possible);
    /// F1 asks the other side in a LAN game and starts at once otherwise: the text says which.
    void setRestartAsks(bool asks);
    void setPaused(bool paused);
    /// The analysis of the whole game runs: the text says that it can be stopped.
    void setReviewing(bool reviewing);
    void retranslate();

    // Game
    QAction* home = nullptr;
    QAction* goOn = nullptr;
    QAction* newGame = nullptr;
    QAction* restart = nullptr;
    QAction* linkStart = nullptr; ///< chooses a game of link-match
    QAction* scores = nullptr;    ///< of link-match
    QAction* history = nullptr;
    QAction* statistics = nullptr;
    QAction* propose = nullptr;
    QAction* balancedStart = nullptr; ///< of reversi
    QAction* host = nullptr;
    QAction* join = nullptr;
    QAction* leave = nullptr;
    QAction* saveAndLeave = nullptr;
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
    QAction* positionBefore = nullptr;
    QAction* positionAfter = nullptr;
    QAction* latestPosition = nullptr;
    QAction* review = nullptr;  ///< analyses the whole game, or stops that
    QAction* moments = nullptr; ///< the turning points of the game, after its analysis
    // View: checkable, each a member of Preferences; but full screen, which the window handles itself
    QAction* coordinates = nullptr;
    QAction* lastMove = nullptr;
    QAction* moveNumbers = nullptr;
    QAction* legalMoves = nullptr;
    QAction* forbiddenPoints = nullptr;
    QAction* threats = nullptr;
    QAction* animation = nullptr;
    QAction* sidePanel = nullptr;
    QAction* analysis = nullptr;
    QAction* fullScreen = nullptr;
    // Settings: checkable ones are members of Preferences
    QAction* name = nullptr;
    QAction* beep = nullptr;
    QAction* shake = nullptr;
    QAction* words = nullptr;
    QAction* border = nullptr;
    QAction* cornerDots = nullptr;
    QAction* outlines = nullptr;
    QAction* pauseWhenLeft = nullptr;
    QAction* skipEmpty = nullptr;
    QAction* strictMouse = nullptr;
    QAction* engines = nullptr;
    // Help: the window handles them itself
    QAction* rules = nullptr;
    QAction* book = nullptr;
    QAction* puzzles = nullptr;
    QAction* copyVersion = nullptr;
    QAction* about = nullptr;
    QAction* aboutQt = nullptr;

Q_SIGNALS:
    /// The user wants to play this game, with the settings used last.
    void gameChosen(const QString& key);
    /// The user wants the first lesson of this game.
    void lessonChosen(const QString& key);

private:
    void createGames();

    std::vector<QAction*> m_games;
    std::vector<QAction*> m_lessons;
    bool m_restartAsks = false;
    bool m_reviewing = false;
};

} // namespace qipan::ui
