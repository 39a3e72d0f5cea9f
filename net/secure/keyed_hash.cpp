// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/secure/keyed_hash.h"

#include <sodium.h>

namespace qipan::net {

QByteArray keyedHash(QByteArrayView text, QByteArrayView key, qsizetype bytes)
{
    const auto data = [](QByteArrayView view) { return reinterpret_cast<const unsigned char*>(view.data()); };
    QByteArray hash{bytes, '\0'};
    crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), static_cast<std::size_t>(bytes), data(text),
                       static_cast<std::size_t>(text.size()), data(key), static_cast<std::size_t>(key.size()));
    return hash;
}

} // namespace qipan::net
