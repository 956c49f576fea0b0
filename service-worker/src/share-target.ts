import { receiveShare, shareAddress } from '@brieflotse/offline'

/** The address that other apps post to: `share_target` in web/manifest.ts. */
export const shareTargetPath = '/share'

/**
 * Keeps what another app shared on this device first, with or without a network, and shows it afterwards. The page that opens is
 * a plain GET, so reloading it shares nothing twice.
 */
export async function takeShare(request: Request): Promise<Response> {
  const raw = await readShare(request)
  const address = raw ? shareAddress(raw, await receiveShare(raw)) : '/share?problem=unreadable'
  return new Response(null, { status: 303, headers: { Location: address } })
}

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
