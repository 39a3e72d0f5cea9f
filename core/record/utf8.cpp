#include "core/record/utf8.h"

#include <cstdint>

namespace qipan::record {

namespace {

struct Letter {
    std::size_t bytes = 0; // 0 where no letter begins
    std::uint32_t code = 0;
};

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

/// The letter at the front. Precondition: there is a byte.
Letter frontLetter(std::string_view bytes)
{
    const auto first = static_cast<unsigned char>(bytes.front());
    if (first < 0x80)
        return {1, first};
    const std::size_t count = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || bytes.size() < count)
        return {};
    std::uint32_t code = first & (0x7fU >> count);
    for (std::size_t i = 1; i < count; ++i) {
        if (!isContinuation(bytes[i]))
            return {};
        code = code << 6U | (static_cast<unsigned char>(bytes[i]) & 0x3fU);
    }
    const bool tooLong = (count == 3 && code < 0x800) || (count == 4 && code < 0x10000);
    const bool surrogate = code >= 0xd800 && code < 0xe000;
    return tooLong || surrogate || code > 0x10ffff ? Letter{} : Letter{count, code};
}

} // namespace

bool isUtf8(std::string_view bytes)
{
    while (!bytes.empty()) {
        const Letter letter = frontLetter(bytes);
        if (letter.bytes == 0)
            return false;
        bytes.remove_prefix(letter.bytes);
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

std::string toLatin1(std::string_view text)
{
    std::string bytes;
    while (!text.empty()) {
        const Letter letter = frontLetter(text);
        bytes += letter.bytes != 0 && letter.code < 0x100 ? static_cast<char>(letter.code) : '?';
        text.remove_prefix(letter.bytes == 0 ? 1 : letter.bytes);
    }
    return bytes;
}

} // namespace qipan::record
