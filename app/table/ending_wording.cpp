#include "table/ending_wording.hpp"

#include <QCoreApplication>

namespace {

struct Endings {
    Q_DECLARE_TR_FUNCTIONS(Endings)
};

}

QString game_over_line(const QString& reason, std::string_view rule)
{
    return Endings::tr("<b>The game is over</b> (rule %2). %1")
        .arg(reason, QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size())));
}
