// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/names.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

} // namespace

QString playerName(const ui::Preferences& preferences)
{
    return preferences.name.isEmpty() ? Tr::tr("Player") : preferences.name;
}

QString secondPlayerName(const ui::Preferences& preferences)
{
    return secondPlayerName(preferences.secondName);
}

QString secondPlayerName(const QString& stored)
{
    const QString entered = enteredName(stored);
    return entered.isEmpty() ? Tr::tr("Player 2") : entered;
}

QString enteredName(const QString& stored)
{
    return stored == u"Player 2" || stored == u"玩家二" ? QString{} : stored;
}

QString programName()
{
    return u"Qipan " QIPAN_VERSION ""_s;
}

} // namespace qipan::app
