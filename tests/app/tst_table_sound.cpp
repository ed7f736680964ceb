// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/table.hpp"
#include "app/gangz/table.hpp"
#include "app/sound/sound_player.hpp"
#include "app/supergang/table.hpp"
#include "app/table/table_sound.hpp"
#include "app/the_gang/table.hpp"
#include "engine/core/playout.hpp"
#include "matches.hpp"
#include "suites.hpp"

#include <QSignalSpy>
#include <QTest>

#include <map>

class TableSoundTest : public QObject {
    Q_OBJECT

    test::HouseFolder folder_;

    static QList<Sound> sounds(const QSignalSpy& played)
    {
        QList<Sound> list;
        for (const QList<QVariant>& noise : played)
            list += noise.first().value<Noise>().sound;
        return list;
    }

    /// The sounds of random games at each cue, and those at their ends.
    struct Heard {
        std::map<QString, Noises> at;
        int fanfares = 0;
        int refusals = 0;
        int curtains = 0;
    };
    template <class Table>
    Heard overheard(int games, int most_actions)
    {
        using G = typename Table::Game;
        Heard all;
        backroom::Random random(5);
        for (int game = 0; game < games; ++game) {
            const auto table = test::seated<Table>(folder_.house(), test::match(test::setup_of<G>(3, 20 + game)));
            SoundPlayer player;
            const TableSound sound(*table, *folder_->preferences(), player);
            connect(table->director(), &Director::played, this, [&](const QString& name) {
                all.at.emplace(name, Noises());
                const Noises noises = table->noises(name);
                if (!noises.empty())
                    all.at[name] = noises;
            });
            connect(&player, &SoundPlayer::played, this, [&](const Noise& noise) {
                all.curtains += noise.sound == Sound::Curtain;
                all.refusals += noise.sound == Sound::Refusal;
                all.fanfares += noise.sound == Sound::Fanfare && table->over();
            });
            for (int action = 0; action < most_actions && !table->over(); ++action) {
                const auto& state = test::match_of(*table).state();
                const backroom::Seat seat = *pending(state).begin();
                table->openCurtain();
                table->play(seat, backroom::random_action<G>(state, seat, random));
                while (table->director()->busy()) {
                    table->director()->finish();
                    QCoreApplication::processEvents();
                }
            }
        }
        return all;
    }
    static void isSensible(const Heard& heard)
    {
        for (const auto& [cue, noises] : heard.at)
            for (const Noise& noise : noises) {
                QVERIFY2(noise.force > 0.2 && noise.force <= 1, qPrintable(cue));
                QVERIFY2(noise.count >= 1 && noise.count <= 40, qPrintable(cue));
                QVERIFY2(noise.count == 1 || noise.spread > 0, qPrintable(cue));
                QVERIFY2(noise.spread >= 0 && noise.spread + noise.after < 1500, qPrintable(cue));
            }
    }
    static void areHeard(const Heard& heard, const std::map<QString, Sound>& wanted)
    {
        for (const auto& [cue, sound] : wanted) {
            QVERIFY2(heard.at.contains(cue), qPrintable(cue + QStringLiteral(" is never played")));
            QVERIFY2(!heard.at.at(cue).empty(), qPrintable(cue + QStringLiteral(" is silent")));
            QVERIFY2(heard.at.at(cue).front().sound == sound, qPrintable(cue));
        }
    }

private Q_SLOTS:
    void initTestCase() { folder_->preferences()->setSpeed(Preferences::Off); }
    void cleanup() { folder_->goHome(); }

    void theGang()
    {
        const Heard all = overheard<TheGangTable>(6, 400);
        isSensible(all);
        areHeard(all,
            {{QStringLiteral("revealed"), Sound::CardFlip}, {QStringLiteral("placed"), Sound::CardSlide},
                {QStringLiteral("special"), Sound::CardFlip}, {QStringLiteral("discarded"), Sound::CardSlide},
                {QStringLiteral("caught"), Sound::Chip}, {QStringLiteral("captured"), Sound::CardSlide},
                {QStringLiteral("job-ended"), Sound::Chip}, {QStringLiteral("refilled"), Sound::CardSlide},
                {QStringLiteral("dealt"), Sound::Shuffle}});
        QCOMPARE(all.at.at(QStringLiteral("captured")).back().sound, Sound::Capture);
        QVERIFY(all.at.at(QStringLiteral("stacked")).empty());
        QVERIFY(all.curtains > 100);
        QCOMPARE(all.fanfares, 6);
    }

    void gangOfDice()
    {
        const Heard all = overheard<GangOfDiceTable>(8, 400);
        isSensible(all);
        areHeard(all,
            {{QStringLiteral("thrown"), Sound::Die}, {QStringLiteral("fuse"), Sound::Tick},
                {QStringLiteral("bang"), Sound::Blast}, {QStringLiteral("collected"), Sound::Die},
                {QStringLiteral("result"), Sound::Chip}, {QStringLiteral("won"), Sound::Coins},
                {QStringLiteral("poured"), Sound::Die}, {QStringLiteral("held"), Sound::Thud},
                {QStringLiteral("card"), Sound::CardSlide}});
        QCOMPARE(all.fanfares, 8);
    }

