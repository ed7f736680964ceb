// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App

/// Explains things on the table: a tool tip appears beside a pointer that rests on one; a right click, a long press or
/// the key I shows it enlarged, with its rule.
Item {
    id: explanations

    required property GameTable table
    required property Item board
    /// The game's picture of a thing, a `ThingPicture`.
    property url pictureSource

    function hideTip() { tip.source = "" }
    function lookAtPoint(at: point): bool { return explanations.lookAtItem(Explainer.at(explanations.board, at)) }
    function lookAtItem(item: Item): bool {
        const subject = Explainer.subject(item)
        if (subject.x < 0)
            return false
        explanations.hideTip()
        explanations.table.lookAt(subject.x, subject.y)
        return true
    }

    anchors.fill: parent

    // A child of the screen, because otherwise items above the table would keep the pointer from it.
    HoverHandler {
        id: pointer
        property point rested
        parent: explanations.parent
        onPointChanged: {
            const at = pointer.point.position
            if (!PressGuard.pointing || Math.abs(at.x - rested.x) + Math.abs(at.y - rested.y) < 5)
                return
            rested = at
            explanations.hideTip()
            patience.restart()
        }
        onHoveredChanged: if (!hovered) { patience.stop(); explanations.hideTip() }
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        // A finger has no buttons, and would be taken for the right one.
        acceptedDevices: PointerDevice.AllDevices & ~PointerDevice.TouchScreen
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: explanations.lookAtPoint(point.position)
    }
    TapHandler {
        acceptedDevices: PointerDevice.TouchScreen
        onLongPressed: if (explanations.lookAtPoint(point.position)) PressGuard.takeTouch(explanations)
    }
    Timer {
        id: patience
        interval: 650
        onTriggered: {
            const table = explanations.table
            const open = (table.deciding || table.director.waiting || table.replay !== null) && table.detail.title === ""
            const item = open ? Explainer.at(explanations.board, pointer.rested) : null
            if (item === null || Explainer.quiet(item))
                return
            const subject = Explainer.subject(item)
            const found = explanations.table.detailOf(subject.x, subject.y)
            if (found.title !== "")
                tip.setSource(Qt.resolvedUrl("../Controls/ToolTipPlate.qml"), {
                    "target": item, "text": Explainer.brief(item) ? found.title : found.title + "\n" + found.text,
                    "beside": Explainer.besides(item)
                })
        }
    }
    Connections {
        target: PressGuard
        function onHandsUsed() { patience.stop(); explanations.hideTip() }
    }
    Connections {
        target: Rulebook
        function onOpenChanged() { patience.stop(); explanations.hideTip() }
    }
    // The tool tip is a child of the window, so hiding this item does not hide it.
    Connections {
        target: House
        function onPicturingChanged() { if (House.picturing) explanations.hideTip() }
    }
    Loader { id: tip }
    DetailPlate {
        table: explanations.table
        pictureSource: explanations.pictureSource
    }
}
