// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The book's title, its sections, and the other books.
Flickable {
    id: contents

    function reveal(item: Item) {
        const top = item.mapToItem(column, 0, 0).y
        glide.stop()
        glide.to = Math.max(0, Math.min(Math.max(contents.contentY, top + item.height + 4 - contents.height), top - 4))
        glide.start()
    }

    clip: true
    contentHeight: column.height
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: Rulebook.words("ContentsColumn", QT_TR_NOOP("Contents"), Rulebook.language)

    Keys.onPressed: (event) => {
        event.accepted = (event.key === Qt.Key_Up || event.key === Qt.Key_Down) && FocusWalker.walk(contents, event.key)
    }
    onMovementStarted: glide.stop()

    NumberAnimation {
        id: glide
        target: contents
        property: "contentY"
        duration: Theme.moves ? Theme.ms(180) : 0
        easing.type: Easing.OutCubic
    }

    Column {
        id: column
        x: Theme.px(4)
        y: Theme.px(2)
        width: contents.width - 2 * x
        spacing: Theme.px(1)
        bottomPadding: Theme.px(6)

        Rectangle {
            id: head
            objectName: "bookTitle"
            width: parent.width
            height: title.height + Theme.px(8)
            radius: Theme.px(5)
            color: over.containsMouse ? PaperTheme.hovered : "transparent"
            activeFocusOnTab: true
            Accessible.role: Accessible.Link
            Accessible.name: Rulebook.bookTitle
            Accessible.focusable: true
            Accessible.onPressAction: Rulebook.openSection(Rulebook.game, "intro")
            Keys.onReturnPressed: Rulebook.openSection(Rulebook.game, "intro")
            Keys.onEnterPressed: Rulebook.openSection(Rulebook.game, "intro")
            onActiveFocusChanged: if (activeFocus) contents.reveal(head)

            TitleText {
                id: title
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                text: Rulebook.bookTitle
                size: 27
                color: PaperTheme.title
                elide: Text.ElideNone
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            PaperRing { visible: head.activeFocus; gap: 0 }
            MouseArea {
                id: over
                anchors.fill: parent
                hoverEnabled: true
                cursorShape: Qt.PointingHandCursor
                onClicked: Rulebook.openSection(Rulebook.game, "intro")
            }
        }
        Repeater {
            model: Rulebook.contents
            delegate: ContentsLine {
                id: line

                required property string entry
                required title
                required current

                objectName: "section-" + entry
                onOpened: Rulebook.openSection(Rulebook.game, line.entry)
                onActiveFocusChanged: if (activeFocus) contents.reveal(line)
                onCurrentChanged: if (current) contents.reveal(line)
            }
        }
        Item {
            visible: others.count > 0
            width: parent.width
            height: Theme.px(42)

            Rectangle { y: Theme.px(9); width: parent.width; height: 1; color: PaperTheme.line }
            LineText {
                x: Theme.px(10)
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.px(3)
                text: Rulebook.words("ContentsColumn", QT_TR_NOOP("Other games"), Rulebook.language)
                color: PaperTheme.rule
                size: 14
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
        }
        Repeater {
            id: others
            model: Rulebook.otherBooks
            delegate: ContentsLine {
                id: other

                required property string entry
                required title

                objectName: "book-" + entry
                onOpened: Rulebook.openBook(other.entry)
                onActiveFocusChanged: if (activeFocus) contents.reveal(other)
            }
        }
    }
}
