// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/actions.h"

#include "core/games/registry.h"
#include "ui/base/shortcuts.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/icons/icon.h"
#include "ui/icons/svg.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

enum class Kind { Plain, Checkable };

/// Kinds of pages, as bits.
enum PageKind : unsigned {
    OnHome = 1, ///< and on all pages without a board
    OnMatch = 2,
    OnRecord = 4,
    OnLearning = 8, ///< book, lessons and puzzles
    OnLink = 16,    ///< boards of link-match
    OnLinkChoice = 32,
    OnReplay = 64, ///< a replay of link-match
    OnDuel = 128,
    OnTurns = OnMatch | OnRecord | OnLearning ///< boards of games of two
};

unsigned kindOf(Page page)
{
    switch (page) {
    case Page::Match:
        return OnMatch;
    case Page::Record:
        return OnRecord;
    case Page::Book:
    case Page::Lesson:
    case Page::Puzzles:
        return OnLearning;
    case Page::Link:
        return OnLink;
    case Page::LinkReplay:
    case Page::DuelReplay:
        return OnLink | OnReplay;
    case Page::Duel:
        return OnDuel;
    case Page::LinkStart:
    case Page::LinkScores:
        return OnLinkChoice;
    case Page::Home:
    case Page::NewGame:
    case Page::Host:
    case Page::Join:
    case Page::History:
    case Page::Statistics:
    case Page::Rules:
    case Page::Preferences:
        break;
    }
    return OnHome;
}

/// A command with its texts, icon and shortcut.
struct Row {
    QAction* Actions::*action;
    const char* text;
    const char* tip;
    const char* icon; ///< name in the icon theme, or null
    const char* keys; ///< portable text, see `shortcut`, or null
    Kind kind = Kind::Plain;
    QAction::MenuRole role = QAction::NoRole;
};

/// An action that only some kinds of pages have, and only one game of two, if `game` is not empty.
struct Place {
    QAction* Actions::*action;
    unsigned kinds;
    QLatin1String game{};
};

constexpr Place places[] = {
    {&Actions::scores, OnHome | OnLink | OnLinkChoice},
    {&Actions::propose, OnMatch},
    {&Actions::swapColours, OnMatch},
    {&Actions::balancedStart, OnHome | OnTurns, QLatin1String{"reversi"}},
    {&Actions::leave, OnHome | OnTurns | OnDuel},
    {&Actions::saveAndLeave, OnHome | OnTurns | OnDuel},
    {&Actions::copyInvitation, OnHome | OnTurns | OnDuel},
    {&Actions::shuffle, OnLink},
    {&Actions::demo, OnLink},
    {&Actions::why, OnLink},
    {&Actions::stop, OnLink},
    {&Actions::pause, OnLink | OnDuel},
    {&Actions::draw, OnMatch | OnDuel},
    {&Actions::resign, OnMatch | OnDuel},
    {&Actions::firstPosition, OnMatch | OnRecord | OnReplay},
    {&Actions::previousPosition, OnMatch | OnRecord | OnReplay},
    {&Actions::nextPosition, OnMatch | OnRecord | OnReplay},
    {&Actions::latestPosition, OnMatch | OnRecord | OnReplay},
    {&Actions::tryMoves, OnMatch},
    {&Actions::review, OnMatch | OnRecord},
    {&Actions::turningPoints, OnMatch | OnRecord},
    {&Actions::coordinates, OnTurns | OnLink | OnDuel},
    {&Actions::lastMove, OnTurns},
    {&Actions::moveNumbers, OnTurns, QLatin1String{"gomoku"}},
    {&Actions::legalMoves, OnTurns, QLatin1String{"reversi"}},
    {&Actions::forbiddenPoints, OnTurns, QLatin1String{"gomoku"}},
    {&Actions::threats, OnTurns, QLatin1String{"gomoku"}},
    {&Actions::sidePanel, OnMatch | OnDuel},
    {&Actions::readPosition, OnTurns | OnLink | OnDuel},
    {&Actions::readClocks, OnMatch | OnLink | OnDuel},
    {&Actions::readAround, OnTurns | OnLink | OnDuel},
    {&Actions::nextPlace, OnTurns | OnLink | OnDuel, QLatin1String{"reversi"}},
    {&Actions::previousPlace, OnTurns | OnLink | OnDuel, QLatin1String{"reversi"}},
    {&Actions::analysis, OnMatch | OnRecord},
    {&Actions::explorer, OnMatch | OnRecord},
};

