pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App

/// Colours, lettering, scale and speed of the whole program.
QtObject {
    id: theme

    // Table and wood
    readonly property color baizeLit: "#34785A"
    readonly property color baize: "#1F4D3A"
    readonly property color baizeDark: "#10291F"
    readonly property color night: "#0A1712"
    readonly property color walnutLight: "#4A2E1E"
    readonly property color walnut: "#38220F"
    readonly property color walnutDark: "#1D1008"

    // Brass
    readonly property color brassShine: "#F6DF9F"
    readonly property color brassLight: "#F0D48A"
    readonly property color brass: "#D9B45E"
    readonly property color brassMid: "#A97F33"
    readonly property color brassDark: "#7A5A22"
    readonly property color hairline: "#8A6B33"
    readonly property color title: "#F8DC9A"

    // Paper and ink
    readonly property color cream: "#F4E8CC"
    readonly property color creamShade: "#EBDCBB"
    readonly property color paper: "#F6ECD3"
    readonly property color ink: "#1C1714"
    readonly property color sand: "#CDBE98"

    // Meanings
    readonly property color oxblood: "#5E1A22"
    readonly property color capture: "#FF6A3C"
    readonly property color captureOutline: "#FF7A52"
    readonly property color gold: "#FFD257"
    readonly property color danger: "#FF9A7A"
    readonly property color bad: "#B3241C"
    readonly property color success: "#5CD19B"
    readonly property color warning: "#F2BE22"
    readonly property color focus: "#FFF3CC"

    // Seats, in the order of SeatStyle
    readonly property list<string> seatMarkNames: [qsTr("ruby diamond"), qsTr("sapphire crescent"), qsTr("amber star"),
                                                   qsTr("jade trefoil"), qsTr("violet ring"), qsTr("ivory heart")]

    // Lettering
    readonly property string titleFont: "Limelight"
    readonly property string figureFont: "League Gothic"
    readonly property string textFont: "Cabin"

    /// What has just appeared lets presses pass for so many milliseconds: nobody can have meant it.
    property int patience: 0
    /// Size of everything: 1 in a window of 1280 x 800. The window sets it.
    property real u: 1
    /// Multiplies the length of every animation; 0 switches them off.
    property real speed: 1
    property bool reducedMotion: false
    /// Whatever moves is where it goes to, at once: a picture is being taken.
    property bool still: false

    /// Whether anything may fly, turn, bounce or pulse.
    readonly property bool moves: speed > 0 && !reducedMotion && !still

    /// Of a text with marks (`Text.StyledText`), which would break lines at any space.
    function unbroken(styled) { return styled.replace(/[\u00a0\u202f]/g, "&nbsp;") }
    function px(n: real): int { return Math.round(n * theme.u) }
    function font(n: real): int { return Math.max(12, Math.round(n * theme.u)) }
    /// Thickness of a line: never thinner than asked for, thicker in a large window.
    function line(n: real): int { return Math.max(n, Math.round(n * theme.u)) }
    function ms(n: real): int { return theme.still ? 0 : theme.reducedMotion ? Math.min(n, 120) * (theme.speed > 0 ? 1 : 0) : n * theme.speed }
    /// The scale that suits a window of this size.
    function scaleFor(width: real, height: real): real { return Math.max(0.82, Math.min(Math.min(width / 1280, height / 800), 2.6)) }

    function seatColor(mark: int): color { return SeatStyle.color(mark) }
    function seatTextColor(mark: int): color { return SeatStyle.textColor(mark) }
    function markName(mark: int): string { return theme.seatMarkNames[Math.max(0, Math.min(mark, 5))] }
}
