# SPDX-License-Identifier: GPL-3.0-or-later
# The header of libmosquitto 2 or newer. The library itself is loaded at run time, when a table over the internet is
# opened.
find_path(Mosquitto_INCLUDE_DIR mosquitto.h)
mark_as_advanced(Mosquitto_INCLUDE_DIR)

# Version 2.1 has moved it into a header of its own.
unset(Mosquitto_VERSION)
foreach(header IN ITEMS mosquitto.h mosquitto/libmosquitto.h)
  if(Mosquitto_INCLUDE_DIR AND EXISTS "${Mosquitto_INCLUDE_DIR}/${header}")
    file(STRINGS "${Mosquitto_INCLUDE_DIR}/${header}" lines REGEX "^#define LIBMOSQUITTO_(MAJOR|MINOR|REVISION) +[0-9]+")
    if(lines MATCHES "MAJOR +([0-9]+).*MINOR +([0-9]+).*REVISION +([0-9]+)")
      set(Mosquitto_VERSION "${CMAKE_MATCH_1}.${CMAKE_MATCH_2}.${CMAKE_MATCH_3}")
    endif()
  endif()
endforeach()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Mosquitto REQUIRED_VARS Mosquitto_INCLUDE_DIR VERSION_VAR Mosquitto_VERSION)
