import { settingsText } from '../text/settings.ts'
import { isApple, isInstalled } from '../ui/save-file.ts'
import { Block } from '../ui/block.tsx'
import { AddToHome, BrowserMenu, OnHomeScreen, ShareButton } from './drawings.tsx'
import { Step, Steps } from './steps.tsx'

const words = settingsText.install

/** How the app gets onto the home screen, for the device it is looked at with. */
export function InstallBlock() {
  if (isInstalled()) {
    return (
      <Block id="install" title={words.title}>
        <p className="text-muted">{words.installed}</p>
      </Block>
    )
  }
  const [first, second, third] = isApple() ? words.apple : words.android
  return (
    <Block id="install" title={words.title} hint={words.hint}>
      <Steps>
        <Step drawing={isApple() ? <ShareButton /> : <BrowserMenu />}>{first}</Step>
        <Step drawing={<AddToHome />}>{second}</Step>
        <Step drawing={<OnHomeScreen />}>{third}</Step>
      </Steps>
    </Block>
  )
}
