#include "core/link/way.h"

#include <algorithm>
#include <array>

namespace qipan::link {

namespace {

struct WayRow {
    std::string_view key;
    WayRules rules;
};

constexpr std::array<WayRow, std::size(ways)> rows{{
    {"relaxed", {}},
    {"clock", {.clock = true}},
    {"campaign", {.clock = true, .goesOn = true, .limitsHelps = true}},
    {"daily", {}},
    {"endless", {.goesOn = true, .limitsHelps = true}},
    {"two", {.players = 2}},
}};

} // namespace

WayRules rulesOf(Way way)
{
    return rows[static_cast<std::size_t>(way)].rules;
}

std::string_view keyOf(Way way)
{
    return rows[static_cast<std::size_t>(way)].key;
}

std::optional<Way> wayOf(std::string_view key)
{
    for (const Way way : ways) {
        if (keyOf(way) == key)
            return way;
    }
    return std::nullopt;
}

Milliseconds timeFor(int pairs)
{
    return std::max(Milliseconds{40'000}, pairs * Milliseconds{4'000});
}

} // namespace qipan::link
