#pragma once

namespace qipan::reversi {

/// True where the program has code for AVX2 (with BMI and POPCNT, as all such processors have) and both the
/// processor and the system can run it.
[[nodiscard]] bool hasAvx2();

} // namespace qipan::reversi
