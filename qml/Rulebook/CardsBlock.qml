// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// Cards of the game side by side, each with a caption.
Item {
    id: strip

    required property PageBlock block
    readonly property int count: block.pictured.length
    readonly property int gap: PaperTheme.px(22)
    /// As many cards in a row as fit, with rows as even as possible; large letters need wider columns.
    readonly property int most: Math.max(1, Math.floor((width + gap) / (PaperTheme.px(110) + gap)))
    readonly property int columns: Math.ceil(count / Math.max(1, Math.ceil(count / most)))
    readonly property int share: Math.floor((width - (columns - 1) * gap) / Math.max(1, columns))
    readonly property int cardWidth: Math.min(PaperTheme.px(150), share)

    component Layer: Item {
        id: layer

        required property var modelData
        required property real unit

        x: Math.round(modelData.place.x * unit)
        y: Math.round(modelData.place.y * unit)
        width: Math.round(modelData.place.width * unit)
        height: Math.round(modelData.place.height * unit)

        Art {
            anchors.fill: parent
            visible: layer.modelData.art !== ""
            art: layer.modelData.art
            sourceSize { width: layer.width; height: layer.height }
        }
        Text {
            anchors.fill: parent
            visible: layer.modelData.text !== ""
            text: layer.modelData.text
            color: layer.modelData.color
            font { family: layer.modelData.font; pixelSize: Math.max(8, Math.round(layer.modelData.size * layer.unit)) }
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            renderType: Text.NativeRendering
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
    }

    width: block.contentWidth
    height: row.height
    Accessible.role: Accessible.List

    Grid {
        id: row
        columns: strip.columns
        columnSpacing: strip.gap
        rowSpacing: strip.gap

        Repeater {
            model: strip.block.pictured
            delegate: Column {
                id: one

                required property var modelData

                width: strip.share
                spacing: PaperTheme.px(8)

                Item {
                    id: card
                    readonly property real unit: width / 250
                    objectName: "picturedCard"
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: strip.cardWidth
                    height: Math.round(width * 1.4)
                    Accessible.ignored: true

                    Item {
                        readonly property rect outline: one.modelData.outline
                        x: outline.x * card.unit
                        y: outline.y * card.unit
                        width: outline.width * card.unit
                        height: outline.height * card.unit
                        Shadow { level: "small" }
                    }
                    Repeater {
                        model: one.modelData.layers
                        delegate: Layer { unit: card.unit }
                    }
                }
                LinkedText {
                    width: parent.width
                    html: one.modelData.text
                    font.pixelSize: PaperTheme.font(16)
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.role: Accessible.ListItem
                    Accessible.name: html.replace(/<[^>]*>/g, "").replace(/&nbsp;/g, " ")
                }
            }
        }
    }
}
