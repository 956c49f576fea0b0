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
    <Scene viewBox="0 0 360 208" className={className}>
      <defs>
        <linearGradient id="beam">
          <stop offset="0" className="[stop-color:var(--accent-wash)]" />
          <stop offset="1" className="[stop-color:var(--accent-wash)]" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill="url(#beam)" className="stroke-none" d="M92 47 356 6v104L92 59z" />
      <path
        className={washed}
        d="M20 166c2-14 12-20 26-18 2-10 14-12 20-6h36c8-6 20-2 22 8 12-2 20 4 22 16z"
      />
      <path className="fill-surface" d="M69 66h22l9 92H60z" />
      <path
        className={`${washed} stroke-none`}
        d="M67.2 84h25.6l2 20H65.2zM63.2 124h33.6l2 20H61.2z"
      />
      <path d="M69 66h22l9 92M69 66l-9 92" />
      <path d="M77 158v-12c0-4 6-4 6 0v12M78 112h4" />
      <path className="fill-surface" d="M69 46h22v20H69z" />
      <path className="fill-surface" d="M66 46 80 32l14 14z" />
      <path d="M62 66h36M80 32v-9M76 46v20M84 46v20" />
      <path className="fill-surface" d="M222 84h70v44h-70z" />
      <path className={accent} d="M222 85l35 27 35-27" />
      <path className={washed} d="M190 128v-24h20l6 24" />
      <path d="M195 110h12l1.5 7H195z" />
      <path d="M200 104V80" />
      <path className={accent} d="M200 80h18l-5 5.500 5 5.500h-18" />
      <path className="fill-surface" d="M178 128h142c-3 16-11 27-24 34h-90c-16-6-25-18-28-34z" />
      <path className={accent} d="M186 140h128" />
      <path d="M8 168c12 8 24 8 36 0 12 8 24 8 36 0 12 8 24 8 36 0 12 8 24 8 36 0 12 8 24 8 36 0 12 8 24 8 36 0 12 8 24 8 36 0 12 8 24 8 36 0 12 8 24 8 36 0 8 5 18 6 28 3" />
      <path
        className="stroke-line-strong"
        d="M52 188c10 6 20 6 30 0 10 6 20 6 30 0M214 188c10 6 20 6 30 0 10 6 20 6 30 0M140 200c8 5 16 5 24 0"
      />
    </Scene>
  )
}

/** A picture of open water, for the "not found" screen. */
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
