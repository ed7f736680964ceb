import QtQuick
import Backroom.Controls
import Backroom.TheGang

/// A city as a street: its skyline and the ground its row stands on.
Rectangle {
    id: street

    property int city: 0
    property real skyline: 120

    radius: Theme.px(10)
    color: "#24081A12"
    border { width: 1; color: "#5C8A6B33" }
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTranslate("TheGang", "Street of %1").arg(GangStyle.cityName(city))

    CityTile {
        x: Theme.px(6)
        y: Theme.px(6)
        width: street.skyline - Theme.px(12)
        height: parent.height - 2 * Theme.px(6)
        city: street.city
    }
}
