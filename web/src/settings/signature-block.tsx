import { profileText } from '../text/profile.ts'
import { Panel } from '../ui/panel.tsx'
import { Button } from '../ui/button.tsx'
import { Sign } from '../signature/sign.tsx'
import { useSignature } from '../signature/use-signature.ts'

const words = profileText.signature

/** The signature, printed above the user's name. */
export function SignatureBlock() {
  const { signature, save, saving } = useSignature()
  return (
    <Panel id="signature" title={words.title} hint={words.hint}>
      <div className="grid gap-4">
        {signature === null && <p className="text-muted">{words.none}</p>}
        {signature === 'far' && <p className="text-muted">{words.far}</p>}
        <Sign signature={signature} save={save} saving={saving}>
          {signature && (
            <Button look="danger-quiet" disabled={saving} onClick={() => void save(null)}>
              {words.remove}
            </Button>
          )}
        </Sign>
      </div>
    </Panel>
  )
}
