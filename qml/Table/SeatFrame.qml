// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// The plate of a seat in the side panel; a game adds its contents.
Plate {
    id: frame

    required property GameTable table
    required property string name
    required property int mark
    required property int face
    required property string mood
    required property int level
    required property string levelText
    required property string phone
    required property string phoneText
    required property rect place
    required property string label
    required active

    /// For screen readers.
    property string heard: label
    property bool animated: false
    /// True if its player's remarks are shown beside it.
    property bool talks: true
    /// The parent of the remarks, above the cards and dice, which lie over the plates.
    required property Item talkLayer
    /// The target of log lines about this seat.
    readonly property point about: Qt.point(-2, mark)

    /// A stop for the Tab key; screen readers read the plate as a whole.
    readonly property bool summary: true

    activeFocusOnTab: true
    x: place.x
    y: place.y
    width: place.width
    height: place.height
    radius: Theme.px(8)
    Accessible.role: Accessible.StaticText
    Accessible.name: heard
    Accessible.focusable: true

    FocusRing { visible: frame.activeFocus; corner: frame.radius; gap: 0; z: 2 }

    // Shows who thinks while the rail belongs to another player.
    ThinkingDots {
        x: Theme.px(34)
        y: Theme.px(3)
        z: 1
        dotSize: Theme.px(4)
        table: frame.table
        mark: frame.mark
        visible: thinks && frame.table.person.mark !== frame.mark
    }
    TalkBubble {
        parent: frame.talkLayer
        talk: frame.table.talk
        mark: frame.mark
        place: Qt.rect(frame.x, frame.y, frame.width, frame.height)
        lasts: frame.talks
        avoided: (frame.talkLayer.parent as TableBoard)?.banner ?? Qt.rect(0, 0, 0, 0)
    }
    Behavior on y {
        enabled: frame.animated
        NumberAnimation { duration: Theme.ms(220); easing.type: Easing.OutCubic }
    }
}
