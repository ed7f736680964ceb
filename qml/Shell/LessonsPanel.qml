// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The lessons of a game, to choose one.
PanelFrame {
    id: panel

    readonly property list<lessonItem> lessons: Panels.gameToLearn === "" ? [] : House.lessonsOf(Panels.gameToLearn)
    /// The index of the first lesson that has not been played, otherwise of the last one; it gets the focus.
    readonly property int offered: {
        for (let at = 0; at < lessons.length; ++at)
            if (!lessons[at].done)
                return at
        return lessons.length - 1
    }
    readonly property real buttonWidth: Theme.px(150)

    function begin(id: string) {
        Panels.close()
        House.startLesson(id)
    }

    title: qsTr("Lessons")
    plateWidth: Theme.px(760)
    onCloseAsked: Panels.close()
    Keys.onPressed: (event) => { event.accepted = FocusWalker.walk(panel, event.key) }

    Repeater {
        model: panel.lessons
        delegate: Item {
            id: row

            required property lessonItem modelData
            required property int index

            width: panel.innerWidth
            height: Math.max(words.height, start.height) + Theme.px(12)

            Icon {
                id: mark
                anchors.verticalCenter: parent.verticalCenter
                name: row.modelData.done ? "check" : "lamp"
                size: Theme.px(24)
            }
            Column {
                id: words
                anchors {
                    left: mark.right; leftMargin: Theme.px(14)
                    right: start.left; rightMargin: Theme.px(16)
                    verticalCenter: parent.verticalCenter
                }
                spacing: Theme.px(2)

                BodyText {
                    width: parent.width
                    text: row.modelData.title
                    size: 18
                    font.weight: Font.DemiBold
                    color: Theme.brassLight
                }
                BodyText {
                    width: parent.width
                    text: row.modelData.about
                    size: 16
                }
            }
            BrassButton {
                id: start
                objectName: "lesson-" + row.modelData.id
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                width: panel.buttonWidth
                text: row.modelData.done ? qsTr("Play again") : qsTr("Begin")
                description: row.modelData.title + (row.modelData.done ? ". " + qsTr("Done") : "")
                size: 17
                primary: !row.modelData.done
                onClicked: panel.begin(row.modelData.id)
                Component.onCompleted: if (row.index === panel.offered) start.forceActiveFocus()
            }
        }
    }
    BrassButton {
        anchors.horizontalCenter: parent.horizontalCenter
        objectName: "lessonsBack"
        text: qsTr("Back")
        iconName: "undo"
        onClicked: panel.closeAsked()
    }
}
