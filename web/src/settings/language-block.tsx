import { saveProfile } from '@brieflotse/offline'
import { settingsText } from '../text/settings.ts'
import { text } from '../text/text.ts'
import { LanguageSelect } from '../languages/language-select.tsx'
import { useSignedIn } from '../session/session.ts'
import { Panel } from '../ui/panel.tsx'

/** The language of the app, stored on this device and in the account. */
export function LanguageBlock() {
  const { db } = useSignedIn()
  return (
    <Panel id="language" title={text.app.language} hint={settingsText.languageHint}>
      <LanguageSelect
        className="w-full"
        onChosen={(chosen) => saveProfile(db, { preferredLanguage: chosen })}
      />
    </Panel>
  )
}
