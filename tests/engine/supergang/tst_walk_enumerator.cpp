// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plain_walks.hpp"
#include "suites.hpp"

#include "engine/core/random.hpp"

#include <algorithm>

using namespace test;

namespace {

/// Converts the place numbers of the engine to those of PlainWalks and back.
class Numbers {
public:
    explicit Numbers(const PlainWalks& plain)
    {
        for (Place place = 0; place < place_count; ++place) {
            plain_[place] = plain.number(std::string(town.places[place].id));
            places_[static_cast<std::size_t>(plain_[place])] = place;
        }
    }
    int plain(Place place) const { return place == no_place ? PlainWalks::nowhere : plain_[place]; }
    Place place(int number) const { return places_[static_cast<std::size_t>(number)]; }

    std::set<int> plain(ShopSet shops) const
    {
        std::set<int> numbers;
        for (const Shop one : shops)
            numbers.insert(plain(place_of(one)));
        return numbers;
    }
    PlainWalks::Way way(Place start, const Path& path) const
    {
        PlainWalks::Way way;
        if (start != no_place)
            way.push_back(plain(start));
        for (const Place place : path)
            way.push_back(plain(place));
        return way;
    }
    Path path(Place start, const PlainWalks::Way& way) const
    {
        Path path;
        for (std::size_t at = start != no_place ? 1 : 0; at < way.size(); ++at)
            path.push_back(place(way[at]));
        return path;
    }

private:
    std::array<int, place_count> plain_{};
    std::array<Place, place_count> places_{};
};

/// Returns a walker anywhere, mostly with a place behind it, of a gang that owns any number of shops.
Walker random_walker(Random& random)
{
    Walker walker;
    walker.kind = random.below(3) == 0 ? WalkerKind::patrol : WalkerKind::gangster;
    walker.clinic_open = random.below(2) == 0;
    const std::uint32_t owned = random.below(9);
    for (Shop one = 0; one < shop_count; ++one)
        if (random.below(8) < owned)
            walker.own.insert(one);
    if (walker.kind == WalkerKind::patrol && random.below(10) == 0)
        return walker;
    do
        walker.place = static_cast<Place>(random.below(place_count));
    while (kind_of(walker.place) == PlaceKind::graveyard);
    // Places with special rules are chosen more often.
    if (random.below(10) == 0)
        walker.place = std::array{town.centre, town.clinic, town.manholes[0], town.manholes[3]}[random.below(4)];
    const PlaceSet& ways = town.places[walker.place].behind;
    if (!ways.empty() && random.below(4) != 0)
        walker.behind = *std::next(ways.begin(), random.below(static_cast<std::uint32_t>(ways.size())));
    return walker;
}

int random_number(Random& random)
{
    return 1 + static_cast<int>(random.below(exit_count));
}

}

/// Compares the search for walks with an independent, plain implementation.
class SuperGangWalkEnumerator : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameWalksIn10000Positions()
    {
        Random random(41);
        Walks found;
        std::size_t most = 0;
        for (int round = 0; round < 10000; ++round) {
            const Walker walker = random_walker(random);
            const int number = random_number(random);
            find_walks(walker, number, found);
            std::map<PlainWalks::Kind, PlainWalks::Way> listed;
            std::vector<PlainWalks::Way> order;
            for (const Walk& walk : found) {
                order.push_back(numbers.way(walker.place, walk.path));
                const PlainWalks::Kind kind(
                    order.back().back(), numbers.plain(walk.behind), numbers.plain(walk.crossed));
                QVERIFY(listed.emplace(kind, order.back()).second);
                QVERIFY(walk.behind == behind_after(walker.place, walk.path));
            }
            QVERIFY(listed == plain.walks(figure(walker), number));
            QVERIFY(std::ranges::is_sorted(order));
            most = std::max(most, found.size());
        }
        QVERIFY(most > 100);
    }

    void anyChainIsAcceptedOrRefusedAlike()
    {
        Random random(42);
        int accepted = 0;
        int refused = 0;
        for (int round = 0; round < 2000; ++round) {
            const Walker walker = random_walker(random);
            const int number = random_number(random);
            const PlainWalks::Figure same = figure(walker);
            bool alike = true;
            plain.chains(same, number, [&](const PlainWalks::Way& way) {
                const auto refusal = check_path(walker, number, numbers.path(walker.place, way));
                alike = alike && plain.good(same, number, way) == !refusal
                    && (!refusal || (!refusal->code.empty() && refusal->rule.starts_with("SG-")));
                (refusal ? refused : accepted) += 1;
            });
            QVERIFY(alike);
        }
        QVERIFY(accepted > 20000 && refused > 100000);
    }

    void mutatedPathsToo()
    {
        Random random(43);
        Walks found;
        int accepted = 0;
        int refused = 0;
        for (int round = 0; round < 10000; ++round) {
            const Walker walker = random_walker(random);
            const int number = random_number(random);
            find_walks(walker, number, found);
            auto way = numbers.way(walker.place, found[random.below(static_cast<std::uint32_t>(found.size()))].path);
            const std::size_t first = walker.place == no_place ? 0 : 1;
            const std::size_t index = first + random.below(static_cast<std::uint32_t>(way.size() - first));
            const auto here = way.begin() + static_cast<std::ptrdiff_t>(index);
            if (const auto change = random.below(4); change == 0 && index > 0) {
                const auto& ways_on = plain.next(way[index - 1]);
                *here = *std::next(ways_on.begin(), random.below(static_cast<std::uint32_t>(ways_on.size())));
            } else if (change == 1) {
                *here = numbers.plain(static_cast<Place>(random.below(place_count)));
            } else if (change == 2) {
                way.erase(here);
            } else if (way.size() - first < Path::most_places) {
                way.insert(here, *here);
            }
            const bool good = plain.good(figure(walker), number, way);
            QVERIFY(good == !check_path(walker, number, numbers.path(walker.place, way)));
            (good ? accepted : refused) += 1;
        }
        QVERIFY(accepted > 500 && refused > 5000);
    }

    /// A walker that owns more shops and has nothing behind it has all walks of one that owns fewer.
    void allWalksFitIntoTheList()
    {
        Walks found;
        std::size_t most = 0;
        for (Place place = 0; place < place_count; ++place)
            for (int number = 1; number <= 6; ++number) {
                Walker walker{WalkerKind::gangster, place, no_place, {}, true};
                for (Shop one = 0; one < shop_count; ++one)
                    walker.own.insert(one);
                find_walks(walker, number, found);
                most = std::max(most, found.size());
            }
        QVERIFY(most <= most_walks);
        for (int number = 1; number <= 6; ++number) {
            find_walks(fallen_patrol(), number, found);
            QVERIFY(found.size() <= most);
        }
    }

private:
    PlainWalks::Figure figure(const Walker& walker) const
    {
        return {walker.kind == WalkerKind::patrol, numbers.plain(walker.place), numbers.plain(walker.behind),
            numbers.plain(walker.own), walker.clinic_open};
    }

    const PlainWalks plain;
    const Numbers numbers{plain};
};

BACKROOM_SUITE(SuperGangWalkEnumerator)
#include "tst_walk_enumerator.moc"
