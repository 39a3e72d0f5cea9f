# SPDX-License-Identifier: GPL-3.0-or-later
# The header of libmosquitto. The library itself is loaded at run time, when a table over the internet is opened.
find_path(Mosquitto_INCLUDE_DIR mosquitto.h)
mark_as_advanced(Mosquitto_INCLUDE_DIR)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Mosquitto REQUIRED_VARS Mosquitto_INCLUDE_DIR)
