// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/remote/carrier.hpp"

#include <QByteArrayList>

#include <map>
#include <random>
#include <set>
#include <vector>

namespace test {

/// What can happen to letters on their way.
struct Trouble {
    double lost = 0;
    double doubled = 0;
    /// The maximum delay in milliseconds. Each letter has a random delay, so letters arrive in any order.
    int delay = 0;
};

/// A broker in memory with its own clock, and carriers connected to it. Everything that can go wrong with letters
/// happens here, determined by the seed.
class MemoryBroker {
public:
    struct Posted {
        QString topic;
        QByteArray bytes;
    };

    explicit MemoryBroker(unsigned seed = 1, Trouble trouble = {})
        : random_(seed)
        , trouble_(trouble)
    {
    }

    class Line final : public remote::Carrier {
    public:
        explicit Line(MemoryBroker& broker)
            : broker_(broker)
            , number_(++broker.lines_made_)
        {
            broker_.lines_.emplace(number_, this);
        }
        ~Line() override { broker_.lines_.erase(number_); }
        void open(const Address&) override { connect(); }
        void follow(const QString& topic) override
        {
            if (!is_connected_)
                return;
            topics_.insert(topic);
            const auto kept = broker_.kept_.find(topic);
            if (kept != broker_.kept_.end())
                broker_.send(number_, {topic, kept->second}, true);
        }
        void post(const QString& topic, const QByteArray& bytes, bool retain) override
        {
            if (is_connected_)
                broker_.post({topic, bytes}, retain);
        }
        void connect()
        {
            is_connected_ = true;
            callbacks_.connected();
        }
        void disconnect()
        {
            is_connected_ = false;
            topics_.clear();
            callbacks_.failed(QStringLiteral("gone"));
        }
        bool isUp() const { return is_connected_; }
        void hear(const QString& topic, const QByteArray& bytes, bool retained)
        {
            if (is_connected_ && topics_.contains(topic))
                callbacks_.arrived(topic, bytes, retained);
        }
        const std::set<QString>& topics() const { return topics_; }

    private:
        MemoryBroker& broker_;
        int number_;
        bool is_connected_ = false;
        std::set<QString> topics_;
    };

    qint64 now() const { return now_; }
    void setTrouble(Trouble trouble) { trouble_ = trouble; }
    const std::vector<Posted>& wire() const { return wire_; }
    void clearWire() { wire_.clear(); }
    const std::map<QString, QByteArray>& kept() const { return kept_; }
    double chance() { return std::uniform_real_distribution<>()(random_); }
    int upTo(int most) { return std::uniform_int_distribution<>(0, most)(random_); }

    /// Drops all retained letters and those on their way.
    void forget()
    {
        kept_.clear();
        under_way_.clear();
    }
    /// Posts any bytes to any topic, as an attacker may.
    void post(const Posted& letter, bool retain)
    {
        wire_.push_back(letter);
        if (chance() < trouble_.lost)
            return;
        if (retain && letter.bytes.isEmpty())
            kept_.erase(letter.topic);
        else if (retain)
            kept_[letter.topic] = letter.bytes;
        for (const auto& [number, line] : lines_)
            if (line->topics().contains(letter.topic))
                send(number, letter, false);
    }
    /// Delivers due letters one by one until this time, in milliseconds, has passed.
    void pass(qint64 milliseconds)
    {
        const qint64 end = now_ + milliseconds;
        while (!under_way_.empty() && under_way_.begin()->first.first <= end) {
            now_ = std::max(now_, under_way_.begin()->first.first);
            const UnderWay letter = under_way_.extract(under_way_.begin()).mapped();
            const auto line = lines_.find(letter.line);
            if (line != lines_.end())
                line->second->hear(letter.posted.topic, letter.posted.bytes, letter.retained);
        }
        now_ = end;
    }

private:
    struct UnderWay {
        int line = 0;
        Posted posted;
        bool retained = false;
    };

    void send(int line, const Posted& letter, bool retained)
    {
        const int times = chance() < trouble_.doubled ? 2 : 1;
        for (int time = 0; time < times; ++time)
            under_way_.emplace(std::pair(now_ + upTo(trouble_.delay), ++sent_), UnderWay{line, letter, retained});
    }

    std::mt19937 random_;
    Trouble trouble_;
    qint64 now_ = 1'764'000'000'000;
    int lines_made_ = 0;
    std::map<int, Line*> lines_;
    std::map<QString, QByteArray> kept_;
    std::map<std::pair<qint64, int>, UnderWay> under_way_;
    int sent_ = 0;
    std::vector<Posted> wire_;
};

}
