<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>AwaitedPlate</name>
    <message>
        <source>Phones</source>
        <translation>Telefoni</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Gioca qui</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Stai guardando.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Click, or press Space, to go on</source>
        <translation>Clic, o barra spaziatrice, per continuare</translation>
    </message>
</context>
<context>
    <name>BringInPanel</name>
    <message>
        <source>Import a game</source>
        <translation>Importa una partita</translation>
    </message>
    <message>
        <source>Game files found in your documents and downloads, on your desktop and on USB drives:</source>
        <translation>File di partite trovati tra i documenti e i download, sulla scrivania e sulle chiavette USB:</translation>
    </message>
    <message>
        <source>Game files in %1:</source>
        <translation>File di partite in %1:</translation>
    </message>
    <message>
        <source>No game files in your documents or downloads, on your desktop or on a USB drive.</source>
        <translation>Nessun file di partite tra i documenti e i download, sulla scrivania o su una chiavetta USB.</translation>
    </message>
    <message>
        <source>No game files in %1.</source>
        <translation>Nessun file di partite in %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>File o cartella</translation>
    </message>
    <message>
        <source>Or type the path of a file or folder</source>
        <translation>Oppure scrivi il percorso di un file o di una cartella</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Looking for game files…</source>
        <translation>Cerco i file di partite…</translation>
    </message>
</context>
<context>
    <name>BrokerTrial</name>
    <message>
        <source>The broker lets you in, but does not give back what is posted. It must allow reading and writing below “backroom”.</source>
        <translation>Il broker ti lascia entrare, ma non restituisce ciò che riceve. Deve permettere di leggere e scrivere sotto «backroom».</translation>
    </message>
    <message>
        <source>Nothing answers. Check address and port.</source>
        <translation>Nessuna risposta. Controlla indirizzo e porta.</translation>
    </message>
    <message>
        <source>The program mosquitto is not installed: install it, or name another broker.</source>
        <translation>Il programma mosquitto non è installato: installalo, o indica un altro broker.</translation>
    </message>
    <message>
        <source>The broker works: a letter went there and back in %1 ms.</source>
        <translation>Il broker funziona: una lettera è andata e tornata in %1 ms.</translation>
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
        <source>Fonts</source>
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
        <source>This program is not connected with their publishers. The texts are original, and so is the art, apart from the tattoos and shop signs.</source>
        <translation>Questo programma non ha legami con i loro editori. I testi sono originali, e così le illustrazioni, tranne i tatuaggi e le insegne dei negozi.</translation>
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
    <message>
        <source>Qt %1 (LGPL 3), JSON for Modern C++ (MIT), SQLite (public domain); for phones: libsodium (ISC), QR Code generator (MIT) and TweetNaCl.js (public domain)</source>
        <translation>Qt %1 (LGPL 3), JSON for Modern C++ (MIT), SQLite (pubblico dominio); per i telefoni: libsodium (ISC), QR Code generator (MIT) e TweetNaCl.js (pubblico dominio)</translation>
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
        <source>Leave the table (games in progress are saved)</source>
        <translation>Lascia il tavolo (le partite in corso sono salvate)</translation>
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
    <message>
        <source>Replay what just happened</source>
        <translation>Rivedi ciò che è appena successo</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Lascia il replay</translation>
    </message>
    <message>
        <source>Leave the table (the game is lost when the window closes)</source>
        <translation>Lascia il tavolo: la partita resta finché la finestra è aperta</translation>
    </message>
    <message>
        <source>The mouse stays with</source>
        <translation>Il mouse resta a</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>Wait, let the house play for %1, or let %1 play on this screen.</source>
        <translation>Puoi aspettare, lasciare questo schermo a %1 o far giocare il computer al posto di %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>While your phone was away, the house played for you.</source>
        <translation>Mentre il tuo telefono era assente, ha giocato il computer per te.</translation>
    </message>
    <message>
        <source>Wait, or let the house play for %1.</source>
        <translation>Aspetta, oppure fai giocare il computer al posto di %1.</translation>
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
        <translation>Annulla la mossa</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
    <message>
        <source>Watch the game again</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analizza la partita</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Again, please</source>
        <translation>Rivincita, per favore</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>&lt;b&gt;The game is over&lt;/b&gt; (rule %2). %1</source>
        <translation>&lt;b&gt;La partita è finita&lt;/b&gt; (regola %2). %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <comment>of a player</comment>
        <translation>posizione %1</translation>
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
        <source>Play it again</source>
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
    <name>FileDrop</name>
    <message>
        <source>Drop game files here</source>
        <translation>Lascia qui le partite</translation>
    </message>
</context>
<context>
    <name>ForgottenPlayers</name>
    <message>
        <source>Forgotten players</source>
        <translation>Giocatori dimenticati</translation>
    </message>
    <message>
        <source>They are left out of every figure, chart and export. Click a name to bring that player back.</source>
        <translation>Restano fuori da conti, grafici ed esportazioni. Fai clic su un nome per far tornare quel giocatore.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>Friends</name>
    <message>
        <source>All seats at this table are taken.</source>
        <translation>Tutti i posti a questo tavolo sono occupati.</translation>
    </message>
    <message>
        <source>The table was opened with a newer version of Backroom (%1). To play together, update yours.</source>
        <translation>Il tavolo è stato aperto con una versione più recente di Backroom (%1). Per giocare insieme, aggiorna la tua.</translation>
    </message>
    <message>
        <source>The table was opened with an older version of Backroom (%1). To play together, it has to be updated there.</source>
        <translation>Il tavolo è stato aperto con una versione più vecchia di Backroom (%1). Per giocare insieme, l’aggiornamento va fatto là.</translation>
    </message>
    <message>
        <source>Somebody with that name is already at the table. Choose another name.</source>
        <translation>Al tavolo c’è già qualcuno con questo nome. Scegline un altro.</translation>
    </message>
    <message>
        <source>Your seat was given to somebody else.</source>
        <translation>Il tuo posto è stato dato a qualcun altro.</translation>
    </message>
    <message>
        <source>The table was closed by whoever opened it.</source>
        <translation>Chi ha aperto il tavolo lo ha chiuso.</translation>
    </message>
    <message>
        <source>The table no longer tells the same story, so it may be a copy. The game cannot go on.</source>
        <translation>Il tavolo non racconta più la stessa storia: potrebbe essere una copia. La partita non può continuare.</translation>
    </message>
    <message>
        <source>What the table tells is impossible. The game cannot go on.</source>
        <translation>Quello che il tavolo racconta non è possibile. La partita non può continuare.</translation>
    </message>
    <message>
        <source>The part of Backroom that reaches other houses is not installed.</source>
        <translation>La parte di Backroom che raggiunge le altre case non è installata.</translation>
    </message>
    <message>
        <source>This table cannot be saved. Is the disk full?</source>
        <translation>Questo tavolo non può essere salvato. Il disco è pieno?</translation>
    </message>
    <message>
        <source>This table is open in another window.</source>
        <translation>Questo tavolo è aperto in un’altra finestra.</translation>
    </message>
    <message>
        <source>To invite friends on your own network, install mosquitto; or name a broker in the settings.</source>
        <translation>Per invitare amici collegati alla tua rete, installa mosquitto; oppure indica un broker nelle impostazioni.</translation>
    </message>
    <message numerus="yes">
        <source>%n friend(s) are still to come.</source>
        <translation>
            <numerusform>Deve ancora arrivare %n amico.</numerusform>
            <numerusform>Devono ancora arrivare %n amici.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table that has not answered yet</source>
        <translation>Un tavolo che non ha ancora risposto</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>%1, your table</source>
        <translation>%1, il tuo tavolo</translation>
    </message>
    <message>
        <source>Plays here</source>
        <translation>Gioca qui</translation>
    </message>
    <message>
        <source>Nobody has come yet</source>
        <translation>Non è ancora arrivato nessuno</translation>
    </message>
    <message>
        <source>Is here</source>
        <translation>È al tavolo</translation>
    </message>
    <message>
        <source>Away since %1</source>
        <translation>Assente dalle %1</translation>
    </message>
    <message>
        <source>Plays where the table was opened</source>
        <translation>Gioca dove è stato aperto il tavolo</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Sto cercando il tavolo…</translation>
    </message>
    <message>
        <source>Knocking…</source>
        <translation>Sto bussando…</translation>
    </message>
    <message>
        <source>“%1” is never in an invitation: it has only digits, and letters other than I, L, O and U.</source>
        <translation>In un invito «%1» non c’è mai: solo cifre e lettere, tranne I, L, O e U.</translation>
    </message>
    <message>
        <source>An invitation has 20 letters and digits: some are missing.</source>
        <translation>Un invito ha 20 caratteri, tra lettere e cifre: qui ne manca qualcuno.</translation>
    </message>
    <message>
        <source>An invitation has 20 letters and digits: there are too many here.</source>
        <translation>Un invito ha 20 caratteri, tra lettere e cifre: qui sono troppi.</translation>
    </message>
    <message>
        <source>A letter or digit is wrong, or two have been swapped.</source>
        <translation>Un carattere è sbagliato, oppure due sono invertiti.</translation>
    </message>
    <message>
        <source>An address looks like this: 192.168.1.20:41883.</source>
        <translation>Un indirizzo ha questa forma: 192.168.1.20:41883.</translation>
    </message>
    <message>
        <source>The code does not say where the table is. Ask for the link, or for the address.</source>
        <translation>Il codice non dice dov’è il tavolo. Chiedi il link, oppure l’indirizzo.</translation>
    </message>
    <message>
        <source>The check found a fault: line %1 of the record is not what you were told. The game does not count.</source>
        <translation>Il controllo ha trovato un’incongruenza: la riga %1 del verbale non è ciò che ti era stato comunicato. La partita non conta.</translation>
    </message>
    <message>
        <source>Sent. It counts as soon as the host’s program answers.</source>
        <translation>Inviato. Vale appena il programma di chi ospita risponde.</translation>
    </message>
    <message>
        <source>Evening, everybody.</source>
        <translation>Buonasera alla compagnia.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bella mossa.</translation>
    </message>
    <message>
        <source>Luck. Pure luck.</source>
        <translation>Fortuna. Pura fortuna.</translation>
    </message>
    <message>
        <source>You’ll pay for that. With interest.</source>
        <translation>Questa me la paghi. Con gli interessi.</translation>
    </message>
    <message>
        <source>Sorry. Itchy trigger finger.</source>
        <translation>Scusate. Ho il grilletto facile.</translation>
    </message>
    <message>
        <source>Take your time.</source>
        <translation>Fai con calma.</translation>
    </message>
    <message>
        <source>Your move, I think.</source>
        <translation>Mi sa che tocca a te.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un momento, per favore.</translation>
    </message>
    <message>
        <source>I have to go soon. Family business.</source>
        <translation>Tra poco devo andare. Affari di famiglia.</translation>
    </message>
    <message>
        <source>Shall we play another?</source>
        <translation>Ne facciamo un’altra?</translation>
    </message>
    <message>
        <source>Count me in.</source>
        <translation>Io ci sto.</translation>
    </message>
    <message>
        <source>Thanks for the evening. Good night.</source>
        <translation>Grazie della serata. Buonanotte.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Your move at %1’s table of %2.</source>
        <translation>Tocca a te: %2, al tavolo di %1.</translation>
    </message>
    <message>
        <source>Your move at your own table of %1.</source>
        <translation>Tocca a te: %1, al tuo tavolo.</translation>
    </message>
    <message>
        <source>Your move: %1.</source>
        <translation>Tocca a te: %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Everybody is here. Begin when you like.</source>
        <translation>Ci sono tutti. Comincia quando vuoi.</translation>
    </message>
    <message>
        <source>The game has begun at your table of %1.</source>
        <translation>Al tuo tavolo di %1 la partita è cominciata.</translation>
    </message>
    <message>
        <source>The game is beginning…</source>
        <translation>La partita sta per cominciare…</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Assente</translation>
    </message>
    <message>
        <source>Has left the table</source>
        <translation>Ha lasciato il tavolo</translation>
    </message>
    <message>
        <source>You have a seat. The host begins the game once everybody is here.</source>
        <translation>Hai un posto. Chi ospita fa cominciare la partita quando ci sono tutti.</translation>
    </message>
    <message>
        <source>Somebody else has the mark that you chose, so you have another one.</source>
        <translation>Il segno che hai scelto è di un altro: ne hai avuto uno diverso.</translation>
    </message>
    <message>
        <source>%1 is away. Your seat is kept.</source>
        <translation>%1 è assente. Il tuo posto resta tuo.</translation>
    </message>
    <message>
        <source>Nobody answers at the table. Your seat is kept, and the game goes on when it is back.</source>
        <translation>Al tavolo non risponde nessuno. Il tuo posto resta tuo, e la partita continua appena torna.</translation>
    </message>
    <message>
        <source>The game has begun at your friends’ table: go back to it by “Friends elsewhere”.</source>
        <translation>Al tavolo dei tuoi amici la partita è cominciata: tornaci da «Amici lontani».</translation>
    </message>
    <message>
        <source>You have asked for another game. It begins when the host wants one, too.</source>
        <translation>Hai chiesto un’altra partita. Comincia quando ne vuole una anche chi ospita.</translation>
    </message>
    <message>
        <source>The next game begins as soon as everybody has seen the end of this one.</source>
        <translation>La prossima partita comincia appena tutti avranno visto la fine di questa.</translation>
    </message>
    <message>
        <source>Checked: all that chance decides was sealed before anyone sat down, and every move is genuine.</source>
        <translation>Controllato: tutto ciò che decide il caso era sigillato prima che qualcuno si sedesse, e ogni mossa è autentica.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is (are) watching.</source>
        <translation>
            <numerusform>%1 sta guardando.</numerusform>
            <numerusform>%1 stanno guardando.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may watch this table. Ask whoever opened it.</source>
        <translation>Nessuno può guardare questo tavolo. Chiedi a chi l’ha aperto.</translation>
    </message>
    <message>
        <source>As many friends as can are watching this table already.</source>
        <translation>Questo tavolo ha già tutti gli spettatori che può avere.</translation>
    </message>
    <message>
        <source>You are watching. The game is shown here when it begins.</source>
        <translation>Stai guardando. La partita si mostra qui appena comincia.</translation>
    </message>
    <message>
        <source>Nobody answers at the table. What you watch goes on when it is back.</source>
        <translation>Al tavolo non risponde nessuno. Ciò che guardi continua al suo ritorno.</translation>
    </message>
    <message>
        <source>You are watching: the next game is shown here when it begins.</source>
        <translation>Stai guardando: la prossima partita si mostra qui appena comincia.</translation>
    </message>
