// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qipan::ui {

/// The pages of the window. Each page class names its own in a member `id`.
enum class Page : std::uint8_t {
    Home,
    NewGame,
    Match,
    Link,
    LinkStart,
    LinkScores,
    LinkReplay,
    Duel,
    DuelReplay,
    Lesson,
    Host,
    Join,
    History,
    Record,
    Statistics,
    Rules,
    Book,
    Puzzles,
    Preferences
};

} // namespace qipan::ui
