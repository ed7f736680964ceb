import QtQuick

Art {
    width: Theme.px(400)
    height: Math.round(width * 16 / 360)
    art: "room/divider"
}
