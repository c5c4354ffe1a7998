export interface VerificationProps {
  /** Receives the token, and an empty text when it is no longer good. */
  onChange: (token: string) => void
  invalid?: boolean
}
