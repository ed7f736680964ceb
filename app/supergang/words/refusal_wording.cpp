// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/refusal_wording.hpp"
#include "app/supergang/gestures.hpp"
#include "app/supergang/words/wording.hpp"
#include "engine/supergang/rules.hpp"
#include "engine/supergang/town/walks.hpp"

#include <algorithm>

namespace supergang_table {

using namespace backroom::supergang;

namespace {

/// The meanings of a refusal's parameters.
struct Values {
    const backroom::Refusal& refusal;
    const Seated& seated;

    int at(std::size_t parameter) const { return refusal.parameters[parameter]; }
    QString number() const { return QString::number(at(0)); }
    QString seat() const { return seated.name(static_cast<backroom::Seat>(at(0))); }
    QString place() const { return placeAt(0); }
    QString secondPlace() const { return placeAt(1); }
    QString placeAt(std::size_t parameter) const
    {
        return names::place(static_cast<Place>(std::clamp(at(parameter), 0, place_count - 1)));
    }
    QString mover() const { return names::capital(names::the(static_cast<Mover>(at(0)))); }
    QString member() const
    {
        return static_cast<Member>(at(0)) == Member::vamped ? QCoreApplication::translate("SuperGang", "The vamped man")
                                                            : mover();
    }
    QString figure() const
    {
        const FigureId id{static_cast<backroom::Seat>(at(0)), static_cast<Character>(at(1))};
        return names::figureAtStart(id, seated);
    }
};

/// The sentence for a refusal, or for its refusal by one rule, and the value of its %1.
struct Sentence {
    using Value = QString (Values::*)() const;

    constexpr Sentence(std::string_view of, const char* words, Value first = nullptr)
        : code(of)
        , text(words)
        , value(first)
    {
    }
    constexpr Sentence(std::string_view of, std::string_view by, const char* words, Value first = nullptr)
        : code(of)
        , rule(by)
        , text(words)
        , value(first)
    {
    }

