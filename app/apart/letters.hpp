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

/// What two houses write to each other, before it is sealed. A letter says everything that the other has not
/// acknowledged, so those that are lost, doubled, late or in another order do no harm. Whatever is read here comes from
/// outside: what is not exactly of this form is nothing.
namespace apart {

/// The greatest number that anything here is counted with.
inline constexpr int most_counted = 1'000'000;
inline constexpr int most_seats = 8;
inline constexpr int most_watchers = 8;
inline constexpr int longest_name = 24;
inline constexpr int most_marks = 64;
/// How many sentences there are to say. Only the number of one travels: each house has its words.
inline constexpr int most_sentences = 12;
/// An item of a stream may be longer than a letter: it is told in parts.
inline constexpr int longest_item = 4 << 20;

/// Whether it can be shown as a name: not empty, one line, 24 letters, nothing that changes the text around it.
bool is_plain_name(const QString& name);

/// The name of a decision: how many items its owner had seen, and how many decisions on the same have been refused.
struct RequestId {
    int at = -1;
    int turn = 0;
    auto operator<=>(const RequestId&) const = default;
};

struct Request {
    RequestId name;
    /// What the game's protocol calls an action; nothing of it is known here.
    QJsonObject act = {};
    /// In the place of an action: take back one's own newest.
    bool undo = false;
    bool operator==(const Request&) const = default;
};

/// Why a request was not done. It has a `code`, and whatever else the game's refusals have.
struct Refused {
    RequestId name;
    QJsonObject why = {};
    bool operator==(const Refused&) const = default;
};

/// Some bytes of the next item's JSON, which is too long for a letter.
struct Part {
    int from = 0;
    int size = 0;
    QByteArray bytes = {};
    bool operator==(const Part&) const = default;
};

/// How long a sentence is in the letters, in milliseconds. Whoever connects later does not hear it.
inline constexpr int said_for = 20'000;

/// The newest that somebody has said. It is nothing of the match, is on no disk and needs no answer.
struct Said {
    /// Milliseconds by the writer's clock, and later than anything that this speaker has said before.
    qint64 at = 0;
    int sentence = 0;
    bool operator==(const Said&) const = default;
};

/// From the host to a seat.
struct DownLetter {
    int seat = 0;
    /// Which match of the table; 0 before the first.
    int match = 0;
    /// The commitment to its deal; empty before.
    QByteArray seal = {};
    /// The number of the first of `items`, the sum of those before, and how many there are in all.
    int from = 0;
    QByteArray sum = {};
    int length = 0;
    QJsonArray items = {};
    std::optional<Part> part = {};
    bool over = false;
    /// The `at` of this seat's newest request that is done.
    int done = -1;
    std::optional<Refused> refused = {};
    /// A sign a seat: "here", "away 1764037200000".
    QStringList here = {};
    /// The newest sentence of each speaker. The guests come first, in the order of their numbers, and then the persons
    /// of the host's house.
    std::vector<std::optional<Said>> said = {};
    /// What is open about the table and in no match: who sits where, what will be played, a clock.
    QJsonObject open = {};
    /// In the place of everything else: why this guest has no seat. It has a `code`.
    QJsonObject shut = {};

    bool operator==(const DownLetter&) const = default;
};

/// From a guest to the host.
struct UpLetter {
    int match = 0;
    /// How many items there are, and how many bytes of the next one.
    int have = 0;
    int part = 0;
    std::optional<Request> request = {};
    QByteArray lot = {};
    bool ready = false;
    /// That the person has gone: "away" from the table, "asleep" with the house, or has "left" for good.
    QString bye = {};
    /// The newest sentence of this person.
    std::optional<Said> said = {};

    bool operator==(const UpLetter&) const = default;
};

/// From whoever has the code.
struct Knock {
    QByteArray box;
    QByteArray key;
    quint64 ticket = 0;
    QString name;
    int mark = 0;
    /// What the guest's program can play, and how its letters look; the layers above compare it.
    QJsonObject shapes = {};
    /// The guest wants no seat, only to see what lies in the open.
    bool watch = false;

    bool operator==(const Knock&) const = default;
};

QByteArray written(const DownLetter& letter);
QByteArray written(const UpLetter& letter);
QByteArray written(const Knock& knock);
/// What lies in the open: which key the host of a table has.
QByteArray written_card(const QByteArray& host_key);

std::optional<DownLetter> read_down(const QByteArray& bytes);
std::optional<UpLetter> read_up(const QByteArray& bytes);
std::optional<Knock> read_knock(const QByteArray& bytes);
/// The host's key.
std::optional<QByteArray> read_card(const QByteArray& bytes);

QJsonObject request_json(const Request& request);
QJsonObject refused_json(const Refused& refused);
std::optional<Request> read_request(const QJsonObject& object);
std::optional<Refused> read_refused(const QJsonObject& object);

/// Why something is not so, for whoever has the sentence.
QJsonObject with_code(const char* code);

/// The JSON of one value, in one way of writing.
QByteArray compact(const QJsonValue& value);
/// Nothing if it is no JSON, or deeper than anything here.
std::optional<QJsonValue> read_compact(const QByteArray& bytes);

/// A sum over a stream so far and one more item: two streams with the same sum are the same.
QByteArray sum_with(const QByteArray& sum, const QJsonValue& item);
inline constexpr int sum_size = 16;

}
