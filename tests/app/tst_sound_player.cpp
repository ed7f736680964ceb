// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/mixer.hpp"
#include "app/sound/sound_player.hpp"
#include "suites.hpp"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <thread>

namespace {

/// Records the calls of a device and sets its answers.
struct Report {
    std::atomic<int> made = 0;
    std::atomic<int> opened = 0;
    std::atomic<int> closed = 0;
    std::atomic<int> loudest = 0;
    std::atomic<bool> there = true;
    std::atomic<bool> breaks = false;
    std::thread::id thread;
};

class ReportingDevice final : public SoundDevice {
public:
    explicit ReportingDevice(Report& report)
        : report_(report)
    {
    }

    bool open() override
    {
        report_.thread = std::this_thread::get_id();
        ++report_.opened;
        return report_.there;
    }
    bool write(std::span<const std::int16_t> frames) override
    {
        for (const int frame : frames)
            report_.loudest = std::max(report_.loudest.load(), std::abs(frame));
        std::this_thread::yield();
        return !report_.breaks;
    }
    void close() override { ++report_.closed; }

private:
    Report& report_;
};

}

class SoundPlayerTest : public QObject {
    Q_OBJECT

    static MakeSoundDevice device(Report& report)
    {
        return [&report] {
            ++report.made;
            return std::make_unique<ReportingDevice>(report);
        };
    }

private Q_SLOTS:
    void nothingIsMadeBeforeTheFirstSound()
    {
        Report report;
        {
            SoundPlayer player;
            player.setDevice(device(report));
            player.setVolume(0.7);
            player.hurry();
        }
        QCOMPARE(report.made.load(), 0);
    }

    void itIsHeardFromAnotherThread()
    {
        Report report;
        {
            SoundPlayer player;
            player.setDevice(device(report));
            QSignalSpy played(&player, &SoundPlayer::played);
            player.play({Sound::Shot});
            QCOMPARE(played.size(), 1);
            QTRY_VERIFY(report.loudest > 3000);
            QCOMPARE(report.opened.load(), 1);
            QVERIFY(report.thread != std::this_thread::get_id());
        }
        QTRY_VERIFY(report.closed >= 1);
    }

    void afterAWhileOfSilenceTheDeviceIsClosed()
    {
        Report report;
        SoundPlayer player;
        player.setDevice(device(report));
        player.play({Sound::Chip});
        QTRY_COMPARE(report.closed.load(), 1);
        player.play({Sound::Chip});
        QTRY_COMPARE(report.opened.load(), 2);
        QCOMPARE(report.made.load(), 1);
    }

    void atVolumeNothingNothingIsDone()
    {
        Report report;
        SoundPlayer player;
        player.setDevice(device(report));
        player.setVolume(0);
        QSignalSpy played(&player, &SoundPlayer::played);
        player.play({Sound::Shot});
        QCOMPARE(played.size(), 0);
        QCOMPARE(report.made.load(), 0);
    }

    /// Without sound hardware, there are no messages and no immediate retries.
    void withoutADeviceNothingHappens()
    {
        Report report;
        report.there = false;
        SoundPlayer player;
        player.setDevice(device(report));
        for (int time = 0; time < 50; ++time)
            player.play({Sound::Shot});
        QTRY_COMPARE(report.opened.load(), 1);
        for (int time = 0; time < 50; ++time)
            player.play({Sound::Shot});
        QCOMPARE(report.opened.load(), 1);
        QCOMPARE(report.loudest.load(), 0);
    }

    void aDeviceThatGoesIsOpenedAgain()
    {
        Report report;
        report.breaks = true;
        SoundPlayer player;
        player.setDevice(device(report));
        player.play({Sound::Shot});
        QTRY_COMPARE(report.closed.load(), 1);
        report.breaks = false;
        report.loudest = 0;
        player.play({Sound::Shot});
        QTRY_VERIFY(report.loudest > 3000);
        QCOMPARE(report.opened.load(), 2);
    }

    /// On any machine, there are no messages and no failures.
    void theSystemsSoundIsQuietAboutWhatIsMissing()
    {
        const QByteArray server = qgetenv("PULSE_SERVER");
        qputenv("PULSE_SERVER", "unix:/nonexistent/socket");
        qputenv("ALSA_CONFIG_PATH", "/nonexistent/alsa.conf");
        const std::unique_ptr<SoundDevice> system = system_sound();
        QVERIFY(!system->open());
        system->close();
        {
            SoundPlayer player;
            player.setDevice(system_sound);
            player.play({Sound::Chip});
        }
        qunsetenv("ALSA_CONFIG_PATH");
        server.isEmpty() ? qunsetenv("PULSE_SERVER") : qputenv("PULSE_SERVER", server);
    }
};

BACKROOM_SUITE(SoundPlayerTest)
#include "tst_sound_player.moc"
