import type { ForwardingConfirmation, MailChecks } from '@brieflotse/contract'

type Service = { service: string; domains: string[]; code: RegExp; links: string[] }

/**
 * Mail services that ask for confirmation before they forward to an address: their sender, the form of their code, and the hosts of
 * their link.
 */
const services: Service[] = [
  {
    service: 'Gmail',
    domains: ['google.com', 'googlemail.com'],
    code: /\b\d{8,10}\b/,
    links: ['mail-settings.google.com', 'mail.google.com', 'isolated.mail.google.com'],
  },
  {
    service: 'Outlook',
    domains: ['microsoft.com', 'outlook.com', 'live.com', 'accountprotection.microsoft.com'],
    code: /\b\d{4,8}\b/,
    links: ['outlook.live.com', 'outlook.office.com', 'outlook.office365.com', 'account.live.com'],
  },
  {
    service: 'Yahoo',
    domains: ['yahoo.com', 'yahoo-inc.com', 'yahoo.de'],
    code: /\b\d{5,8}\b/,
    links: ['mail.yahoo.com', 'login.yahoo.com'],
  },
  {
    service: 'GMX',
    domains: ['gmx.net', 'gmx.de', 'gmxnet.de'],
    code: /\b\d{5,8}\b/,
    links: ['www.gmx.net', 'navigator.gmx.net', 'link.gmx.net'],
  },
  {
    service: 'WEB.DE',
    domains: ['web.de'],
    code: /\b\d{5,8}\b/,
    links: ['web.de', 'navigator.web.de', 'link.web.de'],
  },
]

const asks = /forwarding (?:confirmation|address)|verify your|weiterleitung|bestätig|confirm/i
const nearCode = /(?:code|\(#)[^\d]{0,60}/i

/** Whether the sender is such a service. Only then is the mail's text searched. */
export function asksForForwarding(address: string | null, subject: string): boolean {
  return serviceOf(address) !== undefined && asks.test(subject)
}

/**
 * The code and link in a mail service's request to confirm forwarding. Null for any other mail, and for one that is known not to
 * come from the service; that one waits like an ordinary mail.
 */
export function confirmationIn(
  mail: { from: string | null; subject: string; text: string },
  checks: MailChecks,
): ForwardingConfirmation | null {
  const service = serviceOf(mail.from)
  if (!service || !asks.test(mail.subject) || checks.authentic === 'failed') return null
  const all = `${mail.subject}\n${mail.text.slice(0, 20_000)}`
  const code = codeIn(all, service.code)
  const link = linkIn(mail.text, service.links)
  return code === null && link === null ? null : { service: service.service, code, link }
}

function serviceOf(address: string | null): Service | undefined {
  const domain = address?.split('@').pop() ?? ''
  return services.find(({ domains }) =>
    domains.some((one) => domain === one || domain.endsWith(`.${one}`)),
  )
}

/** The code that follows its label. */
function codeIn(text: string, shape: RegExp): string | null {
  const near = new RegExp(`${nearCode.source}(${shape.source})`, 'i')
  return near.exec(text)?.[1] ?? null
}

function linkIn(text: string, hosts: string[]): string | null {
  for (const [found] of text.slice(0, 20_000).matchAll(/https:\/\/[^\s<>"')\]]{1,1000}/g)) {
    const url = URL.canParse(found) ? new URL(found) : null
    if (url && hosts.includes(url.hostname) && !url.username && !url.port) return url.href
  }
  return null
}
