#pragma once

#include "ui/statistics/statistics.h"

#include <QString>
#include <QStringList>

namespace qipan::ui {

// Statistics in words, in the language of the moment.

/// A name, or what somebody without one is called here.
[[nodiscard]] QString profileName(const Profile& profile);
/// "Level 3", with the game where those of several are shown; or a name.
[[nodiscard]] QString opponentName(const Opponent& opponent, bool withGame);
/// "Freestyle (five or more)", "Against the clock"; with the game where those of several are shown.
[[nodiscard]] QString ruleLineName(const RuleLine& line, bool withGame);
[[nodiscard]] QString colourName(const ColourLine& line, bool withGame);
/// "12 won, 1 drawn, 7 lost: 62 % of the points".
[[nodiscard]] QString tallyText(const Tally& tally);
/// "62 %".
[[nodiscard]] QString shareText(const Tally& tally);
[[nodiscard]] QString countText(qint64 count);
/// "3 wins in a row", or a dash where nothing was played.
[[nodiscard]] QString streakText(const Streaks& streaks);
/// "1623 ± 85".
[[nodiscard]] QString ratingText(const rating::Rating& rating);
/// What one sees at once: the rating of now and which level is as strong.
[[nodiscard]] QString ratingCaption(const RatingCurve& curve);
/// What the picture shows, for who does not see it.
[[nodiscard]] QString ratingWords(const RatingCurve& curve);
/// "4 March 2026", "March 2026", "2026".
[[nodiscard]] QString barName(const ActivityBar& bar);
[[nodiscard]] QString barText(const ActivityBar& bar);
[[nodiscard]] QString activityCaption(const std::vector<ActivityBar>& bars);
[[nodiscard]] QString activityWords(const std::vector<ActivityBar>& bars);
/// "4:32", or a dash for nothing.
[[nodiscard]] QString timeText(std::optional<qint64> time);
/// "Games of gomoku before 4 March 2026 do not count; they stay in the history."; empty where all count.
[[nodiscard]] QString countedFromText(const std::vector<CountedFrom>& from);

} // namespace qipan::ui
