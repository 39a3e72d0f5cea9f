// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/announcer.h"

namespace qipan::test {

/// Returns what screen readers were told last in the window of `widget`, after telling what was to be told soon.
inline QString announcedIn(const QWidget& widget)
{
    ui::Announcer& announcer = ui::Announcer::of(widget);
    announcer.flush();
    return announcer.history().isEmpty() ? QString{} : announcer.history().back();
}

} // namespace qipan::test
