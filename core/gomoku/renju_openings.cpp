// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/renju_openings.h"

namespace qipan::gomoku {

namespace {

constexpr std::array<RenjuOpening, 26> openings{{
    {"D1", {0, -1}, {0, -2}, "Kansei"},    {"D2", {0, -1}, {1, -2}, "Keigetsu"}, {"D3", {0, -1}, {2, -2}, "Sosei"},
    {"D4", {0, -1}, {1, -1}, "Kagetsu"},   {"D5", {0, -1}, {2, -1}, "Zangetsu"}, {"D6", {0, -1}, {1, 0}, "Ugetsu"},
    {"D7", {0, -1}, {2, 0}, "Kinsei"},     {"D8", {0, -1}, {0, 1}, "Shogetsu"},  {"D9", {0, -1}, {1, 1}, "Kyugetsu"},
    {"D10", {0, -1}, {2, 1}, "Shingetsu"}, {"D11", {0, -1}, {0, 2}, "Zuisei"},   {"D12", {0, -1}, {1, 2}, "Sangetsu"},
    {"D13", {0, -1}, {2, 2}, "Yusei"},     {"I1", {1, -1}, {2, -2}, "Chosei"},   {"I2", {1, -1}, {2, -1}, "Kyogetsu"},
    {"I3", {1, -1}, {2, 0}, "Kosei"},      {"I4", {1, -1}, {2, 1}, "Suigetsu"},  {"I5", {1, -1}, {2, 2}, "Ryusei"},
    {"I6", {1, -1}, {1, 0}, "Ungetsu"},    {"I7", {1, -1}, {1, 1}, "Hogetsu"},   {"I8", {1, -1}, {1, 2}, "Rangetsu"},
    {"I9", {1, -1}, {0, 1}, "Gingetsu"},   {"I10", {1, -1}, {0, 2}, "Myojo"},    {"I11", {1, -1}, {-1, 1}, "Shagetsu"},
    {"I12", {1, -1}, {-1, 2}, "Meigetsu"}, {"I13", {1, -1}, {-2, 2}, "Suisei"},
}};

} // namespace

std::array<Cell, 3> RenjuOpening::stones(int size) const
{
    const int centre = size / 2;
    return {Cell{centre, centre}, Cell{centre + white.x, centre + white.y}, Cell{centre + black.x, centre + black.y}};
}

std::span<const RenjuOpening> renjuOpenings()
{
    return openings;
}

} // namespace qipan::gomoku
