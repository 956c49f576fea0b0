import type { Help } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { helpSaid } from '../../text/explained.ts'
import { More } from './more.tsx'
import { Section } from './section.tsx'
import { ShowButton } from './show-button.tsx'

/** How many places are listed before "more". */
const shownAtOnce = 3

/** Free help: the sender's office first, then places that give advice for little or no money. */
export function HelpCard({ help = [] }: { help: Help[] | undefined }) {
  if (help.length === 0) return null
  const more = help.slice(shownAtOnce)
  return (
    <Section title={detailText.help}>
      <Places help={help.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <More label={detailText.moreHelp({ count: more.length })}>
          <Places help={more} />
        </More>
      )}
    </Section>
  )
}

function Places({ help }: { help: Help[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {help.map((place) => (
        <Place key={`${place.name} ${place.phone}`} place={place} />
      ))}
    </ul>
  )
}

const link = 'inline-flex min-h-11 items-center font-semibold text-accent underline'

function Place({ place }: { place: Help }) {
  const { address, phone, evidence } = place
  const { name, nameLang, does, lang } = helpSaid(place)
  const isPrinted = evidence[0] !== undefined
  return (
    <li className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">
          <bdi lang={nameLang}>{name}</bdi>
        </h3>
        <p lang={lang} className="text-small">
          {does}
        </p>
        <p className="flex flex-wrap gap-x-5 text-small">
          {phone && (
            <a className={`numbers ${link}`} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <span className="sr-only">{detailText.call({ name })}: </span>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {address && (
            <a className={link} href={address} target="_blank" rel="noopener noreferrer">
              {new URL(address).hostname.replace(/^www\./, '')}
              <span className="sr-only"> {detailText.newWindow}</span>
            </a>
          )}
        </p>
      </div>
      {isPrinted && (
        <span className="-my-2.5">
          <ShowButton label={detailText.numberOf({ name })} evidence={evidence[0]!} />
        </span>
      )}
    </li>
  )
}
