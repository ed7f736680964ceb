// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.TheGang

/// A city as a street: its skyline, and the ground for its row.
Rectangle {
    id: street

    property int city: 0
    property real skyline: 120
    /// True for a stop of the Tab key, where screen readers read the row as a whole.
    property bool summary: false
    /// The text for screen readers: the gangsters in the row.
    property string row

    radius: Theme.px(10)
    color: "#24081A12"
    border { width: Theme.line(1); color: Theme.outline }
    activeFocusOnTab: summary
    Accessible.role: Accessible.Grouping
    Accessible.name: !summary ? qsTranslate("TheGang", "The row in %1").arg(GangStyle.cityName(city))
                   : row === "" ? qsTranslate("TheGang", "The row in %1: nobody").arg(GangStyle.cityName(city))
                                : Sentence.of(qsTranslate("TheGang", "The row in %1: %2"), GangStyle.cityName(city), row)
    Accessible.focusable: summary

    CityTile {
        x: Theme.px(6)
        y: Theme.px(6)
        width: street.skyline - Theme.px(12)
        height: parent.height - 2 * Theme.px(6)
        city: street.city
    }
    FocusRing { visible: street.activeFocus; corner: street.radius; gap: 0 }
}
