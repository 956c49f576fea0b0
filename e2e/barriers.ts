import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong on the page, once nothing on it moves: a colour on its way to another has no contrast to judge. */
export async function barriers(page: Page, rules: string[] = []): Promise<string[]> {
  // once for each page: half a megabyte takes longer to hand over than to look by
  if (!(await page.evaluate(isPrepared))) {
    await page.evaluate(source)
    await page.evaluate(stopTransitions)
  }
  return page.evaluate(look, rules)
}

const isPrepared = () => 'axe' in globalThis

/** Runs in the page. Finishing them would not do: a colour that is inherited goes on its way anew, step by step with its parent's. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. */
async function look(rules: string[]): Promise<string[]> {
  // what a new colour scheme starts is known after the next frame only
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
