#pragma once

#include <QFile>
#include <QSet>
#include <QXmlStreamReader>

namespace test {

inline QSet<QString> interface_texts(const QString& language)
{
    QSet<QString> texts;
    QFile file(QStringLiteral(SOURCE_FOLDER "/translations/backroom_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QString source;
    for (QXmlStreamReader reader(&file); !reader.atEnd();) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QLatin1String("source"))
            source = reader.readElementText();
        else if (reader.name() == QLatin1String("translation") || reader.name() == QLatin1String("numerusform")) {
            const QString text = reader.readElementText(QXmlStreamReader::IncludeChildElements);
            texts += text.isEmpty() ? source : text;
        }
    }
    return texts;
}

}
