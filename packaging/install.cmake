# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# Where the program goes when it is installed (and how it is taken away again: `uninstall`), and its Debian package, which
# packaging/deb.sh makes.
if(NOT TARGET backroom)
    return()
endif()

include(GNUInstallDirs)
set(backroom_id io.github.backroom.Backroom)
set(backroom_doc_dir ${CMAKE_INSTALL_DATADIR}/doc/backroom)
set(backroom_icon_dir ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/packed)
set(backroom_icon ${PROJECT_BINARY_DIR}/assets/art/icon/backroom.svg)

install(TARGETS backroom RUNTIME)
if(TARGET backroom-cli)
    install(TARGETS backroom-cli RUNTIME)
endif()
install(FILES ${CMAKE_CURRENT_LIST_DIR}/${backroom_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
# Who made it is told in a block since AppStream 1.0, and in lines of its own before.
option(BACKROOM_OLD_APPSTREAM "Write the AppStream page as it was before AppStream 1.0" OFF)
set(backroom_page ${PROJECT_BINARY_DIR}/packed/${backroom_id}.metainfo.xml)
file(READ ${CMAKE_CURRENT_LIST_DIR}/${backroom_id}.metainfo.xml page)
if(BACKROOM_OLD_APPSTREAM)
    string(REGEX MATCH "  <developer id.*</developer>\n" block "${page}")
    string(REGEX REPLACE " *</?developer[^>]*>\n" "" lines "${block}")
    string(REGEX REPLACE "  <(/?)name" "<\\1developer_name" lines "${lines}")
    string(REPLACE "</name" "</developer_name" lines "${lines}")
    string(REPLACE "${block}" "${lines}" page "${page}")
endif()
file(CONFIGURE OUTPUT ${backroom_page} CONTENT "${page}" @ONLY)
install(FILES ${backroom_page} DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/${backroom_id}.mime.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${backroom_id}.xml)
install(FILES ${backroom_icon} DESTINATION ${backroom_icon_dir}/scalable/apps RENAME ${backroom_id}.svg)
install(FILES ${backroom_icon} DESTINATION ${backroom_icon_dir}/scalable/mimetypes RENAME ${backroom_id}.match.svg)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/${backroom_id}-symbolic.svg DESTINATION ${backroom_icon_dir}/symbolic/apps)

# Where zsh looks without being told: Debian has a folder of its own for its packages.
if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")
    set(backroom_zsh_folder vendor-completions)
else()
    set(backroom_zsh_folder site-functions)
endif()
set(backroom_completions ${CMAKE_CURRENT_LIST_DIR}/completions)
install(FILES ${backroom_completions}/backroom.bash
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME backroom)
install(FILES ${backroom_completions}/backroom.bash
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME backroom-cli)
install(FILES ${backroom_completions}/_backroom DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/${backroom_zsh_folder})
install(FILES ${backroom_completions}/backroom.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

install(FILES ${CMAKE_CURRENT_LIST_DIR}/copyright ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${backroom_doc_dir})
file(GLOB backroom_font_licences ${PROJECT_SOURCE_DIR}/assets/fonts/*-OFL.txt)
install(FILES ${backroom_font_licences} ${PROJECT_SOURCE_DIR}/assets/art/glyphs/CC-BY-3.0.txt DESTINATION ${backroom_doc_dir})

# Packed without a name and a time in them, so that two builds give the same bytes.
find_program(BACKROOM_GZIP gzip)
function(install_packed source name folder)
    if(NOT BACKROOM_GZIP)
        install(FILES ${source} DESTINATION ${folder} RENAME ${name})
        return()
    endif()
    string(SHA1 key ${source})
    set(packed ${PROJECT_BINARY_DIR}/packed/${key}.gz)
    execute_process(COMMAND ${BACKROOM_GZIP} -9nc ${source} OUTPUT_FILE ${packed} COMMAND_ERROR_IS_FATAL ANY)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
    install(FILES ${packed} DESTINATION ${folder} RENAME ${name}.gz)
endfunction()
foreach(page backroom backroom-cli)
    install_packed(${CMAKE_CURRENT_LIST_DIR}/man/en/${page}.6 ${page}.6 ${CMAKE_INSTALL_MANDIR}/man6)
    foreach(language it fr)
        install_packed(${CMAKE_CURRENT_LIST_DIR}/man/${language}/${page}.6 ${page}.6 ${CMAKE_INSTALL_MANDIR}/${language}/man6)
    endforeach()
endforeach()
install_packed(${CMAKE_CURRENT_LIST_DIR}/changelog changelog ${backroom_doc_dir})

# `cmake --build … --target uninstall` takes away what `cmake --install` has put down.
add_custom_target(uninstall
    COMMAND ${CMAKE_COMMAND} -DMANIFEST=${PROJECT_BINARY_DIR}/install_manifest.txt -P ${CMAKE_CURRENT_LIST_DIR}/uninstall.cmake
    VERBATIM)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME backroom)
set(CPACK_PACKAGE_VENDOR "The authors of Backroom")
set(CPACK_PACKAGE_CONTACT "The authors of Backroom <authors@backroom.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "gangster tabletop games for friends round one screen")
set(CPACK_PACKAGE_DESCRIPTION
"Sit down round one screen, pass the mouse, and keep your cards to yourself;
or let computer players at three levels take the empty seats.
.
 * The Gang, a card game for two to five players: send your gangsters into
   three cities, and capture every run of odd or even ones you close in.
 * Gang of Dice, for two to four: throw as many dice as you dare, and never
   set off the warning card.
 * Gangz, for three to six: slip your tattoos into the gang of the leader, and
   find the two intruders.
 * SuperGang, for three to five: walk your gang through a town by the sea, rob
   and buy its shops, mind the patrols, and own a whole district first.
.
Friends can hold their cards on phones, or sit in other houses.
Rulebooks with figures that play, in English, Italian and French. Games are
kept move by move, and the engine can be driven without a window.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/as_debian_wants.cmake)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# Libraries are found by looking at the programs; what is loaded at run time is named here.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
string(JOIN ", " CPACK_DEBIAN_PACKAGE_DEPENDS
    libqt6sql6-sqlite "qt6-svg-plugins | libqt6svg6 (<< 6.6)" qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtqml-workerscript)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, libpulse0")
# The broker for friends elsewhere. Not recommended: the package also starts one for the whole system.
set(CPACK_DEBIAN_PACKAGE_SUGGESTS mosquitto)
include(CPack)
