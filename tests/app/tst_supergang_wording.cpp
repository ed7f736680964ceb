// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/hint_wording.hpp"
#include "app/supergang/words/menu_wording.hpp"
#include "app/supergang/words/names.hpp"
#include "app/supergang/words/review_wording.hpp"
#include "app/supergang/words/wording.hpp"
#include "app/table/naming.hpp"
#include "app/table/refusal_wording.hpp"
#include "app/table/round_wording.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

#include <QRegularExpression>
using namespace test;
using namespace test::supergang;

class SuperGangWordingTest : public SeatedTest {
    Q_OBJECT

    struct Code {
        std::string code;
        /// The rules named in the code's comment; may be empty.
        std::vector<std::string> rules;
    };

    /// Reads the codes, and the rule numbers in the comments beside them, from a header of the engine.
    static std::vector<Code> codes_in(const QString& header)
    {
        QFile file(header);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const QRegularExpression constant(QStringLiteral("string_view \\w+ = \"([a-z-]+)\";([^\n]*)"));
        const QRegularExpression rule(QStringLiteral("SG-\\d+\\.\\d+"));
        std::vector<Code> list;
        // The constants after this are endings, not refusals.
        auto found =
            constant.globalMatch(QString::fromUtf8(file.readAll()).section(QStringLiteral("namespace endings"), 0, 0));
        while (found.hasNext()) {
            const auto match = found.next();
            Code code{match.captured(1).toStdString(), {}};
            auto rules = rule.globalMatch(match.captured(2));
            while (rules.hasNext())
                code.rules.push_back(rules.next().captured().toStdString());
            list.push_back(code);
        }
        return list;
    }
    static std::vector<Code> all_codes()
    {
        std::vector<Code> list = codes_in(QFINDTESTDATA("../../engine/supergang/rules.hpp"));
        for (const Code& code : codes_in(QFINDTESTDATA("../../engine/supergang/town/walks.hpp")))
            list.push_back(code);
        return list;
    }
    void speak(const char* language) { folder_->preferences()->setLanguage(QString::fromLatin1(language)); }
    QString refusal(std::string_view code, std::string_view rule, std::array<int, 4> parameters = {}) const
    {
        return Wording::refusal({code, rule, parameters}, seated_);
    }

private Q_SLOTS:
    /// In French, “de” loses its vowel before another one, in a coloured or accented name, too, but not before an h.
    void whoseInFrench()
    {
        speak("fr");
        for (const auto& [name, whose] : std::vector<std::pair<const char*, const char*>>{{"Bea", "de Bea"},
                 {"Anna", "d’Anna"}, {"Élise", "d’Élise"}, {"Œdipe", "d’Œdipe"}, {"Henri", "de Henri"},
                 {"Yves", "d’Yves"}, {"Yann", "de Yann"}, {"<b>Ida</b>", "d’<b>Ida</b>"}, {"", "de "}})
            QCOMPARE(naming::whose(QString::fromUtf8(name)), QString::fromUtf8(whose));
        QCOMPARE(names::figure({1, Character::dealer}, seated_), QStringLiteral("le trafiquant de Bea"));
        QCOMPARE(Wording::witnessed(names::figure({1, Character::dealer}, seated_), Crime::coward_attack, 1),
            QString::fromUtf8("Une patrouille a vu le trafiquant de Bea\u202f: vol à l’arraché, 1 an au casier."));
        speak("it");
        QCOMPARE(naming::whose(QStringLiteral("Anna")), QStringLiteral("Anna"));
        speak("en");
    }

    void whoActs()
    {
        using supergang_table::MenuWording;
        QCOMPARE(MenuWording::actsNow(Character::killer), QStringLiteral("The killer acts"));
        folder_->preferences()->setLanguage(QStringLiteral("it"));
        QCOMPARE(MenuWording::actsNow(Character::killer), QStringLiteral("Il killer agisce"));
        folder_->preferences()->setLanguage(QStringLiteral("fr"));
        QCOMPARE(MenuWording::actsNow(Character::vamp), QStringLiteral("La vamp agit"));
        folder_->preferences()->setLanguage(QStringLiteral("en"));
    }

    void cleanup() { speak("en"); }

