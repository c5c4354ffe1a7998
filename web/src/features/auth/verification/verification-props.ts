export interface VerificationProps {
  /** Receives the token, and an empty string when it has expired. */
  onChange: (token: string) => void
  /** Whether the token is being worked out now. */
  onPending?: (pending: boolean) => void
  /** Of the box, so that a form can bring the focus to it. */
  name?: string
  invalid?: boolean
  /** Begins by itself, without a tick. */
  starts?: boolean
}
