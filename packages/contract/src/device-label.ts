/** A readable name for the device of a user agent, such as "Firefox on Android". */
export function deviceLabel(agent: string): string {
  const first = (table: [RegExp, string][], otherwise: string) =>
    table.find(([sign]) => sign.test(agent))?.[1] ?? otherwise
  const browser = first(
    [
      [/Edg/, 'Edge'],
      [/SamsungBrowser/, 'Samsung Internet'],
      [/OPR\//, 'Opera'],
      [/Firefox|FxiOS/, 'Firefox'],
      [/Chrome|CriOS/, 'Chrome'],
      [/Safari/, 'Safari'],
    ],
    'Browser',
  )
  const system = first(
    [
      [/iPhone/, 'iPhone'],
      [/iPad/, 'iPad'],
      [/Android/, 'Android'],
      [/Windows/, 'Windows'],
      [/Mac OS X/, 'Mac'],
      [/CrOS/, 'Chromebook'],
      [/Linux/, 'Linux'],
    ],
    'this device',
  )
  return `${browser} on ${system}`
}
