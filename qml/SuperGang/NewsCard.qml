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
    /// The height of the log's upper part that it covers.
    readonly property real covers: shown ? card.height : 0
    property superGangNews noRow

    // Untyped, because a type would lose the fields of the gadget.
    function rowAt(index) { return news.table.news[index] ?? news.noRow }

    // A note that has been shown counts as read.
    onShownChanged: if (news.shown) {
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
        height: Math.min(parent.height, list.y + rows.height + Theme.px(14))
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
        Flickable {
            id: list
            anchors { left: parent.left; right: parent.right; top: title.bottom; margins: Theme.px(10); topMargin: Theme.px(4) }
            height: card.height - y - Theme.px(10)
            contentHeight: rows.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            Column {
                id: rows
                width: list.width
                spacing: Theme.px(5)
                Repeater {
                    model: news.table.news.length
                    delegate: Item {
                        id: line
                        required property int index
                        readonly property superGangNews row: news.rowAt(index)

                        width: rows.width
                        height: Math.max(words.height, icon.height)
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
            }
        }
    }
}
