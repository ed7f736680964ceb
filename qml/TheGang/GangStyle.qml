// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// Colours and names of the two types of gangsters, of cities and of special cards.
QtObject {
    id: style

    readonly property color oddRed: Theme.strong ? "#8E120B" : "#B3241C"
    readonly property color evenBlue: Theme.strong ? "#103672" : "#1B4C93"
    readonly property color captureChip: Theme.strong ? "#860F09" : "#B3241C"
    readonly property color captureChipText: Theme.strong ? "#FFFFFF" : "#FFF6E2"

    // Chicago, Detroit, New York
    readonly property list<string> cityFiles: ["chicago", "detroit", "new-york"]
    readonly property list<string> cityNames: [
        qsTranslate("TheGang", "Chicago"), qsTranslate("TheGang", "Detroit"), qsTranslate("TheGang", "New York")
    ]

    // 1 Lookout, 2 Spy, 3 The Boss Calls
    readonly property list<string> specialFiles: ["", "lookout", "spy", "boss-calls"]
    readonly property list<string> specialNames: [
        qsTranslate("TheGang", "Special card"), qsTranslate("TheGang", "Lookout"),
        qsTranslate("TheGang", "Spy"), qsTranslate("TheGang", "The Boss Calls")
    ]

    function cityName(city: int): string { return style.cityNames[Math.max(0, Math.min(city, 2))] }
    function specialName(special: int): string { return style.specialNames[Math.max(0, Math.min(special, 3))] }
}
