# Code for AVX2 stands in source files of its own, which alone are compiled for it; at run time core/reversi/processor.h
# tells whether it may be called. The linker must not take a function out of them for other files: in an optimised build they
# leave nothing but templates over the class of the instructions, and what they share with others is inlined or called.

# Adds the sources to a target where the target machine is of that kind, and lets all of its files know: QIPAN_AVX2.
function(qipan_avx2_sources target)
  if(NOT (CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$" AND CMAKE_SIZEOF_VOID_P EQUAL 8))
    return()
  endif()
  target_sources(${target} PRIVATE ${ARGN})
  target_compile_definitions(${target} PRIVATE QIPAN_AVX2)
  set_source_files_properties(${ARGN} PROPERTIES SKIP_PRECOMPILE_HEADERS ON COMPILE_OPTIONS
    "$<IF:$<CXX_COMPILER_ID:MSVC>,/arch:AVX2,-mavx2;-mbmi;-mbmi2;-mpopcnt>")
endfunction()
