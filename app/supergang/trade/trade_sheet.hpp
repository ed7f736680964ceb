// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/trade/question.hpp"
#include "engine/supergang/rules.hpp"

#include <array>
#include <functional>

namespace supergang_table {

struct TradeShop {
    Q_GADGET
    QML_VALUE_TYPE(superGangWare)

public:
    MEMBER_PROPERTY(int, shop) = 0;
    MEMBER_PROPERTY(QString, name);
    /// The name with its district, for screen readers.
    MEMBER_PROPERTY(QString, label);
    MEMBER_PROPERTY(QString, picture);
    /// The picture of the badge on its sign; empty for a basic shop (SG-2.3).
    MEMBER_PROPERTY(QString, sign);
    MEMBER_PROPERTY(bool, chosen) = false;

    bool operator==(const TradeShop&) const = default;
};

/// One side of a trade: what it gives, its limits, and its money before and after.
struct SuperGangSide {
    Q_GADGET
    QML_VALUE_TYPE(superGangSide)

public:
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(int, mark) = 0;
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(int, cash) = 0;
    MEMBER_PROPERTY_AS(int, mostCash, most_cash) = 0;
    MEMBER_PROPERTY(int, pawns) = 0;
    MEMBER_PROPERTY_AS(int, mostPawns, most_pawns) = 0;
    MEMBER_PROPERTY_AS(QString, pawnPicture, pawn_picture);
    /// A list of `TradeShop`: all its shops while an offer is composed, otherwise those that change hands.
    MEMBER_PROPERTY(QVariantList, shops);
    MEMBER_PROPERTY(bool, nothing) = true;
    MEMBER_PROPERTY_AS(int, cashBefore, cash_before) = 0;
    MEMBER_PROPERTY_AS(int, cashAfter, cash_after) = 0;
    MEMBER_PROPERTY_AS(int, incomeBefore, income_before) = 0;
    MEMBER_PROPERTY_AS(int, incomeAfter, income_after) = 0;

    bool operator==(const SuperGangSide&) const = default;
};

/// How a trade changes the ownership of a district, such as "Rosa 5 → 6 of 8".
struct SuperGangChange {
    Q_GADGET
    QML_VALUE_TYPE(superGangChange)

public:
    MEMBER_PROPERTY(QString, picture);
    MEMBER_PROPERTY(QString, text);
    /// True if it wins the game (SG-10.1).
    MEMBER_PROPERTY(bool, wins) = false;

