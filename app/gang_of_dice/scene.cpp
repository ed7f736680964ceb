#include "gang_of_dice/scene.hpp"

#include "gang_of_dice/deal.hpp"
#include "gang_of_dice/rules.hpp"
#include "gang_of_dice/wording.hpp"

#include <algorithm>

namespace gang_of_dice_table {

using namespace rules;

namespace {

/// The layers of the table, from the bottom.
enum Layer { MiddleLayer = 0, PlateLayer = 50, TrayLayer = 100, OwnLayer = 200 };

class Composer {
public:
    Composer(const Scene& scene, const GangOfDiceLayout& layout, const QStringList& names, const QList<int>& marks)
        : scene_(scene)
        , layout_(layout)
        , names_(names)
        , marks_(marks)
    {
    }

    Picture compose()
    {
        composeMiddle();
        int row = 0;
        for (const backroom::Seat seat : scene_.open.order())
            composeSeat(seat, row++);
        if (scene_.open.turn())
            composeTray(*scene_.open.turn());
        // A figure has no rail, whatever is open.
        if (scene_.own && !layout_.isFigure())
            composeOwn(*scene_.own);
        return std::move(picture_);
    }

private:
    DieItem& add(const OpenTable::Die& die, QRectF place, qreal stack)
    {
        DieItem item;
        item.key = die.key;
        item.face = die.face;
        item.place = place;
        item.stack = stack;
        item.label = Wording::die(die.face);
        if (layout_.diceStay())
            stay(item);
        if (scene_.sweeping) {
            item.place = sweptTo(*scene_.sweeping);
            item.fading = true;
        }
        picture_.dice.push_back(item);
        return picture_.dice.back();
    }

    /// Puts a die of the turn that ended last back into the tray, as long as nobody rolls.
    void stay(DieItem& item) const
    {
        const auto& ended = scene_.open.ended();
        if (!ended || scene_.open.turn())
            return;
        const auto found = std::ranges::find(ended->dice, item.key, &OpenTable::Die::key);
        if (found == ended->dice.end())
            return;
        const auto index = static_cast<int>(found - ended->dice.begin());
        const auto& result = scene_.open.results()[ended->seat];
        item.place = layout_.trayDie(index, static_cast<int>(ended->dice.size()), item.key);
        item.tilt = GangOfDiceLayout::tilt(index, item.key + item.face * 7);
        item.offending = result && !result->valid && offenders(scene_.open.warning(), ended->faces()).contains(index);
        item.dimmed = result && !result->valid && !item.offending;
    }

    QRectF sweptTo(backroom::Seat seat) const
    {
        const auto order = scene_.open.order();
        const int row = static_cast<int>(std::ranges::find(order, seat) - order.begin());
        const QRectF plate = layout_.plates().at(row);
        const qreal size = layout_.smallDie();
        return {plate.left() + layout_.px(12), plate.top() + layout_.px(12), size, size};
    }

    void composeMiddle()
    {
        const int tokens = scene_.open.middle_tokens();
        for (int token = 0; token < tokens; ++token) {
            const QRectF place = scene_.sweeping ? sweptTo(*scene_.sweeping) : layout_.middleToken(token);
            picture_.tokens.push_back({token, place, false, Wording::token()});
        }
        const auto& middle = scene_.open.middle();
        const int count = std::min(static_cast<int>(middle.size()), most_middle_dice);
        const auto first = static_cast<int>(middle.size()) - count;
        for (int index = 0; index < count; ++index)
            add(middle[static_cast<std::size_t>(first + index)], layout_.middleDie(index, count, tokens),
                MiddleLayer + index);
    }

    void composeTray(const OpenTable::Turn& turn)
    {
        const auto count = static_cast<int>(turn.dice.size());
        const bool tags = layout_.trayTags(count);
        // Of a bomb they glow while it can still be stopped.
        const DiceSet alarming = scene_.rolling ? offenders(scene_.open.warning(), turn.faces()) : DiceSet();
        int order = 0;
        for (int index = 0; index < count; ++index) {
            const OpenTable::Die& die = turn.dice[static_cast<std::size_t>(index)];
            const bool thrown = turn.thrown.contains(index);
            // A die that stays where it is keeps the place of the roll that brought it there.
            DieItem& item = add(die, layout_.trayDie(index, count, die.key), TrayLayer + index);
            item.tilt = GangOfDiceLayout::tilt(index, die.key + die.face * 7);
            item.tosses = turn.thrown_in[static_cast<std::size_t>(index)];
            item.order = thrown ? order++ : 0;
            item.thrown = turn.thrown.size();
            item.usable = scene_.rolling;
            item.held = scene_.held == Held{Held::Die, die.key};
            item.chosen = scene_.rolling && scene_.chosen.contains(index);
            item.tagged = item.chosen && tags;
            item.offending = scene_.offenders.contains(index) || (alarming.contains(index) && !item.chosen);
            item.dimmed = scene_.effect == Scene::Effect::bang && !item.offending;
            item.label = scene_.rolling ? Wording::trayDie(die.face, item.chosen) : Wording::die(die.face);
        }
    }

