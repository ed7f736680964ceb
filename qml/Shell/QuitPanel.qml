import Backroom.App
import Backroom.Controls

/// Before somebody quits who would lose something by it.
MessageDialog {
    id: panel

    /// It may be saved while the question is there.
    readonly property string unsaved: House.unsaved

    title: qsTr("Quit anyway?")
    sentence: panel.unsaved === "" ? qsTr("Everything has been saved now.")
                                   : qsTr("%1 Whatever has not been saved is lost when the window closes.").arg(panel.unsaved)
    acceptText: panel.unsaved === "" ? qsTr("Quit") : qsTr("Quit and lose it")
    acceptIcon: "door"
    rejectText: qsTr("Stay")
    cautious: true
    onAccepted: House.quitAnyway()
    onRejected: Panels.close()
}
