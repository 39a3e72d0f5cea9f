// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/desktop_follower.h"

#include "app/base/desktop.h"

#include <QGuiApplication>

namespace qipan::app {

DesktopFollower::DesktopFollower(PreferenceStore& preferences, QObject* parent)
    : QObject{parent}
    , m_preferences{preferences}
    , m_question{*this}
{
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            ask();
    });
    ask();
}

void DesktopFollower::ask()
{
    m_mustAsk = m_question.isRunning();
    if (m_mustAsk)
        return;
    m_question.start([this](const std::atomic<bool>&) {
        return [this, settings = readDesktop()] {
            m_preferences.change([&settings](ui::Preferences& now) { now.desktop = settings; });
            if (m_mustAsk)
                ask();
        };
    });
}

} // namespace qipan::app
