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

/// Persons who play on their phones: who has which, what each shows, and what is tapped. The key of a person outlives
/// the table, so that the phones stay for the next game.
class Phones : public QObject, public QmlSingleton<Phones> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// True while phones can reach the program.
    Q_PROPERTY(bool on READ on NOTIFY changed)
    /// True if the table is one at which several persons play.
    Q_PROPERTY(bool offered READ offered NOTIFY changed)
    /// Such as "192.168.1.20:41883"; empty while off.
    Q_PROPERTY(QString address READ address NOTIFY changed)
    /// Why phones cannot be used; empty if they can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// The link of the shown code, and its picture as a data URL; empty while off.
    Q_PROPERTY(QString link READ link NOTIFY changed)
    Q_PROPERTY(QUrl code READ code NOTIFY changed)
    /// The seat whose code is shown; −1 for the code that asks who one is.
    Q_PROPERTY(int shownSeat READ shownSeat NOTIFY changed)
    Q_PROPERTY(QString shownName READ shownName NOTIFY changed)
    Q_PROPERTY(ItemList* persons READ persons CONSTANT)
    /// The number of persons who play on phones.
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// True while a second phone asks to be somebody.
    Q_PROPERTY(bool asking READ asking NOTIFY changed)

public:
    using MakeLine = std::function<std::unique_ptr<PhoneLine>(PhoneLine::Callbacks)>;
    /// Returns milliseconds since some moment.
    using Clock = std::function<qint64()>;

    /// Two taps within this time are one double tap, in milliseconds.
    static constexpr qint64 double_tap = 700;

    /// Port and keys are kept in `folder`, so that phones find their way back when the same match goes on after a crash
    /// or when the program was closed. `make_line` returns null
    /// if the library with the line is not installed.
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

    /// The phones belong to this table from now on; null for none.
    void setTable(GameTable* table);

    Q_INVOKABLE void turnOn();
    Q_INVOKABLE void turnOff();
    /// Shows the code of one seat, or again that of all.
    Q_INVOKABLE void showCode(int seat);
    /// Turns phones off if none has come, unless those of an earlier run of the program may still come back.
    Q_INVOKABLE void rest();
    /// The person plays at this screen again; the phone has to scan a code once more.
    Q_INVOKABLE void takeBack(int seat);
    /// Answers a second phone that asks to be this person.
    Q_INVOKABLE void letIn(int seat, bool may);

    /// Loads the library with the line.
    static std::unique_ptr<PhoneLine> loaded(PhoneLine::Callbacks callbacks);
    static qint64 uptime();

    /// A phone without a sign while the table waits for its person is quiet after the first time, and away after the
    /// second, in milliseconds; after the third one the house may play.
    static constexpr int quiet_after = 20'000;
    static constexpr int away_after = 60'000;
    static constexpr int house_after = 120'000;
    /// A phone whose line is closed is away after this time: most are back at once.
    static constexpr int away_without_line = 5'000;

    /// Tells the table who decides elsewhere and whose phone is there, and the panel all of it; runs after everything
    /// that changes it, and every second, as silence does so too.
    void settle();

signals:
    void changed();

private:
    struct Phone {
        QByteArray key;
        /// A hello counts with these letters only, so that a recorded one is good for nothing.
        QString asked = {};
        /// Its public key, for which the key of a person is sealed.
        QByteArray box = {};
        bool greeted = false;
        /// −1 until the person has said who it is.
        int seat = -1;
        /// The seat of somebody else that the phone asks for; −1 for none.
        int asks = -1;
        /// What its browser calls itself; the same when it scans a code again.
        QString browser = {};
        QString language = QStringLiteral("en");
        /// The sheet that was sent last, without its number.
        QJsonObject shown = {};
        int revision = 0;
        /// When that was, by the clock.
        qint64 shown_at = 0;
    };
    /// This is kept of a person's phone whether its line is open or not.
    struct Holder {
        QByteArray key;
        bool held = false;
        /// 0 while there is no line.
        int phone = 0;
        /// When the last sign came or, if that is later, when its person was asked.
        qint64 silent_from = 0;
        QDateTime since = {};
        /// When its line was closed.
        qint64 closed = 0;
        /// The page is out of sight: no sign can come from it.
        bool hidden = false;
        QString browser = {};
        /// The table waits for its person.
        bool asked = false;
        /// There was no sign for so long that the house could play, and none since.
        bool lost = false;
    };

    enum class Trouble { none, missing, deaf };

    /// Listens on the kept port or, unless `there_alone`, on another one if that is taken.
    void listen(bool there_alone);
    void ask(int phone, const QByteArray& key);
    void hear(int phone, const QByteArray& message);
    void lose(int phone);
    void greet(int phone, const QJsonObject& hello);
    /// From now on this phone is that of a seat.
    void seat(int number, int seat);
    /// True if somebody at the screen has to say whether this phone may be the one of a seat: another one is there.
    bool mustAsk(const Phone& phone, int seat) const;
    /// Whoever has gone over to another seat with the same browser leaves the former one.
    void leaveOthers(const QString& browser, int seat);
    void tap(Phone& phone, int number, int revision, const QString& id);
    void choose(Phone& phone, int number, int seat);
    /// Gives the phone the key of a seat.
    void give(int number, int seat);
    /// Takes the seat's key from whoever has it.
    void renew(int seat, QString (*farewell)());
    /// Tells a phone why its line is closed, and closes it. With `may_return` it goes on looking for the table.
    void dismiss(int number, QString (*why)(), bool may_return = false);
    /// Returns the holder of a seat, who has a key from then on.
    Holder& holder(int seat);
    /// Returns the same without giving a key to whoever has none.
    Holder heldBy(int seat) const { return holders_.value(table_->people().names().value(seat)); }
    void admitPersons();
    /// Keeps which match the kept keys belong to.
    void keepMatch();
    qint64 matchNumber() const { return table_ ? table_->match().number() : 0; }
    /// Emits `changed`.
    void tell();
    QByteArray keptKey(const QString& name) const;
    /// Returns a key as it stands in links.
    static QString inLetters(const QByteArray& key);
    int seatOf(const QByteArray& key) const;
    /// A sign of life.
    void wake(int seat);
    /// The page says that it goes out of sight.
    void sleep(int seat);
    /// From now on silence counts.
    void begin(Holder& holder) const;
    PhoneSign signOf(int seat);
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
    /// Asked of the system whenever the panel is told something new, and not by each of its properties.
    QStringList addresses_;
    /// The system gave this reason for the trouble.
    QString reason_;
    /// Opened for the phones of an earlier run.
    bool awaits_kept_ = false;
    QByteArray table_key_;
    QPointer<GameTable> table_;
    QHash<int, Phone> phones_;
    /// By the names of the persons.
    QHash<QString, Holder> holders_;
    ItemListOf<PhoneItem> persons_;
    /// What the table was told last.
    backroom::SeatSet elsewhere_;
    int shown_seat_ = -1;
    int revision_ = 0;
    QTimer later_;
    QTimer watch_;
};
