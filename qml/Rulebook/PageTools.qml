// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Language of the book, text size, copying and printing.
Flow {
    id: tools

    readonly property list<string> codes: ["en", "it", "fr"]
    readonly property list<string> names: ["English", "Italiano", "Français"]
    /// The languages of the open book.
    readonly property list<string> there: Rulebook.languages

    spacing: Theme.px(14)

    Row {
        spacing: Theme.px(6)
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Language of the rulebook")

        Repeater {
            model: tools.codes
            delegate: PaperButton {
                required property int index
                required property string modelData

                objectName: "language-" + modelData
                word: modelData.toUpperCase()
                name: tools.names[index]
                choice: true
                chosen: Rulebook.language === modelData
                enabled: tools.there.includes(modelData)
                onClicked: Rulebook.language = modelData
            }
        }
    }
    Row {
        spacing: Theme.px(6)

        PaperButton {
            objectName: "smaller"
            word: "A−"
            name: qsTr("Smaller text")
            enabled: Rulebook.textSize > -2
            onClicked: Rulebook.textSize -= 1
        }
        PaperButton {
            objectName: "larger"
            word: "A+"
            name: qsTr("Larger text")
            enabled: Rulebook.textSize < 4
            onClicked: Rulebook.textSize += 1
        }
    }
    Row {
        spacing: Theme.px(6)

        PaperButton {
            objectName: "copy"
            iconName: "deck"
            name: qsTr("Copy this page")
            shortcutText: qsTr("Ctrl+C")
            onClicked: Rulebook.copySection()
        }
        PaperButton {
            objectName: "print"
            iconName: "print"
            name: qsTr("Print to a PDF file")
            onClicked: Rulebook.askForPdf()
        }
        PaperButton {
            objectName: "printSheet"
            iconName: "sheet"
            name: qsTr("Save a one-page quick-start sheet")
            onClicked: Rulebook.askForSheet()
        }
    }
}
