// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/setting_values.h"

#include <QSettings>

namespace qipan::app {

int numberIn(const QSettings& file, const QString& key, int fallback, int least, int most)
{
    bool isNumber = false;
    const int value = file.value(key).toInt(&isNumber);
    return isNumber && value >= least && value <= most ? value : fallback;
}

bool flagIn(const QSettings& file, const QString& key, bool fallback)
{
    const QString value = file.value(key).toString();
    return value == u"true" ? true : value == u"false" ? false : fallback;
}

} // namespace qipan::app
