#include "the_gang/deal.hpp"
#include "the_gang/rules.hpp"

namespace backroom::the_gang {

namespace {

/// The cards a seat cannot see, in random order.
struct Unseen {
    GangsterDeck gangsters;
    SpecialPile specials;

    Unseen(const View& view, Random& random)
    {
        Gangsters seen = view.hand.gangsters | view.captured;
        for (const Gangsters row : view.cities)
            seen |= row;
        for (const Gangsters pile : view.piles)
            seen |= pile;
        std::array<int, special_kinds + 1> seen_specials{};
        const auto see = [&](Special special) { ++seen_specials[static_cast<std::size_t>(special)]; };
        see(view.hand.special);
        for (const Choice& choice : view.choices) {
            if (choice.gangster != 0)
                seen.insert(choice.gangster);
            see(choice.special);
        }
        for (const Special special : view.special_discard)
            see(special);

        for (Gangster gangster = 1; gangster <= gangster_count; ++gangster)
            if (!seen.contains(gangster))
                gangsters.push_back(gangster);
        for (const Special special : all_specials)
            for (int copy = seen_specials[static_cast<std::size_t>(special)]; copy < copies_of_special(view.seats);
                 ++copy)
                specials.push_back(special);
        random.shuffle(gangsters);
        random.shuffle(specials);
    }

    Gangsters take(int count)
    {
        Gangsters taken;
        for (int left = count; left > 0; --left)
            taken.insert(gangsters.take_back());
        return taken;
    }
};

Choice random_choice(const Hand& hand, int cities_in_play, Random& random)
{
    Choice choice;
    auto skip = random.below(static_cast<std::uint32_t>(hand.gangsters.size()));
    for (const Gangster gangster : hand.gangsters)
        if (skip-- == 0) {
            choice.gangster = gangster;
            break;
        }
    const int ways = cities_in_play + (hand.special != Special::none ? 1 : 0);
    const auto way = static_cast<int>(random.below(static_cast<std::uint32_t>(ways)));
    if (way < cities_in_play)
        choice.ticket = static_cast<City>(way);
    else
        choice.special = hand.special;
    return choice;
}

}

State sample(const View& view, Random& random)
{
    Unseen unseen(view, random);
    State state;
    state.options = view.options;
    state.seats = view.seats;
    state.round = view.round;
    state.job = view.job;
    state.phase = view.phase;
    state.cities = view.cities;
    state.special_discard = view.special_discard;
    state.choices = view.choices;
    state.to_play = view.to_play;
    state.turn = view.turn;
    const bool over = view.phase == Phase::over;
    for (Seat seat = 0; seat < view.seats; ++seat) {
        if (seat == view.seat) {
            state.hands[seat] = view.hand;
            state.captured[seat] = view.captured;
            if (view.phase == Phase::choosing)
                state.choices[seat] = view.choice;
            continue;
        }
        const View::Other& other = view.table[seat];
        state.hands[seat].gangsters = unseen.take(other.gangsters);
        if (other.special)
            state.hands[seat].special = unseen.specials.take_back();
        state.captured[seat] = over ? view.piles[seat] : unseen.take(other.captured);
        if (other.chosen)
            state.choices[seat] = random_choice(state.hands[seat], view.cities_in_play(), random);
    }
    for (int left = view.deck; left > 0; --left)
        state.deck.push_back(unseen.gangsters.take_back());
    for (int left = view.special_deck; left > 0; --left)
        state.special_deck.push_back(unseen.specials.take_back());
    state.random = Random(next_seed(random));
    return state;
}

}
