import QtQuick

/// The Gang at a glance: a fan of gangsters, five where there is room to the sides.
CardFan {
    readonly property bool broad: width > height * 1.7

    numbers: broad ? [12, 57, 24, 43, 60] : [8, 35, 19]
    revolvers: broad ? [1, 1, 1, 2, 1] : [2, 2, 1]
    cardWidth: Math.round(Math.min(width * (broad ? 0.25 : 0.43), height * 0.53))
    step: cardWidth * (broad ? 0.62 : width > height * 1.2 ? 0.88 : 0.46)
    turn: broad ? 7 : width > height * 1.2 ? 10 : 13
    sink: broad ? cardWidth * 0.1 : 0
    middleFirst: !broad
}
