import { yourDataText } from '../text/your-data.ts'

const words = yourDataText.devices

/** "Chrome on Android", which is how a device is stored (`deviceLabel` in the contract), as the reader's language says it. */
export function deviceName(label: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(label) ?? []
  if (!browser || !system) return label
  return words.on({
    browser: browser === 'Browser' ? words.browser : browser,
    system: system === 'this device' ? words.system : system,
  })
}
