// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/request_controller.h"

#include "app/base/give_up_question.h"
#include "app/base/refusal_message.h"
#include "app/match/shown_table.h"
#include "ui/base/actions.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/match_page.h"
#include "ui/panels/strip_painting.h"

#include <utility>

namespace qipan::app {
namespace {

using namespace std::chrono_literals;
using Topic = ui::Message::Topic;

} // namespace

RequestController::RequestController(const ui::WindowParts& window, ui::PageRef<ui::MatchPage> page,
                                     const ShownTable& shown)
    : m_messages{window.messages}
    , m_actions{window.actions}
    , m_page{page}
    , m_shown{shown}
{
}

void RequestController::dismiss()
{
    for (const Topic topic :
         {Topic::Request, Topic::Waiting, Topic::Opening, Topic::Resign, Topic::Notice, Topic::End, Topic::Viewing})
        m_messages.withdraw(topic);
}

void RequestController::showNotice(const QString& text)
{
    m_messages.showNotice(ui::Page::Match, text);
}

void RequestController::showRefusal(const QString& why)
{
    if (isEndShown())
        return; // which explains it
    app::showRefusal(m_messages, ui::Page::Match, why);
}

void RequestController::showViewing(std::ptrdiff_t plies, std::ptrdiff_t all)
{
    ui::Message message{.topic = Topic::Viewing,
                        .text = tr("Viewing move %1 of %2.").arg(plies).arg(all),
                        .agree = tr("&Back to the game"),
                        .agreed = [this] { Q_EMIT latestRequested(); },
                        .isChoice = true,
                        .left = [this] { Q_EMIT latestRequested(); },
                        .page = ui::Page::Match};
    if (m_shown.mayTry()) {
        message.decline = tr("&Try moves");
        message.declined = [this] { Q_EMIT tryRequested(); };
    }
    m_messages.post(std::move(message));
}

void RequestController::showTrying(const QString& state, bool hasMoves)
{
    ui::Message message{.topic = Topic::Viewing,
                        .text = state,
                        .agree = tr("&Back to the game"),
                        .agreed = [this] { Q_EMIT dropRequested(); },
                        .isChoice = true,
                        .left = [this] { Q_EMIT dropRequested(); },
                        .page = ui::Page::Match};
    if (hasMoves) {
        message.decline = tr("&Keep the moves");
        message.declined = [this] { Q_EMIT keepRequested(); };
    }
    m_messages.post(std::move(message));
}

void RequestController::dismissViewing()
{
    m_messages.withdraw(Topic::Viewing);
}

void RequestController::askToResign(Seat seat, std::function<void()> agreed)
{
    const bool isShared = m_shown.isPerson(seat) && m_shown.isPerson(opposite(seat));
    askToGiveUp(m_messages,
                //: %1 is a player's name.
                isShared ? tr("%1, resign this game?").arg(m_shown.names[indexOf(seat)]) : tr("Resign this game?"),
                tr("&Resign"), std::move(agreed));
}

bool RequestController::isEndShown() const
{
    return m_messages.find(Topic::End) != nullptr;
}

void RequestController::showOpenRequests()
{
    if (const auto& verdict = m_shown.match().verdict())
        showEnd(*verdict);
    for (const Seat seat : {Seat::First, Seat::Second}) {
        if (const auto& open = m_shown.match().request(seat))
            showRequest({seat, open->kind, open->id});
    }
}

void RequestController::retranslate()
{
    if (!m_shown.hasMatch())
        return;
    showOpenRequests();
    showOpening();
}

void RequestController::answered(bool accept)
{
    if (const auto answerer = m_shown.answerer()) {
        const Match::Request request = *m_shown.match().request(opposite(*answerer));
        m_shown.table->submit(*answerer, Answer{request.id, request.kind, accept, std::nullopt});
    }
}

void RequestController::chooseOpening(OpeningChoice choice)
{
    if (const auto seat = m_shown.chooser())
        m_shown.table->submit(*seat, m_shown.match().choose(choice));
    m_page->uncoverBoard(); // the next stone is to be placed there
    if (m_shown.hasMatch())
        showOpening(); // again, if the choice was refused
}

void RequestController::withdraw()
{
    if (!m_shown.me || !m_shown.hasMatch() || !m_shown.isPerson(*m_shown.me))
        return;
    if (const auto& open = m_shown.match().request(*m_shown.me)) {
        showWaiting(tr("You withdrew your request. Waiting for the reply."), false);
        m_shown.table->submit(*m_shown.me, Withdraw{open->id});
    }
}

void RequestController::showOpening()
{
    const Match& match = m_shown.match();
    const QString words = m_shown.isRunning() ? m_shown.text().opening(match) : QString{};
    if (words.isEmpty())
        return m_messages.withdraw(Topic::Opening);
    ui::Message message{.topic = Topic::Opening, .text = words, .page = ui::Page::Match};
    if (m_shown.chooser()) {
        message.agree = tr("Play &black");
        message.agreed = [this] { chooseOpening(OpeningChoice::Black); };
        message.decline = tr("Play &white");
        message.declined = [this] { chooseOpening(OpeningChoice::White); };
        if (match.openingTurn()->mayPlaceTwo) {
            message.other = tr("&Two more stones");
            message.otherwise = [this] { chooseOpening(OpeningChoice::Two); };
        }
        message.isChoice = true;
        message.left = [this] { showOpening(); };
    }
    m_messages.post(std::move(message));
}

void RequestController::happened(const Event& event)
{
    const Match& match = m_shown.match();
    if (const auto* placed = std::get_if<Placed>(&event)) {
        if (!m_shown.isPerson(placed->by))
            Q_EMIT attentionNeeded();
        if (m_shown.isPerson(placed->by) && m_messages.find(Topic::Resign) != nullptr) {
            m_messages.withdraw(Topic::Resign);
            showNotice(tr("You played on, so the game continues."));
        }
    } else if (const auto* chosen = std::get_if<Chosen>(&event)) {
        if (m_shown.isPerson(chosen->by))
            m_messages.withdraw(Topic::Resign); // the game is played on
        else
            Q_EMIT attentionNeeded();
        showNotice(m_shown.text().choice(*chosen));
    } else if (const auto* asked = std::get_if<Asked>(&event)) {
        showRequest(*asked);
    } else if (const auto* answer = std::get_if<Answered>(&event)) {
        const bool needsMessage = m_shown.isPerson(answer->asker) && m_shown.isPerson(opposite(answer->asker));
        if (!needsMessage || !answer->accept)
            showNotice(m_shown.text().answer(*answer));
    } else if (const auto* ended = std::get_if<Ended>(&event)) {
        m_messages.withdraw(Topic::Resign);
        showEnd(ended->verdict);
        Q_EMIT attentionNeeded();
    } else if (std::holds_alternative<TookBack>(event)) {
        m_messages.withdraw(Topic::Notice);
        m_messages.withdraw(Topic::Resign);
    } else if (const auto* overruled = std::get_if<Overruled>(&event)) {
        showNotice(tr("Both players ended the game at the same time; the host's result counts. %1")
                       .arg(m_shown.text().verdict(match, overruled->verdict)));
    }
    withdrawClosedRequests();
}

/// A move, a choice, an answer or the end of the game closes requests.
void RequestController::withdrawClosedRequests()
{
    const Match& match = m_shown.match();
    if (!m_shown.answerer())
        m_messages.withdraw(Topic::Request);
    if (!match.request(Seat::First) && !match.request(Seat::Second))
        m_messages.withdraw(Topic::Waiting);
}

void RequestController::showEnd(const Verdict& verdict)
{
    QString text = m_shown.text().verdict(m_shown.match(), verdict);
    if (m_shown.score && m_shown.score->rounds() > 1) {
        const auto points = [this](Seat seat) { return ui::scoreText(m_shown.score->halfPoints(seat) / 2.0); };
        //: The score of several games, such as "Ada 2 – 1 Lin". With no-break spaces, and a joiner behind the dash.
        text += u' '
            + tr("%1\u00a0%2\u00a0–\u2060\u00a0%3\u00a0%4")
                  .arg(m_shown.text().name(Seat::First), points(Seat::First), points(Seat::Second),
                       m_shown.text().name(Seat::Second));
    }
    m_messages.withdraw(Topic::Notice);
    ui::Message message{.topic = Topic::End, .text = text, .page = ui::Page::Match};
    if (!m_shown.isSpectated)
        message.actions = {m_actions.playAgain, m_actions.swapColours, m_actions.review, m_actions.turningPoints,
                           m_actions.newGame};
    if (m_shown.isOnLan)
        std::erase(message.actions, m_actions.swapColours); // another game swaps the colours there anyway
    m_messages.post(std::move(message));
}

void RequestController::showWaiting(const QString& text, bool mayWithdraw)
{
    ui::Message message{.topic = Topic::Waiting, .text = text, .page = ui::Page::Match};
    if (mayWithdraw) {
        message.decline = tr("With&draw (F9)");
        message.declined = [this] { withdraw(); };
        message.hasKeys = true;
    }
    m_messages.post(std::move(message));
}

void RequestController::showRequest(const Asked& asked)
{
    const auto& open = m_shown.match().request(asked.by);
    if (!open || open->id != asked.id)
        return; // already answered
    const Seat other = opposite(asked.by);
    if (m_shown.isPerson(other) && !(m_shown.isPerson(asked.by) && asked.kind == RequestKind::Undo)) {
        m_messages.post({.topic = Topic::Request,
                         .text = m_shown.text().question(asked),
                         .agree = tr("&Accept (F8)"),
                         .decline = tr("&Decline (F9)"),
                         .agreed = [this] { answered(true); },
                         .declined = [this] { answered(false); },
                         .hasKeys = true,
                         .page = ui::Page::Match});
        m_page->uncoverBoard(); // the question is about it
        if (!m_shown.isPerson(asked.by))
            Q_EMIT attentionNeeded();
    } else if (m_shown.isOnLan) {
        showWaiting(m_shown.text().waiting(asked), m_shown.isPerson(asked.by));
    }
}

} // namespace qipan::app
