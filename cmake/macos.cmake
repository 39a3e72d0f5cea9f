# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a program the application bundle Qipan.app, with icon, types of documents and translations of their names.
function(qipan_make_bundle target)
  set(folder ${PROJECT_SOURCE_DIR}/packaging/macos)
  list(JOIN QIPAN_LANGUAGES "</string>\n    <string>" QIPAN_BUNDLE_LANGUAGES)
  configure_file(${folder}/Info.plist.in ${CMAKE_CURRENT_BINARY_DIR}/Info.plist @ONLY)
  set_target_properties(${target} PROPERTIES MACOSX_BUNDLE ON OUTPUT_NAME Qipan
    MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_BINARY_DIR}/Info.plist)

  set(icon ${PROJECT_SOURCE_DIR}/packaging/icons/qipan.icns)
  target_sources(${target} PRIVATE ${icon})
  set_source_files_properties(${icon} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
  foreach(code IN LISTS QIPAN_LANGUAGES)
    set(names ${folder}/${code}.lproj/InfoPlist.strings)
    if(EXISTS ${names})
      target_sources(${target} PRIVATE ${names})
      set_source_files_properties(${names} PROPERTIES MACOSX_PACKAGE_LOCATION Resources/${code}.lproj)
    endif()
  endforeach()
endfunction()
