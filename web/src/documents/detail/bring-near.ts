/** Margin before a mark that is wider than its frame, in pixels. */
const before = 12

/** Scrolls only the frame around the page until the mark is in its centre, or at its start edge if the mark is too wide. */
export function bringNear(mark: Element) {
  const frame = mark.closest('[data-page-frame]')
  if (!frame) return
  const [inner, outer] = [mark.getBoundingClientRect(), frame.getBoundingClientRect()]
  const isWide = inner.width > outer.width - 2 * before
  const middle = inner.left + inner.width / 2 - outer.left - outer.width / 2
  frame.scrollBy({
    left: isWide ? inner.left - outer.left - before : middle,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
  })
}
