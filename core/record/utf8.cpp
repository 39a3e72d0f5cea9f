// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/utf8.h"

#include "core/record/text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

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

/// A range of characters with the same replacement; 0 removes them.
struct Plain {
    std::uint32_t first;
    std::uint32_t last;
    char letter;
};
constexpr std::array plainLetters{
    Plain{0x2022, 0x2022, '.'}, Plain{0x30fb, 0x30fb, '.'}, Plain{0x2460, 0x2473, ' '}, // numbers in circles
    Plain{0x00a0, 0x00a0, ' '}, Plain{0x00b7, 0x00b7, '.'}, Plain{0x2000, 0x200a, ' '},  Plain{0x200b, 0x200f, '\0'},
    Plain{0x2010, 0x2015, '-'}, Plain{0x2018, 0x201f, '"'}, Plain{0x2026, 0x2026, '.'},  Plain{0x2028, 0x2029, '\n'},
    Plain{0x202f, 0x202f, ' '}, Plain{0x205f, 0x205f, ' '}, Plain{0x2060, 0x2060, '\0'}, Plain{0x2190, 0x2193, ','},
    Plain{0x2212, 0x2212, '-'}, Plain{0x2500, 0x2501, '-'}, Plain{0x2502, 0x2503, '|'},  Plain{0x250c, 0x254b, '+'},
    Plain{0x25cb, 0x25cb, 'O'}, Plain{0x25cf, 0x25cf, 'X'}, Plain{0x26aa, 0x26aa, 'O'},  Plain{0x26ab, 0x26ab, 'X'},
    Plain{0x3000, 0x3000, ' '}, Plain{0x3001, 0x3002, ','}, Plain{0x3008, 0x3011, '"'},  Plain{0xfeff, 0xfeff, '\0'},
};
constexpr std::uint32_t firstFull = 0xff01; // the first full-width form of an ASCII character
constexpr std::uint32_t lastFull = 0xff5e;

std::optional<char> plainOf(std::uint32_t code)
{
    if (code >= firstFull && code <= lastFull)
        return static_cast<char>(code - firstFull + '!');
    const auto found = std::ranges::find_if(
        plainLetters, [code](const Plain& plain) { return code >= plain.first && code <= plain.last; });
    return found == plainLetters.end() ? std::nullopt : std::optional{found->letter};
}

/// Decodes a two- or three-byte character at the front; returns 0 for any other.
std::uint32_t codeAt(std::string_view text)
{
    const auto byte = [text](std::size_t at) -> std::uint32_t {
        return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
    };
    const auto isMore = [&](std::size_t at) { return (byte(at) & 0xc0U) == 0x80U; };
    if ((byte(0) & 0xe0U) == 0xc0U && isMore(1))
        return (byte(0) & 0x1fU) << 6U | (byte(1) & 0x3fU);
    if ((byte(0) & 0xf0U) == 0xe0U && isMore(1) && isMore(2))
        return (byte(0) & 0x0fU) << 12U | (byte(1) & 0x3fU) << 6U | (byte(2) & 0x3fU);
    return 0;
}

bool isAscii(char letter)
{
    return static_cast<unsigned char>(letter) < 0x80;
}

/// Returns the length of a header line or a comment in braces at the front, of which no letter is a move; 0 if there is
/// none.
std::size_t proseLength(std::string_view text, bool isLineStart)
{
    const bool isHeader = isLineStart && text.size() > 1 && text[0] == '['
        && (text[1] == '_' || (upper(text[1]) >= 'A' && upper(text[1]) <= 'Z'));
    return isHeader || text.front() == '{' ? std::min(text.find(isHeader ? '\n' : '}'), text.size()) : 0;
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

std::string_view plainText(std::string_view text, std::string& buffer)
{
    if (std::ranges::all_of(text, isAscii))
        return text;
    buffer.clear();
    buffer.reserve(text.size());
    while (!text.empty()) {
        const std::size_t kept = proseLength(text, buffer.empty() || buffer.back() == '\n');
        buffer += text.substr(0, kept);
        text.remove_prefix(kept);
        if (text.empty())
            break;
        const std::uint32_t code = codeAt(text);
        const auto plain = code == 0 ? std::nullopt : plainOf(code);
        if (!plain)
            buffer += text.front();
        else if (*plain != '\0')
            buffer += *plain;
        text.remove_prefix(!plain ? 1 : code < 0x800 ? 2 : 3);
    }
    return buffer;
}

} // namespace qipan::record
