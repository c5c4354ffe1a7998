/** Proof that a person (or at least an effort) stands behind a call. */
export interface Verification {
  /** A fresh challenge for the client to solve; undefined where the provider issues its own. */
  challenge(): Promise<Record<string, unknown> | undefined>
  /** Whether a solved token is right, in time and not used before. Never throws for what a client sent. */
  verify(token: string): Promise<boolean>
}
