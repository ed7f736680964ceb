# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheets as the games send them, in three languages."""
import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024)]

TEXTS = {
    'en': {
        'closed': 'The table has been closed.',
        'round': 'Round 2, job 3', 'choose': 'Choose a gangster, and a city or your special card.', 'hand': 'Your hand',
        'cities': 'Cities', 'special': 'Special card', 'lookout': 'Lookout', 'confirm': 'Confirm', 'back': 'Take back',
        'lies': 'Your choice lies on the table.', 'waits': 'Max and Sal have still to choose.', 'put': 'Place 29 in Detroit.',
        'left': 'Left end', 'right': 'Right end', 'between': 'between 14 and 41', 'gangz': 'Round 4',
        'which': 'Which of your henchmen could hide behind this picture?', 'send': 'Send in 2 cards', 'swap': 'Swap my hand for 5',
        'dice': 'Your roll', 'again': 'Which dice do you roll again?', 'reroll': 'Roll 3 again', 'stop': 'Stop here',
        'price': 'The Casino', 'ask': 'Max would like to buy it. What do you ask?', 'your': 'Your price',
        'name': 'Name this price', 'who': 'Who are you?', 'screen': 'Behind your screen', 'wealth': 'wealth', 'tokens': 'tokens',
    },
    'it': {
        'closed': 'Il tavolo è stato chiuso.',
        'round': 'Round 2, colpo 3', 'choose': 'Scegli un gangster, e una città o la tua carta speciale.', 'hand': 'La tua mano',
        'cities': 'Città', 'special': 'Carta speciale', 'lookout': 'Palo', 'confirm': 'Conferma', 'back': 'Riprendi',
        'lies': 'La tua scelta è sul tavolo.', 'waits': 'Max e Sal devono ancora scegliere.', 'put': 'Metti il 29 a Detroit.',
        'left': 'Estremità sinistra', 'right': 'Estremità destra', 'between': 'tra 14 e 41', 'gangz': 'Round 4',
        'which': 'Quali dei tuoi scagnozzi si nasconderebbero dietro questa figura?', 'send': 'Manda 2 carte',
        'swap': 'Cambia la mano con 5', 'dice': 'Il tuo lancio', 'again': 'Quali dadi rilanci?', 'reroll': 'Rilancia 3 dadi',
        'stop': 'Mi fermo qui', 'price': 'Il casinò', 'ask': 'Max vorrebbe comprarlo. Quanto chiedi?', 'your': 'Il tuo prezzo',
        'name': 'Chiedi questo prezzo', 'who': 'Chi sei?', 'screen': 'Dietro il tuo schermo', 'wealth': 'ricchezza',
        'tokens': 'gettoni',
    },
    'fr': {
        'closed': 'La table est fermée.',
        'round': 'Manche 2, coup 3', 'choose': 'Choisissez un gangster, et une ville ou votre carte spéciale.',
        'hand': 'Votre main', 'cities': 'Villes', 'special': 'Carte spéciale', 'lookout': 'Guetteur', 'confirm': 'Confirmer',
        'back': 'Reprendre', 'lies': 'Votre choix est sur la table.', 'waits': 'Max et Sal doivent encore choisir.',
        'put': 'Posez le 29 à Detroit.', 'left': 'Extrémité gauche', 'right': 'Extrémité droite',
        'between': 'entre le 14 et le 41', 'gangz': 'Manche 4',
        'which': 'Lesquels de vos sbires se cacheraient derrière cette image\u202f?', 'send': 'Envoyer 2 cartes',
        'swap': 'Échanger ma main contre 5', 'dice': 'Votre lancer', 'again': 'Quels dés relancez-vous\u202f?',
        'reroll': 'Relancer 3 dés', 'stop': 'S’arrêter là', 'price': 'Le casino',
        'ask': 'Max voudrait l’acheter. Combien demandez-vous\u202f?', 'your': 'Votre prix', 'name': 'Demander ce prix',
        'who': 'Qui êtes-vous\u202f?', 'screen': 'Derrière votre paravent', 'wealth': 'richesse', 'tokens': 'jetons',
    },
}
GUNS = {20: 1, 29: 1, 35: 2, 63: 3, 12: 2, 55: 1, 77: 3}
RED, BLUE = '#b3241c', '#1b4c93'


def gangster(number, **more):
    kind = 'odd' if number % 2 else 'even'
    return {'id': str(number), 'picture': f'portraits/{number}.svg', 'frame': f'frames/{kind}-{GUNS[number]}.svg', 'big': str(number),
            'ink': RED if number % 2 else BLUE, 'label': '', 'note': '', 'spoken': f'Gangster {number}, {kind}, {GUNS[number]} revolvers',
            'on': True, 'picked': False, **more}


def card(name, picture, **more):
    return {'id': name, 'picture': picture, 'frame': '', 'big': '', 'label': '', 'note': '', 'spoken': '', 'on': True, 'picked': False,
            **more}


def button(name, label, main=False, on=True):
    return {'id': name, 'label': label, 'main': main, 'on': on}


