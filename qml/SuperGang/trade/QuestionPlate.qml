// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

/// A question that interrupts a turn, on a plate over the town: who is asked, about what, and the answers side by side.
AskingPlate {
    id: plate

    required property QuestionSheet sheet
    /// A point that should stay visible; outside of the room for none.
    property point keepClear: Qt.point(-1, -1)
    readonly property real margin: Theme.px(14)
    /// The distance from the edge of the room; less if large text needs the margin.
    readonly property real edge: Math.max(0, Math.min(margin, room.height - height))
    readonly property bool pointed: keepClear.x >= room.x && keepClear.x <= room.x + room.width
                                    && keepClear.y >= room.y && keepClear.y <= room.y + room.height
    readonly property bool hiddenBelow: pointed && keepClear.y > room.y + room.height - height - 3 * margin
    readonly property bool hiddenAbove: pointed && keepClear.y < room.y + height + 3 * margin
    readonly property bool low: !hiddenBelow || hiddenAbove
    /// True if the plate would hide the point both above and below, so that it leaves room beside itself.
    readonly property bool aside: hiddenBelow && hiddenAbove

    function focusAnswer() {
        const first = answers.itemAt(0) as ChoiceButton
        const next = answers.itemAt(1) as ChoiceButton
        if (first !== null && first.enabled) first.forceActiveFocus(Qt.TabFocusReason)
        else if (next !== null) next.forceActiveFocus(Qt.TabFocusReason)
    }
    function focusOn(name: string) {
        for (let at = 0; at < answers.count; ++at)
            if (answers.itemAt(at)?.objectName === name)
                (answers.itemAt(at) as ChoiceButton).forceActiveFocus(Qt.TabFocusReason)
    }
    function tallest(): real {
        let most = 0
        for (let at = 0; at < answers.count; ++at)
            most = Math.max(most, (answers.itemAt(at) as ChoiceButton)?.implicitHeight ?? 0)
        return most
    }

    objectName: "questionPlate"
    shown: sheet.shown
    number: sheet.number
    width: Math.min(Theme.px(780), room.width - 2 * margin)
    height: lines.height + Theme.px(44)
    x: Math.round(!aside ? room.x + (room.width - width) / 2
                : keepClear.x < room.x + room.width / 2 ? room.x + room.width - width - margin : room.x + margin)
    y: Math.round(low ? room.y + room.height - height - edge : room.y + edge)
    Accessible.name: {
        let said = sheet.handOver
        if (sheet.title !== "")
            said += (said === "" ? "" : ". ") + sheet.title
        if (sheet.text !== "")
            said += (said === "" ? "" : ". ") + sheet.text
        return said
    }

    onPrimaryWanted: {
        if (plate.sheet.pricing) price.forceActiveFocus(Qt.TabFocusReason)
        else if (plate.sheet.people.length > 0) people.focusFirst()
        else plate.focusAnswer()
    }

    Column {
        id: lines
        x: Theme.px(24)
        y: Theme.px(20)
        width: plate.width - 2 * x
        spacing: Theme.px(14)

        Item {
            width: parent.width
            height: Math.max(Theme.px(62), words.height)

            SeatMark {
                id: mark
                anchors.verticalCenter: parent.verticalCenter
                mark: plate.sheet.mark
                size: Theme.px(54)
                Accessible.ignored: true
            }
            Column {
                id: words
                anchors {
                    left: mark.right; leftMargin: Theme.px(16)
                    right: pictures.left; rightMargin: Theme.px(12)
                    verticalCenter: parent.verticalCenter
                }
                spacing: Theme.px(1)

                CaptionText {
                    width: parent.width
                    text: plate.sheet.handOver
                    size: 16
                    font.weight: Font.DemiBold
                    color: Theme.seatTextColor(plate.sheet.mark)
                }
                TitleText {
                    width: parent.width
                    text: plate.sheet.title
                    size: 27
                    minimumPixelSize: 14
                    Accessible.ignored: true
                }
                BodyText {
                    width: parent.width
                    text: plate.sheet.text
                    size: 16
                    color: Theme.sand
                    Accessible.ignored: true
                }
            }
            Row {
                id: pictures
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                spacing: Theme.px(4)

                SeatMark {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: plate.sheet.otherMark >= 0
                    mark: Math.max(0, plate.sheet.otherMark)
                    size: Theme.px(38)
                    Accessible.name: plate.sheet.otherName
                }
                Repeater {
                    model: [plate.sheet.picture, plate.sheet.otherPicture]
                    delegate: Art {
                        required property string modelData
                        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                        visible: modelData !== ""
                        size: Theme.px(62)
                        art: modelData
                    }
                }
            }
        }
        Column {
            width: parent.width
            visible: plate.sheet.people.length > 0
            spacing: Theme.px(8)

            BodyText { width: parent.width; text: plate.sheet.peopleText; size: 16 }
            PartyChips {
                id: people
                width: parent.width
                people: plate.sheet.people
                exclusive: plate.sheet.kind === QuestionSheet.Custody
                onToggled: (index) => plate.sheet.toggle(index)
            }
        }
        MoneyStepper {
            id: price
            objectName: "price"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: plate.sheet.pricing
            width: Theme.px(230)
            value: plate.sheet.price
            to: plate.sheet.mostPrice
            text: plate.sheet.priceText
            alarming: plate.sheet.tooDear
            label: plate.sheet.title
            onWanted: (price) => plate.sheet.setPrice(price)
            // Return accepts the typed number and goes to the answers.
            Keys.onReturnPressed: (event) => { if (!event.isAutoRepeat) plate.focusAnswer() }
            Keys.onEnterPressed: (event) => { if (!event.isAutoRepeat) plate.focusAnswer() }
        }
        Item {
            id: row
            readonly property int spacing: Theme.px(14)
            width: parent.width
            height: plate.tallest()

            Repeater {
                id: answers
                model: plate.sheet.choices.length
                delegate: ChoiceButton {
                    required property int index
                    readonly property var choice: plate.sheet.choices[index] ?? null
                    objectName: "choice-" + index
                    x: index * (width + row.spacing)
                    width: (row.width - row.spacing) / 2
                    height: row.height
                    word: choice?.word ?? ""
                    figure: choice?.figure ?? ""
                    meaning: choice?.text ?? ""
                    iconName: choice?.icon ?? ""
                    danger: choice?.danger ?? false
                    enabled: choice?.enabled ?? false
                    onClicked: plate.sheet.choose(index)
                }
            }
        }
        Why { anchors.right: parent.right; asks: false; rule: plate.sheet.rule; visible: rule !== "" }
    }
}
