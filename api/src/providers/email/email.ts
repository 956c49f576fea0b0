export type EmailMessage = {
  to: string
  subject: string
  text: string
  /** The language of the mail (BCP 47). */
  language: string
  /** The local part of the Message-ID. A repeated mail has the same id. */
  id: string
  /** A page that unsubscribes; mail programs can also call it with one click (RFC 8058). */
  stopUrl?: string
}

/** Sends mails to users. */
export type Email = {
  /**
   * Throws `AppError`: `provider-down` if the mail was certainly not accepted and can be retried, `invalid-input` if it was
   * rejected permanently, `unexpected` if it may have been accepted.
   */
  send(message: EmailMessage, signal: AbortSignal): Promise<void>
}