def sheet_of(**more):
    return {'v': 1, 'rev': 41, 'name': 'Rosa', 'mark': 0, 'color': '#ef4a38', 'title': '', 'prompt': '', 'groups': [], 'buttons': [],
            'sealed': '', 'waits': '', 'problem': '', **more}


def choosing(lang='en', numbers=(20, 29, 35, 63, 12), picked=(29,), city='1', **more):
    words = TEXTS[lang]
    cities = [card('0', '', label='Chicago', note='3 · 17 · 22 · 31'), card('1', '', label='Detroit', note='8 · 14 · 41 · 47 · 66'),
              card('2', '', label='New York', note='11 · 12 · 34')]
    for each in cities:
        each.update(spoken=f'{each["label"]}: {each["note"]}', picked=each['id'] == city)
    return sheet_of(**{
        'title': words['round'], 'prompt': words['choose'],
        'groups': [{'title': words['hand'], 'kind': 'card', 'items': [gangster(number, picked=number in picked) for number in numbers]},
                   {'title': words['special'], 'kind': 'card', 'items': [card('lookout', 'specials/lookout.svg', label=words['lookout'])]},
                   {'title': words['cities'], 'kind': 'place', 'items': cities}],
        'buttons': [button('confirm', words['confirm'], True)], **more})


def waiting(lang='en'):
    words, sheet = TEXTS[lang], choosing(lang)
    for group in sheet['groups']:
        for item in group['items']:
            item.update(on=False)
    return {**sheet, 'prompt': '', 'sealed': words['lies'], 'waits': words['waits'], 'last': words['put'],
            'buttons': [button('back', words['back'])]}


def placing(lang='en'):
    words = TEXTS[lang]
    places = [card(str(place), '', label=words[name]) for place, name in enumerate(('left', 'between', 'right'))]
    return sheet_of(title=words['round'], prompt=words['put'], buttons=[button('confirm', words['confirm'], True, False)], groups=[
        {'title': '', 'kind': 'card', 'items': [gangster(29, picked=True)]}, {'title': 'Detroit', 'kind': 'place', 'items': places}])


def tattoos(lang='en'):
    words = TEXTS[lang]
    names = {each['id']: each[lang] for each in json.loads((ROOT / 'assets/gangz/tattoos.json').read_text())}
    hand = [card(str(each), 'tattoos/paper.svg', frame=f'tattoos/{each}.svg', label=names[each], spoken=names[each],
                 picked=each in (12, 77))
            for each in (3, 12, 40, 77, 101, 150)]
    return sheet_of(mark=1, name='Bea', color='#447efa', title=words['gangz'], prompt=words['which'],
                    groups=[{'title': words['hand'], 'kind': 'card', 'items': hand}],
                    buttons=[button('swap', words['swap']), button('send', words['send'], True)])


def dice(lang='en'):
    words = TEXTS[lang]
    faces = [card(str(place), f'dice/{face}.svg', spoken=f'Die {face}', picked=place in (0, 4, 8))
             for place, face in enumerate([1, 5, 3, 'boss', 2, 2, 4, 5, 1])]
    own = [card('w', '', big='23', label=words['wealth'], on=False), card('t', '', big='4', label=words['tokens'], on=False)]
    return sheet_of(mark=3, name='Sal', color='#20cb8b', title=words['dice'], prompt=words['again'],
                    groups=[{'title': '', 'kind': 'die', 'items': faces}, {'title': words['screen'], 'kind': 'card', 'items': own}],
                    buttons=[button('stop', words['stop']), button('again', words['reroll'], True)])


def price(lang='en'):
    words = TEXTS[lang]
    return sheet_of(mark=2, name='Vito', color='#e8c121', title=words['price'], prompt=words['ask'],
                    groups=[{'title': words['your'], 'kind': 'card', 'items': [card('p', '', big='1200', on=True)]}],
                    buttons=[button('less', '−'), button('more', '+'), button('name', words['name'], True)])


def who(lang='en'):
    seats = [('Rosa', 'diamond'), ('Bea', 'crescent'), ('Vito', 'star'), ('Sal', 'trefoil'), ('Max', 'ring')]
    names = [card(str(place), f'marks/{mark}-disc.svg', label=name) for place, (name, mark) in enumerate(seats)]
    return sheet_of(name='', mark=None, color='', title=TEXTS[lang]['who'], groups=[{'title': '', 'kind': 'place', 'items': names}])


def who_by_buttons(lang='en'):
    names = [button(name, name) for name in ('Rosa', 'Bea', 'Vito', 'Sal', 'Max', 'Lou')]
    return sheet_of(name='', mark=None, title=TEXTS[lang]['who'], buttons=names)


SHEETS = {'choosing': choosing, 'waiting': waiting, 'placing': placing, 'tattoos': tattoos, 'dice': dice, 'price': price, 'who': who,
          'buttons': who_by_buttons}
LARGE = {'choosing': choosing, 'price': price, 'tattoos': tattoos, 'dice': dice, 'waiting': waiting}
