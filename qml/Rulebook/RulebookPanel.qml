// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The rulebook: a narrow page beside a table; a wide one over the right part of any other screen, or over the whole
/// window if that is too small for the text size.
FocusScope {
    id: panel

    /// The width of the page beside a table, which takes the rest of the window; 0 without a table.
    property real besideWidth: 0
    readonly property bool beside: besideWidth > 0
    readonly property real shareWidth: Math.max(620, Math.round(width * 0.61))
    readonly property real sheetWidth: beside ? besideWidth : width >= 1100 && shareWidth >= 620 * Theme.u ? shareWidth : width
    readonly property int margin: Theme.px(beside ? 26 : 34)

    function choose(row: int) {
        if (!Rulebook.openHit(row < 0 ? hits.currentIndex : row))
            return
        header.search.listing = false
        page.forceActiveFocus()
    }

    visible: Rulebook.open
    enabled: visible
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Rulebook")
    onVisibleChanged: { TermCard.close(); header.search.listing = false; header.unfolded = false; if (visible) page.forceActiveFocus() }
    Component.onCompleted: page.forceActiveFocus()
    onBesideChanged: header.unfolded = false
    Keys.onPressed: (event) => {
        event.accepted = true
        if (event.key === Qt.Key_Escape && header.search.listing) header.search.clear()
        else if (event.key === Qt.Key_Escape && TermCard.href !== "") TermCard.close()
        else if (event.key === Qt.Key_Escape && unfolded.visible) { header.unfolded = false; page.forceActiveFocus() }
        else if (event.key === Qt.Key_Escape) Rulebook.close()
        else if (event.key === Qt.Key_Left && event.modifiers & Qt.AltModifier || event.key === Qt.Key_Back) Rulebook.back()
        else if (event.key === Qt.Key_Right && event.modifiers & Qt.AltModifier || event.key === Qt.Key_Forward) Rulebook.forward()
        else if (event.key === Qt.Key_PageDown && event.modifiers & Qt.ControlModifier) Rulebook.openNext()
        else if (event.key === Qt.Key_PageUp && event.modifiers & Qt.ControlModifier) Rulebook.openPrevious()
        else if (event.matches(StandardKey.Find)) header.search.select()
        else if (event.matches(StandardKey.Copy)) Rulebook.copySection()
        else if (event.matches(StandardKey.ZoomIn)) Rulebook.textSize += 1
        else if (event.matches(StandardKey.ZoomOut)) Rulebook.textSize -= 1
        else if ([Qt.Key_Up, Qt.Key_Down, Qt.Key_PageUp, Qt.Key_PageDown, Qt.Key_Home, Qt.Key_End].includes(event.key))
            page.Keys.pressed(event)
        else event.accepted = false
    }

    // Keeps the Tab key inside the rulebook.
    Item {
        activeFocusOnTab: true
        Accessible.ignored: true
        onActiveFocusChanged: if (activeFocus) page.forceActiveFocus(Qt.BacktabFocusReason)
    }
    Paper {
        id: sheet
        anchors.right: parent.right
        width: panel.sheetWidth
        height: panel.height

        Cover { anchors.fill: parent }
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            onPressed: (mouse) => {
                if (mouse.button === Qt.BackButton) Rulebook.back()
                else if (mouse.button === Qt.ForwardButton) Rulebook.forward()
                else { page.forceActiveFocus(); TermCard.close(); header.search.listing = false }
            }
            onWheel: (wheel) => wheel.accepted = true
        }
        PageHeader {
            id: header
            z: 2
            x: panel.margin
            y: Theme.px(28)
            width: parent.width - 2 * x
            narrow: panel.beside
            search.onChosen: (row) => panel.choose(row)
            search.onWalked: (by) => hits.walk(by)
        }
        Rectangle {
            id: line
            x: panel.margin
            y: header.y + header.height + Theme.px(12)
            width: parent.width - 2 * x
            height: 1
            color: PaperTheme.line
        }
        ContentsColumn {
            id: contents
            visible: !panel.beside
            x: panel.margin - Theme.px(4)
            y: line.y + Theme.px(10)
            width: Theme.px(188)
            height: sheet.height - y - Theme.px(22)
        }
        Rectangle {
            id: fold
            visible: contents.visible
            x: contents.visible ? contents.x + contents.width + Theme.px(10) : panel.margin - Theme.px(24)
            y: contents.y + Theme.px(4)
            width: 1
            height: contents.height - Theme.px(4)
            color: PaperTheme.line
        }
        Page {
            id: page
            objectName: "page"
            room: sheet.width - panel.margin + Theme.px(10) - fold.x - Theme.px(24)
            x: fold.x + Theme.px(24) + Math.max(0, Math.round((room - Theme.px(22) - columnWidth) / 2))
            y: line.y + Theme.px(14)
            height: sheet.height - y - Theme.px(22)
        }
        ScrollMark {
            view: page
            anchors { right: parent.right; rightMargin: Theme.px(20) }
            y: page.y
            height: page.height
        }
        FoldedContents {
            id: unfolded
            objectName: "unfolded"
            z: 2
            visible: panel.beside && header.unfolded
            x: panel.margin
            y: line.y + 1
            width: sheet.width - 2 * x
            height: sheet.height - y - Theme.px(20)
            onDone: { header.unfolded = false; page.forceActiveFocus() }
        }
        HitList {
            id: hits
            objectName: "hits"
            visible: header.search.listing
            z: 3
            x: header.x + (panel.beside ? 0 : Theme.px(40))
            y: header.y + header.height + Theme.px(6)
            width: Math.min(Theme.px(600), sheet.width - x - panel.margin)
            maximumHeight: sheet.height - y - Theme.px(30)
            onChosen: (row) => panel.choose(row)
        }
        TermPlate { z: 4 }
        PdfProgressPlate {
            id: writing
            z: 5
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.px(28) }
        }
        NoticePlate {
            z: 5
            anchors {
                horizontalCenter: parent.horizontalCenter
                bottom: parent.bottom; bottomMargin: Theme.px(28) + (writing.visible ? writing.height + Theme.px(10) : 0)
            }
        }
    }
    Item {
        activeFocusOnTab: true
        Accessible.ignored: true
        onActiveFocusChanged: if (activeFocus) FocusWalker.enter(header)
    }
}
