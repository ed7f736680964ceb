// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/figure_camera.hpp"
#include "app/games/game_list.hpp"
#include "app/rulebook/library.hpp"
#include "app/rulebook/rulebook.hpp"
#include "app/settings/preferences.hpp"
#include "app/shell/new_game.hpp"
#include "books.hpp"
#include "house_setup.hpp"

#include <QClipboard>
#include <QFile>
#include <QImage>
#include <QSet>

/// Stands in for a game's picture of a figure.
class Picture : public FigurePicture {
    Q_OBJECT
    Q_PROPERTY(bool busy MEMBER busy_ NOTIFY busyChanged)

public:
    int step() const override { return step_; }
    void setStep(int step) override
    {
        step_ = step;
        emit stepChanged();
    }
    bool busy() const override { return busy_; }

    int step_ = 0;
    bool busy_ = false;
};

/// With small test books or the real ones.
class Setup : public HouseSetup {
    Q_OBJECT

public slots:
    void cleanupTestCase() override
    {
        camera_.reset();
        HouseSetup::cleanupTestCase();
    }

    /// Uses books whose figures cannot be played. tst_pages.qml has to come before all tests that use them.
    Q_INVOKABLE void useSmallBooks()
    {
        house_->rulebook()->useBooks(books_.path());
        house_->preferences()->setLastBook({});
        house_->rulebook()->setFigureMaker(QStringLiteral("the-gang"), {}, {});
        house_->rulebook()->setFigurePainter(QStringLiteral("the-gang"), {});
    }
    Q_INVOKABLE void useOwnBooks() { house_->rulebook()->useBooks(QStringLiteral(":/rules")); }
    Q_INVOKABLE void makePictures(const QUrl& source)
    {
        house_->rulebook()->setFigureMaker(
            QStringLiteral("the-gang"), source, [](const RuleFigure&) { return std::make_unique<Picture>(); });
    }
    /// Of the house's own books.
    Q_INVOKABLE QStringList figures(const QString& game) const
    {
        QStringList ids;
        for (const RuleFigure& figure : library_.book(QStringLiteral("en"), game)->figures)
            ids += figure.id;
        return ids;
    }
    /// Takes the picture as for paper; `photo` has it later.
    Q_INVOKABLE void photograph(const QString& game, const QString& id)
    {
        if (!camera_)
            camera_ = std::make_unique<FigureCamera>(*house_->preferences());
        photo_ = {};
        camera_->take(*house_->games()->game(game), *library_.book(QStringLiteral("en"), game)->figure(id), {1512, 874},
            [this](const QImage& picture) { photo_ = picture; });
    }
    Q_INVOKABLE void dropCamera() { camera_.reset(); }
    Q_INVOKABLE QSize photo() const { return photo_.size(); }
    /// Returns the number of colours on a horizontal line at this fraction of its height.
    Q_INVOKABLE int colorsAcross(qreal down) const
    {
        QSet<QRgb> colors;
        for (int x = 0; x < photo_.width(); ++x)
            colors.insert(photo_.pixel(x, static_cast<int>(photo_.height() * down)));
        return static_cast<int>(colors.size());
    }
    Q_INVOKABLE bool exists(const QString& file) const { return QFile::exists(file); }
    Q_INVOKABLE void dealGangOfDice()
    {
        house_->startMatch(QStringLiteral("gang-of-dice"), NewGame::usualSeats(2), 1, {});
    }
    Q_INVOKABLE QString clipboard() const { return QGuiApplication::clipboard()->text(); }
    Q_INVOKABLE QString newFile(const QString& name) const { return folder_.filePath(name); }

private:
    test::Books books_;
    rulebook::Library library_;
    std::unique_ptr<FigureCamera> camera_;
    QImage photo_;
};

QUICK_TEST_MAIN_OF(rulebook, Setup)

#include "main.moc"
