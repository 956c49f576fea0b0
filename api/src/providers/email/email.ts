export type EmailMessage = {
  to: string
  subject: string
  text: string
  /** In which language it is (BCP 47). */
  language: string
  /** Left of the @ of the Message-ID: the same mail again has the same one. */
  id: string
  /** A page that stops these mails; one press in the reader's mail program does it too (RFC 8058). */
  stopUrl?: string
}

/** Sends mails to users. */
export type Email = {
  /**
   * Throws `AppError`: `provider-down` when the mail was certainly not taken and may be tried again, `invalid-input` when it was refused
   * for good, `unexpected` when nobody knows whether it was taken.
   */
  send(message: EmailMessage, signal: AbortSignal): Promise<void>
}
