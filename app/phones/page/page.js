// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
'use strict';
// The page knows cards, places and buttons, and no game. The program sends complete sheets; the page shows the newest
// one and reports taps. All messages are sealed with the key in the link's fragment, which browsers never send.
const WORDS = {
    en: { looking: 'Looking for the table…', wifi: 'Is the phone on the same Wi-Fi as the big screen?', cover: 'Hide', look: 'Tap to look',
          scan: 'On the big screen, open “Phones” and scan the code there with this phone.', again: 'Try again', turn: 'It is your turn.',
          gone: 'The program may be closed, or its computer asleep. Leave this page open: it is back when the game goes on.' },
    it: { looking: 'Cerco il tavolo…', wifi: 'Il telefono è sullo stesso Wi-Fi dello schermo grande?', again: 'Riprova', cover: 'Nascondi',
          scan: 'Sullo schermo grande apri «Telefoni» e inquadra il codice.', look: 'Tocca per guardare', turn: 'Tocca a te.',
          gone: 'Il programma è forse chiuso, o il computer sospeso. Lascia aperta questa pagina: torna quando si riprende.' },
    fr: { looking: 'Recherche de la table…', wifi: 'Le téléphone est-il sur le même Wi-Fi que le grand écran\u202f?', cover: 'Cacher',
          scan: 'Ouvrez «\u202fTéléphones\u202f» sur le grand écran et scannez le code.', again: 'Réessayer', turn: 'C’est à vous.',
          look: 'Touchez pour regarder', gone: 'Le programme est peut-être fermé. Laissez cette page ouverte\u202f: elle revient.' }
};
const lang = (navigator.languages || []).map(tag => tag.slice(0, 2).toLowerCase()).find(tag => WORDS[tag]) || 'en', words = WORDS[lang];
const MARKS = ['diamond', 'crescent', 'star', 'trefoil', 'ring', 'heart'];
const SILENCE = 12000, KNOCK = 5000, CALL = 5000; // in ms: when a line counts as dead, once open and before; between
                                                  // two signs of life
const LEAST = { card: 4, die: 3.4 }, GOOD = { card: 5.5, die: 3.4 }, GAP = 8;   // widths in rem; the gap in the style sheet
const $ = id => document.getElementById(id);
const text = value => typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
const color = value => /^#[0-9a-f]{6}$/i.test(text(value)) ? value : '';
const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value, check) => value === undefined || value === null || (Array.isArray(value) && value.every(check));
const isItem = value => isObject(value) && text(value.id) !== '', isGroup = value => isObject(value) && isList(value.items, isItem);
const isSheet = value => value.v === 1 && Number.isFinite(value.rev) && isList(value.buttons, isItem) && isList(value.groups, isGroup);
const inLetters = bytes => btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace('=', '');
const readBytes = (letters, count) => letters.length !== count || !/^[\w-]+$/.test(letters) ? null
    : Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/') + '='), letter => letter.charCodeAt(0));
// Everybody who has scanned the common code can read this line: a key for this phone alone comes in a box that only it can open.
const own = nacl.box.keyPair(), box = inLetters(own.publicKey), readKey = letters => readBytes(letters, 43);
const unbox = all => all && nacl.box.open(all.subarray(56), all.subarray(0, 24), all.subarray(24, 56), own.secretKey);
let browser = inLetters(nacl.randomBytes(18));    // by this the program recognises the browser when it scans a code
                                                  // again
try { browser = localStorage.browser = localStorage.browser || browser; } catch (error) { /* It may keep nothing. */ }
let key = null, sheet = null, over = '', parting = '';   // the program's farewell: for good, and until the game goes on
let line = null, opened = false, alive = false;   // the line in use; whether it was accepted; whether a sheet has come
                                                  // on it
let ask = '', deaf = 0;   // the nonce for the hello; lines in a row that brought nothing readable, although the program
                          // is there
let heard = 0, called = 0, lostAt = 0, tries = 0, retry = 0, busy = 0;
let known = new Map(), measured = '';             // the visible buttons by kind and id; the window size for which they
                                                  // were laid out

