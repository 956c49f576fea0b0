import type { Document } from '@brieflotse/contract'
import { currentUser, type ShownLetter } from '@brieflotse/offline'
import { factsOf, layOut, layoutProfiles, type Measure, writerOf } from '@brieflotse/writing'
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { dayOf } from '../ui/format.ts'
import { useSignedIn } from '../session/session.ts'
import { useAnswered } from './responses.ts'

/** The recipient: the sender of the answered document, or the stored address if that document is gone. */
function addresseeOf({ recipientName, recipientAddress }: ShownLetter, document: Document | null) {
  if (document?.explanation) {
    return factsOf({ ...document, explanation: document.explanation }).addressee
  }
  const {
    address: street,
    zip,
    city,
  } = recipientAddress ?? { address: null, zip: null, city: null }
  return { name: recipientName, street, zip, city }
}

type Props = { letter: ShownLetter; document: Document | null }

/** The printed letter in the layout of DIN 5008 (form B). It uses the same layout code as the PDF, with the app's own font. */
export function DinPages({ letter, document }: Props) {
  const { db } = useSignedIn()
  const user = useLiveQuery(() => currentUser(db), [db])
  const laidOut = useMemo(() => {
    if (!user) return null
    const paper = {
      writer: writerOf(user),
      addressee: addresseeOf(letter, document),
      writtenOn: dayOf(new Date(letter.generatedDate)),
      text: letter.content,
      signature: null,
      enclosures: (letter.attachments ?? []).map(({ title }) => `Kopie: ${title}`),
    }
    return layOut(paper, layoutProfiles.home, measureWith(canvas()))
  }, [user, document, letter])
  if (!laidOut) return null
  return createPortal(
    <div aria-hidden="true" className="din hidden print:block">
      {laidOut.pages.map((lines, number) => (
        <div key={number} className="din-page">
          {number === 0 &&
            laidOut.marks.map((y) => (
              <span key={y} className="din-mark" style={{ top: `${y}mm` }} />
            ))}
          {lines.map(({ x, y, text, size, bold }) => (
            <span
              key={`${x} ${y}`}
              lang="de"
              style={{
                left: `${x}mm`,
                // the baseline of a line without leading is four fifths of the font size below its top
                top: `calc(${y}mm - ${size * 0.8}pt)`,
                fontSize: `${size}pt`,
                fontWeight: bold ? 700 : 400,
              }}
            >
              {text}
            </span>
          ))}
        </div>
      ))}
    </div>,
    // a portal beside the app, so that the app itself takes no space in print
    globalThis.document.body,
  )
}

/** The printed version of a letter that is open in a dialog. */
export function LetterOnPaper({ letter }: { letter: ShownLetter }) {
  const document = useAnswered(letter.documentId)
  return document === undefined ? null : <DinPages letter={letter} document={document} />
}

function canvas(): CanvasRenderingContext2D | null {
  return globalThis.document.createElement('canvas').getContext('2d')
}

const mmPerPixel = 25.4 / 96
/** Font size for measuring, in pixels: large, so that rounding errors stay small. */
const measured = 100

/** Measures texts in the font of the page, in millimetres; assumes half an em per character if no canvas is available. */
function measureWith(context: CanvasRenderingContext2D | null): Measure {
  const family = getComputedStyle(globalThis.document.body).fontFamily
  return (text, size, bold) => {
    const pixels = (size * 96) / 72
    if (!context) return text.length * pixels * 0.5 * mmPerPixel
    context.font = `${bold ? 700 : 400} ${measured}px ${family}`
    return (context.measureText(text).width / measured) * pixels * mmPerPixel
  }
}
