"""Weak labels for German sentences, read off their English translation by patterns. See README.md."""
import re

ACTS = ["pay", "attend", "bring", "send", "fill-in", "sign", "reply", "call", "keep", "check", "else"]
# `must`: a request that holds for the reader as it stands; `may`: a choice, or a request under a condition.
HEADS = ACTS + ["must", "may", "object", "receive", "be-debited", "settled", "nothing"]

VERBS = {
    "pay": "pay transfer settle remit repay reimburse",
    "attend": "come appear attend arrive visit collect turn_up go be_at be_there report_to meet pick_up come_along be_present let_in",
    "bring": "bring pack wear carry have_with",
    "send": "send submit return hand_in hand_over enclose attach upload present provide supply forward email e-mail fax post file give_back show deliver prove furnish hand_back send_in send_back let_us_have produce",
    "fill-in": "fill_in fill_out complete enter tick mark fill",
    "sign": "sign initial",
    "reply": "reply answer tell inform let_us_know let_me_know notify report register apply confirm choose cancel order comment explain describe state declare agree decide write book respond vote name quote specify appoint give_notice clarify select request ask give_us unsubscribe nominate indicate get_in_touch sign_up advise announce deregister object_in terminate opt reserve arrange make_an_appointment list justify give_reasons answer_to let_the",
    "call": "call phone ring telephone contact dial",
    "keep": "keep retain store preserve hold_on save",
    "check": "check compare read note verify review look examine inspect observe consider ensure make_sure see remember bear mind",
    "else": "do make move cut leave clear remove empty allow grant give take use open put turn switch wait refrain avoid close wash place stop let get buy arrange bear hold insert stick scan dispose repair remedy release inspect treat talk stay park drive work travel respect follow behave vacate separate store destroy delete change replace start set ventilate heat install secure lock accept understand excuse press try pull push think act limit reduce spare plan protect keep_away seek look_for find create save set_up click log use collect_up walk feed drink eat water bathe swim warn insure think_of contribute surrender withdraw undergo obtain procure prepare",
}
ACT_OF = {}
for act, verbs in VERBS.items():
    for verb in verbs.split():
        ACT_OF.setdefault(verb, act)

NOUNISH = set("order change return report request access total copy contact appointment invitation application objection payment contribution offer summons damage "
              "notice letter visit permit answer reply place work state name mark list book present place show transfer sign use check call note file answer post enter".split())
FOLLOW = r"(?:the|your|us|it|a|an|any|all|this|them|these|both|to|by|for|in|on|only|no|nothing|me|him|her|with|at|out|yourself|whether|every|each|enough|as|that|if|from|back|up|off|into|about|two|one|three|also|please|and|or|not|immediately|here|what|which|how|\d|€|early|under|our|my|everything|each|whatever|,)\b"
ADV = r"(?:also|therefore|then|only|always|first|now|at once|immediately|promptly|still|just|either|please|kindly|in addition|so|simply|again|additionally|instead|carefully|once more|in future|no longer|likewise|definitely|urgently|directly|quickly|nevertheless|otherwise|moreover)"
COND = re.compile(r"\b(?:if|should you|in case|where applicable|whoever|anyone who|provided|unless|in the event|otherwise|as soon as you|once you|when you|were you|would you like|do you (?:want|wish|have|not)|is your|are you|have you)\b", re.I)
IFSTART = re.compile(r"^(?:–|-|\W)*(?:if|should|in case|in the event|whoever|anyone|do you|would you|are you|have you|is |were )", re.I)


def verb_act(rest):
    words = re.findall(r"[a-z'-]+", rest.lower())[:4]
    while words and re.fullmatch(ADV, words[0]):
        words = words[1:]
    if not words:
        return None
    if words[0] in ("not", "never") or (words[0] in ("do", "don't") and words[1:2] in (["not"],) or words[0] == "don't"):
        return "not"
    for n in (3, 2, 1):
        key = "_".join(words[:n])
        if key in ACT_OF:
            return ACT_OF[key]
    return None


