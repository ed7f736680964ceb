#pragma once

#include "supergang/events.hpp"
#include "supergang/open.hpp"

#include <optional>
#include <vector>

namespace supergang_table {

/// A duel as it is shown: from its beginning until it is told what came of it.
struct Bout {
    backroom::supergang::Duel duel;
    /// The newest throw, by targets in plank order; empty before it.
    std::vector<int> attack;
    std::vector<int> defence;
    /// Changes with each throw: the dice tumble then.
    int throws = 0;
    /// The darts of the running volley, in their order, and what each did; those of the last one until the next begins.
    /// Every dart in a bout has struck somewhere (`where_seen`).
    std::vector<backroom::supergang::Dart> volley;
    /// Which side has thrown them.
    backroom::supergang::Side volley_by = backroom::supergang::Side::attack;
    /// A number for each volley that has begun, from 1; 0 before.
    int volleys = 0;
    /// Those that struck nobody, of the whole duel: they stay where they are.
    std::vector<backroom::supergang::Dart> missed;
    /// Who has thrown darts in it.
    backroom::SeatSet shooters;
    /// Of the whole duel: changes with each dart.
    int darts_thrown = 0;
    /// The die that says what the next dart does (SG-8.5) shows this; 0 while none is thrown.
    int die = 0;
    /// Has left the hand, but not arrived: it is not in the volley yet.
    std::optional<backroom::supergang::Dart> flying;
    std::optional<backroom::supergang::Side> won;
    /// What has followed from it, as it was told.
    std::vector<backroom::supergang::Event> followed;
    /// What has come onto the records since it began (SG-9.3): a patrol that watches sees some of it before the end.
    std::vector<backroom::supergang::Witnessed> seen;
    /// All of that has been told.
    bool told = false;

    /// Both sides threw the same (SG-8.1).
    bool tied() const { return !attack.empty() && duel.volley == 0; }
    /// The last dart of the volley has been thrown.
    bool volley_over() const { return !volley.empty() && volley.size() == duel.volley; }
};

/// Where the dart strikes on the screen. By dice (SG-8.5) it strikes nowhere: then near whom it was thrown at, so that
/// it shows what it did; `number` makes no two alike.
backroom::supergang::Point where_seen(
    const backroom::supergang::Dart& dart, const backroom::supergang::Duel& before, int number);
/// Lets the bout follow an event: `DuelBegan` begins one, everything up to `DuelWon` goes on with it, and what comes of
/// a duel is kept. `after` is what lies in the open after the event. Nothing changes by any other event.
void follow(std::optional<Bout>& bout, const backroom::supergang::Event& event, const backroom::supergang::Open& after);
/// Whether such an event, after a duel, is a part of what comes of it.
bool follows_from_duel(const backroom::supergang::Event& event);
/// The duel that is going on, from all that has happened in the match: for a game that is taken up, or steps back and
/// on. Nothing when there is none.
std::optional<Bout> running_bout(
    const std::vector<backroom::supergang::Event>& happened, const backroom::supergang::Open& now);

}
