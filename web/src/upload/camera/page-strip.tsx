import { maxLetterFiles } from '@brieflotse/contract'
import { useEffect, useState } from 'react'
import { cameraText } from '../../text/camera.ts'
import { text } from '../../text/text.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { focusAtOnce } from '../../ui/focus.ts'
import type { KeptPage } from './pages.ts'

type Props = {
  pages: KeptPage[]
  onMove: (id: string, by: 1 | -1) => Promise<void>
  onRemove: (id: string) => Promise<void>
  onRetake: (id: string) => void
  onAdd: () => void
  onDone: () => void
  onClose: () => void
}

/** The photographed pages in order, before they are sent. */
export function PageStrip({ pages, ...on }: Props) {
  const [said, setSaid] = useState('')
  const move = (id: string, by: 1 | -1, number: number) => {
    void on.onMove(id, by).then(() => setSaid(cameraText.moved({ number: number + by })))
  }
  const remove = (id: string) => {
    void on.onRemove(id).then(() => setSaid(cameraText.removed))
  }
  return (
    <div data-whole className="flex h-full flex-col bg-page">
      <header className="flex items-center justify-between gap-2 p-2 ps-5">
        <h2 className="text-lead font-semibold">{cameraText.pagesTitle}</h2>
        <IconButton label={text.app.close} onClick={on.onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto bg-sunken px-5 py-4">
        <p className="mx-auto max-w-4xl text-small text-muted">{cameraText.pagesLead}</p>
        <ol className="mx-auto mt-4 grid max-w-4xl grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4 max-sm:grid-cols-2">
          {pages.map((page, i) => (
            <PageCard
              key={page.id}
              page={page}
              number={i + 1}
              count={pages.length}
              onMove={(by) => move(page.id, by, i + 1)}
              onRemove={() => remove(page.id)}
              onRetake={() => on.onRetake(page.id)}
            />
          ))}
        </ol>
      </div>
      <footer className="flex flex-wrap justify-end gap-3 p-5">
        <p className="numbers flex-1 self-center text-small whitespace-nowrap text-muted max-sm:hidden">
          {cameraText.pagesCount({ count: pages.length })}
        </p>
        <Button
          onClick={on.onAdd}
          disabled={pages.length >= maxLetterFiles}
          className="max-sm:flex-auto max-sm:px-3"
        >
          <Icon name="plus" />
          {cameraText.add}
        </Button>
        <Button
          look="primary"
          ref={focusAtOnce}
          onClick={on.onDone}
          className="max-sm:flex-auto max-sm:px-3"
        >
          <Icon name="check" />
          {cameraText.done}
        </Button>
      </footer>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

type CardProps = {
  page: KeptPage
  number: number
  count: number
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  onRetake: () => void
}

function PageCard({ page, number, count, ...on }: CardProps) {
  const url = usePicture(page.bytes)
  return (
    <li className="overflow-hidden rounded-box border border-line bg-surface shadow-card">
      <figure>
        <div className="relative grid aspect-[1/1.2] place-items-center bg-sunken p-3">
          {url && (
            <img
              src={url}
              alt={cameraText.pageOf({ number, count })}
              className="max-h-full max-w-full object-contain shadow-card"
            />
          )}
        </div>
        <figcaption className="numbers px-3 pt-2 text-small font-semibold">
          {cameraText.pageTitle({ number })}
        </figcaption>
      </figure>
      <div className="grid grid-cols-2 justify-items-center p-1 sm:flex sm:justify-between">
        <IconButton
          label={cameraText.earlier({ number })}
          ended={number === 1}
          onClick={() => on.onMove(-1)}
        >
          <Icon name="left" />
        </IconButton>
        <IconButton
          label={cameraText.later({ number })}
          ended={number === count}
          onClick={() => on.onMove(1)}
        >
          <Icon name="right" />
        </IconButton>
        <IconButton label={cameraText.retakePage({ number })} onClick={on.onRetake}>
          <Icon name="camera" />
        </IconButton>
        <IconButton label={cameraText.removePage({ number })} onClick={on.onRemove}>
          <Icon name="erase" />
        </IconButton>
      </div>
    </li>
  )
}

function usePicture(bytes: ArrayBuffer): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return url
}
