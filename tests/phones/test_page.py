#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the page that phones show, in Chromium and, where it is installed, in WebKit, with a simulated table.

usage: test_page.py ART_FOLDER [--only TEXT] [--browser chromium|webkit] [--pictures FOLDER]

With --pictures it takes pictures of the page in many sizes instead, to be looked at. Where neither browser is installed it ends
with 77, by which CTest knows a skipped test.
"""
import argparse
import copy
import json
import os
import pathlib
import sys
import time
import traceback

from browser import Chromium, WebKit
from fake_table import FakeTable, NACL, box_pair, box_up, bytes_of, letters_of, seal, wait_for

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024)]

# Sheets as the games send them

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


def settle(browser):
    """Waits until all pictures and fonts are loaded."""
    wait_for(lambda: browser.run('return document.fonts.status === "loaded" && Array.from(document.images)'
                                 '.every(each => each.hidden || !each.getAttribute("src") || each.complete)'), 'the pictures')
    browser.run('return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')


def take_pictures(art, folder, only):
    folder.mkdir(parents=True, exist_ok=True)
    table = FakeTable(art)
    with Chromium() as browser:
        def wanted(name, width, height, lang, shade):
            title = f'{name}-{width}x{height}-{lang}-{shade}'
            if only and not any(each in title for each in only.split(',')):
                return None
            browser.resize(width, height, 2 if width < 500 else 1)
            browser.shade(shade)
            browser.go('about:blank')
            return folder / f'{title}.png'

        def open_with(sheet):
            table.sheet = sheet
            browser.go(table.link())
            wait_for(lambda: browser.text('#title'), 'a sheet')
            settle(browser)

        for lang in TEXTS:
            browser.speak(f'{lang},en;q=0.5')
            for width, height in [(360, 640), *SIZES, (430, 932)]:
                for shade in ('light', 'dark'):
                    for name, sheet in SHEETS.items():
                        if file := wanted(name, width, height, lang, shade):
                            open_with(sheet(lang))
                            browser.save(file)
                    for name, sheet in LARGE.items():
                        if file := wanted('large-' + name, width, height, lang, shade):
                            open_with(sheet(lang))
                            browser.run('document.documentElement.style.fontSize = "200%"')
                            time.sleep(1.1)
                            browser.save(file)
                    if file := wanted('curtain', width, height, lang, shade):
                        open_with(choosing(lang))
                        browser.click('#hide')
                        settle(browser)
                        time.sleep(0.3)
                        browser.save(file)
                        browser.click('#open')
                    if file := wanted('lost', width, height, lang, shade):
                        open_with(choosing(lang))
                        table.shut()
                        time.sleep(9.5)
                        browser.save(file)
                        table.open()
                    if file := wanted('bye', width, height, lang, shade):
                        open_with(choosing(lang))
                        table.send({'bye': TEXTS[lang]['closed']})
                        time.sleep(0.3)
                        settle(browser)
                        browser.save(file)
                    if file := wanted('looking', width, height, lang, shade):
                        table.mute = True
                        browser.go(table.link())
                        time.sleep(9.5)
                        browser.save(file)
                        table.mute = False
                    if file := wanted('scan', width, height, lang, shade):
                        browser.go(table.link('nothing'))
                        settle(browser)
                        browser.save(file)
    table.shut()


# The tests. Each gets a browser on a blank page and a table of its own.

TESTS = []


def test(check):
    TESTS.append(check)
    return check


def chromium_only(check):
    check.only = 'chromium'
    return check


def start(browser, table, sheet, link=None):
    table.sheet = sheet
    browser.go(link or table.link())
    browser.run('window.failures = []; addEventListener("error", event => failures.push(event.message));'
                'addEventListener("unhandledrejection", event => failures.push(String(event.reason)))')
    if sheet:
        wait_for(lambda: browser.text('#title') == sheet['title'], 'the first sheet')


def show(browser, table, sheet):
    """Shows the next sheet on the open page."""
    table.show({**sheet, 'rev': table.sheet['rev'] + 1})
    wait_for(lambda: browser.run('return sheet && sheet.rev') == table.sheet['rev'], 'the next sheet')


def newer(sheet, **more):
    return {**copy.deepcopy(sheet), 'rev': sheet['rev'] + 1, **more}


def lost(browser):
    return browser.run('return document.body.classList.contains("lost")')


def says(browser):
    return (browser.text('#says') or '').strip().replace('\u00a0', ' ')


LOOKING = 'Looking for the table…'
WIFI = 'Is the phone on the same Wi-Fi as the big screen?'
SCAN = 'On the big screen, open “Phones” and scan the code there with this phone.'
GONE = 'The program may be closed, or its computer asleep. Leave this page open: it is back when the game goes on.'


@test
def the_first_sheet_is_shown(browser, table):
    sheet = choosing(problem='29 is not in your hand.', sealed='Sealed.', waits='Max is still choosing.', last='Rosa has rolled.')
    start(browser, table, sheet)
    assert table.said[0]['hello'] == {'v': 1, 'lang': 'en', 'ask': table.lines[0].ask, 'box': letters_of(table.lines[0].box),
                                      'browser': browser.run('return browser')}, table.said
    for name in ('title', 'prompt', 'problem', 'sealed', 'waits', 'last', 'name'):
        assert browser.text('#' + name).strip() == sheet[name], name
    headings = browser.run('return Array.from(document.querySelectorAll("h2"), each => each.textContent)')
    assert headings == ['Your hand', 'Special card', 'Cities'], headings
    shown = browser.run('return Array.from(document.querySelectorAll("[data-id]"), each => [each.dataset.kind, each.dataset.id,'
                        'each.getAttribute("aria-label"), each.getAttribute("aria-pressed"), each.getAttribute("aria-disabled")])')
    wanted = [[group['kind'], item['id'], item['spoken'] or item['label'], str(item['picked']).lower(), 'false']
              for group in sheet['groups'] for item in group['items']]
    assert shown[:-1] == wanted, shown
    assert shown[-1] == ['button', 'confirm', 'Confirm', None, 'false'], shown[-1]
    settle(browser)
    assert browser.run('return Array.from(document.images).every(each => each.hidden || each.naturalWidth > 0)')
    wait_for(lambda: browser.run('return Array.from(document.fonts).filter(each => each.status === "loaded").length') == 4, 'the fonts')


@test
def texts_that_are_missing_take_no_room(browser, table):
    start(browser, table, {'v': 1, 'rev': 1, 'title': 'Bare'})
    height = 'return Array.from(document.querySelectorAll("#words > *, footer"), each => each.offsetHeight).slice(1).join()'
    assert set(browser.run(height).split(',')) == {'0'}, browser.run(height)


@test
def a_tap_is_told_exactly(browser, table):
    sheet = tattoos()
    sheet['groups'].append(dice()['groups'][0])
    sheet['groups'][1]['items'] = [card('d1', 'dice/1.svg')]
    sheet['groups'].append({'kind': 'place', 'title': '', 'items': [card('é"<b>', '', label='<i>Left</i> & "right"')]})
    start(browser, table, sheet)
    assert browser.text('.place .label') == '<i>Left</i> & "right"'
    taps = [('.card', ['card', '3']), ('.die', ['card', 'd1']), ('.place', ['place', 'é"<b>']), ('.choice.main', ['button', 'send'])]
    for count, (selector, tap) in enumerate(taps, 1):
        browser.click(selector)
        wait_for(lambda: len(table.taps()) == count, 'a tap')
        assert table.taps()[-1] == {'rev': sheet['rev'], 'tap': tap}, table.taps()[-1]
        sheet = newer(sheet, title=f'Sheet {count}')
        table.show(sheet)
        wait_for(lambda: browser.text('#title') == f'Sheet {count}', 'the next sheet')


@test
def what_is_disabled_says_nothing(browser, table):
    sheet = waiting()
    sheet['buttons'][0]['on'] = False
    start(browser, table, sheet)
    for selector in ('.card', '.choice'):
        assert browser.run('return document.querySelector(arguments[0]).getAttribute("aria-disabled")', selector) == 'true'
        browser.click(selector)
    time.sleep(0.3)
    assert table.taps() == []


@test
def one_tap_at_a_time(browser, table):
    sheet = choosing()
    start(browser, table, sheet)
    browser.click('.card')
    assert browser.run('return document.querySelector(".card").classList.contains("pressed")'), 'the tap is not seen'
    browser.run('for (let count = 0; count < 5; count++) for (const each of document.querySelectorAll(".card, .choice")) each.click()')
    time.sleep(0.3)
    assert len(table.taps()) == 1, table.taps()
    time.sleep(1)
    assert not browser.run('return document.querySelector(".pressed")'), 'pressed for ever'
    browser.click('.choice.main')
    wait_for(lambda: len(table.taps()) == 2, 'a tap after a second')
    table.show(newer(sheet, title='Next'))
    wait_for(lambda: browser.text('#title') == 'Next', 'a sheet')
    browser.click('.choice.main')
    wait_for(lambda: len(table.taps()) == 3, 'a tap after a sheet')
    assert table.taps()[-1]['rev'] == 42


@test
def a_new_sheet_keeps_focus_and_elements(browser, table):
    sheet = choosing()
    start(browser, table, sheet)
    settle(browser)
    browser.run('document.querySelector("[data-id=\\"35\\"]").focus(); window.kept = Array.from(document.querySelectorAll("[data-id]"))')
    browser.run('window.changes = []; const note = each => changes.push(each.attributeName + each.target.outerHTML);'
                'new MutationObserver(all => all.forEach(note))'
                '.observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true, characterData: true })')
    table.show(newer(sheet))
    table.send({'here': 1})
    time.sleep(0.3)
    assert browser.run('return changes') == [], browser.run('return changes')
    # 20 and 29 are gone, 35 is in another group, and there is a new card before it.
    sheet = newer(sheet, title='Moved')
    hand = sheet['groups'][0]['items']
    sheet['groups'][1]['items'][:0] = [gangster(77), hand[2]]
    sheet['groups'][0]['items'] = hand[3:]
    table.show(sheet)
    wait_for(lambda: browser.text('#title') == 'Moved', 'a sheet')
    assert browser.run('return document.activeElement.dataset.id') == '35'
    assert browser.run('return document.activeElement === kept[2] && document.querySelector("[data-id=lookout]") === kept[5]')
    cards = browser.run('return Array.from(document.querySelectorAll(".card"), each => each.dataset.id)')
    assert cards == ['63', '12', '77', '35', 'lookout'], cards
    sheet = newer(sheet, title='Gone')
    sheet['groups'][1]['items'] = []
    table.show(sheet)
    wait_for(lambda: browser.text('#title') == 'Gone', 'a sheet')
    assert browser.run('return document.activeElement.id') == 'title'


@test
def the_line_is_lost_and_found(browser, table):
    start(browser, table, choosing())
    table.shut()
    wait_for(lambda: lost(browser) and says(browser) == LOOKING, 'the bar')
    assert browser.text('#title') == 'Round 2, job 3' and browser.text('#prompt'), 'the sheet is gone'
    assert not browser.run('return document.querySelector("[data-id]:not([aria-disabled=true])")'), 'something can be tapped'
    browser.click('.card')
    assert browser.text('#advice') == ''
    wait_for(lambda: browser.text('#advice') == WIFI, 'the advice', 12)
    browser.run('lostAt -= 30000')
    wait_for(lambda: browser.text('#advice') == GONE, 'what has happened, and what to do')
    table.open()
    wait_for(lambda: not lost(browser), 'the table', 6)
    assert len(table.hellos()) == 2 and table.taps() == [] and says(browser) == '' and browser.text('#title') == 'Round 2, job 3'
    table.drop()
    wait_for(lambda: len(table.hellos()) == 3 and not lost(browser), 'the table', 3)
    browser.click('.choice.main')
    wait_for(lambda: table.taps(), 'a tap')


@test
def a_silent_program_is_called_again(browser, table):
    start(browser, table, choosing())
    wait_for(lambda: {'here': 1} in table.said, 'a sign of life', 8)
    table.mute = True
    time.sleep(9)
    assert table.opened == 1, 'too early'
    wait_for(lambda: table.opened == 2, 'a new line', 9)
    assert lost(browser) and says(browser) == LOOKING
    table.mute = False
    wait_for(lambda: not lost(browser), 'the table', 16)


@test
def looking_at_the_phone_again_finds_the_table_at_once(browser, table):
    start(browser, table, choosing())
    browser.run('dispatchEvent(new Event("pageshow"))')
    time.sleep(0.3)
    assert table.opened == 1, 'a living line was thrown away'
    browser.run('dispatchEvent(new Event("online"))')
    wait_for(lambda: len(table.hellos()) == 2 and not lost(browser), 'a line on the new network')
    table.shut()
    wait_for(lambda: lost(browser), 'the loss')
    time.sleep(4)
    table.open()
    began = time.monotonic()
    browser.run('document.dispatchEvent(new Event("visibilitychange"))')
    wait_for(lambda: not lost(browser), 'the table')
    assert time.monotonic() - began < 1, 'not at once'


@test
def a_link_without_a_key(browser, table):
    for letters in ('', 'short', letters_of(table.key)[:-1] + '!', letters_of(table.key) + 'A'):
        browser.go('about:blank')
        start(browser, table, None, table.link(letters))
        wait_for(lambda: says(browser) == SCAN, 'the advice')
    time.sleep(0.6)
    assert table.said == [] and not any(path.startswith('/line/') for path, _ in table.requests)
    browser.run('location.hash = arguments[0]', letters_of(table.key))
    table.sheet = choosing()
    wait_for(lambda: table.hellos(), 'a hello after the right code')


@test
def a_key_that_nobody_knows(browser, table):
    start(browser, table, None, table.link(letters_of(os.urandom(32))))
    wait_for(lambda: says(browser) == SCAN, 'the advice', 5)
    assert browser.run('return failures') == []


@test
def no_hello_before_it_is_asked_for(browser, table):
    table.mute = True
    start(browser, table, None)
    wait_for(lambda: table.lines, 'a line')
    time.sleep(6)
    assert table.said == [] and table.opened == 1, table.said
    table.mute = False
    for _ in range(3):
        table.ask()
        # At once, and not when the next call is due
        wait_for(lambda: table.hellos() and table.hellos()[-1]['ask'] == table.lines[0].ask, 'a hello', 1)
    wait_for(lambda: len(table.hellos()) == 4, 'the newest hello once more, as there is no sheet', 7)
    assert [hello['ask'] == table.lines[0].ask for hello in table.hellos()] == [False, False, True, True], table.hellos()
    table.sheet = choosing()
    wait_for(lambda: browser.text('#title') == 'Round 2, job 3', 'a sheet after the next hello', 7)
    # Also where a sheet is on show already
    table.ask()
    wait_for(lambda: table.hellos()[-1]['ask'] == table.lines[0].ask, 'a hello', 1)
    assert table.opened == 1 and not lost(browser)


@test
def a_recorded_hello_is_good_for_nothing(browser, table):
    start(browser, table, None)
    wait_for(lambda: table.hellos(), 'a hello')
    table.sheet = choosing()
    browser.run('const send = WebSocket.prototype.send; WebSocket.prototype.send = function(sealed) {'
                'window.recorded = window.recorded || sealed; send.call(this, sealed); }')
    table.drop()
    wait_for(lambda: not lost(browser), 'the table')
    table.drop()
    wait_for(lambda: len(table.hellos()) == 3 and not lost(browser), 'the table')
    table.sheet = newer(choosing(), title='Newer')
    browser.run('line.send(recorded)')
    wait_for(lambda: table.hellos()[-1] == table.hellos()[1], 'the recorded hello')
    browser.run('const good = hello().hello; send({ hello: { ...good, ask: undefined } }); send({ hello: { ...good, ask: "" } })')
    wait_for(lambda: len(table.hellos()) == 6, 'hellos without what was asked')
    time.sleep(0.3)
    assert browser.text('#title') == 'Round 2, job 3', 'it was answered'
    browser.run('send(hello())')
    wait_for(lambda: browser.text('#title') == 'Newer', 'the answer to the right hello')


@test
def a_key_of_its_own(browser, table):
    start(browser, table, who())
    own = os.urandom(32)
    table.keys.append(own)
    table.sheet = choosing()
    entries, link, public = browser.run('return history.length'), browser.run('return location.hash'), table.lines[0].box
    assert len(public) == 32
    good = box_up(own, public)
    spoilt = [good[:place] + bytes([good[place] ^ 1]) + good[place + 1:] for place in (0, 24, 56, len(good) - 1)]
    wrong = [own, b'', good[:-1], good + b'x', *spoilt, box_up(own, box_pair()[0]), box_up(own[:31], public), box_up(own + b'x', public),
             os.urandom(24) + good[24:], os.urandom(len(good)), bytes(len(good))]
    for key in [*map(letters_of, wrong), letters_of(good)[:-1] + '!', letters_of(good) + '=', 'no key', [letters_of(good)], 5, {}]:
        table.send({'key': key})
    time.sleep(0.5)
    assert browser.run('return location.hash') == link and table.opened == 1 and not lost(browser), 'a wrong box was opened'
    table.give(own)
    wait_for(lambda: browser.text('#title') == 'Round 2, job 3', 'the sheet for the new key')
    assert browser.run('return location.hash') == '#' + letters_of(own) and browser.run('return history.length') == entries
    assert table.lines[-1].key == own and table.lines[-1].box == public, 'one pair for one load of the page'
    browser.click('.choice.main')
    wait_for(lambda: table.taps(), 'a tap with the new key')
    browser.ask('POST', '/refresh', {})
    wait_for(lambda: len(table.hellos()) == 3, 'the page loaded anew')
    assert bytes_of(table.hellos()[-1]['box']) != public, 'a pair was kept'


@test
def the_table_is_closed(browser, table):
    start(browser, table, choosing())
    table.send({'bye': 'The table has been closed.'})
    wait_for(lambda: says(browser) == 'The table has been closed.', 'the farewell')
    assert not browser.run('return document.querySelector(".card")'), 'the secrets are still there'
    for event in ('pageshow', 'online'):
        browser.run('dispatchEvent(new Event(arguments[0]))', event)
    time.sleep(1.5)
    assert len(table.hellos()) == 1, 'it came back by itself'
    browser.click('#again')
    wait_for(lambda: len(table.hellos()) == 2 and browser.text('#title') == 'Round 2, job 3', 'the table')


@test
def the_program_is_closed_and_comes_back(browser, table):
    start(browser, table, choosing())
    table.send({'bye': 'The program was closed.', 'back': True})
    wait_for(lambda: says(browser) == 'The program was closed.', 'the farewell')
    assert not browser.run('return document.querySelector(".card")'), 'the secrets are still there'
    table.shut()
    time.sleep(2)
    assert says(browser) == 'The program was closed.' and browser.text('#advice') == '' and browser.run('return $("again").hidden')
    table.open()
    wait_for(lambda: not lost(browser) and browser.text('#title') == 'Round 2, job 3', 'the table', 8)
    assert len(table.hellos()) == 2 and says(browser) == ''


@test
def a_picture_that_failed_is_asked_for_again(browser, table):
    table.cut = {'/art/portraits/29.svg', '/art/frames/odd-1.svg'}
    start(browser, table, choosing())
    shown = ('return Array.from(document.images).filter(each => each.getAttribute("src"))'
             '.every(each => !each.hidden && each.naturalWidth > 0)')
    wait_for(lambda: not table.cut, 'pictures that fail')
    assert not browser.run(shown)
    wait_for(lambda: browser.run(shown), 'all pictures', 6)


@test
def buttons_stay_where_they_are(browser, table):
    sheet = choosing()
    sheet['buttons'] = [button('stop', 'Stop', main=True), button('roll', 'Roll again')]
    start(browser, table, sheet)
    order = 'return Array.from(document.querySelectorAll(".choice"), each => each.dataset.id)'
    assert browser.run(order) == ['stop', 'roll']
    sheet['buttons'] = [button('stop', 'Stop'), button('roll', 'Roll again', main=True)]
    show(browser, table, sheet)
    assert browser.run(order) == ['stop', 'roll']


@test
def a_page_out_of_sight_says_so(browser, table):
    start(browser, table, choosing())
    turn = ('Object.defineProperty(document, "hidden", { value: arguments[0], configurable: true });'
            'document.dispatchEvent(new Event("visibilitychange"))')
    browser.run(turn, True)
    wait_for(lambda: table.said[-1] == {'away': 1}, 'that it is away', 1)
    browser.run(turn, False)
    wait_for(lambda: table.said[-1] == {'here': 1}, 'that it is here', 1)
    assert table.opened == 1 and not lost(browser)


@test
def a_browser_keeps_its_name(browser, table):
    start(browser, table, choosing())
    name = table.hellos()[-1]['browser']
    assert len(name) == 24
    other = os.urandom(32)
    table.keys.append(other)
    browser.go('about:blank')
    start(browser, table, choosing(), table.link(letters_of(other)))
    wait_for(lambda: len(table.hellos()) == 2, 'a hello with another code')
    assert table.hellos()[-1]['browser'] == name


@test
def garbage_is_ignored(browser, table):
    sheet = choosing()
    start(browser, table, sheet)
    good = seal(json.dumps(newer(sheet, title='Never')).encode(), table.key)
    spoilt = bytearray(good)
    spoilt[30] ^= 1
    for frame in (b'', b'x', *(os.urandom(size) for size in (23, 24, 39, 40, 5000)), good[:-1], good[:40], bytes(spoilt),
                  os.urandom(24) + good[24:], seal(b'{"v":1,"rev":1}', os.urandom(32))):
        table.send_raw(frame)
    table.send_raw('{"v":1,"rev":50,"title":"Never"}'.encode(), 1)
    for plain in (b'', b'{', b'null', b'5', b'"x"', b'[]', b'true', b'\xff\xfe', b'{}', b'{"v":2,"rev":1}', b'{"v":1}',
                  b'{"v":1,"rev":"1"}', b'{"v":1,"rev":1,"groups":5}', b'{"v":1,"rev":1,"groups":[null]}',
                  b'{"v":1,"rev":1,"groups":[{"items":{}}]}', b'{"v":1,"rev":1,"groups":[{"items":[5]}]}',
                  b'{"v":1,"rev":1,"groups":[{"items":[{"label":"x"}]}]}', b'{"v":1,"rev":1,"buttons":"x"}',
                  b'{"v":1,"rev":1,"buttons":[{"id":[]}]}', b'{"here":{}}', b'{"key":5}', b'{"key":"x"}',
                  b'{"ask":""}', b'{"ask":{}}', b'{"ask":null}', b'{"bye":5}'):
        table.send_plain(plain)
    time.sleep(0.5)
    assert browser.text('#title') == sheet['title'] and not lost(browser)
    # Of the right shape, with strange contents
    items = [{'id': 7, 'picture': '../../page.js', 'frame': '//evil.example/x.svg', 'big': None, 'ink': 'url(x)', 'label': True},
             {'id': '7', 'picture': 'javascript:x.svg', 'spoken': 3}]
    table.show({'v': 1, 'rev': 60, 'title': 'Strange', 'prompt': {}, 'mark': 'x', 'color': 'url(//evil.example/x)', 'name': ['x'],
                'groups': [{'kind': 'moon', 'title': 7, 'items': items}], 'buttons': None})
    wait_for(lambda: browser.text('#title') == 'Strange', 'a sheet')
    browser.click('.card')
    wait_for(lambda: table.taps(), 'a tap')
    assert table.taps()[-1] == {'rev': 60, 'tap': ['card', '7']}
    assert browser.run('return failures') == [], browser.run('return failures')
    assert not any('evil' in path or path.endswith('x.svg') for path, _ in table.requests)


@test
def a_curtain_before_the_cards(browser, table):
    sheet = newer(waiting())
    start(browser, table, sheet)
    browser.click('#hide')
    hidden = 'return ["header", "main", "footer"].every(each => getComputedStyle(document.querySelector(each)).visibility === "hidden")'
    assert browser.run(hidden) and browser.run('return document.activeElement.id') == 'open'
    assert 'It is your turn' not in browser.text('#open')
    browser.run('document.querySelector(".choice").click()')
    sheet = newer(choosing(), rev=90)
    table.show(sheet)
    wait_for(lambda: 'It is your turn' in browser.text('#open'), 'the news')
    # A phone may throw the page away and load it anew.
    browser.go('about:blank')
    browser.run('history.back()')
    wait_for(lambda: browser.run('const title = document.getElementById("title"); return title && title.textContent') == sheet['title'],
             'the sheet')
    assert browser.run(hidden), 'the curtain is gone'
    browser.click('#open')
    assert not browser.run(hidden) and browser.run('return document.activeElement.id') == 'hide'


@test
def by_keyboard(browser, table):
    start(browser, table, choosing())
    browser.run('document.querySelector(".card").focus()')
    browser.press([' '])
    wait_for(lambda: table.taps(), 'a tap')
    assert table.taps()[-1]['tap'] == ['card', '20']


@test
def everything_has_a_name(browser, table):
    start(browser, table, choosing())
    for sheet in SHEETS.values():
        show(browser, table, sheet())
        nameless = browser.run('const name = each => (each.getAttribute("aria-label") || each.innerText).trim();'
                               'return Array.from(document.querySelectorAll("button, a, input, [tabindex=\\"0\\"]"))'
                               '.filter(each => each.getClientRects().length && !name(each)).map(each => each.outerHTML)')
        assert nameless == [], nameless
    assert browser.run('return document.documentElement.lang') == 'en'
    assert browser.run('return document.getElementById("prompt").getAttribute("aria-live")') == 'polite'


@test
def nothing_is_cut_off(browser, table):
    check = """
        const faults = [], wide = document.documentElement.clientWidth;
        const fault = (words, each) => faults.push([words, each.className, each.id, each.innerText].join(' '));
        if (document.documentElement.scrollWidth > wide) faults.push('scrolls sideways: ' + document.documentElement.scrollWidth);
        for (const each of document.querySelectorAll('button, h1, h2, p, span')) {
            // In large print the word beside the eye may be out of sight.
            if (!each.getClientRects().length || each.id === 'cover') continue;
            const box = each.getBoundingClientRect();
            if (box.left < -1 || box.right > wide + 1) fault('out of sight', each);
            if (each.matches('button') && (box.width < 43.9 || box.height < 43.9)) fault(`too small: ${box.width} x ${box.height}`, each);
            if (each.matches('.choice, .place, .plate, h1, p') && each.scrollWidth > each.clientWidth + 1) fault('too long', each);
        }
        const main = document.querySelector('.choice.main');
        if (main) {
            const box = main.getBoundingClientRect();
            const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
            if (box.top < 0 || box.bottom > innerHeight + 1 || !main.contains(over)) fault(`not in reach: ${box.top} ${box.bottom}`, main);
        }
        return faults"""
    lang_of = {'choosing': ['en', 'it', 'fr'], 'tattoos': ['it', 'fr']}
    for width, height in [(360, 640), *SIZES]:
        browser.resize(width, height)
        browser.go('about:blank')
        start(browser, table, choosing())
        for name, sheet in SHEETS.items():
            for lang in lang_of.get(name, ['fr']):
                show(browser, table, sheet(lang))
                settle(browser)
                for size in ('100%', '200%'):
                    browser.run('document.documentElement.style.fontSize = arguments[0]; dispatchEvent(new Event("resize"))', size)
                    faults = browser.run(check)
                    assert faults == [], f'{name} {lang} {width}x{height} {size}: {faults}'
    browser.resize(360, 640)
    browser.run('document.documentElement.style.fontSize = ""; dispatchEvent(new Event("resize"))')
    show(browser, table, choosing(numbers=list(GUNS)))
    settle(browser)
    places = browser.run('return Array.from(document.querySelectorAll(".group:first-child .card"), each => each.offsetTop)')
    assert len(places) == 7 and len(set(places)) == 2, places


CONTRAST = r"""
    const part = each => each <= .03928 ? each / 12.92 : ((each + .055) / 1.055) ** 2.4;
    const luminance = ([r, g, b]) => .2126 * part(r / 255) + .7152 * part(g / 255) + .0722 * part(b / 255);
    const colors = value => Array.from(value.matchAll(/rgba?\(([^)]+)\)/g), each => each[1].split(/[ ,/]+/).map(Number))
        .filter(each => !(each[3] < .9));
    // All the colours that may be behind a text: those of the nearest background, whole or running from one to the other.
    const grounds = node => {
        for (let each = node; each; each = each.parentElement) {
            const pseudo = each === document.body ? getComputedStyle(each, '::before') : getComputedStyle(each);
            const found = colors(pseudo.backgroundImage).length ? colors(pseudo.backgroundImage) : colors(pseudo.backgroundColor);
            if (found.length) return found;
        }
        return [[255, 255, 255]];
    };
    const faults = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (walker.nextNode()) {
        const each = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !each.getClientRects().length || getComputedStyle(each).visibility === 'hidden') continue;
        count++;
        const ink = luminance(colors(getComputedStyle(each).color)[0]);
        for (const ground of grounds(each)) {
            const paper = luminance(ground), ratio = (Math.max(ink, paper) + .05) / (Math.min(ink, paper) + .05);
            if (ratio < 4.5) faults.push(`${each.className} ${each.id} ${each.innerText} on ${ground}: ${ratio.toFixed(2)}`);
        }
    }
    return [count, faults]"""


@test
@chromium_only
def texts_stand_out(browser, table):
    for shade in ('light', 'dark'):
        browser.shade(shade)
        states = [(sheet(), '') for sheet in SHEETS.values()]
        states += [(choosing(problem='No.', sealed='Yes.', waits='Max'), ''), (choosing(), 'hide(true)'), (choosing(), 'hide(false)')]
        states += [(choosing(), 'lost'), (choosing(), 'bye')]
        browser.go('about:blank')
        start(browser, table, choosing())
        for sheet, then in states:
            show(browser, table, sheet)
            if then == 'lost':
                table.shut()
                wait_for(lambda: browser.text('#advice'), 'the advice', 12)
            elif then == 'bye':
                table.send({'bye': 'The table has been closed.'})
                wait_for(lambda: says(browser) == 'The table has been closed.', 'the farewell')
            else:
                browser.run(then)
            count, faults = browser.run(CONTRAST)
            assert count > 1 and faults == [], f'{shade}: {faults}'
            if then == 'lost':
                table.open()
                wait_for(lambda: not lost(browser), 'the table')


@test
@chromium_only
def the_page_speaks_the_phones_language(browser, table):
    for languages, lang, word in [('it-IT,it,en', 'it', 'Nascondi'), ('de-DE,fr-CA,en', 'fr', 'Cacher'), ('de,es', 'en', 'Hide')]:
        browser.speak(languages)
        browser.go('about:blank')
        start(browser, table, choosing(lang))
        assert table.hellos()[-1]['lang'] == lang and browser.text('#hide').strip() == word, languages


@test
@chromium_only
def it_asks_nobody_else_and_little(browser, table):
    browser.tell('Network.enable')
    browser.tell('Network.setCacheDisabled', cacheDisabled=True)
    browser.log('performance')
    browser.log('browser')
    sheet = choosing(numbers=list(GUNS))
    sheet['groups'][1]['items'] = [card(name, f'specials/{name}.svg', label=name) for name in ('lookout', 'spy', 'boss-calls')]
    start(browser, table, sheet)
    settle(browser)
    browser.run('return document.fonts.ready.then(() => true)')
    asked = []
    for entry in browser.log('performance'):
        message = json.loads(entry['message'])['message']
        if message['method'] in ('Network.requestWillBeSent', 'Network.webSocketCreated'):
            asked.append(message['params'].get('url') or message['params']['request']['url'])
    strange = [url for url in asked if not url.startswith((f'http://{table.host}/', f'ws://{table.host}/', 'data:', 'about:'))]
    assert strange == [], strange
    assert any(url.startswith('ws://') for url in asked) and not any(letters_of(table.key) in path for path, _ in table.requests)
    assert {host for _, host in table.requests} == {table.host}
    # Frames that this hand does not need count all the same.
    frames = [f'frames/{kind}-{guns}.svg' for kind in ('odd', 'even') for guns in (1, 2, 3)]
    total = sum(table.served.values()) + sum((table.art / name).stat().st_size for name in frames if '/art/' + name not in table.served)
    print(f'    {total:,} bytes for page, fonts, a hand of seven, six frames and three specials')
    assert total < 600_000, {path: size for path, size in sorted(table.served.items(), key=lambda each: -each[1])}
    errors = [entry for entry in browser.log('browser') if entry['level'] == 'SEVERE' and 'WebSocket' not in entry['message']]
    assert errors == [], errors


@test
@chromium_only
def a_phone_buzzes_when_it_is_ones_turn(browser, table):
    start(browser, table, choosing())
    browser.run('window.buzzes = []; navigator.vibrate = length => buzzes.push(length)')
    for count, sheet in enumerate((newer(choosing(), title='a'), {**waiting(), 'title': 'b'}, newer(choosing(), title='c'))):
        table.show(sheet)
        wait_for(lambda: browser.text('#title') == sheet['title'], 'a sheet')
    assert browser.run('return buzzes') == [60]


def run_tests(kind, art, only):
    failed = 0
    with kind() as browser:
        for check in TESTS:
            if only not in check.__name__ or getattr(check, 'only', kind.name) != kind.name:
                continue
            browser.resize(390, 844)
            browser.go('about:blank')
            if kind is Chromium:
                browser.shade('light')
                browser.speak('en')
            table = FakeTable(art)
            began = time.monotonic()
            try:
                check(browser, table)
                failures = browser.run('return window.failures || []')
                assert failures == [], failures
                print(f'{kind.name}: {check.__name__} ({time.monotonic() - began:.1f} s)', flush=True)
            except Exception:
                failed += 1
                print(f'{kind.name}: {check.__name__} FAILED', flush=True)
                traceback.print_exc()
            browser.go('about:blank')
            table.shut()
    return failed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('art', type=pathlib.Path)
    parser.add_argument('--only', default='')
    parser.add_argument('--browser', choices=[Chromium.name, WebKit.name])
    parser.add_argument('--pictures', type=pathlib.Path)
    options = parser.parse_args()
    if options.pictures:
        take_pictures(options.art, options.pictures, options.only)
        return 0
    kinds = [kind for kind in (Chromium, WebKit) if kind.found() and options.browser in (None, kind.name)]
    if not kinds or not NACL.is_file():
        print('neither Chromium nor WebKit has a driver here, or node-tweetnacl is missing')
        return 77
    return min(1, sum(run_tests(kind, options.art, options.only) for kind in kinds))


if __name__ == '__main__':
    sys.exit(main())
