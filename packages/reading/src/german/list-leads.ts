const asItIs = String.raw`(?: (?:bitte|noch|stets|jeweils|unbedingt|insbesondere|immer|im original|in kopie))*`
const forWhat = String.raw`(?:(?:zu[rm]?|für|bei) [^.!?:;,]{2,50} |hierfür |dafür |dazu |dabei )`
const yours = String.raw`(?:(?:noch|bitte|alles|unbedingt|jetzt|von ihnen|von dir|von euch|bis dato|derzeit|zu[rm]? \p{L}{3,30}|für (?:den |die |das |ihren |ihre )?\p{L}{3,30}) )*`
const bag = String.raw`(?:den|die|ihren?|deinen?|euren?|ins) ?(?:koffer|tasche|rucksack|\p{L}*gepäck|\p{L}*tasche)`

const bringLeads = [
  String.raw`(?:bitte )?${forWhat}?(?:bitte |unbedingt )?(?:mitzubringen|mitbringen|mitzunehmen|mitnehmen|bereitlegen|bereitzulegen|bereithalten|bereitzuhalten|einpacken|dabeihaben)(?: sind| ist)?${asItIs}`,
  String.raw`${forWhat}?(?:sind|ist)${asItIs} (?:mitzubringen|mitzunehmen|bereitzulegen|bereitzuhalten)`,
  String.raw`(?:das |folgendes )?(?:(?:müssen|sollten) sie |bringen sie |bring |bringt )(?:(?:bitte|dann|dazu|dafür|hierzu|unbedingt|außerdem|auch|zum termin|an diesem tag) )*(?:dabeihaben|mitbringen|mit)`,
  String.raw`(?:${forWhat}|bei der \p{L}{3,30} )(?:müssen|sollten|muss)(?: bitte| vollständig| noch| immer| unbedingt)* (?:vorliegen|dabei sein|mitgebracht werden|vorhanden sein|übergeben werden)`,
  String.raw`(?:was|das) (?:sie |du |ihr )?${yours}(?:mit muss|muss mit|mit müssen|mitzubringen ist|mitzunehmen ist|(?:mitbringen|mitnehmen|dabeihaben|einpacken)(?: müss(?:en|t)| musst| sollte(?:n|st|t)?)?)`,
  String.raw`(?:was (?:alles )?)?(?:in ${bag}|ins \p{L}*gepäck) gehör(?:t|en)`,
  String.raw`was (?:sie |du |ihr )?(?:für|zu[rm]?) (?:den |die |das |ihren |ihre )?(?:\p{L}*termin|abholung|anreise|aufnahme|untersuchung|besuch|prüfung|gespräch) (?:benötigen|brauchen|brauchst|braucht)`,
  'packliste',
]

const papers = '(?:unterlagen|nachweise|dokumente|papiere)'
const handInLeads = [
  String.raw`(?:bitte )?(?:einzureichen|vorzulegen|beizufügen|beizulegen|nachzureichen|einzusenden)(?: sind| ist)?${asItIs}`,
  String.raw`${forWhat}(?:sind|ist)${asItIs} (?:einzureichen|vorzulegen|beizufügen|nachzureichen|einzusenden)`,
  String.raw`(?:die )?(?:noch )?(?:benötigte|erforderliche|fehlende|mitzubringende|einzureichende|vorzulegende|folgende|offene)[nr]? ${papers}(?: (?:sind )?(?:mitzubringen|vorzulegen|einzureichen|mitbringen))?`,
  String.raw`${forWhat}?(?:fehlen|fehlt) (?:uns|mir)(?: (?:aber|noch|bis dato|derzeit))*`,
  String.raw`(?:uns|mir|es) (?:fehlen|fehlt)(?: (?:aber|noch|bis dato|derzeit))*`,
  String.raw`was (?:uns|mir) (?:noch )?fehlt`,
  String.raw`(?:noch )?nicht (?:vorgelegt|eingereicht|beigefügt|nachgewiesen) (?:wurden?|haben sie|sind|ist)(?: bisher| bislang)?`,
  String.raw`(?:(?:außerdem|ferner|zusätzlich|weiterhin|zudem) (?:benötigen?|brauchen?) (?:wir|ich)|(?:wir|ich) (?:benötigen?|brauchen?))(?: (?:noch|dazu|dafür|hierfür|von ihnen))*`,
  String.raw`(?:${forWhat}|von ihnen |das |dann )(?:benötigen?|brauchen?) (?:wir|ich)(?: (?:noch|jetzt|bitte|von ihnen))*`,
  String.raw`was (?:wir|ich) ${yours}(?:benötigen?|brauchen?)`,
  String.raw`(?:noch )?(?:benötigt|gebraucht) (?:werden|wird)(?: noch)?`,
]

const leadOf = (leads: string[]) => `(?:${leads.join('|')})`
const anyLead = leadOf([...bringLeads, ...handInLeads])

/** Lead-ins of lists of things to bring or hand in, without a request: `Was in den Koffer gehört`, `Uns fehlen noch:`. */
export const bringLead = new RegExp(String.raw`^${leadOf(bringLeads)}\s?:?$`, 'iu')
export const handInLead = new RegExp(String.raw`^${leadOf(handInLeads)}\s?:?$`, 'iu')
/** Both kinds of lead-ins with or without a colon, for headings, rows and separate lines. */
export const listLead = new RegExp(String.raw`^${anyLead}\s?:?$`, 'iu')

const inLine = new RegExp(String.raw`^(${anyLead}\s?:)\s(.{3,400})$`, 'iu')

/** A list after its lead-in on one line: `Mitzubringen: Ausweis, Impfpass`. */
export function listInLine(text: string): { lead: string; items: string[] } | null {
  const found = inLine.exec(text)
  const [, lead, rest] = found ?? []
  if (!lead || !rest || /(?<!\p{L})(?:Sie|wir|ich)(?!\p{L})/u.test(rest)) return null
  return { lead, items: itemsIn(rest) }
}

/** Splits an item that is a list itself: `Badesachen, Bademantel, Badeschuhe`. */
export function partsOfItem(item: string): string[] {
  const commas = item.split(/,\s(?![^(]*\))/u)
  return commas.length > 2 && commas.every((one) => /^(?:\p{Ll}+\s){0,3}\p{Lu}/u.test(one))
    ? commas
    : [item]
}

/** The items of a list with commas; text in brackets belongs to its item. */
export const itemsIn = (text: string): string[] =>
  text
    .split(/,\s(?![^(]*\))|\s(?:und|sowie)\s(?![^(]*\))/u)
    .map((one) => one.trim().replace(/\.$/u, ''))
    .filter(Boolean)
