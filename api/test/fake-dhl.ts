import { openFakeHttp, type Answered, type FakeHttp } from './fake-http.ts'

export type FakeShipment = {
  id: string
  service?: string
  destination?: { address: { postalCode?: string; countryCode?: string } }
  status?: object
  events?: unknown
  estimatedTimeOfDelivery?: string
  details?: object
}

export type FakeDhl = FakeHttp & {
  /** By tracking number. Numbers are not unique across DHL's services, so there may be several shipments. */
  shipments: Map<string, FakeShipment[]>
  proof: { bytes: Buffer; redirectTo?: string } | null
  /** How many more requests are allowed. */
  left: number
  asked: URLSearchParams[]
}

export const dhlKey = 'fake-key-0815'

/** A fake of DHL's tracking API as documented: it knows the shipments that a test adds, limits requests, and serves proofs of delivery. */
export async function openFakeDhl(): Promise<FakeDhl> {
  const shipments: FakeDhl['shipments'] = new Map()
  const http = await openFakeHttp(({ path, query, headers }): Answered => {
    if (path.startsWith('/pod/')) return proofAnswer(fake.proof)
    if (headers['dhl-api-key'] !== dhlKey) return problem(401, 'Unauthorized')
    if (fake.left <= 0)
      return { ...problem(429, 'Too many requests'), headers: { 'retry-after': '600' } }
    fake.left -= 1
    fake.asked.push(query)
    const found = shipments.get(query.get('trackingNumber') ?? '') ?? []
    if (found.length === 0) return problem(404, 'No result found')
    return { status: 200, body: JSON.stringify({ shipments: found }) }
  })
  const fake: FakeDhl = Object.assign(http, { shipments, proof: null, left: 250, asked: [] })
  return fake
}

const problem = (status: number, title: string): Answered => ({
  status,
  type: 'application/problem+json',
  body: JSON.stringify({ status, title }),
})

function proofAnswer(proof: FakeDhl['proof']): Answered {
  if (!proof) return problem(404, 'Not found')
  if (proof.redirectTo) return { status: 302, body: '', headers: { location: proof.redirectTo } }
  return { status: 200, type: 'text/html', body: proof.bytes.toString('latin1') }
}
