// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/base/random_bytes.h"

#include <QRandomGenerator>

namespace qipan::net {

QByteArray randomBytes(int bytes)
{
    QByteArray random(bytes, '\0');
    for (auto& byte : random)
        byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    return random;
}

} // namespace qipan::net
