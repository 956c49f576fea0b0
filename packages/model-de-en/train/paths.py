"""Where the parts of the model lie; every script takes these unless it is told otherwise."""

from pathlib import Path

here = Path(__file__).resolve().parent
CORPUS = str(here.parent / "corpus" / "*.tsv")
GENERAL = str(here.parent / "corpus" / "general.tsv.gz")
FRAMES = str(here / "frames" / "*.txt")
VOCABULARY = str(here / "v8k2.model")
SHIPPED = str(here.parent / "letters-de-en")
LEXICON = str(here.parent / "lexicon.tsv")
RUN = str(here.parent / "run")
LETTERS = str(here.parents[1] / "reading" / "cases" / "letters")
