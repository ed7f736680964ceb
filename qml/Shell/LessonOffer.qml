// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import Backroom.Controls

/// Offers a lesson before the first match of a game.
MessageDialog {
    required property string name
    /// The game starts with the invitation.
    required property bool withFriends

    title: qsTr("First time?")
    sentence: qsTr("Learn %1 by playing: a few minutes, one move at a time, then a whole game.").arg(name)
    acceptText: qsTr("Learn by playing")
    acceptIcon: "lamp"
    rejectText: withFriends ? qsTr("Open the table") : qsTr("Start the game")
}
