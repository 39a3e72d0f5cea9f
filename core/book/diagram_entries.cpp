// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/diagram_entries.h"

#include "core/record/text.h"

#include <algorithm>
#include <string>

namespace qipan::book {

namespace {

bool mayRepeat(std::string_view key)
{
    return key == "claim" || key == "path" || key == "answer" || key == "wrong";
}

} // namespace

DiagramEntries::DiagramEntries(std::span<const Line> lines, std::size_t fence, Faults& faults)
    : m_fence{fence}
    , m_faults{faults}
{
    for (const Line& line : lines)
        add(line);
}

void DiagramEntries::add(const Line& line)
{
    const std::string_view text = record::trimmed(line.text);
    if (text.empty())
        return;
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) {
        m_faults.note(FaultKind::UnknownKey, line.number, "no \"key: value\": " + quoted(text));
        return;
    }
    const Entry entry{.key = record::trimmed(text.substr(0, colon)),
                      .value = record::trimmed(text.substr(colon + 1)),
                      .line = line.number};
    if (m_entries.size() == maxEntries)
        note(FaultKind::TooMuch, entry);
    else if (!mayRepeat(entry.key) && find(entry.key) != nullptr)
        note(FaultKind::Duplicate, entry, "stands here twice");
    else
        m_entries.push_back(entry);
}

const Entry* DiagramEntries::find(std::string_view key) const
{
    const auto found = std::ranges::find(m_entries, key, &Entry::key);
    return found == m_entries.end() ? nullptr : &*found;
}

void DiagramEntries::note(FaultKind kind, const Entry& entry, std::string_view what) const
{
    const std::string key{entry.key};
    m_faults.note(kind, entry.line, key + ": " + (what.empty() ? quoted(entry.value) : std::string{what}));
}

void DiagramEntries::noteMissing(std::string_view key) const
{
    m_faults.note(FaultKind::Missing, m_fence, std::string{key} + ": is missing");
}

} // namespace qipan::book
