// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import Backroom.Controls

/// Offers a lesson before the first match of a game.
MessageDialog {
    required property string name

    title: qsTr("First time?")
    sentence: qsTr("Learn %1 by playing: a few minutes, one move at a time, then a whole game.").arg(name)
    acceptText: qsTr("Learn by playing")
    acceptIcon: "lamp"
    rejectText: qsTr("Start the game")
}
