pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

PanelFrame {
    id: panel

    title: qsTr("Settings")
    plateWidth: Theme.px(740)
    onCloseAsked: Panels.close()
    Keys.onPressed: (event) => { event.accepted = FocusWalker.walk(panel, event.key) }
    Component.onCompleted: done.forceActiveFocus()

    SettingRow {
        text: qsTr("Language")

        SegmentedChoice {
            id: language
            objectName: "language"
            label: qsTr("Language")
            model: ["English", "Italiano", "Français"]
            currentIndex: Preferences.language === "it" ? 1 : Preferences.language === "fr" ? 2 : 0
            KeyNavigation.backtab: done
            onChosen: (index) => Preferences.language = ["en", "it", "fr"][index]
        }
    }
    Rectangle { width: parent.width; height: 1; color: Theme.hairline; opacity: 0.5 }
    SettingRow {
        text: qsTr("Animations")
        hint: Preferences.speed === Preferences.Off ? qsTr("Everything happens at once") : ""

        SegmentedChoice {
            objectName: "speed"
            label: qsTr("Animations")
            model: [qsTr("Off"), qsTr("Fast"), qsTr("Normal"), qsTr("Slow")]
            currentIndex: Preferences.speed
            onChosen: (index) => Preferences.speed = index
        }
    }
    Rectangle { width: parent.width; height: 1; color: Theme.hairline; opacity: 0.5 }
    SettingRow {
        text: qsTr("Reduced motion")
        hint: qsTr("Nothing flies, turns or bounces")

        ToggleSwitch {
            objectName: "reducedMotion"
            text: qsTr("Reduced motion")
            checked: Preferences.reducedMotion
            onToggled: (on) => Preferences.reducedMotion = on
        }
    }
    Rectangle { width: parent.width; height: 1; color: Theme.hairline; opacity: 0.5 }
    SettingRow {
        text: qsTr("Full screen")
        hint: qsTr("F11 does the same")

        ToggleSwitch {
            objectName: "fullScreen"
            text: qsTr("Full screen")
            checked: panel.Window.visibility === Window.FullScreen
            onToggled: (on) => WindowKeeper.setFullScreen(on)
        }
    }
    Rectangle { width: parent.width; height: 1; color: Theme.hairline; opacity: 0.5 }
    SettingRow {
        text: qsTr("Sound")
        hint: Preferences.audible ? qsTr("The M key turns it off and on") : qsTr("Off: the M key turns it on")

        Row {
            spacing: Theme.px(14)

            Slider {
                id: volume
                objectName: "volume"
                anchors.verticalCenter: parent.verticalCenter
                label: qsTr("Volume")
                text: qsTr("%1%").arg(10 * value)
                value: Preferences.volume
                onWanted: (value) => Preferences.volume = value
            }
            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(50)
                text: volume.text
                size: 16
                color: Preferences.audible ? Theme.brassLight : Theme.sand
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            ToggleSwitch {
                objectName: "soundOn"
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Sound")
                checked: Preferences.audible
                onToggled: Preferences.toggleSound()
            }
        }
    }
    Item { width: 1; height: 1 }
    BrassButton {
        id: done
        objectName: "done"
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("Done")
        iconName: "check"
        primary: true
        sidePadding: Theme.px(36)
        KeyNavigation.tab: language
        onClicked: Panels.close()
    }
}
