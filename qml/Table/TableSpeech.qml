pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// What is heard of a table by who sees nothing: the lines of the log as they are told, announcements of which the log
/// says nothing at that moment, and why something cannot be done. Each event is heard once.
Item {
    id: speech

    required property GameTable table
    /// What the board tells by itself: lines of it are in the log later.
    property string seen
    /// Of the moment that is told.
    property var lines: []
    property string announced
    /// The last lines that were heard.
    property var heard: []
    readonly property bool shut: table.curtainClosed

    onShutChanged: if (shut) Speech.forget()
    onSeenChanged: Speech.say(seen)

    /// "Rosa: 5 captured, +2."
    function ofSeat(seat: announcedSeat): string {
        return seat.name + ": " + seat.figure + " " + seat.text + (seat.gain === "" ? "" : ", " + seat.gain) + "."
    }
    /// What an announcement tells that the lines before it have not told.
    function unheard(text: string): string {
        const left = speech.heard.reduce((rest, line) => rest.replace(line, ""), text)
        return left.split("\n").map((sentence) => sentence.trim()).filter((sentence) => sentence !== "").join("\n")
    }
    function tell() {
        if (speech.lines.length > 0)
            speech.lines.filter((line) => !speech.seen.split("\n").includes(line)).forEach((line) => Speech.say(line))
        else
            Speech.say(speech.unheard(speech.announced))
        speech.heard = speech.heard.concat(speech.lines).slice(-6)
        speech.lines = []
        speech.announced = ""
    }

    Connections {
        target: speech.table.log
        function onRowsInserted(parent, first, last) {
            // What is written anew has been heard.
            if (!speech.table.director.busy)
                return
            const log = speech.table.log
            for (let row = first; row <= last; ++row)
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
            // Nothing is told: it is somebody's move.
            if (!speech.table.director.busy)
                speech.tell()
        }
        function onRefusalChanged() { Speech.whisper(speech.table.refusal) }
    }
    Connections {
        target: speech.table.director
        // What belongs to a moment is there when it has begun.
        function onPlayed() { speech.tell() }
        function onFinished() { speech.tell() }
    }
}
