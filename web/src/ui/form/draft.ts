/** Keeps what was typed in a form: read once when the form is made, written at each change. */
export interface Draft<V> {
  read: () => V | undefined
  write: (values: V) => void
  drop: () => void
}
