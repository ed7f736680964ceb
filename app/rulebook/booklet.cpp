#include "rulebook/booklet.hpp"

#include <QAbstractTextDocumentLayout>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QScreen>
#include <QTextDocument>

namespace rulebook {

namespace {

constexpr int dots_per_inch = 300;
// Qt knows margins in pixels of a screen only.
constexpr auto style =
    "body { font-family: Cabin; font-size: 10.5pt; color: #1C1714; }"
    "h1 { font-family: Limelight; font-size: 32pt; font-weight: normal; color: #5A1A14; "
    "margin-bottom: 14px; }"
    "h2 { font-family: Limelight; font-size: 20pt; font-weight: normal; color: #5A1A14; "
    "margin-top: 26px; margin-bottom: 7px; }"
    "h3 { font-size: 12pt; font-weight: bold; color: #5A1A14; margin-top: 14px; margin-bottom: 3px; }"
    "p { margin-top: 0px; margin-bottom: 7px; line-height: 118%; }"
    "li { margin-bottom: 5px; line-height: 118%; }"
    "ol, ul { margin-top: 0px; margin-bottom: 6px;; }"
    "a { color: #1C1714; text-decoration: none; }"
    ".rules { font-size: 8pt; font-weight: bold; color: #7A4E10; }"
    "th { font-weight: bold; text-align: left; color: #5A1A14; }";

QString rules_html(const Block& block)
{
    return block.rules.isEmpty()
        ? QString()
        : QStringLiteral("<br><span class=\"rules\">%1</span>").arg(block.rules.join(QLatin1String("&nbsp;&nbsp; ")));
}

QString table_html(const Block& block)
{
    QString html = QStringLiteral(
        "<table width=\"100%\" cellpadding=\"4\" cellspacing=\"0\" border=\"1\" "
        "style=\"border-collapse: collapse; border-color: #A97F33; margin-top: 4px; margin-bottom: 10px\">");
    int column = 0;
    bool head = true;
    for (const RichText& cell : block.cells) {
        if (column == 0)
            html += QLatin1String("<tr>");
        html += (head ? QStringLiteral("<th>%1</th>") : QStringLiteral("<td>%1</td>")).arg(to_html(cell));
        if (++column == block.columns) {
            html += QLatin1String("</tr>");
            column = 0;
            head = false;
        }
    }
    return html + QLatin1String("</table>");
}

QString figure_html(const RuleFigure& figure, const QString& picture)
{
    QString html = QStringLiteral("<table width=\"100%\" cellpadding=\"8\" cellspacing=\"0\" border=\"1\" "
                                  "style=\"border-collapse: collapse; border-color: #A97F33; margin-top: 4px; "
                                  "margin-bottom: 10px\"><tr><td bgcolor=\"#F6ECD3\">"
                                  "<p><b>%1</b> <span class=\"rules\">&nbsp; %2</span></p>")
                       .arg(escaped(figure.title), figure.rules.join(QLatin1String("&nbsp;&nbsp; ")));
    html += picture;
    const bool counted = figure.steps.size() > 1;
    for (std::size_t step = 0; step < figure.steps.size(); ++step)
        html += QStringLiteral("<p>%1%2</p>")
                    .arg(counted ? QStringLiteral("<b>%1.</b> ").arg(step + 1) : QString(),
                        escaped(figure.steps[step].text));
    return html + QLatin1String("</td></tr></table>");
}

}

QString booklet_html(const Book& book, const std::function<QString(const RuleFigure&)>& picture)
{
    QString html = QStringLiteral("<body><h1>%1</h1>").arg(escaped(book.title));
    for (const Section& section : book.sections) {
        QString list;
        const auto end_list = [&] {
            if (!list.isEmpty())
                html += QStringLiteral("</%1>").arg(list);
            list.clear();
        };
        if (&section != &book.sections.front())
            html += QStringLiteral("<h2>%1</h2>").arg(escaped(section.title));
        for (const Block& block : section.blocks) {
            const QString text = to_html(block.text) + rules_html(block);
            const QString of = block.kind == Block::Bullet ? QStringLiteral("ul")
                : block.kind == Block::Numbered            ? QStringLiteral("ol")
                                                           : QString();
            if (of != list) {
                end_list();
                list = of;
                if (!list.isEmpty())
                    html += QStringLiteral("<%1>").arg(list);
            }
            switch (block.kind) {
            case Block::Heading:
                html += QStringLiteral("<h3>%1</h3>").arg(text);
                break;
            case Block::Paragraph:
                html += QStringLiteral("<p>%1</p>").arg(text);
                break;
            case Block::Bullet:
            case Block::Numbered:
                html += QStringLiteral("<li>%1</li>").arg(text);
                break;
            case Block::Table:
                html += table_html(block);
                break;
            case Block::Figure: {
                const RuleFigure& figure = book.figures[static_cast<std::size_t>(block.figure)];
                html += figure_html(figure, picture(figure));
                break;
            }
            }
        }
        end_list();
    }
    return html + QLatin1String("</body>");
}

bool print_booklet(const Book& book, const QString& path, const FigurePainter& painter)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return false;
    QPdfWriter writer(&file);
    writer.setTitle(book.title);
    writer.setCreator(QStringLiteral("Backroom"));
    writer.setResolution(dots_per_inch);
    writer.setPageLayout(QPageLayout(
        QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(22, 20, 22, 20), QPageLayout::Millimeter));
    const QSizeF paper = writer.pageLayout().paintRectPixels(dots_per_inch).size();
    const qreal foot = dots_per_inch * 0.4;
    const QSizeF page(paper.width(), paper.height() - foot);

