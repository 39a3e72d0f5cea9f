// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/opening.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace qipan {

namespace {

constexpr int stonesBeforeChoice = 3;
constexpr int stonesBeforeLastChoice = 5; // with the two extra stones

constexpr std::array<std::pair<Opening, std::string_view>, 5> openingKeys{{
    {Opening::Free, "free"},
    {Opening::Pro, "pro"},
    {Opening::LongPro, "long-pro"},
    {Opening::Swap, "swap"},
    {Opening::Swap2, "swap2"},
}};

constexpr std::array<std::pair<OpeningChoice, std::string_view>, 3> openingChoiceKeys{{
    {OpeningChoice::Black, "black"},
    {OpeningChoice::White, "white"},
    {OpeningChoice::Two, "two"},
}};

template <typename Keys, typename Value>
[[nodiscard]] std::string_view keyIn(const Keys& keys, Value value)
{
    const auto found = std::ranges::find(keys, value, &Keys::value_type::first);
    return found == keys.end() ? std::string_view{} : found->second;
}

template <typename Value, typename Keys>
[[nodiscard]] std::optional<Value> valueIn(const Keys& keys, std::string_view key)
{
    const auto found = std::ranges::find(keys, key, &Keys::value_type::second);
    return found == keys.end() ? std::nullopt : std::optional{found->first};
}

} // namespace

std::string_view keyOf(Opening opening)
{
    return keyIn(openingKeys, opening);
}

std::optional<Opening> openingOf(std::string_view key)
{
    return valueIn<Opening>(openingKeys, key);
}

std::string_view keyOf(OpeningChoice choice)
{
    return keyIn(openingChoiceKeys, choice);
}

std::optional<OpeningChoice> openingChoiceOf(std::string_view key)
{
    return valueIn<OpeningChoice>(openingChoiceKeys, key);
}

bool CentralSquare::allows(Cell cell) const
{
    const bool inside = std::abs(cell.x - centre.x) <= reach && std::abs(cell.y - centre.y) <= reach;
    return inside == isInside;
}

std::optional<CentralSquare> squareFor(Opening opening, int size, int ply)
{
    if (opening != Opening::Pro && opening != Opening::LongPro)
        return std::nullopt;
    const Cell centre{size / 2, size / 2};
    if (ply == 1)
        return CentralSquare{.centre = centre, .reach = 0, .isInside = true};
    if (ply == 3)
        return CentralSquare{.centre = centre, .reach = opening == Opening::Pro ? 2 : 3, .isInside = false};
    return std::nullopt;
}

std::optional<OpeningTurn> openingTurn(Opening opening, int plies, std::span<const OpeningChoice> openingChoices)
{
    if (!hasChoices(opening))
        return std::nullopt;
    if (openingChoices.empty())
        return plies < stonesBeforeChoice
            ? OpeningTurn{.isInitialBlack = true}
            : OpeningTurn{.isInitialBlack = false, .chooses = true, .mayPlaceTwo = opening == Opening::Swap2};
    if (openingChoices.size() == 1 && openingChoices.front() == OpeningChoice::Two)
        return plies < stonesBeforeLastChoice ? OpeningTurn{.isInitialBlack = false}
                                              : OpeningTurn{.isInitialBlack = true, .chooses = true};
    return std::nullopt;
}

bool offers(const OpeningTurn& turn, OpeningChoice choice)
{
    return turn.chooses && (choice != OpeningChoice::Two || turn.mayPlaceTwo);
}

bool areValidChoices(Opening opening, int plies, std::span<const OpeningChoice> openingChoices)
{
    for (std::size_t made = 0; made < openingChoices.size(); ++made) {
        const int then = pliesAtLastChoice(openingChoices.first(made + 1));
        const auto turn = openingTurn(opening, then, openingChoices.first(made));
        if (then > plies || !turn || !offers(*turn, openingChoices[made]))
            return false;
    }
    const auto turn = openingTurn(opening, plies, openingChoices);
    const int next = openingChoices.empty() ? stonesBeforeChoice : stonesBeforeLastChoice;
    return !turn || !turn->chooses || plies == next;
}

int pliesAtLastChoice(std::span<const OpeningChoice> openingChoices)
{
    return openingChoices.empty() ? 0 : openingChoices.size() == 1 ? stonesBeforeChoice : stonesBeforeLastChoice;
}

int pliesOf(Opening opening, std::span<const OpeningChoice> openingChoices)
{
    if (opening == Opening::Free)
        return 0;
    const bool hasMore = !openingChoices.empty() && openingChoices.front() == OpeningChoice::Two;
    return hasMore ? stonesBeforeLastChoice : stonesBeforeChoice; // pro and long-pro: up to the last restricted ply
}

bool initialBlackKeepsColour(std::span<const OpeningChoice> openingChoices)
{
    if (openingChoices.empty() || openingChoices.back() == OpeningChoice::Two)
        return true;
    const bool isByInitialBlack = openingChoices.size() > 1;
    return isByInitialBlack == (openingChoices.back() == OpeningChoice::Black);
}

} // namespace qipan
