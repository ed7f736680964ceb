// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/item_list.hpp"
#include "app/models/qml_singleton.hpp"
#include "app/phones/phone_item.hpp"
#include "app/phones/phone_line.hpp"
#include "app/settings/preferences.hpp"
#include "app/storage/shared_settings.hpp"
#include "app/table/game_table.hpp"

#include <QDateTime>
#include <QHash>
#include <QImage>
#include <QJsonObject>
#include <QPointer>
#include <QTimer>

/// Persons who play on their phones: which phone is whose, what each shows, and what is tapped. The key of a person
/// outlives the table, so that the phones stay connected for the next game.
class Phones : public QObject, public QmlSingleton<Phones> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// True while phones can reach the program.
    Q_PROPERTY(bool on READ on NOTIFY changed)
    /// True if several persons play at the table.
    Q_PROPERTY(bool offered READ offered NOTIFY changed)
    /// Such as "192.168.1.20:41883"; empty while off.
    Q_PROPERTY(QString address READ address NOTIFY changed)
    /// Says why phones cannot be used; empty if they can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// The link of the shown code, and its picture as a data URL; empty while off.
    Q_PROPERTY(QString link READ link NOTIFY changed)
    Q_PROPERTY(QUrl code READ code NOTIFY changed)
    /// The seat whose code is shown; −1 for the common code, with which a person then chooses a seat.
    Q_PROPERTY(int shownSeat READ shownSeat NOTIFY changed)
    Q_PROPERTY(QString shownName READ shownName NOTIFY changed)
    Q_PROPERTY(ItemList* persons READ persons CONSTANT)
    /// The number of persons who play on phones.
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// True while a second phone asks for somebody's seat.
    Q_PROPERTY(bool asking READ asking NOTIFY changed)

public:
    using MakeLine = std::function<std::unique_ptr<PhoneLine>(PhoneLine::Callbacks)>;
    /// Returns milliseconds since an arbitrary moment.
    using Clock = std::function<qint64()>;

    /// In milliseconds: two taps within this time are a double tap.
    static constexpr qint64 double_tap = 700;

    /// The port and the keys are saved in `folder`, so that phones reconnect when the same match goes on after a crash
    /// or a restart. `make_line` returns null if the library with the line is not installed.
    Phones(const Preferences& preferences, const QString& folder, MakeLine make_line = loaded, Clock clock = uptime);
    ~Phones() override;

    bool on() const { return line_ != nullptr; }
    bool offered() const;
    QString address() const;
    QString problem() const;
    QString link() const;
    QUrl code() const;
    int shownSeat() const { return shown_seat_; }
    QString shownName() const { return table_ ? table_->people().names().value(shown_seat_) : QString(); }
    ItemListOf<PhoneItem>* persons() { return &persons_; }
    int count() const;
    bool asking() const;

    /// Assigns the phones to this table; null for none.
    void setTable(GameTable* table);

    Q_INVOKABLE void turnOn();
    Q_INVOKABLE void turnOff();
    /// Shows the code of one seat, or the common one for −1.
    Q_INVOKABLE void showCode(int seat);
    /// Turns phones off if none has connected, unless those of an earlier run of the program may still reconnect.
    Q_INVOKABLE void rest();
    /// Lets the person play at this screen again; the phone must scan a code to return.
    Q_INVOKABLE void takeBack(int seat);
    /// Answers a second phone that asks to play for this person.
    Q_INVOKABLE void letIn(int seat, bool may);

    static std::unique_ptr<PhoneLine> loaded(PhoneLine::Callbacks callbacks);
    static qint64 uptime();

    /// In milliseconds, while the table waits for the person of a phone that sends no sign of life: the phone is quiet
    /// after the first time and away after the second; after the third the house may play.
    static constexpr int quiet_after = 20'000;
    static constexpr int away_after = 60'000;
    static constexpr int house_after = 120'000;
    /// In milliseconds: a phone whose connection is closed is away after this time, as most reconnect at once.
    static constexpr int away_without_line = 5'000;

    /// Tells the table which seats decide elsewhere and whose phone is there, and updates the panel. Runs after every
    /// change, and every second because silence changes the result too.
    void settle();

signals:
    void changed();

