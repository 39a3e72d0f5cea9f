# SPDX-License-Identifier: GPL-3.0-or-later
# Compile options of every target: link qipan_options, privately for programs and tests.
find_package(Threads REQUIRED)

add_library(qipan_options INTERFACE)
target_include_directories(qipan_options INTERFACE ${PROJECT_SOURCE_DIR}) # include paths start at the top folder
target_link_libraries(qipan_options INTERFACE Threads::Threads)

if(MSVC)
  target_compile_options(qipan_options INTERFACE /W4 /permissive- /utf-8
    /wd4605) # a target may define more macros than the precompiled header that it shares
else()
  # Designated initialisers that leave members at their defaults are common here.
  target_compile_options(qipan_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow
    -Wno-missing-field-initializers)
  if(UNIX AND NOT APPLE) # leave out of a program what it does not use
    target_compile_options(qipan_options INTERFACE "$<$<CONFIG:Release>:-ffunction-sections;-fdata-sections>")
    target_link_options(qipan_options INTERFACE $<$<CONFIG:Release>:-Wl,--gc-sections>)
  endif()
endif()
# With sanitizers GCC 12 reports false overruns in libstdc++, so these are not errors there. The release build compiles
# the same sources and stays strict.
if(DEFINED ENV{CI} AND NOT (QIPAN_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU"))
  target_compile_options(qipan_options INTERFACE $<IF:$<CXX_COMPILER_ID:MSVC>,/WX,-Werror>)
endif()

if(QIPAN_SANITIZE)
  target_compile_options(qipan_options INTERFACE -fsanitize=${QIPAN_SANITIZE} -fno-omit-frame-pointer)
  target_link_options(qipan_options INTERFACE -fsanitize=${QIPAN_SANITIZE})
  if(QIPAN_SANITIZE MATCHES "undefined")
    # The address sanitizer also detects what the null and object size checks find, and compiles faster.
    target_compile_options(qipan_options INTERFACE -fno-sanitize=null,object-size -fno-sanitize-recover=undefined)
  endif()
  if(QIPAN_SANITIZE MATCHES "fuzzer")
    target_compile_options(qipan_options INTERFACE
      -fsanitize-coverage-ignorelist=${PROJECT_SOURCE_DIR}/cmake/no_coverage.txt)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # With sanitizers GCC reports this in libstdc++ itself (std::regex).
    target_compile_options(qipan_options INTERFACE -Wno-maybe-uninitialized)
  endif()
  # Divides the release counts of random tests by ten under sanitizers; read by tests/support/counts.h.
  target_compile_definitions(qipan_options INTERFACE QIPAN_SANITIZED)
endif()
