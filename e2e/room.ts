import type { Page } from 'playwright-core'
import { lookAtFocus } from './focus.ts'

/** The size of 1280 x 1024 px at 400 %. WCAG 1.4.10 requires the height only for vertical text; we test both. */
const enlarged = { width: 320, height: 256 }

/** How long a screen may take to render again on a busy machine, in milliseconds. */
const patience = 15_000

/** The text spacing that a reader may set. Source: WCAG 1.4.12. */
const farApart = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Polls until nothing is cut off, because a screen takes time to adapt to another size. Returns what is still cut off. */
async function settledLoss(look: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + patience
  let lost = await look()
  while (lost.length > 0 && Date.now() < end) lost = await look()
  return lost
}

/** What is cut off in a window as small as with enlargement, and with larger text spacing. Leaves the page in that state. */
export async function lostWhenEnlarged(page: Page): Promise<string[]> {
  await page.setViewportSize(enlarged)
  const walks = `(${String(walk)})(${String(lookAtFocus)})`
  const covered = await settledLoss(() => page.evaluate<string[]>(walks))
  const small = await settledLoss(() => page.evaluate(lookForRoom))
  await page.addStyleTag({ content: farApart })
  const apart = await settledLoss(() => page.evaluate(lookForRoom))
  return [
    ...[...covered, ...small].map((what) => `320 x 256: ${what}`),
    ...apart.map((what) => `letters apart: ${what}`),
  ]
}

/** What is cut off in the window as it is. */
export const lostAsItIs = (page: Page) => settledLoss(() => page.evaluate(lookForRoom))

/** What is cut off if the browser shows all text twice as large (WCAG 1.4.4). */
export async function lostWithLargeText(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const show = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === size,
      `${standard}px`,
    )
  }
  await show(32)
  const lost = await settledLoss(() => page.evaluate(lookForRoom))
  await show(16)
  await session.detach()
  return lost.map((what) => `200 % text: ${what}`)
}

/** Runs in the page: focuses every focusable element and checks that it is visible. */
function walk(look: typeof lookAtFocus): string[] {
  const open = [...document.querySelectorAll('[role=menu], [role=dialog], [role=alertdialog]')]
  const place = open.at(-1) ?? document
  const all = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]'
  const found: string[] = []
  for (const one of place.querySelectorAll<HTMLElement>(all)) {
    if (one.closest('[inert]') || !one.checkVisibility({ visibilityProperty: true })) continue
    // the browser scrolls only to an element that gets the focus, not to one that has it
    one.blur()
    one.focus()
    if (document.activeElement !== one) continue
    const { name, wrong } = look()
    found.push(...wrong.filter((what) => what !== 'focus is not shown').map((w) => `${w}: ${name}`))
  }
  return found
}

/** Runs in the page: finds content that is too wide, cut off, or squeezed by bars. */
async function lookForRoom(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const found: string[] = []
  const nameOf = (one: Element) =>
    `${one.tagName} ${one.className} ${one.textContent}`.slice(0, 120)
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`scrolls sideways by ${document.documentElement.scrollWidth - innerWidth} px`)
  for (const one of document.body.querySelectorAll<HTMLElement>('*')) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(one)
    if (overflowX === 'visible' || clipPath !== 'none' || one.clientWidth < 2) continue
    if (one.closest('[data-page-frame], [role=tablist], svg') || !one.textContent) continue
    if (!one.checkVisibility({ visibilityProperty: true })) continue
    const wider = one.scrollWidth - one.clientWidth
    const higher = one.scrollHeight - one.clientHeight
    if (wider > 1) found.push(`${wider} px too wide: ${nameOf(one)}`)
    if (higher > 1 && overflowY !== 'auto' && overflowY !== 'scroll')
      found.push(`${higher} px are cut off: ${nameOf(one)}`)
  }
  const isOpen = document.querySelector('[role=dialog], [role=alertdialog]')
  const isBar = (one: Element | null): boolean =>
    one !== null &&
    !one.matches('[data-toast]') &&
    (getComputedStyle(one).position === 'fixed' || isBar(one.parentElement))
  let taken = 0
  for (let y = 4; y < innerHeight; y += 8)
    if (!isOpen && isBar(document.elementFromPoint(innerWidth / 2, y))) taken += 8
  if (taken > innerHeight / 2) found.push(`bars take ${taken} of ${innerHeight} px`)
  return found
}