    void gangz()
    {
        const Heard all = overheard<GangzTable>(2, 400);
        isSensible(all);
        areHeard(all,
            {{QStringLiteral("laid-out"), Sound::CardSlide}, {QStringLiteral("votes"), Sound::Step},
                {QStringLiteral("pawn"), Sound::Step}, {QStringLiteral("owners"), Sound::Chip},
                {QStringLiteral("shaking"), Sound::CardSlide}, {QStringLiteral("held"), Sound::Thud},
                {QStringLiteral("goal"), Sound::Coins}, {QStringLiteral("intruders"), Sound::CardFlip},
                {QStringLiteral("reason"), Sound::Chip}, {QStringLiteral("points"), Sound::Step},
                {QStringLiteral("leaving"), Sound::CardSlide}, {QStringLiteral("leader"), Sound::CardDown}});
        QCOMPARE(all.at.at(QStringLiteral("intruders")).back().sound, Sound::Sting);
        QCOMPARE(all.fanfares, 2);
    }

    void superGang()
    {
        const Heard all = overheard<SuperGangTable>(3, 700);
        isSensible(all);
        areHeard(all,
            {{QStringLiteral("rolled"), Sound::Die}, {QStringLiteral("step"), Sound::Step},
                {QStringLiteral("moved"), Sound::Step}, {QStringLiteral("token"), Sound::Chip}});
        QCOMPARE(all.curtains, 0);
        const supergang_table::Scene town;
        for (const auto& [cue, sound] : {std::pair{"whistle", Sound::Whistle}, {"jailed", Sound::Jail},
                 {"splash", Sound::Splash}, {"missed", Sound::Dart}, {"felled", Sound::Dart}, {"stuck-up", Sound::Shot},
                 {"district", Sound::Fanfare}, {"duel", Sound::Sting}, {"duel-rolled", Sound::Die}}) {
            const Noises noises = heard(town, QLatin1String(cue));
            QVERIFY2(!noises.empty() && noises.front().sound == sound, cue);
        }
        QVERIFY(heard(town, QStringLiteral("told")).empty());
    }

    void moreDiceAreMoreBlows()
    {
        supergang_table::Scene town;
        town.faces = {3, 5};
        QCOMPARE(heard(town, QStringLiteral("rolled")).front().count, 2);
        gang_of_dice_table::Scene tray;
        tray.dice.rolls = 2;
        tray.dice.shown[0] = {{1, {}, 1}, {2, {}, 2}, {3, {}, 2}};
        QCOMPARE(heard(tray, QStringLiteral("thrown")).front().count, 2);
        tray.dice.shown[0].push_back({4, {}, 2});
        const Noise three = heard(tray, QStringLiteral("thrown")).front();
        QCOMPARE(three.count, 3);
        tray.dice.rolls = 1;
        QVERIFY(three.force > heard(tray, QStringLiteral("thrown")).front().force);
    }

    void aLargerGangIsALouderCapture()
    {
        the_gang_table::Scene street;
        street.flying = {{0, {}, {}}};
        street.flying[0].gangsters.insert(17);
        const Noise one = heard(street, QStringLiteral("captured")).back();
        street.flying[0].gangsters.insert(19);
        street.flying[0].gangsters.insert(21);
        const Noise three = heard(street, QStringLiteral("captured")).back();
        QVERIFY(three.force > one.force);
        QVERIFY(three.after > one.after);
    }

    /// The curtain, refusals and the volume, at a table of the house.
    void everyTable()
    {
        QSignalSpy played(&folder_->sound(), &SoundPlayer::played);
        folder_->startMatch(
            QStringLiteral("the-gang"), {{QStringLiteral("Rosa"), QStringLiteral("Vito")}, {0, 1}}, 7, {});
        QVERIFY(folder_->table()->curtainClosed());
        QCOMPARE(played.size(), 0);
        folder_->table()->openCurtain();
        QCOMPARE(sounds(played), QList<Sound>{Sound::Curtain});
        folder_->table()->redo();
        QCOMPARE(sounds(played), (QList<Sound>{Sound::Curtain, Sound::Refusal}));
        folder_->preferences()->toggleSound();
        folder_->table()->redo();
        QCOMPARE(played.size(), 2);
        folder_->preferences()->toggleSound();
        QCOMPARE(sounds(played).back(), Sound::Chip);
        folder_->preferences()->setVolume(3);
        QCOMPARE(played.size(), 4);
        folder_->preferences()->setVolume(7);
        folder_->goHome();
        QCOMPARE(played.size(), 5);
    }

    /// Delays inside a cue scale with the speed of the animation.
    void atThePlayersSpeed()
    {
        const auto table = test::seated<GangOfDiceTable>(
            folder_.house(), test::match(test::setup_of<backroom::gang_of_dice::GangOfDice>(2, 1)));
        SoundPlayer player;
        const TableSound sound(*table, *folder_->preferences(), player);
        QSignalSpy played(&player, &SoundPlayer::played);
        const auto blow = [&] {
            table->director()->add({"thrown", 0, [] {}});
            while (played.empty())
                QCoreApplication::processEvents();
            return played.takeFirst().first().value<Noise>().after;
        };
        QCOMPARE(blow(), 0);
        table->director()->setPace(1);
        const int normal = blow();
        QVERIFY(normal > 100);
        table->director()->setPace(2);
        QCOMPARE(blow(), 2 * normal);
        folder_->preferences()->setReducedMotion(true);
        QCOMPARE(blow(), 0);
        folder_->preferences()->setReducedMotion(false);
    }
};

BACKROOM_SUITE(TableSoundTest)
#include "tst_table_sound.moc"
