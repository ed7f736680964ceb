<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Banner</name>
    <message>
        <source>Click to go on</source>
        <translation>Click to go on</translation>
    </message>
</context>
<context>
    <name>ContentsColumn</name>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Other games</translation>
    </message>
</context>
<context>
    <name>CreditsPanel</name>
    <message>
        <source>Backroom</source>
        <translation>Backroom</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Lettering</source>
        <translation>Lettering</translation>
    </message>
    <message>
        <source>Limelight, League Gothic and Cabin, under the SIL Open Font License 1.1</source>
        <translation>Limelight, League Gothic and Cabin, under the SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Built with</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL 3), JSON for Modern C++ (MIT), SQLite (public domain)</source>
        <translation>Qt %1 (LGPL 3), JSON for Modern C++ (MIT), SQLite (public domain)</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Backroom is free software: GNU General Public License, version 3 or later.</source>
        <translation>Backroom is free software: GNU General Public License, version 3 or later.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>The games</translation>
    </message>
    <message>
        <source>This program is independent of them: its words are its own, and so is its art, tattoos and shop signs apart.</source>
        <translation>This program is independent of them: its words are its own, and so is its art, tattoos and shop signs apart.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>The cards</translation>
    </message>
    <message>
        <source>The tattoos and the shop signs</source>
        <translation>The tattoos and the shop signs</translation>
    </message>
    <message>
        <source>Icons from game-icons.net, recoloured and set on cards and signs, under CC BY 3.0 (creativecommons.org/licenses/by/3.0). Icons made by %1.</source>
        <translation>Icons from game-icons.net, recoloured and set on cards and signs, under CC BY 3.0 (creativecommons.org/licenses/by/3.0). Icons made by %1.</translation>
    </message>
</context>
<context>
    <name>CurtainScreen</name>
    <message>
        <source>Pass the mouse to</source>
        <translation>Pass the mouse to</translation>
    </message>
    <message>
        <source>I am %1: open the curtain</source>
        <translation>I am %1: open the curtain</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Leave the table: the game is kept</source>
        <translation>Leave the table: the game is kept</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
</context>
<context>
    <name>EndFrame</name>
    <message>
        <source>Play again, same seats</source>
        <translation>Play again, same seats</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Leave the table</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
</context>
<context>
    <name>FigureBlock</name>
    <message>
        <source>Figure: %1</source>
        <translation>Figure: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>a figure&apos;s step</comment>
        <translation>Back</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>a figure&apos;s step</comment>
        <translation>Next</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Again</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Rule %1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Watch</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 players</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>%1, your move</source>
        <translation>%1, your move</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
