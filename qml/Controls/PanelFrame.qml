pragma ComponentBehavior: Bound

import QtQuick

/// A plate in the middle of the window over a dimmed screen; its content goes into it as children of a column.
/// Escape asks to close it.
FocusScope {
    id: panel

    property string title
    property int plateWidth: Theme.px(680)
    property bool closeOnOutside: true
    default property alias content: column.data
    readonly property real innerWidth: column.width

    signal closeAsked()

    anchors.fill: parent
    focus: true
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    Keys.onEscapePressed: panel.closeAsked()

    Rectangle {
        anchors.fill: parent
        color: "#B0050B08"

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            onClicked: if (panel.closeOnOutside) panel.closeAsked()
            onWheel: (wheel) => wheel.accepted = true
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.min(panel.plateWidth, panel.width - Theme.px(48))
        height: column.implicitHeight + 2 * Theme.px(30)
        radius: Theme.px(12)
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.brassLight }
            GradientStop { position: 1; color: Theme.brassDark }
        }

        Shadow { level: "large" }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.line(4)
            radius: Theme.px(9)
            gradient: Gradient {
                GradientStop { position: 0; color: "#183B2D" }
                GradientStop { position: 1; color: "#0B1B14" }
            }
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(11)
            radius: Theme.px(7)
            color: "transparent"
            border { width: Theme.line(1); color: Theme.brassMid }
        }
        MouseArea { anchors.fill: parent }
        Column {
            id: column
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.px(36)
            spacing: Theme.px(16)

            TitleText {
                width: parent.width
                visible: panel.title !== ""
                text: panel.title
                size: 34
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