/// A class, so that lupdate finds the texts and their context.
struct Rows {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::Actions)

public:
    static constexpr Row all[] = {
        {&Actions::home, QT_TR_NOOP("&Home page"), QT_TR_NOOP("All games and tables on the network"), "go-home",
         "Alt+Home"},
        {&Actions::continueGame, QT_TR_NOOP("&Continue game"), QT_TR_NOOP("Return to the unfinished game"),
         "media-playback-start", "F6"},
        {&Actions::newGame, QT_TR_NOOP("&New game…"), QT_TR_NOOP("Choose opponent, level, rules and clock"),
         "document-new", "Ctrl+Shift+N"},
        {&Actions::playAgain, QT_TR_NOOP("Another ga&me"), QT_TR_NOOP("Start a new game with the same settings"),
         "games-again", "Ctrl+N"},
        {&Actions::swapColours, QT_TR_NOOP("S&wap colours"),
         QT_TR_NOOP("Start a new game in which each player has the other colour"), "games-swap", nullptr},
        {&Actions::restart, QT_TR_NOOP("Rest&art"), QT_TR_NOOP("Start this game again"), "view-refresh", "F1"},
        {&Actions::scores, QT_TR_NOOP("Link-match high scor&es"),
         QT_TR_NOOP("The best games, to play again or to replay"), nullptr, "Ctrl+Shift+L"},
        {&Actions::history, QT_TR_NOOP("Histor&y"), QT_TR_NOOP("All games you have played, to replay"),
         "view-list-text", "Ctrl+H"},
        {&Actions::statistics, QT_TR_NOOP("S&tatistics"), QT_TR_NOOP("Wins, losses, ratings and times of all games"),
         "games-statistics", "Ctrl+T"},
        {&Actions::propose, QT_TR_NOOP("&Propose another game…"),
         QT_TR_NOOP("Propose another game, rule or board size to your opponent"), nullptr, "Ctrl+G"},
        {&Actions::balancedStart, QT_TR_NOOP("Reversi from a &balanced opening"),
         QT_TR_NOOP("Start reversi after eight random moves that leave both sides even"), nullptr, nullptr},
        {&Actions::host, QT_TR_NOOP("H&ost a table…"),
         QT_TR_NOOP("Open a table and wait for a friend on the local network"), "network-server", "Ctrl+Shift+H"},
        {&Actions::join, QT_TR_NOOP("&Join a table…"), QT_TR_NOOP("Play at a friend's table on the local network"),
         "network-connect", "Ctrl+J"},
        {&Actions::leave, QT_TR_NOOP("Lea&ve table"), QT_TR_NOOP("Disconnect from your opponent"), "network-disconnect",
         nullptr},
        {&Actions::saveAndLeave, QT_TR_NOOP("&Save and leave"),
         QT_TR_NOOP("Leave the table now and continue the game later"), nullptr, nullptr},
        {&Actions::copyInvitation, QT_TR_NOOP("Copy &invitation link"),
         QT_TR_NOOP("Copy the link with which friends join or watch your table over the internet"), nullptr, nullptr},
        {&Actions::quit, QT_TR_NOOP("&Quit"), QT_TR_NOOP("Quit Qipan"), "application-exit", "Ctrl+Q", Kind::Plain,
         QAction::QuitRole},

        {&Actions::openFile, QT_TR_NOOP("&Open…"), QT_TR_NOOP("Open games from a file"), "document-open", "Ctrl+O"},
        {&Actions::saveFile, QT_TR_NOOP("&Save"), QT_TR_NOOP("Save the game to its file"), "document-save", "Ctrl+S"},
        {&Actions::saveFileAs, QT_TR_NOOP("Save &as…"), QT_TR_NOOP("Save the game to another file"), nullptr,
         "Ctrl+Shift+S"},
        {&Actions::importFiles, QT_TR_NOOP("&Import files…"), QT_TR_NOOP("Import games from files into the history"),
         "document-import", nullptr},
        {&Actions::importFolder, QT_TR_NOOP("Import &folder…"),
         QT_TR_NOOP("Import games from all files of a folder into the history"), nullptr, nullptr},
        {&Actions::exportGames, QT_TR_NOOP("&Export history…"), QT_TR_NOOP("Export the games of the history to files"),
         "document-export", nullptr},
        {&Actions::saveImage, QT_TR_NOOP("Save &picture…"),
         hasSvg ? QT_TR_NOOP("Save the board as PNG or SVG") : QT_TR_NOOP("Save the board as PNG"), "insert-image",
         "Ctrl+Shift+I"},
        {&Actions::copyMoves, QT_TR_NOOP("Copy &moves"), QT_TR_NOOP("Copy the moves of the game as text"), "edit-copy",
         "Ctrl+C"},
        {&Actions::copySgf, QT_TR_NOOP("Copy as &SGF"), QT_TR_NOOP("Copy the whole game with names and comments"),
         nullptr, "Ctrl+Shift+C"},
        {&Actions::copyPosition, QT_TR_NOOP("Copy &position"),
         QT_TR_NOOP("Copy the position as text: 64 squares in reversi, the moves in gomoku"), nullptr, nullptr},
        {&Actions::copyImage, QT_TR_NOOP("Copy p&icture"), QT_TR_NOOP("Copy the board as a picture"), nullptr, nullptr},
        {&Actions::paste, QT_TR_NOOP("Pas&te game"), QT_TR_NOOP("Open a game from the clipboard"), "edit-paste",
         "Ctrl+V"},

        {&Actions::undo, QT_TR_NOOP("&Undo"), QT_TR_NOOP("Undo the last step"), "edit-undo", "Ctrl+Z"},
        {&Actions::redo, QT_TR_NOOP("&Redo"), QT_TR_NOOP("Redo the step that was undone"), "edit-redo", "Ctrl+Shift+Z"},
        {&Actions::hint, QT_TR_NOOP("&Hint"), QT_TR_NOOP("Show a good move"), "games-hint", "Ctrl+I"},
        {&Actions::shuffle, QT_TR_NOOP("&Shuffle"), QT_TR_NOOP("Shuffle the remaining tiles"), "media-playlist-shuffle",
         "Ctrl+M"},
        {&Actions::demo, QT_TR_NOOP("De&mo"), QT_TR_NOOP("Show how to clear the board; your game stays as it is"),
         nullptr, "Ctrl+D"},
        {&Actions::why, QT_TR_NOOP("&Why can't these connect?"),
         QT_TR_NOOP("Show the path between two matching tiles and what blocks it"), nullptr, "F3"},
        {&Actions::stop, QT_TR_NOOP("&End game"), QT_TR_NOOP("Stop here and keep the score"), nullptr, "Ctrl+E"},
        {&Actions::pause, QT_TR_NOOP("&Pause"), QT_TR_NOOP("Hide the board"), "media-playback-pause", "Ctrl+P",
         Kind::Checkable},
        {&Actions::draw, QT_TR_NOOP("Offer &draw"), QT_TR_NOOP("Offer your opponent a draw"), "games-draw",
         "Ctrl+Shift+D"},
        {&Actions::resign, QT_TR_NOOP("Res&ign"), QT_TR_NOOP("Give up and lose the game"), "games-resign",
         "Ctrl+Shift+R"},
        {&Actions::firstPosition, QT_TR_NOOP("&First position"), QT_TR_NOOP("Show the board before the first move"),
         "go-first", "Ctrl+PgUp"},
        {&Actions::previousPosition, QT_TR_NOOP("Pre&vious move"),
         QT_TR_NOOP("Show the board one move earlier, without taking anything back"), "go-previous", "PgUp"},
        {&Actions::nextPosition, QT_TR_NOOP("&Next move"), QT_TR_NOOP("Show the board one move later"), "go-next",
         "PgDown"},
        {&Actions::latestPosition, QT_TR_NOOP("&Latest position"), QT_TR_NOOP("Return to the current position"),
         "go-last", "Ctrl+PgDown"},
        {&Actions::tryMoves, QT_TR_NOOP("Tr&y moves"),
         QT_TR_NOOP("Play moves for both sides on the board without changing the game. Not in your own network games."),
         nullptr, "Ctrl+Shift+T", Kind::Checkable},
        {&Actions::review, QT_TR_NOOP("&Analyse game"),
         QT_TR_NOOP("Analyse every position for an evaluation graph and the biggest mistakes"), "games-analyse", "F7"},
        {&Actions::turningPoints, QT_TR_NOOP("&Turning points"),
         QT_TR_NOOP("The moves that decided this game, as a chapter of the book"), "games-turning-points", "Shift+F7"},

        {&Actions::coordinates, QT_TR_NOOP("&Coordinates"), QT_TR_NOOP("Show letters and numbers beside the board"),
         nullptr, nullptr, Kind::Checkable},
        {&Actions::lastMove, QT_TR_NOOP("&Last move"), QT_TR_NOOP("Mark the last move"), nullptr, nullptr,
         Kind::Checkable},
        {&Actions::moveNumbers, QT_TR_NOOP("Move &numbers"), QT_TR_NOOP("Number the stones in the order of play"),
         nullptr, nullptr, Kind::Checkable},
        {&Actions::legalMoves, QT_TR_NOOP("Legal &moves"), QT_TR_NOOP("Mark where you can play"), nullptr, nullptr,
         Kind::Checkable},
        {&Actions::forbiddenPoints, QT_TR_NOOP("&Forbidden points"),
         QT_TR_NOOP("Mark the points that renju forbids for Black"), nullptr, nullptr, Kind::Checkable},
        {&Actions::threats, QT_TR_NOOP("&Threats"),
         QT_TR_NOOP("Mark where a side can make five (diamond) or an open four (triangle): filled for Black, hollow "
                    "for White. Not in your own network games."),
         nullptr, nullptr, Kind::Checkable},
        {&Actions::sidePanel, QT_TR_NOOP("Side &panel"), QT_TR_NOOP("Show players and moves beside the board"), nullptr,
         "Ctrl+Shift+P", Kind::Checkable},
        {&Actions::analysis, QT_TR_NOOP("Anal&ysis"),
         QT_TR_NOOP("Show who is better and the best moves, while you play or watch"), nullptr, "Ctrl+Shift+A",
         Kind::Checkable},
        {&Actions::explorer, QT_TR_NOOP("Opening e&xplorer"),
         QT_TR_NOOP("Show the moves that were played from here in the games of the history"), nullptr, "Ctrl+Shift+O"},
        {&Actions::fullScreen, QT_TR_NOOP("Full &screen"), QT_TR_NOOP("Use the whole screen"), "view-fullscreen", "F11",
         Kind::Checkable},

        {&Actions::readPosition, QT_TR_NOOP("&Position"),
         QT_TR_NOOP("Tell a screen reader whose turn it is, the counts, the last move, the clocks and all pieces"),
         nullptr, "F5"},
        {&Actions::readClocks, QT_TR_NOOP("&Clocks and points"),
         QT_TR_NOOP("Tell a screen reader the times of the players, in link-match also the points"), nullptr,
         "Shift+F5"},
        {&Actions::readAround, QT_TR_NOOP("&Around the cursor"),
         QT_TR_NOOP("Tell a screen reader the next stones in gomoku, what a move would turn in reversi, and the "
                    "matching tiles in link-match"),
         nullptr, "Ctrl+Shift+G"},
        {&Actions::nextPlace, QT_TR_NOOP("&Next legal move, or tile of the hint"),
         QT_TR_NOOP("Move the cursor to the next legal move in reversi. In link-match, ask for a hint, then move to "
                    "its tiles."),
         nullptr, "Ctrl+Shift+PgDown"},
        {&Actions::previousPlace, QT_TR_NOOP("Pre&vious legal move, or tile of the hint"),
         QT_TR_NOOP("Move the cursor to the previous legal move in reversi, or to the other tile of the hint in "
                    "link-match"),
         nullptr, "Ctrl+Shift+PgUp"},
        {&Actions::readAgain, QT_TR_NOOP("&Last announcement again"),
         QT_TR_NOOP("Tell a screen reader the last announcement again, then the one before it"), nullptr,
         "Ctrl+Shift+Y"},

        {&Actions::preferences, QT_TR_NOOP("&Preferences…"), QT_TR_NOOP("All settings, with previews"),
         "preferences-system", "Ctrl+,", Kind::Plain, QAction::PreferencesRole},
        {&Actions::name, QT_TR_NOOP("Your &name…"), QT_TR_NOOP("The name that other players see"), "user-identity",
         nullptr},

        {&Actions::sounds, QT_TR_NOOP("&Sounds"), QT_TR_NOOP("Play sounds"), nullptr, nullptr, Kind::Checkable},
        {&Actions::engines, QT_TR_NOOP("&Engines…"), QT_TR_NOOP("External engines, as opponents and for analysis"),
         nullptr, nullptr},

        {&Actions::rules, QT_TR_NOOP("&Rules and help"), QT_TR_NOOP("Rules, mouse and keys of each game"),
         "help-contents", "F2"},
        {&Actions::book, QT_TR_NOOP("&Book"), QT_TR_NOOP("Learn the games from the first move"),
         "accessories-dictionary", "F4"},
        {&Actions::puzzles, QT_TR_NOOP("&Puzzles"), QT_TR_NOOP("Solve puzzles and review them before you forget"),
         "games-hint", "Shift+F3"},
        {&Actions::copyVersion, QT_TR_NOOP("&Copy version and system"), QT_TR_NOOP("For bug reports"), "edit-copy",
         nullptr},
        {&Actions::about, QT_TR_NOOP("&About Qipan"), QT_TR_NOOP("About this program"), "help-about", nullptr,
         Kind::Plain, QAction::AboutRole},
        {&Actions::aboutQt, QT_TR_NOOP("About &Qt"), QT_TR_NOOP("About the toolkit behind this program"), nullptr,
         nullptr, Kind::Plain, QAction::AboutQtRole},
    };
};

