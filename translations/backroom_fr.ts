<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AwaitedPlate</name>
    <message>
        <source>Phones</source>
        <translation>Téléphones</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Vous regardez.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Click, or press Space, to go on</source>
        <translation>Clic, ou barre d’espace, pour continuer</translation>
    </message>
</context>
<context>
    <name>BringInPanel</name>
    <message>
        <source>Import a game</source>
        <translation>Importer une partie</translation>
    </message>
    <message>
        <source>Game files found in your documents and downloads, on your desktop and on USB drives:</source>
        <translation>Fichiers de parties dans vos documents et téléchargements, sur le bureau et sur les clés USB&#x202f;:</translation>
    </message>
    <message>
        <source>Game files in %1:</source>
        <translation>Fichiers de parties dans %1&#x202f;:</translation>
    </message>
    <message>
        <source>No game files in your documents or downloads, on your desktop or on a USB drive.</source>
        <translation>Aucun fichier de partie dans vos documents et téléchargements, sur le bureau ni sur une clé USB.</translation>
    </message>
    <message>
        <source>No game files in %1.</source>
        <translation>Aucun fichier de partie dans %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Fichier ou dossier</translation>
    </message>
    <message>
        <source>Or type the path of a file or folder</source>
        <translation>Ou le chemin d’un fichier ou d’un dossier</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Looking for game files…</source>
        <translation>Recherche de fichiers de parties…</translation>
    </message>
</context>
<context>
    <name>BrokerTrial</name>
    <message>
        <source>The broker lets you in, but does not give back what is posted. It must allow reading and writing below “backroom”.</source>
        <translation>Le broker vous laisse entrer, mais ne rend pas ce qu’il reçoit. Il doit autoriser la lecture et l’écriture sous «&#x202f;backroom&#x202f;».</translation>
    </message>
    <message>
        <source>Nothing answers. Check address and port.</source>
        <translation>Aucune réponse. Vérifiez l’adresse et le port.</translation>
    </message>
    <message>
        <source>The program mosquitto is not installed: install it, or name another broker.</source>
        <translation>Le programme mosquitto n’est pas installé&#x202f;: installez-le, ou indiquez un autre broker.</translation>
    </message>
    <message>
        <source>The broker works: a letter went there and back in %1 ms.</source>
        <translation>Le broker fonctionne&#x202f;: une lettre a fait l’aller-retour en %1 ms.</translation>
    </message>
</context>
<context>
    <name>ContentsColumn</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Autres jeux</translation>
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
        <translation>Caractères</translation>
    </message>
    <message>
        <source>Limelight, League Gothic and Cabin, under the SIL Open Font License 1.1</source>
        <translation>Limelight, League Gothic et Cabin, sous licence SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Réalisé avec</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Backroom is free software: GNU General Public License, version 3 or later.</source>
        <translation>Backroom est un logiciel libre&#x202f;: GNU General Public License, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Les jeux</translation>
    </message>
    <message>
        <source>This program is not connected with their publishers. The texts are original, and so is the art, apart from the tattoos and shop signs.</source>
        <translation>Ce programme est sans lien avec leurs éditeurs&#x202f;: ses textes lui sont propres, et ses illustrations aussi, tatouages et enseignes exceptés.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The tattoos and the shop signs</source>
        <translation>Les tatouages et les enseignes</translation>
    </message>
    <message>
        <source>Icons from game-icons.net, recoloured and set on cards and signs, under CC BY 3.0 (creativecommons.org/licenses/by/3.0). Icons made by %1.</source>
        <translation>Icônes de game-icons.net, recolorées et mises sur des cartes et des enseignes, sous licence CC BY 3.0 (creativecommons.org/licenses/by/3.0). Icônes de %1.</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL 3), JSON for Modern C++ (MIT), SQLite (public domain); for phones: libsodium (ISC), QR Code generator (MIT) and TweetNaCl.js (public domain)</source>
        <translation>Qt %1 (LGPL 3), JSON for Modern C++ (MIT), SQLite (domaine public)&#x202f;; pour les téléphones&#x202f;: libsodium (ISC), QR Code generator (MIT) et TweetNaCl.js (domaine public)</translation>
    </message>
</context>
<context>
    <name>CurtainScreen</name>
    <message>
        <source>Pass the mouse to</source>
        <translation>Passez la souris à</translation>
    </message>
    <message>
        <source>I am %1: open the curtain</source>
        <translation>Je suis %1&#x202f;: ouvrir le rideau</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Leave the table (games in progress are saved)</source>
        <translation>Quitter la table (les parties en cours sont enregistrées)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Maj+Z</translation>
    </message>
    <message>
        <source>Replay what just happened</source>
        <translation>Revoir ce qui vient de se passer</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Quitter la relecture</translation>
    </message>
    <message>
        <source>Leave the table (the game is lost when the window closes)</source>
        <translation>Quitter la table&#x202f;: la partie est conservée tant que la fenêtre est ouverte</translation>
    </message>
    <message>
        <source>The mouse stays with</source>
        <translation>La souris reste à</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>Wait, let the house play for %1, or let %1 play on this screen.</source>
        <translation>Attendez, laissez la maison jouer pour %1 ou faites jouer %1 sur cet écran.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>While your phone was away, the house played for you.</source>
        <translation>Pendant l’absence de votre téléphone, la maison a joué pour vous.</translation>
    </message>
    <message>
        <source>Wait, or let the house play for %1.</source>
        <translation>Attendez, ou laissez la maison jouer pour %1.</translation>
    </message>
</context>
<context>
    <name>EndFrame</name>
    <message>
        <source>Play again, same seats</source>
        <translation>Revanche, mêmes places</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Watch the game again</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analyser la partie</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Again, please</source>
        <translation>Revanche, s’il vous plaît</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>&lt;b&gt;The game is over&lt;/b&gt; (rule %2). %1</source>
        <translation>&lt;b&gt;La partie est terminée&lt;/b&gt; (règle %2). %1</translation>
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
        <translation>Figure&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>a figure&apos;s step</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>a figure&apos;s step</comment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Voir</translation>
    </message>
</context>
<context>
    <name>FileDrop</name>
    <message>
        <source>Drop game files here</source>
        <translation>Déposez les parties ici</translation>
    </message>
</context>
<context>
    <name>ForgottenPlayers</name>
    <message>
        <source>Forgotten players</source>
        <translation>Joueurs oubliés</translation>
    </message>
    <message>
        <source>They are left out of every figure, chart and export. Click a name to bring that player back.</source>
        <translation>Les chiffres, graphiques et exportations ne les comptent pas. Cliquez sur un nom pour rétablir ce joueur.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>Friends</name>
    <message>
        <source>All seats at this table are taken.</source>
        <translation>Toutes les places à cette table sont prises.</translation>
    </message>
    <message>
        <source>The table was opened with a newer version of Backroom (%1). To play together, update yours.</source>
        <translation>La table a été ouverte avec une version plus récente de Backroom (%1). Pour jouer ensemble, mettez la vôtre à jour.</translation>
    </message>
    <message>
        <source>The table was opened with an older version of Backroom (%1). To play together, it has to be updated there.</source>
        <translation>La table a été ouverte avec une version plus ancienne de Backroom (%1). Pour jouer ensemble, c’est là-bas qu’il faut faire la mise à jour.</translation>
    </message>
    <message>
        <source>Somebody with that name is already at the table. Choose another name.</source>
        <translation>Quelqu’un porte déjà ce nom à la table. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Your seat was given to somebody else.</source>
        <translation>Votre place a été donnée à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>The table was closed by whoever opened it.</source>
        <translation>La table a été fermée par la personne qui l’avait ouverte.</translation>
    </message>
    <message>
        <source>The table no longer tells the same story, so it may be a copy. The game cannot go on.</source>
        <translation>La table ne raconte plus la même chose qu’avant&#x202f;: c’est peut-être une copie. La partie ne peut pas continuer.</translation>
    </message>
    <message>
        <source>What the table tells is impossible. The game cannot go on.</source>
        <translation>Ce que raconte la table est impossible. La partie ne peut pas continuer.</translation>
    </message>
    <message>
        <source>The part of Backroom that reaches other houses is not installed.</source>
        <translation>Le module de Backroom pour jouer à distance n’est pas installé.</translation>
    </message>
    <message>
        <source>This table cannot be saved. Is the disk full?</source>
        <translation>Cette table ne peut pas être enregistrée. Le disque est-il plein&#x202f;?</translation>
    </message>
    <message>
        <source>This table is open in another window.</source>
        <translation>Cette table est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>To invite friends on your own network, install mosquitto; or name a broker in the settings.</source>
        <translation>Pour inviter des amis connectés à votre réseau, installez mosquitto&#x202f;; ou indiquez un broker dans les paramètres.</translation>
    </message>
    <message numerus="yes">
        <source>%n friend(s) are still to come.</source>
        <translation>
            <numerusform>On attend encore %n ami.</numerusform>
            <numerusform>On attend encore %n amis.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table that has not answered yet</source>
        <translation>Une table qui n’a pas encore répondu</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>%1, your table</source>
        <translation>%1, votre table</translation>
    </message>
    <message>
        <source>Plays here</source>
        <translation>Joue ici</translation>
    </message>
    <message>
        <source>Nobody has come yet</source>
        <translation>Personne n’est encore venu</translation>
    </message>
    <message>
        <source>Is here</source>
        <translation>Est là</translation>
    </message>
    <message>
        <source>Away since %1</source>
        <translation>N’est plus là depuis %1</translation>
    </message>
    <message>
        <source>Plays where the table was opened</source>
        <translation>Joue là où la table a été ouverte</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Recherche de la table…</translation>
    </message>
    <message>
        <source>Knocking…</source>
        <translation>Vous frappez à la porte…</translation>
    </message>
    <message>
        <source>“%1” is never in an invitation: it has only digits, and letters other than I, L, O and U.</source>
        <translation>«&#x202f;%1&#x202f;» ne figure dans aucune invitation&#x202f;: on n’y trouve que des chiffres et des lettres, sauf I, L, O et U.</translation>
    </message>
    <message>
        <source>An invitation has 20 letters and digits: some are missing.</source>
        <translation>Une invitation compte 20 lettres et chiffres&#x202f;: il en manque ici.</translation>
    </message>
    <message>
        <source>An invitation has 20 letters and digits: there are too many here.</source>
        <translation>Une invitation compte 20 lettres et chiffres&#x202f;: il y en a trop ici.</translation>
    </message>
    <message>
        <source>A letter or digit is wrong, or two have been swapped.</source>
        <translation>Un caractère est faux, ou deux sont intervertis.</translation>
    </message>
    <message>
        <source>An address looks like this: 192.168.1.20:41883.</source>
        <translation>Une adresse a cette forme&#x202f;: 192.168.1.20:41883.</translation>
    </message>
    <message>
        <source>The code does not say where the table is. Ask for the link, or for the address.</source>
        <translation>Le code ne dit pas où se trouve la table. Demandez le lien, ou l’adresse.</translation>
    </message>
    <message>
        <source>The check found a fault: line %1 of the record is not what you were told. The game does not count.</source>
        <translation>Le contrôle a trouvé une anomalie&#x202f;: la ligne %1 du procès-verbal n’est pas ce qui vous avait été communiqué. La partie ne compte pas.</translation>
    </message>
    <message>
        <source>Sent. It counts as soon as the host’s program answers.</source>
        <translation>Envoyé. Cela compte dès que le programme de l’hôte répond.</translation>
    </message>
    <message>
        <source>Evening, everybody.</source>
        <translation>Bonsoir, la compagnie.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bien joué.</translation>
    </message>
    <message>
        <source>Luck. Pure luck.</source>
        <translation>De la chance. Rien que de la chance.</translation>
    </message>
    <message>
        <source>You’ll pay for that. With interest.</source>
        <translation>Vous me le paierez. Avec les intérêts.</translation>
    </message>
    <message>
        <source>Sorry. Itchy trigger finger.</source>
        <translation>Pardon. J’ai la gâchette facile.</translation>
    </message>
    <message>
        <source>Take your time.</source>
        <translation>Prenez votre temps.</translation>
    </message>
    <message>
        <source>Your move, I think.</source>
        <translation>C’est à vous, je crois.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un instant, s’il vous plaît.</translation>
    </message>
    <message>
        <source>I have to go soon. Family business.</source>
        <translation>Je dois bientôt filer. Affaires de famille.</translation>
    </message>
    <message>
        <source>Shall we play another?</source>
        <translation>On en refait une&#x202f;?</translation>
    </message>
    <message>
        <source>Count me in.</source>
        <translation>J’en suis.</translation>
    </message>
    <message>
        <source>Thanks for the evening. Good night.</source>
        <translation>Merci pour la soirée. Bonne nuit.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Your move at %1’s table of %2.</source>
        <translation>À vous de jouer&#x202f;: %2, chez %1.</translation>
    </message>
    <message>
        <source>Your move at your own table of %1.</source>
        <translation>À vous de jouer&#x202f;: %1, à votre table.</translation>
    </message>
    <message>
        <source>Your move: %1.</source>
        <translation>À vous de jouer&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Everybody is here. Begin when you like.</source>
        <translation>Tout le monde est là. Commencez quand vous voulez.</translation>
    </message>
    <message>
        <source>The game has begun at your table of %1.</source>
        <translation>La partie a commencé à votre table de %1.</translation>
    </message>
    <message>
        <source>The game is beginning…</source>
        <translation>La partie va commencer…</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>N’est plus là</translation>
    </message>
    <message>
        <source>Has left the table</source>
        <translation>A quitté la table</translation>
    </message>
    <message>
        <source>You have a seat. The host begins the game once everybody is here.</source>
        <translation>Vous avez une place. L’hôte lancera la partie quand tout le monde sera là.</translation>
    </message>
    <message>
        <source>Somebody else has the mark that you chose, so you have another one.</source>
        <translation>Quelqu’un d’autre a le signe que vous avez choisi&#x202f;: vous en avez reçu un autre.</translation>
    </message>
    <message>
        <source>%1 is away. Your seat is kept.</source>
        <translation>%1 n’est plus là. Votre place vous est gardée.</translation>
    </message>
    <message>
        <source>Nobody answers at the table. Your seat is kept, and the game goes on when it is back.</source>
        <translation>Personne ne répond à la table. Votre place vous est gardée, et la partie continue dès qu’elle revient.</translation>
    </message>
    <message>
        <source>The game has begun at your friends’ table: go back to it by “Friends elsewhere”.</source>
        <translation>La partie a commencé à la table de vos amis&#x202f;: retournez-y par «&#x202f;Amis à distance&#x202f;».</translation>
    </message>
    <message>
        <source>You have asked for another game. It begins when the host wants one, too.</source>
        <translation>Vous avez demandé une autre partie. Elle commencera quand l’hôte en voudra une aussi.</translation>
    </message>
    <message>
        <source>The next game begins as soon as everybody has seen the end of this one.</source>
        <translation>La prochaine partie commencera dès que tout le monde aura vu la fin de celle-ci.</translation>
    </message>
    <message>
        <source>Checked: all that chance decides was sealed before anyone sat down, and every move is genuine.</source>
        <translation>Vérifié&#x202f;: tout ce que décide le hasard était scellé avant que quiconque s’installe, et chaque coup est authentique.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is (are) watching.</source>
        <translation>
            <numerusform>%1 regarde.</numerusform>
            <numerusform>%1 regardent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may watch this table. Ask whoever opened it.</source>
        <translation>Personne ne peut regarder cette table. Demandez à qui l’a ouverte.</translation>
    </message>
    <message>
        <source>As many friends as can are watching this table already.</source>
        <translation>Cette table a déjà tous les spectateurs possibles.</translation>
    </message>
    <message>
        <source>You are watching. The game is shown here when it begins.</source>
        <translation>Vous regardez. La partie s’affichera ici quand elle commencera.</translation>
    </message>
    <message>
        <source>Nobody answers at the table. What you watch goes on when it is back.</source>
        <translation>Personne ne répond à la table. Ce que vous regardez continuera à son retour.</translation>
    </message>
    <message>
        <source>You are watching: the next game is shown here when it begins.</source>
        <translation>Vous regardez&#x202f;: la prochaine partie s’affichera ici quand elle commencera.</translation>
    </message>
