#include "app/rulebook/rule_figure.hpp"

#include "app/rulebook/rich_text.hpp"

#include <QRegularExpression>

#include <algorithm>

namespace rulebook {

namespace {

using Known = QStringList;

class FigureReader {
public:
    explicit FigureReader(const Complain& complain)
        : complain_(complain)
    {
    }

    RuleFigure read(const QJsonObject& object)
    {
        static const Known known{QStringLiteral("id"), QStringLiteral("title"), QStringLiteral("rules"),
            QStringLiteral("seats"), QStringLiteral("seed"), QStringLiteral("options"), QStringLiteral("show"),
            QStringLiteral("paper"), QStringLiteral("position"), QStringLiteral("steps")};
        only(object, known);
        RuleFigure figure;
        figure.id = text(object, "id");
        static const QRegularExpression kebab(QStringLiteral("^[a-z0-9]+(-[a-z0-9]+)*$"));
        if (!kebab.match(figure.id).hasMatch())
            complain_(QStringLiteral("\"id\" of a figure is not in kebab-case"));
        figure.title = text(object, "title");
        figure.rules = texts(object, "rules");
        for (const QString& rule : figure.rules)
            if (!is_rule_number(rule))
                complain_(QStringLiteral("\"%1\" is no rule number").arg(rule));
        figure.seats = texts(object, "seats");
        figure.seed = object.value(QLatin1String("seed"));
        if (!figure.seed.isDouble() && !figure.seed.isString())
            complain_(QStringLiteral("\"seed\" of a figure is missing"));
        figure.options = part(object, "options");
        figure.show = texts(object, "show");
        figure.position = part(object, "position");
        const QJsonValue steps = object.value(QLatin1String("steps"));
        if (!steps.isArray() || steps.toArray().isEmpty())
            complain_(QStringLiteral("a figure has no steps"));
        for (const QJsonValue& step : steps.toArray()) {
            if (!step.isObject()) {
                complain_(QStringLiteral("a step is no object"));
                continue;
            }
            figure.steps.push_back(readStep(step.toObject()));
            if (figure.steps.size() > 1 && figure.steps.back().acts.empty() && !figure.steps.back().goes_on)
                complain_(QStringLiteral("a step after the first plays nothing"));
        }
        readPaper(object.value(QLatin1String("paper")), figure);
        return figure;
    }

private:
    /// The numbers begin at 1, like the captions on paper. The default is the last step.
    void readPaper(const QJsonValue& value, RuleFigure& figure)
    {
        const auto steps = static_cast<int>(figure.steps.size());
        for (const QJsonValue& number : value.toArray()) {
            const int step = number.toInt() - 1;
            if (step < 0 || step >= steps || (!figure.paper.isEmpty() && step <= figure.paper.last()))
                complain_(QStringLiteral("\"paper\" of a figure is no rising list of its steps"));
            else
                figure.paper += step;
        }
        if (figure.paper.isEmpty() && !value.isUndefined())
            complain_(QStringLiteral("\"paper\" of a figure names no step"));
        if (figure.paper.isEmpty())
            figure.paper = {std::max(0, steps - 1)};
    }

    void only(const QJsonObject& object, const Known& known)
    {
        for (const QString& key : object.keys())
            if (!known.contains(key))
                complain_(QStringLiteral("\"%1\" is not known in a figure").arg(key));
    }

    QString text(const QJsonObject& object, const char* key)
    {
        const QString value = object.value(QLatin1String(key)).toString().trimmed();
        if (value.isEmpty())
            complain_(QStringLiteral("\"%1\" of a figure is missing").arg(QLatin1String(key)));
        return value;
    }

    QStringList texts(const QJsonObject& object, const char* key)
    {
        QStringList list;
        const QJsonValue value = object.value(QLatin1String(key));
        for (const QJsonValue& item : value.toArray())
            if (item.isString())
                list += item.toString();
        if (list.isEmpty() || list.size() != value.toArray().size())
            complain_(QStringLiteral("\"%1\" of a figure is no list of texts").arg(QLatin1String(key)));
        return list;
    }

    QJsonObject part(const QJsonObject& object, const char* key)
    {
        const QJsonValue value = object.value(QLatin1String(key));
        if (!value.isObject())
            complain_(QStringLiteral("\"%1\" of a figure is no object").arg(QLatin1String(key)));
        return value.toObject();
    }

    RuleFigure::Act readAct(const QJsonObject& object)
    {
        const QJsonValue seat = object.value(QLatin1String("seat"));
        const QJsonValue action = object.value(QLatin1String("action"));
        if (!seat.isDouble() || seat.toInt(-1) < 0 || !action.isObject())
            complain_(QStringLiteral("what is played needs a seat and an action"));
        return {seat.toInt(), action.toObject()};
    }

    RuleFigure::Step readStep(const QJsonObject& object)
    {
        static const Known known{QStringLiteral("text"), QStringLiteral("seat"), QStringLiteral("action"),
            QStringLiteral("actions"), QStringLiteral("events"), QStringLiteral("none"), QStringLiteral("refused"),
            QStringLiteral("hold"), QStringLiteral("goes-on")};
        only(object, known);
        RuleFigure::Step step;
        step.text = text(object, "text");
        if (object.contains(QLatin1String("actions"))) {
            static const Known of_act{QStringLiteral("seat"), QStringLiteral("action")};
            for (const QJsonValue& act : object.value(QLatin1String("actions")).toArray()) {
                only(act.toObject(), of_act);
                step.acts.push_back(readAct(act.toObject()));
            }
            if (step.acts.empty() || object.contains(QLatin1String("action")))
                complain_(QStringLiteral("\"actions\" of a step is no list, or stands beside \"action\""));
        } else if (object.contains(QLatin1String("action")) || object.contains(QLatin1String("seat"))) {
            step.acts.push_back(readAct(object));
        }
        step.events = object.value(QLatin1String("events")).toArray();
        for (const QJsonValue& event : step.events)
            if (!event.toObject().value(QLatin1String("type")).isString())
                complain_(QStringLiteral("an event has no type"));
        if (object.contains(QLatin1String("none")))
            step.none = texts(object, "none");
        if (object.contains(QLatin1String("hold")))
            step.hold = text(object, "hold");
        step.goes_on = object.value(QLatin1String("goes-on")).toBool();
        if (step.goes_on && !step.acts.empty())
            complain_(QStringLiteral("a step goes on, or plays something"));
        if (!step.hold.isEmpty() && step.acts.empty() && !step.goes_on)
            complain_(QStringLiteral("\"hold\" of a step in which nothing is played"));
        step.refused = object.value(QLatin1String("refused")).toString();
        if (object.contains(QLatin1String("refused")) && (!is_rule_number(step.refused) || step.acts.size() != 1))
            complain_(QStringLiteral("\"refused\" needs a rule number and one action"));
        return step;
    }

    const Complain& complain_;
};

}

RuleFigure read_figure(const QJsonObject& object, const Complain& complain)
{
    return FigureReader(complain).read(object);
}

}
