import type { ReactNode } from 'react'

/** Line drawings of phone screens and of the controls to touch, on a grid of 64. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className="size-16 fill-none stroke-ink"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

const accent = 'stroke-accent'
const washed = 'fill-accent-wash stroke-accent'

/** The share button of an iPhone: a box with an arrow. */
export function ShareButton() {
  return (
    <Drawing>
      <path d="M18 27h-3v27h34V27h-3" />
      <path className={accent} d="M32 42V12M24 19l8-8 8 8" />
    </Drawing>
  )
}

export function AddToHome() {
  return (
    <Drawing>
      <rect className="fill-surface" x="8" y="18" width="48" height="28" rx="5" />
      <path d="M14 32h22" />
      <rect className={washed} x="41" y="26" width="12" height="12" rx="3" />
      <path className={accent} d="M47 29v6M44 32h6" />
    </Drawing>
  )
}

export function OnHomeScreen() {
  return (
    <Drawing>
      <rect className="fill-surface" x="17" y="6" width="30" height="52" rx="5" />
      <path d="M28 11h8" />
      <rect x="22" y="18" width="8" height="8" rx="2" />
      <rect x="34" y="18" width="8" height="8" rx="2" />
      <rect className={washed} x="22" y="30" width="8" height="8" rx="2" />
      <path className={accent} d="m22.500 31.500 3.500 3 3.500-3" />
    </Drawing>
  )
}

/** A browser menu: three dots and the list below. */
export function BrowserMenu() {
  return (
    <Drawing>
      <path className={accent} strokeWidth="4" d="M48 12v.1M48 20v.1M48 28v.1" />
      <rect className="fill-surface" x="8" y="18" width="32" height="38" rx="4" />
      <path d="M14 28h20M14 37h14M14 46h18" />
    </Drawing>
  )
}

/** Two tiles of the Shortcuts app, one above the other. */
export function ShortcutTiles() {
  return (
    <Drawing>
      <rect
        className={washed}
        x="12"
        y="20"
        width="26"
        height="26"
        rx="6"
        transform="rotate(-12 25 33)"
      />
      <rect
        className="fill-surface"
        x="26"
        y="18"
        width="26"
        height="26"
        rx="6"
        transform="rotate(12 39 31)"
      />
      <path className={accent} d="M39 26v10M34 31h10" />
    </Drawing>
  )
}

/** Actions in a row, as a Shortcut lists them. */
export function ShortcutActions() {
  return (
    <Drawing>
      <rect className="fill-surface" x="9" y="8" width="46" height="13" rx="3" />
      <rect className="fill-surface" x="9" y="26" width="46" height="13" rx="3" />
      <rect className={washed} x="9" y="44" width="46" height="13" rx="3" />
      <path d="M15 14.500h18M15 32.500h26" />
      <path className={accent} d="M15 50.500h22M32 21v5M32 39v5" />
    </Drawing>
  )
}

/** A forwarded mail: an arrow between two envelopes. */
export function ForwardedMail() {
  return (
    <Drawing>
      <path className="fill-surface" d="M8 14h32v22H8z" />
      <path d="m8.500 14.500 15.500 12 15.500-12" />
      <path className={accent} d="M26 48h26M45 41l7 7-7 7" />
    </Drawing>
  )
}
