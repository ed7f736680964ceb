// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/library.hpp"
#include "app/settings/preferences.hpp"

#include "codecs.hpp"
#include "engine/cli/session.hpp"
#include "suites.hpp"

#include <QJsonDocument>
#include <QTest>

using namespace rulebook;

namespace {

using backroom::Json;
using backroom::OrderedJson;

Json to_engine(const QJsonObject& object)
{
    return Json::parse(QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString());
}

/// Returns the request with which backroom-cli sets up the figure.
Json opening(const RuleFigure& figure)
{
    QJsonObject request{{QStringLiteral("cmd"), QStringLiteral("position")}, {QStringLiteral("game"), figure.game},
        {QStringLiteral("seats"), QJsonArray::fromStringList(figure.seats)}, {QStringLiteral("seed"), figure.seed},
        {QStringLiteral("options"), figure.options}, {QStringLiteral("position"), figure.position}};
    return to_engine(request);
}

/// Returns whether the event has every field that the figure names, with equal values.
bool agrees(const Json& wanted, const Json& event)
{
    for (const auto& [key, value] : wanted.items())
        if (!event.contains(key) || event[key] != value)
            return false;
    return true;
}

}

/// Plays every figure of every book in the engine and checks its claims.
class RulebookFiguresTest : public QObject {
    Q_OBJECT

    Library library_;

    /// Returns the first problem of a figure; empty if there is none.
    static QString play(const RuleFigure& figure)
    {
        backroom::cli::Session session;
        const auto ask = [&](const Json& request) { return Json::parse(session.handle(request.dump())); };
        Json reply = ask(opening(figure));
        if (reply.at("ok") != true)
            return QString::fromStdString(reply.dump());
        for (std::size_t number = 0; number < figure.steps.size(); ++number) {
            const RuleFigure::Step& step = figure.steps[number];
            const QString where = QStringLiteral("step %1: ").arg(number + 1);
            std::vector<Json> events;
            for (const RuleFigure::Act& act : step.acts) {
                const Json request{{"cmd", "act"}, {"seat", act.seat}, {"action", to_engine(act.action)}};
                reply = ask(request);
                if (!step.refused.isEmpty()) {
                    if (reply.at("ok") != false)
                        return where + QStringLiteral("not refused");
                    if (reply["error"].value("rule", "") != step.refused.toStdString())
                        return where + QString::fromStdString(reply.dump());
                    continue;
                }
                if (reply.at("ok") != true)
                    return where + QString::fromStdString(reply.dump());
                for (const Json& event : reply["events"])
                    events.push_back(event);
            }
            const QString problem = check(step, events);
            if (!problem.isEmpty())
                return where + problem;
        }
        return {};
    }

    static QString check(const RuleFigure::Step& step, const std::vector<Json>& events)
    {
        auto next = events.begin();
        for (const QJsonValue& value : step.events) {
            const Json wanted = to_engine(value.toObject());
            next = std::find_if(next, events.end(), [&](const Json& event) { return agrees(wanted, event); });
            if (next == events.end())
                return QStringLiteral("no %1 in %2")
                    .arg(QString::fromStdString(wanted.dump()), QString::fromStdString(Json(events).dump()));
            ++next;
        }
        for (const QString& type : step.none)
            for (const Json& event : events)
                if (event.value("type", "") == type.toStdString())
                    return QStringLiteral("there is ") + QString::fromStdString(event.dump());
        return {};
    }

private Q_SLOTS:
    void comesTrue()
    {
        const auto row = [&](test::Case, const RuleFigure* figure) {
            const QString problem = play(*figure);
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
        };
        for (const QString& language : Preferences::languages())
            for (const QString& game : library_.games(language))
                for (const RuleFigure& figure : library_.book(language, game)->figures)
                    row(QString::asprintf("%s %s %s", qPrintable(game), qPrintable(language), qPrintable(figure.id)),
                        &figure);
    }

    void aLieIsFound()
    {
        const auto row = [&](test::Case, const RuleFigure& figure) { QVERIFY(!play(figure).isEmpty()); };
        const Book* book = library_.book(QStringLiteral("en"), QStringLiteral("the-gang"));
        QVERIFY(book != nullptr);
        const auto found = std::ranges::find_if(book->figures, [](const RuleFigure& figure) {
            return figure.steps.size() > 1 && !figure.steps[1].events.isEmpty() && figure.steps[1].refused.isEmpty();
        });
        QVERIFY(found != book->figures.end());
        RuleFigure figure = *found;
        const QString type = figure.steps[1].events[0].toObject().value(QStringLiteral("type")).toString();
        figure.steps[1].none = QStringList{type};
        row("an event that must not come", figure);
        figure = *found;
        figure.steps[1].events[0] = QJsonObject{{QStringLiteral("type"), QStringLiteral("snow")}};
        row("an event that does not come", figure);
        figure = *found;
        figure.steps[1].acts[0].action = {};
        row("nonsense", figure);
        figure = *found;
        figure.steps[1].refused = QStringLiteral("TG-1.1");
        row("not refused", figure);
        figure = *found;
        figure.seats = QStringList{QStringLiteral("Rosa")};
        row("too few seats", figure);
    }
};

BACKROOM_SUITE(RulebookFiguresTest)
#include "tst_rulebook_figures.moc"
