#include "the_gang/table.hpp"
#include "the_gang/wording.hpp"

using namespace backroom::the_gang;
using the_gang_table::Wording;

namespace {

// Durations in milliseconds at normal speed.
constexpr int reveal_time = 900;
constexpr int turn_time = 550;
constexpr int place_time = 520;
constexpr int special_time = 480;
constexpr int glow_time = 750;
constexpr int capture_time = 420;
constexpr int capture_time_a_card = 70;
constexpr int deal_time = 180;
constexpr int deal_time_a_card = 60;
constexpr int pause_time = 300;
constexpr int job_end_time = 700;
constexpr int end_time = 900;
/// Long enough for a new card to be drawn where it comes from.
constexpr int frame_time = 34;

}

SeatPlate& TheGangTable::plate(backroom::Seat seat)
{
    return *std::ranges::find(shown_plates_, int{seat}, &SeatPlate::key);
}

void TheGangTable::stage(const Events& events)
{
    scene_.hand.reset();
    scene_.looked_at = {};
    scene_.letGo();
    scene_.forgetChoice();

    if (events.size() == 1 && std::holds_alternative<Chosen>(events[0])) {
        setAnimated(false);
        chronicle_.follow(state());
        return settle();
    }
    phase_ = Revealing;
    refresh();
    for (std::size_t at = 0; at < events.size(); ++at) {
        const Event& event = events[at];
        if (const auto* revealed = std::get_if<Revealed>(&event)) {
            stage(*revealed);
        } else if (const auto* placed = std::get_if<Placed>(&event)) {
            stage(*placed);
        } else if (const auto* played = std::get_if<SpecialPlayed>(&event)) {
            stage(*played);
        } else if (std::holds_alternative<Captured>(event)) {
            std::vector<Captured> captures;
            for (; at < events.size() && std::holds_alternative<Captured>(events[at]); ++at)
                captures.push_back(std::get<Captured>(events[at]));
            --at;
            stageCaptures(captures);
        } else if (const auto* discarded = std::get_if<SpecialDiscarded>(&event)) {
            stage(*discarded);
        } else if (const auto* refilled = std::get_if<Refilled>(&event)) {
            stage(*refilled);
        } else if (std::holds_alternative<JobEnded>(event)) {
            cue(job_end_time, [this, event] {
                scene_.active.reset();
                scene_.closed_hand = 0;
                for (SeatPlate& plate : shown_plates_) {
                    plate.gangster = 0;
                    plate.note.clear();
                    plate.active = false;
                    plate.done = false;
                }
                tell(event);
            });
        } else if (const auto* dealt = std::get_if<Dealt>(&event)) {
            cue(deal_time,
                [this, event, seat = dealt->seat, count = dealt->gangsters.size(), special = dealt->special] {
                    plate(seat).cards = count;
                    plate(seat).special = special != Special::none;
                    deck_ -= count;
                    tell(event);
                });
        } else if (!std::holds_alternative<Chosen>(event)) {
            cue(std::holds_alternative<GameOver>(event) ? end_time : pause_time, [this, event] { tell(event); });
        }
    }
    director()->add(0, [this] { settle(); });
}

void TheGangTable::stage(const Revealed& revealed)
{
    cue(frame_time, [this, revealed] {
        std::vector<SeatPlate> ordered;
        for (const Revealed::Entry& entry : revealed.choices) {
            SeatPlate& of = plate(entry.seat);
            of.gangster = entry.choice.gangster;
            of.note =
                entry.choice.ticket ? Wording::city(*entry.choice.ticket) : Wording::shortSpecial(entry.choice.special);
            of.done = false;
            of.active = false;
            --of.cards;
            if (!entry.choice.ticket)
                of.special = false;
            ordered.push_back(of);
        }
        shown_plates_ = ordered;
        setWaiting(0);
        scene_.sealed = true;
        setSeat(nobody);
    });
    cue(reveal_time, [this, revealed] {
        scene_.sealed = false;
        tell(revealed);
    });
}

