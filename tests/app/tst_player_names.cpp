// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/player_names.hpp"

#include "app/models/sentence.hpp"
#include "suites.hpp"

#include <QTest>
#include <QTextLayout>

namespace {

const QString seen_only = QStringLiteral("A name can contain only visible characters.");
const QString too_long = QStringLiteral("A name can have at most 24 characters.");
const QString shlomo = QStringLiteral("שלמה");
const QString dana = QStringLiteral("דנה");

QString isolated(const QString& name)
{
    return QChar(0x2068) + name + QChar(0x2069);
}

/// Returns these parts of a text in the order in which they are drawn, from left to right.
QStringList as_drawn(const QString& text, const QStringList& parts)
{
    QTextLayout layout(text);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    layout.endLayout();
    std::map<qreal, QString> drawn;
    for (const QString& part : parts) {
        const auto at = static_cast<int>(text.indexOf(part));
        const int end = at + static_cast<int>(part.size());
        drawn[std::min(line.cursorToX(at), line.cursorToX(end))] = part;
    }
    QStringList list;
    for (const auto& [x, part] : drawn)
        list += part;
    return list;
}

}

class PlayerNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void trimmedAndComposed()
    {
        QCOMPARE(PlayerNames::tidy(QStringLiteral(" \t Zoë\u00a0\u2003 the\nGreat ")), QStringLiteral("Zoë the Great"));
        QCOMPARE(PlayerNames::tidy(QStringLiteral("Zoe\u0308")), QStringLiteral("Zoë"));
    }

    void good()
    {
        const auto row = [&](test::Case, const QString& name) {
            QCOMPARE(PlayerNames::problem(name), QString());
            QCOMPARE(PlayerNames::plain(PlayerNames::shown(name)), PlayerNames::tidy(name));
        };
        for (const char* name : {"Rosa", "%2", "%L1", "%n", "<b>Rosa</b>", "1", "?", "O’Hara", "=1+1", "-", "Łukasz",
                 "Ægir", "Ζωή", "Юлия", "שלמה", "שָׁלוֹם", "محمد", "علی‌رضا", "क्‍षत्रिय",
                 "कृष्णमूर्ति", "രാജന്‍", "สมชาย", "小明", "さくら", "김철수", "葛󠄀城", "🦊",
                 "👨‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈", "❤️", "1️⃣", "🇮🇹",
                 "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴‍☠️", "Rosa 🦊", "ᠮᠣᠩᠭᠣᠯ"})
            row(name, QString::fromUtf8(name));
    }

    void unseen()
    {
        const auto row = [&](test::Case, const QString& name) {
            QCOMPARE(PlayerNames::problem(name), seen_only);
            // Names of older matches and files are shown without the forbidden characters.
            const QString shown = PlayerNames::plain(PlayerNames::shown(name));
            QVERIFY(shown.isEmpty() || PlayerNames::problem(shown).isEmpty());
        };
        for (const char32_t sign : {0x00ADu, 0x034Fu, 0x061Cu, 0x115Fu, 0x1160u, 0x17B4u, 0x180Eu, 0x200Bu, 0x200Cu,
                 0x200Du, 0x200Eu, 0x200Fu, 0x202Au, 0x202Bu, 0x202Cu, 0x202Du, 0x202Eu, 0x2060u, 0x2061u, 0x2064u,
                 0x2065u, 0x2066u, 0x2067u, 0x2068u, 0x2069u, 0x206Au, 0x206Fu, 0x2800u, 0x3164u, 0xE000u, 0xFE00u,
                 0xFE0Fu, 0xFEFFu, 0xFFA0u, 0xFFF9u, 0xFFFCu, 0x1D159u, 0x1D173u, 0xE0001u, 0xE0041u, 0xE0100u, 0x1u,
                 0x7Fu, 0x80u, 0x301u, 0x20E3u, 0xD800u}) {
            const QString text =
                sign == 0xD800u ? QString(QChar(0xD800)) : QStringView(QChar::fromUcs4(sign)).toString();
            const QString number = QString::number(static_cast<uint>(sign), 16);
            row(QString(number + " alone"), text);
            if (!QChar::isMark(sign) || sign >= 0xFE00u || sign == 0x34Fu || sign == 0x17B4u)
                row(QString(number + " within"), QStringLiteral("Te") + text + QStringLiteral("ss"));
        }
        row("a skull without its flag", QStringLiteral("Rosa\u200d☠"));
        row("a joiner at an end", QStringLiteral("🦊\u200d"));
        row("two selectors", QStringLiteral("❤\ufe0f\ufe0f"));
        row("a joiner among Hebrew letters", QStringLiteral("של\u200dמה"));
    }

    void noName()
    {
        for (const char* name : {"", "  ", "\t\n", " ", "　"})
            QCOMPARE(PlayerNames::problem(QString::fromUtf8(name)), QStringLiteral("Every player needs a name."));
        QCOMPARE(
            PlayerNames::shown(QStringList{"Rosa", "\u200b\u2060", "Bea"}), (QStringList{"Rosa", "Player 2", "Bea"}));
    }

    void countedAsSeen()
    {
        const auto row = [&](test::Case, const QString& letter) {
            QCOMPARE(PlayerNames::letters(letter), 1);
            const QString longest = letter.repeated(PlayerNames::longest);
            QCOMPARE(PlayerNames::letters(longest), 24);
            QCOMPARE(PlayerNames::problem(longest), QString());
            QVERIFY(longest.toUtf8().size() <= 1152);
            QCOMPARE(PlayerNames::problem(longest + letter), too_long);
            QCOMPARE(PlayerNames::cut(longest + letter), PlayerNames::tidy(longest));
        };
        for (const char* letter :
            {"x", "中", "é", "ё", "🦊", "👨‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈", "🇮🇹",
                "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "นี้", "q̣̇", "𝒜", "👩🏻‍❤️‍💋‍👨🏿"})
            row(letter, QString::fromUtf8(letter));
    }

    /// Characters for which a journal has no room, or that would extend into other lines.
    void heapsAreSeveralLetters()
    {
        QCOMPARE(PlayerNames::letters(QStringLiteral("a") + QString(4, QChar(0x30D))), 1);
        QCOMPARE(PlayerNames::letters(QStringLiteral("a") + QString(40, QChar(0x30D))), 10);
        const QString family = QStringLiteral("👨") + QStringLiteral("\u200d👦").repeated(200);
        QCOMPARE(PlayerNames::problem(family), too_long);
        QVERIFY(PlayerNames::cut(family).isEmpty());
    }

    void two()
    {
        const auto row = [&](test::Case, const QString& one, const QString& other, const QString& problem) {
            QCOMPARE(PlayerNames::problem(QStringList{"Rosa", one, other}), problem);
            QCOMPARE(PlayerNames::same(other, one), !problem.isEmpty());
        };
        const QString tess = QStringLiteral("Two players are called Tess.");
        row("the same", "Tess", "Tess", tess);
        row("in other letters", "Tess", "tESS", tess);
        row("with blanks", "Tess", "  Tess ", tess);
        row("with an accent of its own", "Zoë", "Zoe\u0308", QStringLiteral("Two players are called Zoë."));
        row("wide", "Tess", "Ｔｅｓｓ", tess);
        row("one in colours", "❤", "❤️", QStringLiteral("Two players are called ❤."));
        row("a joiner", "علیرضا", "علی‌رضا",
            QStringLiteral("Two players are called %1.").arg(isolated(QStringLiteral("علیرضا"))));
        row("in Cyrillic", "Tess", "Тess", QStringLiteral("Tess and Тess look the same."));
        row("all in Cyrillic", "Cop", "Сор", QStringLiteral("Cop and Сор look the same."));
        row("an I for an l", "Al", "AI", "Al and AI look the same.");
        row("another accent", "Zoé", "Zoè", {});
        row("two", "Ian", "Lan", {});
        row("two flags", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", {});
        row("two numbers", "1", "2", {});
    }

    void shown()
    {
        for (const char* name : {"Rosa", "%2", "Юлия", "小明", "7", "(…)", "🦊"})
            QCOMPARE(PlayerNames::shown(QString::fromUtf8(name)), QString::fromUtf8(name));
        for (const char* name : {"שלמה", "محمد", "Rosa ב", "דנה!", "٣", "٣ Rosa", "𞤀", "𐤀"})
            QCOMPARE(PlayerNames::shown(QString::fromUtf8(name)), isolated(QString::fromUtf8(name)));
        // Nothing in a name ends its isolation or begins another one.
        QCOMPARE(PlayerNames::shown(QStringLiteral("\u2069של\u202eמה\u2066")), isolated(shlomo));
        QCOMPARE(PlayerNames::shown(QStringLiteral("Ro\u202esa")), QStringLiteral("Rosa"));
    }

    void sentencesKeepTheirOrder()
    {
        const QString pattern = QStringLiteral("%1 8 → 6 %2 (4)");
        const auto order = [&](const QString& one, const QString& other) {
            QStringList parts{"8", "6", "(4"};
            parts.insert(0, PlayerNames::plain(one));
            parts.insert(3, PlayerNames::plain(other));
            return as_drawn(pattern.arg(one, other), parts) == parts;
        };
        QVERIFY(!order(shlomo, dana));
        const QStringList names{
            "Bea", "שלמה", "محمد", "٣٤", "דנה!", "!דנה", "Rosa ב", "%2", "...", "-5", "小明", "+39 3", "Юлия"};
        for (const QString& one : names)
            for (const QString& other : names)
                if (one != other)
                    QVERIFY2(order(PlayerNames::shown(one), PlayerNames::shown(other)), qPrintable(one + other));
    }

    void sentencesOfQml()
    {
        QCOMPARE(Sentence::of(QStringLiteral("%1 and %2"), QStringLiteral("%2"), QStringLiteral("%1")),
            QStringLiteral("%2 and %1"));
        QCOMPARE(Sentence::ofThree(QStringLiteral("%3, %1 and %2"), QStringLiteral("%2"), QStringLiteral("%L3"),
                     QStringLiteral("%1")),
            QStringLiteral("%1, %2 and %L3"));
    }
};

BACKROOM_SUITE(PlayerNamesTest)
#include "tst_player_names.moc"
