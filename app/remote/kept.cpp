// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/kept.hpp"

#include "app/remote/deal.hpp"
#include "app/remote/fields.hpp"

namespace remote {

namespace {

QJsonObject seat_json(const KeptTable::Seat& seat)
{
    if (!seat.isTaken())
        return {};
    QJsonObject json{{"box", hex(seat.box)}, {"key", hex(seat.key)}, {"name", seat.name}, {"mark", seat.mark}};
    if (seat.refused)
        json.insert("no", refused_json(*seat.refused));
    return json;
}

std::optional<KeptTable::Seat> read_seat_of_table(const QJsonObject& object)
{
    Fields fields(object);
    KeptTable::Seat seat;
    seat.box = fields.bytes("box", box_size);
    seat.key = fields.bytes("key", key_size);
    seat.name = fields.text("name", 2 * longest_name);
    seat.mark = fields.number("mark", 0, most_marks, 0);
    const auto no = fields.object("no");
    if (no)
        seat.refused = read_refused(*no);
    const bool fits =
        fields.good() && no.has_value() == seat.refused.has_value() && seat.box.isEmpty() == seat.key.isEmpty();
    return fits ? std::optional(seat) : std::nullopt;
}

}

std::optional<KeptTable> new_table(int guests)
{
    KeptTable table;
    table.keys = new_pair();
    table.ticket = new_ticket();
    const auto fingerprint = fingerprint_of(table.keys.open);
    if (!fingerprint)
        return {};
    table.fingerprint = *fingerprint;
    table.seats.resize(static_cast<std::size_t>(guests));
    return table;
}

KeptSeat new_seat(const Invitation& invitation, const QString& name, int mark, const QJsonObject& shapes)
{
    return {invitation, new_pair(), random_bytes(box_size), name, mark, shapes};
}

QJsonObject kept_json(const KeptTable& table)
{
    const auto all = [](const std::vector<KeptTable::Seat>& seats) {
        QJsonArray array;
        for (const KeptTable::Seat& seat : seats)
            array += seat_json(seat);
        return array;
    };
    QJsonObject json{{"v", 1}, {"open", hex(table.keys.open)}, {"secret", hex(table.keys.secret)},
        {"fingerprint", static_cast<qint64>(table.fingerprint)}, {"ticket", static_cast<qint64>(table.ticket)},
        {"m", table.match}, {"seats", all(table.seats)}, {"former", all(table.former)}, {"watched", table.watched},
        {"watchers", all(table.watchers)}};
    if (!table.secret.isEmpty())
        json.insert("deal", hex(table.secret));
    return json;
}

std::optional<KeptTable> read_table(const QJsonObject& object)
{
    Fields fields(object);
    KeptTable table;
    bool fits = fields.number("v", 1, 1, 0) == 1;
    table.keys = {fields.bytes("open", key_size), fields.bytes("secret", key_size)};
    table.fingerprint = fields.whole("fingerprint", Invitation::fingerprint_bits);
    table.ticket = fields.whole("ticket", Invitation::ticket_bits);
    // Files of earlier versions have this flag.
    fields.flag("inviting");
    table.match = fields.number("m", 0, most_counted, 0);
    table.secret = fields.bytes("deal", lot_size);
    const auto read_all = [&fields, &fits](const char* name, std::vector<KeptTable::Seat>& to) {
        for (const QJsonValue& value : fields.array(name)) {
            const auto seat = read_seat_of_table(value.toObject());
            fits = fits && seat.has_value();
            to.push_back(seat.value_or(KeptTable::Seat()));
        }
    };
    read_all("seats", table.seats);
    read_all("former", table.former);
    table.watched = fields.flag("watched");
    read_all("watchers", table.watchers);
    fits = fits && fields.good() && table.seats.size() <= most_seats && table.watchers.size() <= most_watchers
        && !table.keys.secret.isEmpty();
    return fits ? std::optional(table) : std::nullopt;
}

QJsonObject kept_json(const KeptSeat& seat)
{
    QJsonObject json{{"v", 1}, {"fingerprint", static_cast<qint64>(seat.invitation.fingerprint)},
        {"ticket", static_cast<qint64>(seat.invitation.ticket)}, {"open", hex(seat.keys.open)},
        {"secret", hex(seat.keys.secret)}, {"box", hex(seat.box)}, {"name", seat.name}, {"mark", seat.mark},
        {"shapes", seat.shapes}, {"seated", seat.seated}, {"seat", seat.number}, {"m", seat.match},
        {"items", seat.items}, {"over", seat.over}, {"broken", seat.broken}, {"watch", seat.watch}};
    const auto add = [&json](const char* name, const QByteArray& bytes) {
        if (!bytes.isEmpty())
            json.insert(QLatin1String(name), hex(bytes));
    };
    add("host", seat.host);
    add("seal", seat.commitment);
    add("lot", seat.lot);
    if (seat.request)
        json.insert("deed", request_json(*seat.request));
    if (seat.refused.at >= 0)
        json.insert("no", refused_json({seat.refused}));
    return json;
}

std::optional<KeptSeat> read_seat(const QJsonObject& object)
{
    Fields fields(object);
    KeptSeat seat;
    bool fits = fields.number("v", 1, 1, 0) == 1;
    seat.invitation = {
        fields.whole("fingerprint", Invitation::fingerprint_bits), fields.whole("ticket", Invitation::ticket_bits)};
    seat.keys = {fields.bytes("open", key_size), fields.bytes("secret", key_size)};
    seat.box = fields.bytes("box", box_size);
    seat.name = fields.text("name", 2 * longest_name);
    seat.mark = fields.number("mark", 0, most_marks, 0);
    seat.shapes = fields.object("shapes").value_or(QJsonObject());
    seat.watch = fields.flag("watch");
    seat.host = fields.bytes("host", key_size);
    seat.seated = fields.flag("seated");
    seat.number = fields.number("seat", 0, most_seats - 1, 0);
    seat.match = fields.number("m", 0, most_counted, 0);
    seat.commitment = fields.bytes("seal", lot_size);
    seat.lot = fields.bytes("lot", lot_size);
    seat.items = fields.array("items");
    seat.over = fields.flag("over");
    seat.broken = fields.object("broken").value_or(QJsonObject());
    if (const auto request = fields.object("deed")) {
        seat.request = read_request(*request);
        fits = fits && seat.request;
    }
    if (const auto no = fields.object("no")) {
        const auto refused = read_refused(*no);
        fits = fits && refused;
        seat.refused = refused.value_or(Refused()).name;
    }
    fits = fits && fields.good() && !seat.keys.secret.isEmpty() && !seat.box.isEmpty();
    return fits ? std::optional(seat) : std::nullopt;
}

}
