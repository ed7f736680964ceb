// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/hand_sheet.hpp"
#include "app/table/phone_sign.hpp"

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
    /// For whom the table waits while all who are to decide do it elsewhere, or may do so where nothing is secret, and
    /// whether there is no sign of them; otherwise empty.
    Q_PROPERTY(QString awaited READ awaited NOTIFY changed)
    /// The seat of a person for whom the table waits although the phone is away; −1 for none.
    Q_PROPERTY(int absent READ absent NOTIFY changed)
    Q_PROPERTY(QString absentName READ absentName NOTIFY changed)
    /// True if the house may play for that person now.
    Q_PROPERTY(bool houseMayPlay READ houseMayPlay NOTIFY changed)
    /// True if whoever is awaited can decide at this screen too, where the means for it must stay in sight.
    Q_PROPERTY(bool alsoHere READ alsoHere NOTIFY changed)
    /// True if all who are awaited are in other houses, where neither a phone nor this screen is of use.
    Q_PROPERTY(bool far READ far NOTIFY changed)

public:
    explicit Elsewhere(GameTable& table);

    /// These persons decide elsewhere from now on, all others here; not in lessons and replays.
    void set(backroom::SeatSet seats);
    /// How those of these seats are that do not decide at this screen; others stay as they were.
    void setSigns(backroom::SeatSet seats, const PhoneSigns& signs);
    /// This person is back: the house does not play any more.
    void welcome(backroom::Seat seat);
    QString awaited() const;
    bool alsoHere() const;
    bool far() const;
    int absent() const;
    QString absentName() const;
    bool houseMayPlay() const { return houseMayPlayFor(absent()); }
    bool houseMayPlayFor(int seat) const;
    /// The house plays for this person, who is away: once, until somebody else is to decide, or until the person is
    /// back. It leaves to that person what might be regretted.
    Q_INVOKABLE void letHousePlay(int seat, bool once);

    /// True if the person in this seat is to decide now, elsewhere.
    bool mayDecide(backroom::Seat seat) const;
    /// True if the person in this seat may take back a choice that stays sealed because others have still to choose.
    bool mayTakeBack(backroom::Seat seat) const;
    void takeBack(backroom::Seat seat);
    /// Lets nothing be tapped on the sheet of this seat that it may not do now, and says for whom the table waits.
    void complete(HandSheet& sheet, backroom::Seat seat) const;
    /// Whoever taps has read that the house played meanwhile.
    void tapped(backroom::Seat seat) { played_for_.erase(seat); }
    /// Called after an action from elsewhere. Returns whether it is a choice that stays sealed.
    bool acted(backroom::Seat seat);
    /// Returns whether the newest action is a choice that stays sealed because others have still to choose.
    bool sealed();

    /// Performs what a person in another house has decided (`TableMatch::actTold`). Requires `mayDecide`.
    std::optional<backroom::Refusal> decided(backroom::Seat seat, const std::string& action);
    /// Shows what the judge in another house has told, one action after the other, as soon as nothing else is shown.
    void arrive();
    /// The judge in another house has refused what was decided here, because something else has happened meanwhile.
    void refused();

    /// The seats for which the house plays now.
    backroom::SeatSet standIns() const;
    void endStandIns();
    /// Called when the house has done what it thought, or was refused. Returns false if the decision is left to the
    /// person.
    bool housePlayed(const std::optional<backroom::Refusal>& refusal);

signals:
    void changed();
    /// What the judge in another house tells cannot be: the match cannot go on.
    void broken();
    /// What is shown elsewhere has changed.
    void handsChanged();
    /// To be said by screen readers.
    void said(const QString& sentence);

private:
    /// True if the present of a match is shown that can be played on.
    bool now() const;
    backroom::SeatSet waitedFor() const;
    /// Determines anew who decides.
    void askAnew();
    /// Actions were taken back in a way that nobody else must notice.
    void takenBack();

    GameTable& table_;
    backroom::SeatSet stand_ins_;
    /// Those of them for which the house plays once.
    backroom::SeatSet once_;
    /// Those for whom the house has played, and who have not tapped since.
    backroom::SeatSet played_for_;
    /// The length of the match at which a decision was left to the person.
    int left_at_ = -1;
};
