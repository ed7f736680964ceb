// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/deal.hpp"
#include "app/remote/host_table.hpp"
#include "app/remote/topics.hpp"

#include <array>

/// Implements HostTable: letters and knocks.
namespace remote {

namespace {

/// The bytes of items in a letter; the rest of it is for everything else.
constexpr qsizetype room_for_items = 48 * 1024;
constexpr qsizetype longest_part = 32 * 1024;

constexpr std::array status_names{"empty", "knocked", "here", "quiet", "away", "left"};

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
            // The answer to this knock was lost.
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
    updateStatuses();
    carrier_.follow(topics::up(name_, knock.box));
    postAll();
    callbacks_.changed();
}

void HostTable::refuse(const QByteArray& box, const QByteArray& key, const QJsonObject& why, bool retain)
{
    DownLetter letter;
    letter.rejection = why;
    const auto keys = host_line(table_.keys, key);
    if (is_connected_ && keys)
        carrier_.post(
            topics::down(name_, box), close_letter(written(letter), keys->down, {name_, box, Direction::down}), retain);
}

void HostTable::hear(int number, const QByteArray& sealed, bool retained)
{
    Live& now = live(number);
    const auto plain = open_letter(sealed, now.keys->up, {name_, seat(number).box, Direction::up});
    if (!plain) {
        // An empty letter means that a retained one was removed.
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
    if (!retained) {
        now.heard = clock_();
        now.proven = true;
    }
    now.absence = letter->absence;
    now.knows = letter->knows;
    // An older copy of the guest's seat may be in use.
    if (letter->match < table_.match)
        now.have = now.part = 0;
    if (watches(number))
        return hearWatcher(number, *letter);
    // It is unknown how old a sentence in a retained letter is.
    const bool has_said = !retained && letter->said && hearSaid(number, *letter->said);
    const bool was_ready = std::exchange(now.ready, letter->ready && letter->match == table_.match);
    const bool has_grown = letter->match == table_.match && take(number, *letter);
    const bool has_changed = updateStatuses();
    if (has_grown || has_changed || has_said)
        postAll();
    else if (letter->match != table_.match || letter->request || isBehind(number))
        post(number);
    if (has_grown || has_changed || was_ready != now.ready)
        callbacks_.changed();
}

/// Returns whether the sentence is new. Letters arrive late and repeatedly.
bool HostTable::hearSaid(int number, const Said& said)
{
    if (said.at <= live(number).said)
        return false;
    live(number).said = said.at;
    return speak(number, said.sentence);
}

bool HostTable::speak(int number, int sentence)
{
    Speaker& speaker = speakers_[static_cast<std::size_t>(number)];
    if (!speaker.sentences.takes(clock_())) {
        ++dropped_.too_fast;
        return false;
    }
    speaker.said = {std::max(clock_(), speaker.said.at + 1), sentence};
    callbacks_.said(number, sentence);
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
    if (letter.request && handleRequest(number, *letter.request))
        return true;
    // Sends what did not fit into the previous letter.
    if (has_more && !letter.request && now.have != lengthFor(number))
        post(number);
    return false;
}

/// Returns whether the request was performed now. The answer to a request that was performed or refused earlier is in
/// every letter.
bool HostTable::handleRequest(int number, const Request& request)
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

void HostTable::performWaiting()
{
    bool has_grown = false;
    for (int number = 0; isServed() && number < count(); ++number)
        if (const auto request = std::exchange(live(number).waiting, {})) {
            if (handleRequest(number, *request))
                has_grown = true;
            else if (!live(number).waiting)
                post(number);
        }
    if (!has_grown)
        return;
    postAll();
    callbacks_.changed();
}

void HostTable::post(int number)
{
    if (!is_connected_ || !seat(number).isTaken())
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

QStringList HostTable::statuses() const
{
    QStringList all;
    for (int of = 0; of < count(); ++of) {
        const Live& now = live(of);
        QString status = QLatin1String(status_names[static_cast<std::size_t>(now.status)]);
        if (now.status >= SeatStatus::quiet)
            status += u' ' + QString::number(now.heard);
        all += status;
    }
    return all;
}

/// Returns whether seats or table are not as this guest knows them.
bool HostTable::isBehind(int number) const
{
    return live(number).knows != known_sum(statuses(), open_);
}

DownLetter HostTable::letterTo(int number)
{
    DownLetter letter;
    letter.seat = watches(number) ? 0 : number;
    letter.match = table_.match;
    if (table_.match > 0 && live(number).have == 0)
        letter.commitment = commitment_to(name_, table_.match, table_.secret);
    letter.sum = live(number).sums.first();
    letter.refused = seat(number).refused;
    if (isBehind(number)) {
        letter.statuses = statuses();
        letter.open = open_;
    }
    for (std::size_t speaker = 0; speaker < speakers_.size(); ++speaker)
        if (clock_() - speakers_[speaker].said.at < said_for) {
            letter.said.resize(speaker + 1);
            letter.said[speaker] = speakers_[speaker].said;
        }
    if (isServed() && live(number).have > lengthFor(number))
        letter.rejection = with_code("two-stories");
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
