# backroom_game(FOLDER TYPE): a game of this program: engine/FOLDER, and the struct TYPE in its game.hpp. Whatever deals with
# all games reads this list.
function(backroom_game folder type)
    set_property(GLOBAL APPEND PROPERTY BACKROOM_GAMES "${folder}:${type}")
endfunction()

# backroom_game_folders(OUT): the folders of all games.
function(backroom_game_folders out)
    get_property(games GLOBAL PROPERTY BACKROOM_GAMES)
    list(TRANSFORM games REPLACE ":.*" "")
    set(${out} ${games} PARENT_SCOPE)
endfunction()
