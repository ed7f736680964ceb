# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the page shows of a sheet, and what it tells of taps and keys."""
import time

from fake_table import letters_of, wait_for
from sheets import GUNS, SHEETS, SIZES, button, card, choosing, dice, gangster, tattoos, waiting
from steps import chromium_only, lost, newer, says, settle, show, start, test


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
        show(browser, table, sheet)


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
    show(browser, table, newer(sheet, title='Next'))
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
    show(browser, table, sheet)
    assert browser.run('return document.activeElement.dataset.id') == '35'
    assert browser.run('return document.activeElement === kept[2] && document.querySelector("[data-id=lookout]") === kept[5]')
    cards = browser.run('return Array.from(document.querySelectorAll(".card"), each => each.dataset.id)')
    assert cards == ['63', '12', '77', '35', 'lookout'], cards
    sheet = newer(sheet, title='Gone')
    sheet['groups'][1]['items'] = []
    show(browser, table, sheet)
    assert browser.run('return document.activeElement.id') == 'title'


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
def a_phone_buzzes_when_it_is_ones_turn(browser, table):
    start(browser, table, choosing())
    browser.run('window.buzzes = []; navigator.vibrate = length => buzzes.push(length)')
    for count, sheet in enumerate((newer(choosing(), title='a'), {**waiting(), 'title': 'b'}, newer(choosing(), title='c'))):
        show(browser, table, sheet)
    assert browser.run('return buzzes') == [60]
