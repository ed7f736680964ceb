<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>CaptureChip</name>
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
</context>
<context>
    <name>CardSlot</name>
    <message>
        <source>Place of gangster %1</source>
        <translation>Place du gangster %1</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Place vide</translation>
    </message>
</context>
<context>
    <name>ChooseRail</name>
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
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
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
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>The Gang was designed by Antonello Lotronto and published by daVinci / dV Giochi. This program is independent of them: its art and its words are its own.</source>
        <translation>The Gang est un jeu imaginé par Antonello Lotronto et publié par daVinci / dV Giochi. Ce programme en est indépendant&#x202f;: ses illustrations et ses textes lui sont propres.</translation>
    </message>
    <message>
        <source>The revolvers</source>
        <translation>Les revolvers</translation>
    </message>
    <message>
        <source>How many revolvers each gangster carries is this program&apos;s own stand-in for the printed cards (TG-7.1).</source>
        <translation>Le nombre de revolvers de chaque gangster est propre à ce programme&#x202f;: il tient lieu de celui des cartes imprimées (TG-7.1).</translation>
    </message>
    <message>
        <source>Lettering</source>
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
        <source>Qt %1 (LGPL 3), JSON for Modern C++ (MIT), SQLite (public domain)</source>
        <translation>Qt %1 (LGPL 3), JSON for Modern C++ (MIT), SQLite (domaine public)</translation>
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
</context>
<context>
    <name>CurtainScreen</name>
    <message>
        <source>Pass the mouse to</source>
        <translation>Passez la souris à</translation>
    </message>
    <message>
        <source>Everyone else looks at the ceiling.</source>
        <translation>Tous les autres regardent le plafond.</translation>
    </message>
    <message>
        <source>I am %1: open the curtain</source>
        <translation>Je suis %1&#x202f;: ouvrir le rideau</translation>
    </message>
    <message>
        <source>Round %1, job %2</source>
        <translation>Manche %1, coup %2</translation>
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
        <source>Leave the table: the game is kept</source>
        <translation>Quitter la table&#x202f;: la partie est conservée</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>beats</source>
        <translation>bat</translation>
    </message>
    <message>
        <source>Play again, same seats</source>
        <translation>Revanche, mêmes places</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 joueurs</translation>
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
    <name>GangsterCard</name>
    <message>
        <source>Gangster, face down</source>
        <translation>Gangster, face cachée</translation>
    </message>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <translation>
            <numerusform>%n revolver</numerusform>
            <numerusform>%n revolvers</numerusform>
        </translation>
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
</context>
<context>
    <name>House</name>
    <message>
        <source>Games cannot be kept: %1 cannot be written. You can play, but a game ends with the window.</source>
        <translation>Impossible de conserver les parties&#x202f;: %1 n’est pas accessible en écriture. Vous pouvez jouer, mais la partie s’arrêtera à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>%1 is damaged and was left as it is. You can play, but a game ends with the window. Move the file away to keep games again.</source>
        <translation>%1 est endommagé et a été laissé tel quel. Vous pouvez jouer, mais la partie s’arrêtera à la fermeture de la fenêtre. Pour conserver de nouveau les parties, déplacez ce fichier.</translation>
    </message>
    <message>
        <source>%1 belongs to another program and was left as it is. You can play, but a game ends with the window.</source>
        <translation>%1 appartient à un autre programme et a été laissé tel quel. Vous pouvez jouer, mais la partie s’arrêtera à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>%1 comes from a newer Backroom and was left as it is. You can play, but a game ends with the window.</source>
        <translation>%1 provient d’une version plus récente de Backroom et a été laissé tel quel. Vous pouvez jouer, mais la partie s’arrêtera à la fermeture de la fenêtre.</translation>
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
    <name>MarkChooser</name>
    <message>
        <source>Mark of %1</source>
        <translation>Emblème pour %1</translation>
    </message>
    <message>
        <source>%1, changes places</source>
        <translation>%1, avec échange</translation>
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
        <translation>Chaque joueur doit avoir un nom.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Deux joueurs s’appellent %1.</translation>
    </message>
    <message>
        <source>A deal number has 1 to 18 digits and nothing else.</source>
        <translation>Un numéro de donne comporte de 1 à 18 chiffres et rien d’autre.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Who sits at the table?</source>
        <translation>Qui s’assied à la table&#x202f;?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Everyone chooses in secret: the curtain closes whenever the mouse is passed on.</source>
        <translation>Chacun choisit en secret&#x202f;: le rideau se ferme chaque fois que la souris change de main.</translation>
    </message>
