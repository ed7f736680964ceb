#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the page that phones show, in Chromium and, where it is installed, in WebKit, with a simulated table.

usage: test_page.py ART_FOLDER [--only TEXT] [--browser chromium|webkit] [--pictures FOLDER]

With --pictures it takes pictures of the page in many sizes instead, to be looked at. Where neither browser is installed it ends
with 77, by which CTest knows a skipped test.
"""
import argparse
import pathlib
import sys
import time
import traceback

from browser import Chromium, WebKit
from fake_table import FakeTable, NACL
from pictures import take_pictures
from steps import TESTS
# These register their tests in TESTS.
import line_checks
import sheet_checks


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
