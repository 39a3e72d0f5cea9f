// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace qipan::ui {

/// Returns the name of an opening for the user: "D4 Kagetsu (Flower Moon)", "Tiger". `key` is that of
/// openings::NamedOpening; an unknown one is returned as it is.
[[nodiscard]] QString openingTitle(QStringView game, QStringView key);

} // namespace qipan::ui