    QTextDocument document;
    document.documentLayout()->setPaintDevice(&writer);
    document.setDefaultStyleSheet(QLatin1String(style));
    document.setDefaultFont(QFont(QStringLiteral("Cabin"), 10));
    document.setDocumentMargin(0);
    document.setIndentWidth(dots_per_inch * 0.24);
    const QSizeF room(page.width() * 0.94, page.height() * 0.4);
    document.setHtml(booklet_html(book, [&](const RuleFigure& figure) {
        const QImage image = painter ? painter(figure, room) : QImage();
        if (image.isNull())
            return QString();
        const QUrl name(QStringLiteral("figure:") + figure.id);
        document.addResource(QTextDocument::ImageResource, name, image);
        // In the pixels of a screen: the document makes dots of them.
        const qreal on_screen = QGuiApplication::primaryScreen()->logicalDotsPerInchY() / dots_per_inch;
        const QSizeF size = QSizeF(image.size()).scaled(room, Qt::KeepAspectRatio) * on_screen;
        return QStringLiteral("<p><img src=\"%1\" width=\"%2\" height=\"%3\"></p>")
            .arg(name.toString())
            .arg(qRound(size.width()))
            .arg(qRound(size.height()));
    }));
    document.setPageSize(page);

    QPainter painting(&writer);
    const int pages = document.pageCount();
    QFont small(QStringLiteral("Cabin"), 8);
    for (int number = 0; number < pages; ++number) {
        if (number > 0)
            writer.newPage();
        painting.save();
        painting.translate(0, -number * page.height());
        document.drawContents(&painting, QRectF(0, number * page.height(), page.width(), page.height()));
        painting.restore();
        painting.setFont(small);
        painting.setPen(QColor(QStringLiteral("#7A4E10")));
        painting.drawText(QRectF(0, page.height(), page.width(), foot), Qt::AlignBottom | Qt::AlignHCenter,
            QStringLiteral("%1 · %2 / %3").arg(book.title).arg(number + 1).arg(pages));
    }
    const bool ended = painting.end();
    file.close();
    if (ended && file.error() == QFileDevice::NoError)
        return true;
    file.remove();
    return false;
}

QString free_booklet_name(const Book& book, const QString& folder)
{
    QString title = book.title;
    for (QChar& letter : title)
        if (QStringLiteral("/\\:*?\"<>|").contains(letter))
            letter = QLatin1Char('-');
    const QString name = QStringLiteral("Backroom – %1 (%2").arg(title, book.language);
    QString path = QDir(folder).filePath(name + QStringLiteral(").pdf"));
    for (int number = 2; QFile::exists(path); ++number)
        path = QDir(folder).filePath(name + QStringLiteral(", %1).pdf").arg(number));
    return path;
}

}
