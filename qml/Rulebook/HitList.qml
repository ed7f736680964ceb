// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The results of the search, one section per line.
Rectangle {
    id: list

    property int maximumHeight: 400
    property alias currentIndex: view.currentIndex

    signal chosen(int row)

    function walk(by: int) { view.currentIndex = Math.max(0, Math.min(view.count - 1, view.currentIndex + by)) }

    height: Math.min(maximumHeight, Math.max(none.visible ? none.height + Theme.px(24) : 0, view.contentHeight + Theme.px(12)))
    radius: Theme.px(8)
    color: "#FCF6E6"
    border { width: Theme.line(1); color: Theme.brassDark }
    Accessible.role: Accessible.List
    Accessible.name: Rulebook.words("HitList", QT_TR_NOOP("Found"), Rulebook.language)

    Shadow { level: "large"; z: -1 }
    MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: (wheel) => wheel.accepted = true }
    LineText {
        id: none
        visible: view.count === 0
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(16)
        width: parent.width - 2 * x
        text: Rulebook.words("HitList", QT_TR_NOOP("Nothing found"), Rulebook.language)
        color: PaperTheme.quiet
        size: 16
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    ListView {
        id: view
        anchors.fill: parent
        anchors.margins: Theme.px(6)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: Rulebook.hits
        currentIndex: 0
        highlightMoveDuration: 0
        cacheBuffer: 0
        onCountChanged: { currentIndex = 0; positionViewAtBeginning() }
        delegate: Rectangle {
            id: hit

            required property int index
            required property string title
            required property string book
            required property string excerpt
            required property int hits
            readonly property bool lit: ListView.isCurrentItem
            function plain(html: string): string { return html.replace(/<[^>]*>/g, "").replace(/&nbsp;/g, " ").replace(/&amp;/g, "&") }
            objectName: "hit-" + index
            width: view.width
            height: words.height + Theme.px(12)
            radius: Theme.px(5)
            color: lit ? PaperTheme.hovered : over.containsMouse ? "#F3E7C8" : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: plain(title) + ", " + book + ": " + plain(excerpt)
            Accessible.selected: lit
            Accessible.onPressAction: list.chosen(hit.index)
            Column {
                id: words
                x: Theme.px(10)
                y: Theme.px(6)
                width: parent.width - 2 * x

                Item {
                    width: parent.width
                    height: name.height

                    Text {
                        id: name
                        width: parent.width - from.width - Theme.px(12)
                        text: Theme.unbroken(hit.title)
                        textFormat: Text.StyledText
                        color: PaperTheme.title
                        font { family: Theme.textFont; pixelSize: Theme.font(16); weight: Font.DemiBold }
                        wrapMode: Text.WordWrap
                        renderType: Text.NativeRendering
                        Accessible.ignored: true
                    }
                    CaptionText {
                        id: from
                        anchors.right: parent.right
                        anchors.baseline: name.baseline
                        text: hit.hits > 1
                            ? Sentence.of(Rulebook.words("HitList", QT_TR_NOOP("%1 · %2 times"), Rulebook.language), hit.book, hit.hits)
                            : hit.book
                        color: PaperTheme.rule
                        size: 14
                    }
                }
                Text {
                    width: parent.width
                    text: Theme.unbroken(hit.excerpt)
                    textFormat: Text.StyledText
                    color: Theme.ink
                    font { family: Theme.textFont; pixelSize: Theme.font(15) }
                    wrapMode: Text.WordWrap
                    renderType: Text.NativeRendering
                    Accessible.ignored: true
                }
            }
            MouseArea {
                id: over
                anchors.fill: parent
                hoverEnabled: true
                cursorShape: Qt.PointingHandCursor
                onClicked: list.chosen(hit.index)
            }
        }
    }
}
