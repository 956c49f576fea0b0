import { type Document, responseTitleSaid, type User } from '@brieflotse/contract'
import { draftWriter, keepLetter, saveProfile, type ShownLetter } from '@brieflotse/offline'
import { type ReactNode, useRef, useState } from 'react'
import { responsesText } from '../text/responses.ts'
import { Confirm } from '../ui/confirm.tsx'
import { useSignedIn } from '../session/session.ts'
import { isChangedByUser, notifyMade } from './open-letter.ts'
import { textKey } from './responses.ts'
import { changedIn } from './sender-fields.tsx'
import type { Answering } from './use-answering.ts'

type Wanted = {
  answering: Answering
  user: User
  document: Pick<Document, 'id' | 'title'>
  /** The text to create. */
  text: string
  /** The existing letter that it replaces. */
  open: ShownLetter | null
  onMade: (text: string) => void
  onDone: () => void
}

type Generating = {
  ask: () => void
  busy: boolean
  failed: boolean
  /** Counts the created letters. */
  turn: number
  /** The confirmation dialog that protects the user's own edits from being replaced. */
  question: ReactNode
}

/** Creates or replaces the letter of a kind. */
export function useGenerate({
  answering,
  user,
  document,
  text,
  open,
  ...told
}: Wanted): Generating {
  const { db } = useSignedIn()
  const [busy, setBusy] = useState(false)
  // a ref, because the state `busy` is outdated until the next render
  const running = useRef(false)
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const [asking, setAsking] = useState(false)
  const { kind, made, sender, withCopy } = answering

  const generate = async () => {
    const changed = changedIn(sender, user)
    if (changed) await saveProfile(db, changed)
    const { entryId } = await keepLetter(db, document.id, {
      titleSaid: responseTitleSaid(document.title),
      responseType: kind,
      content: text,
      ...(withCopy && { copies: [document.id] }),
    })
    told.onMade(text)
    if (open) await draftWriter(db, textKey(open)).drop()
    await notifyMade(db, entryId)
    setTurn((before) => before + 1)
    told.onDone()
  }
  const run = async (isSure: boolean) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailed(false)
    try {
      const whole = { made: made[kind], text }
      if (!isSure && (await isChangedByUser(db, document.id, kind, whole))) setAsking(true)
      else await generate()
    } catch (error) {
      console.error(error)
      setFailed(true)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const question = asking && (
    <Confirm
      title={responsesText.anewTitle}
      text={responsesText.anewText}
      yes={responsesText.anew}
      onYes={() => void run(true)}
      onClose={() => setAsking(false)}
    />
  )
  return { ask: () => void run(false), busy, failed, turn, question }
}
