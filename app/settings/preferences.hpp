// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/qml_singleton.hpp"

#include "app/models/seat_list.hpp"
#include "app/settings/translators.hpp"
#include "app/storage/shared_settings.hpp"

#include <QObject>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <memory>

/// The user's settings, saved in `settings.ini` of the data folder.
class Preferences : public QObject, public QmlSingleton<Preferences> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(Speed speed READ speed WRITE setSpeed NOTIFY speedChanged)
    Q_PROPERTY(qreal speedFactor READ speedFactor NOTIFY speedChanged)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    /// True if computer players make remarks now and then.
    Q_PROPERTY(bool tableTalk READ tableTalk WRITE setTableTalk NOTIFY tableTalkChanged)
    /// True if tables explain once what no lesson teaches. Turning it on again shows all explanations anew.
    Q_PROPERTY(bool firstNotes READ firstNotes WRITE setFirstNotes NOTIFY firstNotesChanged)
    /// The step of the text size, 0 for the normal one, and the corresponding factor.
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    Q_PROPERTY(qreal textFactor READ textFactor NOTIFY textSizeChanged)
    Q_PROPERTY(bool strongContrast READ strongContrast WRITE setStrongContrast NOTIFY strongContrastChanged)
    /// True if the player last looked at the whole board in a window that is too small for it; it is shown so again.
    Q_PROPERTY(bool wholeBoard READ wholeBoard WRITE setWholeBoard NOTIFY wholeBoardChanged)
    /// The defaults of a new game: whether undo may take back revealed information, whether it is played on phones, and
    /// the level of computer players.
    Q_PROPERTY(bool friendlyUndo READ friendlyUndo WRITE setFriendlyUndo NOTIFY proposalsChanged)
    Q_PROPERTY(bool onPhones READ onPhones WRITE setOnPhones NOTIFY proposalsChanged)
    Q_PROPERTY(int computerLevel READ computerLevel WRITE setComputerLevel NOTIFY proposalsChanged)
    /// In tenths, 0 to 10.
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY soundChanged)
    /// True unless muted or at volume 0.
    Q_PROPERTY(bool audible READ audible NOTIFY soundChanged)
    /// The MQTT broker through which friends elsewhere are invited. If the address is empty, the program starts a
    /// broker itself. Port 0 means the usual one.
    Q_PROPERTY(QString brokerHost READ brokerHost WRITE setBrokerHost NOTIFY brokerChanged)
    Q_PROPERTY(int brokerPort READ brokerPort WRITE setBrokerPort NOTIFY brokerChanged)
    /// True by default unless that address is in this house.
    Q_PROPERTY(bool brokerTls READ brokerTls WRITE setBrokerTls NOTIFY brokerChanged)
    Q_PROPERTY(QString brokerName READ brokerName WRITE setBrokerName NOTIFY brokerChanged)
    Q_PROPERTY(QString brokerPassword READ brokerPassword WRITE setBrokerPassword NOTIFY brokerChanged)
    /// "host:port" of a SOCKS5 proxy, such as that of Tor; empty for none.
    Q_PROPERTY(QString brokerProxy READ brokerProxy WRITE setBrokerProxy NOTIFY brokerChanged)
    Q_PROPERTY(int rulebookTextSize READ rulebookTextSize WRITE setRulebookTextSize NOTIFY rulebookTextSizeChanged)
    Q_PROPERTY(QRectF windowGeometry READ windowGeometry WRITE setWindowGeometry NOTIFY windowGeometryChanged)

