// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// A piece of the page: a heading, a paragraph, an item of a list, a table, a figure, cards or the foot.
Item {
    id: block

    required property int index
    required property int key
    required property int kind
    required property string html
    required property string plain
    required property list<string> rules
    required property int number
    required property list<string> cells
    required property list<real> widths
    required property string figureId
    required property url figureSource
    required property list<var> pictured

    readonly property bool listed: kind === PageModel.Bullet || kind === PageModel.Numbered
    readonly property bool written: kind < PageModel.Table
    readonly property real indent: listed ? PaperTheme.px(kind === PageModel.Numbered ? 28 : 20) : 0
    readonly property real contentWidth: width
    /// True while it lights up for a moment because it was requested.
    property bool pointedOut: false
    /// True just after the page has been turned: pictures wait until its text is on the screen.
    property bool hurried: false
    readonly property real above: kind === PageModel.Heading ? PaperTheme.px(8) : 0
    readonly property real below: PaperTheme.px(kind === PageModel.Title ? 8
                                              : kind === PageModel.Heading ? 4
                                              : listed ? 7
                                              : written ? 11 : 16)

    height: above + content.height + below

    Rectangle {
        id: light
        anchors { fill: content; leftMargin: -Theme.px(8); rightMargin: -Theme.px(8); topMargin: -Theme.px(3); bottomMargin: -Theme.px(3) }
        radius: Theme.px(5)
        color: "#F2C94C"
        opacity: 0
        visible: opacity > 0

        SequentialAnimation {
            running: block.pointedOut
            NumberAnimation { target: light; property: "opacity"; to: 0.6; duration: Theme.ms(160) }
            PauseAnimation { duration: 900 }
            NumberAnimation { target: light; property: "opacity"; to: 0; duration: Theme.ms(900) }
        }
    }
    Item {
        id: content
        y: block.above
        width: block.width
        height: block.written ? words.height + numbers.height : extra.height

        Rectangle {
            visible: block.kind === PageModel.Bullet
            x: PaperTheme.px(5)
            y: Math.round(words.lineSpace * 0.44)
            width: PaperTheme.px(7)
            height: width
            rotation: 45
            color: Theme.brassDark
            antialiasing: true
        }
        Text {
            visible: block.kind === PageModel.Numbered
            width: block.indent - PaperTheme.px(7)
            text: block.number
            horizontalAlignment: Text.AlignRight
            color: PaperTheme.title
            font { family: Theme.textFont; pixelSize: words.font.pixelSize; weight: Font.Bold }
            lineHeight: words.lineHeight
            renderType: Text.NativeRendering
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
        LinkedText {
            id: words
            objectName: "words"
            visible: block.written
            x: block.indent
            width: block.width - x
            html: block.written ? block.html : ""
            color: block.kind <= PageModel.Heading ? PaperTheme.title : PaperTheme.text
            font {
                family: block.kind === PageModel.Title ? Theme.titleFont : Theme.textFont
                pixelSize: PaperTheme.font(block.kind === PageModel.Title ? 36 : block.kind === PageModel.Heading ? 21 : 18)
                weight: block.kind === PageModel.Heading ? Font.Bold : Font.Normal
            }
            lineHeight: block.kind === PageModel.Title ? 1 : 1.14
            // For a word that is wider than the page.
            fontSizeMode: block.kind === PageModel.Title && Theme.large ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: PaperTheme.font(20)
            Accessible.role: block.kind <= PageModel.Heading ? Accessible.Heading
                           : block.listed ? Accessible.ListItem
                                          : Accessible.Paragraph
            Accessible.name: block.plain
        }
        Flow {
            id: numbers
            visible: block.written && block.rules.length > 0
            x: block.indent
            y: words.height + PaperTheme.px(1)
            width: block.width - x
            height: visible ? implicitHeight + PaperTheme.px(1) : 0
            spacing: PaperTheme.px(12)

            Repeater {
                model: block.written ? block.rules : []
                delegate: RuleNumber {
                    required property string modelData
                    rule: modelData
                    onPressed: Rulebook.copyBlock(block.key)
                }
            }
        }
        Loader {
            id: extra
            Component.onCompleted: {
                const file = block.kind === PageModel.Table ? Qt.resolvedUrl("TableBlock.qml")
                           : block.kind === PageModel.Figure ? Qt.resolvedUrl("FigureBlock.qml")
                           : block.kind === PageModel.Cards ? Qt.resolvedUrl("CardsBlock.qml")
                                                            : Qt.resolvedUrl("PageFoot.qml")
                if (!block.written)
                    setSource(file, { "block": block })
            }
        }
    }
}