</context>
<context>
    <name>FriendsCall</name>
    <message>
        <source>Friends: your move</source>
        <translation>Amis&#x202f;: à vous de jouer</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>This folder is not responding.</source>
        <translation>Ce dossier ne répond pas.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Il n’y a là ni fichier ni dossier.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>No hints</source>
        <translation>Sans indices</translation>
    </message>
    <message>
        <source>Nobody can ask for a hint</source>
        <translation>Personne ne peut demander d’indice</translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 joueurs</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>%1, your move</source>
        <translation>%1, à vous de jouer</translation>
    </message>
    <message>
        <source>%1 (computer) is thinking</source>
        <translation>%1 (ordinateur) réfléchit</translation>
    </message>
    <message>
        <source>%1: &lt;i&gt;%2&lt;/i&gt;</source>
        <comment>a name, and what that player says</comment>
        <translation>%1&#x202f;: &lt;i&gt;%2&lt;/i&gt;</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>GangOfDice</name>
    <message>
        <source>Die: the boss, no value</source>
        <translation>Dé&#x202f;: le boss, aucune valeur</translation>
    </message>
    <message>
        <source>Die: %1</source>
        <translation>Dé&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>dice</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>dé</numerusform>
            <numerusform>dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Token, worth 3 dice</source>
        <translation>Jeton, vaut 3 dés</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>Explosive</source>
        <translation>Explosif</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>au total</translation>
    </message>
    <message>
        <source>run of %1</source>
        <translation>suite de %1</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>une paire</translation>
    </message>
    <message>
        <source>two 5s</source>
        <translation>deux 5</translation>
    </message>
    <message>
        <source>any %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>a sum of %1 or more</source>
        <translation>un total de %1 ou plus</translation>
    </message>
    <message numerus="yes">
        <source>%n odd dice or more</source>
        <translation>
            <numerusform>au moins %n dé impair</numerusform>
            <numerusform>au moins %n dés impairs</numerusform>
        </translation>
    </message>
    <message>
        <source>two dice of the same value</source>
        <translation>deux fois la même valeur</translation>
    </message>
    <message>
        <source>%1 different values or more</source>
        <translation>au moins %1 valeurs différentes</translation>
    </message>
    <message>
        <source>two 5s or more</source>
        <translation>deux 5 ou plus</translation>
    </message>
    <message>
        <source>Checked only when the turn ends: the dice are lost with %1.</source>
        <translation>On ne vérifie qu’à la fin du tour&#x202f;: avec %1, les dés sont perdus.</translation>
    </message>
    <message>
        <source>Checked after every roll: the dice are lost at once with %1.</source>
        <translation>On vérifie après chaque lancer&#x202f;: avec %1, les dés sont aussitôt perdus.</translation>
    </message>
    <message>
        <source>That sets it off.</source>
        <translation>Cela déclenche la carte.</translation>
    </message>
    <message>
        <source>No margin left: %1 sets it off.</source>
        <translation>Aucune marge&#x202f;: la carte se déclenche à %1.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n more is safe.</source>
        <translation>
            <numerusform>Encore %n point sans risque.</numerusform>
            <numerusform>Encore %n points sans risque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd so far</source>
        <translation>
            <numerusform>%n dé impair pour l’instant</numerusform>
            <numerusform>%n dés impairs pour l’instant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) it off.</source>
        <translation>
            <numerusform>la carte se déclenche à %n.</numerusform>
            <numerusform>la carte se déclenche à %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any value next to these sets it off.</source>
        <translation>Une valeur voisine déclenche la carte.</translation>
    </message>
    <message>
        <source>No run so far.</source>
        <translation>Pas de suite pour l’instant.</translation>
    </message>
    <message>
        <source>No pair so far.</source>
        <translation>Pas de paire pour l’instant.</translation>
    </message>
    <message>
        <source>No 5 so far; two set it off.</source>
        <translation>Pas de 5 pour l’instant&#x202f;; deux déclenchent la carte.</translation>
    </message>
    <message>
        <source>One 5; another sets it off.</source>
        <translation>Un 5&#x202f;; un second déclenche la carte.</translation>
    </message>
    <message>
        <source>No %1 so far.</source>
        <translation>Pas %1 pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to come</source>
        <translation>
            <numerusform>Encore %n avertissement</numerusform>
            <numerusform>Encore %n avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>The last warning</source>
        <translation>Le dernier avertissement</translation>
    </message>
    <message>
        <source>The boss counts for nothing, good or bad.</source>
        <translation>Le boss ne compte pas, ni en bien ni en mal.</translation>
    </message>
    <message>
        <source>The screens are lifted</source>
        <translation>Les paravents s’écartent</translation>
    </message>
    <message>
        <source>%1 runs the house</source>
        <translation>%1 règne sur la maison</translation>
    </message>
    <message>
        <source>%1 run the house together</source>
        <translation>%1 règnent ensemble sur la maison</translation>
    </message>
    <message>
        <source>Nobody has a die left: %1 went out together and share the win.</source>
        <translation>Plus personne n’a de dé&#x202f;: %1, éliminés ensemble, partagent la victoire.</translation>
    </message>
    <message>
        <source>Everyone else is out: only %1 is left.</source>
        <translation>Tout le monde est éliminé, sauf %1.</translation>
    </message>
    <message>
        <source>The last of %1 rounds is over.</source>
        <translation>La dernière des %1 manches est finie.</translation>
    </message>
    <message>
        <source>%1 have the same number of dice and share the place.</source>
        <translation>%1 ont le même nombre de dés et sont à égalité.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice stay in the middle and belong to nobody.</source>
        <translation>
            <numerusform>%n dé reste au milieu et n’appartient à personne.</numerusform>
            <numerusform>%n dés restent au milieu et n’appartiennent à personne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n dice</source>
        <translation>
            <numerusform>Place %1&#x202f;: %2, %n dé</numerusform>
            <numerusform>Place %1&#x202f;: %2, %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Round %1.&lt;/b&gt; %2: %3.</source>
        <translation>&lt;b&gt;Manche %1.&lt;/b&gt; %2&#x202f;: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) added to the middle.</source>
        <translation>
            <numerusform>%n jeton arrive au milieu.</numerusform>
            <numerusform>%n jetons arrivent au milieu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n dice: %2.</source>
        <translation>
            <numerusform>%1 lance %n dé&#x202f;: %2.</numerusform>
            <numerusform>%1 lance %n dés&#x202f;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rerolls %n dice: %2.</source>
        <translation>
            <numerusform>%1 relance %n dé&#x202f;: %2.</numerusform>
            <numerusform>%1 relance %n dés&#x202f;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bomb goes off: %1 loses %n dice.</source>
        <translation>
            <numerusform>La bombe saute&#x202f;: %1 perd %n dé.</numerusform>
            <numerusform>La bombe saute&#x202f;: %1 perd %n dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It explodes: %1 loses %n dice.</source>
        <translation>
            <numerusform>Explosion&#x202f;: %1 perd %n dé.</numerusform>
            <numerusform>Explosion&#x202f;: %1 perd %n dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 with %n dice.</source>
        <translation>
            <numerusform>%1 fait %2 avec %n dé.</numerusform>
            <numerusform>%1 fait %2 avec %n dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins round %2 and takes %n dice.</source>
        <translation>
            <numerusform>%1 gagne la manche %2 et prend %n dé.</numerusform>
            <numerusform>%1 gagne la manche %2 et prend %n dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins round %1: %n dice stay in the middle.</source>
        <translation>
            <numerusform>Personne ne gagne la manche %1&#x202f;: %n dé reste au milieu.</numerusform>
            <numerusform>Personne ne gagne la manche %1&#x202f;: %n dés restent au milieu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has nothing left and is out.</source>
        <translation>%1 n’a plus rien et se retrouve hors jeu.</translation>
    </message>
    <message>
        <source>Take at least one die.</source>
        <translation>Prenez au moins un dé.</translation>
    </message>
    <message>
        <source>Choose at least one die to reroll.</source>
        <translation>Choisissez au moins un dé à relancer.</translation>
    </message>
    <message numerus="yes">
        <source>You have no more than %n dice.</source>
        <translation>
            <numerusform>Vous n’avez que %n dé.</numerusform>
            <numerusform>Vous n’avez que %n dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n dice in the game.</source>
        <translation>
            <numerusform>Le jeu ne compte que %n dé.</numerusform>
            <numerusform>Le jeu ne compte que %n dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of dice is fixed for this turn: %1.</source>
        <translation>Le nombre de dés est fixé pour ce tour&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Take dice and roll them first.</source>
        <translation>Prenez d’abord des dés et lancez-les.</translation>
    </message>
    <message>
        <source>That die is not in the tray.</source>
        <translation>Ce dé n’est pas sur la piste.</translation>
    </message>
    <message>
        <source>Gang of Dice</source>
        <translation>Gang of Dice</translation>
    </message>
    <message>
        <source>At most %1 rounds</source>
        <translation>%1 manches au plus</translation>
    </message>
    <message>
        <source>Open screens</source>
        <translation>Paravents ouverts</translation>
    </message>
    <message>
        <source>Everyone sees everyone’s wealth; no curtain between the turns</source>
        <translation>Chacun voit la fortune de tous&#x202f;; pas de rideau entre les tours</translation>
    </message>
    <message>
        <source>%1, to be rerolled</source>
        <translation>%1, à relancer</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1, gardé</translation>
    </message>
    <message>
        <source>reroll</source>
        <translation>relance</translation>
    </message>
    <message numerus="yes">
        <source>Take %n dice</source>
        <translation>
            <numerusform>Prendre %n dé</numerusform>
            <numerusform>Prendre %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>A die behind the screen</source>
        <translation>Un dé derrière le paravent</translation>
    </message>
    <message>
        <source>Token: take 3 more dice</source>
        <translation>Jeton&#x202f;: prendre 3 dés de plus</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>boss</translation>
    </message>
    <message>
        <source>result %1</source>
        <translation>résultat %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice behind the screen</source>
        <translation>
            <numerusform>%n dé derrière le paravent</numerusform>
            <numerusform>%n dés derrière le paravent</numerusform>
        </translation>
    </message>
    <message>
        <source>is out</source>
        <translation>est hors jeu</translation>
    </message>
    <message numerus="yes">
        <source>bomb: %n dice lost</source>
        <translation>
            <numerusform>bombe&#x202f;: %n dé perdu</numerusform>
            <numerusform>bombe&#x202f;: %n dés perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>explosive: %n dice lost</source>
        <translation>
            <numerusform>explosif&#x202f;: %n dé perdu</numerusform>
            <numerusform>explosif&#x202f;: %n dés perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leads with %n dice</source>
        <translation>
            <numerusform>en tête avec %n dé</numerusform>
            <numerusform>en tête avec %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n dice</source>
        <translation>
            <numerusform>avec %n dé</numerusform>
            <numerusform>avec %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rolls %n dice</source>
        <translation>
            <numerusform>lance %n dé</numerusform>
            <numerusform>lance %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>takes dice</source>
        <translation>prend des dés</translation>
    </message>
    <message>
        <source>is next</source>
        <translation>joue ensuite</translation>
    </message>
    <message>
        <source>This round, in order of play</source>
        <translation>Cette manche, par ordre de jeu</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Piste de dés</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message numerus="yes">
        <source>To beat: %1 with %n dice (%2)</source>
        <translation>
            <numerusform>À battre&#x202f;: %1 avec %n dé (%2)</numerusform>
            <numerusform>À battre&#x202f;: %1 avec %n dés (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beats %1 with %n dice (%2)</source>
        <translation>
            <numerusform>Bat %1 avec %n dé (%2)</numerusform>
            <numerusform>Bat %1 avec %n dés (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: how many dice?</source>
        <translation>%1&#x202f;: combien de dés&#x202f;?</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Combien de dés</translation>
    </message>
    <message>
        <source>%1 · last roll</source>
        <translation>%1 · dernier lancer</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n reroll(s) left</source>
        <translation>
            <numerusform>%1 · encore %n relance</numerusform>
            <numerusform>%1 · encore %n relances</numerusform>
        </translation>
    </message>
    <message>
        <source>The bomb goes off: %1 loses the dice</source>
        <translation>La bombe saute&#x202f;: %1 perd ses dés</translation>
    </message>
    <message>
        <source>It explodes: %1 loses the dice</source>
        <translation>Explosion&#x202f;: %1 perd ses dés</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the round and sweeps up %n dice</source>
        <translation>
            <numerusform>%1 gagne la manche et rafle %n dé</numerusform>
            <numerusform>%1 gagne la manche et rafle %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins: %n dice stay in the middle</source>
        <translation>
            <numerusform>Personne ne gagne&#x202f;: %n dé reste au milieu</numerusform>
            <numerusform>Personne ne gagne&#x202f;: %n dés restent au milieu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice stay in the middle.</source>
        <translation>
            <numerusform>%n dé reste au milieu.</numerusform>
            <numerusform>%n dés restent au milieu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: a new warning</source>
        <translation>Manche %1&#x202f;: un nouvel avertissement</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n token(s) added to the middle</source>
        <translation>
            <numerusform>Manche %1&#x202f;: %n jeton arrive au milieu</numerusform>
            <numerusform>Manche %1&#x202f;: %n jetons arrivent au milieu</numerusform>
        </translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>Au milieu</translation>
    </message>
    <message>
        <source>at stake: every die rolled this round</source>
        <translation>à gagner&#x202f;: tous les dés lancés dans la manche</translation>
    </message>
    <message>
        <source>at stake: %1 in the middle, and every die rolled this round</source>
        <translation>à gagner&#x202f;: %1 au milieu et tous les dés de la manche</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Lancer %n dé</numerusform>
            <numerusform>Lancer %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Relancer</translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n dice</source>
        <translation>
            <numerusform>Relancer %n dé</numerusform>
            <numerusform>Relancer %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop at %1</source>
        <translation>S’arrêter à %1</translation>
    </message>
    <message>
        <source>Click, or press Space, to skip</source>
        <translation>Clic, ou barre d’espace, pour passer</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice here</source>
        <translation>
            <numerusform>Lancez ici %n dé</numerusform>
            <numerusform>Lancez ici %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag a handful of dice into the tray, or choose how many. You can take 1 to %n; the number is fixed for the whole turn.</source>
        <translation>
            <numerusform>Faites glisser un dé sur la piste. Vous ne pouvez en prendre que %n&#x202f;; ce nombre vaut pour tout le tour.</numerusform>
            <numerusform>Faites glisser une poignée de dés sur la piste ou choisissez leur nombre, de 1 à %n&#x202f;; ce nombre vaut pour tout le tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click the dice that you want to reroll, or drag them down; or stop. %n reroll(s) left.</source>
        <translation>
            <numerusform>Cliquez sur les dés à relancer ou faites-les glisser vers le bas&#x202f;; ou arrêtez-vous. Encore %n relance.</numerusform>
            <numerusform>Cliquez sur les dés à relancer ou faites-les glisser vers le bas&#x202f;; ou arrêtez-vous. Encore %n relances.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only its owner sees what is behind a screen until the last round is over.</source>
        <translation>Jusqu’à la fin de la dernière manche, chacun ne voit que derrière son paravent.</translation>
    </message>
    <message>
        <source>The screen is open</source>
        <translation>Le paravent est ouvert</translation>
    </message>
    <message>
        <source>The screen is closed</source>
        <translation>Le paravent est fermé</translation>
    </message>
    <message>
        <source>Behind your screen</source>
        <translation>Derrière votre paravent</translation>
    </message>
    <message numerus="yes">
        <source>dice in all</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>dé en tout</numerusform>
            <numerusform>dés en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dice left</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>dé restant</numerusform>
            <numerusform>dés restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice in all</source>
        <translation>
            <numerusform>%n dé en tout</numerusform>
            <numerusform>%n dés en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n in the tray</source>
        <translation>
            <numerusform>et %n sur la piste</numerusform>
            <numerusform>et %n sur la piste</numerusform>
        </translation>
    </message>
    <message>
        <source>Gang of Dice was designed by Reiner Knizia and published by Mandoo Games.</source>
        <translation>Gang of Dice est un jeu de Reiner Knizia, publié par Mandoo Games.</translation>
    </message>
    <message>
        <source>Roll as high as you dare, but mind the boss’s warning.</source>
        <translation>Visez haut, mais sans déclencher l’avertissement du boss.</translation>
    </message>
    <message>
        <source>This program decides which warnings are bombs, because the printed cards are not known.</source>
        <translation>C’est ce programme qui décide quelles cartes sont des bombes, faute de connaître les cartes imprimées.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice for %1</source>
        <translation>
            <numerusform>%n dé pour %1</numerusform>
            <numerusform>%n dés pour %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 dice beats %1 with %3: on a tie, more dice win.</source>
        <translation>%1 avec %2 dés bat %1 avec %3&#x202f;: à égalité, qui a joué le plus de dés l’emporte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n dice, twice: the earlier turn wins the tie.</source>
        <translation>
            <numerusform>Deux fois %1 avec %n dé&#x202f;: à égalité, le premier à avoir joué l’emporte.</numerusform>
            <numerusform>Deux fois %1 avec %n dés&#x202f;: à égalité, le premier à avoir joué l’emporte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: %1 leads</source>
        <translation>Égalité&#x202f;: %1 est en tête</translation>
    </message>
    <message>
        <source>Nobody wins round %1</source>
        <translation>Personne ne gagne la manche %1</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 est hors jeu</translation>
    </message>
    <message>
        <source>Stop at %1: %2 leads</source>
        <translation>S’arrêter à %1&#x202f;: le %2 est en tête</translation>
    </message>
    <message>
        <source>Stop and lose</source>
        <translation>S’arrêter et perdre</translation>
    </message>
    <message numerus="yes">
        <source>Roll all %n dice</source>
        <translation>
            <numerusform>Lancer %n dé</numerusform>
            <numerusform>Lancer les %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop it here to mark it for the reroll</source>
        <translation>Déposez-le ici pour le marquer&#x202f;: il sera relancé</translation>
    </message>
    <message>
        <source>Drop it here: it stays</source>
        <translation>Déposez-le ici&#x202f;: il reste</translation>
    </message>
    <message>
        <source>Adds its value to the result, and may trigger the warning.</source>
        <translation>Ajoute sa valeur au résultat, et peut déclencher l’avertissement.</translation>
    </message>
    <message>
        <source>Adds nothing to the result, and triggers no warning.</source>
        <translation>N’ajoute rien au résultat et ne déclenche aucun avertissement.</translation>
    </message>
    <message>
        <source>The winner of the round takes all the dice rolled in it, and whatever lies here.</source>
        <translation>Le gagnant de la manche prend tous les dés lancés pendant la manche, et ce qui se trouve ici.</translation>
    </message>
    <message>
        <source>Behind the screen</source>
        <translation>Derrière le paravent</translation>
    </message>
    <message>
        <source>The wealth in dice, a token being worth three. Only its owner sees it, unless the game is played with open screens.</source>
        <translation>La fortune en dés, un jeton en valant trois. Seul son propriétaire la voit, à moins de jouer à paravents ouverts.</translation>
    </message>
    <message>
        <source>Result of the turn</source>
        <translation>Résultat du tour</translation>
    </message>
    <message>
        <source>The highest valid result wins the round; on a tie more dice, then the earlier turn.</source>
        <translation>Le plus haut résultat valable gagne la manche&#x202f;; à égalité, le plus de dés, puis le premier à avoir joué.</translation>
    </message>
    <message>
        <source>Everyone else looks at the ceiling until the dice roll.</source>
        <translation>Les autres regardent le plafond jusqu’à ce que les dés roulent.</translation>
    </message>
    <message>
        <source>Stop at %1: %2 stays ahead</source>
        <translation>S’arrêter à %1&#x202f;: %2 reste en tête</translation>
    </message>
    <message numerus="yes">
        <source>Take %n dice.</source>
        <translation>
            <numerusform>Prendre %n dé.</numerusform>
            <numerusform>Prendre %n dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop.</source>
        <translation>S’arrêter.</translation>
    </message>
    <message numerus="yes">
        <source>Reroll all %n dice.</source>
        <translation>
            <numerusform>Relancer %n dé.</numerusform>
            <numerusform>Relancer les %n dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n dice.</source>
        <translation>
            <numerusform>Relancer %n dé.</numerusform>
            <numerusform>Relancer %n dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n dice (%1).</source>
        <translation>
            <numerusform>Relancer %n dé (%1).</numerusform>
            <numerusform>Relancer %n dés (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a result yet; the chance of winning the round is %1%.</source>
        <translation>Encore aucun résultat&#x202f;; probabilité de gagner la manche&#x202f;: %1&#x202f;%.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody plays after you: any valid result wins the %n dice in the middle.</source>
        <translation>
            <numerusform>Personne ne joue après&#x202f;: tout résultat valable gagne %n dé, celui du milieu.</numerusform>
            <numerusform>Personne ne joue après&#x202f;: tout résultat valable gagne les %n dés du milieu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Even if you lose this round, you win the game.</source>
        <translation>Même si cette manche est perdue, la partie est gagnée.</translation>
    </message>
    <message>
        <source>Nobody can beat that any more.</source>
        <translation>Plus personne ne peut faire mieux.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1%; after a reroll, %2% at best.</source>
        <translation>Probabilité de gagner la manche&#x202f;: %1&#x202f;%&#x202f;; avec une relance, %2&#x202f;% au mieux.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1% if you stop, %2% if you do this.</source>
        <translation>Probabilité de gagner la manche&#x202f;: %1&#x202f;% en s’arrêtant, %2&#x202f;% ainsi.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1% instead of %2%, but the chance of winning the game is %3% instead of %4%.</source>
        <translation>Ainsi, la probabilité de gagner la manche est de %1&#x202f;% au lieu de %2&#x202f;%, mais celle de gagner la partie est de %3&#x202f;% au lieu de %4&#x202f;%.</translation>
    </message>
    <message>
        <source>Whoever wins this round has to start the next one.</source>
        <translation>Qui gagne cette manche doit commencer la suivante.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1% instead of %2%, but on average you keep %3.%4 more dice.</source>
        <translation>Ainsi, la probabilité de gagner la manche est de %1&#x202f;% au lieu de %2&#x202f;%, mais vous gardez en moyenne %3,%4 dés de plus.</translation>
    </message>
    <message>
        <source>The chance of winning the round is %1%, and no better if you stop.</source>
        <translation>La probabilité de gagner la manche est de %1&#x202f;%&#x202f;; elle ne serait pas meilleure si vous vous arrêtiez.</translation>
    </message>
    <message>
        <source>The round can no longer be won.</source>
        <translation>La manche ne peut plus être gagnée.</translation>
    </message>
    <message numerus="yes">
        <source>To beat: %1 with %n dice; the chance of winning the round is %2%.</source>
        <translation>
            <numerusform>À battre&#x202f;: %1 avec %n dé&#x202f;; probabilité de gagner la manche&#x202f;: %2&#x202f;%.</numerusform>
            <numerusform>À battre&#x202f;: %1 avec %n dés&#x202f;; probabilité de gagner la manche&#x202f;: %2&#x202f;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luckiest roll</source>
        <translation>Lancer le plus chanceux</translation>
    </message>
    <message>
        <source>The least likely final roll that counted: the odds of rolling that much or more without going bust</source>
        <translation>Le plus improbable des lancers qui ont conclu un tour valable&#x202f;: la probabilité d’y faire au moins autant sans rien déclencher</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>Explosions</translation>
    </message>
    <message>
        <source>Turns ended by the warning card</source>
        <translation>Tours auxquels la carte avertissement a mis fin</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Turns that won the round</source>
        <translation>Les tours qui ont gagné la manche</translation>
    </message>
    <message>
        <source>Show the odds</source>
        <translation>Afficher les chances</translation>
    </message>
    <message>
        <source>The chance of winning the round, next to Stop and Reroll</source>
        <translation>La probabilité de gagner la manche, sous «&#x202f;S’arrêter&#x202f;» et «&#x202f;Relancer&#x202f;»</translation>
    </message>
    <message>
        <source>%1% to win</source>
        <translation>%1&#x202f;% de gagner</translation>
    </message>
    <message>
        <source>%1% to win, %2% to go off</source>
        <translation>%1&#x202f;% de gagner, %2&#x202f;% d’exploser</translation>
    </message>
    <message>
        <source>how many dice you take</source>
        <translation>combien de dés vous prenez</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Cacher</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Closes your screen again.</source>
        <translation>Referme votre paravent.</translation>
    </message>
    <message>
        <source>Shows what is behind your screen until you click again or do something else.</source>
        <translation>Montre ce qu’il y a derrière votre paravent jusqu’au prochain clic ou à la prochaine action.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>on a die: mark it for the reroll, or leave it as it is</source>
        <translation>sur un dé&#x202f;: le marquer pour la relance, ou le laisser tel quel</translation>
    </message>
    <message>
        <source>Whoever wins this round wins the game; the chance of winning it is %1%.</source>
        <translation>Le gagnant de cette manche gagne la partie&#x202f;; probabilité de la gagner&#x202f;: %1&#x202f;%.</translation>
    </message>
    <message>
        <source>Left as they are, the dice set the bomb off; rerolled, their chance of winning the round is %1%.</source>
        <translation>Tels quels, les dés déclenchent la bombe&#x202f;; avec la relance, probabilité de gagner la manche&#x202f;: %1&#x202f;%.</translation>
    </message>
    <message numerus="yes">
        <source>Left as they are, the dice do not beat %1 with %n dice; rerolled, their chance of winning the round is %2%.</source>
        <translation>
            <numerusform>Tels quels, les dés ne battent pas %1 avec %n dé&#x202f;; avec la relance, probabilité de gagner la manche&#x202f;: %2&#x202f;%.</numerusform>
            <numerusform>Tels quels, les dés ne battent pas %1 avec %n dés&#x202f;; avec la relance, probabilité de gagner la manche&#x202f;: %2&#x202f;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else is likely to win this round (your chance is %1%): risk little, and keep your dice for a better one.</source>
        <translation>Quelqu’un d’autre gagnera sans doute cette manche (votre probabilité est de %1&#x202f;%)&#x202f;: risquez peu, et gardez vos dés pour une meilleure.</translation>
    </message>
    <message>
        <source>There is not enough at stake yet to risk more; the chance of winning the round is %1%.</source>
        <translation>L’enjeu ne mérite pas encore plus de risque&#x202f;; probabilité de gagner la manche&#x202f;: %1&#x202f;%.</translation>
    </message>
    <message numerus="yes">
        <source>For the %n dice at stake it is not worth risking more than one; its chance of winning the round is %1%.</source>
        <translation>
            <numerusform>Pour %n dé à gagner, inutile d’en risquer plus d’un&#x202f;; probabilité de gagner la manche&#x202f;: %1&#x202f;%.</numerusform>
            <numerusform>Pour %n dés à gagner, inutile d’en risquer plus d’un&#x202f;; probabilité de gagner la manche&#x202f;: %1&#x202f;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>after a roll: mark a die for the reroll</source>
        <translation>après le lancer&#x202f;: marquer un dé à relancer</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>s’arrêter</translation>
    </message>
    <message>
        <source>This is the last round: after it, whoever has the most dice wins the game.</source>
        <translation>C’est la dernière manche&#x202f;: ensuite, qui a le plus de dés remporte la partie.</translation>
    </message>
    <message>
        <source>Only two players are left: the game ends as soon as one of them is out.</source>
        <translation>Plus que deux joueurs&#x202f;: la partie finit dès que l’un des deux est hors jeu.</translation>
    </message>
    <message>
        <source>Only two players left</source>
        <translation>Plus que deux joueurs</translation>
    </message>
    <message>
        <source>%1 sweeps the table</source>
        <translation>%1 rafle la mise</translation>
    </message>
    <message>
        <source>The dice fell about as the odds promised.</source>
        <translation>Les dés ont suivi les probabilités, à peu de chose près.</translation>
    </message>
    <message>
        <source>The dice were kind: %1.%2 rounds more than the odds promised.</source>
        <translation>Les dés ont été généreux. Manches gagnées grâce à eux&#x202f;: %1,%2 de plus que ne le voulaient les probabilités.</translation>
    </message>
    <message>
        <source>The dice were unkind: %1.%2 rounds fewer than the odds promised.</source>
        <translation>Les dés ont été avares. Manches gagnées&#x202f;: %1,%2 de moins que ne le voulaient les probabilités.</translation>
    </message>
    <message numerus="yes">
        <source>Tap the dice that you want to reroll, or stop. %n reroll(s) left.</source>
        <translation>
            <numerusform>Touchez les dés à relancer, ou arrêtez-vous. Il reste %n relance.</numerusform>
            <numerusform>Touchez les dés à relancer, ou arrêtez-vous. Il reste %n relances.</numerusform>
        </translation>
    </message>
    <message>
        <source>With one die more the chance of winning the round would be %1%, with one less %2%.</source>
        <translation>Avec un dé de plus, la probabilité de gagner la manche serait de %1&#x202f;%, avec un de moins de %2&#x202f;%.</translation>
    </message>
    <message>
        <source>With one die more the chance of winning the round would be %1%.</source>
        <translation>Avec un dé de plus, la probabilité de gagner la manche serait de %1&#x202f;%.</translation>
    </message>
    <message>
        <source>With one die less the chance of winning the round would be %1%.</source>
        <translation>Avec un dé de moins, la probabilité de gagner la manche serait de %1&#x202f;%.</translation>
    </message>
    <message>
        <source>Nor can the game.</source>
        <comment>be won</comment>
        <translation>La partie non plus.</translation>
    </message>
    <message>
        <source>The game can no longer be won: this aims at the round.</source>
        <translation>La partie ne peut plus être gagnée&#x202f;: il ne reste qu’à viser la manche.</translation>
    </message>
    <message>
        <source>Worth three dice, at any time: it is changed by itself.</source>
        <translation>Vaut trois dés, à tout moment&#x202f;: il se change tout seul.</translation>
    </message>
    <message>
        <source>One die of your stock. What it shows counts only once it is rolled: which dice you take makes no difference, only how many.</source>
        <translation>Un dé de votre réserve. Ce qu’il montre ne compte qu’une fois lancé&#x202f;: peu importe quels dés vous prenez, seul leur nombre compte.</translation>
    </message>
    <message>
        <source>One die will not win this round, but it is all that you lose: save your dice for a round that you can win.</source>
        <translation>Un dé ne suffira pas à gagner cette manche, mais c’est tout ce que vous perdez&#x202f;: gardez vos dés pour une manche que vous pouvez gagner.</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a value after “any”, one of several</comment>
        <translation>un %1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a value after “no”, one of several</comment>
        <translation>de %1</translation>
    </message>
    <message numerus="yes">
        <source>took %n dice.</source>
        <comment>what was played</comment>
        <translation>
            <numerusform>prendre %n dé.</numerusform>
            <numerusform>prendre %n dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rerolled %n dice.</source>
        <comment>what was played</comment>
        <translation>
            <numerusform>relancer %n dé.</numerusform>
            <numerusform>relancer %n dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rerolled %n dice (%1).</source>
        <comment>what was played</comment>
        <translation>
            <numerusform>relancer %n dé (%1).</numerusform>
            <numerusform>relancer %n dés (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped.</source>
        <comment>what was played</comment>
        <translation>s’arrêter.</translation>
    </message>
    <message>
        <source>That sets the bomb off, unless some dice are rerolled.</source>
        <translation>Cela déclenche la bombe, sauf relance.</translation>
    </message>
    <message>
        <source>That is not worth the risk of losing one die more.</source>
        <translation>Cela ne vaut pas le risque de perdre un dé de plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice cannot set it off.</source>
        <translation>
            <numerusform>Avec %n dé, elle ne peut pas se déclencher.</numerusform>
            <numerusform>Avec %n dés, elle ne peut pas se déclencher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n dice is the best result.</source>
        <translation>
            <numerusform>%1 avec %n dé est le meilleur résultat.</numerusform>
            <numerusform>%1 avec %n dés est le meilleur résultat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked when the turn ends, whatever showed before. If the dice then show what the card names, the turn has no result, and its dice go to the middle.</source>
        <translation>On vérifie à la fin du tour, quoi qu’on ait vu avant. Si les dés montrent ce que dit la carte, le tour ne compte pas et ses dés vont au milieu.</translation>
    </message>
    <message>
        <source>Checked after every roll, over all dice showing. If they show what the card names, the turn ends at once without a result, and its dice go to the middle.</source>
        <translation>On vérifie après chaque lancer, sur tous les dés visibles. S’ils montrent ce que dit la carte, le tour s’arrête aussitôt, ne compte pas, et ses dés vont au milieu.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>roll that many dice, or reroll the marked ones</source>
        <translation>lancer ces dés, ou relancer les dés choisis</translation>
    </message>
    <message numerus="yes">
        <source>%n odd dice</source>
        <translation>
            <numerusform>%n dé impair</numerusform>
            <numerusform>%n dés impairs</numerusform>
        </translation>
    </message>
    <message>
        <source>two values in a row, such as %1</source>
        <translation>deux valeurs consécutives, comme %1</translation>
    </message>
    <message>
        <source>three values in a row, such as %1</source>
        <translation>trois valeurs consécutives, comme %1</translation>
    </message>
    <message>
        <source>%1 is likely to win this round (your chance is %2%): risk little, and keep your dice for a better one.</source>
        <translation>%1 gagnera sans doute cette manche (votre probabilité est de %2&#x202f;%)&#x202f;: risquez peu, et gardez vos dés pour une meilleure.</translation>
    </message>
    <message>
        <source>%1 is out: only %2 is left.</source>
        <translation>%1 est hors jeu&#x202f;: il ne reste que %2.</translation>
    </message>
    <message>
        <source>For then the others would risk more dice, too.</source>
        <translation>Car les autres risqueraient alors plus de dés, eux aussi.</translation>
    </message>
    <message>
        <source>For then %1 would risk more dice, too.</source>
        <translation>Car %1 risquerait alors aussi plus de dés.</translation>
    </message>
    <message>
        <source>%1 different values</source>
        <translation>%1 valeurs différentes</translation>
    </message>
    <message numerus="yes">
        <source>%n different value(s) so far</source>
        <translation>
            <numerusform>%n valeur pour l’instant</numerusform>
            <numerusform>%n valeurs différentes pour l’instant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice cannot beat that</source>
        <translation>
            <numerusform>%n dé ne peut pas le battre</numerusform>
            <numerusform>%n dés ne peuvent pas le battre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n dice: cannot win</source>
        <translation>
            <numerusform>Relancer %n dé&#x202f;: perdu d’avance</numerusform>
            <numerusform>Relancer %n dés&#x202f;: perdu d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag dice into the tray, or choose how many: 1 to %n, all there are. The number is fixed for the whole turn.</source>
        <translation>
            <numerusform>Faites glisser un dé sur la piste&#x202f;: il n’y en a que %n. Ce nombre vaut pour tout le tour.</numerusform>
            <numerusform>Faites glisser des dés sur la piste ou choisissez leur nombre, de 1 à %n&#x202f;: tous ceux du jeu. Ce nombre vaut pour tout le tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>A token is 3 dice.</source>
        <translation>Un jeton vaut 3 dés.</translation>
    </message>
    <message>
        <source>But the chance of winning the game is %1% like this, and would be %2% with that die.</source>
        <translation>Mais ainsi, la probabilité de gagner la partie est de %1&#x202f;%&#x202f;; avec ce dé, elle serait de %2&#x202f;%.</translation>
    </message>
    <message>
        <source>But on average that die would cost you %1.%2 dice.</source>
        <translation>Mais en moyenne, ce dé vous ferait perdre %1,%2 de vos dés.</translation>
    </message>
    <message>
        <source>Nothing to beat yet</source>
        <translation>Pas encore de score à battre</translation>
    </message>
</context>
<context>
    <name>Gangz</name>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Voter</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, en cours</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n dans la pioche</numerusform>
            <numerusform>%n dans la pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards, 2 intruders</source>
        <comment>on the wall</comment>
        <translation>
            <numerusform>%n carte, 2 intrus</numerusform>
            <numerusform>%n cartes, 2 intrus</numerusform>
        </translation>
    </message>
    <message>
        <source>The leader</source>
        <translation>Le chef de gang</translation>
    </message>
    <message>
        <source>Asks first, and says what it costs.</source>
        <translation>Demande confirmation et dit ce que cela coûte.</translation>
    </message>
    <message>
        <source>Keep my hand</source>
        <translation>Garder ma main</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message numerus="yes">
        <source>intruders found</source>
        <translation>
            <numerusform>intrus trouvé</numerusform>
            <numerusform>intrus trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>clean cards</source>
        <translation>
            <numerusform>carte indemne</numerusform>
            <numerusform>cartes indemnes</numerusform>
        </translation>
    </message>
    <message>
        <source>yours</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>Intruder</source>
        <translation>Intrus</translation>
    </message>
    <message>
        <source>first pawn</source>
        <translation>premier pion</translation>
    </message>
    <message>
        <source>second pawn</source>
        <translation>second pion</translation>
    </message>
    <message>
        <source>Tattoo</source>
        <translation>Tatouage</translation>
    </message>
    <message>
        <source>A henchman. What links its picture to the leader’s is for you to say: a thing, a sound, a story.</source>
        <translation>Un homme de main. Ce qui relie son image à celle du chef, c’est à vous de le dire&#x202f;: une chose, un son, une histoire.</translation>
    </message>
    <message>
        <source>The picture that leads this round. Send in cards that could go with it.</source>
        <translation>L’image qui mène cette manche. Envoyez des cartes qui pourraient aller avec elle.</translation>
    </message>
    <message>
        <source>Next leader</source>
        <translation>Prochain chef de gang</translation>
    </message>
    <message>
        <source>It leads one of the next two rounds: keep a card that fits it.</source>
        <translation>Il mènera l’une des deux prochaines manches&#x202f;: gardez une carte qui lui va.</translation>
    </message>
    <message>
        <source>Gun pawn</source>
        <translation>Pion pistolet</translation>
    </message>
    <message>
        <source>Each player aims two of them at two different cards on the wall, never at their own.</source>
        <translation>Chacun en pointe deux sur deux cartes différentes du mur, jamais sur une des siennes.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>How many cards a player holds. After each round, you draw as many as you played.</source>
        <translation>Le nombre de cartes d’un joueur. Après chaque manche, on en pioche autant qu’on en a joué.</translation>
    </message>
    <message>
        <source>An intruder you find is worth 2 points, a card of yours that nobody suspects 1; each pawn on a card of yours costs 1.</source>
        <translation>Un intrus trouvé vous rapporte 2 points, une carte à vous que personne ne soupçonne, 1&#x202f;; chaque pion sur une carte à vous coûte 1.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Two of its cards join each wall as intruders. When it runs out, the discards become the new deck.</source>
        <translation>Deux de ses cartes entrent dans chaque mur comme intrus. Quand elle est vide, la défausse devient la nouvelle pioche.</translation>
    </message>
    <message>
        <source>The wall is up</source>
        <translation>Le mur est dressé</translation>
    </message>
    <message>
        <source>%1 cards, %2 of them intruders from the deck. Now everyone votes in secret.</source>
        <translation>%1 cartes, dont %2 intrus de la pioche. Chacun vote maintenant en secret.</translation>
    </message>
    <message>
        <source>Everyone may look</source>
        <translation>Tout le monde peut regarder</translation>
    </message>
    <message numerus="yes">
        <source>%1 took a new hand and now holds %n card(s).</source>
        <translation>
            <numerusform>%1 a changé de main et tient maintenant %n carte.</numerusform>
            <numerusform>%1 a changé de main et tient maintenant %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck has run out: the discards are shuffled into a new one.</source>
        <translation>La pioche était vide&#x202f;: la défausse, mélangée, en forme une nouvelle.</translation>
    </message>
    <message numerus="yes">
        <source>The wall: %n cards, two of them intruders.</source>
        <translation>
            <numerusform>Le mur&#x202f;: %n carte, dont deux intrus.</numerusform>
            <numerusform>Le mur&#x202f;: %n cartes, dont deux intrus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The intruders were: %1, %2.</source>
        <translation>Les intrus étaient&#x202f;: %1, %2.</translation>
    </message>
    <message>
        <source>%1: %2, now %3.</source>
        <translation>%1&#x202f;: %2, total %3.</translation>
    </message>
    <message>
        <source>%1 has reached %2 points.</source>
        <translation>%1 a atteint %2 points.</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>of a game that was left</comment>
        <translation>manche %1</translation>
    </message>
    <message>
        <source>%1 leads the gangs</source>
        <translation>%1 mène les gangs</translation>
    </message>
    <message>
        <source>%1 lead the gangs together</source>
        <translation>%1 mènent les gangs ensemble</translation>
    </message>
    <message>
        <source>%1 have %2 points each and share the win.</source>
        <translation>%1 ont %2 points chacun et partagent la victoire.</translation>
    </message>
    <message>
        <source>best liar</source>
        <translation>meilleur bluff</translation>
    </message>
    <message>
        <source>best nose</source>
        <translation>meilleur flair</translation>
    </message>
    <message>
        <source>The wall of round %1 fooled everybody: none of the %2 pawns found an intruder.</source>
        <translation>Le mur de la manche %1 a dupé tout le monde&#x202f;: aucun des %2 pions n’a trouvé d’intrus.</translation>
    </message>
    <message numerus="yes">
        <source>The hardest wall was that of round %1: %n of %2 pawns found an intruder.</source>
        <translation>
            <numerusform>Le mur le plus difficile a été celui de la manche %1&#x202f;: %n pion sur %2 a trouvé un intrus.</numerusform>
            <numerusform>Le mur le plus difficile a été celui de la manche %1&#x202f;: %n pions sur %2 ont trouvé un intrus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send in one, two or three cards.</source>
        <translation>Envoyez une, deux ou trois cartes.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Cette carte n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>You have already chosen for this round.</source>
        <translation>Vous avez déjà choisi pour cette manche.</translation>
    </message>
    <message>
        <source>You can swap your hand only once a round.</source>
        <translation>On ne change de main qu’une fois par manche.</translation>
    </message>
    <message>
        <source>You cannot swap your last card.</source>
        <translation>La dernière carte d’une main ne se change pas.</translation>
    </message>
    <message>
        <source>There are too few cards left to swap your hand.</source>
        <translation>Il reste trop peu de cartes pour changer de main.</translation>
    </message>
    <message>
        <source>There is no wall yet: some players are still choosing their cards.</source>
        <translation>Il n’y a pas encore de mur&#x202f;: certains choisissent encore.</translation>
    </message>
    <message>
        <source>The wall is up: you can send in cards again next round.</source>
        <translation>Le mur est dressé&#x202f;: on enverra des cartes à la prochaine manche.</translation>
    </message>
    <message>
        <source>You have already voted in this round.</source>
        <translation>Vous avez déjà voté dans cette manche.</translation>
    </message>
    <message>
        <source>This card is not on the wall.</source>
        <translation>Cette carte n’est pas dans le mur.</translation>
    </message>
    <message>
        <source>This card is your own: aim at somebody else’s.</source>
        <translation>Cette carte est à vous&#x202f;: visez celle d’un autre.</translation>
    </message>
    <message>
        <source>These must be two different cards.</source>
        <translation>Il faut deux cartes différentes.</translation>
    </message>
    <message>
        <source>Gangz</source>
        <translation>Gangz</translation>
    </message>
    <message>
        <source>Hide your tattoos among the leader’s gang, and point out the two intruders.</source>
        <translation>Cachez vos tatouages dans le gang du chef et démasquez les deux intrus.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points pour gagner</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody reaches them</source>
        <translation>La partie s’achève après la manche où quelqu’un les atteint</translation>
    </message>
    <message>
        <source>Names of the pictures</source>
        <translation>Noms des images</translation>
    </message>
    <message>
        <source>Shown on the cards and read aloud, for anyone who cannot see the pictures; a name limits the imagination</source>
        <translation>Sur les cartes et lus à voix haute, pour qui ne voit pas les images&#x202f;; un nom bride l’imagination</translation>
    </message>
    <message>
        <source>en</source>
        <comment>which names of the pictures: en, it or fr</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>Leader of round %1</source>
        <translation>Chef de gang de la manche %1</translation>
    </message>
    <message>
        <source>Card %1 in your hand</source>
        <translation>Carte %1 de votre main</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, choisie</translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Carte face cachée</translation>
    </message>
    <message>
        <source>Card %1 on the wall</source>
        <translation>Carte %1 du mur</translation>
    </message>
    <message>
        <source>%1, your own</source>
        <translation>%1, à vous</translation>
    </message>
    <message>
        <source>%1, your pawn is on it</source>
        <translation>%1, votre pion est dessus</translation>
    </message>
    <message>
        <source>%1, an intruder</source>
        <translation>%1, un intrus</translation>
    </message>
    <message>
        <source>%1, played by %2, %3</source>
        <translation>%1, jouée par %2, %3</translation>
    </message>
    <message>
        <source>First pawn</source>
        <translation>Premier pion</translation>
    </message>
    <message>
        <source>Second pawn</source>
        <translation>Second pion</translation>
    </message>
    <message>
        <source>%1, on a card</source>
        <translation>%1, sur une carte</translation>
    </message>
    <message>
        <source>%1’s pawn</source>
        <translation>Pion&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>Secret choices</source>
        <translation>Choix secrets</translation>
    </message>
    <message>
        <source>Secret votes</source>
        <translation>Votes secrets</translation>
    </message>
    <message>
        <source>Everyone else looks away: hands, choices and votes are secret.</source>
        <translation>Les autres regardent ailleurs&#x202f;: mains, choix et votes sont secrets.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>a voté</translation>
    </message>
    <message>
        <source>found both intruders</source>
        <translation>deux intrus trouvés</translation>
    </message>
    <message>
        <source>found an intruder</source>
        <translation>un intrus trouvé</translation>
    </message>
    <message numerus="yes">
        <source>%n clean</source>
        <comment>own cards</comment>
        <translation>
            <numerusform>%n carte indemne</numerusform>
            <numerusform>%n cartes indemnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) hit</source>
        <comment>own cards</comment>
        <translation>
            <numerusform>%n pion reçu</numerusform>
            <numerusform>%n pions reçus</numerusform>
        </translation>
    </message>
    <message>
        <source>Which of your henchmen could hide behind this picture? Send in one, two or three.</source>
        <translation>Lesquels de vos hommes de main pourraient se cacher derrière cette image&#x202f;? Envoyez-en un, deux ou trois.</translation>
    </message>
    <message>
        <source>Each card that nobody suspects brings 1 point; each pawn on your cards costs 1.</source>
        <translation>Chaque carte que personne ne soupçonne rapporte 1 point, chaque pion sur vos cartes en coûte 1.</translation>
    </message>
    <message>
        <source>Who does not belong?</source>
        <translation>Qui est de trop&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Two of these %n came from the deck. Each intruder that you find brings 2 points.</source>
        <translation>
            <numerusform>Deux de ces %n cartes viennent de la pioche. Chaque intrus trouvé rapporte 2 points.</numerusform>
            <numerusform>Deux de ces %n cartes viennent de la pioche. Chaque intrus trouvé rapporte 2 points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose 1 to %1</source>
        <translation>Choisissez-en 1 à %1</translation>
    </message>
    <message>
        <source>Send in</source>
        <translation>Envoyer</translation>
    </message>
    <message numerus="yes">
        <source>Send in %n card(s)</source>
        <translation>
            <numerusform>Envoyer %n carte</numerusform>
            <numerusform>Envoyer %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap your hand</source>
        <translation>Changer de main</translation>
    </message>
    <message>
        <source>Swap your hand?</source>
        <translation>Changer de main&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>You swap %1 cards for %n new one(s), and play with %n from now on.</source>
        <translation>
            <numerusform>Vous rendez vos %1 cartes et en recevez %n. Vous jouerez avec %n jusqu’à la fin.</numerusform>
            <numerusform>Vous rendez vos %1 cartes et en recevez %n. Vous jouerez avec %n jusqu’à la fin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap for %n card(s)</source>
        <translation>
            <numerusform>Changer et piocher %n</numerusform>
            <numerusform>Changer et piocher %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Click two cards, or drag a pawn onto each: two different cards, neither of them your own.</source>
        <translation>Cliquez sur deux cartes, ou faites glisser un pion sur chacune&#x202f;: deux cartes différentes, jamais les vôtres.</translation>
    </message>
    <message>
        <source>Both pawns are on their cards. Drag one to move it, or send your vote in.</source>
        <translation>Les deux pions sont sur leurs cartes. Faites-en glisser un pour le déplacer, ou envoyez votre vote.</translation>
    </message>
    <message>
        <source>The pawns fall</source>
        <translation>Les pions tombent</translation>
    </message>
    <message>
        <source>Who played what</source>
        <translation>Qui a joué quoi</translation>
    </message>
    <message>
        <source>And whose are these two?</source>
        <translation>Et ces deux-là, à qui sont-elles&#x202f;?</translation>
    </message>
    <message>
        <source>%1 finds them both</source>
        <translation>%1 les trouve tous les deux</translation>
    </message>
    <message>
        <source>%1 find them both</source>
        <translation>%1 les trouvent tous les deux</translation>
    </message>
    <message>
        <source>The intruders are unmasked</source>
        <translation>Les intrus sont démasqués</translation>
    </message>
    <message>
        <source>From the deck: %1, %2.</source>
        <translation>De la pioche&#x202f;: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more point(s) to reach %2.</source>
        <translation>
            <numerusform>Il manque %n point à %1 pour atteindre %2.</numerusform>
            <numerusform>Il manque %n points à %1 pour atteindre %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Gangz is a published game of pictures and secret votes; its name belongs to its authors and publisher.</source>
        <translation>Gangz est un jeu d’images et de votes secrets déjà publié&#x202f;; son nom appartient à ses auteurs et à son éditeur.</translation>
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
        <source>A card on the wall</source>
        <translation>Une carte du mur</translation>
    </message>
    <message>
        <source>Somebody’s henchman, or an intruder from the deck. Aim your pawns at cards that do not go with the leader.</source>
        <translation>L’homme de main de quelqu’un, ou un intrus venu de la pioche. Pointez vos pions sur ce qui ne va pas avec le chef de gang.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Round %1.&lt;/b&gt; A new leader.</source>
        <translation>&lt;b&gt;Manche %1.&lt;/b&gt; Un nouveau chef de gang.</translation>
    </message>
    <message>
        <source>%1 of up to %2</source>
        <translation>%1 sur %2 au plus</translation>
    </message>
    <message>
        <source>Both intruders fool everybody</source>
        <translation>Les deux intrus dupent tout le monde</translation>
    </message>
    <message>
        <source>One intruder fools everybody</source>
        <translation>Un intrus dupe tout le monde</translation>
    </message>
    <message numerus="yes">
        <source>%1 need %n more point(s) to reach %2.</source>
        <translation>
            <numerusform>Il manque %n point à %1 pour atteindre %2.</numerusform>
            <numerusform>Il manque %n points à %1 pour atteindre %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Vote for “%1” and “%2”.</source>
        <translation>Voter pour «&#x202f;%1&#x202f;» et «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Everything seems to have something to do with the leader; these two probably the least.</source>
        <translation>Toutes semblent avoir quelque chose à voir avec le chef&#x202f;; ces deux-là, sans doute le moins.</translation>
    </message>
    <message>
        <source>These two seem to have nothing to do with the leader; all the others probably have something to do with it.</source>
        <translation>Ces deux-là semblent n’avoir rien à voir avec le chef&#x202f;; toutes les autres qui ne sont pas à vous, sans doute que si.</translation>
    </message>
    <message>
        <source>These two seem to have the least to do with the leader, though some of the others have hardly more.</source>
        <translation>Ces deux-là semblent avoir le moins à voir avec le chef, même si d’autres n’en sont guère plus proches.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n cards can have come from the deck: players held the others when it was shuffled.</source>
        <translation>
            <numerusform>Seule %n carte peut venir de la pioche&#x202f;: les autres étaient déjà en main.</numerusform>
            <numerusform>Seules %n cartes peuvent venir de la pioche&#x202f;: les autres étaient déjà en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others do not seem to care about links: these two are as good as any.</source>
        <translation>Les autres ne semblent pas se soucier des liens&#x202f;: ces deux-là en valent d’autres.</translation>
    </message>
    <message>
        <source>No hints while you choose: what fits is up to your imagination.</source>
        <translation>Pas d’indice pendant le choix&#x202f;: c’est à votre imagination de dire ce qui convient.</translation>
    </message>
    <message>
        <source>Good nose</source>
        <translation>Flair</translation>
    </message>
    <message>
        <source>Votes that landed on an intruder</source>
        <translation>Ses votes qui ont trouvé un intrus</translation>
    </message>
    <message>
        <source>Good liar</source>
        <translation>Bluff</translation>
    </message>
    <message>
        <source>Own cards that nobody suspected</source>
        <translation>Ses cartes que personne n’a soupçonnées</translation>
    </message>
    <message>
        <source>Intruders missed</source>
        <translation>Intrus passés inaperçus</translation>
    </message>
    <message>
        <source>Intruders that got no vote from this player</source>
        <translation>Les intrus pour lesquels ce joueur n’a pas voté</translation>
    </message>
    <message>
        <source>Your cards are in</source>
        <translation>Vos cartes sont en jeu</translation>
    </message>
    <message>
        <source>The wall goes up when everyone has chosen.</source>
        <translation>Le mur est dressé quand tout le monde a choisi.</translation>
    </message>
    <message>
        <source>Your vote is in</source>
        <translation>Vous avez voté</translation>
    </message>
    <message>
        <source>The votes are shown when everyone has voted.</source>
        <translation>Les votes sont révélés quand tout le monde a voté.</translation>
    </message>
    <message numerus="yes">
        <source>The wall: %n card(s)</source>
        <translation>
            <numerusform>Le mur&#x202f;: %n carte</numerusform>
            <numerusform>Le mur&#x202f;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>All have voted.</source>
        <translation>Tous ont voté.</translation>
    </message>
    <message>
        <source>Place %1: %2, %3</source>
        <comment>place, player, points</comment>
        <translation>Place %1&#x202f;: %2, %3</translation>
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
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player, pictures</comment>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1: I had nothing better.</source>
        <comment>what a computer player says of a card</comment>
        <translation>%1&#x202f;: je n’avais rien de mieux.</translation>
    </message>
    <message>
        <source>%1: %2, obviously.</source>
        <comment>“Whale: the sea, obviously.”</comment>
        <translation>%1&#x202f;: %2, voyons.</translation>
    </message>
    <message>
        <source>choose a card in your hand, or aim at one on the wall</source>
        <translation>choisir une carte de votre main, ou viser une carte du mur</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n point(s) short of the goal: the next round may be the last.</source>
        <translation>
            <numerusform>%1 est à %n point du but&#x202f;: la prochaine manche peut être la dernière.</numerusform>
            <numerusform>%1 est à %n points du but&#x202f;: la prochaine manche peut être la dernière.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are each %n point(s) short of the goal: the next round may be the last.</source>
        <translation>
            <numerusform>%1 sont chacun à %n point du but&#x202f;: la prochaine manche peut être la dernière.</numerusform>
            <numerusform>%1 sont chacun à %n points du but&#x202f;: la prochaine manche peut être la dernière.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 players are each %n point(s) short of the goal: this may be the last round.</source>
        <translation>
            <numerusform>%1 joueurs sont chacun à %n point du but&#x202f;: cette manche peut être la dernière.</numerusform>
            <numerusform>%1 joueurs sont chacun à %n points du but&#x202f;: cette manche peut être la dernière.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n point(s) short of the goal: this may be the last round.</source>
        <translation>
            <numerusform>%1 est à %n point du but&#x202f;: cette manche peut être la dernière.</numerusform>
            <numerusform>%1 est à %n points du but&#x202f;: cette manche peut être la dernière.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are each %n point(s) short of the goal: this may be the last round.</source>
        <translation>
            <numerusform>%1 sont chacun à %n point du but&#x202f;: cette manche peut être la dernière.</numerusform>
            <numerusform>%1 sont chacun à %n points du but&#x202f;: cette manche peut être la dernière.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click cards that fit, or drag them up; a double click sends them in.</source>
        <translation>Cliquez sur des cartes ou faites-les glisser&#x202f;; un double clic les envoie.</translation>
    </message>
    <message>
        <source>Everybody finds them both</source>
        <translation>Tout le monde trouve les deux</translation>
    </message>
    <message numerus="yes">
        <source>of %n pawns found an intruder</source>
        <translation>
            <numerusform>pion sur %n a trouvé un intrus</numerusform>
            <numerusform>pion sur %n a trouvé un intrus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reaches %2</source>
        <translation>%1 atteint %2</translation>
    </message>
    <message>
        <source>%1 reach %2</source>
        <translation>%1 atteignent %2</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>beside their large number</comment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>points and tenths</comment>
        <translation>%1,%2</translation>
    </message>
    <message>
        <source>On average about %1 points fewer, against the others.</source>
        <translation>Écart de points avec les autres&#x202f;: en moyenne, environ %1 de moins.</translation>
    </message>
    <message>
        <source>On average about %1 points more than a rookie’s choice, against the others.</source>
        <translation>Écart de points avec les autres&#x202f;: en moyenne, environ %1 de plus qu’avec le choix d’un débutant.</translation>
    </message>
    <message>
        <source>Tap two different cards, neither of them your own.</source>
        <translation>Touchez deux cartes différentes, autres que les vôtres.</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Votre carte</translation>
    </message>
    <message>
        <source>You put this card into the wall: your own pawns cannot go there.</source>
        <translation>C’est vous qui avez mis cette carte dans le mur&#x202f;: vos pions ne peuvent pas y aller.</translation>
    </message>
    <message>
        <source>Whose card it is</source>
        <translation>À qui est la carte</translation>
    </message>
    <message>
        <source>Whoever put this card into the wall takes it back. The two that nobody takes back are the intruders.</source>
        <translation>Qui a mis cette carte dans le mur la reprend. Les deux que personne ne reprend sont les intrus.</translation>
    </message>
    <message>
        <source>What the card brings its owner</source>
        <translation>Ce que la carte rapporte à son propriétaire</translation>
    </message>
    <message>
        <source>1 point if nobody suspected it; otherwise it costs 1 point for each pawn on it.</source>
        <translation>1 point si personne ne l’a soupçonnée&#x202f;; sinon, elle coûte 1 point par pion posé dessus.</translation>
    </message>
    <message>
        <source>All have voted</source>
        <translation>Tous ont voté</translation>
    </message>
    <message>
        <source>This may be the last round.</source>
        <translation>C’est peut-être la dernière manche.</translation>
    </message>
    <message numerus="yes">
        <source>pawns on own cards</source>
        <translation>
            <numerusform>pion sur ses cartes</numerusform>
            <numerusform>pions sur ses cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Votes are judged by what could be known, not by what came out.</source>
        <translation>Les votes sont jugés d’après ce que l’on pouvait savoir, non d’après ce qui s’est révélé.</translation>
    </message>
    <message>
        <source>%1: %2. Ask anybody.</source>
        <translation>%1&#x202f;: %2. Demandez à n’importe qui.</translation>
    </message>
    <message>
        <source>“%1”, and you think: %2.</source>
        <translation>«&#x202f;%1&#x202f;», et l’on pense&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1: %2. That one was easy.</source>
        <translation>%1&#x202f;: %2. Celle-là était facile.</translation>
    </message>
    <message>
        <source>%1: %2, any child can see it.</source>
        <translation>%1&#x202f;: %2, un enfant le verrait.</translation>
    </message>
    <message>
        <source>%1: %2. I rest my case.</source>
        <translation>%1&#x202f;: %2. Je n’ai rien à ajouter.</translation>
    </message>
    <message>
        <source>%1: a long shot, I admit.</source>
        <translation>%1&#x202f;: un coup de poker, je l’avoue.</translation>
    </message>
    <message>
        <source>%1: don’t ask.</source>
        <translation>%1&#x202f;: ne posez pas de questions.</translation>
    </message>
    <message>
        <source>%1: with a great deal of goodwill.</source>
        <translation>%1&#x202f;: avec énormément de bonne volonté.</translation>
    </message>
    <message>
        <source>%1: in the dark it looked the part.</source>
        <translation>%1&#x202f;: dans le noir, l’illusion était parfaite.</translation>
    </message>
    <message>
        <source>%1: a guess. Mine are usually worse.</source>
        <translation>%1&#x202f;: au hasard. D’habitude, c’est pire.</translation>
    </message>
    <message>
        <source>%1: it owed me a favour.</source>
        <translation>%1&#x202f;: cette carte me devait un service.</translation>
    </message>
    <message>
        <source>%1 have reached %2 points.</source>
        <translation>%1 ont atteint %2 points.</translation>
    </message>
    <message>
        <source>%1 has reached %2 points: the game is over.</source>
        <translation>%1 a atteint %2 points&#x202f;: la partie est finie.</translation>
    </message>
    <message>
        <source>%1 have reached %2 points: the game is over, and the highest total wins.</source>
        <translation>%1 ont atteint %2 points&#x202f;: la partie est finie, et le total le plus élevé l’emporte.</translation>
    </message>
    <message>
        <source>You have seen your new hand: a swap cannot be undone, unless the game was started with the option “Friendly undo”.</source>
        <translation>Vous avez vu votre nouvelle main&#x202f;: un changement ne s’annule pas, sauf si la partie a commencé avec l’option «&#x202f;Annulation entre amis&#x202f;».</translation>
    </message>
    <message>
        <source>See the votes again</source>
        <translation>Revoir les votes</translation>
    </message>
    <message>
        <source>%1: %2! Who shoots at that?</source>
        <translation>%1&#x202f;: %2&#x202f;! Qui tire là-dessus&#x202f;?</translation>
    </message>
    <message>
        <source>%1: %2. And somebody shoots at it.</source>
        <translation>%1&#x202f;: %2. Et l’on tire dessus.</translation>
    </message>
    <message>
        <source>“%1”, and you don’t think: %2?</source>
        <translation>«&#x202f;%1&#x202f;», et vous ne pensez pas&#x202f;: %2&#x202f;?</translation>
    </message>
    <message>
        <source>%1: %2. Get some glasses.</source>
        <translation>%1&#x202f;: %2. Achetez des lunettes.</translation>
    </message>
    <message>
        <source>%1: %2, any child can see it. You can’t.</source>
        <translation>%1&#x202f;: %2, un enfant le verrait. Vous, non.</translation>
    </message>
    <message>
        <source>%1: %2. It cost me, but it’s true.</source>
        <translation>%1&#x202f;: %2. Cela m’a coûté, mais c’est vrai.</translation>
    </message>
    <message>
        <source>%1: %2 (%3), now %4.</source>
        <comment>player, points, what for, total</comment>
        <translation>%1&#x202f;: %2 (%3), total %4.</translation>
    </message>
    <message>
        <source>%1, played by %2</source>
        <translation>%1, jouée par %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: found by %n of %2</source>
        <translation>
            <numerusform>%1&#x202f;: %n sur %2 a vu juste</numerusform>
            <numerusform>%1&#x202f;: %n sur %2 ont vu juste</numerusform>
        </translation>
    </message>
    <message>
        <source>choosing</source>
        <translation>choisit</translation>
    </message>
    <message>
        <source>voting</source>
        <translation>vote</translation>
    </message>
    <message>
        <source>pawns on “%1” and “%2”.</source>
        <comment>what was played, or would be better</comment>
        <translation>pions sur «&#x202f;%1&#x202f;» et «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1: a guess. It shows.</source>
        <translation>%1&#x202f;: au hasard. Ça se voit.</translation>
    </message>
    <message>
        <source>%1: found by nobody</source>
        <translation>%1&#x202f;: personne n’a vu juste</translation>
    </message>
    <message>
        <source>%1 and %2 went to school together.</source>
        <comment>two cards</comment>
        <translation>%1 et %2 étaient à l’école ensemble.</translation>
    </message>
    <message>
        <source>%1, %2: squint a little.</source>
        <comment>two cards</comment>
        <translation>%1, %2&#x202f;: plissez les yeux.</translation>
    </message>
    <message>
        <source>%1 and %2: it’s a long story.</source>
        <comment>two cards</comment>
        <translation>%1 et %2&#x202f;: c’est une longue histoire.</translation>
    </message>
    <message>
        <source>Now your other pawn: onto another card, not one of your own.</source>
        <translation>À l’autre pion maintenant&#x202f;: sur une autre carte, pas une des vôtres.</translation>
    </message>
    <message>
        <source>Vote for the two cards where the pale pawns lie.</source>
        <translation>Voter pour les deux cartes où se trouvent les pions pâles.</translation>
    </message>
    <message>
        <source>result of round %1</source>
        <comment>of a game that was left</comment>
        <translation>résultat de la manche %1</translation>
    </message>
    <message>
        <source>Best liar: the most clean cards.</source>
        <translation>Meilleur bluff&#x202f;: le plus de cartes indemnes.</translation>
    </message>
    <message>
        <source>Best nose: the most intruders found.</source>
        <translation>Meilleur flair&#x202f;: le plus d’intrus trouvés.</translation>
    </message>
</context>
<context>
    <name>HintPlate</name>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Found</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>%1 · %2 times</source>
        <translation>%1 · %2 fois</translation>
    </message>
</context>
<context>
    <name>HomeGame</name>
    <message>
        <source>%1. You have played the lessons to their end.</source>
        <translation>%1. Vous avez terminé toutes les leçons.</translation>
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
        <translation>Jeux de gangsters autour d’une table</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Crédits</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Friends elsewhere (%1)</source>
        <translation>Amis à distance (%1)</translation>
    </message>
    <message>
        <source>Friends elsewhere</source>
        <translation>Amis à distance</translation>
    </message>
    <message>
        <source>Friends: your move</source>
        <translation>Amis&#x202f;: à vous de jouer</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>You went on with this game in another window. That version counts.</source>
        <translation>Cette partie a continué dans une autre fenêtre&#x202f;: c’est celle-là qui compte.</translation>
    </message>
    <message>
        <source>The game cannot be continued: it is damaged from the very start. It is still in %1, untouched.</source>
        <translation>La partie ne peut pas continuer&#x202f;: elle est endommagée dès le début. Elle a été laissée telle quelle dans %1.</translation>
    </message>
    <message>
        <source>The end of this game was damaged. It resumes from the last good move; the rest was set aside in %1.</source>
        <translation>La fin de cette partie était endommagée&#x202f;: elle reprend au dernier coup intact, et le reste est mis de côté dans %1.</translation>
    </message>
    <message>
        <source>The game cannot be shown: it is damaged from the very start.</source>
        <translation>La partie ne peut pas être montrée&#x202f;: elle est endommagée dès le début.</translation>
    </message>
    <message>
        <source>The end of this game is damaged: it is shown up to its last good move.</source>
        <translation>La fin de cette partie est endommagée&#x202f;: elle est montrée jusqu’au dernier coup intact.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Cette partie est en cours dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>“%1” has been added to your games.</source>
        <translation>«&#x202f;%1&#x202f;» a été ajoutée à vos parties.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: all %n move(s) follow the rules.</source>
        <translation>
            <numerusform>Vérifiée&#x202f;: %n coup, conforme aux règles.</numerusform>
            <numerusform>Vérifiée&#x202f;: %n coups, tous conformes aux règles.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a copy: a separate game from move %1 on. The game you were watching has not changed.</source>
        <translation>C’est une copie&#x202f;: une partie distincte à partir du coup %1. Celle que vous regardiez n’a pas changé.</translation>
    </message>
    <message>
        <source>Play on: this window remembers everything, and saves it as soon as it can. If the window closes before that, whatever has not been saved is lost.</source>
        <translation>Continuez à jouer&#x202f;: cette fenêtre garde tout et l’enregistrera dès qu’elle le pourra. Si elle se ferme d’ici là, ce qui n’est pas encore enregistré est perdu.</translation>
    </message>
    <message>
        <source>Once that file is moved away, games can be saved again.</source>
        <translation>Une fois ce fichier déplacé, les parties pourront de nouveau être enregistrées.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 cannot be written.</source>
        <translation>Impossible d’enregistrer les parties&#x202f;: %1 n’est pas accessible en écriture.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 is damaged, and is left as it is.</source>
        <translation>Impossible d’enregistrer les parties&#x202f;: %1 est endommagé et reste tel quel.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 belongs to another program, and is left as it is.</source>
        <translation>Impossible d’enregistrer les parties&#x202f;: %1 appartient à un autre programme et reste tel quel.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 comes from a newer Backroom, and is left as it is.</source>
        <translation>Impossible d’enregistrer les parties&#x202f;: %1 provient d’une version plus récente de Backroom et reste tel quel.</translation>
    </message>
    <message>
        <source>Nothing can be saved at the moment, perhaps because the disk is full: %1.</source>
        <translation>Rien ne peut être enregistré pour le moment, peut-être parce que le disque est plein&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 had been removed. Everything in it has been written again.</source>
        <translation>%1 avait été enlevé. Tout ce qu’il contenait a été réécrit.</translation>
    </message>
    <message>
        <source>%1 had been removed or damaged. The games that are open in this window have been written again; not everything else in it could be recovered.</source>
        <translation>%1 avait été enlevé, ou était endommagé. Les parties ouvertes dans cette fenêtre ont été réécrites&#x202f;; le reste n’a pas pu être entièrement récupéré.</translation>
    </message>
    <message>
        <source>%1 was removed and cannot be written again: the games in it are lost when this window closes.</source>
        <translation>%1 a été enlevé et ne peut pas être réécrit&#x202f;: les parties qu’il contenait disparaîtront avec cette fenêtre.</translation>
    </message>
    <message>
        <source>Nothing of %1 has been saved yet.</source>
        <translation>«&#x202f;%1&#x202f;»&#x202f;: rien n’est encore enregistré.</translation>
    </message>
    <message>
        <source>The last moves of %1 have not been saved yet.</source>
        <translation>«&#x202f;%1&#x202f;»&#x202f;: les derniers coups ne sont pas encore enregistrés.</translation>
    </message>
    <message numerus="yes">
        <source>Nor have the last moves of %n other game(s).</source>
        <translation>
            <numerusform>Ni les derniers coups de %n autre partie.</numerusform>
            <numerusform>Ni les derniers coups de %n autres parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your place in a lesson has not been saved yet.</source>
        <translation>L’endroit où vous en êtes dans une leçon n’est pas encore enregistré.</translation>
    </message>
    <message>
        <source>Your changes to players have not been saved yet.</source>
        <translation>Vos changements concernant les joueurs ne sont pas encore enregistrés.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from these files have been added to your games.</source>
        <translation>
            <numerusform>%n partie de ces fichiers est maintenant parmi les vôtres.</numerusform>
            <numerusform>%n parties de ces fichiers sont maintenant parmi les vôtres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) cannot be imported either.</source>
        <translation>
            <numerusform>%n autre fichier ne peut pas être importé non plus.</numerusform>
            <numerusform>%n autres fichiers ne peuvent pas être importés non plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The end of this game is damaged and has to be set aside before you can play on, but nothing can be written to %1 at the moment.</source>
        <translation>La fin de cette partie est endommagée et doit être mise de côté avant la reprise&#x202f;; rien ne peut être écrit dans %1 pour le moment.</translation>
    </message>
    <message>
        <source>“%1” is already among your games.</source>
        <translation>«&#x202f;%1&#x202f;» est déjà parmi vos parties.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from these files are already among your games.</source>
        <translation>
            <numerusform>%n partie de ces fichiers est déjà parmi les vôtres.</numerusform>
            <numerusform>%n parties de ces fichiers sont déjà parmi les vôtres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue the lesson</source>
        <translation>Reprendre la leçon</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Apprendre en jouant</translation>
    </message>
    <message>
        <source>Lessons: %1 of %2 done</source>
        <translation>Leçons finies&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>A replay is possible once the game is over and has been checked.</source>
        <translation>On peut revoir la partie une fois qu’elle est finie et vérifiée.</translation>
    </message>
    <message>
        <source>A game with friends elsewhere can be played on from here once it is over.</source>
        <translation>Une partie avec des amis à distance peut être reprise d’ici une fois finie.</translation>
    </message>
    <message>
        <source>The table of this game with friends elsewhere was closed. It cannot go on.</source>
        <translation>La table de cette partie avec des amis à distance a été fermée. Elle ne peut pas continuer.</translation>
    </message>
</context>
<context>
    <name>HouseButtons</name>
    <message>
        <source>Let the house play</source>
        <translation>Laisser jouer la maison</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>Until %1 is back</source>
        <translation>Jusqu’au retour (%1)</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>L’ordinateur joue</translation>
    </message>
</context>
<context>
    <name>InvitationCard</name>
    <message>
        <source>The link is copied.</source>
        <translation>Le lien est copié.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invitation</translation>
    </message>
    <message>
        <source>QR code with the link</source>
        <translation>Code QR avec le lien</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>To be read aloud</source>
        <translation>À lire à voix haute</translation>
    </message>
    <message>
        <source>Address, if it is asked for: %1</source>
        <translation>Adresse, si elle est demandée&#x202f;: %1</translation>
    </message>
    <message>
        <source>The link is copied</source>
        <translation>Le lien est copié</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copier le lien</translation>
    </message>
</context>
<context>
    <name>JoinScreen</name>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Join friends</source>
        <translation>Rejoindre des amis</translation>
    </message>
    <message>
        <source>at their table</source>
        <translation>à leur table</translation>
    </message>
    <message>
        <source>You are invited</source>
        <translation>Vous avez une invitation</translation>
    </message>
    <message>
        <source>Enter the link or the code that you were sent or told.</source>
        <translation>Saisissez le lien ou le code qu’on vous a envoyé ou dicté.</translation>
    </message>
    <message>
        <source>Link or code</source>
        <translation>Lien ou code</translation>
    </message>
    <message>
        <source>Address of the table, written below its code</source>
        <translation>Adresse de la table, écrite sous son code</translation>
    </message>
    <message>
        <source>Address of the table</source>
        <translation>Adresse de la table</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Frapper à la porte</translation>
    </message>
    <message>
        <source>Your tables</source>
        <translation>Vos tables</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>To invite friends yourself, start a game and choose “Friend” for their seats.</source>
        <translation>Pour inviter vous-même des amis, préparez une partie et choisissez «&#x202f;Ami&#x202f;» pour leurs places.</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>Regarder seulement</translation>
    </message>
    <message>
        <source>Without a seat: you see what lies in the open, and nobody’s hand</source>
        <translation>Sans place&#x202f;: vous voyez ce qui est visible de tous, et la main de personne</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Fermer la table&#x202f;?</translation>
    </message>
    <message>
        <source>Give up the seat?</source>
        <translation>Céder la place&#x202f;?</translation>
    </message>
    <message>
        <source>%1: the table closes for everybody, and nobody can come back to it.</source>
        <translation>%1&#x202f;: la table se ferme pour tout le monde, et personne ne pourra y revenir.</translation>
    </message>
    <message>
        <source>%1: you cannot come back to it. The others are told that you have left the table.</source>
        <translation>%1&#x202f;: vous ne pourrez plus y revenir. Les autres apprendront que vous avez quitté la table.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>Give up the seat</source>
        <translation>Céder la place</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>La garder ouverte</translation>
    </message>
    <message>
        <source>The host’s program keeps the secrets. At the end you will be able to check that all was fair.</source>
        <translation>C’est le programme de l’hôte qui garde les secrets. À la fin, vous pourrez vérifier que tout était régulier.</translation>
    </message>
</context>
<context>
    <name>JournalTrouble</name>
    <message>
        <source>%1 was made by a newer version of Backroom.</source>
        <translation>%1 vient d’une version plus récente de Backroom.</translation>
    </message>
    <message>
        <source>%1 is from a game that this version of Backroom does not have.</source>
        <translation>%1 est une partie d’un jeu que cette version de Backroom n’a pas.</translation>
    </message>
    <message>
        <source>%1 is too large to be a Backroom game.</source>
        <translation>%1 est trop gros pour être une partie de Backroom.</translation>
    </message>
    <message>
        <source>%1 is damaged: line %2 cannot be read.</source>
        <translation>%1 est endommagé&#x202f;: la ligne %2 est illisible.</translation>
    </message>
    <message>
        <source>%1 is not a valid game: line %2 breaks the rules.</source>
        <translation>%1 n’est pas une partie valable&#x202f;: la ligne %2 enfreint les règles.</translation>
    </message>
    <message>
        <source>%1 has been altered: line %2 does not follow from the moves before it.</source>
        <translation>%1 a été modifié&#x202f;: la ligne %2 ne découle pas des coups précédents.</translation>
    </message>
    <message>
        <source>%1 is not a Backroom game.</source>
        <translation>%1 n’est pas une partie de Backroom.</translation>
    </message>
</context>
<context>
    <name>KeptTable</name>
    <message>
        <source>Give up</source>
        <translation>Y renoncer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>Maj+Tab</translation>
    </message>
    <message>
        <source>next item, previous item</source>
        <translation>élément suivant, élément précédent</translation>
    </message>
    <message>
        <source>move in that direction</source>
        <translation>aller dans cette direction</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>press, pick up, put down</source>
        <translation>appuyer, prendre, poser</translation>
    </message>
    <message>
        <source>press</source>
        <translation>appuyer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>undo a move</source>
        <translation>annuler un coup</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Maj+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>redo it</source>
        <translation>le rétablir</translation>
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
        <translation>expliquer l’élément sélectionné</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>un indice</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>replay what just happened</source>
        <translation>revoir ce qui vient de se passer</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>lecture et pause</translation>
    </message>
    <message>
        <source>one move back, one move forward</source>
        <translation>un pas en arrière, un pas en avant</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page↑</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page↓</translation>
    </message>
    <message>
        <source>to the start of this part, to the next part</source>
        <translation>chapitre précédent, chapitre suivant</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>go to the beginning, go to the end</source>
        <translation>aller au début, aller à la fin</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>plus vite, moins vite</translation>
    </message>
    <message>
        <source>leave the replay</source>
        <translation>quitter la relecture</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>watch the game from the beginning</source>
        <translation>revoir la partie</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>rename it</source>
        <translation>la renommer</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>duplicate it</source>
        <translation>la dupliquer</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>export it</source>
        <translation>l’exporter</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>delete it</source>
        <translation>la supprimer</translation>
    </message>
    <message>
        <source>restore what was deleted</source>
        <translation>rétablir ce qui a été supprimé</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>import a file</source>
        <translation>importer un fichier</translation>
    </message>
    <message>
        <source>home screen</source>
        <translation>écran d’accueil</translation>
    </message>
    <message>
        <source>the list of all games</source>
        <translation>la liste de toutes les parties</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>faire défiler</translation>
    </message>
    <message>
        <source>to the next link</source>
        <translation>vers le lien suivant</translation>
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
        <translation>page précédente, puis de nouveau en avant</translation>
    </message>
    <message>
        <source>Ctrl+Page Up</source>
        <translation>Ctrl+Page↑</translation>
    </message>
    <message>
        <source>Ctrl+Page Down</source>
        <translation>Ctrl+Page↓</translation>
    </message>
    <message>
        <source>previous page, next page</source>
        <translation>la section précédente et la suivante</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>search</source>
        <translation>chercher</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>copy this page</source>
        <translation>copier la section</translation>
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
        <translation>texte plus grand, texte plus petit</translation>
    </message>
    <message>
        <source>close the rulebook</source>
        <translation>fermer le livret de règles</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>les règles</translation>
    </message>
    <message>
        <source>this page</source>
        <translation>cette page</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>sound on and off</source>
        <translation>son activé ou coupé</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>In the replay</source>
        <translation>Dans la relecture</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>Sur cet écran</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>Dans le livret de règles</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>leave the table (games in progress are saved)</source>
        <translation>quitter la table (les parties en cours sont enregistrées)</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>les paramètres</translation>
    </message>
    <message>
        <source>leave the table (the game is lost when the window closes)</source>
        <translation>quitter la table&#x202f;: la partie est conservée tant que la fenêtre est ouverte</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quitter</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>review a finished game, close the review</source>
        <translation>analyser une partie terminée, fermer l’analyse</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>play on phones</source>
        <translation>jouer sur téléphone</translation>
    </message>
    <message>
        <source>skip what is shown; hold it to keep skipping</source>
        <translation>passer ce qui est montré&#x202f;; maintenir la touche pour en passer davantage</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>join friends elsewhere</source>
        <translation>rejoindre des amis à distance</translation>
    </message>
    <message>
        <source>knock, from any field</source>
        <translation>frapper à la porte, depuis n’importe quel champ</translation>
    </message>
    <message>
        <source>copy the link of the invitation</source>
        <translation>copier le lien de l’invitation</translation>
    </message>
    <message>
        <source>home screen (the table stays open)</source>
        <translation>écran d’accueil (la table reste ouverte)</translation>
    </message>
    <message>
        <source>home screen (your seat is kept)</source>
        <translation>écran d’accueil (votre place est gardée)</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>say something</source>
        <translation>dire quelque chose</translation>
    </message>
    <message>
        <source>undo what you have not confirmed yet, or leave the table</source>
        <translation>annuler ce qui n’est pas confirmé, ou quitter la table</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>Dans ce jeu</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>À toutes les tables</translation>
    </message>
</context>
<context>
    <name>LeaveLesson</name>
    <message>
        <source>Leave the lesson?</source>
        <translation>Quitter la leçon&#x202f;?</translation>
    </message>
    <message>
        <source>You can go on from here at any time.</source>
        <translation>Vous pourrez reprendre ici quand vous voudrez.</translation>
    </message>
    <message>
        <source>You can go on from here as long as the window is open.</source>
        <translation>Vous pourrez reprendre ici tant que la fenêtre est ouverte.</translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>Leave the table?</source>
        <translation>Quitter la table&#x202f;?</translation>
    </message>
    <message>
        <source>The table stays open.</source>
        <translation>La table reste ouverte.</translation>
    </message>
    <message>
        <source>Your seat is kept.</source>
        <translation>Votre place est gardée.</translation>
    </message>
    <message>
        <source>The game is saved: you can go on from here at any time.</source>
        <translation>La partie est enregistrée&#x202f;: vous pourrez reprendre ici quand vous voudrez.</translation>
    </message>
    <message>
        <source>You can go on from here as long as the window is open.</source>
        <translation>Vous pourrez reprendre ici tant que la fenêtre est ouverte.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Partir</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Nothing has been played yet, so this game will not be kept.</source>
        <translation>Rien n’a encore été joué&#x202f;: cette partie ne sera pas conservée.</translation>
    </message>
</context>
<context>
    <name>LedgerNotice</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
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
        <translation>Pas encore&#x202f;: lisez la suite, la leçon y viendra.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>That was the last step: play on in a whole game.</source>
        <translation>C’était la dernière étape&#x202f;: continuez dans une partie complète.</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>First time?</source>
        <translation>Première fois&#x202f;?</translation>
    </message>
    <message>
        <source>Learn %1 by playing: a few minutes, one move at a time, then a whole game.</source>
        <translation>Apprenez&#x202f;%1 en jouant&#x202f;: quelques minutes, un geste à la fois, puis une partie entière.</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Apprendre en jouant</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Ouvrir la table</translation>
    </message>
</context>
<context>
    <name>LessonPlate</name>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Play a whole game</source>
        <translation>Jouer une partie entière</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Whole game: %1</source>
        <translation>Partie entière&#x202f;: %1</translation>
    </message>
    <message>
        <source>Short game: %1</source>
        <translation>Partie courte&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>LessonsPanel</name>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>LevelWording</name>
    <message>
        <source>Rookie</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Rookie: takes what looks best at a glance, and misses a lot</source>
        <translation>Débutant&#x202f;: prend ce qui paraît le mieux au premier coup d’œil, et passe à côté de bien des choses</translation>
    </message>
    <message>
        <source>Soldier: weighs up every choice, but does not look far ahead</source>
        <translation>Soldat&#x202f;: pèse chaque choix, mais ne voit pas loin</translation>
    </message>
    <message>
        <source>Boss: looks ahead, and plays to win the game rather than the moment</source>
        <translation>Boss&#x202f;: voit loin, et joue pour gagner la partie plutôt que pour l’avantage du moment</translation>
    </message>
</context>
<context>
    <name>LobbyScreen</name>
    <message>
        <source>Ask %1 to leave?</source>
        <translation>Prier %1 de partir&#x202f;?</translation>
    </message>
    <message>
        <source>The seat becomes free again, and there is a new invitation: the old one is no longer good.</source>
        <translation>La place redevient libre, et il y a une nouvelle invitation&#x202f;: l’ancienne n’est plus valable.</translation>
    </message>
    <message>
        <source>Ask to leave</source>
        <translation>Prier de partir</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Fermer la table&#x202f;?</translation>
    </message>
    <message>
        <source>Whoever has come loses their seat, and the invitation is no longer good.</source>
        <translation>Les amis déjà arrivés perdent leur place, et l’invitation n’est plus valable.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>La laisser ouverte</translation>
    </message>
    <message>
        <source>Give up the seat?</source>
        <translation>Céder la place&#x202f;?</translation>
    </message>
    <message>
        <source>Somebody else can have it then. If you go to the home screen instead, you can come back to it at any time.</source>
        <translation>Quelqu’un d’autre pourra l’avoir. Si vous passez plutôt à l’écran d’accueil, vous pourrez y revenir à tout moment.</translation>
    </message>
    <message>
        <source>Give up the seat</source>
        <translation>Céder la place</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Friends elsewhere</source>
        <translation>Amis à distance</translation>
    </message>
    <message>
        <source>Who is coming?</source>
        <translation>Qui vient&#x202f;?</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Send your friends the link, or read the code to them. They need Backroom too, and enter either under “Friends elsewhere”.</source>
        <translation>Envoyez le lien à vos amis, ou lisez-leur le code. Il leur faut aussi Backroom&#x202f;: ils y saisissent l’un ou l’autre sous «&#x202f;Amis à distance&#x202f;».</translation>
    </message>
    <message>
        <source>Every seat is taken, so the invitation lets nobody else in. If you ask somebody to leave, there is a new one.</source>
        <translation>Toutes les places sont prises&#x202f;: l’invitation ne laisse plus entrer personne. Si vous priez quelqu’un de partir, il y en aura une nouvelle.</translation>
    </message>
    <message>
        <source>This table is closed</source>
        <translation>Cette table est fermée</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Franc jeu</translation>
    </message>
    <message>
        <source>Home screen</source>
        <translation>Écran d’accueil</translation>
    </message>
    <message>
        <source>The table stays open.</source>
        <translation>La table reste ouverte.</translation>
    </message>
    <message>
        <source>Your seat is kept.</source>
        <translation>Votre place est gardée.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Your seat at a friend’s table</source>
        <translation>Votre place à la table d’un ami</translation>
    </message>
    <message>
        <source>You watch</source>
        <translation>Vous regardez</translation>
    </message>
    <message>
        <source>You will see what lies in the open, and nobody’s hand.</source>
        <translation>Vous verrez ce qui est visible de tous, et la main de personne.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Ne plus regarder</translation>
    </message>
    <message>
        <source>The host’s program keeps the secrets. At the end you will be able to check that all was fair.</source>
        <translation>C’est le programme de l’hôte qui garde les secrets. À la fin, vous pourrez vérifier que tout était régulier.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>LobbySeat</name>
    <message>
        <source>A friend’s seat</source>
        <translation>La place d’un ami</translation>
    </message>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Place %1&#x202f;: %2, %3</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>Laisser jouer l’ordinateur</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Keep the seat for a friend</source>
        <translation>Garder la place pour un ami</translation>
    </message>
    <message>
        <source>Ask to leave</source>
        <translation>Prier de partir</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
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
        <translation>Emblème&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>MarkChooser</name>
    <message>
        <source>%1’s mark</source>
        <translation>Emblème pour %1</translation>
    </message>
    <message>
        <source>%1 (swaps marks with another player)</source>
        <translation>%1 (échange avec un autre joueur)</translation>
    </message>
</context>
<context>
    <name>MatchExchange</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 est illisible.</translation>
    </message>
    <message>
        <source>%1 was not imported. %2</source>
        <comment>a file, and what is wrong with the names in it</comment>
        <translation>%1 n’a pas été importé. %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: it is not a file on this computer.</source>
        <translation>%1 est illisible&#x202f;: ce n’est pas un fichier de cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>damaged: it cannot be continued</source>
        <translation>endommagée&#x202f;: impossible à reprendre</translation>
    </message>
    <message>
        <source>being played in another window</source>
        <translation>en cours dans une autre fenêtre</translation>
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
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>%1 won together</source>
        <translation>%1 ont gagné ensemble</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>«&#x202f;%1&#x202f;» a été supprimée.</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copie – %1</translation>
    </message>
    <message>
        <source>From here on, the copy is a game of its own.</source>
        <translation>À partir d’ici, la copie suit son propre chemin.</translation>
    </message>
    <message>
        <source>Could not write to %1.</source>
        <translation>Impossible d’écrire dans %1.</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Enregistrée dans %1</translation>
    </message>
    <message>
        <source>Nothing can be saved at the moment.</source>
        <translation>Rien ne peut être enregistré pour le moment.</translation>
    </message>
    <message>
        <source>You will find the copy beside it.</source>
        <translation>La copie est à côté.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Name of the game</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>View the final position</source>
        <translation>Voir la position finale</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Watch from the beginning</source>
        <translation>Revoir depuis le début</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Every game you start is recorded here, move by move. If somebody gives you a game file, import it or drop it on the window.</source>
        <translation>Chaque partie commencée est notée ici, coup par coup. Si quelqu’un vous donne un fichier de partie, importez-le ou déposez-le sur la fenêtre.</translation>
    </message>
</context>
<context>
    <name>MatchesScreen</name>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>To continue: %1 · finished: %2</source>
        <translation>À reprendre&#x202f;: %1 · terminées&#x202f;: %2</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>To continue</source>
        <translation>À reprendre</translation>
    </message>
    <message>
        <source>Nothing here yet. Your first game will be on this page.</source>
        <translation>Rien ici pour l’instant. Votre première partie sera sur cette page.</translation>
    </message>
    <message>
        <source>Games saved earlier cannot be read at the moment.</source>
        <translation>Les parties enregistrées auparavant ne peuvent pas être lues pour l’instant.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importer un fichier…</translation>
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
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>in “%1’s killer”: a name that begins with a vowel</comment>
        <translation>d’%1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>in “%1’s killer”: a name that begins with a consonant</comment>
        <translation>de %1</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>A game number is 1 to 18 digits, and nothing else.</source>
        <translation>Un numéro de partie comporte de 1 à 18 chiffres et rien d’autre.</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Annulation entre amis</translation>
    </message>
    <message>
        <source>Undo even what has been revealed</source>
        <translation>On annule même ce qui a été révélé</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message numerus="yes">
        <source>With %n players, “%1” is switched on.</source>
        <translation>
            <numerusform>À %n joueur, «&#x202f;%1&#x202f;» est activé.</numerusform>
            <numerusform>À %n joueurs, «&#x202f;%1&#x202f;» est activé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n players, “%1” is set to “%2”.</source>
        <translation>
            <numerusform>À %n joueur, «&#x202f;%1&#x202f;» passe à «&#x202f;%2&#x202f;».</numerusform>
            <numerusform>À %n joueurs, «&#x202f;%1&#x202f;» passe à «&#x202f;%2&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Not with friends elsewhere: their hands are seen only where they sit</source>
        <translation>Pas avec des amis à distance&#x202f;: leurs mains ne se voient que chez eux</translation>
    </message>
    <message>
        <source>Not with friends elsewhere: what they have seen cannot be undone</source>
        <translation>Pas avec des amis à distance&#x202f;: ce qu’ils ont vu ne s’annule pas</translation>
    </message>
    <message>
        <source>A friend elsewhere: plays in Backroom on another computer, and is invited in the next step</source>
        <translation>Un ami à distance&#x202f;: joue dans Backroom sur un autre ordinateur&#x202f;; vous l’inviterez à l’étape suivante</translation>
    </message>
    <message>
        <source>At least one person must play at this screen.</source>
        <translation>Une personne au moins doit jouer à cet écran.</translation>
    </message>
    <message>
        <source>Friend</source>
        <comment>a player who sits elsewhere</comment>
        <translation>Ami</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Who is at the table?</source>
        <translation>Qui s’assied à la table&#x202f;?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The curtain closes whenever the mouse changes hands: nobody sees what is not theirs.</source>
        <translation>Le rideau se ferme à chaque changement de joueur&#x202f;: personne ne voit le jeu d’un autre.</translation>
    </message>
    <message>
        <source>Next comes the invitation for your friends.</source>
        <translation>Ensuite vient l’invitation pour vos amis.</translation>
    </message>
    <message>
        <source>Nothing is secret in this game: nobody has to look away.</source>
        <translation>Rien n’est secret dans ce jeu&#x202f;: personne n’a à détourner les yeux.</translation>
    </message>
</context>
<context>
    <name>NoticePlate</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>OptionsPlate</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Numéro de partie</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>New game number</source>
        <translation>Nouveau numéro de partie</translation>
    </message>
    <message>
        <source>The same number gives the same game again</source>
        <translation>Le même numéro redonne la même partie</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Play on phones</source>
        <translation>Jeu sur téléphone</translation>
    </message>
    <message>
        <source>Dice and answers on each phone</source>
        <translation>Dés et réponses sur le téléphone</translation>
    </message>
    <message>
        <source>Secrets on each phone, no curtain</source>
        <translation>Les secrets sur le téléphone, sans rideau</translation>
    </message>
    <message>
        <source>Not with friends elsewhere: whoever sits here plays at this screen</source>
        <translation>Pas avec des amis à distance&#x202f;: ceux qui sont ici jouent à cet écran</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Ouvrir la table</translation>
    </message>
</context>
<context>
    <name>PageFoot</name>
    <message>
        <source>Next page: %1</source>
        <translation>Page suivante&#x202f;: %1</translation>
    </message>
    <message>
        <source>Previous page: %1</source>
        <translation>Page précédente&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Alt+←</source>
        <translation>Alt+←</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Alt+→</source>
        <translation>Alt+→</translation>
    </message>
    <message>
        <source>Close the rulebook</source>
        <translation>Fermer le livret de règles</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
</context>
<context>
    <name>PageTools</name>
    <message>
        <source>Language of the rulebook</source>
        <translation>Langue du livret</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Copy this page</source>
        <translation>Copier cette page</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Print to a PDF file</source>
        <translation>Imprimer dans un fichier PDF</translation>
    </message>
    <message>
        <source>Save a one-page quick-start sheet</source>
        <translation>Enregistrer une fiche d’une page pour commencer</translation>
    </message>
</context>
<context>
    <name>PdfProgressPlate</name>
    <message>
        <source>Writing the PDF file…</source>
        <translation>Écriture du fichier PDF…</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>Who are you?</source>
        <translation>Qui êtes-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Tap your name.</source>
        <translation>Touchez votre nom.</translation>
    </message>
    <message>
        <source>Look at the big screen.</source>
        <translation>Regardez le grand écran.</translation>
    </message>
    <message>
        <source>The game is over: the result is on the big screen.</source>
        <translation>La partie est finie&#x202f;: le résultat est sur le grand écran.</translation>
    </message>
    <message>
        <source>Phones cannot reach the program: %1.</source>
        <translation>Les téléphones ne peuvent pas joindre le programme&#x202f;: %1.</translation>
    </message>
    <message>
        <source>already has a phone</source>
        <translation>a déjà un téléphone</translation>
    </message>
    <message>
        <source>The big screen is asking whether you may play as %1.</source>
        <translation>Le grand écran demande si vous pouvez jouer sous le nom «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>There is no game on the table right now.</source>
        <translation>Il n’y a pas de partie en cours pour l’instant.</translation>
    </message>
    <message>
        <source>Another phone is playing for you now.</source>
        <translation>Un autre téléphone joue maintenant à votre place.</translation>
    </message>
    <message>
        <source>The phones have been turned off from the big screen.</source>
        <translation>Les téléphones ont été désactivés depuis le grand écran.</translation>
    </message>
    <message>
        <source>To play on phones, a component is needed that is not installed (on Debian: libqt6websockets6, libsodium23).</source>
        <translation>Pour jouer sur téléphone, il faut un composant qui n’est pas installé (sous Debian&#x202f;: libqt6websockets6, libsodium23).</translation>
    </message>
    <message>
        <source>This computer is not on a local network that a phone could reach.</source>
        <translation>Cet ordinateur n’est connecté à aucun réseau local accessible à un téléphone.</translation>
    </message>
    <message>
        <source>You play on the big screen now. Scan the code there to come back.</source>
        <translation>Vous jouez maintenant sur le grand écran. Pour revenir, scannez le code qui s’y affiche.</translation>
    </message>
    <message>
        <source>Plays on this screen</source>
        <translation>Joue sur cet écran</translation>
    </message>
    <message>
        <source>The house plays</source>
        <translation>La maison joue</translation>
    </message>
    <message>
        <source>The program on the big screen was closed. When the game goes on there, this phone is back by itself; if not, scan the code there again.</source>
        <translation>Le programme du grand écran a été fermé. Quand la partie reprendra, ce téléphone reviendra tout seul&#x202f;; sinon, scannez de nouveau le code.</translation>
    </message>
</context>
<context>
    <name>PhonesButton</name>
    <message numerus="yes">
        <source>Phones (%n player(s))</source>
        <translation>
            <numerusform>Téléphones (%n joueur)</numerusform>
            <numerusform>Téléphones (%n joueurs)</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on phones, without a curtain</source>
        <translation>Jouer sur téléphone, sans rideau</translation>
    </message>
    <message>
        <source>Phones: someone wants to join</source>
        <translation>Téléphones&#x202f;: quelqu’un demande à jouer</translation>
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
        <translation>Téléphones</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>Turn the phones off</source>
        <translation>Désactiver les téléphones</translation>
    </message>
    <message>
        <source>QR code for %1</source>
        <translation>Code QR pour %1</translation>
    </message>
    <message>
        <source>The phone must be on the same Wi-Fi as this computer. Anyone without a phone plays here, behind the curtain.</source>
        <translation>Le téléphone doit être connecté au même Wi-Fi que cet ordinateur. Ceux qui n’ont pas de téléphone jouent ici, derrière le rideau.</translation>
    </message>
    <message>
        <source>Scan the code with your phone and tap your name. You then have your cards and dice on the phone, while this screen shows the table.</source>
        <translation>Scannez le code avec votre téléphone et touchez votre nom. Vous avez alors vos cartes et vos dés sur le téléphone, et cet écran montre la table.</translation>
    </message>
    <message>
        <source>This code is only for %1.</source>
        <translation>Ce code est réservé à %1.</translation>
    </message>
    <message>
        <source>Another phone wants to play as %1.</source>
        <translation>Un autre téléphone demande à jouer sous le nom «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Code for everyone</source>
        <translation>Code pour tous</translation>
    </message>
    <message>
        <source>Personal code</source>
        <translation>Code personnel</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Leave them on</source>
        <translation>Les laisser actifs</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) on phones: turn them off</source>
        <translation>
            <numerusform>%n joueur sur téléphone&#x202f;: désactiver</numerusform>
            <numerusform>%n joueurs sur téléphone&#x202f;: désactiver</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message>
        <source>Every player needs a name.</source>
        <translation>Chaque joueur doit avoir un nom.</translation>
    </message>
    <message>
        <source>A name can contain only visible characters.</source>
        <translation>Un nom ne peut avoir que des signes visibles.</translation>
    </message>
    <message>
        <source>A name can have at most %1 characters.</source>
        <translation>Un nom a au plus %1 caractères.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Deux joueurs s’appellent %1.</translation>
    </message>
    <message>
        <source>%1 and %2 look the same.</source>
        <comment>names</comment>
        <translation>%1 et %2 se ressemblent trop.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>whose name cannot be seen</comment>
        <translation>Joueur %1</translation>
    </message>
</context>
<context>
    <name>Pressable</name>
    <message>
        <source>Not available right now.</source>
        <translation>Pas disponible pour l’instant.</translation>
    </message>
</context>
<context>
    <name>ProblemPlate</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>QuitPanel</name>
    <message>
        <source>Quit anyway?</source>
        <translation>Quitter quand même&#x202f;?</translation>
    </message>
    <message>
        <source>%1 Whatever has not been saved is lost when the window closes.</source>
        <translation>%1 Ce qui n’est pas enregistré sera perdu à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>Quit and lose it</source>
        <translation>Quitter et le perdre</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Everything has been saved now.</source>
        <translation>Tout est maintenant enregistré.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) on phones lose the table.</source>
        <translation>
            <numerusform>%n joueur sur téléphone perd la table.</numerusform>
            <numerusform>%n joueurs sur téléphone perdent la table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
        <translation>C’est à quelqu’un d’autre de jouer.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>What everyone has seen cannot be undone, unless the game was started with the option “Friendly undo”.</source>
        <translation>Ce que tout le monde a vu ne s’annule pas, sauf si la partie a commencé avec l’option «&#x202f;Annulation entre amis&#x202f;».</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>Something else has happened meanwhile. Decide anew.</source>
        <translation>Autre chose est arrivé entre-temps. Décidez à nouveau.</translation>
    </message>
</context>
<context>
    <name>Remote</name>
    <message>
        <source>The broker’s settings cannot be written to %1. Is the disk full?</source>
        <translation>Les réglages du broker ne peuvent pas être écrits dans %1. Le disque est-il plein&#x202f;?</translation>
    </message>
    <message>
        <source>To invite friends on your own network, install mosquitto; or name a broker.</source>
        <translation>Pour inviter des amis connectés à votre réseau, installez mosquitto&#x202f;; ou indiquez un broker.</translation>
    </message>
    <message>
        <source>This computer is in no network where friends could find it.</source>
        <translation>Cet ordinateur n’est dans aucun réseau où des amis pourraient le trouver.</translation>
    </message>
    <message>
        <source>There is no port left for the broker on this computer.</source>
        <translation>Il ne reste aucun port pour le broker sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The broker mosquitto cannot be started: %1.</source>
        <translation>Le broker mosquitto ne peut pas être démarré&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The broker’s passwords cannot be prepared.</source>
        <translation>Les mots de passe du broker ne peuvent pas être préparés.</translation>
    </message>
    <message>
        <source>The broker mosquitto ends again and again. It says: %1</source>
        <translation>Le broker mosquitto s’arrête sans cesse. Il dit&#x202f;: %1</translation>
    </message>
    <message>
        <source>There is no computer named %1. Check the address of the broker.</source>
        <translation>Il n’y a pas d’ordinateur nommé %1. Vérifiez l’adresse du broker.</translation>
    </message>
    <message>
        <source>Nothing answers at %1, port %2. Is the broker running, and does its firewall let you in?</source>
        <translation>Rien ne répond à %1, port %2. Le broker est-il en marche, et son pare-feu vous laisse-t-il entrer&#x202f;?</translation>
    </message>
    <message>
        <source>The broker does not let you in. Ask for a new invitation, or check name and password.</source>
        <translation>Le broker ne vous laisse pas entrer. Demandez une nouvelle invitation, ou vérifiez le nom et le mot de passe.</translation>
    </message>
    <message>
        <source>The broker answers, but does not accept the connection.</source>
        <translation>Le broker répond, mais n’accepte pas la connexion.</translation>
    </message>
    <message>
        <source>The connection to the broker is lost. It is being tried again.</source>
        <translation>La connexion au broker est perdue. Nouvelle tentative en cours.</translation>
    </message>
    <message>
        <source>What answers at %1, port %2, is no broker.</source>
        <translation>Ce qui répond à %1, port %2, n’est pas un broker.</translation>
    </message>
    <message>
        <source>What answers at %1, port %2, is no broker, or one that expects encryption.</source>
        <translation>Ce qui répond à %1, port %2, n’est pas un broker, ou est un broker qui exige le chiffrement.</translation>
    </message>
    <message>
        <source>What answers at %1, port %2, does not use encryption. Check the port, or turn “Encrypted connection” off.</source>
        <translation>Ce qui répond à %1, port %2, n’utilise pas le chiffrement. Vérifiez le port, ou désactivez la connexion chiffrée.</translation>
    </message>
    <message>
        <source>The certificate of the broker at %1 has expired, or is not one that this computer trusts.</source>
        <translation>Le certificat du broker à %1 a expiré, ou cet ordinateur ne lui fait pas confiance.</translation>
    </message>
    <message>
        <source>The certificate of the broker at %1 is for another name.</source>
        <translation>Le certificat du broker à %1 est établi pour un autre nom.</translation>
    </message>
    <message>
        <source>“%1” is not the address of a proxy. An example: 127.0.0.1:9050.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas l’adresse d’un proxy. Un exemple&#x202f;: 127.0.0.1:9050.</translation>
    </message>
    <message>
        <source>No proxy answers at %1.</source>
        <translation>Aucun proxy ne répond à %1.</translation>
    </message>
    <message>
        <source>The proxy at %1 does not reach the broker at %2, port %3.</source>
        <translation>Le proxy à %1 n’arrive pas à joindre le broker à %2, port %3.</translation>
    </message>
</context>
<context>
    <name>RenamePlayer</name>
    <message>
        <source>Rename or merge</source>
        <translation>Renommer ou fusionner</translation>
    </message>
    <message>
        <source>The new name applies to every game played as %1, past and future. The games themselves do not change.</source>
        <translation>Le nouveau nom vaut pour toutes les parties jouées et à jouer sous le nom «&#x202f;%1&#x202f;». Les parties restent comme elles sont.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>%1 and %2 become one player. You can separate them again here.</source>
        <translation>%1 et %2 ne font plus qu’un. Ici, on peut les séparer de nouveau.</translation>
    </message>
    <message>
        <source>The same person as</source>
        <translation>La même personne que</translation>
    </message>
    <message>
        <source>Counted as this player; click a name to separate it again</source>
        <translation>Comptés comme ce joueur&#x202f;; cliquez sur un nom pour le séparer à nouveau</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup&#x202f;%1 sur&#x202f;%2</translation>
    </message>
    <message>
        <source>To the start of this part</source>
        <translation>Au début de ce passage</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page↑</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>←</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>To the next part</source>
        <translation>Au passage suivant</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page↓</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Vitesse&#x202f;: %1</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Copies the game up to this point and lets you play on in the copy. This game does not change.</source>
        <translation>Copie la partie jusqu’ici, et vous continuez dans la copie. Cette partie-ci ne change pas.</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Quitter la relecture</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Fermer l’analyse</translation>
    </message>
    <message>
        <source>Review the game: turning points, decisions, luck</source>
        <translation>Analyser la partie&#x202f;: tournants, décisions, chance</translation>
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
        <translation>Ligne de temps&#x202f;: coup&#x202f;%1 sur&#x202f;%2</translation>
    </message>
</context>
<context>
    <name>ReplayViewerChooser</name>
    <message>
        <source>Seen by: %1</source>
        <translation>Vu par&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>RestartLesson</name>
    <message>
        <source>Begin the lesson again?</source>
        <translation>Recommencer la leçon&#x202f;?</translation>
    </message>
    <message>
        <source>It starts at the first step.</source>
        <translation>Elle reprend à la première étape.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Move %1. %2’s chance of winning: from %3% to %4%.</source>
        <translation>Coup %1. La probabilité de victoire %2 passe de %3&#x202f;% à %4&#x202f;%.</translation>
    </message>
    <message>
        <source>Move %1: %2 %3’s chance of winning: from %4% to %5%.</source>
        <comment>2: one or more whole sentences</comment>
        <translation>Coup %1&#x202f;: %2 La probabilité de victoire %3 passe de %4&#x202f;% à %5&#x202f;%.</translation>
    </message>
    <message>
        <source>%1’s chance of winning: %2% at the beginning, at best %3% (move %4), at worst %5% (move %6).</source>
        <translation>Probabilité de victoire %1&#x202f;: %2&#x202f;% au début, %3&#x202f;% au plus haut (coup %4), %5&#x202f;% au plus bas (coup %6).</translation>
    </message>
    <message>
        <source>Good and bad luck about evened out.</source>
        <translation>Chance et malchance se sont à peu près compensées.</translation>
    </message>
    <message numerus="yes">
        <source>It raised the chance of winning by about %n percentage point(s).</source>
        <translation>
            <numerusform>Elle a augmenté la probabilité de victoire d’environ %n point.</numerusform>
            <numerusform>Elle a augmenté la probabilité de victoire d’environ %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lowered the chance of winning by about %n percentage point(s).</source>
        <translation>
            <numerusform>Elle a réduit la probabilité de victoire d’environ %n point.</numerusform>
            <numerusform>Elle a réduit la probabilité de victoire d’environ %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played as the boss would have: %1 of %n decision(s).</source>
        <translation>
            <numerusform>Décisions que le boss aurait prises aussi&#x202f;: %1 sur %n.</numerusform>
            <numerusform>Décisions que le boss aurait prises aussi&#x202f;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None stands out.</source>
        <translation>Aucune ne sort du lot.</translation>
    </message>
    <message>
        <source>None cost enough to speak of.</source>
        <translation>Aucune n’a coûté assez cher pour qu’on en parle.</translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning: about %n percentage point(s) lower.</source>
        <translation>
            <numerusform>Probabilité de victoire&#x202f;: environ %n point de moins.</numerusform>
            <numerusform>Probabilité de victoire&#x202f;: environ %n points de moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning: about %n percentage point(s) higher than with a rookie’s choice.</source>
        <translation>
            <numerusform>Probabilité de victoire&#x202f;: environ %n point de plus qu’avec le choix d’un débutant.</numerusform>
            <numerusform>Probabilité de victoire&#x202f;: environ %n points de plus qu’avec le choix d’un débutant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance of winning: less than half a percentage point lower.</source>
        <translation>Probabilité de victoire&#x202f;: pas même un demi-point de moins.</translation>
    </message>
    <message>
        <source>Chance of winning: less than half a percentage point higher than with a rookie’s choice.</source>
        <translation>Probabilité de victoire&#x202f;: pas même un demi-point de plus qu’avec le choix d’un débutant.</translation>
    </message>
    <message>
        <source>%1 led from beginning to end.</source>
        <translation>%1 a mené du début à la fin.</translation>
    </message>
    <message>
        <source>%1 took the lead for good with move %2 (%3).</source>
        <comment>3: round 3</comment>
        <translation>%1 a pris l’avantage pour de bon au coup %2 (%3).</translation>
    </message>
    <message>
        <source>%1 shares the win: in the end nobody was ahead.</source>
        <translation>%1 partage la victoire&#x202f;: à la fin, personne n’avait l’avantage.</translation>
    </message>
    <message>
        <source>%1 led until move %2 (%3); then %4 took the lead.</source>
        <comment>3: round 3, 4: a player</comment>
        <translation>%1 a mené jusqu’au coup %2 (%3)&#x202f;; ensuite, %4 a pris l’avantage.</translation>
    </message>
    <message>
        <source>%1 was never clearly ahead.</source>
        <translation>%1 n’a jamais nettement mené.</translation>
    </message>
    <message>
        <source>%1 was never clearly ahead; %2 led from beginning to end.</source>
        <translation>%1 n’a jamais nettement mené&#x202f;; %2 a mené du début à la fin.</translation>
    </message>
    <message>
        <source>%1 was never clearly ahead; %2 took the lead for good with move %3 (%4).</source>
        <comment>2: a player, 4: round 3</comment>
        <translation>%1 n’a jamais nettement mené&#x202f;; %2 a pris l’avantage pour de bon au coup %3 (%4).</translation>
    </message>
    <message>
        <source>Nobody won.</source>
        <translation>Personne n’a gagné.</translation>
    </message>
    <message>
        <source>In the end %1 won.</source>
        <translation>À la fin, %1 a gagné.</translation>
    </message>
    <message>
        <source>%1 led for the last time until move %2 (%3); then %4 took the lead.</source>
        <comment>3: round 3, 4: a player</comment>
        <translation>%1 a mené pour la dernière fois jusqu’au coup %2 (%3) ; ensuite, %4 a pris l’avantage.</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Chances of winning</source>
        <translation>Probabilités de victoire</translation>
    </message>
    <message>
        <source>The boss is looking through the game: %1%</source>
        <translation>Le boss analyse la partie&#x202f;: %1&#x202f;%</translation>
    </message>
    <message>
        <source>100%</source>
        <translation>100&#x202f;%</translation>
    </message>
    <message>
        <source>0%</source>
        <translation>0&#x202f;%</translation>
    </message>
</context>
<context>
    <name>ReviewPlate</name>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Coup joué&#x202f;: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Meilleur coup&#x202f;: %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Fermer l’analyse</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>The boss is looking through the game.</source>
        <translation>Le boss analyse la partie.</translation>
    </message>
    <message>
        <source>Only computer players took part: nobody’s decisions are judged.</source>
        <translation>Seuls des ordinateurs ont joué&#x202f;: aucune décision n’est jugée.</translation>
    </message>
    <message>
        <source>Most costly decision</source>
        <translation>Décision la plus coûteuse</translation>
    </message>
    <message>
        <source>Best decision</source>
        <translation>Meilleure décision</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>The review is ready.</source>
        <translation>L’analyse est prête.</translation>
    </message>
    <message>
        <source>Key to the curve</source>
        <translation>Légende de la courbe</translation>
    </message>
    <message>
        <source>The table shows it.</source>
        <translation>La table le montre.</translation>
    </message>
    <message>
        <source>The table shows the better move.</source>
        <translation>La table montre le meilleur coup.</translation>
    </message>
    <message>
        <source>The curve over the timeline: everybody’s chance of winning, from move to move.</source>
        <translation>La courbe au-dessus de la ligne de temps&#x202f;: la probabilité de victoire de chacun, coup après coup.</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Round %1, the last</source>
        <translation>Manche %1, la dernière</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>of a game that was left</comment>
        <translation>manche %1</translation>
    </message>
    <message>
        <source>round %1, the last</source>
        <comment>of a game that was left</comment>
        <translation>manche %1, la dernière</translation>
    </message>
    <message>
        <source>Round %1 of at most %2</source>
        <translation>Manche %1 sur %2 au plus</translation>
    </message>
    <message>
        <source>round %1 of at most %2</source>
        <comment>of a game that was left</comment>
        <translation>manche %1, max %2</translation>
    </message>
</context>
<context>
    <name>RuleNumber</name>
    <message>
        <source>Copy this paragraph</source>
        <translation>Copier ce paragraphe</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Copied: this paragraph</source>
        <translation>Copié&#x202f;: ce paragraphe</translation>
    </message>
    <message>
        <source>Copied: “%1”</source>
        <translation>Copié&#x202f;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>The rulebook was saved as a PDF file: %1</source>
        <translation>Le livret de règles a été enregistré en PDF&#x202f;: %1</translation>
    </message>
    <message>
        <source>The sheet was saved as a PDF file: %1</source>
        <translation>La fiche est maintenant un fichier PDF&#x202f;: %1</translation>
    </message>
    <message>
        <source>The PDF file cannot be written: %1</source>
        <translation>Impossible d’écrire le fichier PDF&#x202f;: %1</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>La règle du jeu</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>En une page</translation>
    </message>
</context>
<context>
    <name>RulebookPanel</name>
    <message>
        <source>Rulebook</source>
        <translation>Livret de règles</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message numerus="yes">
        <source>%n pages found</source>
        <translation>
            <numerusform>%n page trouvée</numerusform>
            <numerusform>%n pages trouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Place %1&#x202f;: %2, %3</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nom de la place %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Qui joue à la place %1</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un ami</translation>
    </message>
</context>
<context>
    <name>SeatsPlate</name>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>%1 to %2 players, in the order in which you pass the mouse round</source>
        <translation>De %1 à %2 joueurs, dans l’ordre où circule la souris</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Free marks</source>
        <translation>Emblèmes libres</translation>
    </message>
    <message>
        <source>Each mark has a colour and a shape of its own, so you can tell them apart without colour.</source>
        <translation>Un emblème, c’est une couleur et une forme&#x202f;: on le reconnaît même sans la couleur.</translation>
    </message>
    <message>
        <source>%1 to %2 players, in the order round the table</source>
        <translation>De %1 à %2 joueurs, dans l’ordre autour de la table</translation>
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
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Un autre</translation>
    </message>
    <message>
        <source>Address and port</source>
        <translation>Adresse et port</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Encrypted connection</source>
        <translation>Connexion chiffrée</translation>
    </message>
    <message>
        <source>Needed outside your home: it hides name and password</source>
        <translation>Nécessaire hors de chez vous&#x202f;: elle cache le nom et le mot de passe</translation>
    </message>
    <message>
        <source>Name and password</source>
        <translation>Nom et mot de passe</translation>
    </message>
    <message>
        <source>Name at the broker</source>
        <translation>Nom auprès du broker</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Password at the broker</source>
        <translation>Mot de passe auprès du broker</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Essai en cours…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>A server that passes messages between the computers of friends; it cannot read them</source>
        <translation>Un serveur qui transmet les messages d’un ordinateur à l’autre&#x202f;; il ne peut pas les lire</translation>
    </message>
    <message>
        <source>The server that passes messages between the computers of friends. %1</source>
        <translation>Le serveur qui transmet les messages entre les ordinateurs des amis. %1</translation>
    </message>
    <message>
        <source>Here Backroom does so itself while friends are invited; a firewall must let their computers in</source>
        <translation>Ici, Backroom s’en charge tant que des amis sont invités&#x202f;; le pare-feu doit laisser entrer leurs ordinateurs</translation>
    </message>
    <message>
        <source>A computer through which the connection goes, such as that of Tor (kind: SOCKS5); usually empty</source>
        <translation>Un ordinateur par lequel passe la connexion, comme celui de Tor (type&#x202f;: SOCKS5)&#x202f;; vide en général</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>As far as there is room; the rulebook also has a text size of its own</source>
        <translation>Là où la place suffit&#x202f;; le livret de règles a en plus sa propre taille de texte</translation>
    </message>
    <message>
        <source>Stronger contrast</source>
        <translation>Contraste renforcé</translation>
    </message>
    <message>
        <source>Lighter text on a darker background, bolder outlines</source>
        <translation>Texte plus clair sur fond plus sombre, contours plus marqués</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>F11 does the same</source>
        <translation>Également avec la touche F11</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Restore the defaults?</source>
        <translation>Rétablir les réglages d’origine&#x202f;?</translation>
    </message>
    <message>
        <source>All settings, in every section, go back to their defaults. New games no longer suggest the most recent names or house rules. The language, your games and the statistics are kept.</source>
        <translation>Tous les réglages, dans toutes les sections, reprennent leur valeur d’origine. Les nouvelles parties ne proposent plus les noms ni les règles maison utilisés en dernier. La langue, vos parties et les statistiques sont conservées.</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
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
        <translation>Réglages d’origine…</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Friends elsewhere</source>
        <translation>Amis à distance</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>The M key turns it off and on</source>
        <translation>La touche M le coupe et le rétablit</translation>
    </message>
    <message>
        <source>Off: the M key turns it on</source>
        <translation>Coupé&#x202f;: la touche M le rétablit</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#x202f;%</translation>
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
        <translation>Tout se passe instantanément</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapides</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lentes</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mouvements réduits</translation>
    </message>
    <message>
        <source>Nothing flies, turns or bounces</source>
        <translation>Rien ne vole, ne tourne ni ne rebondit</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Annulation entre amis</translation>
    </message>
    <message>
        <source>In new games: undo even what has been revealed</source>
        <translation>Dans les nouvelles parties&#x202f;: annuler même ce qui a été révélé</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Ordinateurs</translation>
    </message>
    <message>
        <source>Their level in a new game</source>
        <translation>Leur niveau dans une nouvelle partie</translation>
    </message>
    <message>
        <source>Rookie</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Table talk</source>
        <translation>Bavardages à table</translation>
    </message>
    <message>
        <source>First-time notes</source>
        <translation>Explications</translation>
    </message>
    <message>
        <source>Show what computer players and friends elsewhere say</source>
        <translation>Montrer ce que disent les ordinateurs et les amis à distance</translation>
    </message>
    <message>
        <source>SuperGang explains a rule the first time it matters</source>
        <translation>SuperGang explique une règle la première fois qu’elle sert</translation>
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
        <translation>quittée aujourd’hui à %1</translation>
    </message>
    <message>
        <source>last played yesterday at %1</source>
        <translation>quittée hier à %1</translation>
    </message>
    <message>
        <source>last played on %1</source>
        <translation>quittée le %1</translation>
    </message>
    <message>
        <source>ended today at %1</source>
        <translation>terminée aujourd’hui à %1</translation>
    </message>
    <message>
        <source>ended yesterday at %1</source>
        <translation>terminée hier à %1</translation>
    </message>
    <message>
        <source>ended on %1</source>
        <translation>terminée le %1</translation>
    </message>
</context>
<context>
    <name>ShelfCard</name>
    <message>
        <source>being played in another window</source>
        <translation>en cours dans une autre fenêtre</translation>
    </message>
    <message>
        <source>damaged: it cannot be continued</source>
        <translation>endommagée&#x202f;: impossible à reprendre</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>ShelfRow</name>
    <message>
        <source>Games to continue</source>
        <translation>Parties à reprendre</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sound: %1%</source>
        <translation>Son&#x202f;: %1&#x202f;%</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Son coupé</translation>
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
        <translation>Appuyez sur une flèche ou sur Entrée pour choisir.</translation>
    </message>
</context>
<context>
    <name>SpectaclePlate</name>
    <message>
        <source>Bad news for</source>
        <comment>followed by faces</comment>
        <translation>Mauvaise nouvelle pour</translation>
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
        <translation>Débutant (ordinateur)</translation>
    </message>
    <message>
        <source>Soldier (computer)</source>
        <translation>Soldat (ordinateur)</translation>
    </message>
    <message>
        <source>Boss (computer)</source>
        <translation>Boss (ordinateur)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>12 games, 5 won</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>1 in %1</source>
        <translation>1 sur %1</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a month</comment>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>%1 of all games</source>
        <translation>%1 du total</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Place moyenne</translation>
    </message>
    <message>
        <source>current: %1</source>
        <translation>en cours&#x202f;: %1</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Scores au fil du temps</translation>
    </message>
    <message>
        <source>Places over time</source>
        <translation>Places au fil du temps</translation>
    </message>
    <message>
        <source>%1: %2, place %3 of %4, score %5</source>
        <translation>%1&#x202f;: %2, place %3 sur %4, score %5</translation>
    </message>
    <message>
        <source>%1 to %2: %3.</source>
        <translation>Du %1 au %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Placings have been improving lately.</source>
        <translation>Les places s’améliorent ces derniers temps.</translation>
    </message>
    <message>
        <source>Placings have been slipping lately.</source>
        <translation>Les places sont moins bonnes ces derniers temps.</translation>
    </message>
    <message>
        <source>Placings have hardly changed lately.</source>
        <translation>Les places ne changent guère ces derniers temps.</translation>
    </message>
    <message numerus="yes">
        <source>place %1: %n time(s)</source>
        <translation>
            <numerusform>place %1&#x202f;: %n fois</numerusform>
            <numerusform>place %1&#x202f;: %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3 ahead, %4 tied, %5 behind</source>
        <translation>%1, %2&#x202f;: %3 devant, %4 à égalité, %5 derrière</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%n partie ensemble</numerusform>
            <numerusform>%n parties ensemble</numerusform>
        </translation>
    </message>
    <message>
        <source>first</source>
        <translation>premier</translation>
    </message>
    <message>
        <source>last</source>
        <translation>dernier</translation>
    </message>
    <message>
        <source>The statistics were saved as a table: %1</source>
        <translation>Les statistiques ont été enregistrées sous forme de tableau&#x202f;: %1</translation>
    </message>
    <message>
        <source>The table could not be saved: %1</source>
        <translation>Impossible d’enregistrer le tableau&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 is among the forgotten players. Bring that player back first, or choose another name.</source>
        <translation>%1 est parmi les joueurs oubliés. Rétablissez d’abord ce joueur, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 and %2 have played at the same table, so they are two different people.</source>
        <translation>%1 et %2 ont joué à la même table&#x202f;: ce sont bien deux personnes.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>odds: 2 in 5</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a day: what was played</comment>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Meilleure série</translation>
    </message>
</context>
<context>
    <name>StatisticsChart</name>
    <message>
        <source>average of the last %1 games</source>
        <translation>moyenne des %1 dernières parties</translation>
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
        <translation>Joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n forgotten player(s)</source>
        <translation>
            <numerusform>%n joueur oublié</numerusform>
            <numerusform>%n joueurs oubliés</numerusform>
        </translation>
    </message>
    <message>
        <source>Head-to-head table</source>
        <translation>Chacun contre chacun</translation>
    </message>
</context>
<context>
    <name>StatisticsRivals</name>
    <message>
        <source>Head to head</source>
        <translation>Face à face</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>devant</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>derrière</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Forget %1?</source>
        <translation>Oublier %1&#x202f;?</translation>
    </message>
    <message>
        <source>From now on every figure, chart and export leaves this player out. The games themselves stay, and you can bring the player back at any time.</source>
        <translation>Désormais, les chiffres, graphiques et exportations ne comptent plus ce joueur. Les parties restent, et vous pouvez le rétablir quand vous voulez.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>The first page is yours</source>
        <translation>La première page est à vous</translation>
    </message>
    <message>
        <source>Nobody to show</source>
        <translation>Personne à montrer</translation>
    </message>
    <message>
        <source>Finish a game, and you will see here who won it, how, and with how much luck.</source>
        <translation>Jouez une partie jusqu’au bout, et vous lirez ici qui l’a gagnée, comment, et avec combien de chance.</translation>
    </message>
    <message>
        <source>Nobody shown here has finished a game of this kind yet.</source>
        <translation>Aucun des joueurs montrés ici n’a encore terminé une partie de ce jeu.</translation>
    </message>
    <message>
        <source>Counting the games…</source>
        <translation>Comptage des parties…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exporter en CSV</translation>
    </message>
    <message>
        <source>Show computers</source>
        <translation>Montrer les ordinateurs</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Rename or merge</source>
        <translation>Renommer ou fusionner</translation>
    </message>
    <message>
        <source>Forget this player</source>
        <translation>Oublier ce joueur</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Fewer</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>SuperGang</name>
    <message>
        <source>Against:</source>
        <translation>Contre&#x202f;:</translation>
    </message>
    <message>
        <source>Who throws for the shop?</source>
        <translation>Qui lance pour la boutique&#x202f;?</translation>
    </message>
    <message>
        <source>Back to the other actions</source>
        <translation>Revenir aux autres actions</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, en cours</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>argent</translation>
    </message>
    <message numerus="yes">
        <source>%n shop(s)</source>
        <translation>
            <numerusform>%n boutique</numerusform>
            <numerusform>%n boutiques</numerusform>
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
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Offer a trade</source>
        <translation>Proposer un échange</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>No shops</source>
        <translation>Aucune boutique</translation>
    </message>
    <message>
        <source>Cash: %1 → %2</source>
        <translation>Argent&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Income per turn: %1 → %2</source>
        <translation>Recette par tour&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>Buy the police</source>
        <translation>Acheter la police</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Whole town</source>
        <translation>Toute la ville</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>The quiet rounds are over: the police are on the beat, and gangs may shoot at each other.</source>
        <translation>Les manches tranquilles sont finies&#x202f;: la police patrouille, et les gangs peuvent se tirer dessus.</translation>
    </message>
    <message>
        <source>This is the last one.</source>
        <comment>round</comment>
        <translation>C’est la dernière.</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 est hors jeu</translation>
    </message>
    <message>
        <source>Killer, vamp and dealer are dead. Everything goes back to the bank.</source>
        <translation>Tueur, vamp et trafiquant sont morts. Tout retourne à la banque.</translation>
    </message>
    <message>
        <source>The gang has left town. Everything goes back to the bank.</source>
        <translation>Le gang a quitté la ville. Tout retourne à la banque.</translation>
    </message>
    <message>
        <source>%1: under arrest</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1&#x202f;: en état d’arrestation</translation>
    </message>
    <message>
        <source>%1: into custody</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1&#x202f;: en garde à vue</translation>
    </message>
    <message numerus="yes">
        <source>Jail for %n year(s), or a rebellion.</source>
        <translation>
            <numerusform>%n an de prison, ou une rébellion.</numerusform>
            <numerusform>%n ans de prison, ou une rébellion.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: jail</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1&#x202f;: en prison</translation>
    </message>
    <message numerus="yes">
        <source>For %n year(s): one turn of the gang for each.</source>
        <translation>
            <numerusform>Pour %n an&#x202f;: un tour du gang.</numerusform>
            <numerusform>Pour %n ans&#x202f;: autant de tours du gang.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: free again</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1&#x202f;: de nouveau en liberté</translation>
    </message>
    <message>
        <source>The sentence is served, and the record is clean.</source>
        <translation>La peine est purgée, le casier vierge.</translation>
    </message>
    <message numerus="yes">
        <source>First the clinic, then jail for %n year(s).</source>
        <translation>
            <numerusform>D’abord la clinique, puis la prison pour %n an.</numerusform>
            <numerusform>D’abord la clinique, puis la prison pour %n ans.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 owns all of %2</source>
        <comment>who, district</comment>
        <translation>%1 possède tout le quartier&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>All %n shops, and with them the game.</source>
        <translation>
            <numerusform>%n boutique, et avec elle la partie.</numerusform>
            <numerusform>Les %n boutiques, et avec elles la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 buys the police</source>
        <translation>%1 achète la police</translation>
    </message>
    <message>
        <source>From now on both patrols go where their owner wants, in everyone’s turn.</source>
        <translation>Désormais, les deux patrouilles vont où le veut leur propriétaire, au tour de chaque joueur.</translation>
    </message>
    <message>
        <source>%1 turns somebody’s head</source>
        <translation>%1 fait une conquête</translation>
    </message>
    <message>
        <source>%1 is hers now, and for her next three turns.</source>
        <translation>%1 est à elle, dès maintenant et pour ses trois prochains tours.</translation>
    </message>
    <message>
        <source>%1: dead</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1&#x202f;: au cimetière</translation>
    </message>
    <message>
        <source>%1 gives %2, %3 gives %4.</source>
        <translation>%1 donne %2, %3 donne %4.</translation>
    </message>
    <message>
        <source>Time is up for %1</source>
        <translation>Temps écoulé pour %1</translation>
    </message>
    <message>
        <source>Anyone who has not moved sits in jail for a turn.</source>
        <translation>Un gangster qui n’a pas bougé à temps passe un tour en prison.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds are over</source>
        <translation>
            <numerusform>%n manche est finie</numerusform>
            <numerusform>%n manches sont finies</numerusform>
        </translation>
    </message>
    <message>
        <source>Now money, shops, rackets and pawns are counted.</source>
        <translation>On compte maintenant l’argent, les boutiques, les rackets et les pions.</translation>
    </message>
    <message>
        <source>basic</source>
        <comment>a shop</comment>
        <translation>simple</translation>
    </message>
    <message>
        <source>recruits killers</source>
        <comment>a shop</comment>
        <translation>on y recrute des tueurs</translation>
    </message>
    <message>
        <source>recruits vamps</source>
        <comment>a shop</comment>
        <translation>on y recrute des vamps</translation>
    </message>
    <message>
        <source>recruits dealers</source>
        <comment>a shop</comment>
        <translation>on y recrute des trafiquants</translation>
    </message>
    <message>
        <source>sells traffic pawns</source>
        <comment>a shop</comment>
        <translation>vend des pions de trafic</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n manager(s).</source>
        <comment>district, kind of shop</comment>
        <translation>
            <numerusform>%1&#x202f;: %2, %n gérant.</numerusform>
            <numerusform>%1&#x202f;: %2, %n gérants.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody owns it. A racket here pays 5 a turn; the shop costs %1 and then pays 10.</source>
        <translation>Sans propriétaire. Un racket y rapporte 5 par tour. L’acheter coûte %1 et rapporte ensuite 10 par tour.</translation>
    </message>
    <message>
        <source>%1 has a racket here, for 5 a turn. The shop can still be bought, for %2.</source>
        <translation>%1 la rackette, pour 5 par tour. On peut toujours l’acheter, pour %2.</translation>
    </message>
    <message>
        <source>%1 owns it: 10 a turn, and that gang may walk through.</source>
        <translation>À %1&#x202f;: 10 par tour, et son gang peut la traverser.</translation>
    </message>
    <message>
        <source>A successful stick-up pays %1.</source>
        <translation>Un braquage réussi rapporte %1.</translation>
    </message>
    <message>
        <source>Now at: %1.</source>
        <translation>Se trouve ici&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Now at: %1, facing %2.</source>
        <translation>Se trouve ici&#x202f;: %1, vers %2.</translation>
    </message>
    <message>
        <source>Now at: %1, free to go any way.</source>
        <translation>Se trouve ici&#x202f;: %1, sans direction imposée.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>le nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>le nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>l’est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>le sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>le sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>le sud-ouest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>l’ouest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>le nord-ouest</translation>
    </message>
    <message numerus="yes">
        <source>In jail for %n more turn(s).</source>
        <translation>
            <numerusform>En prison pour encore %n tour.</numerusform>
            <numerusform>En prison pour encore %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the clinic until the end of the gang’s next turn.</source>
        <translation>À la clinique jusqu’à la fin du prochain tour du gang.</translation>
    </message>
    <message numerus="yes">
        <source>In the clinic until the end of the gang’s next turn, then in jail for %n year(s).</source>
        <translation>
            <numerusform>À la clinique jusqu’à la fin du prochain tour du gang, puis en prison pour %n an.</numerusform>
            <numerusform>À la clinique jusqu’à la fin du prochain tour du gang, puis en prison pour %n ans.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On record: %n year(s).</source>
        <translation>
            <numerusform>Au casier&#x202f;: %n an.</numerusform>
            <numerusform>Au casier&#x202f;: %n ans.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on record.</source>
        <translation>Casier vierge.</translation>
    </message>
    <message>
        <source>Done here and not seen so far: %1.</source>
        <translation>Commis ici, sans témoin pour l’instant&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <comment>a crime</comment>
        <translation>%1 (%2 fois)</translation>
    </message>
    <message numerus="yes">
        <source>Follows %1 for %n more turn(s) of hers, and acts for her gang.</source>
        <translation>
            <numerusform>Suit %1 pour encore %n tour, et agit pour son gang.</numerusform>
            <numerusform>Suit %1 pour encore %n tours, et agit pour son gang.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free again as soon as he moves.</source>
        <translation>De nouveau libre dès qu’il bouge.</translation>
    </message>
    <message>
        <source>Adds 2 in every duel.</source>
        <translation>Ajoute 2 dans chaque duel.</translation>
    </message>
    <message>
        <source>Turns the heads of men who are alone.</source>
        <translation>Séduit les hommes qui sont seuls.</translation>
    </message>
    <message>
        <source>The only one who buys and places pawns.</source>
        <translation>Le seul à acheter et à poser des pions.</translation>
    </message>
    <message>
        <source>Patrol %1</source>
        <comment>the name of two cops</comment>
        <translation>Patrouille %1</translation>
    </message>
    <message>
        <source>Not on the streets before round %1.</source>
        <translation>Ne patrouille qu’à partir de la manche&#x202f;%1.</translation>
    </message>
    <message>
        <source>Out of play. Starts again from the centre on %1’s next turn.</source>
        <translation>Hors jeu. Repart du centre quand %1 rejoue.</translation>
    </message>
    <message>
        <source>Has fallen down a manhole. Comes up at any manhole on %1’s next turn.</source>
        <translation>Tombée dans les égouts. Ressort par la bouche de son choix quand %1 rejoue.</translation>
    </message>
    <message>
        <source>Has fallen down a manhole. Comes up at any manhole on its next move.</source>
        <translation>Tombée dans les égouts. Ressort par la bouche de son choix à son prochain déplacement.</translation>
    </message>
    <message>
        <source>From the centre it sees nothing.</source>
        <translation>Du centre, elle ne voit rien.</translation>
    </message>
    <message>
        <source>Sees every crime on its square and on those next to it.</source>
        <translation>Voit tout délit sur sa case et sur celles d’à côté.</translation>
    </message>
    <message>
        <source>Looks into %1.</source>
        <translation>Regarde à l’intérieur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Sees every crime in here.</source>
        <translation>Voit tout délit commis ici.</translation>
    </message>
    <message>
        <source>Police station and jail. Your die tells you which exit to take, and how many squares to go. Nobody walks in.</source>
        <translation>Commissariat et prison. En partant, on prend la sortie qu’indique le dé, et l’on avance d’autant de cases. Personne n’y entre de son plein gré.</translation>
    </message>
    <message>
        <source>The injured stay here until the end of their gang’s next turn. A move may end here to attack or arrest one of them.</source>
        <translation>Les blessés y restent jusqu’à la fin du prochain tour de leur gang. On peut y finir un déplacement pour en attaquer ou en arrêter un.</translation>
    </message>
    <message>
        <source>The dead stay here until others are recruited in their place.</source>
        <translation>Les morts y restent, tant que d’autres n’ont pas été recrutés à leur place.</translation>
    </message>
    <message>
        <source>Any manhole is one step from any other, once a turn. A patrol that ends its move here falls in.</source>
        <translation>D’une bouche d’égout à une autre, il y a un pas, une fois par tour. Une patrouille dont le déplacement finit ici y tombe.</translation>
    </message>
    <message>
        <source>Exit %1 of the centre begins here.</source>
        <translation>Ici commence la sortie %1 du centre.</translation>
    </message>
    <message>
        <source>Door to: %1.</source>
        <translation>Porte&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Who is here: %1.</source>
        <translation>Sur place&#x202f;: %1.</translation>
    </message>
    <message>
        <source>A gangster who ends a move here can rob a passer-by of 10.</source>
        <translation>Un gangster qui finit ici son déplacement peut détrousser un passant de 10.</translation>
    </message>
    <message>
        <source>Pavement</source>
        <translation>Trottoir</translation>
    </message>
    <message>
        <source>A section in front of %1.</source>
        <translation>Une section devant %1.</translation>
    </message>
    <message>
        <source>A dealer who ends his move beside it can put a pawn here, unless it lines other gangs’ shops only.</source>
        <translation>Un trafiquant dont le déplacement finit à côté peut y poser un pion, sauf si elle ne longe que des boutiques d’autres gangs.</translation>
    </message>
    <message>
        <source>One of %1’s pawns: 5 a turn.</source>
        <translation>%1 a un pion ici&#x202f;: 5 par tour.</translation>
    </message>
    <message>
        <source>The killer’s die</source>
        <translation>Le dé du tueur</translation>
    </message>
    <message>
        <source>The vamp’s die</source>
        <translation>Le dé de la vamp</translation>
    </message>
    <message>
        <source>The dealer’s die</source>
        <translation>Le dé du trafiquant</translation>
    </message>
    <message>
        <source>The die of patrol %1</source>
        <translation>Le dé de la patrouille %1</translation>
    </message>
    <message>
        <source>The police die</source>
        <translation>Le dé de la police</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes exactly %n square(s), and never back.</source>
        <translation>
            <numerusform>%1 fait exactement %n case, jamais en arrière.</numerusform>
            <numerusform>%1 fait exactement %n cases, jamais en arrière.</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of the centre by exit %1.</source>
        <translation>Quitte le centre par la sortie %1.</translation>
    </message>
    <message numerus="yes">
        <source>The police player moves either patrol by exactly %n square(s).</source>
        <translation>
            <numerusform>Le joueur police déplace l’une des patrouilles d’exactement %n case.</numerusform>
            <numerusform>Le joueur police déplace l’une des patrouilles d’exactement %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>All the dice of a turn are rolled together. This one is not needed right now.</source>
        <translation>Les dés d’un tour se lancent tous ensemble. Celui-ci ne sert pas en ce moment.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>It holds %1. Nothing is ever added except what players pay in, and it never pays out more than it has.</source>
        <translation>Elle a %1. Elle ne reçoit que ce que paient les joueurs, et ne paie jamais plus qu’elle n’a.</translation>
    </message>
    <message>
        <source>This turn, %1 can collect %2.</source>
        <translation>Ce tour-ci, %1 peut encaisser %2.</translation>
    </message>
    <message>
        <source>%1 has already collected this turn.</source>
        <translation>%1 a déjà encaissé ce tour-ci.</translation>
    </message>
    <message>
        <source>Police</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>They belong to %1, who moves both patrols in everyone’s turn.</source>
        <translation>Elle est à %1, qui déplace les deux patrouilles au tour de chaque joueur.</translation>
    </message>
    <message>
        <source>%1 plays them, and wins when no gangster is at large. They are not for sale.</source>
        <translation>C’est %1 qui la joue, et qui gagne quand plus aucun gangster n’est en liberté. Elle n’est pas à vendre.</translation>
    </message>
    <message>
        <source>%1’s tokens and pawns</source>
        <translation>Jetons et pions&#x202f;: %1</translation>
    </message>
    <message>
        <source>Tokens left for rackets and shops: %1 of %2.</source>
        <translation>Jetons restants, pour rackets et boutiques&#x202f;: %1 sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 owns %n</source>
        <comment>shops of a district</comment>
        <translation>
            <numerusform>%1 en possède %n</numerusform>
            <numerusform>%1 en possède %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody owns a shop here yet.</source>
        <translation>Personne n’y possède encore de boutique.</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more shop(s) to win.</source>
        <translation>
            <numerusform>Il manque %n boutique à %1 pour gagner.</numerusform>
            <numerusform>Il manque %n boutiques à %1 pour gagner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shops. Whoever owns them all wins at once; rackets do not count.</source>
        <translation>
            <numerusform>%n boutique. Le gang qui les possède toutes gagne aussitôt&#x202f;; les rackets ne comptent pas.</numerusform>
            <numerusform>%n boutiques. Le gang qui les possède toutes gagne aussitôt&#x202f;; les rackets ne comptent pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Duel: stick-up in %1</source>
        <comment>a shop</comment>
        <translation>Duel&#x202f;: braquage, %1</translation>
    </message>
    <message>
        <source>Duel for the ownership of %1</source>
        <comment>a shop</comment>
        <translation>Duel pour la propriété&#x202f;: %1</translation>
    </message>
    <message>
        <source>Duel: gangland killing in %1</source>
        <comment>a street or a shop</comment>
        <translation>Duel&#x202f;: règlement de comptes, %1</translation>
    </message>
    <message>
        <source>Duel: attack on patrol %1, %2</source>
        <comment>number, place</comment>
        <translation>Duel contre la patrouille %1, %2</translation>
    </message>
    <message>
        <source>Duel: rebellion against patrol %1</source>
        <translation>Duel&#x202f;: rébellion contre la patrouille %1</translation>
    </message>
    <message>
        <source>A visit to the clinic</source>
        <translation>Une visite à la clinique</translation>
    </message>
    <message>
        <source>Patrol %1</source>
        <translation>Patrouille %1</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>attacks, with the shop’s manager</source>
        <translation>attaque, avec le gérant de la boutique</translation>
    </message>
    <message>
        <source>attacks, with the shop’s two managers</source>
        <translation>attaque, avec les deux gérants</translation>
    </message>
    <message>
        <source>rebels</source>
        <translation>se rebelle</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>se défend</translation>
    </message>
    <message>
        <source>defends, with the shop’s manager</source>
        <translation>se défend, avec le gérant de la boutique</translation>
    </message>
    <message>
        <source>defends, with the shop’s two managers</source>
        <translation>se défend, avec les deux gérants</translation>
    </message>
    <message>
        <source>defend; %1 shoots</source>
        <comment>several gangs</comment>
        <translation>se défendent&#x202f;; %1 tire</translation>
    </message>
    <message>
        <source>defend, with the managers; %1 shoots</source>
        <translation>se défendent, avec les gérants&#x202f;; %1 tire</translation>
    </message>
    <message>
        <source>shoots for the shop’s manager</source>
        <translation>tire pour le gérant de la boutique</translation>
    </message>
    <message>
        <source>shoots for the shop’s two managers</source>
        <translation>tire pour les deux gérants</translation>
    </message>
    <message>
        <source>%1 shoots for the cops</source>
        <translation>%1 tire pour les agents</translation>
    </message>
    <message>
        <source>lies in bed</source>
        <translation>au lit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side of the duel, what it does</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2, total %3</source>
        <comment>a side of the duel, what it does, its throw</comment>
        <translation>%1&#x202f;: %2, somme %3</translation>
    </message>
    <message>
        <source>%1: %2, plus 2</source>
        <comment>a figure, its die</comment>
        <translation>%1&#x202f;: %2, plus 2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a figure, its die</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Who shoots first?</source>
        <translation>Qui tire d’abord&#x202f;?</translation>
    </message>
    <message>
        <source>How many darts?</source>
        <translation>Combien de fléchettes&#x202f;?</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Égalité</translation>
    </message>
    <message numerus="yes">
        <source>%n dart(s)</source>
        <translation>
            <numerusform>%n fléchette</numerusform>
            <numerusform>%n fléchettes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the duel</source>
        <translation>%1 gagne le duel</translation>
    </message>
    <message>
        <source>%1 win the duel</source>
        <translation>%1 gagnent le duel</translation>
    </message>
    <message>
        <source>%1 lives</source>
        <translation>%1 s’en tire</translation>
    </message>
    <message>
        <source>One die decides the number of darts.</source>
        <translation>Un dé donne le nombre de fléchettes.</translation>
    </message>
    <message>
        <source>%1 on both sides: all dice again</source>
        <translation>%1 des deux côtés&#x202f;: on relance tous les dés</translation>
    </message>
    <message>
        <source>%1 − %2 = %3: %4 shoots first</source>
        <translation>%1 − %2 = %3&#x202f;: %4 tire d’abord</translation>
    </message>
    <message>
        <source>Some are still standing: now %1 shoots</source>
        <translation>Tous ne sont pas tombés&#x202f;: à %1 de tirer</translation>
    </message>
    <message>
        <source>The die shows %1: that many darts, and no defence</source>
        <translation>Le dé donne %1&#x202f;: autant de fléchettes, et pas de défense</translation>
    </message>
    <message>
        <source>Nobody is left standing on the other side</source>
        <translation>En face, plus personne n’est debout</translation>
    </message>
    <message>
        <source>Every dart has missed</source>
        <translation>Aucune fléchette n’a touché</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Gérant</translation>
    </message>
    <message>
        <source>Cop</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>the manager</source>
        <translation>le gérant</translation>
    </message>
    <message>
        <source>the thin cop</source>
        <translation>l’agent mince</translation>
    </message>
    <message>
        <source>the fat cop</source>
        <translation>le gros agent</translation>
    </message>
    <message>
        <source>standing</source>
        <comment>a target</comment>
        <translation>debout</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>a target: she</comment>
        <translation>morte</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>a target: he</comment>
        <translation>mort</translation>
    </message>
    <message>
        <source>injured</source>
        <comment>a target: she</comment>
        <translation>blessée</translation>
    </message>
    <message>
        <source>injured</source>
        <comment>a target: he</comment>
        <translation>blessé</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>a target: he</comment>
        <translation>parti</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a target, its state</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, vamped by %2, %3</source>
        <comment>a target, whose vamp, its state</comment>
        <translation>%1, séduit par %2, %3</translation>
    </message>
    <message>
        <source>missed</source>
        <comment>a dart</comment>
        <translation>manquée</translation>
    </message>
    <message>
        <source>flying</source>
        <comment>a dart</comment>
        <translation>en vol</translation>
    </message>
    <message>
        <source>in hand</source>
        <comment>a dart</comment>
        <translation>en main</translation>
    </message>
    <message>
        <source>left</source>
        <comment>a dart: still to be thrown</comment>
        <translation>prête</translation>
    </message>
    <message>
        <source>Dart %1 of %2</source>
        <translation>Fléchette %1 sur %2</translation>
    </message>
    <message>
        <source>The duel is over</source>
        <translation>Le duel est fini</translation>
    </message>
    <message>
        <source>Above the middle: falls on its back, injured.</source>
        <translation>Au-dessus du milieu&#x202f;: sur le dos, une blessure.</translation>
    </message>
    <message>
        <source>Below the middle: falls on its face, dead.</source>
        <translation>Sous le milieu&#x202f;: face contre terre, la mort.</translation>
    </message>
    <message>
        <source>Wherever it hits: dead.</source>
        <translation>Où qu’elle touche&#x202f;: la mort.</translation>
    </message>
    <message>
        <source>5 or 6: falls on its back, injured.</source>
        <translation>5 ou 6&#x202f;: sur le dos, une blessure.</translation>
    </message>
    <message>
        <source>3 or 4: falls on its face, dead.</source>
        <translation>3 ou 4&#x202f;: face contre terre, la mort.</translation>
    </message>
    <message>
        <source>3 to 6: dead.</source>
        <translation>De 3 à 6&#x202f;: la mort.</translation>
    </message>
    <message>
        <source>1 or 2: a miss. A hit takes the first target still standing.</source>
        <translation>1 ou 2&#x202f;: manqué. Sinon, la première cible encore debout est touchée.</translation>
    </message>
    <message>
        <source>What happens next</source>
        <translation>Et ensuite</translation>
    </message>
    <message>
        <source>The outcome</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>%1 goes to the clinic and misses a turn.</source>
        <translation>%1 va à la clinique et manque un tour.</translation>
    </message>
    <message>
        <source>%1 go to the clinic and miss a turn.</source>
        <translation>%1 vont à la clinique et manquent un tour.</translation>
    </message>
    <message>
        <source>%1 is under arrest: the clinic, then jail for everything on the record.</source>
        <translation>%1 est en état d’arrestation&#x202f;: la clinique, puis la prison, selon le casier.</translation>
    </message>
    <message>
        <source>%1 are under arrest: the clinic, then jail for everything on their records.</source>
        <translation>%1 sont en état d’arrestation&#x202f;: la clinique, puis la prison, selon le casier.</translation>
    </message>
    <message>
        <source>%1 is under arrest: the clinic, then jail for %2.</source>
        <comment>a figure, 2 years</comment>
        <translation>%1 est en état d’arrestation&#x202f;: la clinique, puis %2 de prison.</translation>
    </message>
    <message>
        <source>%1 is dead. The record is wiped.</source>
        <translation>%1 finit au cimetière. Le casier est effacé.</translation>
    </message>
    <message>
        <source>%1 are dead. Their records are wiped.</source>
        <translation>%1 finissent au cimetière. Leurs casiers sont effacés.</translation>
    </message>
    <message>
        <source>The dead manager is replaced after the duel.</source>
        <translation>Le gérant mort est remplacé après le duel.</translation>
    </message>
    <message>
        <source>Both dead managers are replaced after the duel.</source>
        <translation>Les deux gérants morts sont remplacés après le duel.</translation>
    </message>
    <message>
        <source>The whole patrol is out. It starts again from the centre on %1’s next turn.</source>
        <translation>Toute la patrouille est hors jeu. Elle repart du centre quand %1 rejoue.</translation>
    </message>
    <message>
        <source>%1 is free, and has walked away unhurt.</source>
        <translation>%1 est libre, et s’en est allé indemne.</translation>
    </message>
    <message>
        <source>Each injury costs every attacker 1 year, each death 2.</source>
        <translation>Chaque blessé coûte 1 an à chaque attaquant, chaque mort 2.</translation>
    </message>
    <message>
        <source>On top of that: 1 year for each injury, 2 for each death.</source>
        <translation>En plus&#x202f;: 1 an par blessé, 2 par mort.</translation>
    </message>
    <message>
        <source>Defending yourself is no crime.</source>
        <translation>Se défendre n’est pas un délit.</translation>
    </message>
    <message>
        <source>Whoever is injured by the cops is under arrest: the clinic, then jail.</source>
        <translation>Être blessé par les agents, c’est être arrêté&#x202f;: la clinique, puis la prison.</translation>
    </message>
    <message>
        <source>On the record of every surviving attacker, at once: %1.</source>
        <comment>2 years</comment>
        <translation>Aussitôt au casier de chaque attaquant qui survit&#x202f;: %1.</translation>
    </message>
    <message>
        <source>A patrol is watching: %1 for every attacker who lives.</source>
        <comment>2 years</comment>
        <translation>Une patrouille regarde&#x202f;: %1 pour chaque attaquant qui survit.</translation>
    </message>
    <message>
        <source>No patrol sees it: %1 for every attacker, not written down yet.</source>
        <comment>2 years</comment>
        <translation>Aucune patrouille ne le voit&#x202f;: %1 pour chaque attaquant, mais rien n’est encore écrit.</translation>
    </message>
    <message>
        <source>If a manager survives, he talks: %1 for every attacker.</source>
        <comment>2 years</comment>
        <translation>Si un gérant survit, il parle&#x202f;: %1 pour chaque attaquant.</translation>
    </message>
    <message>
        <source>Nobody has seen it: nothing is written down yet.</source>
        <translation>Personne ne l’a vu&#x202f;: rien n’est encore écrit.</translation>
    </message>
    <message numerus="yes">
        <source>If anybody is left standing, %1 shoots back with %n dart(s).</source>
        <translation>
            <numerusform>Si quelqu’un reste debout, %1 riposte avec %n fléchette.</numerusform>
            <numerusform>Si quelqu’un reste debout, %1 riposte avec %n fléchettes.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the darts gone, it is over: there is no defence.</source>
        <translation>Plus de fléchettes, et c’est fini&#x202f;: il n’y a pas de défense.</translation>
    </message>
    <message>
        <source>If it works: %1 from the bank.</source>
        <translation>En cas de succès&#x202f;: %1 de la banque.</translation>
    </message>
    <message>
        <source>If it works: %1 from %2.</source>
        <comment>money, a player</comment>
        <translation>En cas de succès&#x202f;: %1, payés par %2.</translation>
    </message>
    <message>
        <source>If it works: the shop itself, %1.</source>
        <translation>En cas de succès, la boutique elle-même&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 gets %2 from the bank.</source>
        <comment>a player, money</comment>
        <translation>%1 reçoit %2 de la banque.</translation>
    </message>
    <message>
        <source>%1 gets %2 from %3.</source>
        <comment>a player, money, a player</comment>
        <translation>%1 reçoit %2, payés par %3.</translation>
    </message>
    <message>
        <source>%1 now belongs to %2.</source>
        <comment>a shop, a player</comment>
        <translation>%1 est maintenant à %2.</translation>
    </message>
    <message>
        <source>What %1 had there, racket or pawns, goes back to the bank.</source>
        <translation>Ce que %1 avait là, racket ou pions, retourne à la banque.</translation>
    </message>
    <message>
        <source>%1 owns %2</source>
        <comment>who, district</comment>
        <translation>%1 a son quartier&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is the richest</source>
        <translation>%1 a le gang le plus riche</translation>
    </message>
    <message>
        <source>%1 are tied as the richest</source>
        <translation>%1 sont les plus riches, à égalité</translation>
    </message>
    <message>
        <source>%1 is the last gang</source>
        <translation>%1 a le dernier gang</translation>
    </message>
    <message>
        <source>%1 died last</source>
        <translation>Derniers à tomber&#x202f;: %1</translation>
    </message>
    <message>
        <source>The police win: %1</source>
        <translation>La police gagne&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 have %2 each and share the win.</source>
        <translation>%1 ont %2 chacun et partagent la victoire.</translation>
    </message>
    <message>
        <source>No gang is left: those who died last share the win.</source>
        <translation>Il ne reste aucun gang&#x202f;: ceux qui sont morts les derniers partagent la victoire.</translation>
    </message>
    <message>
        <source>All other gangs are out of the game.</source>
        <translation>Tous les autres gangs sont éliminés.</translation>
    </message>
    <message>
        <source>No gangster is at large: all are in jail, in the clinic or dead.</source>
        <translation>Plus aucun gangster en liberté&#x202f;: tous sont en prison, à la clinique ou morts.</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds the richest gang wins.</source>
        <translation>
            <numerusform>Après %n manche, le gang le plus riche gagne.</numerusform>
            <numerusform>Après %n manches, le gang le plus riche gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever owns all %n shops of a district wins at once.</source>
        <translation>
            <numerusform>Le gang qui possède %n boutique, tout le quartier, gagne aussitôt.</numerusform>
            <numerusform>Le gang qui possède les %n boutiques d’un quartier gagne aussitôt.</numerusform>
        </translation>
    </message>
    <message>
        <source>is out</source>
        <translation>est hors jeu</translation>
    </message>
    <message>
        <source>plays the police</source>
        <translation>joue la police</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) left in jail</source>
        <translation>
            <numerusform>encore %n an de prison</numerusform>
            <numerusform>encore %n ans de prison</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1: %2, %3</source>
        <comment>place, player, sum</comment>
        <translation>Place %1&#x202f;: %2, %3</translation>
    </message>
    <message>
        <source>Place %1: %2, the police</source>
        <translation>Place %1&#x202f;: %2, la police</translation>
    </message>
    <message>
        <source>&lt;b&gt;Round %1.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Manche %1.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The police are about, and gangs may shoot.</source>
        <translation>La police patrouille, et les gangs peuvent tirer.</translation>
    </message>
    <message>
        <source>%1 rolls: %2.</source>
        <translation>%1 lance&#x202f;: %2.</translation>
    </message>
    <message>
        <source>killer %1</source>
        <comment>a die</comment>
        <translation>tueur %1</translation>
    </message>
    <message>
        <source>vamp %1</source>
        <comment>a die</comment>
        <translation>vamp %1</translation>
    </message>
    <message>
        <source>dealer %1</source>
        <comment>a die</comment>
        <translation>trafiquant %1</translation>
    </message>
    <message>
        <source>police %1</source>
        <comment>blue dice</comment>
        <translation>police %1</translation>
    </message>
    <message>
        <source>%1 collects %2.</source>
        <translation>%1 encaisse %2.</translation>
    </message>
    <message>
        <source>%1 buys the police, −%2.</source>
        <translation>%1 achète la police, −%2.</translation>
    </message>
    <message>
        <source>Patrol %1 falls into the manhole in %2.</source>
        <comment>a street</comment>
        <translation>La patrouille %1 tombe dans la bouche d’égout (%2).</translation>
    </message>
    <message>
        <source>Patrol %1 is out and starts again on %2’s turn.</source>
        <translation>La patrouille %1 est hors jeu et repart quand %2 rejoue.</translation>
    </message>
    <message>
        <source>%1: mugging, +%3 (%2).</source>
        <comment>who, street, money</comment>
        <translation>%1&#x202f;: vol à l’arraché, +%3 (%2).</translation>
    </message>
    <message>
        <source>%1: racket in %2.</source>
        <comment>who, shop</comment>
        <translation>%1&#x202f;: racket chez «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Nobody saw it.</source>
        <translation>Personne n’a rien vu.</translation>
    </message>
    <message numerus="yes">
        <source>A manager has talked: %1, %2, %n year(s) on record.</source>
        <translation>
            <numerusform>Un gérant a dénoncé %1&#x202f;: %2, %n an au casier.</numerusform>
            <numerusform>Un gérant a dénoncé %1&#x202f;: %2, %n ans au casier.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 buys %2, −%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 achète «&#x202f;%2&#x202f;», −%3.</translation>
    </message>
    <message>
        <source>%1 robs %2, +%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 vide la caisse de «&#x202f;%2&#x202f;», +%3.</translation>
    </message>
    <message>
        <source>%1 takes over %2.</source>
        <comment>who, shop</comment>
        <translation>%1 s’empare de «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 asks %3 for a killer in %2.</source>
        <translation>%1 demande %3 pour un tueur chez «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 asks %3 for a vamp in %2.</source>
        <translation>%1 demande %3 pour une vamp chez «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 asks %3 for a dealer in %2.</source>
        <translation>%1 demande %3 pour un trafiquant chez «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 has a new killer, from %2%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 a un nouveau tueur, recruté chez «&#x202f;%2&#x202f;»%3.</translation>
    </message>
    <message>
        <source>%1 has a new vamp, from %2%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 a une nouvelle vamp, recrutée chez «&#x202f;%2&#x202f;»%3.</translation>
    </message>
    <message>
        <source>%1 has a new dealer, from %2%3.</source>
        <comment>who, shop, money</comment>
        <translation>%1 a un nouveau trafiquant, recruté chez «&#x202f;%2&#x202f;»%3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %n pawn(s), −%2.</source>
        <translation>
            <numerusform>%1 achète %n pion, −%2.</numerusform>
            <numerusform>%1 achète %n pions, −%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %n pawn(s), −%2; they are %3’s.</source>
        <translation>
            <numerusform>%1 achète %n pion, −%2&#x202f;; il est à %3.</numerusform>
            <numerusform>%1 achète %n pions, −%2&#x202f;; ils sont à %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a pawn in front of %2.</source>
        <comment>who, shops</comment>
        <translation>%1&#x202f;: un pion devant %2.</translation>
    </message>
    <message>
        <source>%1: one of %2’s pawns in front of %3.</source>
        <comment>who, whose, shops</comment>
        <translation>%1&#x202f;: un pion %2 devant %3.</translation>
    </message>
    <message>
        <source>One of %1’s pawns goes back to the bank.</source>
        <translation>%1 rend un pion à la banque.</translation>
    </message>
    <message>
        <source>%1 vamps %2.</source>
        <comment>vamp, man</comment>
        <translation>%1 séduit %2.</translation>
    </message>
    <message>
        <source>%1 is his own man again.</source>
        <translation>%1 n’obéit plus qu’à son gang.</translation>
    </message>
    <message>
        <source>Patrol %1 arrests %2.</source>
        <translation>La patrouille %1 arrête %2.</translation>
    </message>
    <message>
        <source>Patrol %1 takes %2 into custody.</source>
        <translation>La patrouille %1 place %2 en garde à vue.</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to jail for %n year(s).</source>
        <translation>
            <numerusform>%1 va en prison pour %n an.</numerusform>
            <numerusform>%1 va en prison pour %n ans.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sits in jail for the next turn.</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1 passe le prochain tour en prison.</translation>
    </message>
    <message numerus="yes">
        <source>%1 will go from the clinic to jail, for %n year(s).</source>
        <translation>
            <numerusform>%1 ira de la clinique en prison, pour %n an.</numerusform>
            <numerusform>%1 ira de la clinique en prison, pour %n ans.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leaves jail with a clean record.</source>
        <translation>%1 sort de prison, casier vierge.</translation>
    </message>
    <message>
        <source>%1 leaves jail.</source>
        <translation>%1 sort de prison.</translation>
    </message>
    <message>
        <source>%1 leaves the clinic.</source>
        <translation>%1 quitte la clinique.</translation>
    </message>
    <message>
        <source>%1: stick-up in %2.</source>
        <comment>who, shop</comment>
        <translation>%1&#x202f;: braquage chez «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1: stick-up in %2, for its ownership.</source>
        <comment>who, shop</comment>
        <translation>%1&#x202f;: braquage chez «&#x202f;%2&#x202f;», pour la propriété.</translation>
    </message>
    <message>
        <source>%1: attack on %3 (%2).</source>
        <comment>who, place, victims</comment>
        <translation>%1&#x202f;: règlement de comptes avec %3, %2.</translation>
    </message>
    <message>
        <source>%1: attack on patrol %2.</source>
        <translation>%1 attaque la patrouille %2.</translation>
    </message>
    <message>
        <source>%1 rebels against patrol %2.</source>
        <translation>%1 se rebelle contre la patrouille %2.</translation>
    </message>
    <message>
        <source>%1 visits %2 in the clinic, with a revolver.</source>
        <translation>%1 va voir %2 à la clinique, revolver en main.</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %n dart(s) for %3.</source>
        <translation>
            <numerusform>%1 à %2&#x202f;: %n fléchette pour %3.</numerusform>
            <numerusform>%1 à %2&#x202f;: %n fléchettes pour %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %1: all dice again.</source>
        <translation>%1 à %1&#x202f;: on relance tous les dés.</translation>
    </message>
    <message numerus="yes">
        <source>%n dart(s), and nobody shoots back.</source>
        <translation>
            <numerusform>%n fléchette, et personne ne riposte.</numerusform>
            <numerusform>%n fléchettes, et personne ne riposte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not shoot at his own gang: he walks out of the duel.</source>
        <translation>%1 ne tire pas sur les siens&#x202f;: il quitte le duel.</translation>
    </message>
    <message>
        <source>The stick-up in %1 fails.</source>
        <translation>Le braquage chez «&#x202f;%1&#x202f;» échoue.</translation>
    </message>
    <message>
        <source>The attack fails.</source>
        <translation>L’attaque échoue.</translation>
    </message>
    <message>
        <source>%1 gets off with a fright.</source>
        <translation>%1 en est quitte pour la peur.</translation>
    </message>
    <message>
        <source>%1 goes to the clinic.</source>
        <translation>%1 part à la clinique.</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the clinic, then to jail for %n year(s).</source>
        <translation>
            <numerusform>%1 part à la clinique, puis en prison pour %n an.</numerusform>
            <numerusform>%1 part à la clinique, puis en prison pour %n ans.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers %2 a trade.</source>
        <translation>%1 propose un échange à %2.</translation>
    </message>
    <message>
        <source>A trade: %1 gives %2, %3 gives %4.</source>
        <translation>Un échange&#x202f;: %1 donne %2, %3 donne %4.</translation>
    </message>
    <message>
        <source>%1 says no.</source>
        <translation>%1 dit non.</translation>
    </message>
    <message>
        <source>%1’s time is up.</source>
        <translation>Temps écoulé pour %1.</translation>
    </message>
    <message>
        <source>%1 is out: everything goes back to the bank.</source>
        <translation>%1 est hors jeu&#x202f;: tout retourne à la banque.</translation>
    </message>
    <message>
        <source>%1 owns all of %2.</source>
        <comment>who, district</comment>
        <translation>%1 possède tout le quartier&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Mugging</source>
        <translation>Vol à l’arraché</translation>
    </message>
    <message>
        <source>Relieves a passer-by of 10.</source>
        <translation>Soulage un passant de 10.</translation>
    </message>
    <message>
        <source>Racket</source>
        <translation>Racket</translation>
    </message>
    <message>
        <source>Buy the shop</source>
        <translation>Acheter la boutique</translation>
    </message>
    <message>
        <source>%1 gets the racket token back.</source>
        <translation>%1 reprend son jeton de racket.</translation>
    </message>
    <message>
        <source>Stick-up</source>
        <translation>Braquage</translation>
    </message>
    <message>
        <source>Stick-up for ownership</source>
        <translation>Braquage pour la propriété</translation>
    </message>
    <message>
        <source>%1 throws for the shop.</source>
        <translation>%1 lance pour la boutique.</translation>
    </message>
    <message>
        <source>Gangland killing</source>
        <translation>Règlement de comptes</translation>
    </message>
    <message>
        <source>Against %1.</source>
        <translation>Contre %1.</translation>
    </message>
    <message>
        <source>Attack patrol %1</source>
        <translation>Attaquer la patrouille %1</translation>
    </message>
    <message>
        <source>Against two cops.</source>
        <translation>Contre deux agents.</translation>
    </message>
    <message>
        <source>Recruit a killer</source>
        <translation>Recruter un tueur</translation>
    </message>
    <message>
        <source>Recruit a vamp</source>
        <translation>Recruter une vamp</translation>
    </message>
    <message>
        <source>Recruit a dealer</source>
        <translation>Recruter un trafiquant</translation>
    </message>
    <message>
        <source>Arrives at once, with a clean record.</source>
        <translation>Sur place aussitôt, casier vierge.</translation>
    </message>
    <message>
        <source>%1 owns the shop and names the price.</source>
        <translation>La boutique est à %1, qui fixe le prix.</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n pawns</source>
        <translation>
            <numerusform>Acheter %n pion</numerusform>
            <numerusform>Acheter %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>Two for 5. Each pays 5 a turn as soon as it is on the pavement.</source>
        <translation>Deux pour 5. Chacun rapporte 5 par tour dès qu’il est sur le trottoir.</translation>
    </message>
    <message>
        <source>Place a pawn</source>
        <translation>Poser un pion</translation>
    </message>
    <message>
        <source>Vamp %1</source>
        <translation>Séduire %1</translation>
    </message>
    <message>
        <source>He is yours at once, and for your next three turns.</source>
        <translation>Il est à vous tout de suite, et pendant vos trois prochains tours.</translation>
    </message>
    <message>
        <source>Take back a token</source>
        <translation>Reprendre un jeton</translation>
    </message>
    <message>
        <source>You have no tokens left: click the shop whose token you want back.</source>
        <translation>Votre stock est vide&#x202f;: cliquez sur la boutique dont vous voulez reprendre le jeton.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Not a crime</source>
        <translation>Pas un délit</translation>
    </message>
    <message>
        <source>Patrol %1 would see it</source>
        <translation>La patrouille %1 le verrait</translation>
    </message>
    <message>
        <source>Both patrols would see it</source>
        <translation>Les deux patrouilles le verraient</translation>
    </message>
    <message>
        <source>No police are about</source>
        <translation>Pas de police en ville</translation>
    </message>
    <message>
        <source>No patrol would see it</source>
        <translation>Aucune patrouille ne le verrait</translation>
    </message>
    <message>
        <source>This shop is not yours: do at least one thing here.</source>
        <translation>Ce n’est pas votre boutique&#x202f;: faites‑y au moins une chose.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Who joins in the stick-up?</source>
        <translation>Qui se joint au braquage&#x202f;?</translation>
    </message>
    <message>
        <source>Who shoots at whom?</source>
        <translation>Qui tire sur qui&#x202f;?</translation>
    </message>
    <message>
        <source>Who joins in against the patrol?</source>
        <translation>Qui attaque la patrouille avec vous&#x202f;?</translation>
    </message>
    <message>
        <source>Hands up!</source>
        <translation>Haut les mains&#x202f;!</translation>
    </message>
    <message>
        <source>Take the shop</source>
        <translation>Prendre la boutique</translation>
    </message>
    <message>
        <source>Open fire</source>
        <translation>Ouvrir le feu</translation>
    </message>
    <message>
        <source>%1 · basic · 1 manager</source>
        <translation>%1 · simple · 1 gérant</translation>
    </message>
    <message>
        <source>owned by %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>racket of %1</source>
        <translation>racket&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n manager(s)</source>
        <translation>
            <numerusform>%1 · %n gérant</numerusform>
            <numerusform>%1 · %n gérants</numerusform>
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
        <translation>vers l’est</translation>
    </message>
    <message>
        <source>facing south</source>
        <translation>vers le sud</translation>
    </message>
    <message>
        <source>facing west</source>
        <translation>vers l’ouest</translation>
    </message>
    <message>
        <source>facing north</source>
        <translation>vers le nord</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Encaisser</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>On to %1</source>
        <translation>En route&#x202f;: %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1 joue</translation>
    </message>
    <message>
        <source>Choose an action in the menu beside the figure, or press its number; then click Done.</source>
        <translation>Choisissez une action dans le menu près de la figurine, ou appuyez sur son chiffre&#x202f;; puis Terminé.</translation>
    </message>
    <message>
        <source>Pick up one of your gangsters: every place where the move can end lights up.</source>
        <translation>Prenez un de vos gangsters&#x202f;: chaque lieu où le déplacement peut finir s’éclaire.</translation>
    </message>
    <message>
        <source>All have moved. Collect, trade, or end the turn.</source>
        <translation>Tous ont bougé. Encaissez, échangez ou terminez le tour.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n squares</source>
        <translation>
            <numerusform>%1&#x202f;: %n case</numerusform>
            <numerusform>%1&#x202f;: %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %1. There are %n routes: scroll or press Tab.</source>
        <translation>
            <numerusform>Destination&#x202f;: %1. Il y a %n chemin.</numerusform>
            <numerusform>Destination&#x202f;: %1. Il y a %n chemins&#x202f;: tournez la molette ou appuyez sur Tab.</numerusform>
        </translation>
    </message>
    <message>
        <source>To %1.</source>
        <translation>Destination&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Drop the figure on a highlighted place. Nobody turns back in the street.</source>
        <translation>Posez la figurine sur un lieu éclairé. Dans la rue, on ne fait pas demi-tour.</translation>
    </message>
    <message>
        <source>Click the shop whose token you want back, or press Esc for none.</source>
        <translation>Cliquez sur la boutique dont vous reprenez le jeton&#x202f;; Échap pour n’en reprendre aucun.</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>à déplacer</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>a bougé</translation>
    </message>
    <message>
        <source>acts</source>
        <translation>agit</translation>
    </message>
    <message>
        <source>away</source>
        <translation>n’est pas là</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>There are four gangs: a fifth player has to be the police (see the options).</source>
        <translation>Il n’y a que quatre gangs&#x202f;: un cinquième joueur doit être la police (voyez les options).</translation>
    </message>
    <message>
        <source>en</source>
        <comment>which names of the town: en, it or fr</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>le centre</translation>
    </message>
    <message>
        <source>the manhole in %1</source>
        <comment>a street</comment>
        <translation>la bouche d’égout, %1</translation>
    </message>
    <message>
        <source>the clinic</source>
        <translation>la clinique</translation>
    </message>
    <message>
        <source>the graveyard</source>
        <translation>le cimetière</translation>
    </message>
    <message>
        <source>Killer</source>
        <translation>Tueur</translation>
    </message>
    <message>
        <source>Vamp</source>
        <translation>Vamp</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Trafiquant</translation>
    </message>
    <message>
        <source>the killer</source>
        <translation>le tueur</translation>
    </message>
    <message>
        <source>the vamp</source>
        <translation>la vamp</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>le trafiquant</translation>
    </message>
    <message>
        <source>patrol %1</source>
        <translation>la patrouille %1</translation>
    </message>
    <message>
        <source>%1’s killer</source>
        <translation>le tueur %1</translation>
    </message>
    <message>
        <source>%1’s vamp</source>
        <translation>la vamp %1</translation>
    </message>
    <message>
        <source>%1’s dealer</source>
        <translation>le trafiquant %1</translation>
    </message>
    <message>
        <source>mugging</source>
        <translation>vol à l’arraché</translation>
    </message>
    <message>
        <source>racket</source>
        <translation>racket</translation>
    </message>
    <message>
        <source>stick-up</source>
        <translation>braquage</translation>
    </message>
    <message>
        <source>traffic</source>
        <translation>trafic</translation>
    </message>
    <message>
        <source>assault</source>
        <translation>coups et blessures</translation>
    </message>
    <message>
        <source>rebellion</source>
        <translation>rébellion</translation>
    </message>
    <message>
        <source>murder</source>
        <translation>meurtre</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n an</numerusform>
            <numerusform>%n ans</numerusform>
        </translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>the police</source>
        <translation>la police</translation>
    </message>
    <message>
        <source>%1 y</source>
        <comment>years on a record, as short as can be</comment>
        <translation>%1 a</translation>
    </message>
    <message>
        <source>%1 in cash</source>
        <translation>%1 en caisse</translation>
    </message>
    <message>
        <source>%1 to collect</source>
        <translation>%1 à encaisser</translation>
    </message>
    <message>
        <source>has collected</source>
        <translation>a encaissé</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a district, shops owned, shops in all</comment>
        <translation>%1&#x202f;: %2 sur %3</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left</source>
        <translation>
            <numerusform>%n jeton restant</numerusform>
            <numerusform>%n jetons restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>%n pion restant</numerusform>
            <numerusform>%n pions restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gangster(s) in play; wins at 0</source>
        <comment>the police player</comment>
        <translation>
            <numerusform>%n gangster en jeu&#x202f;; gagne à zéro</numerusform>
            <numerusform>%n gangsters en jeu&#x202f;; gagne à zéro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in jail, %n turn(s) to go</source>
        <translation>
            <numerusform>en prison, encore %n tour</numerusform>
            <numerusform>en prison, encore %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the clinic, then in jail for %n turn(s)</source>
        <translation>
            <numerusform>à la clinique, puis en prison pour %n tour</numerusform>
            <numerusform>à la clinique, puis en prison pour %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>in the clinic</source>
        <translation>à la clinique</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>au cimetière</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) on record</source>
        <translation>
            <numerusform>%n an au casier</numerusform>
            <numerusform>%n ans au casier</numerusform>
        </translation>
    </message>
    <message>
        <source>under arrest</source>
        <translation>en état d’arrestation</translation>
    </message>
    <message numerus="yes">
        <source>led by %1’s vamp, %n turn(s) to go</source>
        <translation>
            <numerusform>suit la vamp %1, encore %n tour</numerusform>
            <numerusform>suit la vamp %1, encore %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>free as soon as he moves</source>
        <translation>libre dès qu’il se déplace</translation>
    </message>
    <message>
        <source>leads %1</source>
        <comment>Vito’s dealer</comment>
        <translation>mène %1</translation>
    </message>
    <message>
        <source>in the sewer</source>
        <translation>dans les égouts</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>battue</translation>
    </message>
    <message>
        <source>back on %1’s turn</source>
        <translation>revient quand %1 joue</translation>
    </message>
    <message>
        <source>owes %1 %2</source>
        <comment>the bank: a name, an amount</comment>
        <translation>doit %2 à %1</translation>
    </message>
    <message>
        <source>%1 in the bank</source>
        <translation>%1 en banque</translation>
    </message>
    <message>
        <source>from round %1</source>
        <translation>dès la manche %1</translation>
    </message>
    <message>
        <source>for sale: %1</source>
        <translation>à vendre&#x202f;: %1</translation>
    </message>
    <message>
        <source>The police are not on the streets before round %1; they are for sale at %2</source>
        <translation>La police ne patrouille qu’à partir de la manche %1&#x202f;; elle est à vendre pour %2</translation>
    </message>
    <message>
        <source>The police are for sale at %1</source>
        <translation>La police est à vendre pour %1</translation>
    </message>
    <message>
        <source>%1 moves the police</source>
        <translation>%1 déplace la police</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 décide</translation>
    </message>
    <message>
        <source>The mouse goes to %1</source>
        <translation>La souris passe à %1</translation>
    </message>
    <message>
        <source>Under arrest: %1</source>
        <comment>Rosa’s killer</comment>
        <translation>En état d’arrestation&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 has turned his head, so %2 decides</source>
        <comment>Rosa’s vamp, Rosa</comment>
        <translation>%1 l’a séduit, donc c’est %2 qui décide</translation>
    </message>
    <message>
        <source>Into custody: %1</source>
        <comment>Rosa’s killer</comment>
        <translation>En garde à vue&#x202f;: %1</translation>
    </message>
    <message>
        <source>innocent</source>
        <translation>casier vierge</translation>
    </message>
    <message>
        <source>Go quietly</source>
        <translation>Se laisser emmener</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In jail for %n turn(s), then in the centre with a clean record.</source>
        <translation>
            <numerusform>En prison pour %n tour, puis au centre, casier vierge.</numerusform>
            <numerusform>En prison pour %n tours, puis au centre, casier vierge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The racket in %1 goes back to the bank.</source>
        <translation>Le racket chez «&#x202f;%1&#x202f;» retourne à la banque.</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) from this place go(es) back to the bank.</source>
        <translation>
            <numerusform>%n pion de ce lieu retourne à la banque.</numerusform>
            <numerusform>%n pions de ce lieu retournent à la banque.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rebel</source>
        <translation>Se rebeller</translation>
    </message>
    <message>
        <source>+1 year</source>
        <translation>+1 an</translation>
    </message>
    <message numerus="yes">
        <source>A duel of %n against two cops.</source>
        <translation>
            <numerusform>Un duel à %n contre deux agents.</numerusform>
            <numerusform>Un duel à %n contre deux agents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you win: free, with %n year(s) on record, and 1 or 2 more for each cop.</source>
        <translation>
            <numerusform>Gagné&#x202f;: libre, avec %n an au casier, et 1 ou 2 de plus par agent.</numerusform>
            <numerusform>Gagné&#x202f;: libre, avec %n ans au casier, et 1 ou 2 de plus par agent.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you lose: dead, or the clinic and then jail for all of it.</source>
        <translation>Perdu&#x202f;: le cimetière, ou la clinique puis la prison pour le tout.</translation>
    </message>
    <message>
        <source>Who joins in? Each gets 1 year too.</source>
        <translation>Qui s’y joint&#x202f;? Chacun prend aussi 1 an.</translation>
    </message>
    <message>
        <source>What does it cost?</source>
        <translation>À quel prix&#x202f;?</translation>
    </message>
    <message>
        <source>a new killer</source>
        <translation>un nouveau tueur</translation>
    </message>
    <message>
        <source>a new vamp</source>
        <translation>une nouvelle vamp</translation>
    </message>
    <message>
        <source>a new dealer</source>
        <translation>un nouveau trafiquant</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>a name, an amount</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a price of 0</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>Name this price</source>
        <translation>Demander ce prix</translation>
    </message>
    <message>
        <source>%1 pays %2, or goes without.</source>
        <translation>%1 paie %2, ou s’en passe.</translation>
    </message>
    <message>
        <source>%1 pays nothing.</source>
        <translation>%1 ne paie rien.</translation>
    </message>
    <message>
        <source>%1 has only %2 and can only decline.</source>
        <translation>%1 n’a que %2 et ne peut que renoncer.</translation>
    </message>
    <message>
        <source>Nobody is recruited here, and nobody pays.</source>
        <translation>Pas de recrue ici, et rien à payer.</translation>
    </message>
    <message>
        <source>%1 asks %2</source>
        <comment>a name, a price</comment>
        <translation>%1 demande %2</translation>
    </message>
    <message>
        <source>%1 asks for no money</source>
        <translation>%1 ne demande rien</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Arrives at once, with a clean record. You will have %1 left.</source>
        <comment>how much money</comment>
        <translation>Arrive aussitôt, casier vierge. Il vous restera %1.</translation>
    </message>
    <message>
        <source>You have only %1.</source>
        <translation>Vous n’avez que %1.</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Nobody comes, and nobody pays.</source>
        <translation>Pas de recrue, et rien à payer.</translation>
    </message>
    <message>
        <source>Anyone else?</source>
        <translation>Quelqu’un d’autre&#x202f;?</translation>
    </message>
    <message>
        <source>Innocent bystanders: 1 year each.</source>
        <translation>Innocents présents ici&#x202f;: 1 an chacun.</translation>
    </message>
    <message>
        <source>Take into custody</source>
        <translation>Placer en garde à vue</translation>
    </message>
    <message>
        <source>%1: 1 year, or a rebellion.</source>
        <comment>Rosa’s killer</comment>
        <translation>%1&#x202f;: 1 an, ou une rébellion.</translation>
    </message>
    <message>
        <source>Choose somebody first.</source>
        <translation>Choisissez d’abord quelqu’un.</translation>
    </message>
    <message>
        <source>Anyone you leave here stays free.</source>
        <translation>Les autres restent libres.</translation>
    </message>
    <message>
        <source>What will you trade?</source>
        <translation>Qu’échangez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>%1 offers a trade</source>
        <translation>%1 propose un échange</translation>
    </message>
    <message>
        <source>Both sides at once, or not at all.</source>
        <translation>Les deux parts à la fois, ou rien.</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <translation>%1 donne</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a shop, its district</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4 of %5</source>
        <comment>a district, a name, shops before, after, in all</comment>
        <translation>%1&#x202f;: %2 %3 → %4 sur %5</translation>
    </message>
    <message>
        <source>and so %1 wins</source>
        <translation>ce qui fait gagner %1</translation>
    </message>
    <message>
        <source>The vamped man</source>
        <translation>L’homme séduit</translation>
    </message>
    <message>
        <source>Nobody is fighting a duel now.</source>
        <translation>Il n’y a pas de duel en ce moment.</translation>
    </message>
    <message>
        <source>Nobody is under arrest now.</source>
        <translation>Personne n’est arrêté en ce moment.</translation>
    </message>
    <message>
        <source>There is nobody to take into custody now.</source>
        <translation>Il n’y a personne à placer en garde à vue.</translation>
    </message>
    <message>
        <source>Nobody has asked you anything.</source>
        <translation>Personne ne vous a rien demandé.</translation>
    </message>
    <message>
        <source>Roll first: the dice say how far your gangsters go.</source>
        <translation>Lancez d’abord&#x202f;: ce sont les dés qui disent jusqu’où vont vos gangsters.</translation>
    </message>
    <message>
        <source>That has to be done before the roll; the dice have already been rolled.</source>
        <translation>Cela se fait avant le lancer&#x202f;: les dés sont jetés.</translation>
    </message>
    <message>
        <source>The patrols move first.</source>
        <translation>Les patrouilles se déplacent d’abord.</translation>
    </message>
    <message>
        <source>The patrols have moved: now it is the gang’s turn.</source>
        <translation>Les patrouilles ont bougé&#x202f;: c’est maintenant au gang.</translation>
    </message>
    <message>
        <source>%1 has no die to move with this turn.</source>
        <translation>%1 n’a pas de dé pour se déplacer ce tour-ci.</translation>
    </message>
    <message>
        <source>%1 has not finished yet: complete that first.</source>
        <translation>%1 n’a pas encore terminé&#x202f;: finissez d’abord cela.</translation>
    </message>
    <message>
        <source>%1 has not just moved: there is nothing to finish.</source>
        <translation>%1 ne vient pas de bouger&#x202f;: il n’y a rien à terminer.</translation>
    </message>
    <message>
        <source>%1 still has to move.</source>
        <translation>%1 doit encore se déplacer.</translation>
    </message>
    <message>
        <source>%1 has to do something in this shop first: racket, buy, stick up, recruit or buy pawns.</source>
        <translation>%1 doit d’abord faire quelque chose dans cette boutique&#x202f;: racket, achat, braquage, recrutement ou pions.</translation>
    </message>
    <message>
        <source>%1 can act only where a move has just ended.</source>
        <translation>%1 ne peut agir que là où un déplacement vient de finir.</translation>
    </message>
    <message>
        <source>This game is played without a clock.</source>
        <translation>Cette partie se joue sans chronomètre.</translation>
    </message>
    <message>
        <source>You have already collected this turn.</source>
        <translation>Vous avez déjà encaissé ce tour-ci.</translation>
    </message>
    <message>
        <source>%1 has already asked for a recruit this turn.</source>
        <translation>%1 a déjà demandé une recrue ce tour-ci.</translation>
    </message>
    <message>
        <source>%1 has already done that once this turn.</source>
        <translation>%1 l’a déjà fait une fois ce tour-ci.</translation>
    </message>
    <message>
        <source>%1 has already thrown against somebody this turn, and once is the limit.</source>
        <translation>%1 a déjà lancé contre quelqu’un ce tour-ci, et une fois suffit.</translation>
    </message>
    <message>
        <source>The duel has to be finished first.</source>
        <translation>Finissez d’abord le duel.</translation>
    </message>
    <message>
        <source>First the arrest: go quietly or rebel.</source>
        <translation>D’abord l’arrestation&#x202f;: se laisser emmener ou se rebeller.</translation>
    </message>
    <message>
        <source>First the price of the recruit has to be settled.</source>
        <translation>Réglez d’abord le prix de la recrue.</translation>
    </message>
    <message>
        <source>First the offer: accept or refuse it.</source>
        <translation>D’abord la proposition&#x202f;: acceptez ou refusez.</translation>
    </message>
    <message>
        <source>First the police decide whom to take into custody.</source>
        <translation>La police dit d’abord qui elle place en garde à vue.</translation>
    </message>
    <message>
        <source>A mugging needs a street square without a manhole.</source>
        <translation>Un vol à l’arraché demande une case de rue sans bouche d’égout.</translation>
    </message>
    <message>
        <source>That can only be done in a shop.</source>
        <translation>Cela ne se fait que dans une boutique.</translation>
    </message>
    <message>
        <source>No killing here: only in a shop, or in the street but not on a manhole.</source>
        <translation>Pas de règlement de comptes ici&#x202f;: seulement dans une boutique, ou dans la rue mais pas sur une bouche d’égout.</translation>
    </message>
    <message>
        <source>Not in front of the patrol: it is in the clinic too.</source>
        <translation>Pas devant la patrouille&#x202f;: elle aussi est à la clinique.</translation>
    </message>
    <message>
        <source>Not in front of the patrol: it is right here.</source>
        <translation>Pas devant la patrouille&#x202f;: elle est juste ici.</translation>
    </message>
    <message>
        <source>That patrol is not here.</source>
        <translation>Cette patrouille n’est pas ici.</translation>
    </message>
    <message>
        <source>She can turn a man’s head in the street, on a manhole or in a shop, but not here.</source>
        <translation>On ne séduit personne ici&#x202f;: dans la rue, sur une bouche d’égout ou dans une boutique, oui.</translation>
    </message>
    <message>
        <source>%1 is not in this place.</source>
        <translation>%1 n’est pas à cet endroit.</translation>
    </message>
    <message>
        <source>This shop belongs to %1.</source>
        <translation>Cette boutique est à %1.</translation>
    </message>
    <message>
        <source>This shop is already yours: it needs no other token.</source>
        <translation>Cette boutique est déjà à vous&#x202f;: il n’y faut pas d’autre jeton.</translation>
    </message>
    <message>
        <source>You cannot stick up your own shop.</source>
        <translation>On ne braque pas sa propre boutique.</translation>
    </message>
    <message>
        <source>%1 already has a racket in this shop.</source>
        <translation>%1 rackette déjà cette boutique.</translation>
    </message>
    <message>
        <source>A gangster who has just stuck this shop up cannot buy it in the same turn.</source>
        <translation>Un gangster qui vient de braquer cette boutique ne peut pas l’acheter dans le même tour.</translation>
    </message>
    <message>
        <source>Your gang has already stuck this shop up this turn.</source>
        <translation>Votre gang a déjà braqué cette boutique ce tour-ci.</translation>
    </message>
    <message>
        <source>Nobody owns this shop: it can be stuck up for money, or bought.</source>
        <translation>Cette boutique n’est à personne&#x202f;: on peut la braquer pour l’argent, ou l’acheter.</translation>
    </message>
    <message>
        <source>%1 throws for the managers; you cannot choose anybody else.</source>
        <translation>C’est %1 qui lance pour les gérants&#x202f;: vous n’avez pas le choix.</translation>
    </message>
    <message>
        <source>Say which other player throws for the managers.</source>
        <translation>Dites quel autre joueur lance pour les gérants.</translation>
    </message>
    <message>
        <source>You have no token left: take one of yours off the board first.</source>
        <translation>Vous n’avez plus de jeton&#x202f;: retirez-en d’abord un des vôtres du plateau.</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n token(s): no need to take one off the board.</source>
        <translation>
            <numerusform>Vous avez encore %n jeton&#x202f;: inutile d’en retirer du plateau.</numerusform>
            <numerusform>Vous avez encore %n jetons&#x202f;: inutile d’en retirer du plateau.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no token there.</source>
        <translation>Vous n’avez pas de jeton à cet endroit.</translation>
    </message>
    <message>
        <source>That costs %1, and you have %2.</source>
        <translation>Cela coûte %1, et vous avez %2.</translation>
    </message>
    <message>
        <source>%1 is not here to join the rebellion.</source>
        <translation>%1 n’est pas ici pour se joindre à la rébellion.</translation>
    </message>
    <message>
        <source>%1 cannot join: only those who are here and have not thrown yet can.</source>
        <translation>%1 ne peut pas s’y joindre&#x202f;: il faut être ici, et ne pas avoir encore lancé.</translation>
    </message>
    <message>
        <source>A vamp and her man act together or not at all, and one of them has already thrown.</source>
        <translation>Une vamp et son homme agissent ensemble, ou pas du tout, et l’un des deux a déjà lancé.</translation>
    </message>
    <message>
        <source>Name at least one opponent.</source>
        <translation>Nommez au moins un adversaire.</translation>
    </message>
    <message>
        <source>%1 is no opponent of yours.</source>
        <translation>%1 n’est pas votre adversaire.</translation>
    </message>
    <message>
        <source>%1 cannot attack the vamp before he has moved away.</source>
        <translation>%1 ne peut pas attaquer la vamp avant d’avoir bougé.</translation>
    </message>
    <message>
        <source>In the clinic one gangster attacks one patient, alone.</source>
        <translation>À la clinique, un gangster attaque seul, et un seul blessé.</translation>
    </message>
    <message>
        <source>%1 is not in the clinic.</source>
        <translation>%1 n’est pas à la clinique.</translation>
    </message>
    <message>
        <source>Only the dead are replaced, and yours is still alive.</source>
        <translation>On ne remplace que les morts, et chez vous ce poste est pourvu.</translation>
    </message>
    <message>
        <source>Name a price between 0 and all the money in the game.</source>
        <translation>Demandez un prix entre 0 et tout l’argent du jeu.</translation>
    </message>
    <message>
        <source>Traffic is the dealer’s business, where his move has ended.</source>
        <translation>Le trafic est l’affaire du trafiquant, là où son déplacement a fini.</translation>
    </message>
    <message>
        <source>Pawns are sold in the shops with a star.</source>
        <translation>Les pions se vendent dans les boutiques à étoile.</translation>
    </message>
    <message>
        <source>Ten pawns is the limit for one stop.</source>
        <translation>Dix pions, c’est le maximum par arrêt.</translation>
    </message>
    <message>
        <source>Pawns come in pairs: up to %1 more at this stop.</source>
        <translation>Les pions vont par deux&#x202f;: encore %1 au plus pendant cet arrêt.</translation>
    </message>
    <message numerus="yes">
        <source>A gang has 20 pawns: you can have %n more.</source>
        <translation>
            <numerusform>Un gang a 20 pions&#x202f;: vous pouvez encore en avoir %n.</numerusform>
            <numerusform>Un gang a 20 pions&#x202f;: vous pouvez encore en avoir %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no pawns in store: a shop with a star sells them.</source>
        <translation>Vous n’avez aucun pion en réserve&#x202f;: une boutique à étoile en vend.</translation>
    </message>
    <message>
        <source>You cannot reach this pavement from here.</source>
        <translation>Ce trottoir est hors de portée d’ici.</translation>
    </message>
    <message>
        <source>One of %1’s pawns is already on this pavement.</source>
        <translation>%1 a déjà un pion sur ce trottoir.</translation>
    </message>
    <message>
        <source>This pavement lines other gangs’ shops only.</source>
        <translation>Ce trottoir ne longe que des boutiques d’autres gangs.</translation>
    </message>
    <message>
        <source>Only a vamp whose move has just ended can turn heads.</source>
        <translation>Seule une vamp dont le déplacement vient de finir peut séduire.</translation>
    </message>
    <message>
        <source>She has eyes only for men.</source>
        <translation>Elle n’a d’yeux que pour les hommes.</translation>
    </message>
    <message>
        <source>%1 is not alone: somebody of the same gang is watching.</source>
        <translation>%1 n’est pas seul&#x202f;: quelqu’un du même gang regarde.</translation>
    </message>
    <message>
        <source>%1 is already under a spell, or has not moved since the last one.</source>
        <translation>%1 est déjà sous le charme, ou n’a pas bougé depuis la dernière fois.</translation>
    </message>
    <message>
        <source>Your vamp already leads a man.</source>
        <translation>Votre vamp mène déjà un homme.</translation>
    </message>
    <message>
        <source>%1 was her last conquest: she has to vamp another man first.</source>
        <translation>%1 a été sa dernière conquête&#x202f;: il faut d’abord séduire un autre homme.</translation>
    </message>
    <message>
        <source>The police are not for sale: %1 plays them.</source>
        <translation>La police n’est pas à vendre&#x202f;: c’est %1 qui la joue.</translation>
    </message>
    <message>
        <source>The police belong to %1.</source>
        <translation>La police est à %1.</translation>
    </message>
    <message>
        <source>%1 is not innocent: that would be an arrest.</source>
        <translation>%1 a un casier&#x202f;: ce serait une arrestation.</translation>
    </message>
    <message>
        <source>The question is about patrol %1.</source>
        <translation>Il s’agit de la patrouille %1.</translation>
    </message>
    <message>
        <source>Choose another gang that is still in the game.</source>
        <translation>Choisissez un autre gang encore en jeu.</translation>
    </message>
    <message>
        <source>Each side has to give something.</source>
        <translation>Chacun doit donner quelque chose.</translation>
    </message>
    <message>
        <source>Money for money would be a loan: one side must give a shop or pawns.</source>
        <translation>De l’argent contre de l’argent serait un prêt&#x202f;: l’un des deux doit donner une boutique ou des pions.</translation>
    </message>
    <message>
        <source>%1 does not have that much.</source>
        <translation>%1 n’en a pas autant.</translation>
    </message>
    <message>
        <source>%1 has too few tokens for these shops.</source>
        <translation>%1 n’a pas assez de jetons pour ces boutiques.</translation>
    </message>
    <message>
        <source>That dart would leave the fairground.</source>
        <translation>Cette fléchette quitterait la fête foraine.</translation>
    </message>
    <message numerus="yes">
        <source>That is %n square(s), but the die says %1.</source>
        <translation>
            <numerusform>Cela fait %n case, et le dé donne %1.</numerusform>
            <numerusform>Cela fait %n cases, et le dé donne %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The route has a gap: each step must lead to the next square, a shop or a manhole.</source>
        <translation>Il manque un pas au chemin&#x202f;: chaque pas mène à la case voisine, dans une boutique ou à une bouche d’égout.</translation>
    </message>
    <message>
        <source>The number rolled is also the number of the exit: this figure leaves by exit %1.</source>
        <translation>Le chiffre du dé est aussi celui de la sortie&#x202f;: avec celui-ci, c’est la %1.</translation>
    </message>
    <message>
        <source>Nobody walks into the police station of their own free will.</source>
        <translation>Personne n’entre au commissariat de son plein gré.</translation>
    </message>
    <message>
        <source>No door or passage leads from there into %1.</source>
        <translation>De là, ni porte ni passage ne mène à «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>No door leads there from %1.</source>
        <translation>De «&#x202f;%1&#x202f;», aucune porte n’y mène.</translation>
    </message>
    <message>
        <source>A patrol enters %1 only with its last step.</source>
        <translation>Une patrouille n’entre dans «&#x202f;%1&#x202f;» qu’au dernier pas.</translation>
    </message>
    <message>
        <source>Only the owner’s gang walks through %1.</source>
        <translation>Seul le gang du propriétaire traverse «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Nobody enters %1 twice in a turn.</source>
        <translation>On n’entre pas deux fois par tour dans «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Only one trip through the sewers per turn.</source>
        <translation>On ne passe par les égouts qu’une fois par tour.</translation>
    </message>
    <message>
        <source>There is nobody in the clinic to visit.</source>
        <translation>Il n’y a personne à visiter à la clinique.</translation>
    </message>
    <message>
        <source>The clinic is entered only with the last step.</source>
        <translation>On n’entre à la clinique qu’au dernier pas.</translation>
    </message>
    <message>
        <source>Nobody walks into the graveyard.</source>
        <translation>Personne n’entre au cimetière sur ses deux jambes.</translation>
    </message>
    <message>
        <source>Patrols walk over the covers, not under them.</source>
        <translation>Les patrouilles marchent sur les plaques, pas dessous.</translation>
    </message>
    <message>
        <source>The patrol comes up at a manhole, whichever you like.</source>
        <translation>La patrouille ressort par une bouche d’égout, n’importe laquelle.</translation>
    </message>
    <message>
        <source>You cannot leave by the square from which you came in.</source>
        <translation>On ne repart pas vers la case d’où l’on est entré.</translation>
    </message>
    <message>
        <source>You cannot go straight back into the shop you have just left.</source>
        <translation>On ne retourne pas tout droit dans la boutique que l’on vient de quitter.</translation>
    </message>
    <message>
        <source>You cannot go straight back into the clinic you have just left.</source>
        <translation>On ne retourne pas tout droit à la clinique que l’on vient de quitter.</translation>
    </message>
    <message>
        <source>Nobody turns back in the street.</source>
        <translation>Dans la rue, personne ne fait demi-tour.</translation>
    </message>
    <message>
        <source>SuperGang</source>
        <translation>SuperGang</translation>
    </message>
    <message>
        <source>A killer, a vamp, a dealer, and a sunny town to buy up: own a whole district.</source>
        <translation>Un tueur, une vamp, un trafiquant, une ville à acheter&#x202f;: possédez un quartier entier.</translation>
    </message>
    <message>
        <source>SuperGang was designed by Gérard Mathieu, Gérard Delfanti and Pascal Trigaux and published by Ludodélire in 1991.</source>
        <translation>SuperGang est un jeu de Gérard Mathieu, Gérard Delfanti et Pascal Trigaux, publié par Ludodélire en 1991.</translation>
    </message>
    <message>
        <source>The town, its shops and a few lists are this program’s own, in place of the printed board and sheets.</source>
        <translation>La ville, ses boutiques et quelques listes sont propres à ce programme&#x202f;: elles tiennent lieu du plateau et des feuilles imprimés.</translation>
    </message>
    <message>
        <source>The gangs</source>
        <translation>Les gangs</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>After this many rounds the richest gang wins, if nobody has won by then</source>
        <translation>Au bout de ce nombre de manches, le gang le plus riche gagne, si personne n’a gagné avant</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Illimitée</translation>
    </message>
    <message>
        <source>10 rounds</source>
        <translation>10 manches</translation>
    </message>
    <message>
        <source>20 rounds</source>
        <translation>20 manches</translation>
    </message>
    <message>
        <source>30 rounds</source>
        <translation>30 manches</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Recette</translation>
    </message>
    <message>
        <source>What you have not collected by the end of your turn is paid automatically, or is lost</source>
        <translation>Ce que vous n’avez pas encaissé à la fin du tour est versé tout seul, ou perdu</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Only if you ask</source>
        <translation>Sur demande</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duels</translation>
    </message>
    <message>
        <source>Aim the darts yourself with a swaying sight, or let dice decide</source>
        <translation>Lancez les fléchettes vous-même, avec un viseur qui se balance, ou laissez les dés décider</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>En visant</translation>
    </message>
    <message>
        <source>By dice</source>
        <translation>Aux dés</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Chronomètre</translation>
    </message>
    <message>
        <source>A gangster not moved in time sits in jail for a turn</source>
        <translation>Un gangster qui n’a pas bougé à temps passe un tour en prison</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans chronomètre</translation>
    </message>
    <message>
        <source>4 minutes a turn</source>
        <translation>4 minutes par tour</translation>
    </message>
    <message>
        <source>Police player</source>
        <translation>Joueur police</translation>
    </message>
    <message>
        <source>The last seat has no gang and moves the patrols; this is the only way to play with five</source>
        <translation>La dernière place n’a pas de gang et déplace les patrouilles&#x202f;; c’est la seule façon de jouer à cinq</translation>
    </message>
    <message>
        <source>plays the police: wins when no gangster is at large</source>
        <translation>joue la police&#x202f;: gagne quand plus aucun gangster n’est en liberté</translation>
    </message>
    <message>
        <source>Steady hands</source>
        <translation>Mains sûres</translation>
    </message>
    <message>
        <source>Aiming is easier: the sight sways half as far</source>
        <translation>Viser est plus facile&#x202f;: le viseur se balance deux fois moins</translation>
    </message>
    <message>
        <source>A duel, alone against two cops.</source>
        <translation>Un duel, à un contre deux agents.</translation>
    </message>
    <message>
        <source>Arrest!</source>
        <translation>Arrêter&#x202f;!</translation>
    </message>
    <message>
        <source>Roll for your gangsters. Before that, you may collect or trade.</source>
        <translation>Lancez pour vos gangsters. Avant cela, vous pouvez encaisser ou échanger.</translation>
    </message>
    <message>
        <source>Against whom?</source>
        <translation>Contre qui&#x202f;?</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>%1 leaves the game: the money, the shops and the pawns go back to the bank.</source>
        <translation>%1 quitte la partie&#x202f;: l’argent, les boutiques et les pions retournent à la banque.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Whoever loses ends up in the clinic or the graveyard.</source>
        <translation>Le perdant finit à la clinique ou au cimetière.</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>Encaissé</translation>
    </message>
    <message>
        <source>Nothing has to be done before that.</source>
        <translation>Avant cela, rien à faire.</translation>
    </message>
    <message>
        <source>It pays %1, before others can spoil it.</source>
        <translation>Cela rapporte %1, avant que d’autres ne s’en mêlent.</translation>
    </message>
    <message>
        <source>It pays %1, and there is nothing to wait for.</source>
        <translation>Cela rapporte %1, et il n’y a rien à attendre.</translation>
    </message>
    <message>
        <source>For %1 both patrols go where you want, in everyone’s turn.</source>
        <translation>Pour %1, les deux patrouilles vont où vous voulez, au tour de chaque joueur.</translation>
    </message>
    <message>
        <source>Everybody has moved.</source>
        <translation>Tous ont bougé.</translation>
    </message>
    <message numerus="yes">
        <source>From there, %n of the die’s 6 faces lead to %1 next time.</source>
        <translation>
            <numerusform>De là, au prochain lancer, %n face sur 6 mène chez «&#x202f;%1&#x202f;».</numerusform>
            <numerusform>De là, au prochain lancer, %n faces sur 6 mènent chez «&#x202f;%1&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>A patrol is less likely to turn up there: %1% instead of %2%.</source>
        <translation>Une patrouille risque moins d’y venir&#x202f;: %1&#x202f;% au lieu de %2&#x202f;%.</translation>
    </message>
    <message numerus="yes">
        <source>%n patrol(s) see(s) this place: a crime here would cost %1.</source>
        <translation>
            <numerusform>%n patrouille voit ce lieu&#x202f;: un délit y coûterait %1.</numerusform>
            <numerusform>%n patrouilles voient ce lieu&#x202f;: un délit y coûterait %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else within reach is worth more.</source>
        <translation>Rien d’autre à portée ne vaut mieux.</translation>
    </message>
    <message>
        <source>Anything more here would cost more than it brings.</source>
        <translation>En faire plus ici coûterait plus que cela ne rapporte.</translation>
    </message>
    <message>
        <source>Success takes %1 from %2.</source>
        <comment>a shop, a player</comment>
        <translation>En cas de succès, %2 vous cède «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 then pays %2 a turn.</source>
        <comment>a shop, money</comment>
        <translation>«&#x202f;%1&#x202f;» rapporte alors %2 par tour.</translation>
    </message>
    <message>
        <source>The token in %1 is worth more elsewhere.</source>
        <comment>a shop</comment>
        <translation>Le jeton chez «&#x202f;%1&#x202f;» vaut plus ailleurs.</translation>
    </message>
    <message>
        <source>With %1 you own all of %2 and win the game.</source>
        <comment>shop, district</comment>
        <translation>Avec «&#x202f;%1&#x202f;», tout le quartier est à vous (%2), et la partie gagnée.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 you need only %n more shop(s) of %2.</source>
        <comment>shop, district</comment>
        <translation>
            <numerusform>Avec «&#x202f;%1&#x202f;», il ne vous manque plus que %n boutique (%2).</numerusform>
            <numerusform>Avec «&#x202f;%1&#x202f;», il ne vous manque plus que %n boutiques (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs only %n more shop(s) of %2: by taking %3 you block the way.</source>
        <comment>who, district, shop</comment>
        <translation>
            <numerusform>Il ne manque que %n boutique à %1 (%2)&#x202f;: en prenant «&#x202f;%3&#x202f;», vous barrez la route.</numerusform>
            <numerusform>Il ne manque que %n boutiques à %1 (%2)&#x202f;: en prenant «&#x202f;%3&#x202f;», vous barrez la route.</numerusform>
        </translation>
    </message>
    <message>
        <source>That fills a gap in the gang.</source>
        <translation>Cela comble un vide dans le gang.</translation>
    </message>
    <message>
        <source>In your own shop it costs nothing.</source>
        <translation>Dans votre boutique, cela ne coûte rien.</translation>
    </message>
    <message>
        <source>It brings %1 at once.</source>
        <translation>Cela rapporte %1 aussitôt.</translation>
    </message>
    <message>
        <source>Each of them pays %1 a turn as soon as it is on the pavement.</source>
        <translation>Chacun rapporte %1 par tour, une fois sur le trottoir.</translation>
    </message>
    <message>
        <source>On the pavement it pays %1 a turn.</source>
        <translation>Sur le trottoir, il rapporte %1 par tour.</translation>
    </message>
    <message>
        <source>That thins out %1’s gang.</source>
        <translation>Cela éclaircit les rangs chez %1.</translation>
    </message>
    <message>
        <source>In the clinic nobody shoots back.</source>
        <translation>À la clinique, personne ne riposte.</translation>
    </message>
    <message>
        <source>Then the patrol is out of the way.</source>
        <translation>Ensuite, la patrouille ne gêne plus.</translation>
    </message>
    <message>
        <source>There it arrests %1: %2.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>Elle y arrête %1, pour %2.</translation>
    </message>
    <message>
        <source>From there it sees what %1 has done: %2.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>De là, elle voit ce qu’a fait %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>It is less likely to come to %1 then: %2% instead of %3%.</source>
        <comment>Rosa’s killer</comment>
        <translation>Elle risque moins de trouver %1&#x202f;: %2&#x202f;% au lieu de %3&#x202f;%.</translation>
    </message>
    <message>
        <source>It falls in and is gone for a round.</source>
        <translation>Elle y tombe, et disparaît pour une manche.</translation>
    </message>
    <message>
        <source>There it gets in nobody’s way.</source>
        <translation>Là, elle ne gêne personne.</translation>
    </message>
    <message>
        <source>%1 gets %2, and a rebellion would work only %3% of the time.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>%1 prend %2, et une rébellion ne réussit que dans %3&#x202f;% des cas.</translation>
    </message>
    <message>
        <source>%1 gets %2; in a rebellion the chance of shooting first would be only %3%.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>%1&#x202f;: %2&#x202f;; en cas de rébellion, vos chances de tirer en premier ne seraient que de %3&#x202f;%.</translation>
    </message>
    <message>
        <source>Otherwise %1 gets %2.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>%1 prendrait sinon %2.</translation>
    </message>
    <message>
        <source>That is as much as %1 is likely to pay.</source>
        <translation>%1 ne paierait guère plus.</translation>
    </message>
    <message>
        <source>%1 could not pay enough for %2.</source>
        <comment>who, a new killer</comment>
        <translation>%1 ne pourrait pas payer assez pour %2.</translation>
    </message>
    <message>
        <source>It costs nothing.</source>
        <translation>Cela ne coûte rien.</translation>
    </message>
    <message>
        <source>%1 is worth %2.</source>
        <comment>a new killer, money</comment>
        <translation>%1 vaut %2.</translation>
    </message>
    <message>
        <source>%1 is too much for %2.</source>
        <comment>money, a new killer</comment>
        <translation>%1, c’est trop pour %2.</translation>
    </message>
    <message>
        <source>That is one gangster fewer in play.</source>
        <translation>C’est un gangster de moins en jeu.</translation>
    </message>
    <message>
        <source>Nobody else is worth it.</source>
        <translation>Personne d’autre n’en vaut la peine.</translation>
    </message>
    <message>
        <source>It wins you the game.</source>
        <translation>Ainsi, vous gagnez la partie.</translation>
    </message>
    <message>
        <source>It would lose you the game.</source>
        <translation>Ainsi, vous perdez la partie.</translation>
    </message>
    <message>
        <source>The trade would help %1 more than you.</source>
        <translation>L’échange aiderait plus %1 que vous.</translation>
    </message>
    <message>
        <source>A murder would cost %1.</source>
        <comment>2 years</comment>
        <translation>Un meurtre coûterait %1.</translation>
    </message>
    <message>
        <source>Dead men tell no tales.</source>
        <translation>Les morts ne parlent pas.</translation>
    </message>
    <message>
        <source>No patrol sees it now, and hardly any will see it later.</source>
        <translation>Aucune patrouille ne le voit maintenant, et il est peu probable qu’une le voie plus tard.</translation>
    </message>
    <message>
        <source>A patrol is looking on.</source>
        <translation>Une patrouille regarde.</translation>
    </message>
    <message>
        <source>No patrol sees it now; the chance that one sees it later is %1%.</source>
        <translation>Aucune patrouille ne le voit maintenant&#x202f;; le risque qu’une le voie plus tard est de %1&#x202f;%.</translation>
    </message>
    <message>
        <source>No police are about now; the chance that a patrol sees it later is %1%.</source>
        <translation>Pas de police en ville pour l’instant&#x202f;; le risque qu’une patrouille le voie plus tard est de %1&#x202f;%.</translation>
    </message>
    <message>
        <source>It costs %1.</source>
        <translation>Cela coûte %1.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <translation>Lancer.</translation>
    </message>
    <message>
        <source>Buy the police.</source>
        <translation>Acheter la police.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Terminer le tour.</translation>
    </message>
    <message>
        <source>Leave the others alone.</source>
        <translation>N’emmener personne d’autre.</translation>
    </message>
    <message>
        <source>Leave it at that.</source>
        <translation>En rester là.</translation>
    </message>
    <message>
        <source>Go quietly.</source>
        <translation>Se laisser emmener.</translation>
    </message>
    <message>
        <source>Rebel.</source>
        <translation>Se rebeller.</translation>
    </message>
    <message>
        <source>Rebel, with %1.</source>
        <translation>Se rebeller, avec %1.</translation>
    </message>
    <message>
        <source>Ask %1.</source>
        <translation>Demander %1.</translation>
    </message>
    <message>
        <source>Refuse.</source>
        <translation>Refuser.</translation>
    </message>
    <message>
        <source>Take %1 into custody.</source>
        <translation>Placer %1 en garde à vue.</translation>
    </message>
    <message>
        <source>Move %1 to %2.</source>
        <comment>the killer, a place</comment>
        <translation>Déplacer %1 (%2).</translation>
    </message>
    <message>
        <source>Move %1 to %2, then %3.</source>
        <comment>the killer, a place, buy the shop</comment>
        <translation>Déplacer %1 (%2), puis %3.</translation>
    </message>
    <message>
        <source>Accept.</source>
        <comment>a trade</comment>
        <translation>Accepter.</translation>
    </message>
    <message>
        <source>Agree.</source>
        <comment>to a price</comment>
        <translation>Accepter.</translation>
    </message>
    <message>
        <source>Decline.</source>
        <comment>to pay a price</comment>
        <translation>Renoncer.</translation>
    </message>
    <message>
        <source>Aim at a manager.</source>
        <translation>Viser un gérant.</translation>
    </message>
    <message>
        <source>Aim at a cop.</source>
        <translation>Viser un agent.</translation>
    </message>
    <message>
        <source>Aim at %1.</source>
        <comment>Rosa’s killer</comment>
        <translation>Viser %1.</translation>
    </message>
    <message>
        <source>attack patrol %1</source>
        <translation>attaquer la patrouille %1</translation>
    </message>
    <message>
        <source>buy the shop</source>
        <translation>acheter la boutique</translation>
    </message>
    <message>
        <source>start a racket in the shop</source>
        <translation>racketter la boutique</translation>
    </message>
    <message>
        <source>stick up the shop</source>
        <translation>braquer la boutique</translation>
    </message>
    <message>
        <source>stick up the shop for its ownership</source>
        <translation>braquer la boutique pour la propriété</translation>
    </message>
    <message>
        <source>mug a passer-by</source>
        <translation>commettre un vol à l’arraché</translation>
    </message>
    <message>
        <source>finish off %1</source>
        <comment>Rosa’s killer</comment>
        <translation>achever %1</translation>
    </message>
    <message>
        <source>open fire on %1</source>
        <comment>Rosa’s killer</comment>
        <translation>ouvrir le feu sur %1</translation>
    </message>
    <message>
        <source>recruit a killer</source>
        <translation>recruter un tueur</translation>
    </message>
    <message>
        <source>recruit a vamp</source>
        <translation>recruter une vamp</translation>
    </message>
    <message>
        <source>recruit a dealer</source>
        <translation>recruter un trafiquant</translation>
    </message>
    <message numerus="yes">
        <source>buy %n pawn(s)</source>
        <translation>
            <numerusform>acheter %n pion</numerusform>
            <numerusform>acheter %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>vamp %1</source>
        <comment>Rosa’s killer</comment>
        <translation>séduire %1</translation>
    </message>
    <message>
        <source>take back a token</source>
        <translation>reprendre un jeton</translation>
    </message>
    <message>
        <source>collect</source>
        <translation>encaisser</translation>
    </message>
    <message>
        <source>the vamped man</source>
        <translation>l’homme séduit</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>an action, accomplices</comment>
        <translation>%1, avec %2</translation>
    </message>
    <message>
        <source>%1 has %2 on record and should stay away from patrols.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>%1 a %2 au casier et devrait se tenir loin des patrouilles.</translation>
    </message>
    <message>
        <source>Years in jail</source>
        <translation>Années de prison</translation>
    </message>
    <message>
        <source>All the years that this gang’s gangsters were sentenced to</source>
        <translation>Toutes les années auxquelles les gangsters de ce gang ont été condamnés</translation>
    </message>
    <message>
        <source>Darts that hit</source>
        <translation>Fléchettes au but</translation>
    </message>
    <message>
        <source>Of the darts thrown by hand; those thrown by dice do not count</source>
        <translation>Parmi celles lancées à la main&#x202f;; celles tirées aux dés ne comptent pas</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>%1, your darts</source>
        <translation>%1, à vos fléchettes</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>%1 starts a racket in %2</source>
        <comment>a player, a shop</comment>
        <translation>%1 rackette&#x202f;%2</translation>
    </message>
    <message>
        <source>%1’s first shop: %2</source>
        <comment>a player, a shop</comment>
        <translation>Première boutique pour %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 says no</source>
        <comment>a player, to a price or a trade</comment>
        <translation>%1 refuse</translation>
    </message>
    <message>
        <source>%1 collects %2</source>
        <comment>a player, money</comment>
        <translation>%1 encaisse&#x202f;%2</translation>
    </message>
    <message>
        <source>3 or more</source>
        <comment>a dart: what its die has to show</comment>
        <translation>3 ou plus</translation>
    </message>
    <message>
        <source>Until round %1 is over, no gangster harms another, and the police are off the streets.</source>
        <translation>Jusqu’à la fin de la manche %1, aucun gangster ne peut nuire à un autre, et la police ne patrouille pas.</translation>
    </message>
    <message>
        <source>one of the two</source>
        <comment>patrols, to be moved</comment>
        <translation>l’une des deux</translation>
    </message>
    <message>
        <source>Until round %1 is over, no gangster harms another.</source>
        <translation>Jusqu’à la fin de la manche %1, aucun gangster ne peut nuire à un autre.</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>with a figure in hand: another route to the same place, or the next place</source>
        <translation>avec une figurine en main&#x202f;: un autre chemin vers le même endroit, ou l’endroit suivant</translation>
    </message>
    <message>
        <source>after a move: choose an action, or Done</source>
        <translation>après un déplacement&#x202f;: choisir une action, ou Terminé</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole town</source>
        <translation>agrandir, réduire, toute la ville</translation>
    </message>
    <message>
        <source>This die cannot take you there: drop the figure on a highlighted place.</source>
        <translation>Avec ce dé, aucun chemin ne finit là&#x202f;: posez la figurine sur un lieu éclairé.</translation>
    </message>
    <message>
        <source>Crime: %1</source>
        <comment>2 years</comment>
        <translation>Délit&#x202f;: %1</translation>
    </message>
    <message>
        <source>Crime: %1 or %2</source>
        <comment>1, 2 years</comment>
        <translation>Délit&#x202f;: %1 ou %2</translation>
    </message>
    <message>
        <source>Crime: %1 to %2</source>
        <comment>1, 5 years</comment>
        <translation>Délit&#x202f;: %1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 needs %n more shop(s) to win.</source>
        <comment>a player, a district</comment>
        <translation>
            <numerusform>%2&#x202f;: il manque %n boutique à %1 pour gagner.</numerusform>
            <numerusform>%2&#x202f;: il manque %n boutiques à %1 pour gagner.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the last round: after it, the richest gang wins.</source>
        <translation>C’est la dernière manche&#x202f;: ensuite, le gang le plus riche gagne.</translation>
    </message>
    <message numerus="yes">
        <source>year(s) in jail</source>
        <comment>below their number: %n</comment>
        <translation>
            <numerusform>an de prison</numerusform>
            <numerusform>ans de prison</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>Nothing happened to you.</source>
        <translation>Il ne vous est rien arrivé.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more line(s) in “What happened”.</source>
        <translation>
            <numerusform>Et encore %n ligne dans «&#x202f;Ce qui s’est passé&#x202f;».</numerusform>
            <numerusform>Et encore %n lignes dans «&#x202f;Ce qui s’est passé&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is shot dead by %2.</source>
        <comment>a target, who shot</comment>
        <translation>%1 meurt&#x202f;: %2 a tiré.</translation>
    </message>
    <message>
        <source>%1 is shot and injured by %2.</source>
        <comment>a target, who shot</comment>
        <translation>%1 reçoit une blessure&#x202f;: %2 a tiré.</translation>
    </message>
    <message>
        <source>one of the managers</source>
        <comment>of a shop</comment>
        <translation>un des gérants</translation>
    </message>
    <message>
        <source>patrol %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>la patrouille %1</translation>
    </message>
    <message>
        <source>%1 moves patrol %2 to %3.</source>
        <comment>who, number, place</comment>
        <translation>%1 déplace la patrouille %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 leads %2 to %3.</source>
        <comment>a vamp, a man, a place</comment>
        <translation>%1 emmène %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 (through %2)</source>
        <comment>a player, somebody else’s gangster</comment>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>%1 rebels</source>
        <comment>such as Rosa’s killer</comment>
        <translation>%1 se rebelle</translation>
    </message>
    <message>
        <source>%1 has only one gangster left: if that one dies, %2 wins.</source>
        <comment>a player, a player</comment>
        <translation>Il ne reste qu’un gangster à %1&#x202f;: s’il meurt, %2 gagne.</translation>
    </message>
    <message numerus="yes">
        <source>%n gangster(s) at large: once there are none, %1 wins.</source>
        <comment>the police player</comment>
        <translation>
            <numerusform>%n gangster en liberté&#x202f;: dès qu’il n’y en a plus aucun, %1 gagne.</numerusform>
            <numerusform>%n gangsters en liberté&#x202f;: dès qu’il n’y en a plus aucun, %1 gagne.</numerusform>
        </translation>
    </message>
    <message>
        <source>A duel with patrol %1 instead of jail.</source>
        <translation>Un duel contre la patrouille %1 plutôt que la prison.</translation>
    </message>
    <message>
        <source>Under arrest, a gangster goes quietly, or rebels: a duel with the patrol, and one year more. (SG-9.5)</source>
        <translation>Un gangster arrêté se laisse emmener, ou se rebelle&#x202f;: un duel contre la patrouille, et un an de plus. (SG-9.5)</translation>
    </message>
    <message>
        <source>The injured miss their gang’s next turn in the clinic, then stand in the centre or go to jail. (SG-8.6)</source>
        <translation>Les blessés restent à la clinique jusqu’à la fin du prochain tour de leur gang, puis reviennent au centre ou vont en prison. (SG-8.6)</translation>
    </message>
    <message>
        <source>A beaten patrol comes back from the centre when the gang that beat it moves again. (SG-8.7)</source>
        <translation>Une patrouille battue repart du centre au prochain tour du gang qui l’a battue. (SG-8.7)</translation>
    </message>
    <message>
        <source>In another gang’s shop the owner names the price of a recruit, or refuses. (SG-5.12)</source>
        <translation>Dans la boutique d’un autre gang, c’est le propriétaire qui fixe le prix d’une recrue, ou qui refuse. (SG-5.12)</translation>
    </message>
    <message>
        <source>A dealer buys pawns in a shop with a star. Each one on the pavement brings 5 a turn. (SG-6.1)</source>
        <translation>Un trafiquant achète des pions dans une boutique à étoile. Chaque pion posé sur le trottoir rapporte 5 par tour. (SG-6.1)</translation>
    </message>
    <message>
        <source>Pawns that touch no shop but one that changes hands turn to the new owner’s colour. (SG-6.3)</source>
        <translation>Quand une boutique change de mains, les pions des sections qui ne longent qu’elle prennent la couleur du nouveau propriétaire. (SG-6.3)</translation>
    </message>
    <message>
        <source>A gang has 15 tokens. To place another, it has to take one back. (SG-5.13)</source>
        <translation>Un gang a 15 jetons. Pour en poser un de plus, il doit d’abord en reprendre un. (SG-5.13)</translation>
    </message>
    <message>
        <source>When a gang is out, all it had goes back to the bank. (SG-10.2)</source>
        <translation>Quand un gang est éliminé, tout ce qu’il avait retourne à la banque. (SG-10.2)</translation>
    </message>
    <message>
        <source>From a manhole to any other is one step, once a turn. (SG-4.6)</source>
        <translation>D’une bouche d’égout à n’importe quelle autre, il n’y a qu’un pas, mais une seule fois par tour. (SG-4.6)</translation>
    </message>
    <message>
        <source>In a killing, gangs shoot at each other. Every murder is two years, if somebody sees it. (SG-5.8)</source>
        <translation>Dans un règlement de comptes, les gangs se tirent dessus. Chaque meurtre coûte deux ans, si quelqu’un le voit. (SG-5.8)</translation>
    </message>
    <message>
        <source>An injured gangster can be attacked in the clinic and cannot defend himself. (SG-8.8)</source>
        <translation>À la clinique, on peut attaquer un blessé, et il ne peut pas riposter. (SG-8.8)</translation>
    </message>
    <message>
        <source>A patrol that ends its move on a manhole falls in. Whoever sent it there brings it up from any manhole next turn. (SG-9.2)</source>
        <translation>Une patrouille dont le déplacement finit sur une bouche d’égout y tombe&#x202f;; à son prochain déplacement, elle ressort par n’importe quelle bouche. (SG-9.2)</translation>
    </message>
    <message>
        <source>%1 may own all of %2 next turn: the chance of that falls from %3% to %4%.</source>
        <comment>a player, a district</comment>
        <translation>À son prochain tour, %1 pourrait posséder tout le quartier (%2)&#x202f;: ainsi, ce risque tombe de %3&#x202f;% à %4&#x202f;%.</translation>
    </message>
    <message>
        <source>%1 may own all of %2 next turn, which a success makes less likely.</source>
        <comment>a player, a district</comment>
        <translation>Au prochain tour, %1 peut avoir tout le quartier (%2)&#x202f;: si cela réussit, ce sera moins probable.</translation>
    </message>
    <message>
        <source>This is your last turn: all that counts now is to be the richest in the end.</source>
        <translation>C’est votre dernier tour&#x202f;: seul compte désormais d’avoir à la fin le gang le plus riche.</translation>
    </message>
    <message>
        <source>This is your last turn: in this way you end up the richest with a chance of %1%.</source>
        <translation>C’est votre dernier tour&#x202f;: ainsi, vous avez %1&#x202f;% de chances de finir avec le gang le plus riche.</translation>
    </message>
    <message>
        <source>In the final count it is worth %1 to you.</source>
        <translation>Cela ajoute %1 à votre total final.</translation>
    </message>
    <message>
        <source>It raises your chance of winning from %1% to %2%, and that of %3 too: others pay for it.</source>
        <translation>Vos chances de gagner passent de %1&#x202f;% à %2&#x202f;%, et %3 y gagne aussi&#x202f;: ce sont les autres qui y perdent.</translation>
    </message>
    <message>
        <source>It helps you and %1: others pay for it.</source>
        <translation>Vous y gagnez, %1 aussi&#x202f;: ce sont les autres qui y perdent.</translation>
    </message>
    <message>
        <source>The trade with %1 raises your chance of winning from %2% to %3%.</source>
        <translation>L’échange avec %1 fait passer vos chances de gagner de %2&#x202f;% à %3&#x202f;%.</translation>
    </message>
    <message>
        <source>The trade with %1 brings you a little more than it costs.</source>
        <translation>L’échange avec %1 vous rapporte un peu plus qu’il ne vous coûte.</translation>
    </message>
    <message>
        <source>The trade with %1 would lower your chance of winning from %2% to %3%.</source>
        <translation>L’échange avec %1 ferait tomber vos chances de gagner de %2&#x202f;% à %3&#x202f;%.</translation>
    </message>
    <message>
        <source>Offer %1 this trade.</source>
        <comment>a player</comment>
        <translation>Proposer cet échange à %1.</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>actions: vamp Bea’s killer, stick up the shop</comment>
        <translation>%1, puis %2</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Your move: continue on the big screen.</source>
        <translation>À vous&#x202f;: continuez sur le grand écran.</translation>
    </message>
    <message>
        <source>The odds are against you.</source>
        <translation>Les chances sont contre vous.</translation>
    </message>
    <message>
        <source>An even fight.</source>
        <translation>Les forces sont égales.</translation>
    </message>
    <message numerus="yes">
        <source>Next time, %n of the die’s 6 faces take the patrol to %1, who would go to jail for %2.</source>
        <comment>Rosa’s killer, 2 years</comment>
        <translation>
            <numerusform>Au prochain lancer, avec %n face sur 6, la patrouille atteint %1, qui irait en prison pour %2.</numerusform>
            <numerusform>Au prochain lancer, avec %n faces sur 6, la patrouille atteint %1, qui irait en prison pour %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses the racket there: −%2 a turn.</source>
        <translation>%1 y perd son racket&#x202f;: −%2 par tour.</translation>
    </message>
    <message>
        <source>%1 gets %2 less a turn.</source>
        <translation>%1 encaisse %2 de moins par tour.</translation>
    </message>
    <message>
        <source>Not with somebody who is about to win.</source>
        <comment>a computer player refuses a trade</comment>
        <translation>Pas avec quelqu’un qui est sur le point de gagner.</translation>
    </message>
    <message>
        <source>I need that more myself.</source>
        <comment>a computer player refuses a trade</comment>
        <translation>J’en ai davantage besoin moi-même.</translation>
    </message>
    <message>
        <source>You would gain far more by it than I.</source>
        <comment>a computer player refuses a trade</comment>
        <translation>Vous y gagneriez bien plus que moi.</translation>
    </message>
    <message>
        <source>That is too little for me.</source>
        <comment>a computer player refuses a trade</comment>
        <translation>C’est trop peu pour moi.</translation>
    </message>
    <message>
        <source>There is nothing to trade yet: it takes a shop that somebody owns, or pawns in stock.</source>
        <translation>Il n’y a encore rien à échanger&#x202f;: il faut une boutique qui appartient à quelqu’un, ou des pions en réserve.</translation>
    </message>
    <message>
        <source>%1’s token leaves %2: −%3 a turn.</source>
        <comment>who, shop</comment>
        <translation>%1 n’a plus de jeton chez «&#x202f;%2&#x202f;»&#x202f;: −%3 par tour.</translation>
    </message>
    <message>
        <source>If you accept</source>
        <translation>Si vous acceptez</translation>
    </message>
    <message>
        <source>%1 says no: “%2”</source>
        <comment>a player, a whole sentence</comment>
        <translation>%1 dit non&#x202f;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Income per turn</source>
        <translation>Recette par tour</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Boutiques</translation>
    </message>
    <message>
        <source>Nothing has to be done before that: at the end of the turn income comes by itself.</source>
        <translation>Avant cela, rien à faire&#x202f;: à la fin du tour, l’argent à encaisser vient tout seul.</translation>
    </message>
    <message>
        <source>Nothing has to be done before that: income can still be collected until the end of the turn.</source>
        <translation>Avant cela, rien à faire&#x202f;: on peut encore encaisser jusqu’à la fin du tour.</translation>
    </message>
    <message>
        <source>Nothing to collect</source>
        <translation>Rien à encaisser</translation>
    </message>
    <message>
        <source>Roll for your gangsters. Before that, you may trade.</source>
        <translation>Lancez pour vos gangsters. Avant cela, vous pouvez échanger.</translation>
    </message>
    <message>
        <source>All have moved. Trade, or end the turn.</source>
        <translation>Tous ont bougé. Échangez ou terminez le tour.</translation>
    </message>
    <message>
        <source>The killer acts</source>
        <translation>Le tueur agit</translation>
    </message>
    <message>
        <source>The vamp acts</source>
        <translation>La vamp agit</translation>
    </message>
    <message>
        <source>The dealer acts</source>
        <translation>Le trafiquant agit</translation>
    </message>
    <message>
        <source>Roll for your gangsters. Before that, you may collect.</source>
        <translation>Lancez pour vos gangsters. Avant cela, vous pouvez encaisser.</translation>
    </message>
    <message>
        <source>Roll for your gangsters.</source>
        <translation>Lancez pour vos gangsters.</translation>
    </message>
    <message>
        <source>All have moved. Collect, or end the turn.</source>
        <translation>Tous ont bougé. Encaissez ou terminez le tour.</translation>
    </message>
    <message>
        <source>All have moved. End the turn.</source>
        <translation>Tous ont bougé. Terminez le tour.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>lines of news</comment>
        <translation>
            <numerusform>encore %n</numerusform>
            <numerusform>encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the first lines</source>
        <translation>Revenir aux premières lignes</translation>
    </message>
    <message>
        <source>Now at the centre, free to go any way.</source>
        <translation>Se trouve au centre, sans direction imposée.</translation>
    </message>
    <message>
        <source>kills</source>
        <comment>a dart</comment>
        <translation>tue</translation>
    </message>
    <message>
        <source>injures</source>
        <comment>a dart</comment>
        <translation>blesse</translation>
    </message>
    <message>
        <source>nobody’s shop: shoots for its manager</source>
        <translation>boutique sans maître&#x202f;: tire pour le gérant</translation>
    </message>
    <message>
        <source>nobody’s shop: shoots for its managers</source>
        <translation>boutique sans maître&#x202f;: tire pour les gérants</translation>
    </message>
    <message>
        <source>%1 misses.</source>
        <comment>who throws a dart</comment>
        <translation>%1 manque la cible.</translation>
    </message>
    <message>
        <source>Nobody can stop there: drop the figure on a highlighted place.</source>
        <translation>On ne peut pas s’arrêter là&#x202f;: posez la figurine sur un lieu éclairé.</translation>
    </message>
    <message>
        <source>moved %1 to %2</source>
        <comment>what was played: the killer, a place</comment>
        <translation>déplacer %1 (%2)</translation>
    </message>
    <message>
        <source>took nobody else along</source>
        <comment>what was played</comment>
        <translation>n’emmener personne d’autre</translation>
    </message>
    <message>
        <source>did nothing more</source>
        <comment>what was played</comment>
        <translation>ne rien faire de plus</translation>
    </message>
    <message>
        <source>went quietly</source>
        <comment>what was played</comment>
        <translation>se laisser emmener</translation>
    </message>
    <message>
        <source>rebelled</source>
        <comment>what was played</comment>
        <translation>se rebeller</translation>
    </message>
    <message>
        <source>took %1 into custody</source>
        <comment>what was played</comment>
        <translation>placer %1 en garde à vue</translation>
    </message>
    <message>
        <source>mugged a passer-by</source>
        <comment>what was played</comment>
        <translation>commettre un vol à l’arraché</translation>
    </message>
    <message>
        <source>started a racket in the shop</source>
        <comment>what was played</comment>
        <translation>racketter la boutique</translation>
    </message>
    <message>
        <source>bought the shop</source>
        <comment>what was played</comment>
        <translation>acheter la boutique</translation>
    </message>
    <message>
        <source>stuck up the shop</source>
        <comment>what was played</comment>
        <translation>braquer la boutique</translation>
    </message>
    <message>
        <source>stuck up the shop for its ownership</source>
        <comment>what was played</comment>
        <translation>braquer la boutique pour la propriété</translation>
    </message>
    <message>
        <source>opened fire on %1</source>
        <comment>what was played</comment>
        <translation>ouvrir le feu sur %1</translation>
    </message>
    <message>
        <source>attacked patrol %1</source>
        <comment>what was played</comment>
        <translation>attaquer la patrouille %1</translation>
    </message>
    <message numerus="yes">
        <source>bought %n pawn(s)</source>
        <comment>what was played</comment>
        <translation>
            <numerusform>acheter %n pion</numerusform>
            <numerusform>acheter %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>placed a pawn</source>
        <comment>what was played</comment>
        <translation>poser un pion</translation>
    </message>
    <message>
        <source>vamped %1</source>
        <comment>what was played</comment>
        <translation>séduire %1</translation>
    </message>
    <message>
        <source>took back a token</source>
        <comment>what was played</comment>
        <translation>reprendre un jeton</translation>
    </message>
    <message>
        <source>recruited a killer</source>
        <comment>what was played</comment>
        <translation>recruter un tueur</translation>
    </message>
    <message>
        <source>recruited a vamp</source>
        <comment>what was played</comment>
        <translation>recruter une vamp</translation>
    </message>
    <message>
        <source>recruited a dealer</source>
        <comment>what was played</comment>
        <translation>recruter un trafiquant</translation>
    </message>
    <message>
        <source>For sale at %1, at the start of your turn, before you roll: you then move both patrols in everyone’s turn. Until somebody buys them, the player whose turn it is moves them.</source>
        <translation>À vendre&#x202f;: %1, au début de votre tour, avant le lancer&#x202f;: vous déplacez alors les deux patrouilles au tour de chaque joueur. Tant qu’elle n’est à personne, c’est à qui joue de les déplacer.</translation>
    </message>
    <message>
        <source>Through the sewer: from one manhole to another is a single step.</source>
        <translation>Par les égouts&#x202f;: d’une bouche à l’autre, il n’y a qu’un pas.</translation>
    </message>
    <message>
        <source>Dead.</source>
        <translation>Au cimetière.</translation>
    </message>
    <message>
        <source>%1’s money</source>
        <translation>L’argent %1</translation>
    </message>
    <message>
        <source>In cash: %1.</source>
        <translation>En caisse&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Income, to be collected once in each own turn: +%1.</source>
        <translation>À encaisser une fois à chacun de ses tours&#x202f;: +%1.</translation>
    </message>
    <message>
        <source>Each shop pays %1, each racket %2, each pawn on the pavement %3.</source>
        <translation>Chaque boutique rapporte %1, chaque racket %2, chaque pion sur le trottoir %3.</translation>
    </message>
    <message>
        <source>Pawns: %3 still to be bought, %2 in the suitcase to be placed, %1 on the pavement.</source>
        <translation>Pions&#x202f;: %3 encore à acheter, %2 dans la valise à poser, %1 sur le trottoir.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a crime, its years</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Goes on the record of %1: %2.</source>
        <comment>a figure, 2 years</comment>
        <translation>Au casier, %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Goes on the record of each of them, %1: %2.</source>
        <comment>figures, 2 years</comment>
        <translation>Au casier de chacun, %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Your killer is dead: in your own shop with a killer on its sign you get a new one for nothing.</source>
        <translation>Votre tueur est mort&#x202f;: dans votre boutique à l’enseigne du tueur, vous en trouvez un nouveau pour rien.</translation>
    </message>
    <message>
        <source>Your killer is dead: in a shop with a killer on its sign you get a new one for %1.</source>
        <translation>Votre tueur est mort&#x202f;: une boutique à l’enseigne du tueur en propose un nouveau pour %1.</translation>
    </message>
    <message>
        <source>Your vamp is dead: in your own shop with a vamp on its sign you get a new one for nothing.</source>
        <translation>Votre vamp est morte&#x202f;: dans votre boutique à l’enseigne de la vamp, vous en trouvez une nouvelle pour rien.</translation>
    </message>
    <message>
        <source>Your vamp is dead: in a shop with a vamp on its sign you get a new one for %1.</source>
        <translation>Votre vamp est morte&#x202f;: une boutique à l’enseigne de la vamp en propose une nouvelle pour %1.</translation>
    </message>
    <message>
        <source>Your dealer is dead: in your own shop with a dealer on its sign you get a new one for nothing.</source>
        <translation>Votre trafiquant est mort&#x202f;: dans votre boutique à l’enseigne du trafiquant, vous en trouvez un nouveau pour rien.</translation>
    </message>
    <message>
        <source>Your dealer is dead: in a shop with a dealer on its sign you get a new one for %1.</source>
        <translation>Votre trafiquant est mort&#x202f;: une boutique à l’enseigne du trafiquant en propose un nouveau pour %1.</translation>
    </message>
    <message>
        <source>But %1 may refuse.</source>
        <comment>a player, a trade</comment>
        <translation>Mais %1 peut refuser.</translation>
    </message>
    <message>
        <source>%1 · killers for hire · 2 managers</source>
        <translation>%1 · on y recrute des tueurs · 2 gérants</translation>
    </message>
    <message>
        <source>%1 · vamps for hire · 2 managers</source>
        <translation>%1 · on y recrute des vamps · 2 gérants</translation>
    </message>
    <message>
        <source>%1 · dealers for hire · 2 managers</source>
        <translation>%1 · on y recrute des trafiquants · 2 gérants</translation>
    </message>
    <message>
        <source>%1 · pawns for sale · 2 managers</source>
        <translation>%1 · on y achète des pions · 2 gérants</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) in the suitcase to be placed</source>
        <translation>
            <numerusform>%n pion dans la valise à poser</numerusform>
            <numerusform>%n pions dans la valise à poser</numerusform>
        </translation>
    </message>
    <message>
        <source>You will not find one here: the portrait on a shop’s sign shows whom it recruits.</source>
        <translation>Pas ici&#x202f;: le portrait sur l’enseigne d’une boutique dit qui l’on y recrute.</translation>
    </message>
    <message>
        <source>A new one can be recruited in a shop with a killer on its sign.</source>
        <translation>On en recrute un autre dans une boutique dont l’enseigne montre un tueur.</translation>
    </message>
    <message>
        <source>A new one can be recruited in a shop with a vamp on its sign.</source>
        <translation>On en recrute une autre dans une boutique dont l’enseigne montre une vamp.</translation>
    </message>
    <message>
        <source>A new one can be recruited in a shop with a dealer on its sign.</source>
        <translation>On en recrute un autre dans une boutique dont l’enseigne montre un trafiquant.</translation>
    </message>
    <message>
        <source>Choose in the menu beside the figure; then click “%1”.</source>
        <comment>a button</comment>
        <translation>Choisissez dans le menu à côté de la figurine, puis cliquez sur «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Chance of success: %1%.</source>
        <translation>Chances de réussite&#x202f;: %1&#x202f;%.</translation>
    </message>
    <message>
        <source>Chance of shooting first: %1%. Then it depends on your aim.</source>
        <translation>Chances de tirer en premier&#x202f;: %1&#x202f;%. Ensuite, tout dépend de votre adresse.</translation>
    </message>
    <message>
        <source>%1, outside %2</source>
        <comment>a street, a shop</comment>
        <translation>%1, devant «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Arrest %1</source>
        <comment>a player</comment>
        <translation>Arrêter %1</translation>
    </message>
    <message>
        <source>Your own!</source>
        <comment>on the button of an arrest</comment>
        <translation>Le vôtre&#x202f;!</translation>
    </message>
    <message>
        <source>Arrest: %1 (%2)</source>
        <translation>Arrestation&#x202f;: %1 (%2)</translation>
    </message>
    <message>
        <source>Click “%1” in the menu beside the figure.</source>
        <comment>a button</comment>
        <translation>Cliquez sur «&#x202f;%1&#x202f;» dans le menu à côté de la figurine.</translation>
    </message>
    <message>
        <source>no die</source>
        <comment>of a figure that came after the throw</comment>
        <translation>sans dé</translation>
    </message>
    <message>
        <source>your killer</source>
        <translation>votre tueur</translation>
    </message>
    <message>
        <source>your vamp</source>
        <translation>votre vamp</translation>
    </message>
    <message>
        <source>your dealer</source>
        <translation>votre trafiquant</translation>
    </message>
    <message>
        <source>Total: %1 in cash + %2 for shops + %3 for rackets + %4 for pawns on the pavement = %5.</source>
        <translation>Total&#x202f;: %1 en caisse + %2 pour les boutiques + %3 pour les rackets + %4 pour les pions sur le trottoir = %5.</translation>
    </message>
    <message>
        <source>After round %1 the gang with the highest total wins.</source>
        <translation>Après la manche %1, le gang au total le plus élevé gagne.</translation>
    </message>
    <message>
        <source>Chance: %1%</source>
        <comment>of success, or of shooting first</comment>
        <translation>Chances&#x202f;: %1&#x202f;%</translation>
    </message>
    <message>
        <source>Answer the question above.</source>
        <translation>Répondez à la question ci-dessus.</translation>
    </message>
    <message>
        <source>Choose above what each side gives.</source>
        <translation>Choisissez ci-dessus ce que chacun donne.</translation>
    </message>
    <message>
        <source>%1 accepts the trade</source>
        <comment>a player</comment>
        <translation>%1 accepte l’échange</translation>
    </message>
    <message>
        <source>place a pawn</source>
        <translation>poser un pion</translation>
    </message>
    <message numerus="yes">
        <source>place %n pawns</source>
        <translation>
            <numerusform>poser %n pion</numerusform>
            <numerusform>poser %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>If your last gangster dies, you are out of the game.</source>
        <translation>Si votre dernier gangster meurt, vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>Puts down a token.</source>
        <translation>Pose un jeton.</translation>
    </message>
    <message>
        <source>+%1 a turn</source>
        <comment>income</comment>
        <translation>+%1 par tour</translation>
    </message>
    <message numerus="yes">
        <source>%n left. Or click the pavement that you want.</source>
        <comment>pawns</comment>
        <translation>
            <numerusform>Il en reste %n. Ou cliquez sur le trottoir voulu.</numerusform>
            <numerusform>Il en reste %n. Ou cliquez sur le trottoir voulu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Successful stick-ups</source>
        <translation>Braquages réussis</translation>
    </message>
    <message>
        <source>Shops robbed, for money or for ownership</source>
        <translation>Boutiques braquées, pour l’argent ou pour la propriété</translation>
    </message>
    <message numerus="yes">
        <source>Against %n manager(s). Survivors talk.</source>
        <translation>
            <numerusform>Contre %n gérant. Qui survit parle.</numerusform>
            <numerusform>Contre %n gérants. Qui survit parle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Darts thrown by hand: %1, of which %2 hit.</source>
        <translation>Fléchettes lancées à la main&#x202f;: %1, dont %2 dans la cible.</translation>
    </message>
    <message>
        <source>Both sides throw: managers and cops have blue dice.</source>
        <translation>Les deux camps lancent&#x202f;: gérants et agents ont des dés bleus.</translation>
    </message>
    <message>
        <source>Aim: mouse or arrow keys (Shift: finely). Throw: click or Space.</source>
        <translation>Viser&#x202f;: souris ou flèches (Maj&#x202f;: plus fin). Lancer&#x202f;: clic ou Espace.</translation>
    </message>
    <message>
        <source>The ring shows how far the sight sways.</source>
        <translation>L’anneau montre jusqu’où le viseur se balance.</translation>
    </message>
    <message>
        <source>If two darts in three hit, your side falls in %1% of such fights: to the clinic or the graveyard.</source>
        <translation>Si deux fléchettes sur trois touchent, votre camp tombe dans %1&#x202f;% de tels combats&#x202f;: à la clinique ou au cimetière.</translation>
    </message>
    <message>
        <source>Send it</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>The dice decide: nobody throws better than another, nor loses anything by it.</source>
        <translation>Les dés décident&#x202f;: personne ne lance mieux qu’un autre, ni n’y perd rien.</translation>
    </message>
    <message>
        <source>Whoever it is aims the managers’ darts at you, and loses nothing by it: name a poor shot.</source>
        <translation>Le joueur choisi lance sur vous les fléchettes des gérants, et n’y perd rien&#x202f;: prenez qui vise mal.</translation>
    </message>
    <message>
        <source>First the police: drag a patrol to a highlighted place, or press the button on its die: point at that to see where it goes.</source>
        <translation>D’abord la police&#x202f;: faites glisser une patrouille vers un lieu éclairé, ou appuyez sur le bouton de son dé&#x202f;: survolez-le pour voir où elle irait.</translation>
    </message>
    <message>
        <source>One die: move either patrol to a highlighted place, or press its button: point at that to see where it goes.</source>
        <translation>Un seul dé&#x202f;: déplacez l’une ou l’autre patrouille vers un lieu éclairé, ou appuyez sur son bouton&#x202f;: survolez-le pour voir où elle irait.</translation>
    </message>
    <message numerus="yes">
        <source>A patrol saw %1: %2, %n year(s) on record.</source>
        <translation>
            <numerusform>Une patrouille a vu %1&#x202f;: %2, %n an au casier.</numerusform>
            <numerusform>Une patrouille a vu %1&#x202f;: %2, %n ans au casier.</numerusform>
        </translation>
    </message>
    <message>
        <source>with a figure in hand: choose another end for its move; with a dart: move the sight</source>
        <translation>avec une figurine en main : choisir une autre arrivée ; avec une fléchette : déplacer le viseur</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Maj+flèches</translation>
    </message>
    <message>
        <source>with a dart: move the sight finely</source>
        <translation>avec une fléchette : déplacer le viseur plus finement</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Maj+Z</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Leave the table (games in progress are saved)</source>
        <translation>Quitter la table (les parties en cours sont enregistrées)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Replay what just happened</source>
        <translation>Revoir ce qui vient de se passer</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Quitter la relecture</translation>
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
        <translation>Quitter la table&#x202f;: la partie est conservée tant que la fenêtre est ouverte</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>Shown again: already happened</source>
        <translation>Montré de nouveau&#x202f;: c’est déjà arrivé</translation>
    </message>
