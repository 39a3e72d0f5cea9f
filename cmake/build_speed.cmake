# What shortens a build and changes nothing in it: a compiler cache where ccache is installed, beside the headers that are
# compiled once a target (target_precompile_headers). Every file still includes what it uses.
if(NOT CMAKE_CXX_COMPILER_LAUNCHER)
  find_program(QIPAN_CCACHE ccache DOC "The compiler cache, if any")
  if(QIPAN_CCACHE)
    # ccache's manual, "Precompiled headers": what it must be told to cache files that use them.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${QIPAN_CCACHE})
    add_compile_options($<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
  endif()
endif()
