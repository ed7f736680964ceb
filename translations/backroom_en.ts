<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Banner</name>
    <message>
        <source>Click, or press Space, to go on</source>
        <translation>Click, or press Space, to go on</translation>
    </message>
</context>
<context>
    <name>BringInPanel</name>
    <message>
        <source>Import a game</source>
        <translation>Import a game</translation>
    </message>
    <message>
        <source>Game files found in your documents and downloads, on your desktop and on USB drives:</source>
        <translation>Game files found in your documents and downloads, on your desktop and on USB drives:</translation>
    </message>
    <message>
        <source>Game files in %1:</source>
        <translation>Game files in %1:</translation>
    </message>
    <message>
        <source>No game files in your documents or downloads, on your desktop or on a USB drive.</source>
        <translation>No game files in your documents or downloads, on your desktop or on a USB drive.</translation>
    </message>
    <message>
        <source>No game files in %1.</source>
        <translation>No game files in %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>File or folder</translation>
    </message>
    <message>
        <source>Or type the path of a file or folder</source>
        <translation>Or type the path of a file or folder</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Looking for game files…</source>
        <translation>Looking for game files…</translation>
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
        <source>Fonts</source>
        <translation>Fonts</translation>
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
        <source>This program is not connected with their publishers. The texts are its own, and so is the art, apart from the tattoos and shop signs.</source>
        <translation>This program is not connected with their publishers. The texts are its own, and so is the art, apart from the tattoos and shop signs.</translation>
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
        <source>Leave the table (the game is saved)</source>
        <translation>Leave the table (the game is saved)</translation>
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
    <message>
        <source>Replay what just happened</source>
        <translation>Replay what just happened</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Leave the replay</translation>
    </message>
    <message>
        <source>Leave the table (the game is lost when the window closes)</source>
        <translation>Leave the table (the game is lost when the window closes)</translation>
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
    <message>
        <source>Watch the game again</source>
        <translation>Watch the game again</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>&lt;b&gt;The game is over&lt;/b&gt; (rule %2). %1</source>
        <translation>&lt;b&gt;The game is over&lt;/b&gt; (rule %2). %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <comment>of a player</comment>
        <translation>place %1</translation>
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
        <source>Play it again</source>
        <translation>Play it again</translation>
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
    <name>FileDrop</name>
    <message>
        <source>Drop game files here</source>
        <translation>Drop game files here</translation>
    </message>
</context>
<context>
    <name>ForgottenPlayers</name>
    <message>
        <source>Forgotten players</source>
        <translation>Forgotten players</translation>
    </message>
    <message>
        <source>They are left out of every figure, chart and export. Click a name to bring that player back.</source>
        <translation>They are left out of every figure, chart and export. Click a name to bring that player back.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>This folder is not responding.</source>
        <translation>This folder is not responding.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>There is no such file or folder.</translation>
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
    <message>
        <source>%1 (computer) is thinking</source>
        <translation>%1 (computer) is thinking</translation>
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
        <source>No margin left: %1 sets it off.</source>
        <translation>No margin left: %1 sets it off.</translation>
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
    <message>
        <source>Any value next to these sets it off.</source>
        <translation>Any value next to these sets it off.</translation>
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
        <source>Nobody has a die left: %1 went out together and share the win.</source>
        <translation>Nobody has a die left: %1 went out together and share the win.</translation>
    </message>
    <message>
        <source>Everyone else is out: only %1 is left.</source>
        <translation>Everyone else is out: only %1 is left.</translation>
    </message>
    <message>
        <source>The last of %1 rounds is over.</source>
        <translation>The last of %1 rounds is over.</translation>
    </message>
    <message>
        <source>%1 have the same number of dice and share the place.</source>
        <translation>%1 have the same number of dice and share the place.</translation>
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
    <message>
        <source>%1 has nothing left and is out.</source>
        <translation>%1 has nothing left and is out.</translation>
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
        <source>At most %1 rounds</source>
        <translation>At most %1 rounds</translation>
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
    <message>
        <source>takes dice</source>
        <translation>takes dice</translation>
    </message>
    <message>
        <source>is next</source>
        <translation>is next</translation>
    </message>
    <message>
        <source>This round, in order of play</source>
        <translation>This round, in order of play</translation>
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
    <message numerus="yes">
        <source>%n dice stay in the middle.</source>
        <translation>
            <numerusform>%n die stays in the middle.</numerusform>
            <numerusform>%n dice stay in the middle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: a new warning</source>
        <translation>Round %1: a new warning</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n token(s) added to the middle</source>
        <translation>
            <numerusform>Round %1: %n token added to the middle</numerusform>
            <numerusform>Round %1: %n tokens added to the middle</numerusform>
        </translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In the middle</translation>
    </message>
    <message>
        <source>at stake: every die rolled this round</source>
        <translation>at stake: every die rolled this round</translation>
    </message>
    <message>
        <source>at stake: %1 in the middle, and every die rolled this round</source>
        <translation>at stake: %1 in the middle, and every die rolled this round</translation>
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
        <source>Click, or press Space, to skip</source>
        <translation>Click, or press Space, to skip</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice here</source>
        <translation>
            <numerusform>Throw %n die here</numerusform>
            <numerusform>Throw %n dice here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag a handful of dice into the tray, or choose their number. You can take 1 to %n; that number holds for the whole turn.</source>
        <translation>
            <numerusform>Drag a die into the tray. You can take only %n; that number holds for the whole turn.</numerusform>
            <numerusform>Drag a handful of dice into the tray, or choose their number. You can take 1 to %n; that number holds for the whole turn.</numerusform>
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
        <source>Gang of Dice was designed by Reiner Knizia and published by Mandoo Games.</source>
        <translation>Gang of Dice was designed by Reiner Knizia and published by Mandoo Games.</translation>
    </message>
    <message>
        <source>Roll as high as you dare, but mind the boss’s warning.</source>
        <translation>Roll as high as you dare, but mind the boss’s warning.</translation>
    </message>
    <message>
        <source>This program decides which warnings are bombs, because the printed cards are not known.</source>
        <translation>This program decides which warnings are bombs, because the printed cards are not known.</translation>
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
        <source>Drop it here to mark it for the reroll</source>
        <translation>Drop it here to mark it for the reroll</translation>
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
    <message numerus="yes">
        <source>Take %n dice.</source>
        <translation>
            <numerusform>Take %n die.</numerusform>
            <numerusform>Take %n dice.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop.</source>
        <translation>Stop.</translation>
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
    <message>
        <source>Nobody has a result yet; the chance of winning the round is %1%.</source>
        <translation>Nobody has a result yet; the chance of winning the round is %1%.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody plays after you: any valid result wins the %n dice in the middle.</source>
        <translation>
            <numerusform>Nobody plays after you: any valid result wins the %n die in the middle.</numerusform>
            <numerusform>Nobody plays after you: any valid result wins the %n dice in the middle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Even if you lose this round, you win the game.</source>
        <translation>Even if you lose this round, you win the game.</translation>
    </message>
    <message>
        <source>Nobody can beat that any more.</source>
        <translation>Nobody can beat that any more.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1%; after a reroll, %2% at best.</source>
        <translation>The chance of winning the round is %1%; after a reroll, %2% at best.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1% if you stop, %2% if you do this.</source>
        <translation>The chance of winning the round is %1% if you stop, %2% if you do this.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1% instead of %2%, but the chance of winning the game is %3% instead of %4%.</source>
        <translation>The chance of winning the round is %1% instead of %2%, but the chance of winning the game is %3% instead of %4%.</translation>
    </message>
    <message>
        <source>Whoever loses this round plays last in the next one.</source>
        <translation>Whoever loses this round plays last in the next one.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1% instead of %2%, but on average you keep %3.%4 more dice.</source>
        <translation>The chance of winning the round is %1% instead of %2%, but on average you keep %3.%4 more dice.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1%, and no better if you stop.</source>
        <translation>The chance of winning the round is %1%, and no better if you stop.</translation>
    </message>
    <message>
        <source>The round can no longer be won.</source>
        <translation>The round can no longer be won.</translation>
    </message>
    <message numerus="yes">
        <source>To beat: %1 with %n dice; the chance of winning the round is %2%.</source>
        <translation>
            <numerusform>To beat: %1 with %n die; the chance of winning the round is %2%.</numerusform>
            <numerusform>To beat: %1 with %n dice; the chance of winning the round is %2%.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luckiest roll</source>
        <translation>Luckiest roll</translation>
    </message>
    <message>
        <source>The least likely final roll of a turn that counted: the odds of rolling that much or more without a bust</source>
        <translation>The least likely final roll of a turn that counted: the odds of rolling that much or more without a bust</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>Busts</translation>
    </message>
    <message>
        <source>Turns that the warning card ended</source>
        <translation>Turns that the warning card ended</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rounds won</translation>
    </message>
    <message>
        <source>Turns that won the round</source>
        <translation>Turns that won the round</translation>
    </message>
    <message>
        <source>Show the odds</source>
        <translation>Show the odds</translation>
    </message>
    <message>
        <source>The chance of winning the round, next to Stop and Reroll</source>
        <translation>The chance of winning the round, next to Stop and Reroll</translation>
    </message>
    <message>
        <source>%1% to win</source>
        <translation>%1% to win</translation>
    </message>
    <message>
        <source>%1% to win, %2% to go off</source>
        <translation>%1% to win, %2% to go off</translation>
    </message>
    <message>
        <source>how many dice you take</source>
        <translation>how many dice you take</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Hide</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>Closes your screen again.</source>
        <translation>Closes your screen again.</translation>
    </message>
    <message>
        <source>Shows what is behind your screen until you click again or do something else.</source>
        <translation>Shows what is behind your screen until you click again or do something else.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>on a die: mark it for the reroll, or leave it as it is</source>
        <translation>on a die: mark it for the reroll, or leave it as it is</translation>
    </message>
    <message>
        <source>Whoever wins this round wins the game; the chance of winning it is %1%.</source>
        <translation>Whoever wins this round wins the game; the chance of winning it is %1%.</translation>
    </message>
    <message>
        <source>Left as they are, the dice set the bomb off; rerolled, they have a %1% chance of winning the round.</source>
        <translation>Left as they are, the dice set the bomb off; rerolled, they have a %1% chance of winning the round.</translation>
    </message>
    <message numerus="yes">
        <source>Left as they are, the dice do not beat %1 with %n dice; rerolled, they have a %2% chance of winning the round.</source>
        <translation>
            <numerusform>Left as they are, the dice do not beat %1 with %n die; rerolled, they have a %2% chance of winning the round.</numerusform>
            <numerusform>Left as they are, the dice do not beat %1 with %n dice; rerolled, they have a %2% chance of winning the round.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough at stake yet to risk more; the chance of winning the round is %1%.</source>
        <translation>There is not enough at stake yet to risk more; the chance of winning the round is %1%.</translation>
    </message>
    <message numerus="yes">
        <source>For the %n dice at stake it is not worth risking more than one; its chance of winning the round is %1%.</source>
        <translation>
            <numerusform>For the %n die at stake it is not worth risking more than one; its chance of winning the round is %1%.</numerusform>
            <numerusform>For the %n dice at stake it is not worth risking more than one; its chance of winning the round is %1%.</numerusform>
        </translation>
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
        <source>clean cards</source>
        <translation>
            <numerusform>clean card</numerusform>
            <numerusform>clean cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pawns on your own cards</source>
        <translation>
            <numerusform>pawn on your own cards</numerusform>
            <numerusform>pawns on your own cards</numerusform>
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
        <source>Show it again</source>
        <translation>Show it again</translation>
    </message>
    <message>
        <source>first pawn</source>
        <translation>first pawn</translation>
    </message>
    <message>
        <source>second pawn</source>
        <translation>second pawn</translation>
    </message>
    <message>
        <source>Tattoo</source>
        <translation>Tattoo</translation>
    </message>
    <message>
        <source>A henchman. What links its picture to the leader’s is for you to say: a thing, a sound, a story.</source>
        <translation>A henchman. What links its picture to the leader’s is for you to say: a thing, a sound, a story.</translation>
    </message>
    <message>
        <source>The picture that leads this round. Send in cards that could go with it.</source>
        <translation>The picture that leads this round. Send in cards that could go with it.</translation>
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
        <source>Gun pawn</source>
        <translation>Gun pawn</translation>
    </message>
    <message>
        <source>Each player aims two of them at two different cards on the wall, never at their own.</source>
        <translation>Each player aims two of them at two different cards on the wall, never at their own.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>How many cards a player holds. After each round, you draw as many as you played.</source>
        <translation>How many cards a player holds. After each round, you draw as many as you played.</translation>
    </message>
    <message>
        <source>An intruder you find is worth 2 points, a card of yours that nobody suspects 1; each pawn on a card of yours costs 1.</source>
        <translation>An intruder you find is worth 2 points, a card of yours that nobody suspects 1; each pawn on a card of yours costs 1.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Two of its cards join each wall as intruders. When it runs out, the discards become the new deck.</source>
        <translation>Two of its cards join each wall as intruders. When it runs out, the discards become the new deck.</translation>
    </message>
    <message>
        <source>The wall is up</source>
        <translation>The wall is up</translation>
    </message>
    <message>
        <source>%1 cards, %2 of them intruders from the deck. Now everyone votes in secret.</source>
        <translation>%1 cards, %2 of them intruders from the deck. Now everyone votes in secret.</translation>
    </message>
    <message>
        <source>Everyone may look</source>
        <translation>Everyone may look</translation>
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
        <source>%1 has reached %2 points.</source>
        <translation>%1 has reached %2 points.</translation>
    </message>
    <message>
        <source>%1 have reached %2 points.</source>
        <translation>%1 have reached %2 points.</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>of a game that was left</comment>
        <translation>round %1</translation>
    </message>
    <message>
        <source>The last round is over</source>
        <translation>The last round is over</translation>
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
        <source>Best liar: the most clean cards. Best nose: the most intruders found.</source>
        <translation>Best liar: the most clean cards. Best nose: the most intruders found.</translation>
    </message>
    <message>
        <source>best nose</source>
        <translation>best nose</translation>
    </message>
    <message>
        <source>The wall of round %1 fooled everybody: none of %2 pawns found an intruder.</source>
        <translation>The wall of round %1 fooled everybody: none of %2 pawns found an intruder.</translation>
    </message>
    <message numerus="yes">
        <source>The hardest wall was that of round %1: %n of %2 pawns found an intruder.</source>
        <translation>
            <numerusform>The hardest wall was that of round %1: %n of %2 pawns found an intruder.</numerusform>
            <numerusform>The hardest wall was that of round %1: %n of %2 pawns found an intruder.</numerusform>
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
        <source>You can swap your hand only once a round.</source>
        <translation>You can swap your hand only once a round.</translation>
    </message>
    <message>
        <source>You cannot swap your last card.</source>
        <translation>You cannot swap your last card.</translation>
    </message>
    <message>
        <source>There are too few cards left to swap the hand.</source>
        <translation>There are too few cards left to swap the hand.</translation>
    </message>
    <message>
        <source>There is no wall yet: some players are still choosing their cards.</source>
        <translation>There is no wall yet: some players are still choosing their cards.</translation>
    </message>
    <message>
        <source>The wall is up: you can send in cards again next round.</source>
        <translation>The wall is up: you can send in cards again next round.</translation>
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
        <source>This card is your own: aim at somebody else’s.</source>
        <translation>This card is your own: aim at somebody else’s.</translation>
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
        <source>Hide your tattoos among the leader’s gang, and point out the two intruders.</source>
        <translation>Hide your tattoos among the leader’s gang, and point out the two intruders.</translation>
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
        <source>Shown on the cards and read aloud, for anyone who cannot see the pictures; a name limits the imagination</source>
        <translation>Shown on the cards and read aloud, for anyone who cannot see the pictures; a name limits the imagination</translation>
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
        <source>Card %1 in your hand</source>
        <translation>Card %1 in your hand</translation>
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
        <source>Card %1 on the wall</source>
        <translation>Card %1 on the wall</translation>
    </message>
    <message>
        <source>%1, your own</source>
        <translation>%1, your own</translation>
    </message>
    <message>
        <source>%1, your pawn is on it</source>
        <translation>%1, your pawn is on it</translation>
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
        <source>First pawn</source>
        <translation>First pawn</translation>
    </message>
    <message>
        <source>Second pawn</source>
        <translation>Second pawn</translation>
    </message>
    <message>
        <source>%1, on a card</source>
        <translation>%1, on a card</translation>
    </message>
    <message>
        <source>%1’s pawn</source>
        <translation>%1’s pawn</translation>
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
    <message>
        <source>Which of your henchmen could hide behind this picture? Send in one, two or three.</source>
        <translation>Which of your henchmen could hide behind this picture? Send in one, two or three.</translation>
    </message>
    <message>
        <source>Each card that nobody suspects brings 1 point, each pawn on one costs 1.</source>
        <translation>Each card that nobody suspects brings 1 point, each pawn on one costs 1.</translation>
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
        <source>You swap %1 cards for %2 new ones, and play with %2 from now on.</source>
        <translation>You swap %1 cards for %2 new ones, and play with %2 from now on.</translation>
    </message>
    <message>
        <source>Swap for %1 cards</source>
        <translation>Swap for %1 cards</translation>
    </message>
    <message>
        <source>Click two cards, or drag a pawn onto each: two different cards, neither of them your own.</source>
        <translation>Click two cards, or drag a pawn onto each: two different cards, neither of them your own.</translation>
    </message>
    <message>
        <source>Both pawns are on their cards. Drag one to move it, or send your vote in.</source>
        <translation>Both pawns are on their cards. Drag one to move it, or send your vote in.</translation>
    </message>
    <message>
        <source>The pawns fall</source>
        <translation>The pawns fall</translation>
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
        <source>A card on the wall</source>
        <translation>A card on the wall</translation>
    </message>
    <message>
        <source>Somebody’s henchman, or an intruder from the deck. Aim your pawns at what does not belong to the leader.</source>
        <translation>Somebody’s henchman, or an intruder from the deck. Aim your pawns at what does not belong to the leader.</translation>
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
    <message>
        <source>Vote for “%1” and “%2”.</source>
        <translation>Vote for “%1” and “%2”.</translation>
    </message>
    <message>
        <source>Vote for the two cards where your pawns are now.</source>
        <translation>Vote for the two cards where your pawns are now.</translation>
    </message>
    <message>
        <source>Everything has something to do with the leader; these two the least.</source>
        <translation>Everything has something to do with the leader; these two the least.</translation>
    </message>
    <message>
        <source>These two have nothing to do with the leader; everything else that the others sent has.</source>
        <translation>These two have nothing to do with the leader; everything else that the others sent has.</translation>
    </message>
    <message>
        <source>These two have the least to do with the leader, though others hardly have more.</source>
        <translation>These two have the least to do with the leader, though others hardly have more.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n cards can have come from the deck: the others were in hands when it was shuffled.</source>
        <translation>
            <numerusform>Only %n card can have come from the deck: the others were in hands when it was shuffled.</numerusform>
            <numerusform>Only %n cards can have come from the deck: the others were in hands when it was shuffled.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others do not seem to care about links: these two are as good as any.</source>
        <translation>The others do not seem to care about links: these two are as good as any.</translation>
    </message>
    <message>
        <source>No hints while you choose: what fits is up to your imagination.</source>
        <translation>No hints while you choose: what fits is up to your imagination.</translation>
    </message>
    <message>
        <source>Good nose</source>
        <translation>Good nose</translation>
    </message>
    <message>
        <source>Votes that landed on an intruder</source>
        <translation>Votes that landed on an intruder</translation>
    </message>
    <message>
        <source>Good liar</source>
        <translation>Good liar</translation>
    </message>
    <message>
        <source>Own cards that nobody suspected</source>
        <translation>Own cards that nobody suspected</translation>
    </message>
    <message>
        <source>Intruders missed</source>
        <translation>Intruders missed</translation>
    </message>
    <message>
        <source>Intruders that got no vote from this player</source>
        <translation>Intruders that got no vote from this player</translation>
    </message>
    <message>
        <source>Your cards are in</source>
        <translation>Your cards are in</translation>
    </message>
    <message>
        <source>The wall goes up when everyone has chosen.</source>
        <translation>The wall goes up when everyone has chosen.</translation>
    </message>
    <message>
        <source>Your vote is in</source>
        <translation>Your vote is in</translation>
    </message>
    <message>
        <source>The votes are shown when everyone has voted.</source>
        <translation>The votes are shown when everyone has voted.</translation>
    </message>
    <message numerus="yes">
        <source>The wall: %n card(s)</source>
        <translation>
            <numerusform>The wall: %n card</numerusform>
            <numerusform>The wall: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>show a card large</source>
        <translation>show a card large</translation>
    </message>
    <message>
        <source>All have voted.</source>
        <translation>All have voted.</translation>
    </message>
    <message>
        <source>Place %1: %2, %3</source>
        <comment>place, player, points</comment>
        <translation>Place %1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player, pictures</comment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>HintPlate</name>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
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
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>You went on with this game in another window. That version counts.</source>
        <translation>You went on with this game in another window. That version counts.</translation>
    </message>
    <message>
        <source>The game cannot be continued: it is damaged from the very start. It is still in %1, untouched.</source>
        <translation>The game cannot be continued: it is damaged from the very start. It is still in %1, untouched.</translation>
    </message>
    <message>
        <source>The end of this game was damaged. It resumes from the last good move; the rest was set aside in %1.</source>
        <translation>The end of this game was damaged. It resumes from the last good move; the rest was set aside in %1.</translation>
    </message>
    <message>
        <source>The game cannot be shown: it is damaged from the very start.</source>
        <translation>The game cannot be shown: it is damaged from the very start.</translation>
    </message>
    <message>
        <source>The end of this game is damaged: it is shown up to its last good move.</source>
        <translation>The end of this game is damaged: it is shown up to its last good move.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>This game is being played in another window.</translation>
    </message>
    <message>
        <source>“%1” has been added to your games.</source>
        <translation>“%1” has been added to your games.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: all %n move(s) follow the rules.</source>
        <translation>
            <numerusform>Verified: %n move, and it follows the rules.</numerusform>
            <numerusform>Verified: all %n moves follow the rules.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a copy: a separate game from move %1 on. The game you were watching has not changed.</source>
        <translation>This is a copy: a separate game from move %1 on. The game you were watching has not changed.</translation>
    </message>
    <message>
        <source>Play on: this window remembers everything, and saves it as soon as it can. If the window closes before that, it is lost.</source>
        <translation>Play on: this window remembers everything, and saves it as soon as it can. If the window closes before that, it is lost.</translation>
    </message>
    <message>
        <source>Once that file is moved away, games can be saved again.</source>
        <translation>Once that file is moved away, games can be saved again.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 cannot be written.</source>
        <translation>Games cannot be saved: %1 cannot be written.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 is damaged, and is left as it is.</source>
        <translation>Games cannot be saved: %1 is damaged, and is left as it is.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 belongs to another program, and is left as it is.</source>
        <translation>Games cannot be saved: %1 belongs to another program, and is left as it is.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 comes from a newer Backroom, and is left as it is.</source>
        <translation>Games cannot be saved: %1 comes from a newer Backroom, and is left as it is.</translation>
    </message>
    <message>
        <source>Nothing can be saved at the moment, perhaps because the disk is full: %1.</source>
        <translation>Nothing can be saved at the moment, perhaps because the disk is full: %1.</translation>
    </message>
    <message>
        <source>%1 had been removed. Everything in it has been written again.</source>
        <translation>%1 had been removed. Everything in it has been written again.</translation>
    </message>
    <message>
        <source>%1 had been removed or damaged. The games that are open in this window have been written again; not everything else in it could be recovered.</source>
        <translation>%1 had been removed or damaged. The games that are open in this window have been written again; not everything else in it could be recovered.</translation>
    </message>
    <message>
        <source>%1 was removed and cannot be written again: the games in it are lost when this window closes.</source>
        <translation>%1 was removed and cannot be written again: the games in it are lost when this window closes.</translation>
    </message>
    <message>
        <source>Nothing of %1 has been saved yet.</source>
        <translation>Nothing of %1 has been saved yet.</translation>
    </message>
    <message>
        <source>The last moves of %1 have not been saved yet.</source>
        <translation>The last moves of %1 have not been saved yet.</translation>
    </message>
    <message numerus="yes">
        <source>Nor have the last moves of %n other game(s).</source>
        <translation>
            <numerusform>Nor have the last moves of %n other game.</numerusform>
            <numerusform>Nor have the last moves of %n other games.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your place in a lesson has not been saved yet.</source>
        <translation>Your place in a lesson has not been saved yet.</translation>
    </message>
    <message>
        <source>Your changes to players have not been saved yet.</source>
        <translation>Your changes to players have not been saved yet.</translation>
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
    <message>
        <source>The end of this game is damaged and has to be set aside before you can play on, but nothing can be written to %1 at the moment.</source>
        <translation>The end of this game is damaged and has to be set aside before you can play on, but nothing can be written to %1 at the moment.</translation>
    </message>
    <message>
        <source>“%1” is already among your games.</source>
        <translation>“%1” is already among your games.</translation>
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
    <name>JournalTrouble</name>
    <message>
        <source>%1 was made by a newer version of Backroom.</source>
        <translation>%1 was made by a newer version of Backroom.</translation>
    </message>
    <message>
        <source>%1 is from a game that this version of Backroom does not have.</source>
        <translation>%1 is from a game that this version of Backroom does not have.</translation>
    </message>
    <message>
        <source>%1 is too large to be a Backroom game.</source>
        <translation>%1 is too large to be a Backroom game.</translation>
    </message>
    <message>
        <source>%1 is damaged: line %2 cannot be read.</source>
        <translation>%1 is damaged: line %2 cannot be read.</translation>
    </message>
    <message>
        <source>%1 is not a valid game: line %2 breaks the rules.</source>
        <translation>%1 is not a valid game: line %2 breaks the rules.</translation>
    </message>
    <message>
        <source>%1 has been altered: line %2 does not follow from the moves before it.</source>
        <translation>%1 has been altered: line %2 does not follow from the moves before it.</translation>
    </message>
    <message>
        <source>%1 is not a Backroom game.</source>
        <translation>%1 is not a Backroom game.</translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Shift+Tab</translation>
    </message>
    <message>
        <source>next item, previous item</source>
        <translation>next item, previous item</translation>
    </message>
    <message>
        <source>move in that direction</source>
        <translation>move in that direction</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>press, pick up, put down</source>
        <translation>press, pick up, put down</translation>
    </message>
    <message>
        <source>press</source>
        <translation>press</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>undo what you have not confirmed yet</source>
        <translation>undo what you have not confirmed yet</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>undo a move</source>
        <translation>undo a move</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>redo it</source>
        <translation>redo it</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>explain the selected item</source>
        <translation>explain the selected item</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>a hint</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>replay what just happened</source>
        <translation>replay what just happened</translation>
    </message>
    <message>
        <source>skip the animation</source>
        <translation>skip the animation</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>play or pause</translation>
    </message>
    <message>
        <source>one step back, one step forward</source>
        <translation>one step back, one step forward</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>previous chapter, next chapter</source>
        <translation>previous chapter, next chapter</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>go to the beginning, go to the end</source>
        <translation>go to the beginning, go to the end</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>faster, slower</translation>
    </message>
    <message>
        <source>leave the replay</source>
        <translation>leave the replay</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>watch the game again</source>
        <translation>watch the game again</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>rename it</source>
        <translation>rename it</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>copy it</source>
        <translation>copy it</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>export it</source>
        <translation>export it</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>delete it</source>
        <translation>delete it</translation>
    </message>
    <message>
        <source>restore what was deleted</source>
        <translation>restore what was deleted</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>import a file</source>
        <translation>import a file</translation>
    </message>
    <message>
        <source>home screen</source>
        <translation>home screen</translation>
    </message>
    <message>
        <source>the list of all games</source>
        <translation>the list of all games</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>scroll</translation>
    </message>
    <message>
        <source>to the next link</source>
        <translation>to the next link</translation>
    </message>
    <message>
        <source>Alt+←</source>
        <translation>Alt+←</translation>
    </message>
    <message>
        <source>Alt+→</source>
        <translation>Alt+→</translation>
    </message>
    <message>
        <source>previous page, forward again</source>
        <translation>previous page, forward again</translation>
    </message>
    <message>
        <source>Ctrl+Page Up</source>
        <translation>Ctrl+Page Up</translation>
    </message>
    <message>
        <source>Ctrl+Page Down</source>
        <translation>Ctrl+Page Down</translation>
    </message>
    <message>
        <source>the previous and the next section</source>
        <translation>the previous and the next section</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>search</source>
        <translation>search</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>copy the section</source>
        <translation>copy the section</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Ctrl++</translation>
    </message>
    <message>
        <source>Ctrl+−</source>
        <translation>Ctrl+−</translation>
    </message>
    <message>
        <source>larger text, smaller text</source>
        <translation>larger text, smaller text</translation>
    </message>
    <message>
        <source>close the rulebook</source>
        <translation>close the rulebook</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>the rules</translation>
    </message>
    <message>
        <source>this page</source>
        <translation>this page</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>sound on and off</source>
        <translation>sound on and off</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>full screen</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Keyboard</translation>
    </message>
    <message>
        <source>In the replay</source>
        <translation>In the replay</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>On this screen</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>In the rulebook</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>leave the table (the game is saved)</source>
        <translation>leave the table (the game is saved)</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>the settings</translation>
    </message>
    <message>
        <source>leave the table (the game is lost when the window closes)</source>
        <translation>leave the table (the game is lost when the window closes)</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quit</translation>
    </message>