    std::string_view code;
    std::string_view rule;
    const char* text;
    Value value;
};

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

public:
    /// A sentence for one rule precedes the one for the others.
    static constexpr Sentence sentences[] = {
        // When.
        {refusals::answer_first, "SG-8.2", QT_TR_NOOP("The duel has to be finished first.")},
        {refusals::answer_first, "SG-9.5", QT_TR_NOOP("First the arrest: go quietly or rebel.")},
        {refusals::answer_first, "SG-5.12", QT_TR_NOOP("First the price of the recruit has to be settled.")},
        {refusals::answer_first, "SG-10.4", QT_TR_NOOP("First the offer: accept or refuse it.")},
        {refusals::answer_first, QT_TR_NOOP("First the police decide whom to take into custody.")},
        {refusals::nothing_asked, "SG-8.2", QT_TR_NOOP("Nobody is fighting a duel now.")},
        {refusals::nothing_asked, "SG-9.5", QT_TR_NOOP("Nobody is under arrest now.")},
        {refusals::nothing_asked, "SG-10.3", QT_TR_NOOP("There is nobody to take into custody now.")},
        {refusals::nothing_asked, QT_TR_NOOP("Nobody has asked you anything.")},
        {refusals::roll_first, QT_TR_NOOP("Roll first: the dice say how far your gangsters go.")},
        {refusals::already_rolled,
            QT_TR_NOOP("That has to be done before the roll; the dice have already been rolled.")},
        {refusals::police_first, QT_TR_NOOP("The patrols move first.")},
        {refusals::police_done, QT_TR_NOOP("The patrols have moved: now it is the gang’s turn.")},
        {refusals::no_die, QT_TR_NOOP("%1 has no die to move with this turn."), &Values::mover},
        {refusals::finish_first, QT_TR_NOOP("%1 has not finished yet: complete that first."), &Values::mover},
        {refusals::not_active, QT_TR_NOOP("%1 has not just moved: there is nothing to finish."), &Values::mover},
        {refusals::must_move, QT_TR_NOOP("%1 still has to move."), &Values::mover},
        {refusals::must_act,
            QT_TR_NOOP("%1 has to do something in this shop first: racket, buy, stick up, recruit or buy pawns."),
            &Values::mover},
        {refusals::acts_where_move_ends, QT_TR_NOOP("%1 can act only where a move has just ended."), &Values::member},
        {refusals::too_early, QT_TR_NOOP("Until round %1 is over, no gangster harms another."), &Values::number},
        {refusals::no_clock, QT_TR_NOOP("This game is played without a clock.")},
        {refusals::already_collected, QT_TR_NOOP("You have already collected this turn.")},
        {refusals::once_a_turn, "SG-5.12", QT_TR_NOOP("%1 has already asked for a recruit this turn."),
            &Values::member},
        {refusals::once_a_turn, QT_TR_NOOP("%1 has already done that once this turn."), &Values::member},
        {refusals::one_throw, QT_TR_NOOP("%1 has already thrown against somebody this turn, and once is the limit."),
            &Values::member},
        // Where.
        {refusals::not_in_street, QT_TR_NOOP("A mugging needs a street square without a manhole.")},
        {refusals::not_in_shop, QT_TR_NOOP("That can only be done in a shop.")},
        {refusals::no_place_to_kill,
            QT_TR_NOOP("No killing here: only in a shop, or in the street but not on a manhole.")},
        {refusals::patrol_present, "SG-8.8", QT_TR_NOOP("Not in front of the patrol: it is in the clinic too.")},
        {refusals::patrol_present, QT_TR_NOOP("Not in front of the patrol: it is right here.")},
        {refusals::no_patrol_here, QT_TR_NOOP("That patrol is not here.")},
        {refusals::no_place_to_vamp,
            QT_TR_NOOP("She can turn a man’s head in the street, on a manhole or in a shop, but not here.")},
        {refusals::not_together, QT_TR_NOOP("%1 is not in this place."), &Values::figure},
        // Shops.
        {refusals::owned, QT_TR_NOOP("This shop belongs to %1."), &Values::seat},
        {refusals::own_shop, "SG-5.13", QT_TR_NOOP("This shop is already yours: it needs no other token.")},
        {refusals::own_shop, QT_TR_NOOP("You cannot stick up your own shop.")},
        {refusals::racketed, QT_TR_NOOP("%1 already has a racket in this shop."), &Values::seat},
        {refusals::just_robbed,
            QT_TR_NOOP("A gangster who has just stuck this shop up cannot buy it in the same turn.")},
        {refusals::robbed_already, QT_TR_NOOP("Your gang has already stuck this shop up this turn.")},
        {refusals::nobody_owns, QT_TR_NOOP("Nobody owns this shop: it can be stuck up for money, or bought.")},
        {refusals::defender_is, QT_TR_NOOP("%1 throws for the managers; you cannot choose anybody else."),
            &Values::seat},
        {refusals::name_defender, QT_TR_NOOP("Say which other player throws for the managers.")},
        // Tokens and money.
        {refusals::no_token, QT_TR_NOOP("You have no token left: take one of yours off the board first.")},
        {refusals::not_own_token, QT_TR_NOOP("You have no token there.")},
        // Fights.
        {refusals::cannot_join, "SG-9.5", QT_TR_NOOP("%1 is not here to join the rebellion."), &Values::member},
        {refusals::cannot_join, QT_TR_NOOP("%1 cannot join: only those who are here and have not thrown yet can."),
            &Values::member},
        {refusals::always_together,
            QT_TR_NOOP("A vamp and her man act together or not at all, and one of them has already thrown.")},
        {refusals::no_target, QT_TR_NOOP("Name at least one opponent.")},
        {refusals::no_opponent, QT_TR_NOOP("%1 is no opponent of yours."), &Values::figure},
        {refusals::spellbound, QT_TR_NOOP("%1 cannot attack the vamp before he has moved away."), &Values::figure},
        {refusals::one_alone, QT_TR_NOOP("In the clinic one gangster attacks one patient, alone.")},
        {refusals::not_lying_there, QT_TR_NOOP("%1 is not in the clinic."), &Values::figure},
        // Recruits.
        {refusals::not_recruited_here,
            QT_TR_NOOP("You will not find one here: the portrait on a shop’s sign shows whom it recruits.")},
        {refusals::not_dead, QT_TR_NOOP("Only the dead are replaced, and yours is still alive.")},
        {refusals::no_such_price, QT_TR_NOOP("Name a price between 0 and all the money in the game.")},
        // Traffic.
        {refusals::dealer_only, QT_TR_NOOP("Traffic is the dealer’s business, where his move has ended.")},
        {refusals::no_star, QT_TR_NOOP("Pawns are sold in the shops with a star.")},
        {refusals::no_pawn, QT_TR_NOOP("You have no pawns in store: a shop with a star sells them.")},
        {refusals::section_away, QT_TR_NOOP("You cannot reach this pavement from here.")},
        {refusals::section_taken, QT_TR_NOOP("One of %1’s pawns is already on this pavement."), &Values::seat},
        {refusals::section_of_others, QT_TR_NOOP("This pavement lines other gangs’ shops only.")},
        // The vamp.
        {refusals::vamp_only, QT_TR_NOOP("Only a vamp whose move has just ended can turn heads.")},
        {refusals::not_a_man, QT_TR_NOOP("She has eyes only for men.")},
        {refusals::not_alone, QT_TR_NOOP("%1 is not alone: somebody of the same gang is watching."), &Values::figure},
        {refusals::vamped_already, QT_TR_NOOP("%1 is already under a spell, or has not moved since the last one."),
            &Values::figure},
        {refusals::leads_one, QT_TR_NOOP("Your vamp already leads a man.")},
        {refusals::same_man, QT_TR_NOOP("%1 was her last conquest: she has to vamp another man first."),
            &Values::figure},
        // Police, trade, the stall.
        {refusals::police_not_for_sale, "SG-10.3", QT_TR_NOOP("The police are not for sale: %1 plays them."),
            &Values::seat},
        {refusals::police_not_for_sale, QT_TR_NOOP("The police belong to %1."), &Values::seat},
        {refusals::not_innocent, QT_TR_NOOP("%1 is not innocent: that would be an arrest."), &Values::figure},
        {refusals::no_partner, QT_TR_NOOP("Choose another gang that is still in the game.")},
        {refusals::gives_nothing, QT_TR_NOOP("Each side has to give something.")},
        {refusals::only_cash, QT_TR_NOOP("Money for money would be a loan: one side must give a shop or pawns.")},
        {refusals::has_not, QT_TR_NOOP("%1 does not have that much."), &Values::seat},
        {refusals::too_few_tokens, QT_TR_NOOP("%1 has too few tokens for these shops."), &Values::seat},
        {refusals::off_the_stall, QT_TR_NOOP("That dart would leave the fairground.")},
        // Walks.
        {gestures::no_place_there, QT_TR_NOOP("Nobody can stop there: drop the figure on a highlighted place.")},
        {gestures::no_way_there, QT_TR_NOOP("This die cannot take you there: drop the figure on a highlighted place.")},
        {refusals::not_next,
            QT_TR_NOOP("The route has a gap: each step must lead to the next square, a shop or a manhole.")},
        {refusals::turns_back, "SG-4.4", QT_TR_NOOP("You cannot leave by the square from which you came in.")},
        {refusals::turns_back, "SG-4.5", QT_TR_NOOP("You cannot go straight back into the shop you have just left.")},
        {refusals::turns_back, "SG-4.7", QT_TR_NOOP("You cannot go straight back into the clinic you have just left.")},
        {refusals::turns_back, QT_TR_NOOP("Nobody turns back in the street.")},
        {refusals::centre_closed, QT_TR_NOOP("Nobody walks into the police station of their own free will.")},
        {refusals::no_door, "SG-4.4", QT_TR_NOOP("No door or passage leads from there into %1."), &Values::secondPlace},
        {refusals::no_door, QT_TR_NOOP("No door leads there from %1."), &Values::place},
        {refusals::not_through_shop, "SG-9.1", QT_TR_NOOP("A patrol enters %1 only with its last step."),
            &Values::place},
        {refusals::not_through_shop, QT_TR_NOOP("Only the owner’s gang walks through %1."), &Values::place},
        {refusals::shop_twice, QT_TR_NOOP("Nobody enters %1 twice in a turn."), &Values::place},
        {refusals::manholes_twice, QT_TR_NOOP("Only one trip through the sewers per turn.")},
        {refusals::clinic_closed, QT_TR_NOOP("There is nobody in the clinic to visit.")},
        {refusals::not_through_clinic, QT_TR_NOOP("The clinic is entered only with the last step.")},
        {refusals::graveyard_closed, QT_TR_NOOP("Nobody walks into the graveyard.")},
        {refusals::no_manholes_for_patrols, QT_TR_NOOP("Patrols walk over the covers, not under them.")},
        {refusals::not_a_manhole, QT_TR_NOOP("The patrol comes up at a manhole, whichever you like.")},
    };

