// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/kept.hpp"
#include "suites.hpp"

#include <QJsonDocument>

using namespace remote;

/// Letters and saved data are read back as they were written, and nothing else is accepted.
class LettersTest : public QObject {
    Q_OBJECT

    static DownLetter aDownLetter()
    {
        DownLetter letter{2, 3, QByteArray(32, 's'), 17, QByteArray(16, 'm'), 21,
            QJsonArray{QJsonArray{"did", 1, QJsonArray{1, 2}}, "back"}};
        letter.part = Part{10, 300, "bytes"};
        letter.done = 16;
        letter.refused = Refused{{17, 2}, QJsonObject{{"code", "not-in-hand"}}};
        letter.statuses = {QStringLiteral("here"), QStringLiteral("away 1764037200000")};
        letter.open = QJsonObject{{"left", 12}};
        letter.said = {std::nullopt, Said{1'764'037'200'000, 11}, Said{1, 0}};
        return letter;
    }
    static UpLetter anUpLetter()
    {
        return {3, 18, 40, Request{{18, 1}, QJsonObject{{"action", "pass"}}}, QByteArray(32, 'l'), true,
            QStringLiteral("away"), Said{1'764'037'200'000, 3}, QByteArray(8, 'k')};
    }
    static Knock aKnock()
    {
        return {QByteArray(16, 'b'), QByteArray(32, 'k'), (quint64{1} << 47u) - 1, QStringLiteral("Rosa Ünal"), 3,
            QJsonObject{{"gangz", "0123"}}};
    }
    static QByteArray changed(const QByteArray& json, const char* name, const QJsonValue& value)
    {
        QJsonObject object = QJsonDocument::fromJson(json).object();
        object.insert(QLatin1String(name), value);
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    }
    static QByteArray without(const QByteArray& json, const char* name)
    {
        QJsonObject object = QJsonDocument::fromJson(json).object();
        object.remove(QLatin1String(name));
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    }

private Q_SLOTS:
    void lettersComeBack()
    {
        QCOMPARE(read_down(written(aDownLetter())), std::optional(aDownLetter()));
        QCOMPARE(read_up(written(anUpLetter())), std::optional(anUpLetter()));
        QCOMPARE(read_knock(written(aKnock())), std::optional(aKnock()));
        QCOMPARE(read_card(written_card(QByteArray(32, 'k'))), std::optional(QByteArray(32, 'k')));
        const UpLetter undoes{1, 5, 0, Request{{5}, {}, true}};
        QCOMPARE(read_up(written(undoes)), std::optional(undoes));
        QCOMPARE(read_up(written(UpLetter{})), std::optional(UpLetter{}));
        DownLetter rejection;
        rejection.rejection = QJsonObject{{"code", "full"}};
        QCOMPARE(read_down(written(rejection)), std::optional(rejection));
    }
    /// For each field of a letter from a host, values that the field cannot have.
    void badDownLetters()
    {
        const QByteArray good = written(aDownLetter());
        const std::vector<std::pair<const char*, QJsonValue>> bad{{"v", 2}, {"v", "1"}, {"seat", 8}, {"seat", -1},
            {"m", -1}, {"m", 1.5}, {"m", 1e12}, {"seal", "00"}, {"seal", QString(64, u'g')},
            {"seal", QString(64, u'A')}, {"from", 22}, {"from", "17"}, {"sum", ""}, {"sum", 1}, {"len", 18},
            {"len", 2'000'000}, {"items", QJsonObject()}, {"items", 1}, {"over", 1}, {"ok", -1}, {"part", 1},
            {"part", QJsonObject()}, {"len", 19},
            {"part", QJsonObject{{"from", 299}, {"size", 300}, {"bytes", "AAAA"}}},
            {"part", QJsonObject{{"from", 0}, {"size", 300}, {"bytes", "!"}}},
            {"part", QJsonObject{{"from", 0}, {"size", 5'000'000}, {"bytes", "AAAA"}}},
            {"part", QJsonObject{{"size", 300}, {"bytes", "AAAA"}, {"x", 1}}}, {"no", QJsonObject()},
            {"no", QJsonObject{{"at", 1}, {"why", 1}}}, {"here", "here"}, {"here", QJsonArray{1}},
            {"here", QJsonArray{""}}, {"here", QJsonArray{QString(33, u'x')}},
            {"here", QJsonArray{"", "", "", "", "", "", "", "", ""}}, {"open", 1}, {"unknown", 1}, {"say", 1},
            {"say", QJsonObject()}, {"say", QJsonArray{1}}, {"say", QJsonArray{QJsonObject()}},
            {"say", QJsonArray{QJsonObject{{"at", 1}, {"what", 12}}}},
            {"say", QJsonArray{QJsonObject{{"at", -1}, {"what", 1}}}},
            {"say", QJsonArray{{}, {}, {}, {}, {}, {}, {}, {}, {}}}, {"shut", QJsonObject()},
            {"shut", QJsonObject{{"code", "full"}}}};
        for (const auto& [name, value] : bad) {
            const test::Case which(QString::fromUtf8(changed(good, name, value)));
            QVERIFY(!read_down(changed(good, name, value)));
        }
        QVERIFY(!read_down(without(good, "sum")));
        QVERIFY(!read_down(without(good, "v")));
    }
    void badUpLetters()
    {
        const QByteArray good = written(anUpLetter());
        const std::vector<std::pair<const char*, QJsonValue>> bad{{"v", 0}, {"m", -1}, {"have", -1}, {"have", 0.5},
            {"part", -1}, {"part", 5'000'000}, {"deed", 1}, {"deed", QJsonObject()}, {"deed", QJsonObject{{"at", 1}}},
            {"deed", QJsonObject{{"act", QJsonObject()}}}, {"deed", QJsonObject{{"at", -1}, {"act", QJsonObject()}}},
            {"deed", QJsonObject{{"at", 1}, {"act", QJsonArray()}}},
            {"deed", QJsonObject{{"at", 1}, {"act", QJsonObject()}, {"undo", true}}},
            {"deed", QJsonObject{{"at", 1}, {"act", QJsonObject()}, {"x", true}}}, {"lot", "00"}, {"ready", 1},
            {"bye", "dead"}, {"bye", true}, {"say", 1}, {"say", QJsonArray()}, {"say", QJsonObject()},
            {"say", QJsonObject{{"at", 1}}}, {"say", QJsonObject{{"what", 1}}},
            {"say", QJsonObject{{"at", 1}, {"what", -1}}}, {"say", QJsonObject{{"at", 1}, {"what", 12}}},
            {"say", QJsonObject{{"at", qint64{1} << 48}, {"what", 1}}}, {"say", QJsonObject{{"at", 1.5}, {"what", 1}}},
            {"say", QJsonObject{{"at", 1}, {"what", 1}, {"x", 1}}}, {"knows", "00"}, {"knows", 1}, {"unknown", 1}};
        for (const auto& [name, value] : bad) {
            const test::Case which(QString::fromUtf8(changed(good, name, value)));
            QVERIFY(!read_up(changed(good, name, value)));
        }
    }
    void badKnocks()
    {
        const QByteArray good = written(aKnock());
        const std::vector<std::pair<const char*, QJsonValue>> bad{{"v", 2}, {"box", "00"}, {"key", ""}, {"ticket", -1},
            {"ticket", qint64{1} << 47}, {"ticket", 0.5}, {"name", ""}, {"name", 1}, {"name", QString(25, u'x')},
            {"mark", 65}, {"shapes", 1}, {"unknown", 1}};
        for (const auto& [name, value] : bad) {
            const test::Case which(QString::fromUtf8(changed(good, name, value)));
            QVERIFY(!read_knock(changed(good, name, value)));
        }
        for (const char* name : {"box", "key", "ticket", "name"})
            QVERIFY(!read_knock(without(good, name)));
        QVERIFY(!read_card(changed(written_card(QByteArray(32, 'k')), "x", 1)));
        QVERIFY(!read_card(without(written_card(QByteArray(32, 'k')), "key")));
    }
    void whatIsNoLetter()
    {
        const std::vector<QByteArray> all{"", "{", "[]", "1", "null", "{\"v\":1", "{\"v\":1}{}",
            QByteArray(70'000, ' '), "{\"v\":1,\"items\":" + QByteArray(40'000, '[') + QByteArray(20'000, ']') + '}',
            "{\"v\":1,\"x\":\"" + QByteArray(20'000, '{'), "\xff\xfe{}"};
        for (const QByteArray& bytes : all)
            QVERIFY(!read_down(bytes) && !read_up(bytes) && !read_knock(bytes) && !read_card(bytes));
        QVERIFY(!read_compact("1,2") && !read_compact("") && !read_compact(QByteArray(40, '[') + QByteArray(40, ']')));
        QCOMPARE(read_compact("[\"]{[\\\"\"]"), std::optional(QJsonValue(QJsonArray{"]{[\""})));
    }
    void names()
    {
        for (const char* name : {"Rosa", "Zoë", "李", "Anna Maria", "D’Artagnan", "🂡"})
            QVERIFY(is_plain_name(QString::fromUtf8(name)));
        QVERIFY(is_plain_name(QString(24, u'x')));
        for (const QString& name :
            {QString(), QStringLiteral("  "), QString(25, u'x'), QStringLiteral("a\nb"), QStringLiteral("a\tb"),
                QString::fromUtf8("a\u202Eb"), QString::fromUtf8("a\u200Bb"), QString::fromUtf8("a\u2028b"),
                QString::fromUtf8("\u2066x"), QString(QChar(0xD800)), QStringLiteral("a\x7F")})
            QVERIFY(!is_plain_name(name));
    }
    void sums()
    {
        const QByteArray none(16, '\0');
        const QByteArray one = sum_with(none, QJsonArray{"did", 1});
        QCOMPARE(one.size(), sum_size);
        QVERIFY(one != sum_with(none, QJsonArray{"did", 2}));
        QVERIFY(sum_with(one, 1) != sum_with(none, 1));
    }
    void savedDataIsReadBack()
    {
        KeptTable table = *new_table(2);
        QCOMPARE(read_table(kept_json(table)), std::optional(table));
        table.match = 4;
        table.secret = QByteArray(32, 's');
        table.seats[1] = {QByteArray(16, 'b'), QByteArray(32, 'k'), QStringLiteral("Rosa"), 3,
            Refused{{4, 1}, QJsonObject{{"code", "no"}}}};
        table.former = {table.seats[1]};
        QCOMPARE(read_table(kept_json(table)), std::optional(table));

        KeptSeat seat = new_seat(table.invitation(), QStringLiteral("Rosa"), 3, QJsonObject{{"gangz", "01"}});
        QCOMPARE(read_seat(kept_json(seat)), std::optional(seat));
        seat.host = table.keys.open;
        seat.seated = seat.over = true;
        seat.number = 1;
        seat.match = 2;
        seat.commitment = QByteArray(32, 's');
        seat.lot = QByteArray(32, 'l');
        seat.items = {1, "two", QJsonArray{3}};
        seat.request = Request{{3, 1}, QJsonObject{{"action", "pass"}}};
        seat.refused = {3, 0};
        seat.broken = QJsonObject{{"code", "two-stories"}};
        QCOMPARE(read_seat(kept_json(seat)), std::optional(seat));

        for (QJsonObject json : {kept_json(table), kept_json(seat)}) {
            json.insert(QStringLiteral("v"), 2);
            QVERIFY(!read_table(json) && !read_seat(json));
        }
        QVERIFY(!read_table({}) && !read_seat({}) && !read_table(kept_json(seat)) && !read_seat(kept_json(table)));
    }
};

BACKROOM_SUITE(LettersTest)
#include "tst_letters.moc"
