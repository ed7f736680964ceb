#pragma once

#include "models/lent.hpp"

#include "models/seat_list.hpp"

#include <QObject>
#include <QRectF>
#include <QSettings>
#include <QStringList>
#include <QTranslator>
#include <QtQml/qqmlregistration.h>

/// What the player has set, kept in `settings.ini` of the data folder.
class Preferences : public QObject, public Lent<Preferences> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(Speed speed READ speed WRITE setSpeed NOTIFY speedChanged)
    Q_PROPERTY(qreal speedFactor READ speedFactor NOTIFY speedChanged)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    /// In tenths, 0 to 10.
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY soundChanged)
    /// Neither muted nor at volume 0.
    Q_PROPERTY(bool audible READ audible NOTIFY soundChanged)
    Q_PROPERTY(int rulebookTextSize READ rulebookTextSize WRITE setRulebookTextSize NOTIFY rulebookTextSizeChanged)
    Q_PROPERTY(QRectF windowGeometry READ windowGeometry WRITE setWindowGeometry NOTIFY windowGeometryChanged)

public:
    enum Speed { Off, Fast, Normal, Slow };
    Q_ENUM(Speed)

    /// `language` overrides what was set, for this run.
    Preferences(const QString& folder, const QString& language);

    static const QStringList& languages();

    QString language() const { return language_; }
    void setLanguage(const QString& language);
    Speed speed() const { return speed_; }
    void setSpeed(Speed speed);
    /// What an animation's normal duration is multiplied with; 0 for none.
    qreal speedFactor() const;
    bool reducedMotion() const { return reduced_motion_; }
    void setReducedMotion(bool reduced);
    static constexpr int full_volume = 10;
    int volume() const { return volume_; }
    /// Who asks for another volume wants to hear something: it is not muted any more.
    void setVolume(int volume);
    bool audible() const { return !muted_ && volume_ > 0; }
    /// Muted, or heard again.
    Q_INVOKABLE void toggleSound();
    /// What holds for every match that begins until it is set anew, by the name that the game gives it; off at first. A
    /// match keeps those that it began with.
    Q_INVOKABLE bool houseRule(const QString& name) const;
    Q_INVOKABLE void setHouseRule(const QString& name, bool on);
    /// Those that are on.
    QStringList houseRules() const;
    /// Whether somebody was asked once to learn this game, or has learned it.
    bool lessonOffered(const QString& game) const;
    void setLessonOffered(const QString& game, bool offered = true);
    /// Steps from the usual size.
    int rulebookTextSize() const { return rulebook_text_size_; }
    void setRulebookTextSize(int step);
    /// The game whose rules were read last.
    QString lastBook() const { return settings_.value(QStringLiteral("lastBook")).toString(); }
    void setLastBook(const QString& game) { settings_.setValue(QStringLiteral("lastBook"), game); }
    /// As it is when neither maximised nor full screen; empty when never set.
    QRectF windowGeometry() const { return window_geometry_; }
    void setWindowGeometry(const QRectF& geometry);
    /// Also when full screen covers it.
    bool windowMaximised() const;
    void setWindowMaximised(bool maximised);
    bool fullScreen() const;
    void setFullScreen(bool full);

    /// Those of the last new game.
    SeatList seats() const;
    void keepSeats(const SeatList& seats);

signals:
    void languageChanged();
    void speedChanged();
    void reducedMotionChanged();
    void soundChanged();
    void rulebookTextSizeChanged();
    void windowGeometryChanged();

private:
    void translate();
    void keepSound(int volume, bool muted);

    QSettings settings_;
    QTranslator translator_;
    QString language_;
    Speed speed_ = Normal;
    bool reduced_motion_ = false;
    static constexpr int usual_volume = 7;
    int volume_ = usual_volume;
    bool muted_ = false;
    int rulebook_text_size_ = 0;
    QRectF window_geometry_;
};
