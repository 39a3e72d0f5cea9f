#include "ui/actions.h"

#include "core/board/registry.h"
#include "ui/icons/icon.h"
#include "ui/texts.h"

#include <QAction>
#include <QKeySequence>

namespace qipan::ui {
namespace {

enum class Kind { Plain, Checkable };

/// One command as it is created and translated.
struct Row {
    QAction* Actions::*action;
    const char* text;
    const char* tip;
    const char* icon; ///< a name of the icon theme, or null
    const char* keys; ///< portable text, or null
    Kind kind = Kind::Plain;
    QAction::MenuRole role = QAction::NoRole;
};

#define TEXT(text) QT_TRANSLATE_NOOP("qipan::ui::Actions", text)

constexpr Row rows[] = {
    {&Actions::home, TEXT("&Home page"), TEXT("All games, and tables on the network"), "go-home", "Alt+Home"},
    {&Actions::goOn, TEXT("&Continue the game"), TEXT("Back to the game that waits"), "media-playback-start", "F6"},
    {&Actions::newGame, TEXT("&New game"), TEXT("Begin another game"), "document-new", "Ctrl+N"},
    {&Actions::restart, TEXT("Start &afresh"), TEXT("Begin this game from the start"), "view-refresh", "F1"},
    {&Actions::host, TEXT("H&ost a table…"), TEXT("Wait for a friend on the local network"), "network-server",
     "Ctrl+Shift+H"},
    {&Actions::join, TEXT("&Join a table…"), TEXT("Play at a friend's table on the local network"), "network-connect",
     "Ctrl+J"},
    {&Actions::leave, TEXT("Lea&ve the table"), TEXT("End the connection to the other player"), "network-disconnect",
     nullptr},
    {&Actions::quit, TEXT("&Quit"), TEXT("Close the program"), "application-exit", "Ctrl+Q", Kind::Plain,
     QAction::QuitRole},

    {&Actions::undo, TEXT("&Undo"), TEXT("Take back the last move"), "edit-undo", "Ctrl+Z"},
    {&Actions::redo, TEXT("&Redo"), TEXT("Play again what was taken back"), "edit-redo", "Ctrl+Shift+Z"},
    {&Actions::hint, TEXT("&Hint"), TEXT("Show a good move"), "games-hint", "Ctrl+I"},
    {&Actions::shuffle, TEXT("&Shuffle"), TEXT("Mix the tiles that are left"), "media-playlist-shuffle", "Ctrl+M"},
    {&Actions::pause, TEXT("&Pause"), TEXT("Cover the board"), "media-playback-pause", "Ctrl+P", Kind::Checkable},
    {&Actions::draw, TEXT("Offer a &draw"), TEXT("Ask the other player to end the game as a draw"), "games-draw",
     "Ctrl+Shift+D"},
    {&Actions::resign, TEXT("Res&ign"), TEXT("Give the game to the other player"), "games-resign", "Ctrl+Shift+R"},

    {&Actions::coordinates, TEXT("&Coordinates"), TEXT("Letters and numbers beside the board"), nullptr, nullptr,
     Kind::Checkable},
    {&Actions::lastMove, TEXT("&Last move"), TEXT("Mark the last move"), nullptr, nullptr, Kind::Checkable},
    {&Actions::moveNumbers, TEXT("Move &numbers"), TEXT("Number the stones in the order they were played"), nullptr,
     nullptr, Kind::Checkable},
    {&Actions::legalMoves, TEXT("Legal &moves"), TEXT("Mark the cells that can be played"), nullptr, nullptr,
     Kind::Checkable},
    {&Actions::animation, TEXT("&Animation"), TEXT("Let pieces move"), nullptr, nullptr, Kind::Checkable},
    {&Actions::sidePanel, TEXT("Side &panel"), TEXT("Players and moves beside the board"), nullptr, "Ctrl+Shift+P",
     Kind::Checkable},
    {&Actions::fullScreen, TEXT("Full &screen"), TEXT("Use the whole screen"), "view-fullscreen", "F11",
     Kind::Checkable},

    {&Actions::name, TEXT("Your &name…"), TEXT("The name other players see"), "user-identity", nullptr},
    {&Actions::beep, TEXT("&Beep"), TEXT("A refused click beeps"), nullptr, nullptr, Kind::Checkable},
    {&Actions::shake, TEXT("&Shake"), TEXT("A refused click shakes the board"), nullptr, nullptr, Kind::Checkable},
    {&Actions::words, TEXT("&Words"), TEXT("A refused click is explained in the status bar"), nullptr, nullptr,
     Kind::Checkable},
    {&Actions::border, TEXT("Paths &outside the board"), TEXT("Equal pictures may be joined around the edge"), nullptr,
     nullptr, Kind::Checkable},
    {&Actions::cornerDots, TEXT("&Dots on corners"), TEXT("A dot on each corner of the path"), nullptr, nullptr,
     Kind::Checkable},
    {&Actions::outlines, TEXT("Outlines of &empty cells"), TEXT("A faint outline where a tile has gone"), nullptr,
     nullptr, Kind::Checkable},
    {&Actions::strictMouse, TEXT("Strict &mouse buttons in reversi"),
     TEXT("The left button plays black only, the right button white only"), nullptr, nullptr, Kind::Checkable},

    {&Actions::rules, TEXT("&Rules and help"), TEXT("The rules, mouse and keys of each game"), "help-contents", "F2"},
    {&Actions::copyVersion, TEXT("&Copy version and system"), TEXT("For a report of a fault"), "edit-copy", nullptr},
    {&Actions::about, TEXT("&About Qipan"), TEXT("What this program is"), "help-about", nullptr, Kind::Plain,
     QAction::AboutRole},
    {&Actions::aboutQt, TEXT("About &Qt"), TEXT("What this program is built with"), nullptr, nullptr, Kind::Plain,
     QAction::AboutQtRole},
};

/// "Name (F2)": what a tool tip says.
QString tipWithKeys(const QString& tip, const QKeySequence& keys)
{
    return keys.isEmpty() ? tip : tip + u" (" + keys.toString(QKeySequence::NativeText) + u")";
}

} // namespace

Actions::Actions(QObject* parent)
    : QObject{parent}
{
    for (const Row& row : rows) {
        auto* action = new QAction{this};
        action->setMenuRole(row.role);
        action->setCheckable(row.kind == Kind::Checkable);
        if (row.icon != nullptr)
            action->setIcon(icon(QString::fromLatin1(row.icon)));
        if (row.keys != nullptr)
            action->setShortcut(QKeySequence{QString::fromLatin1(row.keys), QKeySequence::PortableText});
        this->*row.action = action;
    }
    connect(pause, &QAction::toggled, this, &Actions::retranslate);
    createGames();
    retranslate();
    setPossible({});
}

void Actions::createGames()
{
    QStringList keys{linkKey.toString()};
    for (const GameInfo& game : qipan::games())
        keys += QString::fromUtf8(game.key.data(), static_cast<qsizetype>(game.key.size()));
    for (const QString& key : std::as_const(keys)) {
        auto* action = new QAction{this};
        action->setMenuRole(QAction::NoRole);
        action->setData(key);
        action->setShortcut(
            QKeySequence{Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(m_games.size()))});
        connect(action, &QAction::triggered, this, [this, key] { Q_EMIT gameChosen(key); });
        m_games.push_back(action);
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
    for (const Row& row : rows)
        actions.push_back(this->*row.action);
    return actions;
}

void Actions::setPossible(const Possible& possible)
{
    goOn->setEnabled(possible.goOn);
    newGame->setEnabled(possible.newGame);
    restart->setEnabled(possible.restart);
    host->setEnabled(possible.host);
    join->setEnabled(possible.join);
    leave->setEnabled(possible.leave);
    undo->setEnabled(possible.undo);
    redo->setEnabled(possible.redo);
    hint->setEnabled(possible.hint);
    shuffle->setEnabled(possible.shuffle);
    pause->setEnabled(possible.pause);
    draw->setEnabled(possible.draw);
    resign->setEnabled(possible.resign);
}

void Actions::setRestartAsks(bool asks)
{
    m_restartAsks = asks;
    retranslate();
}

void Actions::setPaused(bool paused)
{
    pause->setChecked(paused);
}

void Actions::retranslate()
{
    for (const Row& row : rows) {
        QAction* action = this->*row.action;
        action->setText(tr(row.text));
        action->setToolTip(tipWithKeys(tr(row.tip), action->shortcut()));
    }
    if (m_restartAsks) {
        restart->setText(tr("&Ask for a fresh start"));
        restart->setToolTip(tipWithKeys(tr("Ask the other player to begin this game again"), restart->shortcut()));
    }
    if (pause->isChecked()) {
        pause->setText(tr("&Go on"));
        pause->setToolTip(tipWithKeys(tr("Uncover the board"), pause->shortcut()));
    }
    int number = 1;
    for (QAction* action : m_games) {
        const QString key = action->data().toString();
        action->setText(u"&%1 %2"_qs.arg(number++).arg(gameName(key)));
        action->setToolTip(tipWithKeys(gameMotto(key), action->shortcut()));
    }
}

} // namespace qipan::ui
