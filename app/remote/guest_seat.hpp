// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/remote/carrier.hpp"
#include "app/remote/kept.hpp"
#include "app/remote/limit.hpp"

#include <array>

namespace remote {

/// A guest's end of a table: knocks, receives the seat's stream, and sends its requests to the host. It does not know
/// the game.
class GuestSeat {
public:
    enum class State {
        /// Waits for the broker, or for the host's card.
        looking,
        knocking,
        /// Waits for the other guests, or for the deal.
        waiting,
        playing,
        /// The host is silent. The match continues when it is back.
        alone,
        over,
        /// The table is lost for good; `kept().broken` says why.
        broken,
    };
    struct Callbacks {
        std::function<void(const KeptSeat&)> keep;
        /// Called with the next item of the stream. Returns false if the item is impossible, which ends the table for
        /// this guest; all earlier items stay.
        std::function<bool(int number, const QJsonValue& item)> received;
        /// The host has answered the request: with a refusal, or with nothing if it was performed.
        std::function<void(const std::optional<QJsonObject>& refusal)> answered;
        /// The state, or the public information about the table, has changed.
        std::function<void()> changed;
        /// Somebody has said something. One's own sentences are reported when the host sends them back
        /// (`DownLetter::said`).
        std::function<void(int speaker, int sentence)> said = [](int, int) {};
    };
    struct Dropped {
        int forged = 0;
        int malformed = 0;
        int cards = 0;
    };

    static constexpr int post_again = 15'000;
    static constexpr int ask_again = 5'000;
    static constexpr int alone_after = 20'000;

    GuestSeat(KeptSeat seat, Carrier& carrier, Clock clock, Callbacks callbacks);
    virtual ~GuestSeat();
    GuestSeat(const GuestSeat&) = delete;
    GuestSeat& operator=(const GuestSeat&) = delete;

    const KeptSeat& kept() const { return seat_; }
    const Dropped& dropped() const { return dropped_; }
    /// A sentence that says why the broker cannot be reached; empty if it can.
    const QString& trouble() const { return trouble_; }
    virtual State state() const;
    const QStringList& statuses() const { return statuses_; }
    const QJsonObject& open() const { return open_; }

    /// Must be called about once a second.
    virtual void tick();
    /// Returns false if another request is unanswered, or if there is no match.
    virtual bool decide(const QJsonObject& act);
    virtual bool undo();
    virtual void setReady(bool ready);
    /// Returns false without a seat. The sentence is reported by `said` once the host has sent it back.
    virtual bool say(int sentence);
    /// `absence` is "away" or "left", or empty for a person who is back.
    virtual void setAbsence(const QString& absence);

private:
    int have() const { return static_cast<int>(seat_.items.size()); }
    void connected();
    void arrived(const QString& topic, const QByteArray& bytes, bool retained);
    void readCard(const QByteArray& bytes);
    void knock();
    void hear(const QByteArray& sealed, bool retained);
    void take(const DownLetter& letter);
    void hearSaid(const DownLetter& letter);
    void begin(const DownLetter& letter);
    void takeItems(const DownLetter& letter);
    bool takeItem(const QJsonValue& item);
    void takePart(const Part& part);
    std::optional<std::optional<QJsonObject>> answer(const DownLetter& letter);
    bool decide(Request request);
    void stop(const char* code);
    void post();
    void reportState();

    KeptSeat seat_;
    Carrier& carrier_;
    Clock clock_;
    Callbacks callbacks_;
    QByteArray table_;
    std::optional<LineKeys> keys_;
    /// For each number of items, the checksum of that many first items.
    QList<QByteArray> sums_ = {QByteArray(sum_size, '\0')};
    /// The parts of the next item received so far.
    QByteArray part_;
    QStringList statuses_;
    QJsonObject open_;
    bool ready_ = false;
    QString absence_;
    std::optional<Said> said_;
    /// For each speaker, the host's time of the newest sentence that was reported.
    std::array<qint64, most_seats> heard_said_{};
    bool is_connected_ = false;
    QString trouble_ = {};
    qint64 heard_;
    qint64 posted_ = 0;
    bool owes_letter_ = false;
    /// Stays below the limit of the host.
    RateLimit posts_{8, 1000};
    State reported_state_ = State::looking;
    /// Checking an unknown card takes a tenth of a second.
    RateLimit cards_{5, 60'000};
    Dropped dropped_;
};

}