</context>
<context>
    <name>FriendsCall</name>
    <message>
        <source>Friends: your move</source>
        <translation>Amici: tocca a te</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>This folder is not responding.</source>
        <translation>Questa cartella non risponde.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Non esiste nessun file o cartella con questo nome.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>No hints</source>
        <translation>Niente suggerimenti</translation>
    </message>
    <message>
        <source>Nobody can ask for a hint</source>
        <translation>Nessuno può chiedere suggerimenti</translation>
    </message>
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
    <message>
        <source>%1 (computer) is thinking</source>
        <translation>%1 (computer) sta pensando</translation>
    </message>
    <message>
        <source>%1: &lt;i&gt;%2&lt;/i&gt;</source>
        <comment>a name, and what that player says</comment>
        <translation>%1: &lt;i&gt;%2&lt;/i&gt;</translation>
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
    <message>
        <source>run of %1</source>
        <translation>scala da %1</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>una coppia</translation>
    </message>
    <message>
        <source>two 5s</source>
        <translation>due 5</translation>
    </message>
    <message>
        <source>any %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>a sum of %1 or more</source>
        <translation>una somma di %1 o più</translation>
    </message>
    <message numerus="yes">
        <source>%n odd dice or more</source>
        <translation>
            <numerusform>almeno %n dado dispari</numerusform>
            <numerusform>almeno %n dadi dispari</numerusform>
        </translation>
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
        <source>That sets it off.</source>
        <translation>Così la carta scatta.</translation>
    </message>
    <message>
        <source>No margin left: %1 sets it off.</source>
        <translation>Nessun margine: a %1 la carta scatta.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n more is safe.</source>
        <translation>
            <numerusform>Ancora %n punto senza rischio.</numerusform>
            <numerusform>Ancora %n punti senza rischio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd so far</source>
        <translation>
            <numerusform>Finora %n dado dispari</numerusform>
            <numerusform>Finora %n dadi dispari</numerusform>
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
        <source>Any value next to these sets it off.</source>
        <translation>Con un valore consecutivo a uno di questi la carta scatta.</translation>
    </message>
    <message>
        <source>No run so far.</source>
        <translation>Finora nessuna scala.</translation>
    </message>
    <message>
        <source>No pair so far.</source>
        <translation>Finora nessuna coppia.</translation>
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
        <source>Nobody has a die left: %1 went out together and share the win.</source>
        <translation>Nessuno ha più un dado: %1 escono insieme e si dividono la vittoria.</translation>
    </message>
    <message>
        <source>Everyone else is out: only %1 is left.</source>
        <translation>Tutti gli altri sono fuori: resta solo %1.</translation>
    </message>
    <message>
        <source>The last of %1 rounds is over.</source>
        <translation>È finito l’ultimo di %1 giri.</translation>
    </message>
    <message>
        <source>%1 have the same number of dice and share the place.</source>
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
        <translation>&lt;b&gt;Giro %1.&lt;/b&gt; %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) added to the middle.</source>
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
        <source>%1 rerolls %n dice: %2.</source>
        <translation>
            <numerusform>%1 rilancia %n dado: %2.</numerusform>
            <numerusform>%1 rilancia %n dadi: %2.</numerusform>
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
            <numerusform>%1 vince il giro %2 e si prende %n dado.</numerusform>
            <numerusform>%1 vince il giro %2 e si prende %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins round %1: %n dice stay in the middle.</source>
        <translation>
            <numerusform>Nessuno vince il giro %1: %n dado resta al centro.</numerusform>
            <numerusform>Nessuno vince il giro %1: %n dadi restano al centro.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has nothing left and is out.</source>
        <translation>%1 non ha più niente ed è fuori.</translation>
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
        <source>At most %1 rounds</source>
        <translation>Al massimo %1 giri</translation>
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
        <source>Token: take 3 more dice</source>
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
        <source>bomb: %n dice lost</source>
        <translation>
            <numerusform>bomba: perso %n dado</numerusform>
            <numerusform>bomba: persi %n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>explosive: %n dice lost</source>
        <translation>
            <numerusform>esplosiva: perso %n dado</numerusform>
            <numerusform>esplosiva: persi %n dadi</numerusform>
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
        <source>is next</source>
        <translation>gioca dopo</translation>
    </message>
    <message>
        <source>This round, in order of play</source>
        <translation>Questo giro, in ordine di gioco</translation>
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
    <message numerus="yes">
        <source>Beats %1 with %n dice (%2)</source>
        <translation>
            <numerusform>Batte %1 con %n dado (%2)</numerusform>
            <numerusform>Batte %1 con %n dadi (%2)</numerusform>
        </translation>
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
            <numerusform>%1 vince il giro e si prende %n dado</numerusform>
            <numerusform>%1 vince il giro e si prende %n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins: %n dice stay in the middle</source>
        <translation>
            <numerusform>Non vince nessuno: %n dado resta al centro</numerusform>
            <numerusform>Non vince nessuno: %n dadi restano al centro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice stay in the middle.</source>
        <translation>
            <numerusform>%n dado resta al centro.</numerusform>
            <numerusform>%n dadi restano al centro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: a new warning</source>
        <translation>Giro %1: un nuovo avvertimento</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n token(s) added to the middle</source>
        <translation>
            <numerusform>Giro %1: %n segnalino arriva al centro</numerusform>
            <numerusform>Giro %1: %n segnalini arrivano al centro</numerusform>
        </translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>Al centro</translation>
    </message>
    <message>
        <source>at stake: every die rolled this round</source>
        <translation>in palio: tutti i dadi lanciati nel giro</translation>
    </message>
    <message>
        <source>at stake: %1 in the middle, and every die rolled this round</source>
        <translation>in palio: %1 al centro e tutti i dadi del giro</translation>
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
        <source>Click, or press Space, to skip</source>
        <translation>Clic, o barra spaziatrice, per saltare</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice here</source>
        <translation>
            <numerusform>Lancia qui %n dado</numerusform>
            <numerusform>Lancia qui %n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag a handful of dice into the tray, or choose how many. You can take 1 to %n; the number is fixed for the whole turn.</source>
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
        <source>Only its owner sees what is behind a screen until the last round is over.</source>
        <translation>Fino alla fine dell’ultimo giro ognuno vede solo dietro il proprio schermo.</translation>
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
        <source>dice left</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>dado rimasto</numerusform>
            <numerusform>dadi rimasti</numerusform>
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
        <source>Gang of Dice was designed by Reiner Knizia and published by Mandoo Games.</source>
        <translation>Gang of Dice è un gioco di Reiner Knizia, pubblicato da Mandoo Games.</translation>
    </message>
    <message>
        <source>Roll as high as you dare, but mind the boss’s warning.</source>
        <translation>Punta in alto, ma senza far scattare l’avvertimento del boss.</translation>
    </message>
    <message>
        <source>This program decides which warnings are bombs, because the printed cards are not known.</source>
        <translation>Quali avvertimenti siano bombe lo ha deciso questo programma, perché le carte stampate non si conoscono.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Giro %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice for %1</source>
        <translation>
            <numerusform>%n dado per %1</numerusform>
            <numerusform>%n dadi per %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 dice beats %1 with %3: on a tie, more dice win.</source>
        <translation>%1 con %2 dadi batte %1 con %3: a parità vince chi ha usato più dadi.</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n dice, twice: the earlier turn wins the tie.</source>
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
        <translation>Nessuno vince il giro %1</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 è fuori</translation>
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
        <source>Drop it here to mark it for the reroll</source>
        <translation>Lascialo qui: sarà tra quelli da rilanciare</translation>
    </message>
    <message>
        <source>Drop it here: it stays</source>
        <translation>Lascialo qui: resta</translation>
    </message>
    <message>
        <source>Adds its value to the result, and may trigger the warning.</source>
        <translation>Aggiunge il suo valore al risultato, e può far scattare l’avvertimento.</translation>
    </message>
    <message>
        <source>Adds nothing to the result, and triggers no warning.</source>
        <translation>Non aggiunge nulla al risultato e non fa scattare nessun avvertimento.</translation>
    </message>
    <message>
        <source>The winner of the round takes all the dice rolled in it, and whatever lies here.</source>
        <translation>Chi vince il giro si prende tutti i dadi che vi sono stati lanciati, e ciò che sta qui.</translation>
    </message>
    <message>
        <source>Behind the screen</source>
        <translation>Dietro lo schermo</translation>
    </message>
    <message>
        <source>The wealth in dice, a token being worth three. Only its owner sees it, unless the game is played with open screens.</source>
        <translation>La ricchezza in dadi; un segnalino ne vale tre. La vede solo il suo proprietario, a meno che si giochi a schermi aperti.</translation>
    </message>
    <message>
        <source>Result of the turn</source>
        <translation>Risultato della giocata</translation>
    </message>
    <message>
        <source>The highest valid result wins the round; on a tie more dice, then the earlier turn.</source>
        <translation>Vince il giro il risultato valido più alto; a parità chi ha usato più dadi, poi chi ha giocato prima.</translation>
    </message>
    <message>
        <source>Everyone else looks at the ceiling until the dice roll.</source>
        <translation>Gli altri guardano il soffitto finché non rotolano i dadi.</translation>
    </message>
    <message>
        <source>Stop at %1: %2 stays ahead</source>
        <translation>Fermati a %1: in testa resta %2</translation>
    </message>
    <message numerus="yes">
        <source>Take %n dice.</source>
        <translation>
            <numerusform>Prendere %n dado.</numerusform>
            <numerusform>Prendere %n dadi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop.</source>
        <translation>Fermarsi.</translation>
    </message>
    <message numerus="yes">
        <source>Reroll all %n dice.</source>
        <translation>
            <numerusform>Rilanciare %n dado.</numerusform>
            <numerusform>Rilanciare tutti i %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n dice.</source>
        <translation>
            <numerusform>Rilanciare %n dado.</numerusform>
            <numerusform>Rilanciare %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n dice (%1).</source>
        <translation>
            <numerusform>Rilanciare %n dado (%1).</numerusform>
            <numerusform>Rilanciare %n dadi (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a result yet; the chance of winning the round is %1%.</source>
        <translation>Ancora nessun risultato; probabilità di vincere il giro: %1%.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody plays after you: any valid result wins the %n dice in the middle.</source>
        <translation>
            <numerusform>Dopo di te non gioca nessuno: ogni risultato valido vince %n dado al centro.</numerusform>
            <numerusform>Dopo di te non gioca nessuno: ogni risultato valido vince i %n dadi al centro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Even if you lose this round, you win the game.</source>
        <translation>Anche se perdi questo giro, vinci la partita.</translation>
    </message>
    <message>
        <source>Nobody can beat that any more.</source>
        <translation>Ormai nessuno può fare meglio.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1%; after a reroll, %2% at best.</source>
        <translation>Probabilità di vincere il giro: %1%; con un rilancio, al massimo %2%.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1% if you stop, %2% if you do this.</source>
        <translation>Probabilità di vincere il giro: %1% se ti fermi, %2% se rilanci.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1% instead of %2%, but the chance of winning the game is %3% instead of %4%.</source>
        <translation>Probabilità di vincere il giro: %1% invece di %2%; di vincere la partita, però: %3% invece di %4%.</translation>
    </message>
    <message>
        <source>Whoever wins this round has to start the next one.</source>
        <translation>Chi vince questo giro deve iniziare il prossimo.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1% instead of %2%, but on average you keep %3.%4 more dice.</source>
        <translation>Probabilità di vincere il giro: %1% invece di %2%, ma in media ti restano %3,%4 dadi in più.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1%, and no better if you stop.</source>
        <translation>Probabilità di vincere il giro: %1%, e fermarsi non la migliora.</translation>
    </message>
    <message>
        <source>The round can no longer be won.</source>
        <translation>Il giro non si può più vincere.</translation>
    </message>
    <message numerus="yes">
        <source>To beat: %1 with %n dice; the chance of winning the round is %2%.</source>
        <translation>
            <numerusform>Da battere: %1 con %n dado; probabilità di vincere il giro: %2%.</numerusform>
            <numerusform>Da battere: %1 con %n dadi; probabilità di vincere il giro: %2%.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luckiest roll</source>
        <translation>Lancio più fortunato</translation>
    </message>
    <message>
        <source>The least likely final roll that counted: the odds of rolling that much or more without going bust</source>
        <translation>Tra gli ultimi lanci delle giocate valide, il meno probabile: conta la probabilità di fare almeno altrettanto senza far scattare la carta</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>Esplosioni</translation>
    </message>
    <message>
        <source>Turns ended by the warning card</source>
        <translation>Giocate finite male per colpa della carta avvertimento</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Giri vinti</translation>
    </message>
    <message>
        <source>Turns that won the round</source>
        <translation>Di tutte le giocate, quelle che hanno vinto il giro</translation>
    </message>
    <message>
        <source>Show the odds</source>
        <translation>Mostra le probabilità</translation>
    </message>
    <message>
        <source>The chance of winning the round, next to Stop and Reroll</source>
        <translation>La probabilità di vincere il giro, accanto a Fermati e Rilancia</translation>
    </message>
    <message>
        <source>%1% to win</source>
        <translation>vittoria %1%</translation>
    </message>
    <message>
        <source>%1% to win, %2% to go off</source>
        <translation>vittoria %1%, scoppio %2%</translation>
    </message>
    <message>
        <source>how many dice you take</source>
        <translation>quanti dadi prendi</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondi</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Closes your screen again.</source>
        <translation>Richiude il tuo schermo.</translation>
    </message>
    <message>
        <source>Shows what is behind your screen until you click again or do something else.</source>
        <translation>Mostra che cosa c’è dietro il tuo schermo finché non premi di nuovo o non fai altro.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>on a die: mark it for the reroll, or leave it as it is</source>
        <translation>su un dado: segna che è da rilanciare, o lascialo com’è</translation>
    </message>
    <message>
        <source>Whoever wins this round wins the game; the chance of winning it is %1%.</source>
        <translation>Chi vince questo giro vince la partita; probabilità di vincerlo: %1%.</translation>
    </message>
    <message>
        <source>Left as they are, the dice set the bomb off; rerolled, their chance of winning the round is %1%.</source>
        <translation>Così i dadi fanno scoppiare la bomba; rilanciati, vincono il giro nel %1% dei casi.</translation>
    </message>
    <message numerus="yes">
        <source>Left as they are, the dice do not beat %1 with %n dice; rerolled, their chance of winning the round is %2%.</source>
        <translation>
            <numerusform>Così i dadi non battono %1 con %n dado; rilanciati, vincono il giro nel %2% dei casi.</numerusform>
            <numerusform>Così i dadi non battono %1 con %n dadi; rilanciati, vincono il giro nel %2% dei casi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else is likely to win this round (your chance is %1%): risk little, and keep your dice for a better one.</source>
        <translation>Questo giro lo vincerà probabilmente qualcun altro (la tua probabilità è del %1%): rischia poco, e tieni i dadi per un giro migliore.</translation>
    </message>
    <message>
        <source>There is not enough at stake yet to risk more; the chance of winning the round is %1%.</source>
        <translation>In palio c’è ancora troppo poco per rischiare di più; probabilità di vincere il giro: %1%.</translation>
    </message>
    <message numerus="yes">
        <source>For the %n dice at stake it is not worth risking more than one; its chance of winning the round is %1%.</source>
        <translation>
            <numerusform>Per %n dado in palio non conviene rischiarne più di uno; probabilità di vincere il giro: %1%.</numerusform>
            <numerusform>Per %n dadi in palio non conviene rischiarne più di uno; probabilità di vincere il giro: %1%.</numerusform>
        </translation>
    </message>
    <message>
        <source>after a roll: mark a die for the reroll</source>
        <translation>dopo il lancio: segna un dado da rilanciare</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>fermati</translation>
    </message>
    <message>
        <source>This is the last round: after it, whoever has the most dice wins the game.</source>
        <translation>È l’ultimo giro: poi chi ha più dadi vince la partita.</translation>
    </message>
    <message>
        <source>Only two players are left: the game ends as soon as one of them is out.</source>
        <translation>Restano solo due giocatori: la partita finisce appena uno dei due è fuori.</translation>
    </message>
    <message>
        <source>Only two players left</source>
        <translation>Restano solo due giocatori</translation>
    </message>
    <message>
        <source>%1 sweeps the table</source>
        <translation>%1 fa piazza pulita</translation>
    </message>
    <message>
        <source>The dice fell about as the odds promised.</source>
        <translation>I dadi hanno dato più o meno quello che promettevano le probabilità.</translation>
    </message>
    <message>
        <source>The dice were kind: %1.%2 rounds more than the odds promised.</source>
        <translation>I dadi sono stati generosi: %1,%2 giri vinti in più di quanti ne promettevano le probabilità.</translation>
    </message>
    <message>
        <source>The dice were unkind: %1.%2 rounds fewer than the odds promised.</source>
        <translation>I dadi sono stati avari: %1,%2 giri vinti in meno di quanti ne promettevano le probabilità.</translation>
    </message>
    <message numerus="yes">
        <source>Tap the dice that you want to reroll, or stop. %n reroll(s) left.</source>
        <translation>
            <numerusform>Tocca i dadi da rilanciare, oppure fermati. Resta %n rilancio.</numerusform>
            <numerusform>Tocca i dadi da rilanciare, oppure fermati. Restano %n rilanci.</numerusform>
        </translation>
    </message>
    <message>
        <source>With one die more the chance of winning the round would be %1%, with one less %2%.</source>
        <translation>Con un dado in più la probabilità di vincere il giro sarebbe %1%, con uno in meno %2%.</translation>
    </message>
    <message>
        <source>With one die more the chance of winning the round would be %1%.</source>
        <translation>Con un dado in più la probabilità di vincere il giro sarebbe %1%.</translation>
    </message>
    <message>
        <source>With one die less the chance of winning the round would be %1%.</source>
        <translation>Con un dado in meno la probabilità di vincere il giro sarebbe %1%.</translation>
    </message>
    <message>
        <source>Nor can the game.</source>
        <comment>be won</comment>
        <translation>E nemmeno la partita.</translation>
    </message>
    <message>
        <source>The game can no longer be won: this aims at the round.</source>
        <translation>La partita non si può più vincere: così si punta al giro.</translation>
    </message>
    <message>
        <source>Worth three dice, at any time: it is changed by itself.</source>
        <translation>Vale tre dadi, in ogni momento: si cambia da solo.</translation>
    </message>
    <message>
        <source>One die of your stock. What it shows counts only once it is rolled: which dice you take makes no difference, only how many.</source>
        <translation>Un dado della tua riserva. Ciò che mostra conta solo dopo il lancio: non importa quali dadi prendi, solo quanti.</translation>
    </message>
    <message>
        <source>One die will not win this round, but it is all that you lose: save your dice for a round that you can win.</source>
        <translation>Un dado non basta per vincere questo giro, ma non perdi altro: tieni i dadi per un giro che puoi vincere.</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a value after “any”, one of several</comment>
        <translation>un %1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a value after “no”, one of several</comment>
        <translation>%1</translation>
    </message>
    <message numerus="yes">
        <source>took %n dice.</source>
        <comment>what was played</comment>
        <translation>
            <numerusform>prendere %n dado.</numerusform>
            <numerusform>prendere %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rerolled %n dice.</source>
        <comment>what was played</comment>
        <translation>
            <numerusform>rilanciare %n dado.</numerusform>
            <numerusform>rilanciare %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rerolled %n dice (%1).</source>
        <comment>what was played</comment>
        <translation>
            <numerusform>rilanciare %n dado (%1).</numerusform>
            <numerusform>rilanciare %n dadi (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped.</source>
        <comment>what was played</comment>
        <translation>fermarsi.</translation>
    </message>
    <message>
        <source>That sets the bomb off, unless some dice are rerolled.</source>
        <translation>Così la bomba scoppia, a meno di un rilancio.</translation>
    </message>
    <message>
        <source>That is not worth the risk of losing one die more.</source>
        <translation>Non vale il rischio di perdere un dado in più.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice cannot set it off.</source>
        <translation>
            <numerusform>Con %n dado non può scattare.</numerusform>
            <numerusform>Con %n dadi non può scattare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n dice is the best result.</source>
        <translation>
            <numerusform>%1 con %n dado è il risultato migliore.</numerusform>
            <numerusform>%1 con %n dadi è il risultato migliore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked when the turn ends, whatever showed before. If the dice then show what the card names, the turn has no result, and its dice go to the middle.</source>
        <translation>Si controlla alla fine del turno, qualunque cosa si sia vista prima. Se i dadi mostrano ciò che dice la carta, il turno non vale e i suoi dadi finiscono al centro.</translation>
    </message>
    <message>
        <source>Checked after every roll, over all dice showing. If they show what the card names, the turn ends at once without a result, and its dice go to the middle.</source>
        <translation>Si controlla dopo ogni lancio, su tutti i dadi in vista. Se mostrano ciò che dice la carta, il turno finisce subito, non vale, e i suoi dadi finiscono al centro.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>roll that many dice, or reroll the marked ones</source>
        <translation>lancia tutti questi dadi, o rilancia quelli scelti</translation>
    </message>
    <message numerus="yes">
        <source>%n odd dice</source>
        <translation>
            <numerusform>%n dado dispari</numerusform>
            <numerusform>%n dadi dispari</numerusform>
        </translation>
    </message>
    <message>
        <source>two values in a row, such as %1</source>
        <translation>due valori consecutivi, come %1</translation>
    </message>
    <message>
        <source>three values in a row, such as %1</source>
        <translation>tre valori consecutivi, come %1</translation>
    </message>
    <message>
        <source>%1 is likely to win this round (your chance is %2%): risk little, and keep your dice for a better one.</source>
        <translation>Questo giro lo vincerà probabilmente %1 (la tua probabilità è del %2%): rischia poco, e tieni i dadi per un giro migliore.</translation>
    </message>
    <message>
        <source>%1 is out: only %2 is left.</source>
        <translation>%1 è fuori: resta solo %2.</translation>
    </message>
    <message>
        <source>For then the others would risk more dice, too.</source>
        <translation>Perché allora anche gli altri rischierebbero più dadi.</translation>
    </message>
    <message>
        <source>For then %1 would risk more dice, too.</source>
        <translation>Perché allora anche %1 rischierebbe più dadi.</translation>
    </message>
    <message>
        <source>%1 different values</source>
        <translation>%1 valori diversi</translation>
    </message>
    <message numerus="yes">
        <source>%n different value(s) so far</source>
        <translation>
            <numerusform>Finora %n valore</numerusform>
            <numerusform>Finora %n valori diversi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice cannot beat that</source>
        <translation>
            <numerusform>%n dado non può batterlo</numerusform>
            <numerusform>%n dadi non possono batterlo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n dice: cannot win</source>
        <translation>
            <numerusform>Rilancia %n dado: non può vincere</numerusform>
            <numerusform>Rilancia %n dadi: non possono vincere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag dice into the tray, or choose how many: 1 to %n, all there are. The number is fixed for the whole turn.</source>
        <translation>
            <numerusform>Trascina un dado nel vassoio: ce n’è solo %n. Il numero vale per tutta la giocata.</numerusform>
            <numerusform>Trascina dei dadi nel vassoio o scegline il numero: da 1 a %n, tutti quelli del gioco. Il numero vale per tutta la giocata.</numerusform>
        </translation>
    </message>
    <message>
        <source>A token is 3 dice.</source>
        <translation>Un segnalino vale 3 dadi.</translation>
    </message>
    <message>
        <source>But the chance of winning the game is %1% like this, and would be %2% with that die.</source>
        <translation>Probabilità di vincere la partita, però: così %1%, con quel dado %2%.</translation>
    </message>
    <message>
        <source>But on average that die would cost you %1.%2 dice.</source>
        <translation>Ma in media quel dado ti costerebbe %1,%2 dadi.</translation>
    </message>
    <message>
        <source>Nothing to beat yet</source>
        <translation>Ancora niente da battere</translation>
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
        <translation>Prima chiede conferma, e dice quanto costa.</translation>
    </message>
    <message>
        <source>Keep my hand</source>
        <translation>Tengo queste carte</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Riprendi</translation>
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
        <source>clean cards</source>
        <translation>
            <numerusform>carta pulita</numerusform>
            <numerusform>carte pulite</numerusform>
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
        <source>first pawn</source>
        <translation>prima pedina</translation>
    </message>
    <message>
        <source>second pawn</source>
        <translation>seconda pedina</translation>
    </message>
    <message>
        <source>Tattoo</source>
        <translation>Tatuaggio</translation>
    </message>
    <message>
        <source>A henchman. What links its picture to the leader’s is for you to say: a thing, a sound, a story.</source>
        <translation>Uno scagnozzo. Che cosa lo lega all’immagine del capobanda lo decidi tu: una cosa, un suono, una storia.</translation>
    </message>
    <message>
        <source>The picture that leads this round. Send in cards that could go with it.</source>
        <translation>L’immagine che guida questo turno. Manda carte che potrebbero andarci insieme.</translation>
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
        <source>Gun pawn</source>
        <translation>Pedina pistola</translation>
    </message>
    <message>
        <source>Each player aims two of them at two different cards on the wall, never at their own.</source>
        <translation>Ognuno ne punta due su due carte diverse del muro, mai su una propria.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>How many cards a player holds. After each round, you draw as many as you played.</source>
        <translation>Quante carte ha un giocatore. Dopo ogni turno se ne pescano quante se ne sono giocate.</translation>
    </message>
    <message>
        <source>An intruder you find is worth 2 points, a card of yours that nobody suspects 1; each pawn on a card of yours costs 1.</source>
        <translation>Un intruso che trovi vale 2 punti, una tua carta pulita 1; ogni pedina su una tua carta ne toglie 1.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Two of its cards join each wall as intruders. When it runs out, the discards become the new deck.</source>
        <translation>Due sue carte entrano in ogni muro come intrusi. Quando finisce, gli scarti diventano il nuovo mazzo.</translation>
    </message>
    <message>
        <source>The wall is up</source>
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
    <message numerus="yes">
        <source>%1 took a new hand and now holds %n card(s).</source>
        <translation>
            <numerusform>%1 ha cambiato la mano e ora ha %n carta.</numerusform>
            <numerusform>%1 ha cambiato la mano e ora ha %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck has run out: the discards are shuffled into a new one.</source>
        <translation>Il mazzo è finito: gli scarti, mescolati, ne formano uno nuovo.</translation>
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
        <source>%1 has reached %2 points.</source>
        <translation>%1 ha raggiunto %2 punti.</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>of a game that was left</comment>
        <translation>turno %1</translation>
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
        <translation>miglior bluff</translation>
    </message>
    <message>
        <source>best nose</source>
        <translation>miglior fiuto</translation>
    </message>
    <message>
        <source>The wall of round %1 fooled everybody: none of the %2 pawns found an intruder.</source>
        <translation>Il muro del turno %1 ha ingannato tutti: nessuna delle %2 pedine ha trovato un intruso.</translation>
    </message>
    <message numerus="yes">
        <source>The hardest wall was that of round %1: %n of %2 pawns found an intruder.</source>
        <translation>
            <numerusform>Il muro più difficile è stato quello del turno %1: %n pedina su %2 ha trovato un intruso.</numerusform>
            <numerusform>Il muro più difficile è stato quello del turno %1: %n pedine su %2 hanno trovato un intruso.</numerusform>
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
        <source>You can swap your hand only once a round.</source>
        <translation>La mano si cambia una sola volta per turno.</translation>
    </message>
    <message>
        <source>You cannot swap your last card.</source>
        <translation>Non puoi cambiare la tua ultima carta.</translation>
    </message>
    <message>
        <source>There are too few cards left to swap your hand.</source>
        <translation>Restano troppo poche carte per cambiare la mano.</translation>
    </message>
    <message>
        <source>There is no wall yet: some players are still choosing their cards.</source>
        <translation>Il muro non c’è ancora: qualcuno sta scegliendo.</translation>
    </message>
    <message>
        <source>The wall is up: you can send in cards again next round.</source>
        <translation>Il muro è pronto: si mandano carte al prossimo turno.</translation>
    </message>
    <message>
        <source>You have already voted in this round.</source>
        <translation>Hai già votato in questo turno.</translation>
    </message>
    <message>
        <source>This card is not on the wall.</source>
        <translation>Questa carta non è sul muro.</translation>
    </message>
    <message>
        <source>This card is your own: aim at somebody else’s.</source>
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
        <source>Hide your tattoos among the leader’s gang, and point out the two intruders.</source>
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
        <source>Shown on the cards and read aloud, for anyone who cannot see the pictures; a name limits the imagination</source>
        <translation>Scritti sulle carte e letti ad alta voce, per chi non vede le immagini; un nome limita la fantasia</translation>
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
        <source>Card %1 in your hand</source>
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
        <source>Card %1 on the wall</source>
        <translation>Carta %1 del muro</translation>
    </message>
    <message>
        <source>%1, your own</source>
        <translation>%1, tua</translation>
    </message>
    <message>
        <source>%1, your pawn is on it</source>
        <translation>%1, con una tua pedina</translation>
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
        <source>First pawn</source>
        <translation>Prima pedina</translation>
    </message>
    <message>
        <source>Second pawn</source>
        <translation>Seconda pedina</translation>
    </message>
    <message>
        <source>%1, on a card</source>
        <translation>%1, su una carta</translation>
    </message>
    <message>
        <source>%1’s pawn</source>
        <translation>Pedina di %1</translation>
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
        <source>Everyone else looks away: hands, choices and votes are secret.</source>
        <translation>Gli altri guardino altrove: mani, scelte e voti sono segreti.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>ha votato</translation>
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
        <source>%n clean</source>
        <comment>own cards</comment>
        <translation>
            <numerusform>%n carta pulita</numerusform>
            <numerusform>%n carte pulite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) hit</source>
        <comment>own cards</comment>
        <translation>
            <numerusform>%n pedina addosso</numerusform>
            <numerusform>%n pedine addosso</numerusform>
        </translation>
    </message>
    <message>
        <source>Which of your henchmen could hide behind this picture? Send in one, two or three.</source>
        <translation>Quali dei tuoi scagnozzi potrebbero stare con questa immagine? Mandane uno, due o tre.</translation>
    </message>
    <message>
        <source>Each card that nobody suspects brings 1 point; each pawn on your cards costs 1.</source>
        <translation>Ogni tua carta pulita vale 1 punto, ogni pedina su una tua carta ne toglie 1.</translation>
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
        <source>Swap your hand</source>
        <translation>Cambia la mano</translation>
    </message>
    <message>
        <source>Swap your hand?</source>
        <translation>Cambiare la mano?</translation>
    </message>
    <message numerus="yes">
        <source>You swap %1 cards for %n new one(s), and play with %n from now on.</source>
        <translation>
            <numerusform>Le tue %1 carte vanno via e ne arriva %n. Giocherai con %n fino alla fine.</numerusform>
            <numerusform>Le tue %1 carte vanno via e ne arrivano %n. Giocherai con %n fino alla fine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap for %n card(s)</source>
        <translation>
            <numerusform>Cambia con %n carta</numerusform>
            <numerusform>Cambia con %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Click two cards, or drag a pawn onto each: two different cards, neither of them your own.</source>
        <translation>Fai clic su due carte, o trascina una pedina su ciascuna: due carte diverse, nessuna tua.</translation>
    </message>
    <message>
        <source>Both pawns are on their cards. Drag one to move it, or send your vote in.</source>
        <translation>Le due pedine sono al loro posto. Trascinane una per spostarla, oppure vota.</translation>
    </message>
    <message>
        <source>The pawns fall</source>
        <translation>Cadono le pedine</translation>
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
    <message numerus="yes">
        <source>%1 needs %n more point(s) to reach %2.</source>
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
        <source>A card on the wall</source>
        <translation>Una carta del muro</translation>
    </message>
    <message>
        <source>Somebody’s henchman, or an intruder from the deck. Aim your pawns at cards that do not go with the leader.</source>
        <translation>Lo scagnozzo di qualcuno, o un intruso venuto dal mazzo. Punta le pedine su chi non c’entra con il capobanda.</translation>
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
        <source>%1 need %n more point(s) to reach %2.</source>
        <translation>
            <numerusform>A %1 manca %n punto per arrivare a %2.</numerusform>
            <numerusform>A %1 mancano %n punti per arrivare a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Vote for “%1” and “%2”.</source>
        <translation>Votare per «%1» e «%2».</translation>
    </message>
    <message>
        <source>Everything seems to have something to do with the leader; these two probably the least.</source>
        <translation>Tutte sembrano avere qualcosa a che fare con il capobanda; queste due, probabilmente, meno di tutte.</translation>
    </message>
    <message>
        <source>These two seem to have nothing to do with the leader; all the others probably have something to do with it.</source>
        <translation>Queste due sembrano non avere niente a che fare con il capobanda; le altre che non sono tue, probabilmente, sì.</translation>
    </message>
    <message>
        <source>These two seem to have the least to do with the leader, though some of the others have hardly more.</source>
        <translation>Queste due sembrano avere a che fare con il capobanda meno di tutte, anche se altre non ne hanno molto di più.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n cards can have come from the deck: players held the others when it was shuffled.</source>
        <translation>
            <numerusform>Solo %n carta può venire dal mazzo: le altre erano in mano quando è stato mescolato.</numerusform>
            <numerusform>Solo %n carte possono venire dal mazzo: le altre erano in mano quando è stato mescolato.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others do not seem to care about links: these two are as good as any.</source>
        <translation>Agli altri i legami sembrano non importare: queste due valgono le altre.</translation>
    </message>
    <message>
        <source>No hints while you choose: what fits is up to your imagination.</source>
        <translation>Nessun suggerimento mentre scegli: che cosa ci sta bene lo decide la tua fantasia.</translation>
    </message>
    <message>
        <source>Good nose</source>
        <translation>Fiuto</translation>
    </message>
    <message>
        <source>Votes that landed on an intruder</source>
        <translation>I voti finiti su un intruso</translation>
    </message>
    <message>
        <source>Good liar</source>
        <translation>Bluff</translation>
    </message>
    <message>
        <source>Own cards that nobody suspected</source>
        <translation>Le carte giocate di cui nessuno ha sospettato</translation>
    </message>
    <message>
        <source>Intruders missed</source>
        <translation>Intrusi sfuggiti</translation>
    </message>
    <message>
        <source>Intruders that got no vote from this player</source>
        <translation>Gli intrusi che questo giocatore non ha votato</translation>
    </message>
    <message>
        <source>Your cards are in</source>
        <translation>Le tue carte sono in gioco</translation>
    </message>
    <message>
        <source>The wall goes up when everyone has chosen.</source>
        <translation>Il muro si compone quando tutti hanno scelto.</translation>
    </message>
    <message>
        <source>Your vote is in</source>
        <translation>Hai votato</translation>
    </message>
    <message>
        <source>The votes are shown when everyone has voted.</source>
        <translation>I voti si scoprono quando tutti hanno votato.</translation>
    </message>
    <message numerus="yes">
        <source>The wall: %n card(s)</source>
        <translation>
            <numerusform>Il muro: %n carta</numerusform>
            <numerusform>Il muro: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>All have voted.</source>
        <translation>Tutti hanno votato.</translation>
    </message>
    <message>
        <source>Place %1: %2, %3</source>
        <comment>place, player, points</comment>
        <translation>Posizione %1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
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
    <message>
        <source>%1: I had nothing better.</source>
        <comment>what a computer player says of a card</comment>
        <translation>%1: non avevo di meglio.</translation>
    </message>
    <message>
        <source>%1: %2, obviously.</source>
        <comment>“Whale: the sea, obviously.”</comment>
        <translation>%1: %2, no?</translation>
    </message>
    <message>
        <source>choose a card in your hand, or aim at one on the wall</source>
        <translation>scegli una carta della tua mano, o punta su una del muro</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n point(s) short of the goal: the next round may be the last.</source>
        <translation>
            <numerusform>A %1 manca %n punto: il prossimo turno può essere l’ultimo.</numerusform>
            <numerusform>A %1 mancano %n punti: il prossimo turno può essere l’ultimo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are each %n point(s) short of the goal: the next round may be the last.</source>
        <translation>
            <numerusform>A %1 manca %n punto a testa: il prossimo turno può essere l’ultimo.</numerusform>
            <numerusform>A %1 mancano %n punti a testa: il prossimo turno può essere l’ultimo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 players are each %n point(s) short of the goal: this may be the last round.</source>
        <translation>
            <numerusform>A %1 giocatori manca %n punto a testa al traguardo: questo può essere l’ultimo turno.</numerusform>
            <numerusform>A %1 giocatori mancano %n punti a testa al traguardo: questo può essere l’ultimo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n point(s) short of the goal: this may be the last round.</source>
        <translation>
            <numerusform>A %1 manca %n punto al traguardo: questo può essere l’ultimo turno.</numerusform>
            <numerusform>A %1 mancano %n punti al traguardo: questo può essere l’ultimo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are each %n point(s) short of the goal: this may be the last round.</source>
        <translation>
            <numerusform>A %1 manca %n punto a testa al traguardo: questo può essere l’ultimo turno.</numerusform>
            <numerusform>A %1 mancano %n punti a testa al traguardo: questo può essere l’ultimo turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click cards that fit, or drag them up; a double click sends them in.</source>
        <translation>Fai clic sulle carte adatte, o trascinale; il doppio clic le manda.</translation>
    </message>
    <message>
        <source>Everybody finds them both</source>
        <translation>Tutti trovano entrambi</translation>
    </message>
    <message numerus="yes">
        <source>of %n pawns found an intruder</source>
        <translation>
            <numerusform>pedine su %n hanno trovato un intruso</numerusform>
            <numerusform>pedine su %n hanno trovato un intruso</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reaches %2</source>
        <translation>%1 arriva a %2</translation>
    </message>
    <message>
        <source>%1 reach %2</source>
        <translation>%1 arrivano a %2</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>beside their large number</comment>
        <translation>
            <numerusform>punto</numerusform>
            <numerusform>punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>points and tenths</comment>
        <translation>%1,%2</translation>
    </message>
    <message>
        <source>On average about %1 points fewer, against the others.</source>
        <translation>Nel confronto con gli altri, in media circa %1 punti in meno.</translation>
    </message>
    <message>
        <source>On average about %1 points more than a rookie’s choice, against the others.</source>
        <translation>Nel confronto con gli altri, in media circa %1 punti in più che con la scelta di un novellino.</translation>
    </message>
    <message>
        <source>Tap two different cards, neither of them your own.</source>
        <translation>Tocca due carte diverse, nessuna tua.</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>La tua carta</translation>
    </message>
    <message>
        <source>You put this card into the wall: your own pawns cannot go there.</source>
        <translation>Questa carta l’hai messa tu nel muro: le tue pedine non possono andarci.</translation>
    </message>
    <message>
        <source>Whose card it is</source>
        <translation>Di chi è la carta</translation>
    </message>
    <message>
        <source>Whoever put this card into the wall takes it back. The two that nobody takes back are the intruders.</source>
        <translation>Chi ha messo questa carta nel muro se la riprende. Le due che nessuno si riprende sono gli intrusi.</translation>
    </message>
    <message>
        <source>What the card brings its owner</source>
        <translation>Quanto rende la carta a chi l’ha messa nel muro</translation>
    </message>
    <message>
        <source>1 point if nobody suspected it; otherwise it costs 1 point for each pawn on it.</source>
        <translation>1 punto se nessuno l’ha sospettata; altrimenti 1 punto in meno per ogni pedina sulla carta.</translation>
    </message>
    <message>
        <source>All have voted</source>
        <translation>Tutti hanno votato</translation>
    </message>
    <message>
        <source>This may be the last round.</source>
        <translation>Questo può essere l’ultimo turno.</translation>
    </message>
    <message numerus="yes">
        <source>pawns on own cards</source>
        <translation>
            <numerusform>pedina sulle proprie carte</numerusform>
            <numerusform>pedine sulle proprie carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Votes are judged by what could be known, not by what came out.</source>
        <translation>I voti si giudicano da ciò che si poteva sapere, non da ciò che si è scoperto.</translation>
    </message>
    <message>
        <source>%1: %2. Ask anybody.</source>
        <translation>%1: %2. Chiedete a chiunque.</translation>
    </message>
    <message>
        <source>“%1”, and you think: %2.</source>
        <translation>«%1», e uno pensa: %2.</translation>
    </message>
    <message>
        <source>%1: %2. That one was easy.</source>
        <translation>%1: %2. Questa era facile.</translation>
    </message>
    <message>
        <source>%1: %2, any child can see it.</source>
        <translation>%1: %2, lo vede anche un bambino.</translation>
    </message>
    <message>
        <source>%1: %2. I rest my case.</source>
        <translation>%1: %2. Non ho altro da aggiungere.</translation>
    </message>
    <message>
        <source>%1: a long shot, I admit.</source>
        <translation>%1: un azzardo, lo ammetto.</translation>
    </message>
    <message>
        <source>%1: don’t ask.</source>
        <translation>%1: meglio non chiedere.</translation>
    </message>
    <message>
        <source>%1: with a great deal of goodwill.</source>
        <translation>%1: con molta, molta buona volontà.</translation>
    </message>
    <message>
        <source>%1: in the dark it looked the part.</source>
        <translation>%1: al buio faceva un’altra impressione.</translation>
    </message>
    <message>
        <source>%1: a guess. Mine are usually worse.</source>
        <translation>%1: ho tirato a indovinare. Di solito va peggio.</translation>
    </message>
    <message>
        <source>%1: it owed me a favour.</source>
        <translation>%1: mi doveva un favore.</translation>
    </message>
    <message>
        <source>%1 have reached %2 points.</source>
        <translation>%1 hanno raggiunto %2 punti.</translation>
    </message>
    <message>
        <source>%1 has reached %2 points: the game is over.</source>
        <translation>%1 ha raggiunto %2 punti: la partita è finita.</translation>
    </message>
    <message>
        <source>%1 have reached %2 points: the game is over, and the highest total wins.</source>
        <translation>%1 hanno raggiunto %2 punti: la partita è finita, e vince il totale più alto.</translation>
    </message>
    <message>
        <source>You have seen your new hand: a swap cannot be undone, unless the game was started with the option “Friendly undo”.</source>
        <translation>Hai già visto la nuova mano: un cambio non si può annullare. Lo permette l’opzione «Annullare tra amici» di una nuova partita.</translation>
    </message>
    <message>
        <source>See the votes again</source>
        <translation>Rivedi i voti</translation>
    </message>
    <message>
        <source>%1: %2! Who shoots at that?</source>
        <translation>%1: %2! Chi spara a una carta così?</translation>
    </message>
    <message>
        <source>%1: %2. And somebody shoots at it.</source>
        <translation>%1: %2. E c’è chi le spara.</translation>
    </message>
    <message>
        <source>“%1”, and you don’t think: %2?</source>
        <translation>«%1», e non vi viene in mente: %2?</translation>
    </message>
    <message>
        <source>%1: %2. Get some glasses.</source>
        <translation>%1: %2. Compratevi gli occhiali.</translation>
    </message>
    <message>
        <source>%1: %2, any child can see it. You can’t.</source>
        <translation>%1: %2, lo vede anche un bambino. Voi no.</translation>
    </message>
    <message>
        <source>%1: %2. It cost me, but it’s true.</source>
        <translation>%1: %2. Mi è costata, ma è così.</translation>
    </message>
    <message>
        <source>%1: %2 (%3), now %4.</source>
        <comment>player, points, what for, total</comment>
        <translation>%1: %2 (%3), ora %4.</translation>
    </message>
    <message>
        <source>%1, played by %2</source>
        <translation>%1, giocata da %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: found by %n of %2</source>
        <translation>
            <numerusform>%1: %n su %2 ha indovinato</numerusform>
            <numerusform>%1: %n su %2 hanno indovinato</numerusform>
        </translation>
    </message>
    <message>
        <source>choosing</source>
        <translation>sceglie</translation>
    </message>
    <message>
        <source>voting</source>
        <translation>vota</translation>
    </message>
    <message>
        <source>pawns on “%1” and “%2”.</source>
        <comment>what was played, or would be better</comment>
        <translation>pedine su «%1» e «%2».</translation>
    </message>
    <message>
        <source>%1: a guess. It shows.</source>
        <translation>%1: ho tirato a indovinare. Si vede.</translation>
    </message>
    <message>
        <source>%1: found by nobody</source>
        <translation>%1: nessuno ha indovinato</translation>
    </message>
    <message>
        <source>%1 and %2 went to school together.</source>
        <comment>two cards</comment>
        <translation>%1 e %2 andavano a scuola insieme.</translation>
    </message>
    <message>
        <source>%1, %2: squint a little.</source>
        <comment>two cards</comment>
        <translation>%1, %2: socchiudete gli occhi.</translation>
    </message>
    <message>
        <source>%1 and %2: it’s a long story.</source>
        <comment>two cards</comment>
        <translation>%1 e %2: è una lunga storia.</translation>
    </message>
    <message>
        <source>Now your other pawn: onto another card, not one of your own.</source>
        <translation>Ora l’altra pedina: su un’altra carta, che non sia tua.</translation>
    </message>
    <message>
        <source>Vote for the two cards where the pale pawns lie.</source>
        <translation>Votare per le due carte su cui stanno le pedine sbiadite.</translation>
    </message>
    <message>
        <source>result of round %1</source>
        <comment>of a game that was left</comment>
        <translation>risultato del turno %1</translation>
    </message>
    <message>
        <source>Best liar: the most clean cards.</source>
        <translation>Miglior bluff: più carte pulite.</translation>
    </message>
    <message>
        <source>Best nose: the most intruders found.</source>
        <translation>Miglior fiuto: più intrusi trovati.</translation>
    </message>
</context>
<context>
    <name>HintPlate</name>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
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
    <name>HomeGame</name>
    <message>
        <source>%1. You have played the lessons to their end.</source>
        <translation>%1. Hai finito tutte le lezioni.</translation>
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
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Friends elsewhere (%1)</source>
        <translation>Amici lontani (%1)</translation>
    </message>
    <message>
        <source>Friends elsewhere</source>
        <translation>Amici lontani</translation>
    </message>
    <message>
        <source>Friends: your move</source>
        <translation>Amici: tocca a te</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>You went on with this game in another window. That version counts.</source>
        <translation>Questa partita l’hai continuata in un’altra finestra: vale quella versione.</translation>
    </message>
    <message>
        <source>The game cannot be continued: it is damaged from the very start. It is still in %1, untouched.</source>
        <translation>La partita non si può continuare: è danneggiata fin dall’inizio. È ancora in %1, così com’era.</translation>
    </message>
    <message>
        <source>The end of this game was damaged. It resumes from the last good move; the rest was set aside in %1.</source>
        <translation>La fine di questa partita era danneggiata: si riprende dall’ultima mossa intatta, e il resto è messo da parte in %1.</translation>
    </message>
    <message>
        <source>The game cannot be shown: it is damaged from the very start.</source>
        <translation>La partita non può essere mostrata: è danneggiata fin dall’inizio.</translation>
    </message>
    <message>
        <source>The end of this game is damaged: it is shown up to its last good move.</source>
        <translation>La fine di questa partita è danneggiata: viene mostrata fino all’ultima mossa intatta.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Questa partita è in corso in un’altra finestra.</translation>
    </message>
    <message>
        <source>“%1” has been added to your games.</source>
        <translation>«%1» è ora tra le tue partite.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: all %n move(s) follow the rules.</source>
        <translation>
            <numerusform>Verificata: %n mossa, conforme alle regole.</numerusform>
            <numerusform>Verificata: %n mosse, tutte conformi alle regole.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a copy: a separate game from move %1 on. The game you were watching has not changed.</source>
        <translation>Questa è una copia, una partita a sé dalla mossa %1 in poi. Quella che hai guardato resta com’è.</translation>
    </message>
    <message>
        <source>Play on: this window remembers everything, and saves it as soon as it can. If the window closes before that, whatever has not been saved is lost.</source>
        <translation>Continua pure: questa finestra tiene a mente tutto e lo salva appena può. Se si chiude prima, quello che non è ancora salvato va perduto.</translation>
    </message>
    <message>
        <source>Once that file is moved away, games can be saved again.</source>
        <translation>Spostato altrove quel file, le partite si potranno salvare di nuovo.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 cannot be written.</source>
        <translation>Impossibile salvare le partite: non si può scrivere su %1.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 is damaged, and is left as it is.</source>
        <translation>Impossibile salvare le partite: %1 è danneggiato e viene lasciato com’è.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 belongs to another program, and is left as it is.</source>
        <translation>Impossibile salvare le partite: %1 appartiene a un altro programma e viene lasciato com’è.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 comes from a newer Backroom, and is left as it is.</source>
        <translation>Impossibile salvare le partite: %1 proviene da una versione più recente di Backroom e viene lasciato com’è.</translation>
    </message>
    <message>
        <source>Nothing can be saved at the moment, perhaps because the disk is full: %1.</source>
        <translation>Al momento non si può salvare nulla, forse perché il disco è pieno: %1.</translation>
    </message>
    <message>
        <source>%1 had been removed. Everything in it has been written again.</source>
        <translation>%1 non c’era più. Tutto ciò che conteneva è stato riscritto.</translation>
    </message>
    <message>
        <source>%1 had been removed or damaged. The games that are open in this window have been written again; not everything else in it could be recovered.</source>
        <translation>%1 non c’era più, o era danneggiato. Le partite aperte in questa finestra sono state riscritte; del resto non si è potuto recuperare tutto.</translation>
    </message>
    <message>
        <source>%1 was removed and cannot be written again: the games in it are lost when this window closes.</source>
        <translation>%1 non c’è più e non si può riscrivere: chiusa questa finestra, le partite che conteneva sono perdute.</translation>
    </message>
    <message>
        <source>Nothing of %1 has been saved yet.</source>
        <translation>Di %1 non c’è ancora nulla su disco.</translation>
    </message>
    <message>
        <source>The last moves of %1 have not been saved yet.</source>
        <translation>Le ultime mosse di %1 non sono ancora su disco.</translation>
    </message>
    <message numerus="yes">
        <source>Nor have the last moves of %n other game(s).</source>
        <translation>
            <numerusform>E nemmeno le ultime mosse di %n altra partita.</numerusform>
            <numerusform>E nemmeno le ultime mosse di altre %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your place in a lesson has not been saved yet.</source>
        <translation>Il punto a cui sei in una lezione non è ancora su disco.</translation>
    </message>
    <message>
        <source>Your changes to players have not been saved yet.</source>
        <translation>Le tue modifiche ai giocatori non sono ancora su disco.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from these files have been added to your games.</source>
        <translation>
            <numerusform>%n partita di questi file è ora tra le tue partite.</numerusform>
            <numerusform>%n partite di questi file sono ora tra le tue partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) cannot be imported either.</source>
        <translation>
            <numerusform>Nemmeno %n altro file si può importare.</numerusform>
            <numerusform>Nemmeno altri %n file si possono importare.</numerusform>
        </translation>
    </message>
    <message>
        <source>The end of this game is damaged and has to be set aside before you can play on, but nothing can be written to %1 at the moment.</source>
        <translation>La fine di questa partita è danneggiata e va messa da parte prima di riprendere; al momento non si può scrivere su %1.</translation>
    </message>
    <message>
        <source>“%1” is already among your games.</source>
        <translation>«%1» è già tra le tue partite.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from these files are already among your games.</source>
        <translation>
            <numerusform>%n partita di questi file è già tra le tue partite.</numerusform>
            <numerusform>%n partite di questi file sono già tra le tue partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue the lesson</source>
        <translation>Continua la lezione</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Impara giocando</translation>
    </message>
    <message>
        <source>Lessons: %1 of %2 done</source>
        <translation>Lezioni finite: %1 su %2</translation>
    </message>
    <message>
        <source>A replay is possible once the game is over and has been checked.</source>
        <translation>Si può rivedere la partita quando è finita ed è stata controllata.</translation>
    </message>
    <message>
        <source>A game with friends elsewhere can be played on from here once it is over.</source>
        <translation>Una partita con amici lontani si può continuare da qui quando è finita.</translation>
    </message>
    <message>
        <source>The table of this game with friends elsewhere was closed. It cannot go on.</source>
        <translation>Il tavolo di questa partita con amici lontani è stato chiuso: non può continuare.</translation>
    </message>
</context>
<context>
    <name>HouseButtons</name>
    <message>
        <source>Let the house play</source>
        <translation>Fai giocare il computer</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Solo questa volta</translation>
    </message>
    <message>
        <source>Until %1 is back</source>
        <translation>Finché %1 non torna</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Aspetta</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>Gioca il computer</translation>
    </message>
</context>
<context>
    <name>InvitationCard</name>
    <message>
        <source>The link is copied.</source>
        <translation>Il link è copiato.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invito</translation>
    </message>
    <message>
        <source>QR code with the link</source>
        <translation>Codice QR con il link</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>To be read aloud</source>
        <translation>Da leggere ad alta voce</translation>
    </message>
    <message>
        <source>Address, if it is asked for: %1</source>
        <translation>Indirizzo, se viene chiesto: %1</translation>
    </message>
    <message>
        <source>The link is copied</source>
        <translation>Il link è copiato</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copia il link</translation>
    </message>
