#include "app/lan/console.h"

#include "app/lan/lan_desk.h"
#include "net/words.h"

#include <QCoreApplication>

#include <cstdio>
#include <utility>

namespace qipan::app {

Console::Console(LanDesk& lan, Role role, QObject* parent)
    : QObject{parent}
    , m_role{role}
{
    connect(&lan, &LanDesk::listening, this, [this](quint16 port) {
        m_isListening = true;
        say(u"listening on port %1"_qs.arg(port));
    });
    connect(&lan, &LanDesk::playing, this, [this](const QString& peer, Side own) {
        m_isLost = false; // at another table, after the game was unknown at the first one
        say(u"playing %1 as %2"_qs.arg(peer, net::wordOf(net::sideWords, own)));
    });
    connect(&lan, &LanDesk::settled, this, [](int round, const Verdict& verdict) {
        const Outcome& outcome = verdict.outcome;
        say(u"result %1 %2 %3 %4"_qs.arg(round)
                .arg(net::wordOf(net::winnerWords, outcome.winner), net::wordOf(net::endWords, outcome.reason))
                .arg(verdict.plies));
    });
    connect(&lan, &LanDesk::peerLeft, this, [this] {
        say(u"left"_qs);
        if (m_role == Role::Guest)
            quit(0);
    });
    connect(&lan, &LanDesk::peerLost, this, [this] {
        m_isLost = true;
        say(u"lost"_qs);
    });
    connect(&lan, &LanDesk::peerResumed, this, [this] {
        m_isLost = false;
        say(u"resumed"_qs);
    });
    connect(&lan, &LanDesk::peerGone, this, [this] {
        if (!std::exchange(m_isLost, false))
            say(u"lost"_qs); // before the first round there is nothing to reconnect to
        fail(tr("The connection is lost."));
    });
    connect(&lan, &LanDesk::failed, this, &Console::fail);
    connect(&lan, &LanDesk::troubled, this, &Console::warn);
    connect(&lan, &LanDesk::roundsPlayed, this, [] { quit(0); });
}

void Console::say(const QString& line)
{
    std::fputs(line.toUtf8().constData(), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

void Console::warn(const QString& why)
{
    std::fputs(QString{u"qipan: " + why + u'\n'}.toUtf8().constData(), stderr);
    std::fflush(stderr);
}

void Console::fail(const QString& why)
{
    warn(why);
    if (m_role == Role::Guest || !m_isListening)
        quit(1);
}

void Console::quit(int exitStatus)
{
    // Queued, so that pending messages to the peer are sent first, and because the event loop may not have started.
    QMetaObject::invokeMethod(
        qApp, [exitStatus] { QCoreApplication::exit(exitStatus); }, Qt::QueuedConnection);
}

} // namespace qipan::app
