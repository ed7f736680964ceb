#include "app/supergang/words/wording.hpp"

namespace supergang_table {

QString Wording::lookAway()
{
    return {};
}

QStringList Wording::lengths()
{
    return {tr("Unlimited"), tr("10 rounds"), tr("20 rounds"), tr("30 rounds")};
}

QStringList Wording::incomes()
{
    return {tr("Automatic"), tr("Only if you ask")};
}

QStringList Wording::duels()
{
    return {tr("By hand"), tr("By dice")};
}

QStringList Wording::clocks()
{
    return {tr("No clock"), tr("4 minutes a turn")};
}

}
