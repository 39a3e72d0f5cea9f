// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_link.h"

#include "core/record/text.h"

#include <array>
#include <cstdint>
#include <utility>

namespace qipan::record {

namespace {

constexpr std::size_t longestLink = 8'192; // 400 moves are far less
constexpr std::size_t leastMoves = 2;
constexpr std::size_t longestSeparator = 16;

/// Replaces "%2C" by the character.
std::string withoutPercents(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        unsigned code = 0;
        const std::string_view digits = text.substr(at + 1, 2);
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
        const bool isEscape = text[at] == '%' && error == std::errc{} && end == digits.data() + 2 && digits.size() == 2;
        plain += isEscape ? static_cast<char>(code) : text[at];
        at += isEscape ? 2 : 0;
    }
    return plain;
}

bool isColumn(char letter)
{
    return upper(letter) >= 'A' && upper(letter) <= 'T';
}

/// Returns the length of "h8" or "h15" at the front, or 0.
std::size_t cellAt(std::string_view text)
{
    if (text.size() < 2 || !isColumn(text[0]))
        return 0;
    const std::size_t digits = leadingDigits(text.substr(1), std::size_t{3});
    const bool isKey = text.substr(digits + 1).starts_with('=');
    return !isKey && (digits == 1 || digits == 2) ? digits + 1 : 0;
}

/// Returns the part of a web address behind its scheme, which may be missing: "example.org/…"; or nothing.
std::optional<std::string_view> withoutScheme(std::string_view text)
{
    const std::string front = upperText(text.substr(0, 8));
    if (front.starts_with("HTTP://") || front == "HTTPS://")
        return text.substr(text.find("//") + 2);
    const std::string_view host = text.substr(0, text.find('/'));
    const std::size_t dot = host.rfind('.');
    if (host.size() == text.size() || dot == std::string_view::npos || host.size() - dot < 3 || dot == 0)
        return std::nullopt;
    const auto isAlpha = [](char letter) { return upper(letter) >= 'A' && upper(letter) <= 'Z'; };
    const auto isOfHost = [&](char letter) {
        return isAlpha(letter) || isDigit(letter) || letter == '-' || letter == '.';
    };
    const bool isHost = std::ranges::all_of(host, isOfHost) && std::ranges::all_of(host.substr(dot + 1), isAlpha);
    return isHost ? std::optional{text} : std::nullopt;
}

bool isWordLetter(char letter)
{
    return isDigit(letter) || (upper(letter) >= 'A' && upper(letter) <= 'Z')
        || static_cast<unsigned char>(letter) >= 0x80;
}

/// Returns the length of what separates two moves at the front: signs with a move number among them ("+2."), or the
/// next value of the parameter `key` ("&m[]=", "&m2=").
std::size_t separatorLength(std::string_view text, std::string_view key)
{
    text = text.substr(0, longestSeparator);
    const auto signsFrom = [text](std::size_t at) {
        while (at < text.size() && !isWordLetter(text[at]))
            ++at;
        return at;
    };
    std::size_t at = signsFrom(0);
    if (at > 0 && !key.empty() && text[at - 1] == '&' && text.substr(at).starts_with(key)) {
        at += key.size();
        at += leadingDigits(text.substr(at), std::size_t{3});
        return signsFrom(at);
    }
    const std::size_t digits = leadingDigits(text.substr(at), std::size_t{3});
    const bool isNumber = at > 0 && digits > 0 && at + digits < text.size() && !isWordLetter(text[at + digits]);
    return isNumber ? signsFrom(at + digits) : at;
}

/// Where the moves of an address may be, the surest last.
enum class LinkPart : std::uint8_t { Path, Value, Fragment, NamedValue };

/// Returns the name of the parameter whose value begins at a place of an address, without brackets and numbers.
std::string_view keyBefore(std::string_view text, std::size_t at)
{
    const std::size_t equal = text.substr(0, at).find_last_of("=&?#/");
    if (equal == std::string_view::npos || text[equal] != '=')
        return {};
    const std::size_t begin = text.substr(0, equal).find_last_of("&?#/;") + 1;
    const std::string_view key = text.substr(begin, equal - begin);
    return key.substr(0, key.find_first_of("[]0123456789"));
}

LinkPart partAt(std::string_view text, std::size_t at, std::string_view key)
{
    constexpr std::array<std::string_view, 18> names{"M",    "MOVE",     "MOVES",   "G",      "GAME",     "S",
                                                     "SEQ",  "SEQUENCE", "P",       "POS",    "POSITION", "RECORD",
                                                     "KIFU", "BOARD",    "HISTORY", "STONES", "LINE",     "TRANSCRIPT"};
    if (std::ranges::find(names, upperText(key.substr(0, 20))) != names.end())
        return LinkPart::NamedValue;
    const std::string_view before = text.substr(0, at);
    if (before.find('#') != std::string_view::npos)
        return LinkPart::Fragment;
    return before.find('?') != std::string_view::npos ? LinkPart::Value : LinkPart::Path;
}

} // namespace

