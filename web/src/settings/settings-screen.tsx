import { settingsText } from '../text/settings.ts'
import { text } from '../text/text.ts'
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

/** Everything about this device and this account that is not about one letter. */
export function SettingsScreen() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-5 md:px-10 md:py-14">
      <title>{`${text.app.settings} · ${text.app.name}`}</title>
      <h1 className="mb-6 text-display">{text.app.settings}</h1>
      <div className="grid grid-cols-1 gap-4">
        <LanguageBlock />
        <ProfileBlock />
        <SignatureBlock />
        <CreditsBlock />
        <NoticesBlock />
        <TranslationBlock />
        <ReadingBlock />
        <StorageBlock />
        <ArchiveBlock />
        <IphoneBlock />
        <InstallBlock />
        <AccountBlock />
        <AdminBlock />
      </div>
      <p className="numbers mt-6 text-small text-muted">
        {settingsText.about(String(import.meta.env['VITE_VERSION'] ?? ''))}
      </p>
    </div>
  )
}
