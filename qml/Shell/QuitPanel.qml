import Backroom.App
import Backroom.Controls

/// Before somebody quits who would lose something by it.
MessageDialog {
    id: panel

    /// It may be saved while the question is there.
    readonly property string unsaved: House.unsaved

    title: qsTr("Quit all the same?")
    sentence: panel.unsaved === "" ? qsTr("Everything is on the disk by now.")
                                   : qsTr("%1 Whatever is not on the disk is lost when the window closes.").arg(panel.unsaved)
    acceptText: panel.unsaved === "" ? qsTr("Quit") : qsTr("Quit and lose it")
    acceptIcon: "door"
    rejectText: qsTr("Stay")
    cautious: true
    onAccepted: House.quitAnyway()
    onRejected: Panels.close()
}
