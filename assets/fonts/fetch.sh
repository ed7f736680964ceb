#!/bin/sh
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# Fetches the fonts of this folder again from their npm packages, at the pinned versions, and checks
# them against SHA256SUMS. The fonts are in the repository; a build never runs this.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

unpack() { # package version
    mkdir "$work/$1"
    (cd "$work/$1" && npm pack --silent "@expo-google-fonts/$1@$2" >/dev/null && tar -xzf ./*.tgz)
}

take() { # package, file in the package, name here
    install -m 644 "$work/$1/package/$2" "$3"
}

unpack cabin 0.4.2
unpack league-gothic 0.4.2
unpack limelight 0.4.1
take cabin 400Regular/Cabin_400Regular.ttf Cabin-Regular.ttf
take cabin 400Regular_Italic/Cabin_400Regular_Italic.ttf Cabin-Italic.ttf
take cabin 500Medium/Cabin_500Medium.ttf Cabin-Medium.ttf
take cabin 600SemiBold/Cabin_600SemiBold.ttf Cabin-SemiBold.ttf
take cabin 700Bold/Cabin_700Bold.ttf Cabin-Bold.ttf
take cabin LICENSE_FONT Cabin-OFL.txt
take league-gothic 400Regular/LeagueGothic_400Regular.ttf LeagueGothic-Regular.ttf
take league-gothic LICENSE_FONT LeagueGothic-OFL.txt
take limelight 400Regular/Limelight_400Regular.ttf Limelight-Regular.ttf
take limelight LICENSE_FONT Limelight-OFL.txt
sha256sum --check --quiet SHA256SUMS
echo "The fonts are as pinned."
