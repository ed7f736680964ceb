<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>CaptureChip</name>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <translation>
            <numerusform>%n revolver</numerusform>
            <numerusform>%n revolver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gang of %n</source>
        <translation>
            <numerusform>Gang di %n</numerusform>
            <numerusform>Gang di %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardSlot</name>
    <message>
        <source>Place of gangster %1</source>
        <translation>Posto del gangster %1</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Posto vuoto</translation>
    </message>
</context>
<context>
    <name>ChooseRail</name>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
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
        <translation>Versione %1</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>The Gang was designed by Antonello Lotronto and published by daVinci / dV Giochi. This program is independent of them: its art and its words are its own.</source>
        <translation>The Gang è un gioco ideato da Antonello Lotronto e pubblicato da daVinci / dV Giochi. Questo programma ne è indipendente: illustrazioni e testi sono tutti suoi.</translation>
    </message>
    <message>
        <source>The revolvers</source>
        <translation>I revolver</translation>
    </message>
    <message>
        <source>How many revolvers each gangster carries is this program&apos;s own stand-in for the printed cards (TG-7.1).</source>
        <translation>Il numero di revolver di ogni gangster è proprio di questo programma e fa le veci di quello stampato sulle carte (TG-7.1).</translation>
    </message>
    <message>
        <source>Lettering</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Limelight, League Gothic and Cabin, under the SIL Open Font License 1.1</source>
        <translation>Limelight, League Gothic e Cabin, con licenza SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Realizzato con</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL 3), JSON for Modern C++ (MIT), SQLite (public domain)</source>
        <translation>Qt %1 (LGPL 3), JSON for Modern C++ (MIT), SQLite (pubblico dominio)</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Backroom is free software: GNU General Public License, version 3 or later.</source>
        <translation>Backroom è software libero: GNU General Public License, versione 3 o successiva.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>CurtainScreen</name>
    <message>
        <source>Pass the mouse to</source>
        <translation>Passa il mouse a</translation>
    </message>
    <message>
        <source>Everyone else looks at the ceiling.</source>
        <translation>Tutti gli altri guardano il soffitto.</translation>
    </message>
    <message>
        <source>I am %1: open the curtain</source>
        <translation>Sono %1: apri il sipario</translation>
    </message>
    <message>
        <source>Round %1, job %2</source>
        <translation>Turno %1, mano %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Leave the table: the game is kept</source>
        <translation>Lascia il tavolo: la partita è conservata</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>beats</source>
        <translation>batte</translation>
    </message>
    <message>
        <source>Play again, same seats</source>
        <translation>Rivincita, stessi posti</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 giocatori</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>GangsterCard</name>
    <message>
        <source>Gangster, face down</source>
        <translation>Gangster coperto</translation>
    </message>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <translation>
            <numerusform>%n revolver</numerusform>
            <numerusform>%n revolver</numerusform>
        </translation>
    </message>
    <message>
        <source>Gangster %1, odd, counts as even</source>
        <translation>Gangster %1, dispari, vale come pari</translation>
    </message>
    <message>
        <source>Gangster %1, even, counts as odd</source>
        <translation>Gangster %1, pari, vale come dispari</translation>
    </message>
    <message>
        <source>Gangster %1, odd</source>
        <translation>Gangster %1, dispari</translation>
    </message>
    <message>
        <source>Gangster %1, even</source>
        <translation>Gangster %1, pari</translation>
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
        <translation>Giochi di gangster attorno a un tavolo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Crediti</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>Games cannot be kept: %1 cannot be written. You can play, but a game ends with the window.</source>
        <translation>Impossibile conservare le partite: non si può scrivere su %1. Puoi giocare, ma la partita finisce quando si chiude la finestra.</translation>
    </message>
    <message>
        <source>%1 is damaged and was left as it is. You can play, but a game ends with the window. Move the file away to keep games again.</source>
        <translation>%1 è danneggiato ed è stato lasciato com’è. Puoi giocare, ma la partita finisce quando si chiude la finestra. Per conservare di nuovo le partite, sposta altrove il file.</translation>
    </message>
    <message>
        <source>%1 belongs to another program and was left as it is. You can play, but a game ends with the window.</source>
        <translation>%1 appartiene a un altro programma ed è stato lasciato com’è. Puoi giocare, ma la partita finisce quando si chiude la finestra.</translation>
    </message>
    <message>
        <source>%1 comes from a newer Backroom and was left as it is. You can play, but a game ends with the window.</source>
        <translation>%1 proviene da una versione più recente di Backroom ed è stato lasciato com’è. Puoi giocare, ma la partita finisce quando si chiude la finestra.</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
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
        <translation>Emblema di %1</translation>
    </message>
    <message>
        <source>%1, changes places</source>
        <translation>%1, con scambio</translation>
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
    <name>NewGame</name>
    <message>
        <source>Every player needs a name.</source>
        <translation>Ogni giocatore deve avere un nome.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Due giocatori si chiamano %1.</translation>
    </message>
    <message>
        <source>A deal number has 1 to 18 digits and nothing else.</source>
        <translation>Il numero della smazzata ha da 1 a 18 cifre e nient’altro.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Who sits at the table?</source>
        <translation>Chi siede al tavolo?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Everyone chooses in secret: the curtain closes whenever the mouse is passed on.</source>
        <translation>Tutti scelgono in segreto: il sipario si chiude ogni volta che il mouse passa di mano.</translation>
    </message>