std::optional<std::string> movesInLink(std::string_view text)
{
    text = trimmed(text);
    if (text.size() > longestLink || text.find_first_of(allBlanks) != std::string_view::npos)
        return std::nullopt;
    const auto address = withoutScheme(text);
    if (!address)
        return std::nullopt;
    std::string plain = withoutPercents(*address);
    if (address->find("%25") != std::string_view::npos)
        plain = withoutPercents(plain); // encoded twice, as in a link that another link carries
    const std::string_view rest = plain;
    std::string best;
    std::pair<LinkPart, std::size_t> most; // where, and how many
    // The host is no place for moves.
    for (std::size_t at = std::min(rest.find_first_of("/?#"), rest.size()); at < rest.size();) {
        const bool isWord = at > 0 && isWordLetter(rest[at - 1]);
        std::size_t bytes = isWord ? 0 : cellAt(rest.substr(at));
        if (bytes == 0) {
            ++at;
            continue;
        }
        const std::string_view key = keyBefore(rest, at);
        const LinkPart part = partAt(rest, at, key);
        std::string moves;
        std::size_t count = 0;
        for (; bytes > 0; bytes = cellAt(rest.substr(at))) {
            moves.append(rest.substr(at, bytes)).append(" ");
            ++count;
            at += bytes;
            const std::size_t between = separatorLength(rest.substr(at), key);
            const bool isOtherPart = rest.substr(at, between).find_first_of("?#") != std::string_view::npos;
            at += !isOtherPart && cellAt(rest.substr(at + between)) > 0 ? between : 0;
        }
        const bool isWhole = at == rest.size() || !isWordLetter(rest[at]);
        const std::size_t least = part == LinkPart::Path || part == LinkPart::Value ? leastMoves + 1 : leastMoves;
        if (isWhole && count >= least && std::pair{part, count} > most) {
            most = {part, count};
            best = moves;
        }
    }
    return best;
}

std::string_view linkParameter(std::string_view text, std::string_view name)
{
    constexpr std::string_view before = "?&;#";
    text = text.substr(0, longestLink);
    while (text.find_first_of(before) != std::string_view::npos) {
        text.remove_prefix(text.find_first_of(before) + 1);
        const std::size_t equal = text.find('=');
        if (equal == name.size() && upperText(text.substr(0, equal)) == upperText(name)) {
            text.remove_prefix(equal + 1);
            return text.substr(0, text.find_first_of("&;#?/ \t\r\n\"'<>)]"));
        }
    }
    return {};
}

std::string movesOfLinkIn(std::string_view prose)
{
    prose = prose.substr(0, longestLink);
    for (std::size_t at = prose.find("http"); at != std::string_view::npos; at = prose.find("http", at + 1)) {
        const std::string_view word = prose.substr(at, prose.find_first_of(allBlanks, at) - at);
        const std::string moves = movesInLink(word.substr(0, word.find_first_of("\"'<>[]{}"))).value_or(std::string{});
        if (!moves.empty())
            return moves;
    }
    return {};
}

} // namespace qipan::record
