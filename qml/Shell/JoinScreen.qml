// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Joins friends at a table that was opened elsewhere, or goes back to one where a seat is kept.
FocusScope {
    id: screen

    readonly property bool tight: width < 1100 * Theme.u
    readonly property int margin: Theme.px(tight ? 24 : 56)
    readonly property real contentWidth: Math.min(width, Math.round(height * 16 / 9)) - 2 * margin
    readonly property int indent: Math.round((width - contentWidth) / 2)
    readonly property bool asking: question.status !== Loader.Null
    readonly property string invitation: Friends.invitation
    property int mark: 0
    property int givenUp: -1

    function startAtPrimary() {
        if (code.text !== "") (knock.enabled ? knock : name).forceActiveFocus()
        else if (kept.count > 0) (kept.itemAt(0) as KeptTable).enter()
        else code.forceActiveFocus()
    }
    function join() {
        if (!knock.enabled)
            return
        Friends.join(code.text, name.text, screen.mark, place.visible ? address.text : "", onlyWatch.checked)
        if (Friends.joinProblem !== "")
            (place.visible ? address : code).forceActiveFocus()
    }
    function chooseMark() {
        const choosing = chooser.status === Loader.Null
        if (choosing)
            chooser.setSource(Qt.resolvedUrl("MarkChooser.qml"), {
                "current": screen.mark, "free": [0, 1, 2, 3, 4, 5], "seatName": PlayerNames.shown(name.text)
            })
        else
            chooser.source = ""
    }
    function leaveChooser(back: bool) { chooser.source = ""; if (back) markButton.forceActiveFocus() }
    function askToGiveUp(table: int, title: string, hosted: bool) {
        PressGuard.arm()
        screen.givenUp = table
        question.setSource("qrc:/qt/qml/Backroom/Controls/MessageDialog.qml", {
            "title": hosted ? qsTr("Close the table?") : qsTr("Give up the seat?"),
            "sentence": (hosted ? qsTr("%1: the table closes for everybody, and nobody can come back to it.")
                                : qsTr("%1: you cannot come back to it. The others are told that you have left the table.")).arg(title),
            "acceptText": hosted ? qsTr("Close the table") : qsTr("Give up the seat"), "acceptIcon": "door",
            "rejectText": hosted ? qsTr("Keep it open") : qsTr("Keep it"), "cautious": true
        })
    }
    function answered(yes: bool) {
        PressGuard.arm()
        question.setSource("")
        if (yes)
            Friends.giveUp(screen.givenUp)
        screen.startAtPrimary()
    }

    Keys.onEscapePressed: House.goHome()
    // The focused item (a button or a table) has precedence.
    Keys.onReturnPressed: screen.join()
    Keys.onEnterPressed: screen.join()
    Keys.onPressed: (event) => { event.accepted = screen.asking || FocusWalker.walk(screen, event.key) }
    onInvitationChanged: if (invitation !== "") { code.text = code.grouped(invitation); screen.startAtPrimary() }
    Component.onCompleted: {
        code.text = code.grouped(screen.invitation)
        name.text = Friends.usualName
        screen.startAtPrimary()
    }

    Baize {
        anchors.fill: parent
        light: "home"
    }
    TitleText {
        id: heading
        x: screen.indent
        y: Theme.px(22)
        height: Theme.px(66)
        text: qsTr("Join friends")
        size: 56
    }
    LineText {
        anchors { left: heading.right; leftMargin: Theme.px(16); right: sound.left; rightMargin: Theme.px(16); baseline: heading.baseline }
        text: qsTr("at their table")
        size: 25
    }
    SoundButton {
        id: sound
        anchors.verticalCenter: heading.verticalCenter
        x: screen.indent + screen.contentWidth - width
    }
    Plate {
        id: form
        objectName: "joinForm"
        x: tables.visible ? screen.indent : Math.round((screen.width - width) / 2)
        y: Theme.px(Theme.large ? 90 : 104)
        width: tables.visible ? Math.round((screen.contentWidth - Theme.px(24)) * 0.54) : Math.min(screen.contentWidth, Theme.px(680))
        height: Math.min(back.y - Theme.px(24) - y, rows.y + rows.needed + Theme.px(16) + knock.height + Theme.px(20))

        ScrollColumn {
            id: rows
            x: Theme.px(26)
            y: Theme.px(18)
            width: parent.width - 2 * x
            height: knock.y - Theme.px(14) - y
            spacing: Theme.px(12)

            TitleText {
                width: parent.width
                text: qsTr("You are invited")
                size: 28
            }
            BodyText {
                width: parent.width
                text: qsTr("Enter the link or the code that you were sent or told.")
                size: 16
                color: Theme.sand
            }
            InvitationEntry {
                id: code
                objectName: "invitation"
                width: parent.width
                size: 24
                label: qsTr("Link or code")
                placeholder: "7KQ2M-XTP9V-D4HRC-W8EZ3"
                problem: place.visible ? "" : Friends.joinProblem
                onEdited: if (Friends.joinProblem !== "" || Friends.needsAddress) Friends.clearJoin()
                onAccepted: if (name.text === "") name.forceActiveFocus(); else screen.join()
                Keys.onReturnPressed: (event) => event.accepted = true
                Keys.onEnterPressed: (event) => event.accepted = true
            }
            Column {
                id: place
                width: parent.width
                // A link contains an address, which may be the error.
                visible: Friends.needsAddress && !code.text.includes("@")
                spacing: Theme.px(4)

                BodyText {
                    width: parent.width
                    text: qsTr("Address of the table, written below its code")
                    size: 16
                }
                TextEntry {
                    id: address
                    objectName: "address"
                    width: parent.width
                    label: qsTr("Address of the table")
                    placeholder: "192.168.1.20:41883"
                    problem: place.visible ? Friends.joinProblem : ""
                    maximumLength: 260
                    inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
                    onAccepted: screen.join()
                    Keys.onReturnPressed: (event) => event.accepted = true
                    Keys.onEnterPressed: (event) => event.accepted = true
                }
            }
            Item {
                width: parent.width
                height: Math.max(markButton.height, name.height)

                MarkButton {
                    id: markButton
                    objectName: "mark"
                    anchors.verticalCenter: name.verticalCenter
                    mark: screen.mark
                    choosing: chooser.status !== Loader.Null
                    onClicked: screen.chooseMark()
                }
                TextEntry {
                    id: name
                    objectName: "name"
                    anchors { left: markButton.right; leftMargin: Theme.px(14); right: parent.right }
                    label: qsTr("Your name")
                    placeholder: qsTr("Your name")
                    maximumLength: 600
                    problem: text === "" ? "" : PlayerNames.problem(text)
                    onAccepted: screen.join()
                    Keys.onReturnPressed: (event) => event.accepted = true
                    Keys.onEnterPressed: (event) => event.accepted = true
                }
            }
            SettingRow {
                text: qsTr("Only watch")
                hint: qsTr("Without a seat: you see what lies in the open, and nobody’s hand")

                ToggleSwitch {
                    id: onlyWatch
                    objectName: "onlyWatch"
                    text: qsTr("Only watch")
                    onToggled: (on) => onlyWatch.checked = on
                }
            }
            BodyText {
                width: parent.width
                text: qsTr("To invite friends yourself, start a game and choose “Friend” for their seats.")
                size: 15
                color: Theme.sand
            }
            BodyText {
                width: parent.width
                text: qsTr("The host’s program keeps the secrets. At the end you will be able to check that all was fair.")
                size: 15
                color: Theme.sand
            }
        }
        BrassButton {
            id: knock
            objectName: "knock"
            x: rows.x
            y: parent.height - height - Theme.px(20)
            width: rows.width
            height: Theme.px(52)
            text: qsTr("Knock")
            iconName: "door"
            size: 21
            primary: true
            enabled: code.text.trim() !== "" && PlayerNames.problem(name.text) === "" && (!place.visible || address.text.trim() !== "")
            onClicked: screen.join()
        }
        Loader {
            id: chooser
            x: rows.x
            y: Math.max(Theme.px(8), Math.min(markButton.mapToItem(form, 0, markButton.height).y, form.height - height - Theme.px(8)))
            z: 5
        }
        Connections {
            target: chooser.item as MarkChooser
            function onChosen(mark: int) { screen.mark = mark; screen.leaveChooser(true) }
            function onLeaveAsked(back: bool) { screen.leaveChooser(back) }
        }
    }
    Plate {
        id: tables
        objectName: "keptTables"
        visible: Friends.tableCount > 0
        x: screen.indent + screen.contentWidth - width
        y: form.y
        width: screen.contentWidth - Math.round((screen.contentWidth - Theme.px(24)) * 0.54) - Theme.px(24)
        height: Math.min(back.y - Theme.px(24) - y, lines.y + lines.needed + Theme.px(22))

        TitleText {
            id: tablesTitle
            x: Theme.px(26)
            y: Theme.px(18)
            width: parent.width - 2 * x
            text: qsTr("Your tables")
            size: 28
        }
        ScrollColumn {
            id: lines
            x: Theme.px(20)
            y: tablesTitle.y + tablesTitle.height + Theme.px(10)
            width: parent.width - 2 * x
            height: parent.height - y - Theme.px(18)
            spacing: Theme.px(8)

            Repeater {
                id: kept
                model: Friends.tables
                delegate: KeptTable {
                    width: parent !== null ? (parent as Item).width : 0
                    onOpened: Friends.goBack(index)
                    onGivenUp: screen.askToGiveUp(index, title, hosted)
                }
            }
        }
    }
    BrassButton {
        id: back
        objectName: "back"
        x: screen.indent
        y: screen.height - height - Theme.px(28)
        text: qsTr("Back")
        iconName: "undo"
        onClicked: House.goHome()
    }
    Loader {
        id: question
        objectName: "question"
        anchors.fill: parent
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: question.item as MessageDialog
        function onAccepted() { screen.answered(true) }
        function onRejected() { screen.answered(false) }
    }
}
