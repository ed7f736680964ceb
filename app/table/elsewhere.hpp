// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/hand_sheet.hpp"
#include "app/table/presence.hpp"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>

class GameTable;

/// The persons at a table who decide elsewhere, such as on their phones: what they may do, for whom the table waits,
/// and for whom the house plays meanwhile.
class Elsewhere : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table")
    /// Says for whom the table waits while all seats that must decide do so elsewhere, or may do so in a game without
    /// secrets, and whether their phones show no sign of life; otherwise empty.
    Q_PROPERTY(QString awaited READ awaited NOTIFY changed)
    /// The seat of a person who must decide although the phone is away or the person has left for good; −1 for none.
    Q_PROPERTY(int absent READ absent NOTIFY changed)
    Q_PROPERTY(QString absentName READ absentName NOTIFY changed)
    /// True if that person has left the table for good.
    Q_PROPERTY(bool gone READ gone NOTIFY changed)
    /// True if the house may play for that person now.
    Q_PROPERTY(bool houseMayPlay READ houseMayPlay NOTIFY changed)
    /// True if the awaited person can decide at this screen too, where the controls for it must stay visible.
    Q_PROPERTY(bool alsoHere READ alsoHere NOTIFY changed)
    /// True if all awaited persons are in other houses, where neither a phone nor this screen is of use.
    Q_PROPERTY(bool allRemote READ allRemote NOTIFY changed)

public:
    explicit Elsewhere(GameTable& table);

    /// Sets the persons who decide elsewhere; all others decide here. Has no effect in lessons and replays.
    void set(backroom::SeatSet seats);
    /// Sets the state of the phones of these seats, if they do not decide at this screen; others are unchanged.
    void setPresences(backroom::SeatSet seats, const Presences& presences);
    /// Called when this person is back: the house plays no longer.
    void welcome(backroom::Seat seat);
    QString awaited() const;
    bool alsoHere() const;
    bool allRemote() const;
    int absent() const;
    QString absentName() const;
    bool gone() const { return isGone(absent()); }
    bool houseMayPlay() const { return houseMayPlayFor(absent()); }
    bool houseMayPlayFor(int seat) const;
    /// Lets the house play for an absent person: once, until somebody else has to decide, or until the person is back.
    /// Decisions that the person might regret are left to the person, unless the person has left for good.
    Q_INVOKABLE void letHousePlay(int seat, bool once);

    /// True if the person in this seat has to decide now, and does so elsewhere.
    bool mayDecide(backroom::Seat seat) const;
    /// True if the person in this seat may take back a choice that stays sealed until others have chosen.
    bool mayTakeBack(backroom::Seat seat) const;
    void takeBack(backroom::Seat seat);
    /// Disables what this seat may not do now on its sheet, and says for whom the table waits.
    void complete(HandSheet& sheet, backroom::Seat seat) const;
    /// Called for a tap, which shows that the player has read that the house played meanwhile.
    void tapped(backroom::Seat seat) { played_for_.erase(seat); }
    /// Called after an action from elsewhere. Returns whether it is a choice that stays sealed.
    bool acted(backroom::Seat seat);
    /// Returns whether the newest action is a choice that stays sealed until others have chosen.
    bool sealed();

    /// Performs an action that was decided in another house (`TableMatch::actFromOutside`). Requires `mayDecide`.
    std::optional<backroom::Refusal> decided(backroom::Seat seat, const std::string& action);
    /// Shows the messages of the judge in another house, one action after the other, as soon as nothing else is shown.
    void arrive();
    /// Called when the judge in another house has refused a decision because something else has happened meanwhile.
    void refused();

    /// The seats for which the house is playing.
    backroom::SeatSet standIns() const;
    void endStandIns();
    /// True if the next decision of this seat, for which the house plays, is one that is left to persons who come back.
    bool decidesAll(backroom::Seat seat) const;
    /// Called when the house has acted, or was refused. Returns false if the decision is left to the person.
    bool housePlayed(const std::optional<backroom::Refusal>& refusal);

signals:
    void changed();
    /// Emitted when the judge in another house has told something impossible, so that the match cannot go on.
    void broken();
    /// Emitted when what is shown elsewhere has changed.
    void handsChanged();
    /// Emitted with a sentence for screen readers.
    void said(const QString& sentence);

private:
    /// True if the current position of a match is shown, and the match can be continued.
    bool now() const;
    backroom::SeatSet waitedFor() const;
    bool isGone(int seat) const;
    /// Determines again who decides.
    void askAnew();
    /// Called when actions were taken back in a way that nobody else must notice.
    void takenBack();

    GameTable& table_;
    backroom::SeatSet stand_ins_;
    /// Those of them for which the house plays only once.
    backroom::SeatSet once_;
    /// The seats for which the house has played and that have not tapped since.
    backroom::SeatSet played_for_;
    /// The length of the match at which a decision was left to the person.
    int left_at_ = -1;
    /// The length of the match at which the house makes a decision of that kind, because the person has left for good.
    int all_at_ = -1;
};
