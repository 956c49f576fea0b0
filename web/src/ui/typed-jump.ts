import { type KeyboardEvent, useRef } from 'react'

/** Letters typed within this time belong to one word, in milliseconds. Source: specification, section 9. */
const resetAfter = 1000

/** Finds the next entry that starts with the typed letters. The same letter repeatedly cycles through all entries that start with it. */
export function useTypedJump() {
  const typed = useRef({ letters: '', at: 0 })
  return (event: KeyboardEvent, labels: string[], current: number): number | undefined => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey) return
    const { letters, at } = typed.current
    const fresh = event.timeStamp - at > resetAfter
    const all = (fresh ? '' : letters) + event.key.toLowerCase()
    typed.current = { letters: all, at: event.timeStamp }
    const repeated = [...all].every((letter) => letter === all[0])
    const wanted = repeated ? (all[0] ?? '') : all
    const first = repeated ? current + 1 : current
    for (let step = 0; step < labels.length; step++) {
      const index = (first + step + labels.length) % labels.length
      if (labels[index]?.toLowerCase().startsWith(wanted)) return index
    }
    return
  }
}
