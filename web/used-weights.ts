import subset from 'subset-font'
import type { Plugin } from 'vite'

/** The lightest and the boldest font weight in the styles; keep in step with src/ui/fonts.css. The fonts contain 200 to 800. */
const used = { min: 400, max: 700 }

/** The file name of a build asset. Its hash is that of the full font, so the weights are part of the name. */
export const fontFile = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith('.woff2'))
    ? `assets/[name]-${used.min}-${used.max}-[hash][extname]`
    : 'assets/[name]-[hash][extname]'

/** All characters of the Basic Multilingual Plane, without surrogates. */
const characters = Array.from({ length: 0x1_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCharCode(code))
  .join('')

/** Removes unused weights from the fonts but keeps all characters. This saves two fifths of the data before the first paint. */
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
