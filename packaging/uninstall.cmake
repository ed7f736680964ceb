# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# Takes away what `cmake --install` has put down, by the list that it left, and the folders of Backroom's own that are empty then.
if(NOT EXISTS "${MANIFEST}")
    message(FATAL_ERROR "Nothing was installed from here: there is no ${MANIFEST}.")
endif()
file(STRINGS "${MANIFEST}" installed)
foreach(file IN LISTS installed)
    if(EXISTS "$ENV{DESTDIR}${file}" OR IS_SYMLINK "$ENV{DESTDIR}${file}")
        message(STATUS "Uninstalling: $ENV{DESTDIR}${file}")
        file(REMOVE "$ENV{DESTDIR}${file}")
    endif()
endforeach()
foreach(file IN LISTS installed)
    get_filename_component(folder "$ENV{DESTDIR}${file}" DIRECTORY)
    file(GLOB left "${folder}/*")
    if(folder MATCHES "/backroom$" AND IS_DIRECTORY "${folder}" AND NOT left)
        file(REMOVE_RECURSE "${folder}")
    endif()
endforeach()
