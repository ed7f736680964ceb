#pragma once

#include <QObject>
#include <QRectF>
#include <QSettings>
#include <QStringList>
#include <QTranslator>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

/// What the player has set, kept in `settings.ini` of the data folder.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(Speed speed READ speed WRITE setSpeed NOTIFY speedChanged)
    Q_PROPERTY(qreal speedFactor READ speedFactor NOTIFY speedChanged)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    /// Gang of Dice: everyone may see everyone's wealth.
    Q_PROPERTY(bool openScreens READ openScreens WRITE setOpenScreens NOTIFY openScreensChanged)
    Q_PROPERTY(int rulebookTextSize READ rulebookTextSize WRITE setRulebookTextSize NOTIFY rulebookTextSizeChanged)
    Q_PROPERTY(QRectF windowGeometry READ windowGeometry WRITE setWindowGeometry NOTIFY windowGeometryChanged)

public:
    enum Speed { Off, Fast, Normal, Slow };
    Q_ENUM(Speed)

    /// `language` overrides what was set, for this run.
    Preferences(const QString& folder, const QString& language, QObject* parent);
    static Preferences* create(QQmlEngine*, QJSEngine*);

    static const QStringList& languages();

    QString language() const { return language_; }
    void setLanguage(const QString& language);
    Speed speed() const { return speed_; }
    void setSpeed(Speed speed);
    /// What an animation's normal duration is multiplied with; 0 for none.
    qreal speedFactor() const;
    bool reducedMotion() const { return reduced_motion_; }
    void setReducedMotion(bool reduced);
    bool openScreens() const { return open_screens_; }
    void setOpenScreens(bool open);
    /// Steps from the usual size.
    int rulebookTextSize() const { return rulebook_text_size_; }
    void setRulebookTextSize(int step);
    /// Empty when never set.
    QRectF windowGeometry() const { return window_geometry_; }
    void setWindowGeometry(const QRectF& geometry);

    /// Names and marks of the last new game.
    QStringList names() const;
    QList<int> marks() const;
    void keepSeats(const QStringList& names, const QList<int>& marks);

signals:
    void languageChanged();
    void speedChanged();
    void reducedMotionChanged();
    void openScreensChanged();
    void rulebookTextSizeChanged();
    void windowGeometryChanged();

private:
    void translate();

    QSettings settings_;
    QTranslator translator_;
    QString language_;
    Speed speed_ = Normal;
    bool reduced_motion_ = false;
    bool open_screens_ = false;
    int rulebook_text_size_ = 0;
    QRectF window_geometry_;
};
