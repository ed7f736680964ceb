#include "gang_of_dice/open_table.hpp"

#include "gang_of_dice/deal.hpp"
#include "gang_of_dice/rules.hpp"

#include <utility>

namespace gang_of_dice_table {

using namespace rules;

Faces OpenTable::Turn::faces() const
{
    Faces faces;
    for (const Die& die : dice)
        faces.push_back(die.face);
    return faces;
}

OpenTable::OpenTable(const State& initial)
    : seats_(initial.seats)
    , round_(initial.round)
    , start_(initial.start)
    , warning_(initial.warning())
    , out_(initial.out)
{
    const int added = added_in_round(initial.round);
    const int tokens = initial.middle >= added ? added / dice_of_token : 0;
    middle_tokens_ = tokens;
    for (int die = initial.middle - tokens * dice_of_token; die > 0; --die, ++next_key_)
        middle_.push_back({next_key_, static_cast<Face>(next_key_ % face_count)});
}

void OpenTable::roll(const Rolled& rolled)
{
    if (!turn_ || turn_->seat != rolled.seat || rolled.roll == 1) {
        turn_ = Turn{rolled.seat, {}, {}, 0, std::vector<int>(rolled.values.size())};
        for (std::size_t die = 0; die < rolled.values.size(); ++die)
            turn_->dice.push_back({next_key_++, boss});
    }
    for (std::size_t die = 0; die < rolled.values.size(); ++die)
        turn_->dice[die].face = rolled.values[die];
    turn_->thrown = rolled.thrown;
    turn_->roll = rolled.roll;
    ++rolls_;
    for (const int die : rolled.thrown)
        turn_->thrown_in[static_cast<std::size_t>(die)] = rolls_;
}

void OpenTable::tell(const Event& event)
{
    if (const auto* rolled = std::get_if<Rolled>(&event)) {
        roll(*rolled);
    } else if (const auto* busted = std::get_if<Busted>(&event)) {
        const auto sum = static_cast<std::uint8_t>(total(count(turn_->faces())));
        results_[busted->seat] = TurnResult{sum, static_cast<std::uint8_t>(turn_->dice.size()), false};
        middle_.insert(middle_.end(), turn_->dice.begin(), turn_->dice.end());
        ended_ = std::exchange(turn_, std::nullopt);
    } else if (const auto* result = std::get_if<ResultShown>(&event)) {
        results_[result->seat] = TurnResult{result->total, result->dice, true};
        shown_[result->seat] = turn_->dice;
        ended_ = std::exchange(turn_, std::nullopt);
    } else if (const auto* won = std::get_if<RoundWon>(&event)) {
        for (Dice& dice : shown_)
            dice.clear();
        middle_.clear();
        middle_tokens_ = 0;
        start_ = won->seat;
    } else if (const auto* gone = std::get_if<Eliminated>(&event)) {
        out_.insert(gone->seat);
    } else if (const auto* revealed = std::get_if<WarningRevealed>(&event)) {
        round_ = revealed->round;
        warning_ = revealed->card;
        middle_tokens_ += revealed->added / dice_of_token;
        results_ = {};
        ended_.reset();
        while (out_.contains(start_))
            start_ = static_cast<backroom::Seat>((start_ + 1) % seats_);
    }
}

int OpenTable::middle_in_dice() const
{
    return static_cast<int>(middle_.size()) + middle_tokens_ * dice_of_token;
}

int OpenTable::prize() const
{
    int dice = middle_in_dice();
    for (const Dice& shown : shown_)
        dice += static_cast<int>(shown.size());
    return dice + (turn_ ? static_cast<int>(turn_->dice.size()) : 0);
}

std::optional<backroom::Seat> OpenTable::leader() const
{
    return rules::leader(results_, start_, seats_);
}

std::vector<backroom::Seat> OpenTable::order() const
{
    std::vector<backroom::Seat> order;
    for (int step = 0; step < seats_; ++step)
        order.push_back(static_cast<backroom::Seat>((start_ + step) % seats_));
    return order;
}

}
