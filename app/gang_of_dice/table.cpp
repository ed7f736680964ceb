#include "gang_of_dice/table.hpp"

#include "core/journal.hpp"
#include "gang_of_dice/deal.hpp"
#include "gang_of_dice/wording.hpp"
#include "preferences.hpp"

using namespace backroom::gang_of_dice;
using namespace gang_of_dice_table;

GangOfDiceTable::GangOfDiceTable(House& house, Match match, const QList<int>& marks, qint64 kept)
    : GameTable(house,
        std::make_unique<TableMatchOf<GangOfDice>>(std::move(match), backroom::Journal<GangOfDice>::line), marks, kept)
    , match_(static_cast<TableMatchOf<GangOfDice>&>(keptMatch()).match)
    , chronicle_(names(), marks)
{
    const Preferences* preferences = house.preferences();
    open_screens_ = preferences->openScreens();
    connect(preferences, &Preferences::openScreensChanged, this, [this, preferences] {
        open_screens_ = preferences->openScreens();
        director()->skip();
        settle();
    });
    layout_.setCounts(state().seats);
    begin();
}

QString GangOfDiceTable::title() const
{
    return Wording::title();
}

QString GangOfDiceTable::gameId() const
{
    return QString::fromLatin1(GangOfDice::id);
}

QString GangOfDiceTable::sentenceOf(const backroom::Refusal& refusal) const
{
    return Wording::refusal(refusal);
}

QString GangOfDiceTable::progress() const
{
    return Wording::progress(round());
}

QString GangOfDiceTable::panelTitle() const
{
    return phase_ == Over ? Wording::theEnd() : Wording::panelTitle();
}

QString GangOfDiceTable::rulePage() const
{
    switch (phase_) {
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
    return bomb() ? QStringLiteral("GD-3.5") : QStringLiteral("GD-3.4");
}

void GangOfDiceTable::retell()
{
    State state = match_.initial();
    log()->become({});
    scene_.open = OpenTable(state);
    for (const QString& line : Chronicle::roundBegins(state.round, state.warning(), added_in_round(state.round)))
        log()->add(line);
    for (const Match::Act& act : match_.line()) {
        Events events;
        apply(state, act.seat, act.action, events);
        for (const Event& event : events)
            tell(event);
    }
}

void GangOfDiceTable::tell(const Event& event)
{
    for (const QString& line : chronicle_.tell(event, scene_.open))
        log()->add(line);
    scene_.open.tell(event);
}

void GangOfDiceTable::settle()
{
    const State& now = state();
    Scene settled;
    settled.open = scene_.open;
    if (open_screens_)
        settled.open_wealth = now.wealth;
    scene_ = settled;
    announcement_.clear();
    if (now.phase == Phase::over) {
        phase_ = Over;
        setSeat(nobody);
    } else {
        setSeat(now.playing);
        scene_.playing = now.playing;
        phase_ = now.phase == Phase::rolling ? Rolling : open_screens_ ? Taking : Curtain;
        scene_.rolling = phase_ == Rolling;
        if (phase_ != Curtain && open_screens_)
            showOwn();
    }
    settleStandings();
    refresh();
}

/// What the one at the screen may see behind the screen; a number of dice to begin with.
void GangOfDiceTable::showOwn()
{
    const int wealth = view(state(), seat()).wealth;
    scene_.taking = phase_ == Taking;
    if (scene_.taking && scene_.take == 0) {
        const int last = last_take_[seat()];
        scene_.take = std::min(last == 0 ? usual_take : last, mostToTake());
    }
    scene_.own = behind_the_screen(wealth, state().seats, scene_.take);
}

void GangOfDiceTable::drawCurtain()
{
    phase_ = Taking;
    showOwn();
}

void GangOfDiceTable::play(backroom::Seat seat, const Action& action)
{
    setSeat(seat);
    perform(action);
}

void GangOfDiceTable::settleStandings()
{
    if (state().phase == Phase::over)
        standings_.show(state(), names(), marks());
    else if (standings_.rowCount() > 0)
        standings_.forget();
}

void GangOfDiceTable::retranslate()
{
    settleStandings();
}

void GangOfDiceTable::refresh()
{
    const Picture picture = compose(scene_, layout_, names(), marks());
    dice_.become(picture.dice);
    tokens_.become(picture.tokens);
    plates_.become(picture.plates);
    emit changed();
}

bool GangOfDiceTable::bomb() const
{
    return warning().kind == Kind::bomb;
}

QString GangOfDiceTable::cardKind() const
{
    return Wording::kind(warning().kind);
}

QString GangOfDiceTable::cardFigure() const
{
    return Wording::triggerFigure(warning());
}

QList<int> GangOfDiceTable::cardFaces() const
{
    return Wording::triggerFaces(warning());
}

QString GangOfDiceTable::cardWord() const
{
    return Wording::triggerWord(warning());
}

QString GangOfDiceTable::cardSentence() const
{
    return Wording::cardSentence(warning());
}

QString GangOfDiceTable::playerName() const
{
    return scene_.playing ? names().value(*scene_.playing) : QString();
}

int GangOfDiceTable::rollsLeft() const
{
    return turn() ? rolls_a_turn - turn()->roll : rolls_a_turn;
}

QString GangOfDiceTable::trayTitle() const
{
    if (!announcement_.isEmpty())
        return announcement_;
    if (phase_ == Taking)
        return Wording::howMany(playerName());
    return turn() ? Wording::rolled(playerName(), rollsLeft()) : QString();
}

int GangOfDiceTable::sum() const
{
    return resting() ? total(count(turn()->faces())) : -1;
}

int GangOfDiceTable::endedSum() const
{
    const auto& ended = scene_.open.ended();
    return layout_.diceStay() && ended && !turn() ? total(count(ended->faces())) : -1;
}

bool GangOfDiceTable::endedBusted() const
{
    const auto& ended = scene_.open.ended();
    return ended && scene_.open.results()[ended->seat] && !scene_.open.results()[ended->seat]->valid;
}

QString GangOfDiceTable::help() const
{
    return resting() && scene_.effect == Scene::Effect::none ? Wording::help(warning(), turn()->faces()) : QString();
}

bool GangOfDiceTable::alarming() const
{
    return resting() && triggered(warning(), count(turn()->faces()));
}

QString GangOfDiceTable::toBeat() const
{
    const auto leader = scene_.open.leader();
    if (!leader)
        return Wording::nothingToBeat();
    const TurnResult& best = *scene_.open.results()[*leader];
    return Wording::toBeat(names()[*leader], best.total, best.dice);
}

QString GangOfDiceTable::middleText() const
{
    return Wording::middle(scene_.open.middle_in_dice());
}

QString GangOfDiceTable::railText() const
{
    switch (phase_) {
    case Taking:
        return Wording::takeHelp(mostToTake());
    case Rolling:
        return Wording::rollHelp(rollsLeft());
    default:
        return Wording::watchHelp();
    }
}

int GangOfDiceTable::mostToTake() const
{
    return phase_ == Taking ? most_to_take(state()) : 0;
}

QString GangOfDiceTable::takeText() const
{
    return Wording::take(take());
}

QString GangOfDiceTable::rerollText() const
{
    return Wording::reroll(toReroll());
}

QString GangOfDiceTable::stopText() const
{
    return Wording::stopAt(sum());
}

QString GangOfDiceTable::ownText() const
{
    if (!scene_.own)
        return {};
    QStringList parts{Wording::wealth(scene_.own->wealth)};
    if (turn())
        parts += Wording::inTheTray(static_cast<int>(turn()->dice.size()));
    return parts.join(QLatin1Char('\n'));
}
