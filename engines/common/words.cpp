// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/common/words.h"

#include "core/record/text.h"

#include <charconv>
#include <cstddef>
#include <limits>
#include <system_error>

namespace qipan::engines {

std::string_view withoutBlanks(std::string_view text, std::string_view blanks)
{
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

Command readCommand(std::string_view line)
{
    line = withoutBlanks(line);
    const std::string_view word = line.substr(0, line.find_first_of(defaultBlanks));
    Command command{.name = std::string{word}, .rest = withoutBlanks(line.substr(word.size()))};
    for (char& letter : command.name)
        letter = record::upper(letter);
    return command;
}

std::optional<std::int64_t> readNumber(std::string_view text)
{
    text = withoutBlanks(text);
    if (text.size() > 1 && text.front() == '+' && text[1] != '-')
        text.remove_prefix(1);
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc::invalid_argument || stopped != end)
        return std::nullopt;
    if (error == std::errc::result_out_of_range) {
        using Limits = std::numeric_limits<std::int64_t>;
        return text.front() == '-' ? Limits::min() : Limits::max();
    }
    return number;
}

} // namespace qipan::engines
