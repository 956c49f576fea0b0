/** What may happen if nothing is done, by words in the German sentence. `says` holds for every sentence that matches. */
export const consequences: readonly { find: RegExp; says: string }[] = [
  {
    find: /(?:strom|gas|wasser|versorgung|anschluss|belieferung).{0,80}(?:unterbr|sperr|eingestellt)|sperrung/iu,
    says: 'The letter says that your supply may be cut off if you do nothing.',
  },
  {
    find: /vollstreck|gerichtsvollzieher|pfänd/iu,
    says: 'The letter says that the claim may be enforced if you do nothing.',
  },
  {
    find: /haft\b|vorgeführt|vorführung/iu,
    says: 'The letter says that you may be brought by force or face other measures if you do not come.',
  },
  {
    find: /bußgeld|ordnungsgeld|zwangsgeld|geldbuße/iu,
    says: 'The letter says that you may have to pay a fine if you do nothing.',
  },
  {
    find: /geschätzt|schätz(?:en|ung)/iu,
    says: 'The letter says that the office may estimate the figures if it gets no answer.',
  },
  {
    find: /(?:leistung|antrag|wohngeld|bürgergeld|kindergeld|rente).{0,120}(?:versag|entz|ablehn|abgelehnt|einstell|eingestellt|gemindert|minder)/iu,
    says: 'The letter says that money or a permit may be refused or cut if you do nothing.',
  },
  {
    find: /gericht|klage|klagen|mahnverfahren|rechtsanwalt|rechtliche schritte|einstweilige/iu,
    says: 'The letter says that the matter may go to court if you do nothing.',
  },
  {
    find: /inkasso|auskunftei|schufa/iu,
    says: 'The letter says that a debt collector or a credit agency may be involved if you do nothing.',
  },
  {
    find: /kündig/iu,
    says: 'The letter says that a contract may be ended if you do nothing.',
  },
  {
    find: /säumniszuschl|mahn(?:gebühr|kosten)|verzug|zinsen|zusätzliche kosten|weitere kosten|kosten entstehen/iu,
    says: 'The letter says that it will cost more if you are late.',
  },
]
