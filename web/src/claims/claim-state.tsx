import type { Claim } from '@brieflotse/contract'
import { isSettled } from '@brieflotse/letter'
import { Icon, type IconName } from '../ui/drawings/icon.tsx'
import { claimText } from './claim-text.ts'

const icons: Record<Claim['state'], IconName> = {
  open: 'euro',
  started: 'clock',
  'partly-paid': 'check',
  paid: 'check',
  disputed: 'hand',
}

/** The payment state of a claim in a few words; renders nothing while it is open. */
export function ClaimStateText({ claim, className = '' }: { claim: Claim; className?: string }) {
  const said = claimText(claim)
  if (!said) return null
  return (
    <p className={`numbers flex items-center gap-1.5 text-small font-semibold ${className}`}>
      <Icon
        name={claim.state === 'paid' && !isSettled(claim) ? 'euro' : icons[claim.state]}
        className="size-5"
      />
      {said}
    </p>
  )
}
