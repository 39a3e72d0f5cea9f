#pragma once

#include "core/book/diagram.h"

#include <cstdint>
#include <string>

namespace qipan::book {

/// What our engines say about a claim.
enum class ClaimVerdict : std::uint8_t {
    Holds,
    Wrong,      ///< the answer tells what is true
    Undecided,  ///< not found out within the limits
    Unreadable, ///< no claim that there is for this game; the answer tells how it is written
};

struct ClaimAnswer {
    ClaimVerdict verdict = ClaimVerdict::Holds;
    std::string text; ///< in English, for who writes the chapter; empty where it holds
};

/// Tries to prove what a diagram claims of the position after all its moves (docs/book.md). May take seconds.
[[nodiscard]] ClaimAnswer prove(const Diagram& diagram, const Claim& claim);

} // namespace qipan::book
