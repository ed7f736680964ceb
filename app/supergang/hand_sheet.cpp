// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/hand_sheet.hpp"

#include "app/supergang/trade/hand_trade.hpp"
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
const QString less_button = QStringLiteral("less");
const QString more_button = QStringLiteral("more");
constexpr char of_person = 'p';
constexpr char of_choice = 'c';
constexpr int price_step = 10;

QString id_of(char kind, qsizetype number)
{
    return QLatin1Char(kind) + QString::number(number);
}

/// The question put to the seat, with the answer that its player has prepared on the phone.
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
    /// The index of the prepared choice; −1 for none.
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

/// Returns what the seat owns, which its phone always shows.
HandSheet::Group own(const Scene& scene)
{
    const Seat seat = scene.view->seat;
    const Gang& gang = scene.open.gangs[seat];
    ShownThings shown({});
    shown.add(QuestionWording::cash(), QString::number(gang.cash));
    shown.add(QuestionWording::income(), QString::number(income_of(scene.open, seat)));
    shown.add(QuestionWording::shops(), QString::number(gang.owned.size()));
    return shown.group();
}

/// Offers the next step of the own turn; on a phone, these are the dice and trades.
void take_turn(HandSheet& sheet, const Scene& scene, const Seated& seated)
{
    if (hand_trade::composing(scene))
        return hand_trade::compose(sheet, scene, seated);
    if (!check(scene.open, scene.view->seat, Roll())) {
        sheet.prompt = MenuWording::rollFirst(income_of(scene.open, scene.view->seat) > 0 && !scene.open.turn.collected,
            anything_to_trade(scene.open, scene.view->seat));
        sheet.buttons = {{roll_button, QuestionWording::roll(), true}};
    } else {
        sheet.prompt = QuestionWording::onTheBigScreen();
    }
    hand_trade::addButton(sheet, scene, seated);
}

}

void begin_hand(Scene& scene, const View& view)
{
    scene.begin(view.open);
    scene.view = view;
}

HandSheet hand_sheet(const Scene& scene, const Seated& seated)
{
    HandSheet sheet;
    sheet.title = round_wording::of(scene.open.round, scene.open.options.length);
    if (decider(scene.open) == scene.view->seat) {
        if (scene.open.frames.empty())
            take_turn(sheet, scene, seated);
        else if (hand_trade::asked(scene))
            hand_trade::ask(sheet, scene, seated);
        else if (Asked asked(scene, seated); asked.sheet().shown())
            ask(sheet, asked);
        else
            sheet.prompt = QuestionWording::onTheBigScreen();
    }
    // A trade shows the seat's possessions already, with its outcome.
    const bool trades = hand_trade::composing(scene) || (hand_trade::asked(scene) && !sheet.groups.empty());
    if (!scene.open.over && !trades && scene.view->seat < scene.open.gang_count())
        sheet.groups.push_back(own(scene));
    return sheet;
}

Tapped<Action> tap_hand(Scene& scene, const QString& id)
{
    if (id == roll_button)
        return {Roll()};
    if (id == answer_button)
        return {scene.answer};
    if (const auto tapped = hand_trade::tap(scene, id))
        return *tapped;
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
