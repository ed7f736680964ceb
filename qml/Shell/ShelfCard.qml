// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// An unfinished match on the home screen: the game, the players, and a press to continue. Says if the match is damaged
/// (then it can be removed) or is being played in another window.
FocusScope {
    id: card

    property string title
    property string when
    property string note
    property list<string> names
    property list<int> marks
    property string who
    property bool elsewhere
    property bool damaged
    /// True for the bright button of the screen, unless the pointer is on another button.
    property bool primary: false
    readonly property bool hovered: pointer.containsMouse

    readonly property bool ready: !elsewhere && !damaged
    readonly property bool unavailable: elsewhere && !damaged
    /// `wide`: the names are on the right. `worded`: the button has a text.
    readonly property bool wide: width > Theme.px(600)
    readonly property bool worded: width > Theme.px(380)
    /// With large text the title of a small card needs both lines, so the time when the match was left is dropped.
    readonly property bool tall: Theme.large && !worded && ready
    readonly property string how: elsewhere ? qsTr("being played in another window")
                                   : damaged ? qsTr("damaged: it cannot be continued") : note !== "" ? note : when
    readonly property int inset: Theme.px(14)

    signal continued()
    signal hidden()

    function press() { if (card.ready) card.continued(); else if (card.damaged) card.hidden() }

    Accessible.role: Accessible.Button
    Accessible.name: ready ? qsTr("Continue") + ": " + title : damaged ? qsTr("Delete") + ": " + title : title
    Accessible.description: how + (who !== "" ? ": " + who : "")
    Accessible.focusable: true
    Accessible.onPressAction: card.press()

    Keys.onReturnPressed: (event) => { if (!event.isAutoRepeat) card.press() }
    Keys.onEnterPressed: (event) => { if (!event.isAutoRepeat) card.press() }
    Keys.onSpacePressed: (event) => { if (!event.isAutoRepeat) card.press() }

    Plate {
        anchors.fill: parent
        highlighted: pointer.containsMouse && card.ready
        border.color: card.damaged ? Theme.danger : highlighted || card.primary ? Theme.brass : Theme.hairline
    }
    Rectangle {
        id: go

        readonly property bool bright: card.ready && (card.primary || pointer.containsMouse)

        visible: card.worded || !card.damaged
        x: card.worded ? card.inset : card.width - width - Theme.px(11)
        y: card.wide ? Math.round((card.height - height) / 2) : card.worded ? card.inset : card.height - height - Theme.px(9)
        width: card.worded && card.ready ? sign.width + word.implicitWidth + Theme.px(18 + 9 + 20) : height
        height: Theme.px(card.worded ? 44 : card.tall ? 30 : 36)
        radius: card.worded && card.ready ? Theme.px(7) : height / 2
        color: bright ? Theme.brass : "#0E1A14"
        border { width: Theme.line(1); color: bright ? Theme.brassDark : card.ready ? Theme.brass : Theme.hairline }
        gradient: bright ? shine : null

        Gradient {
            id: shine
            GradientStop { position: 0; color: pointer.containsMouse ? "#FFEBB4" : Theme.brassShine }
            GradientStop { position: 0.5; color: pointer.containsMouse ? "#E6C473" : Theme.brass }
            GradientStop { position: 1; color: pointer.containsMouse ? "#BA8F3E" : Theme.brassMid }
        }
        Icon {
            id: sign
            x: card.worded && card.ready ? Theme.px(18) : Math.round((parent.width - width) / 2) + (card.ready ? Theme.px(1) : 0)
            anchors.verticalCenter: parent.verticalCenter
            name: card.ready ? "play" : card.damaged ? "danger" : "lock"
            tone: card.damaged ? "status" : go.bright ? "ink" : "brass"
            size: Theme.px(card.worded ? 20 : 16)
        }
        CaptionText {
            id: word
            visible: card.worded && card.ready
            x: sign.x + sign.width + Theme.px(9)
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Continue")
            size: 18
            font.weight: Font.DemiBold
            color: go.bright ? Theme.ink : Theme.brassLight
        }
    }
    BodyText {
        visible: card.tall
        x: card.inset
        y: Theme.px(12)
        width: card.width - 2 * x
        height: Math.max(1, players.y - y - Theme.px(4))
        text: card.title
        size: 17
        font.weight: Font.DemiBold
        lineHeight: 0.95
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.usualFont(14)
        Accessible.ignored: true
    }
    Column {
        id: words
        x: card.worded ? go.x + go.width + Theme.px(card.wide ? 20 : 12) : card.inset
        width: card.width - x - card.inset - (card.wide ? players.width + Theme.px(16) : 0)
        y: card.wide ? Math.round((card.height - height) / 2) : card.worded ? go.y + Math.round((go.height - height) / 2) : Theme.px(12)

        CaptionText {
            id: heading
            width: parent.width
            text: card.title
            size: card.wide ? 19 : 17
            font.weight: Font.DemiBold
            visible: !card.tall
            least: Theme.large ? Math.min(Theme.usualFont(14), 12) : Theme.font(14)
        }
        CaptionText {
            id: standing
            width: parent.width
            visible: !card.tall
            text: card.how
            size: 15
            color: card.damaged ? Theme.danger : Theme.sand
            least: 12
        }
    }
    SeatNames {
        id: players
        visible: card.names.length > 0
        names: card.names
        marks: card.marks
        room: card.wide ? card.width - words.x - Math.max(heading.implicitWidth, standing.implicitWidth) - Theme.px(20 + 24)
                        : card.width - 2 * card.inset - (card.worded ? 0 : go.width)
        x: card.wide ? card.width - width - Theme.px(20) : card.inset
        y: card.wide ? Math.round((card.height - height) / 2) : card.height - height - Theme.px(10)
    }
    Row {
        visible: card.damaged
        anchors { right: parent.right; bottom: parent.bottom; rightMargin: card.inset + Theme.px(4); bottomMargin: Theme.px(14) }
        spacing: Theme.px(7)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "close"
            size: Theme.px(16)
        }
        CaptionText {
            text: qsTr("Delete")
            size: 16
            font.weight: Font.DemiBold
            color: pointer.containsMouse ? Theme.focus : Theme.brassLight
        }
    }
    FocusRing {
        visible: card.activeFocus
        corner: Theme.px(12)
        gap: -Theme.ring
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: card.ready || card.damaged ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPressed: card.forceActiveFocus(Qt.MouseFocusReason)
        onClicked: card.press()
    }
}
