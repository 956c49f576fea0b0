"""Checks the corpus: lines whose format or values do not agree, near duplicates, totals. check.py [FOLDER]; it ends with 1 when a line is bad."""

import glob, re, sys
import maskpy
from paths import CORPUS

rows, bad, letters = [], 0, 0
for f in sorted(glob.glob(sys.argv[1] + "/*.tsv" if len(sys.argv) > 1 else CORPUS)):
    for n, line in enumerate(open(f, encoding="utf8"), 1):
        line = line.rstrip("\n")
        if not line.strip():
            continue
        if line.startswith("#"):
            letters += 1
            continue
        p = line.split("\t")
        if len(p) != 2 or not p[0].strip() or not p[1].strip():
            print(f"{f}:{n} not two columns: {line[:80]}")
            bad += 1
            continue
        de, en = p
        if sorted(re.findall(r"<name\d>", de)) != sorted(re.findall(r"<name\d>", en)):
            print(f"{f}:{n} names differ: {de} | {en}")
            bad += 1
        elif maskpy.mask_pair(maskpy.q(de), maskpy.q(en)) is None:
            print(f"{f}:{n} values differ: {de} | {en}")
            bad += 1
        else:
            rows.append((f, n, de, en))
seen, twice = {}, 0
for f, n, de, en in rows:
    w = tuple(re.findall(r"[a-zäöüß]+", de.lower()))
    if w in seen and len(w) > 2:
        twice += 1
        if twice < 15:
            print(f"{f}:{n} same as {seen[w]}: {de[:70]}")
    seen[w] = f"{f}:{n}"
mean = sum(len(r[2].split()) for r in rows) / max(1, len(rows))
distinct = len({w for r in rows for w in re.findall("[A-Za-zÄÖÜäöüß]+", r[2])})
print(f"{letters} letters, {len(rows)} good pairs, {bad} bad, {twice} duplicates; mean words {mean:.1f}; distinct German words {distinct}")
sys.exit(bad > 0)
