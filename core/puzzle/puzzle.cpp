// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/puzzle.h"

namespace qipan::puzzle {

namespace {

constexpr std::pair<Kind, std::string_view> keys[]{
    {Kind::Five, "five"},
    {Kind::Block, "block"},
    {Kind::FourThree, "four-three"},
    {Kind::Vcf, "vcf"},
    {Kind::Vct, "vct"},
    {Kind::Defence, "defence"},
    {Kind::Trap, "trap"},
    {Kind::Forbidden, "forbidden"},
    {Kind::Corner, "corner"},
    {Kind::Edge, "edge"},
    {Kind::Parity, "parity"},
    {Kind::Endgame, "endgame"},
    {Kind::Clear, "clear"},
};

constexpr Kind gomokuKinds[]{Kind::Five, Kind::Block,   Kind::Forbidden, Kind::FourThree,
                             Kind::Vcf,  Kind::Defence, Kind::Trap,      Kind::Vct};
constexpr Kind reversiKinds[]{Kind::Corner, Kind::Edge, Kind::Parity, Kind::Endgame};
constexpr Kind linkKinds[]{Kind::Clear};

} // namespace

std::string_view keyOf(Kind kind)
{
    return std::ranges::find(keys, kind, &std::pair<Kind, std::string_view>::first)->second;
}

std::optional<Kind> kindOf(std::string_view key)
{
    const auto* found = std::ranges::find(keys, key, &std::pair<Kind, std::string_view>::second);
    return found == std::end(keys) ? std::nullopt : std::optional{found->first};
}

std::span<const Kind> kindsOf(std::string_view game)
{
    if (game == record::gomokuKey)
        return gomokuKinds;
    if (game == record::reversiKey)
        return reversiKinds;
    if (game == book::linkKey)
        return linkKinds;
    return {};
}

} // namespace qipan::puzzle