def directives(en):
    """(act, kind, position) of everything in the English sentence that directs the reader."""
    found = []
    # please VERB anywhere
    for m in re.finditer(r"\b[Pp]lease\b,? (?:%s,? )*" % ADV, en):
        a = verb_act(en[m.end():])
        if a:
            found.append((a, "must", m.start()))
    m = re.match(r"^(?:[–\-•*☐☒\d.)a-z]{0,4}\s)?(?:(?:%s|In any case|In this case|In that case|Until then|For this|To do this|Or|And|But)[,:]? )?([A-Za-z][a-z-]+) (.*)$" % ADV, en)
    if m and not re.match(r"^[Pp]lease", en):
        word, rest = m.group(1).lower(), m.group(2)
        a = verb_act(word + " " + rest)
        if a and a != "not" and re.search(r"[.!:;,]$|[a-z]$", en):
            ok = re.match(FOLLOW, rest) or re.match(r"(?:%s) (?:%s)" % (ADV, FOLLOW), rest)
            if ok and (word not in NOUNISH or re.search(r"[.!]$", en)) and word not in ("work", "total", "set", "let"):
                found.append((a, "must", 0))
            elif re.search(r"[.!]$", en) and word not in NOUNISH and not re.search(r"\b(?:is|are|was|were|will|has|have|had|would|can|must|may)\b", rest[:60]) and a != "else":
                found.append((a, "must", 0))
    if re.match(r"^(?:Do not|Don't|Never|Under no circumstances)\b", en):
        found.append(("not", "must", 0))
    # after a comma: ", call us", ", then send"
    for m in re.finditer(r"(?:,|;|:|–) (?:(?:then|so|please|simply|just|but|and|or) )*([a-z]+) (?=%s)" % FOLLOW, en):
        a = verb_act(en[m.start(1):])
        if a and a != "not" and m.group(1) not in NOUNISH | {"have", "work", "set", "let", "open", "place"} or (a and a != "not" and re.match(r"(?:report|contact|return|transfer|sign|enter|answer|reply|call|request|order) (?:the|your|us|it|to|me|them|this)\b", en[m.start(1):])):
            tells = re.search(r"\b(?:you|we|he|she|they|I|it|who|which) (?!must|should|have to|are to|can|may|please)\w+", en[: m.start()]) and not IFSTART.match(en)
            if (not tells or m.group(0)[0] in ";:–") and (not re.match(r"(?:,|;|:|–) (?:and|or) ", m.group(0)) or found):
                found.append((a, "must", m.start()))
    modal = (r"\b(?:you|the tenant|tenants|the applicant|applicants|parents|members|participants|the debtor|residents|owners|all|both) (?:will |would |therefore |still |now |then |first |also |must |should )*?"
             r"(must|have to|has to|need to|are required to|are asked to|are requested to|are obliged to|are to|should|are urged to|are called upon to|ought to|are summoned to|are invited to|are kindly asked to|are hereby \w+ to) (?:%s,? )*" % ADV)
    for m in re.finditer(modal, en, re.I):
        a = verb_act(en[m.end():])
        w = m.group(1).lower()
        if a:
            found.append((a, "may" if w in ("are invited to",) and a not in ("attend",) else "must", m.start()))
        elif re.match(r"be (?:at|in|there|present|on|outside)", en[m.end():]):
            found.append(("attend", "must", m.start()))
    for m in re.finditer(r"\b(?:[Ww]e|I) (?:therefore |also |now |kindly |hereby |urgently |must |would |once again |again |once more |expressly )*(?:ask|request|call on|call upon|urge|invite|summon|order|require|demand that|must ask|advise|recommend|beg|remind) you (?:all )?(?:urgently |once more |again |kindly |therefore |once again |now |hereby )*(?:not )?(?:to|that you) (?:%s )*" % ADV, en):
        a = verb_act(en[m.end():])
        if " not to" in m.group(0):
            a = "not"
        if a:
            found.append((a, "must", m.start()))
    for m in re.finditer(r"\byou (?:can|may|could|might|are welcome to|are free to|are entitled to|have the option of|have the opportunity to|are allowed to|are given the opportunity to|will be able to) (?:%s )*" % ADV, en, re.I):
        a = verb_act(en[m.end():])
        if a and a != "not":
            found.append((a, "may", m.start()))
    for m in re.finditer(r"\b(?:[Ww]e|I) (?:look forward to|await|expect|need|require|ask for|request|would like|are waiting for|still need)(?: to receive| to have)? (?:from you |to |your |the |a |an |also |for )*([a-z ]{0,30})", en):
        t = m.group(1)
        if re.search(r"payment|the amount", t):
            found.append(("pay", "must", m.start()))
        elif re.search(r"documents|papers|form|certificate|proof|cop(?:y|ies)|statement|evidence|receipt|photo|following", t):
            found.append(("send", "must", m.start()))
        elif re.search(r"reply|answer|response|comment|confirmation|decision|details|information|registration|feedback|message", t):
            found.append(("reply", "must", m.start()))
    PAS = [
        ("pay", r"(?:must|is to|are to|should|has to|have to) (?:therefore |still |also |now |then )*be (?:paid|transferred|repaid|settled|refunded by you|remitted|credited to our|in our account|received in our)|\bis payable\b|\b(?:is|are|falls|fall|becomes|become) (?:\w+ )?due (?:on|by|for payment|within|at|immediately|no later|in)|payable (?:by|within|on|at|without|immediately|in)|payment (?:is )?due|due for payment|due date|we ask (?:you )?for (?:your )?(?:payment|transfer)|to be paid by you|amount to be paid"),
        ("send", r"(?:must|is to|are to|should|has to|have to|needs? to) (?:therefore |still |also |now |then |first |only )*(?:be (?:\w+ )?(?:submitted|sent|returned|handed in|handed over|enclosed|attached|presented|provided|produced|filed|uploaded|given back|proved|proven|shown|surrendered|in our hands|with us|made available)|reach (?:us|me)|arrive (?:here|at|with)|be received)|are still missing|is still missing|we (?:still )?lack|still lacks|missing documents"),
        ("sign", r"(?:must|is to|are to|should|has to|have to|needs? to) (?:\w+ )*be (?:\w+ )?signed"),
        ("fill-in", r"(?:must|is to|are to|should|has to|have to|needs? to) (?:\w+ )*be (?:\w+ )?(?:filled in|filled out|completed|entered|ticked)|^to be (?:filled in|completed)"),
        ("bring", r"(?:must|is to|are to|should|has to|have to|needs? to) (?:\w+ )*be (?:\w+ )?brought|^to be brought|bring with you"),
        ("reply", r"(?:must|is to|are to|should|has to|have to|needs? to) (?:\w+ )*be (?:\w+ )?(?:reported|notified|declared|registered|stated|confirmed|explained|announced|applied for|answered|informed|named|cancelled|booked|given in writing|made in writing)|registration (?:is )?(?:required|necessary)|book in advance|a (?:short )?(?:reply|note|message|call|line) is enough"),
        ("attend", r"(?:you are|is) (?:hereby |cordially |warmly )?(?:summoned|invited|ordered to appear)|we (?:cordially |warmly |hereby )?invite you|attendance is compulsory|your (?:personal )?(?:attendance|appearance|presence) is|appointment (?:is|has been) (?:booked|reserved|arranged|scheduled|set|fixed)|we (?:expect|will see|look forward to (?:seeing|welcoming)|have (?:booked|reserved|set aside|made|arranged)) (?:you|an appointment|to see you)|we have reserved"),
        ("keep", r"(?:must|is to|are to|should|has to|have to) (?:\w+ )*be (?:\w+ )?(?:kept|retained|stored)"),
        ("check", r"(?:must|is to|are to|should|has to|have to) (?:\w+ )*be (?:\w+ )?checked"),
    ]
    for act, pat in PAS:
        m = re.search(pat, en, re.I)
        if m:
            found.append((act, "must", m.start()))
    # "fill in the form and return it", "bring X and sign Y"
    if found and any(k == "must" or k == "may" for _, k, _ in found):
        for m in re.finditer(r"\b(?:and|or|, then|, and) (?:then |please |also )*([a-z]+) (?=%s)" % FOLLOW, en):
            a = verb_act(en[m.start(1):])
            if a and a not in ("not", "else") and m.group(1) not in ("work", "set", "place", "name", "state", "order", "call", "note", "book", "mark", "list", "post", "report", "file"):
                base = [f for f in found if f[2] < m.start()]
                if base:
                    found.append((a, base[-1][1], m.start()))
            elif a and re.match(r"(?:return|sign|send|report|call|reply|answer|state|note|post) (?:it|them|us|the|your|this|to|back)\b", en[m.start(1):]):
                base = [f for f in found if f[2] < m.start()]
                if base:
                    found.append((a, base[-1][1], m.start()))
    return found


