import type { ShownLetter } from '@brieflotse/offline'
import { useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { mailText } from '../text/mail.ts'
import { responsesText } from '../text/responses.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { useFocusNext } from '../ui/focus.ts'
import { dayOf, dayText, momentText } from '../ui/format.ts'
import { useCardMenu } from '../ui/long-press.ts'
import { Menu } from '../ui/menu.tsx'
import { paths } from '../ui/paths.ts'
import { canBeMailed } from '../posting/mail-state.ts'
import { MailBadge } from '../posting/mail-badge.tsx'
import { useMailState } from '../posting/use-mail-state.ts'
import { downloadLetter } from './download.ts'
import { kindLabel } from './responses.ts'
import { letterTitle } from '../ui/message-text.tsx'

type Props = {
  letter: ShownLetter
  onView: () => void
  onMail: () => void
  onErase: () => void
}

export function LetterCard({ letter, onView, onMail, onErase }: Props) {
  const { id, clientId, generatedDate, responseType } = letter
  const title = letterTitle(letter)
  const { state } = useMailState(letter)
  // the accessible names contain the time, because several responses to a letter can have the same day
  const moment = momentText(generatedDate)
  const named = `${title}, ${kindLabel(responseType)}, ${moment}`
  const { at, press, more, openBelowButton, close } = useCardMenu()
  const item = useRef<HTMLLIElement>(null)
  const navigate = useNavigate()
  useFocusNext(item)
  return (
    <li ref={item}>
      <article
        {...press}
        className="relative flex items-start gap-4 rounded-box border border-line bg-surface p-4 shadow-card transition-colors duration-150 [-webkit-touch-callout:none] pointer-coarse:select-none hover:border-line-strong sm:p-5"
      >
        <span className="mt-0.5 hidden size-11 shrink-0 place-items-center rounded-small bg-accent-wash text-accent sm:grid">
          <Icon name="page" />
        </span>
        <div className="min-w-0 flex-1">
          <CardHead letter={letter} moment={moment} onView={onView} />
          <div className="mt-2 empty:hidden">
            <MailBadge letter={letter} />
          </div>
          {id === null && (
            <p className="mt-2 flex gap-2 text-small text-muted">
              <Icon name="clock" className="mt-0.5 size-4.5!" />
              {responsesText.waiting}
            </p>
          )}
        </div>
        <div className="relative -my-1.5 -me-2 flex flex-col sm:flex-row">
          <IconButton label={responsesText.eraseOf({ title: named })} onClick={onErase}>
            <Icon name="erase" />
          </IconButton>
          <IconButton
            ref={more}
            label={responsesText.menu({ title: named })}
            aria-haspopup="menu"
            aria-expanded={at !== null}
            onClick={openBelowButton}
          >
            <Icon name="more" />
          </IconButton>
        </div>
      </article>
      {at && (
        <Menu
          label={responsesText.menu({ title: named })}
          at={at}
          onClose={close}
          items={[
            {
              label: responsesText.view,
              icon: 'view',
              onSelect: () => void navigate(paths.response(id ?? clientId ?? '')),
            },
            {
              label: responsesText.downloadLetter,
              icon: 'page',
              onSelect: () => downloadLetter(letter),
            },
            ...(canBeMailed(state)
              ? [{ label: mailText.sendItem, icon: 'letter' as const, onSelect: onMail }]
              : []),
            { label: responsesText.erase, icon: 'erase', danger: true, onSelect: onErase },
          ]}
        />
      )}
    </li>
  )
}

/** The title, which opens the letter, with its kind and its day. */
function CardHead({
  letter,
  moment,
  onView,
}: {
  letter: ShownLetter
  moment: string
  onView: () => void
}) {
  const label = useId()
  const day = dayText(dayOf(new Date(letter.generatedDate)))
  return (
    <>
      <h2 className="text-base leading-snug text-pretty">
        <button
          type="button"
          onClick={onView}
          id={label}
          aria-labelledby={`${label} ${label}-about ${label}-at`}
          className="text-start after:absolute after:inset-0 after:rounded-box focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-accent"
        >
          {letterTitle(letter)}
        </button>
      </h2>
      <p id={`${label}-about`} className="mt-1 text-small text-muted">
        <span>{kindLabel(letter.responseType)} · </span>
        <span className="inline-block">{responsesText.on({ date: day })}</span>
      </p>
      <span id={`${label}-at`} hidden>
        {moment}
      </span>
    </>
  )
}
