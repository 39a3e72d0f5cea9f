// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/broker_address.h"
#include "net/broker/reliable_stream.h"

#include <QString>

#include <cstdint>

namespace qipan::net {

/// Why a broker cannot be used.
enum class BrokerError : std::uint8_t {
    NoLibrary, ///< libmosquitto is not installed
    NameNotFound,
    Unreachable,     ///< or it does not answer
    NotEncrypted,    ///< TLS was wanted, and did not begin
    Certificate,     ///< it has expired, or nobody vouches for it
    CertificateName, ///< it is valid, but for another name
    CertificateFile, ///< the file with the authorities to trust cannot be read
    NoMqtt5,         ///< the broker is too old
    LoginRefused,    ///< user name or password
    NotAuthorized,   ///< to subscribe or publish
    TooSmall,        ///< the largest message that the broker takes is of no use
    Busy,            ///< the broker takes no more connections at present
    Dropped,         ///< the broker ended the connection
};

/// A translated sentence for the user.
[[nodiscard]] QString sentenceOf(BrokerError error, const BrokerAddress& broker);
/// The same for the end of a line.
[[nodiscard]] QString sentenceOf(StreamEnd end);

} // namespace qipan::net
