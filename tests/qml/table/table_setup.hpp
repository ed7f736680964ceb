// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_list.hpp"
#include "app/settings/preferences.hpp"
#include "engine/core/codec.hpp"
#include "engine/core/match.hpp"
#include "house_setup.hpp"

#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>

#include <optional>

/// For the tests of a game's table; derived classes read the state of their game.
class TableSetup : public HouseSetup {
    Q_OBJECT

public slots:
    void applicationAvailable() override
    {
        HouseSetup::applicationAvailable();
        house_->preferences()->setSpeed(Preferences::Off);
    }
    Q_INVOKABLE void forgetLessons()
    {
        for (const QString& game : house_->games()->ids())
            for (const LessonItem& lesson : house_->lessonsOf(game)) {
                house_->lessonPlaces().keep(lesson.id, {});
                house_->lessonPlaces().setDone(lesson.id, false);
            }
    }

    Q_INVOKABLE void finishLesson(const QString& lesson) { house_->lessonPlaces().setDone(lesson); }

    /// Presses the key at this position of the keyboard.
    Q_INVOKABLE void keyAt(int key, int place)
    {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, static_cast<quint32>(place), 0, 0, QString(), false, 1);
        QCoreApplication::sendEvent(QGuiApplication::allWindows().constFirst(), &event);
    }

    /// Starts a match with computer players of these levels, 0 for a person.
    Q_INVOKABLE void startAgainst(const QString& game, const QStringList& names, const QList<int>& levels, int seed)
    {
        QList<int> marks;
        for (int seat = 0; seat < names.size(); ++seat)
            marks += seat;
        house_->startMatch(game, {names, marks, levels}, static_cast<quint64>(seed), {});
    }

    /// Pleases a computer player until it makes a remark.
    Q_INVOKABLE void please(int seat)
    {
        TableTalk* talk = house_->table()->talk();
        for (int position = 0; talk->lines().isEmpty(); ++position)
            if (const Remarks said = talk->hear({{static_cast<backroom::Seat>(seat), Mood::pleased}}, 1, position);
                !said.empty())
                talk->say(said);
    }

protected:
    House& house() const { return *house_; }

    /// Returns a match at a position written as in the protocol; nothing if the position is impossible.
    template <backroom::Game G>
    static std::optional<backroom::Match<G>> matchAt(
        const QVariantMap& position, std::vector<std::string> names, bool friendly)
    {
        backroom::Setup<G> setup;
        const auto seats = static_cast<int>(names.size());
        setup.names = std::move(names);
        setup.seed = 1;
        setup.friendly_undo = friendly;
        const QByteArray json = QJsonDocument(QJsonObject::fromVariantMap(position)).toJson();
        setup.position = backroom::Codec<G>::position(backroom::Json::parse(json.toStdString()));
        auto made = arrange(setup.options, seats, setup.seed, *setup.position);
        if (const auto* error = std::get_if<backroom::PositionError>(&made)) {
            qWarning("%s", error->message.c_str());
            return {};
        }
        return backroom::Match<G>(setup, std::get<typename G::State>(made));
    }

    /// Opens a table with this journal, as for an unfinished match; if `in_the_open`, continues an open turn as if its
    /// player had come back.
    bool resume(const QString& game, const std::vector<std::string>& journal, int seats, bool in_the_open,
        const QList<int>& levels = {})
    {
        house_->goHome();
        QList<int> marks;
        for (int seat = 0; seat < seats; ++seat)
            marks += seat;
        const qint64 id = house_->store().begin(
            game, marks, QString::fromStdString(journal.front()), house_->preferences()->houseRules(), levels);
        for (std::size_t line = 1; line < journal.size(); ++line)
            house_->store().append(id, QString::fromStdString(journal[line]));
        house_->continueMatch();
        if (house_->table() == nullptr)
            return false;
        if (in_the_open)
            house_->table()->openCurtain();
        return true;
    }
};
