# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares man pages, completions, changelog, README and store page with the programs."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

packaging = pathlib.Path(__file__).resolve().parents[2] / 'packaging'
wrong = []


def said(program, option):
    return subprocess.run([program, option], capture_output=True, text=True, check=True).stdout


def plain(page):
    """Returns a man page without markup."""
    return re.sub(r'\\f[A-Z]', '', page.read_text()).replace('\\-', '-')


def check(condition, what):
    if not condition:
        wrong.append(what)


window, headless = sys.argv[1:]
version = re.search(r'\d+\.\d+\.\d+', said(window, '--version')).group()
check(version in said(headless, '--version'), 'the two programs differ in their version')
for program, page in ((window, 'backroom.6'), (headless, 'backroom-cli.6')):
    options = sorted(set(re.findall(r'--[a-z]+', said(program, '--help'))))
    check(len(options) > 4, f'{page}: --help names no options')
    for language in ('en', 'it', 'fr'):
        text = plain(packaging / 'man' / language / page)
        headings = re.findall(r'^\.TP(?: \S+)?\n(.+)$', text, re.MULTILINE)
        for option in options:
            check(any(option in heading for heading in headings), f'man/{language}/{page} leaves out {option}')
    for completion in ('backroom.bash', '_backroom') + (('backroom.fish',) if program == window else ()):
        text = (packaging / 'completions' / completion).read_text()
        for option in options:
            check(option in text or f'-l {option[2:]} ' in text, f'completions/{completion} leaves out {option}')

games = set(re.findall(r'^ +([a-z-]+), \d to \d', said(window, '--help'), re.MULTILINE))
desktop = (packaging / 'io.github.backroom.Backroom.desktop').read_text()
link = re.search(r'backroom://\w+/', said(window, '--help')).group()
check(games == set(re.findall(r'^Exec=backroom --new (.+)$', desktop, re.MULTILINE)), 'the desktop entry has other games')
for completion in ('backroom.bash', '_backroom', 'backroom.fish'):
    text = (packaging / 'completions' / completion).read_text()
    check(all(game in text for game in games), f'completions/{completion} leaves out a game')
    check(link in text, f'completions/{completion} leaves out invitations')
for language in ('en', 'it', 'fr'):
    check(link in plain(packaging / 'man' / language / 'backroom.6'), f'man/{language}/backroom.6 leaves out invitations')

check((packaging / 'changelog').read_text().startswith(f'backroom ({version}) '), 'the changelog begins with another version')
page = page_of_store = xml.etree.ElementTree.parse(packaging / 'io.github.backroom.Backroom.metainfo.xml')
check(page.find('releases/release').get('version') == version, 'the store page begins with another version')
for picture in page.iter('image'):
    name = picture.text.split('/screenshots/')[1]
    check((packaging / 'screenshots' / name).is_file(), f'the store page shows {name}, which is not there')
for parent in page.iter():
    texts = [child for child in parent if child.tag in ('p', 'li', 'caption', 'summary')]
    languages = [child.get('{http://www.w3.org/XML/1998/namespace}lang', 'en') for child in texts]
    check(all(languages.count(other) == languages.count('en') for other in ('it', 'fr')), f'the store page lacks a language in {parent.tag}')
mime = xml.etree.ElementTree.parse(packaging / 'io.github.backroom.Backroom.mime.xml').getroot()[0]
check(f'MimeType={mime.get("type")};x-scheme-handler/backroom;' in desktop, 'the desktop entry does not open games and invitations')
check(re.search('^Exec=(.*)$', desktop, re.MULTILINE).group(1) == 'backroom %U', 'the desktop entry does not hand over what it opens')
exported = re.search(r'file_ending = QStringLiteral\("(\w+)"\)', (packaging.parent / 'app/shell/match_exchange.hpp').read_text()).group(1)
globs = [part.get('pattern') for part in mime if part.tag.endswith('glob')]
check(globs == [f'*.{exported}'], f'the type of games has other names: {globs}')

# The columns of exported statistics are told in the man pages, in each language.
root = packaging.parent
table = (root / 'app/statistics/statistics_table.cpp').read_text()
columns = set()
for words in re.findall(r'(?:QStringList head|line\(\n? *){((?:\s*QStringLiteral\("\w+"\),?)+)}', table):
    columns |= set(re.findall(r'"(\w+)"', words))
check({'match', 'won', 'behind'} <= columns, 'the columns of the exported statistics are not found in the source')
for game in games:
    prefix = game.replace('-', '_')
    counted = (root / 'app' / prefix / 'statistics.cpp').read_text()
    own = {f'{prefix}_{column}' for column in re.findall(r'{+QStringLiteral\("(\w+)"\), Kind::', counted)}
    check(own, f'no columns of {game} are found in the source')
    # What a figure is a part of or spread over comes last of it, by itself or as a value that several have.
    columns |= own | {f'{prefix}_{column}' for column in re.findall(r'QStringLiteral\("(\w+)"\)(?:}|;)', counted)}
