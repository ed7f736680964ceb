// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// An animation of something shown for a while: `way` goes from 0 to 1 during the moment and is 1 at all other times.
/// Everything drawn must depend only on `way`, and be at rest or invisible at 1, so that nothing outlasts the moment,
/// whether it ends by itself, by a skip, by seeking in a replay, by undo or by a change of screens.
QtObject {
    id: moment

    required property bool lasts
    /// True to begin with the moment; otherwise `begin` starts it.
    property bool atOnce: true
    /// False for a change of light, which is not a motion and is shown in reduced motion, too.
    property bool moves: true
    property alias duration: run.duration
    property alias easing: run.easing

    property real way: 1
    readonly property bool running: run.running
    readonly property bool seen: Theme.speed > 0 && (!moves || Theme.moves)
    readonly property NumberAnimation animation: NumberAnimation {
        id: run
        target: moment
        property: "way"
        from: 0
        to: 1
    }

    function begin() {
        if (!moment.lasts || !moment.seen || run.duration <= 0)
            return
        moment.way = 0
        run.restart()
    }

    onLastsChanged: if (!moment.lasts) run.complete(); else if (moment.atOnce) moment.begin()
    onSeenChanged: if (!moment.seen) run.complete()
    Component.onCompleted: if (moment.atOnce) moment.begin()
}
