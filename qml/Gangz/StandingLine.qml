import QtQuick
import Backroom.Controls
import Backroom.Table

/// A player at the end: points, what they came from, and what was special.
StandingPlate {
    id: plate

    required property int points
    required property int found
    required property int clean
    required property int shot
    required property string honour
    required property string label

    remark: honour
    Accessible.name: label

    Row {
        anchors { left: parent.left; verticalCenter: parent.verticalCenter }
        spacing: Theme.px(26)
        Repeater {
            model: [
                { figure: plate.found, text: qsTranslate("Gangz", "intruders found", "", plate.found), tone: Theme.success },
                { figure: plate.clean, text: qsTranslate("Gangz", "cards unsuspected", "", plate.clean), tone: Theme.success },
                { figure: plate.shot, text: qsTranslate("Gangz", "pistols on own cards", "", plate.shot), tone: Theme.danger }
            ]
            delegate: Row {
                id: tally
                required property var modelData
                spacing: Theme.px(8)
                FigureText { anchors.verticalCenter: parent.verticalCenter; text: tally.modelData.figure; size: 34; color: tally.modelData.tone; Accessible.ignored: true }
                BodyText {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, Theme.px(110))
                    text: tally.modelData.text
                    size: 14
                    color: Theme.sand
                    Accessible.ignored: true
                }
            }
        }
    }
    FigureText {
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        text: plate.points < 0 ? "−" + (-plate.points) : plate.points
        size: 64
        color: plate.active ? Theme.title : Theme.cream
        Accessible.ignored: true
    }
}
