#pragma once

#include <utility>
#include <vector>

namespace qipan::net::test {

/// A good line of a message with every field in the form in which it is sent, and for each of its fields values that
/// are out of range or of another type.
struct WireSample {
    const char* line;
    std::vector<std::pair<const char*, std::vector<const char*>>> bad;       ///< of fields that must be there
    std::vector<std::pair<const char*, std::vector<const char*>>> badOption; ///< of fields that need not be there
};

/// At least one of every message that has fields.
[[nodiscard]] const std::vector<WireSample>& wireSamples();

} // namespace qipan::net::test
