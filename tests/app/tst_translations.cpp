// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"

#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Message {
    QString context;
    QString source;
    QString comment;
    bool numerus = false;
    QString type;
    QStringList translations;

    QString key() const { return context + QStringLiteral(" | ") + source + QStringLiteral(" | ") + comment; }
};

QList<Message> messages_in(const QString& path)
{
    QList<Message> messages;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    Message message;
    bool forms = false;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::EndElement && xml.name() == QLatin1String("message"))
            messages += message;
        if (token != QXmlStreamReader::StartElement)
            continue;
        const QStringView name = xml.name();
        if (name == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (name == QLatin1String("message")) {
            message = {
                context, {}, {}, xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes"), {}, {}};
        } else if (name == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (name == QLatin1String("comment")) {
            message.comment = xml.readElementText();
        } else if (name == QLatin1String("translation")) {
            message.type = xml.attributes().value(QLatin1String("type")).toString();
            forms = message.numerus;
            if (!forms)
                message.translations += xml.readElementText();
        } else if (name == QLatin1String("numerusform")) {
            message.translations += xml.readElementText();
        }
    }
    return messages;
}

/// Returns the placeholders, such as "%1 %2 %n", sorted by name and as often as they occur.
QString placeholders(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("%(\\d|n)"));
    QStringList found;
    auto matches = pattern.globalMatch(text);
    while (matches.hasNext())
        found += matches.next().captured();
    found.sort();
    return found.join(QLatin1Char(' '));
}

QString path(const QString& language)
{
    return QStringLiteral(SOURCE_FOLDER "/translations/backroom_%1.ts").arg(language);
}

QStringList sources()
{
    QStringList files;
    for (const char* folder : {"/app", "/qml"}) {
        QDirIterator found(QStringLiteral(SOURCE_FOLDER) + QLatin1String(folder), {"*.cpp", "*.hpp", "*.qml"},
            QDir::Files, QDirIterator::Subdirectories);
        while (found.hasNext())
            files += found.next();
    }
    return files;
}

}

class TranslationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "it", "fr"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    void everyTextIsThere()
    {
        QFETCH_GLOBAL(QString, language);
        QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("backroom_%1.ts").arg(language));
        QVERIFY(QFile::copy(path(language), copy));
        QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
        QProcess lupdate;
        lupdate.setProcessChannelMode(QProcess::MergedChannels);
        lupdate.start(QStringLiteral(LUPDATE),
            QStringList{"-silent", "-I", QStringLiteral(SOURCE_FOLDER), "-no-obsolete", "-locations", "none"}
                + (language == QLatin1String("en") ? QStringList{"-pluralonly"} : QStringList()) + sources()
                + QStringList{"-ts", copy});
        QVERIFY2(lupdate.waitForFinished(60000), qPrintable(lupdate.errorString()));
        QVERIFY2(lupdate.exitCode() == 0, lupdate.readAll().constData());

        QStringList kept;
        QStringList found;
        for (const Message& message : messages_in(path(language)))
            kept += message.key();
        for (const Message& message : messages_in(copy))
            found += message.key();
        QVERIFY(found.size() > 100);
        for (const QString& key : found)
            QVERIFY2(kept.contains(key), qPrintable(QStringLiteral("not in the .ts file: ") + key));
        for (const QString& key : kept)
            QVERIFY2(found.contains(key), qPrintable(QStringLiteral("no longer in the sources: ") + key));
    }

    /// A doubly escaped character reference would be displayed as plain text.
    void noSignIsSpelt()
    {
        QFETCH_GLOBAL(QString, language);
        for (const Message& message : messages_in(path(language)))
            for (const QString& text : message.translations)
                QVERIFY2(!text.contains(QLatin1String("&#")), qPrintable(message.key()));
    }

    void everyTextIsFinished()
    {
        QFETCH_GLOBAL(QString, language);
        const QList<Message> messages = messages_in(path(language));
        QVERIFY(messages.size() > 100);
        QStringList open;
        for (const Message& message : messages) {
            const bool blank =
                std::ranges::any_of(message.translations, [](const QString& text) { return text.trimmed().isEmpty(); });
            if (!message.type.isEmpty() || message.translations.isEmpty() || blank)
                open += message.key();
        }
        QVERIFY2(open.isEmpty(),
            qPrintable(QStringLiteral("%1 of %2 are not finished, first %3")
                           .arg(open.size())
                           .arg(messages.size())
                           .arg(open.value(0))));
    }

    void placeholdersAreKept()
    {
        QFETCH_GLOBAL(QString, language);
        for (const Message& message : messages_in(path(language)))
            for (const QString& translation : message.translations)
                if (!translation.isEmpty())
                    QVERIFY2(placeholders(translation) == placeholders(message.source),
                        qPrintable(message.key() + QStringLiteral(": ") + translation));
    }

    void pluralsHaveTwoForms()
    {
        QFETCH_GLOBAL(QString, language);
        for (const Message& message : messages_in(path(language)))
            if (message.numerus)
                QVERIFY2(message.translations.size() == 2, qPrintable(message.key()));
    }

    void spacesAndMarkupAreKept()
    {
        QFETCH_GLOBAL(QString, language);
        static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
        for (const Message& message : messages_in(path(language)))
            for (const QString& translation : message.translations) {
                if (translation.isEmpty())
                    continue;
                QVERIFY2(translation == translation.trimmed(), qPrintable(message.key()));
                QVERIFY2(!translation.contains(QLatin1String("(s)")), qPrintable(message.key()));
                QVERIFY2(!translation.contains(QLatin1String("&#")), qPrintable(message.key()));
                QVERIFY2(translation.count(tags) == message.source.count(tags), qPrintable(message.key()));
            }
    }
};

BACKROOM_SUITE(TranslationsTest)
#include "tst_translations.moc"
