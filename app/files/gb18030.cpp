// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/gb18030.h"

#include <QChar>

#include <algorithm>
#include <array>
#include <cstdint>

namespace qipan::app {

namespace {

// clang-format off

/// Two bytes that page 936 lacks or leaves to private use.
struct Added {
    char16_t bytes;
    char16_t character;
};
constexpr Added addedCharacters[] = {
    {0xa2e3, 0x20ac}, {0xa8bc, 0x1e3f}, {0xa8bf, 0x01f9}, {0xa989, 0x303e}, {0xa98a, 0x2ff0}, {0xa98b, 0x2ff1},
    {0xa98c, 0x2ff2}, {0xa98d, 0x2ff3}, {0xa98e, 0x2ff4}, {0xa98f, 0x2ff5}, {0xa990, 0x2ff6}, {0xa991, 0x2ff7},
    {0xa992, 0x2ff8}, {0xa993, 0x2ff9}, {0xa994, 0x2ffa}, {0xa995, 0x2ffb}, {0xfe50, 0x2e81}, {0xfe54, 0x2e84},
    {0xfe55, 0x3473}, {0xfe56, 0x3447}, {0xfe57, 0x2e88}, {0xfe58, 0x2e8b}, {0xfe5a, 0x359e}, {0xfe5b, 0x361a},
    {0xfe5c, 0x360e}, {0xfe5d, 0x2e8c}, {0xfe5e, 0x2e97}, {0xfe5f, 0x396e}, {0xfe60, 0x3918}, {0xfe62, 0x39cf},
    {0xfe63, 0x39df}, {0xfe64, 0x3a73}, {0xfe65, 0x39d0}, {0xfe68, 0x3b4e}, {0xfe69, 0x3c6e}, {0xfe6a, 0x3ce0},
    {0xfe6b, 0x2ea7}, {0xfe6e, 0x2eaa}, {0xfe6f, 0x4056}, {0xfe70, 0x415f}, {0xfe71, 0x2eae}, {0xfe72, 0x4337},
    {0xfe73, 0x2eb3}, {0xfe74, 0x2eb6}, {0xfe75, 0x2eb7}, {0xfe77, 0x43b1}, {0xfe78, 0x43ac}, {0xfe79, 0x2ebb},
    {0xfe7a, 0x43dd}, {0xfe7b, 0x44d6}, {0xfe7c, 0x4661}, {0xfe7d, 0x464c}, {0xfe80, 0x4723}, {0xfe81, 0x4729},
    {0xfe82, 0x477c}, {0xfe83, 0x478d}, {0xfe84, 0x2eca}, {0xfe85, 0x4947}, {0xfe86, 0x497a}, {0xfe87, 0x497d},
    {0xfe88, 0x4982}, {0xfe89, 0x4983}, {0xfe8a, 0x4985}, {0xfe8b, 0x4986}, {0xfe8c, 0x499f}, {0xfe8d, 0x499b},
    {0xfe8e, 0x49b7}, {0xfe8f, 0x49b6}, {0xfe92, 0x4ca3}, {0xfe93, 0x4c9f}, {0xfe94, 0x4ca0}, {0xfe95, 0x4ca1},
    {0xfe96, 0x4c77}, {0xfe97, 0x4ca2}, {0xfe98, 0x4d13}, {0xfe99, 0x4d14}, {0xfe9a, 0x4d15}, {0xfe9b, 0x4d16},
    {0xfe9c, 0x4d17}, {0xfe9d, 0x4d18}, {0xfe9e, 0x4d19}, {0xfe9f, 0x4dae},
};

/// Characters of four bytes below U+10000, by the number of the first one of each sequence.
struct Sequence {
    std::uint16_t number; ///< from 0 for 81 30 81 30
    char16_t character;
};
constexpr Sequence sequences[] = {
    {0, 0x0080}, {36, 0x00a5}, {38, 0x00a9}, {45, 0x00b2}, {50, 0x00b8}, {81, 0x00d8}, {89, 0x00e2},
    {95, 0x00eb}, {96, 0x00ee}, {100, 0x00f4}, {103, 0x00f8}, {104, 0x00fb}, {105, 0x00fd}, {109, 0x0102},
    {126, 0x0114}, {133, 0x011c}, {148, 0x012c}, {172, 0x0145}, {175, 0x0149}, {179, 0x014e}, {208, 0x016c},
    {306, 0x01cf}, {307, 0x01d1}, {308, 0x01d3}, {309, 0x01d5}, {310, 0x01d7}, {311, 0x01d9}, {312, 0x01db},
    {313, 0x01dd}, {341, 0x01fa}, {428, 0x0252}, {443, 0x0262}, {544, 0x02c8}, {545, 0x02cc}, {558, 0x02da},
    {741, 0x03a2}, {742, 0x03aa}, {749, 0x03c2}, {750, 0x03ca}, {805, 0x0402}, {819, 0x0450}, {820, 0x0452},
    {7457, 0xe7c7}, {7458, 0x1e40}, {7922, 0x2011}, {7924, 0x2017}, {7925, 0x201a}, {7927, 0x201e}, {7934, 0x2027},
    {7943, 0x2031}, {7944, 0x2034}, {7945, 0x2036}, {7950, 0x203c}, {8062, 0x20ad}, {8148, 0x2104}, {8149, 0x2106},
    {8152, 0x210a}, {8164, 0x2117}, {8174, 0x2122}, {8236, 0x216c}, {8240, 0x217a}, {8262, 0x2194}, {8264, 0x219a},
    {8374, 0x2209}, {8380, 0x2210}, {8381, 0x2212}, {8384, 0x2216}, {8388, 0x221b}, {8390, 0x2221}, {8392, 0x2224},
    {8393, 0x2226}, {8394, 0x222c}, {8396, 0x222f}, {8401, 0x2238}, {8406, 0x223e}, {8416, 0x2249}, {8419, 0x224d},
    {8424, 0x2253}, {8437, 0x2262}, {8439, 0x2268}, {8445, 0x2270}, {8482, 0x2296}, {8485, 0x229a}, {8496, 0x22a6},
    {8521, 0x22c0}, {8603, 0x2313}, {8936, 0x246a}, {8946, 0x249c}, {9046, 0x254c}, {9050, 0x2574}, {9063, 0x2590},
    {9066, 0x2596}, {9076, 0x25a2}, {9092, 0x25b4}, {9100, 0x25be}, {9108, 0x25c8}, {9111, 0x25cc}, {9113, 0x25d0},
    {9131, 0x25e6}, {9162, 0x2607}, {9164, 0x260a}, {9218, 0x2641}, {9219, 0x2643}, {11329, 0x2e82}, {11331, 0x2e85},
    {11334, 0x2e89}, {11336, 0x2e8d}, {11346, 0x2e98}, {11361, 0x2ea8}, {11363, 0x2eab}, {11366, 0x2eaf}, {11370, 0x2eb4},
    {11372, 0x2eb8}, {11375, 0x2ebc}, {11389, 0x2ecb}, {11682, 0x2ffc}, {11686, 0x3004}, {11687, 0x3018}, {11692, 0x301f},
    {11694, 0x302a}, {11714, 0x303f}, {11716, 0x3094}, {11723, 0x309f}, {11725, 0x30f7}, {11730, 0x30ff}, {11736, 0x312a},
    {11982, 0x322a}, {11989, 0x3232}, {12102, 0x32a4}, {12336, 0x3390}, {12348, 0x339f}, {12350, 0x33a2}, {12384, 0x33c5},
    {12393, 0x33cf}, {12395, 0x33d3}, {12397, 0x33d6}, {12510, 0x3448}, {12553, 0x3474}, {12851, 0x359f}, {12962, 0x360f},
    {12973, 0x361b}, {13738, 0x3919}, {13823, 0x396f}, {13919, 0x39d1}, {13933, 0x39e0}, {14080, 0x3a74}, {14298, 0x3b4f},
    {14585, 0x3c6f}, {14698, 0x3ce1}, {15583, 0x4057}, {15847, 0x4160}, {16318, 0x4338}, {16434, 0x43ad}, {16438, 0x43b2},
    {16481, 0x43de}, {16729, 0x44d7}, {17102, 0x464d}, {17122, 0x4662}, {17315, 0x4724}, {17320, 0x472a}, {17402, 0x477d},
    {17418, 0x478e}, {17859, 0x4948}, {17909, 0x497b}, {17911, 0x497e}, {17915, 0x4984}, {17916, 0x4987}, {17936, 0x499c},
    {17939, 0x49a0}, {17961, 0x49b8}, {18664, 0x4c78}, {18703, 0x4ca4}, {18814, 0x4d1a}, {18962, 0x4daf}, {19043, 0x9fa6},
    {33469, 0xe76c}, {33470, 0xe7c8}, {33471, 0xe7e7}, {33484, 0xe815}, {33485, 0xe819}, {33490, 0xe81f}, {33497, 0xe827},
    {33501, 0xe82d}, {33505, 0xe833}, {33513, 0xe83c}, {33520, 0xe844}, {33536, 0xe856}, {33550, 0xe865}, {37845, 0xf92d},
    {37921, 0xf97a}, {37948, 0xf996}, {38029, 0xf9e8}, {38038, 0xf9f2}, {38064, 0xfa10}, {38065, 0xfa12}, {38066, 0xfa15},
    {38069, 0xfa19}, {38075, 0xfa22}, {38076, 0xfa25}, {38078, 0xfa2a}, {39108, 0xfe32}, {39109, 0xfe45}, {39113, 0xfe53},
    {39114, 0xfe58}, {39115, 0xfe67}, {39116, 0xfe6c}, {39265, 0xff5f}, {39394, 0xffe6},
};

// clang-format on

constexpr char32_t sequencesEnd = 39'420;
constexpr char32_t supplementary = 189'000; ///< 90 30 81 30, U+10000; all later ones follow

[[nodiscard]] bool isWithin(unsigned char byte, int first, int last)
{
    return byte >= first && byte <= last;
}

/// Returns 0 if the bytes are invalid.
[[nodiscard]] char16_t characterOfTwo(unsigned char first, unsigned char second, Page936 page936)
{
    if (!isWithin(first, 0x81, 0xfe) || !isWithin(second, 0x40, 0xfe) || second == 0x7f)
        return 0;
    const auto bytes = static_cast<char16_t>(first << 8 | second);
    const auto* found = std::ranges::lower_bound(addedCharacters, bytes, {}, &Added::bytes);
    if (found != std::end(addedCharacters) && found->bytes == bytes)
        return found->character;
    return page936(first, second);
}

/// Returns 0 if the bytes are invalid.
[[nodiscard]] char32_t characterOfFour(const unsigned char* bytes)
{
    if (!isWithin(bytes[0], 0x81, 0xfe) || !isWithin(bytes[1], '0', '9') || !isWithin(bytes[2], 0x81, 0xfe)
        || !isWithin(bytes[3], '0', '9'))
        return 0;
    const char32_t number = (((bytes[0] - 0x81U) * 10 + bytes[1] - '0') * 126 + bytes[2] - 0x81U) * 10 + bytes[3] - '0';
    if (number >= supplementary) {
        const char32_t character = 0x10000 + number - supplementary;
        return character <= QChar::LastValidCodePoint ? character : 0;
    }
    if (number >= sequencesEnd)
        return 0;
    const auto* next = std::ranges::upper_bound(sequences, number, {}, &Sequence::number);
    return std::prev(next)->character + number - std::prev(next)->number;
}

} // namespace

std::optional<QString> decodeGb18030(QByteArrayView bytes, Page936 page936)
{
    const auto* at = reinterpret_cast<const unsigned char*>(bytes.data());
    const auto* const end = at + bytes.size();
    QString text;
    while (at != end) {
        const auto left = end - at;
        char32_t character = *at;
        int length = 1;
        if (*at >= 0x80) {
            const bool isFour = left >= 4 && isWithin(at[1], '0', '9');
            length = isFour ? 4 : 2;
            character = isFour ? characterOfFour(at) : left >= 2 ? characterOfTwo(at[0], at[1], page936) : 0;
            if (character == 0)
                return std::nullopt;
        }
        text += QChar::fromUcs4(character);
        at += length;
    }
    return text;
}

} // namespace qipan::app
