// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/options.h"

#include "core/record/text.h"

#include <optional>
#include <utility>

namespace qipan::training {

Options::Options(std::span<const char* const> arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view word = arguments[i];
        if (word.substr(0, 2) != "--")
            m_words.emplace_back(word);
        else if (i + 1 == arguments.size())
            m_errorText = std::string{word} + " needs a value";
        else
            m_values[std::string{word.substr(2)}] = arguments[++i];
    }
}

std::int64_t Options::number(const std::string& name, std::int64_t defaultValue, std::int64_t least, std::int64_t most)
{
    const std::string given = text(name, std::to_string(defaultValue));
    const std::optional<std::int64_t> number = record::readNumber<std::int64_t>(given);
    if (number && *number >= least && *number <= most)
        return *number;
    if (m_errorText.empty())
        m_errorText = "--" + name + " takes a number from " + std::to_string(least) + " to " + std::to_string(most);
    return defaultValue;
}

std::string Options::text(const std::string& name, const std::string& defaultValue)
{
    const auto found = m_values.find(name);
    if (found == m_values.end())
        return defaultValue;
    std::string value = std::move(found->second);
    m_values.erase(found);
    return value;
}

std::string Options::errorText() const
{
    if (m_errorText.empty() && !m_values.empty())
        return "there is no option --" + m_values.begin()->first;
    return m_errorText;
}

Shard shardOf(Options& options, std::string& errorText)
{
    const std::string given = options.text("shard", "0/1");
    const std::size_t slash = given.find('/');
    const auto index = record::readNumber<std::int64_t>(std::string_view{given}.substr(0, slash));
    const auto count = slash == std::string::npos
        ? std::nullopt
        : record::readNumber<std::int64_t>(std::string_view{given}.substr(slash + 1));
    if (index && count && *count > 0 && *index >= 0 && *index < *count)
        return {*index, *count};
    errorText = "--shard takes I/N with I from 0 to N - 1";
    return {};
}

} // namespace qipan::training
