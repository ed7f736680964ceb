pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// A player at the end: place, name, the pile as a fan, revolvers counted up.
Plate {
    id: plate

    required property int placeNumber
    required property string name
    required property int mark
    required property list<int> gangsters
    required property list<int> revolvers
    required property int score
    required property bool winner
    required property int decider
    property real counted: Theme.speed > 0 ? 0 : score
    property real spread: Theme.moves ? 0 : 1

    readonly property real rim: Theme.px(height < Theme.px(110) ? 7 : 12)
    readonly property real cardHeight: height - 2 * rim
    readonly property real cardWidth: Math.floor(cardHeight / 1.4)

    active: winner
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Place %1: %2, %n revolver(s)", "", score).arg(placeNumber).arg(name)

    Glow { kind: "gold"; visible: plate.winner; corner: plate.radius }
    NumberAnimation on counted {
        running: Theme.speed > 0
        from: 0
        to: plate.score
        duration: Theme.ms(90) * plate.score
    }
    NumberAnimation on spread {
        running: Theme.moves
        from: 0
        to: 1
        duration: Theme.ms(700)
        easing.type: Easing.OutCubic
    }
    TitleText {
        id: rank
        x: Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(84)
        text: plate.placeNumber === 1 ? qsTr("1st") : plate.placeNumber === 2 ? qsTr("2nd") : plate.placeNumber === 3 ? qsTr("3rd")
            : plate.placeNumber === 4 ? qsTr("4th") : qsTr("5th")
        size: 34
        color: plate.winner ? Theme.title : Theme.sand
    }
    SeatMark {
        id: disc
        anchors { left: rank.right; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        size: Math.min(Theme.px(60), plate.height * 0.6)
        mark: plate.mark
    }
    Column {
        id: who
        anchors { left: disc.right; leftMargin: Theme.px(16); verticalCenter: parent.verticalCenter }
        width: Theme.px(150)
        TitleText { width: parent.width; text: plate.name; size: 28; minimumPixelSize: 12 }
        BodyText { width: parent.width; text: qsTr("%n gangster(s)", "captured", plate.gangsters.length); size: 15; color: Theme.sand }
    }
    Item {
        id: fan
        anchors { left: who.right; leftMargin: Theme.px(12); right: total.left; rightMargin: Theme.px(16) }
        y: plate.rim
        height: plate.cardHeight

        readonly property int cards: plate.gangsters.length
        readonly property real apart: cards < 2 ? 0 : Math.min(plate.cardWidth * 0.82, (width - plate.cardWidth) / (cards - 1))

        Repeater {
            model: plate.gangsters
            delegate: GangsterCard {
                required property int index
                required property int modelData
                readonly property bool decides: modelData === plate.decider
                x: Math.round(index * fan.apart * plate.spread)
                y: decides && plate.spread === 1 ? -Theme.px(6) : 0
                width: plate.cardWidth
                number: modelData
                revolvers: plate.revolvers[index] ?? 1
                chosen: decides && plate.spread === 1
            }
        }
    }
    Revolvers {
        id: total
        anchors { right: parent.right; rightMargin: Theme.px(26); verticalCenter: parent.verticalCenter }
        count: Math.round(plate.counted)
        size: 62
    }
}
