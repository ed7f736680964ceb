// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/letters.hpp"

#include "app/remote/deal.hpp"
#include "app/remote/fields.hpp"
#include "app/remote/invitation.hpp"
#include "app/remote/keys.hpp"

#include <QJsonDocument>

namespace remote {

namespace {

constexpr int version = 1;
constexpr int longest_status = 32;
/// The digits of a time in milliseconds since 1970, enough for 8,000 years.
constexpr int time_bits = 48;
constexpr int deepest = 32;

/// Writes an object and leaves out fields that have their default.
class Writer {
public:
    explicit Writer(QJsonObject object = {})
        : object_(std::move(object))
    {
    }
    Writer& put(const char* name, const QJsonValue& value, bool is_there = true)
    {
        if (is_there)
            object_.insert(QLatin1String(name), value);
        return *this;
    }
    Writer& number(const char* name, int value, int otherwise = 0) { return put(name, value, value != otherwise); }
    Writer& flag(const char* name, bool value) { return put(name, value, value); }
    Writer& bytes(const char* name, const QByteArray& value) { return put(name, hex(value), !value.isEmpty()); }
    Writer& object(const char* name, const QJsonObject& value) { return put(name, value, !value.isEmpty()); }
    const QJsonObject& all() const { return object_; }

private:
    QJsonObject object_;
};

QByteArray bytes_of(const Writer& writer)
{
    return QJsonDocument(writer.all()).toJson(QJsonDocument::Compact);
}

Writer letter()
{
    return Writer(QJsonObject{{QStringLiteral("v"), version}});
}

/// Checked before parsing, because Qt's parser is recursive.
bool is_shallow(const QByteArray& json)
{
    int depth = 0;
    bool in_text = false;
    for (qsizetype at = 0; at < json.size(); ++at) {
        const char byte = json[at];
        if (in_text && byte == '\\')
            ++at;
        else if (byte == '"')
            in_text = !in_text;
        else if (!in_text && (byte == '[' || byte == '{') && ++depth > deepest)
            return false;
        else if (!in_text && (byte == ']' || byte == '}'))
            --depth;
    }
    return true;
}

/// Returns the object of a letter of this version.
std::optional<Fields> fields_of(const QByteArray& bytes)
{
    if (bytes.size() > longest_letter || !is_shallow(bytes))
        return {};
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    if (!document.isObject())
        return {};
    Fields fields(document.object());
    return fields.number("v", 0, most_counted, 0) == version ? std::optional(std::move(fields)) : std::nullopt;
}

RequestId read_name(Fields& fields)
{
    const int at = fields.number("at", 0, most_counted, -1);
    return {at, fields.number("turn", 0, most_counted, 0)};
}

/// Reads a field that contains an object. Returns false if it is present and cannot be read.
template <class Value>
bool read_within(
    Fields& fields, const char* name, std::optional<Value> (*read)(const QJsonObject&), std::optional<Value>& to)
{
    const auto object = fields.object(name);
    if (!object)
        return true;
    to = read(*object);
    return to.has_value();
}

QJsonObject part_json(const Part& part)
{
    return Writer()
        .number("from", part.from)
        .number("size", part.size)
        .put("bytes", QString::fromLatin1(part.bytes.toBase64()))
        .all();
}

std::optional<Part> read_part(const QJsonObject& object)
{
    Fields fields(object);
    Part part;
    part.from = fields.number("from", 0, longest_item, 0);
    part.size = fields.number("size", 1, longest_item, 0);
    part.bytes = fields.base64("bytes", longest_letter);
    const bool fits = fields.good() && !part.bytes.isEmpty() && part.bytes.size() <= part.size - part.from;
    return fits ? std::optional(part) : std::nullopt;
}

QJsonObject said_json(const Said& said)
{
    return Writer().put("at", said.at).put("what", said.sentence).all();
}

std::optional<Said> read_said(const QJsonObject& object)
{
    Fields fields(object);
    const Said said{
        static_cast<qint64>(fields.whole("at", time_bits)), fields.number("what", 0, most_sentences - 1, -1)};
    return fields.good() && said.sentence >= 0 ? std::optional(said) : std::nullopt;
}

QJsonArray all_said_json(const std::vector<std::optional<Said>>& all)
{
    QJsonArray array;
    for (const auto& said : all)
        array += said ? QJsonValue(said_json(*said)) : QJsonValue();
    return array;
}

/// Reads what each speaker has said; null for a speaker who has said nothing. Returns false if it is impossible.
bool read_all_said(const QJsonArray& array, std::vector<std::optional<Said>>& to)
{
    for (const QJsonValue& said : array) {
        to.push_back(read_said(said.toObject()));
        if (!said.isNull() && !to.back())
            return false;
    }
    return array.size() <= most_seats;
}

bool is_absence(const QString& absence)
{
    return absence.isEmpty() || absence == QLatin1String("away") || absence == QLatin1String("left");
}

}

bool is_plain_name(const QString& name)
{
    const QList<uint> letters = name.toUcs4();
    if (name.trimmed().isEmpty() || letters.size() > longest_name || !name.isValidUtf16())
        return false;
    return std::none_of(letters.cbegin(), letters.cend(), [](uint letter) {
        const QChar::Category category = QChar::category(letter);
        return category >= QChar::Separator_Line && category <= QChar::Other_NotAssigned;
    });
}

QByteArray compact(const QJsonValue& value)
{
    // A JSON document must be an array or an object.
    const QByteArray array = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return array.sliced(1, array.size() - 2);
}

std::optional<QJsonValue> read_compact(const QByteArray& bytes)
{
    if (!is_shallow(bytes))
        return {};
    const QJsonArray array = QJsonDocument::fromJson('[' + bytes + ']').array();
    return array.size() == 1 ? std::optional<QJsonValue>(array.first()) : std::nullopt;
}

QByteArray sum_with(const QByteArray& sum, const QJsonValue& item)
{
    return digest(sum + compact(item), sum_size);
}

QByteArray known_sum(const QStringList& statuses, const QJsonObject& open)
{
    return digest(compact(QJsonArray{QJsonArray::fromStringList(statuses), open}), known_size);
}

QJsonObject request_json(const Request& request)
{
    return Writer()
        .put("at", request.name.at)
        .number("turn", request.name.turn)
        .put("act", request.act, !request.undo)
        .flag("undo", request.undo)
        .all();
}

std::optional<Request> read_request(const QJsonObject& object)
{
    Fields fields(object);
    Request request{read_name(fields)};
    const auto act = fields.object("act");
    request.act = act.value_or(QJsonObject());
    request.undo = fields.flag("undo");
    return fields.good() && request.name.at >= 0 && request.undo != act.has_value() ? std::optional(request)
                                                                                    : std::nullopt;
}

QJsonObject refused_json(const Refused& refused)
{
    return Writer().put("at", refused.name.at).number("turn", refused.name.turn).put("why", refused.why).all();
}

std::optional<Refused> read_refused(const QJsonObject& object)
{
    Fields fields(object);
    const Refused refused{read_name(fields), fields.object("why").value_or(QJsonObject())};
    return fields.good() && refused.name.at >= 0 ? std::optional(refused) : std::nullopt;
}

QByteArray written(const DownLetter& down)
{
    Writer writer = letter();
    if (!down.rejection.isEmpty())
        return bytes_of(writer.object("shut", down.rejection));
    writer.number("seat", down.seat).number("m", down.match).bytes("seal", down.commitment);
    writer.number("from", down.from).bytes("sum", down.sum).number("len", down.length);
    writer.put("items", down.items, !down.items.isEmpty()).flag("over", down.over).number("ok", down.done, -1);
    if (down.part)
        writer.object("part", part_json(*down.part));
    if (down.refused)
        writer.object("no", refused_json(*down.refused));
    writer.put("here", QJsonArray::fromStringList(down.statuses), !down.statuses.isEmpty()).object("open", down.open);
    writer.put("say", all_said_json(down.said), !down.said.empty());
    return bytes_of(writer);
}

std::optional<DownLetter> read_down(const QByteArray& bytes)
{
    std::optional<Fields> fields = fields_of(bytes);
    if (!fields)
        return {};
    DownLetter down;
    if (fields->has("shut")) {
        down.rejection = fields->object("shut").value_or(QJsonObject());
        return fields->good() && !down.rejection.isEmpty() ? std::optional(down) : std::nullopt;
    }
    down.seat = fields->number("seat", 0, most_seats - 1, 0);
    down.match = fields->number("m", 0, most_counted, 0);
    down.commitment = fields->bytes("seal", lot_size);
    down.from = fields->number("from", 0, most_counted, 0);
    down.sum = fields->bytes("sum", sum_size);
    down.length = fields->number("len", 0, most_counted, 0);
    down.items = fields->array("items");
    down.over = fields->flag("over");
    down.done = fields->number("ok", 0, most_counted, -1);
    down.open = fields->object("open").value_or(QJsonObject());
    const QJsonArray statuses = fields->array("here");
    for (const QJsonValue& status : statuses)
        down.statuses += status.toString();
    const auto is_bad = [](const QString& status) { return status.isEmpty() || status.size() > longest_status; };
    const bool fits = read_within(*fields, "part", read_part, down.part)
        && read_all_said(fields->array("say"), down.said) && read_within(*fields, "no", read_refused, down.refused)
        && fields->good() && down.sum.size() == sum_size && down.items.size() <= down.length - down.from
        && statuses.size() <= most_seats && std::none_of(down.statuses.cbegin(), down.statuses.cend(), is_bad)
        && (!down.part || down.from + down.items.size() < down.length);
    return fits ? std::optional(down) : std::nullopt;
}

QByteArray written(const UpLetter& up)
{
    Writer writer = letter();
    writer.number("m", up.match).number("have", up.have).number("part", up.part);
    if (up.request)
        writer.object("deed", request_json(*up.request));
    writer.bytes("lot", up.lot).flag("ready", up.ready).put("bye", up.absence, !up.absence.isEmpty());
    if (up.said)
        writer.object("say", said_json(*up.said));
    writer.bytes("knows", up.knows);
    return bytes_of(writer);
}

std::optional<UpLetter> read_up(const QByteArray& bytes)
{
    std::optional<Fields> fields = fields_of(bytes);
    if (!fields)
        return {};
    UpLetter up;
    up.match = fields->number("m", 0, most_counted, 0);
    up.have = fields->number("have", 0, most_counted, 0);
    up.part = fields->number("part", 0, longest_item, 0);
    up.lot = fields->bytes("lot", lot_size);
    up.ready = fields->flag("ready");
    up.absence = fields->text("bye", longest_status);
    up.knows = fields->bytes("knows", known_size);
    const bool fits = read_within(*fields, "deed", read_request, up.request)
        && read_within(*fields, "say", read_said, up.said) && fields->good() && is_absence(up.absence);
    return fits ? std::optional(up) : std::nullopt;
}

QByteArray written(const Knock& knock)
{
    return bytes_of(letter()
                        .bytes("box", knock.box)
                        .bytes("key", knock.key)
                        .put("ticket", static_cast<qint64>(knock.ticket))
                        .put("name", knock.name)
                        .number("mark", knock.mark)
                        .object("shapes", knock.shapes)
                        .flag("watch", knock.watch));
}

std::optional<Knock> read_knock(const QByteArray& bytes)
{
    std::optional<Fields> fields = fields_of(bytes);
    if (!fields)
        return {};
    Knock knock;
    knock.box = fields->bytes("box", box_size);
    knock.key = fields->bytes("key", key_size);
    knock.ticket = fields->whole("ticket", Invitation::ticket_bits);
    knock.name = fields->text("name", 2 * longest_name);
    knock.mark = fields->number("mark", 0, most_marks, 0);
    knock.shapes = fields->object("shapes").value_or(QJsonObject());
    knock.watch = fields->flag("watch");
    const bool fits =
        fields->good() && knock.box.size() == box_size && knock.key.size() == key_size && is_plain_name(knock.name);
    return fits ? std::optional(knock) : std::nullopt;
}

QByteArray written_card(const QByteArray& host_key)
{
    return bytes_of(letter().bytes("key", host_key));
}

std::optional<QByteArray> read_card(const QByteArray& bytes)
{
    std::optional<Fields> fields = fields_of(bytes);
    const QByteArray key = fields ? fields->bytes("key", key_size) : QByteArray();
    return fields && fields->good() && !key.isEmpty() ? std::optional(key) : std::nullopt;
}

}
