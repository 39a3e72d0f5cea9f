// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/unfinished_controller.h"

#include "net/broker/invitation.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"

#include <QDateTime>

namespace qipan::app {

namespace {

using namespace std::chrono_literals;

/// As long as the peer waits without being asked.
constexpr std::chrono::milliseconds resumeLimit = 5min;
constexpr std::chrono::milliseconds searchAgain = 5s;

[[nodiscard]] qint64 ago(std::chrono::milliseconds time)
{
    return QDateTime::currentMSecsSinceEpoch() - time.count();
}

} // namespace

UnfinishedController::UnfinishedController(ui::MessageQueue& messages, MatchStore& store, QObject* parent)
    : QObject{parent}
    , m_messages{messages}
    , m_store{store}
{
    connect(&m_store, &MatchStore::loaded, this, [this](const std::optional<StoredMatch>& stored, bool hasFailed) {
        const Asked asked = std::move(m_asked.front());
        m_asked.pop_front();
        if (hasFailed && asked.failed)
            asked.failed();
        else
            asked.found(stored);
    });
}

void UnfinishedController::ask(const MatchQuery& wanted, Asked asked)
{
    m_asked.push_back(std::move(asked)); // the store answers in order
    m_store.load(wanted);
}

void UnfinishedController::find(Seat role, const QString& address, Found found)
{
    // A link is of one table only.
    const std::chrono::milliseconds limit = net::parseInvitation(address) ? matchLifetime : resumeLimit;
    ask({role, address, ago(limit), ago(matchLifetime)}, {.found = std::move(found), .failed = {}});
}

void UnfinishedController::offer(Seat role)
{
    m_messages.withdraw(ui::Message::Topic::ResumeLan); // the page asks
    m_role = role;
    m_offered.reset();
    show();
    const auto found = [this](const std::optional<StoredMatch>& stored) {
        m_offered = stored;
        show();
    };
    ask({role, {}, ago(matchLifetime), ago(matchLifetime), false}, {.found = found, .failed = {}});
}

void UnfinishedController::remind()
{
    remind(MatchQuery{}.before);
}

void UnfinishedController::remind(qint64 before)
{
    const qint64 since = ago(matchLifetime);
    const auto found = [this](const std::optional<StoredMatch>& stored) {
        if (!stored)
            return;
        if (stored->isOver() || stored->isRefused)
            return remind(stored->lastAlive); // the pages offer them
        m_messages.post({.topic = ui::Message::Topic::ResumeLan,
                         .text = questionText(*stored),
                         .agree = tr("C&ontinue"),
                         .decline = tr("&Later"),
                         .agreed =
                             [this, stored = *stored] {
                                 adopt(stored, [this, lastAlive = stored.lastAlive] { remind(lastAlive); });
                             },
                         .declined = [this, lastAlive = stored->lastAlive] { remind(lastAlive); }});
    };
    const auto failed = [this, before] { QTimer::singleShot(searchAgain, this, [this, before] { remind(before); }); };
    ask({{}, {}, since, since, false, before}, {.found = found, .failed = failed});
}

QString UnfinishedController::questionText(const StoredMatch& stored)
{
    if (stored.isOver())
        return tr("Round %1 with %2 is over. You can return to the table for another round.")
            .arg(QString::number(stored.round), stored.peerName);
    if (stored.duel)
        return tr("Your link-match duel with %1 on the network was interrupted.").arg(stored.peerName);
    const QString game = ui::gameName(ui::textOf(stored.setup.game->key));
    if (stored.plies.empty())
        return tr("Your %1 game with %2 on the network was interrupted before the first move.")
            .arg(game, stored.peerName);
    return tr("Your %1 game with %2 on the network was interrupted after move %3.")
        .arg(game, stored.peerName, QString::number(stored.plies.size()));
}

void UnfinishedController::show()
{
    Q_EMIT offered(m_role, m_offered ? questionText(*m_offered) : QString{});
}

void UnfinishedController::discard()
{
    if (!m_offered)
        return;
    m_messages.post({.topic = ui::Message::Topic::Discard,
                     .text = (m_offered->isOver() ? tr("Once discarded, you cannot return to the table with %1.")
                                                  : tr("Once discarded, the game with %1 cannot be continued."))
                                 .arg(m_offered->peerName),
                     .agree = tr("Disca&rd"),
                     .decline = tr("&Keep"),
                     .agreed = [this, key = m_offered->key] {
                         m_store.finish(key, MatchEnd::Unfinished);
                         offer(m_role); // there may be another one
                     }});
}

void UnfinishedController::resume()
{
    if (!m_offered)
        return;
    const StoredMatch stored = *std::exchange(m_offered, std::nullopt);
    show();
    adopt(stored, [this] { offer(m_role); });
}

void UnfinishedController::adopt(const StoredMatch& stored, std::function<void()> otherwise)
{
    const auto found = [this, name = stored.peerName, otherwise](const std::optional<StoredMatch>& held) {
        if (held) {
            Q_EMIT resumed(*held);
            return;
        }
        m_messages.showMessage(tr("The game with %1 is being played in another window, or was ended there.").arg(name));
        otherwise();
    };
    // A match that cannot be held now can be played all the same.
    const auto failed = [this, stored] { Q_EMIT resumed(stored); };
    const qint64 since = ago(matchLifetime);
    ask({.role = stored.key.role, .notBefore = since, .expiresBefore = since, .token = stored.key.token},
        {.found = found, .failed = failed});
}

} // namespace qipan::app
