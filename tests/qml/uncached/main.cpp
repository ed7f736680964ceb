// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_games.hpp"
#include "app/games/game_entry.hpp"

#include <QDirIterator>
#include <QFile>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>

/// Loads every QML file without the code compiled ahead of time, as happens with a newer Qt than the one that compiled
/// it.
int main(int argc, char** argv)
{
    qputenv("QML_DISABLE_DISK_CACHE", "1");
    const QGuiApplication app(argc, argv);
    const auto games = all_games();
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    int files = 0;
    int wrong = 0;
    QDirIterator found(
        QStringLiteral(":/qt/qml/Backroom"), {QStringLiteral("*.qml")}, QDir::Files, QDirIterator::Subdirectories);
    while (found.hasNext()) {
        const QString path = found.next();
        QFile file(path);
        // Singletons are loaded by the files that use them.
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains("pragma Singleton"))
            continue;
        const QQmlComponent component(&engine, QUrl(QStringLiteral("qrc") + path));
        ++files;
        if (component.status() == QQmlComponent::Ready)
            continue;
        ++wrong;
        qWarning("%s", qPrintable(component.errorString()));
    }
    qInfo("%d files, %d wrong", files, wrong);
    return files > 200 && wrong == 0 && !games.empty() ? 0 : 1;
}
