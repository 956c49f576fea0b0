import { openFakeHttp, type Answered } from './fake-http.ts'

type DeeplBody = { text: string[]; source_lang: string; target_lang: string; tag_handling: string }

/** A fake of DeepL's text API that records what it receives. `says` translates. */
export async function openDeepl(says: (text: string) => string = (text) => `EN ${text}`) {
  const sent: DeeplBody[] = []
  const keys: (string | undefined)[] = []
  const next: Answered[] = []
  const http = await openFakeHttp((asked) => {
    if (asked.path !== '/v2/translate') return { status: 404, body: '{}' }
    keys.push(asked.headers.authorization)
    const body = JSON.parse(asked.body) as DeeplBody
    sent.push(body)
    const translations = body.text.map((text) => ({
      detected_source_language: body.source_lang,
      text: says(text),
    }))
    return next.shift() ?? { status: 200, body: JSON.stringify({ translations }) }
  })
  return { ...http, sent, keys, next }
}

type LibreBody = { q: string[]; source: string; target: string; format: string; api_key?: string }

/** A fake LibreTranslate server. */
export async function openLibre(says: (text: string) => string = (text) => `EN ${text}`) {
  const sent: LibreBody[] = []
  const http = await openFakeHttp((asked) => {
    if (asked.path !== '/translate') return { status: 404, body: '{}' }
    const body = JSON.parse(asked.body) as LibreBody
    sent.push(body)
    return { status: 200, body: JSON.stringify({ translatedText: body.q.map(says) }) }
  })
  return { ...http, sent }
}