</context>
<context>
    <name>NumberChip</name>
    <message>
        <source>Gangster %1, odd</source>
        <translation>Gangster %1, dispari</translation>
    </message>
    <message>
        <source>Gangster %1, even</source>
        <translation>Gangster %1, pari</translation>
    </message>
</context>
<context>
    <name>OptionsPlate</name>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>4 rounds</source>
        <translation>4 turni</translation>
    </message>
    <message>
        <source>Until the deck ends</source>
        <translation>Fino a fine mazzo</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Annulla tra amici</translation>
    </message>
    <message>
        <source>Take back even what was revealed</source>
        <translation>Si annulla anche ciò che è già rivelato</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numero della smazzata</translation>
    </message>
    <message>
        <source>The same number deals the same cards again</source>
        <translation>Lo stesso numero ridà le stesse carte</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Cifre</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>New deal number</source>
        <translation>Nuovo numero della smazzata</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
</context>
<context>
    <name>OwnPile</name>
    <message>
        <source>Your captured gangsters</source>
        <translation>I gangster che hai catturato</translation>
    </message>
</context>
<context>
    <name>ProblemPlate</name>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Revolvers</name>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <translation>
            <numerusform>%n revolver</numerusform>
            <numerusform>%n revolver</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatPlates</name>
    <message numerus="yes">
        <source>%n gangster(s) in hand</source>
        <translation>
            <numerusform>%n gangster in mano</numerusform>
            <numerusform>%n gangster in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>a special card</source>
        <translation>una carta speciale</translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <comment>gangsters</comment>
        <translation>
            <numerusform>%n catturato</numerusform>
            <numerusform>%n catturati</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Posto %1: %2, %3</translation>
    </message>
    <message>
        <source>Mark: %1</source>
        <translation>Emblema: %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nome del posto %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Togli %1</translation>
    </message>
</context>
<context>
    <name>SeatsPlate</name>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>%1 to %2 players, in the order in which the mouse goes round</source>
        <translation>Da %1 a %2 giocatori, nell’ordine in cui gira il mouse</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Aggiungi un giocatore</translation>
    </message>
    <message>
        <source>Free marks</source>
        <translation>Emblemi liberi</translation>
    </message>
    <message>
        <source>A mark is a colour and a shape, so it can be told apart without colour.</source>
        <translation>Un emblema è un colore e una forma: lo si riconosce anche senza il colore.</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Everything happens at once</source>
        <translation>Tutto accade all’istante</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloci</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normali</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimento ridotto</translation>
    </message>
    <message>
        <source>Nothing flies, turns or bounces</source>
        <translation>Niente vola, gira o rimbalza</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>F11 does the same</source>
        <translation>Anche con il tasto F11</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>left at the table today at %1</source>
        <translation>lasciata al tavolo oggi alle %1</translation>
    </message>
    <message>
        <source>left at the table yesterday at %1</source>
        <translation>lasciata al tavolo ieri alle %1</translation>
    </message>
    <message>
        <source>left at the table on %1 at %2</source>
        <translation>lasciata al tavolo %1 alle %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>SpecialCard</name>
    <message>
        <source>Special card, face down</source>
        <translation>Carta speciale coperta</translation>
    </message>
    <message>
        <source>Special card: %1</source>
        <translation>Carta speciale: %1</translation>
    </message>
    <message>
        <source>Boss Calls</source>
        <comment>The Boss Calls, on its card</comment>
        <translation>Telefonata</translation>
    </message>
