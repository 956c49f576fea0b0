import type { HeldShare } from '@brieflotse/offline'

/** Where the form is filled from. `shareId`: a share that is held on this device until the user decides. */
export type ShareSource = {
  key: string
  shareId: string | null
  title: string
  text: string
  url: string
  files: File[]
  leftOut: HeldShare['leftOut']
}

/** What to show first: the share that the address names, what stands in the address, the oldest share, or an empty form. */
export function pickSource(search: URLSearchParams, held: HeldShare[]): ShareSource {
  const named = held.find(({ id }) => id === search.get('held'))
  if (named) return ofShare(named)
  const [title, text, url] = ['title', 'text', 'url'].map((name) => search.get(name) ?? '')
  if (!search.has('held') && (title || text || url)) {
    const key = `from:${[title, text, url].join(' ').slice(0, 200)}`
    return { ...empty, key, title: title!, text: text!, url: url! }
  }
  return held[0] ? ofShare(held[0]) : empty
}

const empty: ShareSource = {
  key: 'new',
  shareId: null,
  title: '',
  text: '',
  url: '',
  files: [],
  leftOut: [],
}

function ofShare({ id, title, text, url, files, leftOut }: HeldShare): ShareSource {
  return {
    key: id,
    shareId: id,
    title,
    text,
    url,
    files: files.map(({ name, mimeType, bytes }) => new File([bytes], name, { type: mimeType })),
    leftOut,
  }
}

/**
 * The whole of a mail: its subject above the text, by which the letter is called, and its address below, unless the text begins with the
 * one and has the other already.
 */
export function wholeText({ title, url }: ShareSource, content: string): string {
  const subject = title.replace(/\s+/g, ' ').trim()
  const [first = ''] = content.trim().split('\n', 1)
  const above = subject && !first.includes(subject) ? `${subject}\n\n` : ''
  const below = url.trim() && !content.includes(url.trim()) ? `\n\n${url.trim()}` : ''
  return above + content.trim() + below
}
