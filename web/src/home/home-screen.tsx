import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { text } from '../text/text.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import { OpenedEnvelope, PageTray, PhonePhoto } from '../ui/drawings/scenes.tsx'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../ui/session.ts'
import { SharedNotice } from '../ui/shared-notice.tsx'

const ComingUp = lazy(async () => ({ default: (await import('./coming-up.tsx')).ComingUp }))

export function HomeScreen() {
  const { user } = useSignedIn()
  return (
    <div className="mx-auto max-w-5xl px-5 py-8 md:px-10 md:py-14">
      <title>{`${text.app.home} · ${text.app.name}`}</title>
      <div className="flex items-start justify-between gap-3">
        <h1 className="min-w-0 text-display wrap-anywhere">
          {text.home.greeting(user.firstName || user.username)}
        </h1>
        <Link
          to={paths.settings}
          aria-label={text.app.settings}
          title={text.app.settings}
          className="-mt-0.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-small text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink md:hidden"
        >
          <Icon name="settings" />
        </Link>
      </div>
      <p className="mt-2 text-lead text-muted">{text.home.question}</p>
      <SharedNotice className="mt-8" />
      {/* it waits for the local database anyway */}
      <Suspense fallback={null}>
        <ComingUp />
      </Suspense>
      <ul className="mt-8 grid grid-cols-1 gap-4 lg:grid-cols-3 lg:gap-6">
        <Choice
          to={paths.upload}
          title={text.home.uploadDocument}
          hint={text.home.uploadDocumentHint}
          drawing={<OpenedEnvelope className="w-20 max-w-1/4 lg:w-28 lg:max-w-none" />}
        />
        <Choice
          to={paths.upload}
          title={text.home.uploadPhoto}
          hint={text.home.uploadPhotoHint}
          drawing={<PhonePhoto className="w-20 max-w-1/4 lg:w-28 lg:max-w-none" />}
        />
        <Choice
          to={paths.documents}
          title={text.home.myDocuments}
          hint={text.home.myDocumentsHint}
          drawing={<PageTray className="w-20 max-w-1/4 lg:w-28 lg:max-w-none" />}
        />
      </ul>
    </div>
  )
}

type ChoiceProps = { to: string; title: string; hint: string; drawing: ReactNode }

function Choice({ to, title, hint, drawing }: ChoiceProps) {
  return (
    <li>
      <Link
        to={to}
        className="group flex h-full items-center gap-[min(1.25rem,4vw)] rounded-box border border-line bg-surface p-[min(1.25rem,5vw)] shadow-card transition-colors duration-150 hover:border-accent lg:flex-col lg:items-start lg:gap-8 lg:p-7"
      >
        {drawing}
        <span className="w-full min-w-0 flex-1">
          <span className="flex items-center justify-between gap-2 text-lead font-semibold">
            {title}
            <Icon
              name="right"
              className="size-5 text-accent transition-transform duration-150 group-hover:translate-x-0.5"
            />
          </span>
          <span className="mt-1 block text-small text-muted">{hint}</span>
        </span>
      </Link>
    </li>
  )
}
