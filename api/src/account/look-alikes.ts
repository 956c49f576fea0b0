/**
 * Letters that look like an ASCII letter or digit, from Unicode's list
 * (https://www.unicode.org/Public/security/latest/confusables.txt), limited to scripts in which names are written. Each ASCII
 * letter is followed by its look-alikes.
 */
const lookAlikes = `
a аɑαᴀАΑᎪ b ВΒʙᏴьƄ c сСϲϹᴄᏟ d ԁԀᴅᎠ e еЕΕᴇҽᎬ f ҒꜰƒϜ g ɡցɢԍᏀ h һհНΗʜнᎻ i іɩιɪıΙ j јЈϳյᴊȷᎫ k кКκΚᴋᏦ l ӏӀІIǀ|1Ꮮʟא
m мМΜᴍϺᎷ n пηոΝɴ o оОοΟσօՕᴏ0Ꭴ p рРρΡϱᴘᏢ q ԛԚզ r гᴦʀᎡ s ѕЅꜱᏚՏ t тТτΤᴛᎢ u υսʋᴜՍ v ѵνᴠѴᏙ w ԝԜωшᴡᎳ x хХχΧ y уУγүҮΥʏ z ΖᴢᏃ`

const plainLetter = new Map<string, string>()
for (const [, plain, others] of lookAlikes.matchAll(/(\S) (\S+)/g))
  for (const other of others!) plainLetter.set(other, plain!)

const plainOf = (text: string) => [...text].map((sign) => plainLetter.get(sign) ?? sign).join('')

/** Reduces a name to its looks, without regard to the script and to barely visible characters. Two users must not have the same result. */
export function looksLike(username: string): string {
  const name = username
    .normalize('NFKD')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\p{Pd}/gu, '-')
  const seen = name.replace(/[^\p{L}\p{M}\p{N} ._@+-]/gu, '') || name
  // Capitals are replaced first, because their lower-case forms look like other letters.
  return plainOf(plainOf(seen).toLowerCase()).normalize('NFC')
}
