// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// A figure on a strip of baize: its picture, the sentence of the step, and the controls.
Rectangle {
    id: strip

    required property PageBlock block
    readonly property FigureSteps figure: Rulebook.figure(block.figureId)
    readonly property int steps: figure ? figure.steps : 0
    readonly property int step: figure ? figure.step : 0
    readonly property bool pictured: figure !== null && figure.pictured && block.figureSource != ""
    readonly property int pad: Theme.px(16)
    /// The height of the longest sentence, so that the strip keeps its height.
    readonly property real mostText: measure.height

    component FigureRule: Text {
        id: rule

        required property string modelData
        property bool pageStop: true

        text: modelData
        color: over.containsMouse ? Theme.brassLight : Theme.sand
        font { family: Theme.textFont; pixelSize: PaperTheme.font(14); weight: Font.DemiBold; underline: true }
        renderType: Text.NativeRendering
        textFormat: Text.PlainText
        Accessible.role: Accessible.Link
        Accessible.name: qsTr("Rule %1").arg(modelData)
        Accessible.focusable: true
        Accessible.onPressAction: Rulebook.openRule(rule.modelData)
        Keys.onReturnPressed: Rulebook.openRule(rule.modelData)
        Keys.onEnterPressed: Rulebook.openRule(rule.modelData)

        FocusRing { visible: rule.activeFocus; corner: 2; gap: 1 }
        MouseArea {
            id: over
            anchors.fill: parent
            anchors.margins: -3
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onClicked: Rulebook.openRule(rule.modelData)
        }
    }

    width: block.contentWidth
    height: column.height + 2 * pad
    radius: Theme.px(10)
    gradient: Gradient {
        GradientStop { position: 0; color: "#2B6B50" }
        GradientStop { position: 1; color: "#16402F" }
    }
    border { width: Theme.line(1); color: Theme.brassDark }
    Accessible.role: Accessible.Grouping
    Accessible.name: Rulebook.words("FigureBlock", QT_TR_NOOP("Figure: %1"), Rulebook.language).arg(figure ? figure.title : "")
    Accessible.description: figure ? figure.text : ""

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.line(4)
        radius: strip.radius - Theme.line(3)
        color: "transparent"
        border { width: 1; color: "#60D9B45E" }
    }
    Column {
        id: column
        x: strip.pad
        y: strip.pad
        width: strip.width - 2 * strip.pad
        spacing: Theme.px(10)

        Item {
            width: parent.width
            height: Math.max(title.height, numbers.height)

            Text {
                id: title
                width: parent.width - numbers.width - Theme.px(14)
                text: strip.figure ? strip.figure.title : ""
                color: Theme.title
                font { family: Theme.textFont; pixelSize: PaperTheme.font(18); weight: Font.DemiBold }
                wrapMode: Text.WordWrap
                renderType: Text.NativeRendering
                textFormat: Text.PlainText
                Accessible.ignored: true
            }
            Grid {
                id: numbers
                anchors.right: parent.right
                anchors.verticalCenter: title.verticalCenter
                columns: Math.min(Theme.large ? 1 : 3, strip.block.rules.length)
                spacing: Theme.px(9)

                Repeater {
                    model: strip.block.rules
                    delegate: FigureRule {}
                }
            }
        }
        Item {
            width: parent.width
            height: picture.item ? picture.height : PaperTheme.pictureHeight
            visible: strip.pictured

            Loader {
                id: picture

                readonly property bool due: strip.pictured && !strip.block.hurried

                function load() {
                    if (due && !item)
                        setSource(strip.block.figureSource, { "figure": strip.figure.picture, "width": Qt.binding(() => picture.width) })
                }

                objectName: "figurePicture"
                width: parent.width
                onDueChanged: picture.load()
                Component.onCompleted: picture.load()
                onLoaded: PaperTheme.pictureHeight = height
            }
            RefusedStamp {
                objectName: "refusedStamp"
                anchors { verticalCenter: parent.verticalCenter; right: parent.right; rightMargin: Theme.px(14) }
                rule: strip.figure ? strip.figure.refusedBy : ""
            }
        }
        Item {
            width: parent.width
            height: strip.mostText

            Text {
                id: sentence
                width: parent.width
                text: strip.figure ? strip.figure.text : ""
                color: Theme.cream
                font { family: Theme.textFont; pixelSize: PaperTheme.font(17) }
                lineHeight: 1.1
                wrapMode: Text.WordWrap
                renderType: Text.NativeRendering
                textFormat: Text.PlainText
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            Item {
                id: measure
                width: parent.width
                height: childrenRect.height
                visible: false

                Repeater {
                    model: strip.figure ? strip.figure.texts : []
                    delegate: Text {
                        required property string modelData
                        width: measure.width
                        text: modelData
                        font: sentence.font
                        lineHeight: sentence.lineHeight
                        wrapMode: Text.WordWrap
                        textFormat: Text.PlainText
                        Accessible.ignored: true
                    }
                }
            }
        }
        Item {
            width: parent.width
            height: next.height
            visible: strip.steps > 1

            LineText {
                anchors.verticalCenter: parent.verticalCenter
                text: Sentence.of(Rulebook.words("FigureBlock", QT_TR_NOOP("%1 of %2"), Rulebook.language), strip.step + 1, strip.steps)
                size: 15
                color: Theme.sand
            }
            BrassButton {
                id: back
                property bool pageStop: true
                objectName: "figureBack"
                anchors { right: next.left; rightMargin: Theme.px(10) }
                height: Theme.px(36)
                size: 16
                visible: strip.step > 0
                activeFocusOnTab: false
                text: Rulebook.words("FigureBlock", QT_TR_NOOP("Back", "a figure's step"), Rulebook.language, "a figure's step")
                iconName: "back"
                enabled: strip.figure !== null && !strip.figure.busy
                onClicked: strip.figure.back()
            }
            BrassButton {
                id: next
                property bool pageStop: true
                objectName: "figureNext"
                anchors.right: parent.right
                height: Theme.px(36)
                size: 16
                activeFocusOnTab: false
                text: strip.step === 0 ? Rulebook.words("FigureBlock", QT_TR_NOOP("Watch"), Rulebook.language)
                    : strip.step < strip.steps - 1
                      ? Rulebook.words("FigureBlock", QT_TR_NOOP("Next", "a figure's step"), Rulebook.language, "a figure's step")
                      : Rulebook.words("FigureBlock", QT_TR_NOOP("Play it again"), Rulebook.language)
                iconName: strip.step === 0 ? "play" : strip.step < strip.steps - 1 ? "step" : "replay"
                enabled: strip.figure !== null && !strip.figure.busy
                onClicked: if (strip.step < strip.steps - 1) strip.figure.next(); else strip.figure.again()
            }
        }
    }
}
