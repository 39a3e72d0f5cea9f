// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/console.h"

#include "app/base/platform.h"
#include "app/lan/lan_controller.h"

#include <QCoreApplication>

#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::app {

Console::Console(LanController& lan, Role role, std::optional<int> rounds, QObject* parent)
    : QObject{parent}
    , m_lan{lan}
    , m_role{role}
    , m_roundsLeft{rounds}
{
    connect(&lan, &LanController::listening, this, [this](quint16 port) {
        m_isListening = true;
        report(u"listening on port %1"_s.arg(port));
    });
    connect(&lan, &LanController::codeReady, this, [](const QString& code) { report(u"code "_s + code); });
    connect(&lan, &LanController::internetFailed, this, &Console::warn);
    connect(&lan, &LanController::playing, this, [this](const QString& peer, const QString& own) {
        m_isLost = false; // at another table, after the game was unknown at the first one
        m_wantsNextRound = false;
        report(u"playing %1 as %2"_s.arg(peer, own));
    });
    connect(&lan, &LanController::settled, this, [this](const RoundResult& result) {
        report(u"result %1 %2 %3 %4"_s.arg(result.round).arg(result.winner, result.reason).arg(result.count));
        countRound();
    });
    connect(&lan, &LanController::peerLeft, this, [this] {
        report(u"left"_s);
        if (m_role == Role::Guest)
            quit(0);
    });
    connect(&lan, &LanController::peerLost, this, [this] {
        m_isLost = true;
        report(u"lost"_s);
    });
    connect(&lan, &LanController::peerResumed, this, [this] {
        m_isLost = false;
        report(u"resumed"_s);
        askForNextRound(); // a request made before the disconnection is void
    });
    connect(&lan, &LanController::peerGone, this, [this] {
        if (!std::exchange(m_isLost, false))
            report(u"lost"_s); // before the first round there is nothing to reconnect to
        fail(tr("The connection is lost."));
    });
    connect(&lan, &LanController::failed, this, &Console::fail);
    connect(&lan, &LanController::errorOccurred, this, &Console::warn);
}

void Console::countRound()
{
    if (m_roundsLeft && --*m_roundsLeft <= 0) {
        m_lan.leave();
        return quit(0);
    }
    m_wantsNextRound = m_roundsLeft.has_value();
    askForNextRound();
}

/// A computer makes no requests, except for the next of the rounds requested.
void Console::askForNextRound()
{
    if (m_wantsNextRound && m_lan.isPlaying() && m_lan.peerTable()->isComputer())
        m_lan.peerTable()->askForNext();
}

void Console::report(const QString& line)
{
    print(stdout, line + u'\n');
}

void Console::warn(const QString& why)
{
    print(stderr, u"qipan: " + why + u'\n');
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
