// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

FocusScope {
    id: plate

    readonly property string href: TermCard.href
    readonly property string title: href !== "" ? Rulebook.termTitle(href) : ""
    readonly property bool wide: column.width > 0

    function settle() {
        if (!TermCard.near)
            return
        const at = TermCard.near.mapToItem(plate.parent, TermCard.place.x, TermCard.place.y)
        plate.x = Math.round(Math.max(Theme.px(20), Math.min(at.x + TermCard.place.width / 2 - plate.width / 2,
                                                             plate.parent.width - plate.width - Theme.px(20))))
        const below = at.y + TermCard.place.height + 6
        plate.y = Math.round(below + plate.height < plate.parent.height ? below : at.y - plate.height - 6)
    }
    function done() {
        const near = TermCard.near
        TermCard.close()
        if (plate.activeFocus && near)
            near.ListView.view?.forceActiveFocus()
    }

    visible: title !== ""
    width: Math.min(Theme.px(360), parent.width - 16)
    height: column.height + Theme.px(26)
    Accessible.role: Accessible.Note
    Accessible.name: title
    Accessible.description: words.plain
    onHrefChanged: plate.settle()
    onHeightChanged: plate.settle()
    Keys.onEscapePressed: plate.done()

    Connections {
        target: TermCard
        function onHrefChanged() { if (TermCard.pinned && TermCard.href !== "") more.forceActiveFocus() }
        function onPinnedChanged() { if (TermCard.pinned && TermCard.href !== "") more.forceActiveFocus() }
    }
    // A definition shown for the pointer disappears with it.
    Timer {
        interval: 350
        running: plate.visible && !TermCard.pinned && !over.hovered && (TermCard.near as LinkedText)?.hoveredLink !== plate.href
        onTriggered: TermCard.close()
    }
    HoverHandler { id: over }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        color: "#FFF9E8"
        border { width: Theme.line(2); color: Theme.brassDark }
        Shadow { level: "medium"; z: -1 }
    }
    MouseArea { anchors.fill: parent; hoverEnabled: true }
    Column {
        id: column
        x: Theme.px(15)
        y: Theme.px(12)
        width: parent.width - 2 * x
        spacing: Theme.px(4)

        Text {
            width: parent.width
            text: plate.title
            color: PaperTheme.title
            font { family: Theme.textFont; pixelSize: Theme.font(18); weight: Font.Bold }
            wrapMode: Text.WordWrap
            renderType: Text.NativeRendering
            textFormat: Text.PlainText
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        LinkedText {
            id: words
            readonly property string plain: html.replace(/<[^>]*>/g, "").replace(/&nbsp;/g, " ")
            objectName: "definition"
            width: parent.width
            html: plate.href !== "" ? Rulebook.termDefinition(plate.href) : ""
            font.pixelSize: Theme.font(16)
            Accessible.role: Accessible.Paragraph
            Accessible.name: plain
        }
        Text {
            id: more
            objectName: "inGlossary"
            text: qsTr("In the glossary")
            color: PaperTheme.link
            font { family: Theme.textFont; pixelSize: Theme.font(15); weight: Font.DemiBold; underline: true }
            renderType: Text.NativeRendering
            focus: true
            Accessible.role: Accessible.Link
            Accessible.name: text
            Accessible.focusable: true
            Accessible.onPressAction: Rulebook.openLink(plate.href)
            Keys.onReturnPressed: Rulebook.openLink(plate.href)
            Keys.onEnterPressed: Rulebook.openLink(plate.href)
            Keys.onTabPressed: plate.done()
            Keys.onBacktabPressed: plate.done()

            PaperRing { visible: more.activeFocus; corner: 3; gap: 1 }
            MouseArea {
                anchors.fill: parent
                cursorShape: Qt.PointingHandCursor
                onClicked: Rulebook.openLink(plate.href)
            }
        }
    }
}
