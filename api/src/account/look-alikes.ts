/**
 * Letters that look like a letter or digit of ASCII, by the list of Unicode (https://www.unicode.org/Public/security/latest/confusables.txt),
 * those of scripts in which names are written. Behind each letter what looks like it.
 */
const lookAlikes = `
a аɑαᴀАΑᎪ b ВΒʙᏴьƄ c сСϲϹᴄᏟ d ԁԀᴅᎠ e еЕΕᴇҽᎬ f ҒꜰƒϜ g ɡցɢԍᏀ h һհНΗʜнᎻ i іɩιɪıΙ j јЈϳյᴊȷᎫ k кКκΚᴋᏦ l ӏӀІIǀ|1Ꮮʟא
m мМΜᴍϺᎷ n пηոΝɴ o оОοΟσօՕᴏ0Ꭴ p рРρΡϱᴘᏢ q ԛԚզ r гᴦʀᎡ s ѕЅꜱᏚՏ t тТτΤᴛᎢ u υսʋᴜՍ v ѵνᴠѴᏙ w ԝԜωшᴡᎳ x хХχΧ y уУγүҮΥʏ z ΖᴢᏃ`

const plainLetter = new Map<string, string>()
for (const [, plain, others] of lookAlikes.matchAll(/(\S) (\S+)/g))
  for (const other of others!) plainLetter.set(other, plain!)

const plainOf = (text: string) => [...text].map((sign) => plainLetter.get(sign) ?? sign).join('')

/** What a name looks like: names of two users must not be equal in it, whatever the script. Signs that are hardly seen do not count. */
export function looksLike(username: string): string {
  const name = username
    .normalize('NFKD')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\p{Pd}/gu, '-')
  const seen = name.replace(/[^\p{L}\p{M}\p{N} ._@+-]/gu, '') || name
  // capitals first: they look like others than their small ones
  return plainOf(plainOf(seen).toLowerCase()).normalize('NFC')
}
