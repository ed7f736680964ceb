#include "the_gang/table.hpp"

#include "the_gang/compose.hpp"
#include "the_gang/plates.hpp"
#include "the_gang/rail.hpp"
#include "the_gang/wording.hpp"

using namespace backroom::the_gang;
using namespace the_gang_table;
using the_gang_table::Wording;

TheGangTable::TheGangTable(const TableSetting& setting, std::unique_ptr<TableMatchOf<Game>> match)
    : GameTable(setting, std::move(match))
    , match_(matchOf<Game>())
    , chronicle_(names(), marks())
{
    const Open open = match_.open();
    layout_.setCounts(open.cities_in_play(), open.seats);
    begin();
}

QString TheGangTable::title() const
{
    return Wording::title();
}

QString TheGangTable::gameId() const
{
    return QString::fromLatin1(Game::id);
}

QVariantMap TheGangTable::options() const
{
    return {{QStringLiteral("rounds"), rounds()}};
}

QString TheGangTable::sentenceOf(const backroom::Refusal& refusal) const
{
    return Wording::refusal(refusal);
}

TheGangTable::Moment TheGangTable::phase() const
{
    switch (stage()) {
    case Stage::closed:
        return Curtain;
    case Stage::deciding:
        return scene_.open.phase == Phase::choosing ? Choosing : Placing;
    case Stage::watching:
        return Revealing;
    case Stage::over:
        break;
    }
    return Over;
}

bool TheGangTable::asksInSecret() const
{
    return scene_.open.phase == Phase::choosing;
}

void TheGangTable::clearScene()
{
    scene_ = {};
    scene_.open = match_.open();
}

void TheGangTable::asked()
{
    if (!over())
        scene_.active = seat();
    settleStandings();
}

void TheGangTable::sitDown()
{
    scene_.view = match_.view(seat());
}

void TheGangTable::letGo()
{
    gestures::take_back(scene_);
    scene_.view.reset();
    scene_.looking = false;
}

void TheGangTable::retell()
{
    Open open = match_.openAtFirst();
    QStringList lines = Chronicle::begins();
    for (const Event& event : match_.allEvents(backroom::nobody)) {
        lines += chronicle_.tell(event, open);
        backroom::the_gang::tell(open, event);
    }
    log()->become(lines);
}

void TheGangTable::tell(const Event& event, const Open& before)
{
    for (const QString& line : chronicle_.tell(event, before))
        log()->add(line);
}

Script TheGangTable::newestScript()
{
    Script cues;
    for (const Beat& beat : script(match_.newestEvents(backroom::nobody), scene_))
        cues.push_back({beat.name, beat.duration,
            [this, beat] {
                for (const Event& event : beat.told)
                    tell(event, scene_.open);
                beat.change(scene_);
                setSeat(scene_.active ? int{*scene_.active} : nobody);
                if (beat.says)
                    announce(beat.says(scene_, {names(), marks()}));
            },
            bool(beat.says)});
    return cues;
}

void TheGangTable::refresh()
{
    const Picture picture = compose(scene_, layout_);
    gangsters_.become(picture.gangsters);
    specials_.become(picture.specials);
    tickets_.become(picture.tickets);
    slots_.become(picture.places);
    gangs_.become(picture.gangs);
    targets_.become(picture.targets);
    plates_.become(the_gang_table::plates(scene_, layout_, names(), marks()));
    emit changed();
    if (std::exchange(told_holding_, holding()) != holding())
        emit holdingChanged();
}

void TheGangTable::settleStandings()
{
    if (over())
        standings_.show(match_.open(), match_.result(), names(), marks());
    else
        standings_.forget();
}

void TheGangTable::play(backroom::Seat seat, const Action& action)
{
    setSeat(seat);
    perform(action);
}
