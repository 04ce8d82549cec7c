# find_package(enzyme): derivatives for single targets of a project that another clang compiles.
#
#   enzyme_differentiate(<target>...)   these targets are compiled and linked by enzyme-cc, by way
#                                       of the project's own clang
#   enzyme::headers                     <enzyme/enzyme.h>, for targets that only include it
#
# Where the project's compiler is enzyme-cc itself, there is nothing to do, and nothing is done.
# Interface targets of other packages by the name of Enzyme mean the same as enzyme_differentiate.

if(COMMAND enzyme_differentiate)
  return()
endif()
cmake_policy(PUSH)
cmake_policy(VERSION 3.21)

get_filename_component(_ENZYME_BUILDING "${CMAKE_CURRENT_LIST_DIR}" REALPATH)
get_filename_component(_ENZYME_PACKAGE "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
get_filename_component(_ENZYME_BIN "${_ENZYME_PACKAGE}/../../../../bin" ABSOLUTE)
find_program(ENZYME_CC NAMES enzyme-cc HINTS "${_ENZYME_BIN}" DOC "enzyme-cc")
find_program(ENZYME_CXX NAMES enzyme-c++ HINTS "${_ENZYME_BIN}" DOC "enzyme-c++")
mark_as_advanced(ENZYME_CC ENZYME_CXX)
if(NOT ENZYME_CC OR NOT ENZYME_CXX)
  set(enzyme_NOT_FOUND_MESSAGE "enzyme-cc is not on PATH")
  set(enzyme_FOUND FALSE)
  cmake_policy(POP)
  return()
endif()

add_library(enzyme::headers INTERFACE IMPORTED GLOBAL)
set_target_properties(enzyme::headers PROPERTIES
  INTERFACE_INCLUDE_DIRECTORIES "${_ENZYME_PACKAGE}/attributes/include")

set_property(GLOBAL PROPERTY _ENZYME_BUILDING "${_ENZYME_BUILDING}")

function(enzyme_differentiate)
  foreach(target IN LISTS ARGN)
    if(NOT TARGET "${target}")
      message(FATAL_ERROR "enzyme_differentiate: there is no target '${target}'")
    endif()
    foreach(language IN ITEMS C CXX)
      _enzyme_launch("${target}" "${language}")
    endforeach()
  endforeach()
endfunction()

function(_enzyme_launch target language)
  if(NOT CMAKE_${language}_COMPILER)
    return()
  endif()
  get_filename_component(compiler "${CMAKE_${language}_COMPILER}" NAME)
  if(compiler MATCHES "^enzyme-c")
    return()
  endif()
  if(NOT CMAKE_${language}_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "enzyme_differentiate(${target}): the ${language} compiler is "
      "${CMAKE_${language}_COMPILER_ID}, and only clang can be wrapped: name one with "
      "-DCMAKE_${language}_COMPILER=clang, or enzyme-cc itself")
  endif()
  get_property(folder GLOBAL PROPERTY _ENZYME_BUILDING)
  if(language STREQUAL "C")
    set(launcher sh "${folder}/launch.sh" "${ENZYME_CC}")
  else()
    set(launcher sh "${folder}/launch.sh" "${ENZYME_CXX}")
  endif()
  set_target_properties("${target}" PROPERTIES
    ${language}_COMPILER_LAUNCHER "${launcher}"
    ${language}_LINKER_LAUNCHER "${launcher}")
endfunction()

set(_ENZYME_FLAGS ClangEnzymeFlags LLDEnzymeFlags LLDEnzymeAssumeUnknownNoFree
  LLDEnzymeLooseTypeFlags LLDEnzymePrintTypeFlags LLDEnzymePrintFlags LLDEnzymeNoStrictAliasingFlags)
foreach(_enzyme_flags IN LISTS _ENZYME_FLAGS)
  add_library(${_enzyme_flags} INTERFACE IMPORTED GLOBAL)
endforeach()
set_property(GLOBAL PROPERTY _ENZYME_FLAGS "${_ENZYME_FLAGS}")

# Once all targets are known: those that link one of these are differentiated.
function(_enzyme_adopt folder)
  get_property(flags GLOBAL PROPERTY _ENZYME_FLAGS)
  get_property(targets DIRECTORY "${folder}" PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target IN LISTS targets)
    get_target_property(linked "${target}" LINK_LIBRARIES)
    foreach(library IN LISTS linked)
      if(library IN_LIST flags)
        enzyme_differentiate("${target}")
        break()
      endif()
    endforeach()
  endforeach()
  get_property(folders DIRECTORY "${folder}" PROPERTY SUBDIRECTORIES)
  foreach(inner IN LISTS folders)
    _enzyme_adopt("${inner}")
  endforeach()
endfunction()
cmake_language(DEFER DIRECTORY "${CMAKE_SOURCE_DIR}" CALL _enzyme_adopt "${CMAKE_SOURCE_DIR}")

cmake_policy(POP)