public:
    enum Speed { Off, Fast, Normal, Slow };
    Q_ENUM(Speed)

    /// `language` overrides the setting for this run only.
    Preferences(const QString& folder, const QString& language);

    /// Returns the default preferences, which never change: figures on paper are the same for everybody.
    static std::unique_ptr<Preferences> still(const QString& folder);

    static const QStringList& languages();

    QString language() const { return language_; }
    void setLanguage(const QString& language);
    Speed speed() const { return speed_; }
    void setSpeed(Speed speed);
    /// The factor for the durations of animations; 0 for none.
    qreal speedFactor() const;
    bool reducedMotion() const { return reduced_motion_; }
    void setReducedMotion(bool reduced);
    bool tableTalk() const { return table_talk_; }
    void setTableTalk(bool talk);
    bool firstNotes() const { return first_notes_; }
    void setFirstNotes(bool notes);
    /// Returns whether the note with this name has been read.
    bool noted(const QString& note) const;
    Q_INVOKABLE void setNoted(const QString& note);
    static constexpr int largest_text = 3;
    int textSize() const { return text_size_; }
    void setTextSize(int step);
    qreal textFactor() const { return 1 + 0.2 * text_size_; }
    bool strongContrast() const { return strong_contrast_; }
    bool wholeBoard() const { return whole_board_; }
    void setWholeBoard(bool whole);
    void setStrongContrast(bool strong);
    bool friendlyUndo() const { return friendly_undo_; }
    void setFriendlyUndo(bool friendly);
    bool onPhones() const { return on_phones_; }
    void setOnPhones(bool on_phones);
    int computerLevel() const { return computer_level_; }
    /// At least 1.
    void setComputerLevel(int level);
    static constexpr int full_volume = 10;
    int volume() const { return volume_; }
    /// Also unmutes: a player who changes the volume wants to hear something.
    void setVolume(int volume) { keepSound(std::clamp(volume, 0, full_volume), false); }
    bool audible() const { return !muted_ && volume_ > 0; }
    Q_INVOKABLE void toggleSound() { keepSound(volume_ > 0 ? volume_ : usual_volume, audible()); }
    QString brokerHost() const;
    void setBrokerHost(const QString& host);
    int brokerPort() const;
    void setBrokerPort(int port);
    bool brokerTls() const;
    void setBrokerTls(bool tls);
    QString brokerName() const;
    void setBrokerName(const QString& name);
    QString brokerPassword() const;
    void setBrokerPassword(const QString& password);
    QString brokerProxy() const;
    void setBrokerProxy(const QString& proxy);
    /// Returns a house rule by the name that its game gives it; off by default. It applies to new matches only: a match
    /// keeps the house rules that it began with.
    Q_INVOKABLE bool houseRule(const QString& name) const;
    Q_INVOKABLE void setHouseRule(const QString& name, bool on);
    QStringList houseRules() const;
    /// Returns whether the user has been asked to learn the game, or has learned it.
    bool lessonOffered(const QString& game) const;
    void setLessonOffered(const QString& game, bool offered = true);
    int rulebookTextSize() const { return rulebook_text_size_; }
    void setRulebookTextSize(int step);
    QString lastBook() const { return settings_.value(QStringLiteral("lastBook")).toString(); }
    void setLastBook(const QString& game) { settings_.set(QStringLiteral("lastBook"), game); }
    /// The geometry when neither maximised nor full screen; empty if never set.
    QRectF windowGeometry() const { return window_geometry_; }
    void setWindowGeometry(const QRectF& geometry);
    /// Stays true while full screen covers a maximised window.
    bool windowMaximised() const;
    void setWindowMaximised(bool maximised);
    bool fullScreen() const;
    void setFullScreen(bool full);

    SeatList seats() const;
    void keepSeats(const SeatList& seats);
    /// The options of the game's last match by their ids, for the next one; may hold values that no version knows.
    QVariantMap options(const QString& game) const;
    void keepOptions(const QString& game, const QVariantMap& options);

    /// Retries a failed write; returns whether everything is on disk.
    bool retry() { return settings_.retry(); }

    /// Restores the defaults of all settings and of new games. Keeps the language, the window's geometry, and whatever
    /// is not a setting.
    Q_INVOKABLE void reset();

signals:
    void languageChanged();
    void speedChanged();
    void reducedMotionChanged();
    void tableTalkChanged();
    void firstNotesChanged();
    void textSizeChanged();
    void strongContrastChanged();
    void wholeBoardChanged();
    void proposalsChanged();
    void soundChanged();
    void brokerChanged();
    void rulebookTextSizeChanged();
    void windowGeometryChanged();

private:
    explicit Preferences(const QString& folder);

    void translate();
    void keepSound(int volume, bool muted);
    void keepBroker(const char* key, const QVariant& value);
    void resetBroker();

    SharedSettings settings_;
    ProgramTranslator translator_;
    QString language_;
    Speed speed_ = Normal;
    bool reduced_motion_ = false;
    bool table_talk_ = true;
    bool first_notes_ = true;
    int text_size_ = 0;
    bool strong_contrast_ = false;
    bool whole_board_ = false;
    bool friendly_undo_ = false;
    bool on_phones_ = false;
    static constexpr int usual_level = 2;
    int computer_level_ = usual_level;
    static constexpr int usual_volume = 7;
    int volume_ = usual_volume;
    bool muted_ = false;
    int rulebook_text_size_ = 0;
    QRectF window_geometry_;
};
