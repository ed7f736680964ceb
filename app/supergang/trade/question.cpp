// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/trade/question.hpp"

#include "app/supergang/pictures.hpp"
#include "app/supergang/words/menu_wording.hpp"
#include "app/supergang/words/question_wording.hpp"
#include "engine/core/variants.hpp"
#include "engine/supergang/check.hpp"

#include <algorithm>

namespace supergang_table {

using backroom::nobody;
using backroom::Seat;

namespace {

/// The price that is proposed first.
constexpr int usual_price = 50;
constexpr int price_step = 5;

/// Returns how many pawns of a dealer's colour are on the sections of the place (SG-9.5).
int pawns_to_lose(const rules::PublicState& open, rules::FigureId figure, rules::Place place)
{
    if (figure.character != rules::Character::dealer)
        return 0;
    int pawns = 0;
    for (const rules::Section section : rules::sections_of(place))
        pawns += rules::pawn_on(open, section) == figure.seat;
    return pawns;
}

}

QuestionSheet::QuestionSheet(Answer answer, QObject* parent)
    : QObject(parent)
    , answer_(std::move(answer))
{
}

void QuestionSheet::show(const Scene& scene, const Seated& seated)
{
    open_ = scene.open;
    names_ = seated.names;
    marks_ = seated.marks;
    alone_ = seated.alone;
    seat_ = scene.deciding() ? rules::decider(open_) : nobody;
    if (seat_ == nobody || open_.frames.empty()) {
        if (shown()) {
            now_ = {};
            emit changed();
        }
        return;
    }
    if (now_.frame != open_.frames.back() || now_.asked != seat_) {
        now_.frame = open_.frames.back();
        now_.asked = seat_;
        ++number_;
        with_ = {};
        taken_ = {};
        price_ = 0;
        if (const auto* price = std::get_if<rules::Price>(&*now_.frame))
            price_ = std::min(usual_price, open_.gangs[price->buyer].cash / price_step * price_step);
    }
    compose();
}

void QuestionSheet::compose()
{
    now_ = {.frame = now_.frame, .asked = now_.asked};
    const Seated seated{names_, marks_, alone_};
    name_ = seated.name(seat_);
    mark_ = seated.mark(seat_);
    hand_over_ =
        alone_ || seat_ == open_.turn.seat ? QuestionWording::decides(name_) : QuestionWording::mouseGoesTo(name_);
    std::visit([this](const auto& of) { ask(of); }, *now_.frame);
    emit changed();
}

void QuestionSheet::add(const SuperGangChoice& choice, const rules::Action& action)
{
    now_.choices += QVariant::fromValue(choice);
    now_.actions.push_back(action);
}

QString QuestionSheet::pictureOf(rules::FigureId figure) const
{
    return pictures::figure(figure.character, marks_.value(figure.seat));
}

void QuestionSheet::ask(const rules::Arrest& arrest)
{
    const Seated seated{names_, marks_};
    const rules::Figure& one = rules::figure(open_, arrest.figure);
    const QString who = names::figure(arrest.figure, seated);
    const int sentence = one.record + (arrest.custody ? 1 : 0);
    now_.kind = Arrest;
    now_.rule = QStringLiteral("SG-9.5");
    now_.place = one.place;
    now_.picture = pictureOf(arrest.figure);
    now_.other_picture = pictures::patrol(arrest.patrol);
    now_.title = arrest.custody ? QuestionWording::intoCustody(who) : QuestionWording::underArrest(who);
    QStringList facts{names::capital(names::place(one.place)), names::the(rules::mover_of_patrol(arrest.patrol)),
        QuestionWording::onRecord(one.record)};
    if (seat_ != arrest.figure.seat)
        facts += QuestionWording::charmed(names::figure({seat_, rules::Character::vamp}, seated), name_);
    now_.text = QuestionWording::facts(facts);

    const rules::Member leader = rules::member_of(open_, arrest.figure);
    rules::Members others = rules::members_at(open_, seat_, one.place);
    others.erase(rules::index_of(leader));
    with_ = with_ & others;
    for (const std::uint8_t index : others) {
        const auto member = static_cast<rules::Member>(index);
        const rules::FigureId figure = rules::find_member(open_, seat_, member);
        now_.people += QVariant::fromValue(
            PersonChoice{pictureOf(figure), names::figureAtStart(figure, seated), with_.contains(index), true});
        now_.members.push_back(member);
    }
    if (!now_.people.isEmpty())
        now_.people_text = QuestionWording::whoJoins();

    QStringList quietly{QuestionWording::inJail(sentence)};
    const rules::Shop shop = rules::shop_at(one.place);
    if (shop != rules::no_shop && open_.gangs[arrest.figure.seat].rackets.contains(shop))
        quietly += QuestionWording::racketGoesBack(shop);
    if (const int pawns = pawns_to_lose(open_, arrest.figure, one.place); pawns > 0)
        quietly += QuestionWording::pawnsGoBack(pawns);
    add({QuestionWording::goQuietly(), MenuWording::sentences(quietly), QuestionWording::turns(sentence),
            QStringLiteral("go-quietly"), false, true},
        rules::GoQuietly());
    const QStringList fight{QuestionWording::againstCops(with_.size() + 1, one.record + 1), QuestionWording::orClinic(),
        MenuWording::odds(open_, seat_, rules::Rebel{with_})};
    add({QuestionWording::rebel(), MenuWording::sentences(fight), QuestionWording::oneYearMore(),
            QStringLiteral("rebel"), true, true},
        rules::Rebel{with_});
}

void QuestionSheet::ask(const rules::Price& price)
{
    const Seated seated{names_, marks_};
    const bool naming = !price.price;
    const Seat other = naming ? price.buyer : price.owner;
    now_.other_name = seated.name(other);
    now_.other_mark = seated.mark(other);
    now_.rule = QStringLiteral("SG-5.12");
    now_.place = rules::place_of(price.shop);
    now_.picture = pictureOf({price.buyer, price.who});
    const int cash = open_.gangs[price.buyer].cash;
    now_.text = QuestionWording::facts({QuestionWording::newOne(price.who), names::shop(price.shop),
        QuestionWording::has(seated.name(price.buyer), cash)});
    if (naming)
        return askForPrice(price);
    now_.kind = AcceptPrice;
    const int named = *price.price;
    now_.title = QuestionWording::asks(now_.other_name, named);
    const bool can_pay = !rules::check(open_, seat_, rules::Answer{true});
    add({QuestionWording::pay(),
            can_pay ? QuestionWording::comesAtOnce(cash - named) : QuestionWording::cannotPay(cash),
            named > 0 ? QStringLiteral("−%1").arg(named) : QString(), QStringLiteral("recruit"), false, can_pay},
        rules::Answer{true});
    add({QuestionWording::decline(), QuestionWording::nobodyComes(), {}, QStringLiteral("graveyard"), false, true},
        rules::Answer{false});
}

void QuestionSheet::askForPrice(const rules::Price& price)
{
    now_.kind = NamePrice;
    now_.title = QuestionWording::yourPrice();
    now_.price_text = QuestionWording::price(price_);
    const int cash = open_.gangs[price.buyer].cash;
    now_.too_dear = price_ > cash;
    add({QuestionWording::namePrice(),
            now_.too_dear ? QuestionWording::tooDear(now_.other_name, cash)
                          : QuestionWording::paysOrNot(now_.other_name, price_),
            price_ > 0 ? QStringLiteral("+%1").arg(price_) : QString(), QStringLiteral("name-price"), false, true},
        rules::NamePrice{static_cast<std::int16_t>(price_)});
    add({QuestionWording::refuse(), QuestionWording::earnsNothing(), {}, QStringLiteral("graveyard"), false, true},
        rules::NamePrice());
}

void QuestionSheet::ask(const rules::Custody& custody)
{
    const Seated seated{names_, marks_};
    const rules::Patrol& patrol = open_.patrols[custody.patrol];
    now_.kind = Custody;
    now_.rule = QStringLiteral("SG-10.3");
    now_.place = patrol.place;
    now_.other_picture = pictures::patrol(custody.patrol);
    now_.title = QuestionWording::anyoneElse();
    now_.text = QuestionWording::facts(
        {names::capital(names::place(patrol.place)), names::the(rules::mover_of_patrol(custody.patrol))});
    for (Seat seat = 0; seat < open_.gang_count(); ++seat)
        for (const rules::Character character : rules::all_characters)
            if (const rules::FigureId id{seat, character}; rules::may_take(open_, patrol, id))
                now_.figures.push_back(id);
    if (now_.figures.size() == 1)
        taken_ = now_.figures.front();
    else if (std::ranges::find(now_.figures, taken_) == now_.figures.end())
        taken_ = {};
    for (const rules::FigureId id : now_.figures)
        now_.people += QVariant::fromValue(
            PersonChoice{pictureOf(id), names::figureAtStart(id, seated), id == taken_, now_.figures.size() > 1});
    now_.people_text = QuestionWording::innocent();
    const bool chosen = !taken_.none();
    add({QuestionWording::take(),
            chosen ? QuestionWording::aYearFor(names::figureAtStart(taken_, seated)) : QuestionWording::chooseOne(), {},
            QStringLiteral("custody"), true, chosen},
        rules::TakeCustody{taken_});
    add({QuestionWording::done(), QuestionWording::letGo(), {}, QStringLiteral("served"), false, true},
        rules::Done{rules::mover_of_patrol(custody.patrol)});
}

void QuestionSheet::toggle(int person)
{
    if (person < 0 || person >= now_.people.size())
        return;
    const auto at = static_cast<std::size_t>(person);
    if (now_.kind == Arrest) {
        const std::uint8_t member = rules::index_of(now_.members[at]);
        if (with_.contains(member))
            with_.erase(member);
        else
            with_.insert(member);
    } else {
        taken_ = now_.figures[at] == taken_ ? rules::FigureId() : now_.figures[at];
    }
    compose();
    emit entered();
}

int QuestionSheet::lay(const rules::Action& answer)
{
    if (const auto* rebel = std::get_if<rules::Rebel>(&answer))
        with_ = rebel->with;
    if (const auto* named = std::get_if<rules::NamePrice>(&answer); named != nullptr && named->price)
        price_ = *named->price;
    if (const auto* custody = std::get_if<rules::TakeCustody>(&answer))
        taken_ = custody->figure;
    compose();
    const auto found = std::ranges::find(now_.actions, answer);
    return found == now_.actions.end() ? -1 : static_cast<int>(found - now_.actions.begin());
}

void QuestionSheet::setPrice(int price)
{
    const int asked = std::clamp(price, 0, mostPrice());
    if (!pricing() || asked == price_)
        return;
    price_ = asked;
    compose();
    emit entered();
}

void QuestionSheet::choose(int choice)
{
    if (choice < 0 || choice >= now_.choices.size() || !now_.choices[choice].value<SuperGangChoice>().enabled)
        return;
    // A copy, because the answer may clear `now_.actions`.
    const rules::Action action = now_.actions[static_cast<std::size_t>(choice)];
    answer_(action);
}

}
