import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { focusNow, type Stop } from './focus.ts'

/** More than anybody would press on the way to something. */
const patience = 60

const hasFocus = (wanted: Locator) =>
  wanted.evaluateAll((all) => all.some((one) => one === document.activeElement))

/**
 * A keyboard and nothing else. Wherever the focus comes it must be seen: what is lost, covered or without a mark on the way there
 * ends the journey.
 */
export function keysOf(page: Page) {
  async function isSeen(): Promise<void> {
    // what is taken away gives the focus on in the next frame
    await page.waitForFunction(() => document.activeElement !== document.body)
    await comesRight(({ wrong }) => wrong)
  }

  /** A list that lays itself out anew brings the focus along one frame later, on a busy machine some more. */
  async function comesRight(wrongOf: (stop: Stop) => string[]): Promise<string> {
    let name = ''
    const look = async () => {
      const stop = await focusNow(page)
      name = stop.name
      return wrongOf(stop).map((what) => `${what}: ${name}`)
    }
    await expect.poll(look, { timeout: 15_000 }).toEqual([])
    return name
  }

  /** Presses Tab (or another key) until what is wanted has the focus. */
  async function to(wanted: Locator, key = 'Tab'): Promise<void> {
    await wanted.waitFor()
    const passed: string[] = []
    for (let presses = 0; presses < patience; presses += 1) {
      if (await hasFocus(wanted)) return isSeen()
      await page.keyboard.press(key)
      // from the last thing on the page to the first the browser itself comes between
      passed.push(await comesRight(({ wrong }) => wrong.filter((what) => what !== 'focus is lost')))
    }
    throw new Error(`${String(wanted)} is not reached: ${passed.join(' | ')}`)
  }

  return {
    to,
    isSeen,
    /** Reaches a button or link and presses it. */
    async press(wanted: Locator, key = 'Tab'): Promise<void> {
      await to(wanted, key)
      await page.keyboard.press('Enter')
    },
    async type(wanted: Locator, typed: string): Promise<void> {
      await to(wanted)
      await page.keyboard.type(typed)
    },
    /** Resolves when the focus has come to what is wanted by itself. */
    async arrives(wanted: Locator): Promise<void> {
      await wanted.and(page.locator(':focus')).waitFor()
      await isSeen()
    },
    /** Resolves when a screen is there: its name is said, and the focus is on it. */
    async arrivesAt(title: string): Promise<void> {
      await page
        .getByRole('status')
        .filter({ hasText: `${title} · ` })
        .waitFor()
      await page.waitForFunction(() => document.activeElement?.closest('main'))
    },
  }
}

export type Keys = ReturnType<typeof keysOf>
