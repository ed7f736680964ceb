#pragma once

#include "sound/sound_device.hpp"
#include "sound/sounds.hpp"

#include <QObject>

#include <memory>

/// Lets sounds be heard. Everything that may take time is done in a thread of its own, which begins with the first
/// sound that is to be heard, and sleeps while there is none.
class SoundPlayer : public QObject {
    Q_OBJECT

public:
    /// Without a device, as in tests, nothing is heard; that it would be is told all the same.
    explicit SoundPlayer(QObject* parent = nullptr);
    ~SoundPlayer() override;

    void setDevice(MakeSoundDevice make) { make_device_ = std::move(make); }
    /// 0 to 1, as a player reads it: half of it sounds half as loud. At 0 nothing is played.
    void setVolume(double volume);
    void play(const Noise& noise);
    /// What has been asked for and has not begun is not heard any more.
    void hurry();

signals:
    void played(const Noise& noise);

private:
    struct Room;

    void applyGain();
    void begin();

    MakeSoundDevice make_device_;
    /// Shared with the thread, which may end later than the program's window.
    std::shared_ptr<Room> room_;
    double volume_ = 1;
};
