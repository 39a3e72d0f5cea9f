// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/codec.h"

#include <utility>
#include <vector>

namespace qipan::net::test {

/// A valid line of a message with every field as sent, and for each field values that are out of range or of another
/// type.
struct WireSample {
    const char* line;
    std::vector<std::pair<const char*, std::vector<const char*>>> bad;       ///< of required fields
    std::vector<std::pair<const char*, std::vector<const char*>>> badOption; ///< of optional fields
    Vocabulary vocabulary = Vocabulary::Match;
};

/// At least one for every message with fields.
[[nodiscard]] const std::vector<WireSample>& wireSamples();

} // namespace qipan::net::test
