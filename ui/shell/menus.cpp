// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/menus.h"

#include "ui/base/actions.h"
#include "ui/files/recent_menu.h"
#include "ui/shell/renju_menu.h"

#include <QMenu>
#include <QMenuBar>

namespace qipan::ui {

Menus::Menus(const Actions& actions, QMenuBar& bar, QObject* parent)
    : QObject{parent}
    , m_game{bar.addMenu(QString{})}
    , m_renju{new RenjuMenu{m_game}}
    , m_file{bar.addMenu(QString{})}
    , m_recent{new RecentMenu{m_file}}
    , m_copy{new QMenu{m_file}}
    , m_move{bar.addMenu(QString{})}
    , m_view{bar.addMenu(QString{})}
    , m_settings{bar.addMenu(QString{})}
    , m_help{bar.addMenu(QString{})}
{
    m_game->addActions({actions.home, actions.continueGame});
    m_game->addSeparator();
    for (QAction* game : actions.games())
        m_game->addAction(game);
    m_game->addSeparator();
    m_game->addActions({actions.newGame, actions.restart, actions.propose});
    m_game->addActions({actions.linkStart, actions.scores});
    m_game->addMenu(m_renju);
    m_game->addAction(actions.balancedStart);
    m_game->addSeparator();
    m_game->addAction(actions.history);
    m_game->addAction(actions.statistics);
    m_game->addSeparator();
    m_game->addActions({actions.host, actions.join, actions.leave, actions.saveAndLeave});
    m_game->addSeparator();
    m_game->addAction(actions.quit);

    m_file->addAction(actions.openFile);
    m_file->addMenu(m_recent);
    m_file->addSeparator();
    m_file->addActions({actions.saveFile, actions.saveFileAs, actions.saveImage});
    m_file->addSeparator();
    m_copy->addActions({actions.copyMoves, actions.copySgf, actions.copyPosition, actions.copyImage});
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
    m_move->addActions({actions.review, actions.turningPoints});

    m_view->addActions({actions.coordinates, actions.lastMove, actions.moveNumbers, actions.legalMoves,
                        actions.forbiddenPoints, actions.threats});
    m_view->addSeparator();
    m_view->addActions({actions.animation, actions.sidePanel, actions.analysis});
    m_view->addSeparator();
    m_view->addAction(actions.fullScreen);

    m_help->addActions({actions.rules, actions.book, actions.puzzles});
    for (QAction* lesson : actions.lessons())
        m_help->addAction(lesson);
    m_help->addSeparator();
    m_help->addActions({actions.copyVersion, actions.about, actions.aboutQt});
    retranslate();
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
    m_settings->setTitle(tr("&Settings"));
    m_help->setTitle(tr("&Help"));
}

} // namespace qipan::ui
