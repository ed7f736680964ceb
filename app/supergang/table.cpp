// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/table.hpp"

#include "app/supergang/alarm.hpp"
#include "app/supergang/gestures.hpp"
#include "app/supergang/hinted.hpp"
#include "app/supergang/menu/menu.hpp"
#include "app/supergang/plates.hpp"
#include "app/supergang/script.hpp"
#include "app/supergang/town/shop_names.hpp"
#include "app/supergang/town/town_plan.hpp"
#include "app/supergang/words/announcements.hpp"
#include "app/supergang/words/hint_wording.hpp"
#include "app/supergang/words/menu_wording.hpp"
#include "app/supergang/words/question_wording.hpp"
#include "app/supergang/words/wording.hpp"
#include "app/table/round_wording.hpp"

#include <algorithm>
#include <numeric>

using namespace backroom::supergang;
using namespace supergang_table;

namespace {

constexpr int second = 1000;

/// Returns one row for each key; keys without an item get an empty row, which shows nothing.
template <class Item>
std::vector<Item> in_all_rows(std::vector<Item> items, const std::vector<int>& keys)
{
    std::vector<Item> all;
    auto next = items.begin();
    for (const int key : keys) {
        if (next != items.end() && next->key == key)
            all.push_back(std::move(*next++));
        else
            all.emplace_back().key = key;
    }
    return all;
}

std::vector<int> keys_of_figures(const PublicState& open)
{
    std::vector<int> keys;
    for (int key = 0; key < open.gang_count() * character_count; ++key)
        keys.push_back(key);
    for (int patrol = 0; patrol < patrol_count; ++patrol)
        keys.push_back(max_gangs * character_count + patrol);
    return keys;
}

std::vector<int> keys_of_sections()
{
    std::vector<int> keys(section_count);
    std::iota(keys.begin(), keys.end(), 0);
    return keys;
}

}

SuperGangTable::SuperGangTable(const TableSetting& setting, std::unique_ptr<TableMatchOf<Game>> match)
    : TableOf(setting, std::move(match))
    , question_([this](const Action& action) { perform(action); })
    , trade_([this](const Action& action) { perform(action); },
          [this](const backroom::Refusal& refusal) { return sentenceOf(refusal); })
{
    layout_.setCounts(match_.open().seats, match_.open().options.police_player);
    clock_.setInterval(second);
    connect(&clock_, &QTimer::timeout, this, &SuperGangTable::tick);
    connect(&question_, &QuestionSheet::entered, this, &SuperGangTable::clearHint);
    connect(&trade_, &TradeSheet::changed, this, &SuperGangTable::showRail);
    asked_at_ = match_.position();
    begin();
}

QVariantMap SuperGangTable::options() const
{
    const Options& options = scene_.open.options;
    return {{QStringLiteral("income"), static_cast<int>(options.income)},
        {QStringLiteral("duels"), static_cast<int>(options.duels)}, {QStringLiteral("clock"), options.clock},
        {QStringLiteral("police-player"), options.police_player}, {QStringLiteral("length"), options.length}};
}

SuperGangTable::Moment SuperGangTable::phase() const
{
    switch (stage()) {
    case Stage::closed:
        return Curtain;
    case Stage::deciding:
        if (top<Duel>(scene_.open) != nullptr)
            return Dueling;
        if (!scene_.open.frames.empty())
            return Asked;
        if (scene_.open.turn.phase == Phase::start)
            return Starting;
        if (scene_.open.turn.phase == Phase::police)
            return MovingPolice;
        return scene_.open.turn.active ? Acting : Moving;
    case Stage::thinking:
    case Stage::awaiting:
    case Stage::watching:
        return Watching;
    case Stage::over:
        break;
    }
    return Over;
}

QString SuperGangTable::progress() const
{
    return round_wording::of(scene_.open.round, scene_.open.options.length);
}

QString SuperGangTable::rulePage() const
{
    switch (phase()) {
    case MovingPolice:
        return QStringLiteral("SG-9.1");
    case Moving:
        return QStringLiteral("SG-4.1");
    case Acting:
        return QStringLiteral("SG-5.1");
    case Dueling:
        return QStringLiteral("SG-8.2");
    case Asked:
        return top<Arrest>(scene_.open) != nullptr ? QStringLiteral("SG-9.5")
            : top<Price>(scene_.open) != nullptr   ? QStringLiteral("SG-5.12")
            : top<Custody>(scene_.open) != nullptr ? QStringLiteral("SG-10.3")
                                                   : QStringLiteral("SG-10.4");
    case Over:
        return QStringLiteral("SG-10.1");
    default:
        break;
    }
    if (duel_.active)
        return QStringLiteral("SG-8.2");
    return QStringLiteral("SG-3.2");
}

Detail SuperGangTable::detailOf(int kind, int id) const
{
    return details::of(static_cast<Subject>(kind), id, scene_, seated());
}

