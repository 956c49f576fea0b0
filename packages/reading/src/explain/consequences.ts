import type { ThreatId } from '../said/saying.ts'

/** What can happen if the user does nothing, by words of the German sentence. `says` must be true for every sentence that matches. */
export const consequences: readonly { find: RegExp; says: ThreatId }[] = [
  {
    find: /(?:strom|gas|wasser|versorgung|anschluss|belieferung).{0,80}(?:unterbr|sperr|eingestellt)|sperrung/iu,
    says: 'threat.supply',
  },
  {
    find: /vollstreck|gerichtsvollzieher|pfänd/iu,
    says: 'threat.enforced',
  },
  {
    find: /haft\b|vorgeführt|vorführung/iu,
    says: 'threat.by-force',
  },
  {
    find: /bußgeld|ordnungsgeld|zwangsgeld|geldbuße/iu,
    says: 'threat.fine',
  },
  {
    find: /geschätzt|schätz(?:en|ung)/iu,
    says: 'threat.estimate',
  },
  {
    find: /(?:leistung|antrag|wohngeld|bürgergeld|kindergeld|rente).{0,120}(?:versag|entz|ablehn|abgelehnt|einstell|eingestellt|gemindert|minder)/iu,
    says: 'threat.refused',
  },
  {
    find: /gericht|klage|klagen|mahnverfahren|rechtsanwalt|rechtliche schritte|einstweilige/iu,
    says: 'threat.court',
  },
  {
    find: /inkasso|auskunftei|schufa/iu,
    says: 'threat.collector',
  },
  {
    find: /kündig/iu,
    says: 'threat.contract',
  },
  {
    find: /säumniszuschl|mahn(?:gebühr|kosten)|verzug|zinsen|zusätzliche kosten|weitere kosten|kosten entstehen/iu,
    says: 'threat.costs-more',
  },
]
