import { firstRows, getOlderRows, getUser } from '@brieflotse/contract'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languageRead } from './read-languages.ts'
import { wasGivenRows } from './rows-mark.ts'
import { sessionCookie } from './session.ts'
import { isNavigation } from './static.ts'

/** What web/early.ts writes: the files that the first words at an address need, some only in one language. */
type Early = { path: string; language?: string; files: string[] }[]

/** What a device that has nothing yet asks for first. */
const calls = [getUser.url, `${getOlderRows.url}?limit=${firstRows}`]
/** One that has rows asks for what changed since, and the server does not know since when. */
const callsWithRows = [getUser.url]

/**
 * Names these files together with the page, and the first calls of somebody with a session, so that a browser that has none of it asks
 * for all at once and not for one after the other. Where the worker runs, pages come from the device, and nobody gets here. The list is
 * read for each page: the app may be built anew while the server runs.
 */
export function registerEarly(app: FastifyInstance, webFolder: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isNavigation(request)) return
    const [path = ''] = request.url.split('?')
    const lines = await readEarly(join(webFolder, 'early.json'))
    // what was chosen on a device is known only there; most read in the language of their browser
    const read = languageRead(request)
    const fitting = lines.filter(
      ({ path: fits, language = read }) => language === read && new RegExp(fits).test(path),
    )
    const files = new Set(fitting.flatMap((line) => line.files))
    if (files.size === 0) return
    // styles first: without them nothing is drawn
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
    return [] // not built, or just being built: then the page names them by and by
  }
}
