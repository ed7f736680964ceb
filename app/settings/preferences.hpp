#pragma once

#include "models/lent.hpp"

#include "models/seat_list.hpp"
#include "storage/shared_settings.hpp"

#include <QObject>
#include <QRectF>
#include <QStringList>
#include <QTranslator>
#include <QtQml/qqmlregistration.h>

#include <memory>

/// What the player has set, kept in `settings.ini` of the data folder.
class Preferences : public QObject, public Lent<Preferences> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(Speed speed READ speed WRITE setSpeed NOTIFY speedChanged)
    Q_PROPERTY(qreal speedFactor READ speedFactor NOTIFY speedChanged)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    /// Step of the size of everything that is read, 0 for the usual one; by what letters are larger then.
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    Q_PROPERTY(qreal textFactor READ textFactor NOTIFY textSizeChanged)
    Q_PROPERTY(bool strongContrast READ strongContrast WRITE setStrongContrast NOTIFY strongContrastChanged)
    /// What a new game proposes: whether undo takes back what was revealed, and who a computer player is.
    Q_PROPERTY(bool friendlyUndo READ friendlyUndo WRITE setFriendlyUndo NOTIFY proposalsChanged)
    Q_PROPERTY(int computerLevel READ computerLevel WRITE setComputerLevel NOTIFY proposalsChanged)
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

    /// As at first, and never changed: for the figures on paper, which are the same for everybody.
    static std::unique_ptr<Preferences> still(const QString& folder);

    static const QStringList& languages();

    QString language() const { return language_; }
    void setLanguage(const QString& language);
    Speed speed() const { return speed_; }
    void setSpeed(Speed speed);
    /// What an animation's normal duration is multiplied with; 0 for none.
    qreal speedFactor() const;
    bool reducedMotion() const { return reduced_motion_; }
    void setReducedMotion(bool reduced);
    static constexpr int largest_text = 3;
    int textSize() const { return text_size_; }
    void setTextSize(int step);
    qreal textFactor() const { return 1 + 0.2 * text_size_; }
    bool strongContrast() const { return strong_contrast_; }
    void setStrongContrast(bool strong);
    bool friendlyUndo() const { return friendly_undo_; }
    void setFriendlyUndo(bool friendly);
    int computerLevel() const { return computer_level_; }
    /// From 1 on.
    void setComputerLevel(int level);
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
    void setLastBook(const QString& game) { settings_.set(QStringLiteral("lastBook"), game); }
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

    /// Whether all of it is on disk, perhaps only now.
    bool retry() { return settings_.retry(); }

    /// Everything that is set is as at first, and what new games proposed is forgotten. The language and the window's
    /// place stay, and so does what is no setting.
    Q_INVOKABLE void reset();

signals:
    void languageChanged();
    void speedChanged();
    void reducedMotionChanged();
    void textSizeChanged();
    void strongContrastChanged();
    void proposalsChanged();
    void soundChanged();
    void rulebookTextSizeChanged();
    void windowGeometryChanged();

private:
    explicit Preferences(const QString& folder);

    void translate();
    void keepSound(int volume, bool muted);

    SharedSettings settings_;
    QTranslator translator_;
    QString language_;
    Speed speed_ = Normal;
    bool reduced_motion_ = false;
    int text_size_ = 0;
    bool strong_contrast_ = false;
    bool friendly_undo_ = false;
    static constexpr int usual_level = 2;
    int computer_level_ = usual_level;
    static constexpr int usual_volume = 7;
    int volume_ = usual_volume;
    bool muted_ = false;
    int rulebook_text_size_ = 0;
    QRectF window_geometry_;
};
