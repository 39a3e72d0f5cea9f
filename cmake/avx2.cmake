# SPDX-License-Identifier: GPL-3.0-or-later
# Code for AVX2 is in source files of its own, compiled for it; core/reversi/processor.h tells at run time whether it
# may be called. The linker must not pick a function from these files for others: in an optimised build they only
# contain templates over the instruction class; other shared code is inlined or called.

# Adds the sources to a target if the target machine supports AVX2, and defines QIPAN_AVX2 for all files of the target.
function(qipan_avx2_sources target)
  set(processors ${CMAKE_SYSTEM_PROCESSOR})
  if(APPLE AND CMAKE_OSX_ARCHITECTURES)
    set(processors ${CMAKE_OSX_ARCHITECTURES})
  endif()
  if(NOT (processors MATCHES "x86_64|AMD64|amd64" AND CMAKE_SIZEOF_VOID_P EQUAL 8))
    return()
  endif()
  target_sources(${target} PRIVATE ${ARGN})
  set_source_files_properties(${ARGN} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
  set(options "$<IF:$<CXX_COMPILER_ID:MSVC>,/arch:AVX2,-mavx2;-mbmi;-mbmi2;-mpopcnt>")
  if(APPLE) # a program may be for several processors: the sources are empty for the others
    set(options "SHELL:-Xarch_x86_64 -mavx2;SHELL:-Xarch_x86_64 -mbmi;SHELL:-Xarch_x86_64 -mbmi2;SHELL:-Xarch_x86_64 -mpopcnt")
    target_compile_options(${target} PRIVATE "SHELL:-Xarch_x86_64 -DQIPAN_AVX2")
  else()
    target_compile_definitions(${target} PRIVATE QIPAN_AVX2)
  endif()
  if(MINGW) # GCC takes the stack there as aligned to 32 bytes, but it is to 16 (GCC bug 54412)
    list(APPEND options -Wa,-muse-unaligned-vector-move)
  endif()
  set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS "${options}")
endfunction()
