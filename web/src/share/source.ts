import type { HeldShare } from '@brieflotse/offline'

/** The initial content of the form. `shareId`: a share stored on this device until the user decides. */
export type ShareSource = {
  key: string
  shareId: string | null
  title: string
  text: string
  url: string
  files: File[]
  leftOut: HeldShare['leftOut']
}

/** Selects what to show first: the share named in the URL, the URL's own text, the oldest share, or an empty form. */
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

/** The text of a mail with its subject above (it becomes the title of the letter) and its URL below, unless the text contains them already. */
export function wholeText({ title, url }: ShareSource, content: string): string {
  const subject = title.replace(/\s+/g, ' ').trim()
  const [first = ''] = content.trim().split('\n', 1)
  const above = subject && !first.includes(subject) ? `${subject}\n\n` : ''
  const below = url.trim() && !content.includes(url.trim()) ? `\n\n${url.trim()}` : ''
  return above + content.trim() + below
}
