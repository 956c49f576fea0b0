import { Component, type ReactNode } from 'react'
import { text } from '../text/text.ts'
import { Button } from './button.tsx'

type Props = { children: ReactNode }

/** Catches errors thrown by a screen, and shows a reload button instead of a blank page. */
export class Crash extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
        <h1 className="text-title">{text.app.crashed}</h1>
        <p className="max-w-md text-muted">
          {navigator.onLine ? text.app.crashedHint : text.app.chunkFailed}
        </p>
        <Button look="primary" onClick={() => location.reload()}>
          {text.app.reload}
        </Button>
      </main>
    )
  }
}