</context>
<context>
    <name>JoinScreen</name>
    <message>
        <source>Keep it</source>
        <translation>Tienilo</translation>
    </message>
    <message>
        <source>Join friends</source>
        <translation>Unisciti agli amici</translation>
    </message>
    <message>
        <source>at their table</source>
        <translation>al loro tavolo</translation>
    </message>
    <message>
        <source>You are invited</source>
        <translation>Hai un invito</translation>
    </message>
    <message>
        <source>Enter the link or the code that you were sent or told.</source>
        <translation>Inserisci il link o il codice che ti hanno mandato o dettato.</translation>
    </message>
    <message>
        <source>Link or code</source>
        <translation>Link o codice</translation>
    </message>
    <message>
        <source>Address of the table, written below its code</source>
        <translation>Indirizzo del tavolo, scritto sotto il suo codice</translation>
    </message>
    <message>
        <source>Address of the table</source>
        <translation>Indirizzo del tavolo</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bussa</translation>
    </message>
    <message>
        <source>Your tables</source>
        <translation>I tuoi tavoli</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>To invite friends yourself, start a game and choose “Friend” for their seats.</source>
        <translation>Per invitare tu degli amici, prepara una partita e scegli «Amico» per i loro posti.</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>Solo guardare</translation>
    </message>
    <message>
        <source>Without a seat: you see what lies in the open, and nobody’s hand</source>
        <translation>Senza posto: vedi quello che è scoperto, e la mano di nessuno</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Chiudere il tavolo?</translation>
    </message>
    <message>
        <source>Give up the seat?</source>
        <translation>Rinunciare al posto?</translation>
    </message>
    <message>
        <source>%1: the table closes for everybody, and nobody can come back to it.</source>
        <translation>%1: il tavolo si chiude per tutti, e nessuno può tornarci.</translation>
    </message>
    <message>
        <source>%1: you cannot come back to it. The others are told that you have left the table.</source>
        <translation>%1: non potrai tornarci. Agli altri si dice che hai lasciato il tavolo.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Chiudi il tavolo</translation>
    </message>
    <message>
        <source>Give up the seat</source>
        <translation>Rinuncia al posto</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Lascialo aperto</translation>
    </message>
    <message>
        <source>The host’s program keeps the secrets. At the end you will be able to check that all was fair.</source>
        <translation>I segreti li custodisce il programma di chi ospita. Alla fine potrai controllare che tutto fosse regolare.</translation>
    </message>
</context>
<context>
    <name>JournalTrouble</name>
    <message>
        <source>%1 was made by a newer version of Backroom.</source>
        <translation>%1 viene da una versione più recente di Backroom.</translation>
    </message>
    <message>
        <source>%1 is from a game that this version of Backroom does not have.</source>
        <translation>%1 è una partita di un gioco che questa versione di Backroom non ha.</translation>
    </message>
    <message>
        <source>%1 is too large to be a Backroom game.</source>
        <translation>%1 è troppo grande per essere una partita di Backroom.</translation>
    </message>
    <message>
        <source>%1 is damaged: line %2 cannot be read.</source>
        <translation>%1 è danneggiato: la riga %2 non si può leggere.</translation>
    </message>
    <message>
        <source>%1 is not a valid game: line %2 breaks the rules.</source>
        <translation>%1 non è una partita regolare: la riga %2 è contro le regole.</translation>
    </message>
    <message>
        <source>%1 has been altered: line %2 does not follow from the moves before it.</source>
        <translation>%1 è stato modificato: la riga %2 non consegue dalle mosse precedenti.</translation>
    </message>
    <message>
        <source>%1 is not a Backroom game.</source>
        <translation>%1 non è una partita di Backroom.</translation>
    </message>
</context>
<context>
    <name>KeptTable</name>
    <message>
        <source>Give up</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>Maiusc+Tab</translation>
    </message>
    <message>
        <source>next item, previous item</source>
        <translation>elemento successivo, elemento precedente</translation>
    </message>
    <message>
        <source>move in that direction</source>
        <translation>vai in quella direzione</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>press, pick up, put down</source>
        <translation>premi, prendi, posa</translation>
    </message>
    <message>
        <source>press</source>
        <translation>premi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>undo a move</source>
        <translation>annulla una mossa</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Maiusc+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>redo it</source>
        <translation>ripetila</translation>
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
        <translation>spiega l’elemento selezionato</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>un suggerimento</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>replay what just happened</source>
        <translation>rivedi ciò che è appena successo</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>riproduci o metti in pausa</translation>
    </message>
    <message>
        <source>one move back, one move forward</source>
        <translation>un passo indietro, un passo avanti</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Pag↑</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Pag↓</translation>
    </message>
    <message>
        <source>to the start of this part, to the next part</source>
        <translation>capitolo precedente, capitolo successivo</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>go to the beginning, go to the end</source>
        <translation>vai all’inizio, vai alla fine</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>più veloce, più lento</translation>
    </message>
    <message>
        <source>leave the replay</source>
        <translation>lascia il replay</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>watch the game from the beginning</source>
        <translation>rivedi la partita</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>rename it</source>
        <translation>rinominala</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>duplicate it</source>
        <translation>duplicala</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>export it</source>
        <translation>esportala</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>delete it</source>
        <translation>eliminala</translation>
    </message>
    <message>
        <source>restore what was deleted</source>
        <translation>ripristina ciò che è stato eliminato</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>import a file</source>
        <translation>importa un file</translation>
    </message>
    <message>
        <source>home screen</source>
        <translation>schermata iniziale</translation>
    </message>
    <message>
        <source>the list of all games</source>
        <translation>l’elenco di tutte le partite</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>scorri</translation>
    </message>
    <message>
        <source>to the next link</source>
        <translation>al prossimo collegamento</translation>
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
        <source>back, forward</source>
        <translation>pagina precedente, di nuovo avanti</translation>
    </message>
    <message>
        <source>Ctrl+Page Up</source>
        <translation>Ctrl+Pag↑</translation>
    </message>
    <message>
        <source>Ctrl+Page Down</source>
        <translation>Ctrl+Pag↓</translation>
    </message>
    <message>
        <source>previous page, next page</source>
        <translation>sezione precedente, sezione successiva</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>search</source>
        <translation>cerca</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>copy this page</source>
        <translation>copia la sezione</translation>
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
        <translation>testo più grande, testo più piccolo</translation>
    </message>
    <message>
        <source>close the rulebook</source>
        <translation>chiudi il regolamento</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>le regole</translation>
    </message>
    <message>
        <source>this page</source>
        <translation>questa pagina</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>sound on and off</source>
        <translation>attiva o disattiva l’audio</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>schermo intero</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>In the replay</source>
        <translation>Nel replay</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>In questa schermata</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>Nel regolamento</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>leave the table (games in progress are saved)</source>
        <translation>lascia il tavolo (le partite in corso sono salvate)</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>le impostazioni</translation>
    </message>
    <message>
        <source>leave the table (the game is lost when the window closes)</source>
        <translation>lascia il tavolo: la partita resta finché la finestra è aperta</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>esci</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>review a finished game, close the review</source>
        <translation>analizza una partita finita, chiudi l’analisi</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>play on phones</source>
        <translation>gioca dal telefono</translation>
    </message>
    <message>
        <source>skip what is shown; hold it to keep skipping</source>
        <translation>salta ciò che viene mostrato; tenuto premuto, continua a saltare</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>join friends elsewhere</source>
        <translation>unisciti ad amici lontani</translation>
    </message>
    <message>
        <source>knock, from any field</source>
        <translation>bussa, da qualsiasi campo</translation>
    </message>
    <message>
        <source>copy the link of the invitation</source>
        <translation>copia il link dell’invito</translation>
    </message>
    <message>
        <source>home screen (the table stays open)</source>
        <translation>schermata iniziale (il tavolo resta aperto)</translation>
    </message>
    <message>
        <source>home screen (your seat is kept)</source>
        <translation>schermata iniziale (il tuo posto resta tuo)</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>say something</source>
        <translation>di’ qualcosa</translation>
    </message>
    <message>
        <source>undo what you have not confirmed yet, or leave the table</source>
        <translation>annulla ciò che non hai confermato, o lascia il tavolo</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>In questo gioco</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>A ogni tavolo</translation>
    </message>
</context>
<context>
    <name>LeaveLesson</name>
    <message>
        <source>Leave the lesson?</source>
        <translation>Lasciare la lezione?</translation>
    </message>
    <message>
        <source>You can go on from here at any time.</source>
        <translation>Puoi riprendere da qui quando vuoi.</translation>
    </message>
    <message>
        <source>You can go on from here as long as the window is open.</source>
        <translation>Puoi riprendere da qui finché la finestra è aperta.</translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>Leave the table?</source>
        <translation>Lasciare il tavolo?</translation>
    </message>
    <message>
        <source>The table stays open.</source>
        <translation>Il tavolo resta aperto.</translation>
    </message>
    <message>
        <source>Your seat is kept.</source>
        <translation>Il tuo posto resta tuo.</translation>
    </message>
    <message>
        <source>The game is saved: you can go on from here at any time.</source>
        <translation>La partita è salvata: puoi riprendere da qui quando vuoi.</translation>
    </message>
    <message>
        <source>You can go on from here as long as the window is open.</source>
        <translation>Puoi riprendere da qui finché la finestra è aperta.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Nothing has been played yet, so this game will not be kept.</source>
        <translation>Non è stato ancora giocato nulla, perciò questa partita non sarà salvata.</translation>
    </message>
</context>
<context>
    <name>LedgerNotice</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Not yet: read on, and the lesson will get there.</source>
        <translation>Non ancora: continua a leggere, la lezione ci arriverà.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
    </message>
    <message>
        <source>That was the last step: play on in a whole game.</source>
        <translation>Questo era l’ultimo passo: continua in una partita intera.</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>First time?</source>
        <translation>Prima volta?</translation>
    </message>
    <message>
        <source>Learn %1 by playing: a few minutes, one move at a time, then a whole game.</source>
        <translation>Impara %1 giocando: pochi minuti, una mossa alla volta, e poi una partita intera.</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Impara giocando</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Inizia la partita</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Apri il tavolo</translation>
    </message>
</context>
<context>
    <name>LessonPlate</name>
    <message>
        <source>Start over</source>
        <translation>Da capo</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Fammi vedere</translation>
    </message>
    <message>
        <source>Play a whole game</source>
        <translation>Gioca una partita intera</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Prossima lezione</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lascia la lezione</translation>
    </message>
    <message>
        <source>Whole game: %1</source>
        <translation>Partita intera: %1</translation>
    </message>
    <message>
        <source>Short game: %1</source>
        <translation>Partita breve: %1</translation>
    </message>
</context>
<context>
    <name>LessonsPanel</name>
    <message>
        <source>Play again</source>
        <translation>Rigioca</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Finita</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>LevelWording</name>
    <message>
        <source>Rookie</source>
        <translation>Novellino</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldato</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Rookie: takes what looks best at a glance, and misses a lot</source>
        <translation>Novellino: prende ciò che a prima vista sembra il meglio, e si lascia sfuggire parecchio</translation>
    </message>
    <message>
        <source>Soldier: weighs up every choice, but does not look far ahead</source>
        <translation>Soldato: soppesa ogni scelta, ma non guarda lontano</translation>
    </message>
    <message>
        <source>Boss: looks ahead, and plays to win the game rather than the moment</source>
        <translation>Boss: guarda lontano, e pensa a vincere la partita, non al vantaggio del momento</translation>
    </message>
</context>
<context>
    <name>LobbyScreen</name>
    <message>
        <source>Ask %1 to leave?</source>
        <translation>Mandare via %1?</translation>
    </message>
    <message>
        <source>The seat becomes free again, and there is a new invitation: the old one is no longer good.</source>
        <translation>Il posto torna libero, e c’è un nuovo invito: quello di prima non vale più.</translation>
    </message>
    <message>
        <source>Ask to leave</source>
        <translation>Manda via</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Chiudere il tavolo?</translation>
    </message>
    <message>
        <source>Whoever has come loses their seat, and the invitation is no longer good.</source>
        <translation>Chi è già arrivato perde il posto, e l’invito non vale più.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Chiudi il tavolo</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Tienilo aperto</translation>
    </message>
    <message>
        <source>Give up the seat?</source>
        <translation>Rinunciare al posto?</translation>
    </message>
    <message>
        <source>Somebody else can have it then. If you go to the home screen instead, you can come back to it at any time.</source>
        <translation>Potrà averlo qualcun altro. Se invece vai alla schermata iniziale, puoi tornarci in ogni momento.</translation>
    </message>
    <message>
        <source>Give up the seat</source>
        <translation>Rinuncia al posto</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienilo</translation>
    </message>
    <message>
        <source>Friends elsewhere</source>
        <translation>Amici lontani</translation>
    </message>
    <message>
        <source>Who is coming?</source>
        <translation>Chi viene?</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Send your friends the link, or read the code to them. They need Backroom too, and enter either under “Friends elsewhere”.</source>
        <translation>Manda agli amici il link, o leggi loro il codice. Anche a loro serve Backroom: lì inseriscono l’uno o l’altro in «Amici lontani».</translation>
    </message>
    <message>
        <source>Every seat is taken, so the invitation lets nobody else in. If you ask somebody to leave, there is a new one.</source>
        <translation>Tutti i posti sono occupati: l’invito non fa più entrare nessuno. Se mandi via qualcuno, ce ne sarà uno nuovo.</translation>
    </message>
    <message>
        <source>This table is closed</source>
        <translation>Questo tavolo è chiuso</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Gioco leale</translation>
    </message>
    <message>
        <source>Home screen</source>
        <translation>Schermata iniziale</translation>
    </message>
    <message>
        <source>The table stays open.</source>
        <translation>Il tavolo resta aperto.</translation>
    </message>
    <message>
        <source>Your seat is kept.</source>
        <translation>Il tuo posto resta tuo.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Your seat at a friend’s table</source>
        <translation>Il tuo posto al tavolo di un amico</translation>
    </message>
    <message>
        <source>You watch</source>
        <translation>Tu guardi</translation>
    </message>
    <message>
        <source>You will see what lies in the open, and nobody’s hand.</source>
        <translation>Vedrai quello che è scoperto, e la mano di nessuno.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Smetti di guardare</translation>
    </message>
    <message>
        <source>The host’s program keeps the secrets. At the end you will be able to check that all was fair.</source>
        <translation>I segreti li custodisce il programma di chi ospita. Alla fine potrai controllare che tutto fosse regolare.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comincia</translation>
    </message>
</context>
<context>
    <name>LobbySeat</name>
    <message>
        <source>A friend’s seat</source>
        <translation>Il posto di un amico</translation>
    </message>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Posto %1: %2, %3</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>Fai giocare il computer</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Aspetta</translation>
    </message>
    <message>
        <source>Keep the seat for a friend</source>
        <translation>Tieni il posto per un amico</translation>
    </message>
    <message>
        <source>Ask to leave</source>
        <translation>Manda via</translation>
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
    <name>MarkButton</name>
    <message>
        <source>Mark: %1</source>
        <translation>Emblema: %1</translation>
    </message>
</context>
<context>
    <name>MarkChooser</name>
    <message>
        <source>%1’s mark</source>
        <translation>Emblema di %1</translation>
    </message>
    <message>
        <source>%1 (swaps marks with another player)</source>
        <translation>%1 (scambia l’emblema con un altro giocatore)</translation>
    </message>
</context>
<context>
    <name>MatchExchange</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 non si può leggere.</translation>
    </message>
    <message>
        <source>%1 was not imported. %2</source>
        <comment>a file, and what is wrong with the names in it</comment>
        <translation>%1 non è stato importato. %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: it is not a file on this computer.</source>
        <translation>%1 non si può leggere: non è un file su questo computer.</translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>damaged: it cannot be continued</source>
        <translation>danneggiata: non si può continuare</translation>
    </message>
    <message>
        <source>being played in another window</source>
        <translation>in corso in un’altra finestra</translation>
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
        <translation>Ha vinto %1</translation>
    </message>
    <message>
        <source>%1 won together</source>
        <translation>Hanno vinto insieme %1</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>«%1» è stata eliminata.</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copia di %1</translation>
    </message>
    <message>
        <source>From here on, the copy is a game of its own.</source>
        <translation>Da qui in poi la copia è una partita a sé.</translation>
    </message>
    <message>
        <source>Could not write to %1.</source>
        <translation>Non è stato possibile scrivere in %1.</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Esportata in %1</translation>
    </message>
    <message>
        <source>Nothing can be saved at the moment.</source>
        <translation>Al momento non si può salvare nulla.</translation>
    </message>
    <message>
        <source>You will find the copy beside it.</source>
        <translation>La copia è lì accanto.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Name of the game</source>
        <translation>Nome della partita</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>View the final position</source>
        <translation>Guarda il finale</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Watch from the beginning</source>
        <translation>Rivedi dall’inizio</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Every game you start is recorded here, move by move. If somebody gives you a game file, import it or drop it on the window.</source>
        <translation>Ogni partita che cominci viene registrata qui, mossa per mossa. Se qualcuno ti dà il file di una partita, importalo o trascinalo sulla finestra.</translation>
    </message>
</context>
<context>
    <name>MatchesScreen</name>
    <message>
        <source>All games</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>To continue: %1 · finished: %2</source>
        <translation>Da continuare: %1 · finite: %2</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finite</translation>
    </message>
    <message>
        <source>To continue</source>
        <translation>Da continuare</translation>
    </message>
    <message>
        <source>Nothing here yet. Your first game will be on this page.</source>
        <translation>Qui non c’è ancora niente. La tua prima partita comparirà in questa pagina.</translation>
    </message>
    <message>
        <source>Games saved earlier cannot be read at the moment.</source>
        <translation>Le partite salvate prima non si possono leggere in questo momento.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importa un file…</translation>
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
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>in “%1’s killer”: a name that begins with a vowel</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>in “%1’s killer”: a name that begins with a consonant</comment>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>A game number is 1 to 18 digits, and nothing else.</source>
        <translation>Il numero della partita ha da 1 a 18 cifre e nient’altro.</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Annullare tra amici</translation>
    </message>
    <message>
        <source>Undo even what has been revealed</source>
        <translation>Si annulla anche ciò che è stato rivelato</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message numerus="yes">
        <source>With %n players, “%1” is switched on.</source>
        <translation>
            <numerusform>Con %n giocatore si attiva «%1».</numerusform>
            <numerusform>Con %n giocatori si attiva «%1».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n players, “%1” is set to “%2”.</source>
        <translation>
            <numerusform>Con %n giocatore «%1» diventa «%2».</numerusform>
            <numerusform>Con %n giocatori «%1» diventa «%2».</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Not with friends elsewhere: their hands are seen only where they sit</source>
        <translation>Non con amici lontani: le loro mani si vedono solo a casa loro</translation>
    </message>
    <message>
        <source>Not with friends elsewhere: what they have seen cannot be undone</source>
        <translation>Non con amici lontani: ciò che hanno visto non si può annullare</translation>
    </message>
    <message>
        <source>A friend elsewhere: plays in Backroom on another computer, and is invited in the next step</source>
        <translation>Un amico lontano: gioca con Backroom su un altro computer; lo inviti al prossimo passo</translation>
    </message>
    <message>
        <source>At least one person must play at this screen.</source>
        <translation>Almeno una persona deve giocare a questo schermo.</translation>
    </message>
    <message>
        <source>Friend</source>
        <comment>a player who sits elsewhere</comment>
        <translation>Amico</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Who is at the table?</source>
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
        <source>The curtain closes whenever the mouse changes hands: nobody sees what is not theirs.</source>
        <translation>Il sipario si chiude ogni volta che il mouse cambia mano: nessuno vede ciò che non è suo.</translation>
    </message>
    <message>
        <source>Next comes the invitation for your friends.</source>
        <translation>Poi arriva l’invito per i tuoi amici.</translation>
    </message>
    <message>
        <source>Nothing is secret in this game: nobody has to look away.</source>
        <translation>In questo gioco niente è segreto: nessuno deve voltarsi.</translation>
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
        <source>Game number</source>
        <translation>Numero della partita</translation>
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
        <source>New game number</source>
        <translation>Nuovo numero della partita</translation>
    </message>
    <message>
        <source>The same number gives the same game again</source>
        <translation>Lo stesso numero ridà la stessa partita</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Inizia la partita</translation>
    </message>
    <message>
        <source>Play on phones</source>
        <translation>Gioca dal telefono</translation>
    </message>
    <message>
        <source>Dice and answers on each phone</source>
        <translation>Dadi e risposte dal telefono</translation>
    </message>
    <message>
        <source>Secrets on each phone, no curtain</source>
        <translation>I segreti sul telefono, niente sipario</translation>
    </message>
    <message>
        <source>Not with friends elsewhere: whoever sits here plays at this screen</source>
        <translation>Non con amici lontani: chi siede qui gioca a questo schermo</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Apri il tavolo</translation>
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
        <source>Alt+←</source>
        <translation>Alt+←</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Alt+→</source>
        <translation>Alt+→</translation>
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
    <message>
        <source>Save a one-page quick-start sheet</source>
        <translation>Salva un foglio di una pagina per cominciare</translation>
    </message>
</context>
<context>
    <name>PdfProgressPlate</name>
    <message>
        <source>Writing the PDF file…</source>
        <translation>Scrivo il file PDF…</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>Who are you?</source>
        <translation>Chi sei?</translation>
    </message>
    <message>
        <source>Tap your name.</source>
        <translation>Tocca il tuo nome.</translation>
    </message>
    <message>
        <source>Look at the big screen.</source>
        <translation>Guarda lo schermo grande.</translation>
    </message>
    <message>
        <source>The game is over: the result is on the big screen.</source>
        <translation>La partita è finita: il risultato è sullo schermo grande.</translation>
    </message>
    <message>
        <source>Phones cannot reach the program: %1.</source>
        <translation>I telefoni non possono raggiungere il programma: %1.</translation>
    </message>
    <message>
        <source>already has a phone</source>
        <translation>ha già un telefono</translation>
    </message>
    <message>
        <source>The big screen is asking whether you may play as %1.</source>
        <translation>Lo schermo grande chiede se puoi giocare come %1.</translation>
    </message>
    <message>
        <source>There is no game on the table right now.</source>
        <translation>Al momento non c’è nessuna partita in corso.</translation>
    </message>
    <message>
        <source>Another phone is playing for you now.</source>
        <translation>Ora un altro telefono gioca al tuo posto.</translation>
    </message>
    <message>
        <source>The phones have been turned off from the big screen.</source>
        <translation>I telefoni sono stati disattivati dallo schermo grande.</translation>
    </message>
    <message>
        <source>To play on phones, a component is needed that is not installed (on Debian: libqt6websockets6, libsodium23).</source>
        <translation>Per giocare dal telefono serve un componente che non è installato (su Debian: libqt6websockets6, libsodium23).</translation>
    </message>
    <message>
        <source>This computer is not on a local network that a phone could reach.</source>
        <translation>Questo computer non è collegato a nessuna rete locale raggiungibile da un telefono.</translation>
    </message>
    <message>
        <source>You play on the big screen now. Scan the code there to come back.</source>
        <translation>Ora giochi sullo schermo grande. Per tornare, inquadra il codice che mostra.</translation>
    </message>
    <message>
        <source>Plays on this screen</source>
        <translation>Gioca su questo schermo</translation>
    </message>
    <message>
        <source>The house plays</source>
        <translation>Gioca il computer</translation>
    </message>
    <message>
        <source>The program on the big screen was closed. When the game goes on there, this phone is back by itself; if not, scan the code there again.</source>
        <translation>Il programma sullo schermo grande è stato chiuso. Quando la partita riprende, questo telefono torna da solo; altrimenti inquadra di nuovo il codice.</translation>
    </message>
</context>
<context>
    <name>PhonesButton</name>
    <message numerus="yes">
        <source>Phones (%n player(s))</source>
        <translation>
            <numerusform>Telefoni (%n giocatore)</numerusform>
            <numerusform>Telefoni (%n giocatori)</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on phones, without a curtain</source>
        <translation>Gioca dal telefono, senza sipario</translation>
    </message>
    <message>
        <source>Phones: someone wants to join</source>
        <translation>Telefoni: qualcuno chiede di entrare</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
</context>
<context>
    <name>PhonesPanel</name>
    <message>
        <source>Phones</source>
        <translation>Telefoni</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Gioca qui</translation>
    </message>
    <message>
        <source>Turn the phones off</source>
        <translation>Disattiva i telefoni</translation>
    </message>
    <message>
        <source>QR code for %1</source>
        <translation>Codice QR per %1</translation>
    </message>
    <message>
        <source>The phone must be on the same Wi-Fi as this computer. Anyone without a phone plays here, behind the curtain.</source>
        <translation>Il telefono deve essere collegato allo stesso Wi-Fi di questo computer. Chi gioca senza telefono gioca qui, dietro il sipario.</translation>
    </message>
    <message>
        <source>Scan the code with your phone and tap your name. You then have your cards and dice on the phone, while this screen shows the table.</source>
        <translation>Inquadra il codice con il telefono e tocca il tuo nome. Da quel momento hai carte e dadi sul telefono, mentre questo schermo mostra il tavolo.</translation>
    </message>
    <message>
        <source>This code is only for %1.</source>
        <translation>Questo codice è solo per %1.</translation>
    </message>
    <message>
        <source>Another phone wants to play as %1.</source>
        <translation>Un altro telefono chiede di giocare come %1.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Code for everyone</source>
        <translation>Codice per tutti</translation>
    </message>
    <message>
        <source>Personal code</source>
        <translation>Codice personale</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Leave them on</source>
        <translation>Lasciali attivi</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) on phones: turn them off</source>
        <translation>
            <numerusform>%n giocatore dal telefono: disattiva</numerusform>
            <numerusform>%n giocatori dal telefono: disattiva</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message>
        <source>Every player needs a name.</source>
        <translation>Ogni giocatore deve avere un nome.</translation>
    </message>
    <message>
        <source>A name can contain only visible characters.</source>
        <translation>Un nome può avere solo caratteri visibili.</translation>
    </message>
    <message>
        <source>A name can have at most %1 characters.</source>
        <translation>Un nome può avere al massimo %1 caratteri.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Due giocatori si chiamano %1.</translation>
    </message>
    <message>
        <source>%1 and %2 look the same.</source>
        <comment>names</comment>
        <translation>%1 e %2 hanno lo stesso aspetto.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>whose name cannot be seen</comment>
        <translation>Giocatore %1</translation>
    </message>
</context>
<context>
    <name>Pressable</name>
    <message>
        <source>Not available right now.</source>
        <translation>Ora non si può usare.</translation>
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
    <name>QuitPanel</name>
    <message>
        <source>Quit anyway?</source>
        <translation>Uscire lo stesso?</translation>
    </message>
    <message>
        <source>%1 Whatever has not been saved is lost when the window closes.</source>
        <translation>%1 Quello che non è su disco va perduto quando si chiude la finestra.</translation>
    </message>
    <message>
        <source>Quit and lose it</source>
        <translation>Esci lo stesso</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Everything has been saved now.</source>
        <translation>Adesso è tutto su disco.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) on phones lose the table.</source>
        <translation>
            <numerusform>%n giocatore dal telefono perde il tavolo.</numerusform>
            <numerusform>%n giocatori dal telefono perdono il tavolo.</numerusform>
        </translation>
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
        <source>What everyone has seen cannot be undone, unless the game was started with the option “Friendly undo”.</source>
        <translation>Ciò che tutti hanno visto non si può annullare. Lo permette l’opzione «Annullare tra amici» di una nuova partita.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Adesso non si può fare.</translation>
    </message>
    <message>
        <source>Something else has happened meanwhile. Decide anew.</source>
        <translation>Nel frattempo è successo altro. Decidi di nuovo.</translation>
    </message>
</context>
<context>
    <name>Remote</name>
    <message>
        <source>The broker’s settings cannot be written to %1. Is the disk full?</source>
        <translation>Le impostazioni del broker non si possono scrivere in %1. Il disco è pieno?</translation>
    </message>
    <message>
        <source>To invite friends on your own network, install mosquitto; or name a broker.</source>
        <translation>Per invitare amici collegati alla tua rete, installa mosquitto; oppure indica un broker.</translation>
    </message>
    <message>
        <source>This computer is in no network where friends could find it.</source>
        <translation>Questo computer non è in nessuna rete dove gli amici possano trovarlo.</translation>
    </message>
    <message>
        <source>There is no port left for the broker on this computer.</source>
        <translation>Su questo computer non resta nessuna porta per il broker.</translation>
    </message>
    <message>
        <source>The broker mosquitto cannot be started: %1.</source>
        <translation>Non si riesce ad avviare il broker mosquitto: %1.</translation>
    </message>
    <message>
        <source>The broker’s passwords cannot be prepared.</source>
        <translation>Non si riesce a preparare le password del broker.</translation>
    </message>
    <message>
        <source>The broker mosquitto ends again and again. It says: %1</source>
        <translation>Il broker mosquitto continua a chiudersi. Dice: %1</translation>
    </message>
    <message>
        <source>There is no computer named %1. Check the address of the broker.</source>
        <translation>Non c’è nessun computer di nome %1. Controlla l’indirizzo del broker.</translation>
    </message>
    <message>
        <source>Nothing answers at %1, port %2. Is the broker running, and does its firewall let you in?</source>
        <translation>Nessuno risponde su %1, porta %2. Il broker è in funzione, e il suo firewall ti lascia passare?</translation>
    </message>
    <message>
        <source>The broker does not let you in. Ask for a new invitation, or check name and password.</source>
        <translation>Il broker non ti lascia entrare. Chiedi un nuovo invito, o controlla nome e password.</translation>
    </message>
    <message>
        <source>The broker answers, but does not accept the connection.</source>
        <translation>Il broker risponde, ma non accetta la connessione.</translation>
    </message>
    <message>
        <source>The connection to the broker is lost. It is being tried again.</source>
        <translation>La connessione al broker è caduta. Si sta riprovando.</translation>
    </message>
    <message>
        <source>What answers at %1, port %2, is no broker.</source>
        <translation>Ciò che risponde su %1, porta %2, non è un broker.</translation>
    </message>
    <message>
        <source>What answers at %1, port %2, is no broker, or one that expects encryption.</source>
        <translation>Ciò che risponde su %1, porta %2, non è un broker, oppure è un broker che richiede la cifratura.</translation>
    </message>
    <message>
        <source>What answers at %1, port %2, does not use encryption. Check the port, or turn “Encrypted connection” off.</source>
        <translation>Ciò che risponde su %1, porta %2, non usa la cifratura. Controlla la porta, o disattiva la connessione cifrata.</translation>
    </message>
    <message>
        <source>The certificate of the broker at %1 has expired, or is not one that this computer trusts.</source>
        <translation>Il certificato del broker su %1 è scaduto, oppure questo computer non lo considera attendibile.</translation>
    </message>
    <message>
        <source>The certificate of the broker at %1 is for another name.</source>
        <translation>Il certificato del broker su %1 è intestato a un altro nome.</translation>
    </message>
    <message>
        <source>“%1” is not the address of a proxy. An example: 127.0.0.1:9050.</source>
        <translation>«%1» non è l’indirizzo di un proxy. Un esempio: 127.0.0.1:9050.</translation>
    </message>
    <message>
        <source>No proxy answers at %1.</source>
        <translation>Nessun proxy risponde su %1.</translation>
    </message>
    <message>
        <source>The proxy at %1 does not reach the broker at %2, port %3.</source>
        <translation>Il proxy su %1 non riesce a raggiungere il broker su %2, porta %3.</translation>
    </message>
</context>
<context>
    <name>RenamePlayer</name>
    <message>
        <source>Rename or merge</source>
        <translation>Rinomina o unisci</translation>
    </message>
    <message>
        <source>The new name applies to every game played as %1, past and future. The games themselves do not change.</source>
        <translation>Il nuovo nome vale per ogni partita giocata e da giocare come %1. Le partite restano come sono.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>%1 and %2 become one player. You can separate them again here.</source>
        <translation>%1 e %2 diventano una persona sola. Qui si possono separare di nuovo.</translation>
    </message>
    <message>
        <source>The same person as</source>
        <translation>La stessa persona di</translation>
    </message>
    <message>
        <source>Counted as this player; click a name to separate it again</source>
        <translation>Contati come questo giocatore; fai clic su un nome per separarlo di nuovo</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Unisci</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Everyone</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move %1 of %2</source>
        <translation>Mossa %1 di %2</translation>
    </message>
    <message>
        <source>To the start of this part</source>
        <translation>All’inizio di questo capitolo</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Pag↑</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una mossa indietro</translation>
    </message>
    <message>
        <source>←</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una mossa avanti</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>To the next part</source>
        <translation>Al capitolo successivo</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Pag↓</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Velocità: %1</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Copies the game up to this point and lets you play on in the copy. This game does not change.</source>
        <translation>Fa una copia della partita fino a qui e prosegue in quella. Questa partita resta com’è.</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Lascia il replay</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Chiudi l’analisi</translation>
    </message>
    <message>
        <source>Review the game: turning points, decisions, luck</source>
        <translation>Analizza la partita: svolte, decisioni, fortuna</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
</context>
<context>
    <name>ReplayTimeline</name>
    <message>
        <source>Timeline: move %1 of %2</source>
        <translation>Linea del tempo: mossa %1 di %2</translation>
    </message>
</context>
<context>
    <name>ReplayViewerChooser</name>
    <message>
        <source>Seen by: %1</source>
        <translation>Visto da: %1</translation>
    </message>
