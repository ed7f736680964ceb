#include "app/supergang/words/question_wording.hpp"

#include "app/supergang/words/names.hpp"

namespace supergang_table {

using namespace backroom::supergang;

QString QuestionWording::facts(const QStringList& list)
{
    return names::capital(list.join(QStringLiteral(" · ")));
}

QString QuestionWording::onRecord(int years)
{
    return years > 0 ? tr("%n year(s) on record", nullptr, years) : tr("innocent");
}

QString QuestionWording::againstCops(int rebels, int record)
{
    const QString duel =
        rebels == 1 ? tr("A duel, alone against two cops.") : tr("A duel of %n against two cops.", nullptr, rebels);
    return duel + QLatin1Char(' ')
        + tr("If you win: free, with %n year(s) on record, and 1 or 2 more for each cop.", nullptr, record);
}

QString QuestionWording::newOne(Character who)
{
    switch (who) {
    case Character::killer:
        return tr("a new killer");
    case Character::vamp:
        return tr("a new vamp");
    case Character::dealer:
        break;
    }
    return tr("a new dealer");
}

QString QuestionWording::price(int price)
{
    return price > 0 ? QString::number(price) : tr("nothing", "a price of 0");
}

QString QuestionWording::paysOrNot(const QString& name, int price)
{
    return price > 0 ? tr("%1 pays %2, or goes without.").arg(name, QString::number(price))
                     : tr("%1 pays nothing.").arg(name);
}

QString QuestionWording::asks(const QString& name, int price)
{
    return price > 0 ? tr("%1 asks %2", "a name, a price").arg(name, QString::number(price))
                     : tr("%1 asks for no money").arg(name);
}

}
