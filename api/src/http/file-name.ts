import { limits } from '../system/limits.ts'

/** Makes a file name safe to show: no folders, no control characters, and no direction marks that make `exe` look like `pdf`. */
export function cleanFileName(name: string | undefined, fallback: string): string {
  const last = (name ?? '').normalize('NFC').split(/[/\\]/).at(-1)!
  const visible = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (visible === '' || /^\.+$/.test(visible)) return fallback
  const characters = [...visible]
  if (characters.length <= limits.fileNameCharacters) return visible
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(visible)?.[0] ?? ''
  return characters.slice(0, limits.fileNameCharacters - ending.length).join('') + ending
}
