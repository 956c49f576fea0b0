"""Features of a German sentence. packages/reading/src/witness/features.ts must make the same ones: the fixture of its test was written here."""
import re

BUCKETS = 1 << 15
MAX_WORDS = 60
TOKEN = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*|\d+(?:[.,:/-]\d+)*|[€%§?!:;,.☐☒–]")
# Words that carry the structure of a sentence; of all others the skeleton keeps only the ending.
CLOSED = set(
    """der die das den dem des ein eine einen einem einer eines und oder aber sondern denn nicht nichts kein keine keinen keinem keiner nie ohne in im ins an am
    auf aus bei beim bis für gegen durch mit nach seit über um unter von vom vor zu zum zur zwischen innerhalb binnen spätestens ab wegen trotz pro je es wir uns
    ich mir mich er sie ihm ihr ihnen du dir dich sich man wer unser unsere unseren unserem ist sind war waren sei wird werden wurde wurden würde würden hat
    haben hatte hätte hätten kann können könnte könnten muss müssen müssten soll sollen sollte sollten darf dürfen dürfte will wollen möchte möchten mag lassen
    lässt brauchen braucht bitte bitten wenn falls sofern soweit dass ob damit weil da als wie sobald solange bevor nachdem so dann also daher deshalb auch noch
    nur schon bereits erst sonst andernfalls hier hiermit hierfür dafür dazu davon dabei darauf daran darüber dieser diese dieses diesen diesem welche was wann
    wo warum alle allen alles jeder jede selbst gern gerne jederzeit sofort unverzüglich umgehend gilt gelten steht stehen bleibt bleiben fällig verpflichtet zurück
    ein aus ab an mit""".split()
)
POLITE = re.compile(r"^(?:Sie|Ihnen|Ihr|Ihre|Ihrem|Ihren|Ihrer|Ihres)$")


def fnv(text):
    h = 0x811C9DC5
    for unit in text:
        h = ((h ^ (ord(unit) & 0xFFFF)) * 0x01000193) & 0xFFFFFFFF
    h ^= h >> 15
    return h % BUCKETS


_known = {}


def bucket(text):
    at = _known.get(text)
    if at is None:
        at = _known[text] = fnv(text)
    return at


def words(text):
    out = []
    for token in TOKEN.findall(text)[:MAX_WORDS]:
        if token[0].isdigit():
            out.append("0.0." if re.match(r"\d+\.\d+\.", token) else "0")
        elif POLITE.match(token):
            out.append(token)
        else:
            out.append(token.lower())
    return out


def originals(text):
    return TOKEN.findall(text)[:MAX_WORDS]


def bone(token, original):
    if token in CLOSED or POLITE.match(token) or not token[0].isalpha():
        return token
    return "N" if original[0].isupper() and original.lower() == token and len(original) > 1 and not original.endswith("en") else "_" + token[-2:]


def features(text, lead_in=""):
    tokens = words(text)
    seq = ["^"] + tokens + ["$"]
    out = set()
    for i, token in enumerate(seq):
        out.add(token)
        if i:
            out.add(seq[i - 1] + " " + token)
        if i > 1:
            out.add(seq[i - 2] + " " + seq[i - 1] + " " + token)
            out.add(seq[i - 2] + " * " + token)
        if len(token) > 5:
            padded = "<" + token + ">"
            for n in (4, 6):
                for j in range(len(padded) - n + 1):
                    out.add("#" + padded[j : j + n])
    bones = ["^"] + [bone(t, o) for t, o in zip(tokens, originals(text))] + ["$"]
    for i in range(len(bones)):
        for n in (2, 3, 4):
            if i + n <= len(bones):
                out.add("~" + " ".join(bones[i : i + n]))
    out.add("^$" + " ".join(bones[1:3]) + bones[-2])
    # what a verb at the end belongs to
    ends = [t for t in tokens if t.isalpha() or "-" in t]
    if ends:
        out.add("|" + ends[0] + " " + ends[-1])
    for name, other, most in (("L", lead_in, 16),):
        them = words(other)[:most]
        for i, token in enumerate(them):
            out.add(name + token)
            if name == "L" and i:
                out.add(name + them[i - 1] + " " + token)
    return out
