// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/duel_panels.h"

#include "app/duel/duel_controller.h"
#include "app/lan/spectated_duel.h"
#include "ui/base/announcer.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/duel_page.h"

namespace qipan::app {

DuelPanels::DuelPanels(ui::MessageQueue& messages, ui::PageRef<ui::DuelPage> page, const DuelController& controller,
                       QObject* parent)
    : QObject{parent}
    , m_messages{messages}
    , m_page{page}
    , m_chat{new PeerChat{[page]() -> ui::ChatPanel& { return page->chat(); }, this}}
    , m_absence{new AbsenceMessage{messages, ui::Page::Duel,
                                   [&controller](const PeerTable&) { return controller.resultText(); }, this}}
{
    connect(m_chat, &PeerChat::attentionNeeded, this, &DuelPanels::attentionNeeded);
    connect(m_absence, &AbsenceMessage::saveAndLeaveRequested, this, &DuelPanels::saveAndLeaveRequested);
}

DuelPanels::~DuelPanels() = default;

void DuelPanels::show(LanDuel& duel)
{
    m_duel = &duel;
    m_chat->show(duel);
    m_connections = std::make_unique<QObject>();
    QObject* context = m_connections.get();
    connect(&duel, &LanDuel::lost, context, [this] {
        m_chat->setConnected(false);
        showConnection();
        Q_EMIT attentionNeeded();
    });
    connect(&duel, &LanDuel::tried, context, [this] { m_absence->showTimes(); });
    connect(&duel, &LanDuel::resumed, context, [this] {
        m_chat->setConnected(true);
        showConnection();
        tellReturn();
        Q_EMIT attentionNeeded();
    });
    connect(&duel, &LanDuel::roundBegan, context,
            [this] { offerToShow(tr("The round with %1 begins.").arg(m_duel->peerName())); });
    connect(&duel.table(), &DuelTable::happened, context, [this](const duel::Event& event) {
        const auto* asked = std::get_if<duel::Asked>(&event);
        if (asked != nullptr && asked->by != m_duel->me())
            offerToShow(tr("%1 has a request for you.").arg(m_duel->peerName()));
        else if (std::holds_alternative<duel::Answered>(event) || std::holds_alternative<duel::RequestsVoided>(event))
            m_messages.withdraw(ui::Message::Topic::OtherPage);
    });
}

void DuelPanels::show(SpectatedDuel& duel)
{
    m_duel = nullptr;
    m_connections.reset();
    m_chat->show(duel);
}

void DuelPanels::setShown(bool shown)
{
    m_isShown = shown;
    if (shown)
        m_messages.withdraw(ui::Message::Topic::OtherPage);
    showConnection();
}

void DuelPanels::showConnection()
{
    m_absence->show(m_isShown ? m_duel : nullptr);
}

/// The duel goes on while the user looks at another page.
void DuelPanels::offerToShow(const QString& text)
{
    if (m_isShown && m_page.isShown())
        return;
    m_messages.post({.topic = ui::Message::Topic::OtherPage,
                     .text = text,
                     .agree = tr("Go to &table"),
                     .decline = tr("&Later"),
                     .agreed = [this] { Q_EMIT showRequested(); }});
    Q_EMIT attentionNeeded();
}

/// Says who is back in the chat, and to the host, who has waited, over the board too.
void DuelPanels::tellReturn()
{
    const bool isHost = m_duel->me() == Seat::First;
    const QString note = (isHost ? tr("%1 is back.") : tr("You are connected to %1 again.")).arg(m_duel->peerName());
    noteArrival(note);
    if (isHost && m_isShown)
        m_messages.showNotice(ui::Page::Duel, note);
}

void DuelPanels::setNote(const QString& note)
{
    m_chat->addNote(note);
}

void DuelPanels::noteArrival(const QString& note)
{
    setNote(note);
    ui::speak(*m_page, note); // also while the chat is hidden
}

void DuelPanels::close(const QString& note)
{
    m_chat->setConnected(false);
    if (!note.isEmpty())
        setNote(note);
    m_messages.withdraw(ui::Message::Topic::OtherPage);
    showConnection();
}

} // namespace qipan::app
