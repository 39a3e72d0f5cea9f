# SPDX-License-Identifier: GPL-3.0-or-later
# Precompiled headers, for build times only: every file still includes what it uses. With a compiler cache it is better to
# do without.
if(CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
endif()
