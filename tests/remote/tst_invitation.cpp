// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/invitation.hpp"
#include "app/remote/keys.hpp"
#include "suites.hpp"

using namespace remote;

class InvitationTest : public QObject {
    Q_OBJECT

    const QString letters_ = QStringLiteral("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
    const Invitation invitation_{0x9A5B'3C7D'1E2Full, 0x5A5A'1234'5678ull};

    static QString plain(const Invitation& invitation) { return invitation.code().remove(u'-'); }

private Q_SLOTS:
    void everyCodeComesBack()
    {
        quint64 bits = 1;
        for (int turn = 0; turn < 2000; ++turn) {
            bits = bits * 6364136223846793005ull + 1442695040888963407ull;
            const Invitation invitation{bits >> 16u, (bits ^ bits << 13u) >> 17u};
            const QString code = invitation.code();
            QCOMPARE(code.size(), 23);
            QCOMPARE(read_invitation(code).invitation, std::optional(invitation));
        }
        const Invitation most{(quint64{1} << 48u) - 1, (quint64{1} << 47u) - 1};
        QCOMPARE(read_invitation(most.code()).invitation, std::optional(most));
        QCOMPARE(Invitation{}.code(), QStringLiteral("00000-00000-00000-00000"));
    }
    /// Invitations are stored and passed on, so a change of their format would invalidate them.
    void itIsAlwaysWrittenInTheSameWay()
    {
        QCOMPARE(invitation_.code(), QStringLiteral("K9DKR-Z8Y5Y-TB893-8NKR1"));
        QCOMPARE(invitation_.table().toHex(), QByteArray("ba17df21645fef63120058c00cdd62b3"));
        const auto [user, password] = invitation_.credentials();
        QCOMPARE(user, QStringLiteral("2c14723623481e40190f909e94bc7773"));
        QCOMPARE(password, QStringLiteral("ace0120059ee7b7bcbf533cc67450e27"));
        QCOMPARE(fingerprint_of(QByteArray(32, 'k')), std::optional<quint64>(0xf8aa8778a493));
    }
    void readingIsForgiving()
    {
        const Invitation zeros{0x0842'1084'0000ull, 0x0000'0210'0000ull};
        const QString code = plain(zeros);
        QVERIFY(code.contains(u'0') && code.contains(u'1'));
        QCOMPARE(read_invitation(code.toLower()).invitation, std::optional(zeros));
        QCOMPARE(
            read_invitation(QString(code).replace(u'0', u'O').replace(u'1', u'l')).invitation, std::optional(zeros));
        QCOMPARE(
            read_invitation(QString(code).replace(u'0', u'o').replace(u'1', u'i')).invitation, std::optional(zeros));
        QCOMPARE(read_invitation(QStringLiteral("  ") + zeros.code().replace(u'-', u'\u2013') + u'\n').invitation,
            std::optional(zeros));
        QCOMPARE(read_invitation(zeros.code().replace(u'-', u'\u00A0')).invitation, std::optional(zeros));
        QCOMPARE(read_invitation(zeros.code().replace(u'-', u' ').insert(3, u'-')).invitation, std::optional(zeros));
    }
    void everyMistypedLetterIsFound()
    {
        const QString code = plain(invitation_);
        for (int at = 0; at < code.size(); ++at)
            for (const QChar letter : letters_) {
                QString other = code;
                other[at] = letter;
                QCOMPARE(
                    read_invitation(other).fault, other == code ? InvitationFault::none : InvitationFault::mistyped);
            }
    }
    void everyTwoSwappedLettersAreFound()
    {
        const QString code = plain(invitation_);
        int swapped = 0;
        for (int one = 0; one < code.size(); ++one)
            for (int two = one + 1; two < code.size(); ++two) {
                QString other = code;
                std::swap(other[one], other[two]);
                if (other == code)
                    continue;
                QCOMPARE(read_invitation(other).fault, InvitationFault::mistyped);
                ++swapped;
            }
        QVERIFY(swapped > 150);
    }
    void whatIsNoCode()
    {
        const QString code = invitation_.code();
        QCOMPARE(read_invitation(code.chopped(1)).fault, InvitationFault::too_short);
        QCOMPARE(read_invitation({}).fault, InvitationFault::too_short);
        QCOMPARE(read_invitation(code + u'0').fault, InvitationFault::too_long);
        QCOMPARE(
            read_invitation(QString(500, u' ') + u'0' + QString(500, u' ') + u'0').fault, InvitationFault::too_long);
        for (const QChar letter : {u'U', u'!', u'\u00C4', u'\0'}) {
            const InvitationRead read = read_invitation(QString(code).replace(7, 1, letter));
            QCOMPARE(read.fault, InvitationFault::not_a_letter);
            QCOMPARE(read.about, QString(letter));
        }
    }
    void itIsReadAloud()
    {
        const QStringList lines = invitation_.spoken().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines.first(), QStringLiteral("K 9 D K R, Z 8 Y 5 Y"));
        QCOMPARE(read_invitation(invitation_.spoken().remove(u',')).invitation, std::optional(invitation_));
    }
    void links()
    {
        for (const Endpoint& broker : {Endpoint{QStringLiteral("192.168.1.20"), 41883},
                 Endpoint{QStringLiteral("nas.example.org"), 1}, Endpoint{QStringLiteral("fe80::1%eth0"), 65535}}) {
            const QString link = invitation_.link(broker);
            QVERIFY(link.startsWith(QStringLiteral("backroom://join/K9DKRZ8Y5YTB8938NKR1@")));
            const InvitationRead read = read_invitation(u' ' + link + u'\n');
            QCOMPARE(read.invitation, std::optional(invitation_));
            QCOMPARE(read.broker, std::optional(broker));
        }
        const QString begin = QStringLiteral("backroom://join/K9DKRZ8Y5YTB8938NKR1");
        for (const char* end : {"", "@", "@host", "@host:", "@host:0", "@host:65536", "@host:-1", "@:1", "@-o:1",
                 "@ho st:1", "@a/b:1", "@a@b:1", "@a:b:1", "@host:1/x", "@[]:1", "@[a%b]:1", "@h\u00F6st:1"})
            QCOMPARE(read_invitation(begin + QString::fromUtf8(end)).fault, InvitationFault::bad_address);
        QCOMPARE(read_invitation(begin.chopped(1) + QStringLiteral("@host:1")).fault, InvitationFault::too_short);
    }
    void fingerprints()
    {
        const KeyPair host = new_pair();
        const auto fingerprint = fingerprint_of(host.open);
        QVERIFY(fingerprint && *fingerprint < quint64{1} << 48u);
        QVERIFY(fingerprint_of(new_pair().open) != fingerprint);
        QCOMPARE(fingerprint_of(host.open), fingerprint);
        QVERIFY(new_ticket() != new_ticket());
        QVERIFY(new_ticket() < quint64{1} << 47u);
    }
    void theTableTellsNothingOfTheTicket()
    {
        Invitation other = invitation_;
        other.ticket += 1;
        QCOMPARE(other.table(), invitation_.table());
        QVERIFY(other.credentials().user != invitation_.credentials().user);
        other.fingerprint += 1;
        QVERIFY(other.table() != invitation_.table());
    }
};

BACKROOM_SUITE(InvitationTest)
#include "tst_invitation.moc"
