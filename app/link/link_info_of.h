// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/play.h"
#include "ui/link/link_info.h"

namespace qipan::app {

/// Returns the contents of the info bar below the board at this time.
[[nodiscard]] ui::LinkInfoState linkInfoOf(const link::Play& play, link::Milliseconds now);

} // namespace qipan::app
