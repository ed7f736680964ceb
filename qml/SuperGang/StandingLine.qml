pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.Table

/// A gang at the end: what it is worth, and what that comes from. Of the police, and of who is out, the name alone.
StandingPlate {
    id: plate

    required property int cash
    required property int shopCount
    required property int shopValue
    required property int racketCount
    required property int racketValue
    required property int pawnCount
    required property int pawnValue
    required property int sum
    required property bool out
    required property bool police
    required property string fate
    required property string sumText
    required property string label

    readonly property bool counts: !out && !police
    property real counted: Theme.speed > 0 ? 0 : sum

    remark: fate
    nameWidth: 210
    Accessible.name: label
    Accessible.description: counts ? sumText : ""

    NumberAnimation on counted {
        running: Theme.speed > 0 && plate.counts
        from: 0
        to: plate.sum
        duration: Theme.ms(900)
        easing.type: Easing.OutQuad
    }
    Row {
        id: parts
        readonly property real room: (total.x - Theme.px(24)) / 4
        anchors { left: parent.left; verticalCenter: parent.verticalCenter }
        visible: plate.counts
        Repeater {
            model: [
                { value: plate.cash, text: qsTranslate("SuperGang", "cash") },
                { value: plate.shopValue, text: qsTranslate("SuperGang", "%n shop(s)", "", plate.shopCount) },
                { value: plate.racketValue, text: qsTranslate("SuperGang", "%n racket(s)", "", plate.racketCount) },
                { value: plate.pawnValue, text: qsTranslate("SuperGang", "%n pawn(s)", "", plate.pawnCount) }
            ]
            delegate: Item {
                id: part
                required property var modelData
                required property int index
                // One below the other, plate by plate.
                width: parts.room
                height: words.height

                FigureText {
                    anchors { right: words.left; rightMargin: Theme.px(10) }
                    y: Math.round((figure.height - height) / 2)
                    visible: part.index > 0
                    text: "+"
                    size: 26
                    color: Theme.sand
                    Accessible.ignored: true
                }
                Column {
                    id: words
                    x: Theme.px(24)
                    width: part.width - x
                    FigureText {
                        id: figure
                        text: part.modelData.value
                        size: plate.figureSize(40)
                        color: part.modelData.value > 0 ? Theme.cream : Theme.sand
                        Accessible.ignored: true
                    }
                    BodyText {
                        width: parent.width
                        text: part.modelData.text
                        size: 15
                        color: Theme.sand
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    FigureText {
        anchors { right: total.left; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
        visible: plate.counts
        text: "="
        size: 30
        color: Theme.sand
        Accessible.ignored: true
    }
    Item {
        id: total
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: Theme.px(112)
        height: sumFigure.height
        visible: plate.counts
        FigureText {
            id: sumFigure
            anchors.right: parent.right
            text: Math.round(plate.counted)
            size: plate.figureSize(64)
            color: plate.active ? Theme.title : Theme.cream
            Accessible.ignored: true
        }
    }
    Image {
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        visible: !plate.counts
        width: Theme.px(44)
        height: width
        source: "qrc:/art/actions/cream/" + (plate.police ? "police" : "graveyard") + ".svg"
        sourceSize { width: width; height: width }
        opacity: plate.police ? 1 : 0.6
        Accessible.ignored: true
    }
}
