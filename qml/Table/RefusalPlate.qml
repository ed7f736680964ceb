// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Says beside the pointer, or the control that a key has pressed, why an action is refused, with the number of the rule.
Plate {
    id: plate

    required property GameTable table
    /// Areas to avoid if possible: the plate of a lesson and the things at which it points.
    property list<rect> avoided
    readonly property string sentence: table.refusal.text
    /// The control that was pressed, with its plate unless that is too large to be avoided: the reason refers to its
    /// text.
    property list<rect> pressed
    /// The pointer, or the middle of the control that was pressed by a key; and what is there: the reason may speak of it.
    readonly property point at: PressGuard.byKeyboard && pressed.length > 0
                                ? Qt.point(pressed[0].x + pressed[0].width / 2, pressed[0].y + pressed[0].height / 2)
                                : table.refusal.point
    readonly property rect pointed: Qt.rect(at.x - Theme.px(26), at.y - Theme.px(40), Theme.px(52), Theme.px(66))
    readonly property list<rect> kept: [...avoided, ...pressed, pointed]
    // Stays above the rail, to whose buttons it may refer.
    readonly property real lowest: table.frame.rail.height > 0 && plate.at.y > table.frame.rail.y
                                   ? table.frame.rail.y - Theme.px(10)
                                   : parent.height - Theme.px(8)
    /// Above the pointer, or below or beside it where less is hidden.
    readonly property point spot: {
        const at = plate.at
        const edge = Theme.px(8)
        const away = Theme.px(42)
        const middle = at.x - width / 2
        const spots = [[middle, at.y - height - away], [middle, at.y + away],
                       [at.x - width - away, at.y - height / 2], [at.x + away, at.y - height / 2]]
        for (const place of kept)
            spots.push([middle, place.y - height - edge], [middle, place.y + place.height + edge],
                       [place.x - width - edge, at.y - height / 2], [place.x + place.width + edge, at.y - height / 2])
        let best = Qt.point(0, 0)
        let least = -1
        for (const [wishedX, wishedY] of spots) {
            const x = Math.max(edge, Math.min(wishedX, parent.width - width - edge))
            const y = Math.max(edge, Math.min(wishedY, lowest - height))
            let hidden = 0
            for (const place of kept)
                hidden += Math.max(0, Math.min(x + width, place.x + place.width) - Math.max(x, place.x))
                          * Math.max(0, Math.min(y + height, place.y + place.height) - Math.max(y, place.y))
            if (least < 0 || hidden < least) {
                least = hidden
                best = Qt.point(x, y)
            }
        }
        return best
    }

    function findPressed() {
        const list = []
        let item = plate.Window.activeFocusItem
        for (; item !== null && item !== plate.parent; item = item.parent)
            if ((list.length === 0 || item instanceof Plate) && item.width * item.height < plate.parent.width * plate.parent.height / 3)
                list.push(item.mapToItem(plate.parent, 0, 0, item.width, item.height))
        plate.pressed = item === null ? [] : list
    }

    visible: sentence !== ""
    z: 2500
    strength: 0.96
    doubled: false
    width: Math.min(Theme.px(380), row.implicitWidth + Theme.px(32))
    height: row.height + Theme.px(24)
    x: spot.x
    y: spot.y
    border { width: 2; color: Theme.danger }
    // Screen readers do not read it here; `TableSpeech` announces it.
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    onSentenceChanged: if (sentence !== "") { plate.findPressed(); patience.restart() }

    Timer {
        id: patience
        interval: 7000
        onTriggered: plate.table.clearRefusal()
    }
    MouseArea {
        anchors.fill: parent
        onClicked: plate.table.clearRefusal()
    }
    Row {
        id: row
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)

        Icon { anchors.verticalCenter: parent.verticalCenter; tone: "status"; name: "refusal"; size: Theme.px(26) }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(4)

            BodyText {
                id: text
                width: Math.min(implicitWidth, Theme.px(310))
                text: plate.sentence
                size: 16
                Accessible.ignored: true
            }
            Why {
                objectName: "why"
                visible: plate.table.refusal.rule !== ""
                rule: plate.table.refusal.rule
            }
        }
    }
}
