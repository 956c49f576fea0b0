import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { settingsText } from '../text/settings.ts'
import { text } from '../text/text.ts'
import { yourDataText } from '../text/your-data.ts'
import { groupNames, groupOf, groups } from './blocks.ts'
import { SettingsSearch } from './settings-search.tsx'

const { jump, parts } = yourDataText

/** The settings of this device and account, one group at a time. The URL's anchor selects the group. */
export function SettingsScreen() {
  const { hash, key } = useLocation()
  const anchor = decodeURIComponent(hash.slice(1))
  const shown = groupOf(anchor)
  const [typed, setTyped] = useState('')
  const isSearching = typed.trim() !== ''
  useEffect(() => {
    const block = anchor !== shown && document.getElementById(anchor)
    // returns nothing: newer browsers return a promise from `scrollTo`, which React would call as a cleanup function
    if (!block) {
      scrollTo(0, 0)
      return
    }
    block.scrollIntoView()
    block.focus({ preventScroll: true })
  }, [anchor, shown, key])
  return (
    <div className="screen max-w-3xl">
      <title>{`${text.app.settings} · ${text.app.name}`}</title>
      <h1 className="text-display">{text.app.settings}</h1>
      <SettingsSearch typed={typed} onType={setTyped} />
      <div hidden={isSearching}>
        <nav aria-label={jump} className="my-4 flex flex-wrap gap-1">
          {groupNames.map((name) => (
            <Link
              key={name}
              to={`#${name}`}
              aria-current={name === shown && 'true'}
              className="inline-flex min-h-11 items-center rounded-small px-3 font-semibold text-muted hover:bg-sunken hover:text-ink aria-[current=true]:bg-accent-wash aria-[current=true]:text-accent"
            >
              {parts[name]}
            </Link>
          ))}
        </nav>
        <div className="grid grid-cols-1 gap-4">
          {groups[shown].map(({ id, Show }) => (
            <Show key={id} />
          ))}
        </div>
        <p className="numbers mt-6 text-small text-muted">
          {settingsText.about({ version: String(import.meta.env['VITE_VERSION'] ?? '') })}
        </p>
      </div>
    </div>
  )
}
