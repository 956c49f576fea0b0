import type { Document } from '@brieflotse/contract'
import type { ReactNode } from 'react'
import { stackText } from '../../text/stack.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { Skeleton } from '../../ui/spinner.tsx'
import { usePicture } from '../detail/use-picture.ts'

type Props = {
  document: Document
  number: number
  isBlank: boolean
  isFirst: boolean
  isLast: boolean
  onMove?: ((by: 1 | -1) => void) | undefined
  children?: ReactNode
}

/** A page thumbnail with its number, and its buttons below. */
export function PageTile({ document, number, isBlank, isFirst, isLast, onMove, children }: Props) {
  const { url, failure } = usePicture(document.id, number, 'phone')
  const page = document.pages.find((one) => one.number === number)
  return (
    <li className="max-w-32 min-w-0">
      <figure>
        <div
          className={`overflow-hidden rounded-small border border-line-strong bg-white ${isBlank ? 'opacity-60' : ''}`}
          style={{ aspectRatio: `${page?.width ?? 210} / ${page?.height ?? 297}` }}
        >
          {url ? (
            <img
              src={url}
              alt=""
              className="size-full object-cover object-top dark:brightness-90"
            />
          ) : failure ? (
            <span className="grid size-full place-items-center bg-sunken text-muted">
              <Icon name="page" />
            </span>
          ) : (
            <Skeleton className="size-full rounded-none!" />
          )}
        </div>
        <figcaption className="numbers mt-1 text-tiny text-muted">
          {stackText.page({ number })}
          {isBlank && ` · ${stackText.blank}`}
        </figcaption>
      </figure>
      {onMove && (
        <div className="flex justify-between">
          <IconButton
            label={stackText.earlier({ page: number })}
            data-at={`earlier ${number}`}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            <Icon name="left" />
          </IconButton>
          <IconButton
            label={stackText.later({ page: number })}
            data-at={`later ${number}`}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <Icon name="right" />
          </IconButton>
        </div>
      )}
      {children}
    </li>
  )
}
