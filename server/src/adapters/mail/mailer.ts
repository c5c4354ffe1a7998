/** A mail to one person. `id` names the fact that it tells of, so that a repeat of the job replaces, not repeats, it. */
export interface Mail {
  id: string
  to: { name: string; address: string }
  subject: string
  text: string
}

/** Sends a mail or throws; may be asked twice for the same `id`. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
