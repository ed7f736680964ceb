<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>CaptureChip</name>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gang of %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardSlot</name>
    <message>
        <source>Place of gangster %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChooseRail</name>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CreditsPanel</name>
    <message>
        <source>Backroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Gang is an idea of Antonello Lotronto, published by daVinci / dV Giochi. This program is independent of them: its art and its words are its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The revolvers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many revolvers each gangster carries is this program&apos;s own stand-in for the printed cards (TG-7.1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lettering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limelight, League Gothic and Cabin, under the SIL Open Font License 1.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt %1 (LGPL 3), JSON for Modern C++ (MIT), SQLite (public domain)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backroom is free software: GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CurtainScreen</name>
    <message>
        <source>Pass the mouse to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone else looks at the ceiling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am %1: open the curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1, job %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table: the game is kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>beats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again, same seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>%1–%2 players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GangsterCard</name>
    <message>
        <source>Gangster, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Gangster %1, odd, counts as even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gangster %1, even, counts as odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gangster %1, odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gangster %1, even</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>BACKROOM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gangster games at one table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>Games cannot be kept: %1 cannot be written. You can play, but a game ends with the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is damaged and was left as it is. You can play, but a game ends with the window. Move the file away to keep games again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to another program and was left as it is. You can play, but a game ends with the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 comes from a newer Backroom and was left as it is. You can play, but a game ends with the window.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Backroom</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkChooser</name>
    <message>
        <source>Mark of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, changes places</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Every player needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal number has 1 to 18 digits and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Who sits at the table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone chooses in secret: the curtain closes whenever the mouse is passed on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberChip</name>
    <message>
        <source>Gangster %1, odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gangster %1, even</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionsPlate</name>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the deck ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back even what was revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number deals the same cards again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemPlate</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Revolvers</name>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message numerus="yes">
        <source>%n gangster(s) in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a special card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <comment>gangsters</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsPlate</name>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 players, in the order in which the mouse goes round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mark is a colour and a shape, so nobody needs the colour.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything happens at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing flies, turns or bounces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11 does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>left at the table today at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left at the table yesterday at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left at the table on %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpecialCard</name>
    <message>
        <source>Special card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special card: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandingPlate</name>
    <message numerus="yes">
        <source>Place %1: %2, %n revolver(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5th</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n gangster(s)</source>
        <comment>captured</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Street</name>
    <message>
        <source>Street of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>The Gang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <comment>gangsters</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table: the game is kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TargetMark</name>
    <message>
        <source>%1, not allowed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TheGang</name>
    <message>
        <source>The game cannot be continued: its journal does not hold from line %1 on. It was left as it is in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round %1, job %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catch their runs between your odd and even gangsters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TheGangTable</name>
    <message>
        <source>has chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This job, lowest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>ruby diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sapphire crescent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amber star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jade trefoil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>violet ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ivory heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detroit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New York</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lookout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Boss Calls</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TicketCard</name>
    <message>
        <source>Ticket to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnRail</name>
    <message>
        <source>Hold to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows your hand while it is pressed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to skip</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>The Spy must be put onto a gangster in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What everyone has seen cannot be taken back. The option “friendly undo” of a new game allows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gangster %1 is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no special card left in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in play with two players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already chosen for this job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is played before everyone has chosen. Bring the card to “Your play”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choices are open: they stand until the next job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest gangster comes first: %1 is playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gangster %1 is already in a city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The special card is already played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The special card of this turn is another one: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both cards must go to the same city: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gangster %1 does not stand in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gangster %1 must come from another city than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody must be called to %1: pick a gangster from another city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Gang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detroit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New York</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lookout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Boss Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <comment>on a gangster</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Gangster %1, odd, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gangster %1, even, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticket to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gangster, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left end of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right end of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job %1: choose a gangster, and a ticket or the special card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All have chosen. Lowest first: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 posts the Lookout at the left end of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 posts the Lookout at the right end of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sets the Spy on %2 in %3: for this turn it counts as even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sets the Spy on %2 in %3: for this turn it counts as odd.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays The Boss Calls on %2, but nobody is there to be called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays The Boss Calls: %2 moves from %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <comment>won</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 captures %2 between the Lookout and %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 captures %2 between %3 and the Lookout: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 captures %2 between %3 and %4: %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards an unused card: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is filled up with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone is dealt four gangsters and a special card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring a gangster here, and a ticket or your special card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now a gangster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now a ticket or your special card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 comes with the card %2: you pick the city when its turn comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>a gangster and its special card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play both in one city, either one first. The Lookout goes to an end of the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play both in one city, either one first. The Spy goes onto a gangster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play both in one city, either one first. The Boss Calls brings a gangster from another city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now bring %1 to %2 as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the Lookout, at an end of the row in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the Spy, on a gangster in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now The Boss Calls, in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is called? Bring a gangster from another city to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here it captures two gangs: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here it captures a gang of %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 runs this town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 share this town</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 both hold %n revolver(s). The single highest gangster decides:</source>
        <comment>two or more names</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 captured nothing and share the place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
