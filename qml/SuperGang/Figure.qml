pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// A figure of the rulebook: a part of the town, or the duel that is going on; below it the turn's dice and what the gangs
/// have, where they matter.
Item {
    id: picture

    required property TableFigure figure
    readonly property SuperGangTable table: figure.table as SuperGangTable
    readonly property bool diced: figure.shows("dice")
    readonly property bool seated: figure.shows("seats")
    readonly property int gap: Theme.px(8)

    height: table.layout.camera.view.height + (diced ? gap + dice.height : 0) + (seated ? gap + seats.height : 0)
    enabled: false
    clip: true

    Binding {
        target: picture.table.layout
        property: "size"
        value: Qt.size(picture.width, 1)
    }
    FigureTown { table: picture.table; window: picture; visible: !picture.table.duel.active }
    FigureDuel {
        width: picture.width
        height: picture.table.layout.camera.view.height
        visible: picture.table.duel.active
        shown: picture.table.duel
    }
    Row {
        id: dice
        anchors.horizontalCenter: parent.horizontalCenter
        y: picture.table.layout.camera.view.height + picture.gap
        height: Theme.px(54)
        visible: picture.diced
        spacing: Math.max(0, Math.min(Theme.px(18), (picture.width - 5 * Theme.px(94)) / 4))

        Repeater {
            model: picture.diced ? picture.table.dice : null
            delegate: FigureDie {}
        }
    }
    Row {
        id: seats
        y: picture.height - height
        width: picture.width
        height: Theme.px(44)
        visible: picture.seated
        spacing: Theme.px(6)

        Repeater {
            id: plates
            model: picture.seated ? picture.table.plates : null
            delegate: FigureSeat { width: Math.floor((seats.width - (plates.count - 1) * seats.spacing) / plates.count) }
        }
    }

    component FigureDie: Item {
        id: die

        required property string kind
        required property string picture
        required property int face
        required property bool done
        required property string label

        width: Theme.px(94)
        height: Theme.px(54)
        opacity: done ? 0.5 : 1
        Accessible.role: Accessible.Graphic
        Accessible.name: label

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(40)
            height: width
            visible: die.face === 0
            radius: Theme.px(7)
            color: "transparent"
            border { width: Theme.line(1); color: Theme.brass }
        }
        Image {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(42)
            height: width
            source: die.face > 0 ? "qrc:/art/dice/" + die.kind + "-" + die.face + ".svg" : ""
            sourceSize { width: width; height: height }
            Accessible.ignored: true
        }
        Image {
            x: Theme.px(40)
            width: Theme.px(54)
            height: width
            source: "qrc:/art/" + die.picture + ".svg"
            sourceSize { width: width; height: height }
            Accessible.ignored: true
        }
    }

    component FigureSeat: Plate {
        id: seat

        required property string name
        required property int mark
        required property bool police
        required property bool out
        required property int cash
        required property string income
        required property string label
        required active

        height: seats.height
        radius: Theme.px(8)
        doubled: false
        opacity: out ? 0.5 : 1
        Accessible.role: Accessible.StaticText
        Accessible.name: label

        SeatMark {
            id: disc
            anchors { left: parent.left; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
            mark: seat.mark
            size: Theme.px(28)
            Accessible.ignored: true
        }
        BodyText {
            anchors { left: disc.right; leftMargin: Theme.px(7); right: income.left; rightMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
            text: seat.name
            size: 15
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        BodyText {
            id: income
            anchors { right: cash.left; rightMargin: width > 0 ? Theme.px(7) : 0; verticalCenter: parent.verticalCenter; verticalCenterOffset: Theme.px(2) }
            width: visible ? implicitWidth : 0
            visible: text !== ""
            text: seat.police || seat.out ? "" : seat.income
            size: 15
            font.weight: Font.DemiBold
            color: Theme.success
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        FigureText {
            id: cash
            anchors { right: parent.right; rightMargin: Theme.px(11); verticalCenter: parent.verticalCenter }
            text: seat.police || seat.out ? "" : seat.cash
            size: 30
            color: Theme.title
            Accessible.ignored: true
        }
    }
}
