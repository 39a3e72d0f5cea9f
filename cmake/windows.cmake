# SPDX-License-Identifier: GPL-3.0-or-later
# Windows programs: icon, version and manifest. Does nothing elsewhere.

# qipan_windows_program(TARGET DESCRIPTION); the target has its OUTPUT_NAME already.
function(qipan_windows_program target description)
  if(NOT WIN32)
    return()
  endif()
  get_target_property(name ${target} OUTPUT_NAME)
  if(NOT name)
    set(name ${target})
  endif()
  configure_file(${PROJECT_SOURCE_DIR}/packaging/windows/program.rc.in ${CMAKE_CURRENT_BINARY_DIR}/${target}.rc @ONLY)
  target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${target}.rc)
  if(MSVC)
    target_link_options(${target} PRIVATE /MANIFEST:NO) # the manifest is a resource
  else()
    target_link_options(${target} PRIVATE -Wl,--no-insert-timestamp) # two builds of one commit are alike
  endif()
endfunction()
