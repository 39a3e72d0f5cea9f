// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qipan::ui {

/// A language that the user can choose.
struct Language {
    QString code; ///< locale name such as "zh_CN"
    QString name; ///< in the language itself
};

} // namespace qipan::ui
