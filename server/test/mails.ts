import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'
import type { TestApp } from './test-app'

/** A mail of the outbox, parsed, with the name of its file. */
export type FoundMail = Email & { file: string }

/** The mails to an address that lie in the application's outbox. */
export async function mailsTo(app: TestApp, address: string): Promise<FoundMail[]> {
  const folder = join(app.deps.config.dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .map(async (file) => ({ file, ...(await PostalMime.parse(await readFile(join(folder, file)))) })),
  )
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

/** Works on every job that is there, also on what would begin later, and waits until none is left. */
export async function jobsDone(app: TestApp): Promise<void> {
  await expect
    .poll(
      async () => {
        await app.deps.db`
          update jobs set run_at = now() where queue = any(${Object.keys(app.handlers)}) and state = 'waiting'
            and last_error is null and run_at > now()`
        const [row] = await app.deps.db<{ n: number }[]>`
          select count(*)::int as n from jobs
          where queue = any(${Object.keys(app.handlers)}) and state in ('waiting', 'active')`
        return row?.n
      },
      { timeout: 15_000, interval: 20 },
    )
    .toBe(0)
}

/** The token of the one link in a mail. */
export function tokenOf(mail: FoundMail | undefined): string {
  const tokens = [...(mail?.text ?? '').matchAll(/\?token=([\w-]+)/g)].map((match) => match[1])
  expect(tokens).toHaveLength(1)
  return tokens[0] ?? ''
}
