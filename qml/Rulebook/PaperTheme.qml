// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Backroom.App
import Backroom.Controls

/// Colours and fonts on paper.
QtObject {
    id: ink

    readonly property color title: Theme.strong ? "#45100B" : "#5A1A14"
    readonly property color text: Theme.ink
    readonly property color link: Theme.strong ? "#651A07" : "#8A2A12"
    readonly property color rule: Theme.strong ? "#4F3106" : "#7A4E10"
    readonly property color quiet: Theme.strong ? Theme.ink : "#5C4A2C"
    readonly property color line: Theme.strong ? "#6E5322" : "#B79A5B"
    readonly property color faint: Theme.strong ? "#8A6B33" : "#D8C48E"
    readonly property color chosen: "#5A3418"
    readonly property color hovered: "#E6D4A6"
    readonly property color ring: "#5A1A14"

    /// The height of the last picture of a figure: the best estimate for the next one.
    property real pictureHeight: 0

    /// Sizes on the page follow the reader's text size.
    function font(n: real): int { return Math.max(12, Math.round(n * Theme.u * Theme.swell * Rulebook.textFactor)) }
    function px(n: real): int { return Math.round(n * Theme.u * Theme.swell * Rulebook.textFactor) }
}
