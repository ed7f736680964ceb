// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Rulebook

/// The right page of the list of matches: the chosen match and its actions.
FocusScope {
    id: page

    property MatchLine line
    property bool renaming: false

    readonly property bool there: line !== null
    readonly property int inset: Theme.px(30)
    readonly property int inner: width - 2 * inset
    /// The room that text and buttons leave for the picture.
    readonly property real photoRoom: actions.y - Theme.px(30 + 14 + 16) - words.height

    signal done()

    function enter() { if (page.there) (page.line.ready ? go : write).forceActiveFocus(Qt.TabFocusReason) }
    function open() { if (page.there && page.line.ready) House.continueMatch(page.line.match) }
    function remove() { if (page.there && !page.line.elsewhere) MatchList.hide(page.line.match) }
    function rename() {
        if (!page.there || page.line.elsewhere)
            return
        page.renaming = true
        entry.text = page.line.named ? PlayerNames.plain(page.line.title) : ""
        entry.forceActiveFocus(Qt.TabFocusReason)
        entry.selectAll()
    }
    function copy() { if (page.there && !page.line.damaged) MatchList.duplicate(page.line.match) }
    function watch() { if (page.there && !page.line.damaged) House.replay(page.line.match) }
    function toFile() { if (page.there) MatchList.exportMatch(page.line.match) }

    onLineChanged: renaming = false

    MatchPhoto {
        id: photo
        visible: page.there && height > Theme.px(60)
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(30)
        height: Math.max(0, Math.min(page.photoRoom, page.inner / 1.6))
        rim: Theme.px(7)
        match: page.there ? page.line.match : 0
        emblem: page.there ? page.line.emblem : ""

        Shadow { level: "small" }
    }
    // With large text and six players the text does not fit.
    Flickable {
        id: about
        objectName: "about"
        visible: page.there
        x: page.inset
        y: photo.visible ? photo.y + photo.height + Theme.px(14) : Theme.px(Theme.large ? 18 : 30)
        width: page.inner
        height: Math.min(words.height, actions.y - y - Theme.px(6))
        contentHeight: words.height
        clip: interactive
        interactive: contentHeight > height + 1
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: words
            width: page.inner
            spacing: Theme.px(6)

            TitleText {
                visible: !page.renaming
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: page.there ? page.line.title : ""
                size: 30
                color: PaperTheme.title
            }
            TextEntry {
                id: entry
                objectName: "name"
                visible: page.renaming
                width: parent.width
                label: qsTr("Name of the game")
                placeholder: page.there ? page.line.game : ""
                maximumLength: MatchList.nameLength
                onAccepted: { page.renaming = false; MatchList.rename(page.line.match, text); page.done() }
                Keys.onEscapePressed: { page.renaming = false; page.done() }
            }
            BodyText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: !page.there ? ""
                    : page.line.named && page.line.ready ? Sentence.of(qsTr("%1 · %2"), page.line.game, page.line.stateText)
                                                         : page.line.stateText
                size: 18
                font.weight: Font.DemiBold
                color: page.there && page.line.damaged ? Theme.bad : Theme.ink
            }
            BodyText {
                width: parent.width
                // The line on the left page says the same.
                visible: !Theme.large || !page.there || page.line.players.length < 5
                horizontalAlignment: Text.AlignHCenter
                text: page.there ? page.line.when : ""
                size: 16
                color: PaperTheme.quiet
            }
            Item { width: 1; height: Theme.px(2) }
            Grid {
                anchors.horizontalCenter: parent.horizontalCenter
                columns: 2
                columnSpacing: Theme.px(18)
                rowSpacing: Theme.px(Theme.large ? 2 : 6)

                Repeater {
                    model: page.there ? page.line.players : []
                    delegate: Row {
                        id: player
                        required property int index
                        required property string modelData

                        spacing: Theme.px(7)
                        SeatMark {
                            anchors.verticalCenter: parent.verticalCenter
                            mark: page.there ? page.line.marks[player.index] ?? 0 : 0
                            size: Theme.px(26)
                        }
                        LineText {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Math.min(implicitWidth, page.inner / 2 - Theme.px(46))
                            text: player.modelData
                            size: 16
                            color: Theme.ink
                        }
                    }
                }
            }
        }
    }
    Rectangle {
        visible: about.visible && about.interactive
        x: page.width - page.inset + Theme.px(6)
        y: about.y + Math.round(about.visibleArea.yPosition * about.height)
        width: Theme.px(5)
        height: Math.round(about.visibleArea.heightRatio * about.height)
        radius: width / 2
        color: Theme.brassDark
    }
    Column {
        id: actions
        visible: page.there
        x: page.inset
        width: page.inner
        anchors { bottom: parent.bottom; bottomMargin: Theme.px(30) }
        spacing: Theme.px(10)

        BrassButton {
            id: go
            objectName: "continue"
            visible: page.there && page.line.ready
            width: parent.width
            height: Theme.px(50)
            primary: true
            focus: true
            size: 20
            iconName: page.there && page.line.finished ? "crown" : "play"
            text: page.there && page.line.finished ? qsTr("View the final position") : qsTr("Continue")
            onClicked: page.open()
        }
        LedgerButton {
            objectName: "watch"
            width: parent.width
            iconName: "replay"
            text: qsTr("Watch from the beginning")
            shortcutText: qsTr("Ctrl+R")
            enabled: page.there && !page.line.damaged
            onClicked: page.watch()
        }
        Grid {
            id: rest
            readonly property int each: Math.floor((page.inner - spacing) / 2)
            columns: 2
            spacing: Theme.px(10)
            LedgerButton {
                objectName: "rename"
                width: rest.each
                iconName: "pencil"
                text: qsTr("Rename")
                shortcutText: qsTr("F2")
                enabled: page.there && !page.line.elsewhere
                onClicked: page.rename()
            }
            LedgerButton {
                objectName: "copy"
                width: rest.each
                iconName: "copy"
                text: qsTr("Duplicate")
                shortcutText: qsTr("Ctrl+D")
                enabled: page.there && !page.line.damaged
                onClicked: page.copy()
            }
            LedgerButton {
                id: write
                objectName: "export"
                width: rest.each
                iconName: "export"
                text: qsTr("Export")
                shortcutText: qsTr("Ctrl+E")
                onClicked: page.toFile()
            }
            LedgerButton {
                objectName: "delete"
                width: rest.each
                iconName: "trash"
                text: qsTr("Delete")
                shortcutText: qsTr("Del")
                enabled: page.there && !page.line.elsewhere
                onClicked: page.remove()
            }
        }
    }
    BodyText {
        anchors.centerIn: parent
        visible: !page.there
        width: page.inner
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Every game you start is recorded here, move by move. "
                   + "If somebody gives you a game file, import it or drop it on the window.")
        size: 17
        lineHeight: 1.15
        color: PaperTheme.quiet
    }
}
