// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/trade/hand_trade.hpp"

#include "app/supergang/trade/trade_sheet.hpp"
#include "app/supergang/words/question_wording.hpp"
#include "app/supergang/words/wording.hpp"

namespace supergang_table {

void ShownThings::add(const QString& label, const QString& note, const QString& picture)
{
    HandSheet::Item item{group_.title + QString::number(group_.items.size())};
    item.picture = picture.isEmpty() ? QString() : picture + QStringLiteral(".svg");
    item.label = label;
    item.note = note;
    item.spoken = note.isEmpty() ? label : label + QStringLiteral(": ") + note;
    item.enabled = false;
    group_.items.push_back(item);
}

namespace hand_trade {

using namespace rules;

namespace {

const QString accept_button = QStringLiteral("accept");
const QString refuse_button = QStringLiteral("refuse");
const QString begin_button = QStringLiteral("trade");
const QString offer_button = QStringLiteral("offer");
const QString cancel_button = QStringLiteral("cancel");
constexpr int cash_step = 10;

/// What can be tapped in an offer: an id consists of two letters, for the kind and for the side, and a number.
enum What : char { of_partner = 'p', of_shop = 's', of_cash = 'm', of_pawns = 't' };

QString id_of(What what, TradeSheet::Side side, int number)
{
    return QLatin1Char(what) + QString::number(side == TradeSheet::Give ? 0 : 1) + QString::number(number);
}

void show_in(TradeSheet& trade, const Scene& scene, const Seated& seated)
{
    trade.show(scene, seated);
    if (composing(scene))
        trade.lay(std::get<Offer>(*scene.answer));
}

HandSheet::Group wares(const SuperGangSide& side)
{
    ShownThings shown(side.title);
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

HandSheet::Group consequences(const TradeSheet& trade, const SuperGangSide& own)
{
    ShownThings after(QuestionWording::ifAccepted());
    after.add(QuestionWording::cashAfter(own.cash_before, own.cash_after));
    if (own.income_before != own.income_after)
        after.add(QuestionWording::incomeAfter(own.income_before, own.income_after));
    for (const QVariant& each : trade.changes()) {
        const auto change = each.value<SuperGangChange>();
        after.add(change.text, {}, change.picture);
    }
    return after.group();
}

/// Adds the number given of something, with buttons for less and more.
void add_steps(
    HandSheet::Group& group, What what, TradeSheet::Side side, const QString& name, int now, int most, int step)
{
    if (most == 0)
        return;
    for (const int way : {-1, 1}) {
        const int then = std::clamp(now + way * step, 0, most);
        HandSheet::Item item{id_of(what, side, way)};
        item.label =
            name + QStringLiteral(" ") + (way < 0 ? QStringLiteral("−") : QStringLiteral("+")) + QString::number(step);
        item.note = way < 0 ? QString() : QString::number(now);
        item.spoken = item.label + QStringLiteral(": ") + QString::number(then);
        item.enabled = then != now;
        group.items.push_back(item);
    }
}

HandSheet::Group choices(const SuperGangSide& of, TradeSheet::Side side)
{
    HandSheet::Group group{of.title, HandSheet::Kind::place};
    for (const QVariant& each : of.shops) {
        const auto shop = each.value<TradeShop>();
        HandSheet::Item item{id_of(of_shop, side, shop.shop)};
        item.picture = shop.picture + QStringLiteral(".svg");
        item.label = item.spoken = shop.label;
        item.picked = shop.chosen;
        group.items.push_back(item);
    }
    add_steps(group, of_cash, side, QuestionWording::cash(), of.cash, of.most_cash, cash_step);
    add_steps(group, of_pawns, side, QuestionWording::pawns(), of.pawns, of.most_pawns, 1);
    return group;
}

}

bool asked(const Scene& scene)
{
    return top<Trade>(scene.open) != nullptr;
}

void ask(HandSheet& sheet, const Scene& scene, const Seated& seated)
{
    TradeSheet trade([](const Action&) {}, [](const backroom::Refusal&) { return QString(); });
    trade.show(scene, seated);
    sheet.prompt = trade.title() + QLatin1Char('\n') + QuestionWording::takeItOrLeaveIt();
    // The seat that is asked gives what the other seat takes.
    sheet.groups = {wares(trade.give()), wares(trade.take()), consequences(trade, trade.take())};
    sheet.buttons = {{refuse_button, QuestionWording::refuse()}, {accept_button, QuestionWording::accept(), true}};
}

bool composing(const Scene& scene)
{
    return scene.open.frames.empty() && scene.answer && std::holds_alternative<Offer>(*scene.answer);
}

void compose(HandSheet& sheet, const Scene& scene, const Seated& seated)
{
    TradeSheet trade([](const Action&) {},
        [&seated](const backroom::Refusal& refusal) { return Wording::refusal(refusal, seated); });
    show_in(trade, scene, seated);
    sheet.prompt = trade.title() + QLatin1Char('\n')
        + (trade.empty() || trade.refusal().isEmpty() ? trade.text() : trade.refusal());
    HandSheet::Group partners{{}, HandSheet::Kind::place};
    for (qsizetype at = 0; at < trade.partners().size(); ++at) {
        const auto partner = trade.partners()[at].value<PersonChoice>();
        HandSheet::Item item{id_of(of_partner, TradeSheet::Take, static_cast<int>(at))};
        item.picture = partner.picture + QStringLiteral(".svg");
        item.label = item.spoken = partner.name;
        item.picked = partner.chosen;
        partners.items.push_back(item);
    }
    sheet.groups = {partners, choices(trade.give(), TradeSheet::Give), choices(trade.take(), TradeSheet::Take),
        consequences(trade, trade.give())};
    sheet.buttons = {{cancel_button, QuestionWording::cancel()},
        {offer_button, QuestionWording::offerTrade(), true, trade.canOffer()}};
}

void addButton(HandSheet& sheet, const Scene& scene, const Seated& seated)
{
    TradeSheet trade([](const Action&) {}, [](const backroom::Refusal&) { return QString(); });
    trade.show(scene, seated);
    if (trade.canOpen())
        sheet.buttons.insert(sheet.buttons.begin(), {begin_button, QuestionWording::offerTrade()});
}

std::optional<Tapped<Action>> tap(Scene& scene, const QString& id)
{
    if (id == accept_button || id == refuse_button)
        return Tapped<Action>{Answer{id == accept_button}};
    if (id == cancel_button) {
        scene.answer.reset();
        return Tapped<Action>{};
    }
    if (id == offer_button)
        return Tapped<Action>{scene.answer};
    if (id != begin_button && !composing(scene))
        return {};
    const QStringList names;
    const QList<int> marks;
    TradeSheet trade([](const Action&) {}, [](const backroom::Refusal&) { return QString(); });
    show_in(trade, scene, Seated{names, marks});
    const auto side = id.at(1) == QLatin1Char('0') ? TradeSheet::Give : TradeSheet::Take;
    const SuperGangSide& now = side == TradeSheet::Give ? trade.give() : trade.take();
    const int number = id.mid(2).toInt();
    if (id == begin_button)
        trade.open();
    else if (id.front() == QLatin1Char(of_partner))
        trade.choosePartner(number);
    else if (id.front() == QLatin1Char(of_shop))
        trade.toggleShop(side, number);
    else if (id.front() == QLatin1Char(of_cash))
        trade.setCash(side, now.cash + number * cash_step);
    else
        trade.setPawns(side, now.pawns + number);
    scene.answer = trade.draft();
    return Tapped<Action>{};
}

}

}
