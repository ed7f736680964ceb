// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long the rulebook takes to open, to show every page of every book, and to answer a search after each
// letter. Prints lines of JSON. Needs a real window system (Xvfb is sufficient).
#include "app/rulebook/rulebook.hpp"
#include "all_games.hpp"
#include "app/settings/preferences.hpp"
#include "app/shell/house.hpp"
#include "app/shell/new_game.hpp"
#include "app/shell/window_setup.hpp"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

namespace {

struct Times {
    int count = 0;
    double sum = 0;
    double longest = 0;
    QString longest_at;

    void add(double time, const QString& at)
    {
        ++count;
        sum += time;
        if (time > longest) {
            longest = time;
            longest_at = at;
        }
    }
    void print(const char* what) const
    {
        std::printf("{\"bench\":\"%s\",\"count\":%d,\"mean_ms\":%.2f,\"longest_ms\":%.2f,\"longest_at\":\"%s\"}\n",
            what, count, count == 0 ? 0 : sum / count, longest, qPrintable(longest_at));
    }
};

double milliseconds(const QElapsedTimer& clock)
{
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

/// Returns the time until the next frame is shown.
template <class Act>
double until_shown(QQuickWindow& window, Act act)
{
    double shown = 0;
    QElapsedTimer clock;
    const auto connection = QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&] {
        if (shown == 0)
            shown = milliseconds(clock);
    });
    clock.start();
    act();
    window.update();
    if (!QTest::qWaitFor([&] { return shown > 0; }, 5000))
        std::fputs("no picture came\n", stderr);
    QObject::disconnect(connection);
    return shown;
}

}

int main(int argc, char* argv[])
{
    QGuiApplication application(argc, argv);
    window_setup::prepare(application);
    QTemporaryDir folder;
    House house(folder.path(), QStringLiteral("en"), all_games());
    house.preferences()->setSpeed(Preferences::Off);
    house.startMatch(QStringLiteral("the-gang"), NewGame::usualSeats(3), 1930, {});
    const auto engine = window_setup::makeEngine();
    auto* window = window_setup::open(*engine, house);
    if (window == nullptr || !QTest::qWaitForWindowExposed(window))
        return 1;
    window->resize(1280, 800);
    QTest::qWait(600);

    Rulebook& reader = *house.rulebook();
    Times first;
    const double opened = until_shown(*window, [&] { reader.openForNow(); });
    first.add(opened, reader.game());
    first.print("rulebook_first");

    // The text of a page is shown first, its figures with the next frame.
    Times pages;
    Times figures;
    const rulebook::Library library;
    for (const QString& language : Preferences::languages()) {
        reader.setLanguage(language);
        for (const QString& game : library.games(language))
            for (const rulebook::Section& section : library.book(language, game)->sections) {
                QTest::qWait(30);
                const QString at = language + QLatin1Char('/') + game + QLatin1Char('/') + section.id;
                const double words = until_shown(*window, [&] { reader.openSection(game, section.id); });
                pages.add(words, at);
                figures.add(words + until_shown(*window, [] {}), at);
            }
    }
    pages.print("rulebook_page");
    figures.print("rulebook_page_with_figures");

    const QHash<QString, QStringList> texts{
        {QStringLiteral("en"),
            {QStringLiteral("capture a gang"), QStringLiteral("tg-4.2"), QStringLiteral("boss calls")}},
        {QStringLiteral("it"), {QStringLiteral("cattura di una gang"), QStringLiteral("carta speciale")}},
        {QStringLiteral("fr"), {QStringLiteral("déclencheur"), QStringLiteral("carte spéciale")}},
    };
    Times letters;
    Times answers;
    for (const QString& language : Preferences::languages()) {
        reader.setLanguage(language);
        std::vector<const rulebook::Book*> books;
        for (const QString& game : library.games(language))
            books.push_back(library.book(language, game));
        const rulebook::Index index(books);
        for (const QString& text : texts[language])
            for (qsizetype length = 1; length <= text.size(); ++length) {
                const QString typed = text.left(length);
                QElapsedTimer clock;
                clock.start();
                const auto hits = index.find(rulebook::Query(typed));
                answers.add(milliseconds(clock), typed);
                clock.start();
                reader.setSearchText(typed);
                letters.add(milliseconds(clock), typed);
                QTest::qWait(10);
            }
        reader.clearSearch();
    }
    answers.print("rulebook_search");
    letters.print("rulebook_search_with_models");
    return 0;
}
