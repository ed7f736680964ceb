# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# What a Debian package has otherwise than an installation elsewhere: cpack calls this between the two.
set(there ${CPACK_TEMPORARY_INSTALL_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX})
# Debian has the licence in a place of its own.
file(REMOVE ${there}/share/doc/backroom/LICENSE)
find_program(BACKROOM_STRIP strip REQUIRED)
file(GLOB programs ${there}/games/*)
execute_process(COMMAND ${BACKROOM_STRIP} --remove-section=.comment --remove-section=.note ${programs} COMMAND_ERROR_IS_FATAL ANY)
# It takes the name of a part of the window, and a French word, for English ones that are spelled wrong.
file(WRITE ${there}/share/lintian/overrides/backroom
    "backroom: spelling-error-in-binary TermPlate *\nbackroom: spelling-error-in-binary dont *\n")
