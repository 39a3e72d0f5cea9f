// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_controller.h"

#include "ui/base/texts.h"
#include "ui/history/history_model.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/history_page.h"
#include "ui/shell/status_bar.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace qipan::app {

using Page = ui::Page;
using Lines = std::vector<ui::HistoryLine>;
using ui::Message;

/// Fills the largest window.
constexpr int firstRows = 100;
/// A running game changes with each ply.
constexpr int calm = 300; // ms
/// Removing the games deleted by earlier programs is not urgent.
constexpr int purgeAfter = 3'000; // ms

HistoryController::HistoryController(const ui::WindowParts& window, ui::PageRef<ui::HistoryPage> page,
                                     HistoryStore& store, QObject* parent)
    : PageController{ui::Page::History, window.navigation, parent}
    , m_parts{window}
    , m_page{page}
    , m_store{store}
{
    m_outdated.setSingleShot(true);
    m_outdated.setInterval(calm);
    connect(&m_outdated, &QTimer::timeout, this, &HistoryController::query);
    connect(&m_store, &HistoryStore::changed, this, &HistoryController::outdate);
    connect(window.actions.history, &QAction::triggered, this, &HistoryController::show);
    m_page.whenCreated(this, [this] { connectPage(); });
    QTimer::singleShot(purgeAfter, this, [this] {
        if (!m_deleted.empty())
            return;
        m_store.ask(
            *this,
            [](HistoryFile& file) -> Result<bool, QString> {
                const auto failure = file.purge();
                return failure ? Result<bool, QString>{*failure} : Result<bool, QString>{true};
            },
            [](const Result<bool, QString>&) {});
    });
}

void HistoryController::connectPage()
{
    using ui::HistoryPage;
    HistoryPage& page = *m_page;
    m_isConnected = true;
    connect(&page, &HistoryPage::queryChanged, this, &HistoryController::query);
    connect(&page.model(), &ui::HistoryModel::linesRequested, this, &HistoryController::fetch);
    connect(&page, &HistoryPage::openRequested, this, &HistoryController::open);
    connect(&page, &HistoryPage::replayRequested, this, &HistoryController::replay);
    connect(&page, &HistoryPage::deleteRequested, this, &HistoryController::askToDelete);
    connect(&page, &HistoryPage::choiceChanged, this, [this] {
        if (std::exchange(m_asksAboutChoice, false))
            m_parts.messages.withdraw(Message::Topic::Delete);
    });
    connect(&page, &HistoryPage::clearRequested, this, &HistoryController::askToClear);
    connect(&page, &HistoryPage::exportRequested, this, &HistoryController::exportRequested);
    connect(&page, &HistoryPage::importRequested, this, &HistoryController::importRequested);
    connect(&page, &HistoryPage::copyRequested, this, &HistoryController::copyRequested);
    connect(&page, &HistoryPage::closed, this, &HistoryController::closed);
}

void HistoryController::show()
{
    m_page.show();
}

void HistoryController::showOpen(const QString& game)
{
    m_page->setFilter({.game = game, .result = ui::HistoryResult::Open});
    show();
}

void HistoryController::pageShown()
{
    m_isOutdated = true; // another program on the folder may have played
    query();
}

void HistoryController::pageHidden(Page next)
{
    using enum Page;
    constexpr std::array opened{Record, LinkReplay, DuelReplay, Match,
                                Link,   Rules,      Preferences}; // from here, to return
    if (std::ranges::find(opened, next) == opened.end() && !(m_page->filter() == ui::HistoryFilter{}))
        m_page->setFilter({});
    m_parts.messages.withdraw(Message::Topic::Delete);
    m_parts.messages.withdraw(Message::Topic::Undo);
}

ui::ActionState HistoryController::actionState() const
{
    return {.playAgain = false, .undo = !m_deleted.empty() || m_canUndoExport};
}

void HistoryController::setCanUndoExport(bool can)
{
    m_canUndoExport = can;
    Q_EMIT changed();
}

void HistoryController::outdate()
{
    m_isOutdated = true;
    if (isShown() && !m_outdated.isActive())
        m_outdated.start();
}

