import QtQuick

/// A line of something that tells screen readers itself what it says.
LineText { Accessible.ignored: true }
