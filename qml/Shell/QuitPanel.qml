import Backroom.App
import Backroom.Controls

/// Before somebody quits who would lose something by it.
MessageDialog {
    title: qsTr("Quit all the same?")
    sentence: qsTr("%1 Whatever is not on the disk is lost when the window closes.").arg(House.unsaved)
    acceptText: qsTr("Quit and lose it")
    acceptIcon: "door"
    rejectText: qsTr("Stay")
    cautious: true
    onAccepted: House.quitAnyway()
    onRejected: Panels.close()
}