    bool operator==(const SuperGangChange&) const = default;
};

/// Returns whether this gang and another one can each give something, and one of them more than cash (SG-10.4).
bool anything_to_trade(const rules::PublicState& open, backroom::Seat of);

/// A trade (SG-10.4): the offer while it is composed, or the question to the other player.
class TradeSheet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    /// True if the other player is asked: the trade can only be accepted or declined.
    Q_PROPERTY(bool asked READ asked NOTIFY changed)
    /// Increases with every offer begun or asked.
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(int mark READ mark NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// A list of `PersonChoice`, the possible partners while an offer is composed.
    Q_PROPERTY(QVariantList partners READ partners NOTIFY changed)
    /// The two sides: what the offering gang gives, and what it takes.
    Q_PROPERTY(supergang_table::SuperGangSide give READ give NOTIFY changed)
    Q_PROPERTY(supergang_table::SuperGangSide take READ take NOTIFY changed)
    /// A list of `SuperGangChange`.
    Q_PROPERTY(QVariantList changes READ changes NOTIFY changed)
    /// Says why it cannot be offered; empty if it can.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    Q_PROPERTY(bool empty READ empty NOTIFY changed)
    Q_PROPERTY(bool canOffer READ canOffer NOTIFY changed)
    /// Whether the player may open an offer now.
    Q_PROPERTY(bool canOpen READ canOpen NOTIFY changed)
    /// Says why it cannot be opened at a time when offers are allowed; otherwise empty.
    Q_PROPERTY(QString whyNotOpen READ whyNotOpen NOTIFY changed)

public:
    enum Side { Give, Take };
    Q_ENUM(Side)
    using Act = std::function<void(const rules::Action&)>;
    using Sentence = std::function<QString(const backroom::Refusal&)>;

    /// `act` is called with the offer or the answer; `sentence` puts a refusal into words.
    TradeSheet(Act act, Sentence sentence, QObject* parent = nullptr);

    /// Updates the sheet. An offer stays open as long as it may be made; a question is shown while the player who
    /// decides is asked.
    void show(const Scene& scene, const Seated& seated);

    bool shown() const { return composing_ || asked_; }
    bool asked() const { return asked_; }
    bool composing() const { return composing_; }
    /// Opens an offer with these contents, to be made or changed.
    void lay(const rules::Offer& offer);
    int number() const { return number_; }
    const QString& name() const { return name_; }
    int mark() const { return mark_; }
    const QString& title() const { return title_; }
    const QString& text() const { return text_; }
    const QVariantList& partners() const { return partners_; }
    const SuperGangSide& give() const { return sides_[Give]; }
    const SuperGangSide& take() const { return sides_[Take]; }
    const QVariantList& changes() const { return changes_; }
    const QString& refusal() const { return refusal_; }
    const QString& rule() const { return rule_; }
    /// The offer as it is composed so far, for `lay`.
    rules::Offer draft() const { return {draft_.to, draft_.give, draft_.take}; }
    bool empty() const { return draft_.give.nothing() && draft_.take.nothing(); }
    bool canOffer() const { return composing_ && rule_.isEmpty() && refusal_.isEmpty(); }
    bool canOpen() const { return can_open_; }
    const QString& whyNotOpen() const { return why_not_open_; }

    /// Begins an offer to the partner chosen before in this turn, or else to the next gang clockwise.
    Q_INVOKABLE void open();
    Q_INVOKABLE void choosePartner(int partner);
    Q_INVOKABLE void setCash(supergang_table::TradeSheet::Side side, int cash);
    Q_INVOKABLE void setPawns(supergang_table::TradeSheet::Side side, int pawns);
    Q_INVOKABLE void toggleShop(supergang_table::TradeSheet::Side side, int shop);
    Q_INVOKABLE void offer();
    /// Closes an offer being composed, but not a question.
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void answer(bool accept);

signals:
    void changed();

private:
    rules::Bundle& bundle(Side side) { return side == Give ? draft_.give : draft_.take; }
    backroom::Seat giver(Side side) const { return side == Give ? draft_.from : draft_.to; }
    bool mayOffer() const;
    /// Identifies the turn.
    int turnNow() const { return open_.round * rules::max_seats + open_.turn.seat; }
    void compose();
    SuperGangSide sideOf(Side side, const rules::PublicState& after);
    QVariantList changesTo(const rules::PublicState& after) const;
    /// Returns the public state as it would be if the other player accepted.
    rules::PublicState accepted() const;
    /// Returns the public state after exchanging what has been entered so far, even if it is not a valid trade.
    rules::PublicState laidOut() const;

    Act act_;
    Sentence sentence_;
    rules::PublicState open_;
    backroom::Seat seat_ = backroom::nobody;
    QStringList names_;
    QList<int> marks_;
    bool alone_ = false;
    rules::Trade draft_;
    /// The partner chosen last, and in which turn: an offer opened again in that turn begins with the same.
    backroom::Seat partner_ = backroom::nobody;
    int partner_turn_ = -1;
    bool composing_ = false;
    bool asked_ = false;
    bool can_open_ = false;
    QString why_not_open_;
    int number_ = 0;
    QString name_;
    int mark_ = 0;
    QString title_;
    QString text_;
    QVariantList partners_;
    /// Parallel to `partners_`.
    std::vector<backroom::Seat> partner_seats_;
    std::array<SuperGangSide, 2> sides_;
    QVariantList changes_;
    QString refusal_;
    QString rule_;
};

}
