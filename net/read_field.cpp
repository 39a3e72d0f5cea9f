// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/read_field.h"

#include <algorithm>

namespace qipan::net {

QByteArray bytesFromHex(const QString& hex, qsizetype count)
{
    const bool isHex =
        std::ranges::all_of(hex, [](QChar digit) { return QLatin1String{"0123456789abcdefABCDEF"}.contains(digit); });
    return isHex && hex.size() == 2 * count ? QByteArray::fromHex(hex.toLatin1()) : QByteArray{};
}

} // namespace qipan::net
