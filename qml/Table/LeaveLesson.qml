import Backroom.App
import Backroom.Controls

MessageDialog {
    id: question

    required property LessonGuide guide

    title: qsTr("Leave the lesson?")
    sentence: House.keepsLessonPlace() ? qsTr("You can go on from here at any time.")
                                       : qsTr("You can go on from here as long as the window is open.")
    acceptText: qsTr("Leave")
    acceptIcon: "door"
    rejectText: qsTr("Stay")
    cautious: true
    onAccepted: House.goHome()
    onRejected: question.guide.stay()
}
