# Turns a file of weights (training/README.md tells its format) into a source file with all its numbers in their order.
function(qipan_weights_source text_file source_file)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${text_file})
  file(READ ${text_file} numbers)
  string(REGEX REPLACE "[a-z.]+ " "" numbers "${numbers}")
  string(STRIP "${numbers}" numbers)
  string(REGEX REPLACE "\n" ",\n" numbers "${numbers}") # a line of the file is a line of the source
  string(REPLACE " " "," numbers "${numbers}")
  file(CONFIGURE OUTPUT ${source_file} CONTENT
    "#include \"core/gomoku/weight_data.h\"\n\nnamespace qipan::gomoku {\n\nconst WeightData weightData{\n@numbers@};\n\n}\n"
    @ONLY)
endfunction()
