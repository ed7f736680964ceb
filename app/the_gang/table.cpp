#include "the_gang/table.hpp"

#include "core/journal.hpp"
#include "the_gang/wording.hpp"

#include <numeric>

using namespace backroom::the_gang;
using the_gang_table::Wording;

TheGangTable::TheGangTable(House& house, Match match, const QList<int>& marks, qint64 kept)
    : GameTable(
        house, std::make_unique<TableMatchOf<TheGang>>(std::move(match), backroom::Journal<TheGang>::line), marks, kept)
    , match_(static_cast<TableMatchOf<TheGang>&>(keptMatch()).match)
    , chronicle_(names(), marks)
{
    layout_.setCounts(state().cities_in_play(), state().seats);
    begin();
}

QString TheGangTable::title() const
{
    return Wording::title();
}

QString TheGangTable::gameId() const
{
    return QString::fromLatin1(TheGang::id);
}

QVariantMap TheGangTable::options() const
{
    return {{QStringLiteral("rounds"), rounds()}};
}

QString TheGangTable::sentenceOf(const backroom::Refusal& refusal) const
{
    return Wording::refusal(refusal);
}

QString TheGangTable::progress() const
{
    return Wording::progress(round_, job_);
}

void TheGangTable::retell()
{
    State state = match_.initial();
    log()->become({});
    chronicle_.follow(state);
    log()->add(Wording::dealt());
    log()->add(Wording::jobBegins(state.job));
    for (const Match::Act& act : match_.line()) {
        Events events;
        apply(state, act.seat, act.action, events);
        for (const Event& event : events)
            tell(event);
    }
}

void TheGangTable::tell(const Event& event)
{
    if (const auto* revealed = std::get_if<Revealed>(&event))
        revealed_ = *revealed;
    if (const QString sentence = chronicle_.tell(event); !sentence.isEmpty())
        log()->add(sentence);
    if (const auto* ended = std::get_if<JobEnded>(&event); ended != nullptr && ended->job < jobs_a_round)
        log()->add(Wording::jobBegins(ended->job + 1));
}

void TheGangTable::settle()
{
    const State& now = state();
    scene_ = {};
    scene_.cities = now.cities_in_play();
    scene_.rows = now.cities;
    round_ = now.round;
    job_ = now.job;
    deck_ = static_cast<int>(now.deck.size());
    switch (now.phase) {
    case Phase::choosing:
        phase_ = Curtain;
        setSeat(*pending(now).begin());
        break;
    case Phase::placing:
        phase_ = Placing;
        setSeat(now.to_play.back());
        scene_.closed_hand = now.hands[seat()].gangsters.size();
        scene_.active =
            the_gang_table::Scene::Active{now.to_play.back(), now.choices[now.to_play.back()], now.turn, true};
        break;
    case Phase::over:
        phase_ = Over;
        break;
    }
    settlePlates();
    settleStandings();
    refresh();
}

void TheGangTable::settlePlates()
{
    const State& now = state();
    shown_plates_.clear();
    scene_.waiting.clear();
    std::vector<backroom::Seat> order;
    if (now.phase == Phase::placing) {
        for (const Revealed::Entry& entry : revealed_.choices)
            order.push_back(entry.seat);
    } else {
        for (backroom::Seat seat = 0; seat < now.seats; ++seat)
            order.push_back(seat);
    }
    for (const backroom::Seat seat : order) {
        SeatPlate plate;
        plate.key = seat;
        plate.name = names()[seat];
        plate.mark = marks()[seat];
        plate.cards = now.hands[seat].gangsters.size();
        plate.special = now.hands[seat].special != Special::none;
        plate.captured = now.captured[seat].size();
        if (now.phase == Phase::choosing) {
            plate.done = now.choices[seat].gangster != 0;
            plate.note = plate.done ? tr("has chosen") : seat == this->seat() ? tr("is choosing") : QString();
        } else if (now.phase == Phase::placing) {
            const Choice& choice = openChoice(seat);
            plate.gangster = choice.gangster;
            plate.note = choice.ticket ? Wording::city(*choice.ticket) : Wording::shortSpecial(choice.special);
            plate.done = std::ranges::find(now.to_play, seat) == now.to_play.end();
        }
        if (now.phase == Phase::placing && !plate.done && seat != this->seat())
            plate.waiting = static_cast<int>(scene_.waiting.size());
        if (plate.waiting >= 0)
            scene_.waiting.push_back(static_cast<Gangster>(plate.gangster));
        plate.active = now.phase != Phase::over && seat == this->seat();
        shown_plates_.push_back(plate);
    }
}

const Choice& TheGangTable::openChoice(backroom::Seat seat) const
{
    return std::ranges::find(revealed_.choices, seat, &Revealed::Entry::seat)->choice;
}

void TheGangTable::retranslate()
{
    settlePlates();
    settleStandings();
}

void TheGangTable::settleStandings()
{
    if (state().phase == Phase::over)
        standings_.show(state(), names(), marks());
    else if (standings_.rowCount() > 0)
        standings_.forget();
}

