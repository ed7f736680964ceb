#include "shell/window_setup.hpp"

#include "table/accessible_items.hpp"

#include <QFontDatabase>
#include <QGuiApplication>

namespace window_setup {

void prepare(QGuiApplication& application)
{
    application.setApplicationName(QStringLiteral("backroom"));
    application.setApplicationDisplayName(QStringLiteral("Backroom"));
    application.setDesktopFileName(QStringLiteral("io.github.backroom.Backroom"));
    application.setApplicationVersion(QStringLiteral(BACKROOM_VERSION));
    for (const char* face : {"Limelight-Regular", "LeagueGothic-Regular", "Cabin-Regular", "Cabin-SemiBold",
             "Cabin-Bold", "Cabin-Medium", "Cabin-Italic"})
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/%1.ttf").arg(QLatin1String(face)));
    application.setFont(QFont(QStringLiteral("Cabin")));
    accessible_items::install();
}

}
