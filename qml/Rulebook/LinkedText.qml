// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// StyledText with links for mouse, keyboard and screen readers. A term shows its definition; other links open a page.
Text {
    id: words

    property string html
    readonly property real lineSpace: lineCount > 0 ? contentHeight / lineCount : 0

    function follow(address: string, where: rect) {
        if (address.startsWith("term:"))
            TermCard.show(words, address, where, true)
        else
            Rulebook.openLink(address)
    }
    function placeAt(address: string, y: real): rect { return PageLinks.place(words, address, words.lineSpace, y) }

    text: html
    textFormat: Text.StyledText
    wrapMode: Text.WordWrap
    color: PaperTheme.text
    linkColor: PaperTheme.link
    font.family: Theme.textFont
    renderType: Text.NativeRendering
    lineHeight: 1.14
    onLinkActivated: (link) => words.follow(link, words.placeAt(link, pointer.point.position.y))

    HoverHandler {
        id: pointer
        cursorShape: words.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    Timer {
        interval: 280
        running: words.hoveredLink.startsWith("term:") && !TermCard.pinned
        onTriggered: TermCard.show(words, words.hoveredLink, words.placeAt(words.hoveredLink, pointer.point.position.y), false)
    }

    Repeater {
        model: PageLinks.addresses(words.html)
        delegate: Item {
            id: link

            required property int index
            required property string modelData
            readonly property string name: PageLinks.words(words.html)[index] ?? ""
            property bool pageStop: true
            property list<rect> places

            function press() { words.follow(link.modelData, words.placeAt(link.modelData, 0)) }
            function find() { link.places = PageLinks.places(words, link.modelData, words.lineSpace) }

            x: index
            width: 1
            height: words.height
            Accessible.role: Accessible.Link
            Accessible.name: name
            Accessible.focusable: true
            Accessible.onPressAction: { link.find(); link.press() }
            onActiveFocusChanged: if (activeFocus) link.find()
            Keys.onReturnPressed: link.press()
            Keys.onEnterPressed: link.press()

            Repeater {
                model: link.activeFocus ? link.places : []
                delegate: Item {
                    required property rect modelData
                    x: modelData.x - link.x
                    y: modelData.y
                    width: modelData.width
                    height: modelData.height
                    PaperRing { corner: 3; gap: 0 }
                }
            }
        }
    }
}
