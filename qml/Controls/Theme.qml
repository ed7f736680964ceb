// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App

/// Colours, fonts, scale and speed of the whole program.
QtObject {
    id: theme

    /// True for the palette of stronger contrast.
    property bool strong: false

    // Table and wood
    readonly property color baize: strong ? "#0F2D21" : "#1F4D3A"
    readonly property color baizeDark: strong ? "#061510" : "#10291F"
    readonly property color night: strong ? "#000000" : "#0A1712"
    readonly property color walnutLight: strong ? "#2A180D" : "#4A2E1E"
    readonly property color walnut: strong ? "#1D1007" : "#38220F"
    readonly property color walnutDark: strong ? "#0C0602" : "#1D1008"

    // Brass
    readonly property color brassShine: strong ? "#FFF2C8" : "#F6DF9F"
    readonly property color brassLight: strong ? "#FFE9B0" : "#F0D48A"
    readonly property color brass: strong ? "#F2CF7C" : "#D9B45E"
    readonly property color brassMid: strong ? "#DDB25C" : "#A97F33"
    /// A background for cream text: something done.
    readonly property color brassSpent: strong ? "#54400F" : "#6E5322"
    readonly property color brassDark: strong ? "#B0853A" : "#7A5A22"
    /// Outlines of things that lie on the table itself: subtle, but visible.
    readonly property color outline: strong ? "#F2CF7C" : "#D0D9B45E"
    readonly property color hairline: strong ? "#D9B45E" : "#8A6B33"
    readonly property color title: strong ? "#FFEFC2" : "#F8DC9A"

    // Paper and ink
    readonly property color cream: strong ? "#FFFDF6" : "#F4E8CC"
    readonly property color creamShade: strong ? "#FFF4DA" : "#EBDCBB"
    readonly property color paper: strong ? "#FFFBF0" : "#F6ECD3"
    readonly property color ink: strong ? "#0C0907" : "#1C1714"
    /// For less important text on paper, such as a placeholder or a name on the town.
    readonly property color inkSoft: strong ? "#2B2317" : "#6B5F4A"
    readonly property color sand: strong ? "#F5ECD2" : "#D9CCAA"

    // Backgrounds on a plate: chips, fields, rows and answers; highlights for what is nearly won or in hand.
    readonly property color field: strong ? "#000000" : "#0E1A14"
    readonly property color fieldHovered: strong ? "#12301F" : "#1E3A2D"
    readonly property color fieldChosen: strong ? "#0E4A30" : "#2A5542"
    readonly property color row: strong ? "#050B08" : "#1B2B23"
    readonly property color rowBarred: strong ? "#000000" : "#101B16"
    readonly property color rowHovered: strong ? "#1A3226" : "#33463A"
    readonly property color answer: strong ? "#07190F" : "#173A2C"
    readonly property color answerHovered: strong ? "#143A28" : "#24523F"
    readonly property color amber: strong ? "#2E2206" : "#5A4716"
    readonly property color amberDeep: strong ? "#1F1704" : "#3A2E14"
    /// The outline of disabled controls.
    readonly property color faintLine: strong ? "#A58A55" : "#6B4A32"

    // Colours with a meaning
    readonly property color oxblood: strong ? "#4A0F16" : "#5E1A22"
    readonly property color oxbloodLight: strong ? "#5E1A22" : "#7A2430"
    readonly property color oxbloodDark: strong ? "#2C070B" : "#3A0F14"
    readonly property color capture: strong ? "#FF8A62" : "#FF6A3C"
    readonly property color captureOutline: strong ? "#FF9C7C" : "#FF7A52"
    readonly property color gold: strong ? "#FFE08A" : "#FFD257"
    readonly property color danger: strong ? "#FFC2AC" : "#FF9A7A"
    readonly property color bad: strong ? "#A3120B" : "#B3241C"
    /// For what cannot be chosen now but explains why.
    readonly property color barred: strong ? "#DCD0AC" : "#A89F86"
    readonly property color success: strong ? "#86F2BC" : "#5CD19B"
    readonly property color warning: strong ? "#FFD24A" : "#F2BE22"
    /// Backgrounds for cream text: money received and money spent.
    readonly property color gain: strong ? "#00402A" : "#14603F"
    readonly property color loss: strong ? "#6A0E0A" : "#8E1F1A"
    readonly property color focus: strong ? "#FFFFFF" : "#FFF3CC"

    /// The thickness of the focus ring outside its inner line.
    readonly property int ring: line(3) + line(2)

    /// The opacity of disabled controls.
    readonly property real idle: strong ? 0.75 : 0.6

    // Seats, in the order of SeatStyle
    readonly property list<string> seatMarkNames: [qsTr("ruby diamond"), qsTr("sapphire crescent"), qsTr("amber star"),
                                                   qsTr("jade trefoil"), qsTr("violet ring"), qsTr("ivory heart")]

    // Lettering
    readonly property string titleFont: "Limelight"
    readonly property string figureFont: "League Gothic"
    readonly property string textFont: "Cabin"

    /// In milliseconds: how long something new ignores presses, which cannot have been meant for it.
    property int patience: 0
    /// The scale of everything: 1 in a window of 1280×800, more with large text. Set by the window.
    property real u: 1
    /// The size of letters relative to normal text, as set by the player.
    property real textFactor: 1
    /// The factor by which everything grows for large text, as far as the window has room, and the further factor by
    /// which only letters grow. Set by the window.
    property real growth: 1
    property real swell: 1
    /// With large text, the letters of a name, number or label without enough room may shrink to their normal size.
    readonly property bool large: textFactor > 1
    readonly property real mostSwell: 1.22
    /// Multiplies the duration of every animation; 0 switches animations off.
    property real speed: 1
    property bool reducedMotion: false
    /// The speed of a replay, 1 for normal.
    property real haste: 1
    /// True while animations jump to their end, because a picture is being taken.
    property bool still: false

    /// True if things may fly, turn, bounce or pulse.
    readonly property bool moves: speed > 0 && !reducedMotion && !still

    /// For a text with markup: `Text.StyledText` would also break lines at non-breaking spaces.
    function unbroken(styled) { return styled.replace(/[\u00a0\u202f]/g, "&nbsp;") }
    function px(n: real): int { return Math.round(n * theme.u) }
    /// Only small letters grow by `swell`; large ones are large enough.
    function font(n: real): int { return Math.max(12, Math.round((n + (theme.swell - 1) * Math.min(n, 20)) * theme.u)) }
    /// The same size for normal text.
    function usualFont(n: real): int { return Math.max(12, Math.round(n * theme.u / theme.growth)) }
    /// The thickness of a line: at least `n`, more in a large window.
    function line(n: real): int { return Math.max(n, Math.round(n * theme.u)) }
    function ms(n: real): int {
        return theme.still ? 0 : theme.reducedMotion ? Math.min(n, 120) * (theme.speed > 0 ? 1 : 0) : n * theme.speed / theme.haste
    }
    function scaleFor(width: real, height: real): real { return Math.max(0.82, Math.min(Math.min(width / 1280, height / 800), 2.6)) }

    /// How much everything grows in a window of this size. The pages need 976×610 units.
    function growthFor(width: real, height: real): real {
        return Math.max(1, Math.min(theme.textFactor, Math.min(width / 976, height / 610) / theme.scaleFor(width, height)))
    }
    /// The factor by which letters grow in addition: less in a window without room for growing their surroundings.
    function swellFor(growth: real): real { return Math.max(1, Math.min(theme.textFactor / growth, growth < 1.2 ? 1.1 : theme.mostSwell)) }

    function seatTextColor(mark: int): color { return SeatStyle.textColor(mark) }
    function markName(mark: int): string { return theme.seatMarkNames[Math.max(0, Math.min(mark, 5))] }
}
