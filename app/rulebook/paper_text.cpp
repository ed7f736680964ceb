// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/paper_text.hpp"

#include <QAbstractTextDocumentLayout>

namespace rulebook::paper {

QFont paper_font(const char* family, qreal points, QFont::Weight weight)
{
    QFont made(QString::fromLatin1(family));
    made.setPointSizeF(points);
    made.setWeight(weight);
    return made;
}

Text TextMaker::operator()(const QString& html, qreal width, qreal points) const
{
    auto document = std::make_shared<QTextDocument>();
    document->documentLayout()->setPaintDevice(&on);
    document->setDocumentMargin(0);
    document->setDefaultFont(paper_font("Cabin", points));
    document->setDefaultStyleSheet(
        QStringLiteral("body { color: #1C1714; } a { color: #1C1714; text-decoration: none; }"
                       "p { margin: 0px; line-height: 122%; }"));
    document->setHtml(QStringLiteral("<body>%1</body>").arg(html));
    document->setTextWidth(width);
    return document;
}

void draw_text(QPainter& painter, const Text& text, qreal x, qreal y)
{
    painter.save();
    painter.translate(x, y);
    text->drawContents(&painter);
    painter.restore();
}

QString table_html(const Block& table, const std::function<QString(const RichText&)>& html, int padding)
{
    QString rows =
        QStringLiteral("<table width=\"100%\" cellpadding=\"%1\" cellspacing=\"0\" border=\"0\">").arg(padding);
    const auto columns = static_cast<std::size_t>(table.columns);
    for (std::size_t at = 0; at < table.cells.size(); ++at) {
        const std::size_t row = at / columns;
        if (at % columns == 0)
            rows += QStringLiteral("<tr bgcolor=\"%1\">")
                        .arg(QLatin1String(row == 0 ? "#5A3418"
                                : row % 2 == 0      ? "#F3E8CF"
                                                    : "#FDFAF2"));
        rows += row == 0
            ? QStringLiteral("<td><p style=\"color: #F4E8CC\"><b>%1</b></p></td>").arg(html(table.cells[at]))
            : QStringLiteral("<td><p>%1</p></td>").arg(html(table.cells[at]));
        if ((at + 1) % columns == 0)
            rows += QLatin1String("</tr>");
    }
    return rows + QLatin1String("</table>");
}

}
