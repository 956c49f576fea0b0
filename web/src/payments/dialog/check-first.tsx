import type { Caution } from '@brieflotse/contract'
import { stepsText } from '../../text/steps.ts'
import { Button } from '../../ui/button.tsx'
import { useChecked } from '../../ui/checked.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { SayingText } from '../../ui/saying-text.tsx'

/** Shown above the form if the letter has a caution and the user has not confirmed to have asked the sender. */
export function CheckFirst({ documentId, caution }: { documentId: number; caution: Caution }) {
  const check = useChecked((state) => state.check)
  const { says, plain, signs } = caution
  return (
    <section
      aria-labelledby="check-first"
      className="rounded-box border border-late-line bg-late-wash p-5 text-late"
    >
      <h3 id="check-first" className="flex items-start gap-2.5 text-lead font-semibold">
        <Icon name="alert" className="mt-0.5 shrink-0" />
        {stepsText.checkPay}
      </h3>
      <p className="mt-2 text-ink">
        <SayingText said={says} english={plain} />
      </p>
      <ul className="mt-2 ms-5 grid list-disc gap-1 text-ink">
        {signs.map((sign) => (
          <li key={sign.plain} className="wrap-anywhere">
            <SayingText said={[sign.said]} english={sign.plain} />
          </li>
        ))}
      </ul>
      <Button className="mt-4 bg-surface text-ink" onClick={() => check(documentId)}>
        {stepsText.checked}
      </Button>
    </section>
  )
}
