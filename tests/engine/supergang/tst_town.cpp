// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "ways.hpp"

#include "engine/core/json.hpp"
#include "engine/supergang/town/board.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

using namespace test;
using List = std::vector<std::string>;

namespace {

List shop_ids(std::span<const Shop> shops)
{
    List ids;
    for (const Shop one : shops)
        ids.emplace_back(town.places[place_of(one)].id);
    return ids;
}

List section_ids(std::span<const Section> sections)
{
    List ids;
    for (const Section one : sections)
        ids.emplace_back(town.sections[one].id);
    return ids;
}

const PlaceFacts& facts(std::string_view id)
{
    return town.places[at(id)];
}

}

class SuperGangTown : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTablesAreTheBoardFile()
    {
        std::ifstream file(ENGINE_DIR "/../assets/supergang/town.json");
        QVERIFY(file.is_open());
        Json board = parse_json(std::string(std::istreambuf_iterator<char>(file), {}));
        board.erase("drawing");
        QVERIFY(Json::parse(town_json().dump()) == board);
        QVERIFY(check_board(town_json().dump()).empty());
    }

    void SG_2_1_places()
    {
        std::array<int, 6> counts{};
        for (const PlaceFacts& place : town.places)
            ++counts[static_cast<std::size_t>(place.kind)];
        QVERIFY((counts == std::array{1, 121, 5, 36, 1, 1}));
        QVERIFY(kind_of(town.centre) == PlaceKind::centre && kind_of(town.clinic) == PlaceKind::clinic);
        QVERIFY(kind_of(town.graveyard) == PlaceKind::graveyard);
        QCOMPARE(text(town.manholes), "s16 s30 s44 s88 s122");
        for (const Place manhole : town.manholes)
            QVERIFY(is_street(manhole) && is_manhole(manhole) && !is_shop(manhole));
        QVERIFY(is_street(at("s1")) && !is_manhole(at("s1")) && !is_street(at("baker")) && is_shop(at("baker")));
    }

    void SG_2_2_districts()
    {
        List sizes;
        ShopSet all;
        for (District district = 0; district < district_count; ++district) {
            const DistrictFacts& one = town.districts[district];
            sizes.push_back(std::string(one.id) + " " + std::to_string(one.shops.size()));
            QCOMPARE(one.shop_set.size(), static_cast<int>(one.shops.size()));
            for (const Shop shop : one.shops)
                QVERIFY(one.shop_set.contains(shop) && town.shops[shop].district == district);
            all = all | one.shop_set;
        }
        QCOMPARE(sizes, (List{"old-town 8", "market 7", "villas 7", "casino 7", "harbour 7"}));
        QCOMPARE(all.size(), shop_count);
        QCOMPARE(town.shops[shop("baker")].name.en, "The Lost Loaf");
        QCOMPARE(town.shops[shop("baker")].name.it, "Pan Perduto");
        QCOMPARE(town.shops[shop("hotel")].name.fr, "Hôtel du Large");
    }

    void SG_2_3_priceAndManagers()
    {
        QCOMPARE(price(ShopKind::basic), 50);
        QCOMPARE(managers(ShopKind::basic), 1);
        for (const ShopKind kind : {ShopKind::t, ShopKind::v, ShopKind::d, ShopKind::star}) {
            QCOMPARE(price(kind), 100);
            QCOMPARE(managers(kind), 2);
        }
        QVERIFY(town.shops[shop("boxing")].kind == ShopKind::t && town.shops[shop("hair")].kind == ShopKind::v);
        QVERIFY(town.shops[shop("imports")].kind == ShopKind::d && town.shops[shop("kiosk")].kind == ShopKind::star);
        QVERIFY(town.shops[shop("baker")].kind == ShopKind::basic);
    }

    void SG_2_4_exitsClinicGraveyard()
    {
        QCOMPARE(text(town.exits), "s8 s10 s1 s2 s4 s6");
        QCOMPARE(text(std::array{town.clinic_square, town.graveyard_square}), "s35 s41");
        QCOMPARE(text(facts("centre").steps), "s1 s10 s2 s4 s6 s8");
    }

    void SG_2_5_doorsAndNeighbours()
    {
        QCOMPARE(text(town.shops[shop("baker")].accesses), "s46 s38");
        QCOMPARE(shop_ids(town.shops[shop("baker")].neighbours), (List{"antiques", "locks"}));
        QCOMPARE(shop_ids(facts("s46").doors), (List{"baker", "boxing"}));
        QVERIFY(facts("s47").doors.empty() && facts("baker").doors.empty());
        for (Shop one = 0; one < shop_count; ++one)
            QCOMPARE(shop_at(place_of(one)), one);
        QCOMPARE(shop_at(at("s46")), no_shop);
        // The search for walks assumes that a row of shops that is entered at an access can be left there only through
        // the same shop.
        for (const ShopFacts& one : town.shops)
            for (const Shop other : one.neighbours)
                for (const Place access : one.accesses)
                    QVERIFY(std::ranges::count(town.shops[other].accesses, access) == 0);
    }

    void SG_2_6_streets()
    {
        QCOMPARE(text(facts("s46").next), "s37 s47 baker boxing");
        QCOMPARE(text(facts("s46").street_next), "s37 s47");
        QCOMPARE(text(facts("s46").steps), "baker boxing s37 s47");
        QCOMPARE(text(facts("s41").steps), "boxing s37 s42");
        QCOMPARE(text(facts("s16").steps), "s122 s14 s15 s30 s44 s88");
        QCOMPARE(text(facts("s46").behind), "s37 s47");
        QCOMPARE(text(facts("s8").behind), "centre s9 s11 s71");
        QVERIFY(facts("baker").behind.empty() && facts("clinic").behind.empty() && facts("centre").behind.empty());
        QCOMPARE(town.streets[facts("s46").street].name.en, "Three Cats Street");
        QCOMPARE(facts("baker").street, no_street);
        QCOMPARE(town.bridges.size(), 2u);
        QCOMPARE(text(town.bridges[0].over), "s83 s84");
        QCOMPARE(text(town.bridges[1].under), "s109 s110");
    }

    void SG_2_7_sections()
    {
        QCOMPARE(section_ids(town.shops[shop("antiques")].sections), (List{"p2", "p3"}));
        QCOMPARE(section_ids(facts("s46").sections), (List{"p3", "p4", "p6", "p9"}));
        QVERIFY(facts("antiques").sections.empty());
        const auto p3 = find_section("p3");
        QVERIFY(p3.has_value());
        QCOMPARE(text(town.sections[*p3].squares), "s48 s47 s46");
        QCOMPARE(shop_ids(town.sections[*p3].shops), (List{"antiques", "baker"}));
        // In the order of the board file (SG-6.3).
        for (const ShopFacts& one : town.shops)
            QVERIFY(std::ranges::is_sorted(one.sections));
    }

    void SG_9_3_whereACrimeIsSeen()
    {
        QCOMPARE(text(facts("s46").seen_from), "s37 s46 s47");
        QCOMPARE(text(facts("s45").seen_from), "s45 s48 s50 s64 s66");
        QCOMPARE(text(facts("s16").seen_from), "s14 s15 s16");
        QCOMPARE(text(facts("baker").seen_from), "s38 s46 baker");
        QCOMPARE(text(facts("clinic").seen_from), "s35 clinic");
        // Nothing is seen from the centre, not even a crime on an exit.
        QCOMPARE(text(facts("s8").seen_from), "s8 s9 s11 s71");
        QVERIFY(facts("centre").seen_from.empty() && facts("graveyard").seen_from.empty());
    }

    void idsAreFound()
    {
        std::set<std::string_view> sorted;
        for (Place place = 0; place < place_count; ++place) {
            QVERIFY(find_place(town.places[place].id) == place);
            sorted.insert(town.places[place].id);
        }
        std::uint8_t rank = 0;
        for (const std::string_view id : sorted)
            QCOMPARE(facts(id).rank, rank++);
        for (Shop one = 0; one < shop_count; ++one)
            QVERIFY(find_shop(town.places[place_of(one)].id) == one);
        for (Section section = 0; section < section_count; ++section)
            QVERIFY(find_section(town.sections[section].id) == section);
        for (const std::string_view id : {"", "s", "s0", "s127", "Baker", "zzz"}) {
            QVERIFY(!find_place(id) && !find_shop(id) && !find_section(id));
        }
        QVERIFY(!find_shop("s1") && !find_section("s1") && !find_place("p1"));
    }

    void setsOfIds()
    {
        PlaceSet set;
        QVERIFY(set.empty());
        for (const int id : {164, 0, 63, 64, 127, 128})
            set.insert(static_cast<Place>(id));
        QVERIFY(std::ranges::equal(std::vector<Place>(set.begin(), set.end()), std::array{0, 63, 64, 127, 128, 164}));
        QCOMPARE(set.size(), 6);
        QVERIFY(set.contains(164) && !set.contains(1) && !set.contains(no_place));
        const PlaceSet some{0, 64, 100};
        QVERIFY((set & some) == (PlaceSet{0, 64}) && (some - set) == PlaceSet{100});
        QVERIFY((set | some).size() == 7 && set.includes({0, 164}) && !set.includes(some) && set.intersects(some));
        set.erase(64);
        QVERIFY(!set.contains(64) && !set.intersects({64, 100}));
    }
};

BACKROOM_SUITE(SuperGangTown)
#include "tst_town.moc"
