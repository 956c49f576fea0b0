/** Strong German verbs: infinitive, third person, past, participle. Their compounds inflect in the same way. */
export const strongVerbs = `
backen backt backte gebacken
beginnen beginnt begann begonnen
bieten bietet bot geboten
binden bindet band gebunden
bitten bittet bat gebeten
bleiben bleibt blieb geblieben
brechen bricht brach gebrochen
brennen brennt brannte gebrannt
bringen bringt brachte gebracht
denken denkt dachte gedacht
dringen dringt drang gedrungen
empfangen empfängt empfing empfangen
empfehlen empfiehlt empfahl empfohlen
fahren fährt fuhr gefahren
fallen fällt fiel gefallen
fangen fängt fing gefangen
finden findet fand gefunden
fließen fließt floss geflossen
geben gibt gab gegeben
gehen geht ging gegangen
gelten gilt galt gegolten
gewinnen gewinnt gewann gewonnen
gleichen gleicht glich geglichen
greifen greift griff gegriffen
haben hat hatte gehabt
halten hält hielt gehalten
hängen hängt hing gehangen
heben hebt hob gehoben
heißen heißt hieß geheißen
helfen hilft half geholfen
kennen kennt kannte gekannt
kommen kommt kam gekommen
laden lädt lud geladen
lassen lässt ließ gelassen
laufen läuft lief gelaufen
leihen leiht lieh geliehen
lesen liest las gelesen
liegen liegt lag gelegen
lügen lügt log gelogen
messen misst maß gemessen
nehmen nimmt nahm genommen
nennen nennt nannte genannt
raten rät riet geraten
rufen ruft rief gerufen
schaffen schafft schuf geschaffen
scheiden scheidet schied geschieden
scheinen scheint schien geschienen
schlagen schlägt schlug geschlagen
schließen schließt schloss geschlossen
schneiden schneidet schnitt geschnitten
schreiben schreibt schrieb geschrieben
schreiten schreitet schritt geschritten
sehen sieht sah gesehen
senden sendet sandte gesandt
sitzen sitzt saß gesessen
sprechen spricht sprach gesprochen
springen springt sprang gesprungen
stehen steht stand gestanden
stehlen stiehlt stahl gestohlen
steigen steigt stieg gestiegen
sterben stirbt starb gestorben
stoßen stößt stieß gestoßen
tragen trägt trug getragen
treffen trifft traf getroffen
treiben treibt trieb getrieben
treten tritt trat getreten
tun tut tat getan
vergessen vergisst vergaß vergessen
verlieren verliert verlor verloren
vermeiden vermeidet vermied vermieden
wachsen wächst wuchs gewachsen
weisen weist wies gewiesen
wenden wendet wandte gewandt
werben wirbt warb geworben
werfen wirft warf geworfen
wissen weiß wusste gewusst
ziehen zieht zog gezogen
zwingen zwingt zwang gezwungen
löschen löscht löschte gelöscht
erlöschen erlischt erlosch erloschen
`

/**
 * Verbs of letters = English. Flags after a semicolon: `i` takes no object; `s` forms its perfect with "sein"; `io` puts the person before
 * the thing; `d` its dative is the English object; `r` needs "sich"; `u` translates "bis" as "until"; `law` only for papers of an
 * authority; `auf=to` translates a preposition.
 */
