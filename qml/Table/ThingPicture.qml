import QtQuick
import Backroom.App

/// A thing of the table by itself, large: each game draws its own. Its width is 0 where there is no picture.
Item {
    required property GameTable table
    required property int kind
    required property int subject
    required property int amount
}
