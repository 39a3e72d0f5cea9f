# Compile options of every target that uses Qt: link qipan_qt beside qipan_options, and call qipan_enable_moc(target).
add_library(qipan_qt INTERFACE)
target_link_libraries(qipan_qt INTERFACE Qt6::Core)
target_compile_definitions(qipan_qt INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
  QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_KEYWORDS QT_NO_FOREACH QT_STRICT_ITERATORS QT_USE_QSTRINGBUILDER
  QT_DISABLE_DEPRECATED_BEFORE=0x060400)

set(CMAKE_AUTOMOC_MOC_OPTIONS --include ${PROJECT_SOURCE_DIR}/cmake/moc_prelude.h)
function(qipan_enable_moc target)
  set_target_properties(${target} PROPERTIES AUTOMOC ON)
endfunction()