</context>
<context>
    <name>NumberChip</name>
    <message>
        <source>Gangster %1, odd</source>
        <translation>Gangster %1, impair</translation>
    </message>
    <message>
        <source>Gangster %1, even</source>
        <translation>Gangster %1, pair</translation>
    </message>
</context>
<context>
    <name>OptionsPlate</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>4 rounds</source>
        <translation>4 manches</translation>
    </message>
    <message>
        <source>Until the deck ends</source>
        <translation>Toute la pioche</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Annulation entre amis</translation>
    </message>
    <message>
        <source>Take back even what was revealed</source>
        <translation>On annule même ce qui a été révélé</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numéro de donne</translation>
    </message>
    <message>
        <source>The same number deals the same cards again</source>
        <translation>Le même numéro redonne les mêmes cartes</translation>
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
        <source>New deal number</source>
        <translation>Nouveau numéro de donne</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuer les cartes</translation>
    </message>
</context>
<context>
    <name>OwnPile</name>
    <message>
        <source>Your captured gangsters</source>
        <translation>Vos gangsters capturés</translation>
    </message>
</context>
<context>
    <name>ProblemPlate</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Revolvers</name>
    <message numerus="yes">
        <source>%n revolver(s)</source>
        <translation>
            <numerusform>%n revolver</numerusform>
            <numerusform>%n revolvers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatPlates</name>
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
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Place %1&#x202f;: %2, %3</translation>
    </message>
    <message>
        <source>Mark: %1</source>
        <translation>Emblème&#x202f;: %1</translation>
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
</context>
<context>
    <name>SeatsPlate</name>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>%1 to %2 players, in the order in which the mouse goes round</source>
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
        <source>A mark is a colour and a shape, so it can be told apart without colour.</source>
        <translation>Un emblème, c’est une couleur et une forme&#x202f;: on le reconnaît même sans la couleur.</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Everything happens at once</source>
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
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>F11 does the same</source>
        <translation>Également avec la touche F11</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>left at the table today at %1</source>
        <translation>laissée sur la table aujourd’hui à %1</translation>
    </message>
    <message>
        <source>left at the table yesterday at %1</source>
        <translation>laissée sur la table hier à %1</translation>
    </message>
    <message>
        <source>left at the table on %1 at %2</source>
        <translation>laissée sur la table le %1 à %2</translation>
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
</context>
<context>
    <name>StandingPlate</name>
    <message numerus="yes">
        <source>Place %1: %2, %n revolver(s)</source>
        <translation>
            <numerusform>Rang %1&#x202f;: %2, %n revolver</numerusform>
            <numerusform>Rang %1&#x202f;: %2, %n revolvers</numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5e</translation>
    </message>
    <message numerus="yes">
        <source>%n gangster(s)</source>
        <comment>captured</comment>
        <translation>
            <numerusform>%n gangster</numerusform>
            <numerusform>%n gangsters</numerusform>
        </translation>
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
    <name>Street</name>
    <message>
        <source>Street of %1</source>
        <translation>Rangée de %1</translation>
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
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
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
        <source>Leave the table: the game is kept</source>
        <translation>Quitter la table&#x202f;: la partie est conservée</translation>
    </message>
</context>
<context>
    <name>TargetMark</name>
    <message>
        <source>%1, not allowed</source>
        <translation>%1&#x202f;: impossible</translation>
    </message>
</context>
<context>
    <name>TheGang</name>
    <message>
        <source>The game cannot be continued: its journal is not valid from line %1 on. It was left as it is in %2.</source>
        <translation>La partie ne peut pas continuer&#x202f;: son journal n’est plus valable à partir de la ligne %1. Il a été laissé tel quel dans %2.</translation>
    </message>
    <message>
        <source>round %1, job %2</source>
        <translation>manche %1, coup %2</translation>
    </message>
    <message>
        <source>Catch their runs between your odd and even gangsters.</source>
        <translation>Coincez les gangs rivaux entre vos gangsters pairs et impairs.</translation>
    </message>