</context>
<context>
    <name>RestartLesson</name>
    <message>
        <source>Begin the lesson again?</source>
        <translation>Ricominciare la lezione?</translation>
    </message>
    <message>
        <source>It starts at the first step.</source>
        <translation>Si riparte dal primo passo.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Da capo</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Move %1. %2’s chance of winning: from %3% to %4%.</source>
        <translation>Mossa %1. Probabilità di vittoria di %2: prima %3%, poi %4%.</translation>
    </message>
    <message>
        <source>Move %1: %2 %3’s chance of winning: from %4% to %5%.</source>
        <comment>2: one or more whole sentences</comment>
        <translation>Mossa %1: %2 Probabilità di vittoria di %3: prima %4%, poi %5%.</translation>
    </message>
    <message>
        <source>%1’s chance of winning: %2% at the beginning, at best %3% (move %4), at worst %5% (move %6).</source>
        <translation>Probabilità di vittoria di %1: %2% all’inizio, al meglio %3% (mossa %4), al peggio %5% (mossa %6).</translation>
    </message>
    <message>
        <source>Good and bad luck about evened out.</source>
        <translation>Fortuna e sfortuna si sono più o meno compensate.</translation>
    </message>
    <message numerus="yes">
        <source>It raised the chance of winning by about %n percentage point(s).</source>
        <translation>
            <numerusform>Ha aumentato la probabilità di vittoria di circa %n punto percentuale.</numerusform>
            <numerusform>Ha aumentato la probabilità di vittoria di circa %n punti percentuali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lowered the chance of winning by about %n percentage point(s).</source>
        <translation>
            <numerusform>Ha ridotto la probabilità di vittoria di circa %n punto percentuale.</numerusform>
            <numerusform>Ha ridotto la probabilità di vittoria di circa %n punti percentuali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played as the boss would have: %1 of %n decision(s).</source>
        <translation>
            <numerusform>Decisioni prese come le avrebbe prese il boss: %1 su %n.</numerusform>
            <numerusform>Decisioni prese come le avrebbe prese il boss: %1 su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None stands out.</source>
        <translation>Nessuna spicca sulle altre.</translation>
    </message>
    <message>
        <source>None cost enough to speak of.</source>
        <translation>Nessuna è costata tanto da doverne parlare.</translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning: about %n percentage point(s) lower.</source>
        <translation>
            <numerusform>Probabilità di vittoria: circa %n punto percentuale in meno.</numerusform>
            <numerusform>Probabilità di vittoria: circa %n punti percentuali in meno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning: about %n percentage point(s) higher than with a rookie’s choice.</source>
        <translation>
            <numerusform>Probabilità di vittoria: circa %n punto percentuale in più rispetto alla scelta di un novellino.</numerusform>
            <numerusform>Probabilità di vittoria: circa %n punti percentuali in più rispetto alla scelta di un novellino.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance of winning: less than half a percentage point lower.</source>
        <translation>Probabilità di vittoria: neanche mezzo punto percentuale in meno.</translation>
    </message>
    <message>
        <source>Chance of winning: less than half a percentage point higher than with a rookie’s choice.</source>
        <translation>Probabilità di vittoria: neanche mezzo punto percentuale in più rispetto alla scelta di un novellino.</translation>
    </message>
    <message>
        <source>%1 led from beginning to end.</source>
        <translation>%1 ha condotto dall’inizio alla fine.</translation>
    </message>
    <message>
        <source>%1 took the lead for good with move %2 (%3).</source>
        <comment>3: round 3</comment>
        <translation>%1 ha preso definitivamente il comando con la mossa %2 (%3).</translation>
    </message>
    <message>
        <source>%1 shares the win: in the end nobody was ahead.</source>
        <translation>%1 condivide la vittoria: alla fine nessuno era in vantaggio.</translation>
    </message>
    <message>
        <source>%1 led until move %2 (%3); then %4 took the lead.</source>
        <comment>3: round 3, 4: a player</comment>
        <translation>%1 ha condotto fino alla mossa %2 (%3); poi il comando è passato a %4.</translation>
    </message>
    <message>
        <source>%1 was never clearly ahead.</source>
        <translation>%1 non ha mai avuto un chiaro vantaggio.</translation>
    </message>
    <message>
        <source>%1 was never clearly ahead; %2 led from beginning to end.</source>
        <translation>%1 non ha mai avuto un chiaro vantaggio; %2 ha condotto dall’inizio alla fine.</translation>
    </message>
    <message>
        <source>%1 was never clearly ahead; %2 took the lead for good with move %3 (%4).</source>
        <comment>2: a player, 4: round 3</comment>
        <translation>%1 non ha mai avuto un chiaro vantaggio; %2 ha preso definitivamente il comando con la mossa %3 (%4).</translation>
    </message>
    <message>
        <source>Nobody won.</source>
        <translation>Non ha vinto nessuno.</translation>
    </message>
    <message>
        <source>In the end %1 won.</source>
        <translation>Alla fine ha vinto %1.</translation>
    </message>
    <message>
        <source>%1 led for the last time until move %2 (%3); then %4 took the lead.</source>
        <comment>3: round 3, 4: a player</comment>
        <translation>%1 ha condotto per l’ultima volta fino alla mossa %2 (%3); poi il comando è passato a %4.</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Chances of winning</source>
        <translation>Probabilità di vittoria</translation>
    </message>
    <message>
        <source>The boss is looking through the game: %1%</source>
        <translation>Il boss sta analizzando la partita: %1%</translation>
    </message>
    <message>
        <source>100%</source>
        <translation>100%</translation>
    </message>
    <message>
        <source>0%</source>
        <translation>0%</translation>
    </message>
</context>
<context>
    <name>ReviewPlate</name>
    <message>
        <source>Go there</source>
        <translation>Vai alla mossa</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Scelta fatta: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Meglio: %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Chiudi l’analisi</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>The boss is looking through the game.</source>
        <translation>Il boss sta analizzando la partita.</translation>
    </message>
    <message>
        <source>Only computer players took part: nobody’s decisions are judged.</source>
        <translation>Hanno giocato soltanto i computer: non ci sono decisioni da giudicare.</translation>
    </message>
    <message>
        <source>Most costly decision</source>
        <translation>La decisione costata più cara</translation>
    </message>
    <message>
        <source>Best decision</source>
        <translation>La decisione migliore</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>The review is ready.</source>
        <translation>L’analisi è pronta.</translation>
    </message>
    <message>
        <source>Key to the curve</source>
        <translation>Le linee del grafico</translation>
    </message>
    <message>
        <source>The table shows it.</source>
        <translation>Il tavolo la mostra.</translation>
    </message>
    <message>
        <source>The table shows the better move.</source>
        <translation>Il tavolo mostra la mossa migliore.</translation>
    </message>
    <message>
        <source>The curve over the timeline: everybody’s chance of winning, from move to move.</source>
        <translation>La curva sopra la linea del tempo: la probabilità di vittoria di ciascuno, mossa per mossa.</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Round %1</source>
        <translation>Giro %1</translation>
    </message>
    <message>
        <source>Round %1, the last</source>
        <translation>Giro %1, l’ultimo</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>of a game that was left</comment>
        <translation>giro %1</translation>
    </message>
    <message>
        <source>round %1, the last</source>
        <comment>of a game that was left</comment>
        <translation>giro %1, l’ultimo</translation>
    </message>
    <message>
        <source>Round %1 of at most %2</source>
        <translation>Giro %1 di %2 al più</translation>
    </message>
    <message>
        <source>round %1 of at most %2</source>
        <comment>of a game that was left</comment>
        <translation>giro %1, max %2</translation>
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
        <source>The rulebook was saved as a PDF file: %1</source>
        <translation>Il regolamento è stato salvato in PDF: %1</translation>
    </message>
    <message>
        <source>The sheet was saved as a PDF file: %1</source>
        <translation>Il foglio è stato salvato in PDF: %1</translation>
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
        <source>On one page</source>
        <translation>In una pagina</translation>
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
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Posto %1: %2, %3</translation>
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
    <message>
        <source>Who plays seat %1</source>
        <translation>Chi gioca al posto %1</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un amico</translation>
    </message>
</context>
<context>
    <name>SeatsPlate</name>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>%1 to %2 players, in the order in which you pass the mouse round</source>
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
        <source>Each mark has a colour and a shape of its own, so you can tell them apart without colour.</source>
        <translation>Un emblema è un colore e una forma: lo si riconosce anche senza il colore.</translation>
    </message>
    <message>
        <source>%1 to %2 players, in the order round the table</source>
        <translation>Da %1 a %2 giocatori, nell’ordine attorno al tavolo</translation>
    </message>
</context>
<context>
    <name>SettingsFriends</name>
    <message>
        <source>Broker</source>
        <translation>Broker</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Su questo computer</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Un altro</translation>
    </message>
    <message>
        <source>Address and port</source>
        <translation>Indirizzo e porta</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Indirizzo</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Encrypted connection</source>
        <translation>Connessione cifrata</translation>
    </message>
    <message>
        <source>Needed outside your home: it hides name and password</source>
        <translation>Serve fuori casa: nasconde nome e password</translation>
    </message>
    <message>
        <source>Name and password</source>
        <translation>Nome e password</translation>
    </message>
    <message>
        <source>Name at the broker</source>
        <translation>Nome presso il broker</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Password at the broker</source>
        <translation>Password presso il broker</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Password</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Prova in corso…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>A server that passes messages between the computers of friends; it cannot read them</source>
        <translation>Un server che passa i messaggi da un computer all’altro; non può leggerli</translation>
    </message>
    <message>
        <source>The server that passes messages between the computers of friends. %1</source>
        <translation>Il server che passa i messaggi fra i computer degli amici. %1</translation>
    </message>
    <message>
        <source>Here Backroom does so itself while friends are invited; a firewall must let their computers in</source>
        <translation>Qui lo fa Backroom stesso finché ci sono amici invitati; il firewall deve lasciar entrare i loro computer</translation>
    </message>
    <message>
        <source>A computer through which the connection goes, such as that of Tor (kind: SOCKS5); usually empty</source>
        <translation>Un computer da cui passa la connessione, come quello di Tor (tipo: SOCKS5); di solito vuoto</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>As far as there is room; the rulebook also has a text size of its own</source>
        <translation>Dove c’è spazio; il regolamento ha anche una dimensione propria</translation>
    </message>
    <message>
        <source>Stronger contrast</source>
        <translation>Contrasto più forte</translation>
    </message>
    <message>
        <source>Lighter text on a darker background, bolder outlines</source>
        <translation>Testo più chiaro su fondo più scuro, contorni più marcati</translation>
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
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Restore the defaults?</source>
        <translation>Ripristinare le impostazioni?</translation>
    </message>
    <message>
        <source>All settings, in every section, go back to their defaults. New games no longer suggest the most recent names or house rules. The language, your games and the statistics are kept.</source>
        <translation>Tutte le impostazioni, in ogni sezione, tornano com’erano all’inizio. Le nuove partite non propongono più né gli ultimi nomi né le regole della casa. La lingua, le tue partite e le statistiche restano.</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sezione</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Restore defaults…</source>
        <translation>Ripristina le impostazioni…</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Friends elsewhere</source>
        <translation>Amici lontani</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>The M key turns it off and on</source>
        <translation>Il tasto M lo disattiva e lo riattiva</translation>
    </message>
    <message>
        <source>Off: the M key turns it on</source>
        <translation>Disattivato: il tasto M lo riattiva</translation>
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
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Everything happens instantly</source>
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
        <source>Friendly undo</source>
        <translation>Annullare tra amici</translation>
    </message>
    <message>
        <source>In new games: undo even what has been revealed</source>
        <translation>Nelle nuove partite: annullare anche ciò che è stato rivelato</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Their level in a new game</source>
        <translation>Il loro livello in una nuova partita</translation>
    </message>
    <message>
        <source>Rookie</source>
        <translation>Novellino</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldato</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Table talk</source>
        <translation>Chiacchiere al tavolo</translation>
    </message>
    <message>
        <source>First-time notes</source>
        <translation>Note per la prima volta</translation>
    </message>
    <message>
        <source>Show what computer players and friends elsewhere say</source>
        <translation>Mostra quel che dicono i computer e gli amici lontani</translation>
    </message>
    <message>
        <source>SuperGang explains a rule the first time it matters</source>
        <translation>SuperGang spiega una regola la prima volta che serve</translation>
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
        <translation>lasciata oggi alle %1</translation>
    </message>
    <message>
        <source>last played yesterday at %1</source>
        <translation>lasciata ieri alle %1</translation>
    </message>
    <message>
        <source>last played on %1</source>
        <translation>ultima mossa: %1</translation>
    </message>
    <message>
        <source>ended today at %1</source>
        <translation>finita oggi alle %1</translation>
    </message>
    <message>
        <source>ended yesterday at %1</source>
        <translation>finita ieri alle %1</translation>
    </message>
    <message>
        <source>ended on %1</source>
        <translation>finita: %1</translation>
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
        <translation>danneggiata: non si può continuare</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>ShelfRow</name>
    <message>
        <source>Games to continue</source>
        <translation>Partite da continuare</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sound: %1%</source>
        <translation>Audio: %1%</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Audio disattivato</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
</context>
<context>
    <name>SpaceNote</name>
    <message>
        <source>Press an arrow key or Enter to choose.</source>
        <translation>Premi una freccia o Invio per scegliere.</translation>
    </message>
</context>
<context>
    <name>SpectaclePlate</name>
    <message>
        <source>Bad news for</source>
        <comment>followed by faces</comment>
        <translation>Brutte notizie per</translation>
    </message>
</context>
<context>
    <name>StandingPlate</name>
    <message>
        <source>1st</source>
        <translation>1</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Rookie (computer)</source>
        <translation>Novellino (computer)</translation>
    </message>
    <message>
        <source>Soldier (computer)</source>
        <translation>Soldato (computer)</translation>
    </message>
    <message>
        <source>Boss (computer)</source>
        <translation>Boss (computer)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>12 games, 5 won</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n vinta</numerusform>
            <numerusform>%n vinte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>1 in %1</source>
        <translation>1 su %1</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a month</comment>
        <translation>da %1</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partite vinte</translation>
    </message>
    <message>
        <source>%1 of all games</source>
        <translation>%1 di tutte</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Miglior punteggio</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Punteggio medio</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Piazzamento medio</translation>
    </message>
    <message>
        <source>current: %1</source>
        <translation>in corso: %1</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Punteggi nel tempo</translation>
    </message>
    <message>
        <source>Places over time</source>
        <translation>Piazzamenti nel tempo</translation>
    </message>
    <message>
        <source>%1: %2, place %3 of %4, score %5</source>
        <translation>%1: %2, posizione %3 su %4, punteggio %5</translation>
    </message>
    <message>
        <source>%1 to %2: %3.</source>
        <translation>%1 – %2: %3.</translation>
    </message>
    <message>
        <source>Placings have been improving lately.</source>
        <translation>Ultimamente i piazzamenti migliorano.</translation>
    </message>
    <message>
        <source>Placings have been slipping lately.</source>
        <translation>Ultimamente i piazzamenti peggiorano.</translation>
    </message>
    <message>
        <source>Placings have hardly changed lately.</source>
        <translation>Ultimamente i piazzamenti sono più o meno gli stessi.</translation>
    </message>
    <message numerus="yes">
        <source>place %1: %n time(s)</source>
        <translation>
            <numerusform>posizione %1: %n volta</numerusform>
            <numerusform>posizione %1: %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3 ahead, %4 tied, %5 behind</source>
        <translation>%1, %2: %3 davanti, %4 alla pari, %5 dietro</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%n partita insieme</numerusform>
            <numerusform>%n partite insieme</numerusform>
        </translation>
    </message>
    <message>
        <source>first</source>
        <translation>primo</translation>
    </message>
    <message>
        <source>last</source>
        <translation>ultimo</translation>
    </message>
    <message>
        <source>The statistics were saved as a table: %1</source>
        <translation>Le statistiche sono state salvate come tabella: %1</translation>
    </message>
    <message>
        <source>The table could not be saved: %1</source>
        <translation>Non è stato possibile salvare la tabella: %1</translation>
    </message>
    <message>
        <source>%1 is among the forgotten players. Bring that player back first, or choose another name.</source>
        <translation>%1 è tra i giocatori dimenticati. Prima fai tornare quel giocatore, oppure scegli un altro nome.</translation>
    </message>
    <message>
        <source>%1 and %2 have played at the same table, so they are two different people.</source>
        <translation>%1 e %2 hanno giocato allo stesso tavolo: sono due persone diverse.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>odds: 2 in 5</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a day: what was played</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Più vittorie di fila</translation>
    </message>
</context>
<context>
    <name>StatisticsChart</name>
    <message>
        <source>average of the last %1 games</source>
        <translation>media delle ultime %1 partite</translation>
    </message>
</context>
<context>
    <name>StatisticsPlaces</name>
    <message>
        <source>Places</source>
        <translation>Piazzamenti</translation>
    </message>
</context>
<context>
    <name>StatisticsPlayers</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message numerus="yes">
        <source>%n forgotten player(s)</source>
        <translation>
            <numerusform>%n giocatore dimenticato</numerusform>
            <numerusform>%n giocatori dimenticati</numerusform>
        </translation>
    </message>
    <message>
        <source>Head-to-head table</source>
        <translation>Tutti contro tutti</translation>
    </message>
