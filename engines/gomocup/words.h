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

/// What the lines of the Gomocup protocol are made of. Nothing here throws, whatever the text.

/// STOP or YXSTOP: what is thought about has to be answered now.
[[nodiscard]] bool isStop(std::string_view line);
/// END
[[nodiscard]] bool isEnd(std::string_view line);
/// For an Inbox: those end the thinking, and END the reading.
[[nodiscard]] engines::LineKind kindOf(std::string_view line);

/// "X,Y": two numbers that fit an int, blanks allowed around each.
[[nodiscard]] std::optional<Cell> readCell(std::string_view text);

/// "X,Y,F", the same with three.
struct Field {
    Cell cell;
    int kind = 0;
};
[[nodiscard]] std::optional<Field> readField(std::string_view text);

/// "X,Y".
[[nodiscard]] std::string textOf(Cell cell);
/// The same of each, with blanks between.
[[nodiscard]] std::string textOf(std::span<const Cell> cells);

} // namespace qipan::gomocup