</context>
<context>
    <name>LearnChip</name>
    <message>
        <source>Continue the lesson</source>
        <translation>Continue the lesson</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Learn by playing</translation>
    </message>
</context>
<context>
    <name>LeaveLesson</name>
    <message>
        <source>Leave the lesson?</source>
        <translation>Leave the lesson?</translation>
    </message>
    <message>
        <source>You can go on from here at any time.</source>
        <translation>You can go on from here at any time.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>You can go on from here as long as the window is open.</source>
        <translation>You can go on from here as long as the window is open.</translation>
    </message>
</context>
<context>
    <name>LedgerNotice</name>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Not yet: read on, the lesson will get there.</source>
        <translation>Not yet: read on, the lesson will get there.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>First time?</source>
        <translation>First time?</translation>
    </message>
    <message>
        <source>Learn %1 by playing: a few minutes, one move at a time, then a whole game.</source>
        <translation>Learn %1 by playing: a few minutes, one move at a time, then a whole game.</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Learn by playing</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Start the game</translation>
    </message>
</context>
<context>
    <name>LessonPlate</name>
    <message>
        <source>Start over</source>
        <translation>Start over</translation>
    </message>
    <message>
        <source>Home screen</source>
        <translation>Home screen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>Play a whole game</source>
        <translation>Play a whole game</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
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
        <source>%1’s mark</source>
        <translation>%1’s mark</translation>
    </message>
    <message>
        <source>%1 (swaps marks with another player)</source>
        <translation>%1 (swaps marks with another player)</translation>
    </message>
</context>
<context>
    <name>MatchExchange</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 cannot be read.</translation>
    </message>
    <message>
        <source>%1 was not imported. %2</source>
        <comment>a file, and what is wrong with the names in it</comment>
        <translation>%1 was not imported. %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: it is not a file on this computer.</source>
        <translation>%1 cannot be read: it is not a file on this computer.</translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>damaged: it cannot be continued</source>
        <translation>damaged: it cannot be continued</translation>
    </message>
    <message>
        <source>being played in another window</source>
        <translation>being played in another window</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>%1, %2</source>
        <comment>a player and the level of the computer that plays</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 won</translation>
    </message>
    <message>
        <source>%1 won together</source>
        <translation>%1 won together</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>“%1” was deleted.</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copy of %1</translation>
    </message>
    <message>
        <source>From here on, the copy is a game of its own.</source>
        <translation>From here on, the copy is a game of its own.</translation>
    </message>
    <message>
        <source>Could not write to %1.</source>
        <translation>Could not write to %1.</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Saved to %1</translation>
    </message>
    <message>
        <source>Nothing can be saved at the moment.</source>
        <translation>Nothing can be saved at the moment.</translation>
    </message>
    <message>
        <source>You will find the copy beside it.</source>
        <translation>You will find the copy beside it.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Name of the game</source>
        <translation>Name of the game</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>View the final position</source>
        <translation>View the final position</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Watch from the beginning</source>
        <translation>Watch from the beginning</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Every game you start is recorded here, move by move. If somebody gives you a game file, import it or drop it on the window.</source>
        <translation>Every game you start is recorded here, move by move. If somebody gives you a game file, import it or drop it on the window.</translation>
    </message>
</context>
<context>
    <name>MatchesScreen</name>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>To continue: %1 · finished: %2</source>
        <translation>To continue: %1 · finished: %2</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message>
        <source>To continue</source>
        <translation>To continue</translation>
    </message>
    <message>
        <source>Nothing here yet. Your first game will be on this page.</source>
        <translation>Nothing here yet. Your first game will be on this page.</translation>
    </message>
    <message>
        <source>Games that were saved before cannot be read at the moment.</source>
        <translation>Games that were saved before cannot be read at the moment.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Import a file…</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
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
        <source>A deal number is 1 to 18 digits, and nothing else.</source>
        <translation>A deal number is 1 to 18 digits, and nothing else.</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Friendly undo</translation>
    </message>
    <message>
        <source>Undo even what has been revealed</source>
        <translation>Undo even what has been revealed</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Rookie</source>
        <translation>Rookie</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldier</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
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
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Who is at the table?</source>
        <translation>Who is at the table?</translation>
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
        <source>The curtain closes whenever the mouse changes hands: nobody sees what is not theirs.</source>
        <translation>The curtain closes whenever the mouse changes hands: nobody sees what is not theirs.</translation>
    </message>
    <message>
        <source>Nothing is hidden in this game: there is no curtain.</source>
        <translation>Nothing is hidden in this game: there is no curtain.</translation>
    </message>
    <message>
        <source>Continue the lesson</source>
        <translation>Continue the lesson</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Learn by playing</translation>
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
        <source>The same number gives the same deal again</source>
        <translation>The same number gives the same deal again</translation>
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
    <message>
        <source>Save a one-page sheet to begin with</source>
        <translation>Save a one-page sheet to begin with</translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message>
        <source>Every player needs a name.</source>
        <translation>Every player needs a name.</translation>
    </message>
    <message>
        <source>A name can have only visible characters.</source>
        <translation>A name can have only visible characters.</translation>
    </message>
    <message>
        <source>A name can have at most %1 characters.</source>
        <translation>A name can have at most %1 characters.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Two players are called %1.</translation>
    </message>
    <message>
        <source>%1 and %2 look the same.</source>
        <comment>names</comment>
        <translation>%1 and %2 look the same.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>whose name cannot be seen</comment>
        <translation>Player %1</translation>
    </message>
</context>
<context>
    <name>Pressable</name>
    <message>
        <source>Not available right now.</source>
        <translation>Not available right now.</translation>
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
    <name>QuitPanel</name>
    <message>
        <source>Quit anyway?</source>
        <translation>Quit anyway?</translation>
    </message>
    <message>
        <source>%1 Whatever has not been saved is lost when the window closes.</source>
        <translation>%1 Whatever has not been saved is lost when the window closes.</translation>
    </message>
    <message>
        <source>Quit and lose it</source>
        <translation>Quit and lose it</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Everything has been saved now.</source>
        <translation>Everything has been saved now.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
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
        <source>What everyone has seen cannot be undone, unless the game was started with the option “Friendly undo”.</source>
        <translation>What everyone has seen cannot be undone, unless the game was started with the option “Friendly undo”.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>That cannot be done now.</translation>
    </message>
</context>
<context>
    <name>RenamePlayer</name>
    <message>
        <source>Rename or merge</source>
        <translation>Rename or merge</translation>
    </message>
    <message>
        <source>The new name applies to every game played as %1, past and future. The games themselves do not change.</source>
        <translation>The new name applies to every game played as %1, past and future. The games themselves do not change.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1 and %2 become one player. You can separate them again here.</source>
        <translation>%1 and %2 become one player. You can separate them again here.</translation>
    </message>
    <message>
        <source>The same person as</source>
        <translation>The same person as</translation>
    </message>
    <message>
        <source>Counted as this player; click a name to separate it again</source>
        <translation>Counted as this player; click a name to separate it again</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Merge</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Everyone</source>
        <translation>Everyone</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>The table</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move %1 of %2</source>
        <translation>Move %1 of %2</translation>
    </message>
    <message>
        <source>To the start of this part</source>
        <translation>To the start of this part</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page up</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>One move back</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Left</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>One move forward</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Right</translation>
    </message>
    <message>
        <source>To the next part</source>
        <translation>To the next part</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page down</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Speed: %1</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Play from here</translation>
    </message>
    <message>
        <source>Copies the game up to this point and lets you play on in the copy. This game does not change.</source>
        <translation>Copies the game up to this point and lets you play on in the copy. This game does not change.</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Leave the replay</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
