// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_scores_controller.h"

#include "core/link/deal_number.h"
#include "ui/base/actions.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/link_scores_page.h"
#include "ui/pages/link_start_page.h"

#include <QAction>

namespace qipan::app {

LinkScoresController::LinkScoresController(const ui::WindowParts& window, ui::PageRef<ui::LinkScoresPage> page,
                                           LinkController& controller, LinkReplay& replay, QObject* parent)
    : PageController{ui::Page::LinkScores, window.navigation, parent}
    , m_messages{window.messages}
    , m_page{page}
    , m_linkController{controller}
{
    m_page.whenCreated(this, [this] { connectPage(); });
    connect(window.actions.scores, &QAction::triggered, this, &LinkScoresController::show);
    connect(&m_linkController.store(), &LinkStore::found, this, [this, &replay](qint64 id, const QString& record) {
        const ui::LinkScore* line = m_page->current();
        if (line != nullptr && line->id == id)
            replay.start(record, line->points);
    });
    connect(&m_linkController.store(), &LinkStore::listed, this,
            [this](const std::vector<ui::LinkScore>& scores) { m_page->setLines(scores); });
}

void LinkScoresController::connectPage()
{
    m_page->setSizes(ui::LinkStartPage::usualSizes());
    connect(&*m_page, &ui::LinkScoresPage::closed, &m_linkController, &LinkController::returnToGame);
    connect(&*m_page, &ui::LinkScoresPage::choiceChanged, this, &LinkScoresController::list);
    connect(&*m_page, &ui::LinkScoresPage::replayRequested, this,
            [this](qint64 id) { m_linkController.store().find(id); });
    connect(&*m_page, &ui::LinkScoresPage::dealRequested, this, &LinkScoresController::playAgain);
}

void LinkScoresController::show()
{
    navigation().setGame(ui::linkKey.toString());
    m_page.show();
    list();
}

void LinkScoresController::list()
{
    m_linkController.store().list(m_page->choice());
}

void LinkScoresController::playAgain(const QString& deal)
{
    const auto setup = link::readDealNumber(deal.toStdString());
    if (setup)
        m_linkController.deal(*setup);
    else if (setup.error() == link::DealNumberError::OtherVersion)
        m_messages.showMessage(tr("This deal comes from another version of Qipan, which deals differently."));
    else
        m_messages.showMessage(tr("This game has no valid deal number."));
}

} // namespace qipan::app
