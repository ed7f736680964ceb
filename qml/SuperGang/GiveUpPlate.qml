// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import Backroom.Controls
import Backroom.SuperGang

/// Asks for confirmation before a gang leaves the game (SG-10.2). A habitual click or Return continues the game.
MessageDialog {
    id: plate

    required property SuperGangTable table

    signal closed()

    title: qsTranslate("SuperGang", "Give up?")
    sentence: qsTranslate("SuperGang", "%1 leaves the game: the money, the shops and the pawns go back to the bank.")
        .arg(plate.table.inTurn.name)
    cautious: true
    acceptText: qsTranslate("SuperGang", "Give up")
    acceptIcon: "flag"
    rejectText: qsTranslate("SuperGang", "Play on")
    onRejected: plate.closed()
    onAccepted: { plate.closed(); plate.table.giveUp() }
}
