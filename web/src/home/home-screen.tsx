import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { text } from '../text/text.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import { OpenedEnvelope, PageTray, PhonePhoto } from '../ui/drawings/scenes.tsx'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../session/session.ts'
import { Skeleton } from '../ui/spinner.tsx'

const News = lazy(async () => ({ default: (await import('./news.tsx')).News }))

export function HomeScreen() {
  const { user } = useSignedIn()
  return (
    <div className="screen max-w-5xl">
      <title>{`${text.app.home} · ${text.app.name}`}</title>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="min-w-[min(100%,8ch)] flex-1 text-display wrap-anywhere">
          {text.home.greeting({ name: user.firstName || user.username })}
        </h1>
        <Link
          to={paths.settings}
          className="-mt-1 -me-1 grid min-h-11 min-w-11 justify-items-center rounded-small px-1 text-tiny font-semibold text-muted hover:bg-sunken hover:text-ink md:hidden"
        >
          <Icon name="settings" />
          {text.app.settings}
        </Link>
      </div>
      <p className="mt-2 text-lead text-muted">{text.home.question}</p>
      <Suspense fallback={<Meanwhile />}>
        <News meanwhile={<Meanwhile />}>
          <ul className="mt-8 grid grid-cols-1 gap-4 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-6">
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
        </News>
      </Suspense>
    </div>
  )
}

function Meanwhile() {
  return (
    <div className="mt-8 grid gap-4">
      <Skeleton className="h-24 rounded-box" />
      <Skeleton className="h-24 rounded-box" />
      <Skeleton className="h-24 rounded-box" />
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
              className="size-5 text-accent transition-transform duration-150 group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5"
            />
          </span>
          <span className="mt-1 block text-small text-muted">{hint}</span>
        </span>
      </Link>
    </li>
  )
}
