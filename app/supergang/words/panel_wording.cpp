#include "app/supergang/words/panel_wording.hpp"

#include "app/supergang/words/names.hpp"

namespace supergang_table {

QString PanelWording::due(int amount)
{
    return QStringLiteral("+%1").arg(amount);
}

QString PanelWording::inClinic(int years)
{
    return years > 0 ? tr("in the clinic, then in jail for %n turn(s)", nullptr, years) : tr("in the clinic");
}

}
