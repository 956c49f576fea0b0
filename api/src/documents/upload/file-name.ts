import { limits } from '../../http/limits.ts'

/** A name to show: no folders, no control characters, no direction marks that make `exe` look like `pdf`. */
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

/** `Content-Disposition` for saving under this name (RFC 6266, RFC 8187). */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
