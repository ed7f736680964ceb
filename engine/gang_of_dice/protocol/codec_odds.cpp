// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/odds.hpp"
#include "engine/gang_of_dice/protocol/codec.hpp"

namespace backroom {

using namespace gang_of_dice;

namespace {

/// Returns null if the field is missing or null.
const Json* find(const Json& request, const char* name)
{
    const auto found = request.find(name);
    return found == request.end() || found->is_null() ? nullptr : &*found;
}

const Json& field(const Json& request, const char* name)
{
    if (const Json* found = find(request, name))
        return *found;
    throw InputError(problems::missing_field, std::string("field \"") + name + "\" is missing in the request");
}

Faces to_faces(const Json& value, int dice)
{
    const Json::array_t& list = to_list(value, "showing");
    if (list.size() != static_cast<std::size_t>(dice))
        throw InputError(problems::bad_value, "\"showing\" must have as many faces as there are dice");
    Faces faces;
    for (const Json& face : list)
        faces.push_back(static_cast<Face>(to_int(face, "showing", 0, face_count - 1)));
    return faces;
}

}

std::span<const Query> Codec<GangOfDice>::queries()
{
    static constexpr std::array all{Query{"odds", odds}};
    return all;
}

OrderedJson Codec<GangOfDice>::odds(const Json& request)
{
    const Warning card = warning(field(request, "warning"));
    const int dice = to_int(field(request, "dice"), "dice", 1, Odds::most_dice);
    const int rerolls = to_int(field(request, "rerolls"), "rerolls", 0, Odds::most_rerolls);
    std::optional<int> reach;
    if (const Json* total = find(request, "reach"))
        reach = to_int(*total, "reach", 0, most_total);
    std::optional<Faces> showing;
    if (const Json* faces = find(request, "showing"))
        showing = to_faces(*faces, dice);

    const Odds odds(card, dice, reach);
    if (!showing)
        return OrderedJson{{"value", odds.before_rolling(rerolls)}};
    return OrderedJson{{"value", odds.value(*showing, rerolls)}, {"best", to_json(odds.best(*showing, rerolls))}};
}

}