void SuperGangTable::showAsFigure(const QStringList& parts, const QString& language)
{
    language_ = language;
    QRectF part;
    bool seats = false;
    for (const QString& name : parts) {
        seats = seats || name == QLatin1String("seats");
        if (const auto place = find_place(name.toStdString()))
            part = part.united(QRectF(point_of(*place) - QPointF(1, 1), QSizeF(2, 2)));
        else if (const auto section = find_section(name.toStdString()))
            part = part.united(QRectF(QPointF(town_plan.sections[*section].middle) - QPointF(1, 1), QSizeF(2, 2)));
    }
    if (part.isEmpty())
        part = QRectF(0, 0, town_width, town_height);
    layout_.showAsFigure(figure_part(part), seats);
    showCurrent();
}

std::vector<Event> SuperGangTable::sinceDuelBegan() const
{
    std::vector<Event> events;
    const auto begins = [](const Event& event) { return std::holds_alternative<DuelBegan>(event); };
    for (int action = match_.position(); action > 0 && std::ranges::none_of(events, begins); --action) {
        const std::vector<Event> before = match_.eventsOf(action - 1, backroom::nobody);
        events.insert(events.begin(), before.begin(), before.end());
    }
    return events;
}

Scene SuperGangTable::publicScene()
{
    Scene scene;
    scene.open = match_.open();
    scene.throws = scene_.throws;
    if (scene.thrown())
        scene.faces = faces_;
    if (const auto* duel = top<Duel>(scene.open)) {
        // Throws are not part of the game's state: after loading, they are taken from the events.
        const bool followed = scene_.bout && !scene_.bout->won && scene_.bout->duel == *duel;
        scene.bout = followed ? scene_.bout : running_bout(sinceDuelBegan(), scene.open);
    }
    return scene;
}

void SuperGangTable::seatAsked(Scene& /*scene*/)
{
    gatherNews();
    const int position = match_.position();
    if (const int before = std::exchange(asked_at_, position); before != position)
        went_on_ = position > before && !layout_.isFigure();
    if (went_on_)
        QTimer::singleShot(0, this, &SuperGangTable::closeIfNothingIsLeft);
    // The stall itself shows who shoots.
    if (top<Duel>(scene_.open) != nullptr)
        dismissAnnouncement();
    const Options& options = scene_.open.options;
    if (options.clock == 0 || over() || layout_.isFigure() || replay() != nullptr)
        return clock_.stop();
    const int turn = scene_.open.round * max_seats + scene_.open.turn.seat;
    if (std::exchange(clock_turn_, turn) != turn) {
        seconds_left_ = options.clock;
        emit secondsLeftChanged();
    }
    clock_.start();
}

void SuperGangTable::retranslate()
{
    TableOf::retranslate();
    gatherNews(true);
    emit namesChanged();
}

void SuperGangTable::tick()
{
    // The clock counts only the moves of the player whose turn it is, not questions to others or animations.
    if (paused() || !deciding() || scene_.open.turn.phase != Phase::gang || !scene_.open.frames.empty()
        || seconds_left_ <= 0)
        return;
    --seconds_left_;
    emit secondsLeftChanged();
    if (seconds_left_ == 0)
        perform(TimeUp());
}

void SuperGangTable::viewAdded(Scene& scene)
{
    const auto next = std::exchange(next_, {});
    if (next && next->second == match_.length() && !check(scene.open, seat(), next->first))
        next_hint_ = prepare(
            scene, advise_on(match_.view(seat()), {backroom::Level::boss, match_.thoughtSeed(), {}}, next->first));
}

std::function<std::optional<Advice>(const std::stop_token&)> SuperGangTable::considered() const
{
    const QList<int> levels = seatList().levels;
    return [seen = match_.view(seat()), seed = match_.thoughtSeed(),
               levels = std::vector<int>(levels.begin(), levels.end())](const std::stop_token& stop) {
        return advise_among(seen, {backroom::Level::boss, seed, stop}, levels);
    };
}

QString SuperGangTable::prepare(Scene& scene, const Advice& advice)
{
    advice_ = advice;
    gestures::prepare(scene, advice.action);
    // A laid-out action replaces a proposal that is only shown.
    shows_proposal_ = false;
    if (question_.shown()) {
        const int choice = question_.lay(advice.action);
        hinted_ = choice < 0 ? QString() : QStringLiteral("choice-%1").arg(choice);
    } else if (const auto* offer = std::get_if<Offer>(&advice.action)) {
        trade_.lay(*offer);
        hinted_ = QStringLiteral("offerTrade");
    } else if (const auto* answer = std::get_if<Answer>(&advice.action)) {
        hinted_ = answer->accept ? QStringLiteral("acceptTrade") : QStringLiteral("refuseTrade");
    } else {
        hinted_ = supergang_table::hinted(scene, advice.action);
    }
    const auto* offer = std::get_if<Offer>(&advice.action);
    const bool to_person = offer != nullptr && seatList().levels.value(offer->to) <= 0;
    Seated seated = this->seated();
    seated.reader = seat();
    QString said = HintWording::of(advice, seated);
    const auto risks = [&](const Action& action) { return risks_last_gangster(scene.open, seat(), action); };
    if (risks(advice.action) || std::ranges::any_of(advice.then, risks))
        said = MenuWording::sentences({said, MenuWording::lastGangster()});
    return to_person ? MenuWording::sentences({said, HintWording::mayRefuse(seated.name(offer->to))}) : said;
}