OBJECT = re.compile(r"\b(?:object(?:ion|ions)? (?:can|may|must|is to|is |to this|to the|against|in writing|within|by)|(?:lodge|file|raise|submit|make) (?:an |a |any |your )?(?:written )?(?:objections?|appeal|complaint|action|protest)|appeal (?:against|can|may|is|to|within|must|on points)|bring an action|action (?:can|may) be|(?:can|may) (?:be )?(?:appeal|object|challenge|sue|bring|contest)|can be challenged|go to court|remed(?:y|ies)\b.*(?:within|court)|challenge (?:this|the)|period for (?:objections?|an appeal|bringing))", re.I)
PATS = {
    "be-debited": re.compile(r"(?:will|is|are|be|was|gets?) (?:be )?(?:\w+ ){0,3}(?:debited|collected (?:from|by|on|again)|charged to your|taken from your|deducted from your account|withdrawn from your)|\bwe (?:will|shall|are going to|now|therefore)? ?(?:\w+ )?(?:collect|debit|take|draw|withdraw) (?:\w+ ){0,8}(?:from your (?:bank )?account|by (?:SEPA )?direct debit)|direct debit (?:will|on|of|takes|is due)|by direct debit (?:on|from)", re.I),
    "receive": re.compile(r"(?:[Ww]e|I|the \w+(?: \w+)?) (?:will |shall |have |are |therefore |now |hereby )*(?:today |gladly |also |of course |again )*(?:transferr?|refund|reimburse|pay|credit|remit|repay|grant|approve|award)(?:ed|ing)? (?:you|(?:\w+ |€[\d.,]+ ){0,7}(?:to you|to your (?:bank )?account|into your account|back))\b|you (?:will |therefore |now )*(?:receive|get back|get|are granted|are awarded) (?:from us )?(?:\w+ ){0,4}(?:€|a refund|the money|compensation|reimbursement)|(?:will be|is being|has been|have been) (?:\w+ ){0,2}(?:transferred|refunded|credited|paid out|reimbursed) (?:\w+ ){0,2}(?:to|into) (?:you|your|the account)|€[\d.,]+ (?:is|are|will be) (?:refunded|paid out|reimbursed|credited|transferred)|credit balance of|in your favour|your (?:refund|payout)", re.I),
    "settled": re.compile(r"(?:has|have|was|were|is|been) (?:\w+ ){0,2}(?:paid in full|settled in full|fully paid|fully settled|repaid in full|paid off)|balance (?:is|:|now) (?:now )?€?0|nothing (?:is|more is|further is) (?:outstanding|open|owed|due|to (?:be )?pa)|no (?:further )?(?:payment|amount|claim)s? (?:is|are) (?:necessary|required|outstanding|due|open)|you (?:now |therefore )?(?:no longer )?owe (?:us )?nothing|you (?:therefore )?(?:do not|don't|need not|no longer) (?:have to |need to |owe )(?:us )?(?:pay|transfer|anything|€)|thank you for (?:your|the) (?:payment|bank transfer)|(?:claim|reminder|demand) (?:has been |is |of [\w ]+ )?(?:dropped|withdrawn|void)|disregard (?:this|the|our) (?:payment |reminder|letter|demand)", re.I),
    "nothing": re.compile(r"\byou (?:therefore |yourself |personally )?(?:do not|don't|need not|needn't) (?:have to |need to )?(?:do anything|take any|worry|reply|answer|respond|apply|report|register|act|send|submit|bring|attend|come|contact|inform|fill|sign|request|take part|pay anything|give)|\byou (?:therefore |yourself )?need (?:do|to do) nothing|nothing (?:else |further |more )?(?:needs to be done|for you to do|you need to do|you have to do)|no (?:action|further action|steps|reply|answer) (?:is|are|on your part)|nothing changes for you|there is (?:no need|nothing) (?:for you )?to (?:do|act|reply|worry|answer|apply)|(?:do not|don't) (?:reply|answer)(?: to this)?|not required to (?:do|take part|reply)", re.I),
}


