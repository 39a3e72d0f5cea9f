// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/diagram.h"

#include <cstdint>
#include <string>

namespace qipan::book {

/// The result of checking a claim.
enum class ClaimVerdict : std::uint8_t {
    Holds,
    Wrong,      ///< the answer gives the truth
    Undecided,  ///< undecided within the limits
    Unreadable, ///< unknown or malformed; the answer gives the syntax
};

struct ClaimAnswer {
    ClaimVerdict verdict = ClaimVerdict::Holds;
    std::string text; ///< in English, for the author of the chapter; empty if the claim holds
};

/// Tries to prove a claim about the position of a diagram after all its moves (docs/book.md). May take seconds.
[[nodiscard]] ClaimAnswer prove(const Diagram& diagram, const Claim& claim);

} // namespace qipan::book