</context>
<context>
    <name>StandingPlate</name>
    <message numerus="yes">
        <source>Place %1: %2, %n revolver(s)</source>
        <translation>
            <numerusform>Posizione %1: %2, %n revolver</numerusform>
            <numerusform>Posizione %1: %2, %n revolver</numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3º</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4º</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5º</translation>
    </message>
    <message numerus="yes">
        <source>%n gangster(s)</source>
        <comment>captured</comment>
        <translation>
            <numerusform>%n gangster</numerusform>
            <numerusform>%n gangster</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>Street</name>
    <message>
        <source>Street of %1</source>
        <translation>Fila di %1</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>The Gang</source>
        <translation>The Gang</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Turno %1 di %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Mano</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <comment>gangsters</comment>
        <translation>
            <numerusform>%n nel mazzo</numerusform>
            <numerusform>%n nel mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Maiusc+Z</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Leave the table: the game is kept</source>
        <translation>Lascia il tavolo: la partita è conservata</translation>
    </message>
</context>
<context>
    <name>TargetMark</name>
    <message>
        <source>%1, not allowed</source>
        <translation>%1: non si può</translation>
    </message>
</context>
<context>
    <name>TheGang</name>
    <message>
        <source>The game cannot be continued: its journal is not valid from line %1 on. It was left as it is in %2.</source>
        <translation>La partita non può continuare: il suo registro non è valido dalla riga %1 in poi. È stato lasciato com’è in %2.</translation>
    </message>
    <message>
        <source>round %1, job %2</source>
        <translation>turno %1, mano %2</translation>
    </message>
    <message>
        <source>Catch their runs between your odd and even gangsters.</source>
        <translation>Intrappola le gang rivali tra i tuoi gangster pari e dispari.</translation>
    </message>
</context>
<context>
    <name>TheGangTable</name>
    <message>
        <source>has chosen</source>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>sta scegliendo</translation>
    </message>
    <message>
        <source>Secret choices</source>
        <translation>Scelte segrete</translation>
    </message>
    <message>
        <source>This job, lowest first</source>
        <translation>Questa mano, in ordine crescente</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fine della partita</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>ruby diamond</source>
        <translation>rombo rubino</translation>
    </message>
    <message>
        <source>sapphire crescent</source>
        <translation>mezzaluna zaffiro</translation>
    </message>
    <message>
        <source>amber star</source>
        <translation>stella ambra</translation>
    </message>
    <message>
        <source>jade trefoil</source>
        <translation>trifoglio giada</translation>
    </message>
    <message>
        <source>violet ring</source>
        <translation>anello viola</translation>
    </message>
    <message>
        <source>ivory heart</source>
        <translation>cuore avorio</translation>
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
        <translation>Carta speciale</translation>
    </message>
    <message>
        <source>Lookout</source>
        <translation>Palo</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spia</translation>
    </message>
    <message>
        <source>The Boss Calls</source>
        <translation>Telefonata del boss</translation>
    </message>
</context>
<context>
    <name>TicketCard</name>
    <message>
        <source>Ticket to %1</source>
        <translation>Biglietto per %1</translation>
    </message>
