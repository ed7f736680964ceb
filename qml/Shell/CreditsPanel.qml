// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

PanelFrame {
    component Entry: Column {
        id: entry

        property string heading
        property string text

        spacing: Theme.px(2)

        BodyText {
            width: parent.width
            text: entry.heading
            size: 16
            font.weight: Font.DemiBold
            color: Theme.brassLight
        }
        BodyText {
            width: parent.width
            text: entry.text
            size: 16
        }
    }

    title: qsTr("Backroom")
    plateWidth: Theme.px(920)
    onCloseAsked: Panels.close()
    Component.onCompleted: done.forceActiveFocus()

    Divider {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.px(300)
    }
    BodyText {
        width: parent.width
        text: qsTr("Version %1").arg(House.version)
        size: 16
        color: Theme.sand
        horizontalAlignment: Text.AlignHCenter
    }
    Entry {
        width: parent.width
        heading: qsTr("The games")
        text: GameList.credits
              + " " + qsTr("This program is not connected with their publishers. "
                           + "The texts are original, and so is the art, apart from the tattoos and shop signs.")
    }
    Entry {
        width: parent.width
        heading: qsTr("The cards")
        visible: text !== ""
        text: GameList.differences
    }
    Entry {
        width: parent.width
        heading: qsTr("The tattoos and the shop signs")
        text: qsTr("Icons from game-icons.net, recoloured and set on cards and signs, "
                   + "under CC BY 3.0 (creativecommons.org/licenses/by/3.0). Icons made by %1.")
            .arg("Delapouite, Lorc, Skoll, Caro Asercion, Sbed, DarkZaitzev, Quoting, Zajkonur, Aussiesim")
    }
    Row {
        id: columns

        readonly property int share: Math.floor((width - 2 * spacing) / 3)

        width: parent.width
        spacing: Theme.px(28)

        Entry {
            width: columns.share
            heading: qsTr("Fonts")
            text: qsTr("Limelight, League Gothic and Cabin, under the SIL Open Font License 1.1")
        }
        Entry {
            width: columns.share
            heading: qsTr("Built with")
            text: qsTr("Qt %1 (LGPL 3), JSON for Modern C++ (MIT), SQLite (public domain); "
                       + "for phones: libsodium (ISC), QR Code generator (MIT) and TweetNaCl.js (public domain)").arg(6)
        }
        Entry {
            width: columns.share
            heading: qsTr("Licence")
            text: qsTr("Backroom is free software: GNU General Public License, version 3 or later.")
        }
    }
    // Always visible: if it had the focus at the end of a long text, it would scroll the text to its end.
    footer: BrassButton {
        id: done
        objectName: "done"
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("Done")
        iconName: "check"
        primary: true
        sidePadding: Theme.px(36)
        KeyNavigation.tab: done
        KeyNavigation.backtab: done
        onClicked: Panels.close()
    }
}
