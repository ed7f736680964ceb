// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/invitation.hpp"

#include "app/remote/keys.hpp"

#include <QtEndian>

#include <array>

namespace remote {

namespace {

constexpr char alphabet[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int code_length = 20;
constexpr int group_length = 5;
constexpr int letter_bits = 5;
constexpr int letters_of_ticket_alone = 9;
const QString scheme = QStringLiteral("backroom://join/");

/// Returns twice the value in the field of 32 elements (x⁵ + x² + 1).
constexpr int doubled(int value)
{
    const int twice = value << 1;
    return (twice & 32) != 0 ? twice ^ 37 : twice;
}

using Letters = std::array<int, code_length>;

/// Returns 0 for a correct code. Each position has a different factor, the powers of 2 in that field, so one wrong
/// letter, or two swapped ones, always change the sum.
int check_sum(const Letters& letters)
{
    int sum = 0;
    for (const int letter : letters)
        sum = doubled(sum) ^ letter;
    return sum;
}

Letters letters_of(const Invitation& invitation)
{
    Letters letters{};
    const auto low = [](quint64 bits) { return static_cast<int>(bits & 31u); };
    for (int at = 0; at < letters_of_ticket_alone; ++at) {
        const auto place = static_cast<std::size_t>(at);
        letters[place] = low(invitation.fingerprint >> (Invitation::fingerprint_bits - letter_bits * (at + 1)));
        letters[code_length - 2 - place] = low(invitation.ticket >> (letter_bits * at));
    }
    // Three bits of the fingerprint and two of the ticket share a letter.
    letters[letters_of_ticket_alone] =
        static_cast<int>((invitation.fingerprint & 7u) << 2u | invitation.ticket >> (Invitation::ticket_bits - 2));
    // The last letter is still 0, and its factor is 1.
    letters.back() = check_sum(letters);
    return letters;
}

Invitation invitation_of(const Letters& letters)
{
    Invitation invitation;
    const auto bits = [&letters](std::size_t at) { return static_cast<quint64>(letters[at]); };
    for (std::size_t at = 0; at < letters_of_ticket_alone; ++at)
        invitation.fingerprint = invitation.fingerprint << letter_bits | bits(at);
    const quint64 shared = bits(letters_of_ticket_alone);
    invitation.fingerprint = invitation.fingerprint << 3u | shared >> 2u;
    invitation.ticket = shared & 3u;
    for (std::size_t at = letters_of_ticket_alone + 1; at < code_length - 1; ++at)
        invitation.ticket = invitation.ticket << letter_bits | bits(at);
    return invitation;
}

/// Returns −1 if the letter never occurs in a code.
int value_of(QChar letter)
{
    switch (const QChar capital = letter.toUpper(); capital.unicode()) {
    case 'O':
        return 0;
    case 'I':
    case 'L':
        return 1;
    default:
        return static_cast<int>(capital.isNull() ? -1 : QLatin1String(alphabet).indexOf(capital));
    }
}

bool is_between(QChar letter)
{
    return letter.isSpace() || letter.category() == QChar::Punctuation_Dash || letter == QChar(0x2212);
}

QString plain_code(const Invitation& invitation)
{
    QString code;
    for (const int letter : letters_of(invitation))
        code += QLatin1Char(alphabet[letter]);
    return code;
}

QByteArray big_endian(quint64 number)
{
    const quint64 bytes = qToBigEndian(number);
    return QByteArray(reinterpret_cast<const char*>(&bytes), sizeof bytes);
}

quint64 number_of(const QByteArray& bytes, int bits)
{
    return qFromBigEndian<quint64>(bytes.constData()) >> (64 - bits);
}

InvitationRead read_code(const QString& text)
{
    Letters letters{};
    std::size_t count = 0;
    for (const QChar letter : text) {
        if (is_between(letter))
            continue;
        const int value = value_of(letter);
        if (value < 0)
            return {.fault = InvitationFault::not_a_letter, .about = letter};
        if (count == letters.size())
            return {.fault = InvitationFault::too_long};
        letters[count++] = value;
    }
    if (count < letters.size())
        return {.fault = InvitationFault::too_short};
    if (check_sum(letters) != 0)
        return {.fault = InvitationFault::mistyped};
    return {.invitation = invitation_of(letters)};
}

}

std::optional<Endpoint> read_endpoint(const QString& text)
{
    const qsizetype colon = text.lastIndexOf(u':');
    if (colon <= 0 || text.size() - colon > 6)
        return {};
    bool is_number = false;
    const ushort port = QStringView(text).sliced(colon + 1).toUShort(&is_number);
    QString host = text.first(colon);
    const bool six = host.startsWith(u'[') && host.endsWith(u']');
    if (six)
        host = host.sliced(1, host.size() - 2);
    for (const QChar letter : host) {
        const bool plain = letter.unicode() < 128 && letter.isLetterOrNumber();
        if (!plain && letter != u'.' && letter != u'-' && !(six && (letter == u':' || letter == u'%')))
            return {};
    }
    constexpr qsizetype longest_host = 253;
    if (!is_number || port == 0 || six != host.contains(u':') || host.isEmpty() || host.size() > longest_host
        || host.startsWith(u'-'))
        return {};
    return Endpoint{host, port};
}

QString Invitation::code() const
{
    QString code = plain_code(*this);
    for (int at = code_length - group_length; at > 0; at -= group_length)
        code.insert(at, u'-');
    return code;
}

QString Invitation::spoken() const
{
    const QString letters = plain_code(*this);
    QString lines;
    for (int at = 0; at < code_length; ++at) {
        if (at > 0)
            lines += at == code_length / 2 ? u'\n' : u' ';
        lines += letters[at];
        if (at == group_length - 1 || at == code_length - group_length - 1)
            lines += u',';
    }
    return lines;
}

QString Invitation::link(const Endpoint& broker) const
{
    const QString host = broker.host.contains(u':') ? u'[' + broker.host + u']' : broker.host;
    return scheme + plain_code(*this) + u'@' + host + u':' + QString::number(broker.port);
}

QByteArray Invitation::table() const
{
    return digest("backroom table 1" + big_endian(fingerprint), table_size);
}

Credentials Invitation::credentials() const
{
    constexpr int size = 16;
    const QByteArray all = slow_digest("backroom ticket 1" + big_endian(ticket), table(), 2 * size);
    if (all.isEmpty())
        return {};
    return {QString::fromLatin1(all.first(size).toHex()), QString::fromLatin1(all.sliced(size).toHex())};
}

std::optional<quint64> fingerprint_of(const QByteArray& host_key)
{
    static thread_local std::pair<QByteArray, quint64> newest;
    if (newest.first != host_key || host_key.isEmpty()) {
        constexpr int size = 16;
        const QByteArray sum = slow_digest(host_key, "backroom house 1", size);
        if (sum.isEmpty())
            return {};
        newest = {host_key, number_of(sum, Invitation::fingerprint_bits)};
    }
    return newest.second;
}

quint64 new_ticket()
{
    return number_of(random_bytes(sizeof(quint64)), Invitation::ticket_bits);
}

InvitationRead read_invitation(const QString& text)
{
    const QString plain = text.trimmed();
    constexpr qsizetype longest = 400;
    if (plain.size() > longest)
        return {.fault = InvitationFault::too_long};
    if (!plain.startsWith(scheme, Qt::CaseInsensitive))
        return read_code(plain);
    const qsizetype at = plain.indexOf(u'@');
    InvitationRead read = read_code(plain.sliced(scheme.size(), (at < 0 ? plain.size() : at) - scheme.size()));
    if (read.invitation && at >= 0)
        read.broker = read_endpoint(plain.sliced(at + 1));
    if (read.invitation && !read.broker)
        return {.fault = InvitationFault::bad_address};
    return read;
}

}
