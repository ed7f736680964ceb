<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Banner</name>
    <message>
        <source>Click to go on</source>
        <translation>Cliquer pour continuer</translation>
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
    <message>
        <source>The games</source>
        <translation>Les jeux</translation>
    </message>
    <message>
        <source>This program is independent of them: its words are its own, and so is its art, tattoos and shop signs apart.</source>
        <translation>Ce programme en est indépendant&#x202f;: ses textes lui sont propres, et ses illustrations aussi, tatouages et enseignes exceptés.</translation>
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
        <source>Leave the table: the game is kept</source>
        <translation>Quitter la table&#x202f;: la partie est conservée</translation>
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
</context>
<context>
    <name>EndFrame</name>
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
    <message>
        <source>Look at the table</source>
        <translation>Revoir la table</translation>
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
        <source>Again</source>
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
    <name>GameList</name>
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
    <message numerus="yes">
        <source>%n odd</source>
        <translation>
            <numerusform>%n impair</numerusform>
            <numerusform>%n impairs</numerusform>
        </translation>
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
        <source>%1 different</source>
        <translation>%1 différentes</translation>
    </message>
    <message>
        <source>two 5s</source>
        <translation>deux 5</translation>
    </message>
    <message>
        <source>any %1</source>
        <translation>un %1</translation>
    </message>
    <message>
        <source>a sum of %1 or more</source>
        <translation>un total de %1 ou plus</translation>
    </message>
    <message numerus="yes">
        <source>%n odd dice or more</source>
        <translation>
            <numerusform>au moins %n impair</numerusform>
            <numerusform>au moins %n impairs</numerusform>
        </translation>
    </message>
    <message>
        <source>two values in a row, such as 2 and 3</source>
        <translation>deux valeurs consécutives, comme 2 et 3</translation>
    </message>
    <message>
        <source>three values in a row, such as 2, 3, 4</source>
        <translation>trois valeurs consécutives, comme 2, 3 et 4</translation>
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
        <source>That sets the bomb off, unless you reroll.</source>
        <translation>Cela déclenche la bombe, sauf relance.</translation>
    </message>
    <message>
        <source>That sets it off.</source>
        <translation>Cela déclenche la carte.</translation>
    </message>
    <message>
        <source>Nothing more fits: %1 sets it off.</source>
        <translation>Plus de marge&#x202f;: la carte se déclenche à %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more is safe.</source>
        <translation>
            <numerusform>Encore %n point sans risque.</numerusform>
            <numerusform>Encore %n points sans risque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd so far</source>
        <translation>
            <numerusform>%n impair pour l’instant</numerusform>
            <numerusform>%n impairs pour l’instant</numerusform>
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
        <source>A neighbour of these sets it off.</source>
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
    <message numerus="yes">
        <source>%n different so far</source>
        <translation>
            <numerusform>%n valeur pour l’instant</numerusform>
            <numerusform>%n valeurs différentes pour l’instant</numerusform>
        </translation>
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
        <translation>Pas de %1 pour l’instant.</translation>
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
        <translation>Les paravents se lèvent</translation>
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
        <source>Everyone lost the last dice at once: %1, who went out together, share the win.</source>
        <translation>Les derniers dés sont tous perdus à la fois&#x202f;: %1 sortent à la même manche et partagent la victoire.</translation>
    </message>
    <message>
        <source>Everyone else is out: %1 wins at once.</source>
        <translation>Il ne reste que %1, qui gagne aussitôt.</translation>
    </message>
    <message>
        <source>%1 have equally many dice and share the place.</source>
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
            <numerusform>Rang %1&#x202f;: %2, %n dé</numerusform>
            <numerusform>Rang %1&#x202f;: %2, %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Round %1.&lt;/b&gt; %2: %3.</source>
        <translation>&lt;b&gt;Manche %1.&lt;/b&gt; %2&#x202f;: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) come into the middle.</source>
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
        <source>%1 rerolls %n: %2.</source>
        <translation>
            <numerusform>%1 en relance %n&#x202f;: %2.</numerusform>
            <numerusform>%1 en relance %n&#x202f;: %2.</numerusform>
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
        <source>The game is over: the screens are lifted.</source>
        <translation>La partie est terminée&#x202f;: les paravents se lèvent.</translation>
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
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>manche %1 sur %2</translation>
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
        <source>Token: take 3 dice more</source>
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
        <source>bomb: %n dice to the middle</source>
        <translation>
            <numerusform>bombe&#x202f;: %n dé au milieu</numerusform>
            <numerusform>bombe&#x202f;: %n dés au milieu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>explosive: %n dice to the middle</source>
        <translation>
            <numerusform>explosif&#x202f;: %n dé au milieu</numerusform>
            <numerusform>explosif&#x202f;: %n dés au milieu</numerusform>
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
        <source>plays next</source>
        <translation>joue ensuite</translation>
    </message>
    <message>
        <source>This round, in order of play</source>
        <translation>Cette manche, par ordre de jeu</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fin de la partie</translation>
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
    <message>
        <source>Nobody has a result yet</source>
        <translation>Encore aucun résultat</translation>
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
    <message>
        <source>Round %1: a new warning</source>
        <translation>Manche %1&#x202f;: un nouvel avertissement</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n token(s) come into the middle</source>
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
        <source>to win in this round: all dice rolled</source>
        <translation>à gagner&#x202f;: tous les dés lancés de la manche</translation>
    </message>
    <message>
        <source>to win in this round: %1 in the middle, and all dice rolled</source>
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
        <source>Click to skip</source>
        <translation>Cliquer pour passer</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice here</source>
        <translation>
            <numerusform>Lancez ici %n dé</numerusform>
            <numerusform>Lancez ici %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag a handful of dice into the tray, or choose their number. You can take 1 to %n; it stands for the whole turn.</source>
        <translation>
            <numerusform>Glissez un dé sur la piste. Vous ne pouvez en prendre que %n&#x202f;; ce nombre vaut pour tout le tour.</numerusform>
            <numerusform>Glissez une poignée de dés sur la piste ou choisissez leur nombre, de 1 à %n&#x202f;; ce nombre vaut pour tout le tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click the dice that you want to reroll, or drag them down; or stop. %n reroll(s) left.</source>
        <translation>
            <numerusform>Cliquez sur les dés à relancer ou glissez-les vers le bas&#x202f;; ou arrêtez-vous. Encore %n relance.</numerusform>
            <numerusform>Cliquez sur les dés à relancer ou glissez-les vers le bas&#x202f;; ou arrêtez-vous. Encore %n relances.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees what is behind a screen until the last round is over.</source>
        <translation>Personne ne voit derrière les paravents avant la fin de la dernière manche.</translation>
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
        <source>Hold to look</source>
        <translation>Maintenir pour voir</translation>
    </message>
    <message>
        <source>Shows what is behind your screen while it is pressed.</source>
        <translation>Montre ce qu’il y a derrière votre paravent tant que le bouton est maintenu.</translation>
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
        <source>Which warnings are bombs is this program’s own stand-in for the printed cards.</source>
        <translation>Le choix des cartes bombe est propre à ce programme&#x202f;: il tient lieu de celui des cartes imprimées.</translation>
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
    <message numerus="yes">
        <source>%1 with %n dice beats all the others.</source>
        <translation>
            <numerusform>%1 avec %n dé bat tous les autres.</numerusform>
            <numerusform>%1 avec %n dés bat tous les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 dice beats %1 with %3: on a tie, more dice win.</source>
        <translation>%1 avec %2 dés bat %1 avec %3 : à égalité, qui a joué le plus de dés l’emporte.</translation>
    </message>
    <message numerus="yes">
        <source>Twice %1 with %n dice: the earlier turn wins the tie.</source>
        <translation>
            <numerusform>Deux fois %1 avec %n dé : à égalité, le premier à avoir joué l’emporte.</numerusform>
            <numerusform>Deux fois %1 avec %n dés : à égalité, le premier à avoir joué l’emporte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: %1 leads</source>
        <translation>Égalité : %1 est en tête</translation>
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
        <source>Nothing is left behind the screen.</source>
        <translation>Il ne reste rien derrière le paravent.</translation>
    </message>
    <message>
        <source>Stop at %1: %2 leads</source>
        <translation>S’arrêter à %1 : %2 mène</translation>
    </message>
    <message>
        <source>Stop and lose</source>
        <translation>S’arrêter et perdre</translation>
    </message>
    <message numerus="yes">
        <source>Roll all %n dice</source>
        <translation>
            <numerusform>Lancer %n dé</numerusform>
            <numerusform>Lancer les %n dés, tous</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop it here: it will be rerolled</source>
        <translation>Le déposer ici : il sera relancé</translation>
    </message>
    <message>
        <source>Drop it here: it stays</source>
        <translation>Le déposer ici : il reste</translation>
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
        <source>Worth three dice, at any time.</source>
        <translation>Vaut trois dés, à tout moment.</translation>
    </message>
    <message>
        <source>The winner of the round takes all dice that were rolled in it, and what lies here.</source>
        <translation>Le gagnant de la manche prend tous les dés lancés pendant la manche, et ce qui se trouve ici.</translation>
    </message>
    <message>
        <source>Behind the screen</source>
        <translation>Derrière le paravent</translation>
    </message>
    <message>
        <source>The wealth in dice, a token being worth three. Only its owner sees it.</source>
        <translation>La fortune en dés, un jeton en valant trois. Seul son propriétaire la voit.</translation>
    </message>
    <message>
        <source>Result of the turn</source>
        <translation>Résultat du tour</translation>
    </message>
    <message>
        <source>The highest valid result wins the round; on a tie more dice, then the earlier turn.</source>
        <translation>Le plus haut résultat valable gagne la manche ; à égalité, le plus de dés, puis le premier à avoir joué.</translation>
    </message>
    <message>
        <source>Everyone else looks at the ceiling until the dice roll.</source>
        <translation>Les autres regardent le plafond jusqu’à ce que les dés roulent.</translation>
    </message>
    <message>
        <source>Stop at %1: %2 stays ahead</source>
        <translation>S’arrêter à %1&#x202f;: %2 reste devant</translation>
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
        <translation>%1, maintenant</translation>
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
        <translation>Demande d’abord, et dit ce que cela coûte.</translation>
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
        <source>cards unsuspected</source>
        <translation>
            <numerusform>carte insoupçonnée</numerusform>
            <numerusform>cartes insoupçonnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pistols on own cards</source>
        <translation>
            <numerusform>pistolet sur ses cartes</numerusform>
            <numerusform>pistolets sur ses cartes</numerusform>
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
        <source>Tell it again</source>
        <translation>Raconter encore</translation>
    </message>
    <message>
        <source>first pistol</source>
        <translation>premier pistolet</translation>
    </message>
    <message>
        <source>second pistol</source>
        <translation>second pistolet</translation>
    </message>
    <message>
        <source>Tattoo</source>
        <translation>Tatouage</translation>
    </message>
    <message>
        <source>A henchman. What links the picture to the leader&apos;s is for you to say: a thing, a sound, a story.</source>
        <translation>Un homme de main. Ce qui relie son image à celle du chef, c’est à vous de le dire : une chose, un son, une histoire.</translation>
    </message>
    <message>
        <source>The picture that leads this round. Send in cards that could belong to it.</source>
        <translation>L’image qui mène cette manche. Envoyez des cartes qui pourraient aller avec elle.</translation>
    </message>
    <message>
        <source>Next leader</source>
        <translation>Prochain chef de gang</translation>
    </message>
    <message>
        <source>It leads one of the next two rounds: keep a card that fits it.</source>
        <translation>Il mènera l’une des deux prochaines manches : gardez une carte qui lui va.</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistolet</translation>
    </message>
    <message>
        <source>Each player points two of them at two different cards of the wall, never at an own one.</source>
        <translation>Chacun en pointe deux sur deux cartes différentes du mur, jamais sur une des siennes.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>So many cards a player holds. After each round as many are drawn as were played.</source>
        <translation>Le nombre de cartes d’un joueur. Après chaque manche, on en pioche autant qu’on en a joué.</translation>
    </message>
    <message>
        <source>An intruder found brings 2, an own card that nobody suspects 1; each pistol on an own card costs 1.</source>
        <translation>Un intrus trouvé rapporte 2, une carte à soi que personne ne soupçonne 1 ; chaque pistolet sur une carte à soi coûte 1.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Two cards of it join each wall as intruders. When it runs out, the discards become the new deck.</source>
        <translation>Deux de ses cartes entrent dans chaque mur comme intrus. Quand elle est vide, la défausse devient la nouvelle pioche.</translation>
    </message>
    <message>
        <source>The wall is laid</source>
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
    <message>
        <source>All have voted: the pistols fall.</source>
        <translation>Tous ont voté : les pistolets tombent.</translation>
    </message>
    <message numerus="yes">
        <source>%1 swapped the hand and now holds %n card(s).</source>
        <translation>
            <numerusform>%1 a changé de main et tient maintenant %n carte.</numerusform>
            <numerusform>%1 a changé de main et tient maintenant %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck had run out: the discards are shuffled into a new one.</source>
        <translation>La pioche était vide : la défausse mélangée en fait une nouvelle.</translation>
    </message>
    <message numerus="yes">
        <source>The wall: %n cards, two of them intruders.</source>
        <translation>
            <numerusform>Le mur : %n carte, dont deux intrus.</numerusform>
            <numerusform>Le mur : %n cartes, dont deux intrus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The intruders were: %1, %2.</source>
        <translation>Les intrus étaient : %1, %2.</translation>
    </message>
    <message>
        <source>%1: %2, now %3.</source>
        <translation>%1 : %2, maintenant %3.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The last round is told</source>
        <translation>La dernière manche est racontée</translation>
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
        <source>The wall of round %1 fooled everybody: none of %2 pistols found an intruder.</source>
        <translation>Le mur de la manche %1 a dupé tout le monde : aucun des %2 pistolets n’a trouvé d’intrus.</translation>
    </message>
    <message numerus="yes">
        <source>The hardest wall was that of round %1: %n of %2 pistols found an intruder.</source>
        <translation>
            <numerusform>Le mur le plus difficile fut celui de la manche %1 : %n pistolet sur %2 a trouvé un intrus.</numerusform>
            <numerusform>Le mur le plus difficile fut celui de la manche %1 : %n pistolets sur %2 ont trouvé un intrus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>Place %1 : %2, %n point</numerusform>
            <numerusform>Place %1 : %2, %n points</numerusform>
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
        <source>The hand can be swapped once a round only.</source>
        <translation>On ne change de main qu’une fois par manche.</translation>
    </message>
    <message>
        <source>The last card of a hand cannot be swapped.</source>
        <translation>La dernière carte d’une main ne se change pas.</translation>
    </message>
    <message>
        <source>There are too few cards left to swap the hand.</source>
        <translation>Il reste trop peu de cartes pour changer de main.</translation>
    </message>
    <message>
        <source>There is no wall yet: some still choose their cards.</source>
        <translation>Il n’y a pas encore de mur : certains choisissent encore.</translation>
    </message>
    <message>
        <source>The wall is laid: cards are sent in again in the next round.</source>
        <translation>Le mur est dressé : on enverra des cartes à la prochaine manche.</translation>
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
        <source>This card is your own: point at somebody else&apos;s.</source>
        <translation>Cette carte est à vous : visez celle d’un autre.</translation>
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
        <source>round %1</source>
        <comment>of a game that was left</comment>
        <translation>manche %1</translation>
    </message>
    <message>
        <source>Hide your tattoos among the leader&apos;s gang, and point out the two intruders.</source>
        <translation>Cachez vos tatouages dans la bande du chef et démasquez les deux intrus.</translation>
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
        <source>Shown on the cards and read aloud: for those who cannot see them; a name narrows the fancy</source>
        <translation>Sur les cartes et lus à voix haute : pour qui ne les voit pas ; un nom bride l’imagination</translation>
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
        <source>Card %1 of your hand</source>
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
        <source>Card %1 of the wall</source>
        <translation>Carte %1 du mur</translation>
    </message>
    <message>
        <source>%1, your own</source>
        <translation>%1, à vous</translation>
    </message>
    <message>
        <source>%1, your pawn lies on it</source>
        <translation>%1, votre pistolet est dessus</translation>
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
        <source>First pistol</source>
        <translation>Premier pistolet</translation>
    </message>
    <message>
        <source>Second pistol</source>
        <translation>Second pistolet</translation>
    </message>
    <message>
        <source>%1, on a card</source>
        <translation>%1, sur une carte</translation>
    </message>
    <message>
        <source>Pistol of %1</source>
        <translation>Pistolet de %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1 : %n point</numerusform>
            <numerusform>%1 : %n points</numerusform>
        </translation>
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
        <source>All others look away: hands, choices and votes are secret.</source>
        <translation>Les autres regardent ailleurs : mains, choix et votes sont secrets.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>choisit</translation>
    </message>
    <message>
        <source>has swapped</source>
        <translation>a changé de main</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>a voté</translation>
    </message>
    <message>
        <source>is voting</source>
        <translation>vote</translation>
    </message>
    <message>
        <source>found both intruders</source>
        <translation>a trouvé les deux intrus</translation>
    </message>
    <message>
        <source>found an intruder</source>
        <translation>a trouvé un intrus</translation>
    </message>
    <message numerus="yes">
        <source>%n unsuspected</source>
        <comment>own cards</comment>
        <translation>
            <numerusform>%n insoupçonnée</numerusform>
            <numerusform>%n insoupçonnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pistol(s) on</source>
        <comment>own cards</comment>
        <translation>
            <numerusform>%n pistolet sur</numerusform>
            <numerusform>%n pistolets sur</numerusform>
        </translation>
    </message>
    <message>
        <source>Which of your henchmen could hide behind this picture? Send in one, two or three.</source>
        <translation>Lesquels de vos hommes de main iraient avec cette image ? Envoyez-en un, deux ou trois.</translation>
    </message>
    <message>
        <source>Each card that nobody suspects brings 1 point, each pistol on one costs 1.</source>
        <translation>Chaque carte que personne ne soupçonne rapporte 1 point, chaque pistolet dessus en coûte 1.</translation>
    </message>
    <message>
        <source>Who does not belong?</source>
        <translation>Qui est de trop ?</translation>
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
        <source>Swap the hand</source>
        <translation>Changer de main</translation>
    </message>
    <message>
        <source>Swap the hand?</source>
        <translation>Changer de main ?</translation>
    </message>
    <message>
        <source>All %1 cards go, %2 new ones come. You play with %2 to the end of the game.</source>
        <translation>Vos %1 cartes partent, %2 nouvelles arrivent. Vous jouerez avec %2 jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Swap for %1 cards</source>
        <translation>Changer pour %1 cartes</translation>
    </message>
    <message>
        <source>Click two cards, or drag a pistol onto each. They must be two different cards, and none of your own.</source>
        <translation>Cliquez deux cartes, ou glissez un pistolet sur chacune : deux cartes différentes, jamais les vôtres.</translation>
    </message>
    <message>
        <source>The pistols fall</source>
        <translation>Les pistolets tombent</translation>
    </message>
    <message>
        <source>Who played what</source>
        <translation>Qui a joué quoi</translation>
    </message>
    <message>
        <source>And whose are these two?</source>
        <translation>Et ces deux-là, à qui sont-elles ?</translation>
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
        <translation>De la pioche : %1, %2.</translation>
    </message>
    <message>
        <source>%1: found by %2 of %3</source>
        <translation>%1 : trouvé par %2 sur %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more point(s) for %2.</source>
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
        <translation>Gangz est un jeu publié d’images et de votes secrets ; son nom appartient à ses auteurs et à son éditeur.</translation>
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
        <translation>Cliquez ou glissez des cartes.</translation>
    </message>
    <message>
        <source>A card of the wall</source>
        <translation>Une carte du mur</translation>
    </message>
    <message>
        <source>Somebody&apos;s henchman, or an intruder from the deck. Point your pistols at what does not belong to the leader.</source>
        <translation>L’homme de main de quelqu’un, ou un intrus venu de la pioche. Pointez vos pistolets sur ce qui ne va pas avec le chef de gang.</translation>
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
        <source>%1 need %n more point(s) for %2.</source>
        <translation>
            <numerusform>Il manque %n point à %1 pour arriver à %2.</numerusform>
            <numerusform>Il manque %n points à %1 pour arriver à %2.</numerusform>
        </translation>
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
</context>
<context>
    <name>House</name>
    <message>
        <source>%1 belongs to another program and was left as it is. You can play, but a game ends with the window.</source>
        <translation>%1 appartient à un autre programme et a été laissé tel quel. Vous pouvez jouer, mais la partie s’arrêtera à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>%1 comes from a newer Backroom and was left as it is. You can play, but a game ends with the window.</source>
        <translation>%1 provient d’une version plus récente de Backroom et a été laissé tel quel. Vous pouvez jouer, mais la partie s’arrêtera à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>Games cannot be saved: %1 cannot be written. You can play, but a game ends with the window.</source>
        <translation>Impossible de sauvegarder les parties&#x202f;: %1 n’est pas accessible en écriture. Vous pouvez jouer, mais la partie s’arrêtera à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>%1 is damaged and was left as it is. You can play, but a game ends with the window. Move the file away to save games again.</source>
        <translation>%1 est endommagé et a été laissé tel quel. Vous pouvez jouer, mais la partie s’arrêtera à la fermeture de la fenêtre. Pour sauvegarder de nouveau les parties, déplacez ce fichier.</translation>
    </message>
    <message>
        <source>This game was played on in another window and was left there as it is now.</source>
        <translation>Cette partie a continué dans une autre fenêtre&#x202f;: c’est celle-là qui compte.</translation>
    </message>
    <message>
        <source>The game cannot be continued: it is damaged from its beginning. It was left as it is in %1.</source>
        <translation>La partie ne peut pas continuer&#x202f;: elle est endommagée dès le début. Elle a été laissée telle quelle dans %1.</translation>
    </message>
    <message>
        <source>The end of this game was damaged: it goes on from its last good move, and the rest is set aside in %1.</source>
        <translation>La fin de cette partie était endommagée&#x202f;: elle reprend au dernier coup intact, et le reste est mis de côté dans %1.</translation>
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
    <name>Naming</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
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
    <message>
        <source>Friendly undo</source>
        <translation>Annulation entre amis</translation>
    </message>
    <message>
        <source>Take back even what was revealed</source>
        <translation>On annule même ce qui a été révélé</translation>
    </message>
    <message>
        <source>A name has %1 letters at most.</source>
        <translation>Un nom compte %1 lettres au plus.</translation>
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
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The curtain closes whenever the mouse is passed on: nobody sees what is not theirs.</source>
        <translation>Le rideau se ferme à chaque passage de souris&#x202f;: personne ne voit le jeu d’un autre.</translation>
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
        <source>Deal number</source>
        <translation>Numéro de donne</translation>
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
        <source>The same number gives the same game again</source>
        <translation>Le même numéro redonne la même partie</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
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
        <source>Alt+Left</source>
        <translation>Alt+Gauche</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Droite</translation>
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
        <source>What everyone has seen cannot be taken back. The option “friendly undo” of a new game allows it.</source>
        <translation>Ce que tout le monde a vu ne s’annule plus. L’option «&#x202f;Annulation entre amis&#x202f;» d’une nouvelle partie le permet.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
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
        <translation>Copié&#x202f;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The rulebook is now a PDF file: %1</source>
        <translation>Le livret de règles est maintenant un fichier PDF&#x202f;: %1</translation>
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
        <source>Writing the book …</source>
        <translation>Écriture du livret de règles …</translation>
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
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>left today at %1</source>
        <translation>laissée aujourd’hui à %1</translation>
    </message>
    <message>
        <source>left yesterday at %1</source>
        <translation>laissée hier à %1</translation>
    </message>
    <message>
        <source>left on %1</source>
        <translation>laissée le %1</translation>
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
        <source>Put away</source>
        <translation>Mettre de côté</translation>
    </message>
