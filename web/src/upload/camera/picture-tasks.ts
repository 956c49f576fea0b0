import type { Colour, Complaint, Corners } from '@brieflotse/pictures'

/** The tasks of the picture worker. Corners are in pixels of the shot; those of a frame are fractions of its width and height. */
export type PictureRequest =
  | { kind: 'look'; frame: Colour }
  | { kind: 'keep'; shot: Colour }
  | { kind: 'measure'; corners: Corners }
  | { kind: 'straighten'; corners: Corners; quarters: number }

export type PictureResponse =
  | { kind: 'seen'; corners: Corners | null; cutOff: boolean; light: number }
  | { kind: 'kept'; corners: Corners | null }
  | { kind: 'measured'; complaints: Complaint[] }
  | { kind: 'straightened'; page: Colour }

export type Seen = Extract<PictureResponse, { kind: 'seen' }>

/** A client of the picture worker, which keeps the live view smooth. */
export type PictureThread = ReturnType<typeof startPictureThread>

export function startPictureThread() {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  const asked = new Map<
    number,
    { resolve: (answer: PictureResponse) => void; reject: (why: Error) => void }
  >()
  let last = 0

  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; answer: PictureResponse }>) => {
      asked.get(data.id)?.resolve(data.answer)
      asked.delete(data.id)
    },
  )
  worker.addEventListener('error', (event) => {
    for (const { reject } of asked.values()) reject(new Error(event.message))
    asked.clear()
  })

  async function ask<K extends PictureResponse['kind']>(
    task: PictureRequest,
    kind: K,
    moved: Transferable[] = [],
  ): Promise<Extract<PictureResponse, { kind: K }>> {
    last += 1
    const id = last
    const answer = await new Promise<PictureResponse>((resolve, reject) => {
      asked.set(id, { resolve, reject })
      worker.postMessage({ id, task }, { transfer: moved })
    })
    if (answer.kind !== kind) throw new Error(`asked for ${kind}, got ${answer.kind}`)
    return answer as Extract<PictureResponse, { kind: K }>
  }

  return {
    look: (frame: Colour) => ask({ kind: 'look', frame }, 'seen', [frame.data.buffer]),
    /** Transfers the pixels, so the caller can no longer use them. */
    keep: (shot: Colour) => ask({ kind: 'keep', shot }, 'kept', [shot.data.buffer]),
    measure: (corners: Corners) => ask({ kind: 'measure', corners }, 'measured'),
    straighten: (corners: Corners, quarters: number) =>
      ask({ kind: 'straighten', corners, quarters }, 'straightened'),
    end: () => worker.terminate(),
  }
}
