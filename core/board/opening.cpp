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

constexpr std::array<std::pair<Take, std::string_view>, 3> takeKeys{{
    {Take::Black, "black"},
    {Take::White, "white"},
    {Take::Two, "two"},
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

std::string_view keyOf(Take take)
{
    return keyIn(takeKeys, take);
}

std::optional<Take> takeOf(std::string_view key)
{
    return valueIn<Take>(takeKeys, key);
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

std::optional<OpeningTurn> openingTurn(Opening opening, int plies, std::span<const Take> takes)
{
    if (!hasChoices(opening))
        return std::nullopt;
    if (takes.empty())
        return plies < stonesBeforeChoice
            ? OpeningTurn{.isBeginner = true}
            : OpeningTurn{.isBeginner = false, .chooses = true, .mayTakeTwo = opening == Opening::Swap2};
    if (takes.size() == 1 && takes.front() == Take::Two)
        return plies < stonesBeforeLastChoice ? OpeningTurn{.isBeginner = false}
                                              : OpeningTurn{.isBeginner = true, .chooses = true};
    return std::nullopt;
}

bool offers(const OpeningTurn& turn, Take take)
{
    return turn.chooses && (take != Take::Two || turn.mayTakeTwo);
}

bool canBeTaken(Opening opening, int plies, std::span<const Take> takes)
{
    for (std::size_t made = 0; made < takes.size(); ++made) {
        const int then = pliesAtLastChoice(takes.first(made + 1));
        const auto turn = openingTurn(opening, then, takes.first(made));
        if (then > plies || !turn || !offers(*turn, takes[made]))
            return false;
    }
    const auto turn = openingTurn(opening, plies, takes);
    const int next = takes.empty() ? stonesBeforeChoice : stonesBeforeLastChoice;
    return !turn || !turn->chooses || plies == next;
}

int pliesAtLastChoice(std::span<const Take> takes)
{
    return takes.empty() ? 0 : takes.size() == 1 ? stonesBeforeChoice : stonesBeforeLastChoice;
}

int pliesOf(Opening opening, std::span<const Take> takes)
{
    if (opening == Opening::Free)
        return 0;
    const bool hasMore = !takes.empty() && takes.front() == Take::Two;
    return hasMore ? stonesBeforeLastChoice : stonesBeforeChoice; // pro and long-pro: up to the last restricted ply
}

bool beginnerPlaysBlack(std::span<const Take> takes)
{
    if (takes.empty() || takes.back() == Take::Two)
        return true;
    const bool isByBeginner = takes.size() > 1;
    return isByBeginner == (takes.back() == Take::Black);
}

} // namespace qipan
