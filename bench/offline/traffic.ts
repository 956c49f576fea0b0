import type { Page } from 'playwright-core'

/** Counts requests and response bytes on the wire from now on, including heartbeats of event streams. */
export async function watchTraffic(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  let calls: string[] = []
  let bytes = 0
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    const { protocol, pathname } = new URL(request.url)
    // Page images are blocked and do not count.
    if (protocol === 'http:' && !pathname.includes('/pages/')) calls.push(pathname)
  })
  devtools.on('Network.responseReceivedExtraInfo', ({ headersText }) => {
    bytes += headersText?.length ?? 0
  })
  devtools.on('Network.dataReceived', ({ dataLength, encodedDataLength }) => {
    bytes += encodedDataLength || dataLength
  })
  await devtools.send('Network.enable')
  return {
    text: () => `${bytes} bytes, ${calls.length} calls ${calls.join(' ')}`,
    reset() {
      calls = []
      bytes = 0
    },
  }
}
