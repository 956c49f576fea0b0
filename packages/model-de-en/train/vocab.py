"""Trains the joint vocabulary on the corpus as it is sampled. vocab.py PREFIX SIZE. Weights of another vocabulary cannot be gone on with."""

import os, random, sys, tempfile
import tok
from corpus import Corpus
from paths import CORPUS, FRAMES, GENERAL

c = Corpus([CORPUS], GENERAL, [FRAMES], held=0)
rows = [pair for letter in c.letters for pair in letter * 2]
rows += c.sample(90000, random.Random(5), (0, 0.7, 0.3))
with tempfile.TemporaryDirectory() as folder:
    text = os.path.join(folder, "text")
    with open(text, "w", encoding="utf8") as o:
        for d, e in rows:
            o.write(d + "\n" + e + "\n")
    tok.train([text], sys.argv[1], int(sys.argv[2]), 0.9998)
