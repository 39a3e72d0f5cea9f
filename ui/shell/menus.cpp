// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/menus.h"

#include "core/gomoku/renju_openings.h"
#include "ui/base/actions.h"
#include "ui/base/opening_title.h"
#include "ui/base/texts.h"
#include "ui/files/recent_menu.h"

#include <QAction>
#include <QCoreApplication>
#include <QLayout>
#include <QMenuBar>
#include <QToolButton>

#include <iterator>
#include <vector>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

/// Returns the text with its first letter or digit not in `taken` as mnemonic, and adds it to `taken`.
[[nodiscard]] QString withMnemonic(QString text, QString& taken)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar letter = text.at(at).toUpper();
        const bool isTyped = letter.unicode() < 0x80 && letter.isLetterOrNumber();
        if (!isTyped || taken.contains(letter))
            continue;
        taken += letter;
        return text.insert(at, u'&');
    }
    return text;
}

} // namespace

RenjuMenu::RenjuMenu(QWidget* parent)
    : QMenu{parent}
    , m_direct{addMenu(QString{})}
    , m_indirect{addMenu(QString{})}
{
    int index = 0;
    for (const auto& opening : gomoku::renjuOpenings()) {
        QMenu* menu = opening.number.front() == 'D' ? m_direct : m_indirect;
        QAction* action = menu->addAction(QString{});
        action->setData(textOf(opening.number));
        connect(action, &QAction::triggered, this, [this, index] { Q_EMIT chosen(index); });
        ++index;
    }
    retranslate();
}

void RenjuMenu::retranslate()
{
    // Not in the menu bar.
    menuAction()->setText(tr("Renju openin&gs"));
    m_direct->menuAction()->setText(tr("&Direct"));
    m_indirect->menuAction()->setText(tr("&Indirect"));
    for (const QMenu* menu : {m_direct, m_indirect}) {
        QString taken;
        const auto actions = menu->actions();
        for (QAction* action : actions)
            action->setText(withMnemonic(openingTitle(u"gomoku", action->data().toString()), taken));
    }
}

Menus::Menus(const Actions& actions, QMenuBar& bar, QObject* parent)
    : QObject{parent}
    , m_game{bar.addMenu(QString{})}
    , m_renju{new RenjuMenu{m_game}}
    , m_file{bar.addMenu(QString{})}
    , m_recent{new RecentMenu{m_file}}
    , m_copy{new QMenu{m_file}}
    , m_move{bar.addMenu(QString{})}
    , m_view{bar.addMenu(QString{})}
    , m_read{new QMenu{m_view}}
    , m_settings{bar.addMenu(QString{})}
    , m_help{bar.addMenu(QString{})}
{
    m_game->addActions({actions.home, actions.continueGame});
    m_game->addSeparator();
    for (QAction* game : actions.games())
        m_game->addAction(game);
    m_game->addSeparator();
    m_game->addActions({actions.newGame, actions.playAgain, actions.swapColours, actions.restart, actions.propose});
    m_game->addAction(actions.scores);
    m_game->addMenu(m_renju);
    m_game->addAction(actions.balancedStart);
    m_game->addSeparator();
    m_game->addAction(actions.history);
    m_game->addAction(actions.statistics);
    m_game->addSeparator();
    m_game->addActions({actions.host, actions.join, actions.copyInvitation, actions.leave, actions.saveAndLeave});
    m_game->addSeparator();
    m_game->addAction(actions.quit);

    m_file->addAction(actions.openFile);
    m_file->addMenu(m_recent);
    m_file->addSeparator();
    m_file->addActions({actions.saveFile, actions.saveFileAs, actions.saveImage});
    m_file->addSeparator();
    m_copy->addActions({actions.copyMoves, actions.copySgf, actions.copyPosition, actions.copyImage});
    m_copy->menuAction()->setMenuRole(QAction::NoRole); // macOS would take it for its own Copy
    m_file->addMenu(m_copy);
    m_file->addAction(actions.paste);
    m_file->addSeparator();
    m_file->addActions({actions.importFiles, actions.importFolder, actions.exportGames});

    m_move->addActions({actions.undo, actions.redo, actions.hint});
    m_move->addSeparator();
    m_move->addActions({actions.demo, actions.why, actions.shuffle, actions.pause, actions.stop});
    m_move->addSeparator();
    m_move->addActions({actions.draw, actions.resign});
    m_move->addSeparator();
    m_move->addActions({actions.firstPosition, actions.previousPosition, actions.nextPosition, actions.latestPosition});
    m_move->addSeparator();
    m_move->addActions({actions.tryMoves, actions.review, actions.turningPoints});

    m_view->addActions({actions.coordinates, actions.lastMove, actions.moveNumbers, actions.legalMoves,
                        actions.forbiddenPoints, actions.threats});
    m_view->addSeparator();
    m_view->addActions({actions.sidePanel, actions.analysis, actions.explorer});
    m_view->addSeparator();
    m_read->addActions({actions.readPosition, actions.readClocks, actions.readAround, actions.nextPlace,
                        actions.previousPlace, actions.readAgain});
    m_view->addMenu(m_read);
    m_view->addSeparator();
    m_view->addAction(actions.fullScreen);

    m_settings->addActions({actions.preferences, actions.name, actions.sounds, actions.engines});

    m_help->addActions({actions.rules, actions.book, actions.puzzles});
    for (QAction* lesson : actions.lessons())
        m_help->addAction(lesson);
    m_help->addSeparator();
    m_help->addActions({actions.copyVersion, actions.about, actions.aboutQt});
    retranslate();
}

