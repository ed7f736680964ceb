// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

/// The actions at the place where a move has ended, beside that place and joined to it by a brass line. It is only a
/// preview while a figure hovers over an end.
Item {
    id: menu

    required property SuperGangTable table
    required property TownView town
    readonly property superGangMenu shown: table.menu
    readonly property rect room: table.layout.camera.view
    property point target: Qt.point(0, 0)
    /// True while the board only waits until something beside it is read.
    property bool resting: false
    /// The part of the board that it should not cover.
    property rect clear: Qt.rect(0, 0, 0, 0)
    /// The figures there, beside which the line ends.
    property rect figures: Qt.rect(0, 0, 0, 0)
    readonly property bool toRight: place.x > target.x
    readonly property point place: bestPlace()
    readonly property real reach: Theme.px(32)
    readonly property bool preparing: shown.preparing
    /// The rectangle that the plate covers; empty if it is not shown.
    readonly property rect covered: visible ? Qt.rect(plate.x, plate.y, plate.width, plate.height) : Qt.rect(0, 0, 0, 0)

    function focusFirst() {
        if (!menu.shown.shown || menu.shown.preview)
            return
        // A menu in which nothing can be done closes by itself, before its button can have the focus.
        if (menu.shown.first === 0)
            ending.restart()
        else
            menu.focusOn("row" + menu.shown.first)
    }
    function focusOn(name: string) {
        if (name === "done" || name === "go")
            (name === "done" ? done : go).forceActiveFocus(Qt.TabFocusReason)
        for (let at = 0; at < rows.count; ++at)
            if (rows.itemAt(at)?.objectName === name)
                (rows.itemAt(at) as MenuLine).forceActiveFocus(Qt.TabFocusReason)
    }
    /// What is proposed is taken by a single key press; it can be changed before.
    function focusParty() {
        if (menu.preparing && go.enabled)
            go.forceActiveFocus(Qt.TabFocusReason)
        else if (menu.preparing)
            FocusWalker.enter(party)
    }
    /// For players who use the mouse: keys work, but no single key press performs the first row.
    function focusPlate() { if (menu.shown.shown && !menu.shown.preview) plate.forceActiveFocus(Qt.OtherFocusReason) }
    function inWindow(part: rect): rect {
        const from = menu.town.toWindow(Qt.point(part.x, part.y))
        return Qt.rect(from.x, from.y, part.width * menu.town.camera.zoom, part.height * menu.town.camera.zoom)
    }
    function follow() {
        menu.target = menu.town.toWindow(menu.shown.point)
        menu.clear = menu.inWindow(menu.shown.keepClear)
        menu.figures = menu.inWindow(menu.shown.figures)
    }
    /// Returns how brief the rows have to be, so that all of them are visible (`MenuLine.brief`).
    function briefness(room: real): int {
        for (let brief = 0; brief < 2; ++brief) {
            let sum = (rows.count - 1) * column.spacing
            for (let at = 0; at < rows.count; ++at)
                sum += (rows.itemAt(at) as MenuLine)?.heights[brief] ?? 0
            if (sum <= room)
                return brief
        }
        return 2
    }
    function overlap(x: real, y: real): real {
        const wide = Math.min(x + plate.width, menu.clear.x + menu.clear.width) - Math.max(x, menu.clear.x)
        const high = Math.min(y + plate.height, menu.clear.y + menu.clear.height) - Math.max(y, menu.clear.y)
        return wide > 0 && high > 0 ? wide * high : 0
    }
    /// Returns the place beside the target that hides least: on its right, on its left, or as far away as possible.
    function bestPlace(): point {
        const rim = Theme.px(8)
        const top = menu.room.y + rim
        const low = menu.room.y + menu.room.height - plate.height - rim
        const first = menu.room.x + rim
        const last = menu.room.x + menu.room.width - plate.width - rim
        const middle = Math.max(top, Math.min(menu.target.y - plate.height / 2, low))
        const near = menu.reach
        const columns = [menu.figures.x + menu.figures.width + near, menu.figures.x - near - plate.width,
                         menu.clear.x + menu.clear.width + rim, menu.clear.x - plate.width - rim]
        const rows = [middle, top, low]
        let best = Qt.point(Math.max(first, Math.min(columns[0], last)), middle)
        let least = Infinity
        for (let column = 0; column < columns.length; ++column) {
            const x = columns[column]
            if (x < first || x > last)
                continue
            for (let row = 0; row < rows.length; ++row) {
                const cost = menu.overlap(x, rows[row]) + column * 40 + row * 20
                if (cost < least) { least = cost; best = Qt.point(x, rows[row]) }
            }
        }
        return best
    }
    /// With large text not all rows fit: scrolls to the focused one, or else to the first that is enabled.
    function showFirst() {
        let first = null
        for (let at = 0; at < rows.count; ++at) {
            const row = rows.itemAt(at) as MenuLine
            if (row !== null && (row.activeFocus || first === null && row.row.enabled))
                first = row
        }
        if (first !== null)
            list.reveal(first.y, first.height)
    }

    anchors.fill: parent
    // An advised move has a `HintFlag` instead. While a lesson is read, there is nothing to be done with only "Done".
    visible: shown.shown && !(shown.preview && shown.advised >= 0 && table.hint !== "") && !(resting && shown.rows.length === 0)
             && !table.trade.shown && !table.duel.active
    enabled: visible && !shown.preview
    onPreparingChanged: {
        PressGuard.arm()
        if (PressGuard.byKeyboard && enabled) { if (preparing) offering.restart(); else menu.focusFirst() }
    }
    onShownChanged: menu.follow()
    Component.onCompleted: menu.follow()
    onEnabledChanged: if (enabled) { PressGuard.arm(); scrolling.restart() }

    // Waits until the button knows whether it can be used.
    Timer { id: offering; interval: 0; onTriggered: menu.focusParty() }
    // Waits until the table has had the time to close the menu.
    Timer { id: ending; interval: 0; onTriggered: if (menu.enabled && menu.shown.first === 0) menu.focusOn("done") }
    // Waits until the rows have their heights, which change with the window and the text size.
    Timer { id: scrolling; interval: 0; onTriggered: menu.showFirst() }

    Connections {
        target: menu.table.layout.camera
        function onChanged() { menu.follow() }
    }
    Rectangle {
        readonly property real from: menu.toRight ? menu.figures.x + menu.figures.width : plate.x + plate.width
        objectName: "menuArrow"
        x: from
        y: Math.round(Math.max(plate.y + Theme.px(20), Math.min(menu.target.y - Theme.px(20), plate.y + plate.height - Theme.px(20))))
        width: Math.max(0, (menu.toRight ? plate.x : menu.figures.x) - from)
        height: Theme.line(3)
        visible: menu.target.x > menu.room.x && menu.target.x < menu.room.x + menu.room.width
                 && menu.target.y > menu.room.y && menu.target.y < menu.room.y + menu.room.height
        color: Theme.brass
        border { width: 1; color: Theme.brassDark }
    }
    Plate {
        id: plate
        objectName: "actionMenu"
        x: Math.round(menu.place.x)
        y: Math.round(menu.place.y)
        width: Theme.px(340)
        height: Math.min(menu.room.height - Theme.px(16), list.y + list.needed + foot.height + Theme.px(14))
        strength: 0.97
        shields: true
        opacity: menu.shown.preview ? 0.92 : 1
        border { width: Theme.line(2); color: Theme.brass }
        Accessible.role: Accessible.Grouping
        Accessible.name: menu.shown.title

        // Keeps clicks from items below; the wheel scrolls the rows from anywhere on the plate.
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            hoverEnabled: true
            onWheel: (wheel) => {
                wheel.accepted = true
                if (list.interactive)
                    list.contentY = Math.max(-list.topMargin, Math.min(list.contentHeight + list.bottomMargin - list.height,
                                                                       list.contentY - wheel.angleDelta.y / 2))
            }
        }
        Art {
            id: swatch
            x: Theme.px(14)
            y: Theme.px(13)
            size: Theme.px(38)
            visible: menu.shown.swatch !== ""
            art: menu.shown.swatch === "" ? "" : "town/district-" + menu.shown.swatch
        }
        TitleText {
            id: title
            x: swatch.visible ? swatch.x + swatch.width + Theme.px(10) : Theme.px(16)
            y: Theme.px(9)
            width: (badge.visible ? badge.x : parent.width - Theme.px(6)) - x - Theme.px(6)
            text: menu.shown.title
            size: 23
            minimumPixelSize: 11
        }
        BodyText {
            id: subtitle
            x: title.x
            anchors.top: title.bottom
            width: title.width
            visible: text !== ""
            text: menu.shown.subtitle
            size: 14
            color: Theme.sand
        }
        Art {
            id: badge
            anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: swatch.verticalCenter }
            size: Theme.px(38)
            visible: menu.shown.badge !== ""
            art: menu.shown.badge
        }
        Flickable {
            id: list
            /// Room for the focus ring.
            readonly property int rim: 4 + Theme.ring
            /// Including the margins above and below the rows.
            readonly property real needed: contentHeight === 0 ? 0 : contentHeight + topMargin + bottomMargin
            function reveal(top: real, tall: real) {
                if (list.interactive)
                    list.contentY = Math.max(-list.topMargin, Math.min(top - list.rim,
                                                                       Math.max(list.contentY, top + tall + list.rim - list.height)))
            }
            x: Theme.px(10) - rim
            y: (subtitle.visible ? subtitle.y + subtitle.height : title.y + title.height) + Theme.px(7)
            width: parent.width - 2 * x
            height: parent.height - y - foot.height - Theme.px(14)
            contentWidth: width
            topMargin: rim
            bottomMargin: rim
            contentHeight: menu.shown.preparing ? party.height : column.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            interactive: needed > height + 1
            onHeightChanged: if (menu.enabled) scrolling.restart()
            onContentHeightChanged: if (menu.enabled) scrolling.restart()
            Column {
                id: column
                readonly property int brief: menu.briefness(menu.room.height - Theme.px(16) - list.y - 2 * list.rim - foot.height
                                                            - Theme.px(14))
                x: list.rim
                width: list.width - 2 * x
                visible: !menu.shown.preparing
                spacing: Theme.px(6)
                Repeater {
                    id: rows
                    model: menu.shown.rows
                    delegate: MenuLine {
                        required property superGangMenuRow modelData
                        width: column.width
                        row: modelData
                        brief: column.brief
                        objectName: "row" + row.number
                        onActiveFocusChanged: if (activeFocus) list.reveal(y, height)
                        onChosen: menu.table.act(row.number)
                    }
                }
            }
            Column {
                id: party
                /// True if other figures may take part, which is asked first.
                readonly property bool joined: menu.shown.members.length > 0
                x: list.rim
                width: list.width - 2 * x
                visible: menu.shown.preparing
                spacing: Theme.px(8)

                BodyText {
                    width: parent.width
                    visible: text !== ""
                    text: menu.shown.question
                    size: 17
                    font.weight: Font.DemiBold
                    color: Theme.brassLight
                }
                PartyChips {
                    width: parent.width
                    visible: party.joined
                    people: menu.shown.members
                    onToggled: (index) => menu.table.toggleMember(index)
                }
                BodyText {
                    width: parent.width
                    visible: menu.shown.targets.length > 0
                    text: menu.shown.asksWhom ? qsTranslate("SuperGang", "Against whom?") : qsTranslate("SuperGang", "Against:")
                    size: menu.shown.asksWhom ? 17 : 15
                    color: menu.shown.asksWhom ? Theme.brassLight : Theme.sand
                }
                PartyChips {
                    width: parent.width
                    visible: menu.shown.targets.length > 0
                    people: menu.shown.targets
                    onToggled: (index) => menu.table.toggleTarget(index)
                }
                BodyText {
                    width: parent.width
                    visible: menu.shown.defenders.length > 0
                    text: qsTranslate("SuperGang", "Who throws for the shop?")
                    size: party.joined ? 15 : 17
                    color: party.joined ? Theme.sand : Theme.brassLight
                }
                PartyChips {
                    width: parent.width
                    visible: menu.shown.defenders.length > 0
                    people: menu.shown.defenders
                    exclusive: true
                    onToggled: (index) => menu.table.nameDefender(index)
                }
                BodyText { width: parent.width; visible: text !== ""; text: menu.shown.defendersText; size: 14; color: Theme.sand }
                BodyText { width: parent.width; text: menu.shown.odds; size: 15; color: Theme.creamShade }
                Row {
                    width: parent.width
                    spacing: Theme.px(8)
                    BrassButton {
                        id: go
                        objectName: "go"
                        width: parent.width - back.width - parent.spacing
                        primary: true
                        danger: true
                        sidePadding: Theme.px(8)
                        enabled: menu.shown.canGo
                        text: menu.shown.goText
                        onClicked: menu.table.go()
                    }
                    BrassButton {
                        id: back
                        objectName: "back"
                        width: Theme.px(52)
                        iconName: "undo"
                        description: qsTranslate("SuperGang", "Back to the other actions")
                        onClicked: menu.table.cancel()
                    }
                }
            }
        }
        // More rows follow.
        Rectangle {
            objectName: "menuMore"
            x: list.x + list.rim
            y: list.y + list.height - height
            width: list.width - 2 * list.rim
            height: Theme.px(40)
            visible: list.interactive && !list.atYEnd
            gradient: Gradient {
                GradientStop { position: 0; color: "transparent" }
                GradientStop { position: 0.7; color: Theme.night }
            }
            CaptionText { anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom } text: "▼"; color: Theme.brassLight }
        }
        Rectangle {
            objectName: "menuScroll"
            x: list.x + list.width - list.rim + Theme.px(2)
            y: list.y + Math.round(list.visibleArea.yPosition * list.height)
            width: Theme.px(5)
            height: Math.round(list.visibleArea.heightRatio * list.height)
            visible: list.interactive
            radius: width / 2
            color: Theme.brass
        }
        Item {
            id: foot
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.px(10) }
            height: menu.shown.preparing || menu.shown.preview && must.height === 0
                    ? 0 : Math.max(must.height, done.visible ? done.height : 0)

            Column {
                id: must
                anchors { left: parent.left; right: done.left; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                visible: menu.shown.must !== "" && !menu.shown.preparing
                height: visible ? implicitHeight : 0
                BodyText { width: parent.width; text: menu.shown.must; size: 14; color: Theme.creamShade }
                Why { rule: menu.shown.mustRule; size: 13 }
            }
            BrassButton {
                id: done
                objectName: "done"
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                width: must.visible ? Theme.px(104) : parent.width
                height: Theme.px(38)
                visible: !menu.shown.preview && !menu.shown.preparing
                enabled: menu.shown.canDone
                primary: menu.shown.canDone && menu.shown.rows.length === 0
                sidePadding: Theme.px(8)
                text: menu.shown.doneText
                iconName: "check"
                onClicked: menu.table.done()

                NumberKey { anchors { right: parent.right; bottom: parent.bottom; margins: Theme.px(4) } visible: done.enabled; number: 0 }
            }
        }
    }
}
