import type { Term } from '@brieflotse/contract'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type GermanTextPart, termFinder } from './terms-in-text.ts'
import { termSaid } from '../../text/explained.ts'
import { language as shownLanguage } from '../../text/in-language.ts'

const Finder = createContext(termFinder([]))

/** Provides the explained terms of this letter to the components inside. */
export function KnownTerms({ terms, children }: { terms: Term[]; children: ReactNode }) {
  const finder = useMemo(() => termFinder(terms), [terms])
  return <Finder value={finder}>{children}</Finder>
}

/** Returns a function that splits a text at the explained terms of this letter. */
export function useTermFinder(): (text: string) => GermanTextPart[] {
  return useContext(Finder)
}

type Props = {
  text: string
  /** Whether explained words are Tab stops. */
  reachable?: boolean
}

/** German text of the letter. Explained terms have a dotted line and open their meaning below the text. */
export function GermanWords({ text, reachable = true }: Props) {
  const pieces = useContext(Finder)(text)
  const [open, setOpen] = useState<Term | null>(null)
  const said = open && termSaid(open)
  return (
    <>
      {pieces.map((piece, index) =>
        piece.term ? (
          <Word
            key={index}
            text={piece.text}
            isOpen={piece.term === open}
            reachable={reachable}
            onToggle={() => setOpen(piece.term === open ? null : piece.term)}
          />
        ) : (
          piece.text
        ),
      )}
      <span aria-live="polite" lang={shownLanguage}>
        {open && said && (
          <span className="my-1 block rounded-small bg-surface px-3 py-2 text-small text-ink">
            <strong lang="de">{open.term}</strong>: <span lang={said.lang}>{said.meaning}</span>
          </span>
        )}
      </span>
    </>
  )
}

type WordProps = { text: string; isOpen: boolean; reachable: boolean; onToggle: () => void }

function Word({ text, isOpen, reachable, onToggle }: WordProps) {
  return (
    <button
      type="button"
      lang="de"
      tabIndex={reachable ? undefined : -1}
      aria-expanded={isOpen}
      onClick={onToggle}
      className="inline max-w-full text-start hyphens-auto underline decoration-accent decoration-dotted decoration-2 underline-offset-4 hover:decoration-solid aria-expanded:decoration-solid"
    >
      {text}
    </button>
  )
}
