// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Makes screen readers announce what happens at a table: new lines of the log, announcements that the log does not
/// repeat at that moment, and refusals. Each event is announced once.
Item {
    id: speech

    required property GameTable table
    /// The lines that the board has announced itself and that the log will repeat.
    property string seen
    /// The log lines of the current moment.
    property var lines: []
    property string announced
    /// The last lines announced.
    property var heard: []
    /// The announcements since the table began to move: the log may repeat the same sentences a moment later.
    property string spoken
    readonly property bool shut: table.curtainClosed

    /// Returns text such as "Rosa: 5 captured, +2."
    function ofSeat(seat: announcedSeat): string {
        return seat.name + ": " + seat.figure + " " + seat.text
            + (seat.gain === "" ? "" : ", " + seat.gain)
            + (seat.also === "" ? "" : ", " + seat.also) + "."
    }
    /// Returns the part of an announcement that the last lines did not contain.
    function unheard(text: string): string {
        const left = speech.heard.reduce((rest, line) => rest.replace(line, ""), text)
        return left.split("\n").map((sentence) => sentence.trim()).filter((sentence) => sentence !== "").join("\n")
    }
    function tell() {
        if (speech.lines.length > 0)
            speech.lines.filter((line) => !(speech.seen + "\n" + speech.spoken).split("\n").includes(line))
                .forEach((line) => Speech.say(line))
        else
            Speech.say(speech.unheard(speech.announced))
        if (speech.announced !== "")
            speech.spoken = speech.announced
        speech.heard = speech.heard.concat(speech.lines).slice(-6)
        speech.lines = []
        speech.announced = ""
    }

    onShutChanged: if (shut) Speech.forget()
    onSeenChanged: Speech.say(seen)

    Connections {
        target: speech.table.log
        function onRowsInserted(parent, first, last) {
            // Lines rewritten while nothing is shown have been announced before.
            if (!speech.table.director.busy)
                return
            const log = speech.table.log
            // Remarks are heard by themselves, below.
            for (let row = first; row <= last; ++row)
                if (!log.data(log.index(row, 0), Qt.UserRole + 2))
                    speech.lines.push(Speech.plain(String(log.data(log.index(row, 0), Qt.UserRole))))
        }
    }
    Connections {
        target: speech.table
        function onAnnouncementChanged() {
            const said = speech.table.announcement
            if (said.title === "")
                return
            let sentences = said.title + (said.text === "" ? "" : ". " + said.text)
            for (const seat of said.seats)
                sentences += "\n" + speech.ofSeat(seat)
            speech.announced = sentences
            // Without an animation it is a player's own move.
            if (!speech.table.director.busy)
                speech.tell()
        }
        function onRefusalChanged() { Speech.whisper(speech.table.refusal.text) }
    }
    Connections {
        target: speech.table.elsewhere
        function onSaid(sentence) { Speech.say(sentence) }
    }
    Connections {
        target: speech.table.talk
        function onChanged() { Speech.whisper(speech.table.talk.heard) }
    }
    Connections {
        target: speech.table.director
        // The lines of a moment are complete when its cue has begun.
        function onPlayed() { speech.tell() }
        function onFinished() { speech.tell(); speech.spoken = "" }
    }
}
