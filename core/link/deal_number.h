// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/link/deal_setup.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace qipan::link {

/// Why a text is not a deal number.
enum class DealNumberError : std::uint8_t {
    WrongLength,  ///< too few or too many characters
    NoCharacter,  ///< contains a character that is not used in deal numbers
    Mistyped,     ///< the check character does not match: a character is wrong, or two are transposed
    OtherVersion, ///< well-formed, but of another version
    CannotDeal,   ///< the board cannot be dealt; no program creates such a number
};

/// Returns the deal number: 14 characters in three groups (docs/deal-numbers.md). Precondition: canDeal(setup).
[[nodiscard]] std::string dealNumber(const DealSetup& setup);

/// Reads a deal number. Lower case is accepted, hyphens and spaces are optional, and O is read as 0, I and L as 1.
[[nodiscard]] Result<DealSetup, DealNumberError> readDealNumber(std::string_view text);

} // namespace qipan::link
