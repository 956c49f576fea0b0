import { welcomeText } from '../../text/welcome.ts'
import { Button } from '../button.tsx'
import { Icon } from '../drawings/icon.tsx'
import { useSample } from './use-sample.ts'

/** Lets users try the app without a letter of their own. */
export function SampleButton({ className = '' }: { className?: string }) {
  const [upload, busy] = useSample()
  return (
    <Button className={className} disabled={busy} onClick={() => void upload()}>
      <Icon name="letter" />
      {welcomeText.sample.open}
    </Button>
  )
}
