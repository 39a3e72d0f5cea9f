# What shortens a build and changes nothing in it: a compiler cache where ccache is installed, else headers that nearly every
# file of a target includes, compiled once a target. Every file still includes what it uses.
if(NOT CMAKE_CXX_COMPILER_LAUNCHER)
  find_program(QIPAN_CCACHE ccache DOC "The compiler cache, if any")
  if(QIPAN_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${QIPAN_CCACHE})
  endif()
endif()
# A cache does better without.
if(CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
endif()