</context>
<context>
    <name>TheGangTable</name>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>fait son choix</translation>
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
        <source>The end</source>
        <translation>Fin de la partie</translation>
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
</context>
<context>
    <name>TicketCard</name>
    <message>
        <source>Ticket to %1</source>
        <translation>Billet pour %1</translation>
    </message>
</context>
<context>
    <name>TurnRail</name>
    <message>
        <source>Hold to look</source>
        <translation>Maintenir pour voir</translation>
    </message>
    <message>
        <source>Shows your hand while it is pressed.</source>
        <translation>Montre votre main tant que le bouton est maintenu.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Click to skip</source>
        <translation>Cliquer pour passer</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Encore à venir</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>The Spy must be put onto a gangster in a row.</source>
        <translation>L’Espion se pose sur un gangster d’une rangée.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
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
        <source>What everyone has seen cannot be taken back. The option “friendly undo” of a new game allows it.</source>
        <translation>Ce que tout le monde a vu ne s’annule plus. L’option «&#x202f;Annulation entre amis&#x202f;» d’une nouvelle partie le permet.</translation>
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
        <source>Nothing is played before everyone has chosen. Bring the card to “Your play”.</source>
        <translation>Rien ne se joue avant que tout le monde ait choisi. Posez la carte sur «&#x202f;Votre choix&#x202f;».</translation>
    </message>
    <message>
        <source>The choices are open: they stand until the next job.</source>
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
        <source>The special card is already played.</source>
        <translation>La carte spéciale est déjà jouée.</translation>
    </message>
    <message>
        <source>The special card of this turn is another one: %1.</source>
        <translation>La carte spéciale à jouer maintenant en est une autre&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Both cards must go to the same city: %1.</source>
        <translation>Les deux cartes vont dans la même ville&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Gangster %1 does not stand in %2.</source>
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
        <source>That cannot be done now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
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
        <source>Special card, face down</source>
        <translation>Carte spéciale, face cachée</translation>
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
        <source>Ticket to %1</source>
        <translation>Billet pour %1</translation>
    </message>
    <message>
        <source>Gangster, face down</source>
        <translation>Gangster, face cachée</translation>
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
        <source>Job %1: choose a gangster, and a ticket or the special card.</source>
        <translation>Coup %1&#x202f;: choisissez un gangster, plus un billet ou la carte spéciale.</translation>
    </message>
    <message>
        <source>All have chosen. Lowest first: %1.</source>
        <translation>Tout le monde a choisi. En ordre croissant&#x202f;: %1.</translation>
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
        <source>%1 sets the Spy on %2 in %3: for this turn it counts as even.</source>
        <translation>%1 place l’Espion sur le %2 à %3&#x202f;: pour ce tour, il compte comme pair.</translation>
    </message>
    <message>
        <source>%1 sets the Spy on %2 in %3: for this turn it counts as odd.</source>
        <translation>%1 place l’Espion sur le %2 à %3&#x202f;: pour ce tour, il compte comme impair.</translation>
    </message>
    <message>
        <source>%1 plays The Boss Calls on %2, but nobody is there to be called.</source>
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
        <translation>La rangée de %1 se complète avec %2.</translation>
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
        <source>Now The Boss Calls, in %1.</source>
        <translation>Maintenant, le Coup de fil du boss, à %1.</translation>
    </message>
    <message>
        <source>Who is called? Bring a gangster from another city to %1.</source>
        <translation>Qui est appelé&#x202f;? Amenez à %1 un gangster d’une autre ville.</translation>
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
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
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
        <source>As the row stands now, it would capture two gangs: %1.</source>
        <translation>À ce stade, capture de deux gangs&#x202f;: %1.</translation>
    </message>
    <message>
        <source>As the row stands now, it would capture a gang of %1: %2.</source>
        <translation>À ce stade, capture d’un gang de %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Boss Calls</source>
        <comment>The Boss Calls, in short</comment>
        <translation>Coup de fil</translation>
    </message>
</context>
</TS>
