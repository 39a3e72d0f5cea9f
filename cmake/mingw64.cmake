# SPDX-License-Identifier: GPL-3.0-or-later
# Toolchain for 64-bit Windows on Debian (g++-mingw-w64-x86-64-posix), with a Qt for MinGW in any folder:
#   cmake -DCMAKE_TOOLCHAIN_FILE=cmake/mingw64.cmake -DCMAKE_PREFIX_PATH=QT_PREFIX …
# moc, rcc and lrelease are those of a Qt for this machine of about the same version: QT_HOST_PATH if it is not /usr.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)

# Nothing of this machine is found but its programs.
set(CMAKE_FIND_ROOT_PATH ${CMAKE_PREFIX_PATH} /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

set(QT_HOST_PATH /usr CACHE PATH "Qt for this machine")
if(QT_HOST_PATH STREQUAL /usr) # where Debian has its CMake files
  set(QT_HOST_PATH_CMAKE_DIR /usr/lib/x86_64-linux-gnu/cmake CACHE PATH "")
endif()
