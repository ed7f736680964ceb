// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/remote/carrier.hpp"
#include "app/remote/kept.hpp"
#include "app/remote/limit.hpp"

#include <array>

namespace remote {

/// The match of a table, as its host's program judges it.
class Judge {
public:
    virtual ~Judge() = default;
    /// The number of the match at its table.
    virtual int match() const = 0;
    /// The length of every stream, and an item of a seat's stream. Both follow from what is on disk.
    virtual int length() const = 0;
    virtual QJsonValue item(int seat, int number) const = 0;
    /// Takes the place of a seat for those who only watch. Their stream may be shorter, but never gets shorter.
    static constexpr int watcher = -1;
    virtual int watchedLength() const { return length(); }
    virtual bool isOver() const = 0;
    /// The `at` of the seat's newest request; −1 if it has made none.
    virtual int newestRequest(int seat) const = 0;
    /// Returns whether the request is still valid after everything that has happened since the seat decided.
    virtual bool leaves(int seat, const Request& request) const = 0;
    /// Returns true if no request can be performed now; the request is tried again later.
    virtual bool isBusy() { return false; }
    /// Performs the request and saves it together with its `at`, or returns why not.
    virtual std::optional<QJsonObject> act(int seat, const Request& request) = 0;
};

/// The state of a guest's seat. `quiet` and `away` say how long a guest has been silent; whether the table shows that
/// is decided elsewhere.
enum class SeatStatus { empty, knocked, here, quiet, away, left };

/// The inputs of the match's generator, and the key derived from them.
struct Chance {
    int match = 0;
    QByteArray table;
    QByteArray secret;
    QByteArray commitment;
    QList<QByteArray> lots;
    QByteArray key;
};

/// The host's end of a table: seats guests, sends each seat its stream, and performs each request once.
class HostTable {
public:
    struct Callbacks {
        std::function<void(const KeptTable&)> keep;
        /// Returns why this guest may not sit down, as an object with a `code`; empty if there is no objection.
        std::function<QJsonObject(const Knock&)> objection;
        /// Called when all lots are known and the match can be dealt, again and again until it is served.
        std::function<void(const Chance&)> dealt;
        /// Guests, their states or the match have changed.
        std::function<void()> changed;
        /// A guest, or a person in the host's house, has said something (`DownLetter::said`).
        std::function<void(int speaker, int sentence)> said = [](int, int) {};
    };
    /// Counts of the input that was dropped because it was invalid or came too fast.
    struct Dropped {
        int knocks = 0;
        int forged = 0;
        int malformed = 0;
        int too_fast = 0;
    };

    static constexpr int post_again = 15'000;
    static constexpr int quiet_after = 20'000;
    static constexpr int away_after = 60'000;

    HostTable(KeptTable table, Carrier& carrier, Clock clock, Callbacks callbacks);
    virtual ~HostTable();
    HostTable(const HostTable&) = delete;
    HostTable& operator=(const HostTable&) = delete;

    const KeptTable& kept() const { return table_; }
    const Dropped& dropped() const { return dropped_; }
    /// A sentence that says why the broker cannot be reached; empty if it can.
    const QString& trouble() const { return trouble_; }
    qint64 heard(int seat) const { return live(seat).heard; }
    virtual SeatStatus status(int seat) const;
    bool isReady(int seat) const { return live(seat).ready; }
    /// Returns the names of those who are watching now.
    virtual QStringList watchers() const;

    /// Starts to serve a match; null stops that. A match that is on disk must be served before the carrier is opened.
    virtual void serve(Judge* judge);
    /// Must be called when the match has grown.
    virtual void grown();
    /// Must be called when the judge may no longer be busy.
    virtual void performWaiting();
    /// Must be called about once a second.
    virtual void tick();
    /// Says a sentence for a person in the host's house. Returns false if that person says too much at once.
    virtual bool say(int speaker, int sentence);
    /// Sets the public information about the table that is not part of the match; at most 4 KiB.
    virtual void setOpen(const QJsonObject& open);

