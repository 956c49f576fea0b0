import type { ReactNode } from 'react'

type Props = { className?: string }

function Scene({
  viewBox,
  className = '',
  children,
}: Props & { viewBox: string; children: ReactNode }) {
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className={`fill-none stroke-ink ${className}`}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

const washed = 'fill-accent-wash'
const accent = 'stroke-accent'

/** A letter comes out of its envelope. */
export function OpenedEnvelope({ className = '' }: Props) {
  return (
    <Scene viewBox="0 0 96 72" className={className}>
      <path className={washed} d="M16 30 48 8l32 22v34H16z" />
      <path className="fill-surface" d="M26 16h44v34L48 60 26 50z" />
      <path className={accent} d="M33 24h18M33 31h30M33 38h24" />
      <path className={washed} d="M16 30v34h64V30L48 52z" />
      <path d="M16 64l24-17M80 64 56 47" />
    </Scene>
  )
}

/** A page under the phone that photographs it. */
export function PhonePhoto({ className = '' }: Props) {
  return (
    <Scene viewBox="0 0 96 72" className={className}>
      <path className="fill-surface" d="M14 20h42v46H14z" />
      <path d="M21 30h20M21 37h28M21 44h28M21 51h16" />
      <rect className={washed} x="48" y="8" width="34" height="54" rx="5" />
      <path d="M61 13h8" />
      <path className={accent} d="M55 28v-6h6M75 28v-6h-6M55 42v6h6M75 42v6h-6" />
      <path d="M60 31h10M60 35h10M60 39h6" />
    </Scene>
  )
}

/** Pages kept in a tray. */
export function PageTray({ className = '' }: Props) {
  return (
    <Scene viewBox="0 0 96 72" className={className}>
      <path className="fill-surface" d="M30 6h34l8 8v38H30z" />
      <path d="M64 6v8h8" />
      <path className="fill-surface" d="M22 14h34l8 8v30H22z" />
      <path d="M56 14v8h8" />
      <path className={accent} d="M30 28h18M30 35h26" />
      <path className={washed} d="M10 44h24l4 7h20l4-7h24v20H10z" />
    </Scene>
  )
}

/** The pilot boat brings a letter past the lighthouse. */
export function PilotBoat({ className = '' }: Props) {
  return (
    <Scene viewBox="0 0 320 200" className={className}>
      <path className="fill-accent-wash stroke-none" d="M86 46 300 8v84L86 58z" />
      <path className="fill-surface" d="M62 66 52 152h40L82 66z" />
      <path
        className="fill-accent-wash stroke-none"
        d="M59.800 86h24.400l2.400 20H57.400zM55.200 126h33.600l2.400 20H52.800z"
      />
      <path d="M62 66 52 152h40L82 66" />
      <path className="fill-surface" d="M60 46 72 34l12 12v20H60z" />
      <path d="M54 66h36M60 46h24M72 34v-8" />
      <path className={accent} d="M68 52h8v8h-8z" />
      <path className={washed} d="M22 152c10-8 22-8 30 0h40c10-6 20-6 26 0" />
      <path className="fill-surface" d="M206 82h62v40h-62z" />
      <path className={accent} d="M206 82l31 24 31-24" />
      <path className="fill-surface" d="M166 122h134c-4 16-12 26-24 32h-84c-14-6-22-16-26-32z" />
      <path d="M176 134h112" />
      <path className={washed} d="M178 122v-20h18v20" />
      <path d="M187 102V86" />
      <path className={accent} d="M187 86h14l-4 5 4 5h-14" />
      <path d="M12 160c12 8 24 8 36 0 12 8 24 8 36 0 12 8 24 8 36 0 12 8 24 8 36 0 12 8 24 8 36 0 12 8 24 8 36 0 12 8 24 8 36 0 12 8 24 8 36 0" />
      <path
        className="stroke-line-strong"
        d="M60 178c10 6 20 6 30 0 10 6 20 6 30 0M196 178c10 6 20 6 30 0 10 6 20 6 30 0"
      />
    </Scene>
  )
}

/** Open water, for an address where nothing is. */
export function OpenWater({ className = '' }: Props) {
  return (
    <Scene viewBox="0 0 160 96" className={className}>
      <path className={washed} d="M66 40 80 28l14 12v18H66z" />
      <path d="M66 40l14 10 14-10" />
      <path d="M14 66c9 6 18 6 27 0 9 6 18 6 27 0 9 6 18 6 27 0 9 6 18 6 27 0 9 6 18 6 24 0" />
      <path className="stroke-line-strong" d="M38 80c9 6 18 6 27 0 9 6 18 6 27 0 9 6 18 6 27 0" />
    </Scene>
  )
}
