import QtQuick
import Backroom.App

/// A part of a table that is made when it is due, for this table and no other.
Loader {
    id: part

    required property GameTable table
    /// Its root takes `table`.
    required property url file
    property bool due: true
    /// Nobody waits for it: it is made between pictures. As soon as somebody does it is begun anew and made at once, because a Loader of
    /// Qt 6.4 that ceases to be asynchronous while its file is read forgets what it was to hand over.
    property bool unhurried: false
    /// Once it was due it stays.
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
