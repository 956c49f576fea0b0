import { firstRows, getOlderRows, getUser } from '@brieflotse/contract'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languageRead } from './read-languages.ts'
import { wasGivenRows } from './rows-mark.ts'
import { sessionCookie } from './session.ts'
import { isNavigation } from './static.ts'

/** The content of early.json, written by web/early.ts: the files needed for the first paint of a path, some for one language only. */
type Early = { path: string; language?: string; files: string[] }[]

/** The first API requests of a device without data. */
const calls = [getUser.url, `${getOlderRows.url}?limit=${firstRows}&packed=1`]
/** The same for a device with data. Its request for changes is not among them, because its URL has a cursor that the server does not know. */
const callsWithRows = [getUser.url]

/**
 * Adds `Link: rel=preload` headers for these files and, with a session, for the first API requests, so that the browser loads them
 * in parallel. With a running service worker, pages come from the device and this hook is not reached. early.json is read for each
 * page, because the app may be rebuilt while the server runs.
 */
export function registerEarly(app: FastifyInstance, webFolder: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isNavigation(request)) return
    const [path = ''] = request.url.split('?')
    const lines = await readEarly(join(webFolder, 'early.json'))
    // The server does not know a language chosen on the device. Most users have the language of their browser.
    const read = languageRead(request)
    const fitting = lines.filter(
      ({ path: fits, language = read }) => language === read && new RegExp(fits).test(path),
    )
    const files = new Set(fitting.flatMap((line) => line.files))
    if (files.size === 0) return
    // Styles come first, because nothing is drawn without them.
    const styles = [...files].filter(isStyle).map(styleLink)
    const scripts = [...files].filter(isScript).map(scriptLink)
    const fonts = [...files].filter(isFont).map(fontLink)
    const first = wasGivenRows(request) ? callsWithRows : calls
    const asked = sessionCookie in request.cookies ? first.map(callLink) : []
    reply.header('link', [...styles, ...asked, ...scripts, ...fonts].join(', '))
  })
}

const isStyle = (file: string) => file.endsWith('.css')
const isScript = (file: string) => file.endsWith('.js')
const isFont = (file: string) => file.endsWith('.woff2')
const styleLink = (file: string) => `<${file}>; rel=preload; as=style; crossorigin`
const scriptLink = (file: string) => `<${file}>; rel=modulepreload`
const fontLink = (file: string) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`
const callLink = (url: string) => `<${url}>; rel=preload; as=fetch; crossorigin=use-credentials`

async function readEarly(path: string): Promise<Early> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Early
  } catch {
    return [] // The app is not built, or is being built. Then the page loads its files itself.
  }
}
