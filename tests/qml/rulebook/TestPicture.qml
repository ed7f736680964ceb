import QtQuick

/// A picture of a figure.
Item {
    required property QtObject figure

    objectName: "picture"
    implicitHeight: 90
}
