import type { Page } from 'playwright-core'
import { noted } from './watch.ts'

const screens = ['/', '/documents', '/documents/1', '/due', '/upload', '/settings', '/share']

/** The layout shift of each main screen while it loads, and which elements moved. */
export async function measureShifts(
  page: Page,
  address: string,
): Promise<{ screen: string; shift: number; moved: string }[]> {
  const shifts: { screen: string; shift: number; moved: string }[] = []
  for (const screen of screens) {
    await page.goto(address + screen)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const { shift, moved } = await noted(page)
    shifts.push({ screen, shift, moved: [...new Set(moved)].slice(0, 3).join(' | ') })
  }
  return shifts
}
