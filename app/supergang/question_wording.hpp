#pragma once

#include "supergang/figures.hpp"
#include "supergang/town.hpp"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace supergang_table {

class QuestionWording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

    using Character = backroom::supergang::Character;
    using Shop = backroom::supergang::Shop;

public:
    /// "The Lost Loaf · patrol 1 · 3 years on record"
    static QString facts(const QStringList& list);
    static QString decides(const QString& name);
    /// Names the player who answers if it is another player's turn.
    static QString mouseGoesTo(const QString& name);

    // Arrest (SG-9.5).
    static QString underArrest(const QString& figure);
    static QString intoCustody(const QString& figure);
    static QString onRecord(int years);
    /// Why a player answers for another gang's man (SG-7.2).
    static QString charmed(const QString& vamp, const QString& decides);
    static QString goQuietly();
    static QString turns(int turns);
    static QString inJail(int turns);
    static QString racketGoesBack(Shop shop);
    static QString pawnsGoBack(int pawns);
    static QString rebel();
    static QString oneYearMore();
    /// `record` is in years, for a rebel who wins.
    static QString againstCops(int rebels, int record);
    static QString orClinic();
    static QString whoJoins();

    // Price (SG-5.12).
    static QString yourPrice();
    static QString newOne(Character who);
    static QString has(const QString& name, int cash);
    static QString price(int price);
    static QString namePrice();
    static QString paysOrNot(const QString& name, int price);
    static QString tooDear(const QString& name, int cash);
    static QString refuse();
    static QString earnsNothing();
    static QString asks(const QString& name, int price);
    static QString pay();
    static QString comesAtOnce(int left);
    static QString cannotPay(int cash);
    static QString decline();
    static QString nobodyComes();

    // Custody (SG-10.3).
    static QString anyoneElse();
    static QString innocent();
    static QString take();
    static QString aYearFor(const QString& figure);
    static QString chooseOne();
    static QString done();
    static QString letGo();

    // Trade (SG-10.4).
    static QString aTrade();
    static QString offers(const QString& name);
    static QString takeItOrLeaveIt();
    static QString gives(const QString& name);
    static QString ware(Shop shop);
    static QString districtChange(
        backroom::supergang::District district, const QString& name, int before, int after, int all);
    static QString winsWith(const QString& name);
};

}
