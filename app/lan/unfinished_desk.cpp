#include "app/lan/unfinished_desk.h"

#include "ui/pages/host_page.h"
#include "ui/pages/join_page.h"
#include "ui/texts.h"

#include <QDateTime>
#include <QTimer>

#include <chrono>
#include <utility>

namespace qipan::app {

namespace {

using namespace std::chrono_literals;

/// As long as the peer waits without being asked.
constexpr std::chrono::milliseconds resumeLimit = 5min;
constexpr std::chrono::milliseconds lookAgain = 5s;

[[nodiscard]] qint64 ago(std::chrono::milliseconds time)
{
    return QDateTime::currentMSecsSinceEpoch() - time.count();
}

} // namespace

UnfinishedDesk::UnfinishedDesk(ui::MainWindow& window, MatchStore& store, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_store{store}
{
    connect(&m_store, &MatchStore::loaded, this, [this](const std::optional<StoredMatch>& kept, bool hasFailed) {
        const Asked asked = std::move(m_asked.front());
        m_asked.pop_front();
        if (hasFailed && asked.failed)
            asked.failed();
        else
            asked.found(kept);
    });
}

void UnfinishedDesk::ask(const MatchWanted& wanted, Asked asked)
{
    m_asked.push_back(std::move(asked)); // the store answers in order
    m_store.load(wanted);
}

void UnfinishedDesk::lookFor(Seat role, const QString& address, Found found)
{
    ask({role, address, ago(resumeLimit), ago(matchKept)}, {.found = std::move(found), .failed = {}});
}

void UnfinishedDesk::offer(Seat role)
{
    m_window.withdraw(ui::Question::Topic::ResumeLan); // the page asks
    m_role = role;
    m_offered.reset();
    show();
    const auto found = [this](const std::optional<StoredMatch>& kept) {
        m_offered = kept;
        show();
    };
    ask({role, {}, ago(matchKept), ago(matchKept), false}, {.found = found, .failed = {}});
}

void UnfinishedDesk::remind()
{
    remind(MatchWanted{}.before);
}

void UnfinishedDesk::remind(qint64 before)
{
    const qint64 since = ago(matchKept);
    const auto found = [this](const std::optional<StoredMatch>& kept) {
        if (!kept)
            return;
        if (kept->verdict || kept->isRefused)
            return remind(kept->lastSign); // the pages offer them
        m_window.ask({.topic = ui::Question::Topic::ResumeLan,
                      .text = words(*kept),
                      .agree = tr("Go &on"),
                      .decline = tr("&Later"),
                      .agreed = [this, kept = *kept] { takeUp(kept, [this, sign = kept.lastSign] { remind(sign); }); },
                      .declined = [this, sign = kept->lastSign] { remind(sign); }});
    };
    const auto failed = [this, before] { QTimer::singleShot(lookAgain, this, [this, before] { remind(before); }); };
    ask({{}, {}, since, since, false, before}, {.found = found, .failed = failed});
}

QString UnfinishedDesk::words(const StoredMatch& kept)
{
    if (kept.verdict)
        return tr("Round %1 with %2 is over. You can go back to the table for another one.")
            .arg(QString::number(kept.round), kept.peerName);
    return tr("Your game of %1 with %2 was interrupted after move %3.")
        .arg(ui::gameName(ui::textOf(kept.setup.game->key)), kept.peerName, QString::number(kept.plies.size()));
}

void UnfinishedDesk::show()
{
    const QString text = m_offered ? words(*m_offered) : QString{};
    if (m_role == Seat::First)
        m_window.hostPage().setUnfinished(text);
    else
        m_window.joinPage().setUnfinished(text);
}

void UnfinishedDesk::discard()
{
    if (!m_offered)
        return;
    m_window.ask({.topic = ui::Question::Topic::Discard,
                  .text = (m_offered->verdict ? tr("Once discarded, you cannot go back to the table with %1.")
                                              : tr("Once discarded, the game with %1 cannot be continued."))
                              .arg(m_offered->peerName),
                  .agree = tr("Disca&rd"),
                  .decline = tr("&Keep"),
                  .agreed =
                      [this, key = m_offered->key] {
                          m_store.finish(key, MatchEnd::Unfinished);
                          offer(m_role); // there may be another one
                      },
                  .declined = {}});
}

void UnfinishedDesk::resume()
{
    if (!m_offered)
        return;
    const StoredMatch kept = *std::exchange(m_offered, std::nullopt);
    show();
    takeUp(kept, [this] { offer(m_role); });
}

void UnfinishedDesk::takeUp(const StoredMatch& kept, std::function<void()> otherwise)
{
    const auto found = [this, name = kept.peerName, otherwise](const std::optional<StoredMatch>& held) {
        if (held) {
            Q_EMIT resumed(*held);
            return;
        }
        m_window.tell(tr("The game with %1 is being played in another window, or was ended there.").arg(name));
        otherwise();
    };
    // A match that cannot be held now can be played all the same.
    const auto failed = [this, kept] { Q_EMIT resumed(kept); };
    const qint64 since = ago(matchKept);
    ask({.role = kept.key.role, .notBefore = since, .keptSince = since, .token = kept.key.token},
        {.found = found, .failed = failed});
}

} // namespace qipan::app
