// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/mixer.hpp"
#include "suites.hpp"

#include <QTest>

#include <cmath>
#include <set>

class MixerTest : public QObject {
    Q_OBJECT

    using Frames = std::vector<std::int16_t>;

    static constexpr std::size_t second = Waves::rate / Mixer::block * Mixer::block;

    const Waves waves_;

    static Sound sound(std::size_t kind) { return static_cast<Sound>(kind); }
    static Frames rendered(Mixer& mixer, std::size_t frames = second)
    {
        Frames out(frames);
        mixer.render(out);
        return out;
    }
    static int peak(const Frames& frames)
    {
        int most = 0;
        for (const int frame : frames)
            most = std::max(most, std::abs(frame));
        return most;
    }
    static double energy(const Frames& frames)
    {
        double sum = 0;
        for (const double frame : frames)
            sum += frame * frame;
        return sum;
    }
    static std::size_t first_heard(const Frames& frames)
    {
        return static_cast<std::size_t>(
            std::ranges::find_if(frames, [](int frame) { return frame != 0; }) - frames.begin());
    }
    static std::size_t count(const Mixer& mixer, Sound of)
    {
        return static_cast<std::size_t>(
            std::ranges::count_if(mixer.voices(), [of](const Mixer::Voice& voice) { return voice.sound == of; }));
    }

private Q_SLOTS:
    void everySoundIsThereInSeveralTakes()
    {
        for (std::size_t kind = 0; kind < sound_kinds.size(); ++kind) {
            QVERIFY2(waves_.takes(sound(kind)).size() >= 2, sound_kinds[kind].name);
            for (const Wave& wave : waves_.takes(sound(kind)))
                QVERIFY2(wave.size() > 1000 && wave.size() < 2 * second, sound_kinds[kind].name);
        }
    }

    void whatIsNoWaveIsEmpty()
    {
        QCOMPARE(Wave({}).size(), std::size_t{0});
        QCOMPARE(Wave(QByteArray(100, 'x')).size(), std::size_t{0});
        QByteArray good(
            "RIFF\0\0\0\0WAVEfmt \x10\0\0\0\1\0\1\0\x44\xac\0\0\x88\x58\1\0\2\0\x10\0data\4\0\0\0\0\x40\0\xc0", 48);
        const Wave wave(good);
        QCOMPARE(wave.size(), std::size_t{2});
        QCOMPARE(wave.at(0), 0.5F);
        QCOMPARE(wave.at(1), -0.5F);
        good[40] = 100;
        QCOMPARE(Wave(good).size(), std::size_t{2});
        // Two channels, another rate, eight bits.
        for (const auto& [place, value] : {std::pair{22, 2}, {24, 0}, {34, 8}}) {
            QByteArray other = good;
            other[place] = static_cast<char>(value);
            QCOMPARE(Wave(other).size(), std::size_t{0});
        }
    }

    void nothingIsSilence()
    {
        Mixer mixer(waves_, 1);
        QVERIFY(mixer.silent());
        QCOMPARE(peak(rendered(mixer)), 0);
        mixer.play({Sound::Chip, 1, 0});
        QVERIFY(mixer.silent());
    }

    void aSoundIsHeardAndEnds()
    {
        for (std::size_t kind = 0; kind < sound_kinds.size(); ++kind) {
            Mixer mixer(waves_, 1);
            mixer.play({sound(kind)});
            QVERIFY(!mixer.silent());
            QVERIFY2(peak(rendered(mixer)) > 800, sound_kinds[kind].name);
            rendered(mixer, 2 * second);
            QVERIFY2(mixer.silent(), sound_kinds[kind].name);
            QCOMPARE(peak(rendered(mixer)), 0);
        }
    }

    void atGainNothingNothingIsHeard()
    {
        Mixer mixer(waves_, 1);
        mixer.setGain(0);
        rendered(mixer, second);
        mixer.play({Sound::Blast});
        QCOMPARE(peak(rendered(mixer)), 0);
    }

    void halfTheGainIsHalfAsMuch()
    {
        Mixer loud(waves_, 1);
        Mixer soft(waves_, 1);
        soft.setGain(0.5F);
        rendered(soft);
        rendered(loud);
        loud.play({Sound::Jail});
        soft.play({Sound::Jail});
        const double part = std::sqrt(energy(rendered(soft)) / energy(rendered(loud)));
        QVERIFY2(std::abs(part - 0.5) < 0.01, qPrintable(QString::number(part)));
    }

    /// Twelve loud sounds together do not clip, and the limiter adds no steps larger than those of a single sound.
    void twelveVoicesDoNotClip()
    {
        for (std::uint32_t seed = 1; seed <= 20; ++seed) {
            Mixer mixer(waves_, seed);
            for (int voice = 0; voice < 12; ++voice)
                mixer.play({Sound::Blast, 1, 1, 0, voice * 46});
            QCOMPARE(mixer.voices().size(), std::size_t{12});
            const Frames out = rendered(mixer, 2 * second);
            QVERIFY(peak(out) <= 32767 * 98 / 100);
            QVERIFY(peak(out) > 20000);
            const auto full = std::ranges::count_if(out, [](int frame) { return std::abs(frame) > 31700; });
            QVERIFY2(full < 200, qPrintable(QString::number(full)));
        }
    }

