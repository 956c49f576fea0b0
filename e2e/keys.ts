import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { focusNow, type Stop } from './focus.ts'

/** More key presses than anybody would need to reach an element. */
const patience = 60

const hasFocus = (wanted: Locator) =>
  wanted.evaluateAll((all) => all.some((one) => one === document.activeElement))

/** Controls the app by keyboard only. A focus that is lost, covered or without an indicator on the way fails the test. */
export function keysOf(page: Page) {
  async function isSeen(): Promise<void> {
    // When the focused element is removed, the app moves the focus in the next frame.
    await page.waitForFunction(() => document.activeElement !== document.body)
    await comesRight(({ wrong }) => wrong)
  }

  /** A list that renders again restores the focus one frame later, or more on a busy machine. */
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

  /** Presses Tab (or another key) until the element has the focus. */
  async function to(wanted: Locator, key = 'Tab'): Promise<void> {
    await wanted.waitFor()
    const passed: string[] = []
    for (let presses = 0; presses < patience; presses += 1) {
      if (await hasFocus(wanted)) return isSeen()
      await page.keyboard.press(key)
      // Between the last and the first element of the page, the focus goes through the browser itself.
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
    /** Resolves when the element has received the focus by itself. */
    async arrives(wanted: Locator): Promise<void> {
      await wanted.and(page.locator(':focus')).waitFor()
      await isSeen()
    },
    /** Resolves when a screen is open and its heading has the focus. */
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
