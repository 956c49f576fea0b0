/** The dots of a QR code, row by row; true is dark. */
export type Dots = { size: number; isDark: (x: number, y: number) => boolean }

/** Empty dots around the code that readers need. Source: ISO/IEC 18004. */
const quiet = 4

/** Draws a GiroCode. Error correction M: EPC069-12 asks for it. The library comes with the first code. */
export async function drawQr(payload: string): Promise<Dots> {
  const { create } = await import('qrcode')
  const { modules } = create(payload, { errorCorrectionLevel: 'M' })
  return { size: modules.size, isDark: (x, y) => modules.get(y, x) === 1 }
}

/** Length of the picture's side in dots, with its margin. */
export const sideOf = ({ size }: Dots) => size + 2 * quiet

/** The dark dots as the path of an SVG drawing, one dot a unit. */
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

/** Pixels of a side at which every reader of a phone is content. */
const pictureSide = 1024

/** The code as a PNG picture, black on white. */
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
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this fills a drawing
  context.fill(new Path2D(pathOf(dots)))
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!blob) throw new Error('no picture')
  return blob.arrayBuffer()
}
