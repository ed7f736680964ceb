#include "app/supergang/words/names.hpp"
#include "app/supergang/words/wording.hpp"

namespace supergang_table {

using namespace backroom::supergang;

QString Wording::arrestTitle(const QString& figure)
{
    return names::capital(tr("%1: under arrest", "such as Rosa’s killer").arg(figure));
}

QString Wording::custodyTitle(const QString& figure)
{
    return names::capital(tr("%1: into custody", "such as Rosa’s killer").arg(figure));
}

QString Wording::jailTitle(const QString& figure)
{
    return names::capital(tr("%1: jail", "such as Rosa’s killer").arg(figure));
}

QString Wording::releasedTitle(const QString& figure)
{
    return names::capital(tr("%1: free again", "such as Rosa’s killer").arg(figure));
}

QString Wording::vampTitle(const QString& vamp)
{
    return names::capital(tr("%1 turns somebody’s head").arg(vamp));
}

QString Wording::vampText(const QString& man)
{
    return names::capital(tr("%1 is hers now, and for her next three turns.").arg(man));
}

QString Wording::deadTitle(const QString& figure)
{
    return names::capital(tr("%1: dead", "such as Rosa’s killer").arg(figure));
}

}
