// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace test {

/// A small library in a folder: a book of The Gang in three languages and one of Gang of Dice in two.
class Books {
public:
    Books()
    {
        write("en", "the-gang",
            "# The Gang\n\nA dark night in [a back room](gang-of-dice.md).\n\n## Setup {#setup}\n\nDeal four "
            "[gangsters](#term-gangster). `TG-2.1`\n\nFill the rows; see [capture](#TG-4.1). `TG-2.2`\n\n"
            "## Capture {#capture}\n\n### Gangs\n\nFirst words.\n\nA gang is taken. `TG-4.1`\n\n```figure\n"
                + figure("Two men", "Before", "After")
                + "\n```\n\n| Card | What |\n|---|---|\n| Spy | [turns](#TG-2.1) a card |\n\n"
                  "Nothing else, as in [dice](gang-of-dice.md#GD-1.1).\n\n## Words {#glossary}\n\n"
                  "- **gangster** {#term-gangster}: a card; it may be [captured](#TG-4.1).\n");
        write("it", "the-gang",
            "# The Gang\n\nUna notte buia.\n\n## Preparazione {#setup}\n\nQuattro [gangster](#term-gangster). "
            "`TG-2.1`\n\n"
            "Si riempiono le file. `TG-2.2`\n\n## La cattura {#capture}\n\nUna gang si cattura. `TG-4.1`\n\n```figure\n"
                + figure("Due uomini", "Prima", "Dopo")
                + "\n```\n\nNient'altro.\n\n## Parole {#glossary}\n\n- **gangster** {#term-gangster}: una carta.\n");
        write("fr", "the-gang",
            "# The Gang\n\nUne nuit noire.\n\n## Mise en place {#setup}\n\nQuatre gangsters. `TG-2.1` `TG-2.2`\n\n"
            "## Capture {#capture}\n\nUne bande est prise. `TG-4.1`\n\n## Mots {#glossary}\n\nRien.\n");
        write("en", "gang-of-dice", "# Gang of Dice\n\nDice.\n\n## A turn {#turn}\n\nRoll them. `GD-1.1`\n");
        write("it", "gang-of-dice", "# Gang of Dice\n\nDadi.\n\n## Un turno {#turn}\n\nSi tirano. `GD-1.1`\n");
    }

    QString path() const { return folder_.path(); }

private:
    static QByteArray figure(const QByteArray& title, const QByteArray& before, const QByteArray& after)
    {
        return "{\"id\": \"two\", \"title\": \"" + title
            + "\", \"rules\": [\"TG-4.1\"], \"seats\": [\"Rosa\", \"Bea\"], \"seed\": 1, \"options\": {}, \"show\": "
              "[\"chicago\"], \"position\": {}, \"steps\": [{\"text\": \""
            + before + "\"}, {\"text\": \"" + after + "\", \"seat\": 0, \"action\": {\"type\": \"choose\"}}]}";
    }

    void write(const char* language, const char* game, const QByteArray& text)
    {
        QDir(folder_.path()).mkpath(QString::fromLatin1(language));
        QFile file(QStringLiteral("%1/%2/%3.md").arg(folder_.path(), QLatin1String(language), QLatin1String(game)));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
    }

    QTemporaryDir folder_;
};

}