void Menus::showFor(Page page, const QString& game)
{
    const bool isOfLink = page == Page::Link || page == Page::LinkReplay || page == Page::LinkStart
        || page == Page::LinkScores || page == Page::Duel || page == Page::DuelReplay;
    m_renju->menuAction()->setVisible(!isOfLink && (page != Page::Match || game == u"gomoku"));
}

void Menus::retranslate()
{
    m_game->setTitle(tr("&Game"));
    m_renju->retranslate();
    m_file->setTitle(tr("&File"));
    m_recent->retranslate();
    m_copy->menuAction()->setText(tr("&Copy")); // not in the menu bar
    m_move->setTitle(tr("&Move"));
    m_view->setTitle(tr("&View"));
    m_read->menuAction()->setText(tr("&Read aloud")); // not in the menu bar
    m_settings->setTitle(tr("&Settings"));
    m_help->setTitle(tr("&Help"));
}

ToolBar::ToolBar(const Actions& actions, QWidget* parent)
    : QToolBar{parent}
    , m_actions{actions}
{
    setObjectName(u"tools"_s); // for QMainWindow::saveState
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
}

void ToolBar::showFor(Page page)
{
    QList<QAction*> wanted;
    switch (page) {
    case Page::Home:
        wanted = {m_actions.newGame, m_actions.openFile, m_actions.preferences};
        break;
    case Page::Match:
        wanted = {m_actions.home, m_actions.newGame, m_actions.undo, m_actions.redo, m_actions.hint};
        break;
    case Page::Link:
        wanted = {m_actions.home, m_actions.newGame, m_actions.undo, m_actions.redo,
                  m_actions.hint, m_actions.shuffle, m_actions.pause};
        break;
    case Page::Duel:
        wanted = {m_actions.home, m_actions.newGame, m_actions.hint, m_actions.pause};
        break;
    case Page::Record:
        wanted = {m_actions.home, m_actions.newGame, m_actions.undo, m_actions.redo};
        break;
    case Page::Lesson:
    case Page::Puzzles:
        wanted = {m_actions.home, m_actions.newGame, m_actions.hint};
        break;
    default:
        wanted = {m_actions.home, m_actions.newGame};
        break;
    }
    wanted += m_actions.rules;
    if (wanted == actions())
        return;
    clear();
    addActions(wanted);
}

void ToolBar::fit(int width)
{
    // Those that lose their words first are the last in need of them.
    QAction* const byNeed[]{m_actions.hint,  m_actions.shuffle,  m_actions.newGame, m_actions.pause,
                            m_actions.rules, m_actions.openFile, m_actions.home,    m_actions.preferences,
                            m_actions.undo,  m_actions.redo};
    struct Room {
        QToolButton* button;
        int words;
    };
    std::vector<Room> rooms;
    const QMargins margins = layout()->contentsMargins() + contentsMargins();
    int left = width - margins.left() - margins.right();
    for (QAction* action : byNeed) {
        auto* button = qobject_cast<QToolButton*>(widgetForAction(action));
        if (button == nullptr)
            continue;
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        const int whole = button->sizeHint().width();
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        const int bare = button->sizeHint().width();
        left -= bare + layout()->spacing();
        rooms.push_back({button, whole - bare});
    }
    for (const Room& room : rooms) {
        if (room.words > left)
            break;
        left -= room.words;
        room.button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
}

void ToolBar::retranslate()
{
    setWindowTitle(tr("Tools"));
}

} // namespace qipan::ui
