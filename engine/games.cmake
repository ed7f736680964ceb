# backroom_game(FOLDER TYPE [ENGINE_ONLY]): a game of this program. FOLDER is its name in engine/, app/ and tests/; TYPE is the
# struct in its game.hpp, and its folder in qml/. Whatever deals with all games reads this list. A game that has its rules but no
# table yet says ENGINE_ONLY: the headless program plays it, the window does not know it.
function(backroom_game folder type)
    set_property(GLOBAL APPEND PROPERTY BACKROOM_GAMES "${folder}:${type}")
    if(NOT "ENGINE_ONLY" IN_LIST ARGN)
        set_property(GLOBAL APPEND PROPERTY BACKROOM_TABLES "${folder}:${type}")
    endif()
endfunction()

# backroom_games(FOLDERS TYPES): both names of every game.
macro(backroom_games folders types)
    backroom_names(BACKROOM_GAMES ${folders} ${types})
endmacro()

# backroom_tables(FOLDERS TYPES): the same of those that are played in the window.
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