    void everyRefusalHasASentence()
    {
        const std::vector<Code> codes = all_codes();
        QVERIFY2(codes.size() > 80, "the headers were not read");
        for (const char* language : {"en", "it", "fr"}) {
            speak(language);
            for (const Code& code : codes) {
                std::vector<std::string> rules = code.rules;
                if (rules.empty())
                    rules = {"SG-4.2", "SG-4.4", "SG-4.5", "SG-4.7"};
                for (const std::string& rule : rules) {
                    const QString sentence = refusal(code.code, rule, {1, 2, 0, 0});
                    QVERIFY2(sentence != unnamed_refusal_sentence(), code.code.c_str());
                    QVERIFY2(!sentence.contains(QLatin1Char('%')), qPrintable(sentence));
                    QVERIFY2(sentence.endsWith(QLatin1Char('.')), qPrintable(sentence));
                    QVERIFY2(sentence.front().isUpper(), qPrintable(sentence));
                }
            }
        }
    }

    void refusalsNameWhoAndWhat()
    {
        QCOMPARE(refusal(refusals::owned, "SG-5.4", {1}), QStringLiteral("This shop belongs to Bea."));
        QCOMPARE(refusal(refusals::too_poor, "SG-5.5", {40, 50}), QStringLiteral("That costs 50, and you have 40."));
        QCOMPARE(refusal(refusals::must_move, "SG-4.1", {1}), QStringLiteral("The vamp still has to move."));
        QCOMPARE(
            refusal(refusals::no_die, "SG-3.2", {4}), QStringLiteral("Patrol 2 has no die to move with this turn."));
        QCOMPARE(refusal(refusals::once_a_turn, "SG-5.1", {3}),
            QStringLiteral("The vamped man has already done that once this turn."));
        QCOMPARE(refusal(refusals::same_man, "SG-7.3", {2, 0}),
            QString::fromUtf8("Vito’s killer was her last conquest: she has to vamp another man first."));
        QCOMPARE(refusal(refusals::wrong_length, "SG-4.1", {2, 3}),
            QStringLiteral("That is 2 squares, but the die says 3."));
        QCOMPARE(refusal(refusals::wrong_exit, "SG-4.3", {town.exits[0], town.exits[4]}),
            QStringLiteral("The number rolled is also the number of the exit: this figure leaves by exit 5."));
        QCOMPARE(refusal(refusals::not_through_shop, "SG-4.4", {at("baker")}),
            QString::fromUtf8("Only the owner’s gang walks through The Lost Loaf."));
        QCOMPARE(refusal("unheard-of", "SG-1.1"), unnamed_refusal_sentence());
        QCOMPARE(refusal(backroom::refusals::game_over, {}), QStringLiteral("The game is over."));
    }

    void theTownSpeaksThreeLanguages()
    {
        const Shop baker = shop("baker");
        const auto manhole = at("s30");
        QCOMPARE(names::shop(baker), QStringLiteral("The Lost Loaf"));
        QCOMPARE(names::place(place_of(baker)), QStringLiteral("The Lost Loaf"));
        QCOMPARE(names::place(manhole), QStringLiteral("the manhole in Pine Road"));
        QCOMPARE(names::square(manhole), QStringLiteral("The manhole in Pine Road"));
        QCOMPARE(names::square(at("s35")), QStringLiteral("Pine Road"));
        QCOMPARE(names::square(at("s46")), names::place(at("s46")) + QStringLiteral(", outside The Lost Loaf"));
        QCOMPARE(names::square(town.clinic), QStringLiteral("The clinic"));
        QCOMPARE(names::figure({1, Character::vamp}, seated_), QString::fromUtf8("Bea’s vamp"));
        // A text that speaks to Bea.
        Seated to_bea = seated_;
        to_bea.reader = 1;
        QCOMPARE(names::figure({1, Character::vamp}, to_bea), QStringLiteral("your vamp"));
        QCOMPARE(names::figure({0, Character::vamp}, to_bea), QString::fromUtf8("Rosa’s vamp"));
        QCOMPARE(names::the(Mover::patrol_2), QStringLiteral("patrol 2"));
        speak("it");
        QCOMPARE(names::shop(baker), QStringLiteral("Pan Perduto"));
        QCOMPARE(names::district(0), QString::fromUtf8("Città Vecchia"));
        speak("fr");
        QCOMPARE(names::shop(baker), QStringLiteral("Au Pain Perdu"));
        QCOMPARE(names::street(town.places[manhole].street), QStringLiteral("chemin des Pins"));
    }

