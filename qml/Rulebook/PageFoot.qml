// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The foot of a page: links to the previous and the next one.
Item {
    id: foot

    required property PageBlock block

    component Turn: Rectangle {
        id: turn

        property string text
        property bool forward: false
        property bool pageStop: true
        readonly property real wanted: Math.ceil(words.implicitWidth) + icon.width + Theme.px(34)
        signal turned()
        width: Math.min(wanted, row.width)
        height: words.height + Theme.px(14)
        radius: Theme.px(6)
        color: mouse.containsMouse ? PaperTheme.hovered : "transparent"
        border { width: 1; color: mouse.containsMouse ? Theme.brassDark : PaperTheme.line }
        Accessible.role: Accessible.Link
        Accessible.name: (forward ? Rulebook.words("PageFoot", QT_TR_NOOP("Next page: %1"), Rulebook.language)
                                  : Rulebook.words("PageFoot", QT_TR_NOOP("Previous page: %1"), Rulebook.language)).arg(text)
        Accessible.focusable: true
        Accessible.onPressAction: turn.turned()
        Keys.onReturnPressed: turn.turned()
        Keys.onEnterPressed: turn.turned()

        Icon {
            id: icon
            anchors.verticalCenter: parent.verticalCenter
            x: turn.forward ? turn.width - width - Theme.px(10) : Theme.px(10)
            name: turn.forward ? "arrow-right" : "arrow-left"
            tone: "ink"
            size: Theme.px(16)
        }
        Text {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            x: turn.forward ? Theme.px(10) : icon.x + icon.width + Theme.px(8)
            width: turn.width - icon.width - Theme.px(28)
            text: turn.text
            color: PaperTheme.link
            font { family: Theme.textFont; pixelSize: PaperTheme.font(16); weight: Font.Medium }
            wrapMode: Text.WordWrap
            horizontalAlignment: turn.forward ? Text.AlignRight : Text.AlignLeft
            renderType: Text.NativeRendering
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
        PaperRing { visible: turn.activeFocus }
        MouseArea {
            id: mouse
            anchors.fill: parent
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onClicked: turn.turned()
        }
    }

    width: block.contentWidth
    height: line.height + row.height + PaperTheme.px(24)

    Divider {
        id: line
        anchors.horizontalCenter: parent.horizontalCenter
        y: PaperTheme.px(6)
        width: Math.min(Theme.px(220), parent.width)
    }
    Item {
        id: row

        // With large text they are one below the other.
        readonly property bool stacked: previous.visible && next.visible && previous.wanted + next.wanted + Theme.px(16) > width

        y: line.y + line.height + PaperTheme.px(8)
        width: parent.width
        height: stacked ? next.y + next.height : Math.max(previous.height, next.height)

        Turn {
            id: previous
            objectName: "previousPage"
            visible: Rulebook.previousTitle !== ""
            text: Rulebook.previousTitle
            onTurned: Rulebook.openPrevious()
        }
        Turn {
            id: next
            objectName: "nextPage"
            anchors.right: parent.right
            y: row.stacked ? previous.height + Theme.px(8) : 0
            visible: Rulebook.nextTitle !== ""
            text: Rulebook.nextTitle
            forward: true
            onTurned: Rulebook.openNext()
        }
    }
}
