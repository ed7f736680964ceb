// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/cover.hpp"
#include "app/table/explainer.hpp"
#include "suites.hpp"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QTest>

class ExplainerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Items under a duel, a panel or the curtain are not explained.
    void whatIsCoveredIsNotExplained()
    {
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nItem { width: 100; height: 100\n"
                          "Item { width: 50; height: 50; property point explains: Qt.point(1, 2) } }",
            QUrl());
        QQuickWindow window;
        std::unique_ptr<QObject> made(component.create());
        auto* board = qobject_cast<QQuickItem*>(made.get());
        QVERIFY2(board != nullptr, qPrintable(component.errorString()));
        board->setParentItem(window.contentItem());
        const Explainer explainer;
        QCOMPARE(explainer.subject(explainer.at(board, {20, 20})), QPointF(1, 2));
        QCOMPARE(explainer.at(board, {80, 80}), nullptr);

        QQuickItem panel(board);
        panel.setSize({100, 100});
        Cover cover(&panel);
        cover.setSize({100, 100});
        QCOMPARE(explainer.at(board, {20, 20}), nullptr);
        panel.setVisible(false);
        QCOMPARE(explainer.subject(explainer.at(board, {20, 20})), QPointF(1, 2));
    }

    /// A menu on the board, or the plate of a lesson over it, hides things only where it lies.
    void whatLiesBelowAPlateIsNotExplained()
    {
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nItem { width: 100; height: 100\n"
                          "Item { width: 100; height: 100\n"
                          "Item { width: 50; height: 50; property point explains: Qt.point(1, 2) }\n"
                          "Item { width: 10; height: 50; property bool shields: true } }\n"
                          "Item { Item { y: 40; width: 50; height: 10; property bool shields: true } } }",
            QUrl());
        const std::unique_ptr<QObject> made(component.create());
        auto* screen = qobject_cast<QQuickItem*>(made.get());
        QVERIFY2(screen != nullptr, qPrintable(component.errorString()));
        QQuickItem* board = screen->childItems().constFirst();
        const Explainer explainer;
        QCOMPARE(explainer.subject(explainer.at(board, {20, 20})), QPointF(1, 2));
        QCOMPARE(explainer.at(board, {5, 20}), nullptr);
        QCOMPARE(explainer.at(board, {20, 45}), nullptr);
    }
};

BACKROOM_SUITE(ExplainerTest)
#include "tst_explainer.moc"
