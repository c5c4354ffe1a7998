/** Runs `signOut` now, later, or never, as the person decides. */
type Check = (signOut: () => void) => void

let check: Check | undefined

/** Registers what a customer's sign-out waits for; returns a function that takes it back. */
export function setSignOutCheck(next: Check): () => void {
  check = next
  return () => {
    if (check === next) check = undefined
  }
}

/** Signs out, after the registered check has agreed. */
export function checkedSignOut(signOut: () => void): void {
  if (check) check(signOut)
  else signOut()
}