for language in ('en', 'it', 'fr'):
    headings = re.findall(r'^\.TP\n\.B ([a-z_]+(?:, [a-z_]+)*)$', plain(packaging / 'man' / language / 'backroom.6'), re.MULTILINE)
    told = {column for heading in headings for column in heading.split(', ')}
    check(columns <= told, f'man/{language}/backroom.6 leaves out the columns {sorted(columns - told)}')
    check(told <= columns, f'man/{language}/backroom.6 tells of columns that are not there: {sorted(told - columns)}')

# README, and the pages for those who change the program, send people to what is there.
readme = (root / 'README.md').read_text()
for page in ('README.md', 'CONTRIBUTING.md', 'engine/README.md', 'app/README.md', 'qml/README.md', 'assets/README.md', 'translations/README.md',
             'tests/README.md', 'packaging/README.md'):
    text = (root / page).read_text()
    for place in re.findall(r'\]\((?!https?:)([^)#]+)\)', text):
        check(((root / page).parent / place).exists(), f'{page} links to {place}, which is not there')
    for place in re.findall(r'(?<![\w/.])((?:packaging|engine|app|qml|assets|translations|tests)(?:/[\w-]+)*/[\w-]+(?:\.\w+)?)(?![\w/<*{.|-])', text):
        check((root / place).exists() or ((root / page).parent / place).exists(), f'{page} names {place}, which is not there')
check(all(option in said(window, '--help') for option in re.findall(r'run\.sh (--[a-z]+)', readme)), 'README.md names an option that is not there')


def shell(*words):
    return subprocess.run(words, capture_output=True, text=True, cwd=packaging)


for script in sorted(packaging.glob('*.sh')) + [packaging / 'completions/backroom.bash']:
    read = shell('bash', '-n', script)
    check(read.returncode == 0, f'bash cannot read {script.name}: {read.stderr}')
for name, program in (('_backroom', 'zsh'), ('backroom.fish', 'fish')):
    if shutil.which(program):
        read = shell(program, '-n', packaging / 'completions' / name)
        check(read.returncode == 0, f'{program} cannot read {name}: {read.stderr}')

run_packages = set(shell('bash', '-c', '. ./dependencies.sh; printf "%s\\n" "${BACKROOM_RUN_PACKAGES[@]}"').stdout.split())
depends = re.search(r'CPACK_DEBIAN_PACKAGE_DEPENDS\n(.*)\)$', (packaging / 'install.cmake').read_text(), re.MULTILINE).group(1)
depends = set(re.findall(r'(?:lib|qml6-|qt6-)[\w+-]+', depends))
check(depends <= run_packages | {'qt6-svg-plugins'}, f'the package needs what run.sh does not install: {depends - run_packages}')
# Those of Qt Quick bring the other modules along; sound is but recommended.
loaded = {name for name in run_packages if name.startswith(('libqt6sql', 'qml6-module-qtquick'))} | {'qt6-svg-plugins'}
check(loaded <= depends, f'the package does not need {loaded - depends}')
# Its package starts a service of the system.
package = (packaging / 'install.cmake').read_text()
check('PACKAGE_SUGGESTS mosquitto)' in package and not re.search('(?:DEPENDS|RECOMMENDS)[^)]*mosquitto', package), 'the broker is not just suggested')
check(desktop.count('x-scheme-handler/backroom') == [part.text for part in page_of_store.iter('mediatype')].count('x-scheme-handler/backroom') == 1,
      'the store page and the desktop entry differ in the links that they open')
with tempfile.TemporaryDirectory() as folder:
    asked = pathlib.Path(folder, 'dpkg-query')
    asked.write_text('#!/bin/sh\necho "installed bash"\necho "config-files gone"\n')
    asked.chmod(0o755)
    missing = shell('env', f'PATH={folder}:/usr/bin:/bin', 'bash', '-c', '. ./dependencies.sh; backroom_missing_packages bash gone never')
    check(missing.stdout.split() == ['gone', 'never'], f'missing are {missing.stdout.split()} of bash, gone and never')

for script in ('test.sh', 'deb.sh', 'archive.sh', 'clean_system.sh', 'release.sh'):
    helped = subprocess.run([packaging / script, '--help'], capture_output=True, text=True)
    usage = helped.stdout.split('\n', 1)[0].split(' [')[0]
    check(helped.returncode == 0 and usage == f'Usage: packaging/{script}', f'{script} --help does not tell how it is used')
    for label in re.findall(r'^ +(--[a-z-]+(?: \| --?[a-z-]+)*)\)', (packaging / script).read_text(), re.MULTILINE):
        for option in re.findall(r'--[a-z-]+', label):
            check(option in helped.stdout or option == '--help', f'{script} --help leaves out {option}')
    refused = subprocess.run([packaging / script, '--no-such-option'], capture_output=True, text=True)
    check(refused.returncode == 2 and refused.stderr.count('\n') == 1, f'{script} does not refuse what it does not know')

print('\n'.join(wrong) if wrong else 'All pages agree with the programs.')
sys.exit(bool(wrong))
