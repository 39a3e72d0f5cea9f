// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/actions.h"
#include "ui/base/preferences.h"

namespace qipan::ui {

/// A boolean setting and the action that shows it.
struct SettingToggle {
    QAction* Actions::*action;
    bool& (*of)(Preferences&);
};

inline constexpr SettingToggle settingToggles[] = {
    {&Actions::coordinates, [](Preferences& p) -> bool& { return p.coordinates; }},
    {&Actions::lastMove, [](Preferences& p) -> bool& { return p.lastMove; }},
    {&Actions::moveNumbers, [](Preferences& p) -> bool& { return p.moveNumbers; }},
    {&Actions::legalMoves, [](Preferences& p) -> bool& { return p.legalMoves; }},
    {&Actions::forbiddenPoints, [](Preferences& p) -> bool& { return p.forbiddenPoints; }},
    {&Actions::threats, [](Preferences& p) -> bool& { return p.threats; }},
    {&Actions::animation, [](Preferences& p) -> bool& { return p.animation; }},
    {&Actions::sidePanel, [](Preferences& p) -> bool& { return p.sidePanel; }},
    {&Actions::analysis, [](Preferences& p) -> bool& { return p.analysis; }},
    {&Actions::beep, [](Preferences& p) -> bool& { return p.beep; }},
    {&Actions::shake, [](Preferences& p) -> bool& { return p.shake; }},
    {&Actions::explainRefusals, [](Preferences& p) -> bool& { return p.explainRefusals; }},
    {&Actions::border, [](Preferences& p) -> bool& { return p.link.border; }},
    {&Actions::cornerDots, [](Preferences& p) -> bool& { return p.link.cornerDots; }},
    {&Actions::outlines, [](Preferences& p) -> bool& { return p.link.outlines; }},
    {&Actions::pauseWhenLeft, [](Preferences& p) -> bool& { return p.link.pauseWhenLeft; }},
    {&Actions::skipEmpty, [](Preferences& p) -> bool& { return p.link.skipEmpty; }},
    {&Actions::strictMouse, [](Preferences& p) -> bool& { return p.strictMouse; }},
};

} // namespace qipan::ui
