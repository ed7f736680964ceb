import QtQuick

/// Something that is shown for a while, as long as its moment lasts: `way` goes from 0 to 1 then, and is 1 at all other times. What is
/// drawn follows from `way`, and is at rest or gone at 1. So nothing outlives its moment, whatever ends that: its time, a skip, the
/// timeline of a replay, undo, another screen.
QtObject {
    id: moment

    required property bool lasts
    /// It begins whenever the moment does; otherwise by `begin`.
    property bool atOnce: true
    /// A change of light is no motion: it is seen in reduced motion too.
    property bool moves: true
    property alias duration: run.duration
    property alias easing: run.easing

    property real way: 1
    readonly property bool running: run.running
    readonly property bool seen: Theme.speed > 0 && (!moves || Theme.moves)

    function begin() {
        if (!moment.lasts || !moment.seen || run.duration <= 0)
            return
        moment.way = 0
        run.restart()
    }

    onLastsChanged: if (!moment.lasts) run.complete(); else if (moment.atOnce) moment.begin()
    onSeenChanged: if (!moment.seen) run.complete()
    Component.onCompleted: if (moment.atOnce) moment.begin()

    readonly property NumberAnimation animation: NumberAnimation {
        id: run
        target: moment
        property: "way"
        from: 0
        to: 1
    }
}
