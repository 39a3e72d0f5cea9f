// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/brokers/broker.h"

#include <QByteArray>

#include <cstdint>

namespace qipan::app {

/// The content of the file of brokers: JSON, in UTF-8,
/// `{"format": 1, "brokers": [{"address": …, "user": …, "password": …, "certificates": …}, …]}`.
struct BrokerFile {
    enum class Kind : std::uint8_t {
        Whole,
        Broken, ///< it contains only what could be read
        Newer,  ///< of a later format; without brokers
    };
    static constexpr qint64 longest = 64 * 1024; ///< bytes; what is written is always shorter

    /// Nothing at all is an empty list.
    [[nodiscard]] static BrokerFile parse(const QByteArray& json);
    [[nodiscard]] static QByteArray format(const QList<ui::Broker>& brokers);

    Kind kind = Kind::Whole;
    QList<ui::Broker> brokers{};
};

/// Whether a broker is within the limits and its address is valid and as net::formatBrokerAddress() writes it.
[[nodiscard]] bool isValid(const ui::Broker& broker);

} // namespace qipan::app
