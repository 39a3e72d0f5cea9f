#pragma once

#include "core/board/result.h"
#include "core/link/deal.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace qipan::link {

/// Why a text is no deal number.
enum class DealNumberError : std::uint8_t {
    WrongLength,  ///< a character is missing, or there are too many
    NoCharacter,  ///< it has a character that no deal number has
    Mistyped,     ///< one character is wrong or two have changed places: the check character does not agree
    OtherVersion, ///< it looks right, but comes from a program that deals in another way, newer or given up
    CannotDeal,   ///< its board cannot be dealt; no program has made it
};

/// The short text of a deal: 14 characters in three groups (docs/deal-numbers.md). Precondition: canDeal(setup).
[[nodiscard]] std::string dealNumber(const DealSetup& setup);

/// Reads what dealNumber() made: small letters will do, hyphens and spaces may be left out, and look-alikes (O for 0, I
/// and L for 1) are understood.
[[nodiscard]] Result<DealSetup, DealNumberError> readDealNumber(std::string_view text);

} // namespace qipan::link
