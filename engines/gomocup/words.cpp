#include "engines/gomocup/words.h"

#include <array>
#include <charconv>
#include <cstddef>
#include <limits>
#include <system_error>

namespace qipan::gomocup {

namespace {

constexpr std::string_view blanks = " \t\v\f";

std::string_view withoutBlanks(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

/// Without the locale's opinion on letters.
char upper(char letter)
{
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

std::optional<int> readInt(std::string_view text)
{
    const auto number = readNumber(text);
    if (!number || *number < std::numeric_limits<int>::min() || *number > std::numeric_limits<int>::max())
        return std::nullopt;
    return static_cast<int>(*number);
}

/// Exactly `Count` numbers with commas between.
template <std::size_t Count>
std::optional<std::array<int, Count>> readInts(std::string_view text)
{
    std::array<int, Count> numbers{};
    for (std::size_t i = 0; i < Count; ++i) {
        const std::size_t comma = text.find(',');
        if ((comma == std::string_view::npos) != (i + 1 == Count))
            return std::nullopt;
        const auto number = readInt(text.substr(0, comma));
        if (!number)
            return std::nullopt;
        numbers[i] = *number;
        if (comma != std::string_view::npos)
            text.remove_prefix(comma + 1);
    }
    return numbers;
}

} // namespace

Command readCommand(std::string_view line)
{
    line = withoutBlanks(line);
    const std::string_view word = line.substr(0, line.find_first_of(blanks));
    Command command{.name = std::string{word}, .rest = withoutBlanks(line.substr(word.size()))};
    for (char& letter : command.name)
        letter = upper(letter);
    return command;
}

bool isStop(std::string_view line)
{
    const std::string name = readCommand(line).name;
    return name == "STOP" || name == "YXSTOP";
}

bool isEnd(std::string_view line)
{
    return readCommand(line).name == "END";
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

std::optional<Cell> readCell(std::string_view text)
{
    const auto numbers = readInts<2>(text);
    if (!numbers)
        return std::nullopt;
    return Cell{.x = (*numbers)[0], .y = (*numbers)[1]};
}

std::optional<Field> readField(std::string_view text)
{
    const auto numbers = readInts<3>(text);
    if (!numbers)
        return std::nullopt;
    return Field{.cell = {.x = (*numbers)[0], .y = (*numbers)[1]}, .kind = (*numbers)[2]};
}

std::string textOf(Cell cell)
{
    return std::to_string(cell.x) + ',' + std::to_string(cell.y);
}

std::string textOf(std::span<const Cell> cells)
{
    std::string text;
    for (const Cell cell : cells) {
        if (!text.empty())
            text += ' ';
        text += textOf(cell);
    }
    return text;
}

} // namespace qipan::gomocup
