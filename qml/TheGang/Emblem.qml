import QtQuick

/// The Gang at a glance: a fan of gangsters, five where there is room to the sides. Like the pictures of other games it comes
/// after the first picture of the screen.
Item {
    id: emblem

    readonly property bool broad: width > height * 1.7

    Loader {
        anchors.fill: parent
        asynchronous: true
        sourceComponent: CardFan {
            numbers: emblem.broad ? [12, 57, 24, 43, 60] : [8, 35, 19]
            revolvers: emblem.broad ? [1, 1, 1, 2, 1] : [2, 2, 1]
            cardWidth: Math.round(Math.min(width * (emblem.broad ? 0.25 : 0.43), height * 0.53))
            step: cardWidth * (emblem.broad ? 0.62 : width > height * 1.2 ? 0.88 : 0.46)
            turn: emblem.broad ? 7 : width > height * 1.2 ? 10 : 13
            sink: emblem.broad ? cardWidth * 0.1 : 0
            middleFirst: !emblem.broad
        }
    }
}