void HistoryController::query()
{
    if (!m_isConnected)
        return;
    m_outdated.stop();
    if (std::exchange(m_isOutdated, false))
        m_page->model().outdate();
    const HistoryTicket ticket{m_ticket, ++*m_ticket};
    const ui::HistoryFilter filter = m_page->filter();
    const ui::HistoryOrder order = m_page->order();
    if (m_shown != std::pair{filter, order})
        queryFirst(ticket, filter, order);
    queryIds(ticket, filter, order);
}

void HistoryController::queryFirst(const HistoryTicket& ticket, const ui::HistoryFilter& filter, ui::HistoryOrder order)
{
    m_store.ask(
        *this,
        [filter, order, ticket](HistoryFile& file) -> Result<Lines, QString> {
            return ticket.isVoid() ? Lines{} : HistoryQuery{file.data()}.first(filter, order, firstRows);
        },
        [this, ticket](const Result<Lines, QString>& lines) {
            if (!ticket.isVoid() && lines)
                m_page->setFirst(*lines);
        });
}

void HistoryController::queryIds(const HistoryTicket& ticket, const ui::HistoryFilter& filter, ui::HistoryOrder order)
{
    using Found = HistoryQuery::Found;
    m_store.ask(
        *this,
        [filter, order, ticket](HistoryFile& file) -> Result<Found, QString> {
            return ticket.isVoid() ? Found{} : HistoryQuery{file.data()}.ids(filter, order, ticket);
        },
        [this, ticket, filter, order](const Result<Found, QString>& found) {
            if (ticket.isVoid())
                return;
            m_all = found ? found->all : 0;
            m_shown.reset();
            if (!found)
                return m_page->setErrorText(found.error());
            m_shown = {filter, order};
            m_page->setIds(found->ids, m_all);
        });
}

void HistoryController::fetch(const std::vector<qint64>& ids)
{
    m_store.ask(
        *this, [ids](HistoryFile& file) { return HistoryQuery{file.data()}.lines(ids); },
        [this](const Result<Lines, QString>& lines) {
            ui::HistoryModel& model = m_page->model();
            lines ? model.take(*lines) : model.giveUp();
        });
}

void HistoryController::open(qint64 id)
{
    find(id, [this](const HistoryEntry& game, bool isPlayedHere) {
        if (game.game == ui::linkKey)
            Q_EMIT linkOpened(game);
        else if (isPlayedHere)
            Q_EMIT boardRequested(game);
        else
            Q_EMIT opened(game);
    });
}

void HistoryController::replay(qint64 id)
{
    find(id, [this](const HistoryEntry& game, bool) { Q_EMIT replayRequested(game); });
}

void HistoryController::find(qint64 id, std::function<void(const HistoryEntry& game, bool isPlayedHere)> then)
{
    using Found = std::pair<std::optional<HistoryEntry>, bool>;
    m_store.ask(
        *this,
        [id](HistoryFile& file) -> Result<Found, QString> {
            auto game = file.find(id);
            if (!game)
                return game.error();
            const auto isPlayedHere = file.isPlayedHere(id);
            return Found{std::move(game.value()), isPlayedHere && *isPlayedHere};
        },
        [this, then = std::move(then), opening = ++m_opening](const Result<Found, QString>& found) {
            if (!found || opening != m_opening || !isShown())
                return;
            if (!found->first)
                m_parts.messages.showMessage(tr("This game cannot be opened: its saved data cannot be read."));
            else
                then(*found->first, found->second);
        });
}