</context>
<context>
    <name>StatisticsRivals</name>
    <message>
        <source>Head to head</source>
        <translation>Uno contro l’altro</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>davanti</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>alla pari</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>dietro</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Forget %1?</source>
        <translation>Dimenticare %1?</translation>
    </message>
    <message>
        <source>From now on every figure, chart and export leaves this player out. The games themselves stay, and you can bring the player back at any time.</source>
        <translation>D’ora in poi conti, grafici ed esportazioni lasciano fuori questo giocatore. Le partite restano, e puoi farlo tornare quando vuoi.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Dimentica</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>The first page is yours</source>
        <translation>La prima pagina è tua</translation>
    </message>
    <message>
        <source>Nobody to show</source>
        <translation>Nessuno da mostrare</translation>
    </message>
    <message>
        <source>Finish a game, and you will see here who won it, how, and with how much luck.</source>
        <translation>Gioca una partita fino alla fine, e qui troverai chi l’ha vinta, come, e con quanta fortuna.</translation>
    </message>
    <message>
        <source>Nobody shown here has finished a game of this kind yet.</source>
        <translation>Nessuno di quelli mostrati qui ha ancora finito una partita di questo gioco.</translation>
    </message>
    <message>
        <source>Counting the games…</source>
        <translation>Conto le partite…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Esporta in CSV</translation>
    </message>
    <message>
        <source>Show computers</source>
        <translation>Mostra i computer</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Rename or merge</source>
        <translation>Rinomina o unisci</translation>
    </message>
    <message>
        <source>Forget this player</source>
        <translation>Dimentica questo giocatore</translation>
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
    <name>SuperGang</name>
    <message>
        <source>Against:</source>
        <translation>Contro:</translation>
    </message>
    <message>
        <source>Who throws for the shop?</source>
        <translation>Chi lancia per il negozio?</translation>
    </message>
    <message>
        <source>Back to the other actions</source>
        <translation>Torna alle altre azioni</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, adesso</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>restano %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regola %1</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Più</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>contanti</translation>
    </message>
    <message numerus="yes">
        <source>%n shop(s)</source>
        <translation>
            <numerusform>%n negozio</numerusform>
            <numerusform>%n negozi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n racket(s)</source>
        <translation>
            <numerusform>%n racket</numerusform>
            <numerusform>%n racket</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n pedina</numerusform>
            <numerusform>%n pedine</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Offer a trade</source>
        <translation>Proponi uno scambio</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Contanti</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pedine</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>No shops</source>
        <translation>Nessun negozio</translation>
    </message>
    <message>
        <source>Cash: %1 → %2</source>
        <translation>Contanti: %1 → %2</translation>
    </message>
    <message>
        <source>Income per turn: %1 → %2</source>
        <translation>Incasso a turno: %1 → %2</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancia</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Buy the police</source>
        <translation>Compra la polizia</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Riduci</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Whole town</source>
        <translation>Tutta la città</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Giro %1</translation>
    </message>
    <message>
        <source>The quiet rounds are over: the police are on the beat, and gangs may shoot at each other.</source>
        <translation>I giri tranquilli sono finiti: adesso la polizia è per le strade, e le bande possono spararsi.</translation>
    </message>
    <message>
        <source>This is the last one.</source>
        <comment>round</comment>
        <translation>È l’ultimo.</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 è fuori</translation>
    </message>
    <message>
        <source>Killer, vamp and dealer are dead. Everything goes back to the bank.</source>
        <translation>Killer, vamp e trafficante sono morti. Torna tutto alla banca.</translation>
    </message>
    <message>
        <source>The gang has left town. Everything goes back to the bank.</source>
        <translation>La banda ha lasciato la città. Torna tutto alla banca.</translation>
    </message>
    <message>
        <source>%1: under arrest</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1: in arresto</translation>
    </message>
    <message>
        <source>%1: into custody</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1: in stato di fermo</translation>
    </message>
    <message numerus="yes">
        <source>Jail for %n year(s), or a rebellion.</source>
        <translation>
            <numerusform>Prigione per %n anno, o una ribellione.</numerusform>
            <numerusform>Prigione per %n anni, o una ribellione.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: jail</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1: in prigione</translation>
    </message>
    <message numerus="yes">
        <source>For %n year(s): one turn of the gang for each.</source>
        <translation>
            <numerusform>Per %n anno: un turno della banda.</numerusform>
            <numerusform>Per %n anni: altrettanti turni della banda.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: free again</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1: di nuovo in libertà</translation>
    </message>
    <message>
        <source>The sentence is served, and the record is clean.</source>
        <translation>La pena è scontata, la fedina pulita.</translation>
    </message>
    <message numerus="yes">
        <source>First the clinic, then jail for %n year(s).</source>
        <translation>
            <numerusform>Prima la clinica, poi la prigione per %n anno.</numerusform>
            <numerusform>Prima la clinica, poi la prigione per %n anni.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 owns all of %2</source>
        <comment>who, district</comment>
        <translation>%1 ha tutto il quartiere: %2</translation>
    </message>
    <message numerus="yes">
        <source>All %n shops, and with them the game.</source>
        <translation>
            <numerusform>%n negozio, e con esso la partita.</numerusform>
            <numerusform>Tutti i %n negozi, e con essi la partita.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 buys the police</source>
        <translation>%1 compra la polizia</translation>
    </message>
    <message>
        <source>From now on both patrols go where their owner wants, in everyone’s turn.</source>
        <translation>D’ora in poi le due pattuglie vanno dove vuole chi le ha comprate, nel turno di ciascuno.</translation>
    </message>
    <message>
        <source>%1 turns somebody’s head</source>
        <translation>%1 fa girare la testa a qualcuno</translation>
    </message>
    <message>
        <source>%1 is hers now, and for her next three turns.</source>
        <translation>%1 è ai suoi ordini, adesso e nei prossimi tre turni della vamp.</translation>
    </message>
    <message>
        <source>%1: dead</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1: al cimitero</translation>
    </message>
    <message>
        <source>%1 gives %2, %3 gives %4.</source>
        <translation>%1 dà %2, %3 dà %4.</translation>
    </message>
    <message>
        <source>Time is up for %1</source>
        <translation>Tempo scaduto per %1</translation>
    </message>
    <message>
        <source>Anyone who has not moved sits in jail for a turn.</source>
        <translation>Chi non si è mosso passa un turno in prigione.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds are over</source>
        <translation>
            <numerusform>%n giro è finito</numerusform>
            <numerusform>%n giri sono finiti</numerusform>
        </translation>
    </message>
    <message>
        <source>Now money, shops, rackets and pawns are counted.</source>
        <translation>Adesso si contano contanti, negozi, racket e pedine.</translation>
    </message>
    <message>
        <source>basic</source>
        <comment>a shop</comment>
        <translation>semplice</translation>
    </message>
    <message>
        <source>recruits killers</source>
        <comment>a shop</comment>
        <translation>vi si reclutano killer</translation>
    </message>
    <message>
        <source>recruits vamps</source>
        <comment>a shop</comment>
        <translation>vi si reclutano vamp</translation>
    </message>
    <message>
        <source>recruits dealers</source>
        <comment>a shop</comment>
        <translation>vi si reclutano trafficanti</translation>
    </message>
    <message>
        <source>sells traffic pawns</source>
        <comment>a shop</comment>
        <translation>vende pedine di traffico</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n manager(s).</source>
        <comment>district, kind of shop</comment>
        <translation>
            <numerusform>%1: %2, %n gestore.</numerusform>
            <numerusform>%1: %2, %n gestori.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody owns it. A racket here pays 5 a turn; the shop costs %1 and then pays 10.</source>
        <translation>Non è di nessuno. Un racket qui rende 5 a turno; comprarlo costa %1, e poi rende 10.</translation>
    </message>
    <message>
        <source>%1 has a racket here, for 5 a turn. The shop can still be bought, for %2.</source>
        <translation>È sotto il racket di %1, per 5 a turno. Si può sempre comprare, per %2.</translation>
    </message>
    <message>
        <source>%1 owns it: 10 a turn, and that gang may walk through.</source>
        <translation>È di %1: 10 a turno, e la sua banda può attraversarlo.</translation>
    </message>
    <message>
        <source>A successful stick-up pays %1.</source>
        <translation>Una rapina riuscita rende %1.</translation>
    </message>
    <message>
        <source>Now at: %1.</source>
        <translation>Si trova qui: %1.</translation>
    </message>
    <message>
        <source>Now at: %1, facing %2.</source>
        <translation>Si trova qui: %1, in direzione %2.</translation>
    </message>
    <message>
        <source>Now at: %1, free to go any way.</source>
        <translation>Si trova qui: %1, e può andare dove vuole.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ovest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ovest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ovest</translation>
    </message>
    <message numerus="yes">
        <source>In jail for %n more turn(s).</source>
        <translation>
            <numerusform>In prigione ancora per %n turno.</numerusform>
            <numerusform>In prigione ancora per %n turni.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the clinic until the end of the gang’s next turn.</source>
        <translation>In clinica fino alla fine del prossimo turno della sua banda.</translation>
    </message>
    <message numerus="yes">
        <source>In the clinic until the end of the gang’s next turn, then in jail for %n year(s).</source>
        <translation>
            <numerusform>In clinica fino alla fine del prossimo turno della sua banda, poi in prigione per %n anno.</numerusform>
            <numerusform>In clinica fino alla fine del prossimo turno della sua banda, poi in prigione per %n anni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On record: %n year(s).</source>
        <translation>
            <numerusform>Nel casellario: %n anno.</numerusform>
            <numerusform>Nel casellario: %n anni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on record.</source>
        <translation>Casellario pulito.</translation>
    </message>
    <message>
        <source>Done here and not seen so far: %1.</source>
        <translation>Commesso qui e finora non visto: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <comment>a crime</comment>
        <translation>%1 (%2 volte)</translation>
    </message>
    <message numerus="yes">
        <source>Follows %1 for %n more turn(s) of hers, and acts for her gang.</source>
        <translation>
            <numerusform>Segue %1 ancora per %n turno, e agisce per la sua banda.</numerusform>
            <numerusform>Segue %1 ancora per %n turni, e agisce per la sua banda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free again as soon as he moves.</source>
        <translation>Di nuovo libero appena si muove.</translation>
    </message>
    <message>
        <source>Adds 2 in every duel.</source>
        <translation>Aggiunge 2 in ogni duello.</translation>
    </message>
    <message>
        <source>Turns the heads of men who are alone.</source>
        <translation>Seduce gli uomini che sono soli.</translation>
    </message>
    <message>
        <source>The only one who buys and places pawns.</source>
        <translation>Il solo che compra e piazza pedine.</translation>
    </message>
    <message>
        <source>Patrol %1</source>
        <comment>the name of two cops</comment>
        <translation>Pattuglia %1</translation>
    </message>
    <message>
        <source>Not on the streets before round %1.</source>
        <translation>Per le strade soltanto dal giro %1.</translation>
    </message>
    <message>
        <source>Out of play. Starts again from the centre on %1’s next turn.</source>
        <translation>Fuori gioco. Riparte dal centro nel prossimo turno di %1.</translation>
    </message>
    <message>
        <source>Has fallen down a manhole. Comes up at any manhole on %1’s next turn.</source>
        <translation>Caduta in un tombino. Riemerge da un tombino qualunque nel prossimo turno di %1.</translation>
    </message>
    <message>
        <source>Has fallen down a manhole. Comes up at any manhole on its next move.</source>
        <translation>Caduta in un tombino. Riemerge da un tombino qualunque con il prossimo movimento.</translation>
    </message>
    <message>
        <source>From the centre it sees nothing.</source>
        <translation>Dal centro non vede niente.</translation>
    </message>
    <message>
        <source>Sees every crime on its square and on those next to it.</source>
        <translation>Vede ogni reato sulla sua casella e su quelle accanto.</translation>
    </message>
    <message>
        <source>Looks into %1.</source>
        <translation>Guarda dentro: %1.</translation>
    </message>
    <message>
        <source>Sees every crime in here.</source>
        <translation>Vede ogni reato qui dentro.</translation>
    </message>
    <message>
        <source>Police station and jail. Your die tells you which exit to take, and how many squares to go. Nobody walks in.</source>
        <translation>Questura e prigione. Chi parte prende l’uscita che dice il suo dado, e fa altrettante caselle. Con le proprie gambe non ci entra nessuno.</translation>
    </message>
    <message>
        <source>The injured stay here until the end of their gang’s next turn. A move may end here to attack or arrest one of them.</source>
        <translation>Qui i feriti restano fino alla fine del prossimo turno della loro banda. Un movimento può finire qui per attaccarne o arrestarne uno.</translation>
    </message>
    <message>
        <source>The dead stay here until others are recruited in their place.</source>
        <translation>Qui stanno i morti, finché altri non sono reclutati al loro posto.</translation>
    </message>
    <message>
        <source>Any manhole is one step from any other, once a turn. A patrol that ends its move here falls in.</source>
        <translation>Da ogni tombino a ogni altro c’è un passo, una volta per turno. Una pattuglia che finisce qui il movimento ci cade dentro.</translation>
    </message>
    <message>
        <source>Exit %1 of the centre begins here.</source>
        <translation>Qui comincia l’uscita %1 del centro.</translation>
    </message>
    <message>
        <source>Door to: %1.</source>
        <translation>Porta: %1.</translation>
    </message>
    <message>
        <source>Who is here: %1.</source>
        <translation>Chi c’è: %1.</translation>
    </message>
    <message>
        <source>A gangster who ends a move here can rob a passer-by of 10.</source>
        <translation>Chi finisce qui il movimento può scippare un passante, per 10.</translation>
    </message>
    <message>
        <source>Pavement</source>
        <translation>Marciapiede</translation>
    </message>
    <message>
        <source>A section in front of %1.</source>
        <translation>Un tratto davanti a %1.</translation>
    </message>
    <message>
        <source>A dealer who ends his move beside it can put a pawn here, unless it lines other gangs’ shops only.</source>
        <translation>Un trafficante che finisce il movimento qui accanto può metterci una pedina, a meno che non costeggi solo negozi altrui.</translation>
    </message>
    <message>
        <source>One of %1’s pawns: 5 a turn.</source>
        <translation>Una pedina di %1: 5 a turno.</translation>
    </message>
    <message>
        <source>The killer’s die</source>
        <translation>Il dado del killer</translation>
    </message>
    <message>
        <source>The vamp’s die</source>
        <translation>Il dado della vamp</translation>
    </message>
    <message>
        <source>The dealer’s die</source>
        <translation>Il dado del trafficante</translation>
    </message>
    <message>
        <source>The die of patrol %1</source>
        <translation>Il dado della pattuglia %1</translation>
    </message>
    <message>
        <source>The police die</source>
        <translation>Il dado della polizia</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes exactly %n square(s), and never back.</source>
        <translation>
            <numerusform>%1 fa esattamente %n casella, e mai indietro.</numerusform>
            <numerusform>%1 fa esattamente %n caselle, e mai indietro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of the centre by exit %1.</source>
        <translation>Fuori dal centro per l’uscita %1.</translation>
    </message>
    <message numerus="yes">
        <source>The police player moves either patrol by exactly %n square(s).</source>
        <translation>
            <numerusform>Il giocatore polizia muove una delle due pattuglie di esattamente %n casella.</numerusform>
            <numerusform>Il giocatore polizia muove una delle due pattuglie di esattamente %n caselle.</numerusform>
        </translation>
    </message>
    <message>
        <source>All the dice of a turn are rolled together. This one is not needed right now.</source>
        <translation>I dadi di un turno si lanciano tutti insieme. Questo adesso non serve.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banca</translation>
    </message>
    <message>
        <source>It holds %1. Nothing is ever added except what players pay in, and it never pays out more than it has.</source>
        <translation>Ha %1. Riceve soltanto quello che versano i giocatori, e non paga mai più di quello che ha.</translation>
    </message>
    <message>
        <source>This turn, %1 can collect %2.</source>
        <translation>In questo turno %1 può incassare %2.</translation>
    </message>
    <message>
        <source>%1 has already collected this turn.</source>
        <translation>%1 ha già incassato in questo turno.</translation>
    </message>
    <message>
        <source>Police</source>
        <translation>Polizia</translation>
    </message>
    <message>
        <source>They belong to %1, who moves both patrols in everyone’s turn.</source>
        <translation>È di %1, che muove le due pattuglie nel turno di ciascuno.</translation>
    </message>
    <message>
        <source>%1 plays them, and wins when no gangster is at large. They are not for sale.</source>
        <translation>La fa %1, e vince quando nessun gangster è in libertà. Non è in vendita.</translation>
    </message>
    <message>
        <source>%1’s tokens and pawns</source>
        <translation>Segnalini e pedine di %1</translation>
    </message>
    <message>
        <source>Tokens left for rackets and shops: %1 of %2.</source>
        <translation>Segnalini rimasti: %1 su %2, per racket e negozi.</translation>
    </message>
    <message numerus="yes">
        <source>%1 owns %n</source>
        <comment>shops of a district</comment>
        <translation>
            <numerusform>%1 ne ha %n</numerusform>
            <numerusform>%1 ne ha %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody owns a shop here yet.</source>
        <translation>Qui nessuno possiede ancora un negozio.</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more shop(s) to win.</source>
        <translation>
            <numerusform>A %1 manca %n negozio per vincere.</numerusform>
            <numerusform>A %1 mancano %n negozi per vincere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shops. Whoever owns them all wins at once; rackets do not count.</source>
        <translation>
            <numerusform>%n negozio. Chi li possiede tutti vince subito; i racket non contano.</numerusform>
            <numerusform>%n negozi. Chi li possiede tutti vince subito; i racket non contano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Duel: stick-up in %1</source>
        <comment>a shop</comment>
        <translation>Duello: rapina, %1</translation>
    </message>
    <message>
        <source>Duel for the ownership of %1</source>
        <comment>a shop</comment>
        <translation>Duello: in palio c’è %1</translation>
    </message>
    <message>
        <source>Duel: gangland killing in %1</source>
        <comment>a street or a shop</comment>
        <translation>Duello: regolamento di conti, %1</translation>
    </message>
    <message>
        <source>Duel: attack on patrol %1, %2</source>
        <comment>number, place</comment>
        <translation>Duello: attacco alla pattuglia %1, %2</translation>
    </message>
    <message>
        <source>Duel: rebellion against patrol %1</source>
        <translation>Duello: ribellione contro la pattuglia %1</translation>
    </message>
    <message>
        <source>A visit to the clinic</source>
        <translation>Una visita in clinica</translation>
    </message>
    <message>
        <source>Patrol %1</source>
        <translation>Pattuglia %1</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attacca</translation>
    </message>
    <message>
        <source>attacks, with the shop’s manager</source>
        <translation>attacca, con il gestore del negozio</translation>
    </message>
    <message>
        <source>attacks, with the shop’s two managers</source>
        <translation>attacca, con i due gestori del negozio</translation>
    </message>
    <message>
        <source>rebels</source>
        <translation>si ribella</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>si difende</translation>
    </message>
    <message>
        <source>defends, with the shop’s manager</source>
        <translation>si difende, con il gestore del negozio</translation>
    </message>
    <message>
        <source>defends, with the shop’s two managers</source>
        <translation>si difende, con i due gestori del negozio</translation>
    </message>
    <message>
        <source>defend; %1 shoots</source>
        <comment>several gangs</comment>
        <translation>si difendono; tira %1</translation>
    </message>
    <message>
        <source>defend, with the managers; %1 shoots</source>
        <translation>si difendono, con i gestori; tira %1</translation>
    </message>
    <message>
        <source>shoots for the shop’s manager</source>
        <translation>tira per il gestore del negozio</translation>
    </message>
    <message>
        <source>shoots for the shop’s two managers</source>
        <translation>tira per i due gestori del negozio</translation>
    </message>
    <message>
        <source>%1 shoots for the cops</source>
        <translation>tira %1 per gli agenti</translation>
    </message>
    <message>
        <source>lies in bed</source>
        <translation>a letto</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side of the duel, what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, total %3</source>
        <comment>a side of the duel, what it does, its throw</comment>
        <translation>%1: %2, somma %3</translation>
    </message>
    <message>
        <source>%1: %2, plus 2</source>
        <comment>a figure, its die</comment>
        <translation>%1: %2, più 2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a figure, its die</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Who shoots first?</source>
        <translation>Chi tira per primo?</translation>
    </message>
    <message>
        <source>How many darts?</source>
        <translation>Quante freccette?</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Pari</translation>
    </message>
    <message numerus="yes">
        <source>%n dart(s)</source>
        <translation>
            <numerusform>%n freccetta</numerusform>
            <numerusform>%n freccette</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the duel</source>
        <translation>%1 vince il duello</translation>
    </message>
    <message>
        <source>%1 win the duel</source>
        <translation>%1 vincono il duello</translation>
    </message>
    <message>
        <source>%1 lives</source>
        <translation>%1 se la cava</translation>
    </message>
    <message>
        <source>One die decides the number of darts.</source>
        <translation>Un dado dice quante freccette ci sono.</translation>
    </message>
    <message>
        <source>%1 on both sides: all dice again</source>
        <translation>%1 da tutte e due le parti: si rilancia tutto</translation>
    </message>
    <message>
        <source>%1 − %2 = %3: %4 shoots first</source>
        <translation>%1 − %2 = %3: comincia %4</translation>
    </message>
    <message>
        <source>Some are still standing: now %1 shoots</source>
        <translation>Non sono caduti tutti: ora tira %1</translation>
    </message>
    <message>
        <source>The die shows %1: that many darts, and no defence</source>
        <translation>Il dado dice quante freccette: %1; nessuna difesa</translation>
    </message>
    <message>
        <source>Nobody is left standing on the other side</source>
        <translation>Dall’altra parte non resta in piedi nessuno</translation>
    </message>
    <message>
        <source>Every dart has missed</source>
        <translation>Nessuna freccetta ha colpito</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Gestore</translation>
    </message>
    <message>
        <source>Cop</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>the manager</source>
        <translation>il gestore</translation>
    </message>
    <message>
        <source>the thin cop</source>
        <translation>l’agente magro</translation>
    </message>
    <message>
        <source>the fat cop</source>
        <translation>l’agente grasso</translation>
    </message>
    <message>
        <source>standing</source>
        <comment>a target</comment>
        <translation>in piedi</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>a target: she</comment>
        <translation>al cimitero</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>a target: he</comment>
        <translation>al cimitero</translation>
    </message>
    <message>
        <source>injured</source>
        <comment>a target: she</comment>
        <translation>ferita</translation>
    </message>
    <message>
        <source>injured</source>
        <comment>a target: he</comment>
        <translation>ferito</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>a target: he</comment>
        <translation>se n’è andato</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a target, its state</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, vamped by %2, %3</source>
        <comment>a target, whose vamp, its state</comment>
        <translation>%1, sedotto da %2, %3</translation>
    </message>
    <message>
        <source>missed</source>
        <comment>a dart</comment>
        <translation>a vuoto</translation>
    </message>
    <message>
        <source>flying</source>
        <comment>a dart</comment>
        <translation>in volo</translation>
    </message>
    <message>
        <source>in hand</source>
        <comment>a dart</comment>
        <translation>in mano</translation>
    </message>
    <message>
        <source>left</source>
        <comment>a dart: still to be thrown</comment>
        <translation>resta</translation>
    </message>
    <message>
        <source>Dart %1 of %2</source>
        <translation>Freccetta %1 di %2</translation>
    </message>
    <message>
        <source>The duel is over</source>
        <translation>Il duello è finito</translation>
    </message>
    <message>
        <source>Above the middle: falls on its back, injured.</source>
        <translation>Sopra la metà: cade sulla schiena, è solo una ferita.</translation>
    </message>
    <message>
        <source>Below the middle: falls on its face, dead.</source>
        <translation>Sotto la metà: cade di faccia, e muore.</translation>
    </message>
    <message>
        <source>Wherever it hits: dead.</source>
        <translation>Dovunque arrivi la freccetta: muore.</translation>
    </message>
    <message>
        <source>5 or 6: falls on its back, injured.</source>
        <translation>5 o 6: cade sulla schiena, è solo una ferita.</translation>
    </message>
    <message>
        <source>3 or 4: falls on its face, dead.</source>
        <translation>3 o 4: cade di faccia, e muore.</translation>
    </message>
    <message>
        <source>3 to 6: dead.</source>
        <translation>Da 3 a 6: muore.</translation>
    </message>
    <message>
        <source>1 or 2: a miss. A hit takes the first target still standing.</source>
        <translation>1 o 2: a vuoto. Si colpisce il primo bersaglio ancora in piedi.</translation>
    </message>
    <message>
        <source>What happens next</source>
        <translation>Che cosa succede dopo</translation>
    </message>
    <message>
        <source>The outcome</source>
        <translation>Com’è andata</translation>
    </message>
    <message>
        <source>%1 goes to the clinic and misses a turn.</source>
        <translation>%1 va in clinica e salta un turno.</translation>
    </message>
    <message>
        <source>%1 go to the clinic and miss a turn.</source>
        <translation>%1 vanno in clinica e saltano un turno.</translation>
    </message>
    <message>
        <source>%1 is under arrest: the clinic, then jail for everything on the record.</source>
        <translation>%1 è in arresto: clinica, poi prigione per quanto dice il casellario.</translation>
    </message>
    <message>
        <source>%1 are under arrest: the clinic, then jail for everything on their records.</source>
        <translation>%1 sono in arresto: clinica, poi prigione per quanto dice il casellario.</translation>
    </message>
    <message>
        <source>%1 is under arrest: the clinic, then jail for %2.</source>
        <comment>a figure, 2 years</comment>
        <translation>%1 è in arresto: clinica, poi prigione, %2.</translation>
    </message>
    <message>
        <source>%1 is dead. The record is wiped.</source>
        <translation>%1 finisce al cimitero. Il casellario si cancella.</translation>
    </message>
    <message>
        <source>%1 are dead. Their records are wiped.</source>
        <translation>%1 finiscono al cimitero. I loro casellari si cancellano.</translation>
    </message>
    <message>
        <source>The dead manager is replaced after the duel.</source>
        <translation>Dopo il duello il gestore morto è sostituito.</translation>
    </message>
    <message>
        <source>Both dead managers are replaced after the duel.</source>
        <translation>Dopo il duello i due gestori morti sono sostituiti.</translation>
    </message>
    <message>
        <source>The whole patrol is out. It starts again from the centre on %1’s next turn.</source>
        <translation>Tutta la pattuglia è fuori gioco. Riparte dal centro nel prossimo turno di %1.</translation>
    </message>
    <message>
        <source>%1 is free, and has walked away unhurt.</source>
        <translation>%1 è libero, e se n’è andato illeso.</translation>
    </message>
    <message>
        <source>Each injury costs every attacker 1 year, each death 2.</source>
        <translation>Ogni ferito costa 1 anno a ciascun attaccante, ogni morto 2.</translation>
    </message>
    <message>
        <source>On top of that: 1 year for each injury, 2 for each death.</source>
        <translation>In più: 1 anno per ogni ferito, 2 per ogni morto.</translation>
    </message>
    <message>
        <source>Defending yourself is no crime.</source>
        <translation>Chi si difende non commette alcun reato.</translation>
    </message>
    <message>
        <source>Whoever is injured by the cops is under arrest: the clinic, then jail.</source>
        <translation>Chi viene ferito dagli agenti è in arresto: clinica, poi prigione.</translation>
    </message>
    <message>
        <source>On the record of every surviving attacker, at once: %1.</source>
        <comment>2 years</comment>
        <translation>Subito nel casellario di chi attacca e sopravvive: %1.</translation>
    </message>
    <message>
        <source>A patrol is watching: %1 for every attacker who lives.</source>
        <comment>2 years</comment>
        <translation>Una pattuglia guarda: %1 a chiunque attacchi e sopravviva.</translation>
    </message>
    <message>
        <source>No patrol sees it: %1 for every attacker, not written down yet.</source>
        <comment>2 years</comment>
        <translation>Nessuna pattuglia lo vede: %1 a chi attacca, ma per ora niente di scritto.</translation>
    </message>
    <message>
        <source>If a manager survives, he talks: %1 for every attacker.</source>
        <comment>2 years</comment>
        <translation>Se un gestore sopravvive, parla: %1 a ogni rapinatore.</translation>
    </message>
    <message>
        <source>Nobody has seen it: nothing is written down yet.</source>
        <translation>Non l’ha visto nessuno: per ora non è scritto niente.</translation>
    </message>
    <message numerus="yes">
        <source>If anybody is left standing, %1 shoots back with %n dart(s).</source>
        <translation>
            <numerusform>Se qualcuno resta in piedi, %1 risponde con %n freccetta.</numerusform>
            <numerusform>Se qualcuno resta in piedi, %1 risponde con %n freccette.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the darts gone, it is over: there is no defence.</source>
        <translation>Finite le freccette è finita: non c’è difesa.</translation>
    </message>
    <message>
        <source>If it works: %1 from the bank.</source>
        <translation>Se riesce, %1 dalla banca.</translation>
    </message>
    <message>
        <source>If it works: %1 from %2.</source>
        <comment>money, a player</comment>
        <translation>Se riesce, %1 da %2.</translation>
    </message>
    <message>
        <source>If it works: the shop itself, %1.</source>
        <translation>Se riesce, il negozio stesso: %1.</translation>
    </message>
    <message>
        <source>%1 gets %2 from the bank.</source>
        <comment>a player, money</comment>
        <translation>%1 riceve %2 dalla banca.</translation>
    </message>
    <message>
        <source>%1 gets %2 from %3.</source>
        <comment>a player, money, a player</comment>
        <translation>%1 riceve %2 da %3.</translation>
    </message>
    <message>
        <source>%1 now belongs to %2.</source>
        <comment>a shop, a player</comment>
        <translation>%1 adesso è di %2.</translation>
    </message>
    <message>
        <source>What %1 had there, racket or pawns, goes back to the bank.</source>
        <translation>Quello che %1 aveva lì, racket o pedine, torna alla banca.</translation>
    </message>
    <message>
        <source>%1 owns %2</source>
        <comment>who, district</comment>
        <translation>%1 ha un quartiere: %2</translation>
    </message>
    <message>
        <source>%1 is the richest</source>
        <translation>%1 ha la banda più ricca</translation>
    </message>
    <message>
        <source>%1 are tied as the richest</source>
        <translation>%1 hanno le bande più ricche, a pari merito</translation>
    </message>
    <message>
        <source>%1 is the last gang</source>
        <translation>Resta solo la banda di %1</translation>
    </message>
    <message>
        <source>%1 died last</source>
        <translation>Gli ultimi a cadere: %1</translation>
    </message>
    <message>
        <source>The police win: %1</source>
        <translation>Vince la polizia: %1</translation>
    </message>
    <message>
        <source>%1 have %2 each and share the win.</source>
        <translation>%1 hanno %2 ciascuno e si dividono la vittoria.</translation>
    </message>
    <message>
        <source>No gang is left: those who died last share the win.</source>
        <translation>Non resta nessuna banda: la vittoria si divide tra chi è caduto per ultimo.</translation>
    </message>
    <message>
        <source>All other gangs are out of the game.</source>
        <translation>Tutte le altre bande sono fuori dal gioco.</translation>
    </message>
    <message>
        <source>No gangster is at large: all are in jail, in the clinic or dead.</source>
        <translation>Nessun gangster è in libertà: sono tutti in prigione, in clinica o morti.</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds the richest gang wins.</source>
        <translation>
            <numerusform>Dopo %n giro vince la banda più ricca.</numerusform>
            <numerusform>Dopo %n giri vince la banda più ricca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever owns all %n shops of a district wins at once.</source>
        <translation>
            <numerusform>Chi possiede %n negozio, tutto il quartiere, vince subito.</numerusform>
            <numerusform>Chi possiede tutti i %n negozi di un quartiere vince subito.</numerusform>
        </translation>
    </message>
    <message>
        <source>is out</source>
        <translation>è fuori</translation>
    </message>
    <message>
        <source>plays the police</source>
        <translation>fa la polizia</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) left in jail</source>
        <translation>
            <numerusform>ancora %n anno di prigione</numerusform>
            <numerusform>ancora %n anni di prigione</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1: %2, %3</source>
        <comment>place, player, sum</comment>
        <translation>Posizione %1: %2, %3</translation>
    </message>
    <message>
        <source>Place %1: %2, the police</source>
        <translation>Posizione %1: %2, la polizia</translation>
    </message>
    <message>
        <source>&lt;b&gt;Round %1.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Giro %1.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The police are about, and gangs may shoot.</source>
        <translation>La polizia è per le strade, e le bande possono sparare.</translation>
    </message>
    <message>
        <source>%1 rolls: %2.</source>
        <translation>%1 lancia: %2.</translation>
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
        <translation>trafficante %1</translation>
    </message>
    <message>
        <source>police %1</source>
        <comment>blue dice</comment>
        <translation>polizia %1</translation>
    </message>
    <message>
        <source>%1 collects %2.</source>
        <translation>%1 incassa %2.</translation>
    </message>
    <message>
        <source>%1 buys the police, −%2.</source>
        <translation>%1 compra la polizia, −%2.</translation>
    </message>
    <message>
        <source>Patrol %1 falls into the manhole in %2.</source>
        <comment>a street</comment>
        <translation>La pattuglia %1 cade nel tombino di %2.</translation>
    </message>
    <message>
        <source>Patrol %1 is out and starts again on %2’s turn.</source>
        <translation>La pattuglia %1 è fuori gioco e riparte nel prossimo turno di %2.</translation>
    </message>
    <message>
        <source>%1: mugging, +%3 (%2).</source>
        <comment>who, street, money</comment>
        <translation>%1: scippo, +%3 (%2).</translation>
    </message>
    <message>
        <source>%1: racket in %2.</source>
        <comment>who, shop</comment>
        <translation>%1: racket da «%2».</translation>
    </message>
    <message>
        <source>Nobody saw it.</source>
        <translation>Non l’ha visto nessuno.</translation>
    </message>
    <message numerus="yes">
        <source>A manager has talked: %1, %2, %n year(s) on record.</source>
        <translation>
            <numerusform>Un gestore ha parlato: %1, %2, %n anno nel casellario.</numerusform>
            <numerusform>Un gestore ha parlato: %1, %2, %n anni nel casellario.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 buys %2, −%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 compra «%2», −%3.</translation>
    </message>
    <message>
        <source>%1 robs %2, +%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 svuota la cassa di «%2», +%3.</translation>
    </message>
    <message>
        <source>%1 takes over %2.</source>
        <comment>who, shop</comment>
        <translation>%1 si prende «%2».</translation>
    </message>
    <message>
        <source>%1 asks %3 for a killer in %2.</source>
        <translation>%1 chiede %3 per un killer da «%2».</translation>
    </message>
    <message>
        <source>%1 asks %3 for a vamp in %2.</source>
        <translation>%1 chiede %3 per una vamp da «%2».</translation>
    </message>
    <message>
        <source>%1 asks %3 for a dealer in %2.</source>
        <translation>%1 chiede %3 per un trafficante da «%2».</translation>
    </message>
    <message>
        <source>%1 has a new killer, from %2%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 ha un nuovo killer, da «%2»%3.</translation>
    </message>
    <message>
        <source>%1 has a new vamp, from %2%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 ha una nuova vamp, da «%2»%3.</translation>
    </message>
    <message>
        <source>%1 has a new dealer, from %2%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 ha un nuovo trafficante, da «%2»%3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %n pawn(s), −%2.</source>
        <translation>
            <numerusform>%1 compra %n pedina, −%2.</numerusform>
            <numerusform>%1 compra %n pedine, −%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %n pawn(s), −%2; they are %3’s.</source>
        <translation>
            <numerusform>%1 compra %n pedina, −%2; è di %3.</numerusform>
            <numerusform>%1 compra %n pedine, −%2; sono di %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a pawn in front of %2.</source>
        <comment>who, shops</comment>
        <translation>%1: una pedina davanti a %2.</translation>
    </message>
    <message>
        <source>%1: one of %2’s pawns in front of %3.</source>
        <comment>who, whose, shops</comment>
        <translation>%1: una pedina di %2 davanti a %3.</translation>
    </message>
    <message>
        <source>One of %1’s pawns goes back to the bank.</source>
        <translation>Una pedina di %1 torna alla banca.</translation>
    </message>
    <message>
        <source>%1 vamps %2.</source>
        <comment>vamp, man</comment>
        <translation>%1 seduce %2.</translation>
    </message>
    <message>
        <source>%1 is his own man again.</source>
        <translation>%1 è di nuovo padrone di sé.</translation>
    </message>
    <message>
        <source>Patrol %1 arrests %2.</source>
        <translation>La pattuglia %1 arresta %2.</translation>
    </message>
    <message>
        <source>Patrol %1 takes %2 into custody.</source>
        <translation>La pattuglia %1 mette in stato di fermo %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to jail for %n year(s).</source>
        <translation>
            <numerusform>%1 va in prigione per %n anno.</numerusform>
            <numerusform>%1 va in prigione per %n anni.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sits in jail for the next turn.</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1 passa il prossimo turno in prigione.</translation>
    </message>
    <message numerus="yes">
        <source>%1 will go from the clinic to jail, for %n year(s).</source>
        <translation>
            <numerusform>%1 andrà dalla clinica in prigione, per %n anno.</numerusform>
            <numerusform>%1 andrà dalla clinica in prigione, per %n anni.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leaves jail with a clean record.</source>
        <translation>%1 esce di prigione con la fedina pulita.</translation>
    </message>
    <message>
        <source>%1 leaves jail.</source>
        <translation>%1 esce di prigione.</translation>
    </message>
    <message>
        <source>%1 leaves the clinic.</source>
        <translation>%1 esce dalla clinica.</translation>
    </message>
    <message>
        <source>%1: stick-up in %2.</source>
        <comment>who, shop</comment>
        <translation>%1: rapina da «%2».</translation>
    </message>
    <message>
        <source>%1: stick-up in %2, for its ownership.</source>
        <comment>who, shop</comment>
        <translation>%1: rapina da «%2», per la proprietà.</translation>
    </message>
    <message>
        <source>%1: attack on %3 (%2).</source>
        <comment>who, place, victims</comment>
        <translation>%1: regolamento di conti con %3 (%2).</translation>
    </message>
    <message>
        <source>%1: attack on patrol %2.</source>
        <translation>%1: attacco alla pattuglia %2.</translation>
    </message>
    <message>
        <source>%1 rebels against patrol %2.</source>
        <translation>%1 si ribella alla pattuglia %2.</translation>
    </message>
    <message>
        <source>%1 visits %2 in the clinic, with a revolver.</source>
        <translation>%1 va a trovare %2 in clinica, con il revolver.</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %n dart(s) for %3.</source>
        <translation>
            <numerusform>%1 a %2: %n freccetta per %3.</numerusform>
            <numerusform>%1 a %2: %n freccette per %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %1: all dice again.</source>
        <translation>%1 a %1: si rilanciano tutti i dadi.</translation>
    </message>
    <message numerus="yes">
        <source>%n dart(s), and nobody shoots back.</source>
        <translation>
            <numerusform>%n freccetta, e nessuno risponde.</numerusform>
            <numerusform>%n freccette, e nessuno risponde.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not shoot at his own gang: he walks out of the duel.</source>
        <translation>%1 non spara alla propria banda: esce dal duello.</translation>
    </message>
    <message>
        <source>The stick-up in %1 fails.</source>
        <translation>La rapina da «%1» va male.</translation>
    </message>
    <message>
        <source>The attack fails.</source>
        <translation>L’attacco va male.</translation>
    </message>
    <message>
        <source>%1 gets off with a fright.</source>
        <translation>%1 se la cava con lo spavento.</translation>
    </message>
    <message>
        <source>%1 goes to the clinic.</source>
        <translation>%1 finisce in clinica.</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the clinic, then to jail for %n year(s).</source>
        <translation>
            <numerusform>%1 finisce in clinica, poi in prigione per %n anno.</numerusform>
            <numerusform>%1 finisce in clinica, poi in prigione per %n anni.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers %2 a trade.</source>
        <translation>%1 propone uno scambio a %2.</translation>
    </message>
    <message>
        <source>A trade: %1 gives %2, %3 gives %4.</source>
        <translation>Uno scambio: %1 dà %2, %3 dà %4.</translation>
    </message>
    <message>
        <source>%1 says no.</source>
        <translation>%1 dice di no.</translation>
    </message>
    <message>
        <source>%1’s time is up.</source>
        <translation>Il tempo di %1 è scaduto.</translation>
    </message>
    <message>
        <source>%1 is out: everything goes back to the bank.</source>
        <translation>%1 è fuori: torna tutto alla banca.</translation>
    </message>
    <message>
        <source>%1 owns all of %2.</source>
        <comment>who, district</comment>
        <translation>%1 ha tutto il quartiere: %2.</translation>
    </message>
    <message>
        <source>Mugging</source>
        <translation>Scippo</translation>
    </message>
    <message>
        <source>Relieves a passer-by of 10.</source>
        <translation>Alleggerisce un passante di 10.</translation>
    </message>
    <message>
        <source>Racket</source>
        <translation>Racket</translation>
    </message>
    <message>
        <source>Buy the shop</source>
        <translation>Compra il negozio</translation>
    </message>
    <message>
        <source>%1 gets the racket token back.</source>
        <translation>%1 riprende il segnalino racket.</translation>
    </message>
    <message>
        <source>Stick-up</source>
        <translation>Rapina</translation>
    </message>
    <message>
        <source>Stick-up for ownership</source>
        <translation>Rapina per la proprietà</translation>
    </message>
    <message>
        <source>%1 throws for the shop.</source>
        <translation>Per il negozio lancia %1.</translation>
    </message>
    <message>
        <source>Gangland killing</source>
        <translation>Regolamento di conti</translation>
    </message>
    <message>
        <source>Against %1.</source>
        <translation>Contro %1.</translation>
    </message>
    <message>
        <source>Attack patrol %1</source>
        <translation>Attacca la pattuglia %1</translation>
    </message>
    <message>
        <source>Against two cops.</source>
        <translation>Contro due agenti.</translation>
    </message>
    <message>
        <source>Recruit a killer</source>
        <translation>Recluta un killer</translation>
    </message>
    <message>
        <source>Recruit a vamp</source>
        <translation>Recluta una vamp</translation>
    </message>
    <message>
        <source>Recruit a dealer</source>
        <translation>Recluta un trafficante</translation>
    </message>
    <message>
        <source>Arrives at once, with a clean record.</source>
        <translation>Arriva subito, con la fedina pulita.</translation>
    </message>
    <message>
        <source>%1 owns the shop and names the price.</source>
        <translation>Il negozio è di %1, che fa il prezzo.</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n pawns</source>
        <translation>
            <numerusform>Compra %n pedina</numerusform>
            <numerusform>Compra %n pedine</numerusform>
        </translation>
    </message>
    <message>
        <source>Two for 5. Each pays 5 a turn as soon as it is on the pavement.</source>
        <translation>Due per 5. Ognuna rende 5 a turno appena è sul marciapiede.</translation>
    </message>
    <message>
        <source>Place a pawn</source>
        <translation>Piazza una pedina</translation>
    </message>
    <message>
        <source>Vamp %1</source>
        <translation>Seduci %1</translation>
    </message>
    <message>
        <source>He is yours at once, and for your next three turns.</source>
        <translation>È tuo subito e nei tuoi prossimi tre turni.</translation>
    </message>
    <message>
        <source>Take back a token</source>
        <translation>Riprendi un segnalino</translation>
    </message>
    <message>
        <source>You have no tokens left: click the shop whose token you want back.</source>
        <translation>Non hai più segnalini: fai clic sul negozio da cui vuoi riprenderne uno.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not a crime</source>
        <translation>Nessun reato</translation>
    </message>
    <message>
        <source>Patrol %1 would see it</source>
        <translation>La pattuglia %1 lo vedrebbe</translation>
    </message>
    <message>
        <source>Both patrols would see it</source>
        <translation>Lo vedrebbero le due pattuglie</translation>
    </message>
    <message>
        <source>No police are about</source>
        <translation>In giro non c’è polizia</translation>
    </message>
    <message>
        <source>No patrol would see it</source>
        <translation>Nessuna pattuglia lo vedrebbe</translation>
    </message>
    <message>
        <source>This shop is not yours: do at least one thing here.</source>
        <translation>Il negozio non è tuo: qui devi fare almeno una cosa.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Who joins in the stick-up?</source>
        <translation>Chi partecipa alla rapina?</translation>
    </message>
    <message>
        <source>Who shoots at whom?</source>
        <translation>Chi spara a chi?</translation>
    </message>
    <message>
        <source>Who joins in against the patrol?</source>
        <translation>Chi si unisce contro la pattuglia?</translation>
    </message>
    <message>
        <source>Hands up!</source>
        <translation>Mani in alto!</translation>
    </message>
    <message>
        <source>Take the shop</source>
        <translation>Prendi il negozio</translation>
    </message>
    <message>
        <source>Open fire</source>
        <translation>Apri il fuoco</translation>
    </message>
    <message>
        <source>%1 · basic · 1 manager</source>
        <translation>%1 · semplice · 1 gestore</translation>
    </message>
    <message>
        <source>owned by %1</source>
        <translation>di %1</translation>
    </message>
    <message>
        <source>racket of %1</source>
        <translation>sotto il racket di %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n manager(s)</source>
        <translation>
            <numerusform>%1 · %n gestore</numerusform>
            <numerusform>%1 · %n gestori</numerusform>
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
        <translation>verso est</translation>
    </message>
    <message>
        <source>facing south</source>
        <translation>verso sud</translation>
    </message>
    <message>
        <source>facing west</source>
        <translation>verso ovest</translation>
    </message>
    <message>
        <source>facing north</source>
        <translation>verso nord</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Incassa</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>On to %1</source>
        <translation>Avanti: %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>Turno di %1</translation>
    </message>
    <message>
        <source>Choose an action in the menu beside the figure, or press its number; then click Done.</source>
        <translation>Scegli dal menu accanto alla figura, o premi il numero; poi premi Fatto.</translation>
    </message>
    <message>
        <source>Pick up one of your gangsters: every place where the move can end lights up.</source>
        <translation>Solleva un tuo gangster: si illumina ogni luogo dove la mossa può finire.</translation>
    </message>
    <message>
        <source>All have moved. Collect, trade, or end the turn.</source>
        <translation>Si sono mossi tutti. Incassa, scambia o chiudi il turno.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n squares</source>
        <translation>
            <numerusform>%1: %n casella</numerusform>
            <numerusform>%1: %n caselle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %1. There are %n routes: scroll or press Tab.</source>
        <translation>
            <numerusform>Destinazione: %1. C’è %n strada.</numerusform>
            <numerusform>Destinazione: %1. Ci sono %n strade: gira la rotella o premi Tab.</numerusform>
        </translation>
    </message>
    <message>
        <source>To %1.</source>
        <translation>Destinazione: %1.</translation>
    </message>
    <message>
        <source>Drop the figure on a highlighted place. Nobody turns back in the street.</source>
        <translation>Lascia la figura in un luogo illuminato. In strada nessuno torna indietro.</translation>
    </message>
    <message>
        <source>Click the shop whose token you want back, or press Esc for none.</source>
        <translation>Fai clic sul negozio da cui riprendere il segnalino; Esc per lasciar perdere.</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in mano</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>da muovere</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>ha mosso</translation>
    </message>
    <message>
        <source>acts</source>
        <translation>agisce</translation>
    </message>
    <message>
        <source>away</source>
        <translation>non c’è</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>There are four gangs: a fifth player has to be the police (see the options).</source>
        <translation>Le bande sono quattro: il quinto giocatore deve fare la polizia (vedi le opzioni).</translation>
    </message>
    <message>
        <source>en</source>
        <comment>which names of the town: en, it or fr</comment>
        <translation>it</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>il centro</translation>
    </message>
    <message>
        <source>the manhole in %1</source>
        <comment>a street</comment>
        <translation>il tombino di %1</translation>
    </message>
    <message>
        <source>the clinic</source>
        <translation>la clinica</translation>
    </message>
    <message>
        <source>the graveyard</source>
        <translation>il cimitero</translation>
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
        <translation>Trafficante</translation>
    </message>
    <message>
        <source>the killer</source>
        <translation>il killer</translation>
    </message>
    <message>
        <source>the vamp</source>
        <translation>la vamp</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>il trafficante</translation>
    </message>
    <message>
        <source>patrol %1</source>
        <translation>la pattuglia %1</translation>
    </message>
    <message>
        <source>%1’s killer</source>
        <translation>il killer di %1</translation>
    </message>
    <message>
        <source>%1’s vamp</source>
        <translation>la vamp di %1</translation>
    </message>
    <message>
        <source>%1’s dealer</source>
        <translation>il trafficante di %1</translation>
    </message>
    <message>
        <source>mugging</source>
        <translation>scippo</translation>
    </message>
    <message>
        <source>racket</source>
        <translation>racket</translation>
    </message>
    <message>
        <source>stick-up</source>
        <translation>rapina</translation>
    </message>
    <message>
        <source>traffic</source>
        <translation>traffico</translation>
    </message>
    <message>
        <source>assault</source>
        <translation>lesioni</translation>
    </message>
    <message>
        <source>rebellion</source>
        <translation>ribellione</translation>
    </message>
    <message>
        <source>murder</source>
        <translation>omicidio</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n anno</numerusform>
            <numerusform>%n anni</numerusform>
        </translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fuori gioco</translation>
    </message>
    <message>
        <source>the police</source>
        <translation>la polizia</translation>
    </message>
    <message>
        <source>%1 y</source>
        <comment>years on a record, as short as can be</comment>
        <translation>%1 a</translation>
    </message>
    <message>
        <source>%1 in cash</source>
        <translation>%1 in contanti</translation>
    </message>
    <message>
        <source>%1 to collect</source>
        <translation>%1 da incassare</translation>
    </message>
    <message>
        <source>has collected</source>
        <translation>ha incassato</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a district, shops owned, shops in all</comment>
        <translation>%1: %2 su %3</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left</source>
        <translation>
            <numerusform>%n segnalino rimasto</numerusform>
            <numerusform>%n segnalini rimasti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>%n pedina rimasta</numerusform>
            <numerusform>%n pedine rimaste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gangster(s) in play; wins at 0</source>
        <comment>the police player</comment>
        <translation>
            <numerusform>%n gangster in gioco; vince a zero</numerusform>
            <numerusform>%n gangster in gioco; vince a zero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in jail, %n turn(s) to go</source>
        <translation>
            <numerusform>in prigione, ancora %n turno</numerusform>
            <numerusform>in prigione, ancora %n turni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the clinic, then in jail for %n turn(s)</source>
        <translation>
            <numerusform>in clinica, poi in prigione per %n turno</numerusform>
            <numerusform>in clinica, poi in prigione per %n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>in the clinic</source>
        <translation>in clinica</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>al cimitero</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) on record</source>
        <translation>
            <numerusform>%n anno nel casellario</numerusform>
            <numerusform>%n anni nel casellario</numerusform>
        </translation>
    </message>
    <message>
        <source>under arrest</source>
        <translation>in arresto</translation>
    </message>
    <message numerus="yes">
        <source>led by %1’s vamp, %n turn(s) to go</source>
        <translation>
            <numerusform>segue la vamp di %1, ancora %n turno</numerusform>
            <numerusform>segue la vamp di %1, ancora %n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>free as soon as he moves</source>
        <translation>libero appena si muove</translation>
    </message>
    <message>
        <source>leads %1</source>
        <comment>Vito’s dealer</comment>
        <translation>porta con sé %1</translation>
    </message>
    <message>
        <source>in the sewer</source>
        <translation>nelle fogne</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>battuta</translation>
    </message>
    <message>
        <source>back on %1’s turn</source>
        <translation>torna nel turno di %1</translation>
    </message>
    <message>
        <source>owes %1 %2</source>
        <comment>the bank: a name, an amount</comment>
        <translation>deve a %1: %2</translation>
    </message>
    <message>
        <source>%1 in the bank</source>
        <translation>%1 in banca</translation>
    </message>
    <message>
        <source>from round %1</source>
        <translation>dal giro %1</translation>
    </message>
    <message>
        <source>for sale: %1</source>
        <translation>in vendita: %1</translation>
    </message>
    <message>
        <source>The police are not on the streets before round %1; they are for sale at %2</source>
        <translation>La polizia è per le strade soltanto dal giro %1, ed è in vendita per %2</translation>
    </message>
    <message>
        <source>The police are for sale at %1</source>
        <translation>La polizia è in vendita per %1</translation>
    </message>
    <message>
        <source>%1 moves the police</source>
        <translation>La polizia la muove %1</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>Decide %1</translation>
    </message>
    <message>
        <source>The mouse goes to %1</source>
        <translation>Il mouse passa a %1</translation>
    </message>
    <message>
        <source>Under arrest: %1</source>
        <comment>Rosa’s killer</comment>
        <translation>In arresto: %1</translation>
    </message>
    <message>
        <source>%1 has turned his head, so %2 decides</source>
        <comment>Rosa’s vamp, Rosa</comment>
        <translation>%1 lo ha sedotto; perciò decide %2</translation>
    </message>
    <message>
        <source>Into custody: %1</source>
        <comment>Rosa’s killer</comment>
        <translation>In stato di fermo: %1</translation>
    </message>
    <message>
        <source>innocent</source>
        <translation>fedina pulita</translation>
    </message>
    <message>
        <source>Go quietly</source>
        <translation>Vai senza storie</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In jail for %n turn(s), then in the centre with a clean record.</source>
        <translation>
            <numerusform>In prigione per %n turno, poi al centro con la fedina pulita.</numerusform>
            <numerusform>In prigione per %n turni, poi al centro con la fedina pulita.</numerusform>
        </translation>
    </message>
    <message>
        <source>The racket in %1 goes back to the bank.</source>
        <translation>Il racket di «%1» torna alla banca.</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) from this place go(es) back to the bank.</source>
        <translation>
            <numerusform>%n pedina di questo luogo torna alla banca.</numerusform>
            <numerusform>%n pedine di questo luogo tornano alla banca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rebel</source>
        <translation>Ribellati</translation>
    </message>
    <message>
        <source>+1 year</source>
        <translation>+1 anno</translation>
    </message>
    <message numerus="yes">
        <source>A duel of %n against two cops.</source>
        <translation>
            <numerusform>Un duello: %n contro due agenti.</numerusform>
            <numerusform>Un duello: in %n contro due agenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you win: free, with %n year(s) on record, and 1 or 2 more for each cop.</source>
        <translation>
            <numerusform>Se vince resta in libertà, con %n anno nel casellario e 1 o 2 in più per ogni agente.</numerusform>
            <numerusform>Se vince resta in libertà, con %n anni nel casellario e 1 o 2 in più per ogni agente.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you lose: dead, or the clinic and then jail for all of it.</source>
        <translation>Se perde: il cimitero, o la clinica e poi la prigione per tutti gli anni.</translation>
    </message>
    <message>
        <source>Who joins in? Each gets 1 year too.</source>
        <translation>Chi si unisce? Anche a loro 1 anno a testa.</translation>
    </message>
    <message>
        <source>What does it cost?</source>
        <translation>Quanto costa?</translation>
    </message>
    <message>
        <source>a new killer</source>
        <translation>un nuovo killer</translation>
    </message>
    <message>
        <source>a new vamp</source>
        <translation>una nuova vamp</translation>
    </message>
    <message>
        <source>a new dealer</source>
        <translation>un nuovo trafficante</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>a name, an amount</comment>
        <translation>%1 ha %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a price of 0</comment>
        <translation>niente</translation>
    </message>
    <message>
        <source>Name this price</source>
        <translation>Chiedi questo prezzo</translation>
    </message>
    <message>
        <source>%1 pays %2, or goes without.</source>
        <translation>%1 paga %2, o resta senza.</translation>
    </message>
    <message>
        <source>%1 pays nothing.</source>
        <translation>%1 non paga niente.</translation>
    </message>
    <message>
        <source>%1 has only %2 and can only decline.</source>
        <translation>%1 ha soltanto %2 e può solo rinunciare.</translation>
    </message>
    <message>
        <source>Nobody is recruited here, and nobody pays.</source>
        <translation>Niente recluta, e niente da pagare.</translation>
    </message>
    <message>
        <source>%1 asks %2</source>
        <comment>a name, a price</comment>
        <translation>%1 chiede %2</translation>
    </message>
    <message>
        <source>%1 asks for no money</source>
        <translation>%1 non chiede niente</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Arrives at once, with a clean record. You will have %1 left.</source>
        <comment>how much money</comment>
        <translation>Arriva subito, con la fedina pulita. Ti restano %1.</translation>
    </message>
    <message>
        <source>You have only %1.</source>
        <translation>Hai soltanto %1.</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Nobody comes, and nobody pays.</source>
        <translation>Niente recluta, e niente da pagare.</translation>
    </message>
    <message>
        <source>Anyone else?</source>
        <translation>Qualcun altro?</translation>
    </message>
    <message>
        <source>Innocent bystanders: 1 year each.</source>
        <translation>Innocenti che si trovano qui: 1 anno a testa.</translation>
    </message>
    <message>
        <source>Take into custody</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>%1: 1 year, or a rebellion.</source>
        <comment>Rosa’s killer</comment>
        <translation>%1: 1 anno, o una ribellione.</translation>
    </message>
    <message>
        <source>Choose somebody first.</source>
        <translation>Prima scegli qualcuno.</translation>
    </message>
    <message>
        <source>Anyone you leave here stays free.</source>
        <translation>Chi non fermi resta in libertà.</translation>
    </message>
    <message>
        <source>What will you trade?</source>
        <translation>Che cosa vuoi scambiare?</translation>
    </message>
    <message>
        <source>%1 offers a trade</source>
        <translation>%1 propone uno scambio</translation>
    </message>
    <message>
        <source>Both sides at once, or not at all.</source>
        <translation>Tutte e due le parti insieme, o niente.</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <translation>%1 dà</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a shop, its district</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4 of %5</source>
        <comment>a district, a name, shops before, after, in all</comment>
        <translation>%1: %2 %3 → %4 su %5</translation>
    </message>
    <message>
        <source>and so %1 wins</source>
        <translation>e così vince %1</translation>
    </message>
    <message>
        <source>The vamped man</source>
        <translation>L’uomo sedotto</translation>
    </message>
    <message>
        <source>Nobody is fighting a duel now.</source>
        <translation>Adesso non c’è nessun duello.</translation>
    </message>
    <message>
        <source>Nobody is under arrest now.</source>
        <translation>Adesso nessuno è in arresto.</translation>
    </message>
    <message>
        <source>There is nobody to take into custody now.</source>
        <translation>Adesso non c’è nessuno da mettere in stato di fermo.</translation>
    </message>
    <message>
        <source>Nobody has asked you anything.</source>
        <translation>Nessuno ti ha chiesto niente.</translation>
    </message>
    <message>
        <source>Roll first: the dice say how far your gangsters go.</source>
        <translation>Prima lancia: sono i dadi a dire di quanto si muovono i tuoi gangster.</translation>
    </message>
    <message>
        <source>That has to be done before the roll; the dice have already been rolled.</source>
        <translation>Si fa prima del lancio, e i dadi sono già stati lanciati.</translation>
    </message>
    <message>
        <source>The patrols move first.</source>
        <translation>Prima si muovono le pattuglie.</translation>
    </message>
    <message>
        <source>The patrols have moved: now it is the gang’s turn.</source>
        <translation>Le pattuglie si sono mosse: adesso tocca alla banda.</translation>
    </message>
    <message>
        <source>%1 has no die to move with this turn.</source>
        <translation>%1 non ha un dado per muoversi in questo turno.</translation>
    </message>
    <message>
        <source>%1 has not finished yet: complete that first.</source>
        <translation>%1 non ha ancora finito: prima concludi lì.</translation>
    </message>
    <message>
        <source>%1 has not just moved: there is nothing to finish.</source>
        <translation>%1 non ha appena finito un movimento: non c’è niente da concludere.</translation>
    </message>
    <message>
        <source>%1 still has to move.</source>
        <translation>%1 deve ancora muoversi.</translation>
    </message>
    <message>
        <source>%1 has to do something in this shop first: racket, buy, stick up, recruit or buy pawns.</source>
        <translation>%1 deve prima fare qualcosa in questo negozio: racket, acquisto, rapina, reclutamento o acquisto di pedine.</translation>
    </message>
    <message>
        <source>%1 can act only where a move has just ended.</source>
        <translation>%1 può agire soltanto dove ha appena finito il movimento.</translation>
    </message>
    <message>
        <source>This game is played without a clock.</source>
        <translation>Questa partita si gioca senza orologio.</translation>
    </message>
    <message>
        <source>You have already collected this turn.</source>
        <translation>In questo turno hai già incassato.</translation>
    </message>
    <message>
        <source>%1 has already asked for a recruit this turn.</source>
        <translation>%1 ha già chiesto una recluta in questo turno.</translation>
    </message>
    <message>
        <source>%1 has already done that once this turn.</source>
        <translation>%1 l’ha già fatto una volta in questo turno.</translation>
    </message>
    <message>
        <source>%1 has already thrown against somebody this turn, and once is the limit.</source>
        <translation>%1 ha già lanciato contro altri in questo turno: si può una volta sola.</translation>
    </message>
    <message>
        <source>The duel has to be finished first.</source>
        <translation>Prima il duello, fino in fondo.</translation>
    </message>
    <message>
        <source>First the arrest: go quietly or rebel.</source>
        <translation>Prima l’arresto: vai senza storie o ribellati.</translation>
    </message>
    <message>
        <source>First the price of the recruit has to be settled.</source>
        <translation>Prima va deciso il prezzo della recluta.</translation>
    </message>
    <message>
        <source>First the offer: accept or refuse it.</source>
        <translation>Prima la proposta: accetta o rifiuta.</translation>
    </message>
    <message>
        <source>First the police decide whom to take into custody.</source>
        <translation>Prima la polizia decide chi mettere in stato di fermo.</translation>
    </message>
    <message>
        <source>A mugging needs a street square without a manhole.</source>
        <translation>Per uno scippo ci vuole una casella di strada senza tombino.</translation>
    </message>
    <message>
        <source>That can only be done in a shop.</source>
        <translation>Si può fare soltanto in un negozio.</translation>
    </message>
    <message>
        <source>No killing here: only in a shop, or in the street but not on a manhole.</source>
        <translation>Qui niente regolamenti di conti: solo in un negozio o in strada, e non su un tombino.</translation>
    </message>
    <message>
        <source>Not in front of the patrol: it is in the clinic too.</source>
        <translation>Non davanti alla pattuglia: è in clinica anche lei.</translation>
    </message>
    <message>
        <source>Not in front of the patrol: it is right here.</source>
        <translation>Non davanti alla pattuglia: è proprio qui.</translation>
    </message>
    <message>
        <source>That patrol is not here.</source>
        <translation>Quella pattuglia non è qui.</translation>
    </message>
    <message>
        <source>She can turn a man’s head in the street, on a manhole or in a shop, but not here.</source>
        <translation>Qui non si seduce nessuno: in strada, su un tombino o in un negozio sì.</translation>
    </message>
    <message>
        <source>%1 is not in this place.</source>
        <translation>%1 non è in questo luogo.</translation>
    </message>
    <message>
        <source>This shop belongs to %1.</source>
        <translation>Questo negozio è di %1.</translation>
    </message>
    <message>
        <source>This shop is already yours: it needs no other token.</source>
        <translation>Questo negozio è già tuo: non serve un altro segnalino.</translation>
    </message>
    <message>
        <source>You cannot stick up your own shop.</source>
        <translation>Il proprio negozio non si rapina.</translation>
    </message>
    <message>
        <source>%1 already has a racket in this shop.</source>
        <translation>Questo negozio è già sotto il racket di %1.</translation>
    </message>
    <message>
        <source>A gangster who has just stuck this shop up cannot buy it in the same turn.</source>
        <translation>Chi ha appena rapinato questo negozio non può comprarlo nello stesso turno.</translation>
    </message>
    <message>
        <source>Your gang has already stuck this shop up this turn.</source>
        <translation>In questo turno la tua banda ha già rapinato questo negozio.</translation>
    </message>
    <message>
        <source>Nobody owns this shop: it can be stuck up for money, or bought.</source>
        <translation>Questo negozio non è di nessuno: si può rapinare per i soldi, o comprare.</translation>
    </message>
    <message>
        <source>%1 throws for the managers; you cannot choose anybody else.</source>
        <translation>Per i gestori lancia %1, e non puoi scegliere altri.</translation>
    </message>
    <message>
        <source>Say which other player throws for the managers.</source>
        <translation>Di’ quale altro giocatore lancia per i gestori.</translation>
    </message>
    <message>
        <source>You have no token left: take one of yours off the board first.</source>
        <translation>Non hai più segnalini: prima togline uno tuo dal tabellone.</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n token(s): no need to take one off the board.</source>
        <translation>
            <numerusform>Hai ancora %n segnalino: non occorre toglierne dal tabellone.</numerusform>
            <numerusform>Hai ancora %n segnalini: non occorre toglierne dal tabellone.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no token there.</source>
        <translation>Lì non c’è un tuo segnalino.</translation>
    </message>
    <message>
        <source>That costs %1, and you have %2.</source>
        <translation>Costa %1, e tu hai %2.</translation>
    </message>
    <message>
        <source>%1 is not here to join the rebellion.</source>
        <translation>%1 non è qui e non può unirsi alla ribellione.</translation>
    </message>
    <message>
        <source>%1 cannot join: only those who are here and have not thrown yet can.</source>
        <translation>%1 non può unirsi: può farlo solo chi è qui e non ha ancora lanciato.</translation>
    </message>
    <message>
        <source>A vamp and her man act together or not at all, and one of them has already thrown.</source>
        <translation>Una vamp e il suo uomo agiscono insieme, o niente: uno dei due ha già lanciato.</translation>
    </message>
    <message>
        <source>Name at least one opponent.</source>
        <translation>Nomina almeno un avversario.</translation>
    </message>
    <message>
        <source>%1 is no opponent of yours.</source>
        <translation>%1 non è tra i tuoi avversari.</translation>
    </message>
    <message>
        <source>%1 cannot attack the vamp before he has moved away.</source>
        <translation>%1 non può attaccare la vamp prima di essersi mosso.</translation>
    </message>
    <message>
        <source>In the clinic one gangster attacks one patient, alone.</source>
        <translation>In clinica si attacca uno contro uno, da soli.</translation>
    </message>
    <message>
        <source>%1 is not in the clinic.</source>
        <translation>%1 non è in clinica.</translation>
    </message>
    <message>
        <source>Only the dead are replaced, and yours is still alive.</source>
        <translation>Si sostituiscono solo i morti, e il tuo gangster è ancora in vita.</translation>
    </message>
    <message>
        <source>Name a price between 0 and all the money in the game.</source>
        <translation>Chiedi un prezzo tra 0 e tutti i soldi che ci sono in gioco.</translation>
    </message>
    <message>
        <source>Traffic is the dealer’s business, where his move has ended.</source>
        <translation>Il traffico è affare del trafficante, dove il suo movimento è finito.</translation>
    </message>
    <message>
        <source>Pawns are sold in the shops with a star.</source>
        <translation>Le pedine si vendono nei negozi con la stella.</translation>
    </message>
    <message>
        <source>Ten pawns is the limit for one stop.</source>
        <translation>Dieci pedine sono il massimo in una sosta.</translation>
    </message>
    <message>
        <source>Pawns come in pairs: up to %1 more at this stop.</source>
        <translation>Le pedine si comprano a coppie: in questa sosta ancora %1 al massimo.</translation>
    </message>
    <message numerus="yes">
        <source>A gang has 20 pawns: you can have %n more.</source>
        <translation>
            <numerusform>Le pedine di una banda sono 20: puoi averne ancora %n.</numerusform>
            <numerusform>Le pedine di una banda sono 20: puoi averne ancora %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no pawns in store: a shop with a star sells them.</source>
        <translation>In riserva non hai pedine: le vende un negozio con la stella.</translation>
    </message>
    <message>
        <source>You cannot reach this pavement from here.</source>
        <translation>Questo marciapiede da qui non si raggiunge.</translation>
    </message>
    <message>
        <source>One of %1’s pawns is already on this pavement.</source>
        <translation>Su questo marciapiede c’è già una pedina di %1.</translation>
    </message>
    <message>
        <source>This pavement lines other gangs’ shops only.</source>
        <translation>Questo marciapiede costeggia solo negozi altrui.</translation>
    </message>
    <message>
        <source>Only a vamp whose move has just ended can turn heads.</source>
        <translation>Seduce soltanto una vamp che ha appena finito il movimento.</translation>
    </message>
    <message>
        <source>She has eyes only for men.</source>
        <translation>Lei ha occhi solo per gli uomini.</translation>
    </message>
    <message>
        <source>%1 is not alone: somebody of the same gang is watching.</source>
        <translation>%1 non è solo: qualcuno della stessa banda sta guardando.</translation>
    </message>
    <message>
        <source>%1 is already under a spell, or has not moved since the last one.</source>
        <translation>%1 è già sotto un incantesimo, o non si è mosso dopo l’ultimo.</translation>
    </message>
    <message>
        <source>Your vamp already leads a man.</source>
        <translation>La tua vamp ha già un uomo con sé.</translation>
    </message>
    <message>
        <source>%1 was her last conquest: she has to vamp another man first.</source>
        <translation>%1 è stato la sua ultima conquista: prima deve sedurne un altro.</translation>
    </message>
    <message>
        <source>The police are not for sale: %1 plays them.</source>
        <translation>La polizia non è in vendita: la fa %1.</translation>
    </message>
    <message>
        <source>The police belong to %1.</source>
        <translation>La polizia è di %1.</translation>
    </message>
    <message>
        <source>%1 is not innocent: that would be an arrest.</source>
        <translation>%1 non è innocente: sarebbe un arresto.</translation>
    </message>
    <message>
        <source>The question is about patrol %1.</source>
        <translation>Si tratta della pattuglia %1.</translation>
    </message>
    <message>
        <source>Choose another gang that is still in the game.</source>
        <translation>Scegli un’altra banda ancora in gioco.</translation>
    </message>
    <message>
        <source>Each side has to give something.</source>
        <translation>Ciascuno deve dare qualcosa.</translation>
    </message>
    <message>
        <source>Money for money would be a loan: one side must give a shop or pawns.</source>
        <translation>Soldi contro soldi sarebbe un prestito: uno dei due deve dare un negozio o delle pedine.</translation>
    </message>
    <message>
        <source>%1 does not have that much.</source>
        <translation>%1 non ha così tanto.</translation>
    </message>
    <message>
        <source>%1 has too few tokens for these shops.</source>
        <translation>A %1 non bastano i segnalini per questi negozi.</translation>
    </message>
    <message>
        <source>That dart would leave the fairground.</source>
        <translation>Quella freccetta uscirebbe dalla fiera.</translation>
    </message>
    <message numerus="yes">
        <source>That is %n square(s), but the die says %1.</source>
        <translation>
            <numerusform>È %n casella, ma il dado dice %1.</numerusform>
            <numerusform>Sono %n caselle, ma il dado dice %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The route has a gap: each step must lead to the next square, a shop or a manhole.</source>
        <translation>Il percorso ha un salto: ogni passo deve portare alla casella accanto, in un negozio o a un tombino.</translation>
    </message>
    <message>
        <source>The number rolled is also the number of the exit: this figure leaves by exit %1.</source>
        <translation>Il numero del dado è anche quello dell’uscita: con questo si esce dalla %1.</translation>
    </message>
    <message>
        <source>Nobody walks into the police station of their own free will.</source>
        <translation>In questura, di propria volontà, non ci entra nessuno.</translation>
    </message>
    <message>
        <source>No door or passage leads from there into %1.</source>
        <translation>Da lì non c’è porta né passaggio per «%1».</translation>
    </message>
    <message>
        <source>No door leads there from %1.</source>
        <translation>Da «%1» nessuna porta conduce lì.</translation>
    </message>
    <message>
        <source>A patrol enters %1 only with its last step.</source>
        <translation>Una pattuglia entra in «%1» solo con l’ultimo passo.</translation>
    </message>
    <message>
        <source>Only the owner’s gang walks through %1.</source>
        <translation>Attraverso «%1» passa soltanto la banda del proprietario.</translation>
    </message>
    <message>
        <source>Nobody enters %1 twice in a turn.</source>
        <translation>In «%1» non si entra due volte nello stesso turno.</translation>
    </message>
    <message>
        <source>Only one trip through the sewers per turn.</source>
        <translation>Nelle fogne si scende una volta sola per turno.</translation>
    </message>
    <message>
        <source>There is nobody in the clinic to visit.</source>
        <translation>In clinica non c’è nessuno da andare a trovare.</translation>
    </message>
    <message>
        <source>The clinic is entered only with the last step.</source>
        <translation>In clinica si entra solo con l’ultimo passo.</translation>
    </message>
    <message>
        <source>Nobody walks into the graveyard.</source>
        <translation>Al cimitero, con le proprie gambe, non ci va nessuno.</translation>
    </message>
    <message>
        <source>Patrols walk over the covers, not under them.</source>
        <translation>Le pattuglie camminano sopra i tombini, non sotto.</translation>
    </message>
    <message>
        <source>The patrol comes up at a manhole, whichever you like.</source>
        <translation>La pattuglia riemerge da un tombino, quello che vuoi.</translation>
    </message>
    <message>
        <source>You cannot leave by the square from which you came in.</source>
        <translation>Non si esce sulla casella da cui si è entrati.</translation>
    </message>
    <message>
        <source>You cannot go straight back into the shop you have just left.</source>
        <translation>Non si rientra subito nel negozio appena lasciato.</translation>
    </message>
    <message>
        <source>You cannot go straight back into the clinic you have just left.</source>
        <translation>Non si rientra subito nella clinica appena lasciata.</translation>
    </message>
    <message>
        <source>Nobody turns back in the street.</source>
        <translation>In strada nessuno torna indietro.</translation>
    </message>
    <message>
        <source>SuperGang</source>
        <translation>SuperGang</translation>
    </message>
    <message>
        <source>A killer, a vamp, a dealer, and a sunny town to buy up: own a whole district.</source>
        <translation>Un killer, una vamp, un trafficante e una città al sole da comprare: prenditi un quartiere intero.</translation>
    </message>
    <message>
        <source>SuperGang was designed by Gérard Mathieu, Gérard Delfanti and Pascal Trigaux and published by Ludodélire in 1991.</source>
        <translation>SuperGang è un gioco di Gérard Mathieu, Gérard Delfanti e Pascal Trigaux, pubblicato da Ludodélire nel 1991.</translation>
    </message>
    <message>
        <source>The town, its shops and a few lists are this program’s own, in place of the printed board and sheets.</source>
        <translation>La città, i suoi negozi e alcuni elenchi sono di questo programma, al posto del tabellone e dei fogli stampati.</translation>
    </message>
    <message>
        <source>The gangs</source>
        <translation>Le bande</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>After this many rounds the richest gang wins, if nobody has won by then</source>
        <translation>Dopo questo numero di giri vince la banda più ricca, se prima non ha vinto nessuno</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Senza limite</translation>
    </message>
    <message>
        <source>10 rounds</source>
        <translation>10 giri</translation>
    </message>
    <message>
        <source>20 rounds</source>
        <translation>20 giri</translation>
    </message>
    <message>
        <source>30 rounds</source>
        <translation>30 giri</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Incasso</translation>
    </message>
    <message>
        <source>What you have not collected by the end of your turn is paid automatically, or is lost</source>
        <translation>Quello che non hai incassato a fine turno arriva da solo, o è perso</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>Only if you ask</source>
        <translation>Solo se lo chiedi</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duelli</translation>
    </message>
    <message>
        <source>Aim the darts yourself with a swaying sight, or let dice decide</source>
        <translation>Tira tu le freccette con un mirino che ondeggia, o lascia decidere ai dadi</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Prendendo la mira</translation>
    </message>
    <message>
        <source>By dice</source>
        <translation>Con i dadi</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>A gangster not moved in time sits in jail for a turn</source>
        <translation>Un gangster non mosso in tempo passa un turno in prigione</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Senza orologio</translation>
    </message>
    <message>
        <source>4 minutes a turn</source>
        <translation>4 minuti a turno</translation>
    </message>
    <message>
        <source>Police player</source>
        <translation>Giocatore polizia</translation>
    </message>
    <message>
        <source>The last seat has no gang and moves the patrols; this is the only way to play with five</source>
        <translation>L’ultimo posto non ha una banda e muove le pattuglie; solo così si gioca in cinque</translation>
    </message>
    <message>
        <source>plays the police: wins when no gangster is at large</source>
        <translation>fa la polizia: vince quando nessun gangster è in libertà</translation>
    </message>
    <message>
        <source>Steady hands</source>
        <translation>Mano ferma</translation>
    </message>
    <message>
        <source>Aiming is easier: the sight sways half as far</source>
        <translation>Mirare è più facile: il mirino ondeggia la metà</translation>
    </message>
    <message>
        <source>A duel, alone against two cops.</source>
        <translation>Un duello, senza aiuto, contro due agenti.</translation>
    </message>
    <message>
        <source>Arrest!</source>
        <translation>Arresto!</translation>
    </message>
    <message>
        <source>Roll for your gangsters. Before that, you may collect or trade.</source>
        <translation>Lancia per i tuoi gangster. Prima puoi incassare o scambiare.</translation>
    </message>
    <message>
        <source>Against whom?</source>
        <translation>Contro chi?</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Abbandona…</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Abbandonare?</translation>
    </message>
    <message>
        <source>%1 leaves the game: the money, the shops and the pawns go back to the bank.</source>
        <translation>%1 lascia la partita: denaro, negozi e pedine tornano alla banca.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Whoever loses ends up in the clinic or the graveyard.</source>
        <translation>Chi perde finisce in clinica o al cimitero.</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>Incassato</translation>
    </message>
    <message>
        <source>Nothing has to be done before that.</source>
        <translation>Prima non occorre fare niente.</translation>
    </message>
    <message>
        <source>It pays %1, before others can spoil it.</source>
        <translation>Rende %1, prima che altri ci mettano le mani.</translation>
    </message>
    <message>
        <source>It pays %1, and there is nothing to wait for.</source>
        <translation>Rende %1, e non c’è niente da aspettare.</translation>
    </message>
    <message>
        <source>For %1 both patrols go where you want, in everyone’s turn.</source>
        <translation>Per %1 le due pattuglie vanno dove vuoi tu, nel turno di ciascuno.</translation>
    </message>
    <message>
        <source>Everybody has moved.</source>
        <translation>Si sono mossi tutti.</translation>
    </message>
    <message numerus="yes">
        <source>From there, %n of the die’s 6 faces lead to %1 next time.</source>
        <translation>
            <numerusform>Da lì, al prossimo lancio, %n faccia su 6 porta a «%1».</numerusform>
            <numerusform>Da lì, al prossimo lancio, %n facce su 6 portano a «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>A patrol is less likely to turn up there: %1% instead of %2%.</source>
        <translation>Lì una pattuglia arriva meno facilmente: %1% invece di %2%.</translation>
    </message>
    <message numerus="yes">
        <source>%n patrol(s) see(s) this place: a crime here would cost %1.</source>
        <translation>
            <numerusform>%n pattuglia vede questo luogo: qui un reato costerebbe %1.</numerusform>
            <numerusform>%n pattuglie vedono questo luogo: qui un reato costerebbe %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else within reach is worth more.</source>
        <translation>Nient’altro a portata vale di più.</translation>
    </message>
    <message>
        <source>Anything more here would cost more than it brings.</source>
        <translation>Fare altro qui costerebbe più di quanto rende.</translation>
    </message>
    <message>
        <source>Success takes %1 from %2.</source>
        <comment>a shop, a player</comment>
        <translation>Se riesce, «%1» passa da %2 a te.</translation>
    </message>
    <message>
        <source>%1 then pays %2 a turn.</source>
        <comment>a shop, money</comment>
        <translation>«%1» rende poi %2 a turno.</translation>
    </message>
    <message>
        <source>The token in %1 is worth more elsewhere.</source>
        <comment>a shop</comment>
        <translation>Il segnalino di «%1» vale di più altrove.</translation>
    </message>
    <message>
        <source>With %1 you own all of %2 and win the game.</source>
        <comment>shop, district</comment>
        <translation>Con «%1» hai tutto il quartiere (%2) e vinci la partita.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 you need only %n more shop(s) of %2.</source>
        <comment>shop, district</comment>
        <translation>
            <numerusform>Con «%1» ti manca solo %n negozio (%2).</numerusform>
            <numerusform>Con «%1» ti mancano solo %n negozi (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs only %n more shop(s) of %2: by taking %3 you block the way.</source>
        <comment>who, district, shop</comment>
        <translation>
            <numerusform>A %1 manca solo %n negozio (%2): con «%3» sbarri la strada.</numerusform>
            <numerusform>A %1 mancano solo %n negozi (%2): con «%3» sbarri la strada.</numerusform>
        </translation>
    </message>
    <message>
        <source>That fills a gap in the gang.</source>
        <translation>Colma un vuoto nella banda.</translation>
    </message>
    <message>
        <source>In your own shop it costs nothing.</source>
        <translation>Nel tuo negozio non costa niente.</translation>
    </message>
    <message>
        <source>It brings %1 at once.</source>
        <translation>Rende subito %1.</translation>
    </message>
    <message>
        <source>Each of them pays %1 a turn as soon as it is on the pavement.</source>
        <translation>Ognuna rende %1 a turno quando è sul marciapiede.</translation>
    </message>
    <message>
        <source>On the pavement it pays %1 a turn.</source>
        <translation>Sul marciapiede rende %1 a turno.</translation>
    </message>
    <message>
        <source>That thins out %1’s gang.</source>
        <translation>Così si assottiglia la banda di %1.</translation>
    </message>
    <message>
        <source>In the clinic nobody shoots back.</source>
        <translation>In clinica nessuno risponde al fuoco.</translation>
    </message>
    <message>
        <source>Then the patrol is out of the way.</source>
        <translation>Poi la pattuglia non dà più fastidio.</translation>
    </message>
    <message>
        <source>There it arrests %1: %2.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>Lì arresta %1: %2.</translation>
    </message>
    <message>
        <source>From there it sees what %1 has done: %2.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>Da lì vede quello che ha fatto %1: %2.</translation>
    </message>
    <message>
        <source>It is less likely to come to %1 then: %2% instead of %3%.</source>
        <comment>Rosa’s killer</comment>
        <translation>È meno probabile che trovi %1: %2% invece di %3%.</translation>
    </message>
    <message>
        <source>It falls in and is gone for a round.</source>
        <translation>Ci cade dentro, e per un giro non c’è.</translation>
    </message>
    <message>
        <source>There it gets in nobody’s way.</source>
        <translation>Lì non intralcia nessuno.</translation>
    </message>
    <message>
        <source>%1 gets %2, and a rebellion would work only %3% of the time.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>%1 prende %2; probabilità che una ribellione riesca: solo %3%.</translation>
    </message>
    <message>
        <source>%1 gets %2; in a rebellion the chance of shooting first would be only %3%.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>%1 prende %2; in una ribellione, probabilità di tirare per primi: solo %3%.</translation>
    </message>
    <message>
        <source>Otherwise %1 gets %2.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>Altrimenti %1 prende %2.</translation>
    </message>
    <message>
        <source>That is as much as %1 is likely to pay.</source>
        <translation>Di più %1 non pagherebbe.</translation>
    </message>
    <message>
        <source>%1 could not pay enough for %2.</source>
        <comment>who, a new killer</comment>
        <translation>%1 non potrebbe pagare abbastanza per %2.</translation>
    </message>
    <message>
        <source>It costs nothing.</source>
        <translation>Non costa niente.</translation>
    </message>
    <message>
        <source>%1 is worth %2.</source>
        <comment>a new killer, money</comment>
        <translation>%1 vale %2.</translation>
    </message>
    <message>
        <source>%1 is too much for %2.</source>
        <comment>money, a new killer</comment>
        <translation>%1 è troppo per %2.</translation>
    </message>
    <message>
        <source>That is one gangster fewer in play.</source>
        <translation>È un gangster in meno in gioco.</translation>
    </message>
    <message>
        <source>Nobody else is worth it.</source>
        <translation>Per nessun altro ne vale la pena.</translation>
    </message>
    <message>
        <source>It wins you the game.</source>
        <translation>Così vinci la partita.</translation>
    </message>
    <message>
        <source>It would lose you the game.</source>
        <translation>Così perderesti la partita.</translation>
    </message>
    <message>
        <source>The trade would help %1 more than you.</source>
        <translation>Lo scambio aiuterebbe %1 più di te.</translation>
    </message>
    <message>
        <source>A murder would cost %1.</source>
        <comment>2 years</comment>
        <translation>Un omicidio costerebbe %1.</translation>
    </message>
    <message>
        <source>Dead men tell no tales.</source>
        <translation>I morti non parlano.</translation>
    </message>
    <message>
        <source>No patrol sees it now, and hardly any will see it later.</source>
        <translation>Ora nessuna pattuglia lo vede, e difficilmente lo vedrà più tardi.</translation>
    </message>
    <message>
        <source>A patrol is looking on.</source>
        <translation>Una pattuglia guarda.</translation>
    </message>
    <message>
        <source>No patrol sees it now; the chance that one sees it later is %1%.</source>
        <translation>Ora nessuna pattuglia lo vede; la probabilità che una lo veda più tardi è del %1%.</translation>
    </message>
    <message>
        <source>No police are about now; the chance that a patrol sees it later is %1%.</source>
        <translation>Ora non c’è polizia in giro; la probabilità che una pattuglia lo veda più tardi è del %1%.</translation>
    </message>
    <message>
        <source>It costs %1.</source>
        <translation>Costa %1.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <translation>Lanciare i dadi.</translation>
    </message>
    <message>
        <source>Buy the police.</source>
        <translation>Comprare la polizia.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Finire il turno.</translation>
    </message>
    <message>
        <source>Leave the others alone.</source>
        <translation>Non fermare nessun altro.</translation>
    </message>
    <message>
        <source>Leave it at that.</source>
        <translation>Non fare altro.</translation>
    </message>
    <message>
        <source>Go quietly.</source>
        <translation>Andare senza storie.</translation>
    </message>
    <message>
        <source>Rebel.</source>
        <translation>Ribellarsi.</translation>
    </message>
    <message>
        <source>Rebel, with %1.</source>
        <translation>Ribellarsi, con %1.</translation>
    </message>
    <message>
        <source>Ask %1.</source>
        <translation>Chiedere %1.</translation>
    </message>
    <message>
        <source>Refuse.</source>
        <translation>Rifiutare.</translation>
    </message>
    <message>
        <source>Take %1 into custody.</source>
        <translation>Mettere in stato di fermo %1.</translation>
    </message>
    <message>
        <source>Move %1 to %2.</source>
        <comment>the killer, a place</comment>
        <translation>Muovere %1 (%2).</translation>
    </message>
    <message>
        <source>Move %1 to %2, then %3.</source>
        <comment>the killer, a place, buy the shop</comment>
        <translation>Muovere %1 (%2), poi %3.</translation>
    </message>
    <message>
        <source>Accept.</source>
        <comment>a trade</comment>
        <translation>Accettare.</translation>
    </message>
    <message>
        <source>Agree.</source>
        <comment>to a price</comment>
        <translation>Accettare.</translation>
    </message>
    <message>
        <source>Decline.</source>
        <comment>to pay a price</comment>
        <translation>Rinunciare.</translation>
    </message>
    <message>
        <source>Aim at a manager.</source>
        <translation>Mirare a un gestore.</translation>
    </message>
    <message>
        <source>Aim at a cop.</source>
        <translation>Mirare a un agente.</translation>
    </message>
    <message>
        <source>Aim at %1.</source>
        <comment>Rosa’s killer</comment>
        <translation>Bersaglio: %1.</translation>
    </message>
    <message>
        <source>attack patrol %1</source>
        <translation>attaccare la pattuglia %1</translation>
    </message>
    <message>
        <source>buy the shop</source>
        <translation>comprare il negozio</translation>
    </message>
    <message>
        <source>start a racket in the shop</source>
        <translation>mettere il negozio sotto racket</translation>
    </message>
    <message>
        <source>stick up the shop</source>
        <translation>rapinare il negozio</translation>
    </message>
    <message>
        <source>stick up the shop for its ownership</source>
        <translation>rapinare il negozio per la proprietà</translation>
    </message>
    <message>
        <source>mug a passer-by</source>
        <translation>scippare un passante</translation>
    </message>
    <message>
        <source>finish off %1</source>
        <comment>Rosa’s killer</comment>
        <translation>finire %1</translation>
    </message>
    <message>
        <source>open fire on %1</source>
        <comment>Rosa’s killer</comment>
        <translation>aprire il fuoco contro %1</translation>
    </message>
    <message>
        <source>recruit a killer</source>
        <translation>reclutare un killer</translation>
    </message>
    <message>
        <source>recruit a vamp</source>
        <translation>reclutare una vamp</translation>
    </message>
    <message>
        <source>recruit a dealer</source>
        <translation>reclutare un trafficante</translation>
    </message>
    <message numerus="yes">
        <source>buy %n pawn(s)</source>
        <translation>
            <numerusform>comprare %n pedina</numerusform>
            <numerusform>comprare %n pedine</numerusform>
        </translation>
    </message>
    <message>
        <source>vamp %1</source>
        <comment>Rosa’s killer</comment>
        <translation>sedurre %1</translation>
    </message>
    <message>
        <source>take back a token</source>
        <translation>riprendere un segnalino</translation>
    </message>
    <message>
        <source>collect</source>
        <translation>incassare</translation>
    </message>
    <message>
        <source>the vamped man</source>
        <translation>l’uomo sedotto</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>an action, accomplices</comment>
        <translation>%1, con %2</translation>
    </message>
    <message>
        <source>%1 has %2 on record and should stay away from patrols.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>%1 ha %2 nel casellario: meglio stare lontano dalle pattuglie.</translation>
    </message>
    <message>
        <source>Years in jail</source>
        <translation>Anni di prigione</translation>
    </message>
    <message>
        <source>All the years that this gang’s gangsters were sentenced to</source>
        <translation>Tutti gli anni a cui sono stati condannati i gangster di questa banda</translation>
    </message>
    <message>
        <source>Darts that hit</source>
        <translation>Freccette a segno</translation>
    </message>
    <message>
        <source>Of the darts thrown by hand; those thrown by dice do not count</source>
        <translation>Di quelle lanciate a mano; quelle tirate con i dadi non contano</translation>
    </message>
    <message>
        <source>or</source>
        <translation>o</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>%1, your darts</source>
        <translation>%1, le tue freccette</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>%1 starts a racket in %2</source>
        <comment>a player, a shop</comment>
        <translation>%1 mette sotto racket %2</translation>
    </message>
    <message>
        <source>%1’s first shop: %2</source>
        <comment>a player, a shop</comment>
        <translation>Il primo negozio di %1: %2</translation>
    </message>
    <message>
        <source>%1 says no</source>
        <comment>a player, to a price or a trade</comment>
        <translation>%1 dice di no</translation>
    </message>
    <message>
        <source>%1 collects %2</source>
        <comment>a player, money</comment>
        <translation>%1 incassa %2</translation>
    </message>
    <message>
        <source>3 or more</source>
        <comment>a dart: what its die has to show</comment>
        <translation>3 o più</translation>
    </message>
    <message>
        <source>Until round %1 is over, no gangster harms another, and the police are off the streets.</source>
        <translation>Fino alla fine del giro %1 nessun gangster fa del male a un altro, e per le strade non c’è polizia.</translation>
    </message>
    <message>
        <source>one of the two</source>
        <comment>patrols, to be moved</comment>
        <translation>una delle due</translation>
    </message>
    <message>
        <source>Until round %1 is over, no gangster harms another.</source>
        <translation>Fino alla fine del giro %1 nessun gangster fa del male a un altro.</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>with a figure in hand: another route to the same place, or the next place</source>
        <translation>con una figura in mano: un’altra strada per lo stesso posto, o il posto seguente</translation>
    </message>
    <message>
        <source>after a move: choose an action, or Done</source>
        <translation>a fine movimento: scegli un’azione, o Fatto</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole town</source>
        <translation>ingrandisci, riduci, tutta la città</translation>
    </message>
    <message>
        <source>This die cannot take you there: drop the figure on a highlighted place.</source>
        <translation>Con questo dado nessun percorso finisce lì: lascia la figura in un luogo illuminato.</translation>
    </message>
    <message>
        <source>Crime: %1</source>
        <comment>2 years</comment>
        <translation>Reato: %1</translation>
    </message>
    <message>
        <source>Crime: %1 or %2</source>
        <comment>1, 2 years</comment>
        <translation>Reato: %1 o %2</translation>
    </message>
    <message>
        <source>Crime: %1 to %2</source>
        <comment>1, 5 years</comment>
        <translation>Reato: da %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 needs %n more shop(s) to win.</source>
        <comment>a player, a district</comment>
        <translation>
            <numerusform>%2: a %1 manca %n negozio per vincere.</numerusform>
            <numerusform>%2: a %1 mancano %n negozi per vincere.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the last round: after it, the richest gang wins.</source>
        <translation>È l’ultimo giro: poi vince la banda più ricca.</translation>
    </message>
    <message numerus="yes">
        <source>year(s) in jail</source>
        <comment>below their number: %n</comment>
        <translation>
            <numerusform>anno di prigione</numerusform>
            <numerusform>anni di prigione</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>Nothing happened to you.</source>
        <translation>A te non è successo niente.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more line(s) in “What happened”.</source>
        <translation>
            <numerusform>E ancora %n riga in «Che cosa è successo».</numerusform>
            <numerusform>E ancora %n righe in «Che cosa è successo».</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is shot dead by %2.</source>
        <comment>a target, who shot</comment>
        <translation>%1 muore: ha sparato %2.</translation>
    </message>
    <message>
        <source>%1 is shot and injured by %2.</source>
        <comment>a target, who shot</comment>
        <translation>%1 rimedia una ferita: ha sparato %2.</translation>
    </message>
    <message>
        <source>one of the managers</source>
        <comment>of a shop</comment>
        <translation>uno dei gestori</translation>
    </message>
    <message>
        <source>patrol %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>la pattuglia %1</translation>
    </message>
    <message>
        <source>%1 moves patrol %2 to %3.</source>
        <comment>who, number, place</comment>
        <translation>%1 muove la pattuglia %2: %3.</translation>
    </message>
    <message>
        <source>%1 leads %2 to %3.</source>
        <comment>a vamp, a man, a place</comment>
        <translation>%1 porta con sé %2: %3.</translation>
    </message>
    <message>
        <source>%1 (through %2)</source>
        <comment>a player, somebody else’s gangster</comment>
        <translation>%1 (tramite %2)</translation>
    </message>
    <message>
        <source>%1 rebels</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1 si ribella</translation>
    </message>
    <message>
        <source>%1 has only one gangster left: if that one dies, %2 wins.</source>
        <comment>a player, a player</comment>
        <translation>A %1 resta un solo gangster: se muore, vince %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n gangster(s) at large: once there are none, %1 wins.</source>
        <comment>the police player</comment>
        <translation>
            <numerusform>%n gangster in libertà: se non ne resta nessuno, vince %1.</numerusform>
            <numerusform>%n gangster in libertà: se non ne resta nessuno, vince %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A duel with patrol %1 instead of jail.</source>
        <translation>Un duello con la pattuglia %1 invece della prigione.</translation>
    </message>
    <message>
        <source>Under arrest, a gangster goes quietly, or rebels: a duel with the patrol, and one year more. (SG-9.5)</source>
        <translation>Chi è in arresto va senza storie, oppure si ribella: un duello contro la pattuglia, e un anno in più. (SG-9.5)</translation>
    </message>
    <message>
        <source>The injured miss their gang’s next turn in the clinic, then stand in the centre or go to jail. (SG-8.6)</source>
        <translation>I feriti passano in clinica il prossimo turno della loro banda, poi tornano al centro o vanno in prigione. (SG-8.6)</translation>
    </message>
    <message>
        <source>A beaten patrol comes back from the centre when the gang that beat it moves again. (SG-8.7)</source>
        <translation>Una pattuglia battuta riparte dal centro nel prossimo turno della banda che l’ha battuta. (SG-8.7)</translation>
    </message>
    <message>
        <source>In another gang’s shop the owner names the price of a recruit, or refuses. (SG-5.12)</source>
        <translation>Nel negozio di un’altra banda è il proprietario a fare il prezzo di una recluta, o a rifiutare. (SG-5.12)</translation>
    </message>
    <message>
        <source>A dealer buys pawns in a shop with a star. Each one on the pavement brings 5 a turn. (SG-6.1)</source>
        <translation>Il trafficante compra le pedine in un negozio con la stella. Ogni pedina sul marciapiede rende 5 a turno. (SG-6.1)</translation>
    </message>
    <message>
        <source>Pawns that touch no shop but one that changes hands turn to the new owner’s colour. (SG-6.3)</source>
        <translation>Quando un negozio passa di mano, le pedine che costeggiano soltanto quello prendono il colore del nuovo proprietario. (SG-6.3)</translation>
    </message>
    <message>
        <source>A gang has 15 tokens. To place another, it has to take one back. (SG-5.13)</source>
        <translation>Una banda ha 15 segnalini. Finiti quelli, per metterne un altro deve riprenderne uno. (SG-5.13)</translation>
    </message>
    <message>
        <source>When a gang is out, all it had goes back to the bank. (SG-10.2)</source>
        <translation>Quando una banda è fuori dal gioco, tutto quello che aveva torna alla banca. (SG-10.2)</translation>
    </message>
    <message>
        <source>From a manhole to any other is one step, once a turn. (SG-4.6)</source>
        <translation>Da ogni tombino a ogni altro c’è un passo solo, una volta per turno. (SG-4.6)</translation>
    </message>
    <message>
        <source>In a killing, gangs shoot at each other. Every murder is two years, if somebody sees it. (SG-5.8)</source>
        <translation>In un regolamento di conti le bande si sparano. Ogni omicidio costa due anni, se qualcuno lo vede. (SG-5.8)</translation>
    </message>
    <message>
        <source>An injured gangster can be attacked in the clinic and cannot defend himself. (SG-8.8)</source>
        <translation>In clinica un ferito può essere attaccato, e non può difendersi. (SG-8.8)</translation>
    </message>
    <message>
        <source>A patrol that ends its move on a manhole falls in. Whoever sent it there brings it up from any manhole next turn. (SG-9.2)</source>
        <translation>Una pattuglia che finisce su un tombino ci cade dentro; riemerge da uno qualunque nel prossimo turno di chi ce l’ha mandata. (SG-9.2)</translation>
    </message>
    <message>
        <source>%1 may own all of %2 next turn: the chance of that falls from %3% to %4%.</source>
        <comment>a player, a district</comment>
        <translation>Nel prossimo turno %1 potrebbe avere tutto il quartiere (%2): così la probabilità scende, %4% invece di %3%.</translation>
    </message>
    <message>
        <source>%1 may own all of %2 next turn, which a success makes less likely.</source>
        <comment>a player, a district</comment>
        <translation>Al prossimo turno %1 può avere tutto il quartiere (%2): se riesce, diventa meno probabile.</translation>
    </message>
    <message>
        <source>This is your last turn: all that counts now is to be the richest in the end.</source>
        <translation>È il tuo ultimo turno: ora conta solo finire con la banda più ricca.</translation>
    </message>
    <message>
        <source>This is your last turn: in this way you end up the richest with a chance of %1%.</source>
        <translation>È il tuo ultimo turno. Probabilità di avere così, alla fine, la banda più ricca: %1%.</translation>
    </message>
    <message>
        <source>In the final count it is worth %1 to you.</source>
        <translation>Nella somma finale per te vale %1.</translation>
    </message>
    <message>
        <source>It raises your chance of winning from %1% to %2%, and that of %3 too: others pay for it.</source>
        <translation>La tua probabilità di vittoria sale, %2% invece di %1%, e sale anche quella di %3: ci rimettono gli altri.</translation>
    </message>
    <message>
        <source>It helps you and %1: others pay for it.</source>
        <translation>Conviene a te e a %1: ci rimettono gli altri.</translation>
    </message>
    <message>
        <source>The trade with %1 raises your chance of winning from %2% to %3%.</source>
        <translation>Lo scambio con %1 fa salire la tua probabilità di vittoria: %3% invece di %2%.</translation>
    </message>
    <message>
        <source>The trade with %1 brings you a little more than it costs.</source>
        <translation>Lo scambio con %1 ti rende un po’ più di quanto ti costa.</translation>
    </message>
    <message>
        <source>The trade with %1 would lower your chance of winning from %2% to %3%.</source>
        <translation>Lo scambio con %1 farebbe scendere la tua probabilità di vittoria: %3% invece di %2%.</translation>
    </message>
    <message>
        <source>Offer %1 this trade.</source>
        <comment>a player</comment>
        <translation>Proporre a %1 questo scambio.</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>actions: vamp Bea’s killer, stick up the shop</comment>
        <translation>%1, poi %2</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Your move: continue on the big screen.</source>
        <translation>Tocca a te: continua sullo schermo grande.</translation>
    </message>
    <message>
        <source>The odds are against you.</source>
        <translation>Le probabilità sono contro di te.</translation>
    </message>
    <message>
        <source>An even fight.</source>
        <translation>Le forze sono pari.</translation>
    </message>
    <message numerus="yes">
        <source>Next time, %n of the die’s 6 faces take the patrol to %1, who would go to jail for %2.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>
            <numerusform>Al prossimo lancio, con %n faccia su 6, la pattuglia raggiunge %1, che andrebbe in prigione per %2.</numerusform>
            <numerusform>Al prossimo lancio, con %n facce su 6, la pattuglia raggiunge %1, che andrebbe in prigione per %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses the racket there: −%2 a turn.</source>
        <translation>%1 perde il racket lì: −%2 a turno.</translation>
    </message>
    <message>
        <source>%1 gets %2 less a turn.</source>
        <translation>%1 incassa %2 in meno a turno.</translation>
    </message>
    <message>
        <source>Not with somebody who is about to win.</source>
        <comment>a computer player refuses a trade</comment>
        <translation>Non con chi sta per vincere.</translation>
    </message>
    <message>
        <source>I need that more myself.</source>
        <comment>a computer player refuses a trade</comment>
        <translation>Quello serve di più a me.</translation>
    </message>
    <message>
        <source>You would gain far more by it than I.</source>
        <comment>a computer player refuses a trade</comment>
        <translation>Ci guadagneresti molto più di me.</translation>
    </message>
    <message>
        <source>That is too little for me.</source>
        <comment>a computer player refuses a trade</comment>
        <translation>Per me è troppo poco.</translation>
    </message>
    <message>
        <source>There is nothing to trade yet: it takes a shop that somebody owns, or pawns in stock.</source>
        <translation>Non c’è ancora nulla da scambiare: ci vuole un negozio di proprietà di qualcuno, o pedine di scorta.</translation>
    </message>
    <message>
        <source>%1’s token leaves %2: −%3 a turn.</source>
        <comment>who, shop</comment>
        <translation>Il segnalino di %1 lascia «%2»: −%3 a turno.</translation>
    </message>
    <message>
        <source>If you accept</source>
        <translation>Se accetti</translation>
    </message>
    <message>
        <source>%1 says no: “%2”</source>
        <comment>a player, a whole sentence</comment>
        <translation>%1 dice di no: «%2»</translation>
    </message>
    <message>
        <source>Income per turn</source>
        <translation>Incasso a turno</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Negozi</translation>
    </message>
    <message>
        <source>Nothing has to be done before that: at the end of the turn income comes by itself.</source>
        <translation>Prima non occorre fare niente: alla fine del turno l’incasso arriva da solo.</translation>
    </message>
    <message>
        <source>Nothing has to be done before that: income can still be collected until the end of the turn.</source>
        <translation>Prima non occorre fare niente: si può incassare ancora fino alla fine del turno.</translation>
    </message>
    <message>
        <source>Nothing to collect</source>
        <translation>Niente da incassare</translation>
    </message>
    <message>
        <source>Roll for your gangsters. Before that, you may trade.</source>
        <translation>Lancia per i tuoi gangster. Prima puoi scambiare.</translation>
    </message>
    <message>
        <source>All have moved. Trade, or end the turn.</source>
        <translation>Si sono mossi tutti. Scambia o chiudi il turno.</translation>
    </message>
    <message>
        <source>The killer acts</source>
        <translation>Il killer agisce</translation>
    </message>
    <message>
        <source>The vamp acts</source>
        <translation>La vamp agisce</translation>
    </message>
    <message>
        <source>The dealer acts</source>
        <translation>Il trafficante agisce</translation>
    </message>
    <message>
        <source>Roll for your gangsters. Before that, you may collect.</source>
        <translation>Lancia per i tuoi gangster. Prima puoi incassare.</translation>
    </message>
    <message>
        <source>Roll for your gangsters.</source>
        <translation>Lancia per i tuoi gangster.</translation>
    </message>
    <message>
        <source>All have moved. Collect, or end the turn.</source>
        <translation>Si sono mossi tutti. Incassa o chiudi il turno.</translation>
    </message>
    <message>
        <source>All have moved. End the turn.</source>
        <translation>Si sono mossi tutti. Chiudi il turno.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>lines of news</comment>
        <translation>
            <numerusform>ancora %n</numerusform>
            <numerusform>ancora %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the first lines</source>
        <translation>Torna alle prime righe</translation>
    </message>
    <message>
        <source>Now at the centre, free to go any way.</source>
        <translation>Si trova al centro, e può andare dove vuole.</translation>
    </message>
    <message>
        <source>kills</source>
        <comment>a dart</comment>
        <translation>uccide</translation>
    </message>
    <message>
        <source>injures</source>
        <comment>a dart</comment>
        <translation>ferisce</translation>
    </message>
    <message>
        <source>nobody’s shop: shoots for its manager</source>
        <translation>negozio di nessuno: tira per il gestore</translation>
    </message>
    <message>
        <source>nobody’s shop: shoots for its managers</source>
        <translation>negozio di nessuno: tira per i gestori</translation>
    </message>
    <message>
        <source>%1 misses.</source>
        <comment>who throws a dart</comment>
        <translation>%1 manca il bersaglio.</translation>
    </message>
    <message>
        <source>Nobody can stop there: drop the figure on a highlighted place.</source>
        <translation>Lì non ci si può fermare: lascia la figura in un luogo illuminato.</translation>
    </message>
    <message>
        <source>moved %1 to %2</source>
        <comment>what was played: the killer, a place</comment>
        <translation>muovere %1 (%2)</translation>
    </message>
    <message>
        <source>took nobody else along</source>
        <comment>what was played</comment>
        <translation>non fermare nessun altro</translation>
    </message>
    <message>
        <source>did nothing more</source>
        <comment>what was played</comment>
        <translation>non fare altro</translation>
    </message>
    <message>
        <source>went quietly</source>
        <comment>what was played</comment>
        <translation>andare senza storie</translation>
    </message>
    <message>
        <source>rebelled</source>
        <comment>what was played</comment>
        <translation>ribellarsi</translation>
    </message>
    <message>
        <source>took %1 into custody</source>
        <comment>what was played</comment>
        <translation>mettere in stato di fermo %1</translation>
    </message>
    <message>
        <source>mugged a passer-by</source>
        <comment>what was played</comment>
        <translation>scippare un passante</translation>
    </message>
    <message>
        <source>started a racket in the shop</source>
        <comment>what was played</comment>
        <translation>mettere il negozio sotto racket</translation>
    </message>
    <message>
        <source>bought the shop</source>
        <comment>what was played</comment>
        <translation>comprare il negozio</translation>
    </message>
    <message>
        <source>stuck up the shop</source>
        <comment>what was played</comment>
        <translation>rapinare il negozio</translation>
    </message>
    <message>
        <source>stuck up the shop for its ownership</source>
        <comment>what was played</comment>
        <translation>rapinare il negozio per la proprietà</translation>
    </message>
    <message>
        <source>opened fire on %1</source>
        <comment>what was played</comment>
        <translation>aprire il fuoco contro %1</translation>
    </message>
    <message>
        <source>attacked patrol %1</source>
        <comment>what was played</comment>
        <translation>attaccare la pattuglia %1</translation>
    </message>
    <message numerus="yes">
        <source>bought %n pawn(s)</source>
        <comment>what was played</comment>
        <translation>
            <numerusform>comprare %n pedina</numerusform>
            <numerusform>comprare %n pedine</numerusform>
        </translation>
    </message>
    <message>
        <source>placed a pawn</source>
        <comment>what was played</comment>
        <translation>piazzare una pedina</translation>
    </message>
    <message>
        <source>vamped %1</source>
        <comment>what was played</comment>
        <translation>sedurre %1</translation>
    </message>
    <message>
        <source>took back a token</source>
        <comment>what was played</comment>
        <translation>riprendere un segnalino</translation>
    </message>
    <message>
        <source>recruited a killer</source>
        <comment>what was played</comment>
        <translation>reclutare un killer</translation>
    </message>
    <message>
        <source>recruited a vamp</source>
        <comment>what was played</comment>
        <translation>reclutare una vamp</translation>
    </message>
    <message>
        <source>recruited a dealer</source>
        <comment>what was played</comment>
        <translation>reclutare un trafficante</translation>
    </message>
    <message>
        <source>For sale at %1, at the start of your turn, before you roll: you then move both patrols in everyone’s turn. Until somebody buys them, the player whose turn it is moves them.</source>
        <translation>In vendita per %1, all’inizio del tuo turno, prima del lancio: da allora muovi tu le due pattuglie nel turno di ciascuno. Finché nessuno la compra, le muove chi è di turno.</translation>
    </message>
    <message>
        <source>Through the sewer: from one manhole to another is a single step.</source>
        <translation>Nelle fogne: da un tombino all’altro è un passo solo.</translation>
    </message>
    <message>
        <source>Dead.</source>
        <translation>Al cimitero.</translation>
    </message>
    <message>
        <source>%1’s money</source>
        <translation>I soldi di %1</translation>
    </message>
    <message>
        <source>In cash: %1.</source>
        <translation>In contanti: %1.</translation>
    </message>
    <message>
        <source>Income, to be collected once in each own turn: +%1.</source>
        <translation>Da incassare una volta in ogni proprio turno: +%1.</translation>
    </message>
    <message>
        <source>Each shop pays %1, each racket %2, each pawn on the pavement %3.</source>
        <translation>Ogni negozio rende %1, ogni racket %2, ogni pedina sul marciapiede %3.</translation>
    </message>
    <message>
        <source>Pawns: %3 still to be bought, %2 in the suitcase to be placed, %1 on the pavement.</source>
        <translation>Pedine: %3 ancora da comprare, %2 nella valigia da posare, %1 sul marciapiede.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a crime, its years</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Goes on the record of %1: %2.</source>
        <comment>a figure, 2 years</comment>
        <translation>Il casellario cresce di %2 per %1.</translation>
    </message>
    <message>
        <source>Goes on the record of each of them, %1: %2.</source>
        <comment>figures, 2 years</comment>
        <translation>Il casellario di ciascuno cresce di %2: %1.</translation>
    </message>
    <message>
        <source>Your killer is dead: in your own shop with a killer on its sign you get a new one for nothing.</source>
        <translation>Il tuo killer è morto: nel tuo negozio con un killer sull’insegna ne trovi uno nuovo gratis.</translation>
    </message>
    <message>
        <source>Your killer is dead: in a shop with a killer on its sign you get a new one for %1.</source>
        <translation>Il tuo killer è morto: in un negozio con un killer sull’insegna ne trovi uno nuovo per %1.</translation>
    </message>
    <message>
        <source>Your vamp is dead: in your own shop with a vamp on its sign you get a new one for nothing.</source>
        <translation>La tua vamp è morta: nel tuo negozio con una vamp sull’insegna ne trovi una nuova gratis.</translation>
    </message>
    <message>
        <source>Your vamp is dead: in a shop with a vamp on its sign you get a new one for %1.</source>
        <translation>La tua vamp è morta: in un negozio con una vamp sull’insegna ne trovi una nuova per %1.</translation>
    </message>
    <message>
        <source>Your dealer is dead: in your own shop with a dealer on its sign you get a new one for nothing.</source>
        <translation>Il tuo trafficante è morto: nel tuo negozio con un trafficante sull’insegna ne trovi uno nuovo gratis.</translation>
    </message>
    <message>
        <source>Your dealer is dead: in a shop with a dealer on its sign you get a new one for %1.</source>
        <translation>Il tuo trafficante è morto: in un negozio con un trafficante sull’insegna ne trovi uno nuovo per %1.</translation>
    </message>
    <message>
        <source>But %1 may refuse.</source>
        <comment>a player, a trade</comment>
        <translation>Ma %1 può rifiutare.</translation>
    </message>
    <message>
        <source>%1 · killers for hire · 2 managers</source>
        <translation>%1 · qui si reclutano killer · 2 gestori</translation>
    </message>
    <message>
        <source>%1 · vamps for hire · 2 managers</source>
        <translation>%1 · qui si reclutano vamp · 2 gestori</translation>
    </message>
    <message>
        <source>%1 · dealers for hire · 2 managers</source>
        <translation>%1 · qui si reclutano trafficanti · 2 gestori</translation>
    </message>
    <message>
        <source>%1 · pawns for sale · 2 managers</source>
        <translation>%1 · qui si comprano pedine · 2 gestori</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) in the suitcase to be placed</source>
        <translation>
            <numerusform>%n pedina nella valigia da posare</numerusform>
            <numerusform>%n pedine nella valigia da posare</numerusform>
        </translation>
    </message>
    <message>
        <source>You will not find one here: the portrait on a shop’s sign shows whom it recruits.</source>
        <translation>Qui non se ne trovano: il ritratto sull’insegna di un negozio dice chi vi si recluta.</translation>
    </message>
    <message>
        <source>A new one can be recruited in a shop with a killer on its sign.</source>
        <translation>Uno nuovo si recluta in un negozio con un killer sull’insegna.</translation>
    </message>
    <message>
        <source>A new one can be recruited in a shop with a vamp on its sign.</source>
        <translation>Una nuova si recluta in un negozio con una vamp sull’insegna.</translation>
    </message>
    <message>
        <source>A new one can be recruited in a shop with a dealer on its sign.</source>
        <translation>Uno nuovo si recluta in un negozio con un trafficante sull’insegna.</translation>
    </message>
    <message>
        <source>Choose in the menu beside the figure; then click “%1”.</source>
        <comment>a button</comment>
        <translation>Scegli nel menu accanto alla figura, poi fai clic su «%1».</translation>
    </message>
    <message>
        <source>Chance of success: %1%.</source>
        <translation>Probabilità di riuscita: %1%.</translation>
    </message>
    <message>
        <source>Chance of shooting first: %1%. Then it depends on your aim.</source>
        <translation>Probabilità di tirare per primi: %1%. Poi tutto dipende dalla tua mira.</translation>
    </message>
    <message>
        <source>%1, outside %2</source>
        <comment>a street, a shop</comment>
        <translation>%1, davanti a «%2»</translation>
    </message>
    <message>
        <source>Arrest %1</source>
        <comment>a player</comment>
        <translation>Arresta %1</translation>
    </message>
    <message>
        <source>Your own!</source>
        <comment>on the button of an arrest</comment>
        <translation>Uno tuo!</translation>
    </message>
    <message>
        <source>Arrest: %1 (%2)</source>
        <translation>Arresto: %1 (%2)</translation>
    </message>
    <message>
        <source>Click “%1” in the menu beside the figure.</source>
        <comment>a button</comment>
        <translation>Premi «%1» nel menu accanto alla figura.</translation>
    </message>
    <message>
        <source>no die</source>
        <comment>of a figure that came after the throw</comment>
        <translation>senza dado</translation>
    </message>
    <message>
        <source>your killer</source>
        <translation>il tuo killer</translation>
    </message>
    <message>
        <source>your vamp</source>
        <translation>la tua vamp</translation>
    </message>
    <message>
        <source>your dealer</source>
        <translation>il tuo trafficante</translation>
    </message>
    <message>
        <source>Total: %1 in cash + %2 for shops + %3 for rackets + %4 for pawns on the pavement = %5.</source>
        <translation>Totale: %1 in contanti + %2 per i negozi + %3 per i racket + %4 per le pedine sul marciapiede = %5.</translation>
    </message>
    <message>
        <source>After round %1 the gang with the highest total wins.</source>
        <translation>Dopo il giro %1 vince la banda con il totale più alto.</translation>
    </message>
    <message>
        <source>Chance: %1%</source>
        <comment>of success, or of shooting first</comment>
        <translation>Probabilità: %1%</translation>
    </message>
    <message>
        <source>Answer the question above.</source>
        <translation>Rispondi alla domanda qui sopra.</translation>
    </message>
    <message>
        <source>Choose above what each side gives.</source>
        <translation>Scegli qui sopra che cosa dà ciascuno.</translation>
    </message>
    <message>
        <source>%1 accepts the trade</source>
        <comment>a player</comment>
        <translation>%1 accetta lo scambio</translation>
    </message>
    <message>
        <source>place a pawn</source>
        <translation>piazzare una pedina</translation>
    </message>
    <message numerus="yes">
        <source>place %n pawns</source>
        <translation>
            <numerusform>piazzare %n pedina</numerusform>
            <numerusform>piazzare %n pedine</numerusform>
        </translation>
    </message>
    <message>
        <source>If your last gangster dies, you are out of the game.</source>
        <translation>Se muore il tuo ultimo gangster, sei fuori dal gioco.</translation>
    </message>
    <message>
        <source>Puts down a token.</source>
        <translation>Mette un segnalino.</translation>
    </message>
    <message>
        <source>+%1 a turn</source>
        <comment>income</comment>
        <translation>+%1 a turno</translation>
    </message>
    <message numerus="yes">
        <source>%n left. Or click the pavement that you want.</source>
        <comment>pawns</comment>
        <translation>
            <numerusform>Ne resta %n. O fai clic sul marciapiede che vuoi.</numerusform>
            <numerusform>Ne restano %n. O fai clic sul marciapiede che vuoi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Successful stick-ups</source>
        <translation>Rapine riuscite</translation>
    </message>
    <message>
        <source>Shops robbed, for money or for ownership</source>
        <translation>Negozi rapinati, per i soldi o per la proprietà</translation>
    </message>
    <message numerus="yes">
        <source>Against %n manager(s). Survivors talk.</source>
        <translation>
            <numerusform>Contro %n gestore. Chi sopravvive parla.</numerusform>
            <numerusform>Contro %n gestori. Chi sopravvive parla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Darts thrown by hand: %1, of which %2 hit.</source>
        <translation>Freccette lanciate a mano: %1, di cui %2 a segno.</translation>
    </message>
    <message>
        <source>Both sides throw: managers and cops have blue dice.</source>
        <translation>Lanciano entrambe le parti: gestori e agenti hanno dadi blu.</translation>
    </message>
    <message>
        <source>Aim: mouse or arrow keys (Shift: finely). Throw: click or Space.</source>
        <translation>Mira: mouse o frecce (Maiusc: più fine). Lancio: clic o Spazio.</translation>
    </message>
    <message>
        <source>The ring shows how far the sight sways.</source>
        <translation>L’anello mostra quanto ondeggia il mirino.</translation>
    </message>
    <message>
        <source>If two darts in three hit, your side falls in %1% of such fights: to the clinic or the graveyard.</source>
        <translation>Se colpiscono due freccette su tre, i tuoi cadono nel %1% di scontri simili: in clinica o al cimitero.</translation>
    </message>
    <message>
        <source>Send it</source>
        <translation>Mandala</translation>
    </message>
    <message>
        <source>The dice decide: nobody throws better than another, nor loses anything by it.</source>
        <translation>Decidono i dadi: nessuno lancia meglio di un altro, né ci perde qualcosa.</translation>
    </message>
    <message>
        <source>Whoever it is aims the managers’ darts at you, and loses nothing by it: name a poor shot.</source>
        <translation>Chi scegli tira contro di te le freccette dei gestori, e non ci perde nulla: scegli chi mira male.</translation>
    </message>
    <message>
        <source>First the police: drag a patrol to a highlighted place, or press the button on its die: point at that to see where it goes.</source>
        <translation>Prima la polizia: trascina una pattuglia in un luogo illuminato, o premi il pulsante sul suo dado: passaci sopra per vedere dove va.</translation>
    </message>
    <message>
        <source>One die: move either patrol to a highlighted place, or press its button: point at that to see where it goes.</source>
        <translation>Un solo dado: muovi l’una o l’altra pattuglia in un luogo illuminato, o premi il suo pulsante: passaci sopra per vedere dove va.</translation>
    </message>
    <message numerus="yes">
        <source>A patrol saw %1: %2, %n year(s) on record.</source>
        <translation>
            <numerusform>Una pattuglia ha visto %1: %2, %n anno nel casellario.</numerusform>
            <numerusform>Una pattuglia ha visto %1: %2, %n anni nel casellario.</numerusform>
        </translation>
    </message>
    <message>
        <source>with a figure in hand: choose another end for its move; with a dart: move the sight</source>
        <translation>con una figura in mano: scegli un altro punto d’arrivo; con una freccetta: sposta il mirino</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Maiusc+frecce</translation>
    </message>
    <message>
        <source>with a dart: move the sight finely</source>
        <translation>con una freccetta: sposta il mirino di poco</translation>
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
        <source>Leave the table (games in progress are saved)</source>
        <translation>Lascia il tavolo (le partite in corso sono salvate)</translation>
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
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lascia la lezione</translation>
    </message>
    <message>
        <source>Replay what just happened</source>
        <translation>Rivedi ciò che è appena successo</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Lascia il replay</translation>
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
        <translation>Lascia il tavolo: la partita resta finché la finestra è aperta</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Shown again: already happened</source>
        <translation>Mostrato di nuovo: è già accaduto</translation>
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
    <name>TablePeople</name>
    <message>
        <source>Waiting for %1.</source>
        <translation>In attesa di %1.</translation>
    </message>
    <message>
        <source>Plays on a phone</source>
        <translation>Gioca dal telefono</translation>
    </message>
    <message>
        <source>The phone is not answering</source>
        <translation>Il telefono non risponde</translation>
    </message>
    <message>
        <source>Phone away since %1</source>
        <translation>Telefono scollegato dalle %1</translation>
    </message>
    <message>
        <source>%1’s phone is not answering.</source>
        <translation>Il telefono di %1 non risponde.</translation>
    </message>
    <message>
        <source>%1’s phone has been away since %2.</source>
        <translation>Il telefono di %1 è scollegato dalle %2.</translation>
    </message>
    <message>
        <source>The house plays for %1.</source>
        <translation>Il computer gioca al posto di %1.</translation>
    </message>
    <message>
        <source>Plays in another house</source>
        <translation>Gioca da un’altra casa</translation>
    </message>
    <message>
        <source>Away since %1</source>
        <translation>Assente dalle %1</translation>
    </message>
    <message>
        <source>%1 has been away since %2.</source>
        <translation>%1 è assente dalle %2.</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Assente</translation>
    </message>
    <message>
        <source>Has left the table</source>
        <translation>Ha lasciato il tavolo</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 è assente.</translation>
    </message>
    <message>
        <source>%1 has left the table.</source>
        <translation>%1 ha lasciato il tavolo.</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Back to the result</source>
        <translation>Torna al risultato</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Salta alla fine</translation>
    </message>
