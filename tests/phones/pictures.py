# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes pictures of the page in many sizes, to be looked at."""
import time

from browser import Chromium
from fake_table import FakeTable, wait_for
from sheets import LARGE, SHEETS, SIZES, TEXTS, choosing
from steps import settle


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
