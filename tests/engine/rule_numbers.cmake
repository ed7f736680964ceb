# Fails when a rule number or worked example of the rule pages has no test function that names it.
set(missing "")

# demand(GAME PREFIX EXAMPLES NUMBERS…): in the tests of the game, tst_GAME_*.cpp.
function(demand game prefix examples)
    file(GLOB files ${SOURCES}/tst_${game}_*.cpp)
    set(text "")
    foreach(file IN LISTS files)
        file(READ ${file} content)
        string(APPEND text "${content}")
    endforeach()
    foreach(rule IN LISTS ARGN)
        if(NOT text MATCHES "void ${prefix}_${rule}_[A-Za-z]")
            string(APPEND missing " ${prefix}_${rule}")
        endif()
    endforeach()
    foreach(example RANGE 1 ${examples})
        if(NOT text MATCHES "void X${example}_[A-Za-z]")
            string(APPEND missing " X${example} of ${game}")
        endif()
    endforeach()
    set(missing "${missing}" PARENT_SCOPE)
endfunction()

demand(the_gang TG 9
    1_1 1_2 1_3
    2_1 2_2 2_3 2_4
    3_1 3_2 3_3 3_4 3_5 3_6 3_7 3_8 3_9 3_10
    4_1 4_2 4_3 4_4 4_5 4_6
    5_1 5_2 5_3 5_4
    6_1 6_2 6_3
    7_1 7_2)

demand(gang_of_dice GD 5
    1_1 1_2 1_3 1_4 1_5 1_6
    2_1 2_2 2_3 2_4
    3_1 3_2 3_3 3_4 3_5 3_6
    4_1 4_2 4_3 4_4 4_5 4_6 4_7 4_8 4_9
    5_1 5_2)

if(missing)
    message(FATAL_ERROR "no test names:${missing}")
endif()
