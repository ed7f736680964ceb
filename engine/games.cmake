# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# backroom_game(FOLDER TYPE [ENGINE_ONLY]) adds a game to the lists below. FOLDER is its name in engine/, app/ and tests/; TYPE is
# the struct in its game.hpp, and its folder in qml/. ENGINE_ONLY is for a game that has no table yet: backroom-cli plays it, but
# the window does not show it.
function(backroom_game folder type)
    set_property(GLOBAL APPEND PROPERTY BACKROOM_GAMES "${folder}:${type}")
    if(NOT "ENGINE_ONLY" IN_LIST ARGN)
        set_property(GLOBAL APPEND PROPERTY BACKROOM_TABLES "${folder}:${type}")
    endif()
endfunction()

# backroom_games(FOLDERS TYPES) sets both lists of names for all games.
macro(backroom_games folders types)
    backroom_names(BACKROOM_GAMES ${folders} ${types})
endmacro()

# backroom_tables(FOLDERS TYPES) does the same for the games that have a table.
macro(backroom_tables folders types)
    backroom_names(BACKROOM_TABLES ${folders} ${types})
endmacro()

function(backroom_names property folders types)
    get_property(games GLOBAL PROPERTY ${property})
    list(TRANSFORM games REPLACE ":.*" "" OUTPUT_VARIABLE all_folders)
    list(TRANSFORM games REPLACE ".*:" "" OUTPUT_VARIABLE all_types)
    set(${folders} ${all_folders} PARENT_SCOPE)
    set(${types} ${all_types} PARENT_SCOPE)
endfunction()