/// Returns the tool tip with the shortcut: "Name (F2)".
QString tipWithKeys(const QString& tip, const QKeySequence& keys)
{
    return keys.isEmpty() ? tip : tip + u" (" + keys.toString(QKeySequence::NativeText) + u")";
}

void setTexts(QAction& action, const QString& text, const QString& tip)
{
    action.setText(text);
    action.setIconText(withoutMnemonic(text)); // Qt's default would keep the letter of "悔棋(&U)"
    action.setToolTip(tipWithKeys(tip, action.shortcut()));
}

} // namespace

Actions::Actions(QObject* parent)
    : QObject{parent}
{
    for (const Row& row : Rows::all) {
        auto* action = new QAction{this};
        action->setMenuRole(row.role);
        action->setCheckable(row.kind == Kind::Checkable);
        if (row.icon != nullptr)
            action->setIcon(icon(QString::fromLatin1(row.icon)));
        if (row.keys != nullptr)
            action->setShortcut(shortcut(QString::fromLatin1(row.keys)));
        this->*row.action = action;
    }
    connect(pause, &QAction::toggled, this, &Actions::retranslate);
    createGames();
    retranslate();
    setActionState({});
}

void Actions::createGames()
{
    QStringList keys{linkKey.toString()};
    for (const GameInfo& game : qipan::games())
        keys += textOf(game.key);
    for (const QString& key : std::as_const(keys)) {
        auto* action = new QAction{this};
        action->setMenuRole(QAction::NoRole);
        action->setData(key);
        action->setShortcut(
            QKeySequence{Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(m_games.size()))});
        connect(action, &QAction::triggered, this, [this, key] { Q_EMIT gameChosen(key); });
        m_games.push_back(action);
        auto* lesson = new QAction{this};
        lesson->setMenuRole(QAction::NoRole);
        lesson->setData(key);
        connect(lesson, &QAction::triggered, this, [this, key] { Q_EMIT lessonChosen(key); });
        m_lessons.push_back(lesson);
    }
}

