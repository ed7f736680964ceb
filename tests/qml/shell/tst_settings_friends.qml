// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Testing

/// The settings of friends elsewhere: which broker, and whether it works.
ShellCase {
    name: "SettingsFriends"

    function cleanup() {
        Panels.close()
        Preferences.reset()
        Panels.settingsSection = 0
    }
    function open() {
        Panels.openFriendsSettings()
        awaits("brokerPlace")
        compare(at("sections").currentIndex, 3)
    }
    /// Returns this segment of the choice.
    function place(index) { return several((item) => item.modelData !== undefined && item.index === index, at("brokerPlace"))[0] }

    function wishForAnother() {
        mouseClick(place(1))
        awaits("brokerHost")
        waitForRendering(stage)
    }

    function test_a_broker_of_ones_own() {
        open()
        compare(at("brokerHost"), null)
        wishForAnother()
        verify(!at("tryBroker").enabled)
        type(at("brokerHost"), "broker.example.org")
        // Half an address is not used.
        compare(Preferences.brokerHost, "")
        verify(at("tryBroker").enabled)
        type(at("brokerPort"), "8884")
        compare(Preferences.brokerHost, "broker.example.org")
        verify(Preferences.brokerTls)
        verify(Reader.checked(at("brokerTls")))
        mouseClick(at("brokerTls"))
        verify(!Preferences.brokerTls)
        compare(Preferences.brokerPort, 8884)
        type(at("brokerName"), "rosa")
        type(at("brokerPassword"), "secret")
        keyClick(Qt.Key_Return)
        compare(Preferences.brokerName, "rosa")
        compare(Preferences.brokerPassword, "secret")
        type(at("brokerProxy"), "127.0.0.1:9050")
        // The text that was typed last is saved as well.
        Panels.close()
        tryCompare(Preferences, "brokerProxy", "127.0.0.1:9050")
        open()
        compare(at("brokerHost").text, "broker.example.org")
        compare(at("brokerPort").text, "8884")
        mouseClick(place(0))
        compare(Preferences.brokerHost, "")
        tryVerify(() => at("brokerHost") === null)
    }
    function test_nobody_reads_the_password() {
        Preferences.brokerHost = "nas"
        Preferences.brokerPassword = "secret"
        open()
        const shown = several((item) => item.displayText !== undefined && item.echoMode === TextInput.Password, at("brokerPassword"))
        compare(shown.length, 1)
        verify(!shown[0].displayText.includes("s"))
        compare(Reader.description(shown[0]), "Password at the broker")
    }
    function test_what_is_wrong_is_said() {
        open()
        wishForAnother()
        type(at("brokerHost"), "127.0.0.1")
        type(at("brokerPort"), "1")
        mouseClick(at("tryBroker"))
        compare(Preferences.brokerPort, 1)
        tryVerify(() => at("brokerResult").text !== "" && at("brokerResult").text !== "Trying…", 20000)
        // A build without the line between houses says so.
        const result = at("brokerResult").text
        verify(result.startsWith("Nothing answers at 127.0.0.1, port 1.") || result.includes("not installed"), result)
        compare(reading.crowded([], at("panel")), [])
        compare(ContrastMeter.faint(at("panel")), [])
        type(at("brokerPort"), "2")
        mouseClick(at("brokerName"))
        compare(at("brokerResult").text, "")
    }
}
