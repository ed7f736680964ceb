// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

/// A part of a table that is created when it is needed; it always belongs to this table.
Loader {
    id: part

    required property GameTable table
    /// The QML file; its root has a property `table`.
    required property url file
    property bool due: true
    /// True if it may be created asynchronously. If it is needed before it is ready, it is restarted synchronously,
    /// because a Loader of Qt 6.4 that stops being asynchronous while reading its file loses the initial properties.
    property bool unhurried: false
    /// True to keep it once it has been created.
    property bool kept: false

    function make() {
        if (part.due && part.status === Loader.Null) {
            part.asynchronous = part.unhurried
            part.setSource(part.file, { "table": part.table })
        } else if (!part.due && !part.kept)
            part.source = ""
    }

    onDueChanged: part.make()
    onUnhurriedChanged: {
        if (part.unhurried || part.status !== Loader.Loading)
            return
        part.source = ""
        part.make()
    }
    Component.onCompleted: part.make()
}
