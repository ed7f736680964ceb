// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/targets.hpp"

#include "app/the_gang/gestures.hpp"
#include "app/the_gang/words/wording.hpp"

namespace the_gang_table {

using namespace rules;

namespace {

class Lister {
public:
    Lister(const Scene& scene, const TheGangLayout& layout, const std::vector<CardItem>& gangsters)
        : scene_(scene)
        , layout_(layout)
        , gangsters_(gangsters)
    {
    }

    std::vector<TargetItem> list()
    {
        switch (scene_.held.kind) {
        case Piece::None:
            break;
        case Piece::Ticket:
            addSpot();
            break;
        case Piece::Called:
            if (const auto city = scene_.callsTo())
                addStreet(*city);
            break;
        case Piece::Gangster:
        case Piece::Special:
            if (scene_.choosing())
                addSpot();
            addCities(scene_.held.kind == Piece::Special ? turnsSpecial() : Special::none);
            break;
        }
        return std::move(targets_);
    }

private:
    Special turnsSpecial() const
    {
        const auto turn = scene_.turn();
        return scene_.choosing() || !turn ? Special::none : turn->choice.special;
    }

    void add(TargetItem::Kind kind, City city, QRectF place, const QString& label, Gangster gangster = 0)
    {
        const Aim aim{kind, city, gangster};
        TargetItem target;
        target.key = static_cast<int>(kind) * 1000 + index(city) * 100 + gangster;
        target.kind = kind;
        target.city = index(city);
        target.gangster = gangster;
        target.place = place;
        target.aimed = scene_.aim == aim;
        target.legal = !gestures::refusal_of(scene_, aim);
        target.label = label;
        targets_.push_back(target);
    }

    void addSpot() { add(TargetItem::Spot, {}, layout_.playPlate(), Wording::playSpot()); }

    void addCities(Special special)
    {
        const int cities = scene_.open.cities_in_play();
        for (int city = 0; city < cities; ++city) {
            if (special == Special::lookout)
                addEnds(static_cast<City>(city));
            else
                addStreet(static_cast<City>(city));
        }
        if (special == Special::spy)
            for (int city = 0; city < cities; ++city)
                addRow(static_cast<City>(city));
    }

    void addStreet(City city) { add(TargetItem::Street, city, layout_.streets().at(index(city)), Wording::city(city)); }

    void addEnds(City city)
    {
        const qreal middle = layout_.row(index(city)).center().x();
        QRectF left = layout_.streets().at(index(city));
        QRectF right = left;
        left.setRight(middle);
        right.setLeft(middle);
        add(TargetItem::LeftEnd, city, left, Wording::endOf(city, End::left));
        add(TargetItem::RightEnd, city, right, Wording::endOf(city, End::right));
    }

    void addRow(City city)
    {
        const Gangsters row = scene_.open.cities[static_cast<std::size_t>(index(city))];
        for (const CardItem& card : gangsters_) {
            const auto gangster = static_cast<Gangster>(card.face);
            if (gangster != 0 && row.contains(gangster))
                add(TargetItem::OnGangster, city, card.place, Wording::gangster(gangster), gangster);
        }
    }

    const Scene& scene_;
    const TheGangLayout& layout_;
    const std::vector<CardItem>& gangsters_;
    std::vector<TargetItem> targets_;
};

}

std::vector<TargetItem> targets(const Scene& scene, const TheGangLayout& layout, const std::vector<CardItem>& gangsters)
{
    return Lister(scene, layout, gangsters).list();
}

}
