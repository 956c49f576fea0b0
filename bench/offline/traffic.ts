import type { Page } from 'playwright-core'

/** Counts what goes over the line from now on: calls, and bytes in answers as they are on the wire, heartbeats of open streams too. */
export async function watchTraffic(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  let calls: string[] = []
  let bytes = 0
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    const { protocol, pathname } = new URL(request.url)
    // pictures are not let through
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
