import QtQuick

Item {
    required property QtObject figure

    objectName: "picture"
    implicitHeight: 90
}
