<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>Banner</name>
    <message>
        <source>Click to go on</source>
        <translation>Clic per continuare</translation>
    </message>
</context>
<context>
    <name>ContentsColumn</name>
    <message>
        <source>Contents</source>
        <translation>Sommario</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Altri giochi</translation>
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
    <message>
        <source>The games</source>
        <translation>I giochi</translation>
    </message>
    <message>
        <source>This program is independent of them: its words are its own, and so is its art, tattoos and shop signs apart.</source>
        <translation>Questo programma ne è indipendente: i testi sono tutti suoi, e così le illustrazioni, tatuaggi e insegne a parte.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>The tattoos and the shop signs</source>
        <translation>I tatuaggi e le insegne</translation>
    </message>
    <message>
        <source>Icons from game-icons.net, recoloured and set on cards and signs, under CC BY 3.0 (creativecommons.org/licenses/by/3.0). Icons made by %1.</source>
        <translation>Icone di game-icons.net, ricolorate e messe su carte e insegne, con licenza CC BY 3.0 (creativecommons.org/licenses/by/3.0). Autori delle icone: %1.</translation>
    </message>
</context>
<context>
    <name>CurtainScreen</name>
    <message>
        <source>Pass the mouse to</source>
        <translation>Passa il mouse a</translation>
    </message>
    <message>
        <source>I am %1: open the curtain</source>
        <translation>Sono %1: apri il sipario</translation>
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
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Maiusc+Z</translation>
    </message>
</context>
<context>
    <name>EndFrame</name>
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
    <message>
        <source>Look at the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
