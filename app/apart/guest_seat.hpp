// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/carrier.hpp"
#include "app/apart/kept.hpp"
#include "app/apart/limit.hpp"

#include <array>

namespace apart {

/// A guest's end of a table: knocks, takes what the seat is told, and brings its requests to the host. It knows nothing
/// of the game.
class GuestSeat {
public:
    enum class State {
        /// For the broker, or for the host's card.
        looking,
        knocking,
        /// For the others, or for the deal.
        waiting,
        playing,
        /// The host gives no sign. Everything goes on when it is back.
        alone,
        over,
        /// For good. `kept().broken` says why.
        broken,
    };
    struct Callbacks {
        std::function<void(const KeptSeat&)> keep;
        /// The next item of the stream. False if it cannot be one: the table ends for this guest, with what was good.
        std::function<bool(int number, const QJsonValue& item)> received;
        /// The request was done, or it was not for this reason.
        std::function<void(const std::optional<QJsonObject>& refusal)> answered;
        /// The state, or what is open about the table.
        std::function<void()> changed;
        /// Somebody says something, or it has come back from the host (`DownLetter::said`).
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
    /// Why the broker cannot be reached, in a sentence; empty while it can.
    const QString& trouble() const { return trouble_; }
    virtual State state() const;
    const QStringList& signs() const { return signs_; }
    const QJsonObject& open() const { return open_; }

    /// Each second or so.
    virtual void tick();
    /// False while another request has no answer, or there is no match.
    virtual bool decide(const QJsonObject& act);
    virtual bool undo();
    virtual void setReady(bool ready);
    /// False without a seat. It is heard here once it has come back from the host.
    virtual bool say(int sentence);
    /// "away", "asleep" or "left"; empty when back.
    virtual void sayBye(const QString& bye);

private:
    int have() const { return static_cast<int>(seat_.items.size()); }
    void lineUp();
    void arrived(const QString& topic, const QByteArray& bytes, bool lay_there);
    void readCard(const QByteArray& bytes);
    void knock();
    void hear(const QByteArray& sealed, bool lay_there);
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
    void tellState();

    KeptSeat seat_;
    Carrier& carrier_;
    Clock clock_;
    Callbacks callbacks_;
    QByteArray table_;
    std::optional<LineKeys> keys_;
    /// Of the first so many items.
    QList<QByteArray> sums_ = {QByteArray(sum_size, '\0')};
    /// Of the next item, while it comes in parts.
    QByteArray part_;
    QStringList signs_;
    QJsonObject open_;
    bool ready_ = false;
    QString bye_;
    std::optional<Said> said_;
    /// When each speaker has said the newest that was heard, by the host's clock.
    std::array<qint64, most_seats> heard_said_{};
    bool is_up_ = false;
    QString trouble_ = {};
    qint64 heard_;
    qint64 posted_ = 0;
    bool owes_letter_ = false;
    /// Fewer than the host takes.
    Limit posts_{8, 1000};
    State reported_state_ = State::looking;
    /// Each card that is not known yet costs a tenth of a second.
    Limit cards_{5, 60'000};
    Dropped dropped_;
};

}
