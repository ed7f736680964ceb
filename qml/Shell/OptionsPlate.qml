// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The options of a new game, and the button that starts it.
Plate {
    id: plate

    required property NewGame game
    readonly property Item dealButton: dealing
    /// True if there is room for a picture above the options: in a lower strip it would be cut, or tiny.
    readonly property bool pictured: foot.y - scroller.height - title.room - Theme.px(26) >= Theme.px(96)

    /// True if the code for phones should be shown as soon as the cards are dealt.
    property bool phonesWished: Preferences.onPhones
    /// True if persons decide on phones: in this game, or at the last table, whose phones stay for this one.
    readonly property bool phones: !game.onlyPerson && !game.withFriends && (phonesWished || Phones.count > 0)

    signal dealt()

    function deal() { dealing.press() }

    Rectangle {
        objectName: "optionsPicture"
        x: Theme.px(14)
        y: Theme.px(14)
        width: parent.width - 2 * x
        height: scroller.y - title.room - y - Theme.px(12)
        visible: plate.pictured
        radius: Theme.px(6)
        clip: true
        gradient: Gradient {
            GradientStop { position: 0; color: "#337A5B" }
            GradientStop { position: 1; color: "#173C2E" }
        }
        Loader {
            anchors.fill: parent
            source: plate.game.emblem
        }
    }
    // In a low window the options scroll between the heading and the button.
    TitleText {
        id: title
        readonly property real room: height + options.spacing
        objectName: "optionsHeading"
        x: scroller.x
        y: scroller.y - room
        width: scroller.width
        text: qsTr("Options")
        size: 26
    }
    Flickable {
        id: scroller

        readonly property real room: foot.y - Theme.px(12) - title.room

        function show(item: Item) {
            const above = item.mapToItem(options, 0, 0).y
            contentY = Math.max(0, Math.min(contentHeight - height,
                                            Math.max(Math.min(contentY, above - Theme.px(8)),
                                                     above + item.height + Theme.px(8) - height)))
        }

        objectName: "optionsScroller"
        x: Theme.px(26)
        // Without a picture no empty space is left above the options.
        y: plate.pictured ? foot.y - height : Math.min(Theme.px(12) + title.room, foot.y - height)
        width: parent.width - 2 * x
        height: Math.min(options.height, room)
        contentHeight: options.height
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: options
            width: scroller.width
            spacing: Theme.px(6)

            Repeater {
                model: plate.game.options
                delegate: OptionRow {
                    width: options.width
                    onChosen: (row) => plate.game.choose(optionId, row)
                }
            }
            // Phones that are in use already stay for the next table.
            OptionRow {
                visible: !plate.game.onlyPerson && Phones.count === 0
                width: options.width
                optionId: "onPhones"
                name: qsTr("Play on phones")
                hint: plate.game.withFriends ? qsTr("Not with friends elsewhere: whoever sits here plays at this screen")
                      : plate.game.hidesNothing ? qsTr("Dice and answers on each phone")
                                              : qsTr("Secrets on each phone, no curtain")
                choices: []
                current: plate.phonesWished && !plate.game.withFriends ? 1 : 0
                barred: plate.game.withFriends
                onChosen: (row) => plate.phonesWished = row === 1
            }
            Column {
                visible: !plate.game.withFriends
                width: parent.width

                BodyText {
                    width: parent.width
                    text: qsTr("Game number")
                    size: 18
                    font.weight: Font.Medium
                }
                BodyText {
                    width: parent.width
                    text: qsTr("The same number gives the same game again")
                    size: 15
                    color: Theme.sand
                }
            }
            Flow {
                visible: !plate.game.withFriends
                width: parent.width
                spacing: Theme.px(12)

                TextEntry {
                    objectName: "dealNumber"
                    // With large text the number needs the whole line.
                    width: Theme.large ? parent.width : parent.width - renew.width - parent.spacing
                    text: plate.game.dealNumber
                    label: qsTr("Game number")
                    placeholder: qsTr("Digits")
                    maximumLength: 26
                    invalid: plate.game.dealNumberBad
                    onEdited: (text) => plate.game.dealNumber = text
                    onAccepted: dealing.forceActiveFocus()
                    Keys.onReturnPressed: (event) => event.accepted = true
                    Keys.onEnterPressed: (event) => event.accepted = true
                }
                BrassButton {
                    id: renew
                    objectName: "newDealNumber"
                    height: Theme.px(46)
                    text: qsTr("New")
                    iconName: "shuffle"
                    size: 16
                    description: qsTr("New game number")
                    onClicked: plate.game.newDealNumber()
                }
            }
        }

        Connections {
            target: plate.Window.window
            // Scrolls to the focused control together with its caption.
            function onActiveFocusItemChanged() {
                for (let at = plate.Window.activeFocusItem; at; at = at.parent)
                    if (at.parent === options)
                        return scroller.show(at)
            }
        }
    }
    // Marks the edge below which the options continue.
    Rectangle {
        visible: scroller.interactive && !scroller.atYEnd
        x: scroller.x
        y: scroller.y + scroller.height - height
        width: scroller.width
        height: Theme.line(1)
        color: Theme.hairline
    }
    Rectangle {
        visible: scroller.interactive
        x: plate.width - Theme.px(16)
        y: scroller.y + scroller.visibleArea.yPosition * scroller.height
        width: Theme.px(5)
        height: scroller.visibleArea.heightRatio * scroller.height
        radius: width / 2
        color: Theme.brassMid
    }
    Column {
        id: foot
        x: Theme.px(26)
        width: parent.width - 2 * x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(18)
        topPadding: Theme.px(9)
        spacing: Theme.px(9)

        Item {
            width: parent.width
            height: trouble.visible ? trouble.height : notice.visible ? notice.height : Theme.px(4)

            BodyText {
                id: notice
                objectName: "notice"
                width: parent.width
                visible: text !== "" && !trouble.visible
                text: plate.game.notice
                size: 15
                color: Theme.brassLight
                Accessible.role: Accessible.AlertMessage
            }

            Row {
                id: trouble
                objectName: "problem"
                visible: plate.game.problem !== ""
                width: parent.width
                spacing: Theme.px(8)

                Icon {
                    name: "danger"
                    tone: "status"
                    size: Theme.px(19)
                }
                BodyText {
                    width: parent.width - Theme.px(27)
                    text: plate.game.problem
                    size: 15
                    color: Theme.danger
                    Accessible.role: Accessible.AlertMessage
                }
            }
        }
        BrassButton {
            id: dealing
            objectName: "deal"
            width: parent.width
            height: Theme.px(52)
            text: plate.game.withFriends ? qsTr("Open the table") : qsTr("Start the game")
            iconName: plate.game.withFriends ? "friends" : "play"
            size: 21
            primary: true
            enabled: plate.game.problem === ""
            onClicked: plate.dealt()
        }
    }
}
