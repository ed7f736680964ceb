// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// A table with a head and alternating rows.
Rectangle {
    id: table

    required property PageBlock block
    readonly property list<real> widths: block.widths
    readonly property int columns: widths.length
    readonly property int pad: PaperTheme.px(9)

    width: block.contentWidth
    height: rows.height + 2
    color: "transparent"
    border { width: 1; color: PaperTheme.line }
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Table")

    Column {
        id: rows
        x: 1
        y: 1
        width: parent.width - 2

        Repeater {
            model: table.columns > 0 ? table.block.cells.length / table.columns : 0
            delegate: Rectangle {
                id: line

                required property int index

                width: rows.width
                height: cells.height + PaperTheme.px(10)
                color: index === 0 ? PaperTheme.chosen : index % 2 === 0 ? "#22A97F33" : "transparent"

                Row {
                    id: cells
                    y: PaperTheme.px(5)

                    Repeater {
                        model: table.columns
                        delegate: Item {
                            id: cell

                            required property int index
                            readonly property string html: table.block.cells[line.index * table.columns + index] ?? ""

                            readonly property string plain: html.replace(/<[^>]*>/g, "").replace(/&nbsp;/g, " ")

                            width: Math.floor(rows.width * table.widths[index])
                            height: words.height

                            LinkedText {
                                id: words
                                /// A heading shrinks if its longest word does not fit, instead of breaking the word.
                                readonly property string longest: line.index > 0 ? ""
                                    : cell.plain.split(" ").reduce((most, word) => word.length > most.length ? word : most, "")
                                readonly property real fits: longest === "" ? 1 : Math.min(1, (width - 1) / Math.max(1, head.advanceWidth))
                                x: table.pad
                                width: cell.width - 2 * table.pad
                                html: cell.html
                                color: line.index === 0 ? Theme.cream : PaperTheme.text
                                font {
                                    pixelSize: Math.max(11, Math.floor(PaperTheme.font(16) * fits))
                                    weight: line.index === 0 ? Font.DemiBold : Font.Normal
                                }
                                lineHeight: 1.08
                                wrapMode: Text.Wrap
                                Accessible.role: line.index === 0 ? Accessible.ColumnHeader : Accessible.Cell
                                Accessible.name: cell.plain

                                TextMetrics {
                                    id: head
                                    font { family: Theme.textFont; pixelSize: PaperTheme.font(16); weight: Font.DemiBold }
                                    text: words.longest
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
