import type { ReactNode } from 'react'
import { Icon } from '../ui/drawings/icon.tsx'

/** A link to the provider's page where the payer confirms. It accepts only http(s) URLs, whatever the server sends. */
export function GoOn({ to, children }: { to: string; children: ReactNode }) {
  const url = URL.canParse(to, location.origin) ? new URL(to, location.origin) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return (
    <a
      href={url.href}
      className="inline-flex min-h-11 items-center justify-center gap-2 rounded-small bg-accent px-5 py-2 text-center leading-tight font-semibold text-on-accent transition-colors duration-150 hover:bg-accent-deep"
    >
      {children}
      <Icon name="right" className="size-5" />
    </a>
  )
}