void TheGangTable::setWaiting(std::size_t first)
{
    scene_.waiting.clear();
    for (std::size_t row = 0; row < shown_plates_.size(); ++row) {
        SeatPlate& of = shown_plates_[row];
        of.waiting = row < first ? -1 : static_cast<int>(row - first);
        if (row >= first)
            scene_.waiting.push_back(static_cast<Gangster>(of.gangster));
    }
}

void TheGangTable::beginTurn(backroom::Seat seat)
{
    cue(turn_time, [this, seat] {
        scene_.active = the_gang_table::Scene::Active{seat, openChoice(seat), {}, false};
        scene_.closed_hand = plate(seat).cards;
        setSeat(seat);
        for (SeatPlate& of : shown_plates_)
            of.active = of.key == seat;
        setWaiting(static_cast<std::size_t>(&plate(seat) - shown_plates_.data()) + 1);
    });
}

void TheGangTable::stage(const Placed& placed)
{
    if (!scene_.active || scene_.active->choice.gangster != placed.gangster)
        beginTurn(placed.seat);
    cue(place_time, [this, placed] {
        scene_.rows[static_cast<std::size_t>(index(placed.city))].insert(placed.gangster);
        scene_.active->turn.gangster_placed = true;
        scene_.active->turn.city = placed.city;
        if (scene_.active->choice.ticket || scene_.active->turn.special_played)
            plate(placed.seat).done = true;
        tell(placed);
    });
}

void TheGangTable::stage(const SpecialPlayed& played)
{
    cue(special_time, [this, played] {
        Turn& turn = scene_.active->turn;
        turn.special_played = true;
        turn.city = played.city;
        if (played.special == Special::lookout)
            turn.lookout = played.end;
        if (played.special == Special::spy)
            turn.spied = played.gangster;
        if (played.special == Special::boss_calls && played.gangster != 0) {
            scene_.rows[static_cast<std::size_t>(index(played.from))].erase(played.gangster);
            scene_.rows[static_cast<std::size_t>(index(played.city))].insert(played.gangster);
        }
        if (turn.gangster_placed)
            plate(played.seat).done = true;
        tell(played);
    });
}

void TheGangTable::stageCaptures(const std::vector<Captured>& captures)
{
    int count = 0;
    for (const Captured& capture : captures)
        count += capture.gangsters.size();
    cue(glow_time, [this, captures] {
        scene_.gangs.clear();
        for (const Captured& capture : captures) {
            scene_.gangs.push_back({capture.city, capture.gangsters});
            tell(capture);
        }
    });
    cue(capture_time + capture_time_a_card * count, [this, captures] {
        scene_.gangs.clear();
        for (const Captured& capture : captures) {
            scene_.rows[static_cast<std::size_t>(index(capture.city))] -= capture.gangsters;
            const auto row =
                std::ranges::find(shown_plates_, int{capture.seat}, &SeatPlate::key) - shown_plates_.begin();
            for (const Gangster gangster : capture.gangsters)
                scene_.leaving.emplace_back(gangster, static_cast<backroom::Seat>(row));
        }
    });
    cue(0, [this, captures] {
        scene_.leaving.clear();
        for (const Captured& capture : captures)
            plate(capture.seat).captured += capture.gangsters.size();
    });
}

void TheGangTable::stage(const SpecialDiscarded& discarded)
{
    cue(discarded.special == Special::none ? 0 : pause_time, [this, discarded] {
        if (scene_.active && scene_.active->seat == discarded.seat) {
            scene_.active->turn.lookout.reset();
            scene_.active->turn.spied = 0;
            scene_.active->choice.special = Special::none;
        }
        plate(discarded.seat).special = false;
        tell(discarded);
    });
}

void TheGangTable::stage(const Refilled& refilled)
{
    cue(frame_time, [this, refilled] {
        scene_.rows[static_cast<std::size_t>(index(refilled.city))] |= refilled.gangsters;
        scene_.entering = refilled.gangsters;
    });
    cue(deal_time + deal_time_a_card * refilled.gangsters.size() + pause_time, [this, refilled] {
        scene_.entering = {};
        deck_ -= refilled.gangsters.size();
        tell(refilled);
    });
}
