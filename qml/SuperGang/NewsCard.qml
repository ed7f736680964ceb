// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// Says over the log what has happened to the player since the last turn. Space, a click or the next action closes it;
/// a button at the log's corner brings it back.
Item {
    id: news

    required property SuperGangTable table
    required property rect place
    readonly property bool shown: table.newsShown && table.hint === ""
    /// True if the keyboard is used and Enter closes the card.
    required property bool focused
    /// The height of the log's upper part that it covers.
    readonly property real covers: shown ? card.height : 0
    property superGangNews noRow

    // Untyped, because a type would lose the fields of the gadget.
    function rowAt(index) { return news.table.news[index] ?? news.noRow }

    // A note that has been shown counts as read.
    onShownChanged: if (news.shown) {
        rows.from = 0
        for (let at = 0; at < news.table.news.length; ++at)
            if (news.rowAt(at).note !== "")
                Preferences.setNoted(news.rowAt(at).note)
    }

    x: place.x
    y: place.y
    width: place.width
    height: place.height
    visible: place.height > Theme.px(40)

    IconButton {
        objectName: "showNews"
        anchors { right: parent.right; rightMargin: Theme.px(8); top: parent.top; topMargin: Theme.px(6) }
        implicitWidth: Theme.px(28)
        implicitHeight: Theme.px(28)
        iconSize: Theme.px(16)
        framed: false
        iconName: "chapter-back"
        text: news.table.newsTitle
        visible: news.table.news.length > 0 && !card.visible && news.table.deciding
        onClicked: news.table.showNews(true)
    }
    Plate {
        id: card
        objectName: "newsCard"
        width: parent.width
        // The newest lines of the log stay visible.
        height: Math.min(parent.height, rows.y + rows.height + Theme.px(14))
        visible: news.shown
        strength: 1
        shields: true
        radius: Theme.px(10)
        border { width: Theme.line(2); color: Theme.brass }
        Accessible.role: Accessible.Notification
        Accessible.name: {
            let all = news.table.newsTitle
            for (let at = 0; at < news.table.news.length; ++at)
                all += "\n" + Speech.plain(news.rowAt(at).text)
            return all
        }

        FocusRing { visible: news.focused; corner: card.radius }
        MouseArea {
            anchors.fill: parent
            onClicked: news.table.showNews(false)
        }
        TitleText {
            id: title
            x: Theme.px(14)
            y: Theme.px(8)
            width: close.x - x - Theme.px(6)
            text: news.table.newsTitle
            size: 20
            Accessible.ignored: true
        }
        Icon {
            id: close
            anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: title.verticalCenter }
            name: "close"
            size: Theme.px(16)
            opacity: 0.7
        }
        Column {
            id: rows
            /// The lines that are shown: whole ones only, as many as fit above the sign that there are more.
            property int from: 0
            readonly property int to: rows.lastFrom(from)
            readonly property real room: news.place.height - y - Theme.px(14)
            // Includes the heights of hidden lines.
            readonly property real needed: {
                let sum = 0
                for (let at = 0; at < lines.count; ++at)
                    sum += (lines.itemAt(at)?.height ?? 0) + (at > 0 ? spacing : 0)
                return sum
            }

            /// Returns the index after the last line that fits if `first` is on top.
            function lastFrom(first: int): int {
                let left = rows.room - (rows.needed > rows.room ? more.height + spacing : 0)
                let at = first
                for (; at < lines.count; ++at) {
                    left -= (lines.itemAt(at)?.height ?? 0) + (at > first ? spacing : 0)
                    if (left < 0 && at > first)
                        break
                }
                return at
            }

            x: Theme.px(10)
            y: title.y + title.height + Theme.px(4)
            width: card.width - 2 * x
            spacing: Theme.px(5)

            Repeater {
                id: lines
                model: news.table.news.length
                delegate: Item {
                    id: line
                    required property int index
                    readonly property superGangNews row: news.rowAt(index)

                    objectName: "newsLine"
                    width: rows.width
                    height: Math.max(words.height, icon.height)
                    visible: index >= rows.from && index < rows.to
                    Art {
                        id: icon
                        size: Theme.px(22)
                        visible: line.row.icon !== ""
                        art: line.row.icon
                    }
                    BodyText {
                        id: words
                        x: icon.width + Theme.px(8)
                        width: line.width - x
                        text: Theme.unbroken(line.row.text)
                        textFormat: Text.StyledText
                        size: 15
                        lineHeight: 0.95
                        color: line.row.note !== "" ? Theme.sand : line.row.bad ? Theme.cream : Theme.success
                        Accessible.ignored: true
                    }
                }
            }
            // Turns to the lines that do not fit, and from the last ones back to the first.
            Pressable {
                id: more
                objectName: "moreNews"
                readonly property int unseen: lines.count - rows.to
                width: rows.width
                height: Theme.px(22)
                visible: rows.needed > rows.room
                focusedByPress: false
                text: unseen > 0 ? qsTranslate("SuperGang", "%n more", "lines of news", unseen)
                               : qsTranslate("SuperGang", "Back to the first lines")
                onClicked: rows.from = unseen > 0 ? rows.to : 0

                CaptionText {
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    text: more.text + (more.unseen > 0 ? " ▾" : " ▴")
                    size: 14
                    font.weight: Font.DemiBold
                    color: Theme.brassLight
                }
                FocusRing { visible: more.activeFocus; gap: 0; corner: Theme.px(4) }
            }
        }
        WheelHandler {
            enabled: more.visible
            onWheel: (event) => {
                if (event.angleDelta.y > 0)
                    rows.from = 0
                else if (more.unseen > 0)
                    rows.from = rows.to
            }
        }
    }
}
