import type { NoticeSettings } from '@brieflotse/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { refusal, server } from '../../testing/fake-server.ts'
import { usualNotices } from '../../testing/notices.ts'
import { startApp } from '../../testing/start-app.tsx'

afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const block = async () => within(await screen.findByRole('region', { name: 'Reminders' }))
const url = 'https://post.example.org/api/calendar/secret.ics'

/** A fake server that stores the settings. */
function keeping(start: Partial<NoticeSettings> = {}) {
  const state = { ...usualNotices, ...start }
  const answer = () => HttpResponse.json(state)
  server.use(
    http.get('*/api/notices', answer),
    http.patch('*/api/notices', async ({ request }) => {
      Object.assign(state, await request.json())
      return answer()
    }),
    http.post('*/api/notices/feed', () => {
      state.feed = { url, since: '2026-03-02T08:00:00.000Z' }
      return answer()
    }),
    http.put('*/api/notices/devices', async ({ request }) => {
      const { endpoint, label } = (await request.json()) as { endpoint: string; label: string }
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
      const mark = Buffer.from(bytes).toString('hex')
      state.push = {
        ...state.push,
        devices: [{ id: 1, label, since: '2026-03-02T08:00:00.000Z', mark }],
      }
      return answer()
    }),
  )
  return state
}

/** A fake browser with notifications, which records the permission requests. */
function browser(permission: NotificationPermission) {
  const asked: string[] = []
  const subscription = {
    endpoint: 'https://push.example.org/1',
    options: {},
    toJSON: () => ({ endpoint: 'https://push.example.org/1', keys: { p256dh: 'a', auth: 'b' } }),
    unsubscribe: async () => true,
  }
  let held: typeof subscription | null = null
  const pushManager = {
    getSubscription: async () => held,
    subscribe: async () => {
      asked.push('subscribe')
      return (held = subscription)
    },
  }
  const requestPermission = async () => {
    asked.push('permission')
    return permission
  }
  const registration = { pushManager }
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    register: async () => registration,
    controller: null,
    addEventListener() {},
    removeEventListener() {},
  }
  Object.assign(globalThis, {
    Notification: { permission: 'default', requestPermission },
    PushManager: Object,
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  return asked
}

test('the browser is asked only after a tap, and then this device is reminded', async () => {
  keeping()
  const asked = browser('granted')
  const user = startApp('/settings#reminders')
  const button = await (await block()).findByRole('button', { name: 'Remind me on this device' })
  expect(asked).toEqual([])
  await user.click(button)
  expect(await (await block()).findByText('You get reminders on this device.')).toBeTruthy()
  expect(asked).toEqual(['permission', 'subscribe'])
  expect((await block()).queryByText('Other devices')).toBeNull()
})

test('a no of the user is taken, and it is said how to change one’s mind', async () => {
  keeping()
  const asked = browser('denied')
  const user = startApp('/settings#reminders')
  await user.click(await (await block()).findByRole('button', { name: 'Remind me on this device' }))
  expect(await screen.findByText(/blocks notifications from this site. Allow them/)).toBeTruthy()
  expect(asked).toEqual(['permission'])
})

test('a browser without notifications is told so, with the calendar as the other way', async () => {
  keeping()
  startApp('/settings#reminders')
  expect(await (await block()).findByText(/This browser cannot show notifications/)).toBeTruthy()
})

test('the hour and what a reminder may say are saved as they are chosen', async () => {
  const state = keeping()
  const user = startApp('/settings#reminders')
  await user.selectOptions(await (await block()).findByLabelText('Time of day'), '18:00')
  const details = (await block()).getByRole<HTMLInputElement>('checkbox', { name: /Show what/ })
  // settings are saved one at a time, so the test waits for the previous one
  await waitFor(() => expect(details.disabled).toBe(false))
  await user.click(details)
  expect(await (await block()).findByRole('checkbox', { checked: true })).toBeTruthy()
  expect(state).toMatchObject({ hour: 18, details: true })
})

test('a calendar is made, opened by its own kind of address, and renewed only after a question', async () => {
  keeping()
  const user = startApp('/settings#reminders')
  await user.click(await (await block()).findByRole('button', { name: 'Make my calendar address' }))
  expect(await (await block()).findByText(url)).toBeTruthy()
  const link = (await block()).getByRole('link', { name: 'Open in a calendar app' })
  expect(link.getAttribute('href')).toBe('webcal://post.example.org/api/calendar/secret.ics')
  await user.click((await block()).getByRole('button', { name: 'Renew the address' }))
  expect(await screen.findByText(/stops working at once/)).toBeTruthy()
})

test('what cannot be loaded says so', async () => {
  server.use(http.get('*/api/notices', () => refusal('busy')))
  startApp('/settings#reminders')
  expect((await (await block()).findByRole('alert')).textContent).toContain('The server is busy')
})
