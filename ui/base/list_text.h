// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace qipan::ui {

/// Returns texts as one list: "G8, H8, H9".
[[nodiscard]] QString listText(const QStringList& texts);

} // namespace qipan::ui
