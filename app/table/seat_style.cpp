#include "table/seat_style.hpp"

namespace seat_style {

QString named(const QString& name, int mark)
{
    const auto color = text_colors[static_cast<std::size_t>(mark) % text_colors.size()];
    return QStringLiteral("<b><font color=\"%1\">%2</font></b>").arg(QString::fromLatin1(color), name.toHtmlEscaped());
}

}
