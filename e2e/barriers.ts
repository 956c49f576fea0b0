import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds wrong on the page, once nothing on it moves: a colour on its way to another has no contrast to judge. */
export async function barriers(page: Page, rules: string[] = []): Promise<string[]> {
  await page.evaluate(async () => {
    // what a new colour scheme starts is known after the next frame only
    await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
  })
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
}
