import { settingsText } from '../text/settings.ts'
import { isApple, isInstalled } from '../ui/save-file.ts'
import { Panel } from '../ui/panel.tsx'
import { AddToHome, BrowserMenu, OnHomeScreen, ShareButton } from './drawings.tsx'
import { InstallStep, InstallSteps } from './steps.tsx'

const words = settingsText.install

/** How to install the app on the home screen of the current device. */
export function InstallBlock() {
  if (isInstalled()) {
    return (
      <Panel id="install" title={words.title}>
        <p className="text-muted">{words.installed}</p>
      </Panel>
    )
  }
  const [first, second, third] = isApple() ? words.apple : words.android
  return (
    <Panel id="install" title={words.title} hint={words.hint}>
      <InstallSteps>
        <InstallStep drawing={isApple() ? <ShareButton /> : <BrowserMenu />}>{first}</InstallStep>
        <InstallStep drawing={<AddToHome />}>{second}</InstallStep>
        <InstallStep drawing={<OnHomeScreen />}>{third}</InstallStep>
      </InstallSteps>
    </Panel>
  )
}
