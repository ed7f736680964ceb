#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks every text of the program against terms.txt and the typography of its language.

Read are the translations (.ts), rulebooks, lessons, the store page, the desktop entry and the man pages.
"""
import html
import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LANGUAGES = ("en", "it", "fr")
NARROW = "\u202f"
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"

# What is wrong in any language, and in one.
TYPOGRAPHY = {
    "*": [
        (r"\w'\w|\w'(?=\s)|(?<=\s)'\w", "a straight apostrophe"),
        (r"\w\s…$", "a space before an ellipsis"),
        (r"\.\.\.", "three full stops for an ellipsis"),
    ],
    "fr": [
        (rf"[ \u00a0][:;?!»]|«[ \u00a0]", "an ordinary space where French has a narrow one"),
        (rf"[\w)»’%][?!]|\w;(?=\s|$)|[^\W\d]:(?=\s|$)|«\w|\w»", "no narrow space before a double sign"),
        (rf"{NARROW}[:;?!]{NARROW}", "a narrow space after a double sign"),
    ],
}


def terms():
    """Returns the forbidden words of each language, with the terms to use instead."""
    found = {language: [] for language in LANGUAGES}
    for line in (HERE / "terms.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            language, term, forbidden = (part.strip() for part in line.split("\t"))
            found[language].append((re.compile(forbidden, re.IGNORECASE), term))
    return found


def plain(text):
    """Returns the text without the markup of HTML or Markdown."""
    text = html.unescape(re.sub(r"<[^>]*>", " ", text))
    text = re.sub(r"\{#[^}]*\}|\{screen: ?|\}", "", text)
    text = re.sub(r"\]\([^)]*\)", "]", text)
    return re.sub(r"`[^`]*`|https?:\S+|[*_\[\]]", "", text)


def translations(language):
    if language == "en":
        # The English file has only the plurals: all other texts are the sources.
        for message in ElementTree.parse(HERE / "backroom_it.ts").iter("message"):
            if message.get("numerus") != "yes":
                yield plain(message.findtext("source")), message.findtext("source")
    for message in ElementTree.parse(HERE / f"backroom_{language}.ts").iter("message"):
        translation = message.find("translation")
        for form in translation.findall("numerusform") or [translation]:
            yield plain(form.text or ""), message.findtext("source")


def strings(value):
    """Returns the texts of a figure or a step of a lesson."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in ("text", "title", "caption", "otherwise", "wrong", "alt") and isinstance(inner, str):
                yield inner
            else:
                yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def pages(language):
    for path in sorted(HERE.glob(f"*/{language}/*.md")):
        parts = re.split(r"^```(\w*)\n(.*?)^```$", path.read_text(), flags=re.MULTILINE | re.DOTALL)
        for number in range(0, len(parts), 3):
            for paragraph in parts[number].split("\n\n"):
                text = plain(paragraph.replace("\n", " "))
                yield text, f"{path.relative_to(ROOT)}: {text.strip()[:60]}"
            if number + 2 < len(parts):
                try:
                    block = json.loads(parts[number + 2])
                except ValueError:
                    continue
                for text in strings(block):
                    yield plain(text), f"{path.relative_to(ROOT)}: {text[:60]}"


def store_page(language):
    page = ROOT / "packaging/io.github.backroom.Backroom.metainfo.xml"
    for element in ElementTree.parse(page).iter():
        if element.get(XML_LANGUAGE, "en") == language and element.tag in ("p", "li", "summary", "caption", "name", "keyword"):
            yield re.sub(r"[ \n]+", " ", element.text or "").strip(), f"store page: {(element.text or '').strip()[:60]}"
    for line in (ROOT / "packaging/io.github.backroom.Backroom.desktop").read_text().splitlines():
        key, _, value = line.partition("=")
        if key.partition("[")[0] in ("Name", "GenericName", "Comment", "Keywords"):
            named = re.search(r"\[(\w+)\]", key)
            if (named.group(1) if named else "en") == language:
                yield value.replace(";", ", "), f"desktop entry: {value}"


def man_pages(language):
    for path in sorted((ROOT / "packaging/man" / language).glob("**/*")):
        if path.is_file():
            for line in path.read_text().splitlines():
                if not line.startswith((".\\\"", ".TH", ".B ")):
                    text = re.sub(r"^\.\w+ ?|\\f.|\\[-&]|\\\(\w\w", "", line)
                    yield re.sub(r'"', "", text), f"{path.relative_to(ROOT)}: {line[:60]}"


def main():
    forbidden = terms()
    faults = 0
    for language in LANGUAGES:
        for read in (translations, pages, store_page, man_pages):
            for text, where in read(language):
                wrong = [f"“{m.group(0)}” for “{term}”" for pattern, term in forbidden[language] if (m := pattern.search(text))]
                if read is not man_pages:
                    wrong += [f"{fault}: “{text[max(0, m.start() - 15):m.end() + 15]}”"
                              for pattern, fault in TYPOGRAPHY["*"] + TYPOGRAPHY.get(language, [])
                              if (m := re.search(pattern, text))]
                for fault in wrong:
                    faults += 1
                    print(f"{language}: {where}\n    {fault}")
    if faults:
        print(f"{faults} faults", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
