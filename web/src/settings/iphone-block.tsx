import { Link } from 'react-router-dom'
import { settingsText } from '../text/settings.ts'
import { paths } from '../ui/paths.ts'
import { isApple } from '../ui/save-file.ts'
import { Panel } from '../ui/panel.tsx'
import { ForwardedMail, ShareButton, ShortcutActions, ShortcutTiles } from './drawings.tsx'
import { InstallStep, InstallSteps } from './steps.tsx'

const words = settingsText.iphone

/** iPhones do not list web apps in their share sheet, so this explains two alternatives. Open on iPhones, folded elsewhere. */
export function IphoneBlock() {
  const address = `${location.origin}/share?text=`
  return (
    <Panel id="iphone" title={words.title} hint={words.hint}>
      <details open={isApple()} className="group">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent">
          {words.show}
        </summary>
        <h3 className="mt-3 mb-3 text-base">{words.shortcut}</h3>
        <InstallSteps>
          <InstallStep drawing={<ShortcutTiles />}>{words.newShortcut}</InstallStep>
          <InstallStep drawing={<ShareButton />}>{words.inShareSheet}</InstallStep>
          <InstallStep drawing={<ShortcutActions />}>
            {words.actions}
            <code className="mt-2 block rounded-small bg-sunken px-3 py-2 text-tiny wrap-anywhere select-all">
              {address}
            </code>
          </InstallStep>
        </InstallSteps>
        <h3 className="mt-6 mb-3 text-base">{words.forward}</h3>
        <InstallSteps>
          <InstallStep drawing={<ForwardedMail />}>
            {words.forwardHow}{' '}
            <Link
              to={`${paths.share}?tab=forwarding`}
              className="font-semibold text-accent underline"
            >
              {words.forwardLink}
            </Link>
          </InstallStep>
        </InstallSteps>
        <p className="mt-4 text-small text-muted">{words.files}</p>
      </details>
    </Panel>
  )
}
