#include "app/table/refusal_wording.hpp"
#include "app/supergang/gestures.hpp"
#include "app/supergang/words/names.hpp"
#include "app/supergang/words/wording.hpp"
#include "engine/supergang/rules.hpp"
#include "engine/supergang/town/walks.hpp"

#include <algorithm>

namespace supergang_table {

using namespace backroom::supergang;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)
};

/// Sentences for the refusals of one part of the rules; empty for others. `who` and `place` read a parameter.
struct Sentences {
    const backroom::Refusal& refusal;
    const Seated& seated;

    bool is(std::string_view code) const { return refusal.code == code; }
    bool by(std::string_view rule) const { return refusal.rule == rule; }
    int number(std::size_t at = 0) const { return refusal.parameters[at]; }
    QString seat(std::size_t at = 0) const { return seated.name(static_cast<backroom::Seat>(number(at))); }
    QString place(std::size_t at = 0) const
    {
        return names::place(static_cast<Place>(std::clamp(number(at), 0, place_count - 1)));
    }
    QString mover() const { return names::capital(names::the(static_cast<Mover>(number()))); }
    QString member() const
    {
        return static_cast<Member>(number()) == Member::vamped ? Words::tr("The vamped man") : mover();
    }
    QString figure() const
    {
        const FigureId id{static_cast<backroom::Seat>(number()), static_cast<Character>(number(1))};
        return names::capital(names::figure(id, seated));
    }

    QString when() const;
    QString asked() const;
    QString where() const;
    QString shops() const;
    QString tokensAndMoney() const;
    QString fights() const;
    QString recruits() const;
    QString traffic() const;
    QString vamps() const;
    QString policeAndTrade() const;
    QString walks() const;
    QString turningBack() const;
};

QString Sentences::when() const
{
    if (is(refusals::answer_first))
        return asked();
    if (is(refusals::nothing_asked))
        return by("SG-8.2") ? Words::tr("Nobody is fighting a duel now.")
            : by("SG-9.5")  ? Words::tr("Nobody is under arrest now.")
            : by("SG-10.3") ? Words::tr("There is nobody to take into custody now.")
                            : Words::tr("Nobody has asked you anything.");
    if (is(refusals::roll_first))
        return Words::tr("Roll first: the dice say how far your gangsters go.");
    if (is(refusals::already_rolled))
        return Words::tr("That has to be done before the roll; the dice have already been rolled.");
    if (is(refusals::police_first))
        return Words::tr("The patrols move first.");
    if (is(refusals::police_done))
        return Words::tr("The patrols have moved: now it is the gang’s turn.");
    if (is(refusals::no_die))
        return Words::tr("%1 has no die to move with this turn.").arg(mover());
    if (is(refusals::finish_first))
        return Words::tr("%1 has not finished yet: complete that first.").arg(mover());
    if (is(refusals::not_active))
        return Words::tr("%1 has not just moved: there is nothing to finish.").arg(mover());
    if (is(refusals::must_move))
        return Words::tr("%1 still has to move.").arg(mover());
    if (is(refusals::must_act))
        return Words::tr("%1 has to do something in this shop first: racket, buy, stick up, recruit or buy pawns.")
            .arg(mover());
    if (is(refusals::acts_where_move_ends))
        return Words::tr("%1 can act only where a move has just ended.").arg(member());
    if (is(refusals::too_early))
        return Words::tr("Until round %1 is over, no gangster harms another.").arg(number());
    if (is(refusals::no_clock))
        return Words::tr("This game is played without a clock.");
    if (is(refusals::already_collected))
        return Words::tr("You have already collected this turn.");
    if (is(refusals::once_a_turn))
        return by("SG-5.12") ? Words::tr("%1 has already asked for a recruit this turn.").arg(member())
                             : Words::tr("%1 has already done that once this turn.").arg(member());
    if (is(refusals::one_throw))
        return Words::tr("%1 has already thrown against somebody this turn, and once is the limit.").arg(member());
    return {};
}

QString Sentences::asked() const
{
    return by("SG-8.2") ? Words::tr("The duel has to be finished first.")
        : by("SG-9.5")  ? Words::tr("First the arrest: go quietly or rebel.")
        : by("SG-5.12") ? Words::tr("First the price of the recruit has to be settled.")
        : by("SG-10.4") ? Words::tr("First the offer: accept or refuse it.")
                        : Words::tr("First the police decide whom to take into custody.");
}

