#include "the_gang/entry.hpp"

#include "the_gang/journal.hpp"
#include "the_gang/table.hpp"
#include "the_gang/wording.hpp"

namespace the_gang_table {

using namespace backroom::the_gang;

namespace {

using Match = TheGangTable::Match;

std::unique_ptr<QObject> start(House& house, const House::Seats& seats, quint64 seed, const QVariantMap& options)
{
    backroom::Setup<TheGang> setup;
    for (const QString& name : seats.names)
        setup.names.push_back(name.toStdString());
    setup.seed = seed;
    setup.options.rounds = options.value(QStringLiteral("rounds"), setup.options.rounds).toInt();
    setup.friendly_undo = options.value(QStringLiteral("friendly-undo"), false).toBool();
    State state = deal(setup.options, static_cast<int>(setup.names.size()), seed);
    Match match(std::move(setup), std::move(state));
    const qint64 kept = house.store().begin(
        QString::fromLatin1(TheGang::id), seats.marks, QString::fromStdString(journal_header(match.setup())));
    house.checkStore();
    return std::make_unique<TheGangTable>(house, std::move(match), seats.marks, kept);
}

std::variant<Match, backroom::JournalError> load(const GameStore::KeptMatch& kept)
{
    std::vector<std::string> lines;
    for (const QString& line : kept.lines)
        lines.push_back(line.toStdString());
    return load_journal(lines);
}

std::unique_ptr<QObject> resume(House& house, const GameStore::KeptMatch& kept, QString& problem)
{
    auto loaded = load(kept);
    if (const auto* error = std::get_if<backroom::JournalError>(&loaded)) {
        problem = QCoreApplication::translate("TheGang",
            "The game cannot be continued: its journal is not valid from line %1 on. "
            "It was left as it is in %2.")
                      .arg(error->line)
                      .arg(house.store().file());
        return nullptr;
    }
    Match match = std::get<Match>(std::move(loaded));
    QList<int> marks = kept.marks;
    const auto seats = static_cast<int>(match.setup().names.size());
    for (int seat = static_cast<int>(marks.size()); seat < seats; ++seat)
        marks += seat;
    return std::make_unique<TheGangTable>(house, std::move(match), marks, kept.id);
}

QString progress(const GameStore::KeptMatch& kept, QStringList& names)
{
    const auto loaded = load(kept);
    const auto* match = std::get_if<Match>(&loaded);
    if (match == nullptr)
        return {};
    for (const std::string& name : match->setup().names)
        names += QString::fromStdString(name);
    return QCoreApplication::translate("TheGang", "round %1, job %2").arg(match->state().round).arg(match->state().job);
}

}

GameEntry entry()
{
    GameEntry entry;
    entry.key = 1;
    entry.id = QString::fromLatin1(TheGang::id);
    entry.name = [] { return Wording::title(); };
    entry.blurb = [] {
        return QCoreApplication::translate("TheGang", "Catch their runs between your odd and even gangsters.");
    };
    entry.min_seats = TheGang::min_seats;
    entry.max_seats = TheGang::max_seats;
    entry.table_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/TheGang/Table.qml"));
    entry.start = start;
    entry.resume = resume;
    entry.progress = progress;
    return entry;
}

}
