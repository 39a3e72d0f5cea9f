// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/claim.h"

#include "core/record/text.h"

namespace qipan::book {

ClaimText::ClaimText(std::string_view text)
{
    const std::size_t equals = text.find('=');
    if (equals != std::string_view::npos)
        value = record::trimmed(text.substr(equals + 1));
    words = wordsOf(text.substr(0, equals));
    if (words.empty())
        return;
    kind = words.front();
    words.erase(words.begin());
}

std::optional<Side> ClaimText::side() const
{
    if (words.size() != 1)
        return std::nullopt;
    if (words.front() == "black")
        return Side::Black;
    return words.front() == "white" ? std::optional{Side::White} : std::nullopt;
}

std::optional<std::vector<Cell>> ClaimText::cells(const CellNames& names) const
{
    if (!value || value->empty())
        return std::nullopt;
    std::vector<Cell> cells;
    if (*value == "none")
        return cells;
    for (const std::string_view word : wordsOf(*value)) {
        const auto cell = names.cellOf(word);
        if (!cell)
            return std::nullopt;
        cells.push_back(*cell);
    }
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

std::optional<int> ClaimText::number() const
{
    if (!value)
        return std::nullopt;
    return record::readNumber<int>(value->starts_with('+') ? value->substr(1) : *value);
}

ClaimAnswer holds()
{
    return {};
}

ClaimAnswer wrong(std::string text)
{
    return {.verdict = ClaimVerdict::Wrong, .text = std::move(text)};
}

ClaimAnswer undecided()
{
    return {.verdict = ClaimVerdict::Undecided, .text = "the solver came to no end"};
}

ClaimAnswer compared(std::string_view said, std::string_view found)
{
    if (said == found)
        return holds();
    return wrong(std::string{said} + " said, but " + std::string{found} + " found");
}

ClaimAnswer compared(const CellNames& names, const std::vector<Cell>& said, const std::vector<Cell>& found)
{
    return compared(names.listOf(said), names.listOf(found));
}

ClaimAnswer compared(int said, int found)
{
    return compared(std::to_string(said), std::to_string(found));
}

std::string_view nameOf(Side side)
{
    return side == Side::Black ? "black" : "white";
}

ClaimAnswer prove(const Diagram& diagram, const Claim& claim)
{
    const ClaimText text{claim.text};
    if (diagram.game == linkKey)
        return proveLink(diagram, text);
    return diagram.game == record::reversiKey ? proveReversi(diagram, text) : proveGomoku(diagram, text);
}

} // namespace qipan::book