</context>
<context>
    <name>FigureBlock</name>
    <message>
        <source>Figure: %1</source>
        <translation>Figura: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>a figure&apos;s step</comment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>a figure&apos;s step</comment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Da capo</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regola %1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
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
    <name>GameTable</name>
    <message>
        <source>%1, your move</source>
        <translation>%1, tocca a te</translation>
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
    <name>GangOfDice</name>
    <message>
        <source>Die: the boss, no value</source>
        <translation>Dado: il boss, nessun valore</translation>
    </message>
    <message>
        <source>Die: %1</source>
        <translation>Dado: %1</translation>
    </message>
    <message numerus="yes">
        <source>dice</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>dado</numerusform>
            <numerusform>dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>Token, worth 3 dice</source>
        <translation>Segnalino, vale 3 dadi</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bomba</translation>
    </message>
    <message>
        <source>Explosive</source>
        <translation>Esplosiva</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>in totale</translation>
    </message>
    <message numerus="yes">
        <source>%n odd</source>
        <translation>
            <numerusform>%n dispari</numerusform>
            <numerusform>%n dispari</numerusform>
        </translation>
    </message>
    <message>
        <source>run of %1</source>
        <translation>scala da %1</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>una coppia</translation>
    </message>
    <message>
        <source>%1 different</source>
        <translation>%1 diversi</translation>
    </message>
    <message>
        <source>two 5s</source>
        <translation>due 5</translation>
    </message>
    <message>
        <source>any %1</source>
        <translation>un %1</translation>
    </message>
    <message>
        <source>a sum of %1 or more</source>
        <translation>una somma di %1 o più</translation>
    </message>
    <message numerus="yes">
        <source>%n odd dice or more</source>
        <translation>
            <numerusform>almeno %n dispari</numerusform>
            <numerusform>almeno %n dispari</numerusform>
        </translation>
    </message>
    <message>
        <source>two values in a row, such as 2 and 3</source>
        <translation>due valori consecutivi, come 2 e 3</translation>
    </message>
    <message>
        <source>three values in a row, such as 2, 3, 4</source>
        <translation>tre valori consecutivi, come 2, 3 e 4</translation>
    </message>
    <message>
        <source>two dice of the same value</source>
        <translation>due valori uguali</translation>
    </message>
    <message>
        <source>%1 different values or more</source>
        <translation>almeno %1 valori diversi</translation>
    </message>
    <message>
        <source>two 5s or more</source>
        <translation>due o più 5</translation>
    </message>
    <message>
        <source>Checked only when the turn ends: the dice are lost with %1.</source>
        <translation>Si controlla solo a fine giocata: i dadi si perdono con %1.</translation>
    </message>
    <message>
        <source>Checked after every roll: the dice are lost at once with %1.</source>
        <translation>Si controlla dopo ogni lancio: i dadi si perdono subito con %1.</translation>
    </message>
    <message>
        <source>That sets the bomb off, unless you reroll.</source>
        <translation>Così la bomba scoppia, se non rilanci.</translation>
    </message>
    <message>
        <source>That sets it off.</source>
        <translation>Così la carta scatta.</translation>
    </message>
    <message>
        <source>Nothing more fits: %1 sets it off.</source>
        <translation>Nessun margine: a %1 la carta scatta.</translation>
    </message>
    <message numerus="yes">
        <source>%n more is safe.</source>
        <translation>
            <numerusform>Ancora %n punto senza rischio.</numerusform>
            <numerusform>Ancora %n punti senza rischio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd so far</source>
        <translation>
            <numerusform>Finora %n dispari</numerusform>
            <numerusform>Finora %n dispari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) it off.</source>
        <translation>
            <numerusform>la carta scatta con %n.</numerusform>
            <numerusform>la carta scatta con %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A neighbour of these sets it off.</source>
        <translation>Con un valore vicino la carta scatta.</translation>
    </message>
    <message>
        <source>No run so far.</source>
        <translation>Finora nessuna scala.</translation>
    </message>
    <message>
        <source>No pair so far.</source>
        <translation>Finora nessuna coppia.</translation>
    </message>
    <message numerus="yes">
        <source>%n different so far</source>
        <translation>
            <numerusform>Finora %n valore</numerusform>
            <numerusform>Finora %n valori diversi</numerusform>
        </translation>
    </message>
    <message>
        <source>No 5 so far; two set it off.</source>
        <translation>Finora nessun 5; la carta scatta con due.</translation>
    </message>
    <message>
        <source>One 5; another sets it off.</source>
        <translation>Un 5; con un altro la carta scatta.</translation>
    </message>
    <message>
        <source>No %1 so far.</source>
        <translation>Finora nessun %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to come</source>
        <translation>
            <numerusform>Ancora %n avvertimento</numerusform>
            <numerusform>Ancora %n avvertimenti</numerusform>
        </translation>
    </message>
    <message>
        <source>The last warning</source>
        <translation>L’ultimo avvertimento</translation>
    </message>
    <message>
        <source>The boss counts for nothing, good or bad.</source>
        <translation>Il boss non conta, né in bene né in male.</translation>
    </message>
    <message>
        <source>The screens are lifted</source>
        <translation>Si tolgono gli schermi</translation>
    </message>
    <message>
        <source>%1 runs the house</source>
        <translation>Qui comanda %1</translation>
    </message>
    <message>
        <source>%1 run the house together</source>
        <translation>Qui comandano insieme %1</translation>
    </message>
    <message>
        <source>Everyone lost the last dice at once: %1, who went out together, share the win.</source>
        <translation>Gli ultimi dadi sono persi tutti insieme: %1 escono nello stesso turno e si dividono la vittoria.</translation>
    </message>
    <message>
        <source>Everyone else is out: %1 wins at once.</source>
        <translation>Resta in gara solo %1, che vince subito.</translation>
    </message>
    <message>
        <source>%1 have equally many dice and share the place.</source>
        <translation>%1 hanno lo stesso numero di dadi e sono a pari merito.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice stay in the middle and belong to nobody.</source>
        <translation>
            <numerusform>%n dado resta al centro e non è di nessuno.</numerusform>
            <numerusform>%n dadi restano al centro e non sono di nessuno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n segnalino</numerusform>
            <numerusform>%n segnalini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n dice</source>
        <translation>
            <numerusform>Posizione %1: %2, %n dado</numerusform>
            <numerusform>Posizione %1: %2, %n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Round %1.&lt;/b&gt; %2: %3.</source>
        <translation>&lt;b&gt;Turno %1.&lt;/b&gt; %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) come into the middle.</source>
        <translation>
            <numerusform>%n segnalino arriva al centro.</numerusform>
            <numerusform>%n segnalini arrivano al centro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n dice: %2.</source>
        <translation>
            <numerusform>%1 lancia %n dado: %2.</numerusform>
            <numerusform>%1 lancia %n dadi: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rerolls %n: %2.</source>
        <translation>
            <numerusform>%1 ne rilancia %n: %2.</numerusform>
            <numerusform>%1 ne rilancia %n: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bomb goes off: %1 loses %n dice.</source>
        <translation>
            <numerusform>La bomba scoppia: %1 perde %n dado.</numerusform>
            <numerusform>La bomba scoppia: %1 perde %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It explodes: %1 loses %n dice.</source>
        <translation>
            <numerusform>Esplode: %1 perde %n dado.</numerusform>
            <numerusform>Esplode: %1 perde %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 with %n dice.</source>
        <translation>
            <numerusform>%1 fa %2 con %n dado.</numerusform>
            <numerusform>%1 fa %2 con %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins round %2 and takes %n dice.</source>
        <translation>
            <numerusform>%1 vince il turno %2 e si prende %n dado.</numerusform>
            <numerusform>%1 vince il turno %2 e si prende %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins round %1: %n dice stay in the middle.</source>
        <translation>
            <numerusform>Nessuno vince il turno %1: %n dado resta al centro.</numerusform>
            <numerusform>Nessuno vince il turno %1: %n dadi restano al centro.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has nothing left and is out.</source>
        <translation>%1 non ha più niente ed è fuori.</translation>
    </message>
    <message>
        <source>The game is over: the screens are lifted.</source>
        <translation>La partita è finita: si tolgono gli schermi.</translation>
    </message>
    <message>
        <source>Take at least one die.</source>
        <translation>Prendi almeno un dado.</translation>
    </message>
    <message>
        <source>Choose at least one die to reroll.</source>
        <translation>Scegli almeno un dado da rilanciare.</translation>
    </message>
    <message numerus="yes">
        <source>You have no more than %n dice.</source>
        <translation>
            <numerusform>Hai solo %n dado.</numerusform>
            <numerusform>Hai solo %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n dice in the game.</source>
        <translation>
            <numerusform>Nel gioco c’è solo %n dado.</numerusform>
            <numerusform>Nel gioco ci sono solo %n dadi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of dice is fixed for this turn: %1.</source>
        <translation>Il numero di dadi è fissato per questa giocata: %1.</translation>
    </message>
    <message>
        <source>Take dice and roll them first.</source>
        <translation>Prima prendi dei dadi e lanciali.</translation>
    </message>
    <message>
        <source>That die is not in the tray.</source>
        <translation>Quel dado non è nel vassoio.</translation>
    </message>
    <message>
        <source>Gang of Dice</source>
        <translation>Gang of Dice</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Turno %1 di %2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>turno %1 di %2</translation>
    </message>
    <message>
        <source>Open screens</source>
        <translation>Schermi aperti</translation>
    </message>
    <message>
        <source>Everyone sees everyone’s wealth; no curtain between the turns</source>
        <translation>Tutti vedono la ricchezza di tutti; niente sipario tra le giocate</translation>
    </message>
    <message>
        <source>%1, to be rerolled</source>
        <translation>%1, da rilanciare</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1, tenuto</translation>
    </message>
    <message>
        <source>reroll</source>
        <translation>rilancio</translation>
    </message>
    <message numerus="yes">
        <source>Take %n dice</source>
        <translation>
            <numerusform>Prendi %n dado</numerusform>
            <numerusform>Prendi %n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>A die behind the screen</source>
        <translation>Un dado dietro lo schermo</translation>
    </message>
    <message>
        <source>Token: take 3 dice more</source>
        <translation>Segnalino: prendi altri 3 dadi</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>boss</translation>
    </message>
    <message>
        <source>result %1</source>
        <translation>risultato %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice behind the screen</source>
        <translation>
            <numerusform>%n dado dietro lo schermo</numerusform>
            <numerusform>%n dadi dietro lo schermo</numerusform>
        </translation>
    </message>
    <message>
        <source>is out</source>
        <translation>è fuori</translation>
    </message>
    <message numerus="yes">
        <source>bomb: %n dice to the middle</source>
        <translation>
            <numerusform>bomba: %n dado al centro</numerusform>
            <numerusform>bomba: %n dadi al centro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>explosive: %n dice to the middle</source>
        <translation>
            <numerusform>esplosiva: %n dado al centro</numerusform>
            <numerusform>esplosiva: %n dadi al centro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leads with %n dice</source>
        <translation>
            <numerusform>in testa con %n dado</numerusform>
            <numerusform>in testa con %n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n dice</source>
        <translation>
            <numerusform>con %n dado</numerusform>
            <numerusform>con %n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rolls %n dice</source>
        <translation>
            <numerusform>lancia %n dado</numerusform>
            <numerusform>lancia %n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>takes dice</source>
        <translation>prende i dadi</translation>
    </message>
    <message>
        <source>plays next</source>
        <translation>gioca dopo</translation>
    </message>
    <message>
        <source>This round, in order of play</source>
        <translation>Questo turno, in ordine di gioco</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Vassoio</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somma</translation>
    </message>
    <message numerus="yes">
        <source>To beat: %1 with %n dice (%2)</source>
        <translation>
            <numerusform>Da battere: %1 con %n dado (%2)</numerusform>
            <numerusform>Da battere: %1 con %n dadi (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a result yet</source>
        <translation>Ancora nessun risultato</translation>
    </message>
    <message>
        <source>%1: how many dice?</source>
        <translation>%1: quanti dadi?</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Quanti dadi</translation>
    </message>
    <message>
        <source>%1 · last roll</source>
        <translation>%1 · ultimo lancio</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n reroll(s) left</source>
        <translation>
            <numerusform>%1 · ancora %n rilancio</numerusform>
            <numerusform>%1 · ancora %n rilanci</numerusform>
        </translation>
    </message>
    <message>
        <source>The bomb goes off: %1 loses the dice</source>
        <translation>La bomba scoppia: %1 perde i dadi</translation>
    </message>
    <message>
        <source>It explodes: %1 loses the dice</source>
        <translation>Esplode: %1 perde i dadi</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the round and sweeps up %n dice</source>
        <translation>
            <numerusform>%1 vince il turno e si prende %n dado</numerusform>
            <numerusform>%1 vince il turno e si prende %n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins: %n dice stay in the middle</source>
        <translation>
            <numerusform>Non vince nessuno: %n dado resta al centro</numerusform>
            <numerusform>Non vince nessuno: %n dadi restano al centro</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: a new warning</source>
        <translation>Turno %1: un nuovo avvertimento</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n token(s) come into the middle</source>
        <translation>
            <numerusform>Turno %1: %n segnalino arriva al centro</numerusform>
            <numerusform>Turno %1: %n segnalini arrivano al centro</numerusform>
        </translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>Al centro</translation>
    </message>
    <message>
        <source>to win in this round: all dice rolled</source>
        <translation>in palio: tutti i dadi lanciati nel turno</translation>
    </message>
    <message>
        <source>to win in this round: %1 in the middle, and all dice rolled</source>
        <translation>in palio: %1 al centro e tutti i dadi del turno</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Lancia %n dado</numerusform>
            <numerusform>Lancia %n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Rilancia</translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n dice</source>
        <translation>
            <numerusform>Rilancia %n dado</numerusform>
            <numerusform>Rilancia %n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop at %1</source>
        <translation>Fermati a %1</translation>
    </message>
    <message>
        <source>Click to skip</source>
        <translation>Clic per saltare</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice here</source>
        <translation>
            <numerusform>Lancia qui %n dado</numerusform>
            <numerusform>Lancia qui %n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag a handful of dice into the tray, or choose their number. You can take 1 to %n; it stands for the whole turn.</source>
        <translation>
            <numerusform>Trascina un dado nel vassoio. Puoi prenderne solo %n; il numero vale per tutta la giocata.</numerusform>
            <numerusform>Trascina una manciata di dadi nel vassoio o scegline il numero. Puoi prenderne da 1 a %n; il numero vale per tutta la giocata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click the dice that you want to reroll, or drag them down; or stop. %n reroll(s) left.</source>
        <translation>
            <numerusform>Fai clic sui dadi da rilanciare o trascinali in basso, oppure fermati. Ancora %n rilancio.</numerusform>
            <numerusform>Fai clic sui dadi da rilanciare o trascinali in basso, oppure fermati. Ancora %n rilanci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees what is behind a screen until the last round is over.</source>
        <translation>Nessuno vede che cosa c’è dietro gli schermi prima della fine dell’ultimo turno.</translation>
    </message>
    <message>
        <source>The screen is open</source>
        <translation>Lo schermo è aperto</translation>
    </message>
    <message>
        <source>The screen is closed</source>
        <translation>Lo schermo è chiuso</translation>
    </message>
    <message>
        <source>Behind your screen</source>
        <translation>Dietro il tuo schermo</translation>
    </message>
    <message numerus="yes">
        <source>dice in all</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>dado in tutto</numerusform>
            <numerusform>dadi in tutto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice in all</source>
        <translation>
            <numerusform>%n dado in tutto</numerusform>
            <numerusform>%n dadi in tutto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n in the tray</source>
        <translation>
            <numerusform>e %n nel vassoio</numerusform>
            <numerusform>e %n nel vassoio</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Tieni premuto</translation>
    </message>
    <message>
        <source>Shows what is behind your screen while it is pressed.</source>
        <translation>Mostra che cosa c’è dietro il tuo schermo finché lo tieni premuto.</translation>
    </message>
    <message>
        <source>Gang of Dice was designed by Reiner Knizia and published by Mandoo Games.</source>
        <translation>Gang of Dice è un gioco di Reiner Knizia, pubblicato da Mandoo Games.</translation>
    </message>
    <message>
        <source>Roll as high as you dare, but mind the boss’s warning.</source>
        <translation>Punta in alto, ma senza far scattare l’avvertimento del boss.</translation>
    </message>
    <message>
        <source>Which warnings are bombs is this program’s own stand-in for the printed cards.</source>
        <translation>Quali avvertimenti siano bombe lo decide questo programma, in luogo delle carte stampate.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Turno %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice for %1</source>
        <translation>
            <numerusform>%n dado per %1</numerusform>
            <numerusform>%n dadi per %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n dice beats all the others.</source>
        <translation>
            <numerusform>%1 con %n dado batte tutti gli altri.</numerusform>
            <numerusform>%1 con %n dadi batte tutti gli altri.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 dice beats %1 with %3: on a tie, more dice win.</source>
        <translation>%1 con %2 dadi batte %1 con %3: a parità vince chi ha usato più dadi.</translation>
    </message>
    <message numerus="yes">
        <source>Twice %1 with %n dice: the earlier turn wins the tie.</source>
        <translation>
            <numerusform>Due volte %1 con %n dado: a parità vince chi ha giocato prima.</numerusform>
            <numerusform>Due volte %1 con %n dadi: a parità vince chi ha giocato prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: %1 leads</source>
        <translation>Parità: in testa %1</translation>
    </message>
    <message>
        <source>Nobody wins round %1</source>
        <translation>Nessuno vince il turno %1</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 è fuori</translation>
    </message>
    <message>
        <source>Nothing is left behind the screen.</source>
        <translation>Dietro lo schermo non resta più niente.</translation>
    </message>
    <message>
        <source>Stop at %1: %2 leads</source>
        <translation>Fermati a %1: in testa c’è %2</translation>
    </message>
    <message>
        <source>Stop and lose</source>
        <translation>Fermati e perdi</translation>
    </message>
    <message numerus="yes">
        <source>Roll all %n dice</source>
        <translation>
            <numerusform>Lancia %n dado</numerusform>
            <numerusform>Lancia tutti i %n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop it here: it will be rerolled</source>
        <translation>Lascialo qui: sarà rilanciato</translation>
    </message>
    <message>
        <source>Drop it here: it stays</source>
        <translation>Lascialo qui: resta</translation>
    </message>
    <message>
        <source>Adds its value to the result, and may trigger the warning.</source>
        <translation>Somma il suo valore al risultato, e può far scattare l’avvertimento.</translation>
    </message>
    <message>
        <source>Adds nothing to the result, and triggers no warning.</source>
        <translation>Non aggiunge nulla al risultato e non fa scattare nessun avvertimento.</translation>
    </message>
    <message>
        <source>Worth three dice, at any time.</source>
        <translation>Vale tre dadi, in ogni momento.</translation>
    </message>
    <message>
        <source>The winner of the round takes all dice that were rolled in it, and what lies here.</source>
        <translation>Chi vince il turno si prende tutti i dadi lanciati nel turno e ciò che sta qui.</translation>
    </message>
    <message>
        <source>Behind the screen</source>
        <translation>Dietro lo schermo</translation>
    </message>
    <message>
        <source>The wealth in dice, a token being worth three. Only its owner sees it.</source>
        <translation>La ricchezza in dadi; un segnalino ne vale tre. La vede solo il suo proprietario.</translation>
    </message>
    <message>
        <source>Result of the turn</source>
        <translation>Risultato della giocata</translation>
    </message>
    <message>
        <source>The highest valid result wins the round; on a tie more dice, then the earlier turn.</source>
        <translation>Vince il turno il risultato valido più alto; a parità chi ha usato più dadi, poi chi ha giocato prima.</translation>
    </message>
    <message>
        <source>Everyone else looks at the ceiling until the dice roll.</source>
        <translation>Gli altri guardano il soffitto finché non rotolano i dadi.</translation>
    </message>
    <message>
        <source>Stop at %1: %2 stays ahead</source>
        <translation>Fermati a %1: in testa resta %2</translation>
    </message>
</context>
<context>
    <name>Gangz</name>
    <message>
        <source>Round %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Vota</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Svela</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, adesso</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n nel mazzo</numerusform>
            <numerusform>%n nel mazzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards, 2 intruders</source>
        <comment>on the wall</comment>
        <translation>
            <numerusform>%n carta, 2 intrusi</numerusform>
            <numerusform>%n carte, 2 intrusi</numerusform>
        </translation>
    </message>
    <message>
        <source>The leader</source>
        <translation>Il capobanda</translation>
    </message>
    <message>
        <source>Asks first, and says what it costs.</source>
        <translation>Prima chiede, e dice quanto costa.</translation>
    </message>
    <message>
        <source>Keep my hand</source>
        <translation>Tengo la mano</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message numerus="yes">
        <source>intruders found</source>
        <translation>
            <numerusform>intruso trovato</numerusform>
            <numerusform>intrusi trovati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cards unsuspected</source>
        <translation>
            <numerusform>carta insospettata</numerusform>
            <numerusform>carte insospettate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pistols on own cards</source>
        <translation>
            <numerusform>pistola sulle proprie carte</numerusform>
            <numerusform>pistole sulle proprie carte</numerusform>
        </translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tua</translation>
    </message>
    <message>
        <source>Intruder</source>
        <translation>Intruso</translation>
    </message>
    <message>
        <source>Tell it again</source>
        <translation>Racconta di nuovo</translation>
    </message>
    <message>
        <source>first pistol</source>
        <translation>prima pistola</translation>
    </message>
    <message>
        <source>second pistol</source>
        <translation>seconda pistola</translation>
    </message>
    <message>
        <source>Tattoo</source>
        <translation>Tatuaggio</translation>
    </message>
    <message>
        <source>A henchman. What links the picture to the leader&apos;s is for you to say: a thing, a sound, a story.</source>
        <translation>Uno scagnozzo. Che cosa lo lega all’immagine del capobanda lo decidi tu: una cosa, un suono, una storia.</translation>
    </message>
    <message>
        <source>The picture that leads this round. Send in cards that could belong to it.</source>
        <translation>L’immagine che guida questo turno. Manda carte che potrebbero farne parte.</translation>
    </message>
    <message>
        <source>Next leader</source>
        <translation>Prossimo capobanda</translation>
    </message>
    <message>
        <source>It leads one of the next two rounds: keep a card that fits it.</source>
        <translation>Guiderà uno dei prossimi due turni: tieni da parte una carta adatta.</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistola</translation>
    </message>
    <message>
        <source>Each player points two of them at two different cards of the wall, never at an own one.</source>
        <translation>Ognuno ne punta due su due carte diverse del muro, mai su una propria.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>So many cards a player holds. After each round as many are drawn as were played.</source>
        <translation>Quante carte ha un giocatore. Dopo ogni turno se ne pescano quante se ne sono giocate.</translation>
    </message>
    <message>
        <source>An intruder found brings 2, an own card that nobody suspects 1; each pistol on an own card costs 1.</source>
        <translation>Un intruso trovato vale 2, una propria carta insospettata 1; ogni pistola su una propria carta toglie 1.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Two cards of it join each wall as intruders. When it runs out, the discards become the new deck.</source>
        <translation>Due sue carte entrano in ogni muro come intrusi. Quando finisce, gli scarti diventano il nuovo mazzo.</translation>
    </message>
    <message>
        <source>The wall is laid</source>
        <translation>Il muro è pronto</translation>
    </message>
    <message>
        <source>%1 cards, %2 of them intruders from the deck. Now everyone votes in secret.</source>
        <translation>%1 carte, di cui %2 intrusi dal mazzo. Ora tutti votano in segreto.</translation>
    </message>
    <message>
        <source>Everyone may look</source>
        <translation>Tutti possono guardare</translation>
    </message>
    <message>
        <source>All have voted: the pistols fall.</source>
        <translation>Tutti hanno votato: cadono le pistole.</translation>
    </message>
    <message numerus="yes">
        <source>%1 swapped the hand and now holds %n card(s).</source>
        <translation>
            <numerusform>%1 ha cambiato la mano e ora ha %n carta.</numerusform>
            <numerusform>%1 ha cambiato la mano e ora ha %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck had run out: the discards are shuffled into a new one.</source>
        <translation>Il mazzo era finito: gli scarti, mescolati, ne fanno uno nuovo.</translation>
    </message>
    <message numerus="yes">
        <source>The wall: %n cards, two of them intruders.</source>
        <translation>
            <numerusform>Il muro: %n carta, due sono intrusi.</numerusform>
            <numerusform>Il muro: %n carte, due sono intrusi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The intruders were: %1, %2.</source>
        <translation>Gli intrusi erano: %1, %2.</translation>
    </message>
    <message>
        <source>%1: %2, now %3.</source>
        <translation>%1: %2, ora %3.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The last round is told</source>
        <translation>L’ultimo turno è raccontato</translation>
    </message>
    <message>
        <source>%1 leads the gangs</source>
        <translation>%1 comanda le bande</translation>
    </message>
    <message>
        <source>%1 lead the gangs together</source>
        <translation>%1 comandano insieme le bande</translation>
    </message>
    <message>
        <source>%1 have %2 points each and share the win.</source>
        <translation>%1 hanno %2 punti ciascuno e si dividono la vittoria.</translation>
    </message>
    <message>
        <source>best liar</source>
        <translation>miglior bugiardo</translation>
    </message>
    <message>
        <source>best nose</source>
        <translation>miglior fiuto</translation>
    </message>
    <message>
        <source>The wall of round %1 fooled everybody: none of %2 pistols found an intruder.</source>
        <translation>Il muro del turno %1 ha ingannato tutti: nessuna delle %2 pistole ha trovato un intruso.</translation>
    </message>
    <message numerus="yes">
        <source>The hardest wall was that of round %1: %n of %2 pistols found an intruder.</source>
        <translation>
            <numerusform>Il muro più difficile è stato quello del turno %1: %n pistola su %2 ha trovato un intruso.</numerusform>
            <numerusform>Il muro più difficile è stato quello del turno %1: %n pistole su %2 hanno trovato un intruso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>Posto %1: %2, %n punto</numerusform>
            <numerusform>Posto %1: %2, %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Send in one, two or three cards.</source>
        <translation>Manda una, due o tre carte.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Questa carta non è nella tua mano.</translation>
    </message>
    <message>
        <source>You have already chosen for this round.</source>
        <translation>Hai già scelto per questo turno.</translation>
    </message>
    <message>
        <source>The hand can be swapped once a round only.</source>
        <translation>La mano si cambia una sola volta per turno.</translation>
    </message>
    <message>
        <source>The last card of a hand cannot be swapped.</source>
        <translation>L’ultima carta di una mano non si cambia.</translation>
    </message>
    <message>
        <source>There are too few cards left to swap the hand.</source>
        <translation>Restano troppo poche carte per cambiare la mano.</translation>
    </message>
    <message>
        <source>There is no wall yet: some still choose their cards.</source>
        <translation>Il muro non c’è ancora: qualcuno sta scegliendo.</translation>
    </message>
    <message>
        <source>The wall is laid: cards are sent in again in the next round.</source>
        <translation>Il muro è pronto: si mandano carte al prossimo turno.</translation>
    </message>
    <message>
        <source>You have already voted in this round.</source>
        <translation>Hai già votato in questo turno.</translation>
    </message>
    <message>
        <source>This card is not on the wall.</source>
        <translation>Questa carta non è nel muro.</translation>
    </message>
    <message>
        <source>This card is your own: point at somebody else&apos;s.</source>
        <translation>Questa carta è tua: punta su quella di un altro.</translation>
    </message>
    <message>
        <source>These must be two different cards.</source>
        <translation>Devono essere due carte diverse.</translation>
    </message>
    <message>
        <source>Gangz</source>
        <translation>Gangz</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>of a game that was left</comment>
        <translation>turno %1</translation>
    </message>
    <message>
        <source>Hide your tattoos among the leader&apos;s gang, and point out the two intruders.</source>
        <translation>Nascondi i tuoi tatuaggi nella banda del capo e smaschera i due intrusi.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punti per vincere</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody reaches them</source>
        <translation>La partita finisce dopo il turno in cui qualcuno li raggiunge</translation>
    </message>
    <message>
        <source>Names of the pictures</source>
        <translation>Nomi delle immagini</translation>
    </message>
    <message>
        <source>Shown on the cards and read aloud: for those who cannot see them; a name narrows the fancy</source>
        <translation>Sulle carte e letti ad alta voce: per chi non le vede; un nome restringe la fantasia</translation>
    </message>
    <message>
        <source>en</source>
        <comment>which names of the pictures: en, it or fr</comment>
        <translation>it</translation>
    </message>
    <message>
        <source>Leader of round %1</source>
        <translation>Capobanda del turno %1</translation>
    </message>
    <message>
        <source>Card %1 of your hand</source>
        <translation>Carta %1 della tua mano</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, scelta</translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Carta coperta</translation>
    </message>
    <message>
        <source>Card %1 of the wall</source>
        <translation>Carta %1 del muro</translation>
    </message>
    <message>
        <source>%1, your own</source>
        <translation>%1, tua</translation>
    </message>
    <message>
        <source>%1, your pawn lies on it</source>
        <translation>%1, ci sta la tua pistola</translation>
    </message>
    <message>
        <source>%1, an intruder</source>
        <translation>%1, un intruso</translation>
    </message>
    <message>
        <source>%1, played by %2, %3</source>
        <translation>%1, giocata da %2, %3</translation>
    </message>
    <message>
        <source>First pistol</source>
        <translation>Prima pistola</translation>
    </message>
    <message>
        <source>Second pistol</source>
        <translation>Seconda pistola</translation>
    </message>
    <message>
        <source>%1, on a card</source>
        <translation>%1, su una carta</translation>
    </message>
    <message>
        <source>Pistol of %1</source>
        <translation>Pistola di %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Secret choices</source>
        <translation>Scelte segrete</translation>
    </message>
    <message>
        <source>Secret votes</source>
        <translation>Voti segreti</translation>
    </message>
    <message>
        <source>All others look away: hands, choices and votes are secret.</source>
        <translation>Gli altri guardino altrove: mani, scelte e voti sono segreti.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>sta scegliendo</translation>
    </message>
    <message>
        <source>has swapped</source>
        <translation>ha cambiato la mano</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>ha votato</translation>
    </message>
    <message>
        <source>is voting</source>
        <translation>sta votando</translation>
    </message>
    <message>
        <source>found both intruders</source>
        <translation>trovati i due intrusi</translation>
    </message>
    <message>
        <source>found an intruder</source>
        <translation>trovato un intruso</translation>
    </message>
    <message numerus="yes">
        <source>%n unsuspected</source>
        <comment>own cards</comment>
        <translation>
            <numerusform>%n insospettata</numerusform>
            <numerusform>%n insospettate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pistol(s) on</source>
        <comment>own cards</comment>
        <translation>
            <numerusform>%n pistola su</numerusform>
            <numerusform>%n pistole su</numerusform>
        </translation>
    </message>
    <message>
        <source>Which of your henchmen could hide behind this picture? Send in one, two or three.</source>
        <translation>Quali dei tuoi scagnozzi potrebbero stare con questa immagine? Mandane uno, due o tre.</translation>
    </message>
    <message>
        <source>Each card that nobody suspects brings 1 point, each pistol on one costs 1.</source>
        <translation>Ogni carta di cui nessuno sospetta vale 1 punto, ogni pistola su una tua carta ne toglie 1.</translation>
    </message>
    <message>
        <source>Who does not belong?</source>
        <translation>Chi è di troppo?</translation>
    </message>
    <message numerus="yes">
        <source>Two of these %n came from the deck. Each intruder that you find brings 2 points.</source>
        <translation>
            <numerusform>Due di queste %n carte vengono dal mazzo. Ogni intruso che trovi vale 2 punti.</numerusform>
            <numerusform>Due di queste %n carte vengono dal mazzo. Ogni intruso che trovi vale 2 punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose 1 to %1</source>
        <translation>Scegline da 1 a %1</translation>
    </message>
    <message>
        <source>Send in</source>
        <translation>Manda</translation>
    </message>
    <message numerus="yes">
        <source>Send in %n card(s)</source>
        <translation>
            <numerusform>Manda %n carta</numerusform>
            <numerusform>Manda %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap the hand</source>
        <translation>Cambia la mano</translation>
    </message>
    <message>
        <source>Swap the hand?</source>
        <translation>Cambiare la mano?</translation>
    </message>
    <message>
        <source>All %1 cards go, %2 new ones come. You play with %2 to the end of the game.</source>
        <translation>Le tue %1 carte vanno via e ne arrivano %2. Giocherai con %2 fino alla fine.</translation>
    </message>
    <message>
        <source>Swap for %1 cards</source>
        <translation>Cambia con %1 carte</translation>
    </message>
    <message>
        <source>Click two cards, or drag a pistol onto each. They must be two different cards, and none of your own.</source>
        <translation>Clicca due carte, o trascina una pistola su ciascuna: due carte diverse, nessuna tua.</translation>
    </message>
    <message>
        <source>The pistols fall</source>
        <translation>Cadono le pistole</translation>
    </message>
    <message>
        <source>Who played what</source>
        <translation>Chi ha giocato cosa</translation>
    </message>
    <message>
        <source>And whose are these two?</source>
        <translation>E queste due di chi sono?</translation>
    </message>
    <message>
        <source>%1 finds them both</source>
        <translation>%1 li trova entrambi</translation>
    </message>
    <message>
        <source>%1 find them both</source>
        <translation>%1 li trovano entrambi</translation>
    </message>
    <message>
        <source>The intruders are unmasked</source>
        <translation>Gli intrusi sono smascherati</translation>
    </message>
    <message>
        <source>From the deck: %1, %2.</source>
        <translation>Dal mazzo: %1, %2.</translation>
    </message>
    <message>
        <source>%1: found by %2 of %3</source>
        <translation>%1: trovato da %2 su %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more point(s) for %2.</source>
        <translation>
            <numerusform>A %1 manca %n punto per arrivare a %2.</numerusform>
            <numerusform>A %1 mancano %n punti per arrivare a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Prossimo turno</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Guarda il risultato</translation>
    </message>
    <message>
        <source>Gangz is a published game of pictures and secret votes; its name belongs to its authors and publisher.</source>
        <translation>Gangz è un gioco pubblicato di immagini e voti segreti; il nome appartiene ai suoi autori e all’editore.</translation>
    </message>
    <message>
        <source>15 points</source>
        <translation>15 punti</translation>
    </message>
    <message>
        <source>10 points</source>
        <translation>10 punti</translation>
    </message>
    <message>
        <source>20 points</source>
        <translation>20 punti</translation>
    </message>
    <message>
        <source>Click cards that fit, or drag them up.</source>
        <translation>Clicca le carte, o trascinale su.</translation>
    </message>
    <message>
        <source>A card of the wall</source>
        <translation>Una carta del muro</translation>
    </message>
    <message>
        <source>Somebody&apos;s henchman, or an intruder from the deck. Point your pistols at what does not belong to the leader.</source>
        <translation>Lo scagnozzo di qualcuno, o un intruso venuto dal mazzo. Punta le pistole su chi non c’entra con il capobanda.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Round %1.&lt;/b&gt; A new leader.</source>
        <translation>&lt;b&gt;Turno %1.&lt;/b&gt; Un nuovo capobanda.</translation>
    </message>
    <message>
        <source>%1 of up to %2</source>
        <translation>%1 su %2 al massimo</translation>
    </message>
    <message>
        <source>Both intruders fool everybody</source>
        <translation>I due intrusi ingannano tutti</translation>
    </message>
    <message>
        <source>One intruder fools everybody</source>
        <translation>Un intruso inganna tutti</translation>
    </message>
    <message numerus="yes">
        <source>%1 need %n more point(s) for %2.</source>
        <translation>
            <numerusform>A %1 manca %n punto per arrivare a %2.</numerusform>
            <numerusform>A %1 mancano %n punti per arrivare a %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Found</source>
        <translation>Trovati</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>%1 · %2 times</source>
        <translation>%1 · %2 volte</translation>
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
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>%1 belongs to another program and was left as it is. You can play, but a game ends with the window.</source>
        <translation>%1 appartiene a un altro programma ed è stato lasciato com’è. Puoi giocare, ma la partita finisce quando si chiude la finestra.</translation>
    </message>
    <message>
        <source>%1 comes from a newer Backroom and was left as it is. You can play, but a game ends with the window.</source>
        <translation>%1 proviene da una versione più recente di Backroom ed è stato lasciato com’è. Puoi giocare, ma la partita finisce quando si chiude la finestra.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 cannot be written. You can play, but a game ends with the window.</source>
        <translation>Impossibile salvare le partite: non si può scrivere su %1. Puoi giocare, ma la partita finisce quando si chiude la finestra.</translation>
    </message>
    <message>
        <source>%1 is damaged and was left as it is. You can play, but a game ends with the window. Move the file away to save games again.</source>
        <translation>%1 è danneggiato ed è stato lasciato com’è. Puoi giocare, ma la partita finisce quando si chiude la finestra. Per salvare di nuovo le partite, sposta altrove il file.</translation>
    </message>
    <message>
        <source>This game was played on in another window and was left there as it is now.</source>
        <translation>Questa partita è andata avanti in un’altra finestra: vale quella.</translation>
    </message>
    <message>
        <source>The game cannot be continued: it is damaged from its beginning. It was left as it is in %1.</source>
        <translation>La partita non può continuare: è danneggiata dall’inizio. È stata lasciata com’è in %1.</translation>
    </message>
    <message>
        <source>The end of this game was damaged: it goes on from its last good move, and the rest is set aside in %1.</source>
        <translation>La fine di questa partita era danneggiata: si riprende dall’ultima mossa intatta, e il resto è messo da parte in %1.</translation>
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
    <name>Naming</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
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
    <message>
        <source>Friendly undo</source>
        <translation>Annulla tra amici</translation>
    </message>
    <message>
        <source>Take back even what was revealed</source>
        <translation>Si annulla anche ciò che è già rivelato</translation>
    </message>
    <message>
        <source>A name has %1 letters at most.</source>
        <translation>Un nome ha al massimo %1 lettere.</translation>
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
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>The curtain closes whenever the mouse is passed on: nobody sees what is not theirs.</source>
        <translation>Il sipario si chiude a ogni passaggio del mouse: nessuno vede quel che non è suo.</translation>
    </message>
</context>
<context>
    <name>NoticePlate</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>OptionsPlate</name>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numero della smazzata</translation>
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
        <source>The same number gives the same game again</source>
        <translation>Lo stesso numero ridà la stessa partita</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Inizia la partita</translation>
    </message>
</context>
<context>
    <name>PageFoot</name>
    <message>
        <source>Next page: %1</source>
        <translation>Pagina seguente: %1</translation>
    </message>
    <message>
        <source>Previous page: %1</source>
        <translation>Pagina precedente: %1</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Sinistra</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Destra</translation>
    </message>
    <message>
        <source>Close the rulebook</source>
        <translation>Chiudi il regolamento</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommario</translation>
    </message>
</context>
<context>
    <name>PageTools</name>
    <message>
        <source>Language of the rulebook</source>
        <translation>Lingua del regolamento</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>Copy this page</source>
        <translation>Copia questa pagina</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Print to a PDF file</source>
        <translation>Stampa in un file PDF</translation>
    </message>
</context>
<context>
    <name>ProblemPlate</name>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
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
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
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
        <source>That cannot be done now.</source>
        <translation>Adesso non si può fare.</translation>
    </message>
</context>
<context>
    <name>RuleNumber</name>
    <message>
        <source>Copy this paragraph</source>
        <translation>Copia questo paragrafo</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regola %1</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Copied: this paragraph</source>
        <translation>Copiato: questo paragrafo</translation>
    </message>
    <message>
        <source>Copied: “%1”</source>
        <translation>Copiato: «%1»</translation>
    </message>
    <message>
        <source>The rulebook is now a PDF file: %1</source>
        <translation>Il regolamento è ora un file PDF: %1</translation>
    </message>
    <message>
        <source>The PDF file cannot be written: %1</source>
        <translation>Impossibile scrivere il file PDF: %1</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>Le regole del gioco</translation>
    </message>
    <message>
        <source>Writing the book …</source>
        <translation>Scrivo il regolamento …</translation>
    </message>
</context>
<context>
    <name>RulebookPanel</name>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message numerus="yes">
        <source>%n pages found</source>
        <translation>
            <numerusform>%n pagina trovata</numerusform>
            <numerusform>%n pagine trovate</numerusform>
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
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>left today at %1</source>
        <translation>lasciata oggi alle %1</translation>
    </message>
    <message>
        <source>left yesterday at %1</source>
        <translation>lasciata ieri alle %1</translation>
    </message>
    <message>
        <source>left on %1</source>
        <translation>lasciata il %1</translation>
    </message>
</context>
<context>
    <name>ShelfCard</name>
    <message>
        <source>being played in another window</source>
        <translation>in corso in un’altra finestra</translation>
    </message>
    <message>
        <source>damaged: it cannot be continued</source>
        <translation>danneggiata: non può continuare</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Metti via</translation>
    </message>
</context>
<context>
    <name>ShelfRow</name>
    <message>
        <source>Games to continue</source>
        <translation>Partite da continuare</translation>
    </message>
    <message>
        <source>Newer games</source>
        <translation>Partite più recenti</translation>
    </message>
    <message>
        <source>Older games</source>
        <translation>Partite meno recenti</translation>
    </message>
</context>
<context>
    <name>StandingPlate</name>
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
    <message>
        <source>6th</source>
        <translation>6º</translation>
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
    <name>Stepper</name>
    <message>
        <source>Fewer</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Più</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
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
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
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
        <translation>Tabella</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Back to the result</source>
        <translation>Torna al risultato</translation>
    </message>
</context>
<context>
    <name>TermPlate</name>
    <message>
        <source>In the glossary</source>
        <translation>Nel glossario</translation>
    </message>
</context>
<context>
    <name>TheGang</name>
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
    <message>
        <source>Place of gangster %1</source>
        <translation>Posto del gangster %1</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Posto vuoto</translation>
    </message>
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
    <message>
        <source>beats</source>
        <translation>batte</translation>
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
    <message>
        <source>Gangster, face down</source>
        <translation>Gangster coperto</translation>
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
    <message>
        <source>Your captured gangsters</source>
        <translation>I gangster che hai catturato</translation>
    </message>
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
    <message numerus="yes">
        <source>%n gangster(s)</source>
        <comment>captured</comment>
        <translation>
            <numerusform>%n gangster</numerusform>
            <numerusform>%n gangster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n revolver(s)</source>
        <translation>
            <numerusform>Posizione %1: %2, %n revolver</numerusform>
            <numerusform>Posizione %1: %2, %n revolver</numerusform>
        </translation>
    </message>
    <message>
        <source>Street of %1</source>
        <translation>Fila di %1</translation>
    </message>
    <message>
        <source>%1, not allowed</source>
        <translation>%1: non si può</translation>
    </message>
    <message>
        <source>Ticket to %1</source>
        <translation>Biglietto per %1</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Tieni premuto</translation>
    </message>
    <message>
        <source>Shows your hand while it is pressed.</source>
        <translation>Mostra le tue carte finché lo tieni premuto.</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Ancora da giocare</translation>
    </message>
    <message>
        <source>Click to skip</source>
        <translation>Clic per saltare</translation>
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
        <source>The Spy must be put onto a gangster in a row.</source>
        <translation>La Spia va messa su un gangster di una fila.</translation>
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
        <source>The Gang</source>
        <translation>The Gang</translation>
    </message>
    <message>
        <source>Round %1, job %2</source>
        <translation>Turno %1, mano %2</translation>
    </message>
    <message>
        <source>round %1, job %2</source>
        <translation>turno %1, mano %2</translation>
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
        <source>Boss Calls</source>
        <comment>The Boss Calls, in short</comment>
        <translation>Telefonata</translation>
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
    <message>
        <source>has chosen</source>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>sta scegliendo</translation>
    </message>
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
        <translation>%1 mette la Spia sul gangster %2 a %3: fino a fine giocata vale come pari.</translation>
    </message>
    <message>
        <source>%1 sets the Spy on %2 in %3: for this turn it counts as odd.</source>
        <translation>%1 mette la Spia sul gangster %2 a %3: fino a fine giocata vale come dispari.</translation>
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
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
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
        <source>As the row stands now, it would capture two gangs: %1.</source>
        <translation>Per ora si catturerebbero due gang: %1.</translation>
    </message>
    <message>
        <source>As the row stands now, it would capture a gang of %1: %2.</source>
        <translation>Per ora si catturerebbe una gang di %1: %2.</translation>
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
        <source>The Gang was designed by Antonello Lotronto and published by daVinci / dV Giochi.</source>
        <translation>The Gang è un gioco ideato da Antonello Lotronto e pubblicato da daVinci / dV Giochi.</translation>
    </message>
    <message>
        <source>Shut in a gang, odd or even, and take its revolvers.</source>
        <translation>Chiudi le gang, pari o dispari, e prenditi i loro revolver.</translation>
    </message>
    <message>
        <source>How many revolvers each gangster carries is this program’s own stand-in for the printed cards.</source>
        <translation>Il numero di revolver di ogni gangster è proprio di questo programma e fa le veci di quello stampato sulle carte.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Carte scoperte</translation>
    </message>
    <message>
        <source>All choose in plain sight, with no curtain: among friends, or to learn the game</source>
        <translation>Si sceglie davanti a tutti, senza sipario: tra amici, o per imparare il gioco</translation>
    </message>
    <message>
        <source>Until the deck runs out</source>
        <translation>Fino a fine mazzo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Job %1.&lt;/b&gt; All have chosen; lowest first: %2.</source>
        <translation>&lt;b&gt;Mano %1.&lt;/b&gt; Tutti hanno scelto; dal più basso: %2.</translation>
    </message>
    <message>
        <source>Next: job %1 of %2.</source>
        <translation>Ora la mano %1 di %2.</translation>
    </message>
    <message>
        <source>Next: round %1, with new cards for everyone.</source>
        <translation>Ora il turno %1, con carte nuove per tutti.</translation>
    </message>
    <message>
        <source>That was the last job: now the piles are turned up.</source>
        <translation>Era l’ultima mano: ora si scoprono i mazzetti.</translation>
    </message>
    <message numerus="yes">
        <source>captured</source>
        <comment>gangsters, below their number</comment>
        <translation>
            <numerusform>catturato</numerusform>
            <numerusform>catturati</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees it before all have chosen.</source>
        <translation>Nessuno la vede prima che tutti abbiano scelto.</translation>
    </message>
    <message>
        <source>It captures even gangs: two or more even gangsters side by side, shut in by odd ones. Even ones capture it the same way.</source>
        <translation>Cattura le gang pari: due o più gangster pari affiancati, chiusi tra due dispari. I pari catturano lui allo stesso modo.</translation>
    </message>
    <message>
        <source>It captures odd gangs: two or more odd gangsters side by side, shut in by even ones. Odd ones capture it the same way.</source>
        <translation>Cattura le gang dispari: due o più gangster dispari affiancati, chiusi tra due pari. I dispari catturano lui allo stesso modo.</translation>
    </message>
    <message>
        <source>Stands at an end of the row for one turn and closes it there, as odd or even, whichever serves.</source>
        <translation>Per una giocata sta a un capo della fila e la chiude, da pari o da dispari, come serve.</translation>
    </message>
    <message>
        <source>For one turn it turns the gangster under it: odd becomes even, even becomes odd.</source>
        <translation>Per una giocata cambia il gangster su cui sta: da dispari a pari, da pari a dispari.</translation>
    </message>
    <message>
        <source>Calls a gangster of your choice from another city into this one, where it counts as just played.</source>
        <translation>Chiama in questa città un gangster a tua scelta da un’altra; vale come appena giocato.</translation>
    </message>
    <message>
        <source>Sends the gangster that you choose with it to this city.</source>
        <translation>Manda in questa città il gangster che scegli con lui.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>Gangsters, and +1 for the special card, which is used once a round.</source>
        <translation>I gangster, e +1 per la carta speciale, che si usa una volta per turno.</translation>
    </message>
    <message>
        <source>Captured gangsters</source>
        <translation>Gangster catturati</translation>
    </message>
    <message>
        <source>Everyone sees how many. At the end their revolvers count, not their number.</source>
        <translation>Tutti vedono quanti sono. Alla fine contano i revolver, non il loro numero.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Il mazzo</translation>
    </message>
    <message>
        <source>Refills the rows after each job, and every hand at the end of a round.</source>
        <translation>Riempie le file dopo ogni mano, e le carte di tutti alla fine del turno.</translation>
    </message>
    <message>
        <source>The piles are turned up</source>
        <translation>Si scoprono i mazzetti</translation>
    </message>
    <message>
        <source>Everyone else looks at the ceiling until the curtain closes again.</source>
        <translation>Gli altri guardano il soffitto finché non si chiude il sipario.</translation>
    </message>
    <message>
        <source>Everyone may look</source>
        <translation>Ora guardate tutti</translation>
    </message>
    <message>
        <source>All have chosen. The lowest gangster comes first.</source>
        <translation>Tutti hanno scelto. Comincia il gangster più basso.</translation>
    </message>
    <message>
        <source>Job %1 is over</source>
        <translation>La mano %1 è finita</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Il turno %1 è finito</translation>
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
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why? Rule %1</source>
        <translation>Perché? Regola %1</translation>
    </message>
</context>
</TS>
