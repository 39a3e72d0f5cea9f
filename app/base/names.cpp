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

QString secondPlayerName()
{
    return Tr::tr("Player 2");
}

QString programName()
{
    return u"Qipan " QIPAN_VERSION ""_s;
}

} // namespace qipan::app
