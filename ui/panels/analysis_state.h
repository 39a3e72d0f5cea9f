// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace qipan::ui {

/// The texts of one of the best lines of an analysis.
struct AnalysisLine {
    QString value; ///< for the side to move: "62 %", "+3.5", "+4 exact"
    QString moves; ///< "H8 G9 F10"

    friend bool operator==(const AnalysisLine&, const AnalysisLine&) = default;
};

/// What the analysis panel shows.
struct AnalysisState {
    std::optional<double> blackChance; ///< black's win probability, 0 to 1; nothing if unknown
    std::vector<AnalysisLine> lines;   ///< best first
    QString note;                      ///< the progress, or why there is no result
    QString legend{};                  ///< meaning of the marks on the board; empty for none

    friend bool operator==(const AnalysisState&, const AnalysisState&) = default;
};

} // namespace qipan::ui
