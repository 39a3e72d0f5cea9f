// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "engines/common/inbox.h"
#include "engines/common/words.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace qipan::gomocup {

using engines::Command;
using engines::readCommand;
using engines::readNumber;

/// Elements of Gomocup protocol lines. These functions accept any text and never throw.

/// STOP or YXSTOP: answer at once.
[[nodiscard]] bool isStop(std::string_view line);
/// END
[[nodiscard]] bool isEnd(std::string_view line);
/// For an Inbox: STOP, YXSTOP and END stop the search, and END ends the reading.
[[nodiscard]] engines::LineKind kindOf(std::string_view line);

/// "X,Y": two numbers that fit an int, blanks around each allowed.
[[nodiscard]] std::optional<Cell> readCell(std::string_view text);

/// "W H": two numbers that fit an int, separated by blanks, as Yixin's board sends the size.
struct Size {
    int columns = 0;
    int rows = 0;
};
[[nodiscard]] std::optional<Size> readSize(std::string_view text);

/// "X,Y,F": likewise with three numbers.
struct Field {
    Cell cell;
    int kind = 0;
};
[[nodiscard]] std::optional<Field> readField(std::string_view text);

/// "X,Y".
[[nodiscard]] std::string textOf(Cell cell);
/// "X,Y" for each cell, separated by blanks.
[[nodiscard]] std::string textOf(std::span<const Cell> cells);

} // namespace qipan::gomocup
