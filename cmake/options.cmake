# What every target of the project is compiled with: link qipan_options, privately for programs and tests.
find_package(Threads REQUIRED)

add_library(qipan_options INTERFACE)
target_include_directories(qipan_options INTERFACE ${PROJECT_SOURCE_DIR}) # include paths start at the folder: "core/board/cell.h"
target_link_libraries(qipan_options INTERFACE Threads::Threads)

if(MSVC)
  target_compile_options(qipan_options INTERFACE /W4 /permissive- /utf-8)
else()
  # Designated initialisers that leave members at their defaults are how this project fills small structs.
  target_compile_options(qipan_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow
    -Wno-missing-field-initializers)
endif()
# What sanitizers put into the code makes GCC 12 see overruns in libstdc++ itself: told, but no errors there. The release
# build has the same sources and stays strict.
if(DEFINED ENV{CI} AND NOT (QIPAN_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU"))
  target_compile_options(qipan_options INTERFACE $<IF:$<CXX_COMPILER_ID:MSVC>,/WX,-Werror>)
endif()

if(QIPAN_SANITIZE)
  target_compile_options(qipan_options INTERFACE -fsanitize=${QIPAN_SANITIZE} -fno-omit-frame-pointer)
  target_link_options(qipan_options INTERFACE -fsanitize=${QIPAN_SANITIZE})
  if(QIPAN_SANITIZE MATCHES "undefined")
    # What null pointers and sizes of objects are checked for, the address sanitizer sees as well, and sooner to compile.
    target_compile_options(qipan_options INTERFACE -fno-sanitize=null,object-size -fno-sanitize-recover=undefined)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # The checks that sanitizers put into the code make GCC see this in libstdc++ itself (std::regex).
    target_compile_options(qipan_options INTERFACE -Wno-maybe-uninitialized)
  endif()
  # Counts named for a release run are divided by ten under sanitizers; tests/support/counts.h reads this.
  target_compile_definitions(qipan_options INTERFACE QIPAN_SANITIZED)
endif()
