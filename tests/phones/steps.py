# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tests of the page, and the steps they have in common. Each test gets a browser on a blank page and a table of its own."""
import copy

from fake_table import wait_for

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
    """Shows the sheet, as the next one, on the open page."""
    table.show({**sheet, 'rev': table.sheet['rev'] + 1})
    wait_for(lambda: browser.run('return sheet && sheet.rev') == table.sheet['rev'], 'the next sheet')


def newer(sheet, **more):
    return {**copy.deepcopy(sheet), 'rev': sheet['rev'] + 1, **more}


def lost(browser):
    return browser.run('return document.body.classList.contains("lost")')


def says(browser):
    return (browser.text('#says') or '').strip().replace('\u00a0', ' ')


def settle(browser):
    """Waits until all pictures and fonts are loaded."""
    wait_for(lambda: browser.run('return document.fonts.status === "loaded" && Array.from(document.images)'
                                 '.every(each => each.hidden || !each.getAttribute("src") || each.complete)'), 'the pictures')
    browser.run('return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
