import QtQuick
import Backroom.App

/// A part of a table that is made when it is due, for this table and no other.
Loader {
    id: part

    required property GameTable table
    /// Its root takes `table`.
    required property url file
    property bool due: true
    /// Once it was due it stays.
    property bool kept: false

    function make() {
        if (part.due && part.status === Loader.Null)
            part.setSource(part.file, { "table": part.table })
        else if (!part.due && !part.kept)
            part.source = ""
    }

    onDueChanged: part.make()
    Component.onCompleted: part.make()
}
