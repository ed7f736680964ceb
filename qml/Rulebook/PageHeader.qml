pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Back and forward, search, language, size of the text, paper, close.
Item {
    id: header

    readonly property list<string> codes: ["en", "it", "fr"]
    readonly property list<string> names: ["English", "Italiano", "Français"]
    /// Of the open book.
    readonly property list<string> there: Rulebook.languages
    property alias search: field

    height: Theme.px(36)

    Row {
        id: turns
        spacing: Theme.px(6)

        PaperButton {
            objectName: "goBack"
            iconName: "arrow-left"
            name: qsTr("Back")
            shortcutText: qsTr("Alt+Left")
            enabled: Rulebook.canGoBack
            onClicked: Rulebook.back()
        }
        PaperButton {
            objectName: "goForward"
            iconName: "arrow-right"
            name: qsTr("Forward")
            shortcutText: qsTr("Alt+Right")
            enabled: Rulebook.canGoForward
            onClicked: Rulebook.forward()
        }
    }
    SearchField {
        id: field
        anchors { left: turns.right; leftMargin: Theme.px(12); right: tools.left; rightMargin: Theme.px(14) }
    }
    Row {
        id: tools
        anchors.right: parent.right
        spacing: Theme.px(14)

        Row {
            spacing: Theme.px(6)
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("Language of the rulebook")

            Repeater {
                model: header.codes
                delegate: PaperButton {
                    required property int index
                    required property string modelData

                    objectName: "language-" + modelData
                    word: modelData.toUpperCase()
                    name: header.names[index]
                    choice: true
                    chosen: Rulebook.language === modelData
                    enabled: header.there.includes(modelData)
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
                onClicked: Rulebook.printPdf()
            }
            PaperButton {
                objectName: "closeRulebook"
                iconName: "close"
                name: qsTr("Close the rulebook")
                shortcutText: qsTr("F1")
                onClicked: Rulebook.close()
            }
        }
    }
}
