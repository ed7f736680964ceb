// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// Chooses one of six marks; a taken one is exchanged with the seat that has it.
FocusScope {
    id: chooser

    property int current: 0
    property list<int> free
    property string seatName

    signal chosen(int mark)
    /// `back` is true if the focus should return to where it came from.
    signal leaveAsked(bool back)

    function isFree(mark: int): bool {
        for (let i = 0; i < chooser.free.length; ++i)
            if (chooser.free[i] === mark)
                return true
        return false
    }

    width: plate.width
    height: plate.height
    Accessible.role: Accessible.PopupMenu
    Accessible.name: qsTr("%1’s mark").arg(seatName)

    Keys.onEscapePressed: chooser.leaveAsked(true)
    Keys.onLeftPressed: marks.itemAt((marks.focused + 5) % 6).forceActiveFocus()
    Keys.onRightPressed: marks.itemAt((marks.focused + 1) % 6).forceActiveFocus()
    Component.onCompleted: marks.itemAt(chooser.current).forceActiveFocus()
    onActiveFocusChanged: if (!activeFocus) chooser.leaveAsked(false)

    Plate {
        id: plate
        width: row.width + Theme.px(36)
        height: row.height + Theme.px(36)
        strength: 0.98
        border.color: Theme.brass

        Shadow { level: "large" }
        MouseArea { anchors.fill: parent }
        Row {
            id: row
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -Theme.px(2)
            spacing: Theme.px(14)

            Repeater {
                id: marks

                property int focused: chooser.current

                model: 6
                delegate: FocusScope {
                    id: choice

                    required property int index
                    readonly property bool taken: index !== chooser.current && !chooser.isFree(index)

                    objectName: "mark-" + index
                    width: Theme.px(50)
                    height: Theme.px(50)
                    activeFocusOnTab: true
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: taken ? qsTr("%1 (swaps marks with another player)").arg(Theme.markName(index)) : Theme.markName(index)
                    Accessible.checkable: true
                    Accessible.checked: index === chooser.current
                    Accessible.focusable: true
                    onActiveFocusChanged: if (activeFocus) marks.focused = index
                    Accessible.onPressAction: chooser.chosen(index)
                    Keys.onReturnPressed: chooser.chosen(index)
                    Keys.onEnterPressed: chooser.chosen(index)
                    Keys.onSpacePressed: chooser.chosen(index)

                    SeatMark {
                        anchors.centerIn: parent
                        mark: choice.index
                        size: choice.taken ? Theme.px(36) : Theme.px(48)
                        Accessible.ignored: true
                    }
                    Icon {
                        visible: choice.taken
                        anchors.right: parent.right
                        anchors.bottom: parent.bottom
                        name: "shuffle"
                        size: Theme.px(17)
                    }
                    Rectangle {
                        visible: choice.index === chooser.current
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: parent.height + 2
                        width: Theme.px(24)
                        height: Theme.px(3)
                        radius: height / 2
                        color: Theme.brassLight
                    }
                    FocusRing {
                        visible: choice.activeFocus
                        corner: choice.width / 2
                        gap: 0
                    }
                    MouseArea {
                        anchors.fill: parent
                        hoverEnabled: true
                        cursorShape: Qt.PointingHandCursor
                        onClicked: chooser.chosen(choice.index)
                    }
                }
            }
        }
    }
}