</context>
<context>
    <name>TurnRail</name>
    <message>
        <source>Hold to look</source>
        <translation>Tieni e guarda</translation>
    </message>
    <message>
        <source>Shows your hand while it is pressed.</source>
        <translation>Mostra le tue carte finché lo tieni premuto.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Click to skip</source>
        <translation>Clic per saltare</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Ancora da giocare</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>The Spy must be put onto a gangster in a row.</source>
        <translation>La Spia va messa su un gangster di una fila.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation>Tocca a qualcun altro.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Non c’è nulla da annullare.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Non c’è nulla da ripetere.</translation>
    </message>
    <message>
        <source>What everyone has seen cannot be taken back. The option “friendly undo” of a new game allows it.</source>
        <translation>Ciò che tutti hanno visto non si può annullare. Lo permette l’opzione «Annulla tra amici» di una nuova partita.</translation>
    </message>
    <message>
        <source>Gangster %1 is not in your hand.</source>
        <translation>Il gangster %1 non è tra le tue carte.</translation>
    </message>
    <message>
        <source>You have no special card left in this round.</source>
        <translation>In questo turno non hai più la carta speciale.</translation>
    </message>
    <message>
        <source>%1 is not in play with two players.</source>
        <translation>In due giocatori, %1 non è in gioco.</translation>
    </message>
    <message>
        <source>You have already chosen for this job.</source>
        <translation>Hai già scelto per questa mano.</translation>
    </message>
    <message>
        <source>Nothing is played before everyone has chosen. Bring the card to “Your play”.</source>
        <translation>Non si gioca nulla finché non hanno scelto tutti. Porta la carta su «La tua scelta».</translation>
    </message>
    <message>
        <source>The choices are open: they stand until the next job.</source>
        <translation>Le scelte sono scoperte: valgono fino alla prossima mano.</translation>
    </message>
    <message>
        <source>The lowest gangster comes first: %1 is playing.</source>
        <translation>Gioca per primo il numero più basso: ora tocca al gangster %1.</translation>
    </message>
    <message>
        <source>Gangster %1 is already in a city.</source>
        <translation>Il gangster %1 è già in una città.</translation>
    </message>
    <message>
        <source>The special card is already played.</source>
        <translation>La carta speciale è già stata giocata.</translation>
    </message>
    <message>
        <source>The special card of this turn is another one: %1.</source>
        <translation>La carta speciale da giocare adesso è un’altra: %1.</translation>
    </message>
    <message>
        <source>Both cards must go to the same city: %1.</source>
        <translation>Le due carte vanno nella stessa città: %1.</translation>
    </message>
    <message>
        <source>Gangster %1 does not stand in %2.</source>
        <translation>Il gangster %1 non si trova a %2.</translation>
    </message>
    <message>
        <source>Gangster %1 must come from a city other than %2.</source>
        <translation>Il gangster %1 deve venire da una città diversa da %2.</translation>
    </message>
    <message>
        <source>Somebody must be called to %1: pick a gangster from another city.</source>
        <translation>Qualcuno va chiamato a %1: scegli un gangster di un’altra città.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Adesso non si può fare.</translation>
    </message>
    <message>
        <source>The Gang</source>
        <translation>The Gang</translation>
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
        <source>Lookout</source>
        <translation>Palo</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spia</translation>
    </message>
    <message>
        <source>The Boss Calls</source>
        <translation>Telefonata del boss</translation>
    </message>
    <message>
        <source>Special card, face down</source>
        <translation>Carta speciale coperta</translation>
    </message>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <comment>on a gangster</comment>
        <translation>
            <numerusform>%n revolver</numerusform>
            <numerusform>%n revolver</numerusform>
        </translation>
    </message>
    <message>
        <source>Gangster %1, odd, %2</source>
        <translation>Gangster %1, dispari, %2</translation>
    </message>
    <message>
        <source>Gangster %1, even, %2</source>
        <translation>Gangster %1, pari, %2</translation>
    </message>
    <message>
        <source>Ticket to %1</source>
        <translation>Biglietto per %1</translation>
    </message>
    <message>
        <source>Gangster, face down</source>
        <translation>Gangster coperto</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>La tua scelta</translation>
    </message>
    <message>
        <source>Left end of %1</source>
        <translation>Estremità sinistra di %1</translation>
    </message>
    <message>
        <source>Right end of %1</source>
        <translation>Estremità destra di %1</translation>
    </message>
    <message>
        <source>Job %1: choose a gangster, and a ticket or the special card.</source>
        <translation>Mano %1: scegli un gangster, più un biglietto o la carta speciale.</translation>
    </message>
    <message>
        <source>All have chosen. Lowest first: %1.</source>
        <translation>Tutti hanno scelto. In ordine crescente: %1.</translation>
    </message>
    <message>
        <source>%1: %2 to %3.</source>
        <translation>%1: %2 a %3.</translation>
    </message>
    <message>
        <source>%1 posts the Lookout at the left end of %2.</source>
        <translation>%1 piazza il Palo all’estremità sinistra di %2.</translation>
    </message>
    <message>
        <source>%1 posts the Lookout at the right end of %2.</source>
        <translation>%1 piazza il Palo all’estremità destra di %2.</translation>
    </message>
    <message>
        <source>%1 sets the Spy on %2 in %3: for this turn it counts as even.</source>
        <translation>%1 mette la Spia sul gangster %2 a %3: per ora vale come pari.</translation>
    </message>
    <message>
        <source>%1 sets the Spy on %2 in %3: for this turn it counts as odd.</source>
        <translation>%1 mette la Spia sul gangster %2 a %3: per ora vale come dispari.</translation>
    </message>
    <message>
        <source>%1 plays The Boss Calls on %2, but nobody is there to be called.</source>
        <translation>%1 gioca la Telefonata del boss a %2, ma non c’è nessuno da chiamare.</translation>
    </message>
    <message>
        <source>%1 plays The Boss Calls: %2 moves from %3 to %4.</source>
        <translation>%1 gioca la Telefonata del boss: il gangster %2 passa da %3 a %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%n revolver</numerusform>
            <numerusform>%n revolver</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 captures %2 between the Lookout and %3: %4.</source>
        <translation>%1 cattura la gang %2 tra il Palo e %3: %4.</translation>
    </message>
    <message>
        <source>%1 captures %2 between %3 and the Lookout: %4.</source>
        <translation>%1 cattura la gang %2 tra %3 e il Palo: %4.</translation>
    </message>
    <message>
        <source>%1 captures %2 between %3 and %4: %5.</source>
        <translation>%1 cattura la gang %2 tra %3 e %4: %5.</translation>
    </message>
    <message>
        <source>%1 discards an unused card: %2.</source>
        <translation>%1 scarta una carta non giocata: %2.</translation>
    </message>
    <message>
        <source>%1 is refilled with %2.</source>
        <translation>La fila di %1 si completa con %2.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>Il turno %1 è finito.</translation>
    </message>
    <message>
        <source>Everyone is dealt four gangsters and a special card.</source>
        <translation>Ognuno riceve quattro gangster e una carta speciale.</translation>
    </message>
    <message>
        <source>Bring a gangster here, and a ticket or your special card.</source>
        <translation>Porta qui un gangster, più un biglietto o la tua carta speciale.</translation>
    </message>
    <message>
        <source>Now a gangster.</source>
        <translation>Ora un gangster.</translation>
    </message>
    <message>
        <source>Now a ticket or your special card.</source>
        <translation>Ora un biglietto o la tua carta speciale.</translation>
    </message>
    <message>
        <source>%1 goes to %2.</source>
        <translation>Il gangster %1 va a %2.</translation>
    </message>
    <message>
        <source>%1 + %2: you pick the city when its turn comes.</source>
        <translation>%1 + %2: sceglierai la città quando tocca a te.</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>a gangster and its special card</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 sends %2 to %3.</source>
        <translation>%1 manda il gangster %2 a %3.</translation>
    </message>
    <message>
        <source>Play both in one city, either one first. The Lookout goes to an end of the row.</source>
        <translation>Gioca le due carte nella stessa città, nell’ordine che vuoi. Il Palo va a un’estremità della fila.</translation>
    </message>
    <message>
        <source>Play both in one city, either one first. The Spy goes onto a gangster.</source>
        <translation>Gioca le due carte nella stessa città, nell’ordine che vuoi. La Spia va su un gangster.</translation>
    </message>
    <message>
        <source>Play both in one city, either one first. The Boss Calls brings a gangster from another city.</source>
        <translation>Gioca le due carte nella stessa città, nell’ordine che vuoi. La Telefonata del boss fa arrivare un gangster da un’altra città.</translation>
    </message>
    <message>
        <source>Now bring %1 to %2 as well.</source>
        <translation>Ora porta a %2 anche il gangster %1.</translation>
    </message>
    <message>
        <source>Now the Lookout, at an end of the row in %1.</source>
        <translation>Ora il Palo, a un’estremità della fila di %1.</translation>
    </message>
    <message>
        <source>Now the Spy, on a gangster in %1.</source>
        <translation>Ora la Spia, su un gangster di %1.</translation>
    </message>
    <message>
        <source>Now The Boss Calls, in %1.</source>
        <translation>Ora la Telefonata del boss, a %1.</translation>
    </message>
    <message>
        <source>Who is called? Bring a gangster from another city to %1.</source>
        <translation>Chi viene chiamato? Porta a %1 un gangster di un’altra città.</translation>
    </message>
    <message>
        <source>Here it captures two gangs: %1.</source>
        <translation>Qui si catturano due gang: %1.</translation>
    </message>
    <message>
        <source>Here it captures a gang of %1: %2.</source>
        <translation>Qui si cattura una gang di %1: %2.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 runs this town</source>
        <translation>%1 comanda in città</translation>
    </message>
    <message>
        <source>%1 share this town</source>
        <translation>%1 si dividono la città</translation>
    </message>
    <message numerus="yes">
        <source>%1 hold %n revolver(s) each. The single highest gangster decides:</source>
        <comment>two or more names</comment>
        <translation>
            <numerusform>%1 hanno %n revolver a testa. Decide il numero più alto:</numerusform>
            <numerusform>%1 hanno %n revolver a testa. Decide il numero più alto:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 captured nothing and stay tied.</source>
        <translation>%1 non hanno catturato nulla e sono a pari merito.</translation>
    </message>
    <message>
        <source>As the row stands now, it would capture two gangs: %1.</source>
        <translation>Per ora si catturerebbero due gang: %1.</translation>
    </message>
    <message>
        <source>As the row stands now, it would capture a gang of %1: %2.</source>
        <translation>Per ora si catturerebbe una gang di %1: %2.</translation>
    </message>
    <message>
        <source>Boss Calls</source>
        <comment>The Boss Calls, in short</comment>
        <translation>Telefonata</translation>
    </message>
</context>
</TS>
