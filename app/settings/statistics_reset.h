// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/statistics/statistics.h"

#include <QString>

namespace qipan::app {

/// The time from which a profile's games count.
struct StatisticsReset {
    ui::Profile profile;
    QString game;    ///< "link" or a key of the registry
    qint64 from = 0; ///< milliseconds since 1970 UTC

    friend bool operator==(const StatisticsReset&, const StatisticsReset&) = default;
};

} // namespace qipan::app
