import { type LetterFacts, type ResponseKind, responseKinds, offersFor } from '@brieflotse/writing'
import { useId } from 'react'
import { responsesText } from '../text/responses.ts'

type Props = {
  facts: LetterFacts
  proposals: ResponseKind[]
  kind: ResponseKind
  onKind: (kind: ResponseKind) => void
}

/** Chooses the kind of response: the few that fit, each with a description, and a list of all. */
export function KindChoice({ facts, proposals, kind, onKind }: Props) {
  const id = useId()
  const offers = offersFor(facts)
  const groups = [
    { label: responsesText.fits, offers: offers.filter(({ fits }) => fits) },
    { label: responsesText.others, offers: offers.filter(({ fits }) => !fits) },
  ]
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{responsesText.proposed}</legend>
        {proposals.map((one) => (
          <label
            key={one}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 rounded-box border border-line-strong bg-surface px-4 py-3 transition-colors duration-150 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              value={one}
              checked={one === kind}
              aria-labelledby={`${id}-${one}`}
              aria-describedby={`${id}-${one}-does`}
              onChange={() => onKind(one)}
              className="mt-0.5 size-5 shrink-0 outline-none"
            />
            <span id={`${id}-${one}`} className="font-semibold">
              {responsesText.kinds[one]}
            </span>
            <span id={`${id}-${one}-does`} className="col-start-2 text-small text-muted">
              {responsesText.does[one]}
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
          {responsesText.type}
        </label>
        <select
          id={id}
          value={kind}
          aria-describedby={`${id}-does`}
          onChange={({ target }) => {
            const chosen = responseKinds.find((one) => one === target.value)
            if (chosen) onKind(chosen)
          }}
          className="min-h-12 w-full rounded-small border border-line-strong bg-surface py-2 ps-4 pe-11 text-ink hover:border-ink"
        >
          {groups.map(
            (group) =>
              group.offers.length > 0 && (
                <optgroup key={group.label} label={group.label}>
                  {group.offers.map((offer) => (
                    <option key={offer.kind} value={offer.kind}>
                      {responsesText.kinds[offer.kind]}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </select>
        {/* the proposals above contain their own description */}
        <p
          id={`${id}-does`}
          hidden={proposals.includes(kind)}
          className="mt-1 text-small text-muted"
        >
          {responsesText.does[kind]}
        </p>
      </div>
    </div>
  )
}