</context>
<context>
    <name>TableTalk</name>
    <message>
        <source>A pleasure doing business.</source>
        <translation>È un piacere fare affari con voi.</translation>
    </message>
    <message>
        <source>Don’t mind if I do.</source>
        <translation>Se proprio insistete…</translation>
    </message>
    <message>
        <source>Mother would be proud.</source>
        <translation>La mamma sarebbe fiera di me.</translation>
    </message>
    <message>
        <source>I’ll send flowers.</source>
        <translation>Manderò dei fiori.</translation>
    </message>
    <message>
        <source>Put it on my tab.</source>
        <translation>Mettete sul mio conto.</translation>
    </message>
    <message>
        <source>Like taking candy from a judge.</source>
        <translation>Come rubare le caramelle a un giudice.</translation>
    </message>
    <message>
        <source>And they say crime doesn’t pay.</source>
        <translation>E dicono che il crimine non paga.</translation>
    </message>
    <message>
        <source>Somebody write that down.</source>
        <translation>Qualcuno prenda nota.</translation>
    </message>
    <message>
        <source>I was fond of that.</source>
        <translation>Ci tenevo tanto.</translation>
    </message>
    <message>
        <source>I never forget a face.</source>
        <translation>Io non dimentico mai una faccia.</translation>
    </message>
    <message>
        <source>I’d have my brakes checked, if I were you.</source>
        <translation>Fossi in voi, farei controllare i freni.</translation>
    </message>
    <message>
        <source>Keep it. It was stolen anyway.</source>
        <translation>Tenete pure. Tanto era rubato.</translation>
    </message>
    <message>
        <source>That goes in the little black book.</source>
        <translation>Questa finisce nel libro nero.</translation>
    </message>
    <message>
        <source>And I shook your hand.</source>
        <translation>E dire che vi ho stretto la mano.</translation>
    </message>
    <message>
        <source>There used to be manners.</source>
        <translation>Una volta c’erano le buone maniere.</translation>
    </message>
    <message>
        <source>My lawyer will hear of this.</source>
        <translation>Lo saprà il mio avvocato.</translation>
    </message>
    <message>
        <source>I wasn’t even here.</source>
        <translation>Io non c’ero nemmeno.</translation>
    </message>
    <message>
        <source>It was the other fellow.</source>
        <translation>È stato quell’altro.</translation>
    </message>
    <message>
        <source>I want my phone call.</source>
        <translation>Ho diritto a una telefonata.</translation>
    </message>
    <message>
        <source>It went better in rehearsal.</source>
        <translation>Alle prove era andata meglio.</translation>
    </message>
    <message>
        <source>I can explain everything. Give me a year.</source>
        <translation>Posso spiegare tutto. Datemi un anno.</translation>
    </message>
    <message>
        <source>Was that a siren?</source>
        <translation>Era una sirena, quella?</translation>
    </message>
    <message>
        <source>At least they got my good side.</source>
        <translation>Almeno mi hanno preso dal mio lato migliore.</translation>
    </message>
    <message>
        <source>Next time, less talking.</source>
        <translation>La prossima volta, meno chiacchiere.</translation>
    </message>
    <message>
        <source>Tell it kindly, will you?</source>
        <translation>Raccontatela bene, almeno.</translation>
    </message>
    <message>
        <source>I’ll be back. With cousins.</source>
        <translation>Tornerò. Con i cugini.</translation>
    </message>
    <message>
        <source>The hat. Somebody save the hat.</source>
        <translation>Il cappello. Qualcuno salvi il cappello.</translation>
    </message>
    <message>
        <source>I’ve had better Tuesdays.</source>
        <translation>Ho avuto martedì migliori.</translation>
    </message>
    <message>
        <source>And who feeds the cat?</source>
        <translation>E al gatto chi ci pensa?</translation>
    </message>
    <message>
        <source>All right. I’ll take up gardening.</source>
        <translation>E va bene. Mi do al giardinaggio.</translation>
    </message>
    <message>
        <source>Nobody touches my chair.</source>
        <translation>Che nessuno tocchi la mia sedia.</translation>
    </message>
    <message>
        <source>That was a tactical collapse.</source>
        <translation>È stato un crollo tattico.</translation>
    </message>
