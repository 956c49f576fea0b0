"""Makes section signs one placeholder on both sides, where both sides cite the same."""

import re
import frames as fr, maskpy

LAW = r"(?:AO|BGB|HGB|ZPO|OWiG|StPO|StGB|StVG|StVO|VwVfG|VwGO|SGB(?:\s[IVX]+)?|SGG|DSGVO|GDPR|[A-ZÄÖÜ][A-Za-zÄÖÜäöü]*(?:G|VO|GVV|StV))"
DE = re.compile(r"§§?\s?<num\d>(?:\s?(?:Abs\.|Absatz|Satz|Nr\.|Nummer|Ziffer)\s?<num\d>)*(?:\s%s\b)?" % LAW)
EN = re.compile(
    r"[Ss]ections?\s<num\d>(?:\(<num\d>\))*(?:,?\s(?:paragraph|sentence|subsection|number|no\.|point)\s<num\d>)*(?:\s(?:of the\s)?%s\b)?"
    % LAW
)


def norm(d, e):
    p = lambda s: re.sub(r"(<num\d>)\s?%", r"\1", s)
    d, e = p(d), p(e)
    a, b = DE.findall(d), EN.findall(e)
    if a and len(a) == len(b) and all(sorted(re.findall(r"<num\d>", x)) == sorted(re.findall(r"<num\d>", y)) for x, y in zip(a, b)):
        used = {int(x) for x in re.findall(r"<ref(\d)>", d)}
        free = [i for i in range(1, 10) if i not in used]
        if len(free) >= len(a):
            for x, y, i in zip(a, b, free):
                d = d.replace(x, f"<ref{i}>", 1)
                e = e.replace(y, f"<ref{i}>", 1)
    if sorted(fr.PLACE.findall(d)) != sorted(fr.PLACE.findall(e)):
        return None
    return maskpy.q(d), maskpy.q(e)
