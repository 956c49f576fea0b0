/** The modules of a QR code; `isDark` is true for a dark one. */
export type Dots = { size: number; isDark: (x: number, y: number) => boolean }

/** The quiet zone around the code, in modules. Source: ISO/IEC 18004. */
const quiet = 4

/** Creates the QR code of a GiroCode, with error correction level M as EPC069-12 requires. Loads its library on first use. */
export async function drawQr(payload: string): Promise<Dots> {
  const { create } = await import('qrcode')
  const { modules } = create(payload, { errorCorrectionLevel: 'M' })
  return { size: modules.size, isDark: (x, y) => modules.get(y, x) === 1 }
}

/** The side of the picture in modules, with its quiet zone. */
export const sideOf = ({ size }: Dots) => size + 2 * quiet

/** The dark modules as an SVG path, one unit per module. */
export function pathOf({ size, isDark }: Dots): string {
  let path = ''
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!isDark(x, y)) continue
      let end = x
      while (end < size && isDark(end, y)) end += 1
      path += `M${x + quiet} ${y + quiet}h${end - x}v1h${x - end}z`
      x = end
    }
  }
  return path
}

/** The side of the picture in pixels, large enough for all code readers on phones. */
const pictureSide = 1024

/** The code as a PNG image, black on white. */
export async function pngOf(dots: Dots): Promise<ArrayBuffer> {
  const side = sideOf(dots)
  const dot = Math.ceil(pictureSide / side)
  const canvas = document.createElement('canvas')
  canvas.width = side * dot
  canvas.height = side * dot
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(dot, dot)
  context.fillStyle = '#000'
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this is the `fill` of a canvas
  context.fill(new Path2D(pathOf(dots)))
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!blob) throw new Error('no picture')
  return blob.arrayBuffer()
}
