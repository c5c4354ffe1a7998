/** Proof that a person, or at least computing effort, is behind a call. */
export interface Verification {
  /** A fresh challenge for the client to solve; undefined where the provider issues its own. */
  challenge(): Promise<Record<string, unknown> | undefined>
  /** Returns true for a correct, unexpired and unused token. Never throws because of the client's input. */
  verify(token: string): Promise<boolean>
}
