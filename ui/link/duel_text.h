// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/setup.h"

#include <QString>
#include <QStringView>

namespace qipan::ui {

// Display texts for duels of link-match, in the current language.

/// Returns "Link-match duel".
[[nodiscard]] QString duelName();
/// Returns "Race" or "Points".
[[nodiscard]] QString ruleName(duel::Rule rule);
/// Says in one sentence who wins a round.
[[nodiscard]] QString ruleLine(duel::Rule rule);

/// Returns what is played, without the seed of the deal: "Link-match duel · race · 16 × 10, tiles fall down · best of 3
/// · hint 5 s, shuffle 10 s".
[[nodiscard]] QString describe(const duel::Setup& setup);
/// Returns the rule and the board, for narrow places: "race · 16 × 10, tiles fall down".
[[nodiscard]] QString describeBriefly(const duel::Setup& setup);

/// Returns the board in the words that a host announces, at most 32 characters: "16x10 down", "12x10 none heart".
[[nodiscard]] QString boardWords(const link::DealSetup& deal);

/// What a host announces about the board of a duel, to be shown.
struct AnnouncedBoard {
    QString size; ///< "16 × 10"; empty if the words are not understood
    QString rest; ///< "tiles fall down, heart"; or the words as they are
};
/// Reads the words of `boardWords`.
[[nodiscard]] AnnouncedBoard readBoardWords(const QString& words);

} // namespace qipan::ui
