// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/deal_number.h"

#include <array>

namespace qipan::link {

namespace {

// Crockford's base 32: without I, L, O and U.
constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t digits = 13; // 65 bits; the check character follows

using Digits = std::array<std::uint8_t, digits + 1>;

/// Multiplies by the generator of the field of 32 elements (x⁵ + x² + 1).
constexpr std::uint8_t timesGenerator(std::uint8_t value)
{
    const unsigned shifted = static_cast<unsigned>(value) << 1U;
    return static_cast<std::uint8_t>(shifted >= 32 ? shifted ^ 0b100101U : shifted);
}

/// Evaluates the digits as a polynomial at the generator: 0 if the check character is right. A single wrong digit or a
/// transposition always gives a different value, since each place has another power of the generator.
std::uint8_t sumOf(const Digits& values)
{
    std::uint8_t sum = 0;
    for (const std::uint8_t value : values)
        sum = timesGenerator(sum) ^ value;
    return sum;
}

/// Writes and reads bits from the first digit on, the highest bit first.
class Bits {
public:
    void put(std::uint32_t value, int count)
    {
        while (count-- > 0) {
            const unsigned bit = value >> static_cast<unsigned>(count) & 1U;
            values[m_at / 5] = static_cast<std::uint8_t>(values[m_at / 5] | bit << (4 - m_at % 5));
            ++m_at;
        }
    }
    std::uint32_t readBits(int count)
    {
        std::uint32_t value = 0;
        while (count-- > 0) {
            value = value << 1U | (static_cast<unsigned>(values[m_at / 5]) >> (4 - m_at % 5) & 1U);
            ++m_at;
        }
        return value;
    }

    Digits values{};

private:
    std::size_t m_at = 0;
};

std::optional<std::uint8_t> digitOf(char letter)
{
    if (letter >= 'a' && letter <= 'z')
        letter = static_cast<char>(letter - 'a' + 'A');
    if (letter == 'O')
        letter = '0';
    if (letter == 'I' || letter == 'L')
        letter = '1';
    const std::size_t at = alphabet.find(letter);
    if (at == std::string_view::npos)
        return std::nullopt;
    return static_cast<std::uint8_t>(at);
}

/// Returns the digits without separators.
Result<Digits, DealNumberError> readDigits(std::string_view text)
{
    Digits values{};
    std::size_t count = 0;
    for (const char letter : text) {
        if (letter == '-' || letter == ' ')
            continue;
        const auto digit = digitOf(letter);
        if (!digit)
            return DealNumberError::NoCharacter;
        if (count == values.size())
            return DealNumberError::WrongLength;
        values[count++] = *digit;
    }
    if (count < values.size())
        return DealNumberError::WrongLength;
    return values;
}

} // namespace

std::string dealNumber(const DealSetup& setup)
{
    Bits bits;
    bits.put(static_cast<std::uint32_t>(setup.version), 4);
    bits.put(static_cast<std::uint32_t>(setup.outline), 4);
    bits.put(static_cast<std::uint32_t>(setup.size.columns), 5);
    bits.put(static_cast<std::uint32_t>(setup.size.rows), 5);
    bits.put(static_cast<std::uint32_t>(setup.mode), 4);
    bits.put(setup.border ? 1 : 0, 1);
    bits.put(static_cast<std::uint32_t>(setup.pictures - 1), 8);
    bits.put(static_cast<std::uint32_t>(setup.difficulty), 2);
    bits.put(setup.seed, 32);
    Digits values = bits.values;
    values.back() = sumOf(values);
    std::string text;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i == 5 || i == 10)
            text += '-';
        text += alphabet[values[i]];
    }
    return text;
}

Result<DealSetup, DealNumberError> readDealNumber(std::string_view text)
{
    const auto read = readDigits(text);
    if (!read)
        return read.error();
    if (sumOf(*read) != 0)
        return DealNumberError::Mistyped;
    Bits bits;
    bits.values = *read;
    const std::uint32_t version = bits.readBits(4);
    if (version < static_cast<std::uint32_t>(DealVersion::Uneven)
        || version > static_cast<std::uint32_t>(DealVersion::Even))
        return DealNumberError::OtherVersion;
    DealSetup setup{.version = static_cast<DealVersion>(version)};
    setup.outline = static_cast<Outline>(bits.readBits(4));
    setup.size.columns = static_cast<int>(bits.readBits(5));
    setup.size.rows = static_cast<int>(bits.readBits(5));
    setup.mode = static_cast<FallingMode>(bits.readBits(4));
    setup.border = bits.readBits(1) != 0;
    setup.pictures = static_cast<int>(bits.readBits(8)) + 1;
    setup.difficulty = static_cast<Difficulty>(bits.readBits(2));
    setup.seed = bits.readBits(32);
    if (static_cast<int>(setup.outline) >= outlines || static_cast<int>(setup.mode) >= fallingModes || !canDeal(setup))
        return DealNumberError::CannotDeal;
    return setup;
}

} // namespace qipan::link