function useKey(newKey) {
    leave();
    [key, over, lostAt, tries, deaf] = [newKey, '', Date.now(), 0, 0];
    open();
}
function leave() {
    if (line) Object.assign(line, { onopen: null, onmessage: null, onclose: null }).close();
    if (opened && !ask) deaf++;
    if (alive) lostAt = Date.now();
    [line, opened, alive, ask] = [null, false, false, ''];
    clearTimeout(retry);
    settle();
}
function open() {
    leave();
    if (!key || over) return showNews();
    const id = Array.from(nacl.hash(key).subarray(0, 8), byte => byte.toString(16).padStart(2, '0')).join('');
    line = Object.assign(new WebSocket(`ws://${location.host}/line/${id}`), { binaryType: 'arraybuffer', onmessage: receive });
    line.onopen = () => { opened = true; heard = Date.now(); };
    line.onclose = () => {
        // If a picture loads although the line failed, the program is there and does not know the key.
        if (!opened) Object.assign(new Image(), { onload: () => { deaf++; }, src: '/art/icon/backroom.svg?' + Date.now() });
        leave();
        retry = setTimeout(open, 500 * 2 ** Math.min(tries++, 3));
        showNews();
    };
    heard = Date.now();
    showNews();
}
// Somebody looks at the phone again: a line that may have slept is not trusted.
function wake(event) {
    const fresh = line && Date.now() - heard < (alive ? CALL + 1000 : 1000) && event.type !== 'online' && !event.persisted;
    if (alive && (document.hidden || fresh)) send(document.hidden ? { away: 1 } : { here: 1 });
    if (!document.hidden && !over && !fresh) useKey(key);
}
const hello = () => ({ hello: { v: 1, lang, ask, box, browser } });   // with the nonce, so that a recorded hello cannot
                                                                      // be replayed
