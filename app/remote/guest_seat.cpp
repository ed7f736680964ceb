// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/guest_seat.hpp"

#include "app/remote/deal.hpp"
#include "app/remote/topics.hpp"

namespace remote {

GuestSeat::GuestSeat(KeptSeat seat, Carrier& carrier, Clock clock, Callbacks callbacks)
    : seat_(std::move(seat))
    , carrier_(carrier)
    , clock_(std::move(clock))
    , callbacks_(std::move(callbacks))
    , table_(seat_.invitation.table())
    , keys_(guest_line(seat_.keys, seat_.host))
    , heard_(clock_())
{
    for (const QJsonValue& item : std::as_const(seat_.items))
        sums_ += sum_with(sums_.last(), item);
    reported_state_ = state();
    carrier_.listen(
        {[this](const QString& topic, const QByteArray& bytes, bool retained) { arrived(topic, bytes, retained); },
            [this] { connected(); },
            [this](const QString& why) {
                is_connected_ = false;
                trouble_ = why;
                callbacks_.changed();
            }});
}

GuestSeat::~GuestSeat() = default;

GuestSeat::State GuestSeat::state() const
{
    if (!seat_.broken.isEmpty())
        return State::broken;
    if (seat_.over)
        return State::over;
    if (!seat_.seated)
        return is_connected_ && keys_ ? State::knocking : State::looking;
    if (clock_() - heard_ >= alone_after)
        return State::alone;
    return seat_.items.isEmpty() ? State::waiting : State::playing;
}

void GuestSeat::reportState()
{
    const State before = std::exchange(reported_state_, state());
    if (before != reported_state_)
        callbacks_.changed();
}

void GuestSeat::tick()
{
    const int patience = seat_.request ? ask_again : post_again;
    if (is_connected_ && (owes_letter_ || clock_() - posted_ >= patience)) {
        if (seat_.seated)
            post();
        else
            knock();
    }
    reportState();
}

bool GuestSeat::decide(const QJsonObject& act)
{
    return decide(Request{{}, act});
}

bool GuestSeat::undo()
{
    return decide(Request{{}, {}, true});
}

bool GuestSeat::decide(Request request)
{
    if (seat_.watch || seat_.request || seat_.over || seat_.items.isEmpty() || !seat_.broken.isEmpty())
        return false;
    request.name = {have(), have() == seat_.refused.at ? seat_.refused.turn + 1 : 0};
    seat_.request = request;
    callbacks_.keep(seat_);
    post();
    return true;
}

void GuestSeat::setReady(bool ready)
{
    ready_ = ready;
    post();
}

bool GuestSeat::say(int sentence)
{
    if (!seat_.seated || seat_.watch || !seat_.broken.isEmpty())
        return false;
    said_ = Said{std::max(clock_(), said_ ? said_->at + 1 : 0), sentence};
    post();
    return true;
}

void GuestSeat::setAbsence(const QString& absence)
{
    absence_ = absence;
    post();
}

void GuestSeat::connected()
{
    is_connected_ = true;
    const bool was_down = !std::exchange(trouble_, {}).isEmpty();
    carrier_.follow(topics::down(table_, seat_.box));
    if (!keys_)
        carrier_.follow(topics::card(table_));
    if (seat_.seated)
        post();
    else
        knock();
    reportState();
    if (was_down)
        callbacks_.changed();
}

void GuestSeat::arrived(const QString& topic, const QByteArray& bytes, bool retained)
{
    if (!seat_.broken.isEmpty() || bytes.isEmpty())
        return;
    if (topic == topics::down(table_, seat_.box))
        hear(bytes, retained);
    else if (topic == topics::card(table_) && !keys_)
        readCard(bytes);
}

void GuestSeat::readCard(const QByteArray& bytes)
{
    const auto host = read_card(bytes);
    if (!host || !cards_.takes(clock_()) || fingerprint_of(*host) != seat_.invitation.fingerprint
        || !guest_line(seat_.keys, *host)) {
        ++dropped_.cards;
        return;
    }
    seat_.host = *host;
    callbacks_.keep(seat_);
    keys_ = guest_line(seat_.keys, *host);
    knock();
    reportState();
}

void GuestSeat::knock()
{
    if (!is_connected_ || !keys_ || !seat_.broken.isEmpty())
        return;
    posted_ = clock_();
    const Knock knock{
        seat_.box, seat_.keys.open, seat_.invitation.ticket, seat_.name, seat_.mark, seat_.shapes, seat_.watch};
    carrier_.post(topics::door(table_), close_knock(written(knock), seat_.host), false);
}

void GuestSeat::post()
{
    if (!is_connected_ || !keys_ || !seat_.seated || !seat_.broken.isEmpty())
        return;
    owes_letter_ = !posts_.takes(clock_());
    if (owes_letter_)
        return;
    posted_ = clock_();
    UpLetter letter{seat_.match, have(), static_cast<int>(part_.size()), seat_.request};
    letter.lot = seat_.items.isEmpty() ? seat_.lot : QByteArray();
    letter.ready = ready_;
    letter.absence = absence_;
    letter.knows = known_sum(statuses_, open_);
    if (said_ && clock_() - said_->at < said_for)
        letter.said = said_;
    const Place place{table_, seat_.box, Direction::up};
    carrier_.post(topics::up(table_, seat_.box), close_letter(written(letter), keys_->up, place), true);
}

void GuestSeat::hear(const QByteArray& sealed, bool retained)
{
    const auto plain = keys_ ? open_letter(sealed, keys_->down, {table_, seat_.box, Direction::down}) : std::nullopt;
    if (!plain) {
        ++dropped_.forged;
        return;
    }
    const auto letter = read_down(*plain);
    if (!letter) {
        ++dropped_.malformed;
        return;
    }
    if (!retained)
        heard_ = clock_();
    if (letter->match >= seat_.match || !letter->rejection.isEmpty())
        take(*letter);
    // It is unknown how old a sentence in a retained letter is.
    if (!retained)
        hearSaid(*letter);
    reportState();
}

/// Reports each sentence once, because letters arrive late and repeatedly.
void GuestSeat::hearSaid(const DownLetter& letter)
{
    for (std::size_t speaker = 0; speaker < letter.said.size(); ++speaker)
        if (const auto& said = letter.said[speaker]; said && said->at > heard_said_[speaker]) {
            heard_said_[speaker] = said->at;
            callbacks_.said(static_cast<int>(speaker), said->sentence);
        }
}

void GuestSeat::take(const DownLetter& letter)
{
    const KeptSeat before = seat_;
    const qsizetype part_before = part_.size();
    if (!letter.rejection.isEmpty()) {
        seat_.broken = letter.rejection;
        return callbacks_.keep(seat_);
    }
    seat_.seated = true;
    seat_.number = letter.seat;
    // The lot is drawn only once the host is committed. This letter tells it that nothing of the match is here.
    if (letter.match > seat_.match && letter.commitment.isEmpty())
        return post();
    if (letter.match > seat_.match)
        begin(letter);
    if (letter.from == 0 && letter.commitment != seat_.commitment)
        stop("two-stories");
    else
        takeItems(letter);
    if (letter.refused)
        seat_.refused = std::max(seat_.refused, letter.refused->name);
    const auto answered = answer(letter);
    if (seat_ != before)
        callbacks_.keep(seat_);
    if (answered)
        callbacks_.answered(*answered);
    // The next tick acknowledges what has arrived, unless the host waits for that before it sends more.
    const bool waits = part_.size() != part_before || letter.from > have() || have() < letter.length;
    const bool is_news = !letter.statuses.isEmpty() && (statuses_ != letter.statuses || open_ != letter.open);
    if (is_news) {
        statuses_ = letter.statuses;
        open_ = letter.open;
    }
    owes_letter_ = owes_letter_ || seat_ != before || is_news;
    if (waits || seat_.match != before.match || seat_.seated != before.seated)
        post();
    if (is_news || seat_ != before)
        callbacks_.changed();
}

void GuestSeat::begin(const DownLetter& letter)
{
    seat_.match = letter.match;
    seat_.commitment = letter.commitment;
    seat_.lot = seat_.watch ? QByteArray() : random_bytes(lot_size);
    seat_.items = {};
    seat_.over = false;
    seat_.request.reset();
    seat_.refused = {};
    sums_.resize(1);
    part_.clear();
    ready_ = false;
}

void GuestSeat::takeItems(const DownLetter& letter)
{
    // Items are missing in between. The next letter tells the host how many are here.
    if (letter.from > have())
        return;
    if (sums_[letter.from] != letter.sum)
        return stop("two-stories");
    QByteArray sum = letter.sum;
    int at = letter.from;
    for (const QJsonValue& item : letter.items) {
        sum = sum_with(sum, item);
        if (at == have() && !takeItem(item))
            return;
        if (sums_[++at] != sum)
            return stop("two-stories");
    }
    if (letter.part && at == have())
        takePart(*letter.part);
    // The match is over once its last item is here.
    seat_.over = seat_.over || (letter.over && letter.length == have() && have() > 0);
}

bool GuestSeat::takeItem(const QJsonValue& item)
{
    if (!callbacks_.received(have(), item)) {
        stop("bad-item");
        return false;
    }
    seat_.items += item;
    sums_ += sum_with(sums_.last(), item);
    part_.clear();
    return true;
}

void GuestSeat::takePart(const Part& part)
{
    if (part.from != part_.size())
        return;
    part_ += part.bytes;
    if (part_.size() < part.size)
        return;
    const auto item = read_compact(part_);
    if (item)
        takeItem(*item);
    else
        stop("bad-item");
}

/// Returns the letter's answer to the open request; nothing if there is none yet. If the host already knows later
/// requests, an older copy of this seat was used. The answer to that request is then lost, and the match has moved on.
std::optional<std::optional<QJsonObject>> GuestSeat::answer(const DownLetter& letter)
{
    if (!seat_.request)
        return {};
    const RequestId name = seat_.request->name;
    const bool is_done = letter.done >= name.at && have() > name.at;
    if (!is_done && seat_.refused < name)
        return {};
    const bool is_known = is_done ? letter.done == name.at : letter.refused && letter.refused->name == name;
    seat_.request.reset();
    if (!is_known)
        return std::optional(with_code("moved-on"));
    return is_done ? std::optional<QJsonObject>() : letter.refused->why;
}

void GuestSeat::stop(const char* code)
{
    seat_.broken = with_code(code);
}

}
