import { receiveShare, shareAddress } from '@brieflotse/offline'

/** The URL to which other apps post: `share_target` in web/manifest.ts. */
export const shareTargetPath = '/share'

/**
 * Stores a share on this device, with or without a network, and then redirects to its screen. Because of the redirect, reloading
 * does not share again.
 */
export async function answerShare(request: Request): Promise<Response> {
  if (isForeign(request)) return opens('/share?problem=foreign')
  const form = await readShare(request)
  const raw = form && { ...form, hidden: isHidden(request) }
  const address = raw ? shareAddress(raw, await receiveShare(raw)) : '/share?problem=unreadable'
  return opens(address)
}

const opens = (address: string) =>
  new Response(null, { status: 303, headers: { Location: address } })

/** Whether another website sent the request. */
const isForeign = (request: Request) =>
  !isHidden(request) && request.headers.get('Origin') !== new URL(request.url).origin

/**
 * A share from the device has no origin or `null`. A website can hide its origin too, so only a few such shares may wait
 * (`mostHiddenShares`). Service workers cannot read `Sec-Fetch-Site`.
 */
const isHidden = ({ headers }: Request) => [null, 'null'].includes(headers.get('Origin'))

/** Null if the body is not a form. */
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