function send(message) {
    const nonce = nacl.randomBytes(24), plain = new TextEncoder().encode(JSON.stringify(message));
    line.send(Uint8Array.from([...nonce, ...nacl.secretbox(plain, nonce, key)]));
    called = Date.now();
}
function receive({ data }) {
    if (!(data instanceof ArrayBuffer) || data.byteLength < 24) return;
    const bytes = new Uint8Array(data), plain = nacl.secretbox.open(bytes.subarray(24), bytes.subarray(0, 24), key);
    let told = null;
    try { told = plain && JSON.parse(new TextDecoder().decode(plain)); } catch (error) { /* What cannot be read is ignored. */ }
    if (!isObject(told)) return;
    heard = Date.now();
    const given = unbox(readBytes(text(told.key), 139));
    if (given) {
        history.replaceState(history.state, '', '#' + inLetters(given));
        useKey(given);
    } else if (text(told.ask)) {
        [ask, deaf] = [text(told.ask), 0];
        send(hello());
    } else if (typeof told.bye === 'string') {
        sheet = null;
        leave();
        if (told.back === true) [parting, lostAt, retry] = [told.bye, Date.now(), setTimeout(open, 1000)];
        else over = told.bye || words.scan;
        draw();
    } else if (isSheet(told)) {
        if (sheet && !text(sheet.prompt) && text(told.prompt) && !document.hidden && navigator.vibrate) navigator.vibrate(60);
        [sheet, alive, tries, deaf, parting] = [told, true, 0, 0, ''];
        settle();
        draw();
    }
}
function tick() {
    if (document.hidden) return;
    if (line && Date.now() - heard > (opened ? SILENCE : KNOCK)) open();
    else if (ask && Date.now() - called >= CALL) send(alive ? { here: 1 } : hello());
    showNews();
    layOut();
}
// Sends a tap: one at a time, until the next sheet or for a second.
function tap(button) {
    if (busy || button.getAttribute('aria-disabled') === 'true') return;
    send({ rev: sheet.rev, tap: [button.dataset.kind, button.dataset.id] });
    button.classList.add('pressed');
    busy = setTimeout(settle, 1000);
}
function settle() {
    busy = clearTimeout(busy) || 0;
    for (const button of document.querySelectorAll('.pressed')) button.classList.remove('pressed');
}
// Drawing touches only what changes, so that nothing flickers and a screen reader says nothing twice.
function put(node, value) { if (node.textContent !== value) node.textContent = value; }
function set(node, name, value) { if (node.getAttribute(name) !== value) node.setAttribute(name, value); }
function paint(node, name, value) { if (node.style.getPropertyValue(name) !== value) node.style.setProperty(name, value); }
function mark(node, marks) { for (const name of Object.keys(marks)) node.classList.toggle(name, marks[name]); }
function make(tag, name, ...all) { const node = document.createElement(tag); node.className = name; node.append(...all); return node; }
function fill(parent, nodes) {
    for (const child of Array.from(parent.children)) if (!nodes.includes(child)) child.remove();
    nodes.forEach((node, place) => { if (parent.children[place] !== node) parent.insertBefore(node, parent.children[place] || null); });
}
function setPicture(image, path) {
    const src = /^[\w-]+(\/[\w-]+)*\.svg$/.test(path) ? '/art/' + path : '', shown = () => (image.getAttribute('src') || '').split('?')[0];
    const again = () => setTimeout(() => { if (src && shown() === src) image.src = src + '?' + Date.now(); }, 2000);
    if (src !== shown()) Object.assign(image, { hidden: true, onload: fit, onerror: again, src });
}
// Pictures of cards are drawn in units of which a card is 250 wide: a portrait within its frame (226), or with an empty
// margin (260). They are measured while hidden, because Safari gives the displayed size instead of the natural one.
function fit(event) {
    const image = event.target, wide = image.naturalWidth, high = image.naturalHeight, fitted = wide === 226 || wide === 260;
    mark(image, { fitted });
    [image.style.width, image.hidden] = [fitted ? wide / 2.5 + '%' : '', false];
    if (fitted) paint(image.parentNode, '--ratio', String((high - wide + 250) / 250));
}
function makeItem(kind) {
    const [picture, frame] = ['picture', 'frame'].map(name => Object.assign(make('img', name), { alt: '', hidden: true }));
    const face = make('span', 'face', picture, frame, make('span', 'big'), make('span', 'plate'));
    return make('button', kind, face, make('span', 'label'), make('span', 'note'));
}
// Returns the same button as on the previous sheet, so that it keeps the focus.
function findButton(kind, item, shown, makeNew) {
    const name = kind + ' ' + item.id, button = known.get(name) || makeNew(kind);
    shown.set(name, button);
    set(button, 'data-kind', kind === 'die' ? 'card' : kind);
    set(button, 'data-id', text(item.id));
    mark(button, { off: item.on === false });
    return button;
}
function drawItem(kind, item, shown) {
    const button = findButton(kind, item, shown, makeItem), part = name => button.querySelector('.' + name);
    const [big, label, note, picture, frame] = ['big', 'label', 'note', 'picture', 'frame'].map(name => text(item[name]));
    // otherwise the label would hide something
    const plain = !picture && !frame, onCard = kind !== 'place' && (plain || !big);
    for (const name of ['picture', 'frame']) setPicture(part(name), text(item[name]));
    for (const [name, line] of Object.entries({ big, plate: onCard ? label : '', label: onCard ? '' : label, note })) put(part(name), line);
    paint(part('big'), '--ink', color(item.ink));
    mark(button, { plain, framed: frame !== '' });
    set(button, 'aria-label', text(item.spoken) || [big, label, note].filter(Boolean).join(', ') || text(item.id));
    set(button, 'aria-pressed', String(item.picked === true));
    return button;
}
function drawGroup(group, place, shown) {
    const kind = ['place', 'die'].includes(group.kind) ? group.kind : 'card', items = group.items || [], old = $('groups').children[place];
    const section = old && old.matches(`.${kind}s`) ? old : make('section', `group ${kind}s`, make('h2', ''), make('div', 'items'));
    paint(section, '--n', String(items.length));
    put(section.firstChild, text(group.title));
    fill(section.lastChild, items.map(item => drawItem(kind, item, shown)));
    return section;
}
function drawButton(item, shown) {
    const button = findButton('button', item, shown, () => make('button', 'choice')), label = text(item.label);
    put(button, label);
    mark(button, { main: item.main === true, sign: label.length === 1 });
    set(button, 'aria-label', text(item.spoken) || label || text(item.id));
    return button;
}
function draw() {
    const now = sheet || {}, shown = new Map();
    const focused = Array.from(known).find(([, button]) => button === document.activeElement);
    const lines = { ...now, whose: now.name, turn: text(now.prompt) && words.turn };
    for (const id of ['title', 'prompt', 'problem', 'sealed', 'waits', 'last', 'name', 'whose', 'turn']) put($(id), text(lines[id]));
    for (const id of ['mark', 'own']) setPicture($(id), MARKS[now.mark] ? `marks/${MARKS[now.mark]}-disc.svg` : '');
    paint(document.body, '--seat', color(now.color));
    fill($('groups'), (now.groups || []).map((group, place) => drawGroup(group, place, shown)));
    fill($('buttons'), (now.buttons || []).map(item => drawButton(item, shown)));
    known = shown;
    if (focused) (known.get(focused[0]) || $('title')).focus({ preventScroll: true });
    showNews();
    layOut(true);
}
function showNews() {
    const strange = !key || deaf > 1, seeking = !alive && !over && !strange, lasts = seeking && !parting ? Date.now() - lostAt : 0;
    put($('says'), alive ? '' : over || (strange ? words.scan : parting || words.looking));
    put($('advice'), lasts > 30000 ? words.gone : lasts > 8000 ? words.wifi : '');
    $('again').hidden = !over;
    mark(document.body, { lost: !alive, seeking, bare: !sheet });
    for (const button of known.values()) set(button, 'aria-disabled', String(!alive || button.matches('.off')));
}
// Two rows of large cards rather than one of small cards; rows as even as possible, and the cards of all groups equally large.
function layOut(anew) {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize), size = [rem, innerWidth, innerHeight].join();
    if (!anew && size === measured) return;
    measured = size;
    for (const kind of ['card', 'die']) {
        const widths = Array.from(document.querySelectorAll(`.${kind}s .items`), items => {
            const room = items.clientWidth - GAP, count = items.children.length || 1;
            const rowsOf = width => Math.ceil(count / Math.max(1, Math.floor(room / (width[kind] * rem + GAP))));
            const rows = Math.max(rowsOf(LEAST), innerHeight > 480 ? Math.min(2, rowsOf(GOOD)) : 1);
            return Math.floor(room / Math.ceil(count / rows)) - GAP;
        });
        paint($('groups'), '--' + kind, Math.max(44, Math.min(...widths, 999)) + 'px');
    }
    // Many or large buttons would hide the cards: then only the main one stays visible.
    mark(document.body, { tall: false });
    mark(document.body, { tall: $('buttons').children.length > 4 || $('buttons').offsetHeight > innerHeight * .42 });
}
function hide(hidden) {
    $('curtain').hidden = !hidden;
    mark(document.body, { hidden });
    history.replaceState({ hidden }, '');   // a phone may reload the page at any time
    $(hidden ? 'open' : 'hide').focus();
}
document.documentElement.lang = lang;
for (const id of ['cover', 'again', 'look']) put($(id), words[id]);
for (const id of ['hide', 'open']) $(id).onclick = () => hide(id === 'hide');
$('again').onclick = () => useKey(key);
document.addEventListener('click', event => { const button = event.target.closest('[data-id]'); if (button) tap(button); });
document.addEventListener('touchstart', () => {}, { passive: true });   // without it, Safari shows no button as pressed
for (const name of ['visibilitychange', 'pageshow', 'online']) addEventListener(name, wake, true);
addEventListener('resize', layOut);
addEventListener('hashchange', () => { sheet = null; useKey(readKey(location.hash.slice(1))); draw(); });
if (history.state && history.state.hidden) hide(true);
setInterval(tick, 1000);
draw();
useKey(readKey(location.hash.slice(1)));
