import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The violations that axe finds on the page after transitions have stopped, because contrast cannot be judged during one. */
export async function barriers(page: Page, rules: string[] = []): Promise<string[]> {
  // axe has half a megabyte, and sending it takes longer than running it, so it is sent once for each page.
  if (!(await page.evaluate(isPrepared))) {
    await page.evaluate(source)
    await page.evaluate(stopTransitions)
  }
  return page.evaluate(look, rules)
}

const isPrepared = () => 'axe' in globalThis

/** Runs in the page. Finishing the transitions is not enough, because an inherited colour starts a new one for each parent. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. */
async function look(rules: string[]): Promise<string[]> {
  // Animations of a new colour scheme start only in the next frame.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
  const { axe } = globalThis as unknown as { axe: typeof Axe }
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: rules }),
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
}
