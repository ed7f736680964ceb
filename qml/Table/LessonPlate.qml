// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The sentence of the lesson, beside what it points at; and the question whether to leave.
Item {
    id: lesson

    required property Item board
    required property GameTable table
    required property LessonGuide guide
    readonly property bool shown: guide.shown
    readonly property int step: guide.step
    readonly property bool tells: shown && guide.tells
    /// The number of the step, from 1, if it requires an action; otherwise 0.
    readonly property int does: shown && !guide.tells ? guide.step + 1 : 0
    readonly property LessonHighlights lights: finder
    readonly property rect place: shown ? Qt.rect(plate.x, plate.y, plate.width, plate.height) : Qt.rect(0, 0, 0, 0)
    /// The plate and the things it points at, which nothing should cover.
    readonly property list<rect> kept: {
        const list = []
        if (shown)
            list.push(place, ...finder.lights)
        return list
    }
    readonly property bool stuck: shown && guide.stuck
    /// True if the lesson was resumed and is still at that step, so that it can be restarted.
    readonly property bool resumed: shown && guide.resumed && !guide.atEnd
    /// The lesson after this one; empty if there is none.
    readonly property string following: House.lessonAfter(guide.lessonId)
    /// True until a key is pressed in this step.
    property bool fresh: false
    /// What is to be used next in this step. The focus follows it, for a player who uses keys.
    property Item asked: null
    readonly property bool ends: tells && guide.atEnd
    readonly property bool leads: ends && following !== ""
    /// The length of a short game after the lesson, and of a whole one; empty if no option sets it.
    readonly property string briefLength: ends ? House.gameLength(guide.lessonId, true) : ""
    readonly property string wholeLength: ends ? House.gameLength(guide.lessonId, false) : ""
    readonly property bool shortens: briefLength !== ""
    /// The bar leads home as well: among four buttons there would be too little room for the sentence.
    readonly property bool leaves: ends && !(leads && shortens)
    readonly property bool boardThere: (board as Loader).item !== null
    readonly property bool leaving: guide.leaving
    /// True while the plate asks whether to begin the lesson again.
    property bool asksAnew: false
    readonly property bool asks: leaving || asksAnew
    readonly property bool inFront: !asks && Panels.shown === "" && !Rulebook.open

    /// Emitted when the step waits for an action on the board.
    signal boardWanted()

    /// The last action is replayed first.
    function begin() { if (lesson.boardThere) lesson.guide.begin() }
    /// Gives the focus to the button that continues, if there is one.
    function offerFocus() {
        if (lesson.tells && lesson.inFront)
            (lesson.shortens ? brief : next).forceActiveFocus(Qt.OtherFocusReason)
    }
    function leave() { if (Rulebook.open) Rulebook.close(); else lesson.guide.askToLeave() }
    /// Gives the focus to the item that the step asks for. Returns false if no such item can have the focus.
    function focusAsked(): bool {
        const item = lesson.shown && !lesson.tells ? finder.asked() : null
        if (item === null)
            return false
        if (!item.activeFocus)
            item.forceActiveFocus(Qt.TabFocusReason)
        return true
    }
    /// Gives the focus to what is asked for next and, until a key is pressed, again: the item may still be moving to its
    /// place, and the control of the last step may take the focus back.
    function followAsked() {
        const item = lesson.does > 0 ? finder.asked() : null
        const anew = item !== lesson.asked
        lesson.asked = item
        if (item !== null && (anew || lesson.fresh) && lesson.inFront && PressGuard.byKeyboard && lesson.table.deciding)
            lesson.focusAsked()
    }

    component Sentence: BodyText {
        text: Theme.unbroken(lesson.guide.sentence)
        textFormat: Text.StyledText
        size: 19
        lineHeight: 1.06
        Accessible.ignored: true
    }

    onStepChanged: { PressGuard.arm(); plate.put = false; lesson.offerFocus() }
    onTellsChanged: if (lesson.tells) lesson.offerFocus(); else if (lesson.shown) lesson.boardWanted()
    // A player who did the last step by mouse will do the next one by mouse.
    onDoesChanged: {
        lesson.fresh = lesson.does > 0
        if (lesson.fresh && PressGuard.byKeyboard)
            lesson.boardWanted()
    }
    onBoardThereChanged: lesson.begin()
    Component.onCompleted: { lesson.begin(); lesson.offerFocus() }

    Connections {
        target: PressGuard
        function onKeyPressed() { lesson.fresh = false }
    }
    Connections {
        target: lesson.fresh ? lesson.Window.window : null
        function onActiveFocusItemChanged() { lesson.followAsked() }
    }
    LessonHighlights {
        id: finder
        table: lesson.table
        board: lesson.board
        frame: lesson
        points: lesson.guide.points
        free: lesson.guide.free
        sentence: lesson.guide.spoken
        // Without the board, the plate would be placed as on an empty one, and then jump.
        shown: lesson.shown && lesson.boardThere
        played: lesson.shown && !lesson.tells
        plateSizes: plate.sizes
        onChanged: lesson.followAsked()
    }
    Repeater {
        model: finder.shown ? finder.lights : []
        delegate: LessonLight {
            required property rect modelData
            required property int index
            objectName: "lessonLight"
            place: modelData
            side: finder.arrows[index] ?? 0
            wanted: finder.wanted[index] === 1
        }
    }
    Plate {
        id: plate

        readonly property int inset: Theme.px(20)
        /// The height of everything but the sentence and the buttons.
        readonly property real around: 2 * Theme.px(16) + head.height + column.spacing
        // Must not depend on whether the buttons are visible: they are invisible until the plate has its place.
        readonly property bool buttoned: lesson.tells || lesson.stuck
        /// Widths to try in turn, the preferred one first, until the plate hides nothing important.
        readonly property list<real> units: [430, 350, 540, 680, 300, 840]
        readonly property real widest: lesson.width - Theme.px(28)
        /// The widths of the buttons, 0 for hidden ones.
        readonly property list<real> broad: [
            lesson.leaves ? leave.implicitWidth : 0,
            lesson.leads ? after.implicitWidth : 0,
            lesson.shortens ? brief.implicitWidth : 0,
            lesson.stuck ? showMe.implicitWidth : 0,
            lesson.tells ? next.implicitWidth : 0
        ]
        readonly property real narrowest: Math.max(0, ...plate.broad) + 2 * plate.inset
        property list<size> sizes
        /// True if the player has dragged the plate to this place, where it stays until the next step.
        property bool put: false
        property point there
        /// True once it has a place: only then does it animate its moves.
        property bool stands: false
        readonly property var shown: Array.from(broad).filter((wide) => wide > 0)
        /// The width of all buttons beside each other.
        readonly property real abreast: shown.reduce((sum, wide) => sum + wide + buttons.spacing, -buttons.spacing)
        /// The height of all buttons in this width: in one row or, if there is too little room, each in a row of its own.
        function folded(room: real): real {
            const rows = plate.abreast <= room ? 1 : plate.shown.length
            return rows * (Theme.px(40) + buttons.spacing) - buttons.spacing
        }
        function measure() {
            const list = []
            const folding = []
            for (let at = 0; at < plate.units.length; ++at) {
                const wide = Math.min(Theme.px(plate.units[at]), plate.widest)
                if (wide < plate.narrowest)
                    continue
                ruler.width = wide - 2 * plate.inset
                const block = plate.folded(ruler.width)
                const one = Qt.size(wide, Math.ceil(ruler.height + plate.around + (plate.buttoned ? column.spacing + block : 0)))
                if (block > Theme.px(40))
                    folding.push(one)
                else
                    list.push(one)
            }
            // All buttons are in one row if there is room.
            plate.sizes = list.concat(folding)
        }
        function moveBy(x: real, y: real) {
            plate.there = Qt.point(plate.x + x, plate.y + y)
            plate.put = true
        }
        objectName: "lessonPlate"
        visible: finder.shown
        x: plate.put ? Math.max(0, Math.min(plate.there.x, lesson.width - width)) : finder.plate.x
        y: plate.put ? Math.max(lesson.table.frame.bar.height, Math.min(plate.there.y, lesson.height - height)) : finder.plate.y
        width: finder.plate.width
        height: finder.plate.height
        strength: 1
        shields: true
        border { width: Theme.line(2); color: Theme.brass }
        onAroundChanged: plate.measure()
        onWidestChanged: plate.measure()
        onNarrowestChanged: plate.measure()
        onInsetChanged: plate.measure()
        onBroadChanged: plate.measure()
        onAbreastChanged: plate.measure()
        onButtonedChanged: plate.measure()
        onVisibleChanged: if (visible) standing.restart(); else plate.stands = false
        Component.onCompleted: plate.measure()
        Behavior on x {
            enabled: plate.stands && Theme.moves && !grip.pressed
            NumberAnimation { duration: Theme.ms(200); easing.type: Easing.OutCubic }
        }
        Behavior on y {
            enabled: plate.stands && Theme.moves && !grip.pressed
            NumberAnimation { duration: Theme.ms(200); easing.type: Easing.OutCubic }
        }

        Timer {
            id: standing
            interval: 0
            onTriggered: plate.stands = plate.visible
        }
        // Keeps the mouse from items below, and lets the plate be dragged away.
        MouseArea {
            id: grip
            property point from
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
            onPressed: (mouse) => grip.from = Qt.point(mouse.x, mouse.y)
            onPositionChanged: (mouse) => { if (grip.pressed) plate.moveBy(mouse.x - grip.from.x, mouse.y - grip.from.y) }
        }
        // Recreated with each sentence, so that screen readers announce it.
        Repeater {
            model: lesson.shown ? [lesson.guide.progress + ". " + lesson.guide.spoken] : []
            delegate: Item {
                required property string modelData
                width: plate.width
                height: plate.height
                Accessible.role: Accessible.Notification
                Accessible.name: modelData
            }
        }
        Sentence {
            id: ruler
            visible: false
            onTextChanged: plate.measure()
            onFontChanged: plate.measure()
        }
        Column {
            id: column
            x: plate.inset
            y: Theme.px(14)
            width: plate.width - 2 * plate.inset
            spacing: Theme.px(8)

            Item {
                id: head
                width: parent.width
                height: Theme.px(lesson.resumed ? 30 : 20)

                Icon { id: lamp; anchors.verticalCenter: parent.verticalCenter; name: "lamp"; size: Theme.px(20) }
                CaptionText {
                    id: progress
                    anchors { left: lamp.right; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                    text: lesson.guide.progress
                    size: 14
                    color: Theme.sand
                }
                // A progress bar.
                Rectangle {
                    anchors { right: anew.left; rightMargin: anew.visible ? Theme.px(12) : 0; verticalCenter: parent.verticalCenter }
                    width: Math.max(0, Math.min(Theme.px(150), anew.x - anchors.rightMargin - progress.x - progress.width - Theme.px(12)))
                    height: Theme.px(6)
                    radius: height / 2
                    color: Theme.night
                    border { width: 1; color: Theme.hairline }

                    Rectangle {
                        width: Math.round(parent.width * (lesson.guide.step + 1) / lesson.guide.steps)
                        height: parent.height
                        radius: height / 2
                        color: Theme.brass
                    }
                }
                // Apart from the buttons that go on, here and on the table.
                BrassButton {
                    id: anew
                    readonly property bool walkedApart: true
                    objectName: "lessonAnew"
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    width: visible ? implicitWidth : 0
                    height: Theme.px(28)
                    visible: lesson.resumed
                    focusedByPress: false
                    text: qsTr("Start over")
                    iconName: "chapter-back"
                    size: 13
                    sidePadding: Theme.px(10)
                    onClicked: lesson.asksAnew = true
                }
            }
            Sentence { objectName: "lessonSentence"; width: parent.width }
            Flow {
                id: buttons
                /// True if each button has a row of its own, which it fills.
                readonly property bool stacked: plate.abreast > parent.width
                anchors.right: parent.right
                width: Math.min(parent.width, Math.ceil(plate.abreast))
                visible: plate.buttoned
                spacing: Theme.px(12)

                BrassButton {
                    id: leave
                    objectName: "lessonLeave"
                    width: buttons.stacked ? parent.width : implicitWidth
                    visible: lesson.leaves
                    height: Theme.px(40)
                    text: qsTr("Leave the lesson")
                    size: 16
                    onClicked: House.goHome()
                }
                BrassButton {
                    id: after
                    objectName: "lessonAfter"
                    width: buttons.stacked ? parent.width : implicitWidth
                    visible: lesson.leads
                    height: Theme.px(40)
                    text: qsTr("Next lesson")
                    iconName: "lamp"
                    size: 16
                    onClicked: House.startLesson(lesson.following)
                }
                BrassButton {
                    id: showMe
                    objectName: "lessonShowMe"
                    width: buttons.stacked ? parent.width : implicitWidth
                    visible: lesson.stuck
                    height: Theme.px(40)
                    text: qsTr("Show me")
                    iconName: "look"
                    size: 16
                    onClicked: lesson.guide.showMe()
                }
                BrassButton {
                    id: next
                    objectName: "lessonNext"
                    width: buttons.stacked ? parent.width : implicitWidth
                    visible: lesson.tells
                    height: Theme.px(40)
                    primary: !lesson.shortens
                    text: lesson.shortens ? qsTr("Whole game: %1").arg(lesson.wholeLength)
                        : lesson.ends ? qsTr("Play a whole game") : qsTr("Continue")
                    iconName: "play"
                    size: 17
                    onClicked: lesson.guide.goOn()
                    Keys.onEscapePressed: lesson.leave()
                }
                BrassButton {
                    id: brief
                    objectName: "lessonShortGame"
                    width: buttons.stacked ? parent.width : implicitWidth
                    visible: lesson.shortens
                    height: Theme.px(40)
                    primary: true
                    text: qsTr("Short game: %1").arg(lesson.briefLength)
                    iconName: "play"
                    size: 17
                    // It takes the place of the other button, which had the focus in the step before.
                    onVisibleChanged: if (visible) lesson.offerFocus()
                    onClicked: lesson.guide.playShortGame()
                    Keys.onEscapePressed: lesson.leave()
                }
            }
        }
    }
    Loader {
        id: question
        objectName: "leaveLesson"
        anchors.fill: parent
        active: lesson.asks
        onLoaded: { PressGuard.arm(); question.forceActiveFocus() }
        onActiveChanged: {
            if (active)
                setSource(Qt.resolvedUrl(lesson.leaving ? "LeaveLesson.qml" : "RestartLesson.qml"), { "guide": lesson.guide })
            else
                lesson.offerFocus()
        }
    }
    Connections {
        target: question.item as RestartLesson
        function onRejected() { lesson.asksAnew = false }
    }
}
