import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { ById, Id, Instant, Nothing } from './shapes.ts'

/** A device of the user that receives notifications about deadlines. */
export const NoticeDevice = v.object({
  id: Id,
  /** The device's readable name, such as "Chrome on Android". */
  label: v.string(),
  since: Instant,
  /** SHA-256 of its push address, hexadecimal; a device recognises itself by it. */
  mark: v.string(),
})
export type NoticeDevice = v.InferOutput<typeof NoticeDevice>

/** How, when and where the user is reminded of deadlines. */
export const NoticeSettings = v.object({
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  zone: v.string(),
  /** Whether notifications and mails may show the title and sender of the letter. */
  details: v.boolean(),
  push: v.object({
    /** The server's public key for push messages; null where the server sends none. */
    key: v.nullable(v.string()),
    devices: v.array(NoticeDevice),
  }),
  /** `none`: the server sends no mail. `waiting`: the user has not confirmed the address yet. */
  email: v.object({
    state: v.picklist(['none', 'off', 'waiting', 'on']),
    address: v.nullable(v.string()),
  }),
  /** The user's private calendar feed; `url` is null if the address can no longer be shown and must be renewed. */
  feed: v.nullable(v.object({ url: v.nullable(v.string()), since: Instant })),
})
export type NoticeSettings = v.InferOutput<typeof NoticeSettings>

export const getNoticeSettings = {
  method: 'GET',
  url: '/api/notices',
  schema: { response: { 200: NoticeSettings } },
} as const satisfies Endpoint

/** Fields left out stay as they are. `email: true` sends a mail with a link that confirms the address. */
export const changeNoticeSettings = {
  method: 'PATCH',
  url: '/api/notices',
  schema: {
    body: v.object({
      hour: v.optional(NoticeSettings.entries.hour),
      zone: v.optional(v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w+/-]+$/))),
      details: v.optional(v.boolean()),
      email: v.optional(v.boolean()),
    }),
    response: { 200: NoticeSettings },
  },
} as const satisfies Endpoint

const base64url = (characters: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+=*$/), v.maxLength(characters))

/** A push subscription as a browser gives it (RFC 8030, RFC 8291). */
export const PushSubscriber = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  keys: v.object({ p256dh: base64url(100), auth: base64url(40) }),
  label: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60), v.regex(/^[^\p{Cc}]*$/u)),
})
export type PushSubscriber = v.InferOutput<typeof PushSubscriber>

/** Stores the push address of this device. Sending the same address again only changes which user it belongs to. */
export const addNoticeDevice = {
  method: 'PUT',
  url: '/api/notices/devices',
  schema: { body: PushSubscriber, response: { 200: NoticeSettings } },
} as const satisfies Endpoint

export const dropNoticeDevice = {
  method: 'DELETE',
  url: '/api/notices/devices/:id',
  schema: { params: ById, response: { 200: NoticeSettings } },
} as const satisfies Endpoint

/** Sends a test notification to this device. Fails with `not-found` if its push address no longer works. */
export const testNoticeDevice = {
  method: 'POST',
  url: '/api/notices/devices/:id/test',
  schema: { params: ById, response: { 204: Nothing } },
} as const satisfies Endpoint

/** Creates or replaces the address of the user's calendar feed; the old address stops working. */
export const renewCalendarFeed = {
  method: 'POST',
  url: '/api/notices/feed',
  schema: { response: { 200: NoticeSettings } },
} as const satisfies Endpoint

export const dropCalendarFeed = {
  method: 'DELETE',
  url: '/api/notices/feed',
  schema: { response: { 200: NoticeSettings } },
} as const satisfies Endpoint

/** What a push message carries, encrypted for the device. */
export const PushNotice = v.object({
  /** The user it is for: a device shows the text to nobody else. */
  user: Id,
  title: v.pipe(v.string(), v.maxLength(200)),
  body: v.pipe(v.string(), v.maxLength(2000)),
  /** Notifications with the same tag replace each other. */
  tag: v.pipe(v.string(), v.maxLength(60)),
  /** The path in the app that a tap opens. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/), v.maxLength(200)),
})
export type PushNotice = v.InferOutput<typeof PushNotice>
