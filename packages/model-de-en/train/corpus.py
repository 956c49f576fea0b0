"""The training corpus: authored letters, general sets, sentence frames; and how samples are drawn from it.

Corpus(pairs=[GLOB], general=FILE.tsv.gz, frames=[GLOB]); paths.py says where they lie.
.sample(n, rnd) draws n (german, english) with placeholders. Authored letters stay in order, so that neighbours can be joined.
"""

import glob, gzip, random, re, zlib
import frames as fr, maskpy, mix_norm

# fmt: off
OCR = [("rn", "m"), ("m", "rn"), ("l", "I"), ("I", "l"), ("ü", "u"), ("ä", "a"), ("ö", "o"), ("ß", "B"), ("c", "e"), ("e", "c"),
       (" ", ""), ("i", "í"), ("f", "t"), ("ti", "fi")]
# fmt: on


def ocr(s, rnd):
    """One or two slips of the kind a scanner makes, never inside a placeholder."""
    parts = re.split(r"(<\w+\d>)", s)
    for _ in range(rnd.choice((1, 1, 2))):
        k = rnd.randrange(0, len(parts), 2)
        a, b = rnd.choice(OCR)
        at = [m.start() for m in re.finditer(re.escape(a), parts[k])]
        if at:
            i = rnd.choice(at)
            parts[k] = parts[k][:i] + b + parts[k][i + len(a) :]
    return "".join(parts)


def renumber(d, e, rnd):
    """Placeholders numbered by first appearance in German, from a random start half of the time."""
    by = {}
    for k, n in re.findall(r"<(amt|date|num|ref|name)(\d)>", d):
        by.setdefault(k, [])
        if n not in by[k]:
            by[k].append(n)
    mp = {}
    for k, v in by.items():
        if len(v) > maskpy.LIM[k]:
            return None
        off = rnd.randint(0, maskpy.LIM[k] - len(v)) if rnd.random() < 0.5 else 0
        for i, n in enumerate(v):
            mp[f"<{k}{n}>"] = f"<{k}{i + 1 + off}>"
    f = lambda s: re.sub(r"<(?:amt|date|num|ref|name)\d>", lambda m: mp.get(m[0], m[0]), s)
    return f(d), f(e)


class Corpus:
    def __init__(self, pairs=(), general=None, frames=(), per_frame=40, held=0.02):
        rnd = random.Random(11)
        self.letters, self.held = [], []
        for f in sorted(x for p in pairs for x in glob.glob(p)):
            cur = []
            for line in open(f, encoding="utf8"):
                line = line.rstrip("\n")
                if line.startswith("#"):
                    if cur:
                        self.letters.append(cur)
                        cur = []
                    continue
                c = line.split("\t")
                if len(c) != 2 or not c[0].strip() or not c[1].strip():
                    continue
                d, e = maskpy.q(c[0].strip()), maskpy.q(c[1].strip())
                x = maskpy.mask_pair(d, e, (), rnd)
                if not x:
                    continue
                x = mix_norm.norm(*x)
                if x:
                    cur.append(x)
            if cur:
                self.letters.append(cur)
        out = (
            [l for l in self.letters if len(l) > 5 and zlib.crc32(re.sub(r"<\w+\d>", "", l[0][0]).encode()) % round(1 / held) == 0]
            if held
            else []
        )  # the same letters in every run
        self.held = [x for l in out for x in l]
        gone = {id(l) for l in out}
        self.letters = [l for l in self.letters if id(l) not in gone]
        self.index = [(i, j) for i, l in enumerate(self.letters) for j in range(len(l))]
        self.general = (
            [tuple(l.rstrip("\n").split("\t")[:2]) for l in gzip.open(general, "rt", encoding="utf8") if l.count("\t") >= 1]
            if general
            else []
        )
        self.frames = []
        for f in sorted(x for p in frames for x in glob.glob(p)):
            lists, F = fr.parse(f)
            for path, ln, w, d, e, _ in F:
                got = set()
                for _ in range(per_frame * 2):
                    x = mix_norm.norm(*fr.expand(d, e, lists, rnd))
                    if x:
                        got.add(x)
                    if len(got) >= per_frame:
                        break
                self.frames.append(sorted(got)) if got else None

    def sample(self, n, rnd, weights=(0.55, 0.27, 0.18)):
        out = []
        for kind in rnd.choices(("letter", "general", "frame"), weights, k=n):
            if kind == "letter" and self.index:
                i, j = rnd.choice(self.index)
                d, e = self.letters[i][j]
                r = rnd.random()
                if r < 0.12 and j + 1 < len(self.letters[i]):
                    d2, e2 = self.letters[i][j + 1]
                    if not re.search(r"<\w+\d>", d2) or not re.search(r"<\w+\d>", d):
                        d, e = d + " " + d2, e + " " + e2
                elif r < 0.20:
                    d = ocr(d, rnd)
                elif r < 0.23:
                    d, e = up(d), up(e)
                elif r < 0.26 and d[-1:] in ".:" and e[-1:] in ".:":
                    d, e = d[:-1], e[:-1]
                elif r < 0.28:
                    d = d[:1].lower() + d[1:]
                x = renumber(d, e, rnd)
                if x:
                    out.append(x)
            elif kind == "general" and self.general:
                out.append(rnd.choice(self.general))
            elif self.frames:
                out.append(rnd.choice(rnd.choice(self.frames)))
        return out


def up(s):
    return re.sub(r"<\w+\d>|[^<]+", lambda m: m[0] if m[0].startswith("<") else m[0].upper(), s)


if __name__ == "__main__":
    from paths import CORPUS, FRAMES, GENERAL

    c = Corpus([CORPUS], GENERAL, [FRAMES])
    print(len(c.letters), "letters", len(c.index), "pairs", len(c.held), "held", len(c.general), "general", len(c.frames), "frames")
    for d, e in c.sample(12, random.Random(1)):
        print(d, "\n   ", e)