</context>
<context>
    <name>GangOfDice</name>
    <message>
        <source>Die: the boss, no value</source>
        <translation>Die: the boss, no value</translation>
    </message>
    <message>
        <source>Die: %1</source>
        <translation>Die: %1</translation>
    </message>
    <message numerus="yes">
        <source>dice</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>die</numerusform>
            <numerusform>dice</numerusform>
        </translation>
    </message>
    <message>
        <source>Token, worth 3 dice</source>
        <translation>Token, worth 3 dice</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bomb</translation>
    </message>
    <message>
        <source>Explosive</source>
        <translation>Explosive</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>in total</translation>
    </message>
    <message numerus="yes">
        <source>%n odd</source>
        <translation>
            <numerusform>%n odd</numerusform>
            <numerusform>%n odd</numerusform>
        </translation>
    </message>
    <message>
        <source>run of %1</source>
        <translation>run of %1</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>a pair</translation>
    </message>
    <message>
        <source>%1 different</source>
        <translation>%1 different</translation>
    </message>
    <message>
        <source>two 5s</source>
        <translation>two 5s</translation>
    </message>
    <message>
        <source>any %1</source>
        <translation>any %1</translation>
    </message>
    <message>
        <source>a sum of %1 or more</source>
        <translation>a sum of %1 or more</translation>
    </message>
    <message numerus="yes">
        <source>%n odd dice or more</source>
        <translation>
            <numerusform>%n odd die or more</numerusform>
            <numerusform>%n odd dice or more</numerusform>
        </translation>
    </message>
    <message>
        <source>two values in a row, such as 2 and 3</source>
        <translation>two values in a row, such as 2 and 3</translation>
    </message>
    <message>
        <source>three values in a row, such as 2, 3, 4</source>
        <translation>three values in a row, such as 2, 3, 4</translation>
    </message>
    <message>
        <source>two dice of the same value</source>
        <translation>two dice of the same value</translation>
    </message>
    <message>
        <source>%1 different values or more</source>
        <translation>%1 different values or more</translation>
    </message>
    <message>
        <source>two 5s or more</source>
        <translation>two 5s or more</translation>
    </message>
    <message>
        <source>Checked only when the turn ends: the dice are lost with %1.</source>
        <translation>Checked only when the turn ends: the dice are lost with %1.</translation>
    </message>
    <message>
        <source>Checked after every roll: the dice are lost at once with %1.</source>
        <translation>Checked after every roll: the dice are lost at once with %1.</translation>
    </message>
    <message>
        <source>That sets the bomb off, unless you reroll.</source>
        <translation>That sets the bomb off, unless you reroll.</translation>
    </message>
    <message>
        <source>That sets it off.</source>
        <translation>That sets it off.</translation>
    </message>
    <message>
        <source>Nothing more fits: %1 sets it off.</source>
        <translation>Nothing more fits: %1 sets it off.</translation>
    </message>
    <message numerus="yes">
        <source>%n more is safe.</source>
        <translation>
            <numerusform>%n more is safe.</numerusform>
            <numerusform>%n more is safe.</numerusform>
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
    <message>
        <source>A neighbour of these sets it off.</source>
        <translation>A neighbour of these sets it off.</translation>
    </message>
    <message>
        <source>No run so far.</source>
        <translation>No run so far.</translation>
    </message>
    <message>
        <source>No pair so far.</source>
        <translation>No pair so far.</translation>
    </message>
    <message numerus="yes">
        <source>%n different so far</source>
        <translation>
            <numerusform>%n different so far</numerusform>
            <numerusform>%n different so far</numerusform>
        </translation>
    </message>
    <message>
        <source>No 5 so far; two set it off.</source>
        <translation>No 5 so far; two set it off.</translation>
    </message>
    <message>
        <source>One 5; another sets it off.</source>
        <translation>One 5; another sets it off.</translation>
    </message>
    <message>
        <source>No %1 so far.</source>
        <translation>No %1 so far.</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to come</source>
        <translation>
            <numerusform>%n warning to come</numerusform>
            <numerusform>%n warnings to come</numerusform>
        </translation>
    </message>
    <message>
        <source>The last warning</source>
        <translation>The last warning</translation>
    </message>
    <message>
        <source>The boss counts for nothing, good or bad.</source>
        <translation>The boss counts for nothing, good or bad.</translation>
    </message>
    <message>
        <source>The screens are lifted</source>
        <translation>The screens are lifted</translation>
    </message>
    <message>
        <source>%1 runs the house</source>
        <translation>%1 runs the house</translation>
    </message>
    <message>
        <source>%1 run the house together</source>
        <translation>%1 run the house together</translation>
    </message>
    <message>
        <source>Everyone lost the last dice at once: %1, who went out together, share the win.</source>
        <translation>Everyone lost the last dice at once: %1, who went out together, share the win.</translation>
    </message>
    <message>
        <source>Everyone else is out: %1 wins at once.</source>
        <translation>Everyone else is out: %1 wins at once.</translation>
    </message>
    <message>
        <source>%1 have equally many dice and share the place.</source>
        <translation>%1 have equally many dice and share the place.</translation>
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
    <message>
        <source>&lt;b&gt;Round %1.&lt;/b&gt; %2: %3.</source>
        <translation>&lt;b&gt;Round %1.&lt;/b&gt; %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) come into the middle.</source>
        <translation>
            <numerusform>%n token comes into the middle.</numerusform>
            <numerusform>%n tokens come into the middle.</numerusform>
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
        <source>%1 rerolls %n: %2.</source>
        <translation>
            <numerusform>%1 rerolls %n: %2.</numerusform>
            <numerusform>%1 rerolls %n: %2.</numerusform>
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
    <message>
        <source>%1 has nothing left and is out.</source>
        <translation>%1 has nothing left and is out.</translation>
    </message>
    <message>
        <source>The game is over: the screens are lifted.</source>
        <translation>The game is over: the screens are lifted.</translation>
    </message>
    <message>
        <source>Take at least one die.</source>
        <translation>Take at least one die.</translation>
    </message>
    <message>
        <source>Choose at least one die to reroll.</source>
        <translation>Choose at least one die to reroll.</translation>
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
    <message>
        <source>The number of dice is fixed for this turn: %1.</source>
        <translation>The number of dice is fixed for this turn: %1.</translation>
    </message>
    <message>
        <source>Take dice and roll them first.</source>
        <translation>Take dice and roll them first.</translation>
    </message>
    <message>
        <source>That die is not in the tray.</source>
        <translation>That die is not in the tray.</translation>
    </message>
    <message>
        <source>Gang of Dice</source>
        <translation>Gang of Dice</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>round %1 of %2</translation>
    </message>
    <message>
        <source>Open screens</source>
        <translation>Open screens</translation>
    </message>
    <message>
        <source>Everyone sees everyone’s wealth; no curtain between the turns</source>
        <translation>Everyone sees everyone’s wealth; no curtain between the turns</translation>
    </message>
    <message>
        <source>%1, to be rerolled</source>
        <translation>%1, to be rerolled</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1, kept</translation>
    </message>
    <message>
        <source>reroll</source>
        <translation>reroll</translation>
    </message>
    <message numerus="yes">
        <source>Take %n dice</source>
        <translation>
            <numerusform>Take %n die</numerusform>
            <numerusform>Take %n dice</numerusform>
        </translation>
    </message>
    <message>
        <source>A die behind the screen</source>
        <translation>A die behind the screen</translation>
    </message>
    <message>
        <source>Token: take 3 dice more</source>
        <translation>Token: take 3 dice more</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>boss</translation>
    </message>
    <message>
        <source>result %1</source>
        <translation>result %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice behind the screen</source>
        <translation>
            <numerusform>%n die behind the screen</numerusform>
            <numerusform>%n dice behind the screen</numerusform>
        </translation>
    </message>
    <message>
        <source>is out</source>
        <translation>is out</translation>
    </message>
    <message numerus="yes">
        <source>bomb: %n dice to the middle</source>
        <translation>
            <numerusform>bomb: %n die to the middle</numerusform>
            <numerusform>bomb: %n dice to the middle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>explosive: %n dice to the middle</source>
        <translation>
            <numerusform>explosive: %n die to the middle</numerusform>
            <numerusform>explosive: %n dice to the middle</numerusform>
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
    <message>
        <source>takes dice</source>
        <translation>takes dice</translation>
    </message>
    <message>
        <source>plays next</source>
        <translation>plays next</translation>
    </message>
    <message>
        <source>This round, in order of play</source>
        <translation>This round, in order of play</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Tray</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Sum</translation>
    </message>
    <message numerus="yes">
        <source>To beat: %1 with %n dice (%2)</source>
        <translation>
            <numerusform>To beat: %1 with %n die (%2)</numerusform>
            <numerusform>To beat: %1 with %n dice (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a result yet</source>
        <translation>Nobody has a result yet</translation>
    </message>
    <message>
        <source>%1: how many dice?</source>
        <translation>%1: how many dice?</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>How many dice</translation>
    </message>
    <message>
        <source>%1 · last roll</source>
        <translation>%1 · last roll</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n reroll(s) left</source>
        <translation>
            <numerusform>%1 · %n reroll left</numerusform>
            <numerusform>%1 · %n rerolls left</numerusform>
        </translation>
    </message>
    <message>
        <source>The bomb goes off: %1 loses the dice</source>
        <translation>The bomb goes off: %1 loses the dice</translation>
    </message>
    <message>
        <source>It explodes: %1 loses the dice</source>
        <translation>It explodes: %1 loses the dice</translation>
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
    <message>
        <source>Round %1: a new warning</source>
        <translation>Round %1: a new warning</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n token(s) come into the middle</source>
        <translation>
            <numerusform>Round %1: %n token comes into the middle</numerusform>
            <numerusform>Round %1: %n tokens come into the middle</numerusform>
        </translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In the middle</translation>
    </message>
    <message>
        <source>to win in this round: all dice rolled</source>
        <translation>to win in this round: all dice rolled</translation>
    </message>
    <message>
        <source>to win in this round: %1 in the middle, and all dice rolled</source>
        <translation>to win in this round: %1 in the middle, and all dice rolled</translation>
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
    <message>
        <source>Reroll</source>
        <translation>Reroll</translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n dice</source>
        <translation>
            <numerusform>Reroll %n die</numerusform>
            <numerusform>Reroll %n dice</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop at %1</source>
        <translation>Stop at %1</translation>
    </message>
    <message>
        <source>Click to skip</source>
        <translation>Click to skip</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice here</source>
        <translation>
            <numerusform>Throw %n die here</numerusform>
            <numerusform>Throw %n dice here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag a handful of dice into the tray, or choose their number. You can take 1 to %n; it stands for the whole turn.</source>
        <translation>
            <numerusform>Drag a die into the tray. You can take only %n; it stands for the whole turn.</numerusform>
            <numerusform>Drag a handful of dice into the tray, or choose their number. You can take 1 to %n; it stands for the whole turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click the dice that you want to reroll, or drag them down; or stop. %n reroll(s) left.</source>
        <translation>
            <numerusform>Click the dice that you want to reroll, or drag them down; or stop. %n reroll left.</numerusform>
            <numerusform>Click the dice that you want to reroll, or drag them down; or stop. %n rerolls left.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees what is behind a screen until the last round is over.</source>
        <translation>Nobody sees what is behind a screen until the last round is over.</translation>
    </message>
    <message>
        <source>The screen is open</source>
        <translation>The screen is open</translation>
    </message>
    <message>
        <source>The screen is closed</source>
        <translation>The screen is closed</translation>
    </message>
    <message>
        <source>Behind your screen</source>
        <translation>Behind your screen</translation>
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
    <message>
        <source>Hold to look</source>
        <translation>Hold to look</translation>
    </message>
    <message>
        <source>Shows what is behind your screen while it is pressed.</source>
        <translation>Shows what is behind your screen while it is pressed.</translation>
    </message>
    <message>
        <source>Gang of Dice was designed by Reiner Knizia and published by Mandoo Games.</source>
        <translation>Gang of Dice was designed by Reiner Knizia and published by Mandoo Games.</translation>
    </message>
    <message>
        <source>Roll as high as you dare, but mind the boss’s warning.</source>
        <translation>Roll as high as you dare, but mind the boss’s warning.</translation>
    </message>
    <message>
        <source>Which warnings are bombs is this program’s own stand-in for the printed cards.</source>
        <translation>Which warnings are bombs is this program’s own stand-in for the printed cards.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice for %1</source>
        <translation>
            <numerusform>%n die for %1</numerusform>
            <numerusform>%n dice for %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n dice beats all the others.</source>
        <translation>
            <numerusform>%1 with %n die beats all the others.</numerusform>
            <numerusform>%1 with %n dice beats all the others.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 dice beats %1 with %3: on a tie, more dice win.</source>
        <translation>%1 with %2 dice beats %1 with %3: on a tie, more dice win.</translation>
    </message>
    <message numerus="yes">
        <source>Twice %1 with %n dice: the earlier turn wins the tie.</source>
        <translation>
            <numerusform>Twice %1 with %n die: the earlier turn wins the tie.</numerusform>
            <numerusform>Twice %1 with %n dice: the earlier turn wins the tie.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: %1 leads</source>
        <translation>A tie: %1 leads</translation>
    </message>
    <message>
        <source>Nobody wins round %1</source>
        <translation>Nobody wins round %1</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 is out</translation>
    </message>
    <message>
        <source>Nothing is left behind the screen.</source>
        <translation>Nothing is left behind the screen.</translation>
    </message>
    <message>
        <source>Stop at %1: %2 leads</source>
        <translation>Stop at %1: %2 leads</translation>
    </message>
    <message>
        <source>Stop and lose</source>
        <translation>Stop and lose</translation>
    </message>
    <message numerus="yes">
        <source>Roll all %n dice</source>
        <translation>
            <numerusform>Roll %n die</numerusform>
            <numerusform>Roll all %n dice</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop it here: it will be rerolled</source>
        <translation>Drop it here: it will be rerolled</translation>
    </message>
    <message>
        <source>Drop it here: it stays</source>
        <translation>Drop it here: it stays</translation>
    </message>
    <message>
        <source>Adds its value to the result, and may trigger the warning.</source>
        <translation>Adds its value to the result, and may trigger the warning.</translation>
    </message>
    <message>
        <source>Adds nothing to the result, and triggers no warning.</source>
        <translation>Adds nothing to the result, and triggers no warning.</translation>
    </message>
    <message>
        <source>Worth three dice, at any time.</source>
        <translation>Worth three dice, at any time.</translation>
    </message>
    <message>
        <source>The winner of the round takes all dice that were rolled in it, and what lies here.</source>
        <translation>The winner of the round takes all dice that were rolled in it, and what lies here.</translation>
    </message>
    <message>
        <source>Behind the screen</source>
        <translation>Behind the screen</translation>
    </message>
    <message>
        <source>The wealth in dice, a token being worth three. Only its owner sees it.</source>
        <translation>The wealth in dice, a token being worth three. Only its owner sees it.</translation>
    </message>
    <message>
        <source>Result of the turn</source>
        <translation>Result of the turn</translation>
    </message>
    <message>
        <source>The highest valid result wins the round; on a tie more dice, then the earlier turn.</source>
        <translation>The highest valid result wins the round; on a tie more dice, then the earlier turn.</translation>
    </message>
    <message>
        <source>Everyone else looks at the ceiling until the dice roll.</source>
        <translation>Everyone else looks at the ceiling until the dice roll.</translation>
    </message>
    <message>
        <source>Stop at %1: %2 stays ahead</source>
        <translation>Stop at %1: %2 stays ahead</translation>
    </message>
</context>
<context>
    <name>Gangz</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Vote</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Reveal</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, now</translation>
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
    <message>
        <source>The leader</source>
        <translation>The leader</translation>
    </message>
    <message>
        <source>Asks first, and says what it costs.</source>
        <translation>Asks first, and says what it costs.</translation>
    </message>
    <message>
        <source>Keep my hand</source>
        <translation>Keep my hand</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message numerus="yes">
        <source>intruders found</source>
        <translation>
            <numerusform>intruder found</numerusform>
            <numerusform>intruders found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cards unsuspected</source>
        <translation>
            <numerusform>card unsuspected</numerusform>
            <numerusform>cards unsuspected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pistols on own cards</source>
        <translation>
            <numerusform>pistol on an own card</numerusform>
            <numerusform>pistols on own cards</numerusform>
        </translation>
    </message>
    <message>
        <source>yours</source>
        <translation>yours</translation>
    </message>
    <message>
        <source>Intruder</source>
        <translation>Intruder</translation>
    </message>
    <message>
        <source>Tell it again</source>
        <translation>Tell it again</translation>
    </message>
    <message>
        <source>first pistol</source>
        <translation>first pistol</translation>
    </message>
    <message>
        <source>second pistol</source>
        <translation>second pistol</translation>
    </message>
    <message>
        <source>Tattoo</source>
        <translation>Tattoo</translation>
    </message>
    <message>
        <source>A henchman. What links the picture to the leader&apos;s is for you to say: a thing, a sound, a story.</source>
        <translation>A henchman. What links the picture to the leader&apos;s is for you to say: a thing, a sound, a story.</translation>
    </message>
    <message>
        <source>The picture that leads this round. Send in cards that could belong to it.</source>
        <translation>The picture that leads this round. Send in cards that could belong to it.</translation>
    </message>
    <message>
        <source>Next leader</source>
        <translation>Next leader</translation>
    </message>
    <message>
        <source>It leads one of the next two rounds: keep a card that fits it.</source>
        <translation>It leads one of the next two rounds: keep a card that fits it.</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistol</translation>
    </message>
    <message>
        <source>Each player points two of them at two different cards of the wall, never at an own one.</source>
        <translation>Each player points two of them at two different cards of the wall, never at an own one.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>So many cards a player holds. After each round as many are drawn as were played.</source>
        <translation>So many cards a player holds. After each round as many are drawn as were played.</translation>
    </message>
    <message>
        <source>An intruder found brings 2, an own card that nobody suspects 1; each pistol on an own card costs 1.</source>
        <translation>An intruder found brings 2, an own card that nobody suspects 1; each pistol on an own card costs 1.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Two cards of it join each wall as intruders. When it runs out, the discards become the new deck.</source>
        <translation>Two cards of it join each wall as intruders. When it runs out, the discards become the new deck.</translation>
    </message>
    <message>
        <source>The wall is laid</source>
        <translation>The wall is laid</translation>
    </message>
    <message>
        <source>%1 cards, %2 of them intruders from the deck. Now everyone votes in secret.</source>
        <translation>%1 cards, %2 of them intruders from the deck. Now everyone votes in secret.</translation>
    </message>
    <message>
        <source>Everyone may look</source>
        <translation>Everyone may look</translation>
    </message>
    <message>
        <source>All have voted: the pistols fall.</source>
        <translation>All have voted: the pistols fall.</translation>
    </message>
    <message numerus="yes">
        <source>%1 swapped the hand and now holds %n card(s).</source>
        <translation>
            <numerusform>%1 swapped the hand and now holds %n card.</numerusform>
            <numerusform>%1 swapped the hand and now holds %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck had run out: the discards are shuffled into a new one.</source>
        <translation>The deck had run out: the discards are shuffled into a new one.</translation>
    </message>
    <message numerus="yes">
        <source>The wall: %n cards, two of them intruders.</source>
        <translation>
            <numerusform>The wall: %n card, two of them intruders.</numerusform>
            <numerusform>The wall: %n cards, two of them intruders.</numerusform>
        </translation>
    </message>
    <message>
        <source>The intruders were: %1, %2.</source>
        <translation>The intruders were: %1, %2.</translation>
    </message>
    <message>
        <source>%1: %2, now %3.</source>
        <translation>%1: %2, now %3.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>The last round is told</source>
        <translation>The last round is told</translation>
    </message>
    <message>
        <source>%1 leads the gangs</source>
        <translation>%1 leads the gangs</translation>
    </message>
    <message>
        <source>%1 lead the gangs together</source>
        <translation>%1 lead the gangs together</translation>
    </message>
    <message>
        <source>%1 have %2 points each and share the win.</source>
        <translation>%1 have %2 points each and share the win.</translation>
    </message>
    <message>
        <source>best liar</source>
        <translation>best liar</translation>
    </message>
    <message>
        <source>best nose</source>
        <translation>best nose</translation>
    </message>
    <message>
        <source>The wall of round %1 fooled everybody: none of %2 pistols found an intruder.</source>
        <translation>The wall of round %1 fooled everybody: none of %2 pistols found an intruder.</translation>
    </message>
    <message numerus="yes">
        <source>The hardest wall was that of round %1: %n of %2 pistols found an intruder.</source>
        <translation>
            <numerusform>The hardest wall was that of round %1: %n of %2 pistols found an intruder.</numerusform>
            <numerusform>The hardest wall was that of round %1: %n of %2 pistols found an intruder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>Place %1: %2, %n point</numerusform>
            <numerusform>Place %1: %2, %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Send in one, two or three cards.</source>
        <translation>Send in one, two or three cards.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>This card is not in your hand.</translation>
    </message>
    <message>
        <source>You have already chosen for this round.</source>
        <translation>You have already chosen for this round.</translation>
    </message>
    <message>
        <source>The hand can be swapped once a round only.</source>
        <translation>The hand can be swapped once a round only.</translation>
    </message>
    <message>
        <source>The last card of a hand cannot be swapped.</source>
        <translation>The last card of a hand cannot be swapped.</translation>
    </message>
    <message>
        <source>There are too few cards left to swap the hand.</source>
        <translation>There are too few cards left to swap the hand.</translation>
    </message>
    <message>
        <source>There is no wall yet: some still choose their cards.</source>
        <translation>There is no wall yet: some still choose their cards.</translation>
    </message>
    <message>
        <source>The wall is laid: cards are sent in again in the next round.</source>
        <translation>The wall is laid: cards are sent in again in the next round.</translation>
    </message>
    <message>
        <source>You have already voted in this round.</source>
        <translation>You have already voted in this round.</translation>
    </message>
    <message>
        <source>This card is not on the wall.</source>
        <translation>This card is not on the wall.</translation>
    </message>
    <message>
        <source>This card is your own: point at somebody else&apos;s.</source>
        <translation>This card is your own: point at somebody else&apos;s.</translation>
    </message>
    <message>
        <source>These must be two different cards.</source>
        <translation>These must be two different cards.</translation>
    </message>
    <message>
        <source>Gangz</source>
        <translation>Gangz</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>of a game that was left</comment>
        <translation>round %1</translation>
    </message>
    <message>
        <source>Hide your tattoos among the leader&apos;s gang, and point out the two intruders.</source>
        <translation>Hide your tattoos among the leader&apos;s gang, and point out the two intruders.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points to win</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody reaches them</source>
        <translation>The game ends after the round in which somebody reaches them</translation>
    </message>
    <message>
        <source>Names of the pictures</source>
        <translation>Names of the pictures</translation>
    </message>
    <message>
        <source>Shown on the cards and read aloud: for those who cannot see them; a name narrows the fancy</source>
        <translation>Shown on the cards and read aloud: for those who cannot see them; a name narrows the fancy</translation>
    </message>
    <message>
        <source>en</source>
        <comment>which names of the pictures: en, it or fr</comment>
        <translation>en</translation>
    </message>
    <message>
        <source>Leader of round %1</source>
        <translation>Leader of round %1</translation>
    </message>
    <message>
        <source>Card %1 of your hand</source>
        <translation>Card %1 of your hand</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, chosen</translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Card, face down</translation>
    </message>
    <message>
        <source>Card %1 of the wall</source>
        <translation>Card %1 of the wall</translation>
    </message>
    <message>
        <source>%1, your own</source>
        <translation>%1, your own</translation>
    </message>
    <message>
        <source>%1, your pawn lies on it</source>
        <translation>%1, your pawn lies on it</translation>
    </message>
    <message>
        <source>%1, an intruder</source>
        <translation>%1, an intruder</translation>
    </message>
    <message>
        <source>%1, played by %2, %3</source>
        <translation>%1, played by %2, %3</translation>
    </message>
    <message>
        <source>First pistol</source>
        <translation>First pistol</translation>
    </message>
    <message>
        <source>Second pistol</source>
        <translation>Second pistol</translation>
    </message>
    <message>
        <source>%1, on a card</source>
        <translation>%1, on a card</translation>
    </message>
    <message>
        <source>Pistol of %1</source>
        <translation>Pistol of %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Secret choices</source>
        <translation>Secret choices</translation>
    </message>
    <message>
        <source>Secret votes</source>
        <translation>Secret votes</translation>
    </message>
    <message>
        <source>All others look away: hands, choices and votes are secret.</source>
        <translation>All others look away: hands, choices and votes are secret.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>has chosen</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>is choosing</translation>
    </message>
    <message>
        <source>has swapped</source>
        <translation>has swapped</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>has voted</translation>
    </message>
    <message>
        <source>is voting</source>
        <translation>is voting</translation>
    </message>
    <message>
        <source>found both intruders</source>
        <translation>found both intruders</translation>
    </message>
    <message>
        <source>found an intruder</source>
        <translation>found an intruder</translation>
    </message>
    <message numerus="yes">
        <source>%n unsuspected</source>
        <comment>own cards</comment>
        <translation>
            <numerusform>%n unsuspected</numerusform>
            <numerusform>%n unsuspected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pistol(s) on</source>
        <comment>own cards</comment>
        <translation>
            <numerusform>%n pistol on</numerusform>
            <numerusform>%n pistols on</numerusform>
        </translation>
    </message>
    <message>
        <source>Which of your henchmen could hide behind this picture? Send in one, two or three.</source>
        <translation>Which of your henchmen could hide behind this picture? Send in one, two or three.</translation>
    </message>
    <message>
        <source>Each card that nobody suspects brings 1 point, each pistol on one costs 1.</source>
        <translation>Each card that nobody suspects brings 1 point, each pistol on one costs 1.</translation>
    </message>
    <message>
        <source>Who does not belong?</source>
        <translation>Who does not belong?</translation>
    </message>
    <message numerus="yes">
        <source>Two of these %n came from the deck. Each intruder that you find brings 2 points.</source>
        <translation>
            <numerusform>Two of these %n came from the deck. Each intruder that you find brings 2 points.</numerusform>
            <numerusform>Two of these %n came from the deck. Each intruder that you find brings 2 points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose 1 to %1</source>
        <translation>Choose 1 to %1</translation>
    </message>
    <message>
        <source>Send in</source>
        <translation>Send in</translation>
    </message>
    <message numerus="yes">
        <source>Send in %n card(s)</source>
        <translation>
            <numerusform>Send in %n card</numerusform>
            <numerusform>Send in %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap the hand</source>
        <translation>Swap the hand</translation>
    </message>
    <message>
        <source>Swap the hand?</source>
        <translation>Swap the hand?</translation>
    </message>
    <message>
        <source>All %1 cards go, %2 new ones come. You play with %2 to the end of the game.</source>
        <translation>All %1 cards go, %2 new ones come. You play with %2 to the end of the game.</translation>
    </message>
    <message>
        <source>Swap for %1 cards</source>
        <translation>Swap for %1 cards</translation>
    </message>
    <message>
        <source>Click two cards, or drag a pistol onto each. They must be two different cards, and none of your own.</source>
        <translation>Click two cards, or drag a pistol onto each. They must be two different cards, and none of your own.</translation>
    </message>
    <message>
        <source>The pistols fall</source>
        <translation>The pistols fall</translation>
    </message>
    <message>
        <source>Who played what</source>
        <translation>Who played what</translation>
    </message>
    <message>
        <source>And whose are these two?</source>
        <translation>And whose are these two?</translation>
    </message>
    <message>
        <source>%1 finds them both</source>
        <translation>%1 finds them both</translation>
    </message>
    <message>
        <source>%1 find them both</source>
        <translation>%1 find them both</translation>
    </message>
    <message>
        <source>The intruders are unmasked</source>
        <translation>The intruders are unmasked</translation>
    </message>
    <message>
        <source>From the deck: %1, %2.</source>
        <translation>From the deck: %1, %2.</translation>
    </message>
    <message>
        <source>%1: found by %2 of %3</source>
        <translation>%1: found by %2 of %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more point(s) for %2.</source>
        <translation>
            <numerusform>%1 needs %n more point for %2.</numerusform>
            <numerusform>%1 needs %n more points for %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Next round</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>See the result</translation>
    </message>
    <message>
        <source>Gangz is a published game of pictures and secret votes; its name belongs to its authors and publisher.</source>
        <translation>Gangz is a published game of pictures and secret votes; its name belongs to its authors and publisher.</translation>
    </message>
    <message>
        <source>15 points</source>
        <translation>15 points</translation>
    </message>
    <message>
        <source>10 points</source>
        <translation>10 points</translation>
    </message>
    <message>
        <source>20 points</source>
        <translation>20 points</translation>
    </message>
    <message>
        <source>Click cards that fit, or drag them up.</source>
        <translation>Click cards that fit, or drag them up.</translation>
    </message>
    <message>
        <source>A card of the wall</source>
        <translation>A card of the wall</translation>
    </message>
    <message>
        <source>Somebody&apos;s henchman, or an intruder from the deck. Point your pistols at what does not belong to the leader.</source>
        <translation>Somebody&apos;s henchman, or an intruder from the deck. Point your pistols at what does not belong to the leader.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Round %1.&lt;/b&gt; A new leader.</source>
        <translation>&lt;b&gt;Round %1.&lt;/b&gt; A new leader.</translation>
    </message>
    <message>
        <source>%1 of up to %2</source>
        <translation>%1 of up to %2</translation>
    </message>
    <message>
        <source>Both intruders fool everybody</source>
        <translation>Both intruders fool everybody</translation>
    </message>
    <message>
        <source>One intruder fools everybody</source>
        <translation>One intruder fools everybody</translation>
    </message>
    <message numerus="yes">
        <source>%1 need %n more point(s) for %2.</source>
        <translation>
            <numerusform>%1 need %n more point for %2.</numerusform>
            <numerusform>%1 need %n more points for %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Found</source>
        <translation>Found</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nothing found</translation>
    </message>
    <message>
        <source>%1 · %2 times</source>
        <translation>%1 · %2 times</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>BACKROOM</source>
        <translation>BACKROOM</translation>
    </message>
    <message>
        <source>Backroom</source>
        <translation>Backroom</translation>
    </message>
    <message>
        <source>Gangster games at one table</source>
        <translation>Gangster games at one table</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Credits</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>%1 belongs to another program and was left as it is. You can play, but a game ends with the window.</source>
        <translation>%1 belongs to another program and was left as it is. You can play, but a game ends with the window.</translation>
    </message>
    <message>
        <source>%1 comes from a newer Backroom and was left as it is. You can play, but a game ends with the window.</source>
        <translation>%1 comes from a newer Backroom and was left as it is. You can play, but a game ends with the window.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 cannot be written. You can play, but a game ends with the window.</source>
        <translation>Games cannot be saved: %1 cannot be written. You can play, but a game ends with the window.</translation>
    </message>
    <message>
        <source>%1 is damaged and was left as it is. You can play, but a game ends with the window. Move the file away to save games again.</source>
        <translation>%1 is damaged and was left as it is. You can play, but a game ends with the window. Move the file away to save games again.</translation>
    </message>
    <message>
        <source>This game was played on in another window and was left there as it is now.</source>
        <translation>This game was played on in another window and was left there as it is now.</translation>
    </message>
    <message>
        <source>The game cannot be continued: it is damaged from its beginning. It was left as it is in %1.</source>
        <translation>The game cannot be continued: it is damaged from its beginning. It was left as it is in %1.</translation>
    </message>
    <message>
        <source>The end of this game was damaged: it goes on from its last good move, and the rest is set aside in %1.</source>
        <translation>The end of this game was damaged: it goes on from its last good move, and the rest is set aside in %1.</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Backroom</source>
        <translation>Backroom</translation>
    </message>
</context>
<context>
    <name>MarkChooser</name>
    <message>
        <source>Mark of %1</source>
        <translation>Mark of %1</translation>
    </message>
    <message>
        <source>%1, changes places</source>
        <translation>%1, changes places</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 and %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 or %2</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Every player needs a name.</source>
        <translation>Every player needs a name.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Two players are called %1.</translation>
    </message>
    <message>
        <source>A deal number has 1 to 18 digits and nothing else.</source>
        <translation>A deal number has 1 to 18 digits and nothing else.</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Friendly undo</translation>
    </message>
    <message>
        <source>Take back even what was revealed</source>
        <translation>Take back even what was revealed</translation>
    </message>
    <message>
        <source>A name has %1 letters at most.</source>
        <translation>A name has %1 letters at most.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Who sits at the table?</source>
        <translation>Who sits at the table?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>The curtain closes whenever the mouse is passed on: nobody sees what is not theirs.</source>
        <translation>The curtain closes whenever the mouse is passed on: nobody sees what is not theirs.</translation>
    </message>
</context>
<context>
    <name>NoticePlate</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>OptionsPlate</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Deal number</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Digits</translation>
    </message>
    <message>
        <source>New</source>
        <translation>New</translation>
    </message>
    <message>
        <source>New deal number</source>
        <translation>New deal number</translation>
    </message>
    <message>
        <source>The same number gives the same game again</source>
        <translation>The same number gives the same game again</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Start the game</translation>
    </message>
</context>
<context>
    <name>PageFoot</name>
    <message>
        <source>Next page: %1</source>
        <translation>Next page: %1</translation>
    </message>
    <message>
        <source>Previous page: %1</source>
        <translation>Previous page: %1</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Close the rulebook</source>
        <translation>Close the rulebook</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
</context>
<context>
    <name>PageTools</name>
    <message>
        <source>Language of the rulebook</source>
        <translation>Language of the rulebook</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Smaller text</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Larger text</translation>
    </message>
    <message>
        <source>Copy this page</source>
        <translation>Copy this page</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Print to a PDF file</source>
        <translation>Print to a PDF file</translation>
    </message>
</context>
<context>
    <name>ProblemPlate</name>
    <message>
        <source>Dismiss</source>
        <translation>Dismiss</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
        <translation>It is somebody else’s turn.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>There is nothing to undo.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>There is nothing to redo.</translation>
    </message>
    <message>
        <source>What everyone has seen cannot be taken back. The option “friendly undo” of a new game allows it.</source>
        <translation>What everyone has seen cannot be taken back. The option “friendly undo” of a new game allows it.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>That cannot be done now.</translation>
    </message>
</context>
<context>
    <name>RuleNumber</name>
    <message>
        <source>Copy this paragraph</source>
        <translation>Copy this paragraph</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Rule %1</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Copied: this paragraph</source>
        <translation>Copied: this paragraph</translation>
    </message>
    <message>
        <source>Copied: “%1”</source>
        <translation>Copied: “%1”</translation>
    </message>
    <message>
        <source>The rulebook is now a PDF file: %1</source>
        <translation>The rulebook is now a PDF file: %1</translation>
    </message>
    <message>
        <source>The PDF file cannot be written: %1</source>
        <translation>The PDF file cannot be written: %1</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>The rules of the game</translation>
    </message>
    <message>
        <source>Writing the book …</source>
        <translation>Writing the book …</translation>
    </message>
</context>
<context>
    <name>RulebookPanel</name>
    <message>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message numerus="yes">
        <source>%n pages found</source>
        <translation>
            <numerusform>%n page found</numerusform>
            <numerusform>%n pages found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Seat %1: %2, %3</translation>
    </message>
    <message>
        <source>Mark: %1</source>
        <translation>Mark: %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name of seat %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remove %1</translation>
    </message>
</context>
<context>
    <name>SeatsPlate</name>
    <message>
        <source>Seats</source>
        <translation>Seats</translation>
    </message>
    <message>
        <source>%1 to %2 players, in the order in which the mouse goes round</source>
        <translation>%1 to %2 players, in the order in which the mouse goes round</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Add a player</translation>
    </message>
    <message>
        <source>Free marks</source>
        <translation>Free marks</translation>
    </message>
    <message>
        <source>A mark is a colour and a shape, so it can be told apart without colour.</source>
        <translation>A mark is a colour and a shape, so it can be told apart without colour.</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Everything happens at once</source>
        <translation>Everything happens at once</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Reduced motion</translation>
    </message>
    <message>
        <source>Nothing flies, turns or bounces</source>
        <translation>Nothing flies, turns or bounces</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>F11 does the same</source>
        <translation>F11 does the same</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>left today at %1</source>
        <translation>left today at %1</translation>
    </message>
    <message>
        <source>left yesterday at %1</source>
        <translation>left yesterday at %1</translation>
    </message>
    <message>
        <source>left on %1</source>
        <translation>left on %1</translation>
    </message>
</context>
<context>
    <name>ShelfCard</name>
    <message>
        <source>being played in another window</source>
        <translation>being played in another window</translation>
    </message>
    <message>
        <source>damaged: it cannot be continued</source>
        <translation>damaged: it cannot be continued</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Put away</translation>
    </message>
</context>
<context>
    <name>ShelfRow</name>
    <message>
        <source>Games to continue</source>
        <translation>Games to continue</translation>
    </message>
    <message>
        <source>Newer games</source>
        <translation>Newer games</translation>
    </message>
    <message>
        <source>Older games</source>
        <translation>Older games</translation>
    </message>
</context>
<context>
    <name>StandingPlate</name>
    <message>
        <source>1st</source>
        <translation>1st</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2nd</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3rd</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4th</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5th</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6th</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Fewer</source>
        <translation>Fewer</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Leave the table: the game is kept</source>
        <translation>Leave the table: the game is kept</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
</context>
<context>
    <name>TableBlock</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Back to the result</source>
        <translation>Back to the result</translation>
    </message>
</context>
<context>
    <name>TermPlate</name>
    <message>
        <source>In the glossary</source>
        <translation>In the glossary</translation>
    </message>
</context>
<context>
    <name>TheGang</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
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
    <message>
        <source>Place of gangster %1</source>
        <translation>Place of gangster %1</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Empty place</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirm</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>beats</translation>
    </message>
    <message>
        <source>Chicago</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Detroit</source>
        <translation>Detroit</translation>
    </message>
    <message>
        <source>New York</source>
        <translation>New York</translation>
    </message>
    <message>
        <source>Special card</source>
        <translation>Special card</translation>
    </message>
    <message>
        <source>Lookout</source>
        <translation>Lookout</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spy</translation>
    </message>
    <message>
        <source>The Boss Calls</source>
        <translation>The Boss Calls</translation>
    </message>
    <message>
        <source>Gangster, face down</source>
        <translation>Gangster, face down</translation>
    </message>
    <message>
        <source>Gangster %1, odd, counts as even</source>
        <translation>Gangster %1, odd, counts as even</translation>
    </message>
    <message>
        <source>Gangster %1, even, counts as odd</source>
        <translation>Gangster %1, even, counts as odd</translation>
    </message>
    <message>
        <source>Gangster %1, odd</source>
        <translation>Gangster %1, odd</translation>
    </message>
    <message>
        <source>Gangster %1, even</source>
        <translation>Gangster %1, even</translation>
    </message>
    <message>
        <source>Your captured gangsters</source>
        <translation>Your captured gangsters</translation>
    </message>
    <message>
        <source>Special card, face down</source>
        <translation>Special card, face down</translation>
    </message>
    <message>
        <source>Special card: %1</source>
        <translation>Special card: %1</translation>
    </message>
    <message>
        <source>Boss Calls</source>
        <comment>The Boss Calls, on its card</comment>
        <translation>Boss Calls</translation>
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
    <message>
        <source>Street of %1</source>
        <translation>Street of %1</translation>
    </message>
    <message>
        <source>%1, not allowed</source>
        <translation>%1, not allowed</translation>
    </message>
    <message>
        <source>Ticket to %1</source>
        <translation>Ticket to %1</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Hold to look</translation>
    </message>
    <message>
        <source>Shows your hand while it is pressed.</source>
        <translation>Shows your hand while it is pressed.</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Still to come</translation>
    </message>
    <message>
        <source>Click to skip</source>
        <translation>Click to skip</translation>
    </message>
    <message>
        <source>Gangster %1 is not in your hand.</source>
        <translation>Gangster %1 is not in your hand.</translation>
    </message>
    <message>
        <source>You have no special card left in this round.</source>
        <translation>You have no special card left in this round.</translation>
    </message>
    <message>
        <source>%1 is not in play with two players.</source>
        <translation>%1 is not in play with two players.</translation>
    </message>
    <message>
        <source>You have already chosen for this job.</source>
        <translation>You have already chosen for this job.</translation>
    </message>
    <message>
        <source>Nothing is played before everyone has chosen. Bring the card to “Your play”.</source>
        <translation>Nothing is played before everyone has chosen. Bring the card to “Your play”.</translation>
    </message>
    <message>
        <source>The choices are open: they stand until the next job.</source>
        <translation>The choices are open: they stand until the next job.</translation>
    </message>
    <message>
        <source>The lowest gangster comes first: %1 is playing.</source>
        <translation>The lowest gangster comes first: %1 is playing.</translation>
    </message>
    <message>
        <source>Gangster %1 is already in a city.</source>
        <translation>Gangster %1 is already in a city.</translation>
    </message>
    <message>
        <source>The special card is already played.</source>
        <translation>The special card is already played.</translation>
    </message>
    <message>
        <source>The special card of this turn is another one: %1.</source>
        <translation>The special card of this turn is another one: %1.</translation>
    </message>
    <message>
        <source>Both cards must go to the same city: %1.</source>
        <translation>Both cards must go to the same city: %1.</translation>
    </message>
    <message>
        <source>The Spy must be put onto a gangster in a row.</source>
        <translation>The Spy must be put onto a gangster in a row.</translation>
    </message>
    <message>
        <source>Gangster %1 does not stand in %2.</source>
        <translation>Gangster %1 does not stand in %2.</translation>
    </message>
    <message>
        <source>Gangster %1 must come from a city other than %2.</source>
        <translation>Gangster %1 must come from a city other than %2.</translation>
    </message>
    <message>
        <source>Somebody must be called to %1: pick a gangster from another city.</source>
        <translation>Somebody must be called to %1: pick a gangster from another city.</translation>
    </message>
    <message>
        <source>The Gang</source>
        <translation>The Gang</translation>
    </message>
    <message>
        <source>Round %1, job %2</source>
        <translation>Round %1, job %2</translation>
    </message>
    <message>
        <source>round %1, job %2</source>
        <translation>round %1, job %2</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>4 rounds</source>
        <translation>4 rounds</translation>
    </message>
    <message>
        <source>Boss Calls</source>
        <comment>The Boss Calls, in short</comment>
        <translation>Boss Calls</translation>
    </message>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <comment>on a gangster</comment>
        <translation>
            <numerusform>%n revolver</numerusform>
            <numerusform>%n revolvers</numerusform>
        </translation>
    </message>
    <message>
        <source>Gangster %1, odd, %2</source>
        <translation>Gangster %1, odd, %2</translation>
    </message>
    <message>
        <source>Gangster %1, even, %2</source>
        <translation>Gangster %1, even, %2</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Your play</translation>
    </message>
    <message>
        <source>Left end of %1</source>
        <translation>Left end of %1</translation>
    </message>
    <message>
        <source>Right end of %1</source>
        <translation>Right end of %1</translation>
    </message>
    <message>
        <source>Secret choices</source>
        <translation>Secret choices</translation>
    </message>
    <message>
        <source>This job, lowest first</source>
        <translation>This job, lowest first</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>has chosen</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>is choosing</translation>
    </message>
    <message numerus="yes">
        <source>%n gangster(s) in hand</source>
        <translation>
            <numerusform>%n gangster in hand</numerusform>
            <numerusform>%n gangsters in hand</numerusform>
        </translation>
    </message>
    <message>
        <source>a special card</source>
        <translation>a special card</translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <comment>gangsters</comment>
        <translation>
            <numerusform>%n captured</numerusform>
            <numerusform>%n captured</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 to %3.</source>
        <translation>%1: %2 to %3.</translation>
    </message>
    <message>
        <source>%1 posts the Lookout at the left end of %2.</source>
        <translation>%1 posts the Lookout at the left end of %2.</translation>
    </message>
    <message>
        <source>%1 posts the Lookout at the right end of %2.</source>
        <translation>%1 posts the Lookout at the right end of %2.</translation>
    </message>
    <message>
        <source>%1 sets the Spy on %2 in %3: for this turn it counts as even.</source>
        <translation>%1 sets the Spy on %2 in %3: for this turn it counts as even.</translation>
    </message>
    <message>
        <source>%1 sets the Spy on %2 in %3: for this turn it counts as odd.</source>
        <translation>%1 sets the Spy on %2 in %3: for this turn it counts as odd.</translation>
    </message>
    <message>
        <source>%1 plays The Boss Calls on %2, but nobody is there to be called.</source>
        <translation>%1 plays The Boss Calls on %2, but nobody is there to be called.</translation>
    </message>
    <message>
        <source>%1 plays The Boss Calls: %2 moves from %3 to %4.</source>
        <translation>%1 plays The Boss Calls: %2 moves from %3 to %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%n revolver</numerusform>
            <numerusform>%n revolvers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 captures %2 between the Lookout and %3: %4.</source>
        <translation>%1 captures %2 between the Lookout and %3: %4.</translation>
    </message>
    <message>
        <source>%1 captures %2 between %3 and the Lookout: %4.</source>
        <translation>%1 captures %2 between %3 and the Lookout: %4.</translation>
    </message>
    <message>
        <source>%1 captures %2 between %3 and %4: %5.</source>
        <translation>%1 captures %2 between %3 and %4: %5.</translation>
    </message>
    <message>
        <source>%1 discards an unused card: %2.</source>
        <translation>%1 discards an unused card: %2.</translation>
    </message>
    <message>
        <source>%1 is refilled with %2.</source>
        <translation>%1 is refilled with %2.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>Round %1 is over.</translation>
    </message>
    <message>
        <source>Everyone is dealt four gangsters and a special card.</source>
        <translation>Everyone is dealt four gangsters and a special card.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Bring a gangster here, and a ticket or your special card.</source>
        <translation>Bring a gangster here, and a ticket or your special card.</translation>
    </message>
    <message>
        <source>Now a gangster.</source>
        <translation>Now a gangster.</translation>
    </message>
    <message>
        <source>Now a ticket or your special card.</source>
        <translation>Now a ticket or your special card.</translation>
    </message>
    <message>
        <source>%1 goes to %2.</source>
        <translation>%1 goes to %2.</translation>
    </message>
    <message>
        <source>%1 + %2: you pick the city when its turn comes.</source>
        <translation>%1 + %2: you pick the city when its turn comes.</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>a gangster and its special card</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 sends %2 to %3.</source>
        <translation>%1 sends %2 to %3.</translation>
    </message>
    <message>
        <source>Play both in one city, either one first. The Lookout goes to an end of the row.</source>
        <translation>Play both in one city, either one first. The Lookout goes to an end of the row.</translation>
    </message>
    <message>
        <source>Play both in one city, either one first. The Spy goes onto a gangster.</source>
        <translation>Play both in one city, either one first. The Spy goes onto a gangster.</translation>
    </message>
    <message>
        <source>Play both in one city, either one first. The Boss Calls brings a gangster from another city.</source>
        <translation>Play both in one city, either one first. The Boss Calls brings a gangster from another city.</translation>
    </message>
    <message>
        <source>Now bring %1 to %2 as well.</source>
        <translation>Now bring %1 to %2 as well.</translation>
    </message>
    <message>
        <source>Now the Lookout, at an end of the row in %1.</source>
        <translation>Now the Lookout, at an end of the row in %1.</translation>
    </message>
    <message>
        <source>Now the Spy, on a gangster in %1.</source>
        <translation>Now the Spy, on a gangster in %1.</translation>
    </message>
    <message>
        <source>Now The Boss Calls, in %1.</source>
        <translation>Now The Boss Calls, in %1.</translation>
    </message>
    <message>
        <source>Who is called? Bring a gangster from another city to %1.</source>
        <translation>Who is called? Bring a gangster from another city to %1.</translation>
    </message>
    <message>
        <source>As the row stands now, it would capture two gangs: %1.</source>
        <translation>As the row stands now, it would capture two gangs: %1.</translation>
    </message>
    <message>
        <source>As the row stands now, it would capture a gang of %1: %2.</source>
        <translation>As the row stands now, it would capture a gang of %1: %2.</translation>
    </message>
    <message>
        <source>Here it captures two gangs: %1.</source>
        <translation>Here it captures two gangs: %1.</translation>
    </message>
    <message>
        <source>Here it captures a gang of %1: %2.</source>
        <translation>Here it captures a gang of %1: %2.</translation>
    </message>
    <message>
        <source>%1 runs this town</source>
        <translation>%1 runs this town</translation>
    </message>
    <message>
        <source>%1 share this town</source>
        <translation>%1 share this town</translation>
    </message>
    <message numerus="yes">
        <source>%1 hold %n revolver(s) each. The single highest gangster decides:</source>
        <comment>two or more names</comment>
        <translation>
            <numerusform>%1 hold %n revolver each. The single highest gangster decides:</numerusform>
            <numerusform>%1 hold %n revolvers each. The single highest gangster decides:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 captured nothing and stay tied.</source>
        <translation>%1 captured nothing and stay tied.</translation>
    </message>
    <message>
        <source>The Gang was designed by Antonello Lotronto and published by daVinci / dV Giochi.</source>
        <translation>The Gang was designed by Antonello Lotronto and published by daVinci / dV Giochi.</translation>
    </message>
    <message>
        <source>Shut in a gang, odd or even, and take its revolvers.</source>
        <translation>Shut in a gang, odd or even, and take its revolvers.</translation>
    </message>
    <message>
        <source>How many revolvers each gangster carries is this program’s own stand-in for the printed cards.</source>
        <translation>How many revolvers each gangster carries is this program’s own stand-in for the printed cards.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Open hands</translation>
    </message>
    <message>
        <source>All choose in plain sight, with no curtain: among friends, or to learn the game</source>
        <translation>All choose in plain sight, with no curtain: among friends, or to learn the game</translation>
    </message>
    <message>
        <source>Until the deck runs out</source>
        <translation>Until the deck runs out</translation>
    </message>
    <message>
        <source>&lt;b&gt;Job %1.&lt;/b&gt; All have chosen; lowest first: %2.</source>
        <translation>&lt;b&gt;Job %1.&lt;/b&gt; All have chosen; lowest first: %2.</translation>
    </message>
    <message>
        <source>Next: job %1 of %2.</source>
        <translation>Next: job %1 of %2.</translation>
    </message>
    <message>
        <source>Next: round %1, with new cards for everyone.</source>
        <translation>Next: round %1, with new cards for everyone.</translation>
    </message>
    <message>
        <source>That was the last job: now the piles are turned up.</source>
        <translation>That was the last job: now the piles are turned up.</translation>
    </message>
    <message numerus="yes">
        <source>captured</source>
        <comment>gangsters, below their number</comment>
        <translation>
            <numerusform>captured</numerusform>
            <numerusform>captured</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees it before all have chosen.</source>
        <translation>Nobody sees it before all have chosen.</translation>
    </message>
    <message>
        <source>It captures even gangs: two or more even gangsters side by side, shut in by odd ones. Even ones capture it the same way.</source>
        <translation>It captures even gangs: two or more even gangsters side by side, shut in by odd ones. Even ones capture it the same way.</translation>
    </message>
    <message>
        <source>It captures odd gangs: two or more odd gangsters side by side, shut in by even ones. Odd ones capture it the same way.</source>
        <translation>It captures odd gangs: two or more odd gangsters side by side, shut in by even ones. Odd ones capture it the same way.</translation>
    </message>
    <message>
        <source>Stands at an end of the row for one turn and closes it there, as odd or even, whichever serves.</source>
        <translation>Stands at an end of the row for one turn and closes it there, as odd or even, whichever serves.</translation>
    </message>
    <message>
        <source>For one turn it turns the gangster under it: odd becomes even, even becomes odd.</source>
        <translation>For one turn it turns the gangster under it: odd becomes even, even becomes odd.</translation>
    </message>
    <message>
        <source>Calls a gangster of your choice from another city into this one, where it counts as just played.</source>
        <translation>Calls a gangster of your choice from another city into this one, where it counts as just played.</translation>
    </message>
    <message>
        <source>Sends the gangster that you choose with it to this city.</source>
        <translation>Sends the gangster that you choose with it to this city.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cards in hand</translation>
    </message>
    <message>
        <source>Gangsters, and +1 for the special card, which is used once a round.</source>
        <translation>Gangsters, and +1 for the special card, which is used once a round.</translation>
    </message>
    <message>
        <source>Captured gangsters</source>
        <translation>Captured gangsters</translation>
    </message>
    <message>
        <source>Everyone sees how many. At the end their revolvers count, not their number.</source>
        <translation>Everyone sees how many. At the end their revolvers count, not their number.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>The deck</translation>
    </message>
    <message>
        <source>Refills the rows after each job, and every hand at the end of a round.</source>
        <translation>Refills the rows after each job, and every hand at the end of a round.</translation>
    </message>
    <message>
        <source>The piles are turned up</source>
        <translation>The piles are turned up</translation>
    </message>
    <message>
        <source>Everyone else looks at the ceiling until the curtain closes again.</source>
        <translation>Everyone else looks at the ceiling until the curtain closes again.</translation>
    </message>
    <message>
        <source>Everyone may look</source>
        <translation>Everyone may look</translation>
    </message>
    <message>
        <source>All have chosen. The lowest gangster comes first.</source>
        <translation>All have chosen. The lowest gangster comes first.</translation>
    </message>
    <message>
        <source>Job %1 is over</source>
        <translation>Job %1 is over</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Round %1 is over</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>ruby diamond</source>
        <translation>ruby diamond</translation>
    </message>
    <message>
        <source>sapphire crescent</source>
        <translation>sapphire crescent</translation>
    </message>
    <message>
        <source>amber star</source>
        <translation>amber star</translation>
    </message>
    <message>
        <source>jade trefoil</source>
        <translation>jade trefoil</translation>
    </message>
    <message>
        <source>violet ring</source>
        <translation>violet ring</translation>
    </message>
    <message>
        <source>ivory heart</source>
        <translation>ivory heart</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why? Rule %1</source>
        <translation>Why? Rule %1</translation>
    </message>
</context>
</TS>
