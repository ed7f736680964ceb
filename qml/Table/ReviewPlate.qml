// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The review's judgement of a person's decisions and luck. Covers the panel of a replay.
Plate {
    id: plate

    required property GameTable table
    readonly property Review review: table.replay.review
    readonly property bool ready: review.ready
    readonly property rect panel: table.frame.panel
    readonly property rect log: table.frame.log
    // The plates of the seats below it may be higher than the panel.
    readonly property real foot: Array.from(table.frame.plates).reduce((low, seat) => Math.max(low, seat.y + seat.height),
                                                                       Math.max(panel.y + panel.height, log.y + log.height))

    component Heading: BodyText {
        width: parent.width
        size: 16
        font.weight: Font.DemiBold
        color: Theme.brassLight
        Accessible.role: Accessible.Heading
    }
    component Words: BodyText {
        width: parent.width
        visible: text !== ""
        size: 15
    }
    component Decision: Column {
        id: decision

        property string heading
        property reviewNote note
        property string buttonName
        readonly property bool stands: note.position >= 0

        width: parent.width
        spacing: Theme.px(4)

        Heading { text: decision.heading }
        BrassButton {
            objectName: decision.buttonName
            visible: decision.stands
            height: Theme.px(30)
            sidePadding: Theme.px(9)
            size: 14
            focusedByPress: false
            iconName: "arrow-left"
            text: qsTr("Go there")
            Accessible.name: decision.heading + ": " + text
            onActiveFocusChanged: if (activeFocus) view.reveal(decision)
            onClicked: plate.table.replay.seek(decision.note.position)
        }
        Words { text: decision.stands && decision.note.taken !== "" ? qsTr("Played: %1").arg(decision.note.taken) : decision.note.taken }
        Words { text: decision.stands && decision.note.taken !== "" ? qsTr("Better: %1").arg(decision.note.why) : decision.note.why }
        Words {
            objectName: decision.buttonName + "Shown"
            visible: decision.stands && plate.table.replay.position === decision.note.position
            text: decision.note.taken !== "" ? qsTr("The table shows the better move.") : qsTr("The table shows it.")
            color: Theme.brassLight
            size: 14
        }
        Words { text: decision.note.worth; color: Theme.sand; size: 14 }
    }

    // Not wider than the panel, as the table shows the better action.
    x: panel.x
    y: panel.y - Theme.px(4)
    width: panel.width
    height: foot + Theme.px(4) - y
    objectName: "reviewPlate"
    strength: 1
    shields: true
    border { width: Theme.line(2); color: Theme.brass }
    onReadyChanged: if (ready) Speech.say(qsTr("The review is ready."))

    Connections {
        target: plate.review
        function onChanged() { view.contentY = 0 }
    }
    MouseArea { anchors.fill: parent; hoverEnabled: true }
    Icon {
        id: sign
        x: Theme.px(14)
        y: Theme.px(12)
        name: "chart"
        size: Theme.px(24)
    }
    TitleText {
        id: title
        anchors { left: sign.right; right: close.left; margins: Theme.px(8); verticalCenter: sign.verticalCenter }
        text: qsTr("Review")
        size: 22
    }
    IconButton {
        id: close
        objectName: "closeReview"
        anchors { right: parent.right; rightMargin: Theme.px(10); verticalCenter: sign.verticalCenter }
        width: Theme.px(30)
        height: Theme.px(30)
        framed: false
        focusedByPress: false
        iconSize: Theme.px(16)
        iconName: "close"
        text: qsTr("Close the review")
        shortcutText: qsTr("V")
        onClicked: plate.review.toggle()
    }
    Flickable {
        id: view
        readonly property real most: Math.max(0, contentHeight - height)
        /// Room for the focus ring.
        readonly property int rim: 4 + Theme.ring
        function reveal(item: Item) {
            const top = item.mapToItem(view.contentItem, 0, 0).y - view.rim
            const bottom = top + item.height + 2 * view.rim
            if (top < view.contentY)
                view.contentY = Math.max(0, top)
            else if (bottom > view.contentY + view.height)
                view.contentY = Math.max(0, Math.min(top, bottom - view.height))
        }
        objectName: "reviewView"
        anchors {
            fill: parent
            leftMargin: Theme.px(16) - rim
            rightMargin: Theme.px(16) - rim
            // Scrolled text ends below the title.
            topMargin: Math.ceil(sign.y + Math.max(sign.height, title.height, close.height) / 2 + sign.height / 2) + 2
            bottomMargin: Theme.px(12) - rim
        }
        contentWidth: width
        contentHeight: column.height + 2 * rim
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            x: view.rim
            y: view.rim
            width: view.width - 2 * view.rim
            spacing: Theme.px(12)

            Words {
                visible: !plate.review.ready
                text: qsTr("The boss is looking through the game.")
            }
            Words {
                visible: plate.review.ready && persons.count === 0
                text: qsTr("Only computer players took part: nobody’s decisions are judged.")
            }
            Words {
                objectName: "reviewKey"
                visible: plate.review.ready
                text: qsTr("The curve over the timeline: everybody’s chance of winning, from move to move.")
                color: Theme.sand
            }
            Flow {
                objectName: "reviewLegend"
                width: parent.width
                visible: plate.review.ready
                spacing: Theme.px(6)
                Accessible.role: Accessible.Grouping
                Accessible.name: qsTr("Key to the curve")

                Repeater {
                    model: plate.review.lines
                    delegate: Row {
                        id: line
                        required property string name
                        required property int mark
                        width: Math.min(implicitWidth, column.width)
                        height: Theme.px(26)
                        spacing: Theme.px(5)

                        ChanceCurve {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.px(44)
                            height: Theme.px(8)
                            unit: Theme.u
                            sampleOf: line.mark
                        }
                        SeatMark { anchors.verticalCenter: parent.verticalCenter; size: Theme.px(18); mark: line.mark }
                        LineText {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Math.min(implicitWidth, column.width - Theme.px(84))
                            text: line.name
                            size: 15
                            least: 12
                            color: Theme.seatTextColor(line.mark)
                        }
                        Item { width: Theme.px(4); height: 1 }
                    }
                }
            }
            Flow {
                width: parent.width
                visible: persons.count > 1
                spacing: Theme.px(6)

                Repeater {
                    id: persons
                    model: plate.review.persons
                    delegate: Pressable {
                        id: person
                        required property int seat
                        required property string name
                        required property int mark
                        required property bool chosen
                        objectName: "reviewed" + seat
                        width: Math.min(column.width, label.x + label.implicitWidth + Theme.px(12))
                        height: Theme.px(32)
                        text: name
                        focusedByPress: false
                        Accessible.role: Accessible.RadioButton
                        Accessible.checkable: true
                        Accessible.checked: chosen
                        onActiveFocusChanged: if (activeFocus) view.reveal(person)
                        onClicked: plate.review.choose(seat)

                        Rectangle {
                            anchors.fill: parent
                            radius: Theme.px(7)
                            color: person.chosen ? Theme.fieldChosen : person.hovered ? Theme.fieldHovered : Theme.field
                            border { width: Theme.line(1); color: person.chosen ? Theme.brassLight : Theme.hairline }
                        }
                        SeatMark {
                            id: token
                            x: Theme.px(7)
                            anchors.verticalCenter: parent.verticalCenter
                            size: Theme.px(20)
                            mark: person.mark
                        }
                        CaptionText {
                            id: label
                            x: token.x + token.width + Theme.px(8)
                            anchors.verticalCenter: parent.verticalCenter
                            width: parent.width - x - Theme.px(10)
                            text: person.name
                            size: 15
                            least: 12
                        }
                        FocusRing { visible: person.activeFocus; gap: 0 }
                    }
                }
            }
            Column {
                width: parent.width
                visible: plate.review.ready && persons.count > 0
                spacing: Theme.px(12)

                Words { objectName: "reviewStory"; text: plate.review.story }
                Words { text: plate.review.summary; color: Theme.sand }
                Decision {
                    heading: qsTr("Most costly decision")
                    note: plate.review.costliest
                    buttonName: "goToCostliest"
                }
                Decision {
                    heading: qsTr("Best decision")
                    note: plate.review.best
                    buttonName: "goToBest"
                }
                Column {
                    width: parent.width
                    spacing: Theme.px(4)
                    Heading { text: qsTr("Luck") }
                    Words { objectName: "reviewLuck"; text: plate.review.luck }
                }
            }
        }
        WheelHandler {
            acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
            orientation: Qt.Vertical
            onWheel: (event) => view.contentY = Math.max(0, Math.min(view.contentY - event.angleDelta.y * 0.6, view.most))
        }
    }
    // The last row seen may end at its foot: a shade and an arrow say that there is more.
    Rectangle {
        objectName: "reviewMore"
        anchors { left: view.left; right: view.right; bottom: view.bottom }
        height: Theme.px(34)
        visible: view.contentY < view.most - 2
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.rgba(plate.color.r, plate.color.g, plate.color.b, 0) }
            GradientStop { position: 0.6; color: plate.color }
        }
        Icon { anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom } name: "arrow-down"; size: Theme.px(16) }
    }
    // A scroll bar.
    Rectangle {
        visible: view.visibleArea.heightRatio < 0.999
        x: plate.width - width - Theme.px(8)
        y: view.y + Math.round(view.visibleArea.yPosition * view.height)
        width: Theme.px(4)
        height: Math.round(view.visibleArea.heightRatio * view.height)
        radius: width / 2
        color: Theme.brassDark
        Accessible.ignored: true
    }
}
