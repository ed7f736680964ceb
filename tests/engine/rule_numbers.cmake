# Fails when a rule number or worked example of the rule pages has no test function that names it.
set(the_gang
    1_1 1_2 1_3
    2_1 2_2 2_3 2_4
    3_1 3_2 3_3 3_4 3_5 3_6 3_7 3_8 3_9 3_10
    4_1 4_2 4_3 4_4 4_5 4_6
    5_1 5_2 5_3 5_4
    6_1 6_2 6_3
    7_1 7_2)

file(GLOB files ${SOURCES}/tst_*.cpp)
set(text "")
foreach(file IN LISTS files)
    file(READ ${file} content)
    string(APPEND text "${content}")
endforeach()

set(missing "")
foreach(rule IN LISTS the_gang)
    if(NOT text MATCHES "void TG_${rule}_[A-Za-z]")
        string(APPEND missing " TG_${rule}")
    endif()
endforeach()
foreach(example RANGE 1 9)
    if(NOT text MATCHES "void X${example}_[A-Za-z]")
        string(APPEND missing " X${example}")
    endif()
endforeach()
if(missing)
    message(FATAL_ERROR "no test names:${missing}")
endif()