private:
    struct Phone {
        QByteArray key;
        /// A hello must contain this nonce, so that a recorded one cannot be replayed.
        QString asked = {};
        /// The phone's public key, for which the key of a person is sealed.
        QByteArray box = {};
        bool greeted = false;
        /// −1 until the person has chosen a seat.
        int seat = -1;
        /// The seat held by another phone that this phone asks for; −1 for none.
        int asks = -1;
        /// The name that the browser gives itself; it stays the same when another code is scanned.
        QString browser = {};
        QString language = QStringLiteral("en");
        /// The sheet that was sent last, without its number.
        QJsonObject shown = {};
        int revision = 0;
        /// When that sheet was sent, by the clock.
        qint64 shown_at = 0;
    };
    /// The state of a person's phone, which is kept while it is not connected.
    struct Holder {
        QByteArray key;
        bool held = false;
        /// The number of its connection; 0 while there is none.
        int phone = 0;
        /// The time of the last sign of life or, if later, the time when its person was asked.
        qint64 silent_from = 0;
        QDateTime since = {};
        /// The time when its connection was closed.
        qint64 closed = 0;
        /// True while the page is hidden, so that it cannot send signs of life.
        bool hidden = false;
        QString browser = {};
        /// True while the table waits for its person.
        bool asked = false;
        /// True if the phone was silent for so long that the house may play, and has been silent since.
        bool lost = false;
    };

    enum class Trouble { none, missing, deaf };

    /// Listens on the saved port. If it is taken, listens on another one, unless `there_alone`.
    void listen(bool there_alone);
    void ask(int phone, const QByteArray& key);
    void hear(int phone, const QByteArray& message);
    void lose(int phone);
    void greet(int phone, const QJsonObject& hello);
    void seat(int number, int seat);
    /// True if another phone has the seat, so that somebody at the screen must decide which phone gets it.
    bool mustAsk(const Phone& phone, int seat) const;
    /// Takes away the seats that the same browser had before.
    void leaveOthers(const QString& browser, int seat);
    void tap(Phone& phone, int number, int revision, const QString& id);
    void choose(Phone& phone, int number, int seat);
    void give(int number, int seat);
    /// Replaces the seat's key, so that the phone that has it loses the seat.
    void renew(int seat, QString (*farewell)());
    /// Tells a phone why its connection is closed, and closes it. With `may_return`, the phone tries to reconnect.
    void dismiss(int number, QString (*why)(), bool may_return = false);
    /// Returns the holder of a seat, and gives it a key if it has none.
    Holder& holder(int seat);
    /// Returns a copy of the holder without giving it a key.
    Holder heldBy(int seat) const { return holders_.value(table_->people().names().value(seat)); }
    void admitPersons();
    /// Saves the number of the match to which the saved keys belong.
    void keepMatch();
    qint64 matchNumber() const { return table_ ? table_->match().number() : 0; }
    /// Emits `changed`.
    void tell();
    QByteArray keptKey(const QString& name) const;
    /// Returns a key in the form in which links contain it.
    static QString inLetters(const QByteArray& key);
    int seatOf(const QByteArray& key) const;
    /// Called for a sign of life.
    void wake(int seat);
    /// Called when the page says that it is hidden.
    void sleep(int seat);
    /// Measures silence from now on.
    void begin(Holder& holder) const;
    Presence presenceOf(int seat);
    backroom::SeatSet held() const;
    void showLater();
    void showAll();
    void show(int number, Phone& phone);
    QJsonObject sheetOf(const Phone& phone) const;
    QJsonObject chooser(const Phone& phone) const;
    QString noteOf(int seat) const;

    const Preferences& preferences_;
    SharedSettings kept_;
    MakeLine make_line_;
    Clock clock_;
    std::unique_ptr<PhoneLine> line_;
    Trouble trouble_ = Trouble::none;
    /// Queried from the system whenever the panel is updated, and not by each of its properties.
    QStringList addresses_;
    /// The system's error message for the problem.
    QString reason_;
    /// True if the line was opened for the phones of an earlier run.
    bool awaits_kept_ = false;
    QByteArray table_key_;
    QPointer<GameTable> table_;
    QHash<int, Phone> phones_;
    /// Keyed by the names of the persons.
    QHash<QString, Holder> holders_;
    ItemListOf<PhoneItem> persons_;
    /// The seats that the table was last told to be decided elsewhere.
    backroom::SeatSet elsewhere_;
    int shown_seat_ = -1;
    int revision_ = 0;
    QTimer later_;
    QTimer watch_;
};
