# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# Fails if a rule number or a worked example has no test function that names it. GAME/rules.cmake sets `prefix`, `rules`
# and the number of `examples`.
set(missing "")

function(demand game)
    include(${SOURCES}/${game}/rules.cmake)
    file(GLOB files ${SOURCES}/${game}/tst_*.cpp)
    set(text "")
    foreach(file IN LISTS files)
        file(READ ${file} content)
        string(APPEND text "${content}")
    endforeach()
    foreach(rule IN LISTS rules)
        if(NOT text MATCHES "void ${prefix}_${rule}_[A-Za-z]")
            string(APPEND missing " ${prefix}_${rule}")
        endif()
    endforeach()
    foreach(example RANGE ${examples})
        if(example GREATER 0 AND NOT text MATCHES "void X${example}_[A-Za-z]")
            string(APPEND missing " X${example} of ${game}")
        endif()
    endforeach()
    set(missing "${missing}" PARENT_SCOPE)
endfunction()

string(REPLACE "," ";" games "${GAMES}")
foreach(game IN LISTS games)
    demand(${game})
endforeach()

if(missing)
    message(FATAL_ERROR "no test names:${missing}")
endif()
