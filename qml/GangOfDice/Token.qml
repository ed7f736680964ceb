import QtQuick
import Backroom.Controls
import Backroom.GangOfDice

/// A token: in the middle, or behind the open screen, where a click takes three dice more.
Item {
    id: token

    required property GangOfDiceTable table
    required property int key
    required property rect place
    required property bool usable
    required property bool own
    required property string label

    /// What is skipped is over at once.
    readonly property bool watched: table.director.busy

    readonly property point explains: Qt.point(GangOfDiceTable.WealthToken, 0)

    x: place.x
    y: place.y
    width: place.width
    height: place.height
    // One that comes into the middle drops there, once.
    Component.onCompleted: if (!own && watched && Theme.moves && table.animated) drop.start()
    onWatchedChanged: if (!watched) drop.complete()
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: token.table.takeToken()

    Behavior on x { enabled: token.table.animated && Theme.moves; NumberAnimation { duration: Theme.ms(320); easing.type: Easing.InOutCubic } }
    Behavior on y { enabled: token.table.animated && Theme.moves; NumberAnimation { duration: Theme.ms(320); easing.type: Easing.InOutCubic } }

    TokenPicture {
        id: picture
        size: token.width
        Accessible.ignored: true
        NumberAnimation {
            id: drop
            target: picture
            property: "scale"
            from: 2.4
            to: 1
            duration: Theme.ms(420)
            easing.type: Easing.OutBounce
        }
    }
    MouseArea {
        anchors.fill: parent
        enabled: token.usable
        cursorShape: Qt.PointingHandCursor
        onClicked: token.table.takeToken()
    }
}