export const verbs = `
ab|brechen=break off
ab|buchen=debit;von=from
ab|geben=submit
ab|gelten=settle
ab|hängen=depend;i,von=on
ab|heften=file
ab|holen=collect;bei=from
ab|lehnen=refuse
ab|lesen=read
ab|laufen=expire;i,s
ab|melden=deregister
ab|schalten=switch off
ab|schließen=conclude
ab|sehen=refrain;i,von=from
ab|setzen=deduct
ab|stellen=turn off
ab|stimmen=vote;i
ab|treten=assign
ab|weichen=deviate;i,s,von=from
ab|ziehen=deduct;von=from
ab|warten=wait for
ab|führen=pay
ab|rechnen=settle
ab|sagen=cancel
ändern=change
ändern=change;r,i
an|bieten=offer;io
an|erkennen=recognise
an|fallen=arise;i,s
an|fechten=contest
an|fordern=request
an|geben=state
an|gehören=belong to;d,i
an|hören=hear
an|kommen=arrive;i,s
an|kreuzen=tick
an|kündigen=announce
an|legen=create
an|melden=register
an|melden=register;r,i
an|nehmen=accept
an|ordnen=order
an|passen=adjust;an=to
an|rechnen=set off;auf=against
an|rufen=call
an|sehen=regard
an|sprechen=speak to
an|treten=start
an|wenden=apply
an|weisen=instruct
an|zeigen=report
an|zahlen=pay a deposit
antworten=reply;i,auf=to
arbeiten=work;i
auf|bewahren=keep;u
auf|brauchen=use up
auf|fordern=ask
auf|führen=list
auf|heben=revoke;p
auf|hören=stop;i
auf|klären=clear up
auf|lösen=dissolve
auf|nehmen=take up
auf|rechnen=set off;gegen=against,mit=against
auf|suchen=visit
auf|stellen=set up
auf|treten=occur;i,s
auf|weisen=show
aus|bleiben=fail to arrive;i,s
aus|drucken=print
aus|fallen=be cancelled;i,s
aus|füllen=fill in
aus|führen=carry out
aus|geben=issue
aus|gehen=assume;i,s
aus|gleichen=settle
aus|händigen=hand over
aus|laufen=expire;i,s
aus|lösen=trigger
aus|reichen=be enough;i
aus|schließen=exclude
aus|setzen=suspend
aus|sprechen=declare
aus|stellen=issue
aus|tauschen=replace
aus|üben=exercise
aus|wählen=select
aus|weisen=show
aus|weisen=identify yourself;r,i
aus|zahlen=pay out;auf=to
aus|ziehen=move out;i,s
äußern=comment;r,i,zu=on
beachten=note
beanspruchen=claim
beantragen=apply for
beantworten=answer
bearbeiten=process
beauftragen=instruct
bedauern=regret
bedeuten=mean
bedürfen=require
beenden=end
befinden=be;r,i
befolgen=follow
befreien=exempt;von=from
befristen=limit;auf=to,u
begehen=commit
beginnen=begin;i
begleichen=settle
begleiten=accompany
begrenzen=limit;auf=to
begründen=give reasons for
begrüßen=welcome
behalten=keep
behandeln=treat
behaupten=claim
beheben=remedy
bei|fügen=enclose
bei|legen=enclose
bei|liegen=be enclosed;i
bei|treiben=collect
bei|tragen=contribute;i,zu=to
beifügen=enclose
bekannt|geben=announce
bekommen=receive
belasten=debit
belegen=prove
belehren=inform;über=about
beliefern=supply
bemerken=notice
bemühen=try;r,i
benachrichtigen=notify;über=of
benennen=name
benötigen=need
benutzen=use
beraten=advise
berechnen=charge
berechtigen=entitle;zu=to
berichtigen=correct
berücksichtigen=take into account
berufen=rely;r,i,auf=on
beruhen=be based;i,auf=on
beschädigen=damage
beschaffen=obtain
bescheinigen=certify
beschließen=decide
beschränken=limit;auf=to
beschreiben=describe
beschweren=complain;r,i,über=about
beseitigen=remove
besichtigen=view
besitzen=own
besprechen=discuss
bestätigen=confirm
bestehen=exist;i,u
bestellen=order
bestimmen=determine
bestimmen=be governed;r,i,nach=by
bestreiten=dispute
besuchen=attend
beteiligen=take part;r,i,an=in
betragen=be
betreffen=concern
betreiben=run
betreten=enter
betreuen=look after
bevollmächtigen=authorise
bewahren=keep
bewerben=apply;r,i,um=for
bewerten=assess
bewilligen=grant
bewirken=cause
bezahlen=pay;auf=to
bezeichnen=name
beziehen=receive
beziehen=refer;r,i,auf=to
bezweifeln=doubt
bieten=offer;io
bitten=ask;um=for
bleiben=remain;i,s,u
brauchen=need
bringen=bring
buchen=book
danken=thank;d,i,für=for
dar|legen=set out
dar|stellen=present
dauern=take
dienen=serve;i,zu=for,als=as
drohen=threaten;i
durch|führen=carry out
durch|lesen=read
ein|bauen=install
ein|behalten=keep
ein|berufen=convene
ein|beziehen=include
ein|bringen=bring in
ein|fordern=demand
ein|gehen=arrive;i,s
ein|halten=keep to
ein|holen=obtain
ein|kalkulieren=include
ein|laden=invite;zu=to
ein|legen=lodge;gegen=against
ein|leiten=start
ein|lösen=honour
ein|reichen=submit;bei=to
ein|räumen=grant
ein|schätzen=assess
ein|schalten=instruct
ein|schränken=restrict
ein|sehen=inspect
ein|senden=send in
ein|setzen=use
ein|stellen=stop
ein|stufen=classify
ein|tragen=enter
ein|treffen=arrive;i,s
ein|treten=occur;i,s
ein|weisen=admit
ein|willigen=consent;i,in=to
ein|zahlen=pay in;auf=to
ein|ziehen=collect;von=from
einigen=agree;r,i,auf=on
empfangen=receive
empfehlen=recommend;io
enden=end;i
entbinden=release;von=from
entfallen=not apply;i,s
entfernen=remove
enthalten=contain
entlassen=dismiss
entlasten=relieve
entnehmen=take
entrichten=pay;auf=to
entscheiden=decide;über=on
entscheiden=decide;r,i
entschuldigen=excuse
entsorgen=dispose of
entsprechen=correspond to;d,i
entstehen=arise;i,s
entziehen=withdraw
erbringen=provide
erfassen=record
erfolgen=take place;i,s
erfordern=require
erfüllen=meet
ergeben=show
ergeben=result;r,i,aus=from
ergehen=be issued;i,s
ergänzen=complete
erhalten=receive
erheben=charge
erhöhen=increase;um=by,auf=to
erhöhen=increase;r,i,um=by,auf=to
erinnern=remind;an=of
erkennen=recognise
erklären=declare
erkundigen=ask;r,i,nach=about
erläutern=explain
erlauben=allow
erledigen=settle
erleichtern=make easier
erlassen=issue;law
erlöschen=end;i,s
ermitteln=determine
ermöglichen=make possible
ermäßigen=reduce;auf=to
ermäßigen=decrease;r,i,auf=to
erneuern=renew
ernennen=appoint
eröffnen=open
erreichen=reach
ersetzen=replace
erscheinen=appear;i,s
ersparen=save
erstatten=refund;auf=to
erstellen=prepare
erstrecken=extend;r,i,auf=to
erteilen=issue
erwarten=expect
erwerben=acquire
erwirken=obtain
erzielen=obtain
fahren=drive;i,s
fällen=make
fehlen=be missing;i
feiern=celebrate
fest|legen=set
fest|setzen=set;auf=at
fest|stellen=establish
finden=find
folgen=follow;i,s
fordern=demand
fort|führen=continue
fort|setzen=continue
fragen=ask
frei|stellen=release
führen=lead;i,zu=to
führen=keep
garantieren=guarantee
geben=give;io
gehen=go;i,s
gelten=apply;i,u
genehmigen=approve
genügen=be enough;i
geschehen=happen;i,s
gestalten=design
gestatten=allow
gewähren=grant;u
gewährleisten=ensure
gut|schreiben=credit;auf=to
haben=have
haften=be liable;i,für=for
halten=keep
handeln=act;i
helfen=help;d,i,bei=with
heraus|geben=hand over
herab|setzen=reduce;auf=to,um=by
hinaus|gehen=go;i,s
hin|weisen=point out;auf=~
hinterlegen=deposit
hinzu|fügen=add
hindern=prevent;an=from
holen=get
hören=hear
informieren=inform;über=about
informieren=find out;r,i,über=about
investieren=invest
kaufen=buy
kennen=know
klären=clarify
kommen=come;i,s
kontaktieren=contact
kontrollieren=check
korrigieren=correct
kosten=cost
kündigen=terminate
kürzen=reduce;um=by
laden=summon
laufen=run;i,s,u
leben=live;i
leeren=empty
legen=put
leisten=make
leiten=lead
lesen=read
liefern=deliver
liegen=lie;i
löschen=delete
lösen=solve
machen=make
mahnen=send a reminder to
melden=report
melden=get in touch;r,i,bei=with
mieten=rent
mindern=reduce;um=by
mindern=decrease;r,i,um=by
mit|bringen=bring
mit|führen=carry
mit|nehmen=take
mit|teilen=tell;io
mit|wirken=cooperate;i,bei=in
nach|holen=make up for
nach|kommen=comply with;d,i,s
nach|prüfen=check
nach|reichen=submit later
nach|weisen=prove
nach|zahlen=pay in addition
nehmen=take
nennen=state
nutzen=use
nützen=help;d,i
öffnen=open
ordnen=order
orientieren=be guided;r,i,an=by
parken=park
pfänden=seize
pflegen=care for
planen=plan
prüfen=check
quittieren=sign for
räumen=vacate
reagieren=react;i,auf=to
rechnen=expect;i,mit=~
rechtfertigen=justify
regeln=regulate
regulieren=settle
reichen=be enough;i
reinigen=clean
reisen=travel;i,s
reparieren=repair
reservieren=reserve
richten=address;an=to
richten=depend;r,i,nach=on
rufen=call
ruhen=be suspended;i,u
sammeln=collect
schaden=harm;d,i
schätzen=estimate;auf=at
schicken=send;io
schließen=close
schreiben=write
schulden=owe;io
schützen=protect;vor=from
sehen=see
senden=send;io,an=to
setzen=set
sichern=secure
sorgen=make sure;i,für=of
speichern=store
sperren=block
sprechen=speak;i
stammen=come;i,aus=from
statt|finden=take place;i
statt|geben=grant;d,i
stehen=be;i
steigen=rise;i,s,um=by,auf=to
stellen=make
sterben=die;i,s
stimmen=be correct;i
stören=disturb
stornieren=cancel
streichen=delete
stunden=defer;u
suchen=look for
teilen=share
teil|nehmen=take part;i,an=in
telefonieren=phone;i
tilgen=repay
tragen=bear
treffen=meet
trennen=separate
überführen=transfer;in=to
übergeben=hand over
überlassen=leave
übermitteln=send
übernehmen=cover
überprüfen=check
überschreiten=exceed
übersenden=send;io
übersteigen=exceed
übertragen=transfer
überwachen=monitor
überweisen=transfer;von=from,auf=to
überzahlen=overpay
um|ziehen=move;i,s
umfassen=include
um|stellen=change;auf=to
unterbrechen=interrupt
unterbleiben=not take place;i,s
unterhalten=maintain
unterlassen=refrain from
unterliegen=be subject to;d,i
unterrichten=inform;über=about
unterschreiben=sign
unterstützen=support;bei=with
untersagen=forbid
untersuchen=examine
unterzeichnen=sign
veranlassen=arrange
verantworten=be responsible for
verarbeiten=process
verbieten=forbid
verbinden=connect
verbleiben=remain;i,s
verbrauchen=use
verdienen=earn
vereinbaren=agree
verfallen=lapse;i,s
verfügen=have;i,über=~
vergeben=award
vergessen=forget
vergleichen=compare;mit=with
vergüten=pay for
verhalten=behave;r,i
verhandeln=negotiate
verhängen=impose
verhindern=prevent
verjähren=become time-barred;i,s
verkaufen=sell
verkürzen=shorten
verlangen=demand
verlangern=extend
verlängern=extend;um=by,u
verlängern=be extended;r,i,um=by
verlassen=leave
verlegen=move;auf=to
verletzen=breach
verlieren=lose
vermeiden=avoid
vermerken=note
vermieten=let
vermindern=reduce;um=by,auf=to
vermindern=decrease;r,i,um=by,auf=to
vermitteln=arrange
vernichten=destroy
veröffentlichen=publish
verpflichten=oblige;zu=to
verpflichten=undertake;r,i
verrechnen=offset;mit=against
verringern=reduce;um=by,auf=to
verringern=decrease;r,i,um=by,auf=to
versagen=refuse
versäumen=miss
verschicken=send
verschieben=postpone;auf=to
versenden=send
versichern=insure
versorgen=supply
verspäten=be late;r,i
verstehen=understand
verstoßen=breach;i,gegen=~
versuchen=try
vertreten=represent
verursachen=cause
verwalten=manage
verwarnen=warn
verweigern=refuse
verweisen=refer;auf=to,i
verwenden=use
verwerten=realise
verzichten=waive;i,auf=~
verzinsen=pay interest on
verzögern=delay
verzögern=be delayed;r,i
vollstrecken=enforce
vollziehen=enforce
voraus|setzen=require
vor|behalten=reserve
vor|bereiten=prepare
vor|bringen=put forward
vor|führen=demonstrate
vor|legen=present
vor|liegen=be available;i
vor|nehmen=make
vor|schlagen=propose
vor|sehen=provide for
vor|sprechen=come in person;i
vor|tragen=put forward
vor|weisen=show
wahren=meet
wahr|nehmen=attend
wählen=choose
warnen=warn;vor=of
warten=wait;i,auf=for,u
wechseln=change
wegfallen=cease;i,s
weg|fallen=cease;i,s
weiter|geben=pass on;an=to
weiter|leiten=forward;an=to
weiter|zahlen=continue to pay;u
wenden=contact;r,i,an=~
werben=advertise;i
werten=count
widerlegen=refute
widerrufen=withdraw
widersprechen=object to;d,i
wiederholen=repeat
wieder|holen=get back
wirken=have an effect;i
wissen=know
wohnen=live;i,u
wünschen=wish;io
zahlen=pay
zeichnen=sign
zeigen=show
ziehen=draw
zu|gehen=reach;d,i,s
zu|kommen=reach;d,i,s
zu|lassen=allow
zu|ordnen=assign
zu|senden=send;io
zu|schicken=send;io
zu|stehen=be due;i
zu|stellen=serve
zu|stimmen=agree to;d,i
zu|treffen=apply;i,auf=to
zu|weisen=assign
zurück|erhalten=get back
zurück|fordern=reclaim
zurück|geben=return
zurück|nehmen=withdraw
zurück|rufen=call back
zurück|schicken=send back;io
zurück|senden=return
zurück|treten=withdraw;i,s,von=from
zurück|weisen=reject
zurück|zahlen=repay
zurück|erstatten=refund
zusammen|fassen=summarise
zusammen|setzen=be made up;r,i,aus=of
zwingen=force
bestehen=exist;i,u
freuen=be pleased;r,i,über=about,auf=about
scheitern=fail;i,s
auf|teilen=divide
auszahlen=pay out
betätigen=operate
heizen=heat;i
lüften=air the room;i
melden=report
anrechnen=set off
erübrigen=be unnecessary;r,i
ersuchen=ask;um=for
hemmen=suspend
vorbeugen=prevent;d,i
beeinflussen=influence
gefährden=endanger
vertreten=represent
verbleiben=remain;i,s
erwachsen=arise;i,s
widmen=devote
frei|halten=keep clear
frei|geben=release
offen|legen=disclose
fällig|stellen=call in
fest|halten=record
still|legen=shut down
sicher|stellen=ensure
bereit|stellen=provide
bereit|halten=have ready
bereit|liegen=be ready;i
auf|bringen=raise
ab|decken=cover
ab|nehmen=take down
ab|mahnen=warn formally
nieder|legen=deposit
verlagern=move
vermessen=survey
umlegen=pass on;auf=to
um|legen=pass on;auf=to
mit|versichern=insure as well
ablesen=read
duzen=address informally
tauschen=exchange
umtauschen=exchange
zurück|schneiden=cut back
ent|werten=stamp
entwerten=stamp
ahnden=punish
vollenden=complete
verstreichen=pass;i,s
binden=bind
durch|setzen=enforce
trocknen=dry
heilen=heal
lagern=store
aus|hängen=display
beabsichtigen=intend
dulden=tolerate
auf|erlegen=impose
aus|schöpfen=use up
untervermieten=sublet
ab|wenden=avert
begutachten=assess
impfen=vaccinate
operieren=operate on
aus|lesen=read out
kopieren=copy
scannen=scan
faxen=fax
drucken=print
stempeln=stamp
aktualisieren=update
bestücken=equip
entrümpeln=clear out
lackieren=paint
renovieren=renovate
modernisieren=modernise
sanieren=renovate
reklamieren=complain about
abonnieren=subscribe to
registrieren=register
aktivieren=activate
deaktivieren=deactivate
entfernen=remove
hoch|laden=upload
herunter|laden=download
ein|loggen=log in;r,i
vorbei|kommen=come by;i,s
zusammen|leben=live together;i
getrennt|leben=live separately;i
weiter|leben=live on;i
fort|bestehen=continue;i,u
weiter|gelten=continue to apply;i,u
unterrichten=inform;über=about
zu|gehören=belong to;d,i
`

/** Irregular English verbs: base, past, participle; also those that double their last letter. */
export const irregularEnglish = `
be was been
bear bore borne
become became become
begin began begun
break broke broken
bring brought brought
buy bought bought
choose chose chosen
come came come
cost cost cost
cut cut cut
do did done
draw drew drawn
drive drove driven
find found found
forbid forbade forbidden
forget forgot forgotten
get got got
give gave given
go went gone
have had had
hear heard heard
keep kept kept
know knew known
lead led led
leave left left
let let let
lie lay lain
lose lost lost
make made made
mean meant meant
meet met met
oversee oversaw overseen
pay paid paid
put put put
overpay overpaid overpaid
read read read
repay repaid repaid
rise rose risen
run ran run
see saw seen
sell sold sold
send sent sent
set set set
show showed shown
speak spoke spoken
take took taken
tell told told
think thought thought
understand understood understood
undertake undertook undertaken
withdraw withdrew withdrawn
write wrote written
`
export const doubling =
  'submit refer transfer permit admit commit occur plan stop cancel compel debit0 regret defer'
