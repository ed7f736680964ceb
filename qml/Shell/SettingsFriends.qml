// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The settings of the broker that carries messages between friends in several houses.
Column {
    id: friends

    /// True if a broker other than that of this house is used, though its address may still be missing.
    property bool ownBroker: Preferences.brokerHost !== ""

    function keepAll() {
        for (const entry of [host, port, name, password, proxy])
            entry.keep()
    }

    spacing: Theme.px(10)

    /// Saved when it loses the focus, because half an address is useless.
    component Kept: TextEntry {
        id: entry

        required property string value

        signal kept()

        function keep() { if (text !== value) entry.kept() }

        size: 17
        text: value
        onAccepted: entry.keep()
        onActiveFocusChanged: if (!activeFocus) entry.keep()
        Component.onDestruction: entry.keep()
    }

    BrokerTrial {
        id: trial
        preferences: Preferences
    }
    SettingRow {
        text: qsTr("Broker")
        hint: friends.ownBroker ? qsTr("A server that passes messages between the computers of friends; it cannot read them")
            : qsTr("The server that passes messages between the computers of friends. %1").arg(trial.obstacle !== "" ? trial.obstacle
            : qsTr("Here Backroom does so itself while friends are invited; a firewall must let their computers in"))

        SegmentedChoice {
            objectName: "brokerPlace"
            label: qsTr("Broker")
            model: [qsTr("On this computer"), qsTr("Another one")]
            currentIndex: friends.ownBroker ? 1 : 0
            onChosen: (index) => {
                friends.ownBroker = index === 1
                if (index === 0)
                    Preferences.brokerHost = ""
            }
        }
    }
    SettingsLine {}
    SettingRow {
        visible: friends.ownBroker
        text: qsTr("Address and port")

        Row {
            spacing: Theme.px(10)

            Kept {
                id: host
                objectName: "brokerHost"
                width: Theme.px(290)
                label: qsTr("Address")
                placeholder: "broker.example.org"
                inputMethodHints: Qt.ImhUrlCharactersOnly | Qt.ImhNoPredictiveText
                value: Preferences.brokerHost
                onKept: Preferences.brokerHost = text
            }
            Kept {
                id: port
                objectName: "brokerPort"
                width: Theme.px(96)
                label: qsTr("Port")
                placeholder: Preferences.brokerTls ? "8883" : "1883"
                inputMethodHints: Qt.ImhDigitsOnly
                validator: IntValidator { bottom: 0; top: 65535 }
                value: Preferences.brokerPort > 0 ? Preferences.brokerPort : ""
                onKept: Preferences.brokerPort = Number(text)
            }
        }
    }
    SettingRow {
        visible: friends.ownBroker
        text: qsTr("Encrypted connection")
        hint: qsTr("Needed outside your home: it hides name and password")

        ToggleSwitch {
            objectName: "brokerTls"
            text: qsTr("Encrypted connection")
            checked: Preferences.brokerTls
            onToggled: (on) => Preferences.brokerTls = on
        }
    }
    SettingRow {
        visible: friends.ownBroker
        text: qsTr("Name and password")

        Row {
            spacing: Theme.px(10)

            Kept {
                id: name
                objectName: "brokerName"
                width: Theme.px(193)
                label: qsTr("Name at the broker")
                placeholder: qsTr("Name")
                value: Preferences.brokerName
                onKept: Preferences.brokerName = text
            }
            Kept {
                id: password
                objectName: "brokerPassword"
                width: Theme.px(193)
                label: qsTr("Password at the broker")
                placeholder: qsTr("Password")
                echoMode: TextInput.Password
                value: Preferences.brokerPassword
                onKept: Preferences.brokerPassword = text
            }
        }
    }
    SettingRow {
        text: qsTr("Proxy")
        hint: qsTr("A computer through which the connection goes, such as that of Tor (kind: SOCKS5); usually empty")

        Kept {
            id: proxy
            objectName: "brokerProxy"
            width: Theme.px(396)
            label: qsTr("Proxy")
            placeholder: "127.0.0.1:9050"
            value: Preferences.brokerProxy
            onKept: Preferences.brokerProxy = text
        }
    }
    Item {
        visible: friends.ownBroker
        width: friends.width
        implicitHeight: Math.max(outcome.height, attempt.height) + Theme.px(14)

        BodyText {
            id: outcome
            objectName: "brokerResult"
            anchors { left: parent.left; right: attempt.left; rightMargin: Theme.px(20); verticalCenter: parent.verticalCenter }
            text: trial.running ? qsTr("Trying…") : trial.result
            size: 17
            color: trial.works || trial.running ? Theme.cream : Theme.danger
            Accessible.role: Accessible.AlertMessage
        }
        BrassButton {
            id: attempt
            objectName: "tryBroker"
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            text: qsTr("Try it")
            description: outcome.text
            enabled: host.text.trim() !== ""
            onClicked: { friends.keepAll(); trial.start() }
        }
    }
}
