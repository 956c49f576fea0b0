import subset from 'subset-font'
import type { Plugin } from 'vite'

/** From the lightest to the boldest that a style uses; src/ui/fonts.css says the same. The fonts come with 200 to 800. */
const used = { min: 400, max: 700 }

/** The name of a file of the build. Its hash is that of the whole font, so the weights are named as well. */
export const fontFile = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith('.woff2'))
    ? `assets/[name]-${used.min}-${used.max}-[hash][extname]`
    : 'assets/[name]-[hash][extname]'

/** Every character of the first plane but the halves of others. */
const characters = Array.from({ length: 0x1_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCharCode(code))
  .join('')

/** Leaves the weights that no style uses out of the fonts, and no character: two fifths of what comes before the first words. */
export function usedWeights(): Plugin {
  return {
    name: 'used-weights',
    apply: 'build',
    async generateBundle(_, bundle) {
      const fonts = Object.values(bundle).filter(
        (part) => part.type === 'asset' && part.fileName.endsWith('.woff2'),
      )
      await Promise.all(
        fonts.map(async (font) => {
          if (font.type !== 'asset') return
          font.source = await subset(Buffer.from(font.source), characters, {
            targetFormat: 'woff2',
            variationAxes: { wght: used },
          })
        }),
      )
    },
  }
}
