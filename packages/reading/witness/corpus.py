"""The sentence pairs of the translation corpus with what stands around them."""
import glob
import json
import os
import re

ITEM = re.compile(r"^\s*(?:[–\-•*·☐☒□]|\(?[a-z0-9]{1,2}[.)])\s*")


def letters(folder, left_out):
    """[(id, [(german, english, lead_in, heading, before)])] without the letters that the cases were put together from."""
    out = []
    for path in sorted(glob.glob(os.path.join(folder, "*.tsv"))):
        at, rows = -1, []
        name = os.path.basename(path)[:-4]
        for line in open(path, encoding="utf8"):
            line = line.rstrip("\n")
            if line.startswith("#"):
                at += 1
                rows = []
                if f"{name}/{at}" not in left_out:
                    out.append((f"{name}/{at}", rows))
                heading = lead_in = before = ""
                continue
            if "\t" not in line or at < 0:
                continue
            de, en = line.split("\t")[:2]
            is_item = bool(ITEM.match(de)) or (lead_in != "" and not re.search(r"[.!?:]$", de))
            text = ITEM.sub("", re.sub(r"<\w+>", "Name", de)).strip() or de
            rows.append((text, en, lead_in if is_item else "", heading, before))
            before = text
            if re.search(r"[:,]$", text) and not is_item:
                lead_in = text
            elif not is_item:
                lead_in = ""
            if not is_item and len(text) < 70 and not re.search(r"[.!?:;,…]$", text):
                heading = text
    return out