void TheGangTable::refresh()
{
    the_gang_table::Picture picture = compose(scene_, layout_);
    for (TargetItem& target : picture.targets)
        target.legal = !refusalOf(aimOf(target));
    gangsters_.become(picture.gangsters);
    specials_.become(picture.specials);
    tickets_.become(picture.tickets);
    slots_.become(picture.places);
    gangs_.become(picture.gangs);
    targets_.become(picture.targets);
    std::vector<SeatPlate> plates = shown_plates_;
    for (std::size_t row = 0; row < plates.size(); ++row)
        plates[row].place = layout_.plates().at(static_cast<int>(row));
    for (SeatPlate& plate : plates)
        if (plate.waiting >= 0 && !scene_.sealed)
            plate.waiting_place = layout_.waitingPlace(plate.waiting, static_cast<int>(scene_.waiting.size()));
    plates_.become(plates);
    emit changed();
    if (std::exchange(told_holding_, holding()) != holding())
        emit holdingChanged();
}

void TheGangTable::drawCurtain()
{
    scene_.hand = view(state(), seat()).hand;
    phase_ = Choosing;
}

void TheGangTable::confirm()
{
    if (!canConfirm())
        return;
    const Choose choice{scene_.picked, scene_.picked_special ? std::nullopt : scene_.picked_ticket};
    perform(choice);
}

bool TheGangTable::canConfirm() const
{
    return phase_ == Choosing && scene_.picked != 0 && (scene_.picked_special || scene_.picked_ticket);
}

bool TheGangTable::canTakeBack() const
{
    if (phase_ == Choosing)
        return scene_.picked != 0 || scene_.picked_special || scene_.picked_ticket;
    if (phase_ == Placing && scene_.calling)
        return true;
    return phase_ == Placing && scene_.active
        && (scene_.active->turn.gangster_placed || scene_.active->turn.special_played) && canUndo();
}

void TheGangTable::takeBack()
{
    if (!canTakeBack())
        return;
    setAnimated(true);
    if (phase_ == Choosing) {
        scene_.forgetChoice();
        putBack();
    } else if (scene_.calling) {
        scene_.calling.reset();
        putBack();
    } else {
        undo();
    }
}

void TheGangTable::play(backroom::Seat seat, const Action& action)
{
    setSeat(seat);
    perform(action);
}

void TheGangTable::look(bool open)
{
    scene_.looked_at = open && canLook() ? state().hands[seat()].gangsters : Gangsters();
    refresh();
}

QList<int> TheGangTable::ownPile() const
{
    QList<int> pile;
    if (phase_ == Choosing)
        for (const Gangster gangster : view(state(), seat()).captured)
            pile += gangster;
    return pile;
}

QList<int> TheGangTable::ownRevolvers() const
{
    QList<int> list;
    for (const int gangster : ownPile())
        list += revolvers(static_cast<Gangster>(gangster));
    return list;
}

int TheGangTable::ownScore() const
{
    const QList<int> list = ownRevolvers();
    return std::accumulate(list.begin(), list.end(), 0);
}

QString TheGangTable::panelTitle() const
{
    switch (phase_) {
    case Curtain:
    case Choosing:
        return tr("Secret choices");
    case Revealing:
    case Placing:
        return tr("This job, lowest first");
    case Over:
        break;
    }
    return tr("The end");
}

QString TheGangTable::railTitle() const
{
    if (phase_ == Choosing)
        return Wording::chooseTitle();
    if (!scene_.active)
        return {};
    const Choice& choice = scene_.active->choice;
    return choice.ticket ? QString() : Wording::turnTitle(choice.gangster, choice.special);
}

QString TheGangTable::railText() const
{
    if (scene_.preview && !scene_.preview->gangs.empty()) {
        int shots = 0;
        int gangsters = 0;
        for (const the_gang_table::Gang& gang : scene_.preview->gangs) {
            shots += revolvers(gang.gangsters);
            gangsters += gang.gangsters.size();
        }
        return Wording::wouldCapture(
            phase_ == Placing, static_cast<int>(scene_.preview->gangs.size()), gangsters, shots);
    }
    if (phase_ == Choosing) {
        if (!canConfirm())
            return Wording::missing(scene_.picked == 0, !scene_.picked_special && !scene_.picked_ticket);
        return scene_.picked_special ? Wording::goesWith(scene_.picked, scene_.hand->special)
                                     : Wording::goesTo(scene_.picked, *scene_.picked_ticket);
    }
    if (!scene_.active)
        return {};
    const the_gang_table::Scene::Active& active = *scene_.active;
    if (active.choice.ticket)
        return Wording::ticketTurn(names()[active.seat], active.choice.gangster, *active.choice.ticket);
    if (scene_.calling)
        return Wording::callSomebody(*scene_.calling);
    if (active.turn.gangster_placed)
        return active.turn.special_played ? QString() : Wording::specialLeft(active.choice.special, active.turn.city);
    if (active.turn.special_played)
        return Wording::gangsterLeft(active.choice.gangster, active.turn.city);
    return Wording::bothFree(active.choice.special);
}

QString TheGangTable::rulePage() const
{
    if (phase_ == Over)
        return QStringLiteral("TG-6.2");
    if (phase_ != Placing || !scene_.active)
        return phase_ == Revealing ? QStringLiteral("TG-3.3") : QStringLiteral("TG-3.2");
    switch (scene_.active->choice.special) {
    case Special::lookout:
        return QStringLiteral("TG-5.1");
    case Special::spy:
        return QStringLiteral("TG-5.3");
    case Special::boss_calls:
        return QStringLiteral("TG-5.4");
    case Special::none:
        break;
    }
    return QStringLiteral("TG-3.5");
}
