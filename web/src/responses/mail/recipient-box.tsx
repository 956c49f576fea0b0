import { mailText } from '../../text/mail.ts'
import type { MailPlan } from './mail-plan.ts'

/** The recipient of the letter: the sender of the answered document. */
export function RecipientBox({ sender }: Pick<MailPlan, 'sender'>) {
  if (sender === undefined) return null
  return (
    <section aria-label={mailText.recipient} className="rounded-box bg-sunken p-4">
      <h4 className="font-semibold">{mailText.recipient}</h4>
      {sender === null ? (
        <p role="alert" className="mt-2 text-late">
          {mailText.noSender}
        </p>
      ) : (
        <>
          <p className="mt-0.5 mb-3 text-small text-muted">{mailText.recipientNote}</p>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
            <Row label={mailText.name} value={sender.name} wide />
            <Row label={mailText.street} value={sender.street} />
            <Row label={mailText.houseNumber} value={sender.house_number} />
            <Row label={mailText.zip} value={sender.zip} />
            <Row label={mailText.city} value={sender.city} />
          </dl>
        </>
      )}
    </section>
  )
}

type RowProps = { label: string; value: string | null; wide?: boolean }

function Row({ label, value, wide = false }: RowProps) {
  return (
    <div className={wide ? 'col-span-full' : ''}>
      <dt className="text-tiny text-muted">{label}</dt>
      <dd className="wrap-anywhere">
        {value ? (
          <bdi lang="de">{value}</bdi>
        ) : (
          <span className="text-muted">{mailText.unknown}</span>
        )}
      </dd>
    </div>
  )
}