    void composeOwn(const Own& own)
    {
        for (int token = 0; token < own.tokens; ++token)
            picture_.tokens.push_back(
                {own_token_key + token, layout_.ownToken(token, own.tokens), scene_.taking, Wording::ownToken()});
        const bool flying = scene_.held.kind == Held::Handful;
        const int held = scene_.held.key - own_die_key;
        for (int index = 0; index < own.dice; ++index) {
            DieItem item;
            item.key = own_die_key + index;
            item.face = (index * 5 + 3) % face_count;
            item.place = layout_.ownDie(index, own.dice);
            item.stack = OwnLayer + index;
            item.usable = scene_.taking;
            item.chosen = scene_.taking && index < scene_.take;
            item.held = flying && item.chosen;
            if (item.held && index != held) {
                const QPointF at = layout_.handful(index < held ? index + 1 : index);
                item.place = QRectF(layout_.ownDie(held, own.dice).topLeft() + at, item.place.size());
            }
            item.label = scene_.taking ? Wording::takeThisMany(index + 1) : Wording::ownDie();
            picture_.dice.push_back(item);
        }
    }

    void composeSeat(backroom::Seat seat, int row)
    {
        const OpenTable& open = scene_.open;
        const auto& shown = open.shown(seat);
        const auto count = static_cast<int>(shown.size());
        for (int index = 0; index < count; ++index)
            add(shown[static_cast<std::size_t>(index)], layout_.plateDie(row, index, count), PlateLayer + index);

        DiceSeatPlate plate;
        plate.key = seat;
        plate.name = names_[seat];
        plate.mark = marks_[seat];
        plate.place = layout_.plates().at(row);
        plate.out = open.out().contains(seat);
        plate.active = scene_.playing == seat;
        plate.leads = open.leader() == seat;
        const auto& result = open.results()[seat];
        plate.done = result.has_value();
        plate.busted = result && !result->valid;
        if (result)
            plate.total = QString::number(result->total);
        else if (open.turn() && open.turn()->seat == seat && !scene_.in_the_air)
            plate.total = QString::number(total(count_of(*open.turn())));
        plate.note = note(seat);
        QStringList parts{plate.name};
        if (scene_.open_wealth) {
            plate.wealth = (*scene_.open_wealth)[seat];
            parts += Wording::wealthOf(plate.wealth);
        }
        if (result && result->valid)
            parts += Wording::totalOf(result->total);
        if (!plate.note.isEmpty())
            parts += plate.note;
        plate.label = parts.join(QStringLiteral(", "));
        picture_.plates.push_back(plate);
    }

    static Counts count_of(const OpenTable::Turn& turn) { return rules::count(turn.faces()); }

    QString note(backroom::Seat seat) const
    {
        const OpenTable& open = scene_.open;
        if (open.out().contains(seat))
            return Wording::isOut();
        if (const auto& result = open.results()[seat]) {
            if (!result->valid)
                return Wording::lost(open.warning().kind, result->dice);
            return open.leader() == seat ? Wording::leads(result->dice) : Wording::withDice(result->dice);
        }
        if (open.turn() && open.turn()->seat == seat)
            return Wording::isRolling(static_cast<int>(open.turn()->dice.size()));
        if (scene_.playing == seat)
            return Wording::toTake();
        return isNext(seat) ? Wording::playsNext() : QString();
    }

    /// The first after the one who plays who has not had a turn.
    bool isNext(backroom::Seat seat) const
    {
        for (const backroom::Seat other : scene_.open.order())
            if (!scene_.open.results()[other] && scene_.playing != other && !scene_.open.out().contains(other))
                return other == seat;
        return false;
    }

    const Scene& scene_;
    const GangOfDiceLayout& layout_;
    const QStringList& names_;
    const QList<int>& marks_;
    Picture picture_;
};

}

Own behind_the_screen(int wealth, int seats, int taking)
{
    const int usual = seats == max_seats ? 9 : 12;
    Own own{wealth, wealth, 0};
    if (wealth > usual)
        own.tokens = (wealth - usual + dice_of_token - 1) / dice_of_token;
    own.dice = wealth - own.tokens * dice_of_token;
    while (own.dice < taking) {
        --own.tokens;
        own.dice += dice_of_token;
    }
    return own;
}

Picture compose(const Scene& scene, const GangOfDiceLayout& layout, const QStringList& names, const QList<int>& marks)
{
    return Composer(scene, layout, names, marks).compose();
}

}
