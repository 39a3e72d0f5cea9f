# SPDX-License-Identifier: GPL-3.0-or-later
# Converts a file of weights (format: training/README.md) into a source file with all its numbers in order.
function(qipan_weights_source text_file source_file)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${text_file})
  file(READ ${text_file} numbers)
  string(REGEX REPLACE "[a-z.]+ " "" numbers "${numbers}")
  string(STRIP "${numbers}" numbers)
  string(REGEX REPLACE "\n" ",\n" numbers "${numbers}") # one line of source per line of the file
  string(REPLACE " " "," numbers "${numbers}")
  file(CONFIGURE OUTPUT ${source_file} CONTENT
    "#include \"core/gomoku/weights.h\"\n\nnamespace qipan::gomoku {\n\nconst WeightData weightData{\n@numbers@};\n\n}\n"
    @ONLY)
endfunction()

# Converts a binary file into a source file with eight bytes per number, the first in the highest bits. `header`
# declares `function` in qipan::reversi, which returns them.
function(qipan_reversi_bytes_source binary_file source_file header function)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${binary_file})
  file(READ ${binary_file} bytes HEX)
  string(LENGTH "${bytes}" digits)
  math(EXPR missing "(16 - ${digits} % 16) % 16")
  string(REPEAT 0 ${missing} zeros)
  string(REGEX REPLACE "(................)" "0x\\1,\n" numbers "${bytes}${zeros}")
  file(CONFIGURE OUTPUT ${source_file} CONTENT
"#include \"core/reversi/@header@\"

namespace qipan::reversi {

std::span<const std::uint64_t> @function@()
{
    static constexpr std::uint64_t words[]{
@numbers@};
    return words;
}

}
" @ONLY)
endfunction()
