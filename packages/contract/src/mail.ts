import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { deliveryOptionNames } from './letters.ts'
import { Id, Instant } from './shapes.ts'

export const MailOrder = v.object({
  responseLetterID: Id,
  deliveryOption: v.picklist(deliveryOptionNames),
  printOptions: v.object({ blackAndWhite: v.boolean(), doubleSided: v.boolean() }),
})
export type MailOrder = v.InferOutput<typeof MailOrder>

export const TrackingRecord = v.object({
  status: v.string(),
  lastUpdate: Instant,
  estimatedDelivery: v.nullable(Instant),
  location: v.nullable(v.string()),
})

export const orderMail = {
  method: 'POST',
  url: '/api/physical-mail',
  schema: {
    body: MailOrder,
    response: { 201: v.object({ id: Id, trackingId: v.nullable(v.string()) }) },
  },
} as const satisfies Endpoint

export const getTracking = {
  method: 'GET',
  url: '/api/tracking/:trackingId',
  schema: {
    params: v.object({ trackingId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
    response: { 200: TrackingRecord },
  },
} as const satisfies Endpoint
