import { receiveShare, shareAddress } from '@brieflotse/offline'

/** The address that other apps post to: `share_target` in web/manifest.ts. */
export const shareTargetPath = '/share'

/**
 * Keeps what another app shared on this device first, with or without a network, and shows it afterwards. The page that opens is
 * a plain GET, so reloading it shares nothing twice.
 */
export async function takeShare(request: Request): Promise<Response> {
  if (isForeign(request)) return opens('/share?problem=foreign')
  const form = await readShare(request)
  const raw = form && { ...form, hidden: isHidden(request) }
  const address = raw ? shareAddress(raw, await receiveShare(raw)) : '/share?problem=unreadable'
  return opens(address)
}

const opens = (address: string) =>
  new Response(null, { status: 303, headers: { Location: address } })

/** Whether another website posts. */
const isForeign = (request: Request) =>
  !isHidden(request) && request.headers.get('Origin') !== new URL(request.url).origin

/**
 * What the share sheet of a device hands over has no origin, or `null`; so has the post of a website that hides where it comes from, which
 * is why few of these may wait (`mostHiddenShares`). Browsers keep `Sec-Fetch-Site` from workers.
 */
const isHidden = ({ headers }: Request) => [null, 'null'].includes(headers.get('Origin'))

/** Null when the body is no form. */
async function readShare(request: Request) {
  try {
    const form = await request.formData()
    const files = [...form.values()].filter((value) => typeof value !== 'string')
    return {
      title: textOf(form, 'title'),
      text: textOf(form, 'text'),
      url: textOf(form, 'url'),
      files,
    }
  } catch {
    return null
  }
}

function textOf(form: FormData, name: string): string {
  return form
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .join('\n')
}
