#pragma once

#include "core/link/play.h"
#include "ui/link/link_info.h"

namespace qipan::app {

/// What stands under the board of a play at this moment.
[[nodiscard]] ui::LinkInfoState linkInfoOf(const link::Play& play, link::Milliseconds now);

} // namespace qipan::app
