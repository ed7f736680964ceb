#include "app/rulebook/book_lines.hpp"

namespace rulebook {

const QRegularExpression& numbered_pattern()
{
    static const QRegularExpression pattern(QStringLiteral("^([0-9]{1,3})\\. +(.*)$"));
    return pattern;
}

Line kind_of(const QString& line)
{
    static const QRegularExpression foreign(QStringLiteral("^(>|[*+] |(?:-{3,}|\\*{3,}|_{3,}|={3,})\\s*$|#)"));
    if (line.trimmed().isEmpty())
        return Line::blank;
    if (line.startsWith(QLatin1String("# ")))
        return Line::title;
    if (line.startsWith(QLatin1String("## ")))
        return Line::section;
    if (line.startsWith(QLatin1String("### ")))
        return Line::heading;
    if (line.startsWith(QLatin1String("```")))
        return Line::fence;
    if (line.startsWith(QLatin1Char('|')))
        return Line::table;
    if (line.startsWith(QLatin1String("- ")))
        return Line::bullet;
    if (numbered_pattern().match(line).hasMatch())
        return Line::numbered;
    if (line[0].isSpace())
        return Line::indented;
    return foreign.match(line).hasMatch() ? Line::foreign : Line::text;
}

}
