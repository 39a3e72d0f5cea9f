// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qipan::reversi {

/// Returns true if the program contains code for AVX2 (with BMI and POPCNT, which all such processors have), and
/// processor and operating system support it.
[[nodiscard]] bool hasAvx2();

} // namespace qipan::reversi
