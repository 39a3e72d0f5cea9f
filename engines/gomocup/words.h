#pragma once

#include "core/board/cell.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace qipan::gomocup {

/// What the lines of the Gomocup protocol are made of. Nothing here throws, whatever the text.

/// The first word of a line, in upper case, and what follows it; both without blanks around.
struct Command {
    std::string name;      ///< empty for a line of blanks
    std::string_view rest; ///< part of the line
};
[[nodiscard]] Command readCommand(std::string_view line);

/// STOP or YXSTOP: what is thought about has to be answered now.
[[nodiscard]] bool isStop(std::string_view line);
/// END
[[nodiscard]] bool isEnd(std::string_view line);

/// A whole number and nothing else, blanks around allowed; beyond 64 bits it is the nearest that fits.
[[nodiscard]] std::optional<std::int64_t> readNumber(std::string_view text);

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
