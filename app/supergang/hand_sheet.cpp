// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/hand_sheet.hpp"

#include "app/supergang/trade/question.hpp"
#include "app/supergang/trade/trade_sheet.hpp"
#include "app/supergang/words/menu_wording.hpp"
#include "app/supergang/words/question_wording.hpp"
#include "app/table/round_wording.hpp"
#include "engine/supergang/check.hpp"

namespace supergang_table {

using namespace rules;

namespace {

const QString roll_button = QStringLiteral("roll");
const QString answer_button = QStringLiteral("answer");
const QString accept_button = QStringLiteral("accept");
const QString refuse_button = QStringLiteral("refuse");
const QString less_button = QStringLiteral("less");
const QString more_button = QStringLiteral("more");
constexpr char of_person = 'p';
constexpr char of_choice = 'c';
constexpr int price_step = 10;

QString id_of(char kind, qsizetype number)
{
    return QLatin1Char(kind) + QString::number(number);
}

/// The question that the seat is asked, with what its player has prepared on the phone.
class Asked {
public:
    Asked(const Scene& scene, const Seated& seated)
        : sheet_([](const Action&) {})
    {
        sheet_.show(scene, seated);
        if (scene.answer && sheet_.shown())
            laid_ = sheet_.lay(*scene.answer);
    }

    QuestionSheet& sheet() { return sheet_; }
    /// The choice that is picked; −1 for none.
    int laid() const { return laid_; }

private:
    QuestionSheet sheet_;
    int laid_ = -1;
};

void ask(HandSheet& shown, Asked& asked)
{
    const QuestionSheet& question = asked.sheet();
    shown.prompt = question.title() + QLatin1Char('\n') + question.text();
    HandSheet::Group people{question.peopleText(), HandSheet::Kind::place};
    for (qsizetype at = 0; at < question.people().size(); ++at) {
        const auto person = question.people()[at].value<PersonChoice>();
        HandSheet::Item item{id_of(of_person, at)};
        item.picture = person.picture + QStringLiteral(".svg");
        item.label = item.spoken = person.name;
        item.picked = person.chosen;
        item.enabled = person.enabled;
        people.items.push_back(item);
    }
    if (!people.items.empty())
        shown.groups.push_back(people);
    HandSheet::Group choices{question.priceText(), HandSheet::Kind::place};
    for (qsizetype at = 0; at < question.choices().size(); ++at) {
        const auto choice = question.choices()[at].value<SuperGangChoice>();
        HandSheet::Item item{id_of(of_choice, at)};
        item.label = choice.figure.isEmpty() ? choice.word : choice.word + QStringLiteral(" · ") + choice.figure;
        item.note = choice.text;
        item.spoken = item.label + QStringLiteral(". ") + choice.text;
        item.picked = asked.laid() == at;
        item.enabled = choice.enabled;
        choices.items.push_back(item);
    }
    shown.groups.push_back(choices);
    if (question.pricing())
        shown.buttons = {{less_button, QStringLiteral("−%1").arg(price_step), false, question.price() > 0},
            {more_button, QStringLiteral("+%1").arg(price_step), false, question.price() < question.mostPrice()}};
    const bool answered = asked.laid() >= 0 && question.choices()[asked.laid()].value<SuperGangChoice>().enabled;
    shown.buttons.push_back({answer_button, QuestionWording::answer(), true, answered});
}

/// Makes a group of things that can be looked at, but not tapped.
class Shown {
public:
    explicit Shown(const QString& title)
        : group_{title, HandSheet::Kind::place}
    {
    }
    void add(const QString& label, const QString& note = {}, const QString& picture = {})
    {
        HandSheet::Item item{group_.title + QString::number(group_.items.size())};
        item.picture = picture.isEmpty() ? QString() : picture + QStringLiteral(".svg");
        item.label = label;
        item.note = note;
        item.spoken = note.isEmpty() ? label : label + QStringLiteral(": ") + note;
        item.enabled = false;
        group_.items.push_back(item);
    }
    const HandSheet::Group& group() const { return group_; }

private:
    HandSheet::Group group_;
};

HandSheet::Group wares(const SuperGangSide& side)
{
    Shown shown(side.title);
    for (const QVariant& each : side.shops) {
        const auto shop = each.value<TradeShop>();
        shown.add(shop.label, {}, shop.picture);
    }
    if (side.cash > 0)
        shown.add(QuestionWording::cash(), QString::number(side.cash));
    if (side.pawns > 0)
        shown.add(QuestionWording::pawns(), QString::number(side.pawns), side.pawn_picture);
    if (side.nothing)
        shown.add(QuestionWording::nothing());
    return shown.group();
}

/// A trade that is offered to the seat, and what would come of it (SG-10.4). It cannot be changed, and none can be
/// offered from a phone.
void ask(HandSheet& shown, const TradeSheet& trade)
{
    shown.prompt = trade.title() + QLatin1Char('\n') + QuestionWording::takeItOrLeaveIt();
    // The seat that is asked gives what the other one takes.
    const SuperGangSide own = trade.take();
    Shown after(QuestionWording::ifAccepted());
    after.add(QuestionWording::cashAfter(own.cash_before, own.cash_after));
    if (own.income_before != own.income_after)
        after.add(QuestionWording::incomeAfter(own.income_before, own.income_after));
    for (const QVariant& each : trade.changes()) {
        const auto change = each.value<SuperGangChange>();
        after.add(change.text, {}, change.picture);
    }
    shown.groups = {wares(trade.give()), wares(own), after.group()};
    shown.buttons = {{accept_button, QuestionWording::accept(), true}, {refuse_button, QuestionWording::refuse()}};
}

}

void begin_hand(Scene& scene, const View& view)
{
    scene.begin(view.open);
    if (decider(view.open) == view.seat)
        scene.view = view;
}

HandSheet hand_sheet(const Scene& scene, const Seated& seated)
{
    HandSheet sheet;
    sheet.title = round_wording::of(scene.open.round, scene.open.options.length);
    if (!scene.view)
        return sheet;
    if (!check(scene.open, scene.view->seat, Roll())) {
        sheet.prompt = MenuWording::rollFirst();
        sheet.buttons = {{roll_button, QuestionWording::roll(), true}};
        return sheet;
    }
    TradeSheet trade([](const Action&) {}, [](const backroom::Refusal&) { return QString(); });
    trade.show(scene, seated);
    if (trade.asked())
        ask(sheet, trade);
    else if (Asked asked(scene, seated); asked.sheet().shown())
        ask(sheet, asked);
    else
        sheet.prompt = QuestionWording::onTheBigScreen();
    return sheet;
}

Tapped<Action> tap_hand(Scene& scene, const QString& id)
{
    if (id == roll_button)
        return {Roll()};
    if (id == answer_button)
        return {scene.answer};
    if (id == accept_button || id == refuse_button)
        return {Answer{id == accept_button}};
    const QStringList names;
    const QList<int> marks;
    Asked asked(scene, Seated{names, marks});
    QuestionSheet& question = asked.sheet();
    int laid = asked.laid();
    if (id == less_button || id == more_button)
        question.setPrice(question.price() + (id == more_button ? price_step : -price_step));
    else if (id.front() == QLatin1Char(of_person))
        question.toggle(id.mid(1).toInt());
    else
        laid = id.mid(1).toInt();
    // A price or companions belong to the answer that uses them, which is the first or, for a rebellion, the last one.
    if (id.front() != QLatin1Char(of_choice))
        laid = question.kind() == QuestionSheet::Arrest ? static_cast<int>(question.choices().size()) - 1 : 0;
    scene.answer = question.actionOf(laid);
    return {};
}

}
