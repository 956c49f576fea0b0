import type { ReactNode } from 'react'
import { settingsText } from '../text/settings.ts'
import { text } from '../text/text.ts'
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

const { jump, parts } = yourDataText

/** Everything about this device and this account that is not about one letter. */
export function SettingsScreen() {
  return (
    <div className="screen max-w-3xl">
      <title>{`${text.app.settings} · ${text.app.name}`}</title>
      <h1 className="text-display">{text.app.settings}</h1>
      <nav aria-label={jump} className="-mx-3 my-3 flex flex-wrap gap-x-1">
        {Object.entries(parts).map(([key, name]) => (
          <a
            key={key}
            href={`#${key}`}
            className="inline-flex min-h-11 items-center rounded-small px-3 font-semibold text-accent hover:bg-accent-wash"
          >
            {name}
          </a>
        ))}
      </nav>
      <Part name="you">
        <LanguageBlock />
        <ProfileBlock />
        <SignatureBlock />
        <NoticesBlock />
      </Part>
      <Part name="letters">
        <CreditsBlock />
        <ReadingBlock />
        <TranslationBlock />
        <ArchiveBlock />
        <PracticeBlock />
      </Part>
      <Part name="app">
        <StorageBlock />
        <IphoneBlock />
        <InstallBlock />
      </Part>
      <Part name="account">
        <AccountBlock />
        <DevicesBlock />
        <PasswordBlock />
        <MovingBlock />
        <AdminBlock />
        <LeavingBlock />
      </Part>
      <p className="numbers mt-6 text-small text-muted">
        {settingsText.about(String(import.meta.env['VITE_VERSION'] ?? ''))}
      </p>
    </div>
  )
}

/** What belongs together; the list at the top leads here. */
function Part({ name, children }: { name: keyof typeof parts; children: ReactNode }) {
  return (
    <div
      id={name}
      tabIndex={-1}
      className="mt-4 grid scroll-mt-4 grid-cols-1 gap-4 outline-none first-of-type:mt-0"
    >
      {children}
    </div>
  )
}