    void everythingHasAName()
    {
        for (const char* language : {"en", "it", "fr"}) {
            speak(language);
            for (int place = 0; place < place_count; ++place) {
                QVERIFY(!names::place(static_cast<Place>(place)).isEmpty());
                QVERIFY(!names::square(static_cast<Place>(place)).contains(QLatin1Char('%')));
            }
            for (const Crime crime : all_crimes)
                QVERIFY(!names::crime(crime).isEmpty());
            for (const Mover mover : all_movers)
                QVERIFY(!names::the(mover).contains(QLatin1Char('%')));
        }
    }

    void sentencesBeginLarge()
    {
        QCOMPARE(names::capital(QStringLiteral("il killer")), QStringLiteral("Il killer"));
        QCOMPARE(names::capital(QStringLiteral("<b><i>rosa</i></b>")), QStringLiteral("<b><i>Rosa</i></b>"));
        QCOMPARE(names::capital(QStringLiteral("<rosa")), QStringLiteral("<rosa"));
        QCOMPARE(names::capital(QString()), QString());
    }

    void options()
    {
        for (const char* language : {"en", "it", "fr"}) {
            speak(language);
            QCOMPARE(Wording::lengths().size(), 4);
            QCOMPARE(Wording::incomes().size(), 2);
            QCOMPARE(Wording::duels().size(), 2);
            QCOMPARE(Wording::clocks().size(), 2);
            for (const QString& text : {Wording::lengthHint(), Wording::incomeHint(), Wording::duelsHint(),
                     Wording::clockHint(), Wording::policePlayerHint(), Wording::steadyHandsHint(), Wording::blurb(),
                     Wording::credits(), Wording::differences()})
                QVERIFY(!text.isEmpty());
        }
        speak("en");
        QCOMPARE(round_wording::of(7, 0), QStringLiteral("Round 7"));
        QCOMPARE(round_wording::of(7, 30), QStringLiteral("Round 7 of at most 30"));
        QCOMPARE(round_wording::of(30, 30), QStringLiteral("Round 30, the last"));
        QCOMPARE(round_wording::kept(7, 10), QStringLiteral("round 7 of at most 10"));
    }

    /// A review names what was played and what would be better one below the other: both in the infinitive.
    void whatWasPlayedIsNamedLikeWhatIsBetter()
    {
        Kill killing;
        killing.targets.insert(index_of({1, Character::vamp}));
        const std::vector<Action> actions{Coward{}, Racket{}, BuyShop{}, StickUp{},
            StickUp{Member::killer, Prize::ownership, {}, backroom::nobody}, killing, AttackPatrol{},
            Recruit{Member::killer, Character::vamp}, BuyPawns{4}, PlacePawn{}, Vamp{FigureId{1, Character::killer}},
            RemoveToken{}, GoQuietly{}, Rebel{}, TakeCustody{{FigureId{1, Character::killer}}},
            Move{Mover::killer, {at("baker")}}, Done{Mover::patrol_1}};
        for (const char* language : {"it", "fr"}) {
            speak(language);
            for (const Action& action : actions) {
                Advice advice;
                advice.action = action;
                QCOMPARE(HintWording::order(advice, seated_), names::capital(DecisionWording::done(action, seated_)));
            }
        }
        speak("en");
    }

    void bundles()
    {
        Bundle bundle;
        QCOMPARE(Wording::bundle(bundle), QString());
        bundle.cash = 40;
        QCOMPARE(Wording::bundle(bundle), QStringLiteral("40"));
        bundle.shops.insert(shop("baker"));
        bundle.pawns = 1;
        QCOMPARE(Wording::bundle(bundle), QStringLiteral("40, The Lost Loaf and 1 pawn"));
    }
};

BACKROOM_SUITE(SuperGangWordingTest)
#include "tst_supergang_wording.moc"
