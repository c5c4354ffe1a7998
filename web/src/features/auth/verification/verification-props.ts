export interface VerificationProps {
  /** Receives the token, and an empty string when it has expired. */
  onChange: (token: string) => void
  /** Called when solving starts and ends. */
  onPending?: (pending: boolean) => void
  /** Name of the box, so that a form can focus it. */
  name?: string
  invalid?: boolean
  /** Starts without a tick. */
  starts?: boolean
}
