import QtQuick

/// The Gang at a glance. Like the pictures of other games it comes after the first picture of the screen.
Item {
    Loader {
        anchors.fill: parent
        asynchronous: true
        source: "CardFan.qml"
    }
}
