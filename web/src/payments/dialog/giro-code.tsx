import type { Transfer } from '@brieflotse/letter'
import { buildGiroCode, isIban } from '@brieflotse/rules'
import { useCallback, useEffect, useState } from 'react'
import { paymentsText } from '../../text/payments.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useAction } from '../../ui/use-action.ts'
import { centsText } from '../../ui/format.ts'

const { code } = paymentsText
const { steps } = code

/** A GiroCode, which fills in a transfer in any German banking app, with instructions for use on the same phone. */
export function GiroCodeSection({ transfer, bank }: { transfer: Transfer; bank: string }) {
  const giro = giroOf(transfer)
  const dots = useDots(giro)
  return (
    <section aria-labelledby="giro-code" className="rounded-box border border-line p-4 sm:p-5">
      <h3 id="giro-code" className="font-semibold">
        {code.title}
      </h3>
      <p className="mt-1 text-small text-muted">{code.lead}</p>
      {/* code readers need dark dots on white, in dark mode too */}
      <div
        className={`mx-auto mt-4 grid aspect-square w-full max-w-64 place-items-center rounded-small border border-line p-1 ${dots ? 'bg-white' : 'bg-sunken'}`}
      >
        {'payload' in giro && dots ? (
          <svg
            role="img"
            aria-label={code.alt({
              amount: centsText(transfer.amount ?? 0),
              payee: transfer.payee ?? '',
            })}
            data-payload-length={giro.payload.length}
            viewBox={`0 0 ${sideOf(dots)} ${sideOf(dots)}`}
            shapeRendering="crispEdges"
            className="size-full"
          >
            <path d={pathOf(dots)} fill="#000" />
          </svg>
        ) : (
          <p className="p-4 text-center text-small text-muted">
            {'missing' in giro && paymentsText.noCode[giro.missing]}
          </p>
        )}
      </div>
      {dots && 'payload' in giro && <Picture dots={dots} />}
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-accent">
          {code.samePhone}
        </summary>
        <ol className="ms-5 list-decimal space-y-1 pb-2 text-small marker:text-muted">
          {[steps.save, steps.open({ bank }), steps.choose, steps.compare].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="text-small text-muted">{code.noPicture}</p>
      </details>
    </section>
  )
}

function useDots(giro: Giro): Dots | null {
  const payload = 'payload' in giro ? giro.payload : null
  const [drawn, setDrawn] = useState<{ payload: string; dots: Dots } | null>(null)
  useEffect(() => {
    let isOver = false
    if (payload !== null) {
      void drawQr(payload).then((dots) => {
        if (!isOver) setDrawn({ payload, dots })
      })
    }
    return () => {
      isOver = true
    }
  }, [payload])
  // a code of outdated details must never appear beside the current ones
  return drawn !== null && drawn.payload === payload ? drawn.dots : null
}

/** Shares the code as an image with the banking app or the photo gallery. */
function Picture({ dots }: { dots: Dots }) {
  const share = useCallback(async () => {
    const files = [pictureOf(await pngOf(dots))]
    // ignores the rejection when the user closes the share sheet
    await navigator.share({ files }).catch(() => {})
  }, [dots])
  const save = useCallback(async () => {
    const bytes = await pngOf(dots)
    await saveFile({ fileName: code.fileName, mimeType: 'image/png', bytes })
  }, [dots])
  const [runShare, sharing] = useAction(share, code.shareFailed)
  const [runSave, saving] = useAction(save, code.shareFailed)
  const canShare = navigator.canShare?.({ files: [pictureOf(new ArrayBuffer(8))] }) ?? false
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-3">
      {canShare && (
        <Button disabled={sharing} onClick={() => void runShare()}>
          {code.share}
        </Button>
      )}
      <Button disabled={saving} onClick={() => void runSave()}>
        <Icon name="download" className="size-5" />
        {code.save}
      </Button>
    </div>
  )
}

const pictureOf = (bytes: ArrayBuffer) => new File([bytes], code.fileName, { type: 'image/png' })

/** Maximum length of a name in a SEPA transfer. Source: EPC069-12. Longer names are cut, because banks compare the beginning. */
const longestName = 70

/** The text of the code, or the reason why none can be made. */
type Giro = { payload: string } | { missing: 'iban' | 'amount' | 'long' }

/** The GiroCode of a transfer. `buildGiroCode` removes hidden characters. */
export function giroOf({ payee, iban, bic, amount, purpose }: Transfer): Giro {
  if (!payee || !iban || !isIban(iban)) return { missing: 'iban' }
  if (amount === null) return { missing: 'amount' }
  const name = Array.from(payee).slice(0, longestName).join('')
  const transfer = { name, iban, bic, amount, text: purpose }
  const payload = buildGiroCode({ ...transfer, purpose: null, reference: null, note: null })
  return payload === null ? { missing: 'long' } : { payload }
}

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
function pathOf({ size, isDark }: Dots): string {
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
async function pngOf(dots: Dots): Promise<ArrayBuffer> {
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
