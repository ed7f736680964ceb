// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// The table of a match as it was left, as a photograph with a white rim; the emblem of the game if there is no
/// picture.
Rectangle {
    id: photo

    property int match
    property url emblem
    property int rim: Theme.line(2)

    width: Math.round((height - 2 * rim) * 1.6) + 2 * rim
    color: "#FFFBF0"
    border { width: 1; color: "#C9B27C" }
    Accessible.ignored: true

    Rectangle {
        anchors { fill: parent; margins: photo.rim }
        visible: picture.empty
        clip: true
        gradient: Gradient {
            GradientStop { position: 0; color: "#37805F" }
            GradientStop { position: 1; color: "#1A4534" }
        }
        Loader {
            anchors { fill: parent; topMargin: parent.height * 0.1 }
            active: picture.empty && photo.emblem != ""
            source: active ? photo.emblem : ""
            asynchronous: true
        }
    }
    KeptPicture {
        id: picture
        anchors { fill: parent; margins: photo.rim }
        match: photo.match
    }
}