QString Sentences::where() const
{
    if (is(refusals::not_in_street))
        return Words::tr("A mugging needs a street square without a manhole.");
    if (is(refusals::not_in_shop))
        return Words::tr("That can only be done in a shop.");
    if (is(refusals::no_place_to_kill))
        return Words::tr("No killing here: only in a shop, or in the street but not on a manhole.");
    if (is(refusals::patrol_present))
        return by("SG-8.8") ? Words::tr("Not in front of the patrol: it is in the clinic too.")
                            : Words::tr("Not in front of the patrol: it is right here.");
    if (is(refusals::no_patrol_here))
        return Words::tr("That patrol is not here.");
    if (is(refusals::no_place_to_vamp))
        return Words::tr("She can turn a man’s head in the street, on a manhole or in a shop, but not here.");
    if (is(refusals::not_together))
        return Words::tr("%1 is not in this place.").arg(figure());
    return {};
}

QString Sentences::shops() const
{
    if (is(refusals::owned))
        return Words::tr("This shop belongs to %1.").arg(seat());
    if (is(refusals::own_shop))
        return by("SG-5.13") ? Words::tr("This shop is already yours: it needs no other token.")
                             : Words::tr("You cannot stick up your own shop.");
    if (is(refusals::racketed))
        return Words::tr("%1 already rackets this shop.").arg(seat());
    if (is(refusals::just_robbed))
        return Words::tr("A gangster who has just stuck this shop up cannot buy it in the same turn.");
    if (is(refusals::robbed_already))
        return Words::tr("Your gang has already stuck this shop up this turn.");
    if (is(refusals::nobody_owns))
        return Words::tr("Nobody owns this shop: it can be stuck up for money, or bought.");
    if (is(refusals::defender_is))
        return Words::tr("%1 throws for the managers; you cannot choose anybody else.").arg(seat());
    if (is(refusals::name_defender))
        return Words::tr("Say which other player throws for the managers.");
    return tokensAndMoney();
}

QString Sentences::tokensAndMoney() const
{
    if (is(refusals::no_token))
        return Words::tr("You have no token left: take one of yours off the board first.");
    if (is(refusals::tokens_left))
        return Words::tr("You still have %n token(s): no need to take one off the board.", nullptr, number());
    if (is(refusals::not_own_token))
        return Words::tr("You have no token there.");
    if (is(refusals::too_poor))
        return Words::tr("That costs %1, and you have %2.").arg(QString::number(number(1)), QString::number(number()));
    return {};
}

QString Sentences::fights() const
{
    if (is(refusals::cannot_join))
        return by("SG-9.5")
            ? Words::tr("%1 is not here to join the rebellion.").arg(member())
            : Words::tr("%1 cannot join: only those who are here and have not thrown yet can.").arg(member());
    if (is(refusals::always_together))
        return Words::tr("A vamp and her man act together or not at all, and one of them has already thrown.");
    if (is(refusals::no_target))
        return Words::tr("Name at least one opponent.");
    if (is(refusals::no_opponent))
        return Words::tr("%1 is no opponent of yours.").arg(figure());
    if (is(refusals::spellbound))
        return Words::tr("%1 cannot attack the vamp before he has moved away.").arg(figure());
    if (is(refusals::one_alone))
        return Words::tr("In the clinic one gangster attacks one patient, alone.");
    if (is(refusals::not_lying_there))
        return Words::tr("%1 is not in the clinic.").arg(figure());
    return recruits();
}

QString Sentences::recruits() const
{
    if (is(refusals::not_recruited_here))
        return Words::tr("You will not find one here: killers in a shop with a T, vamps with a V, dealers with a D.");
    if (is(refusals::not_dead))
        return Words::tr("Only the dead are replaced, and yours is still alive.");
    if (is(refusals::no_such_price))
        return Words::tr("Name a price between 0 and all the money in the game.");
    return {};
}

QString Sentences::traffic() const
{
    if (is(refusals::dealer_only))
        return Words::tr("Traffic is the dealer’s business, where his move has ended.");
    if (is(refusals::no_star))
        return Words::tr("Pawns are sold in the shops with a star.");
    if (is(refusals::pairs_up_to_ten))
        return number() == 0 ? Words::tr("Ten pawns is the limit for one stop.")
                             : Words::tr("Pawns come in pairs: up to %1 more at this stop.").arg(number());
    if (is(refusals::pawns_all_bought))
        return Words::tr("A gang has 20 pawns: you can have %n more.", nullptr, number());
    if (is(refusals::no_pawn))
        return Words::tr("You have no pawns in store: a shop with a star sells them.");
    if (is(refusals::section_away))
        return Words::tr("You cannot reach this pavement from here.");
    if (is(refusals::section_taken))
        return Words::tr("One of %1’s pawns is already on this pavement.").arg(seat());
    if (is(refusals::section_of_others))
        return Words::tr("This pavement lines other gangs’ shops only.");
    return {};
}