</context>
<context>
    <name>ReplayEyes</name>
    <message>
        <source>Seen by: %1</source>
        <translation>Seen by: %1</translation>
    </message>
</context>
<context>
    <name>ReplayTimeline</name>
    <message>
        <source>Timeline: move %1 of %2</source>
        <translation>Timeline: move %1 of %2</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Round %1 of at most %2</source>
        <translation>Round %1 of at most %2</translation>
    </message>
    <message>
        <source>Round %1, the last</source>
        <translation>Round %1, the last</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>of a game that was left</comment>
        <translation>round %1</translation>
    </message>
    <message>
        <source>round %1 of at most %2</source>
        <comment>of a game that was left</comment>
        <translation>round %1 of at most %2</translation>
    </message>
    <message>
        <source>round %1, the last</source>
        <comment>of a game that was left</comment>
        <translation>round %1, the last</translation>
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
        <source>The rulebook was saved as a PDF file: %1</source>
        <translation>The rulebook was saved as a PDF file: %1</translation>
    </message>
    <message>
        <source>The sheet was saved as a PDF file: %1</source>
        <translation>The sheet was saved as a PDF file: %1</translation>
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
        <source>On one page</source>
        <translation>On one page</translation>
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
    <message>
        <source>Search</source>
        <translation>Search</translation>
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
    <message>
        <source>Who plays seat %1</source>
        <translation>Who plays seat %1</translation>
    </message>
</context>
<context>
    <name>SeatsPlate</name>
    <message>
        <source>Seats</source>
        <translation>Seats</translation>
    </message>
    <message>
        <source>%1 to %2 players, in the order in which you pass the mouse round</source>
        <translation>%1 to %2 players, in the order in which you pass the mouse round</translation>
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
        <source>Each mark has a colour and a shape of its own, so you can tell them apart without colour.</source>
        <translation>Each mark has a colour and a shape of its own, so you can tell them apart without colour.</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>All text; the rulebook also has a text size of its own</source>
        <translation>All text; the rulebook also has a text size of its own</translation>
    </message>
    <message>
        <source>Stronger contrast</source>
        <translation>Stronger contrast</translation>
    </message>
    <message>
        <source>Lighter text on a darker background, bolder outlines</source>
        <translation>Lighter text on a darker background, bolder outlines</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>F11 does the same</source>
        <translation>F11 does the same</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Restore the defaults?</source>
        <translation>Restore the defaults?</translation>
    </message>
    <message>
        <source>All settings, in every section, go back to their defaults. New games no longer suggest the most recent names or house rules. The language, your games and the statistics are kept.</source>
        <translation>All settings, in every section, go back to their defaults. New games no longer suggest the most recent names or house rules. The language, your games and the statistics are kept.</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restore defaults</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Restore defaults…</source>
        <translation>Restore defaults…</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Keyboard</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Appearance</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>The M key turns it off and on</source>
        <translation>The M key turns it off and on</translation>
    </message>
    <message>
        <source>Off: the M key turns it on</source>
        <translation>Off: the M key turns it on</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Everything happens instantly</source>
        <translation>Everything happens instantly</translation>
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
        <source>Friendly undo</source>
        <translation>Friendly undo</translation>
    </message>
    <message>
        <source>In new games: undo even what has been revealed</source>
        <translation>In new games: undo even what has been revealed</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computer players</translation>
    </message>
    <message>
        <source>Their level in a new game</source>
        <translation>Their level in a new game</translation>
    </message>
    <message>
        <source>Rookie</source>
        <translation>Rookie</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldier</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>last played today at %1</source>
        <translation>last played today at %1</translation>
    </message>
    <message>
        <source>last played yesterday at %1</source>
        <translation>last played yesterday at %1</translation>
    </message>
    <message>
        <source>last played on %1</source>
        <translation>last played on %1</translation>
    </message>
    <message>
        <source>ended today at %1</source>
        <translation>ended today at %1</translation>
    </message>
    <message>
        <source>ended yesterday at %1</source>
        <translation>ended yesterday at %1</translation>
    </message>
    <message>
        <source>ended on %1</source>
        <translation>ended on %1</translation>
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
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
</context>
<context>
    <name>ShelfRow</name>
    <message>
        <source>Games to continue</source>
        <translation>Games to continue</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sound: %1%</source>
        <translation>Sound: %1%</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Sound is off</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
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
    <name>Statistics</name>
    <message>
        <source>Rookie (computer)</source>
        <translation>Rookie (computer)</translation>
    </message>
    <message>
        <source>Soldier (computer)</source>
        <translation>Soldier (computer)</translation>
    </message>
    <message>
        <source>Boss (computer)</source>
        <translation>Boss (computer)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>12 games, 5 won</comment>
        <translation>%1, %2</translation>
    </message>
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
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>1 in %1</source>
        <translation>1 in %1</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Games played</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a month</comment>
        <translation>since %1</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Games won</translation>
    </message>
    <message>
        <source>%1 of all games</source>
        <translation>%1 of all games</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Best score</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Average score</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Average place</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Wins in a row</translation>
    </message>
    <message>
        <source>current: %1</source>
        <translation>current: %1</translation>
    </message>
    <message>
        <source>none at the moment</source>
        <translation>none at the moment</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Scores over time</translation>
    </message>
    <message>
        <source>Places over time</source>
        <translation>Places over time</translation>
    </message>
    <message>
        <source>%1: %2, place %3 of %4, score %5</source>
        <translation>%1: %2, place %3 of %4, score %5</translation>
    </message>
    <message>
        <source>%1 to %2: %3.</source>
        <translation>%1 to %2: %3.</translation>
    </message>
    <message>
        <source>Placings have been improving lately.</source>
        <translation>Placings have been improving lately.</translation>
    </message>
    <message>
        <source>Placings have been slipping lately.</source>
        <translation>Placings have been slipping lately.</translation>
    </message>
    <message>
        <source>Placings have hardly changed lately.</source>
        <translation>Placings have hardly changed lately.</translation>
    </message>
    <message numerus="yes">
        <source>place %1: %n time(s)</source>
        <translation>
            <numerusform>place %1: %n time</numerusform>
            <numerusform>place %1: %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3 ahead, %4 tied, %5 behind</source>
        <translation>%1, %2: %3 ahead, %4 tied, %5 behind</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%n game together</numerusform>
            <numerusform>%n games together</numerusform>
        </translation>
    </message>
    <message>
        <source>first</source>
        <translation>first</translation>
    </message>
    <message>
        <source>last</source>
        <translation>last</translation>
    </message>
    <message>
        <source>The statistics were saved as a table: %1</source>
        <translation>The statistics were saved as a table: %1</translation>
    </message>
    <message>
        <source>The table could not be saved: %1</source>
        <translation>The table could not be saved: %1</translation>
    </message>
    <message>
        <source>%1 is among the forgotten players. Bring that player back first, or choose another name.</source>
        <translation>%1 is among the forgotten players. Bring that player back first, or choose another name.</translation>
    </message>
    <message>
        <source>%1 and %2 have played at the same table, so they are two different people.</source>
        <translation>%1 and %2 have played at the same table, so they are two different people.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 against %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>odds: 2 in 5</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a day: what was played</comment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>StatisticsPlaces</name>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
</context>
<context>
    <name>StatisticsPlayers</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message numerus="yes">
        <source>%n forgotten player(s)</source>
        <translation>
            <numerusform>%n forgotten player</numerusform>
            <numerusform>%n forgotten players</numerusform>
        </translation>
    </message>
    <message>
        <source>Head-to-head table</source>
        <translation>Head-to-head table</translation>
    </message>
