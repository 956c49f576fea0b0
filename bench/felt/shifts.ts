import type { Page } from 'playwright-core'
import { noted } from './watch.ts'

const screens = ['/', '/documents', '/documents/1', '/due', '/upload', '/settings', '/share']

/** What moves by itself while each main screen comes, opened anew: the layout shift of each, and what moved. */
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