</context>
<context>
    <name>TalkButton</name>
    <message>
        <source>Say something</source>
        <translation>Di’ qualcosa</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message>
        <source>Say something</source>
        <translation>Di’ qualcosa</translation>
    </message>
    <message>
        <source>Table talk is turned off in the settings: others hear you, but you see nothing of what they say.</source>
        <translation>Le chiacchiere al tavolo sono disattivate nelle impostazioni: gli altri ti sentono, ma tu non vedi nulla di quel che dicono.</translation>
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
        <source>Round %1, the last</source>
        <translation>Turno %1, l’ultimo</translation>
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
        <source>The row in %1</source>
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
        <source>Still to come</source>
        <translation>Ancora da giocare</translation>
    </message>
    <message>
        <source>Click, or press Space, to skip</source>
        <translation>Clic, o barra spaziatrice, per saltare</translation>
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
        <source>Nothing is played until everyone has chosen. Bring the card to “Your play”.</source>
        <translation>Non si gioca nulla finché non hanno scelto tutti. Porta la carta su «La tua scelta».</translation>
    </message>
    <message>
        <source>The choices have been revealed: they stand until the next job.</source>
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
        <source>The special card has already been played.</source>
        <translation>La carta speciale è già stata giocata.</translation>
    </message>
    <message>
        <source>The special card of this turn is a different one: %1.</source>
        <translation>La carta speciale da giocare adesso è un’altra: %1.</translation>
    </message>
    <message>
        <source>Both cards must go to the same city: %1.</source>
        <translation>Le due carte vanno nella stessa città: %1.</translation>
    </message>
    <message>
        <source>The Spy must be placed on a gangster in a row.</source>
        <translation>La Spia va messa su un gangster di una fila.</translation>
    </message>
    <message>
        <source>Gangster %1 is not in %2.</source>
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
    <message numerus="yes">
        <source>With %n players the deck lasts for at most %1 rounds; the more you capture, the sooner it runs out</source>
        <translation>
            <numerusform>In %n il mazzo basta al massimo per %1 turni; più si cattura, prima finisce la partita</numerusform>
            <numerusform>In %n il mazzo basta al massimo per %1 turni; più si cattura, prima finisce la partita</numerusform>
        </translation>
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
        <source>%1 plays the Spy on %2 in %3: for this turn it counts as even.</source>
        <translation>%1 mette la Spia sul gangster %2 a %3: fino a fine mossa vale come pari.</translation>
    </message>
    <message>
        <source>%1 plays the Spy on %2 in %3: for this turn it counts as odd.</source>
        <translation>%1 mette la Spia sul gangster %2 a %3: fino a fine mossa vale come dispari.</translation>
    </message>
    <message>
        <source>%1 plays The Boss Calls on %2, but there is nobody to call.</source>
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
        <source>With the row as it is, two gangs would be captured: %1.</source>
        <translation>Per ora si catturerebbero due gang: %1.</translation>
    </message>
    <message>
        <source>With the row as it is, a gang of %1 would be captured: %2.</source>
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
        <source>How many revolvers each gangster carries was decided by this program, because the printed numbers are not known.</source>
        <translation>Quanti revolver porti ogni gangster lo ha deciso questo programma, perché i numeri stampati non si conoscono.</translation>
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
        <source>Next: job %1, the last one of the game.</source>
        <translation>Ora la mano %1, l’ultima della partita.</translation>
    </message>
    <message>
        <source>Next: round %1, with new cards for everyone.</source>
        <translation>Ora il turno %1, con carte nuove per tutti.</translation>
    </message>
    <message>
        <source>Now the piles are turned face up.</source>
        <translation>Ora si voltano le prede.</translation>
    </message>
    <message>
        <source>This is the last round: %1 left in the deck, %2 needed for new hands.</source>
        <translation>È l’ultimo turno. Carte rimaste nel mazzo: %1; per le nuove carte in mano ne servono %2.</translation>
    </message>
    <message>
        <source>This is the last of %1 rounds.</source>
        <translation>È l’ultimo di %1 turni.</translation>
    </message>
    <message>
        <source>The last of %1 rounds is over.</source>
        <translation>È finito l’ultimo di %1 turni.</translation>
    </message>
    <message>
        <source>The deck is too small: %1 left, %2 needed to fill the rows.</source>
        <translation>Il mazzo non basta più. Carte rimaste: %1; per riempire le file ne servono %2.</translation>
    </message>
    <message>
        <source>The deck is too small: %1 left, %2 needed for new hands and full rows.</source>
        <translation>Il mazzo non basta più. Carte rimaste: %1; per le carte in mano e le file ne servono %2.</translation>
    </message>
    <message>
        <source>%1 in the deck: running low</source>
        <translation>%1 nel mazzo: si assottiglia</translation>
    </message>
    <message>
        <source>The deck is running low: %1 left. If the rows need more at the end of a job, the game ends with that job.</source>
        <translation>Il mazzo si assottiglia. Carte rimaste: %1. Se a fine mano alle file ne mancano di più, la partita finisce lì.</translation>
    </message>
    <message>
        <source>The deck is running low: %1 left, %2 of them for new hands. If the rows need more than the rest, the game ends with this job.</source>
        <translation>Il mazzo si assottiglia. Carte rimaste: %1, di cui %2 per le nuove carte in mano. Se alle file ne mancano più di quante ne avanzano, la partita finisce con questa mano.</translation>
    </message>
    <message>
        <source>Nobody sees it until everyone has chosen.</source>
        <translation>Nessuno la vede prima che tutti abbiano scelto.</translation>
    </message>
    <message>
        <source>It captures gangs of even gangsters: two or more side by side, shut in between odd ones. Gangs of odd ones are captured the same way.</source>
        <translation>Cattura le gang pari: due o più gangster pari affiancati, chiusi tra due dispari. Le gang dispari si catturano allo stesso modo.</translation>
    </message>
    <message>
        <source>It captures gangs of odd gangsters: two or more side by side, shut in between even ones. Gangs of even ones are captured the same way.</source>
        <translation>Cattura le gang dispari: due o più gangster dispari affiancati, chiusi tra due pari. Le gang pari si catturano allo stesso modo.</translation>
    </message>
    <message>
        <source>Stands at an end of the row for one turn and closes it there, as odd or even, whichever serves.</source>
        <translation>Per una mossa sta a un’estremità della fila e la chiude, da pari o da dispari, come serve.</translation>
    </message>
    <message>
        <source>For one turn, the gangster under it changes type: odd becomes even, even becomes odd.</source>
        <translation>Per una mossa il gangster su cui sta cambia tipo: da dispari a pari, da pari a dispari.</translation>
    </message>
    <message>
        <source>Calls a gangster of your choice from another city into this one, where it counts as just played.</source>
        <translation>Chiama in questa città un gangster a tua scelta da un’altra; vale come appena giocato.</translation>
    </message>
    <message>
        <source>Sends the gangster that you choose with it to this city.</source>
        <translation>Manda in questa città il gangster che gli abbini.</translation>
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
        <source>Everyone sees how many. At the end, the revolvers count, not the gangsters.</source>
        <translation>Tutti vedono quanti sono. Alla fine contano i revolver, non i gangster.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Il mazzo</translation>
    </message>
    <message>
        <source>Refills the rows after each job, and every hand at the end of a round.</source>
        <translation>Completa le file dopo ogni mano e, a fine turno, le carte di tutti.</translation>
    </message>
    <message>
        <source>The piles are turned face up</source>
        <translation>Si voltano le prede</translation>
    </message>
    <message>
        <source>Everyone else looks at the ceiling until the curtain closes again.</source>
        <translation>Gli altri guardano il soffitto finché non si chiude il sipario.</translation>
    </message>
    <message>
        <source>Everyone may look</source>
        <translation>Ora può guardare chiunque</translation>
    </message>
    <message>
        <source>All have chosen. The lowest gangster comes first.</source>
        <translation>Tutti hanno scelto. Comincia il numero più basso.</translation>
    </message>
    <message>
        <source>Job %1 is over</source>
        <translation>La mano %1 è finita</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Il turno %1 è finito</translation>
    </message>
    <message>
        <source>The Boss Calls to %1: there is nobody to call.</source>
        <translation>la Telefonata del boss a %1: non c’è nessuno da chiamare.</translation>
    </message>
    <message>
        <source>The Boss Calls: %1 to %2.</source>
        <translation>la Telefonata del boss: il gangster %1 va a %2.</translation>
    </message>
    <message>
        <source>Choose %1 with the Lookout.</source>
        <translation>Scegliere il gangster %1 con il Palo.</translation>
    </message>
    <message>
        <source>Choose %1 with the Spy.</source>
        <translation>Scegliere il gangster %1 con la Spia.</translation>
    </message>
    <message>
        <source>Choose %1 with The Boss Calls.</source>
        <translation>Scegliere il gangster %1 con la Telefonata del boss.</translation>
    </message>
    <message>
        <source>Send %1 to %2.</source>
        <translation>Mandare il gangster %1 a %2.</translation>
    </message>
    <message>
        <source>After this job an unused special card is discarded.</source>
        <translation>Dopo questa mano la carta speciale non giocata si scarta.</translation>
    </message>
    <message numerus="yes">
        <source>Then the other card can capture %1: %n revolver(s).</source>
        <translation>
            <numerusform>Poi l’altra carta può catturare %1: %n revolver.</numerusform>
            <numerusform>Poi l’altra carta può catturare %1: %n revolver.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is little to capture, but it costs the others %1 revolvers on average.</source>
        <translation>C’è poco da catturare, ma agli altri costa in media %1 revolver.</translation>
    </message>
    <message>
        <source>There is nothing to capture, and no better choice.</source>
        <translation>Non c’è niente da catturare, e nessun’altra scelta è migliore.</translation>
    </message>
    <message numerus="yes">
        <source>It captures %1: %n revolver(s).</source>
        <translation>
            <numerusform>Cattura %1: %n revolver.</numerusform>
            <numerusform>Cattura %1: %n revolver.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1,%2</translation>
    </message>
    <message>
        <source>Largest gang captured</source>
        <translation>Gang più grande catturata</translation>
    </message>
    <message>
        <source>The most gangsters captured in one gang</source>
        <translation>Il maggior numero di gangster catturati in una sola gang</translation>
    </message>
    <message>
        <source>Gangs captured</source>
        <translation>Gang catturate</translation>
    </message>
    <message>
        <source>All gangs, large and small</source>
        <translation>Tutte le gang, grandi e piccole</translation>
    </message>
    <message>
        <source>Revolvers per job</source>
        <translation>Revolver per mano</translation>
    </message>
    <message>
        <source>Captured revolvers, averaged over all jobs</source>
        <translation>I revolver catturati, ripartiti su tutte le mani giocate</translation>
    </message>
    <message>
        <source>It is turned face up when everyone has chosen.</source>
        <translation>Si scopre quando tutti hanno scelto.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Scelta coperta</translation>
    </message>
    <message>
        <source>Bring a gangster here, and a ticket.</source>
        <translation>Porta qui un gangster, più un biglietto.</translation>
    </message>
    <message>
        <source>Now a ticket.</source>
        <translation>Ora un biglietto.</translation>
    </message>
    <message>
        <source>%1 plays both cards.</source>
        <translation>%1 gioca le due carte.</translation>
    </message>
    <message>
        <source>%1 and captures %2</source>
        <comment>24 goes there, gangsters</comment>
        <translation>%1 e cattura %2</translation>
    </message>
    <message>
        <source>%1 goes there</source>
        <comment>a gangster</comment>
        <translation>ci va %1</translation>
    </message>
    <message>
        <source>the Lookout goes to the left end</source>
        <translation>il Palo va all’estremità sinistra</translation>
    </message>
    <message>
        <source>the Lookout goes to the right end</source>
        <translation>il Palo va all’estremità destra</translation>
    </message>
    <message>
        <source>the Spy goes onto %1</source>
        <comment>a gangster</comment>
        <translation>la Spia va sul gangster %1</translation>
    </message>
    <message>
        <source>The Boss Calls brings nobody</source>
        <translation>la Telefonata del boss non chiama nessuno</translation>
    </message>
    <message>
        <source>The Boss Calls brings %1</source>
        <comment>a gangster</comment>
        <translation>la Telefonata del boss chiama %1</translation>
    </message>
    <message>
        <source>As the rows stand, another choice captures %1 in %2; looking ahead, this one is better.</source>
        <translation>Con le file così un’altra scelta cattura %1 a %2; guardando avanti, è meglio questa.</translation>
    </message>
    <message>
        <source>The row in %1: nobody</source>
        <translation>Fila di %1: nessuno</translation>
    </message>
    <message>
        <source>The row in %1: %2</source>
        <translation>Fila di %1: %2</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondi</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Hides your hand again.</source>
        <translation>Nasconde di nuovo le tue carte.</translation>
    </message>
    <message>
        <source>Shows your hand until you click again or do something else.</source>
        <translation>Mostra le tue carte finché non premi di nuovo o non fai altro.</translation>
    </message>
    <message>
        <source>%1, in this job: %2</source>
        <translation>%1, in questa mano: %2</translation>
    </message>
    <message>
        <source>The deck is empty. If the rows need cards at the end of a job, the game ends with that job.</source>
        <translation>Il mazzo è vuoto. Se a fine mano alle file mancano carte, la partita finisce lì.</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>Il mazzo è vuoto</translation>
    </message>
    <message>
        <source>At most 4 rounds</source>
        <translation>Al massimo 4 turni</translation>
    </message>
    <message>
        <source>At most %1 rounds</source>
        <translation>Al massimo %1 turni</translation>
    </message>
    <message>
        <source>%1 captures a gang of %2</source>
        <translation>%1 cattura una gang di %2</translation>
    </message>
    <message>
        <source>%1 captures two gangs</source>
        <translation>%1 cattura due gang</translation>
    </message>
    <message numerus="yes">
        <source>revolver(s)</source>
        <comment>beside their large number</comment>
        <translation>
            <numerusform>revolver</numerusform>
            <numerusform>revolver</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is called to %1? Click a gangster in another city.</source>
        <translation>Chi viene chiamato a %1? Fai clic su un gangster di un’altra città.</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Choose a gangster, and a ticket or your special card.</source>
        <translation>Scegli un gangster, più un biglietto o la tua carta speciale.</translation>
    </message>
    <message>
        <source>Choose a gangster and a ticket.</source>
        <translation>Scegli un gangster e un biglietto.</translation>
    </message>
    <message>
        <source>Who is called to %1?</source>
        <translation>Chi viene chiamato a %1?</translation>
    </message>
    <message>
        <source>If the rows need more than these at the end of a job, the game ends with that job.</source>
        <translation>Se alla fine di una mano per le file ne servono di più, la partita finisce con quella mano.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>turno %1</translation>
    </message>
    <message>
        <source>A gang that is shut in</source>
        <translation>Una gang chiusa tra due carte</translation>
    </message>
    <message>
        <source>How many gangsters it has, and how many revolvers they carry: one point per revolver for whoever captures it.</source>
        <translation>I gangster che la formano e i revolver che portano: ogni revolver è un punto per chi la cattura.</translation>
    </message>
    <message>
        <source>It gives the others nothing to capture in %1.</source>
        <translation>Così a %1 gli altri non hanno nulla da catturare.</translation>
    </message>
    <message>
        <source>It leaves the others nothing to capture in %1.</source>
        <translation>Così a %1 agli altri non resta nulla da catturare.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves the others at most %n revolver(s) to capture in %1, instead of %2.</source>
        <translation>
            <numerusform>Così a %1 agli altri resta al massimo %n revolver da catturare, invece di %2.</numerusform>
            <numerusform>Così a %1 agli altri restano al massimo %n revolver da catturare, invece di %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have chosen</source>
        <translation>Tutti hanno scelto</translation>
    </message>
    <message>
        <source>The lowest gangster comes first.</source>
        <translation>Comincia il numero più basso.</translation>
    </message>
    <message>
        <source>As the rows stand, another choice captures %1 in %2; by the end of the job, this one gives you the better score.</source>
        <translation>Con le file attuali un’altra scelta cattura %1 a %2; ma a fine mano è questa scelta a darti il punteggio migliore.</translation>
    </message>
    <message>
        <source>The game is as good as lost; this is about your score.</source>
        <translation>La partita è praticamente persa: ora conta il punteggio.</translation>
    </message>
    <message>
        <source>Now The Boss Calls: click a gangster in another city, and it comes to %1.</source>
        <translation>Ora la Telefonata del boss: fai clic su un gangster di un’altra città, che arriva a %1.</translation>
    </message>
    <message>
        <source>the Lookout to the left end of %1.</source>
        <translation>il Palo all’estremità sinistra di %1.</translation>
    </message>
    <message>
        <source>the Lookout to the right end of %1.</source>
        <translation>il Palo all’estremità destra di %1.</translation>
    </message>
    <message>
        <source>the Spy onto %1 in %2.</source>
        <translation>la Spia sul gangster %1 a %2.</translation>
    </message>
    <message>
        <source>%1 with the Lookout.</source>
        <comment>what was played: a gangster</comment>
        <translation>scegliere il gangster %1 con il Palo.</translation>
    </message>
    <message>
        <source>%1 with the Spy.</source>
        <comment>what was played: a gangster</comment>
        <translation>scegliere il gangster %1 con la Spia.</translation>
    </message>
    <message>
        <source>%1 with The Boss Calls.</source>
        <comment>what was played: a gangster</comment>
        <translation>scegliere il gangster %1 con la Telefonata del boss.</translation>
    </message>
    <message>
        <source>%1 to %2.</source>
        <comment>what was played: a gangster, a city</comment>
        <translation>mandare il gangster %1 a %2.</translation>
    </message>
    <message>
        <source>Nothing to capture yet; when its turn comes, the chance of capturing at least one gang is %1%.</source>
        <translation>Per ora non cattura niente; probabilità di catturare almeno una gang alla sua mossa: %1%.</translation>
    </message>
    <message>
        <source>The chance of capturing at least one gang with both is %1%, for %2 revolvers on average.</source>
        <translation>Probabilità di catturare almeno una gang con le due carte: %1%; revolver in media: %2.</translation>
    </message>
    <message numerus="yes">
        <source>As the rows stand, it captures %1, %n revolver(s). Counting what the others may do first, the chance of capturing at least one gang is %2%.</source>
        <translation>
            <numerusform>Con le file così cattura %1: %n revolver. Contando ciò che gli altri possono fare prima, probabilità di catturare almeno una gang: %2%.</numerusform>
            <numerusform>Con le file così cattura %1: %n revolver. Contando ciò che gli altri possono fare prima, probabilità di catturare almeno una gang: %2%.</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, as the rows stand: first %2, then %3. Counting what the others may do first, the chance of capturing at least one gang is %4%, for %5 revolvers on average.</source>
        <comment>city, what one card does, what the other does</comment>
        <translation>A %1, con le file così: prima %2, poi %3. Contando ciò che gli altri possono fare prima, probabilità di catturare almeno una gang: %4%; revolver in media: %5.</translation>
    </message>
    <message>
        <source>Put it at the left or the right end of a row.</source>
        <comment>the Lookout</comment>
        <translation>Mettilo all’estremità sinistra o destra di una fila.</translation>
    </message>
    <message>
        <source>Put it on the gangster that is to change type.</source>
        <comment>the Spy</comment>
        <translation>Mettila sul gangster che deve cambiare tipo.</translation>
    </message>
    <message>
        <source>Put it in the city where a gangster is to come. Next you choose which one, from another city.</source>
        <comment>The Boss Calls</comment>
        <translation>Mettila nella città dove deve arrivare un gangster. Poi scegli quale, da un’altra città.</translation>
    </message>
    <message>
        <source>%1 + %2: when its turn comes, you pick the city, and whom it calls there.</source>
        <translation>%1 + %2: quando tocca a te sceglierai la città e chi far arrivare.</translation>
    </message>
    <message numerus="yes">
        <source>Keep %1 for a later job. As the rows stand, it captures %2 in %3, %n revolver(s); counting what the others may do first, only %4 on average.</source>
        <translation>
            <numerusform>Tieni il gangster %1 per dopo. Con le file così cattura %2 a %3, %n revolver; contando le mosse degli altri, in media solo %4.</numerusform>
            <numerusform>Tieni il gangster %1 per dopo. Con le file così cattura %2 a %3, %n revolver; contando le mosse degli altri, in media solo %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep your special card for a later job. As the rows stand, it helps to capture %1 in %2, %n revolver(s); counting what the others may do first, only %3 on average.</source>
        <translation>
            <numerusform>Tieni la carta speciale per dopo. Con le file così aiuta a catturare %1 a %2, %n revolver; contando le mosse degli altri, in media solo %3.</numerusform>
            <numerusform>Tieni la carta speciale per dopo. Con le file così aiuta a catturare %1 a %2, %n revolver; contando le mosse degli altri, in media solo %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %1 for a later job: it captures %2 in %3, %n revolver(s).</source>
        <translation>
            <numerusform>Tieni il gangster %1 per dopo: cattura %2 a %3 (%n revolver).</numerusform>
            <numerusform>Tieni il gangster %1 per dopo: cattura %2 a %3 (%n revolver).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep your special card for a later job: it helps to capture %1 in %2, %n revolver(s).</source>
        <translation>
            <numerusform>Tieni la carta speciale per dopo: aiuta a catturare %1 a %2 (%n revolver).</numerusform>
            <numerusform>Tieni la carta speciale per dopo: aiuta a catturare %1 a %2 (%n revolver).</numerusform>
        </translation>
    </message>
    <message>
        <source>With this, the game is as good as won.</source>
        <translation>Così la partita è praticamente vinta.</translation>
    </message>
    <message>
        <source>%1 in the deck, at least %2 needed for a new round</source>
        <translation>%1 nel mazzo (per un altro turno: almeno %2)</translation>
    </message>
    <message numerus="yes">
        <source>in this job (%n gangster(s) in all)</source>
        <translation>
            <numerusform>in questa mano (%n gangster in tutto)</numerusform>
            <numerusform>in questa mano (%n gangster in tutto)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your revolvers</source>
        <translation>I tuoi revolver</translation>
    </message>
    <message>
        <source>As many as your captured gangsters carry: the points that you have so far. The others see only how many gangsters they are.</source>
        <translation>Quelli dei gangster che hai catturato: i tuoi punti finora. Gli altri vedono soltanto quanti gangster sono.</translation>
    </message>
    <message>
        <source>choose a gangster, the special card or a ticket, from left to right</source>
        <translation>scegli un gangster, la carta speciale o un biglietto, da sinistra a destra</translation>
    </message>
    <message>
        <source>Round %1 of at most %2</source>
        <translation>Turno %1 di %2 al più</translation>
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
    <name>VersusPanel</name>
    <message>
        <source>Head-to-head table</source>
        <translation>Tutti contro tutti</translation>
    </message>
    <message>
        <source>In how many of their games together the player on the left finished ahead of the player above.</source>
        <translation>In quante delle loro partite insieme il giocatore a sinistra si è piazzato davanti a quello in alto.</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Esporta in CSV</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>WatchingChoice</name>
    <message>
        <source>Friends may watch</source>
        <translation>Gli amici possono guardare</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Più tardi</translation>
    </message>
    <message>
        <source>They see what lies in the open, as it happens.</source>
        <translation>Vedono quello che è scoperto, mentre succede.</translation>
    </message>
    <message>
        <source>They see it about a round later, so that they cannot give anybody a hint.</source>
        <translation>Lo vedono circa un giro dopo, così non possono suggerire a nessuno.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why? Rule %1</source>
        <translation>Perché? Regola %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regola %1</translation>
    </message>
</context>
<context>
    <name>WindowlessHost</name>
    <message>
        <source>No table is kept here that could go on.</source>
        <translation>Qui nessun tavolo può continuare.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a friend, and how that friend’s seat is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: a table is open for friends.</source>
        <translation>%1: un tavolo è aperto per gli amici.</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Codice: %1</translation>
    </message>
    <message>
        <source>Link: %1</source>
        <translation>Link: %1</translation>
    </message>
    <message>
        <source>To be read aloud:</source>
        <translation>Da leggere ad alta voce:</translation>
    </message>
    <message>
        <source>The tables are closed for now. “backroom --host” opens them again.</source>
        <translation>Per ora i tavoli sono chiusi. «backroom --host» li riapre.</translation>
    </message>
    <message>
        <source>%1: the table is open again.</source>
        <translation>%1: il tavolo è di nuovo aperto.</translation>
    </message>
</context>
</TS>