</context>
<context>
    <name>TableBlock</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
</context>
<context>
    <name>TablePeople</name>
    <message>
        <source>Waiting for %1.</source>
        <translation>On attend %1.</translation>
    </message>
    <message>
        <source>Plays on a phone</source>
        <translation>Joue sur son téléphone</translation>
    </message>
    <message>
        <source>The phone is not answering</source>
        <translation>Le téléphone ne répond pas</translation>
    </message>
    <message>
        <source>Phone away since %1</source>
        <translation>Téléphone injoignable depuis %1</translation>
    </message>
    <message>
        <source>%1’s phone is not answering.</source>
        <translation>%1&#x202f;: le téléphone ne répond pas.</translation>
    </message>
    <message>
        <source>%1’s phone has been away since %2.</source>
        <translation>%1&#x202f;: téléphone injoignable depuis %2.</translation>
    </message>
    <message>
        <source>The house plays for %1.</source>
        <translation>La maison joue pour %1.</translation>
    </message>
    <message>
        <source>Plays in another house</source>
        <translation>Joue à distance</translation>
    </message>
    <message>
        <source>Away since %1</source>
        <translation>N’est plus là depuis %1</translation>
    </message>
    <message>
        <source>%1 has been away since %2.</source>
        <translation>%1 n’est plus là depuis %2.</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>N’est plus là</translation>
    </message>
    <message>
        <source>Has left the table</source>
        <translation>A quitté la table</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 n’est plus là.</translation>
    </message>
    <message>
        <source>%1 has left the table.</source>
        <translation>%1 a quitté la table.</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Back to the result</source>
        <translation>Revenir au résultat</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Passer à la fin</translation>
    </message>