def weak(en):
    """The heads that hold for a sentence by its English side, or None where patterns cannot tell."""
    labels = set()
    found = [f for f in directives(en)]
    isCond = bool(COND.search(en))
    for act, kind, at in found:
        if act == "not":
            continue
        labels.add(act)
        before = en[:at]
        clause = re.split(r"[;.!?–]", en[at:])[0]
        late = bool(re.search(r"\b(?:if|unless|in case|provided|should you)\b(?! (?:you like|available|possible|necessary|applicable|you have|not already|need be|in doubt))", clause, re.I))
        general = kind == "must" and not re.search(r"\byou|\bplease\b", en, re.I) and re.match(r"^(?:Any|Every|Each|Changes?|An? )\b", en)
        late = late or bool(general)
        cond = bool(IFSTART.match(en)) and at > 5 or bool(re.search(r"\bif you\b|\bin (?:this|that|such a) case\b|\botherwise\b", before, re.I)) or late or re.match(r"^(?:Anyone|Whoever|Those who|People)", en)
        labels.add("may" if kind == "may" or cond else "must")
    if "must" in labels:
        labels.discard("may") if not isCond else None
    if OBJECT.search(en):
        labels.add("object")
        if not (labels & {"send", "pay", "bring"}):
            labels -= set(ACTS) | {"must", "may"}
    for name, pat in PATS.items():
        if pat.search(en):
            labels.add(name)
    if IFSTART.match(en) or re.match(r"^(?:If|Should|When|Once|As soon)", en):
        labels -= {"receive", "be-debited", "settled", "nothing"}
    if re.search(r"\b(?:not|neither|nor|no longer|never) (?:be )?(?:debit|collect|transferred|refund|reimburs|paid|credit)", en):
        labels -= {"receive", "be-debited"}
    if labels & {"receive", "be-debited", "settled", "nothing"} and not re.search(r"please|you must|must be paid|payable|you have to|you should", en.replace("you have to pay", ""), re.I):
        labels -= {"pay", "send"}
        if not labels & set(ACTS):
            labels -= {"must", "may"}
    return labels
