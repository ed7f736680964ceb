# backroom_game(FOLDER TYPE): a game of this program. FOLDER is its name in engine/, app/ and tests/; TYPE is the struct in its
# game.hpp, and its folder in qml/. Whatever deals with all games reads this list.
function(backroom_game folder type)
    set_property(GLOBAL APPEND PROPERTY BACKROOM_GAMES "${folder}:${type}")
endfunction()

# backroom_games(FOLDERS TYPES): both names of every game.
function(backroom_games folders types)
    get_property(games GLOBAL PROPERTY BACKROOM_GAMES)
    list(TRANSFORM games REPLACE ":.*" "" OUTPUT_VARIABLE all_folders)
    list(TRANSFORM games REPLACE ".*:" "" OUTPUT_VARIABLE all_types)
    set(${folders} ${all_folders} PARENT_SCOPE)
    set(${types} ${all_types} PARENT_SCOPE)
endfunction()
