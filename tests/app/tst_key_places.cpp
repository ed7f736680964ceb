// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
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
    void numberRows()
    {
        const auto row = [&](test::Case, const QList<int>& keys) {
            for (int at = 0; at < 10; ++at) {
                const int figure = at == 9 ? Qt::Key_0 : Qt::Key_1 + at;
                QCOMPARE(key_places::meant(press(keys[at], static_cast<quint32>(10 + at))), figure);
            }
        };
        row("French",
            {Qt::Key_Ampersand, Qt::Key_Eacute, Qt::Key_QuoteDbl, Qt::Key_Apostrophe, Qt::Key_ParenLeft, Qt::Key_Minus,
                Qt::Key_Egrave, Qt::Key_Underscore, Qt::Key_Ccedilla, Qt::Key_Agrave});
        row("Czech",
            {Qt::Key_Plus, 0x11A, 0x160, 0x10C, 0x158, 0x17D, Qt::Key_Yacute, Qt::Key_Aacute, Qt::Key_Iacute,
                Qt::Key_Eacute});
        row("American",
            {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_8, Qt::Key_9,
                Qt::Key_0});
    }
    void withShiftTheRowIsWhatItSays()
    {
        QCOMPARE(key_places::meant(press(Qt::Key_Exclam, 10, Qt::ShiftModifier)), int(Qt::Key_Exclam));
        QCOMPARE(key_places::meant(press(Qt::Key_Plus, 21, Qt::ShiftModifier)), int(Qt::Key_Plus));
        QCOMPARE(key_places::meant(press(Qt::Key_Minus, 82, Qt::KeypadModifier)), int(Qt::Key_Minus));
    }
    void lettersOfOtherScripts()
    {
        const auto row = [&](test::Case, int key, int place, int meant) {
            QCOMPARE(key_places::meant(press(key, static_cast<quint32>(place))), meant);
        };
        row("Greek M", 0x39C, 58, Qt::Key_M);
        row("Greek H", 0x397, 43, Qt::Key_H);
        row("Russian M", 0x42C, 58, Qt::Key_M);
        row("Russian R", 0x41A, 27, Qt::Key_R);
        row("Hebrew I", 0x5DF, 31, Qt::Key_I);
        row("Arabic S", 0x633, 39, Qt::Key_S);
        row("Arabic ?", 0x61F, 61, Qt::Key_Question);
        row("unknown Z", Qt::Key_unknown, 52, Qt::Key_Z);
        // Latin letters keep their meaning, wherever they are.
        row("French M", Qt::Key_M, 47, Qt::Key_M);
        row("Dvorak", Qt::Key_M, 58, Qt::Key_M);
        row("German Oe", Qt::Key_Odiaeresis, 47, Qt::Key_Odiaeresis);
        row("arrow", Qt::Key_Left, 113, Qt::Key_Left);
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