QAction* Actions::game(const QString& key) const
{
    for (QAction* action : m_games) {
        if (action->data().toString() == key)
            return action;
    }
    return nullptr;
}

std::vector<QAction*> Actions::all() const
{
    std::vector<QAction*> actions = m_games;
    actions.insert(actions.end(), m_lessons.begin(), m_lessons.end());
    for (const Row& row : Rows::all)
        actions.push_back(this->*row.action);
    return actions;
}

void Actions::setActionState(const ActionState& actionState)
{
    continueGame->setEnabled(actionState.continueGame);
    newGame->setEnabled(actionState.newGame);
    playAgain->setEnabled(actionState.playAgain);
    swapColours->setEnabled(actionState.swapColours);
    restart->setEnabled(actionState.restart);
    host->setEnabled(actionState.host);
    join->setEnabled(actionState.join);
    propose->setEnabled(actionState.propose);
    for (QAction* action : {saveFile, saveFileAs, copyMoves, copySgf})
        action->setEnabled(actionState.save);
    copyPosition->setEnabled(actionState.position);
    saveImage->setEnabled(actionState.image);
    copyImage->setEnabled(actionState.image);
    leave->setEnabled(actionState.leave);
    saveAndLeave->setEnabled(actionState.saveAndLeave);
    copyInvitation->setEnabled(actionState.copyInvitation);
    undo->setEnabled(actionState.undo);
    redo->setEnabled(actionState.redo);
    hint->setEnabled(actionState.hint);
    shuffle->setEnabled(actionState.shuffle);
    demo->setEnabled(actionState.demo);
    why->setEnabled(actionState.why);
    stop->setEnabled(actionState.stop);
    pause->setEnabled(actionState.pause);
    draw->setEnabled(actionState.draw);
    resign->setEnabled(actionState.resign);
    firstPosition->setEnabled(actionState.previousPosition);
    previousPosition->setEnabled(actionState.previousPosition);
    nextPosition->setEnabled(actionState.nextPosition);
    latestPosition->setEnabled(actionState.nextPosition);
    analysis->setEnabled(actionState.analysis);
    explorer->setEnabled(actionState.analysis);
    review->setEnabled(actionState.review);
    tryMoves->setEnabled(actionState.tryMoves);
    tryMoves->setChecked(actionState.isTrying);
    const bool isOther = turningPoints->isEnabled() != actionState.turningPoints
        || actionState.restartAsks != m_restartAsks || actionState.takesBack != m_takesBack;
    turningPoints->setEnabled(actionState.turningPoints);
    if (isOther) {
        m_restartAsks = actionState.restartAsks;
        m_takesBack = actionState.takesBack;
        retranslate();
    }
}

