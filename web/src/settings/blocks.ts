import type { User } from '@brieflotse/contract'
import type { ComponentType } from 'react'
import { correctText } from '../text/correct.ts'
import { locale } from '../text/in-language.ts'
import { noticesText } from '../text/notices.ts'
import { profileText } from '../text/profile.ts'
import { settingsText } from '../text/settings.ts'
import { text } from '../text/text.ts'
import { translationText } from '../text/translation.ts'
import { yourDataText } from '../text/your-data.ts'
import { AccountBlock } from './account-block.tsx'
import { AdminBlock } from './admin-block.tsx'
import { ArchiveBlock } from './archive-block.tsx'
import { CreditsBlock } from './credits-block.tsx'
import { InstallBlock } from './install-block.tsx'
import { IphoneBlock } from './iphone-block.tsx'
import { LanguageBlock } from './language-block.tsx'
import { NoticesBlock } from './notices/notices-block.tsx'
import { ProfileBlock } from './profile-block.tsx'
import { ReadingBlock } from './reading-block.tsx'
import { SignatureBlock } from './signature-block.tsx'
import { StorageBlock } from './storage-block.tsx'
import { TranslationBlock } from './translation/translation-block.tsx'
import { DevicesBlock } from './your-data/devices-block.tsx'
import { LeavingBlock } from './your-data/leaving-block.tsx'
import { MovingBlock } from './your-data/moving-block.tsx'
import { PasswordBlock } from './your-data/password-block.tsx'
import { PracticeBlock } from './your-data/practice-block.tsx'

export type GroupName = keyof typeof yourDataText.parts

export type SettingsBlock = {
  /** The anchor of the block: `/settings#password`. */
  id: string
  title: string
  /** The texts that the search looks through. */
  said: object
  Show: ComponentType
  isFor?: (user: User) => boolean
}

const { signature, credits, ...profile } = profileText
const { languageHint, ...settings } = settingsText
const { devices, password, practice, moving, leaving } = yourDataText

/** All blocks in order, by group; one group is shown at a time. */
export const groups: Record<GroupName, SettingsBlock[]> = {
  you: [
    { id: 'language', title: text.app.language, said: [languageHint], Show: LanguageBlock },
    { id: 'profile', title: profile.title, said: profile, Show: ProfileBlock },
    { id: 'signature', title: signature.title, said: signature, Show: SignatureBlock },
  ],
  reminders: [{ id: 'reminders', title: noticesText.title, said: noticesText, Show: NoticesBlock }],
  letters: [
    {
      id: 'posting',
      title: settings.credits.title,
      said: [settings.credits, credits],
      Show: CreditsBlock,
    },
    {
      id: 'reading',
      title: correctText.older.title,
      said: correctText.older,
      Show: ReadingBlock,
    },
    {
      id: 'translation',
      title: translationText.title,
      said: { ...translationText, own: {}, admin: {} },
      Show: TranslationBlock,
    },
    { id: 'archive', title: settings.archive.title, said: settings.archive, Show: ArchiveBlock },
    { id: 'practice', title: practice.title, said: practice, Show: PracticeBlock },
  ],
  app: [
    { id: 'storage', title: settings.storage.title, said: settings.storage, Show: StorageBlock },
    { id: 'iphone', title: settings.iphone.title, said: settings.iphone, Show: IphoneBlock },
    { id: 'install', title: settings.install.title, said: settings.install, Show: InstallBlock },
  ],
  account: [
    { id: 'login', title: text.app.account, said: [text.account.logOut], Show: AccountBlock },
    { id: 'devices', title: devices.title, said: devices, Show: DevicesBlock },
    { id: 'password', title: password.title, said: password, Show: PasswordBlock },
    {
      id: 'server',
      title: settings.admin.title,
      said: settings.admin,
      Show: AdminBlock,
      isFor: ({ isAdmin }) => isAdmin,
    },
  ],
  data: [
    { id: 'moving', title: moving.title, said: moving, Show: MovingBlock },
    { id: 'leaving', title: leaving.title, said: leaving, Show: LeavingBlock },
  ],
}

export const groupNames = Object.keys(groups) as GroupName[]

/** The group of an anchor, which names a group, a block, or the dialog that sells credits. */
export function groupOf(anchor: string): GroupName {
  if (anchor === 'credits') return 'letters'
  const found = groupNames.find(
    (name) => name === anchor || groups[name].some(({ id }) => id === anchor),
  )
  return found ?? 'you'
}

/** The blocks that contain every typed word, those with a match in the title first. */
export function findBlocks(typed: string, user: User): [GroupName, SettingsBlock][] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const says = (said: string) => words.every((word) => said.includes(word))
  return groupNames
    .flatMap((name) => groups[name].map((block): [GroupName, SettingsBlock] => [name, block]))
    .filter(([, { isFor }]) => isFor?.(user) ?? true)
    .flatMap((found) => {
      const title = plain(found[1].title)
      if (!says(`${title} ${plain(saidIn(found[1].said))}`)) return []
      return [{ found, rank: says(title) ? 0 : 1 }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ found }) => found)
}

function saidIn(said: unknown): string {
  if (typeof said === 'string') return said
  return said && typeof said === 'object' ? Object.values(said).map(saidIn).join(' ') : ''
}

/** Text for comparison: lower case, without accents. */
const plain = (words: string) =>
  words.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale)
