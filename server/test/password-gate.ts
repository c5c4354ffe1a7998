type Passwords = typeof import('../src/features/auth/passwords')

/** Holds calls after their work, so that a test decides what happens before the statement that follows them. */
function createGate() {
  let toHold = 0
  const held: (() => void)[] = []
  return {
    /** Holds the next `count` calls. */
    hold(count: number) {
      toHold = count
    },
    heldCount: () => held.length,
    /** Lets every held call return. */
    open() {
      toHold = 0
      for (const release of held.splice(0)) release()
    },
    async pass<T>(result: T): Promise<T> {
      if (toHold > 0) {
        toHold -= 1
        await new Promise<void>((release) => held.push(release))
      }
      return result
    },
  }
}

/** Gates behind the check of a password and the hash of a new one. */
export const passwordGates = { checked: createGate(), hashed: createGate() }

/** The module of passwords with its gates; for `vi.mock` in a file that `vitest.config.ts` runs alone. */
export function gated(real: Passwords): Passwords {
  const { checked, hashed } = passwordGates
  return {
    ...real,
    passwordMatches: async (stored, password) => checked.pass(await real.passwordMatches(stored, password)),
    hashPassword: async (password) => hashed.pass(await real.hashPassword(password)),
  }
}
