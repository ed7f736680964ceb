<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Friends</name>
    <message numerus="yes">
        <source>%n friend(s) are still to come.</source>
        <translation>
            <numerusform>%n friend is still to come.</numerusform>
            <numerusform>%n friends are still to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is (are) watching.</source>
        <translation>
            <numerusform>%1 is watching.</numerusform>
            <numerusform>%1 are watching.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GangOfDice</name>
    <message numerus="yes">
        <source>dice</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>die</numerusform>
            <numerusform>dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd dice or more</source>
        <translation>
            <numerusform>%n odd die or more</numerusform>
            <numerusform>%n odd dice or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n more is safe.</source>
        <translation>
            <numerusform>%n more is safe.</numerusform>
            <numerusform>Up to %n more is safe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd so far</source>
        <translation>
            <numerusform>%n odd so far</numerusform>
            <numerusform>%n odd so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) it off.</source>
        <translation>
            <numerusform>%n sets it off.</numerusform>
            <numerusform>%n set it off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to come</source>
        <translation>
            <numerusform>%n warning to come</numerusform>
            <numerusform>%n warnings to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice stay in the middle and belong to nobody.</source>
        <translation>
            <numerusform>%n die stays in the middle and belongs to nobody.</numerusform>
            <numerusform>%n dice stay in the middle and belong to nobody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n dice</source>
        <translation>
            <numerusform>Place %1: %2, %n die</numerusform>
            <numerusform>Place %1: %2, %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) added to the middle.</source>
        <translation>
            <numerusform>%n token is added to the middle.</numerusform>
            <numerusform>%n tokens are added to the middle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n dice: %2.</source>
        <translation>
            <numerusform>%1 rolls %n die: %2.</numerusform>
            <numerusform>%1 rolls %n dice: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rerolls %n dice: %2.</source>
        <translation>
            <numerusform>%1 rerolls %n die: %2.</numerusform>
            <numerusform>%1 rerolls %n dice: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bomb goes off: %1 loses %n dice.</source>
        <translation>
            <numerusform>The bomb goes off: %1 loses %n die.</numerusform>
            <numerusform>The bomb goes off: %1 loses %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It explodes: %1 loses %n dice.</source>
        <translation>
            <numerusform>It explodes: %1 loses %n die.</numerusform>
            <numerusform>It explodes: %1 loses %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 with %n dice.</source>
        <translation>
            <numerusform>%1 has %2 with %n die.</numerusform>
            <numerusform>%1 has %2 with %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins round %2 and takes %n dice.</source>
        <translation>
            <numerusform>%1 wins round %2 and takes %n die.</numerusform>
            <numerusform>%1 wins round %2 and takes %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins round %1: %n dice stay in the middle.</source>
        <translation>
            <numerusform>Nobody wins round %1: %n die stays in the middle.</numerusform>
            <numerusform>Nobody wins round %1: %n dice stay in the middle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no more than %n dice.</source>
        <translation>
            <numerusform>You have no more than %n die.</numerusform>
            <numerusform>You have no more than %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n dice in the game.</source>
        <translation>
            <numerusform>There is only %n die in the game.</numerusform>
            <numerusform>There are only %n dice in the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n dice</source>
        <translation>
            <numerusform>Take %n die</numerusform>
            <numerusform>Take %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice behind the screen</source>
        <translation>
            <numerusform>%n die behind the screen</numerusform>
            <numerusform>%n dice behind the screen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bomb: %n dice lost</source>
        <translation>
            <numerusform>bomb: %n die lost</numerusform>
            <numerusform>bomb: %n dice lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>explosive: %n dice lost</source>
        <translation>
            <numerusform>explosive: %n die lost</numerusform>
            <numerusform>explosive: %n dice lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leads with %n dice</source>
        <translation>
            <numerusform>leads with %n die</numerusform>
            <numerusform>leads with %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n dice</source>
        <translation>
            <numerusform>with %n die</numerusform>
            <numerusform>with %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rolls %n dice</source>
        <translation>
            <numerusform>rolls %n die</numerusform>
            <numerusform>rolls %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To beat: %1 with %n dice (%2)</source>
        <translation>
            <numerusform>To beat: %1 with %n die (%2)</numerusform>
            <numerusform>To beat: %1 with %n dice (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beats %1 with %n dice (%2)</source>
        <translation>
            <numerusform>Beats %1 with %n die (%2)</numerusform>
            <numerusform>Beats %1 with %n dice (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n reroll(s) left</source>
        <translation>
            <numerusform>%1 · %n reroll left</numerusform>
            <numerusform>%1 · %n rerolls left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the round and sweeps up %n dice</source>
        <translation>
            <numerusform>%1 wins the round and sweeps up %n die</numerusform>
            <numerusform>%1 wins the round and sweeps up %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins: %n dice stay in the middle</source>
        <translation>
            <numerusform>Nobody wins: %n die stays in the middle</numerusform>
            <numerusform>Nobody wins: %n dice stay in the middle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice stay in the middle.</source>
        <translation>
            <numerusform>%n die stays in the middle.</numerusform>
            <numerusform>%n dice stay in the middle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n token(s) added to the middle</source>
        <translation>
            <numerusform>Round %1: %n token added to the middle</numerusform>
            <numerusform>Round %1: %n tokens added to the middle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Roll %n die</numerusform>
            <numerusform>Roll %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n dice</source>
        <translation>
            <numerusform>Reroll %n die</numerusform>
            <numerusform>Reroll %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice here</source>
        <translation>
            <numerusform>Throw %n die here</numerusform>
            <numerusform>Throw %n dice here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag a handful of dice into the tray, or choose how many. You can take 1 to %n; the number is fixed for the whole turn.</source>
        <translation>
            <numerusform>Drag a die into the tray. You can take only %n; the number is fixed for the whole turn.</numerusform>
            <numerusform>Drag a handful of dice into the tray, or choose how many. You can take 1 to %n; the number is fixed for the whole turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click the dice that you want to reroll, or drag them down; or stop. %n reroll(s) left.</source>
        <translation>
            <numerusform>Click the dice that you want to reroll, or drag them down; or stop. %n reroll left.</numerusform>
            <numerusform>Click the dice that you want to reroll, or drag them down; or stop. %n rerolls left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dice in all</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>die in all</numerusform>
            <numerusform>dice in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dice left</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>die left</numerusform>
            <numerusform>dice left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice in all</source>
        <translation>
            <numerusform>%n die in all</numerusform>
            <numerusform>%n dice in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n in the tray</source>
        <translation>
            <numerusform>and %n in the tray</numerusform>
            <numerusform>and %n in the tray</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice for %1</source>
        <translation>
            <numerusform>%n die for %1</numerusform>
            <numerusform>%n dice for %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n dice, twice: the earlier turn wins the tie.</source>
        <translation>
            <numerusform>%1 with %n die, twice: the earlier turn wins the tie.</numerusform>
            <numerusform>%1 with %n dice, twice: the earlier turn wins the tie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll all %n dice</source>
        <translation>
            <numerusform>Roll %n die</numerusform>
            <numerusform>Roll all %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n dice.</source>
        <translation>
            <numerusform>Take %n die.</numerusform>
            <numerusform>Take %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll all %n dice.</source>
        <translation>
            <numerusform>Reroll %n die.</numerusform>
            <numerusform>Reroll all %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n dice.</source>
        <translation>
            <numerusform>Reroll %n die.</numerusform>
            <numerusform>Reroll %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n dice (%1).</source>
        <translation>
            <numerusform>Reroll %n die (%1).</numerusform>
            <numerusform>Reroll %n dice (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody plays after you: any valid result wins the %n dice in the middle.</source>
        <translation>
            <numerusform>Nobody plays after you: any valid result wins the %n die in the middle.</numerusform>
            <numerusform>Nobody plays after you: any valid result wins the %n dice in the middle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To beat: %1 with %n dice; the chance of winning the round is %2%.</source>
        <translation>
            <numerusform>To beat: %1 with %n die; the chance of winning the round is %2%.</numerusform>
            <numerusform>To beat: %1 with %n dice; the chance of winning the round is %2%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left as they are, the dice do not beat %1 with %n dice; rerolled, their chance of winning the round is %2%.</source>
        <translation>
            <numerusform>Left as they are, the dice do not beat %1 with %n die; rerolled, their chance of winning the round is %2%.</numerusform>
            <numerusform>Left as they are, the dice do not beat %1 with %n dice; rerolled, their chance of winning the round is %2%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the %n dice at stake it is not worth risking more than one; its chance of winning the round is %1%.</source>
        <translation>
            <numerusform>For the %n die at stake it is not worth risking more than one; its chance of winning the round is %1%.</numerusform>
            <numerusform>For the %n dice at stake it is not worth risking more than one; its chance of winning the round is %1%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tap the dice that you want to reroll, or stop. %n reroll(s) left.</source>
        <translation>
            <numerusform>Tap the dice that you want to reroll, or stop. %n reroll left.</numerusform>
            <numerusform>Tap the dice that you want to reroll, or stop. %n rerolls left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n dice.</source>
        <comment>what was played</comment>
        <translation>
            <numerusform>took %n die.</numerusform>
            <numerusform>took %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rerolled %n dice.</source>
        <comment>what was played</comment>
        <translation>
            <numerusform>rerolled %n die.</numerusform>
            <numerusform>rerolled %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rerolled %n dice (%1).</source>
        <comment>what was played</comment>
        <translation>
            <numerusform>rerolled %n die (%1).</numerusform>
            <numerusform>rerolled %n dice (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice cannot set it off.</source>
        <translation>
            <numerusform>%n die cannot set it off.</numerusform>
            <numerusform>%n dice cannot set it off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n dice is the best result.</source>
        <translation>
            <numerusform>%1 with %n die is the best result.</numerusform>
            <numerusform>%1 with %n dice is the best result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd dice</source>
        <translation>
            <numerusform>%n odd die</numerusform>
            <numerusform>%n odd dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different value(s) so far</source>
        <translation>
            <numerusform>%n value so far</numerusform>
            <numerusform>%n different values so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice cannot beat that</source>
        <translation>
            <numerusform>%n die cannot beat that</numerusform>
            <numerusform>%n dice cannot beat that</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n dice: cannot win</source>
        <translation>
            <numerusform>Reroll %n die: cannot win</numerusform>
            <numerusform>Reroll %n dice: cannot win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag dice into the tray, or choose how many: 1 to %n, all there are. The number is fixed for the whole turn.</source>
        <translation>
            <numerusform>Drag a die into the tray: there is only %n. The number is fixed for the whole turn.</numerusform>
            <numerusform>Drag dice into the tray, or choose how many: 1 to %n, all there are. The number is fixed for the whole turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Gangz</name>
    <message numerus="yes">
        <source>Swap for %n card(s)</source>
        <translation>
            <numerusform>Swap for %n card</numerusform>
            <numerusform>Swap for %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You swap %1 cards for %n new one(s), and play with %n from now on.</source>
        <translation>
            <numerusform>You swap %1 cards for %n new one, and play with %n from now on.</numerusform>
            <numerusform>You swap %1 cards for %n new ones, and play with %n from now on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards, 2 intruders</source>
        <comment>on the wall</comment>
        <translation>
            <numerusform>%n card, 2 intruders</numerusform>
            <numerusform>%n cards, 2 intruders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>intruders found</source>
        <translation>
            <numerusform>intruder found</numerusform>
            <numerusform>intruders found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>clean cards</source>
        <translation>
            <numerusform>clean card</numerusform>
            <numerusform>clean cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took a new hand and now holds %n card(s).</source>
        <translation>
            <numerusform>%1 took a new hand and now holds %n card.</numerusform>
            <numerusform>%1 took a new hand and now holds %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The wall: %n cards, two of them intruders.</source>
        <translation>
            <numerusform>The wall: %n card, two of them intruders.</numerusform>
            <numerusform>The wall: %n cards, two of them intruders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hardest wall was that of round %1: %n of %2 pawns found an intruder.</source>
        <translation>
            <numerusform>The hardest wall was that of round %1: %n of %2 pawns found an intruder.</numerusform>
            <numerusform>The hardest wall was that of round %1: %n of %2 pawns found an intruder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clean</source>
        <comment>own cards</comment>
        <translation>
            <numerusform>%n clean</numerusform>
            <numerusform>%n clean</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) hit</source>
        <comment>own cards</comment>
        <translation>
            <numerusform>%n pawn hit</numerusform>
            <numerusform>%n pawns hit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two of these %n came from the deck. Each intruder that you find brings 2 points.</source>
        <translation>
            <numerusform>Two of these %n came from the deck. Each intruder that you find brings 2 points.</numerusform>
            <numerusform>Two of these %n came from the deck. Each intruder that you find brings 2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send in %n card(s)</source>
        <translation>
            <numerusform>Send in %n card</numerusform>
            <numerusform>Send in %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more point(s) to reach %2.</source>
        <translation>
            <numerusform>%1 needs %n more point to reach %2.</numerusform>
            <numerusform>%1 needs %n more points to reach %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 need %n more point(s) to reach %2.</source>
        <translation>
            <numerusform>%1 need %n more point to reach %2.</numerusform>
            <numerusform>%1 need %n more points to reach %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n cards can have come from the deck: players held the others when it was shuffled.</source>
        <translation>
            <numerusform>Only %n card can have come from the deck: players held the others when it was shuffled.</numerusform>
            <numerusform>Only %n cards can have come from the deck: players held the others when it was shuffled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The wall: %n card(s)</source>
        <translation>
            <numerusform>The wall: %n card</numerusform>
            <numerusform>The wall: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n point(s) short of the goal: the next round may be the last.</source>
        <translation>
            <numerusform>%1 is %n point short of the goal: the next round may be the last.</numerusform>
            <numerusform>%1 is %n points short of the goal: the next round may be the last.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are each %n point(s) short of the goal: the next round may be the last.</source>
        <translation>
            <numerusform>%1 are each %n point short of the goal: the next round may be the last.</numerusform>
            <numerusform>%1 are each %n points short of the goal: the next round may be the last.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 players are each %n point(s) short of the goal: this may be the last round.</source>
        <translation>
            <numerusform>%1 players are each %n point short of the goal: this may be the last round.</numerusform>
            <numerusform>%1 players are each %n points short of the goal: this may be the last round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n point(s) short of the goal: this may be the last round.</source>
        <translation>
            <numerusform>%1 is %n point short of the goal: this may be the last round.</numerusform>
            <numerusform>%1 is %n points short of the goal: this may be the last round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are each %n point(s) short of the goal: this may be the last round.</source>
        <translation>
            <numerusform>%1 are each %n point short of the goal: this may be the last round.</numerusform>
            <numerusform>%1 are each %n points short of the goal: this may be the last round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n pawns found an intruder</source>
        <translation>
            <numerusform>of %n pawn found an intruder</numerusform>
            <numerusform>of %n pawns found an intruder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>beside their large number</comment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pawns on own cards</source>
        <translation>
            <numerusform>pawn on own cards</numerusform>
            <numerusform>pawns on own cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: found by %n of %2</source>
        <translation>
            <numerusform>%1: found by %n of %2</numerusform>
            <numerusform>%1: found by %n of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>House</name>
    <message numerus="yes">
        <source>Verified: all %n move(s) follow the rules.</source>
        <translation>
            <numerusform>Verified: %n move, and it follows the rules.</numerusform>
            <numerusform>Verified: all %n moves follow the rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nor have the last moves of %n other game(s).</source>
        <translation>
            <numerusform>Nor have the last moves of %n other game.</numerusform>
            <numerusform>Nor have the last moves of %n other games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from these files have been added to your games.</source>
        <translation>
            <numerusform>%n game from these files has been added to your games.</numerusform>
            <numerusform>%n games from these files have been added to your games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) cannot be imported either.</source>
        <translation>
            <numerusform>%n more file cannot be imported either.</numerusform>
            <numerusform>%n more files cannot be imported either.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from these files are already among your games.</source>
        <translation>
            <numerusform>%n game from these files is already among your games.</numerusform>
            <numerusform>%n games from these files are already among your games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>With %n players, “%1” is switched on.</source>
        <translation>
            <numerusform>With %n player, “%1” is switched on.</numerusform>
            <numerusform>With %n players, “%1” is switched on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n players, “%1” is set to “%2”.</source>
        <translation>
            <numerusform>With %n player, “%1” is set to “%2”.</numerusform>
            <numerusform>With %n players, “%1” is set to “%2”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhonesButton</name>
    <message numerus="yes">
        <source>Phones (%n player(s))</source>
        <translation>
            <numerusform>Phones (%n player)</numerusform>
            <numerusform>Phones (%n players)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhonesPanel</name>
    <message numerus="yes">
        <source>%n player(s) on phones: turn them off</source>
        <translation>
            <numerusform>%n player on a phone: turn it off</numerusform>
            <numerusform>%n players on phones: turn them off</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuitPanel</name>
    <message numerus="yes">
        <source>%n player(s) on phones lose the table.</source>
        <translation>
            <numerusform>%n player on a phone loses the table.</numerusform>
            <numerusform>%n players on phones lose the table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>It raised the chance of winning by about %n percentage point(s).</source>
        <translation>
            <numerusform>It raised the chance of winning by about %n percentage point.</numerusform>
            <numerusform>It raised the chance of winning by about %n percentage points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lowered the chance of winning by about %n percentage point(s).</source>
        <translation>
            <numerusform>It lowered the chance of winning by about %n percentage point.</numerusform>
            <numerusform>It lowered the chance of winning by about %n percentage points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played as the boss would have: %1 of %n decision(s).</source>
        <translation>
            <numerusform>Played as the boss would have: %1 of %n decision.</numerusform>
            <numerusform>Played as the boss would have: %1 of %n decisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning: about %n percentage point(s) lower.</source>
        <translation>
            <numerusform>Chance of winning: about %n percentage point lower.</numerusform>
            <numerusform>Chance of winning: about %n percentage points lower.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning: about %n percentage point(s) higher than with a rookie’s choice.</source>
        <translation>
            <numerusform>Chance of winning: about %n percentage point higher than with a rookie’s choice.</numerusform>
            <numerusform>Chance of winning: about %n percentage points higher than with a rookie’s choice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message numerus="yes">
        <source>%n pages found</source>
        <translation>
            <numerusform>%n page found</numerusform>
            <numerusform>%n pages found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %1: %n time(s)</source>
        <translation>
            <numerusform>place %1: %n time</numerusform>
            <numerusform>place %1: %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%n game together</numerusform>
            <numerusform>%n games together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPlayers</name>
    <message numerus="yes">
        <source>%n forgotten player(s)</source>
        <translation>
            <numerusform>%n forgotten player</numerusform>
            <numerusform>%n forgotten players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuperGang</name>
    <message numerus="yes">
        <source>%n shop(s)</source>
        <translation>
            <numerusform>%n shop</numerusform>
            <numerusform>%n shops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n racket(s)</source>
        <translation>
            <numerusform>%n racket</numerusform>
            <numerusform>%n rackets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n pawn</numerusform>
            <numerusform>%n pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Jail for %n year(s), or a rebellion.</source>
        <translation>
            <numerusform>Jail for %n year, or a rebellion.</numerusform>
            <numerusform>Jail for %n years, or a rebellion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n year(s): one turn of the gang for each.</source>
        <translation>
            <numerusform>For %n year: one turn of the gang.</numerusform>
            <numerusform>For %n years: one turn of the gang for each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First the clinic, then jail for %n year(s).</source>
        <translation>
            <numerusform>First the clinic, then jail for %n year.</numerusform>
            <numerusform>First the clinic, then jail for %n years.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n shops, and with them the game.</source>
        <translation>
            <numerusform>The %n shop, and with it the game.</numerusform>
            <numerusform>All %n shops, and with them the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds are over</source>
        <translation>
            <numerusform>%n round is over</numerusform>
            <numerusform>%n rounds are over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n manager(s).</source>
        <comment>district, kind of shop</comment>
        <translation>
            <numerusform>%1: %2, %n manager.</numerusform>
            <numerusform>%1: %2, %n managers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In jail for %n more turn(s).</source>
        <translation>
            <numerusform>In jail for %n more turn.</numerusform>
            <numerusform>In jail for %n more turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the clinic until the end of the gang’s next turn, then in jail for %n year(s).</source>
        <translation>
            <numerusform>In the clinic until the end of the gang’s next turn, then in jail for %n year.</numerusform>
            <numerusform>In the clinic until the end of the gang’s next turn, then in jail for %n years.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On record: %n year(s).</source>
        <translation>
            <numerusform>On record: %n year.</numerusform>
            <numerusform>On record: %n years.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follows %1 for %n more turn(s) of hers, and acts for her gang.</source>
        <translation>
            <numerusform>Follows %1 for %n more turn of hers, and acts for her gang.</numerusform>
            <numerusform>Follows %1 for %n more turns of hers, and acts for her gang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes exactly %n square(s), and never back.</source>
        <translation>
            <numerusform>%1 goes exactly %n square, and never back.</numerusform>
            <numerusform>%1 goes exactly %n squares, and never back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The police player moves either patrol by exactly %n square(s).</source>
        <translation>
            <numerusform>The police player moves either patrol by exactly %n square.</numerusform>
            <numerusform>The police player moves either patrol by exactly %n squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 owns %n</source>
        <comment>shops of a district</comment>
        <translation>
            <numerusform>%1 owns %n</numerusform>
            <numerusform>%1 owns %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more shop(s) to win.</source>
        <translation>
            <numerusform>%1 needs %n more shop to win.</numerusform>
            <numerusform>%1 needs %n more shops to win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shops. Whoever owns them all wins at once; rackets do not count.</source>
        <translation>
            <numerusform>%n shop. Whoever owns them all wins at once; rackets do not count.</numerusform>
            <numerusform>%n shops. Whoever owns them all wins at once; rackets do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dart(s)</source>
        <translation>
            <numerusform>%n dart</numerusform>
            <numerusform>%n darts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If anybody is left standing, %1 shoots back with %n dart(s).</source>
        <translation>
            <numerusform>If anybody is left standing, %1 shoots back with %n dart.</numerusform>
            <numerusform>If anybody is left standing, %1 shoots back with %n darts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds the richest gang wins.</source>
        <translation>
            <numerusform>After %n round the richest gang wins.</numerusform>
            <numerusform>After %n rounds the richest gang wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever owns all %n shops of a district wins at once.</source>
        <translation>
            <numerusform>Whoever owns the %n shop of a district wins at once.</numerusform>
            <numerusform>Whoever owns all %n shops of a district wins at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) left in jail</source>
        <translation>
            <numerusform>%n year left in jail</numerusform>
            <numerusform>%n years left in jail</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A manager has talked: %1, %2, %n year(s) on record.</source>
        <translation>
            <numerusform>A manager has talked: %1, %2, %n year on record.</numerusform>
            <numerusform>A manager has talked: %1, %2, %n years on record.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %n pawn(s), −%2.</source>
        <translation>
            <numerusform>%1 buys %n pawn, −%2.</numerusform>
            <numerusform>%1 buys %n pawns, −%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %n pawn(s), −%2; they are %3’s.</source>
        <translation>
            <numerusform>%1 buys %n pawn, −%2; it is %3’s.</numerusform>
            <numerusform>%1 buys %n pawns, −%2; they are %3’s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to jail for %n year(s).</source>
        <translation>
            <numerusform>%1 goes to jail for %n year.</numerusform>
            <numerusform>%1 goes to jail for %n years.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will go from the clinic to jail, for %n year(s).</source>
        <translation>
            <numerusform>%1 will go from the clinic to jail, for %n year.</numerusform>
            <numerusform>%1 will go from the clinic to jail, for %n years.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %n dart(s) for %3.</source>
        <translation>
            <numerusform>%1 to %2: %n dart for %3.</numerusform>
            <numerusform>%1 to %2: %n darts for %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dart(s), and nobody shoots back.</source>
        <translation>
            <numerusform>%n dart, and nobody shoots back.</numerusform>
            <numerusform>%n darts, and nobody shoots back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the clinic, then to jail for %n year(s).</source>
        <translation>
            <numerusform>%1 goes to the clinic, then to jail for %n year.</numerusform>
            <numerusform>%1 goes to the clinic, then to jail for %n years.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %n pawns</source>
        <translation>
            <numerusform>Buy %n pawn</numerusform>
            <numerusform>Buy %n pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n manager(s)</source>
        <translation>
            <numerusform>%1 · %n manager</numerusform>
            <numerusform>%1 · %n managers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n squares</source>
        <translation>
            <numerusform>%1: %n square</numerusform>
            <numerusform>%1: %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %1. There are %n routes: scroll or press Tab.</source>
        <translation>
            <numerusform>To %1. There is %n route.</numerusform>
            <numerusform>To %1. There are %n routes: scroll or press Tab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n year</numerusform>
            <numerusform>%n years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left</source>
        <translation>
            <numerusform>%n token left</numerusform>
            <numerusform>%n tokens left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>%n pawn left</numerusform>
            <numerusform>%n pawns left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gangster(s) in play; wins at 0</source>
        <comment>the police player</comment>
        <translation>
            <numerusform>%n gangster in play; wins at 0</numerusform>
            <numerusform>%n gangsters in play; wins at 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in jail, %n turn(s) to go</source>
        <translation>
            <numerusform>in jail, %n turn to go</numerusform>
            <numerusform>in jail, %n turns to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the clinic, then in jail for %n turn(s)</source>
        <translation>
            <numerusform>in the clinic, then in jail for %n turn</numerusform>
            <numerusform>in the clinic, then in jail for %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) on record</source>
        <translation>
            <numerusform>%n year on record</numerusform>
            <numerusform>%n years on record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>led by %1’s vamp, %n turn(s) to go</source>
        <translation>
            <numerusform>led by %1’s vamp, %n turn to go</numerusform>
            <numerusform>led by %1’s vamp, %n turns to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In jail for %n turn(s), then in the centre with a clean record.</source>
        <translation>
            <numerusform>In jail for %n turn, then in the centre with a clean record.</numerusform>
            <numerusform>In jail for %n turns, then in the centre with a clean record.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) from this place go(es) back to the bank.</source>
        <translation>
            <numerusform>%n pawn from this place goes back to the bank.</numerusform>
            <numerusform>%n pawns from this place go back to the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A duel of %n against two cops.</source>
        <translation>
            <numerusform>A duel of %n against two cops.</numerusform>
            <numerusform>A duel of %n against two cops.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you win: free, with %n year(s) on record, and 1 or 2 more for each cop.</source>
        <translation>
            <numerusform>If you win: free, with %n year on record, and 1 or 2 more for each cop.</numerusform>
            <numerusform>If you win: free, with %n years on record, and 1 or 2 more for each cop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n token(s): no need to take one off the board.</source>
        <translation>
            <numerusform>You still have %n token: no need to take one off the board.</numerusform>
            <numerusform>You still have %n tokens: no need to take one off the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A gang has 20 pawns: you can have %n more.</source>
        <translation>
            <numerusform>A gang has 20 pawns: you can have %n more.</numerusform>
            <numerusform>A gang has 20 pawns: you can have %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n square(s), but the die says %1.</source>
        <translation>
            <numerusform>That is %n square, but the die says %1.</numerusform>
            <numerusform>That is %n squares, but the die says %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there, %n of the die’s 6 faces lead to %1 next time.</source>
        <translation>
            <numerusform>From there, %n of the die’s 6 faces leads to %1 next time.</numerusform>
            <numerusform>From there, %n of the die’s 6 faces lead to %1 next time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patrol(s) see(s) this place: a crime here would cost %1.</source>
        <translation>
            <numerusform>%n patrol sees this place: a crime here would cost %1.</numerusform>
            <numerusform>%n patrols see this place: a crime here would cost %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 you need only %n more shop(s) of %2.</source>
        <comment>shop, district</comment>
        <translation>
            <numerusform>With %1 you need only %n more shop of %2.</numerusform>
            <numerusform>With %1 you need only %n more shops of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs only %n more shop(s) of %2: by taking %3 you block the way.</source>
        <comment>who, district, shop</comment>
        <translation>
            <numerusform>%1 needs only %n more shop of %2: by taking %3 you block the way.</numerusform>
            <numerusform>%1 needs only %n more shops of %2: by taking %3 you block the way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>buy %n pawn(s)</source>
        <translation>
            <numerusform>buy %n pawn</numerusform>
            <numerusform>buy %n pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 needs %n more shop(s) to win.</source>
        <comment>a player, a district</comment>
        <translation>
            <numerusform>%2: %1 needs %n more shop to win.</numerusform>
            <numerusform>%2: %1 needs %n more shops to win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>year(s) in jail</source>
        <comment>below their number: %n</comment>
        <translation>
            <numerusform>year in jail</numerusform>
            <numerusform>years in jail</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more line(s) in “What happened”.</source>
        <translation>
            <numerusform>And %n more line in “What happened”.</numerusform>
            <numerusform>And %n more lines in “What happened”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gangster(s) at large: once there are none, %1 wins.</source>
        <comment>the police player</comment>
        <translation>
            <numerusform>%n gangster at large: once there are none, %1 wins.</numerusform>
            <numerusform>%n gangsters at large: once there are none, %1 wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next time, %n of the die’s 6 faces take the patrol to %1, who would go to jail for %2.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>
            <numerusform>Next time, %n of the die’s 6 faces takes the patrol to %1, who would go to jail for %2.</numerusform>
            <numerusform>Next time, %n of the die’s 6 faces take the patrol to %1, who would go to jail for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>lines of news</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bought %n pawn(s)</source>
        <comment>what was played</comment>
        <translation>
            <numerusform>bought %n pawn</numerusform>
            <numerusform>bought %n pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) in the suitcase to be placed</source>
        <translation>
            <numerusform>%n pawn in the suitcase to be placed</numerusform>
            <numerusform>%n pawns in the suitcase to be placed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %n pawns</source>
        <translation>
            <numerusform>place %n pawn</numerusform>
            <numerusform>place %n pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left. Or click the pavement that you want.</source>
        <comment>pawns</comment>
        <translation>
            <numerusform>%n left. Or click the pavement that you want.</numerusform>
            <numerusform>%n left. Or click the pavement that you want.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %n manager(s). Survivors talk.</source>
        <translation>
            <numerusform>Against %n manager. Survivors talk.</numerusform>
            <numerusform>Against %n managers. Survivors talk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A patrol saw %1: %2, %n year(s) on record.</source>
        <translation>
            <numerusform>A patrol saw %1: %2, %n year on record.</numerusform>
            <numerusform>A patrol saw %1: %2, %n years on record.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheGang</name>
    <message numerus="yes">
        <source>%n in the deck</source>
        <comment>gangsters</comment>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <translation>
            <numerusform>%n revolver</numerusform>
            <numerusform>%n revolvers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gang of %n</source>
        <translation>
            <numerusform>Gang of %n</numerusform>
            <numerusform>Gang of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gangster(s)</source>
        <comment>captured</comment>
        <translation>
            <numerusform>%n gangster</numerusform>
            <numerusform>%n gangsters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n revolver(s)</source>
        <translation>
            <numerusform>Place %1: %2, %n revolver</numerusform>
            <numerusform>Place %1: %2, %n revolvers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n players the deck lasts for at most %1 rounds; the more you capture, the sooner it runs out</source>
        <translation>
            <numerusform>With %n player the deck lasts for at most %1 rounds; the more you capture, the sooner it runs out</numerusform>
            <numerusform>With %n players the deck lasts for at most %1 rounds; the more you capture, the sooner it runs out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <comment>on a gangster</comment>
        <translation>
            <numerusform>%n revolver</numerusform>
            <numerusform>%n revolvers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gangster(s) in hand</source>
        <translation>
            <numerusform>%n gangster in hand</numerusform>
            <numerusform>%n gangsters in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <comment>gangsters</comment>
        <translation>
            <numerusform>%n captured</numerusform>
            <numerusform>%n captured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%n revolver</numerusform>
            <numerusform>%n revolvers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hold %n revolver(s) each. The single highest gangster decides:</source>
        <comment>two or more names</comment>
        <translation>
            <numerusform>%1 hold %n revolver each. The single highest gangster decides:</numerusform>
            <numerusform>%1 hold %n revolvers each. The single highest gangster decides:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the other card can capture %1: %n revolver(s).</source>
        <translation>
            <numerusform>Then the other card can capture %1: %n revolver.</numerusform>
            <numerusform>Then the other card can capture %1: %n revolvers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It captures %1: %n revolver(s).</source>
        <translation>
            <numerusform>It captures %1: %n revolver.</numerusform>
            <numerusform>It captures %1: %n revolvers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>revolver(s)</source>
        <comment>beside their large number</comment>
        <translation>
            <numerusform>revolver</numerusform>
            <numerusform>revolvers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves the others at most %n revolver(s) to capture in %1, instead of %2.</source>
        <translation>
            <numerusform>It leaves the others at most %n revolver to capture in %1, instead of %2.</numerusform>
            <numerusform>It leaves the others at most %n revolvers to capture in %1, instead of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As the rows stand, it captures %1, %n revolver(s). Counting what the others may do first, the chance of capturing at least one gang is %2%.</source>
        <translation>
            <numerusform>As the rows stand, it captures %1: %n revolver. Counting what the others may do first, the chance of capturing at least one gang is %2%.</numerusform>
            <numerusform>As the rows stand, it captures %1: %n revolvers. Counting what the others may do first, the chance of capturing at least one gang is %2%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %1 for a later job. As the rows stand, it captures %2 in %3, %n revolver(s); counting what the others may do first, only %4 on average.</source>
        <translation>
            <numerusform>Keep %1 for a later job. As the rows stand, it captures %2 in %3, %n revolver; counting what the others may do first, only %4 on average.</numerusform>
            <numerusform>Keep %1 for a later job. As the rows stand, it captures %2 in %3, %n revolvers; counting what the others may do first, only %4 on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep your special card for a later job. As the rows stand, it helps to capture %1 in %2, %n revolver(s); counting what the others may do first, only %3 on average.</source>
        <translation>
            <numerusform>Keep your special card for a later job. As the rows stand, it helps to capture %1 in %2, %n revolver; counting what the others may do first, only %3 on average.</numerusform>
            <numerusform>Keep your special card for a later job. As the rows stand, it helps to capture %1 in %2, %n revolvers; counting what the others may do first, only %3 on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %1 for a later job: it captures %2 in %3, %n revolver(s).</source>
        <translation>
            <numerusform>Keep %1 for a later job: it captures %2 in %3, %n revolver.</numerusform>
            <numerusform>Keep %1 for a later job: it captures %2 in %3, %n revolvers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep your special card for a later job: it helps to capture %1 in %2, %n revolver(s).</source>
        <translation>
            <numerusform>Keep your special card for a later job: it helps to capture %1 in %2, %n revolver.</numerusform>
            <numerusform>Keep your special card for a later job: it helps to capture %1 in %2, %n revolvers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in this job (%n gangster(s) in all)</source>
        <translation>
            <numerusform>in this job (%n gangster in all)</numerusform>
            <numerusform>in this job (%n gangsters in all)</numerusform>
        </translation>
    </message>
</context>
</TS>