</context>
<context>
    <name>TableTalk</name>
    <message>
        <source>A pleasure doing business.</source>
        <translation>C’est un plaisir de faire affaire avec vous.</translation>
    </message>
    <message>
        <source>Don’t mind if I do.</source>
        <translation>Puisque vous insistez…</translation>
    </message>
    <message>
        <source>Mother would be proud.</source>
        <translation>Maman serait fière de moi.</translation>
    </message>
    <message>
        <source>I’ll send flowers.</source>
        <translation>J’enverrai des fleurs.</translation>
    </message>
    <message>
        <source>Put it on my tab.</source>
        <translation>Mettez ça sur ma note.</translation>
    </message>
    <message>
        <source>Like taking candy from a judge.</source>
        <translation>Comme voler des bonbons à un juge.</translation>
    </message>
    <message>
        <source>And they say crime doesn’t pay.</source>
        <translation>Et on dit que le crime ne paie pas.</translation>
    </message>
    <message>
        <source>Somebody write that down.</source>
        <translation>Que quelqu’un note ça.</translation>
    </message>
    <message>
        <source>I was fond of that.</source>
        <translation>J’y tenais, moi.</translation>
    </message>
    <message>
        <source>I never forget a face.</source>
        <translation>Je n’oublie jamais un visage.</translation>
    </message>
    <message>
        <source>I’d have my brakes checked, if I were you.</source>
        <translation>À votre place, je ferais vérifier mes freins.</translation>
    </message>
    <message>
        <source>Keep it. It was stolen anyway.</source>
        <translation>Gardez. De toute façon, c’était volé.</translation>
    </message>
    <message>
        <source>That goes in the little black book.</source>
        <translation>Ça, c’est noté dans le petit carnet noir.</translation>
    </message>
    <message>
        <source>And I shook your hand.</source>
        <translation>Et dire que je vous ai serré la main.</translation>
    </message>
    <message>
        <source>There used to be manners.</source>
        <translation>Avant, on avait des manières.</translation>
    </message>
    <message>
        <source>My lawyer will hear of this.</source>
        <translation>Mon avocat en entendra parler.</translation>
    </message>
    <message>
        <source>I wasn’t even here.</source>
        <translation>Je n’étais même pas là.</translation>
    </message>
    <message>
        <source>It was the other fellow.</source>
        <translation>C’est l’autre qui a fait le coup.</translation>
    </message>
    <message>
        <source>I want my phone call.</source>
        <translation>J’ai droit à un coup de fil.</translation>
    </message>
    <message>
        <source>It went better in rehearsal.</source>
        <translation>Aux répétitions, ça marchait.</translation>
    </message>
    <message>
        <source>I can explain everything. Give me a year.</source>
        <translation>Je peux tout expliquer. Donnez-moi un an.</translation>
    </message>
    <message>
        <source>Was that a siren?</source>
        <translation>C’était une sirène, ça&#x202f;?</translation>
    </message>
    <message>
        <source>At least they got my good side.</source>
        <translation>Au moins, c’était mon bon profil.</translation>
    </message>
    <message>
        <source>Next time, less talking.</source>
        <translation>La prochaine fois, moins de bavardages.</translation>
    </message>
    <message>
        <source>Tell it kindly, will you?</source>
        <translation>Racontez ça avec tact, voulez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>I’ll be back. With cousins.</source>
        <translation>Je reviendrai. Avec des cousins.</translation>
    </message>
    <message>
        <source>The hat. Somebody save the hat.</source>
        <translation>Le chapeau. Sauvez au moins le chapeau.</translation>
    </message>
    <message>
        <source>I’ve had better Tuesdays.</source>
        <translation>J’ai connu de meilleurs mardis.</translation>
    </message>
    <message>
        <source>And who feeds the cat?</source>
        <translation>Et le chat, qui va le nourrir&#x202f;?</translation>
    </message>
    <message>
        <source>All right. I’ll take up gardening.</source>
        <translation>Bon. Je me mets au jardinage.</translation>
    </message>
    <message>
        <source>Nobody touches my chair.</source>
        <translation>Que personne ne touche à ma chaise.</translation>
    </message>
    <message>
        <source>That was a tactical collapse.</source>
        <translation>C’était un effondrement tactique.</translation>
    </message>