void Actions::showFor(Page page, const QString& game)
{
    const unsigned kind = kindOf(page);
    for (const auto& [action, kinds, only] : places)
        (this->*action)->setVisible((kinds & kind) != 0 && (kind != OnMatch || only.isEmpty() || only == game));
}

QString Actions::noTurningPointsText()
{
    return tr("Only finished games and records of at least four moves have turning points.");
}

void Actions::setReviewing(bool reviewing)
{
    if (reviewing != m_reviewing) {
        m_reviewing = reviewing;
        retranslate();
    }
}

void Actions::setPaused(bool paused)
{
    pause->setChecked(paused);
}

void Actions::retranslate()
{
    for (const Row& row : Rows::all)
        setTexts(*(this->*row.action), tr(row.text), tr(row.tip));
    // For buttons over the board, where the game is clear.
    newGame->setIconText(tr("New game"));
    scores->setIconText(tr("High scores"));
    if (m_restartAsks)
        setTexts(*restart, tr("&Ask for a restart"), tr("Ask your opponent to restart this game"));
    if (m_takesBack) {
        setTexts(*undo, tr("&Undo", "in a match"),
                 m_restartAsks ? tr("Ask your opponent for a takeback") : tr("Take back your last move"));
        setTexts(*redo, tr("&Redo", "in a match"), tr("Replay the move that was taken back"));
    }
    if (!turningPoints->isEnabled())
        turningPoints->setToolTip(tipWithKeys(noTurningPointsText(), turningPoints->shortcut()));
    if (m_reviewing)
        setTexts(*review, tr("Stop &analysing"), tr("Keep the results so far"));
    if (pause->isChecked())
        setTexts(*pause, tr("&Continue"), tr("Show the board again"));
    pause->setIcon(icon(pause->isChecked() ? u"media-playback-start"_s : u"media-playback-pause"_s));
    int number = 1;
    for (QAction* action : m_games) {
        const QString key = action->data().toString();
        setTexts(*action, u"&%1 %2"_s.arg(number++).arg(gameName(key)), gameMotto(key));
    }
    number = 1;
    for (QAction* lesson : m_lessons) {
        //: In a menu, numbered: "1 Lesson: Gomoku", an introductory lesson of that game.
        setTexts(*lesson, tr("&%1 Lesson: %2").arg(number++).arg(gameName(lesson->data().toString())),
                 tr("Learn by playing, in a few minutes"));
    }
}

} // namespace qipan::ui
