// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/board.h"

#include <QString>

namespace qipan::ui {

// The faces of mahjong tiles, each once, in this order: dots, bamboo and characters from 1 to 9, four winds, three
// dragons, four flowers, four seasons. Precondition of both functions: picture < tilePictures.

/// Returns "3 of dots", in the current language.
[[nodiscard]] QString mahjongName(link::Picture picture);
/// Returns the name of the drawing's file, without folder and suffix.
[[nodiscard]] QString mahjongFile(link::Picture picture);

} // namespace qipan::ui
