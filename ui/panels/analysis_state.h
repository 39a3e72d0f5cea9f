#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace qipan::ui {

/// One of the best lines of an analysis, in words.
struct AnalysisLine {
    QString value; ///< for who is to move: "62 %", "+3.5", "+4 exact"
    QString moves; ///< "H8 G9 F10"

    friend bool operator==(const AnalysisLine&, const AnalysisLine&) = default;
};

/// What the analysis panel shows.
struct AnalysisState {
    std::optional<double> blackChance; ///< 0 to 1; nothing before anything is known
    std::vector<AnalysisLine> lines;   ///< the best first
    QString note;                      ///< how far it has come, or why there is nothing
    QString legend{};                  ///< what the marks on the board mean; there is none where it is empty

    friend bool operator==(const AnalysisState&, const AnalysisState&) = default;
};

} // namespace qipan::ui
