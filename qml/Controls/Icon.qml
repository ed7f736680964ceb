import QtQuick

/// One of the program's icons. `tone` is "brass" (on dark), "ink" (on brass and paper) or "status".
Image {
    property string name
    property string tone: "brass"
    property int size: Theme.px(22)

    width: size
    height: size
    source: name === "" ? "" : "qrc:/art/icons/" + tone + "/" + name + ".svg"
    sourceSize.width: size
    Accessible.ignored: true
}
