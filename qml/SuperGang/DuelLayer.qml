import QtQuick
import Backroom.SuperGang

/// The stall over the table: made when the first duel begins.
DuelScene {
    required property SuperGangTable table

    // In a replay its bar lies below the table.
    y: table.layout.bar.height
    width: table.layout.size.width
    height: table.layout.size.height - y
    visible: table.duel.active
    shown: table.duel
    steady: table.steady
    onShot: (x, y) => table.shoot(x, y)
    waiting: table.director.waiting
    onSkipped: table.goOn()
}
