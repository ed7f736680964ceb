#include "house.hpp"
#include "preferences.hpp"
#include "screen_reader.hpp"
#include "the_gang/codec.hpp"
#include "the_gang/journal.hpp"
#include "the_gang/table.hpp"
#include "window_setup.hpp"

#include <QGuiApplication>
#include <QJsonDocument>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQuickTest>

#include <memory>

using namespace backroom::the_gang;

/// A house in an empty folder, and what the rules say of the game on its table.
class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        window_setup::prepare(*qGuiApp);
        house_ = std::make_unique<House>(folder_.path(), QStringLiteral("en"));
        house_->preferences()->setSpeed(Preferences::Off);
    }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        qmlRegisterSingletonInstance("Backroom.Testing", 1, 0, "Reader", &reader_);
        qmlRegisterSingletonInstance("Backroom.Testing", 1, 0, "Setup", this);
    }
    void cleanupTestCase() { house_.reset(); }

    /// Opens the table of three players at a position, after these choices:
    /// [{"seat": 0, "gangster": 19, "ticket": 1}, …], without a ticket for the special. Goes the way of a game that was
    /// left. False when there can be no such game.
    Q_INVOKABLE bool startPosition(const QVariantMap& position, const QVariantList& choices, bool friendly)
    {
        backroom::Setup<TheGang> setup;
        setup.names = {"Rosa", "Bea", "Vito"};
        setup.seed = 1;
        setup.friendly_undo = friendly;
        const QByteArray json = QJsonDocument(QJsonObject::fromVariantMap(position)).toJson();
        setup.position = backroom::Codec<TheGang>::position(backroom::Json::parse(json.toStdString()));
        auto made = arrange(setup.options, 3, setup.seed, *setup.position);
        if (const auto* error = std::get_if<PositionError>(&made)) {
            qWarning("%s", error->message.c_str());
            return false;
        }
        TheGangTable::Match match(setup, std::get<State>(made));
        for (const QVariant& variant : choices) {
            const QVariantMap chosen = variant.toMap();
            Choose choose{static_cast<Gangster>(chosen.value(QStringLiteral("gangster")).toInt()), {}};
            if (chosen.contains(QStringLiteral("ticket")))
                choose.ticket = static_cast<City>(chosen.value(QStringLiteral("ticket")).toInt());
            const auto seat = static_cast<backroom::Seat>(chosen.value(QStringLiteral("seat")).toInt());
            if (const auto refusal = match.act(seat, choose)) {
                qWarning("%s", refusal->code.data());
                return false;
            }
        }
        house_->goHome();
        const std::vector<std::string> lines = journal_lines(match);
        const qint64 id =
            house_->store().begin(QStringLiteral("the-gang"), {0, 1, 2}, QString::fromStdString(lines.front()));
        for (std::size_t line = 1; line < lines.size(); ++line)
            house_->store().append(id, QString::fromStdString(lines[line]));
        house_->continueMatch();
        return table() != nullptr;
    }

    Q_INVOKABLE QList<int> row(int city) const { return numbers(state().cities.at(static_cast<std::size_t>(city))); }
    Q_INVOKABLE QList<int> hand(int seat) const
    {
        return numbers(state().hands.at(static_cast<std::size_t>(seat)).gangsters);
    }
    Q_INVOKABLE QList<int> captured(int seat) const
    {
        return numbers(state().captured.at(static_cast<std::size_t>(seat)));
    }
    /// 0: nothing chosen yet.
    Q_INVOKABLE int chosen(int seat) const { return state().choices.at(static_cast<std::size_t>(seat)).gangster; }
    /// -1: with the special.
    Q_INVOKABLE int ticket(int seat) const
    {
        const auto ticket = state().choices.at(static_cast<std::size_t>(seat)).ticket;
        return ticket ? index(*ticket) : -1;
    }
    /// How many lines the journal has.
    Q_INVOKABLE int lines() const { return static_cast<int>(table()->match().journal().size()); }

private:
    const TheGangTable* table() const { return qobject_cast<TheGangTable*>(house_->table()); }
    const State& state() const { return table()->match().state(); }
    static QList<int> numbers(Gangsters gangsters)
    {
        QList<int> list;
        for (const Gangster gangster : gangsters)
            list += gangster;
        return list;
    }

    QTemporaryDir folder_;
    std::unique_ptr<House> house_;
    ScreenReader reader_;
};

QUICK_TEST_MAIN_WITH_SETUP(the_gang, Setup)

#include "main.moc"