    void neverTheSameTwiceInARow()
    {
        for (std::size_t kind = 0; kind < sound_kinds.size(); ++kind) {
            Mixer mixer(waves_, 7);
            std::size_t last = 99;
            std::set<std::size_t> takes;
            for (int time = 0; time < 60; ++time) {
                mixer.play({sound(kind)});
                for (const Mixer::Voice& voice : mixer.voices()) {
                    QVERIFY2(voice.take != last, sound_kinds[kind].name);
                    last = voice.take;
                    takes.insert(last);
                }
                mixer.clear();
            }
            QCOMPARE(takes.size(), waves_.takes(sound(kind)).size());
        }
    }

    void itBeginsWhenItShall()
    {
        for (const int after : {0, 20, 300}) {
            Mixer mixer(waves_, 1);
            mixer.play({Sound::Shot, 1, 1, 0, after});
            const double ms = static_cast<double>(first_heard(rendered(mixer))) * 1000 / Waves::rate;
            QVERIFY2(ms >= after && ms < after + 5, qPrintable(QString::number(ms)));
        }
    }

    void severalAreSpread()
    {
        Mixer mixer(waves_, 1);
        mixer.play({Sound::Tick, 1, 5, 400});
        QCOMPARE(mixer.voices().size(), std::size_t{5});
        for (std::size_t tick = 0; tick < 5; ++tick)
            QCOMPARE(mixer.voices()[tick].wait, static_cast<std::int64_t>(tick * Waves::rate / 10));
    }

    void diceFollowTheThrow()
    {
        const auto thrown = [this](int dice, double force) {
            Mixer mixer(waves_, 3);
            mixer.play({Sound::Die, force, dice, 60 * (dice - 1)});
            const auto blows = mixer.voices().size();
            return std::pair(blows, energy(rendered(mixer, 2 * second)));
        };
        const auto [one, quiet] = thrown(1, 0.5);
        const auto [harder, loud] = thrown(1, 1);
        const auto [five, many] = thrown(5, 0.5);
        const auto [most, heap] = thrown(36, 0.5);
        QVERIFY(harder > one);
        QVERIFY(loud > 2 * quiet);
        QCOMPARE(five, 5 * one);
        QVERIFY(many > 2.5 * quiet);
        QCOMPARE(most, 9 * one);
        QVERIFY(heap > many);
    }

    void theSameAtTheSameMomentIsOne()
    {
        Mixer mixer(waves_, 1);
        mixer.play({Sound::CardDown, 0.4});
        mixer.play({Sound::CardDown, 0.9, 1, 0, 10});
        QCOMPARE(mixer.voices().size(), std::size_t{1});
        QCOMPARE(mixer.voices().front().gain, 0.9F);
        mixer.play({Sound::CardDown, 0.9, 1, 0, 200});
        QCOMPARE(mixer.voices().size(), std::size_t{2});
        rendered(mixer, Waves::rate / 10 / Mixer::block * Mixer::block);
        mixer.play({Sound::CardDown});
        QCOMPARE(mixer.voices().size(), std::size_t{3});
    }

    /// Without animations, a whole script is played at once.
    void inACrowdTheWeightiestAreHeard()
    {
        Mixer mixer(waves_, 1);
        for (const Sound each :
            {Sound::CardSlide, Sound::Chip, Sound::CardFlip, Sound::Coins, Sound::Blast, Sound::Step})
            mixer.play({each});
        QCOMPARE(mixer.voices().size(), std::size_t{Mixer::most_kinds_at_once});
        QCOMPARE(count(mixer, Sound::Blast), std::size_t{1});
        QCOMPARE(count(mixer, Sound::Step), std::size_t{0});
        QCOMPARE(count(mixer, Sound::CardFlip), std::size_t{1});
        mixer.play({Sound::Step, 1, 1, 0, 300});
        QCOMPARE(count(mixer, Sound::Step), std::size_t{1});
    }

    void voicesAreLimited()
    {
        Mixer mixer(waves_, 1);
        for (int each = 0; each < 200; ++each)
            mixer.play({Sound::Step, 1, 1, 0, each * 100});
        QCOMPARE(mixer.voices().size(), Mixer::most_voices);
    }

    void whoHurriesHearsNoMoreOfIt()
    {
        Mixer mixer(waves_, 1);
        mixer.play({Sound::Jail});
        mixer.play({Sound::Chip, 1, 1, 0, 400});
        rendered(mixer, Mixer::block);
        mixer.hurry();
        QCOMPARE(mixer.voices().size(), std::size_t{1});
        QCOMPARE(mixer.voices().front().sound, Sound::Jail);
    }
};

BACKROOM_SUITE(MixerTest)
#include "tst_mixer.moc"
