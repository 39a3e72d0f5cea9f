# SPDX-License-Identifier: GPL-3.0-or-later
# The languages of the program. Each has a catalogue resources/translations/qipan_CODE.ts.
set(QIPAN_LANGUAGES en zh_CN)

# Compiles the program's and Qt's translations into a target as :/i18n/qipan_<code>.qm and :/i18n/qtbase_<code>.qm.

# The folder of Qt's translations.
function(qipan_find_qt_translations variable)
  get_target_property(qmake Qt6::qmake IMPORTED_LOCATION)
  execute_process(COMMAND ${qmake} -query QT_INSTALL_TRANSLATIONS
    OUTPUT_VARIABLE folder OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  file(TO_CMAKE_PATH "${folder}" folder)
  set(${variable} "${folder}" PARENT_SCOPE)
endfunction()

function(qipan_embed_translations target)
  set(build ${CMAKE_CURRENT_BINARY_DIR}/i18n)
  qipan_find_qt_translations(qt_translations)
  set(compiled "")
  foreach(code IN LISTS QIPAN_LANGUAGES)
    set(source ${PROJECT_SOURCE_DIR}/resources/translations/qipan_${code}.ts)
    set(own ${build}/qipan_${code}.qm)
    add_custom_command(OUTPUT ${own}
      COMMAND ${CMAKE_COMMAND} -E make_directory ${build}
      COMMAND Qt6::lrelease -silent ${source} -qm ${own}
      DEPENDS ${source}
      COMMENT "Compiling the translation ${code}")
    list(APPEND compiled ${own})

    if(code STREQUAL "en")
      continue() # Qt's texts are English
    endif()
    if(EXISTS ${qt_translations}/qtbase_${code}.qm)
      configure_file(${qt_translations}/qtbase_${code}.qm ${build}/qtbase_${code}.qm COPYONLY)
      list(APPEND compiled ${build}/qtbase_${code}.qm)
    else()
      message(WARNING "${qt_translations} holds no qtbase_${code}.qm (Debian: qt6-translations-l10n): "
        "Qt's own dialogs and buttons will stay English.")
    endif()
  endforeach()
  # Not compressed: a translation is then used in place.
  qt_add_resources(${target} i18n PREFIX /i18n BASE ${build} FILES ${compiled} OPTIONS --no-compress)
endfunction()
