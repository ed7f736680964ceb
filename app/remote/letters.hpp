// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <compare>
#include <optional>
#include <vector>

/// What two houses write to each other, before encryption. A letter contains everything that the other end has not
/// acknowledged, so lost, duplicated, late and reordered letters do no harm. Functions that read do not trust their
/// input: what does not have exactly this form is rejected.
namespace remote {

/// The maximum of all counts in letters.
inline constexpr int most_counted = 1'000'000;
inline constexpr int most_seats = 8;
inline constexpr int most_watchers = 8;
inline constexpr int longest_name = 24;
inline constexpr int most_marks = 64;
/// The number of sentences that a person can say. Only its index is sent; each house has the sentence in its own
/// language.
inline constexpr int most_sentences = 12;
/// An item may be longer than a letter: it is then sent in parts.
inline constexpr int longest_item = 4 << 20;

/// Returns whether the name can be shown: not empty, one line, at most 24 letters, nothing that affects the text around
/// it.
bool is_plain_name(const QString& name);

/// Identifies a decision by the number of items that its owner had seen, and the number of refused decisions on the
/// same items.
struct RequestId {
    int at = -1;
    int turn = 0;
    auto operator<=>(const RequestId&) const = default;
};

struct Request {
    RequestId name;
    /// An action in the game's protocol, which is opaque here.
    QJsonObject act = {};
    /// True for a request to take back one's newest action.
    bool undo = false;
    bool operator==(const Request&) const = default;
};

/// Why a request was refused, as an object with a `code` and the parameters of the game's refusal.
struct Refused {
    RequestId name;
    QJsonObject why = {};
    bool operator==(const Refused&) const = default;
};

/// A part of the JSON of the next item, which is too long for one letter.
struct Part {
    int from = 0;
    int size = 0;
    QByteArray bytes = {};
    bool operator==(const Part&) const = default;
};

/// How long a sentence stays in the letters, in milliseconds. Whoever connects later does not hear it.
inline constexpr int said_for = 20'000;

/// The newest sentence of a speaker. It is not part of the match, is not saved and is never acknowledged.
struct Said {
    /// Milliseconds by the writer's clock; greater than for any earlier sentence of this speaker.
    qint64 at = 0;
    int sentence = 0;
    bool operator==(const Said&) const = default;
};

/// A letter from the host to a guest.
struct DownLetter {
    int seat = 0;
    /// The number of the match at its table; 0 before the first.
    int match = 0;
    /// The host's commitment to the deal, in letters that begin at the first item; empty before the deal.
    QByteArray commitment = {};
    /// The index of the first of `items`, the checksum of all items before it, and the length of the stream.
    int from = 0;
    QByteArray sum = {};
    int length = 0;
    QJsonArray items = {};
    std::optional<Part> part = {};
    bool over = false;
    /// The `at` of this seat's newest request that was performed.
    int done = -1;
    std::optional<Refused> refused = {};
    /// The state of each seat, such as "here" or "away 1764037200000". This and `open` are left out, and statuses are
    /// then empty, if the guest knows them (`UpLetter::knows`).
    QStringList statuses = {};
    /// The newest sentence of each speaker: first of the guests by their numbers, then of the persons in the host's
    /// house.
    std::vector<std::optional<Said>> said = {};
    /// Public information about the table that is not part of the match: who sits where, and what is played.
    QJsonObject open = {};
    /// Why this guest has no seat, as an object with a `code`. All other fields are then unused.
    QJsonObject rejection = {};

    bool operator==(const DownLetter&) const = default;
};

/// A letter from a guest to the host.
struct UpLetter {
    int match = 0;
    /// The number of items received, and of bytes of the next one.
    int have = 0;
    int part = 0;
    std::optional<Request> request = {};
    /// The guest's lot, until the match has been dealt.
    QByteArray lot = {};
    bool ready = false;
    /// Where the person is: "away" from the table, or "left" for good; empty for a person who is there.
    QString absence = {};
    /// The newest sentence of this person.
    std::optional<Said> said = {};
    /// The checksum of the states of seats and the public information that have arrived (`known_sum`).
    QByteArray knows = {};

    bool operator==(const UpLetter&) const = default;
};

/// A request for a seat, by anybody who has the code.
struct Knock {
    QByteArray box;
    QByteArray key;
    quint64 ticket = 0;
    QString name;
    int mark = 0;
    /// The games of the guest's program and its wire shapes, among them `letters_shape`; the layers above compare
    /// them.
    QJsonObject shapes = {};
    /// True if the guest wants no seat, only to watch.
    bool watch = false;

    bool operator==(const Knock&) const = default;
};

QByteArray written(const DownLetter& letter);
QByteArray written(const UpLetter& letter);
QByteArray written(const Knock& knock);
/// Writes the card of a table, which is public and contains the host's public key.
QByteArray written_card(const QByteArray& host_key);

std::optional<DownLetter> read_down(const QByteArray& bytes);
std::optional<UpLetter> read_up(const QByteArray& bytes);
std::optional<Knock> read_knock(const QByteArray& bytes);
/// Returns the host's public key.
std::optional<QByteArray> read_card(const QByteArray& bytes);

QJsonObject request_json(const Request& request);
QJsonObject refused_json(const Refused& refused);
std::optional<Request> read_request(const QJsonObject& object);
std::optional<Refused> read_refused(const QJsonObject& object);

/// Returns a reason, which the layers above put into words.
inline QJsonObject with_code(std::string_view code)
{
    return {{QStringLiteral("code"), QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()))}};
}

/// Returns the canonical JSON of a value.
QByteArray compact(const QJsonValue& value);
/// Returns nothing if the text is not JSON, or is nested too deeply.
std::optional<QJsonValue> read_compact(const QByteArray& bytes);

/// The shape of letters at a table, which must be the same in both programs: raised when what they mean changes.
inline constexpr int letters_shape = 2;

/// Returns the checksum of a stream after one more item. Streams with equal checksums are equal.
QByteArray sum_with(const QByteArray& sum, const QJsonValue& item);
inline constexpr int sum_size = 16;
/// Returns the checksum of what a letter says about seats and table.
QByteArray known_sum(const QStringList& statuses, const QJsonObject& open);
inline constexpr int known_size = 8;

}
