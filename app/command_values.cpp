// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_values.h"

#include <QRegularExpression>

namespace qipan::app {

std::optional<ClockSetting> parseClock(const QString& text)
{
    static const QRegularExpression pattern{u"^([0-9]{2,5})\\+([0-9]{1,3})\\z"_qs};
    const auto match = pattern.match(text);
    const ClockSetting clock{match.captured(1).toInt(), match.captured(2).toInt()};
    const bool isInRange = clock.mainSeconds >= 10 && clock.mainSeconds <= 36000 && clock.incrementSeconds <= 600;
    return match.hasMatch() && isInRange ? std::optional{clock} : std::nullopt;
}

} // namespace qipan::app
