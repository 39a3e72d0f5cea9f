// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qipan::ui {

/// Gives screen readers the name and the value of each combo box that cannot be edited, and announces a value that keys
/// change. On Linux, Qt gives the value as the name and announces nothing. Does nothing on other systems.
void installComboBoxAccessibility();

} // namespace qipan::ui
