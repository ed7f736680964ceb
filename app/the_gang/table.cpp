#include "app/the_gang/table.hpp"

#include "app/the_gang/compose.hpp"
#include "app/the_gang/gestures.hpp"
#include "app/the_gang/plates.hpp"
#include "app/the_gang/rail.hpp"
#include "app/the_gang/words/hint_wording.hpp"
#include "app/the_gang/words/wording.hpp"

#include <algorithm>

using namespace backroom::the_gang;
using namespace the_gang_table;
using the_gang_table::Wording;

TheGangTable::TheGangTable(const TableSetting& setting, std::unique_ptr<TableMatchOf<Game>> match)
    : TableOf(setting, std::move(match))
{
    const PublicState open = match_.open();
    layout_.setCounts(open.cities_in_play(), open.seats);
    begin();
}

QString TheGangTable::title() const
{
    return Wording::title();
}

QVariantMap TheGangTable::options() const
{
    return {{QStringLiteral("rounds"), scene_.open.options.rounds}};
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
    case Stage::thinking:
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
    scene_.own = ownView();
    rounds_ = {};
}

void TheGangTable::asked()
{
    if (seat() != backroom::nobody)
        scene_.active = seat();
    TableOf::asked();
}

void TheGangTable::lay(const Action& action)
{
    gestures::prepare(scene_, action);
    scene_.looking = true;
}

QString TheGangTable::prepare(const Advice& advice)
{
    gestures::prepare(scene_, advice.action);
    return HintWording::of(advice, *scene_.view);
}

void TheGangTable::showOwnView()
{
    scene_.view = match_.view(seat());
}

void TheGangTable::letGo()
{
    gestures::take_back(scene_);
    scene_.view.reset();
    scene_.looking = false;
}

std::vector<Beat> TheGangTable::beats(const std::vector<Event>& events) const
{
    const bool job_ends =
        std::ranges::any_of(events, [](const Event& event) { return std::holds_alternative<JobEnded>(event); });
    return script(events, scene_, job_ends ? takenBefore(match_.position() - 1) : announcements::Taken());
}

announcements::Taken TheGangTable::takenBefore(int action) const
{
    announcements::Taken taken{};
    for (bool revealed = false; action > 0 && !revealed;) {
        for (const Event& event : match_.eventsOf(--action, backroom::nobody)) {
            if (const auto* captured = std::get_if<Captured>(&event))
                taken[captured->seat] += captured->gangsters.size();
            revealed = revealed || std::holds_alternative<Revealed>(event);
        }
    }
    return taken;
}

void TheGangTable::sceneChanged()
{
    setSeat(scene_.active ? int{*scene_.active} : nobody);
}

void TheGangTable::refresh()
{
    countRounds();
    const Picture picture = compose(scene_, layout_);
    gangsters_.assign(picture.gangsters);
    specials_.assign(picture.specials);
    tickets_.assign(picture.tickets);
    slots_.assign(picture.places);
    gangs_.assign(picture.gangs);
    targets_.assign(picture.targets);
    plates_.assign(faced(the_gang_table::plates(scene_, layout_, names(), marks())));
    emit changed();
    if (std::exchange(told_holding_, holding()) != holding())
        emit holdingChanged();
}