</context>
<context>
    <name>TalkButton</name>
    <message>
        <source>Say something</source>
        <translation>Dire quelque chose</translation>
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
        <translation>Dire quelque chose</translation>
    </message>
    <message>
        <source>Table talk is turned off in the settings: others hear you, but you see nothing of what they say.</source>
        <translation>Les bavardages sont désactivés dans les réglages&#x202f;: les autres vous entendent, mais vous ne voyez rien de ce qu’ils disent.</translation>
    </message>
</context>
<context>
    <name>TermPlate</name>
    <message>
        <source>In the glossary</source>
        <translation>Dans le glossaire</translation>
    </message>
</context>
<context>
    <name>TheGang</name>
    <message>
        <source>Round %1, the last</source>
        <translation>Manche %1, la dernière</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Coup</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <comment>gangsters</comment>
        <translation>
            <numerusform>%n dans la pioche</numerusform>
            <numerusform>%n dans la pioche</numerusform>
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
            <numerusform>Gang de %n</numerusform>
            <numerusform>Gang de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Place of gangster %1</source>
        <translation>Place du gangster %1</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Place vide</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>bat</translation>
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
        <translation>Carte spéciale</translation>
    </message>
    <message>
        <source>Lookout</source>
        <translation>Guetteur</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espion</translation>
    </message>
    <message>
        <source>The Boss Calls</source>
        <translation>Coup de fil du boss</translation>
    </message>
    <message>
        <source>Gangster, face down</source>
        <translation>Gangster, face cachée</translation>
    </message>
    <message>
        <source>Gangster %1, odd, counts as even</source>
        <translation>Gangster %1, impair, compte comme pair</translation>
    </message>
    <message>
        <source>Gangster %1, even, counts as odd</source>
        <translation>Gangster %1, pair, compte comme impair</translation>
    </message>
    <message>
        <source>Gangster %1, odd</source>
        <translation>Gangster %1, impair</translation>
    </message>
    <message>
        <source>Gangster %1, even</source>
        <translation>Gangster %1, pair</translation>
    </message>
    <message>
        <source>Your captured gangsters</source>
        <translation>Vos gangsters capturés</translation>
    </message>
    <message>
        <source>Special card, face down</source>
        <translation>Carte spéciale, face cachée</translation>
    </message>
    <message>
        <source>Special card: %1</source>
        <translation>Carte spéciale&#x202f;: %1</translation>
    </message>
    <message>
        <source>Boss Calls</source>
        <comment>The Boss Calls, on its card</comment>
        <translation>Coup de fil</translation>
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
            <numerusform>Place %1&#x202f;: %2, %n revolver</numerusform>
            <numerusform>Place %1&#x202f;: %2, %n revolvers</numerusform>
        </translation>
    </message>
    <message>
        <source>The row in %1</source>
        <translation>Rangée de %1</translation>
    </message>
    <message>
        <source>%1, not allowed</source>
        <translation>%1&#x202f;: impossible</translation>
    </message>
    <message>
        <source>Ticket to %1</source>
        <translation>Billet pour %1</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Encore à venir</translation>
    </message>
    <message>
        <source>Click, or press Space, to skip</source>
        <translation>Clic, ou barre d’espace, pour passer</translation>
    </message>
    <message>
        <source>Gangster %1 is not in your hand.</source>
        <translation>Le gangster %1 n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>You have no special card left in this round.</source>
        <translation>Vous n’avez plus de carte spéciale pour cette manche.</translation>
    </message>
    <message>
        <source>%1 is not in play with two players.</source>
        <translation>À deux joueurs, %1 n’est pas en jeu.</translation>
    </message>
    <message>
        <source>You have already chosen for this job.</source>
        <translation>Vous avez déjà choisi pour ce coup.</translation>
    </message>
    <message>
        <source>Nothing is played until everyone has chosen. Bring the card to “Your play”.</source>
        <translation>Rien ne se joue avant que tout le monde ait choisi. Posez la carte sur «&#x202f;Votre choix&#x202f;».</translation>
    </message>
    <message>
        <source>The choices have been revealed: they stand until the next job.</source>
        <translation>Les choix sont révélés&#x202f;: ils valent jusqu’au prochain coup.</translation>
    </message>
    <message>
        <source>The lowest gangster comes first: %1 is playing.</source>
        <translation>Le plus petit numéro joue en premier&#x202f;: c’est au tour du %1.</translation>
    </message>
    <message>
        <source>Gangster %1 is already in a city.</source>
        <translation>Le gangster %1 est déjà dans une ville.</translation>
    </message>
    <message>
        <source>The special card has already been played.</source>
        <translation>La carte spéciale est déjà jouée.</translation>
    </message>
    <message>
        <source>The special card of this turn is a different one: %1.</source>
        <translation>La carte spéciale à jouer maintenant en est une autre&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Both cards must go to the same city: %1.</source>
        <translation>Les deux cartes vont dans la même ville&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The Spy must be placed on a gangster in a row.</source>
        <translation>L’Espion se pose sur un gangster d’une rangée.</translation>
    </message>
    <message>
        <source>Gangster %1 is not in %2.</source>
        <translation>Le gangster %1 n’est pas à %2.</translation>
    </message>
    <message>
        <source>Gangster %1 must come from a city other than %2.</source>
        <translation>Le gangster %1 doit venir d’une autre ville que %2.</translation>
    </message>
    <message>
        <source>Somebody must be called to %1: pick a gangster from another city.</source>
        <translation>Il faut appeler quelqu’un à %1&#x202f;: choisissez un gangster d’une autre ville.</translation>
    </message>
    <message>
        <source>The Gang</source>
        <translation>The Gang</translation>
    </message>
    <message>
        <source>Round %1, job %2</source>
        <translation>Manche %1, coup %2</translation>
    </message>
    <message>
        <source>round %1, job %2</source>
        <translation>manche %1, coup %2</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message numerus="yes">
        <source>With %n players the deck lasts for at most %1 rounds; the more you capture, the sooner it runs out</source>
        <translation>
            <numerusform>À %n joueur, la pioche suffit pour %1 manches au plus&#x202f;; plus on capture, plus la partie finit tôt</numerusform>
            <numerusform>À %n joueurs, la pioche suffit pour %1 manches au plus&#x202f;; plus on capture, plus la partie finit tôt</numerusform>
        </translation>
    </message>
    <message>
        <source>Boss Calls</source>
        <comment>The Boss Calls, in short</comment>
        <translation>Coup de fil</translation>
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
        <translation>Gangster %1, impair, %2</translation>
    </message>
    <message>
        <source>Gangster %1, even, %2</source>
        <translation>Gangster %1, pair, %2</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Votre choix</translation>
    </message>
    <message>
        <source>Left end of %1</source>
        <translation>Extrémité gauche de %1</translation>
    </message>
    <message>
        <source>Right end of %1</source>
        <translation>Extrémité droite de %1</translation>
    </message>
    <message>
        <source>Secret choices</source>
        <translation>Choix secrets</translation>
    </message>
    <message>
        <source>This job, lowest first</source>
        <translation>Ce coup, en ordre croissant</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>fait son choix</translation>
    </message>
    <message numerus="yes">
        <source>%n gangster(s) in hand</source>
        <translation>
            <numerusform>%n gangster en main</numerusform>
            <numerusform>%n gangsters en main</numerusform>
        </translation>
    </message>
    <message>
        <source>a special card</source>
        <translation>une carte spéciale</translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <comment>gangsters</comment>
        <translation>
            <numerusform>%n capturé</numerusform>
            <numerusform>%n capturés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 to %3.</source>
        <translation>%1&#x202f;: %2 à %3.</translation>
    </message>
    <message>
        <source>%1 posts the Lookout at the left end of %2.</source>
        <translation>%1 poste le Guetteur à l’extrémité gauche de %2.</translation>
    </message>
    <message>
        <source>%1 posts the Lookout at the right end of %2.</source>
        <translation>%1 poste le Guetteur à l’extrémité droite de %2.</translation>
    </message>
    <message>
        <source>%1 plays the Spy on %2 in %3: for this turn it counts as even.</source>
        <translation>%1 place l’Espion sur le %2 à %3&#x202f;: pour ce tour, il compte comme pair.</translation>
    </message>
    <message>
        <source>%1 plays the Spy on %2 in %3: for this turn it counts as odd.</source>
        <translation>%1 place l’Espion sur le %2 à %3&#x202f;: pour ce tour, il compte comme impair.</translation>
    </message>
    <message>
        <source>%1 plays The Boss Calls on %2, but there is nobody to call.</source>
        <translation>%1 joue le Coup de fil du boss à %2, mais il n’y a personne à appeler.</translation>
    </message>
    <message>
        <source>%1 plays The Boss Calls: %2 moves from %3 to %4.</source>
        <translation>%1 joue le Coup de fil du boss&#x202f;: le %2 passe de %3 à %4.</translation>
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
        <translation>%1 capture le gang %2 entre le Guetteur et le %3&#x202f;: %4.</translation>
    </message>
    <message>
        <source>%1 captures %2 between %3 and the Lookout: %4.</source>
        <translation>%1 capture le gang %2 entre le %3 et le Guetteur&#x202f;: %4.</translation>
    </message>
    <message>
        <source>%1 captures %2 between %3 and %4: %5.</source>
        <translation>%1 capture le gang %2 entre le %3 et le %4&#x202f;: %5.</translation>
    </message>
    <message>
        <source>%1 discards an unused card: %2.</source>
        <translation>%1 se défausse d’une carte non jouée&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 is refilled with %2.</source>
        <translation>La rangée de %1 est complétée avec %2.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>La manche %1 est terminée.</translation>
    </message>
    <message>
        <source>Everyone is dealt four gangsters and a special card.</source>
        <translation>Chacun reçoit quatre gangsters et une carte spéciale.</translation>
    </message>
    <message>
        <source>Bring a gangster here, and a ticket or your special card.</source>
        <translation>Posez ici un gangster, plus un billet ou votre carte spéciale.</translation>
    </message>
    <message>
        <source>Now a gangster.</source>
        <translation>Maintenant, un gangster.</translation>
    </message>
    <message>
        <source>Now a ticket or your special card.</source>
        <translation>Maintenant, un billet ou votre carte spéciale.</translation>
    </message>
    <message>
        <source>%1 goes to %2.</source>
        <translation>Le %1 va à %2.</translation>
    </message>
    <message>
        <source>%1 + %2: you pick the city when its turn comes.</source>
        <translation>%1 + %2&#x202f;: vous choisirez la ville à son tour.</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>a gangster and its special card</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 sends %2 to %3.</source>
        <translation>%1 envoie le %2 à %3.</translation>
    </message>
    <message>
        <source>Play both in one city, either one first. The Lookout goes to an end of the row.</source>
        <translation>Jouez les deux cartes dans la même ville, dans l’ordre de votre choix. Le Guetteur va à une extrémité de la rangée.</translation>
    </message>
    <message>
        <source>Play both in one city, either one first. The Spy goes onto a gangster.</source>
        <translation>Jouez les deux cartes dans la même ville, dans l’ordre de votre choix. L’Espion se pose sur un gangster.</translation>
    </message>
    <message>
        <source>Play both in one city, either one first. The Boss Calls brings a gangster from another city.</source>
        <translation>Jouez les deux cartes dans la même ville, dans l’ordre de votre choix. Le Coup de fil du boss fait venir un gangster d’une autre ville.</translation>
    </message>
    <message>
        <source>Now bring %1 to %2 as well.</source>
        <translation>Maintenant, amenez aussi le %1 à %2.</translation>
    </message>
    <message>
        <source>Now the Lookout, at an end of the row in %1.</source>
        <translation>Maintenant, le Guetteur, à une extrémité de la rangée de %1.</translation>
    </message>
    <message>
        <source>Now the Spy, on a gangster in %1.</source>
        <translation>Maintenant, l’Espion, sur un gangster de %1.</translation>
    </message>
    <message>
        <source>With the row as it is, two gangs would be captured: %1.</source>
        <translation>À ce stade, capture de deux gangs&#x202f;: %1.</translation>
    </message>
    <message>
        <source>With the row as it is, a gang of %1 would be captured: %2.</source>
        <translation>À ce stade, capture d’un gang de %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Here it captures two gangs: %1.</source>
        <translation>Ici, capture de deux gangs&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Here it captures a gang of %1: %2.</source>
        <translation>Ici, capture d’un gang de %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 runs this town</source>
        <translation>%1 règne sur la ville</translation>
    </message>
    <message>
        <source>%1 share this town</source>
        <translation>%1 se partagent la ville</translation>
    </message>
    <message numerus="yes">
        <source>%1 hold %n revolver(s) each. The single highest gangster decides:</source>
        <comment>two or more names</comment>
        <translation>
            <numerusform>%1 sont à égalité avec %n revolver. Le plus grand numéro l’emporte&#x202f;:</numerusform>
            <numerusform>%1 sont à égalité avec %n revolvers. Le plus grand numéro l’emporte&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 captured nothing and stay tied.</source>
        <translation>%1 n’ont rien capturé et restent à égalité.</translation>
    </message>
    <message>
        <source>The Gang was designed by Antonello Lotronto and published by daVinci / dV Giochi.</source>
        <translation>The Gang est un jeu imaginé par Antonello Lotronto et publié par daVinci / dV Giochi.</translation>
    </message>
    <message>
        <source>Shut in a gang, odd or even, and take its revolvers.</source>
        <translation>Encadrez les gangs, pairs ou impairs, et raflez leurs revolvers.</translation>
    </message>
    <message>
        <source>How many revolvers each gangster carries was decided by this program, because the printed numbers are not known.</source>
        <translation>C’est ce programme qui fixe le nombre de revolvers de chaque gangster, faute de connaître celui des cartes imprimées.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Cartes sur table</translation>
    </message>
    <message>
        <source>All choose in plain sight, with no curtain: among friends, or to learn the game</source>
        <translation>Chacun choisit à la vue de tous, sans rideau&#x202f;: entre amis, ou pour apprendre le jeu</translation>
    </message>
    <message>
        <source>Until the deck runs out</source>
        <translation>Toute la pioche</translation>
    </message>
    <message>
        <source>&lt;b&gt;Job %1.&lt;/b&gt; All have chosen; lowest first: %2.</source>
        <translation>&lt;b&gt;Coup %1.&lt;/b&gt; Tous ont choisi&#x202f;; du plus petit au plus grand&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Next: job %1 of %2.</source>
        <translation>Prochain coup&#x202f;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Next: job %1, the last one of the game.</source>
        <translation>Prochain coup&#x202f;: le %1, le dernier de la partie.</translation>
    </message>
    <message>
        <source>Next: round %1, with new cards for everyone.</source>
        <translation>Prochaine manche&#x202f;: la %1, avec de nouvelles cartes pour tous.</translation>
    </message>
    <message>
        <source>Now the piles are turned face up.</source>
        <translation>On retourne maintenant les piles.</translation>
    </message>
    <message>
        <source>This is the last round: %1 left in the deck, %2 needed for new hands.</source>
        <translation>C’est la dernière manche, faute de cartes&#x202f;: il en reste %1, il en faut %2 pour de nouvelles mains.</translation>
    </message>
    <message>
        <source>This is the last of %1 rounds.</source>
        <translation>C’est la dernière des %1 manches.</translation>
    </message>
    <message>
        <source>The last of %1 rounds is over.</source>
        <translation>La dernière des %1 manches est finie.</translation>
    </message>
    <message>
        <source>The deck is too small: %1 left, %2 needed to fill the rows.</source>
        <translation>Pas assez de cartes dans la pioche&#x202f;: il en reste %1, il en faut %2 pour compléter les rangées.</translation>
    </message>
    <message>
        <source>The deck is too small: %1 left, %2 needed for new hands and full rows.</source>
        <translation>Pas assez de cartes dans la pioche&#x202f;: il en reste %1, il en faut %2 pour les mains et les rangées.</translation>
    </message>
    <message>
        <source>%1 in the deck: running low</source>
        <translation>%1 dans la pioche&#x202f;: elle s’épuise</translation>
    </message>
    <message>
        <source>The deck is running low: %1 left. If the rows need more at the end of a job, the game ends with that job.</source>
        <translation>Les cartes de la pioche s’épuisent&#x202f;: il en reste %1. S’il en manque davantage dans les rangées à la fin d’un coup, la partie finit avec lui.</translation>
    </message>
    <message>
        <source>The deck is running low: %1 left, %2 of them for new hands. If the rows need more than the rest, the game ends with this job.</source>
        <translation>La pioche s’épuise&#x202f;: il reste %1 cartes, dont %2 pour les nouvelles mains. Si le reste ne suffit pas aux rangées, la partie finit avec ce coup.</translation>
    </message>
    <message>
        <source>Nobody sees it until everyone has chosen.</source>
        <translation>Personne ne le voit avant que tous aient choisi.</translation>
    </message>
    <message>
        <source>It captures gangs of even gangsters: two or more side by side, shut in between odd ones. Gangs of odd ones are captured the same way.</source>
        <translation>Il capture les gangs pairs&#x202f;: deux gangsters pairs ou plus, côte à côte, encadrés par des impairs. Les gangs impairs se capturent de même.</translation>
    </message>
    <message>
        <source>It captures gangs of odd gangsters: two or more side by side, shut in between even ones. Gangs of even ones are captured the same way.</source>
        <translation>Il capture les gangs impairs&#x202f;: deux gangsters impairs ou plus, côte à côte, encadrés par des pairs. Les gangs pairs se capturent de même.</translation>
    </message>
    <message>
        <source>Stands at an end of the row for one turn and closes it there, as odd or even, whichever serves.</source>
        <translation>Le temps d’un tour, il se poste à un bout de la rangée et la ferme, pair ou impair selon le besoin.</translation>
    </message>
    <message>
        <source>For one turn, the gangster under it changes type: odd becomes even, even becomes odd.</source>
        <translation>Le temps d’un tour, le gangster qu’il recouvre change de type&#x202f;: l’impair devient pair, le pair impair.</translation>
    </message>
    <message>
        <source>Calls a gangster of your choice from another city into this one, where it counts as just played.</source>
        <translation>Fait venir dans cette ville un gangster de votre choix, pris dans une autre&#x202f;; il compte comme tout juste joué.</translation>
    </message>
    <message>
        <source>Sends the gangster that you choose with it to this city.</source>
        <translation>Envoie dans cette ville le gangster choisi avec lui.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Gangsters, and +1 for the special card, which is used once a round.</source>
        <translation>Les gangsters, et +1 pour la carte spéciale, utilisable une fois par manche.</translation>
    </message>
    <message>
        <source>Captured gangsters</source>
        <translation>Gangsters capturés</translation>
    </message>
    <message>
        <source>Everyone sees how many. At the end, the revolvers count, not the gangsters.</source>
        <translation>Chacun voit combien ils sont. À la fin, ce sont leurs revolvers qui comptent, pas leur nombre.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>La pioche</translation>
    </message>
    <message>
        <source>Refills the rows after each job, and every hand at the end of a round.</source>
        <translation>Elle complète les rangées après chaque coup, et toutes les mains à la fin de la manche.</translation>
    </message>
    <message>
        <source>The piles are turned face up</source>
        <translation>On retourne les piles</translation>
    </message>
    <message>
        <source>Everyone else looks at the ceiling until the curtain closes again.</source>
        <translation>Les autres regardent le plafond jusqu’à ce que le rideau se referme.</translation>
    </message>
    <message>
        <source>Everyone may look</source>
        <translation>Tout le monde peut regarder</translation>
    </message>
    <message>
        <source>All have chosen. The lowest gangster comes first.</source>
        <translation>Tous ont choisi. Le plus petit numéro commence.</translation>
    </message>
    <message>
        <source>Job %1 is over</source>
        <translation>Le coup %1 est terminé</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>La manche %1 est terminée</translation>
    </message>
    <message>
        <source>The Boss Calls to %1: there is nobody to call.</source>
        <translation>le Coup de fil du boss à %1&#x202f;: il n’y a personne à appeler.</translation>
    </message>
    <message>
        <source>The Boss Calls: %1 to %2.</source>
        <translation>le Coup de fil du boss&#x202f;: le %1 va à %2.</translation>
    </message>
    <message>
        <source>Choose %1 with the Lookout.</source>
        <translation>Choisir le %1 avec le Guetteur.</translation>
    </message>
    <message>
        <source>Choose %1 with the Spy.</source>
        <translation>Choisir le %1 avec l’Espion.</translation>
    </message>
    <message>
        <source>Choose %1 with The Boss Calls.</source>
        <translation>Choisir le %1 avec le Coup de fil du boss.</translation>
    </message>
    <message>
        <source>Send %1 to %2.</source>
        <translation>Envoyer le %1 à %2.</translation>
    </message>
    <message>
        <source>After this job an unused special card is discarded.</source>
        <translation>Après ce coup, une carte spéciale non jouée va à la défausse.</translation>
    </message>
    <message numerus="yes">
        <source>Then the other card can capture %1: %n revolver(s).</source>
        <translation>
            <numerusform>Ensuite, l’autre carte peut capturer les %1&#x202f;: %n revolver.</numerusform>
            <numerusform>Ensuite, l’autre carte peut capturer les %1&#x202f;: %n revolvers.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is little to capture, but it costs the others %1 revolvers on average.</source>
        <translation>Il y a peu à capturer, mais les autres y perdent des revolvers&#x202f;: %1 en moyenne.</translation>
    </message>
    <message>
        <source>There is nothing to capture, and no better choice.</source>
        <translation>Il n’y a rien à capturer, et rien d’autre ne vaut mieux.</translation>
    </message>
    <message numerus="yes">
        <source>It captures %1: %n revolver(s).</source>
        <translation>
            <numerusform>Il capture les %1&#x202f;: %n revolver.</numerusform>
            <numerusform>Il capture les %1&#x202f;: %n revolvers.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1,%2</translation>
    </message>
    <message>
        <source>Largest gang captured</source>
        <translation>Plus grand gang capturé</translation>
    </message>
    <message>
        <source>The most gangsters captured in one gang</source>
        <translation>Le plus de gangsters capturés en un seul gang</translation>
    </message>
    <message>
        <source>Gangs captured</source>
        <translation>Gangs capturés</translation>
    </message>
    <message>
        <source>All gangs, large and small</source>
        <translation>Tous les gangs, grands et petits</translation>
    </message>
    <message>
        <source>Revolvers per job</source>
        <translation>Revolvers par coup</translation>
    </message>
    <message>
        <source>Captured revolvers, averaged over all jobs</source>
        <translation>Les revolvers capturés, répartis sur tous les coups joués</translation>
    </message>
    <message>
        <source>It is turned face up when everyone has chosen.</source>
        <translation>On le révèle quand tout le monde a choisi.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Choix caché</translation>
    </message>
    <message>
        <source>Bring a gangster here, and a ticket.</source>
        <translation>Posez ici un gangster, plus un billet.</translation>
    </message>
    <message>
        <source>Now a ticket.</source>
        <translation>Maintenant, un billet.</translation>
    </message>
    <message>
        <source>%1 plays both cards.</source>
        <translation>%1 joue ses deux cartes.</translation>
    </message>
    <message>
        <source>%1 and captures %2</source>
        <comment>24 goes there, gangsters</comment>
        <translation>%1 et capture les %2</translation>
    </message>
    <message>
        <source>%1 goes there</source>
        <comment>a gangster</comment>
        <translation>le %1 y va</translation>
    </message>
    <message>
        <source>the Lookout goes to the left end</source>
        <translation>le Guetteur va à l’extrémité gauche</translation>
    </message>
    <message>
        <source>the Lookout goes to the right end</source>
        <translation>le Guetteur va à l’extrémité droite</translation>
    </message>
    <message>
        <source>the Spy goes onto %1</source>
        <comment>a gangster</comment>
        <translation>l’Espion va sur le %1</translation>
    </message>
    <message>
        <source>The Boss Calls brings nobody</source>
        <translation>le Coup de fil du boss n’amène personne</translation>
    </message>
    <message>
        <source>The Boss Calls brings %1</source>
        <comment>a gangster</comment>
        <translation>le Coup de fil du boss amène le %1</translation>
    </message>
    <message>
        <source>As the rows stand, another choice captures %1 in %2; looking ahead, this one is better.</source>
        <translation>À ce stade, un autre choix capture les %1 à %2&#x202f;; à plus long terme, celui-ci vaut mieux.</translation>
    </message>
    <message>
        <source>The row in %1: nobody</source>
        <translation>Rangée de %1&#x202f;: personne</translation>
    </message>
    <message>
        <source>The row in %1: %2</source>
        <translation>Rangée de %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Cacher</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Hides your hand again.</source>
        <translation>Cache de nouveau votre main.</translation>
    </message>
    <message>
        <source>Shows your hand until you click again or do something else.</source>
        <translation>Montre votre main jusqu’au prochain clic ou à la prochaine action.</translation>
    </message>
    <message>
        <source>%1, in this job: %2</source>
        <translation>%1, pour ce coup&#x202f;: %2</translation>
    </message>
    <message>
        <source>The deck is empty. If the rows need cards at the end of a job, the game ends with that job.</source>
        <translation>La pioche est vide. S’il manque des cartes dans les rangées à la fin d’un coup, la partie finit avec lui.</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>La pioche est vide</translation>
    </message>
    <message>
        <source>At most 4 rounds</source>
        <translation>4 manches au plus</translation>
    </message>
    <message>
        <source>At most %1 rounds</source>
        <translation>%1 manches au plus</translation>
    </message>
    <message>
        <source>%1 captures a gang of %2</source>
        <translation>%1 capture un gang de %2</translation>
    </message>
    <message>
        <source>%1 captures two gangs</source>
        <translation>%1 capture deux gangs</translation>
    </message>
    <message numerus="yes">
        <source>revolver(s)</source>
        <comment>beside their large number</comment>
        <translation>
            <numerusform>revolver</numerusform>
            <numerusform>revolvers</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is called to %1? Click a gangster in another city.</source>
        <translation>Qui est appelé à %1&#x202f;? Cliquez sur un gangster d’une autre ville.</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Villes</translation>
    </message>
    <message>
        <source>Choose a gangster, and a ticket or your special card.</source>
        <translation>Choisissez un gangster, plus un billet ou votre carte spéciale.</translation>
    </message>
    <message>
        <source>Choose a gangster and a ticket.</source>
        <translation>Choisissez un gangster et un billet.</translation>
    </message>
    <message>
        <source>Who is called to %1?</source>
        <translation>Qui est appelé à %1&#x202f;?</translation>
    </message>
    <message>
        <source>If the rows need more than these at the end of a job, the game ends with that job.</source>
        <translation>Si, à la fin d’un coup, les rangées en demandent plus, la partie se termine avec ce coup.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>manche %1</translation>
    </message>
    <message>
        <source>A gang that is shut in</source>
        <translation>Un gang encadré</translation>
    </message>
    <message>
        <source>How many gangsters it has, and how many revolvers they carry: one point per revolver for whoever captures it.</source>
        <translation>Combien de gangsters il compte, et combien de revolvers ils portent&#x202f;: un point par revolver pour qui le capture.</translation>
    </message>
    <message>
        <source>It gives the others nothing to capture in %1.</source>
        <translation>Ainsi, à %1, les autres n’ont rien à capturer.</translation>
    </message>
    <message>
        <source>It leaves the others nothing to capture in %1.</source>
        <translation>Ainsi, à %1, il ne reste rien à capturer aux autres.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves the others at most %n revolver(s) to capture in %1, instead of %2.</source>
        <translation>
            <numerusform>Ainsi, à %1, il reste aux autres %n revolver au plus à capturer, au lieu de %2.</numerusform>
            <numerusform>Ainsi, à %1, il reste aux autres %n revolvers au plus à capturer, au lieu de %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have chosen</source>
        <translation>Tous ont choisi</translation>
    </message>
    <message>
        <source>The lowest gangster comes first.</source>
        <translation>Le plus petit numéro commence.</translation>
    </message>
    <message>
        <source>As the rows stand, another choice captures %1 in %2; by the end of the job, this one gives you the better score.</source>
        <translation>Avec les rangées actuelles, un autre choix capture %1 à %2&#x202f;; mais à la fin du coup, c’est celui-ci qui vous donne le meilleur score.</translation>
    </message>
    <message>
        <source>The game is as good as lost; this is about your score.</source>
        <translation>La partie est pour ainsi dire perdue&#x202f;: il s’agit de votre score.</translation>
    </message>
    <message>
        <source>Now The Boss Calls: click a gangster in another city, and it comes to %1.</source>
        <translation>Maintenant le Coup de fil du boss&#x202f;: cliquez sur un gangster d’une autre ville, qui vient à %1.</translation>
    </message>
    <message>
        <source>the Lookout to the left end of %1.</source>
        <translation>le Guetteur à l’extrémité gauche de %1.</translation>
    </message>
    <message>
        <source>the Lookout to the right end of %1.</source>
        <translation>le Guetteur à l’extrémité droite de %1.</translation>
    </message>
    <message>
        <source>the Spy onto %1 in %2.</source>
        <translation>l’Espion sur le %1 à %2.</translation>
    </message>
    <message>
        <source>%1 with the Lookout.</source>
        <comment>what was played: a gangster</comment>
        <translation>choisir le %1 avec le Guetteur.</translation>
    </message>
    <message>
        <source>%1 with the Spy.</source>
        <comment>what was played: a gangster</comment>
        <translation>choisir le %1 avec l’Espion.</translation>
    </message>
    <message>
        <source>%1 with The Boss Calls.</source>
        <comment>what was played: a gangster</comment>
        <translation>choisir le %1 avec le Coup de fil du boss.</translation>
    </message>
    <message>
        <source>%1 to %2.</source>
        <comment>what was played: a gangster, a city</comment>
        <translation>envoyer le %1 à %2.</translation>
    </message>
    <message>
        <source>Nothing to capture yet; when its turn comes, the chance of capturing at least one gang is %1%.</source>
        <translation>Rien à capturer pour l’instant&#x202f;; à son tour, la probabilité de capturer au moins un gang est de %1&#x202f;%.</translation>
    </message>
    <message>
        <source>The chance of capturing at least one gang with both is %1%, for %2 revolvers on average.</source>
        <translation>Probabilité de capturer au moins un gang avec les deux cartes&#x202f;: %1&#x202f;%&#x202f;; revolvers en moyenne&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>As the rows stand, it captures %1, %n revolver(s). Counting what the others may do first, the chance of capturing at least one gang is %2%.</source>
        <translation>
            <numerusform>À ce stade, il capture les %1&#x202f;: %n revolver. Compte tenu de ce que les autres peuvent faire avant, la probabilité de capturer au moins un gang est de %2&#x202f;%.</numerusform>
            <numerusform>À ce stade, il capture les %1&#x202f;: %n revolvers. Compte tenu de ce que les autres peuvent faire avant, la probabilité de capturer au moins un gang est de %2&#x202f;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, as the rows stand: first %2, then %3. Counting what the others may do first, the chance of capturing at least one gang is %4%, for %5 revolvers on average.</source>
        <comment>city, what one card does, what the other does</comment>
        <translation>À %1, à ce stade&#x202f;: d’abord %2, puis %3. Compte tenu de ce que les autres peuvent faire avant, probabilité de capturer au moins un gang&#x202f;: %4&#x202f;%&#x202f;; revolvers en moyenne&#x202f;: %5.</translation>
    </message>
    <message>
        <source>Put it at the left or the right end of a row.</source>
        <comment>the Lookout</comment>
        <translation>Posez-le à l’extrémité gauche ou droite d’une rangée.</translation>
    </message>
    <message>
        <source>Put it on the gangster that is to change type.</source>
        <comment>the Spy</comment>
        <translation>Posez-le sur le gangster qui doit changer de type.</translation>
    </message>
    <message>
        <source>Put it in the city where a gangster is to come. Next you choose which one, from another city.</source>
        <comment>The Boss Calls</comment>
        <translation>Posez-le dans la ville où doit venir un gangster. Vous choisirez ensuite lequel, dans une autre ville.</translation>
    </message>
    <message>
        <source>%1 + %2: when its turn comes, you pick the city, and whom it calls there.</source>
        <translation>%1 + %2&#x202f;: à son tour, vous choisirez la ville et qui y faire venir.</translation>
    </message>
    <message numerus="yes">
        <source>Keep %1 for a later job. As the rows stand, it captures %2 in %3, %n revolver(s); counting what the others may do first, only %4 on average.</source>
        <translation>
            <numerusform>Gardez le %1 pour un autre coup. À ce stade, il capture les %2 à %3 (%n revolver)&#x202f;; en comptant ce que les autres peuvent faire avant, seulement %4 en moyenne.</numerusform>
            <numerusform>Gardez le %1 pour un autre coup. À ce stade, il capture les %2 à %3 (%n revolvers)&#x202f;; en comptant ce que les autres peuvent faire avant, seulement %4 en moyenne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep your special card for a later job. As the rows stand, it helps to capture %1 in %2, %n revolver(s); counting what the others may do first, only %3 on average.</source>
        <translation>
            <numerusform>Gardez votre carte spéciale pour un autre coup. À ce stade, elle aide à capturer les %1 à %2 (%n revolver)&#x202f;; en comptant ce que les autres peuvent faire avant, seulement %3 en moyenne.</numerusform>
            <numerusform>Gardez votre carte spéciale pour un autre coup. À ce stade, elle aide à capturer les %1 à %2 (%n revolvers)&#x202f;; en comptant ce que les autres peuvent faire avant, seulement %3 en moyenne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %1 for a later job: it captures %2 in %3, %n revolver(s).</source>
        <translation>
            <numerusform>Gardez le %1 pour un autre coup&#x202f;: il capture %2 à %3 (%n revolver).</numerusform>
            <numerusform>Gardez le %1 pour un autre coup&#x202f;: il capture %2 à %3 (%n revolvers).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep your special card for a later job: it helps to capture %1 in %2, %n revolver(s).</source>
        <translation>
            <numerusform>Gardez votre carte spéciale pour un autre coup&#x202f;: elle aide à capturer %1 à %2 (%n revolver).</numerusform>
            <numerusform>Gardez votre carte spéciale pour un autre coup&#x202f;: elle aide à capturer %1 à %2 (%n revolvers).</numerusform>
        </translation>
    </message>
    <message>
        <source>With this, the game is as good as won.</source>
        <translation>Avec ce choix, la partie est quasiment gagnée.</translation>
    </message>
    <message>
        <source>%1 in the deck, at least %2 needed for a new round</source>
        <translation>%1 dans la pioche, il en faut au moins %2 pour une manche</translation>
    </message>
    <message numerus="yes">
        <source>in this job (%n gangster(s) in all)</source>
        <translation>
            <numerusform>dans ce coup (%n gangster en tout)</numerusform>
            <numerusform>dans ce coup (%n gangsters en tout)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your revolvers</source>
        <translation>Vos revolvers</translation>
    </message>
    <message>
        <source>As many as your captured gangsters carry: the points that you have so far. The others see only how many gangsters they are.</source>
        <translation>Ceux des gangsters que vous avez capturés&#x202f;: vos points jusqu’ici. Les autres ne voient que le nombre de gangsters.</translation>
    </message>
    <message>
        <source>choose a gangster, the special card or a ticket, from left to right</source>
        <translation>choisir un gangster, la carte spéciale ou un billet, de gauche à droite</translation>
    </message>
    <message>
        <source>Round %1 of at most %2</source>
        <translation>Manche %1 sur %2 au plus</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>ruby diamond</source>
        <translation>losange rubis</translation>
    </message>
    <message>
        <source>sapphire crescent</source>
        <translation>croissant saphir</translation>
    </message>
    <message>
        <source>amber star</source>
        <translation>étoile ambre</translation>
    </message>
    <message>
        <source>jade trefoil</source>
        <translation>trèfle jade</translation>
    </message>
    <message>
        <source>violet ring</source>
        <translation>anneau violet</translation>
    </message>
    <message>
        <source>ivory heart</source>
        <translation>cœur ivoire</translation>
    </message>
