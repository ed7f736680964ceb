// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/deal.hpp"
#include "app/remote/keys.hpp"
#include "suites.hpp"

#include <algorithm>

using namespace remote;

/// A sealed letter can be opened by its recipient at its place, and by nobody else.
class KeysTest : public QObject {
    Q_OBJECT

    const KeyPair host_ = new_pair();
    const KeyPair guest_ = new_pair();
    const Place down_{QByteArray(16, 't'), QByteArray(16, 'b'), Direction::down};

private Q_SLOTS:
    void bothHaveTheSameKeys()
    {
        const auto host = host_line(host_, guest_.open);
        const auto guest = guest_line(guest_, host_.open);
        QVERIFY(host && guest);
        QCOMPARE(host->down, guest->down);
        QCOMPARE(host->up, guest->up);
        QVERIFY(host->up != host->down);
        QVERIFY(host_line(host_, new_pair().open)->down != host->down);
        // With this public key everybody would derive the same secret.
        QVERIFY(!host_line(host_, QByteArray(32, '\0')) && !guest_line(guest_, QByteArray(32, '\0')));
        QVERIFY(!host_line(host_, {}) && !guest_line(guest_, guest_.open + 'x'));
    }
    void lettersComeBack()
    {
        const QByteArray key = host_line(host_, guest_.open)->down;
        for (const int size : {0, 1, 254, 255, 256, 257, 511, 512, 65535, 65536}) {
            const QByteArray letter(size, 'x');
            const QByteArray sealed = close_letter(letter, key, down_);
            QCOMPARE(open_letter(sealed, key, down_), std::optional(letter));
            QCOMPARE((sealed.size() - 24 - 16) % 256, 0);
            QCOMPARE((sealed.size() - 24 - 16) / 256, size / 256 + 1);
            QVERIFY(close_letter(letter, key, down_) != sealed);
        }
        QVERIFY(close_letter(QByteArray(65537, 'x'), key, down_).isEmpty());
        QVERIFY(close_letter("x", "short", down_).isEmpty());
    }
    void forgedLettersAreRefused()
    {
        const LineKeys keys = *host_line(host_, guest_.open);
        const QByteArray sealed = close_letter("a letter", keys.down, down_);
        for (int bit = 0; bit < 8 * sealed.size(); ++bit) {
            QByteArray other = sealed;
            other[bit / 8] = static_cast<char>(other[bit / 8] ^ (1 << bit % 8));
            QVERIFY(!open_letter(other, keys.down, down_));
        }
        for (int size = 0; size < sealed.size(); ++size)
            QVERIFY(!open_letter(sealed.first(size), keys.down, down_));
        QVERIFY(!open_letter(sealed + 'x', keys.down, down_));
        QVERIFY(!open_letter(sealed + QByteArray(256, '\0'), keys.down, down_));
        QVERIFY(!open_letter(QByteArray(1 << 20, 'x'), keys.down, down_));
        QVERIFY(!open_letter(sealed, keys.up, down_));
        QVERIFY(!open_letter(sealed, {}, down_));
        QVERIFY(open_letter(sealed, keys.down, down_));
    }
    void aLetterCannotBeMoved()
    {
        const QByteArray key = host_line(host_, guest_.open)->down;
        const QByteArray sealed = close_letter("a letter", key, down_);
        QVERIFY(!open_letter(sealed, key, {down_.table, down_.box, Direction::up}));
        QVERIFY(!open_letter(sealed, key, {QByteArray(16, 'u'), down_.box, Direction::down}));
        QVERIFY(!open_letter(sealed, key, {down_.table, QByteArray(16, 'c'), Direction::down}));
    }
    void knocks()
    {
        const QByteArray sealed = close_knock("knock", host_.open);
        QCOMPARE(open_knock(sealed, host_), std::optional<QByteArray>("knock"));
        QVERIFY(!open_knock(sealed, guest_));
        QCOMPARE(close_knock("longer by some letters", host_.open).size(), sealed.size());
        for (int at = 0; at < sealed.size(); ++at) {
            QByteArray other = sealed;
            other[at] = static_cast<char>(other[at] + 1);
            QVERIFY(!open_knock(other, host_));
            QVERIFY(!open_knock(sealed.first(at), host_));
        }
        QVERIFY(close_knock("knock", "no key").isEmpty());
    }
    /// The expected values are by Python's hashlib. Another program may recompute them to verify the deal.
    void theDeal()
    {
        const QByteArray table(16, 't');
        const QByteArray secret(32, 's');
        const QByteArray commitment = commitment_to(table, 3, secret);
        QCOMPARE(commitment.size(), 32);
        QCOMPARE(commitment.toHex(), QByteArray("4e55670a12bf13ac12a0ee0a1d3acf3058b62ace98d26044c7aec286a51402d0"));
        QVERIFY(commitment_to(table, 4, secret) != commitment);
        QVERIFY(commitment_to(QByteArray(16, 'u'), 3, secret) != commitment);
        QVERIFY(commitment_to(table, 3, QByteArray(32, 'r')) != commitment);
        const QList<QByteArray> lots{QByteArray(32, '1'), QByteArray(32, '2')};
        const QByteArray key = deal_key(secret, commitment, lots);
        QCOMPARE(key.toHex(), QByteArray("a62ae3676bc4b729f2f99295169fdd4e"));
        QVERIFY(deal_key(secret, commitment, {lots[1], lots[0]}) != key);
        QVERIFY(deal_key(QByteArray(32, 'r'), commitment, lots) != key);
        QVERIFY(deal_key(secret, commitment_to(table, 4, secret), lots) != key);
    }
    /// The expected values are by Python's hashlib, an independent implementation.
    void digests()
    {
        QCOMPARE(digest("abc", 16).toHex(), QByteArray("cf4ab791c62b8d2b2109c90275287816"));
        QCOMPARE(
            digest({}, 32).toHex(), QByteArray("0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"));
    }
};

BACKROOM_SUITE(KeysTest)
#include "tst_keys.moc"
