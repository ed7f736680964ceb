// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import Backroom.App
import Backroom.Controls

/// Asks before quitting if something would be lost.
MessageDialog {
    id: panel

    /// May become empty while the question is open.
    readonly property string unsaved: House.unsaved
    property int players: Phones.count
    readonly property string phones: players > 0 ? " " + qsTr("%n player(s) on phones lose the table.", "", players) : ""

    title: qsTr("Quit anyway?")
    sentence: (panel.unsaved === "" ? qsTr("Everything has been saved now.")
                                    : qsTr("%1 Whatever has not been saved is lost when the window closes.").arg(panel.unsaved))
              + panel.phones
    acceptText: panel.unsaved === "" ? qsTr("Quit") : qsTr("Quit and lose it")
    acceptIcon: "door"
    rejectText: qsTr("Stay")
    cautious: true
    onAccepted: House.quitAnyway()
    onRejected: Panels.close()
}
