// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match_store/round_key.h"

#include <QCryptographicHash>

namespace qipan::app {

QString roundKey(const MatchKey& match, int round)
{
    const QString all = u"qipan %1 %2"_qs.arg(match.role == Seat::First ? u"host" : u"guest", match.token);
    const QByteArray hash = QCryptographicHash::hash(all.toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(32)) + u' ' + QString::number(round);
}

} // namespace qipan::app
