import QtQuick
import Backroom.App

/// An enlarged thing of the table, drawn by each game. Its width is 0 if there is no picture.
Item {
    required property GameTable table
    required property int kind
    required property int subject
    required property int amount
}