    /// Returns the sentence of a refusal that contains numbers; empty for any other.
    static QString ofNumbers(const Values& values)
    {
        const std::string_view code = values.refusal.code;
        const int first = values.at(0);
        const int second = values.at(1);
        if (code == refusals::tokens_left)
            return tr("You still have %n token(s): no need to take one off the board.", nullptr, first);
        if (code == refusals::too_poor)
            return tr("That costs %1, and you have %2.").arg(QString::number(second), QString::number(first));
        if (code == refusals::pairs_up_to_ten)
            return first == 0 ? tr("Ten pawns is the limit for one stop.")
                              : tr("Pawns come in pairs: up to %1 more at this stop.").arg(first);
        if (code == refusals::pawns_all_bought)
            return tr("A gang has 20 pawns: you can have %n more.", nullptr, first);
        if (code == refusals::other_patrol)
            return tr("The question is about patrol %1.").arg(first + 1);
        if (code == refusals::wrong_length)
            return tr("That is %n square(s), but the die says %1.", nullptr, first).arg(second);
        if (code == refusals::wrong_exit) {
            const auto exit = std::ranges::find(town.exits, static_cast<Place>(second)) - town.exits.begin();
            return tr("The number rolled is also the number of the exit: this figure leaves by exit %1.").arg(exit + 1);
        }
        return {};
    }
};

}

QString Wording::refusal(const backroom::Refusal& refusal, const Seated& seated)
{
    const Values values{refusal, seated};
    if (const QString sentence = Words::ofNumbers(values); !sentence.isEmpty())
        return sentence;
    for (const Sentence& sentence : Words::sentences)
        if (sentence.code == refusal.code && (sentence.rule.empty() || sentence.rule == refusal.rule)) {
            const QString pattern = tr(sentence.text);
            return sentence.value ? pattern.arg((values.*sentence.value)()) : pattern;
        }
    return shared_refusal_sentence(refusal);
}

}