</context>
<context>
    <name>ShelfRow</name>
    <message>
        <source>Games to continue</source>
        <translation>Parties à reprendre</translation>
    </message>
    <message>
        <source>Newer games</source>
        <translation>Parties plus récentes</translation>
    </message>
    <message>
        <source>Older games</source>
        <translation>Parties plus anciennes</translation>
    </message>
</context>
<context>
    <name>StandingPlate</name>
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
    <message>
        <source>6th</source>
        <translation>6e</translation>
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
        <source>Leave the table: the game is kept</source>
        <translation>Quitter la table&#x202f;: la partie est conservée</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
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
        <translation>Tableau</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Back to the result</source>
        <translation>Revenir au résultat</translation>
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
            <numerusform>Rang %1&#x202f;: %2, %n revolver</numerusform>
            <numerusform>Rang %1&#x202f;: %2, %n revolvers</numerusform>
        </translation>
    </message>
    <message>
        <source>Street of %1</source>
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
        <source>Hold to look</source>
        <translation>Maintenir pour voir</translation>
    </message>
    <message>
        <source>Shows your hand while it is pressed.</source>
        <translation>Montre votre main tant que le bouton est maintenu.</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Encore à venir</translation>
    </message>
    <message>
        <source>Click to skip</source>
        <translation>Cliquer pour passer</translation>
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
        <source>The Spy must be put onto a gangster in a row.</source>
        <translation>L’Espion se pose sur un gangster d’une rangée.</translation>
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
    <message>
        <source>4 rounds</source>
        <translation>4 manches</translation>
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
        <source>The end</source>
        <translation>Fin de la partie</translation>
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
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
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
        <source>As the row stands now, it would capture two gangs: %1.</source>
        <translation>À ce stade, capture de deux gangs&#x202f;: %1.</translation>
    </message>
    <message>
        <source>As the row stands now, it would capture a gang of %1: %2.</source>
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
        <source>How many revolvers each gangster carries is this program’s own stand-in for the printed cards.</source>
        <translation>Le nombre de revolvers de chaque gangster est propre à ce programme&#x202f;: il tient lieu de celui des cartes imprimées.</translation>
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
        <translation>&lt;b&gt;Coup %1.&lt;/b&gt; Tous ont choisi ; du plus petit au plus grand : %2.</translation>
    </message>
    <message>
        <source>Next: job %1 of %2.</source>
        <translation>Prochain coup : %1 sur %2.</translation>
    </message>
    <message>
        <source>Next: round %1, with new cards for everyone.</source>
        <translation>Prochaine manche : la %1, avec de nouvelles cartes pour tous.</translation>
    </message>
    <message>
        <source>That was the last job: now the piles are turned up.</source>
        <translation>C’était le dernier coup : on retourne maintenant les piles.</translation>
    </message>
    <message numerus="yes">
        <source>captured</source>
        <comment>gangsters, below their number</comment>
        <translation>
            <numerusform>capturé</numerusform>
            <numerusform>capturés</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees it before all have chosen.</source>
        <translation>Personne ne la voit avant que tous aient choisi.</translation>
    </message>
    <message>
        <source>It captures even gangs: two or more even gangsters side by side, shut in by odd ones. Even ones capture it the same way.</source>
        <translation>Il capture les gangs pairs : deux gangsters pairs ou plus, côte à côte, encadrés par des impairs. Les pairs le capturent de même.</translation>
    </message>
    <message>
        <source>It captures odd gangs: two or more odd gangsters side by side, shut in by even ones. Odd ones capture it the same way.</source>
        <translation>Il capture les gangs impairs : deux gangsters impairs ou plus, côte à côte, encadrés par des pairs. Les impairs le capturent de même.</translation>
    </message>
    <message>
        <source>Stands at an end of the row for one turn and closes it there, as odd or even, whichever serves.</source>
        <translation>Le temps d’un tour, il se poste à un bout de la rangée et la ferme, pair ou impair selon le besoin.</translation>
    </message>
    <message>
        <source>For one turn it turns the gangster under it: odd becomes even, even becomes odd.</source>
        <translation>Le temps d’un tour, elle change le gangster qu’elle recouvre : l’impair devient pair, le pair impair.</translation>
    </message>
    <message>
        <source>Calls a gangster of your choice from another city into this one, where it counts as just played.</source>
        <translation>Fait venir dans cette ville un gangster de votre choix, pris dans une autre ; il compte comme tout juste joué.</translation>
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
        <source>Everyone sees how many. At the end their revolvers count, not their number.</source>
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
        <source>The piles are turned up</source>
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
        <translation>Tous ont choisi. Le plus petit gangster commence.</translation>
    </message>
    <message>
        <source>Job %1 is over</source>
        <translation>Le coup %1 est terminé</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>La manche %1 est terminée</translation>
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
    <name>Why</name>
    <message>
        <source>Why? Rule %1</source>
        <translation>Pourquoi&#x202f;? Règle %1</translation>
    </message>
</context>
</TS>
