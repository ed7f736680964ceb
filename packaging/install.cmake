# Where the program goes when it is installed, and its Debian package: in the build folder, `cpack -G DEB`.
if(NOT TARGET backroom)
    return()
endif()

include(GNUInstallDirs)
set(backroom_id io.github.backroom.Backroom)
set(backroom_doc_dir ${CMAKE_INSTALL_DATADIR}/doc/backroom)

install(TARGETS backroom RUNTIME)
if(TARGET backroom-cli)
    install(TARGETS backroom-cli RUNTIME)
endif()
install(FILES ${CMAKE_CURRENT_LIST_DIR}/${backroom_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/${backroom_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${PROJECT_BINARY_DIR}/assets/art/icon/backroom.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME ${backroom_id}.svg)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/copyright DESTINATION ${backroom_doc_dir})
file(GLOB backroom_font_licences ${PROJECT_SOURCE_DIR}/assets/fonts/*-OFL.txt)
install(FILES ${backroom_font_licences} ${PROJECT_SOURCE_DIR}/assets/art/glyphs/CC-BY-3.0.txt DESTINATION ${backroom_doc_dir})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME backroom)
set(CPACK_PACKAGE_VENDOR "The authors of Backroom")
set(CPACK_PACKAGE_CONTACT "The authors of Backroom <authors@backroom.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "gangster tabletop games for friends round one screen")
set(CPACK_PACKAGE_DESCRIPTION
"Sit down round one screen, pass the mouse, and keep your cards to yourself.
The Gang is a card game for two to five players: send your gangsters into
three cities, and capture every run of odd or even ones that you close in.
.
In English, Italian and French. Games are kept move by move, and the engine
can be driven without a window with backroom-cli.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# Libraries are found by looking at the programs; what is loaded at run time is named here.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
string(JOIN ", " CPACK_DEBIAN_PACKAGE_DEPENDS
    libqt6sql6-sqlite "qt6-svg-plugins | libqt6svg6 (<< 6.6)" qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtqml-workerscript)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, libpulse0")
include(CPack)
