import type { MessageId } from '@brieflotse/contract'
import type { adminText } from './admin.ts'
import type { alignedText } from './aligned.ts'
import type { calendarText } from './calendar.ts'
import type { cameraText } from './camera.ts'
import type { correctText } from './correct.ts'
import type { deliveryText } from './delivery.ts'
import type { detailText } from './detail.ts'
import type { dueText } from './due.ts'
import type { editText } from './edit.ts'
import type { en } from './en.ts'
import type { forwardingText } from './forwarding.ts'
import type { loginText } from './login.ts'
import type { logoutText } from './logout.ts'
import type { mailText } from './mail.ts'
import type { mendText } from './mend.ts'
import type { noticesText } from './notices.ts'
import type { paymentsText } from './payments.ts'
import type { profileText } from './profile.ts'
import type { responsesText } from './responses.ts'
import type { restoreText } from './restore.ts'
import type { searchText } from './search.ts'
import type { sayMessage } from './say-message.ts'
import type { settingsText } from './settings.ts'
import type { shareText } from './share.ts'
import type { stackText } from './stack.ts'
import type { stepsText } from './steps.ts'
import type { timelineText } from './timeline.ts'
import type { translationText } from './translation.ts'
import type { uploadText } from './upload.ts'
import type { discardText } from './waiting.ts'
import type { welcomeText } from './welcome.ts'
import type { yourDataText } from './your-data.ts'

declare const mark: unique symbol

/** What the other languages may still lack; see `untranslated`. */
export type Untranslated = { readonly [mark]: true }

/** The shape of an English table in another language: the same keys, and functions of the same arguments. */
export type Told<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Told<Said>
    : T extends readonly unknown[]
      ? { readonly [I in keyof T]: Told<T[I]> }
      : T extends object
        ? {
            readonly [
              K in keyof T as K extends typeof mark ? never : T[K] extends Untranslated ? never : K
            ]: Told<T[K]>
          } & {
            readonly [K in keyof T as T[K] extends Untranslated ? K : never]?: Told<T[K]>
          }
        : T

/** Every table of sentences. A new one is a line here and a file in each language. */
export type Tables = {
  first: Told<typeof en>
  admin: Told<typeof adminText>
  aligned: Told<typeof alignedText>
  calendar: Told<typeof calendarText>
  camera: Told<typeof cameraText>
  correct: Told<typeof correctText>
  delivery: Told<typeof deliveryText>
  detail: Told<typeof detailText>
  discard: Told<typeof discardText>
  due: Told<typeof dueText>
  edit: Told<typeof editText>
  forwarding: Told<typeof forwardingText>
  login: Told<typeof loginText>
  logout: Told<typeof logoutText>
  mail: Told<typeof mailText>
  mend: Told<typeof mendText>
  notices: Told<typeof noticesText>
  payments: Told<typeof paymentsText>
  profile: Told<typeof profileText>
  responses: Told<typeof responsesText>
  restore: Told<typeof restoreText>
  search: Told<typeof searchText>
  settings: Told<typeof settingsText>
  share: Told<typeof shareText>
  stack: Told<typeof stackText>
  steps: Told<typeof stepsText>
  timeline: Told<typeof timelineText>
  translation: Told<typeof translationText>
  upload: Told<typeof uploadText>
  welcome: Told<typeof welcomeText>
  yourData: Told<typeof yourDataText>
}

/** What is said by the ids of `packages/contract/src/messages`, with the same values in braces. Words of others are in no language. */
export type Messages = Readonly<Record<Exclude<MessageId, 'as-said'>, string>>

/** What a language is made of. */
export type Translation = Tables & {
  failures: ReturnType<typeof sayMessage>
}
