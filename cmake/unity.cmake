# SPDX-License-Identifier: GPL-3.0-or-later
# Unity builds, for trees that are built whole: the sources of a target that share a folder are compiled together. A batch
# is a folder, not a number of files, so that a new file never moves others from one batch to another: names in unnamed
# namespaces must differ within a folder, and a build with CMAKE_UNITY_BUILD fails where they do not.

# Groups the sources of a target by folder. Files with a translation context of their own (all called Tr) stay alone.
function(qipan_group_by_folder target directory)
  get_target_property(sources ${target} SOURCES)
  foreach(source ${sources})
    get_filename_component(path ${source} ABSOLUTE BASE_DIR ${directory})
    if(NOT path MATCHES "\\.cpp$" OR NOT EXISTS ${path})
      continue()
    endif()
    file(STRINGS ${path} contexts REGEX "Q_DECLARE_TR_FUNCTIONS|^using namespace (gomoku|reversi|renlib|message);" LIMIT_COUNT 1)
    if(NOT contexts)
      get_filename_component(folder ${path} DIRECTORY)
      file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR} ${folder})
      string(MAKE_C_IDENTIFIER ${folder} group)
      set_source_files_properties(${path} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${group})
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()

# All targets of a folder with a CMakeLists.txt, and of those below it.
function(qipan_group_sources directory)
  get_property(targets DIRECTORY ${directory} PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target ${targets})
    get_target_property(unity ${target} UNITY_BUILD)
    if(unity)
      qipan_group_by_folder(${target} ${directory})
    endif()
  endforeach()
  get_property(subdirectories DIRECTORY ${directory} PROPERTY SUBDIRECTORIES)
  foreach(subdirectory ${subdirectories})
    qipan_group_sources(${subdirectory})
  endforeach()
endfunction()

qipan_group_sources(${PROJECT_SOURCE_DIR})