</context>
<context>
    <name>VersusPanel</name>
    <message>
        <source>Head-to-head table</source>
        <translation>Chacun contre chacun</translation>
    </message>
    <message>
        <source>In how many of their games together the player on the left finished ahead of the player above.</source>
        <translation>Dans combien de leurs parties communes le joueur de gauche a devancé celui du haut.</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exporter en CSV</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>WatchingChoice</name>
    <message>
        <source>Friends may watch</source>
        <translation>Les amis peuvent regarder</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>They see what lies in the open, as it happens.</source>
        <translation>Ils voient ce qui est visible de tous, au fur et à mesure.</translation>
    </message>
    <message>
        <source>They see it about a round later, so that they cannot give anybody a hint.</source>
        <translation>Ils le voient environ un tour plus tard, pour ne rien pouvoir souffler.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why? Rule %1</source>
        <translation>Pourquoi&#x202f;? Règle %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>WindowlessHost</name>
    <message>
        <source>No table is kept here that could go on.</source>
        <translation>Aucune table gardée ici ne peut continuer.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a friend, and how that friend’s seat is</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: a table is open for friends.</source>
        <translation>%1&#x202f;: une table est ouverte aux amis.</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Code&#x202f;: %1</translation>
    </message>
    <message>
        <source>Link: %1</source>
        <translation>Lien&#x202f;: %1</translation>
    </message>
    <message>
        <source>To be read aloud:</source>
        <translation>À lire à voix haute&#x202f;:</translation>
    </message>
    <message>
        <source>The tables are closed for now. “backroom --host” opens them again.</source>
        <translation>Les tables sont fermées pour l’instant. «&#x202f;backroom --host&#x202f;» les rouvre.</translation>
    </message>
    <message>
        <source>%1: the table is open again.</source>
        <translation>%1&#x202f;: la table est de nouveau ouverte.</translation>
    </message>
</context>
</TS>
