pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// A few gangsters fanned out.
Item {
    id: fan

    property list<int> numbers
    property list<int> revolvers
    property int cardWidth: Theme.px(120)
    /// Degrees and pixels from one card to the next.
    property real turn: 13
    property real step: cardWidth * 0.62
    property real sink: cardWidth * 0.12
    /// The card in the middle stands before the others.
    property bool middleFirst: false
    readonly property real middle: (numbers.length - 1) / 2

    Accessible.ignored: true

    Repeater {
        model: fan.numbers
        delegate: GangsterCard {
            required property int index
            required property int modelData
            readonly property real away: index - fan.middle

            number: modelData
            revolvers: fan.revolvers[index] ?? 1
            width: fan.cardWidth
            height: implicitHeight
            x: Math.round(fan.width / 2 + away * fan.step - width / 2)
            y: Math.round(fan.height / 2 + Math.abs(away) * fan.sink - height / 2)
            z: fan.middleFirst ? -Math.abs(away) : index
            rotation: away * fan.turn
            Accessible.ignored: true
        }
    }
}
