import type { Page } from 'playwright-core'
import { letNames } from './watch.ts'

/** More rows than all flings together pass. */
const rows = 600

/**
 * The reference for scrolling: the current rows of the list, repeated on a page of their own with the same styles and no script.
 * Late frames there are due to drawing, and no list could do better on this machine.
 */
export async function openPlain(list: Page): Promise<Page> {
  const { html, styles } = await list.evaluate(copyRows, rows)
  const plain = await list.context().newPage()
  await letNames(plain)
  // A page of the same server, so that its styles and fonts apply.
  await plain.goto(new URL('/early.json', list.url()).href)
  await plain.setContent(
    `<!doctype html><html lang="en"><head>${styles}</head><body>${html}</body>`,
  )
  await plain.locator('[data-row]').first().waitFor()
  return plain
}

/** Runs in the page. Copies the list with its surroundings, which have to be drawn too. */
function copyRows(count: number): { html: string; styles: string } {
  const body = document.body.cloneNode(true) as HTMLElement
  for (const script of body.querySelectorAll('script')) script.remove()
  const list = body.querySelector('li[data-row]')?.parentElement
  const rows = [...body.querySelectorAll('li[data-row]:not([aria-busy])')]
  list?.replaceChildren()
  for (let at = 0; at < count; at += 1) list?.append(rows[at % rows.length]!.cloneNode(true))
  const styles = [...document.querySelectorAll('link[rel=stylesheet], meta[name=viewport]')]
  const absolute = styles.map((style) => {
    const copy = style.cloneNode() as HTMLElement
    if (style instanceof HTMLLinkElement) copy.setAttribute('href', style.href)
    return copy.outerHTML
  })
  return { html: body.innerHTML, styles: absolute.join('') }
}
