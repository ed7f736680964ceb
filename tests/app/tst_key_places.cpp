#include "app/shell/key_places.hpp"
#include "app/shell/press_guard.hpp"
#include "suites.hpp"

#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <vector>

namespace {

/// Accepts digits, and records all keys.
class Figures : public QQuickItem {
public:
    std::vector<int> keys;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        keys.push_back(event->key());
        event->setAccepted(event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9);
    }
};

QKeyEvent press(int key, quint32 place, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    return {QEvent::KeyPress, key, modifiers, place, 0, 0, QString(), false, 1};
}

}

class KeyPlacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numberRows_data()
    {
        QTest::addColumn<QList<int>>("keys");
        QTest::newRow("French") << QList<int>{Qt::Key_Ampersand, Qt::Key_Eacute, Qt::Key_QuoteDbl, Qt::Key_Apostrophe,
            Qt::Key_ParenLeft, Qt::Key_Minus, Qt::Key_Egrave, Qt::Key_Underscore, Qt::Key_Ccedilla, Qt::Key_Agrave};
        QTest::newRow("Czech") << QList<int>{Qt::Key_Plus, 0x11A, 0x160, 0x10C, 0x158, 0x17D, Qt::Key_Yacute,
            Qt::Key_Aacute, Qt::Key_Iacute, Qt::Key_Eacute};
        QTest::newRow("American") << QList<int>{Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6,
            Qt::Key_7, Qt::Key_8, Qt::Key_9, Qt::Key_0};
    }
    void numberRows()
    {
        QFETCH(QList<int>, keys);
        for (int at = 0; at < 10; ++at) {
            const int figure = at == 9 ? Qt::Key_0 : Qt::Key_1 + at;
            QCOMPARE(key_places::meant(press(keys[at], static_cast<quint32>(10 + at))), figure);
        }
    }
    void withShiftTheRowIsWhatItSays()
    {
        QCOMPARE(key_places::meant(press(Qt::Key_Exclam, 10, Qt::ShiftModifier)), int(Qt::Key_Exclam));
        QCOMPARE(key_places::meant(press(Qt::Key_Plus, 21, Qt::ShiftModifier)), int(Qt::Key_Plus));
        QCOMPARE(key_places::meant(press(Qt::Key_Minus, 82, Qt::KeypadModifier)), int(Qt::Key_Minus));
    }
    void lettersOfOtherScripts_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("place");
        QTest::addColumn<int>("meant");
        QTest::newRow("Greek M") << 0x39C << 58 << int(Qt::Key_M);
        QTest::newRow("Greek H") << 0x397 << 43 << int(Qt::Key_H);
        QTest::newRow("Russian M") << 0x42C << 58 << int(Qt::Key_M);
        QTest::newRow("Russian R") << 0x41A << 27 << int(Qt::Key_R);
        QTest::newRow("Hebrew I") << 0x5DF << 31 << int(Qt::Key_I);
        QTest::newRow("Arabic S") << 0x633 << 39 << int(Qt::Key_S);
        QTest::newRow("Arabic ?") << 0x61F << 61 << int(Qt::Key_Question);
        QTest::newRow("unknown Z") << int(Qt::Key_unknown) << 52 << int(Qt::Key_Z);
        // Latin letters keep their meaning, wherever they are.
        QTest::newRow("French M") << int(Qt::Key_M) << 47 << int(Qt::Key_M);
        QTest::newRow("Dvorak") << int(Qt::Key_M) << 58 << int(Qt::Key_M);
        QTest::newRow("German Oe") << int(Qt::Key_Odiaeresis) << 47 << int(Qt::Key_Odiaeresis);
        QTest::newRow("arrow") << int(Qt::Key_Left) << 113 << int(Qt::Key_Left);
    }
    void lettersOfOtherScripts()
    {
        QFETCH(int, key);
        QFETCH(int, place);
        QTEST(key_places::meant(press(key, static_cast<quint32>(place))), "meant");
    }

    void whatHasTheFocusIsGivenWhatIsMeant()
    {
        PressGuard guard(qApp);
        QQuickWindow window;
        Figures figures;
        figures.setParentItem(window.contentItem());
        figures.forceActiveFocus();
        QKeyEvent four = press(Qt::Key_Apostrophe, 13);
        QCoreApplication::sendEvent(&window, &four);
        QCOMPARE(figures.keys, std::vector<int>{Qt::Key_4});
        // If nobody accepts the reinterpreted key, the original one is delivered.
        figures.keys.clear();
        QKeyEvent question = press(0x61F, 61);
        QCoreApplication::sendEvent(&window, &question);
        QCOMPARE(figures.keys, (std::vector<int>{Qt::Key_Question, 0x61F}));
    }
    void whoWritesWritesLetters()
    {
        PressGuard guard(qApp);
        QQuickWindow window;
        Figures figures;
        figures.setFlag(QQuickItem::ItemAcceptsInputMethod);
        figures.setParentItem(window.contentItem());
        figures.forceActiveFocus();
        QKeyEvent four = press(Qt::Key_Apostrophe, 13);
        QCoreApplication::sendEvent(&window, &four);
        QCOMPARE(figures.keys, std::vector<int>{Qt::Key_Apostrophe});
    }
};

BACKROOM_SUITE(KeyPlacesTest)
#include "tst_key_places.moc"
