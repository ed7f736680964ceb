// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/scene.hpp"
#include "app/table/seated.hpp"

#include <QObject>

#include <functional>

namespace supergang_table {

/// A person who may be chosen: an accomplice, a target, a gangster to be taken into custody.
struct PersonChoice {
    Q_GADGET
    QML_VALUE_TYPE(superGangPerson)

public:
    MEMBER_PROPERTY(QString, picture);
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(bool, chosen) = false;
    MEMBER_PROPERTY(bool, enabled) = true;

    bool operator==(const PersonChoice&) const = default;
};

struct SuperGangChoice {
    Q_GADGET
    QML_VALUE_TYPE(superGangChoice)

public:
    MEMBER_PROPERTY(QString, word);
    MEMBER_PROPERTY(QString, text);
    /// The consequences in short, such as "3 years" or "−120"; may be empty.
    MEMBER_PROPERTY(QString, figure);
    /// The name of an action icon, such as "go-quietly".
    MEMBER_PROPERTY(QString, icon);
    MEMBER_PROPERTY(bool, danger) = false;
    MEMBER_PROPERTY(bool, enabled) = true;

    bool operator==(const SuperGangChoice&) const = default;
};

/// A question that interrupts a turn: an arrest (SG-9.5), a price to be named or paid (SG-5.12), custody (SG-10.3).
/// Trades are asked on their own sheet (trade_sheet.hpp), duels on the stall.
class QuestionSheet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(supergang_table::QuestionSheet::Kind kind READ kind NOTIFY changed)
    /// Increases with every question, even one of the same kind.
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(int mark READ mark NOTIFY changed)
    Q_PROPERTY(QString handOver READ handOver NOTIFY changed)
    /// The other gang; the mark is −1 if there is none.
    Q_PROPERTY(QString otherName READ otherName NOTIFY changed)
    Q_PROPERTY(int otherMark READ otherMark NOTIFY changed)
    /// The gangster in question, and the patrol; empty for none.
    Q_PROPERTY(QString picture READ picture NOTIFY changed)
    Q_PROPERTY(QString otherPicture READ otherPicture NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    /// The place of the town where it happens; −1 while nothing is asked.
    Q_PROPERTY(int place READ place NOTIFY changed)
    /// A list of `PersonChoice`, and the text that says what they are chosen for.
    Q_PROPERTY(QVariantList people READ people NOTIFY changed)
    Q_PROPERTY(QString peopleText READ peopleText NOTIFY changed)
    /// Whether a price is to be named, its limit, and whether the buyer has less than that (`tooDear`).
    Q_PROPERTY(bool pricing READ pricing NOTIFY changed)
    Q_PROPERTY(int price READ price NOTIFY changed)
    Q_PROPERTY(int mostPrice READ mostPrice NOTIFY changed)
    Q_PROPERTY(QString priceText READ priceText NOTIFY changed)
    Q_PROPERTY(bool tooDear READ tooDear NOTIFY changed)
    /// A list of `SuperGangChoice`, side by side.
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)

public:
    enum Kind { None, Arrest, NamePrice, AcceptPrice, Custody };
    Q_ENUM(Kind)
    using Answer = std::function<void(const rules::Action&)>;

    /// `answer` is called with the action of the pressed button.
    explicit QuestionSheet(Answer answer, QObject* parent = nullptr);

    /// Updates the sheet, which is shown while the player who decides is asked one of these questions.
    void show(const Scene& scene, const Seated& seated);

    bool shown() const { return now_.kind != None; }
    Kind kind() const { return now_.kind; }
    int number() const { return number_; }
    const QString& name() const { return name_; }
    int mark() const { return mark_; }
    const QString& handOver() const { return hand_over_; }
    const QString& otherName() const { return now_.other_name; }
    int otherMark() const { return now_.other_mark; }
    const QString& picture() const { return now_.picture; }
    const QString& otherPicture() const { return now_.other_picture; }
    const QString& title() const { return now_.title; }
    const QString& text() const { return now_.text; }
    const QString& rule() const { return now_.rule; }
    int place() const { return now_.place; }
    const QVariantList& people() const { return now_.people; }
    const QString& peopleText() const { return now_.people_text; }
    bool pricing() const { return now_.kind == NamePrice; }
    int price() const { return price_; }
    int mostPrice() const { return rules::most_money; }
    const QString& priceText() const { return now_.price_text; }
    bool tooDear() const { return now_.too_dear; }
    const QVariantList& choices() const { return now_.choices; }

    /// Chooses or deselects the person; in custody at most one is chosen.
    Q_INVOKABLE void toggle(int person);
    Q_INVOKABLE void setPrice(int price);
    Q_INVOKABLE void choose(int choice);
    /// Returns the action of a choice; nothing if there is no such choice.
    std::optional<rules::Action> actionOf(int choice) const
    {
        return choice >= 0 && choice < now_.choices.size()
            ? std::optional(now_.actions[static_cast<std::size_t>(choice)])
            : std::nullopt;
    }
    /// Enters what this answer contains, without giving it. Returns the choice that would give it, or −1.
    int lay(const rules::Action& answer);

signals:
    void changed();
    /// Emitted when the player has entered something that belongs to the answer.
    void entered();

private:
    void compose();
    void ask(const rules::Arrest& arrest);
    void ask(const rules::Price& price);
    void askForPrice(const rules::Price& price);
    void ask(const rules::Custody& custody);
    void ask(const rules::Duel&) { }
    void ask(const rules::Trade&) { }
    void add(const SuperGangChoice& choice, const rules::Action& action);
    QString pictureOf(rules::FigureId figure) const;

    Answer answer_;
    rules::PublicState open_;
    backroom::Seat seat_ = backroom::nobody;
    QStringList names_;
    QList<int> marks_;
    bool alone_ = false;
    /// The latest question and what is shown of it; entries are kept as long as the question is the same.
    struct Asked {
        std::optional<rules::Frame> frame = {};
        backroom::Seat asked = backroom::nobody;
        Kind kind = None;
        QString other_name = {};
        int other_mark = -1;
        QString picture = {};
        QString other_picture = {};
        QString title = {};
        QString text = {};
        QString rule = {};
        int place = -1;
        QVariantList people = {};
        QString people_text = {};
        /// Parallel to `people`.
        std::vector<rules::Member> members = {};
        std::vector<rules::FigureId> figures = {};
        QString price_text = {};
        bool too_dear = false;
        QVariantList choices = {};
        /// Parallel to `choices`.
        std::vector<rules::Action> actions = {};
    };
    Asked now_;
    int number_ = 0;
    QString name_;
    int mark_ = 0;
    QString hand_over_;

    // The answers entered so far.
    rules::Members with_;
    rules::FigureId taken_;
    int price_ = 0;
};

}