QString Sentences::vamps() const
{
    if (is(refusals::vamp_only))
        return Words::tr("Only a vamp whose move has just ended can turn heads.");
    if (is(refusals::not_a_man))
        return Words::tr("She has eyes only for men.");
    if (is(refusals::not_alone))
        return Words::tr("%1 is not alone: somebody of the same gang is watching.").arg(figure());
    if (is(refusals::vamped_already))
        return Words::tr("%1 is already under a spell, or has not moved since the last one.").arg(figure());
    if (is(refusals::leads_one))
        return Words::tr("Your vamp already leads a man.");
    if (is(refusals::same_man))
        return Words::tr("%1 was her last conquest: she has to vamp another man first.").arg(figure());
    return {};
}

QString Sentences::policeAndTrade() const
{
    if (is(refusals::police_not_for_sale))
        return by("SG-10.3") ? Words::tr("The police are not for sale: %1 plays them.").arg(seat())
                             : Words::tr("The police belong to %1.").arg(seat());
    if (is(refusals::not_innocent))
        return Words::tr("%1 is not innocent: that would be an arrest.").arg(figure());
    if (is(refusals::other_patrol))
        return Words::tr("The question is about patrol %1.").arg(number() + 1);
    if (is(refusals::no_partner))
        return Words::tr("Choose another gang that is still in the game.");
    if (is(refusals::gives_nothing))
        return Words::tr("Each side has to give something.");
    if (is(refusals::only_cash))
        return Words::tr("Money for money would be a loan: one side must give a shop or pawns.");
    if (is(refusals::has_not))
        return Words::tr("%1 does not have that much.").arg(seat());
    if (is(refusals::too_few_tokens))
        return Words::tr("%1 has too few tokens for these shops.").arg(seat());
    if (is(refusals::off_the_stall))
        return Words::tr("That dart would leave the fairground.");
    return {};
}

QString Sentences::walks() const
{
    if (is(refusals::wrong_length))
        return Words::tr("That is %n square(s), but the die says %1.", nullptr, number()).arg(number(1));
    if (is(gestures::no_way_there))
        return Words::tr("This die cannot take you there: drop the figure on a highlighted place.");
    if (is(refusals::not_next))
        return Words::tr("The route has a gap: each step must lead to the next square, a shop or a manhole.");
    if (is(refusals::turns_back))
        return turningBack();
    if (is(refusals::wrong_exit)) {
        const auto exit = std::ranges::find(town.exits, static_cast<Place>(number(1)));
        return Words::tr("The number rolled is also the number of the exit: this figure leaves by exit %1.")
            .arg(exit - town.exits.begin() + 1);
    }
    if (is(refusals::centre_closed))
        return Words::tr("Nobody walks into the police station of their own free will.");
    if (is(refusals::no_door))
        return by("SG-4.4") ? Words::tr("No door or passage leads from there into %1.").arg(place(1))
                            : Words::tr("No door leads there from %1.").arg(place());
    if (is(refusals::not_through_shop))
        return by("SG-9.1") ? Words::tr("A patrol enters %1 only with its last step.").arg(place())
                            : Words::tr("Only the owner’s gang walks through %1.").arg(place());
    if (is(refusals::shop_twice))
        return Words::tr("Nobody enters %1 twice in a turn.").arg(place());
    if (is(refusals::manholes_twice))
        return Words::tr("Only one trip through the sewers per turn.");
    if (is(refusals::clinic_closed))
        return Words::tr("There is nobody in the clinic to visit.");
    if (is(refusals::not_through_clinic))
        return Words::tr("The clinic is entered only with the last step.");
    if (is(refusals::graveyard_closed))
        return Words::tr("Nobody walks into the graveyard.");
    if (is(refusals::no_manholes_for_patrols))
        return Words::tr("Patrols walk over the covers, not under them.");
    if (is(refusals::not_a_manhole))
        return Words::tr("The patrol comes up at a manhole, whichever you like.");
    return {};
}

QString Sentences::turningBack() const
{
    return by("SG-4.4") ? Words::tr("You cannot leave by the square from which you came in.")
        : by("SG-4.5")  ? Words::tr("You cannot go straight back into the shop you have just left.")
        : by("SG-4.7")  ? Words::tr("You cannot go straight back into the clinic you have just left.")
                        : Words::tr("Nobody turns back in the street.");
}

}

QString Wording::refusal(const backroom::Refusal& refusal, const Seated& seated)
{
    if (const QString shared = shared_refusal_sentence(refusal); !shared.isEmpty())
        return shared;
    const Sentences sentences{refusal, seated};
    for (const auto part : {&Sentences::when, &Sentences::where, &Sentences::shops, &Sentences::fights,
             &Sentences::traffic, &Sentences::vamps, &Sentences::policeAndTrade, &Sentences::walks})
        if (const QString sentence = (sentences.*part)(); !sentence.isEmpty())
            return sentence;
    return unnamed_refusal_sentence();
}

}