    /// Allows or forbids watching. Forbidding it dismisses those who watch.
    virtual void setWatched(bool watched);
    /// Frees a seat: its guest is told, and the table gets a new invitation.
    virtual void inviteAnew(int seat);
    /// Returns whether every seat is taken and each guest has all of the previous match.
    virtual bool canDeal() const;
    /// Begins the next match of the table: draws the host's secret, and asks the guests for lots.
    virtual void deal();
    /// Removes everything from the broker. The table must not be used afterwards.
    virtual void close();

private:
    /// The state of a seat that is not saved.
    struct Live {
        std::optional<LineKeys> keys = {};
        bool proven = false;
        qint64 heard = 0;
        qint64 posted = 0;
        int have = 0;
        int part = 0;
        /// The checksum of seats and table as the guest knows them (`UpLetter::knows`).
        QByteArray knows = {};
        /// The guest's contribution to the deal of this match, which is in its letters until the deal has reached it.
        QByteArray lot = {};
        bool ready = false;
        /// A request that waits until the judge is not busy.
        std::optional<Request> waiting = {};
        QString absence = {};
        /// The time of the guest's newest sentence, by the guest's clock.
        qint64 said = 0;
        SeatStatus status = SeatStatus::empty;
        RateLimit letters{10, 1000};
        /// For each number of items, the checksum of that many first items of the stream.
        QList<QByteArray> sums = {QByteArray(sum_size, '\0')};
    };

    /// The newest sentence of a guest or of a person in the host's house.
    struct Speaker {
        Said said = {};
        /// Allows one sentence in two seconds on average, and two at once.
        RateLimit sentences{2, 4000};
    };

    Live& live(int seat) { return live_[static_cast<std::size_t>(seat)]; }
    const Live& live(int seat) const { return live_[static_cast<std::size_t>(seat)]; }
    /// Seats from `count()` on belong to those who watch.
    KeptTable::Seat& seat(int number) { return const_cast<KeptTable::Seat&>(std::as_const(*this).seat(number)); }
    const KeptTable::Seat& seat(int number) const
    {
        return watches(number) ? table_.watchers[static_cast<std::size_t>(number - count())]
                               : table_.seats[static_cast<std::size_t>(number)];
    }
    int count() const { return static_cast<int>(table_.seats.size()); }
    int countAll() const { return static_cast<int>(live_.size()); }
    bool watches(int number) const { return number >= count(); }
    int lengthFor(int number) const { return watches(number) ? judge_->watchedLength() : judge_->length(); }
    QJsonValue itemFor(int number, int at) const { return judge_->item(watches(number) ? Judge::watcher : number, at); }
    bool isServed() const { return judge_ != nullptr && judge_->match() == table_.match; }

    void connected();
    void arrived(const QString& topic, const QByteArray& bytes, bool retained);
    void knocked(const QByteArray& sealed);
    void sitDown(const Knock& knock);
    void letWatch(const Knock& knock);
    void stopWatching(int number);
    void hear(int seat, const QByteArray& sealed, bool retained);
    void hearWatcher(int number, const UpLetter& letter);
    bool take(int seat, const UpLetter& letter);
    bool hearSaid(int seat, const Said& said);
    bool speak(int number, int sentence);
    bool handleRequest(int seat, const Request& request);
    void dealIfReady();
    bool updateStatuses();
    void post(int seat);
    void postAll();
    QStringList statuses() const;
    bool isBehind(int number) const;
    DownLetter letterTo(int seat);
    void fill(DownLetter& letter, int seat);
    void refuse(const QByteArray& box, const QByteArray& key, const QJsonObject& why, bool retain);

    KeptTable table_;
    Carrier& carrier_;
    Clock clock_;
    Callbacks callbacks_;
    QByteArray name_;
    std::vector<Live> live_;
    std::array<Speaker, most_seats> speakers_;
    Judge* judge_ = nullptr;
    QJsonObject open_ = {};
    RateLimit knocks_{5, 60'000};
    Dropped dropped_;
    bool is_connected_ = false;
    QString trouble_ = {};
    qint64 card_posted_ = 0;
};

}
