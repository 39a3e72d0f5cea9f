# Headers that nearly every file of a target includes are compiled once a target. They change only how long a build takes:
# every file still includes what it uses. A compiler cache does better without.
if(CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
endif()
