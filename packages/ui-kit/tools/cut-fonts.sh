#!/usr/bin/env bash
# Cuts the font files that pages wait for out of @fontsource-variable/manrope, into src/styles. Needs fonttools with brotli.
# A file of less than 14 kB comes in the first round of a fresh connection; the package's own take two and three.
set -euo pipefail
cd "$(dirname "$0")/.."
package=node_modules/@fontsource-variable/manrope/files
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

# Text: ASCII and the punctuation of our languages. Of the ligatures without those that turn "->" into arrows.
latin="U+0020-007E,U+00A0,U+00AB,U+00B0,U+00B7,U+00BB,U+00D7,U+2009,U+200B,U+2011,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+20AC,U+2122,U+2191,U+2193,U+2212"
latin_glyphs="f_f,f_f_l,fi,fl,t_t.liga,zero.tf,one.tf,two.tf,three.tf,four.tf,five.tf,six.tf,seven.tf,eight.tf,nine.tf"
# Accents and what else the package's Latin holds.
latin_more="U+00A1-00AA,U+00AC-00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2015-2017,U+201B,U+201F-2021,U+2023-2025,U+2027-2028,U+2030-206F,U+2215"
russian="U+0401,U+0410-044F,U+0451,U+2116"
cyrillic_more="U+0301,U+0400,U+0402-040F,U+0450,U+0452-045F,U+0490-0491,U+04B0-04B1"
roubles_and_tenge="U+20B8,U+20BD"

# Weights of the tokens alone: 450 to 800.
for alphabet in latin cyrillic latin-ext; do
  fonttools varLib.instancer "$package/manrope-$alphabet-wght-normal.woff2" wght=450:800 -q -o "$folder/$alphabet.ttf"
done

cut() { # alphabet, code points, name, glyphs beside those of the code points
  pyftsubset "$folder/$1.ttf" --unicodes="$2" --glyphs="${4:-}" --layout-features=kern,liga,tnum \
    --no-layout-closure --no-hinting --flavor=woff2 --output-file="src/styles/manrope-$3.woff2"
}
cut latin "$latin" latin "$latin_glyphs"
cut latin "$latin_more" latin-more
cut cyrillic "$russian" russian
cut cyrillic "$cyrillic_more" cyrillic-more
cut latin-ext "$roubles_and_tenge" currency
wc -c src/styles/manrope-*.woff2
