// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/apart/deal.hpp"
#include "app/apart/host_table.hpp"
#include "app/apart/topics.hpp"

#include <array>

/// What the host reads and writes.
namespace apart {

namespace {

/// Of items in a letter. The rest of it is for everything else.
constexpr qsizetype room_for_items = 48 * 1024;
constexpr qsizetype longest_part = 32 * 1024;

constexpr std::array sign_names{"empty", "knocked", "here", "quiet", "away", "asleep", "left"};

}

void HostTable::knocked(const QByteArray& sealed)
{
    if (!knocks_.takes(clock_())) {
        ++dropped_.too_fast;
        return;
    }
    const auto plain = open_knock(sealed, table_.keys);
    const auto knock = plain ? read_knock(*plain) : std::nullopt;
    if (!knock || knock->ticket != table_.ticket || !host_line(table_.keys, knock->key)) {
        ++dropped_.knocks;
        return;
    }
    for (int number = 0; number < countAll(); ++number)
        if (seat(number).box == knock->box) {
            // Its answer was lost.
            if (seat(number).key == knock->key)
                knocks_.giveBack();
            return post(number);
        }
    if (knock->watch)
        letWatch(*knock);
    else
        sitDown(*knock);
}

void HostTable::sitDown(const Knock& knock)
{
    const auto free =
        std::find_if(table_.seats.begin(), table_.seats.end(), [](const auto& guest) { return !guest.isTaken(); });
    const QJsonObject why = free == table_.seats.end() ? with_code("full") : callbacks_.objection(knock);
    if (!why.isEmpty())
        return refuse(knock.box, knock.key, why, false);
    knocks_.giveBack();
    const int number = static_cast<int>(free - table_.seats.begin());
    *free = {knock.box, knock.key, knock.name, knock.mark};
    callbacks_.keep(table_);
    live(number) = {.keys = host_line(table_.keys, knock.key), .heard = clock_()};
    updateSigns();
    carrier_.follow(topics::up(name_, knock.box));
    postAll();
    callbacks_.changed();
}

void HostTable::refuse(const QByteArray& box, const QByteArray& key, const QJsonObject& why, bool stays)
{
    DownLetter letter;
    letter.shut = why;
    const auto keys = host_line(table_.keys, key);
    if (is_up_ && keys)
        carrier_.post(
            topics::down(name_, box), close_letter(written(letter), keys->down, {name_, box, Direction::down}), stays);
}

void HostTable::hear(int number, const QByteArray& sealed, bool lay_there)
{
    Live& now = live(number);
    const auto plain = open_letter(sealed, now.keys->up, {name_, seat(number).box, Direction::up});
    if (!plain) {
        // Nothing at all is a retained letter that was taken away.
        dropped_.forged += sealed.isEmpty() ? 0 : 1;
        return;
    }
    if (!now.letters.takes(clock_())) {
        ++dropped_.too_fast;
        return;
    }
    const auto letter = read_up(*plain);
    if (!letter || letter->match > table_.match || (letter->request && letter->request->name.at > letter->have)) {
        ++dropped_.malformed;
        return;
    }
    if (!lay_there) {
        now.heard = clock_();
        now.proven = true;
    }
    now.bye = letter->bye;
    if (watches(number))
        return hearWatcher(number, *letter);
    // Nobody knows how old a sentence in a retained letter is.
    const bool has_said = !lay_there && letter->said && hearSaid(number, *letter->said);
    const bool was_ready = std::exchange(now.ready, letter->ready && letter->match == table_.match);
    const bool has_grown = letter->match == table_.match && take(number, *letter);
    const bool has_changed = updateSigns();
    if (has_grown || has_changed || has_said)
        postAll();
    else if (letter->match != table_.match || letter->request)
        post(number);
    if (has_grown || has_changed || was_ready != now.ready)
        callbacks_.changed();
}

/// Returns whether it was not heard before. Letters come late and repeatedly.
bool HostTable::hearSaid(int number, const Said& said)
{
    if (said.at <= live(number).said)
        return false;
    live(number).said = said.at;
    return speak(number, said.sentence);
}

bool HostTable::speak(int speaker, int sentence)
{
    Voice& voice = voices_[static_cast<std::size_t>(speaker)];
    if (!voice.sentences.takes(clock_())) {
        ++dropped_.too_fast;
        return false;
    }
    voice.said = {std::max(clock_(), voice.said.at + 1), sentence};
    callbacks_.said(speaker, sentence);
    return true;
}

/// Returns whether the match has grown.
bool HostTable::take(int number, const UpLetter& letter)
{
    Live& now = live(number);
    const bool has_more = now.have != letter.have || now.part != letter.part;
    now.have = letter.have;
    now.part = letter.part;
    if (!isServed() && now.lot.isEmpty() && !letter.lot.isEmpty()) {
        now.lot = letter.lot;
        dealIfReady();
    }
    if (!isServed())
        return false;
    if (letter.request && weigh(number, *letter.request))
        return true;
    // What did not go into one letter goes on with the next.
    if (has_more && !letter.request && now.have != lengthFor(number))
        post(number);
    return false;
}

/// Returns whether it was done just now. One that was done or refused before has its answer in every letter.
bool HostTable::weigh(int number, const Request& request)
{
    auto& refused = seat(number).refused;
    if (request.name.at > judge_->length() || request.name.at <= judge_->newestRequest(number)
        || (refused && request.name <= refused->name))
        return false;
    if (judge_->isBusy()) {
        live(number).waiting = request;
        return false;
    }
    const auto why =
        judge_->leaves(number, request) ? judge_->act(number, request) : std::optional(with_code("moved-on"));
    if (!why)
        return true;
    refused = Refused{request.name, *why};
    callbacks_.keep(table_);
    return false;
}

/// Returns whether one of those that had to wait was done.
bool HostTable::weighWaiting()
{
    bool has_grown = false;
    for (int number = 0; isServed() && number < count(); ++number)
        if (const auto request = std::exchange(live(number).waiting, {})) {
            if (weigh(number, *request))
                has_grown = true;
            else if (!live(number).waiting)
                post(number);
        }
    return has_grown;
}

void HostTable::post(int number)
{
    if (!is_up_ || !seat(number).isTaken())
        return;
    Live& now = live(number);
    now.posted = clock_();
    const Place place{name_, seat(number).box, Direction::down};
    carrier_.post(topics::down(name_, place.box), close_letter(written(letterTo(number)), now.keys->down, place), true);
}

void HostTable::postAll()
{
    for (int number = 0; number < countAll(); ++number)
        post(number);
}

DownLetter HostTable::letterTo(int number)
{
    DownLetter letter;
    letter.seat = watches(number) ? 0 : number;
    letter.match = table_.match;
    if (table_.match > 0)
        letter.seal = seal_of(name_, table_.match, table_.secret);
    letter.sum = live(number).sums.first();
    letter.refused = seat(number).refused;
    letter.open = open_;
    for (int of = 0; of < count(); ++of) {
        const Live& now = live(of);
        QString sign = QLatin1String(sign_names[static_cast<std::size_t>(now.sign)]);
        if (now.sign >= Sign::quiet)
            sign += u' ' + QString::number(now.heard);
        letter.here += sign;
    }
    for (std::size_t speaker = 0; speaker < voices_.size(); ++speaker)
        if (clock_() - voices_[speaker].said.at < said_for) {
            letter.said.resize(speaker + 1);
            letter.said[speaker] = voices_[speaker].said;
        }
    if (isServed() && live(number).have > lengthFor(number))
        letter.shut = with_code("two-stories");
    else if (isServed())
        fill(letter, number);
    return letter;
}

void HostTable::fill(DownLetter& letter, int number)
{
    Live& now = live(number);
    letter.length = lengthFor(number);
    letter.from = now.have;
    letter.over = judge_->isOver();
    letter.done = watches(number) ? -1 : judge_->newestRequest(number);
    for (int at = static_cast<int>(now.sums.size()) - 1; at < letter.length; ++at)
        now.sums += sum_with(now.sums.last(), itemFor(number, at));
    letter.sum = now.sums[letter.from];
    qsizetype used = 0;
    for (int at = letter.from; at < letter.length; ++at) {
        const QJsonValue item = itemFor(number, at);
        const QByteArray json = compact(item);
        used += json.size() + 1;
        if (used <= room_for_items) {
            letter.items += item;
            continue;
        }
        if (at == letter.from) {
            const int from = now.part < json.size() ? now.part : 0;
            letter.part = Part{from, static_cast<int>(json.size()), json.mid(from, longest_part)};
        }
        break;
    }
}

}
