# SPDX-License-Identifier: GPL-3.0-or-later
# Compile options of every target that uses Qt: link qipan_qt beside qipan_options, and call qipan_enable_moc(target).
add_library(qipan_qt INTERFACE)
target_link_libraries(qipan_qt INTERFACE Qt6::Core)
target_compile_definitions(qipan_qt INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
  QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_KEYWORDS QT_NO_FOREACH QT_STRICT_ITERATORS QT_USE_QSTRINGBUILDER
  QT_DISABLE_DEPRECATED_BEFORE=0x060400)

# One precompiled header for all targets with Qt. Its own target must not define the macros of modules that others lack
# (QT_WIDGETS_LIB), or compilers reject it there: it takes only include paths from these modules.
add_library(qipan_qt_precompiled OBJECT ${PROJECT_SOURCE_DIR}/cmake/precompiled_qt.cpp)
target_link_libraries(qipan_qt_precompiled PRIVATE qipan_options qipan_qt)
target_include_directories(qipan_qt_precompiled SYSTEM PRIVATE
  $<TARGET_PROPERTY:Qt6::Widgets,INTERFACE_INCLUDE_DIRECTORIES>)
target_precompile_headers(qipan_qt_precompiled PRIVATE ${PROJECT_SOURCE_DIR}/cmake/precompiled_qt.h)
# Small code: windows and network wait for people, and a smaller program starts faster and takes less memory.
# (With -Os GCC 12 reports uninitialised members in libstdc++ itself.)
set(qipan_small_code $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU,Clang,AppleClang>>:-Os>
  $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:-Wno-maybe-uninitialized>)
target_compile_options(qipan_qt_precompiled PRIVATE ${qipan_small_code})
function(qipan_use_precompiled_qt)
  foreach(target ${ARGN})
    target_compile_options(${target} PRIVATE ${qipan_small_code})
    target_precompile_headers(${target} REUSE_FROM qipan_qt_precompiled)
  endforeach()
endfunction()

set(CMAKE_AUTOMOC_MOC_OPTIONS --include ${PROJECT_SOURCE_DIR}/cmake/moc_prelude.h)
function(qipan_enable_moc target)
  set_target_properties(${target} PROPERTIES AUTOMOC ON)
endfunction()
