// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_link.h"

#include "core/record/text.h"

namespace qipan::record {

namespace {

constexpr std::size_t longestLink = 8'192; // 400 moves are far less
constexpr std::size_t leastMoves = 2;

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
    return digits == 1 || digits == 2 ? digits + 1 : 0;
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

} // namespace

std::optional<std::string> movesInLink(std::string_view text)
{
    text = trimmed(text);
    if (text.size() > longestLink || text.find_first_of(allBlanks) != std::string_view::npos)
        return std::nullopt;
    const auto address = withoutScheme(text);
    if (!address)
        return std::nullopt;
    const std::string plain = withoutPercents(*address);
    const std::string_view rest = plain;
    std::string longest;
    std::size_t most = 0;
    // The host is no place for moves.
    for (std::size_t at = std::min(rest.find_first_of("/?#"), rest.size()); at < rest.size();) {
        std::string moves;
        std::size_t count = 0;
        const bool isWord = isColumn(rest[at]) && at > 0 && (isColumn(rest[at - 1]) || isDigit(rest[at - 1]));
        for (std::size_t bytes = isWord ? 0 : cellAt(rest.substr(at)); bytes > 0; bytes = cellAt(rest.substr(at))) {
            moves.append(rest.substr(at, bytes)).append(" ");
            ++count;
            at += bytes;
            const bool isSeparated =
                at < rest.size() && std::string_view{"_,-+;. |"}.find(rest[at]) != std::string_view::npos;
            at += isSeparated && cellAt(rest.substr(at + 1)) > 0 ? 1 : 0;
        }
        if (count > most) {
            most = count;
            longest = moves;
        }
        at += count == 0 ? 1 : 0;
    }
    return most >= leastMoves ? longest : std::string{};
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