</context>
<context>
    <name>StatisticsRivals</name>
    <message>
        <source>Head to head</source>
        <translation>Head to head</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>ahead</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>tied</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>behind</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Forget %1?</source>
        <translation>Forget %1?</translation>
    </message>
    <message>
        <source>From now on every figure, chart and export leaves this player out. The games themselves stay, and you can bring the player back at any time.</source>
        <translation>From now on every figure, chart and export leaves this player out. The games themselves stay, and you can bring the player back at any time.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Forget</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>The first page is yours</source>
        <translation>The first page is yours</translation>
    </message>
    <message>
        <source>Nobody to show</source>
        <translation>Nobody to show</translation>
    </message>
    <message>
        <source>Finish a game, and you will see here who won it, how, and with how much luck.</source>
        <translation>Finish a game, and you will see here who won it, how, and with how much luck.</translation>
    </message>
    <message>
        <source>Nobody shown here has finished a game of this kind yet.</source>
        <translation>Nobody shown here has finished a game of this kind yet.</translation>
    </message>
    <message>
        <source>Counting the games…</source>
        <translation>Counting the games…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Export as CSV</translation>
    </message>
    <message>
        <source>Show computers</source>
        <translation>Show computers</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Rename or merge</source>
        <translation>Rename or merge</translation>
    </message>
    <message>
        <source>Forget this player</source>
        <translation>Forget this player</translation>
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
    <name>SuperGang</name>
    <message>
        <source>Against:</source>
        <translation>Against:</translation>
    </message>
    <message>
        <source>Who throws for the shop?</source>
        <translation>Who throws for the shop?</translation>
    </message>
    <message>
        <source>Back to the other actions</source>
        <translation>Back to the other actions</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, now</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 left</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Rule %1</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Less</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>cash</translation>
    </message>
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
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Offer a trade</source>
        <translation>Offer a trade</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accept</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuse</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Cash</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pawns</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>No shops</source>
        <translation>No shops</translation>
    </message>
    <message>
        <source>Cash: %1 → %2</source>
        <translation>Cash: %1 → %2</translation>
    </message>
    <message>
        <source>Income per turn: %1 → %2</source>
        <translation>Income per turn: %1 → %2</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>End turn</translation>
    </message>
    <message>
        <source>Buy the police</source>
        <translation>Buy the police</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom out</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>Whole town</source>
        <translation>Whole town</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>The quiet rounds are over: the police are on the beat, and gangs may shoot at each other.</source>
        <translation>The quiet rounds are over: the police are on the beat, and gangs may shoot at each other.</translation>
    </message>
    <message>
        <source>This is the last one.</source>
        <comment>round</comment>
        <translation>This is the last one.</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 is out</translation>
    </message>
    <message>
        <source>Killer, vamp and dealer are dead. Everything goes back to the bank.</source>
        <translation>Killer, vamp and dealer are dead. Everything goes back to the bank.</translation>
    </message>
    <message>
        <source>The gang has left town. Everything goes back to the bank.</source>
        <translation>The gang has left town. Everything goes back to the bank.</translation>
    </message>
    <message>
        <source>%1: under arrest</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1: under arrest</translation>
    </message>
    <message>
        <source>%1: into custody</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1: into custody</translation>
    </message>
    <message numerus="yes">
        <source>Jail for %n year(s), or rebel.</source>
        <translation>
            <numerusform>Jail for %n year, or rebel.</numerusform>
            <numerusform>Jail for %n years, or rebel.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: jail</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1: jail</translation>
    </message>
    <message numerus="yes">
        <source>For %n year(s): as many turns of the gang.</source>
        <translation>
            <numerusform>For %n year: as many turns of the gang.</numerusform>
            <numerusform>For %n years: as many turns of the gang.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: free again</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1: free again</translation>
    </message>
    <message>
        <source>The sentence is served, the record is clean.</source>
        <translation>The sentence is served, the record is clean.</translation>
    </message>
    <message numerus="yes">
        <source>First the clinic, then jail for %n year(s).</source>
        <translation>
            <numerusform>First the clinic, then jail for %n year.</numerusform>
            <numerusform>First the clinic, then jail for %n years.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 owns all of %2</source>
        <comment>who, district</comment>
        <translation>%1 owns all of %2</translation>
    </message>
    <message numerus="yes">
        <source>All %n shops, and with them the game.</source>
        <translation>
            <numerusform>The %n shop, and with it the game.</numerusform>
            <numerusform>All %n shops, and with them the game.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 buys the police</source>
        <translation>%1 buys the police</translation>
    </message>
    <message>
        <source>From now on both patrols go where their owner wants, in everyone’s turn.</source>
        <translation>From now on both patrols go where their owner wants, in everyone’s turn.</translation>
    </message>
    <message>
        <source>%1 turns somebody’s head</source>
        <translation>%1 turns somebody’s head</translation>
    </message>
    <message>
        <source>%1 is hers now, and for her next three turns.</source>
        <translation>%1 is hers now, and for her next three turns.</translation>
    </message>
    <message>
        <source>%1: dead</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1: dead</translation>
    </message>
    <message>
        <source>A new one can be recruited in a shop with the right letter.</source>
        <translation>A new one can be recruited in a shop with the right letter.</translation>
    </message>
    <message>
        <source>%1 and %2 trade</source>
        <translation>%1 and %2 trade</translation>
    </message>
    <message>
        <source>%1 gives %2, %3 gives %4.</source>
        <translation>%1 gives %2, %3 gives %4.</translation>
    </message>
    <message>
        <source>Time is up for %1</source>
        <translation>Time is up for %1</translation>
    </message>
    <message>
        <source>Anyone who has not moved sits in jail for a turn.</source>
        <translation>Anyone who has not moved sits in jail for a turn.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds are over</source>
        <translation>
            <numerusform>%n round is over</numerusform>
            <numerusform>%n rounds are over</numerusform>
        </translation>
    </message>
    <message>
        <source>Now money, shops, rackets and pawns are counted.</source>
        <translation>Now money, shops, rackets and pawns are counted.</translation>
    </message>
    <message>
        <source>basic</source>
        <comment>a shop</comment>
        <translation>basic</translation>
    </message>
    <message>
        <source>recruits killers</source>
        <comment>a shop</comment>
        <translation>recruits killers</translation>
    </message>
    <message>
        <source>recruits vamps</source>
        <comment>a shop</comment>
        <translation>recruits vamps</translation>
    </message>
    <message>
        <source>recruits dealers</source>
        <comment>a shop</comment>
        <translation>recruits dealers</translation>
    </message>
    <message>
        <source>sells traffic pawns</source>
        <comment>a shop</comment>
        <translation>sells traffic pawns</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n manager(s).</source>
        <comment>district, kind of shop</comment>
        <translation>
            <numerusform>%1: %2, %n manager.</numerusform>
            <numerusform>%1: %2, %n managers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody owns it. A racket here pays 5 a turn. It costs %1 to buy and then pays 10.</source>
        <translation>Nobody owns it. A racket here pays 5 a turn. It costs %1 to buy and then pays 10.</translation>
    </message>
    <message>
        <source>%1 rackets it, for 5 a turn. It can still be bought, for %2.</source>
        <translation>%1 rackets it, for 5 a turn. It can still be bought, for %2.</translation>
    </message>
    <message>
        <source>%1 owns it: 10 a turn, and its gang may walk through.</source>
        <translation>%1 owns it: 10 a turn, and its gang may walk through.</translation>
    </message>
    <message>
        <source>A successful stick-up pays %1.</source>
        <translation>A successful stick-up pays %1.</translation>
    </message>
    <message>
        <source>Now at: %1.</source>
        <translation>Now at: %1.</translation>
    </message>
    <message>
        <source>Now at: %1, facing %2.</source>
        <translation>Now at: %1, facing %2.</translation>
    </message>
    <message>
        <source>Now at: %1, free to go any way.</source>
        <translation>Now at: %1, free to go any way.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>north</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>north-east</translation>
    </message>
    <message>
        <source>east</source>
        <translation>east</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>south-east</translation>
    </message>
    <message>
        <source>south</source>
        <translation>south</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>south-west</translation>
    </message>
    <message>
        <source>west</source>
        <translation>west</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>north-west</translation>
    </message>
    <message numerus="yes">
        <source>In jail for %n more turn(s).</source>
        <translation>
            <numerusform>In jail for %n more turn.</numerusform>
            <numerusform>In jail for %n more turns.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the clinic until the end of the gang’s next turn.</source>
        <translation>In the clinic until the end of the gang’s next turn.</translation>
    </message>
    <message numerus="yes">
        <source>In the clinic until the end of the gang’s next turn, then in jail for %n year(s).</source>
        <translation>
            <numerusform>In the clinic until the end of the gang’s next turn, then in jail for %n year.</numerusform>
            <numerusform>In the clinic until the end of the gang’s next turn, then in jail for %n years.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dead. A new one can be recruited in a shop with the right letter.</source>
        <translation>Dead. A new one can be recruited in a shop with the right letter.</translation>
    </message>
    <message numerus="yes">
        <source>On record: %n year(s).</source>
        <translation>
            <numerusform>On record: %n year.</numerusform>
            <numerusform>On record: %n years.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on record.</source>
        <translation>Nothing on record.</translation>
    </message>
    <message>
        <source>Done here and not seen so far: %1.</source>
        <translation>Done here and not seen so far: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <comment>a crime</comment>
        <translation>%1 (%2 times)</translation>
    </message>
    <message numerus="yes">
        <source>Follows %1 for %n more turn(s) of hers, and acts for her gang.</source>
        <translation>
            <numerusform>Follows %1 for %n more turn of hers, and acts for her gang.</numerusform>
            <numerusform>Follows %1 for %n more turns of hers, and acts for her gang.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free again as soon as he moves.</source>
        <translation>Free again as soon as he moves.</translation>
    </message>
    <message>
        <source>Adds 2 in every duel.</source>
        <translation>Adds 2 in every duel.</translation>
    </message>
    <message>
        <source>Turns the heads of men who are alone.</source>
        <translation>Turns the heads of men who are alone.</translation>
    </message>
    <message>
        <source>The only one who buys and places pawns.</source>
        <translation>The only one who buys and places pawns.</translation>
    </message>
    <message>
        <source>Patrol %1</source>
        <comment>the name of two cops</comment>
        <translation>Patrol %1</translation>
    </message>
    <message>
        <source>Not on the streets before round %1.</source>
        <translation>Not on the streets before round %1.</translation>
    </message>
    <message>
        <source>Out of play. Starts again from the centre on %1’s next turn.</source>
        <translation>Out of play. Starts again from the centre on %1’s next turn.</translation>
    </message>
    <message>
        <source>Has fallen down a manhole. Comes up at any manhole on %1’s next turn.</source>
        <translation>Has fallen down a manhole. Comes up at any manhole on %1’s next turn.</translation>
    </message>
    <message>
        <source>Has fallen down a manhole. Comes up at any manhole on its next move.</source>
        <translation>Has fallen down a manhole. Comes up at any manhole on its next move.</translation>
    </message>
    <message>
        <source>From the centre it sees nothing.</source>
        <translation>From the centre it sees nothing.</translation>
    </message>
    <message>
        <source>Sees every crime on its square and on those next to it.</source>
        <translation>Sees every crime on its square and on those next to it.</translation>
    </message>
    <message>
        <source>Looks into %1.</source>
        <translation>Looks into %1.</translation>
    </message>
    <message>
        <source>Sees every crime in here.</source>
        <translation>Sees every crime in here.</translation>
    </message>
    <message>
        <source>Police station and jail. Your die tells you which exit to take, and how many squares to go. Nobody walks in.</source>
        <translation>Police station and jail. Your die tells you which exit to take, and how many squares to go. Nobody walks in.</translation>
    </message>
    <message>
        <source>The injured stay here until the end of their gang’s next turn. A move may end here to attack or arrest one of them.</source>
        <translation>The injured stay here until the end of their gang’s next turn. A move may end here to attack or arrest one of them.</translation>
    </message>
    <message>
        <source>The dead stay here until others are recruited in their place.</source>
        <translation>The dead stay here until others are recruited in their place.</translation>
    </message>
    <message>
        <source>Any manhole is one step from any other, once a turn. A patrol that ends its move here falls in.</source>
        <translation>Any manhole is one step from any other, once a turn. A patrol that ends its move here falls in.</translation>
    </message>
    <message>
        <source>Exit %1 of the centre begins here.</source>
        <translation>Exit %1 of the centre begins here.</translation>
    </message>
    <message>
        <source>Door to: %1.</source>
        <translation>Door to: %1.</translation>
    </message>
    <message>
        <source>Who is here: %1.</source>
        <translation>Who is here: %1.</translation>
    </message>
    <message>
        <source>A gangster who ends a move here can rob a passer-by of 10.</source>
        <translation>A gangster who ends a move here can rob a passer-by of 10.</translation>
    </message>
    <message>
        <source>Pavement</source>
        <translation>Pavement</translation>
    </message>
    <message>
        <source>A section in front of %1.</source>
        <translation>A section in front of %1.</translation>
    </message>
    <message>
        <source>A dealer who ends his move beside it can put a pawn here, unless it lines other gangs’ shops only.</source>
        <translation>A dealer who ends his move beside it can put a pawn here, unless it lines other gangs’ shops only.</translation>
    </message>
    <message>
        <source>One of %1’s pawns: 5 a turn.</source>
        <translation>One of %1’s pawns: 5 a turn.</translation>
    </message>
    <message>
        <source>The killer’s die</source>
        <translation>The killer’s die</translation>
    </message>
    <message>
        <source>The vamp’s die</source>
        <translation>The vamp’s die</translation>
    </message>
    <message>
        <source>The dealer’s die</source>
        <translation>The dealer’s die</translation>
    </message>
    <message>
        <source>The die of patrol %1</source>
        <translation>The die of patrol %1</translation>
    </message>
    <message>
        <source>The police die</source>
        <translation>The police die</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes exactly %n square(s), and never back.</source>
        <translation>
            <numerusform>%1 goes exactly %n square, and never back.</numerusform>
            <numerusform>%1 goes exactly %n squares, and never back.</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of the centre by exit %1.</source>
        <translation>Out of the centre by exit %1.</translation>
    </message>
    <message numerus="yes">
        <source>The police player moves either patrol by exactly %n square(s).</source>
        <translation>
            <numerusform>The police player moves either patrol by exactly %n square.</numerusform>
            <numerusform>The police player moves either patrol by exactly %n squares.</numerusform>
        </translation>
    </message>
    <message>
        <source>All the dice of a turn are rolled together. This one is not needed right now.</source>
        <translation>All the dice of a turn are rolled together. This one is not needed right now.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>It holds %1. Nothing is ever added but what players pay in, and it never pays more than it has.</source>
        <translation>It holds %1. Nothing is ever added but what players pay in, and it never pays more than it has.</translation>
    </message>
    <message>
        <source>This turn, %1 can collect %2.</source>
        <translation>This turn, %1 can collect %2.</translation>
    </message>
    <message>
        <source>%1 has already collected this turn.</source>
        <translation>%1 has already collected this turn.</translation>
    </message>
    <message>
        <source>Police</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>For sale at %1, at the start of your own turn, before you roll. Until they are sold, whoever’s turn it is moves both patrols.</source>
        <translation>For sale at %1, at the start of your own turn, before you roll. Until they are sold, whoever’s turn it is moves both patrols.</translation>
    </message>
    <message>
        <source>They belong to %1, who moves both patrols in everyone’s turn.</source>
        <translation>They belong to %1, who moves both patrols in everyone’s turn.</translation>
    </message>
    <message>
        <source>%1 plays them, and wins when no gangster is at large. They are not for sale.</source>
        <translation>%1 plays them, and wins when no gangster is at large. They are not for sale.</translation>
    </message>
    <message>
        <source>%1’s tokens and pawns</source>
        <translation>%1’s tokens and pawns</translation>
    </message>
    <message>
        <source>%1 of %2 tokens are left, for rackets and shops.</source>
        <translation>%1 of %2 tokens are left, for rackets and shops.</translation>
    </message>
    <message>
        <source>Pawns: %1 on the pavement, %2 in store, %3 still to be bought.</source>
        <translation>Pawns: %1 on the pavement, %2 in store, %3 still to be bought.</translation>
    </message>
    <message numerus="yes">
        <source>%1 owns %n</source>
        <comment>shops of a district</comment>
        <translation>
            <numerusform>%1 owns %n</numerusform>
            <numerusform>%1 owns %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody owns a shop here yet.</source>
        <translation>Nobody owns a shop here yet.</translation>
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
    <message>
        <source>Duel: stick-up in %1</source>
        <comment>a shop</comment>
        <translation>Duel: stick-up in %1</translation>
    </message>
    <message>
        <source>Duel for the ownership of %1</source>
        <comment>a shop</comment>
        <translation>Duel for the ownership of %1</translation>
    </message>
    <message>
        <source>Duel: gangland killing in %1</source>
        <comment>a street or a shop</comment>
        <translation>Duel: gangland killing in %1</translation>
    </message>
    <message>
        <source>Duel: attack on patrol %1, %2</source>
        <comment>number, place</comment>
        <translation>Duel: attack on patrol %1, %2</translation>
    </message>
    <message>
        <source>Duel: rebellion against patrol %1</source>
        <translation>Duel: rebellion against patrol %1</translation>
    </message>
    <message>
        <source>A visit to the clinic</source>
        <translation>A visit to the clinic</translation>
    </message>
    <message>
        <source>Patrol %1</source>
        <translation>Patrol %1</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attacks</translation>
    </message>
    <message>
        <source>attacks, with the shop’s manager</source>
        <translation>attacks, with the shop’s manager</translation>
    </message>
    <message>
        <source>attacks, with the shop’s two managers</source>
        <translation>attacks, with the shop’s two managers</translation>
    </message>
    <message>
        <source>rebels</source>
        <translation>rebels</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>defends</translation>
    </message>
    <message>
        <source>defends, with the shop’s manager</source>
        <translation>defends, with the shop’s manager</translation>
    </message>
    <message>
        <source>defends, with the shop’s two managers</source>
        <translation>defends, with the shop’s two managers</translation>
    </message>
    <message>
        <source>defend; %1 shoots</source>
        <comment>several gangs</comment>
        <translation>defend; %1 shoots</translation>
    </message>
    <message>
        <source>defend, with the managers; %1 shoots</source>
        <translation>defend, with the managers; %1 shoots</translation>
    </message>
    <message>
        <source>shoots for the shop’s manager</source>
        <translation>shoots for the shop’s manager</translation>
    </message>
    <message>
        <source>shoots for the shop’s two managers</source>
        <translation>shoots for the shop’s two managers</translation>
    </message>
    <message>
        <source>%1 shoots for the cops</source>
        <translation>%1 shoots for the cops</translation>
    </message>
    <message>
        <source>lies in bed</source>
        <translation>lies in bed</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side of the duel, what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, total %3</source>
        <comment>a side of the duel, what it does, its throw</comment>
        <translation>%1: %2, total %3</translation>
    </message>
    <message>
        <source>%1: %2, plus 2</source>
        <comment>a figure, its die</comment>
        <translation>%1: %2, plus 2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a figure, its die</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Who shoots first?</source>
        <translation>Who shoots first?</translation>
    </message>
    <message>
        <source>How many darts?</source>
        <translation>How many darts?</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>A tie</translation>
    </message>
    <message numerus="yes">
        <source>%n dart(s)</source>
        <translation>
            <numerusform>%n dart</numerusform>
            <numerusform>%n darts</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the duel</source>
        <translation>%1 wins the duel</translation>
    </message>
    <message>
        <source>%1 win the duel</source>
        <translation>%1 win the duel</translation>
    </message>
    <message>
        <source>%1 lives</source>
        <translation>%1 lives</translation>
    </message>
    <message>
        <source>Both sides throw their dice.</source>
        <translation>Both sides throw their dice.</translation>
    </message>
    <message>
        <source>One die decides the number of darts.</source>
        <translation>One die decides the number of darts.</translation>
    </message>
    <message>
        <source>%1 on both sides: all dice again</source>
        <translation>%1 on both sides: all dice again</translation>
    </message>
    <message>
        <source>%1 − %2 = %3: %4 shoots first</source>
        <translation>%1 − %2 = %3: %4 shoots first</translation>
    </message>
    <message>
        <source>Some are still standing: now %1 shoots</source>
        <translation>Some are still standing: now %1 shoots</translation>
    </message>
    <message>
        <source>The die shows %1: that many darts, and no defence</source>
        <translation>The die shows %1: that many darts, and no defence</translation>
    </message>
    <message>
        <source>Nobody is left standing on the other side</source>
        <translation>Nobody is left standing on the other side</translation>
    </message>
    <message>
        <source>Every dart has missed</source>
        <translation>Every dart has missed</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Manager</translation>
    </message>
    <message>
        <source>Cop</source>
        <translation>Cop</translation>
    </message>
    <message>
        <source>the manager</source>
        <translation>the manager</translation>
    </message>
    <message>
        <source>the thin cop</source>
        <translation>the thin cop</translation>
    </message>
    <message>
        <source>the fat cop</source>
        <translation>the fat cop</translation>
    </message>
    <message>
        <source>standing</source>
        <comment>a target</comment>
        <translation>standing</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>a target: she</comment>
        <translation>dead</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>a target: he</comment>
        <translation>dead</translation>
    </message>
    <message>
        <source>injured</source>
        <comment>a target: she</comment>
        <translation>injured</translation>
    </message>
    <message>
        <source>injured</source>
        <comment>a target: he</comment>
        <translation>injured</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>a target: he</comment>
        <translation>gone</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a target, its state</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, vamped by %2, %3</source>
        <comment>a target, whose vamp, its state</comment>
        <translation>%1, vamped by %2, %3</translation>
    </message>
    <message>
        <source>missed</source>
        <comment>a dart</comment>
        <translation>missed</translation>
    </message>
    <message>
        <source>face</source>
        <comment>a dart: on the face</comment>
        <translation>face</translation>
    </message>
    <message>
        <source>back</source>
        <comment>a dart: on the back</comment>
        <translation>back</translation>
    </message>
    <message>
        <source>flying</source>
        <comment>a dart</comment>
        <translation>flying</translation>
    </message>
    <message>
        <source>in hand</source>
        <comment>a dart</comment>
        <translation>in hand</translation>
    </message>
    <message>
        <source>left</source>
        <comment>a dart: still to be thrown</comment>
        <translation>left</translation>
    </message>
    <message>
        <source>%1 falls face down: dead.</source>
        <translation>%1 falls face down: dead.</translation>
    </message>
    <message>
        <source>%1 falls backwards: injured.</source>
        <translation>%1 falls backwards: injured.</translation>
    </message>
    <message>
        <source>The dart has missed.</source>
        <translation>The dart has missed.</translation>
    </message>
    <message>
        <source>Dart %1 of %2</source>
        <translation>Dart %1 of %2</translation>
    </message>
    <message>
        <source>The duel is over</source>
        <translation>The duel is over</translation>
    </message>
    <message>
        <source>Above the middle: falls on its back, injured.</source>
        <translation>Above the middle: falls on its back, injured.</translation>
    </message>
    <message>
        <source>Below the middle: falls on its face, dead.</source>
        <translation>Below the middle: falls on its face, dead.</translation>
    </message>
    <message>
        <source>Wherever it hits: dead.</source>
        <translation>Wherever it hits: dead.</translation>
    </message>
    <message>
        <source>5 or 6: falls on its back, injured.</source>
        <translation>5 or 6: falls on its back, injured.</translation>
    </message>
    <message>
        <source>3 or 4: falls on its face, dead.</source>
        <translation>3 or 4: falls on its face, dead.</translation>
    </message>
    <message>
        <source>3 to 6: dead.</source>
        <translation>3 to 6: dead.</translation>
    </message>
    <message>
        <source>1 or 2: a miss. A hit takes the first target still standing.</source>
        <translation>1 or 2: a miss. A hit takes the first target still standing.</translation>
    </message>
    <message>
        <source>Aim and click with the mouse, or use the arrow keys and Space.</source>
        <translation>Aim and click with the mouse, or use the arrow keys and Space.</translation>
    </message>
    <message>
        <source>What happens next</source>
        <translation>What happens next</translation>
    </message>
    <message>
        <source>The outcome</source>
        <translation>The outcome</translation>
    </message>
    <message>
        <source>%1 goes to the clinic and misses a turn.</source>
        <translation>%1 goes to the clinic and misses a turn.</translation>
    </message>
    <message>
        <source>%1 go to the clinic and miss a turn.</source>
        <translation>%1 go to the clinic and miss a turn.</translation>
    </message>
    <message>
        <source>%1 is under arrest: the clinic, then jail for everything on the record.</source>
        <translation>%1 is under arrest: the clinic, then jail for everything on the record.</translation>
    </message>
    <message>
        <source>%1 are under arrest: the clinic, then jail for everything on their records.</source>
        <translation>%1 are under arrest: the clinic, then jail for everything on their records.</translation>
    </message>
    <message>
        <source>%1 is under arrest: the clinic, then jail, %2.</source>
        <comment>a figure, 2 years</comment>
        <translation>%1 is under arrest: the clinic, then jail, %2.</translation>
    </message>
    <message>
        <source>%1 is dead. The record is wiped.</source>
        <translation>%1 is dead. The record is wiped.</translation>
    </message>
    <message>
        <source>%1 are dead. Their records are wiped.</source>
        <translation>%1 are dead. Their records are wiped.</translation>
    </message>
    <message>
        <source>The dead manager is replaced after the duel.</source>
        <translation>The dead manager is replaced after the duel.</translation>
    </message>
    <message>
        <source>Both dead managers are replaced after the duel.</source>
        <translation>Both dead managers are replaced after the duel.</translation>
    </message>
    <message>
        <source>The whole patrol is out. It starts again from the centre on %1’s next turn.</source>
        <translation>The whole patrol is out. It starts again from the centre on %1’s next turn.</translation>
    </message>
    <message>
        <source>%1 is free, and has walked away unhurt.</source>
        <translation>%1 is free, and has walked away unhurt.</translation>
    </message>
    <message>
        <source>Each injury costs every attacker 1 year, each death 2.</source>
        <translation>Each injury costs every attacker 1 year, each death 2.</translation>
    </message>
    <message>
        <source>Defending yourself is no crime.</source>
        <translation>Defending yourself is no crime.</translation>
    </message>
    <message>
        <source>Whoever is injured by the cops is under arrest: the clinic, then jail.</source>
        <translation>Whoever is injured by the cops is under arrest: the clinic, then jail.</translation>
    </message>
    <message>
        <source>On the record of every surviving attacker, at once: %1.</source>
        <comment>2 years</comment>
        <translation>On the record of every surviving attacker, at once: %1.</translation>
    </message>
    <message>
        <source>A patrol is watching: %1 for every attacker who lives.</source>
        <comment>2 years</comment>
        <translation>A patrol is watching: %1 for every attacker who lives.</translation>
    </message>
    <message>
        <source>No patrol sees it: %1 for every attacker, not written down yet.</source>
        <comment>2 years</comment>
        <translation>No patrol sees it: %1 for every attacker, not written down yet.</translation>
    </message>
    <message>
        <source>If a manager survives, he talks: %1 for every attacker.</source>
        <comment>2 years</comment>
        <translation>If a manager survives, he talks: %1 for every attacker.</translation>
    </message>
    <message>
        <source>Goes on the record of %1: %2.</source>
        <comment>figures, 2 years</comment>
        <translation>Goes on the record of %1: %2.</translation>
    </message>
    <message>
        <source>Nobody has seen it: nothing is written down yet.</source>
        <translation>Nobody has seen it: nothing is written down yet.</translation>
    </message>
    <message numerus="yes">
        <source>If anybody is left standing, %1 shoots back with %n dart(s).</source>
        <translation>
            <numerusform>If anybody is left standing, %1 shoots back with %n dart.</numerusform>
            <numerusform>If anybody is left standing, %1 shoots back with %n darts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of darts, and it is over: there is no defence.</source>
        <translation>Out of darts, and it is over: there is no defence.</translation>
    </message>
    <message>
        <source>If it works: %1 from the bank.</source>
        <translation>If it works: %1 from the bank.</translation>
    </message>
    <message>
        <source>If it works: %1 from %2.</source>
        <comment>money, a player</comment>
        <translation>If it works: %1 from %2.</translation>
    </message>
    <message>
        <source>If it works: the shop itself, %1.</source>
        <translation>If it works: the shop itself, %1.</translation>
    </message>
    <message>
        <source>%1 gets %2 from the bank.</source>
        <comment>a player, money</comment>
        <translation>%1 gets %2 from the bank.</translation>
    </message>
    <message>
        <source>%1 gets %2 from %3.</source>
        <comment>a player, money, a player</comment>
        <translation>%1 gets %2 from %3.</translation>
    </message>
    <message>
        <source>%1 now belongs to %2.</source>
        <comment>a shop, a player</comment>
        <translation>%1 now belongs to %2.</translation>
    </message>
    <message>
        <source>What %1 had there, racket or pawns, goes back to the bank.</source>
        <translation>What %1 had there, racket or pawns, goes back to the bank.</translation>
    </message>
    <message>
        <source>The town has made up its mind</source>
        <translation>The town has made up its mind</translation>
    </message>
    <message>
        <source>%1 owns %2</source>
        <comment>who, district</comment>
        <translation>%1 owns %2</translation>
    </message>
    <message>
        <source>%1 is the richest</source>
        <translation>%1 is the richest</translation>
    </message>
    <message>
        <source>%1 are the richest, tied</source>
        <translation>%1 are the richest, tied</translation>
    </message>
    <message>
        <source>%1 is the last gang</source>
        <translation>%1 is the last gang</translation>
    </message>
    <message>
        <source>%1 died last</source>
        <translation>%1 died last</translation>
    </message>
    <message>
        <source>The police win: %1</source>
        <translation>The police win: %1</translation>
    </message>
    <message>
        <source>%1 have %2 each and share the win.</source>
        <translation>%1 have %2 each and share the win.</translation>
    </message>
    <message>
        <source>No gang is left: those who died last share the win.</source>
        <translation>No gang is left: those who died last share the win.</translation>
    </message>
    <message>
        <source>All other gangs are out of the game.</source>
        <translation>All other gangs are out of the game.</translation>
    </message>
    <message>
        <source>No gangster is at large: all are in jail, in the clinic or dead.</source>
        <translation>No gangster is at large: all are in jail, in the clinic or dead.</translation>
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
    <message>
        <source>is out</source>
        <translation>is out</translation>
    </message>
    <message>
        <source>plays the police</source>
        <translation>plays the police</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) of jail left</source>
        <translation>
            <numerusform>%n year of jail left</numerusform>
            <numerusform>%n years of jail left</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1: %2, %3</source>
        <comment>place, player, sum</comment>
        <translation>Place %1: %2, %3</translation>
    </message>
    <message>
        <source>Place %1: %2, the police</source>
        <translation>Place %1: %2, the police</translation>
    </message>
    <message>
        <source>&lt;b&gt;Round %1.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Round %1.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The police are about, and gangs may shoot.</source>
        <translation>The police are about, and gangs may shoot.</translation>
    </message>
    <message>
        <source>%1 rolls: %2.</source>
        <translation>%1 rolls: %2.</translation>
    </message>
    <message>
        <source>killer %1</source>
        <comment>a die</comment>
        <translation>killer %1</translation>
    </message>
    <message>
        <source>vamp %1</source>
        <comment>a die</comment>
        <translation>vamp %1</translation>
    </message>
    <message>
        <source>dealer %1</source>
        <comment>a die</comment>
        <translation>dealer %1</translation>
    </message>
    <message>
        <source>police %1</source>
        <comment>blue dice</comment>
        <translation>police %1</translation>
    </message>
    <message>
        <source>%1 collects %2.</source>
        <translation>%1 collects %2.</translation>
    </message>
    <message>
        <source>%1 buys the police, −%2.</source>
        <translation>%1 buys the police, −%2.</translation>
    </message>
    <message>
        <source>Patrol %1 falls into the manhole in %2.</source>
        <comment>a street</comment>
        <translation>Patrol %1 falls into the manhole in %2.</translation>
    </message>
    <message>
        <source>Patrol %1 is out and starts again on %2’s turn.</source>
        <translation>Patrol %1 is out and starts again on %2’s turn.</translation>
    </message>
    <message>
        <source>%1: mugging, +%3 (%2).</source>
        <comment>who, street, money</comment>
        <translation>%1: mugging, +%3 (%2).</translation>
    </message>
    <message>
        <source>%1: racket in %2.</source>
        <comment>who, shop</comment>
        <translation>%1: racket in %2.</translation>
    </message>
    <message>
        <source>Nobody saw it.</source>
        <translation>Nobody saw it.</translation>
    </message>
    <message numerus="yes">
        <source>A patrol saw it: %1, %2, %n year(s) on record.</source>
        <translation>
            <numerusform>A patrol saw it: %1, %2, %n year on record.</numerusform>
            <numerusform>A patrol saw it: %1, %2, %n years on record.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A manager has talked: %1, %2, %n year(s) on record.</source>
        <translation>
            <numerusform>A manager has talked: %1, %2, %n year on record.</numerusform>
            <numerusform>A manager has talked: %1, %2, %n years on record.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 buys %2, −%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 buys %2, −%3.</translation>
    </message>
    <message>
        <source>%1 takes the money of %2, +%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 takes the money of %2, +%3.</translation>
    </message>
    <message>
        <source>%1 takes over %2.</source>
        <comment>who, shop</comment>
        <translation>%1 takes over %2.</translation>
    </message>
    <message>
        <source>%1 asks %3 for a killer in %2.</source>
        <translation>%1 asks %3 for a killer in %2.</translation>
    </message>
    <message>
        <source>%1 asks %3 for a vamp in %2.</source>
        <translation>%1 asks %3 for a vamp in %2.</translation>
    </message>
    <message>
        <source>%1 asks %3 for a dealer in %2.</source>
        <translation>%1 asks %3 for a dealer in %2.</translation>
    </message>
    <message>
        <source>%1 has a new killer, from %2%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 has a new killer, from %2%3.</translation>
    </message>
    <message>
        <source>%1 has a new vamp, from %2%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 has a new vamp, from %2%3.</translation>
    </message>
    <message>
        <source>%1 has a new dealer, from %2%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 has a new dealer, from %2%3.</translation>
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
    <message>
        <source>%1: a pawn in front of %2.</source>
        <comment>who, shops</comment>
        <translation>%1: a pawn in front of %2.</translation>
    </message>
    <message>
        <source>%1: one of %2’s pawns in front of %3.</source>
        <comment>who, whose, shops</comment>
        <translation>%1: one of %2’s pawns in front of %3.</translation>
    </message>
    <message>
        <source>One of %1’s pawns goes back to the bank.</source>
        <translation>One of %1’s pawns goes back to the bank.</translation>
    </message>
    <message>
        <source>%1’s token leaves %2.</source>
        <comment>who, shop</comment>
        <translation>%1’s token leaves %2.</translation>
    </message>
    <message>
        <source>%1 vamps %2.</source>
        <comment>vamp, man</comment>
        <translation>%1 vamps %2.</translation>
    </message>
    <message>
        <source>%1 is his own man again.</source>
        <translation>%1 is his own man again.</translation>
    </message>
    <message>
        <source>Patrol %1 arrests %2.</source>
        <translation>Patrol %1 arrests %2.</translation>
    </message>
    <message>
        <source>Patrol %1 takes %2 into custody.</source>
        <translation>Patrol %1 takes %2 into custody.</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to jail for %n year(s).</source>
        <translation>
            <numerusform>%1 goes to jail for %n year.</numerusform>
            <numerusform>%1 goes to jail for %n years.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sits in jail for the next turn.</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1 sits in jail for the next turn.</translation>
    </message>
    <message numerus="yes">
        <source>%1 will go from the clinic to jail, for %n year(s).</source>
        <translation>
            <numerusform>%1 will go from the clinic to jail, for %n year.</numerusform>
            <numerusform>%1 will go from the clinic to jail, for %n years.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leaves jail with a clean record.</source>
        <translation>%1 leaves jail with a clean record.</translation>
    </message>
    <message>
        <source>%1 leaves jail.</source>
        <translation>%1 leaves jail.</translation>
    </message>
    <message>
        <source>%1 leaves the clinic.</source>
        <translation>%1 leaves the clinic.</translation>
    </message>
    <message>
        <source>%1: stick-up in %2.</source>
        <comment>who, shop</comment>
        <translation>%1: stick-up in %2.</translation>
    </message>
    <message>
        <source>%1: stick-up in %2, for its ownership.</source>
        <comment>who, shop</comment>
        <translation>%1: stick-up in %2, for its ownership.</translation>
    </message>
    <message>
        <source>%1: attack on %3 (%2).</source>
        <comment>who, place, victims</comment>
        <translation>%1: attack on %3 (%2).</translation>
    </message>
    <message>
        <source>%1: attack on patrol %2.</source>
        <translation>%1: attack on patrol %2.</translation>
    </message>
    <message>
        <source>%1 rebels against patrol %2.</source>
        <translation>%1 rebels against patrol %2.</translation>
    </message>
    <message>
        <source>%1 visits %2 in the clinic, with a revolver.</source>
        <translation>%1 visits %2 in the clinic, with a revolver.</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %n dart(s) for %3.</source>
        <translation>
            <numerusform>%1 to %2: %n dart for %3.</numerusform>
            <numerusform>%1 to %2: %n darts for %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %1: all dice again.</source>
        <translation>%1 to %1: all dice again.</translation>
    </message>
    <message numerus="yes">
        <source>%n dart(s), and nobody shoots back.</source>
        <translation>
            <numerusform>%n dart, and nobody shoots back.</numerusform>
            <numerusform>%n darts, and nobody shoots back.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not shoot at his own gang: he walks out of the duel.</source>
        <translation>%1 does not shoot at his own gang: he walks out of the duel.</translation>
    </message>
    <message>
        <source>The stick-up in %1 fails.</source>
        <translation>The stick-up in %1 fails.</translation>
    </message>
    <message>
        <source>The attack fails.</source>
        <translation>The attack fails.</translation>
    </message>
    <message>
        <source>Patrol %1 walks: %2.</source>
        <comment>number, place</comment>
        <translation>Patrol %1 walks: %2.</translation>
    </message>
    <message>
        <source>%1 gets away with a fright.</source>
        <translation>%1 gets away with a fright.</translation>
    </message>
    <message>
        <source>%1 goes to the clinic.</source>
        <translation>%1 goes to the clinic.</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the clinic, then to jail for %n year(s).</source>
        <translation>
            <numerusform>%1 goes to the clinic, then to jail for %n year.</numerusform>
            <numerusform>%1 goes to the clinic, then to jail for %n years.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers %2 a trade.</source>
        <translation>%1 offers %2 a trade.</translation>
    </message>
    <message>
        <source>A trade: %1 gives %2, %3 gives %4.</source>
        <translation>A trade: %1 gives %2, %3 gives %4.</translation>
    </message>
    <message>
        <source>%1 says no.</source>
        <translation>%1 says no.</translation>
    </message>
    <message>
        <source>%1’s time is up.</source>
        <translation>%1’s time is up.</translation>
    </message>
    <message>
        <source>%1 is out: everything goes back to the bank.</source>
        <translation>%1 is out: everything goes back to the bank.</translation>
    </message>
    <message>
        <source>%1 owns all of %2.</source>
        <comment>who, district</comment>
        <translation>%1 owns all of %2.</translation>
    </message>
    <message>
        <source>Mugging</source>
        <translation>Mugging</translation>
    </message>
    <message>
        <source>Relieves a passer-by of 10.</source>
        <translation>Relieves a passer-by of 10.</translation>
    </message>
    <message>
        <source>Racket</source>
        <translation>Racket</translation>
    </message>
    <message>
        <source>Puts down a token. Pays 5 a turn.</source>
        <translation>Puts down a token. Pays 5 a turn.</translation>
    </message>
    <message>
        <source>Buy the shop</source>
        <translation>Buy the shop</translation>
    </message>
    <message>
        <source>Pays 10 a turn.</source>
        <translation>Pays 10 a turn.</translation>
    </message>
    <message>
        <source>%1 gets the racket token back.</source>
        <translation>%1 gets the racket token back.</translation>
    </message>
    <message>
        <source>Stick-up</source>
        <translation>Stick-up</translation>
    </message>
    <message>
        <source>Stick-up for ownership</source>
        <translation>Stick-up for ownership</translation>
    </message>
    <message numerus="yes">
        <source>Against %n manager(s).</source>
        <translation>
            <numerusform>Against %n manager.</numerusform>
            <numerusform>Against %n managers.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 throws for the shop.</source>
        <translation>%1 throws for the shop.</translation>
    </message>
    <message>
        <source>Gangland killing</source>
        <translation>Gangland killing</translation>
    </message>
    <message>
        <source>Against %1.</source>
        <translation>Against %1.</translation>
    </message>
    <message>
        <source>Attack patrol %1</source>
        <translation>Attack patrol %1</translation>
    </message>
    <message>
        <source>Against two cops.</source>
        <translation>Against two cops.</translation>
    </message>
    <message>
        <source>Recruit a killer</source>
        <translation>Recruit a killer</translation>
    </message>
    <message>
        <source>Recruit a vamp</source>
        <translation>Recruit a vamp</translation>
    </message>
    <message>
        <source>Recruit a dealer</source>
        <translation>Recruit a dealer</translation>
    </message>
    <message>
        <source>Arrives at once, with a clean record.</source>
        <translation>Arrives at once, with a clean record.</translation>
    </message>
    <message>
        <source>%1 owns the shop and names the price.</source>
        <translation>%1 owns the shop and names the price.</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n pawns</source>
        <translation>
            <numerusform>Buy %n pawn</numerusform>
            <numerusform>Buy %n pawns</numerusform>
        </translation>
    </message>
    <message>
        <source>Two for 5. Each pays 5 a turn as soon as it is on the pavement.</source>
        <translation>Two for 5. Each pays 5 a turn as soon as it is on the pavement.</translation>
    </message>
    <message>
        <source>Place a pawn</source>
        <translation>Place a pawn</translation>
    </message>
    <message numerus="yes">
        <source>Pays 5 a turn; %n left. Or click the pavement that you want.</source>
        <translation>
            <numerusform>Pays 5 a turn; %n left. Or click the pavement that you want.</numerusform>
            <numerusform>Pays 5 a turn; %n left. Or click the pavement that you want.</numerusform>
        </translation>
    </message>
    <message>
        <source>Vamp %1</source>
        <translation>Vamp %1</translation>
    </message>
    <message>
        <source>He is yours at once, and for your next three turns.</source>
        <translation>He is yours at once, and for your next three turns.</translation>
    </message>
    <message>
        <source>Take back a token</source>
        <translation>Take back a token</translation>
    </message>
    <message>
        <source>You have no tokens left: click one of your shops to give it up.</source>
        <translation>You have no tokens left: click one of your shops to give it up.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not a crime</source>
        <translation>Not a crime</translation>
    </message>
    <message>
        <source>Patrol %1 would see it</source>
        <translation>Patrol %1 would see it</translation>
    </message>
    <message>
        <source>Both patrols would see it</source>
        <translation>Both patrols would see it</translation>
    </message>
    <message>
        <source>No patrol would see it</source>
        <translation>No patrol would see it</translation>
    </message>
    <message>
        <source>This shop is not yours: do at least one thing here.</source>
        <translation>This shop is not yours: do at least one thing here.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Who joins in the stick-up?</source>
        <translation>Who joins in the stick-up?</translation>
    </message>
    <message>
        <source>Who shoots at whom?</source>
        <translation>Who shoots at whom?</translation>
    </message>
    <message>
        <source>Who joins in against the patrol?</source>
        <translation>Who joins in against the patrol?</translation>
    </message>
    <message>
        <source>Hands up!</source>
        <translation>Hands up!</translation>
    </message>
    <message>
        <source>Take the shop</source>
        <translation>Take the shop</translation>
    </message>
    <message>
        <source>Open fire</source>
        <translation>Open fire</translation>
    </message>
    <message>
        <source>%1 · basic · 1 manager</source>
        <translation>%1 · basic · 1 manager</translation>
    </message>
    <message>
        <source>owned by %1</source>
        <translation>owned by %1</translation>
    </message>
    <message>
        <source>racketed by %1</source>
        <translation>racketed by %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n manager(s)</source>
        <translation>
            <numerusform>%1 · %n manager</numerusform>
            <numerusform>%1 · %n managers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>facing east</source>
        <translation>facing east</translation>
    </message>
    <message>
        <source>facing south</source>
        <translation>facing south</translation>
    </message>
    <message>
        <source>facing west</source>
        <translation>facing west</translation>
    </message>
    <message>
        <source>facing north</source>
        <translation>facing north</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Collect</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Give up</translation>
    </message>
    <message>
        <source>Arrest: %1</source>
        <translation>Arrest: %1</translation>
    </message>
    <message>
        <source>On to %1</source>
        <translation>On to %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1’s turn</translation>
    </message>
    <message>
        <source>Choose from the menu beside the figure or press its number, then click Done.</source>
        <translation>Choose from the menu beside the figure or press its number, then click Done.</translation>
    </message>
    <message>
        <source>First the police: drag a patrol to a highlighted place, or accept the suggested move.</source>
        <translation>First the police: drag a patrol to a highlighted place, or accept the suggested move.</translation>
    </message>
    <message>
        <source>Pick up one of your gangsters: every place where the move can end lights up.</source>
        <translation>Pick up one of your gangsters: every place where the move can end lights up.</translation>
    </message>
    <message>
        <source>All have moved. Collect, trade, or end the turn.</source>
        <translation>All have moved. Collect, trade, or end the turn.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n squares</source>
        <translation>
            <numerusform>%1: %n square</numerusform>
            <numerusform>%1: %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %1. There are %n routes: turn the wheel or press Tab.</source>
        <translation>
            <numerusform>To %1. There is %n route.</numerusform>
            <numerusform>To %1. There are %n routes: turn the wheel or press Tab.</numerusform>
        </translation>
    </message>
    <message>
        <source>To %1.</source>
        <translation>To %1.</translation>
    </message>
    <message>
        <source>Drop the figure on a highlighted place. Nobody turns back in the street.</source>
        <translation>Drop the figure on a highlighted place. Nobody turns back in the street.</translation>
    </message>
    <message>
        <source>%1 acts</source>
        <translation>%1 acts</translation>
    </message>
    <message>
        <source>Click the shop whose token you want back, or press Esc for none.</source>
        <translation>Click the shop whose token you want back, or press Esc for none.</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in hand</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>to move</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>moved</translation>
    </message>
    <message>
        <source>acts</source>
        <translation>acts</translation>
    </message>
    <message>
        <source>away</source>
        <translation>away</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>There are four gangs: a fifth player has to be the police (see the options).</source>
        <translation>There are four gangs: a fifth player has to be the police (see the options).</translation>
    </message>
    <message>
        <source>en</source>
        <comment>which names of the town: en, it or fr</comment>
        <translation>en</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>the centre</translation>
    </message>
    <message>
        <source>the manhole in %1</source>
        <comment>a street</comment>
        <translation>the manhole in %1</translation>
    </message>
    <message>
        <source>the clinic</source>
        <translation>the clinic</translation>
    </message>
    <message>
        <source>the graveyard</source>
        <translation>the graveyard</translation>
    </message>
    <message>
        <source>Square %1 with a manhole, %2</source>
        <comment>number, street</comment>
        <translation>Square %1 with a manhole, %2</translation>
    </message>
    <message>
        <source>Square %1, %2</source>
        <comment>number, street</comment>
        <translation>Square %1, %2</translation>
    </message>
    <message>
        <source>Killer</source>
        <translation>Killer</translation>
    </message>
    <message>
        <source>Vamp</source>
        <translation>Vamp</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>the killer</source>
        <translation>the killer</translation>
    </message>
    <message>
        <source>the vamp</source>
        <translation>the vamp</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>the dealer</translation>
    </message>
    <message>
        <source>patrol %1</source>
        <translation>patrol %1</translation>
    </message>
    <message>
        <source>%1’s killer</source>
        <translation>%1’s killer</translation>
    </message>
    <message>
        <source>%1’s vamp</source>
        <translation>%1’s vamp</translation>
    </message>
    <message>
        <source>%1’s dealer</source>
        <translation>%1’s dealer</translation>
    </message>
    <message>
        <source>mugging</source>
        <translation>mugging</translation>
    </message>
    <message>
        <source>racket</source>
        <translation>racket</translation>
    </message>
    <message>
        <source>stick-up</source>
        <translation>stick-up</translation>
    </message>
    <message>
        <source>traffic</source>
        <translation>traffic</translation>
    </message>
    <message>
        <source>assault</source>
        <translation>assault</translation>
    </message>
    <message>
        <source>rebellion</source>
        <translation>rebellion</translation>
    </message>
    <message>
        <source>murder</source>
        <translation>murder</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n year</numerusform>
            <numerusform>%n years</numerusform>
        </translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>out of the game</translation>
    </message>
    <message>
        <source>the police</source>
        <translation>the police</translation>
    </message>
    <message>
        <source>%1 y</source>
        <comment>years on a record, as short as can be</comment>
        <translation>%1 y</translation>
    </message>
    <message>
        <source>%1 in cash</source>
        <translation>%1 in cash</translation>
    </message>
    <message>
        <source>%1 to collect</source>
        <translation>%1 to collect</translation>
    </message>
    <message>
        <source>has collected</source>
        <translation>has collected</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a district, shops owned, shops in all</comment>
        <translation>%1: %2 of %3</translation>
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
        <source>%n pawn(s) to place</source>
        <translation>
            <numerusform>%n pawn to place</numerusform>
            <numerusform>%n pawns to place</numerusform>
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
    <message>
        <source>in the clinic</source>
        <translation>in the clinic</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>dead</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) on record</source>
        <translation>
            <numerusform>%n year on record</numerusform>
            <numerusform>%n years on record</numerusform>
        </translation>
    </message>
    <message>
        <source>under arrest</source>
        <translation>under arrest</translation>
    </message>
    <message numerus="yes">
        <source>led by %1’s vamp, %n turn(s) to go</source>
        <translation>
            <numerusform>led by %1’s vamp, %n turn to go</numerusform>
            <numerusform>led by %1’s vamp, %n turns to go</numerusform>
        </translation>
    </message>
    <message>
        <source>free as soon as he moves</source>
        <translation>free as soon as he moves</translation>
    </message>
    <message>
        <source>leads %1</source>
        <comment>Vito’s dealer</comment>
        <translation>leads %1</translation>
    </message>
    <message>
        <source>in the sewer</source>
        <translation>in the sewer</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>beaten</translation>
    </message>
    <message>
        <source>back on %1’s turn</source>
        <translation>back on %1’s turn</translation>
    </message>
    <message>
        <source>owes %1 %2</source>
        <comment>the bank: a name, an amount</comment>
        <translation>owes %1 %2</translation>
    </message>
    <message>
        <source>%1 in the bank</source>
        <translation>%1 in the bank</translation>
    </message>
    <message>
        <source>from round %1</source>
        <translation>from round %1</translation>
    </message>
    <message>
        <source>for sale: %1</source>
        <translation>for sale: %1</translation>
    </message>
    <message>
        <source>The police are not on the streets before round %1; they are for sale at %2</source>
        <translation>The police are not on the streets before round %1; they are for sale at %2</translation>
    </message>
    <message>
        <source>The police are for sale at %1</source>
        <translation>The police are for sale at %1</translation>
    </message>
    <message>
        <source>%1 moves the police</source>
        <translation>%1 moves the police</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 decides</translation>
    </message>
    <message>
        <source>The mouse goes to %1</source>
        <translation>The mouse goes to %1</translation>
    </message>
    <message>
        <source>Under arrest: %1</source>
        <comment>Rosa’s killer</comment>
        <translation>Under arrest: %1</translation>
    </message>
    <message>
        <source>%1 has turned his head, so %2 decides</source>
        <comment>Rosa’s vamp, Rosa</comment>
        <translation>%1 has turned his head, so %2 decides</translation>
    </message>
    <message>
        <source>Into custody: %1</source>
        <comment>Rosa’s killer</comment>
        <translation>Into custody: %1</translation>
    </message>
    <message>
        <source>innocent</source>
        <translation>innocent</translation>
    </message>
    <message>
        <source>Go quietly</source>
        <translation>Go quietly</translation>
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
    <message>
        <source>The racket in %1 goes back to the bank.</source>
        <translation>The racket in %1 goes back to the bank.</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) from this place go(es) back to the bank.</source>
        <translation>
            <numerusform>%n pawn from this place goes back to the bank.</numerusform>
            <numerusform>%n pawns from this place go back to the bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rebel</source>
        <translation>Rebel</translation>
    </message>
    <message>
        <source>+1 year</source>
        <translation>+1 year</translation>
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
    <message>
        <source>If you lose: dead, or the clinic and then jail for all of it.</source>
        <translation>If you lose: dead, or the clinic and then jail for all of it.</translation>
    </message>
    <message>
        <source>Who joins in? Each gets 1 year too.</source>
        <translation>Who joins in? Each gets 1 year too.</translation>
    </message>
    <message>
        <source>What does it cost?</source>
        <translation>What does it cost?</translation>
    </message>
    <message>
        <source>a new killer</source>
        <translation>a new killer</translation>
    </message>
    <message>
        <source>a new vamp</source>
        <translation>a new vamp</translation>
    </message>
    <message>
        <source>a new dealer</source>
        <translation>a new dealer</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>a name, an amount</comment>
        <translation>%1 has %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a price of 0</comment>
        <translation>nothing</translation>
    </message>
    <message>
        <source>Name this price</source>
        <translation>Name this price</translation>
    </message>
    <message>
        <source>%1 pays %2, or goes without.</source>
        <translation>%1 pays %2, or goes without.</translation>
    </message>
    <message>
        <source>%1 gets it for nothing.</source>
        <translation>%1 gets it for nothing.</translation>
    </message>
    <message>
        <source>%1 has only %2 and can only decline.</source>
        <translation>%1 has only %2 and can only decline.</translation>
    </message>
    <message>
        <source>Nobody is recruited here, and nobody pays.</source>
        <translation>Nobody is recruited here, and nobody pays.</translation>
    </message>
    <message>
        <source>%1 asks %2</source>
        <comment>a name, a price</comment>
        <translation>%1 asks %2</translation>
    </message>
    <message>
        <source>%1 asks nothing</source>
        <translation>%1 asks nothing</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Agree</translation>
    </message>
    <message>
        <source>Arrives at once, with a clean record. You will have %1 left.</source>
        <comment>how much money</comment>
        <translation>Arrives at once, with a clean record. You will have %1 left.</translation>
    </message>
    <message>
        <source>You have only %1.</source>
        <translation>You have only %1.</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Decline</translation>
    </message>
    <message>
        <source>Nobody comes, and nobody pays.</source>
        <translation>Nobody comes, and nobody pays.</translation>
    </message>
    <message>
        <source>Anyone else?</source>
        <translation>Anyone else?</translation>
    </message>
    <message>
        <source>Innocent bystanders: 1 year each.</source>
        <translation>Innocent bystanders: 1 year each.</translation>
    </message>
    <message>
        <source>Take into custody</source>
        <translation>Take into custody</translation>
    </message>
    <message>
        <source>%1: 1 year, or a rebellion.</source>
        <comment>Rosa’s killer</comment>
        <translation>%1: 1 year, or a rebellion.</translation>
    </message>
    <message>
        <source>Choose somebody first.</source>
        <translation>Choose somebody first.</translation>
    </message>
    <message>
        <source>Anyone you leave here stays free.</source>
        <translation>Anyone you leave here stays free.</translation>
    </message>
    <message>
        <source>What will you trade?</source>
        <translation>What will you trade?</translation>
    </message>
    <message>
        <source>%1 offers a trade</source>
        <translation>%1 offers a trade</translation>
    </message>
    <message>
        <source>Both sides at once, or not at all.</source>
        <translation>Both sides at once, or not at all.</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <translation>%1 gives</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a shop, its district</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4 of %5</source>
        <comment>a district, a name, shops before, after, in all</comment>
        <translation>%1: %2 %3 → %4 of %5</translation>
    </message>
    <message>
        <source>and so %1 wins</source>
        <translation>and so %1 wins</translation>
    </message>
    <message>
        <source>The vamped man</source>
        <translation>The vamped man</translation>
    </message>
    <message>
        <source>Nobody is fighting a duel now.</source>
        <translation>Nobody is fighting a duel now.</translation>
    </message>
    <message>
        <source>Nobody is under arrest now.</source>
        <translation>Nobody is under arrest now.</translation>
    </message>
    <message>
        <source>There is nobody to take into custody now.</source>
        <translation>There is nobody to take into custody now.</translation>
    </message>
    <message>
        <source>Nobody has asked you anything.</source>
        <translation>Nobody has asked you anything.</translation>
    </message>
    <message>
        <source>Roll first: the dice say how far your gangsters go.</source>
        <translation>Roll first: the dice say how far your gangsters go.</translation>
    </message>
    <message>
        <source>That has to be done before the roll; the dice have already been rolled.</source>
        <translation>That has to be done before the roll; the dice have already been rolled.</translation>
    </message>
    <message>
        <source>The patrols move first.</source>
        <translation>The patrols move first.</translation>
    </message>
    <message>
        <source>The patrols have moved: now it is the gang’s turn.</source>
        <translation>The patrols have moved: now it is the gang’s turn.</translation>
    </message>
    <message>
        <source>%1 has no die to move with this turn.</source>
        <translation>%1 has no die to move with this turn.</translation>
    </message>
    <message>
        <source>%1 has not finished yet: complete that first.</source>
        <translation>%1 has not finished yet: complete that first.</translation>
    </message>
    <message>
        <source>%1 has not just moved: there is nothing to finish.</source>
        <translation>%1 has not just moved: there is nothing to finish.</translation>
    </message>
    <message>
        <source>%1 still has to move.</source>
        <translation>%1 still has to move.</translation>
    </message>
    <message>
        <source>%1 has to do something in this shop first: racket, buy, stick up, recruit or buy pawns.</source>
        <translation>%1 has to do something in this shop first: racket, buy, stick up, recruit or buy pawns.</translation>
    </message>
    <message>
        <source>%1 can act only where a move has just ended.</source>
        <translation>%1 can act only where a move has just ended.</translation>
    </message>
    <message>
        <source>This game is played without a clock.</source>
        <translation>This game is played without a clock.</translation>
    </message>
    <message>
        <source>You have already collected this turn.</source>
        <translation>You have already collected this turn.</translation>
    </message>
    <message>
        <source>%1 has already asked for a recruit this turn.</source>
        <translation>%1 has already asked for a recruit this turn.</translation>
    </message>
    <message>
        <source>%1 has already done that once this turn.</source>
        <translation>%1 has already done that once this turn.</translation>
    </message>
    <message>
        <source>%1 has already thrown against somebody this turn, and once is the limit.</source>
        <translation>%1 has already thrown against somebody this turn, and once is the limit.</translation>
    </message>
    <message>
        <source>The duel has to be finished first.</source>
        <translation>The duel has to be finished first.</translation>
    </message>
    <message>
        <source>First the arrest: go quietly or rebel.</source>
        <translation>First the arrest: go quietly or rebel.</translation>
    </message>
    <message>
        <source>First the price of the recruit has to be settled.</source>
        <translation>First the price of the recruit has to be settled.</translation>
    </message>
    <message>
        <source>First the offer: accept or refuse it.</source>
        <translation>First the offer: accept or refuse it.</translation>
    </message>
    <message>
        <source>First the police decide whom to take into custody.</source>
        <translation>First the police decide whom to take into custody.</translation>
    </message>
    <message>
        <source>A mugging needs a street square without a manhole.</source>
        <translation>A mugging needs a street square without a manhole.</translation>
    </message>
    <message>
        <source>That can only be done in a shop.</source>
        <translation>That can only be done in a shop.</translation>
    </message>
    <message>
        <source>No killing here: only in a shop, or in the street but not on a manhole.</source>
        <translation>No killing here: only in a shop, or in the street but not on a manhole.</translation>
    </message>
    <message>
        <source>Not in front of the patrol: it is in the clinic too.</source>
        <translation>Not in front of the patrol: it is in the clinic too.</translation>
    </message>
    <message>
        <source>Not in front of the patrol: it is right here.</source>
        <translation>Not in front of the patrol: it is right here.</translation>
    </message>
    <message>
        <source>That patrol is not here.</source>
        <translation>That patrol is not here.</translation>
    </message>
    <message>
        <source>She can turn a man’s head in the street, on a manhole or in a shop, but not here.</source>
        <translation>She can turn a man’s head in the street, on a manhole or in a shop, but not here.</translation>
    </message>
    <message>
        <source>%1 is not in this place.</source>
        <translation>%1 is not in this place.</translation>
    </message>
    <message>
        <source>This shop belongs to %1.</source>
        <translation>This shop belongs to %1.</translation>
    </message>
    <message>
        <source>This shop is already yours: it needs no other token.</source>
        <translation>This shop is already yours: it needs no other token.</translation>
    </message>
    <message>
        <source>You cannot stick up your own shop.</source>
        <translation>You cannot stick up your own shop.</translation>
    </message>
    <message>
        <source>%1 already rackets this shop.</source>
        <translation>%1 already rackets this shop.</translation>
    </message>
    <message>
        <source>A gangster who has just stuck this shop up cannot buy it in the same turn.</source>
        <translation>A gangster who has just stuck this shop up cannot buy it in the same turn.</translation>
    </message>
    <message>
        <source>Your gang has already stuck this shop up this turn.</source>
        <translation>Your gang has already stuck this shop up this turn.</translation>
    </message>
    <message>
        <source>Nobody owns this shop: it can be stuck up for money, or bought.</source>
        <translation>Nobody owns this shop: it can be stuck up for money, or bought.</translation>
    </message>
    <message>
        <source>%1 throws for the managers; you cannot choose anybody else.</source>
        <translation>%1 throws for the managers; you cannot choose anybody else.</translation>
    </message>
    <message>
        <source>Say which other player throws for the managers.</source>
        <translation>Say which other player throws for the managers.</translation>
    </message>
    <message>
        <source>You have no token left: take one of yours off the board first.</source>
        <translation>You have no token left: take one of yours off the board first.</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n token(s): no need to take one off the board.</source>
        <translation>
            <numerusform>You still have %n token: no need to take one off the board.</numerusform>
            <numerusform>You still have %n tokens: no need to take one off the board.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no token there.</source>
        <translation>You have no token there.</translation>
    </message>
    <message>
        <source>That costs %1, and you have %2.</source>
        <translation>That costs %1, and you have %2.</translation>
    </message>
    <message>
        <source>%1 is not here to join the rebellion.</source>
        <translation>%1 is not here to join the rebellion.</translation>
    </message>
    <message>
        <source>%1 cannot join: only those who are here and have not thrown yet can.</source>
        <translation>%1 cannot join: only those who are here and have not thrown yet can.</translation>
    </message>
    <message>
        <source>A vamp and her man act together or not at all, and one of them has already thrown.</source>
        <translation>A vamp and her man act together or not at all, and one of them has already thrown.</translation>
    </message>
    <message>
        <source>Name at least one opponent.</source>
        <translation>Name at least one opponent.</translation>
    </message>
    <message>
        <source>%1 is no opponent of yours.</source>
        <translation>%1 is no opponent of yours.</translation>
    </message>
    <message>
        <source>%1 cannot attack the vamp before he has moved away.</source>
        <translation>%1 cannot attack the vamp before he has moved away.</translation>
    </message>
    <message>
        <source>In the clinic one gangster attacks one patient, alone.</source>
        <translation>In the clinic one gangster attacks one patient, alone.</translation>
    </message>
    <message>
        <source>%1 is not in the clinic.</source>
        <translation>%1 is not in the clinic.</translation>
    </message>
    <message>
        <source>You will not find one here: killers in a shop with a T, vamps with a V, dealers with a D.</source>
        <translation>You will not find one here: killers in a shop with a T, vamps with a V, dealers with a D.</translation>
    </message>
    <message>
        <source>Only the dead are replaced, and yours is still alive.</source>
        <translation>Only the dead are replaced, and yours is still alive.</translation>
    </message>
    <message>
        <source>Name a price between 0 and all the money in the game.</source>
        <translation>Name a price between 0 and all the money in the game.</translation>
    </message>
    <message>
        <source>Traffic is the dealer’s business, where his move has ended.</source>
        <translation>Traffic is the dealer’s business, where his move has ended.</translation>
    </message>
    <message>
        <source>Pawns are sold in the shops with a star.</source>
        <translation>Pawns are sold in the shops with a star.</translation>
    </message>
    <message>
        <source>Ten pawns is the limit for one stop.</source>
        <translation>Ten pawns is the limit for one stop.</translation>
    </message>
    <message>
        <source>Pawns come in pairs: up to %1 more in this stop.</source>
        <translation>Pawns come in pairs: up to %1 more in this stop.</translation>
    </message>
    <message numerus="yes">
        <source>A gang has 20 pawns: you can have %n more.</source>
        <translation>
            <numerusform>A gang has 20 pawns: you can have %n more.</numerusform>
            <numerusform>A gang has 20 pawns: you can have %n more.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no pawns in store: a shop with a star sells them.</source>
        <translation>You have no pawns in store: a shop with a star sells them.</translation>
    </message>
    <message>
        <source>You cannot reach this pavement from here.</source>
        <translation>You cannot reach this pavement from here.</translation>
    </message>
    <message>
        <source>One of %1’s pawns is already on this pavement.</source>
        <translation>One of %1’s pawns is already on this pavement.</translation>
    </message>
    <message>
        <source>This pavement lines other gangs’ shops only.</source>
        <translation>This pavement lines other gangs’ shops only.</translation>
    </message>
    <message>
        <source>Only a vamp whose move has just ended can turn heads.</source>
        <translation>Only a vamp whose move has just ended can turn heads.</translation>
    </message>
    <message>
        <source>She has eyes for men only.</source>
        <translation>She has eyes for men only.</translation>
    </message>
    <message>
        <source>%1 is not alone: somebody of the same gang is watching.</source>
        <translation>%1 is not alone: somebody of the same gang is watching.</translation>
    </message>
    <message>
        <source>%1 is already under a spell, or has not moved since the last one.</source>
        <translation>%1 is already under a spell, or has not moved since the last one.</translation>
    </message>
    <message>
        <source>Your vamp already leads a man.</source>
        <translation>Your vamp already leads a man.</translation>
    </message>
    <message>
        <source>%1 was her last conquest: she has to vamp another man first.</source>
        <translation>%1 was her last conquest: she has to vamp another man first.</translation>
    </message>
    <message>
        <source>The police are not for sale: %1 plays them.</source>
        <translation>The police are not for sale: %1 plays them.</translation>
    </message>
    <message>
        <source>The police belong to %1.</source>
        <translation>The police belong to %1.</translation>
    </message>
    <message>
        <source>%1 is not innocent: that would be an arrest.</source>
        <translation>%1 is not innocent: that would be an arrest.</translation>
    </message>
    <message>
        <source>The question is about patrol %1.</source>
        <translation>The question is about patrol %1.</translation>
    </message>
    <message>
        <source>Choose another gang that is still in the game.</source>
        <translation>Choose another gang that is still in the game.</translation>
    </message>
    <message>
        <source>Each side has to give something.</source>
        <translation>Each side has to give something.</translation>
    </message>
    <message>
        <source>Money for money would be a loan: one side gives a shop or pawns.</source>
        <translation>Money for money would be a loan: one side gives a shop or pawns.</translation>
    </message>
    <message>
        <source>%1 does not have that much.</source>
        <translation>%1 does not have that much.</translation>
    </message>
    <message>
        <source>%1 has too few tokens for these shops.</source>
        <translation>%1 has too few tokens for these shops.</translation>
    </message>
    <message>
        <source>That dart would leave the fairground.</source>
        <translation>That dart would leave the fairground.</translation>
    </message>
    <message numerus="yes">
        <source>That is %n square(s), but the die says %1.</source>
        <translation>
            <numerusform>That is %n square, but the die says %1.</numerusform>
            <numerusform>That is %n squares, but the die says %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The route has a gap: each step must lead to the next square, a shop or a manhole.</source>
        <translation>The route has a gap: each step must lead to the next square, a shop or a manhole.</translation>
    </message>
    <message>
        <source>The die also chooses the exit: this one leaves by exit %1.</source>
        <translation>The die also chooses the exit: this one leaves by exit %1.</translation>
    </message>
    <message>
        <source>Nobody walks into the police station of their own free will.</source>
        <translation>Nobody walks into the police station of their own free will.</translation>
    </message>
    <message>
        <source>From there no door and no passage leads into %1.</source>
        <translation>From there no door and no passage leads into %1.</translation>
    </message>
    <message>
        <source>From %1 no door leads there.</source>
        <translation>From %1 no door leads there.</translation>
    </message>
    <message>
        <source>A patrol enters %1 only with its last step.</source>
        <translation>A patrol enters %1 only with its last step.</translation>
    </message>
    <message>
        <source>Only the owner’s gang walks through %1.</source>
        <translation>Only the owner’s gang walks through %1.</translation>
    </message>
    <message>
        <source>Nobody enters %1 twice in a turn.</source>
        <translation>Nobody enters %1 twice in a turn.</translation>
    </message>
    <message>
        <source>Only one trip through the sewers per turn.</source>
        <translation>Only one trip through the sewers per turn.</translation>
    </message>
    <message>
        <source>There is nobody in the clinic to visit.</source>
        <translation>There is nobody in the clinic to visit.</translation>
    </message>
    <message>
        <source>The clinic is entered only with the last step.</source>
        <translation>The clinic is entered only with the last step.</translation>
    </message>
    <message>
        <source>Nobody walks into the graveyard.</source>
        <translation>Nobody walks into the graveyard.</translation>
    </message>
    <message>
        <source>Patrols walk over the covers, not under them.</source>
        <translation>Patrols walk over the covers, not under them.</translation>
    </message>
    <message>
        <source>The patrol comes up at a manhole, whichever you like.</source>
        <translation>The patrol comes up at a manhole, whichever you like.</translation>
    </message>
    <message>
        <source>You cannot leave by the square from which you came in.</source>
        <translation>You cannot leave by the square from which you came in.</translation>
    </message>
    <message>
        <source>You cannot go straight back into the shop you have just left.</source>
        <translation>You cannot go straight back into the shop you have just left.</translation>
    </message>
    <message>
        <source>You cannot go straight back into the clinic you have just left.</source>
        <translation>You cannot go straight back into the clinic you have just left.</translation>
    </message>
    <message>
        <source>Nobody turns back in the street.</source>
        <translation>Nobody turns back in the street.</translation>
    </message>
    <message>
        <source>SuperGang</source>
        <translation>SuperGang</translation>
    </message>
    <message>
        <source>A killer, a vamp, a dealer, and a sunny town to buy up: own a whole district.</source>
        <translation>A killer, a vamp, a dealer, and a sunny town to buy up: own a whole district.</translation>
    </message>
    <message>
        <source>SuperGang was designed by Gérard Mathieu, Gérard Delfanti and Pascal Trigaux and published by Ludodélire in 1991.</source>
        <translation>SuperGang was designed by Gérard Mathieu, Gérard Delfanti and Pascal Trigaux and published by Ludodélire in 1991.</translation>
    </message>
    <message>
        <source>The town, its shops and a few lists are this program’s own, in place of the printed board and sheets.</source>
        <translation>The town, its shops and a few lists are this program’s own, in place of the printed board and sheets.</translation>
    </message>
    <message>
        <source>The gangs</source>
        <translation>The gangs</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>After this many rounds the richest gang wins, if nobody has won before</source>
        <translation>After this many rounds the richest gang wins, if nobody has won before</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Unlimited</translation>
    </message>
    <message>
        <source>10 rounds</source>
        <translation>10 rounds</translation>
    </message>
    <message>
        <source>20 rounds</source>
        <translation>20 rounds</translation>
    </message>
    <message>
        <source>30 rounds</source>
        <translation>30 rounds</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Income</translation>
    </message>
    <message>
        <source>What you have not collected by the end of your turn is paid automatically, or is lost</source>
        <translation>What you have not collected by the end of your turn is paid automatically, or is lost</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatic</translation>
    </message>
    <message>
        <source>Only if you ask</source>
        <translation>Only if you ask</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duels</translation>
    </message>
    <message>
        <source>Aim the darts yourself with a swaying sight, or let dice decide</source>
        <translation>Aim the darts yourself with a swaying sight, or let dice decide</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>By hand</translation>
    </message>
    <message>
        <source>By dice</source>
        <translation>By dice</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Anyone who has not moved by then sits in jail for a turn</source>
        <translation>Anyone who has not moved by then sits in jail for a turn</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>No clock</translation>
    </message>
    <message>
        <source>4 minutes a turn</source>
        <translation>4 minutes a turn</translation>
    </message>
    <message>
        <source>Police player</source>
        <translation>Police player</translation>
    </message>
    <message>
        <source>The last seat has no gang and moves the patrols; this is the only way to play with five</source>
        <translation>The last seat has no gang and moves the patrols; this is the only way to play with five</translation>
    </message>
    <message>
        <source>plays the police: wins when no gangster is at large</source>
        <translation>plays the police: wins when no gangster is at large</translation>
    </message>
    <message>
        <source>Steady hands</source>
        <translation>Steady hands</translation>
    </message>
    <message>
        <source>Aiming is easier: the sight sways half as far</source>
        <translation>Aiming is easier: the sight sways half as far</translation>
    </message>
    <message>
        <source>A duel, alone against two cops.</source>
        <translation>A duel, alone against two cops.</translation>
    </message>
    <message>
        <source>Arrest!</source>
        <translation>Arrest!</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>Move on</translation>
    </message>
    <message>
        <source>Roll for your gangsters. Before that, you may collect or trade.</source>
        <translation>Roll for your gangsters. Before that, you may collect or trade.</translation>
    </message>
    <message>
        <source>Against whom?</source>
        <translation>Against whom?</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Give up…</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Give up?</translation>
    </message>
    <message>
        <source>%1 leaves the game: the money, the shops and the pawns go back to the bank.</source>
        <translation>%1 leaves the game: the money, the shops and the pawns go back to the bank.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>With dice it works %1% of the time.</source>
        <translation>With dice it works %1% of the time.</translation>
    </message>
    <message>
        <source>Chance to shoot first: %1%.</source>
        <translation>Chance to shoot first: %1%.</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>Collected</translation>
    </message>
    <message>
        <source>Nothing has to be done before that.</source>
        <translation>Nothing has to be done before that.</translation>
    </message>
    <message>
        <source>It pays %1, before others can spoil it.</source>
        <translation>It pays %1, before others can spoil it.</translation>
    </message>
    <message>
        <source>It pays %1, and there is nothing to wait for.</source>
        <translation>It pays %1, and there is nothing to wait for.</translation>
    </message>
    <message>
        <source>For %1 both patrols go where you want, in everyone’s turn.</source>
        <translation>For %1 both patrols go where you want, in everyone’s turn.</translation>
    </message>
    <message>
        <source>Everybody has moved.</source>
        <translation>Everybody has moved.</translation>
    </message>
    <message numerus="yes">
        <source>From there, %n of the 6 faces lead to %1 next time.</source>
        <translation>
            <numerusform>From there, %n of the 6 faces leads to %1 next time.</numerusform>
            <numerusform>From there, %n of the 6 faces lead to %1 next time.</numerusform>
        </translation>
    </message>
    <message>
        <source>A patrol is less likely to turn up there: %1% instead of %2%.</source>
        <translation>A patrol is less likely to turn up there: %1% instead of %2%.</translation>
    </message>
    <message numerus="yes">
        <source>%n patrol(s) see(s) this place: a crime here would cost %1.</source>
        <translation>
            <numerusform>%n patrol sees this place: a crime here would cost %1.</numerusform>
            <numerusform>%n patrols see this place: a crime here would cost %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else within reach is worth more.</source>
        <translation>Nothing else within reach is worth more.</translation>
    </message>
    <message>
        <source>Anything more here would cost more than it brings.</source>
        <translation>Anything more here would cost more than it brings.</translation>
    </message>
    <message>
        <source>Success takes %1 from %2.</source>
        <comment>a shop, a player</comment>
        <translation>Success takes %1 from %2.</translation>
    </message>
    <message>
        <source>%1 then pays %2 a turn.</source>
        <comment>a shop, money</comment>
        <translation>%1 then pays %2 a turn.</translation>
    </message>
    <message>
        <source>The token in %1 is worth more elsewhere.</source>
        <comment>a shop</comment>
        <translation>The token in %1 is worth more elsewhere.</translation>
    </message>
    <message>
        <source>With %1 you own all of %2 and win the game.</source>
        <comment>shop, district</comment>
        <translation>With %1 you own all of %2 and win the game.</translation>
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
    <message>
        <source>That fills a gap in the gang.</source>
        <translation>That fills a gap in the gang.</translation>
    </message>
    <message>
        <source>In your own shop it costs nothing.</source>
        <translation>In your own shop it costs nothing.</translation>
    </message>
    <message>
        <source>It brings %1 at once.</source>
        <translation>It brings %1 at once.</translation>
    </message>
    <message>
        <source>Each of them pays %1 a turn as soon as it is on the pavement.</source>
        <translation>Each of them pays %1 a turn as soon as it is on the pavement.</translation>
    </message>
    <message>
        <source>On the pavement it pays %1 a turn.</source>
        <translation>On the pavement it pays %1 a turn.</translation>
    </message>
    <message>
        <source>That thins out %1’s gang.</source>
        <translation>That thins out %1’s gang.</translation>
    </message>
    <message>
        <source>In the clinic nobody shoots back.</source>
        <translation>In the clinic nobody shoots back.</translation>
    </message>
    <message>
        <source>Then the patrol is out of the way.</source>
        <translation>Then the patrol is out of the way.</translation>
    </message>
    <message>
        <source>There it arrests %1: %2.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>There it arrests %1: %2.</translation>
    </message>
    <message>
        <source>From there it sees what %1 has done: %2.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>From there it sees what %1 has done: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Next time, %n of the 6 faces lead it to %1, who has %2 coming.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>
            <numerusform>Next time, %n of the 6 faces leads it to %1, who has %2 coming.</numerusform>
            <numerusform>Next time, %n of the 6 faces lead it to %1, who has %2 coming.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is less likely to come to %1 then: %2% instead of %3%.</source>
        <comment>Rosa’s killer</comment>
        <translation>It is less likely to come to %1 then: %2% instead of %3%.</translation>
    </message>
    <message>
        <source>It falls in and is gone for a round.</source>
        <translation>It falls in and is gone for a round.</translation>
    </message>
    <message>
        <source>There it gets in nobody’s way.</source>
        <translation>There it gets in nobody’s way.</translation>
    </message>
    <message>
        <source>%1 gets %2, and a rebellion would work only %3% of the time.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>%1 gets %2, and a rebellion would work only %3% of the time.</translation>
    </message>
    <message>
        <source>%1 gets %2; in a rebellion the chance to shoot first would be only %3%.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>%1 gets %2; in a rebellion the chance to shoot first would be only %3%.</translation>
    </message>
    <message>
        <source>Otherwise %1 gets %2.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>Otherwise %1 gets %2.</translation>
    </message>
    <message>
        <source>That is as much as %1 is likely to pay.</source>
        <translation>That is as much as %1 is likely to pay.</translation>
    </message>
    <message>
        <source>%1 could not pay enough for %2.</source>
        <comment>who, a new killer</comment>
        <translation>%1 could not pay enough for %2.</translation>
    </message>
    <message>
        <source>It costs nothing.</source>
        <translation>It costs nothing.</translation>
    </message>
    <message>
        <source>%1 is worth %2.</source>
        <comment>a new killer, money</comment>
        <translation>%1 is worth %2.</translation>
    </message>
    <message>
        <source>%1 is too much for %2.</source>
        <comment>money, a new killer</comment>
        <translation>%1 is too much for %2.</translation>
    </message>
    <message>
        <source>That is one gangster fewer in play.</source>
        <translation>That is one gangster fewer in play.</translation>
    </message>
    <message>
        <source>Nobody else is worth it.</source>
        <translation>Nobody else is worth it.</translation>
    </message>
    <message>
        <source>It wins you the game.</source>
        <translation>It wins you the game.</translation>
    </message>
    <message>
        <source>The trade with %1 is worth %2 to you.</source>
        <translation>The trade with %1 is worth %2 to you.</translation>
    </message>
    <message>
        <source>It would lose you the game.</source>
        <translation>It would lose you the game.</translation>
    </message>
    <message>
        <source>The trade with %1 would cost you %2.</source>
        <translation>The trade with %1 would cost you %2.</translation>
    </message>
    <message>
        <source>The trade would help %1 more than you.</source>
        <translation>The trade would help %1 more than you.</translation>
    </message>
    <message>
        <source>A murder would cost %1.</source>
        <comment>2 years</comment>
        <translation>A murder would cost %1.</translation>
    </message>
    <message>
        <source>Dead men tell no tales.</source>
        <translation>Dead men tell no tales.</translation>
    </message>
    <message>
        <source>It is unlikely that anybody sees it.</source>
        <translation>It is unlikely that anybody sees it.</translation>
    </message>
    <message>
        <source>A patrol is looking on.</source>
        <translation>A patrol is looking on.</translation>
    </message>
    <message>
        <source>The chance of being seen is %1%.</source>
        <translation>The chance of being seen is %1%.</translation>
    </message>
    <message>
        <source>It costs %1.</source>
        <translation>It costs %1.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <translation>Roll.</translation>
    </message>
    <message>
        <source>Buy the police.</source>
        <translation>Buy the police.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>End the turn.</translation>
    </message>
    <message>
        <source>Leave the others alone.</source>
        <translation>Leave the others alone.</translation>
    </message>
    <message>
        <source>Leave it at that.</source>
        <translation>Leave it at that.</translation>
    </message>
    <message>
        <source>Go quietly.</source>
        <translation>Go quietly.</translation>
    </message>
    <message>
        <source>Rebel.</source>
        <translation>Rebel.</translation>
    </message>
    <message>
        <source>Rebel, with %1.</source>
        <translation>Rebel, with %1.</translation>
    </message>
    <message>
        <source>Ask %1.</source>
        <translation>Ask %1.</translation>
    </message>
    <message>
        <source>Refuse.</source>
        <translation>Refuse.</translation>
    </message>
    <message>
        <source>Take %1 into custody.</source>
        <translation>Take %1 into custody.</translation>
    </message>
    <message>
        <source>Move %1 to %2.</source>
        <comment>the killer, a place</comment>
        <translation>Move %1 to %2.</translation>
    </message>
    <message>
        <source>Move %1 to %2, then %3.</source>
        <comment>the killer, a place, buy the shop</comment>
        <translation>Move %1 to %2, then %3.</translation>
    </message>
    <message>
        <source>Accept.</source>
        <comment>a trade</comment>
        <translation>Accept.</translation>
    </message>
    <message>
        <source>Agree.</source>
        <comment>to a price</comment>
        <translation>Agree.</translation>
    </message>
    <message>
        <source>Decline.</source>
        <comment>to pay a price</comment>
        <translation>Decline.</translation>
    </message>
    <message>
        <source>Aim at a manager.</source>
        <translation>Aim at a manager.</translation>
    </message>
    <message>
        <source>Aim at a cop.</source>
        <translation>Aim at a cop.</translation>
    </message>
    <message>
        <source>Aim at %1.</source>
        <comment>Rosa’s killer</comment>
        <translation>Aim at %1.</translation>
    </message>
    <message>
        <source>attack the patrol</source>
        <translation>attack the patrol</translation>
    </message>
    <message>
        <source>attack patrol %1</source>
        <translation>attack patrol %1</translation>
    </message>
    <message>
        <source>buy the shop</source>
        <translation>buy the shop</translation>
    </message>
    <message>
        <source>racket the shop</source>
        <translation>racket the shop</translation>
    </message>
    <message>
        <source>stick up the shop</source>
        <translation>stick up the shop</translation>
    </message>
    <message>
        <source>stick up the shop for its ownership</source>
        <translation>stick up the shop for its ownership</translation>
    </message>
    <message>
        <source>mug a passer-by</source>
        <translation>mug a passer-by</translation>
    </message>
    <message>
        <source>finish off %1</source>
        <comment>Rosa’s killer</comment>
        <translation>finish off %1</translation>
    </message>
    <message>
        <source>open fire on %1</source>
        <comment>Rosa’s killer</comment>
        <translation>open fire on %1</translation>
    </message>
    <message>
        <source>recruit a killer</source>
        <translation>recruit a killer</translation>
    </message>
    <message>
        <source>recruit a vamp</source>
        <translation>recruit a vamp</translation>
    </message>
    <message>
        <source>recruit a dealer</source>
        <translation>recruit a dealer</translation>
    </message>
    <message numerus="yes">
        <source>buy %n pawn(s)</source>
        <translation>
            <numerusform>buy %n pawn</numerusform>
            <numerusform>buy %n pawns</numerusform>
        </translation>
    </message>
    <message>
        <source>place a pawn</source>
        <translation>place a pawn</translation>
    </message>
    <message>
        <source>vamp %1</source>
        <comment>Rosa’s killer</comment>
        <translation>vamp %1</translation>
    </message>
    <message>
        <source>take back a token</source>
        <translation>take back a token</translation>
    </message>
    <message>
        <source>collect</source>
        <translation>collect</translation>
    </message>
    <message>
        <source>the vamped man</source>
        <translation>the vamped man</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a deed, accomplices</comment>
        <translation>%1, with %2</translation>
    </message>
    <message>
        <source>%1 has %2 on record and should stay away from patrols.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>%1 has %2 on record and should stay away from patrols.</translation>
    </message>
    <message>
        <source>Years in jail</source>
        <translation>Years in jail</translation>
    </message>
    <message>
        <source>All the years that this gang’s gangsters were sentenced to</source>
        <translation>All the years that this gang’s gangsters were sentenced to</translation>
    </message>
    <message>
        <source>Darts that hit</source>
        <translation>Darts that hit</translation>
    </message>
    <message>
        <source>Of the darts thrown by hand; those thrown by dice do not count</source>
        <translation>Of the darts thrown by hand; those thrown by dice do not count</translation>
    </message>
    <message>
        <source>Stick-ups</source>
        <translation>Stick-ups</translation>
    </message>
    <message>
        <source>Shops successfully robbed</source>
        <translation>Shops successfully robbed</translation>
    </message>
    <message>
        <source>or</source>
        <translation>or</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>%1, your darts</source>
        <translation>%1, your darts</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Why?</translation>
    </message>
    <message>
        <source>%1 rackets %2</source>
        <comment>a player, a shop</comment>
        <translation>%1 rackets %2</translation>
    </message>
    <message>
        <source>%1’s first shop: %2</source>
        <comment>a player, a shop</comment>
        <translation>%1’s first shop: %2</translation>
    </message>
    <message>
        <source>%1 says no</source>
        <comment>a player, to a price or a trade</comment>
        <translation>%1 says no</translation>
    </message>
    <message>
        <source>%1 collects %2</source>
        <comment>a player, money</comment>
        <translation>%1 collects %2</translation>
    </message>
    <message>
        <source>3 or more</source>
        <comment>a dart: what its die has to show</comment>
        <translation>3 or more</translation>
    </message>
    <message>
        <source>Until round %1 is over, no gangster harms another, and the police are off the streets.</source>
        <translation>Until round %1 is over, no gangster harms another, and the police are off the streets.</translation>
    </message>
    <message>
        <source>%1 · T: killers · 2 managers</source>
        <translation>%1 · T: killers · 2 managers</translation>
    </message>
    <message>
        <source>%1 · V: vamps · 2 managers</source>
        <translation>%1 · V: vamps · 2 managers</translation>
    </message>
    <message>
        <source>%1 · D: dealers · 2 managers</source>
        <translation>%1 · D: dealers · 2 managers</translation>
    </message>
    <message>
        <source>%1 · star: pawns · 2 managers</source>
        <translation>%1 · star: pawns · 2 managers</translation>
    </message>
    <message>
        <source>One die: move either patrol to a highlighted place, or accept a suggested move.</source>
        <translation>One die: move either patrol to a highlighted place, or accept a suggested move.</translation>
    </message>
    <message>
        <source>one of the two</source>
        <comment>patrols, to be moved</comment>
        <translation>one of the two</translation>
    </message>
    <message>
        <source>Until round %1 is over, no gangster harms another.</source>
        <translation>Until round %1 is over, no gangster harms another.</translation>
    </message>
    <message>
        <source>with a figure in hand: choose another end for its move; with a dart: move the sight</source>
        <translation>with a figure in hand: choose another end for its move; with a dart: move the sight</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>with a figure in hand: another route to the same place, or the next place</source>
        <translation>with a figure in hand: another route to the same place, or the next place</translation>
    </message>
    <message>
        <source>after a move: choose an action, or Done</source>
        <translation>after a move: choose an action, or Done</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole town</source>
        <translation>zoom in, zoom out, whole town</translation>
    </message>
    <message>
        <source>This die cannot take you there: drop the figure on a highlighted place.</source>
        <translation>This die cannot take you there: drop the figure on a highlighted place.</translation>
    </message>
    <message>
        <source>Crime: %1</source>
        <comment>2 years</comment>
        <translation>Crime: %1</translation>
    </message>
    <message>
        <source>Crime: %1 or %2</source>
        <comment>1, 2 years</comment>
        <translation>Crime: %1 or %2</translation>
    </message>
    <message>
        <source>Crime: %1 to %2</source>
        <comment>1, 5 years</comment>
        <translation>Crime: %1 to %2</translation>
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
        <source>Leave the table (the game is saved)</source>
        <translation>Leave the table (the game is saved)</translation>
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
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Leave the lesson</translation>
    </message>
    <message>
        <source>Replay what just happened</source>
        <translation>Replay what just happened</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Leave the replay</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>Leave the table (the game is lost when the window closes)</source>
        <translation>Leave the table (the game is lost when the window closes)</translation>
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
        <source>Round %1 of at most %2</source>
        <translation>Round %1 of at most %2</translation>
    </message>
    <message>
        <source>Round %1, the last</source>
        <translation>Round %1, the last</translation>
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
        <source>Still to come</source>
        <translation>Still to come</translation>
    </message>
    <message>
        <source>Click, or press Space, to skip</source>
        <translation>Click, or press Space, to skip</translation>
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
        <source>The choices have been revealed: they stand until the next job.</source>
        <translation>The choices have been revealed: they stand until the next job.</translation>
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
        <source>Gangster %1 is not in %2.</source>
        <translation>Gangster %1 is not in %2.</translation>
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
        <source>At most 4 rounds</source>
        <translation>At most 4 rounds</translation>
    </message>
    <message numerus="yes">
        <source>With %n players the deck holds at most %1 rounds; the more is captured, the sooner it ends the game</source>
        <translation>
            <numerusform>With %n player the deck holds at most %1 rounds; the more is captured, the sooner it ends the game</numerusform>
            <numerusform>With %n players the deck holds at most %1 rounds; the more is captured, the sooner it ends the game</numerusform>
        </translation>
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
        <source>%1 plays The Boss Calls on %2, but there is nobody to call.</source>
        <translation>%1 plays The Boss Calls on %2, but there is nobody to call.</translation>
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
        <source>With the row as it is, two gangs would be captured: %1.</source>
        <translation>With the row as it is, two gangs would be captured: %1.</translation>
    </message>
    <message>
        <source>With the row as it is, a gang of %1 would be captured: %2.</source>
        <translation>With the row as it is, a gang of %1 would be captured: %2.</translation>
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
        <source>How many revolvers each gangster carries was decided by this program, because the printed numbers are not known.</source>
        <translation>How many revolvers each gangster carries was decided by this program, because the printed numbers are not known.</translation>
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
        <source>Next: job %1, the last one of the game.</source>
        <translation>Next: job %1, the last one of the game.</translation>
    </message>
    <message>
        <source>Next: round %1, with new cards for everyone.</source>
        <translation>Next: round %1, with new cards for everyone.</translation>
    </message>
    <message>
        <source>Now the piles are turned face up.</source>
        <translation>Now the piles are turned face up.</translation>
    </message>
    <message>
        <source>This is the last round: %1 left in the deck, %2 needed for new hands.</source>
        <translation>This is the last round: %1 left in the deck, %2 needed for new hands.</translation>
    </message>
    <message>
        <source>This is the last of %1 rounds.</source>
        <translation>This is the last of %1 rounds.</translation>
    </message>
    <message>
        <source>The last of %1 rounds is over.</source>
        <translation>The last of %1 rounds is over.</translation>
    </message>
    <message>
        <source>The deck is too small: %1 left, %2 needed to fill the rows.</source>
        <translation>The deck is too small: %1 left, %2 needed to fill the rows.</translation>
    </message>
    <message>
        <source>The deck is too small: %1 left, %2 needed for new hands and full rows.</source>
        <translation>The deck is too small: %1 left, %2 needed for new hands and full rows.</translation>
    </message>
    <message>
        <source>%1 in the deck: it runs low</source>
        <translation>%1 in the deck: it runs low</translation>
    </message>
    <message>
        <source>%1 in the deck, %2 needed for a new round</source>
        <translation>%1 in the deck, %2 needed for a new round</translation>
    </message>
    <message>
        <source>The deck runs low: %1 left. If the rows lack more at the end of a job, the game ends with it.</source>
        <translation>The deck runs low: %1 left. If the rows lack more at the end of a job, the game ends with it.</translation>
    </message>
    <message>
        <source>The deck runs low: %1 left, %2 of them for new hands. If the rows lack more than the rest, the game ends with this job.</source>
        <translation>The deck runs low: %1 left, %2 of them for new hands. If the rows lack more than the rest, the game ends with this job.</translation>
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
        <source>Nobody sees it until everyone has chosen.</source>
        <translation>Nobody sees it until everyone has chosen.</translation>
    </message>
    <message>
        <source>It captures gangs of even gangsters: two or more side by side, shut in between odd ones. Gangs of odd ones are captured the same way.</source>
        <translation>It captures gangs of even gangsters: two or more side by side, shut in between odd ones. Gangs of odd ones are captured the same way.</translation>
    </message>
    <message>
        <source>It captures gangs of odd gangsters: two or more side by side, shut in between even ones. Gangs of even ones are captured the same way.</source>
        <translation>It captures gangs of odd gangsters: two or more side by side, shut in between even ones. Gangs of even ones are captured the same way.</translation>
    </message>
    <message>
        <source>Stands at an end of the row for one turn and closes it there, as odd or even, whichever serves.</source>
        <translation>Stands at an end of the row for one turn and closes it there, as odd or even, whichever serves.</translation>
    </message>
    <message>
        <source>For one turn, the gangster under it changes type: odd becomes even, even becomes odd.</source>
        <translation>For one turn, the gangster under it changes type: odd becomes even, even becomes odd.</translation>
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
        <source>Everyone sees how many. At the end, the revolvers count, not the gangsters.</source>
        <translation>Everyone sees how many. At the end, the revolvers count, not the gangsters.</translation>
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
        <source>The piles are turned face up</source>
        <translation>The piles are turned face up</translation>
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
    <message>
        <source>Lookout to the left end of %1.</source>
        <translation>Lookout to the left end of %1.</translation>
    </message>
    <message>
        <source>Lookout to the right end of %1.</source>
        <translation>Lookout to the right end of %1.</translation>
    </message>
    <message>
        <source>Spy onto %1 in %2.</source>
        <translation>Spy onto %1 in %2.</translation>
    </message>
    <message>
        <source>The Boss Calls to %1: there is nobody to call.</source>
        <translation>The Boss Calls to %1: there is nobody to call.</translation>
    </message>
    <message>
        <source>The Boss Calls: %1 to %2.</source>
        <translation>The Boss Calls: %1 to %2.</translation>
    </message>
    <message>
        <source>Choose %1 with the Lookout.</source>
        <translation>Choose %1 with the Lookout.</translation>
    </message>
    <message>
        <source>Choose %1 with the Spy.</source>
        <translation>Choose %1 with the Spy.</translation>
    </message>
    <message>
        <source>Choose %1 with The Boss Calls.</source>
        <translation>Choose %1 with The Boss Calls.</translation>
    </message>
    <message>
        <source>Send %1 to %2.</source>
        <translation>Send %1 to %2.</translation>
    </message>
    <message>
        <source>Together they have a %1% chance of capturing something, for %2 revolvers on average.</source>
        <translation>Together they have a %1% chance of capturing something, for %2 revolvers on average.</translation>
    </message>
    <message>
        <source>After this job an unused special card is discarded.</source>
        <translation>After this job an unused special card is discarded.</translation>
    </message>
    <message numerus="yes">
        <source>Then the other card can capture %1: %n revolver(s).</source>
        <translation>
            <numerusform>Then the other card can capture %1: %n revolver.</numerusform>
            <numerusform>Then the other card can capture %1: %n revolvers.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is little to capture, but it costs the others %1 revolvers on average.</source>
        <translation>There is little to capture, but it costs the others %1 revolvers on average.</translation>
    </message>
    <message numerus="yes">
        <source>Keep %1 for a later job: as the rows stand, it captures %2 in %3, %n revolver(s).</source>
        <translation>
            <numerusform>Keep %1 for a later job: as the rows stand, it captures %2 in %3: %n revolver.</numerusform>
            <numerusform>Keep %1 for a later job: as the rows stand, it captures %2 in %3: %n revolvers.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to capture, and no better choice.</source>
        <translation>There is nothing to capture, and no better choice.</translation>
    </message>
    <message numerus="yes">
        <source>It captures %1: %n revolver(s).</source>
        <translation>
            <numerusform>It captures %1: %n revolver.</numerusform>
            <numerusform>It captures %1: %n revolvers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As the rows stand, it captures %1, %n revolver(s); the chance in its turn is %2%.</source>
        <translation>
            <numerusform>As the rows stand, it captures %1: %n revolver; the chance in its turn is %2%.</numerusform>
            <numerusform>As the rows stand, it captures %1: %n revolvers; the chance in its turn is %2%.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>Largest gang captured</source>
        <translation>Largest gang captured</translation>
    </message>
    <message>
        <source>The most gangsters captured as one gang</source>
        <translation>The most gangsters captured as one gang</translation>
    </message>
    <message>
        <source>Gangs captured</source>
        <translation>Gangs captured</translation>
    </message>
    <message>
        <source>All gangs, large and small</source>
        <translation>All gangs, large and small</translation>
    </message>
    <message>
        <source>Revolvers per job</source>
        <translation>Revolvers per job</translation>
    </message>
    <message>
        <source>Captured revolvers, averaged over all jobs</source>
        <translation>Captured revolvers, averaged over all jobs</translation>
    </message>
    <message>
        <source>It is turned face up when everyone has chosen.</source>
        <translation>It is turned face up when everyone has chosen.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Sealed</translation>
    </message>
    <message>
        <source>Bring a gangster here, and a ticket.</source>
        <translation>Bring a gangster here, and a ticket.</translation>
    </message>
    <message>
        <source>Now a ticket.</source>
        <translation>Now a ticket.</translation>
    </message>
    <message>
        <source>%1 plays both cards.</source>
        <translation>%1 plays both cards.</translation>
    </message>
    <message>
        <source>In %1, as the rows stand: first %2, then %3. The chance of capturing something is %4%, for %5 revolvers on average.</source>
        <comment>city, what one card does, what the other does</comment>
        <translation>In %1, as the rows stand: first %2, then %3. The chance of capturing something is %4%, for %5 revolvers on average.</translation>
    </message>
    <message>
        <source>%1 and captures %2</source>
        <comment>24 goes there, gangsters</comment>
        <translation>%1 and captures %2</translation>
    </message>
    <message>
        <source>%1 goes there</source>
        <comment>a gangster</comment>
        <translation>%1 goes there</translation>
    </message>
    <message>
        <source>the Lookout goes to the left end</source>
        <translation>the Lookout goes to the left end</translation>
    </message>
    <message>
        <source>the Lookout goes to the right end</source>
        <translation>the Lookout goes to the right end</translation>
    </message>
    <message>
        <source>the Spy goes onto %1</source>
        <comment>a gangster</comment>
        <translation>the Spy goes onto %1</translation>
    </message>
    <message>
        <source>The Boss Calls brings nobody</source>
        <translation>The Boss Calls brings nobody</translation>
    </message>
    <message>
        <source>The Boss Calls brings %1</source>
        <comment>a gangster</comment>
        <translation>The Boss Calls brings %1</translation>
    </message>
    <message numerus="yes">
        <source>Keep your special card for a later job: as the rows stand, it helps to capture %1 in %2, %n revolver(s).</source>
        <translation>
            <numerusform>Keep your special card for a later job: as the rows stand, it helps to capture %1 in %2: %n revolver.</numerusform>
            <numerusform>Keep your special card for a later job: as the rows stand, it helps to capture %1 in %2: %n revolvers.</numerusform>
        </translation>
    </message>
    <message>
        <source>As the rows stand, another choice captures %1 in %2; looking ahead, this one is better.</source>
        <translation>As the rows stand, another choice captures %1 in %2; looking ahead, this one is better.</translation>
    </message>
    <message>
        <source>Street of %1: nobody</source>
        <translation>Street of %1: nobody</translation>
    </message>
    <message>
        <source>Street of %1: %2</source>
        <translation>Street of %1: %2</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Hide</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>Hides your hand again.</source>
        <translation>Hides your hand again.</translation>
    </message>
    <message>
        <source>Shows your hand until you click again or do something else.</source>
        <translation>Shows your hand until you click again or do something else.</translation>
    </message>
    <message>
        <source>%1, in this job: %2</source>
        <translation>%1, in this job: %2</translation>
    </message>
    <message>
        <source>Nothing to capture yet; by the time its turn comes, the chance of capturing is %1%.</source>
        <translation>Nothing to capture yet; by the time its turn comes, the chance of capturing is %1%.</translation>
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
    <name>VersusPanel</name>
    <message>
        <source>Head-to-head table</source>
        <translation>Head-to-head table</translation>
    </message>
    <message>
        <source>How many of their games together the player on the left finished ahead of the player above.</source>
        <translation>How many of their games together the player on the left finished ahead of the player above.</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Export as CSV</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why? Rule %1</source>
        <translation>Why? Rule %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Rule %1</translation>
    </message>
</context>
<context>
    <name>WritingPlate</name>
    <message>
        <source>Writing the PDF file…</source>
        <translation>Writing the PDF file…</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
</TS>
