# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The glyphs of the 240 tattoos, in the order of the cards' numbers: from the manifest of Gangz."""

import json
from pathlib import Path

MANIFEST = Path(__file__).resolve().parents[2] / "gangz" / "tattoos.json"
TATTOOS = tuple(tattoo["icon"] for tattoo in json.loads(MANIFEST.read_text(encoding="utf-8")))
