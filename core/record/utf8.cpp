// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/utf8.h"

#include <cstdint>

namespace qipan::record {

namespace {

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

/// Returns the length of the character at the front, or 0 if it is malformed. Precondition: !bytes.empty().
std::size_t frontLetter(std::string_view bytes)
{
    const auto first = static_cast<unsigned char>(bytes.front());
    if (first < 0x80)
        return 1;
    const std::size_t count = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || bytes.size() < count)
        return 0;
    std::uint32_t code = first & (0x7fU >> count);
    for (std::size_t i = 1; i < count; ++i) {
        if (!isContinuation(bytes[i]))
            return 0;
        code = code << 6U | (static_cast<unsigned char>(bytes[i]) & 0x3fU);
    }
    const bool tooLong = (count == 3 && code < 0x800) || (count == 4 && code < 0x10000);
    const bool surrogate = code >= 0xd800 && code < 0xe000;
    return tooLong || surrogate || code > 0x10ffff ? 0 : count;
}

} // namespace

bool isUtf8(std::string_view bytes)
{
    while (!bytes.empty()) {
        const std::size_t letter = frontLetter(bytes);
        if (letter == 0)
            return false;
        bytes.remove_prefix(letter);
    }
    return true;
}

std::string toUtf8(std::string_view bytes)
{
    if (isUtf8(bytes))
        return std::string{bytes};
    std::string text;
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        if (code < 0x80) {
            text += byte;
        } else {
            text += static_cast<char>(0xc0U | code >> 6U);
            text += static_cast<char>(0x80U | (code & 0x3fU));
        }
    }
    return text;
}

std::string_view shortened(std::string_view text, std::size_t bytes)
{
    if (text.size() <= bytes)
        return text;
    while (bytes > 0 && isContinuation(text[bytes]))
        --bytes;
    return text.substr(0, bytes);
}

} // namespace qipan::record
