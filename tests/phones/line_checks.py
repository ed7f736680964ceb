# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The line between the page and the table: keys, hellos, losses and farewells."""
import json
import os
import time

from fake_table import box_pair, box_up, bytes_of, letters_of, seal, wait_for
from sheets import GUNS, card, choosing, who
from steps import chromium_only, lost, newer, says, settle, start, test

LOOKING = 'Looking for the table…'
WIFI = 'Is the phone on the same Wi-Fi as the big screen?'
SCAN = 'On the big screen, open “Phones” and scan the code there with this phone.'
GONE = 'The program may be closed, or its computer asleep. Leave this page open: it is back when the game goes on.'


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
