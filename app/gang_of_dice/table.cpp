// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/table.hpp"

#include "app/gang_of_dice/compose.hpp"
#include "app/gang_of_dice/plates.hpp"
#include "app/gang_of_dice/script.hpp"
#include "app/gang_of_dice/words/details.hpp"
#include "app/gang_of_dice/words/hint_wording.hpp"
#include "app/table/asking.hpp"
#include "app/table/round_wording.hpp"
#include "engine/gang_of_dice/horizon.hpp"

using namespace backroom::gang_of_dice;
using namespace gang_of_dice_table;

GangOfDiceTable::GangOfDiceTable(const TableSetting& setting, std::unique_ptr<TableMatchOf<Game>> match)
    : TableOf(setting, std::move(match))
{
    layout_.setCounts(match_.open().seats);
    layout_.setOdds(houseRule(odds_rule));
    connect(&calculator_, &Thinker::decided, this, [](const MainThreadAction& action) { static_cast<void>(action()); });
    begin();
}

GangOfDiceTable::Moment GangOfDiceTable::phase() const
{
    return momentOf(Curtain, scene_.inTray() ? Rolling : Taking, Watching, Over);
}

QString GangOfDiceTable::progress() const
{
    return round_wording::of(round(), round_count);
}

QString GangOfDiceTable::roundText() const
{
    const Horizon now = horizon(scene_.open);
    if (now.is_last_round())
        return round_wording::of(round(), round_count);
    return endNear() ? Wording::twoAreLeft() : Wording::rounds();
}

bool GangOfDiceTable::endNear() const
{
    const Horizon now = horizon(scene_.open);
    return !over() && (now.is_last_round() || (now.one_out_ends_it() && now.seats > now.left));
}

bool GangOfDiceTable::personsOut() const
{
    return !over() && replay() == nullptr && only_computers_left(seatList().levels, scene_.open.out);
}

QString GangOfDiceTable::rulePage() const
{
    switch (phase()) {
    case Curtain:
    case Taking:
        return QStringLiteral("GD-3.1");
    case Rolling:
        return QStringLiteral("GD-3.2");
    case Watching:
        break;
    case Over:
        return QStringLiteral("GD-5.2");
    }
    return scene_.open.warning().kind == Kind::bomb ? QStringLiteral("GD-3.5") : QStringLiteral("GD-3.4");
}

Detail GangOfDiceTable::detailOf(int kind, int id) const
{
    switch (kind) {
    case DieFace:
        return details::die(id);
    case StockDie:
        return details::stockDie();
    case WealthToken:
        return details::token();
    case MiddlePrize:
        return details::middle();
    case ScreenWealth:
        return details::wealth();
    case TurnResult:
        return details::result();
    case WarningOnTable:
        return details::warning(static_cast<Kind>(id));
    default:
        return {};
    }
}

Scene GangOfDiceTable::publicScene()
{
    question_.reset();
    Scene scene;
    scene.open = match_.open();
    // Individual dice are known from the events only, not from the public state.
    scene.dice = scene_.dice;
    if (scene.open.phase != Phase::over)
        scene.playing = scene.open.playing;
    if (playsOpenly()) {
        scene.open_wealth.emplace();
        for (backroom::Seat seat = 0; seat < scene.open.seats; ++seat)
            (*scene.open_wealth)[seat] = match_.view(seat).wealth;
    }
    scene.own_view = ownView();
    if (scene.inTray())
        scene.landing = scene_.landing;
    return scene;
}

void GangOfDiceTable::lay(Scene& scene, const Action& action)
{
    gestures::prepare(scene, action);
}

QString GangOfDiceTable::prepare(Scene& scene, const Advice& advice)
{
    gestures::prepare(scene, advice.action);
    return HintWording::of(advice, *scene.view, names());
}

void GangOfDiceTable::viewAdded(Scene& scene)
{
    scene.looking = scene.taking() || playsOpenly();
    gestures::set_take(scene, gestures::usual_take);
}

std::vector<Beat> GangOfDiceTable::beats(const std::vector<Event>& events) const
{
    return script(events, scene_.open);
}

Spectacle GangOfDiceTable::spectacleOf(const Sweep& sweep) const
{
    Spectacle shown;
    shown.weight = static_cast<int>(sweep.weight());
    if (shown.weight == 0)
        return shown;
    shown.revealed = sweep.pours;
    shown.title = Wording::sweepsTheTable(names().value(sweep.seat));
    shown.figure = sweep.counted();
    shown.unit = Wording::diceWord(shown.figure);
    shown.mark = marks().value(sweep.seat);
    backroom::SeatSet others;
    for (backroom::Seat seat = 0; seat < scene_.open.seats; ++seat)
        if (seat != sweep.seat && !scene_.open.out.contains(seat))
            others.insert(seat);
    shown.losers = losingFaces(others, Mood::robbed);
    return shown;
}

Spectacle GangOfDiceTable::spectacleOf(const Fall& fall) const
{
    Spectacle shown;
    shown.weight = static_cast<int>(Fall::weight);
    shown.revealed = fall.revealed;
    shown.title = Wording::nameIsOut(names().value(fall.seat));
    shown.figure = 0;
    shown.unit = Wording::diceWord(0);
    shown.mark = marks().value(fall.seat);
    return shown;
}

void GangOfDiceTable::showScene()
{
    const Picture picture = compose(scene_, layout_);
    dice_.assign(picture.dice);
    tokens_.assign(picture.tokens);
    plates_.assign(faced(gang_of_dice_table::plates(scene_, layout_, names(), marks())));
    show(card_, warning_of(scene_), &GangOfDiceTable::cardChanged);
    show(tray_, tray_of(scene_, layout_, names()), &GangOfDiceTable::trayChanged);
    show(middle_, middle_of(scene_), &GangOfDiceTable::middleChanged);
    show(turn_, turn_of(scene_, names()), &GangOfDiceTable::turnChanged);
    show(screen_, screen_of(scene_), &GangOfDiceTable::screenChanged);
    show(spectacle_,
        scene_.sweep      ? spectacleOf(*scene_.sweep)
            : scene_.fall ? spectacleOf(*scene_.fall)
                          : Spectacle(),
        &GangOfDiceTable::spectacleChanged);
    emit changed();
}

void GangOfDiceTable::complete(Scene& scene)
{
    std::optional<Question> question;
    if (houseRule(odds_rule) && deciding() && scene.rolling())
        question = Question{*scene.view, scene.chosen};
    if (question == question_)
        return;
    if (question && question_ && question->view == question_->view && scene.chances)
        scene.chances = Chances{scene.chances->stop, {}};
    else
        scene.chances.reset();
    question_ = question;
    calculator_.stop();
    if (question)
        calculator_.think([this, asked = *question](const std::stop_token& stop) -> MainThreadAction {
            return [this, found = chances(asked.view, asked.chosen, stop)]() -> std::optional<backroom::Refusal> {
                change([&found](Scene& shown) { shown.chances = found; });
                return {};
            };
        });
}
