// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/codec.h"
#include "tests/support/catch.h"

#include <QByteArray>

#include <variant>

namespace qipan::net::test {

/// Reads a line, which must be a message of this type.
template <typename Wanted>
[[nodiscard]] Wanted parsed(const QByteArray& line)
{
    INFO(line.toStdString());
    const auto message = parseMessage(line);
    REQUIRE(message);
    REQUIRE(std::holds_alternative<Wanted>(*message));
    return std::get<Wanted>(*message);
}

} // namespace qipan::net::test
