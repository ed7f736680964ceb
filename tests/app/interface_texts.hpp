// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QSet>
#include <QXmlStreamReader>

namespace test {

/// All texts of the program in a language. The English file has only the plurals: all other texts are the sources.
inline QSet<QString> interface_texts(const QString& language)
{
    QSet<QString> texts;
    const bool english = language == QLatin1String("en");
    for (const QString& name : english ? QStringList{"en", "it"} : QStringList{language}) {
        QFile file(QStringLiteral(SOURCE_FOLDER "/translations/backroom_%1.ts").arg(name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        for (QXmlStreamReader reader(&file); !reader.atEnd();) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            const bool source = reader.name() == QLatin1String("source");
            const bool translation =
                reader.name() == QLatin1String("translation") || reader.name() == QLatin1String("numerusform");
            if (name == language ? translation : source)
                texts += reader.readElementText(QXmlStreamReader::IncludeChildElements);
        }
    }
    return texts;
}

}