std::vector<SuperGangTable::Beat> SuperGangTable::beats(const std::vector<Event>& events) const
{
    return script(events, scene_.open, waitsAfterDuel(events), hasteOf(events));
}

void SuperGangTable::sceneChanged(Scene& scene)
{
    faces_ = scene.faces;
    // The rail shows the dice of the seat whose turn it is, whoever shot or answered last.
    if (!scene.bout)
        setSeat(scene.open.turn.seat);
    if (const auto whisper = std::exchange(scene.whisper, {})) {
        Announcement said = announcements::of(whisper->event, whisper->before, seated());
        if (const auto* refused = std::get_if<Refused>(&whisper->event))
            said.text = QuestionWording::objection(*refused, whisper->before, seatList().levels);
        announce(said);
    }
}

bool SuperGangTable::putAway(Scene& scene)
{
    if (!drafted())
        return false;
    if (trade_.composing())
        trade_.cancel();
    else if (scene.removing)
        scene.removing = false;
    else if (scene.party)
        scene.party.reset();
    else
        scene.putDown();
    return true;
}

void SuperGangTable::showPieces(const Seated& seated)
{
    std::vector<FigureItem> figures = figures_of(scene_, seated);
    std::vector<PawnItem> pawns = pawns_of(scene_, seated);
    std::vector<ShopItem> shops = shops_of(scene_, seated);
    for (ShopItem& item : shops)
        if (!language_.isEmpty())
            item.name = names::in_language(backroom::supergang::town.shops[item.key].name, language_);
    // Names do not move out of the way of a walking figure.
    if (!scene_.walking) {
        spread_names(shops, figures);
    } else {
        for (ShopItem& shop : shops)
            if (const ShopItem* shown = shops_.find(shop.key)) {
                shop.name_above = shown->name_above;
                shop.name_aside = shown->name_aside;
            }
    }
    if (layout_.isFigure())
        cut_to_part(layout_.part(), figures, pawns, shops);
    wards_.assign(wards_of(figures));
    // A replay jumps anywhere: its pieces are created once, so that dragging along the timeline creates none.
    if (replay() != nullptr) {
        figures = in_all_rows(std::move(figures), keys_of_figures(scene_.open));
        pawns = in_all_rows(std::move(pawns), keys_of_sections());
    }
    figures_.assign(figures);
    pawns_.assign(pawns);
    shops_.assign(std::move(shops));
}

/// While a question is asked or an offer is composed, the rail says the same as its plate.
void SuperGangTable::showRail()
{
    RailState rail = rail_of(scene_, seated());
    if (question_.shown()) {
        rail.title = question_.title();
        rail.text = MenuWording::answerAbove(question_.handOver());
    } else if (trade_.shown()) {
        rail.title = trade_.title();
        rail.text = trade_.asked() ? MenuWording::answerAbove(QuestionWording::decides(trade_.name()))
                                   : MenuWording::composeOffer();
    }
    show(rail_, rail, &SuperGangTable::railChanged);
}

void SuperGangTable::showScene()
{
    const Seated seated = this->seated();
    showPieces(seated);
    manholes_.assign(manholes_of(scene_));
    dice_.assign(dice_of(scene_, seated));
    plates_.assign(faced(supergang_table::plates(scene_, layout_.plates(), seated)));
    question_.show(scene_, seated);
    trade_.show(scene_, seated);
    show(menu_, menu_of(scene_, seated, &advice_), &SuperGangTable::menuChanged);
    showRail();
    show(town_, town_state(scene_, seated), &SuperGangTable::townChanged);
    show(duel_, duelNow(seated), &SuperGangTable::duelChanged);
    tellDistrict();
    show(moment_, momentNow(), &SuperGangTable::momentChanged);
    layout_.setDueling(duel_.active);
    show(overlay_, overlay_of(scene_, seated), &SuperGangTable::overlayChanged);
    QVariantList alarms;
    if (!layout_.isFigure())
        for (const Alarm& alarm : alarms_of(scene_.open, seated))
            alarms += QVariant::fromValue(alarm);
    show(alarms_, alarms, &SuperGangTable::alarmsChanged);
    // A player who acts has read the news.
    if (news_shown_ && (!deciding() || scene_.open.turn.phase != Phase::start))
        showNews(false);
    if (!next_hint_.isEmpty())
        showHint(std::exchange(next_hint_, {}));
    emit changed();
}
