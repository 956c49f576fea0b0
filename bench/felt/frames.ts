import type { CDPSession, Page } from 'playwright-core'

/** `late` and `dropped`: the share of frames that took longer than one or two frames at 60 Hz, with a small tolerance. */
export type Frames = { count: number; late: number; dropped: number; worst: number; blank: number }

const late = 18
const dropped = 34

/** Flings the list repeatedly up or down by this many pixels with a finger and measures its frames. */
export async function fling(
  page: Page,
  devtools: CDPSession,
  { times, distance, speed }: { times: number; distance: number; speed: number },
): Promise<Frames> {
  await page.evaluate(followFrames)
  for (let time = 0; time < times; time += 1) {
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 400,
      yDistance: -distance,
      speed,
      gestureSourceType: 'mouse',
      preventFling: false,
    })
  }
  const { frames, blank } = await page.evaluate(() =>
    (globalThis as unknown as { endFrames(): { frames: number[]; blank: number } }).endFrames(),
  )
  const share = (limit: number) => frames.filter((ms) => ms > limit).length / frames.length
  return {
    count: frames.length,
    late: share(late),
    dropped: share(dropped),
    worst: Math.max(...frames),
    blank: blank / frames.length,
  }
}

/** Runs in the page. Counts only frames in which the page moved. A frame is blank if a visible row is not loaded yet. */
function followFrames(): void {
  const frames: number[] = []
  let blank = 0
  let before = performance.now()
  let place = scrollY
  let ended = false
  const isBlank = (y: number) => {
    const row = document.elementFromPoint(innerWidth / 2, y)?.closest('li')
    return row !== null && row !== undefined && (row.ariaBusy === 'true' || !row.dataset['row'])
  }
  const look = (now: number) => {
    if (ended) return
    if (scrollY !== place) {
      frames.push(now - before)
      if ([0.2, 0.5, 0.8].some((share) => isBlank(innerHeight * share))) blank += 1
    }
    before = now
    place = scrollY
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(globalThis, {
    endFrames() {
      ended = true
      return { frames, blank }
    },
  })
}
