// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/carrier.hpp"
#include "app/apart/kept.hpp"
#include "app/apart/limit.hpp"

#include <array>

namespace apart {

/// The match behind a table, at its host.
class Judge {
public:
    virtual ~Judge() = default;
    /// Which match of the table it is.
    virtual int match() const = 0;
    /// How many items each stream has, and what a seat is told by one of them. Both follow from what is on disk.
    virtual int length() const = 0;
    virtual QJsonValue item(int seat, int number) const = 0;
    /// In the place of a seat: somebody who only watches. They may be told fewer items; never fewer than before.
    static constexpr int watcher = -1;
    virtual int watchedLength() const { return length(); }
    virtual bool isOver() const = 0;
    /// The `at` of the newest request of a seat; −1 before its first.
    virtual int newestRequest(int seat) const = 0;
    /// Returns whether all that was done since the seat decided leaves that decision as it was.
    virtual bool leaves(int seat, const Request& request) const = 0;
    /// Returns true while nothing can be done; it is asked again.
    virtual bool isBusy() { return false; }
    /// Does it, and has it on disk together with its `at` before it returns; or says why not.
    virtual std::optional<QJsonObject> act(int seat, const Request& request) = 0;
};

/// How a guest's seat is. `quiet` and `away` tell of silence; whether that is said is the table's to decide.
enum class Sign { empty, knocked, here, quiet, away, asleep, left };

/// All that a match's generator is made from.
struct Chance {
    int match = 0;
    QByteArray table;
    QByteArray secret;
    QByteArray seal;
    QList<QByteArray> lots;
    QByteArray key;
};

/// The host's end of a table: who sits down, what each seat is told, and that each request is done once.
class HostTable {
public:
    struct Callbacks {
        std::function<void(const KeptTable&)> keep;
        /// Why this guest cannot sit down, with a `code`; an empty object if nothing is against it.
        std::function<QJsonObject(const Knock&)> objection;
        /// All lots are in: the match can be made. It is asked again until it is served.
        std::function<void(const Chance&)> dealt;
        /// Who sits there, signs, or the match.
        std::function<void()> changed;
        /// A guest says something, or a person of this house (`DownLetter::said`).
        std::function<void(int speaker, int sentence)> said = [](int, int) {};
    };
    /// Bad input is dropped and counted.
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
    /// Why the broker cannot be reached, in a sentence; empty while it can.
    const QString& trouble() const { return trouble_; }
    qint64 heard(int seat) const { return live(seat).heard; }
    virtual Sign sign(int seat) const;
    bool isReady(int seat) const { return live(seat).ready; }
    /// Returns the names of those who watch and give signs of life.
    virtual QStringList watchers() const;

    /// Nothing is said of a match that is not served. One that is on disk is served before the carrier is opened.
    virtual void serve(Judge* judge);
    /// The match has grown.
    virtual void grown();
    /// Each second or so.
    virtual void tick();
    /// A person of this house says something. Returns false if that is too much at once.
    virtual bool say(int speaker, int sentence);
    /// What is open about the table and in no match; at most 4 KiB.
    virtual void setOpen(const QJsonObject& open);

    /// Allows or forbids watching; when it is forbidden, those who watch are told and removed.
    virtual void setWatched(bool watched);
    /// Frees a seat: whoever sat there is told so, and a new invitation is good for it.
    virtual void inviteAnew(int seat);
    /// Every seat is taken, and each guest has all of the match before.
    virtual bool canDeal() const;
    /// Begins the next match of the table: seals its secret, and asks for lots.
    virtual void deal();
    /// Takes everything from the broker. The table is not to be used any more.
    virtual void putAway();

private:
    /// What need not outlive the program.
    struct Live {
        std::optional<LineKeys> keys = {};
        bool proven = false;
        qint64 heard = 0;
        qint64 posted = 0;
        int have = 0;
        int part = 0;
        /// The guest's share in the deal of this match, which is in each of its letters.
        QByteArray lot = {};
        bool ready = false;
        /// The request that waits until the judge has time.
        std::optional<Request> waiting = {};
        QString bye = {};
        /// When the guest has said its newest, by the guest's clock.
        qint64 said = 0;
        Sign sign = Sign::empty;
        Limit letters{10, 1000};
        /// Of the first so many items of the stream.
        QList<QByteArray> sums = {QByteArray(sum_size, '\0')};
    };

    /// Contains what a guest or a person of this house has said last.
    struct Voice {
        Said said = {};
        /// One sentence in two seconds; two may arrive together.
        Limit sentences{2, 4000};
    };

    Live& live(int seat) { return live_[static_cast<std::size_t>(seat)]; }
    const Live& live(int seat) const { return live_[static_cast<std::size_t>(seat)]; }
    /// Numbers from `count()` on belong to those who watch.
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

    void lineUp();
    void arrived(const QString& topic, const QByteArray& bytes, bool lay_there);
    void knocked(const QByteArray& sealed);
    void sitDown(const Knock& knock);
    void letWatch(const Knock& knock);
    void stopWatching(int number);
    void hear(int seat, const QByteArray& sealed, bool lay_there);
    void hearWatcher(int number, const UpLetter& letter);
    bool take(int seat, const UpLetter& letter);
    bool hearSaid(int seat, const Said& said);
    bool speak(int speaker, int sentence);
    bool weigh(int seat, const Request& request);
    bool weighWaiting();
    void dealIfReady();
    bool updateSigns();
    void post(int seat);
    void postAll();
    DownLetter letterTo(int seat);
    void fill(DownLetter& letter, int seat);
    void refuse(const QByteArray& box, const QByteArray& key, const QJsonObject& why, bool stays);

    KeptTable table_;
    Carrier& carrier_;
    Clock clock_;
    Callbacks callbacks_;
    QByteArray name_;
    std::vector<Live> live_;
    std::array<Voice, most_seats> voices_;
    Judge* judge_ = nullptr;
    QJsonObject open_ = {};
    Limit knocks_{5, 60'000};
    Dropped dropped_;
    bool is_up_ = false;
    QString trouble_ = {};
    qint64 card_posted_ = 0;
};

}
