// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace qipan::test {

/// The squares of the start of reversi, as in OBF.
inline const std::string standardStart = "---------------------------OX------XO---------------------------";

} // namespace qipan::test
