import QtQuick
import Backroom.Controls

/// The middle of a target: above it a hit injures, below it kills.
Rectangle {
    height: Theme.line(3)
    color: Theme.cream
    border { width: Theme.line(1); color: Theme.ink }
    Accessible.ignored: true
}