void HistoryController::askToDelete(const std::vector<qint64>& chosen)
{
    std::vector<qint64> ids = chosen;
    const auto running = std::erase_if(ids, [&model = m_page->model()](qint64 id) {
        const ui::HistoryLine* line = model.lineOf(id);
        return line != nullptr && line->state == ui::HistoryLine::State::Running;
    });
    if (ids.empty())
        return m_parts.status.setText(tr("A game in progress cannot be deleted."));
    const ui::HistoryLine* first = m_page->model().lineOf(ids.front());
    const QString name = first == nullptr ? QString{} : ui::titleText(*first);
    QString text = name.isEmpty()
        ? tr("Delete %Ln game(s)? You can undo this until you quit.", nullptr, static_cast<int>(ids.size()))
        : ids.size() == 1 ? tr("Delete the game %1? You can undo this until you quit.").arg(name)
                          //: %1 is one of the games: "Ann – Ben, 3/4/26".
                          : tr("Delete %Ln game(s), among them %1? You can undo this until you quit.", nullptr,
                               static_cast<int>(ids.size()))
                                .arg(name);
    if (running > 0)
        text += u' ' + tr("Games in progress are kept.");
    m_asksAboutChoice = true;
    m_parts.messages.post({.topic = Message::Topic::Delete,
                           .text = text,
                           .agree = tr("De&lete"),
                           .decline = tr("&Keep"),
                           .agreed = [this, ids] {
                               const auto wanted = static_cast<qint64>(ids.size());
                               remove([ids](HistoryFile& file) { return file.remove(ids); }, wanted);
                           }});
}

void HistoryController::askToClear()
{
    m_asksAboutChoice = false;
    m_parts.messages.post(
        {.topic = Message::Topic::Delete,
         .text = tr("Delete all %1 games in the history, including those not shown? You can undo this until you quit.")
                     .arg(QLocale{}.toString(m_all)),
         .agree = tr("De&lete all"),
         .decline = tr("&Keep"),
         .agreed = [this] { remove([](HistoryFile& file) { return file.removeAll(); }, m_all); }});
}

template <typename Remove>
void HistoryController::remove(Remove remove, qint64 wanted)
{
    m_store.ask(*this, remove, [this, wanted](const Result<std::vector<qint64>, QString>& ids) {
        if (ids)
            removed(*ids, wanted);
        else
            m_parts.messages.showMessage(tr("Could not delete the games: %1").arg(ids.error()));
    });
}

void HistoryController::removed(std::vector<qint64> ids, qint64 wanted)
{
    if (static_cast<qint64>(ids.size()) < wanted)
        m_parts.messages.showMessage(tr("Games in progress were not deleted."));
    if (ids.empty())
        return;
    Q_EMIT deleted(ids);
    m_deleted.push_back(std::move(ids));
    m_store.touch();
    query();
    offerUndo();
    Q_EMIT changed();
}

void HistoryController::offerUndo()
{
    if (m_deleted.empty() || !isShown())
        return m_parts.messages.withdraw(Message::Topic::Undo);
    m_parts.messages.post({.topic = Message::Topic::Undo,
                           .text = tr("%Ln game(s) deleted.", nullptr, static_cast<int>(m_deleted.back().size())),
                           .agree = tr("&Undo"),
                           .decline = tr("Clos&e"),
                           .agreed = [this] { undo(); }});
}

void HistoryController::undo()
{
    if (!m_deleted.empty())
        restoreDeleted();
    else if (m_canUndoExport)
        Q_EMIT undoExportRequested();
}

void HistoryController::restoreDeleted()
{
    m_store.ask(
        *this, [ids = m_deleted.back()](HistoryFile& file) { return file.restore(ids); },
        [this, ids = m_deleted.back()](const Result<int, QString>& count) {
            if (!count) {
                m_deleted.push_back(ids);
            } else {
                m_store.touch();
                if (isShown())
                    query();
            }
            Q_EMIT changed();
        });
    m_deleted.pop_back();
    m_parts.messages.withdraw(Message::Topic::Undo);
    Q_EMIT changed();
}

void HistoryController::markRestored(qint64 id)
{
    for (std::vector<qint64>& ids : m_deleted)
        std::erase(ids, id);
    std::erase_if(m_deleted, [](const std::vector<qint64>& ids) { return ids.empty(); });
    offerUndo();
    Q_EMIT changed();
}

void HistoryController::retranslate()
{
    m_parts.messages.withdraw(Message::Topic::Delete);
    if (m_isConnected)
        offerUndo();
}

} // namespace qipan::app
