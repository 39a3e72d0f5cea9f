// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/level_text.h"

#include <QCoreApplication>

#include <span>

namespace qipan::ui {
namespace {

struct LevelText {
    const char* word;
    const char* line; ///< true to the traits of the level (docs/engines.md)
};

constexpr LevelText gomokuLevels[] = {
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "First steps"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Starts slowly, and often misses threes and fours, yours and its own.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Beginner"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Starts slowly, and sometimes misses a win or lets you have one.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Casual"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Never misses its own five, but overlooks some of your threes.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Attentive"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Blocks every four and most threes, but does not think ahead.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Steady"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Thinks one move ahead, and seldom overlooks a three.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Skilled"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Thinks four moves ahead, and overlooks no three.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Club player"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Thinks eight moves ahead, and makes few mistakes.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Strong"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Thinks twelve moves ahead: one mistake can lose the game.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Expert"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Thinks sixteen moves ahead, and nearly always plays its best move.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Master"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Examines 70,000 positions, and always plays its best move.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Full strength"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Thinks for three seconds with all processors of this computer.")},
};

constexpr LevelText reversiLevels[] = {
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "First steps"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Seldom finds a good move, and often gives you corners.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Beginner"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText",
                       "Makes a mistake in three moves of four, and still gives corners away.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Casual"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Makes many mistakes, but no longer the worst ones.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Attentive"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Every other move is a mistake, but not a big one.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Steady"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Makes a small mistake in one move of three.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Skilled"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Thinks only one move ahead, but judges it well.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Club player"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Thinks two moves ahead, and plays the last 9 squares perfectly.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Strong"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Thinks three moves ahead, and plays the last 10 squares perfectly.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Expert"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Thinks four moves ahead, and plays the last 12 squares perfectly.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Master"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText",
                       "Knows openings, thinks six moves ahead, and plays the last 13 squares perfectly.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Grandmaster"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText",
                       "Knows openings, examines 15,000 positions, and plays the last 17 squares perfectly.")},
    {QT_TRANSLATE_NOOP("qipan::ui::LevelText", "Champion"),
     QT_TRANSLATE_NOOP("qipan::ui::LevelText",
                       "Knows openings, examines 45,000 positions, and plays the last 20 squares perfectly.")},
};

QString textOfLevel(QStringView game, int level, const char* LevelText::*text)
{
    const std::span<const LevelText> levels = game == u"gomoku" ? std::span<const LevelText>{gomokuLevels}
        : game == u"reversi"                                    ? std::span<const LevelText>{reversiLevels}
                                                                : std::span<const LevelText>{};
    if (level < 1 || level > static_cast<int>(levels.size()))
        return {};
    return QCoreApplication::translate("qipan::ui::LevelText", levels[static_cast<std::size_t>(level) - 1].*text);
}

} // namespace

QString levelWord(QStringView game, int level)
{
    return textOfLevel(game, level, &LevelText::word);
}

QString levelLine(QStringView game, int level)
{
    return textOfLevel(game, level, &LevelText::line);
}

} // namespace qipan::ui
