"""Prints weak labels for the sentences of the translation corpus: letter, labels, lead-in, sentence. See README.md."""
import json
import sys

from corpus import letters
from weak import HEADS, weak

folder, left_out = sys.argv[1:3]
for name, rows in letters(folder, json.load(open(left_out))):
    for german, english, lead_in, _heading, _before in rows:
        labels = weak(english)
        print(name, " ".join(h for h in HEADS if h in labels) or "none", lead_in, german, sep="\t")
