#pragma once

#include "app/models/item_list.hpp"
#include "app/models/member_property.hpp"
#include "app/table/standing.hpp"
#include "engine/core/result.hpp"
#include "engine/supergang/public_state.hpp"

#include <QStringList>

namespace supergang_table {

struct Standing : StandingOfAll {
    Q_GADGET
    Q_PROPERTY(int shopCount MEMBER shops)
    Q_PROPERTY(int shopValue MEMBER shop_value)
    Q_PROPERTY(int racketCount MEMBER rackets)
    Q_PROPERTY(int racketValue MEMBER racket_value)
    Q_PROPERTY(int pawnCount MEMBER pawns)
    Q_PROPERTY(int pawnValue MEMBER pawn_value)
    Q_PROPERTY(QString sumText MEMBER sum_text)

public:
    MEMBER_PROPERTY(int, cash) = 0;
    int shops = 0;
    int shop_value = 0;
    int rackets = 0;
    int racket_value = 0;
    int pawns = 0;
    int pawn_value = 0;
    /// SG-10.5
    MEMBER_PROPERTY(int, sum) = 0;
    /// Years that the gang’s gangsters still have to serve.
    int years = 0;
    MEMBER_PROPERTY(bool, out) = false;
    /// The police player, who has no gang.
    MEMBER_PROPERTY(bool, police) = false;
    QString sum_text;
    /// "is out", "plays the police", "2 turns of jail to go"; may be empty.
    MEMBER_PROPERTY(QString, fate);
    /// As on its plate: `SuperGangFigure`s and `SuperGangDistrict`s.
    MEMBER_PROPERTY(QVariantList, figures);
    MEMBER_PROPERTY(QVariantList, districts);
    MEMBER_PROPERTY(QString, label);

    bool operator==(const Standing&) const = default;
};

class Standings : public ITEM_LIST_OF(Standing) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Shown before the winner is revealed.
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    /// A note about a shared win, and the number of its rule; empty for none.
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(QString noteRule READ noteRule NOTIFY changed)
    /// The name of the won district as in "festive/bunting-NAME.svg"; empty if none was won.
    Q_PROPERTY(QString bunting READ bunting NOTIFY changed)
    Q_PROPERTY(int winners READ winners NOTIFY changed)
    Q_PROPERTY(QList<int> wonShops READ wonShops NOTIFY changed)

public:
    using ItemListOf::ItemListOf;

    void show(const backroom::supergang::PublicState& open, const backroom::Result& result, const QStringList& names,
        const QList<int>& marks);
    /// Clears everything, for a game that continues after all.
    void forget();

    QString title() const { return title_; }
    QString heading() const;
    QString note() const { return note_; }
    QString noteRule() const { return note_rule_; }
    QString bunting() const { return bunting_; }
    int winners() const { return winners_; }
    QList<int> wonShops() const { return won_shops_; }

signals:
    void changed();

private:
    QString title_;
    QString note_;
    QString note_rule_;
    QString bunting_;
    int winners_ = 0;
    QList<int> won_shops_;
};

}
