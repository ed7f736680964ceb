// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/parts.hpp"

#include "app/gang_of_dice/gestures.hpp"
#include "app/gang_of_dice/words/announcements.hpp"
#include "app/gang_of_dice/words/wording.hpp"
#include "engine/gang_of_dice/luck.hpp"
#include "engine/gang_of_dice/rules.hpp"

namespace gang_of_dice_table {

using namespace rules;

namespace {

/// Taking at most this many dice needs no warning.
constexpr int modest_take = 3;

/// Describes an event that no player causes, for the title of the tray; empty for other events.
struct TrayTitle {
    const QStringList& names;

    QString operator()(const WarningRevealed& revealed) const
    {
        return revealed.added > 0 ? Wording::addsTokens(revealed.round, revealed.added / dice_of_token)
                                  : Wording::revealsCard(revealed.round);
    }
    QString operator()(const Busted& busted) const { return Wording::gone(busted.by, names[busted.seat]); }
    QString operator()(const RoundWon& won) const { return Wording::sweeps(names[won.seat], won.dice); }
    QString operator()(const RoundLost& lost) const { return Wording::nobodyWins(lost.middle); }
    QString operator()(const Rolled&) const { return {}; }
    QString operator()(const ResultShown&) const { return {}; }
    QString operator()(const Eliminated&) const { return {}; }
    QString operator()(const GameOver&) const { return {}; }
};

}

QString tray_title(const Scene& scene, const QStringList& names)
{
    if (scene.announced)
        return std::visit(TrayTitle{names}, *scene.announced);
    const QString player = scene.playing ? names[*scene.playing] : QString();
    if (scene.taking())
        return Wording::howMany(player);
    return scene.inTray() ? Wording::rolled(player, scene.rollsLeft()) : QString();
}

namespace {

/// True from the end of a round until the next one has been announced.
bool between_rounds(const Scene& scene)
{
    const auto& announced = scene.announced;
    return scene.open.phase == Phase::over
        || (announced
            && (std::holds_alternative<RoundWon>(*announced) || std::holds_alternative<RoundLost>(*announced)
                || std::holds_alternative<WarningRevealed>(*announced)));
}

/// True if these dice and some more, of any faces, cannot beat the leader's result (GD-2.4): the turn is lost however
/// they fall.
bool is_out_of_reach(const Scene& scene, const Counts& kept, int more)
{
    const auto leader = scene.leader();
    if (!leader || *leader == scene.open.playing)
        return false;
    int dice = more;
    for (const int of_face : kept)
        dice += of_face;
    const TurnResult& best = *scene.open.results[*leader];
    const auto highest = highest_valid(scene.open.warning(), kept, more);
    return !highest || *highest < best.total || (*highest == best.total && dice <= best.dice);
}

/// After the last reroll, what is kept now stays as it is; before it, any die may still be rerolled.
bool reroll_is_hopeless(const Scene& scene)
{
    if (!scene.rolling() || scene.chosen.empty())
        return false;
    Counts kept{};
    if (scene.rollsLeft() == 1)
        for (std::size_t die = 0; die < scene.tray().size(); ++die)
            if (!scene.chosen.contains(static_cast<int>(die)))
                ++kept[scene.tray()[die]];
    return is_out_of_reach(
        scene, kept, scene.rollsLeft() == 1 ? scene.chosen.size() : static_cast<int>(scene.tray().size()));
}

/// The results as they would be if the turn ended now and nothing were triggered.
Results results_now(const Scene& scene)
{
    Results results = scene.open.results;
    results[scene.open.playing] = TurnResult{
        static_cast<std::uint8_t>(total(count(scene.tray()))), static_cast<std::uint8_t>(scene.tray().size()), true};
    return results;
}

/// Returns the seat that would then lead.
backroom::Seat ahead(const Scene& scene)
{
    return *leader(results_now(scene), scene.open.start, scene.open.seats);
}

}

QString to_beat(const Scene& scene, const QStringList& names)
{
    if (between_rounds(scene))
        return {};
    const auto leader = scene.leader();
    if (!leader)
        return Wording::nothingToBeat();
    const TurnResult& best = *scene.open.results[*leader];
    const bool counts = scene.resting() && !triggered(scene.open.warning(), count(scene.tray()));
    if (counts && total(count(scene.tray())) == best.total)
        return announcements::tie_of(results_now(scene), ahead(scene));
    if (counts && ahead(scene) == scene.open.playing)
        return Wording::beats(names[*leader], best.total, best.dice);
    const QString sentence = Wording::toBeat(names[*leader], best.total, best.dice);
    const bool hopeless = scene.taking() && !scene.watched && is_out_of_reach(scene, {}, scene.take);
    return hopeless ? sentence + QLatin1Char('\n') + Wording::cannotBeat(scene.take) : sentence;
}

namespace {

QString drop_text(const Scene& scene)
{
    switch (scene.held.kind) {
    case Held::None:
        break;
    case Held::Die:
        return gestures::is_chosen(scene, scene.held.key) ? Wording::dropToKeep() : Wording::dropToReroll();
    case Held::Handful:
        return Wording::dropToRoll(scene.take);
    }
    return {};
}

QString help(const Scene& scene)
{
    if (scene.watched)
        return {};
    if (scene.taking()) {
        const int most = most_to_take(*scene.view);
        const QString text = most < scene.view->wealth ? Wording::takeHelpOfFew(most) : Wording::takeHelp(most);
        const auto own = scene.own();
        return own && own->tokens > 0 ? text + QLatin1Char(' ') + Wording::tokensCount() : text;
    }
    if (scene.rolling())
        return Wording::rollHelp(scene.rollsLeft());
    return scene.open_wealth ? QString() : Wording::watchHelp();
}

int sum(const Scene& scene)
{
    return scene.resting() ? total(count(scene.tray())) : -1;
}

/// A bomb goes off at the end of the turn (GD-3.5).
bool stop_loses(const Scene& scene)
{
    return scene.rolling() && triggered(scene.open.warning(), count(scene.tray()));
}

/// True if stopping cannot win the round: another seat would stay ahead, or is certain to be, as far as the odds are
/// known.
bool stop_is_hopeless(const Scene& scene)
{
    return scene.rolling()
        && (stop_loses(scene) || ahead(scene) != scene.open.playing || (scene.chances && scene.chances->stop.win == 0));
}

QString stop_text(const Scene& scene, const QStringList& names)
{
    if (stop_loses(scene))
        return Wording::stopAndLose();
    const int own = sum(scene);
    if (scene.rolling())
        if (const backroom::Seat best = ahead(scene); best != scene.open.playing) {
            const int total = scene.open.results[best]->total;
            return total == own ? Wording::stopBehind(own, names[best]) : Wording::stopBelow(own, total);
        }
    return Wording::stopAt(own);
}

}

DiceWarning warning_of(const Scene& scene)
{
    const Warning& card = scene.open.warning();
    DiceWarning warning;
    warning.bomb = card.kind == Kind::bomb;
    warning.kind = Wording::kind(card.kind);
    warning.figure = Wording::triggerFigure(card);
    warning.faces = Wording::triggerFaces(card);
    warning.word = Wording::triggerWord(card);
    warning.sentence = Wording::cardSentence(card);
    warning.label = warning.kind + QStringLiteral(": ") + warning.sentence;
    warning.to_come = round_count - scene.open.round;
    warning.bright_to_come = std::max(0, bright_rounds - scene.open.round);
    warning.to_come_text = Wording::cardsToCome(warning.to_come);
    warning.boss_text = Wording::bossCountsNothing();
    return warning;
}

DiceTray tray_of(const Scene& scene, const GangOfDiceLayout& layout, const QStringList& names)
{
    const Warning& card = scene.open.warning();
    DiceTray tray;
    tray.label = Wording::tray();
    tray.title = tray_title(scene, names);
    tray.sum_text = Wording::sum();
    tray.sum = sum(scene);
    if (const auto& ended = scene.dice.ended) {
        if (layout.diceStay() && !scene.inTray())
            tray.ended_sum = total(count(faces_of(ended->dice)));
        tray.ended_busted = scene.open.results[ended->seat] && !scene.open.results[ended->seat]->valid;
    }
    if (scene.resting()) {
        tray.alarming = triggered(card, count(scene.tray()));
        if (scene.effect == Effect::none)
            tray.help = Wording::help(card, scene.tray(), scene.rollsLeft() > 0);
    }
    tray.holds_dice = scene.inTray();
    tray.to_beat = to_beat(scene, names);
    return tray;
}

DiceMiddle middle_of(const Scene& scene)
{
    DiceMiddle middle;
    middle.title = Wording::inTheMiddle();
    middle.prize = scene.open.middle;
    for (const Faces& shown : scene.open.shown)
        middle.prize += static_cast<int>(shown.size());
    middle.text = Wording::middle(scene.open.middle);
    return middle;
}

DiceTurn turn_of(const Scene& scene, const QStringList& names)
{
    DiceTurn turn;
    if (scene.taking()) {
        turn.take = scene.take;
        turn.most_to_take = most_to_take(*scene.view);
    }
    turn.number = Wording::number(turn.take);
    turn.number_label = Wording::howManyDice();
    turn.take_text =
        turn.take > 1 && turn.take == turn.most_to_take ? Wording::takeAll(turn.take) : Wording::take(turn.take);
    turn.bold = turn.take * 2 > turn.most_to_take && turn.take > modest_take;
    turn.to_reroll = scene.rolling() ? scene.chosen.size() : 0;
    turn.drafted =
        turn.to_reroll > 0 || (turn.take > 0 && turn.take != std::min(gestures::usual_take, turn.most_to_take));
    turn.reroll_text =
        reroll_is_hopeless(scene) ? Wording::rerollInVain(turn.to_reroll) : Wording::reroll(turn.to_reroll);
    turn.stop_text = stop_text(scene, names);
    turn.stop_loses = stop_loses(scene);
    turn.stop_is_hopeless = stop_is_hopeless(scene);
    if (scene.rolling() && scene.chances) {
        turn.stop_odds = Wording::odds(scene.chances->stop);
        if (scene.chances->reroll)
            turn.reroll_odds = Wording::odds(*scene.chances->reroll);
    }
    turn.drop_text = drop_text(scene);
    turn.skip_text = Wording::clickToSkip();
    return turn;
}

DiceScreen screen_of(const Scene& scene)
{
    DiceScreen screen;
    const View* known = scene.behind();
    screen.open = known != nullptr;
    screen.label = Wording::screen(screen.open);
    screen.title = scene.watched ? Wording::wealthTitle() : Wording::behindYourScreen();
    screen.wealth_label = Wording::wealthInAll(screen.wealth);
    if (screen.open) {
        screen.wealth = known->wealth;
        screen.text = Wording::wealth(screen.wealth);
        screen.wealth_label = Wording::wealthInAll(screen.wealth);
        if (scene.inTray() && scene.open.playing == known->seat) {
            screen.text = Wording::wealthLeft(screen.wealth) + QLatin1Char('\n')
                + Wording::inTheTray(static_cast<int>(scene.tray().size()));
            screen.wealth_label = Wording::wealthOf(screen.wealth);
        }
    }
    screen.help = help(scene);
    screen.can_look = scene.canLook();
    screen.look_text = Wording::look(screen.open);
    screen.look_hint = Wording::lookHint(screen.open);
    return screen;
}

}
