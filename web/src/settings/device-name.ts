import { yourDataText } from '../text/your-data.ts'

const words = yourDataText.devices

/** Translates "Chrome on Android", the stored form of a device name (`deviceLabel` in the contract package). */
export function deviceName(label: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(label) ?? []
  if (!browser || !system) return label
  return words.on({
    browser: browser === 'Browser' ? words.browser : browser,
    system: system === 'this device' ? words.system : system,
  })
}
