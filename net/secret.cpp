// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/secret.h"

#include "net/base/random_bytes.h"
#include "net/words.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

namespace qipan::net {

QString makeToken()
{
    return QString::fromLatin1(randomBytes(16).toHex());
}

QByteArray proofOf(const QString& passcode, const QByteArray& nonce)
{
    return QMessageAuthenticationCode::hash(nonce, passcode.toUtf8(), QCryptographicHash::Sha256);
}

QByteArray commitmentOf(Hand hand, const QString& nonce)
{
    const QString sealed = wordOf(handWords, hand) + u':' + nonce;
    return QCryptographicHash::hash(sealed.toUtf8(), QCryptographicHash::Sha256);
}

bool isSameSecret(const QByteArray& a, const QByteArray& b)
{
    if (a.size() != b.size())
        return false;
    unsigned difference = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        difference |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
    return difference == 0;
}

} // namespace qipan::net
